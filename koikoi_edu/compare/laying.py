"""The cards of a recorded round, dealt or laid out once more under other rules."""
from typing import NamedTuple

from ..errors import KoiKoiError
from ..game import Round, deal, position
from ..game.plan import plan_of
from ..rules import Rules
from .differing import Difference, differences
from .words import short_names


class NotLaid(NamedTuple):
    """Why the cards can't be dealt so: in a sentence, and the options that have it so."""

    text: str
    reasons: tuple[Difference, ...] = ()


#: What can differ so that no card lies where it lay.
_SIZES = ("players", "jokers", "hand_size", "field_size")
#: What can have cards dealt again, each with the value by which it does not.
_AGAIN = {"both_hand_yaku": "ignore", "table_quad": "off", "table_four_pairs": "off", "hand_quad": "off",
          "hand_four_pairs": "off"}


def laid_again(start: Round, other: Rules, month: int | None = None) -> Round | NotLaid:
    """The start of a round with the same cards in the same places under other rules, or why there is none.

    month: of the round, where the record does not say it. Raises RulesError for a month that can't be.
    """
    name = short_names((start.rules, other))[1]
    month = start.month if month is None else month
    if start.rules.family != other.family:
        return NotLaid(f"{name} is another game.")
    if start.rules.players != other.players:
        return NotLaid(f"{name} is played by {other.players}, and this round by {start.rules.players}.",
                       _named(start.rules, other, "players"))
    try:
        plan_of(other)
        if start.origin.seed is None:
            return _laid(start, other, month)
    except KoiKoiError as fault:
        return NotLaid(str(fault))
    sizes = [option for option in _SIZES if getattr(start.rules, option) != getattr(other, option)]
    if sizes:
        return NotLaid(f"{name} deals other cards than these.", _named(start.rules, other, *sizes))
    layout = start.origin.layout
    # Four of a month that left the table at the deal lay there before.
    table = layout.table | layout.removed
    for pile in layout.piles:
        table |= pile
    why = plan_of(other).checks.why_again(layout.hands, table)
    if why:
        by = next((option for option, off in _AGAIN.items() if getattr(other, option) != off and not
                   plan_of(other.variant(**{option: off})).checks.why_again(layout.hands, table)), "")
        return NotLaid(f"{name} does not play these cards. {why}", _named(start.rules, other, by))
    return deal(other, start.origin.seed, dealer=start.dealer, hands=layout.hands, table=table,
                stock=layout.stock, month=month)


def _laid(start: Round, other: Rules, month: int | None) -> Round:
    layout = start.origin.layout
    return position(other, hands=layout.hands, table=layout.table, stock=layout.stock, piles=layout.piles,
                    calls=start.origin.calls, dealer=start.dealer, to_play=start.to_play, month=month,
                    field_brights=start.origin.field_brights)


def _named(one: Rules, other: Rules, *options: str) -> tuple[Difference, ...]:
    return tuple(found for found in differences(one, other) if found.id in options)
