"""What a pile is scored with besides its cards, in words: calls, the losers, the table, the month."""
from collections.abc import Mapping
from typing import Any

from ..cards import MONTHS
from ..errors import UnknownName, nearest, shown
from ..rules import Rules
from ..rules.family import FAMILIES
from ..scoring import Situation, loser_in_words, situation_of
from ..words import count, listed, names, times

#: Who calls, by the part of a situation that counts it.
CALLERS = {"opponent_koikoi": "the opponent", "own_koikoi": "you"}


def checked_situation(given: Mapping[str, Any]) -> Situation:
    """A situation of the keywords of `score`. Raises UnknownName for another one, and as `score` does."""
    for key in given:
        if key not in Situation._fields:
            raise UnknownName(f"A score does not depend on {shown(key)}.{nearest(key, Situation._fields)}")
    return situation_of(**given)


def situation_words(key: str, situation: Situation, rules: Rules) -> str:
    """One thing that a score can depend on, in words. rules: whose words are used for playing on."""
    value, game = getattr(situation, key), FAMILIES[rules.family]
    number = len(situation.losers or ())
    if key in CALLERS:
        who = CALLERS[key]
        return f"{who} {game.called} {times(value)}" if value else f"{who} did not {game.call}"
    if key == "first_caller":
        who = loser_in_words(value or 0, number or 1)
        if value is None:
            return f"no loser {game.called}"
        return f"{who} {game.called}" if number < 2 else f"{who} was the first loser who {game.called}"
    if key == "losers":
        if value is None:
            return "no pile of a loser is looked at"
        return listed(f"{loser_in_words(place, number)} has {names(pile) or 'no cards'}"
                      for place, pile in enumerate(value))
    if key == "month":
        return f"the round is that of {MONTHS[value - 1]}" if value else "no month is given"
    if key == "field_brights":
        return f"{count(value, 'bright') if value else 'no bright'} lay on the table at the deal"
    if key == "loser_total":
        return f"the loser's yaku are worth {value}"
    if key == "shakes":
        return f"you have shown three of a month {times(value)}" if value else "you have shown no triple"
    if key == "bombs":
        return f"you have played {count(value, 'bomb') if value else 'no bomb'}"
    if key == "drawn_rounds":
        return f"{count(value, 'round') if value else 'no round'} just before {_were(value)} drawn"
    return f"{'a' if value else 'no'} {'willow' if key == 'rain' else 'paulownia'} lies on the table"


def _were(number: int) -> str:
    return "were" if number > 1 else "was"


def given_words(situation: Situation, rules: Rules) -> str:
    """What is not as usual in a situation, in words; "" where all is."""
    return listed(situation_words(key, situation, rules) for key, value in situation._asdict().items()
                  if value != getattr(Situation(), key))
