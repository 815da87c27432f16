"""Whether the values of a rule set fit together (spec 12)."""
from typing import TYPE_CHECKING

from ..errors import RulesError, shown
from .family import FAMILIES

if TYPE_CHECKING:
    from .model import Rules


def check_fit(rules: "Rules") -> None:
    """Raise RulesError for values that do not fit together, each good by itself."""
    if rules.family not in FAMILIES:
        raise RulesError(f"There is no family of games {shown(rules.family)}; {rules.id!r} is of one of "
                         f"{', '.join(FAMILIES)}.")
    if rules.players == 3 and rules.three is None:
        raise RulesError(f"The option 'players' can't be 3; in {rules.name} it takes one of 2.")
    if rules.must_play_match and rules.may_decline_capture:
        raise RulesError("The options 'must_play_match' and 'may_decline_capture' do not go together: "
                         "a card that has to capture can't be left lying.")
    zones = {zone for zone, size in rules.packets if size > 0}
    if zones != {"others", "table", "dealer"}:
        raise RulesError(f"The packets of {rules.id!r} go to others, table and dealer, to each of them "
                         "and nowhere else.")
    dealt = rules.hand_size * rules.players + rules.field_size
    if dealt > len(rules.deck):
        raise RulesError(f"{rules.players} hands of {rules.hand_size} and {rules.field_size} cards on the "
                         f"table are more than the {len(rules.deck)} cards of the deck.")
