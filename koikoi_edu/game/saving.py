"""Saved games: rules, seed or deal, and actions, as a small readable JSON that is checked on load."""
import json
from typing import Any

from ..cards import CardSet
from ..errors import KoiKoiError, SavedGameError, shown
from ..rules import RULES, Rules, rules
from .beginning import deal, position
from .dealing import Layout
from .match import Match, new_match
from .round import Round, walk

#: What a saved game calls itself; the number rises when an older program could not read it.
FORMAT = "koikoi-edu game 1"


def dumps(game: Round | Match) -> str:
    """The game as JSON text, indented, one line an action list. Raises SavedGameError as `save` does."""
    return json.dumps(save(game), indent=1, ensure_ascii=False)


def loads(text: str | bytes) -> Round | Match:
    """The game that `dumps` wrote, with all its actions played again.

    Raises SavedGameError, in one sentence, for text that is damaged, foreign, or breaks its own rules.
    """
    try:
        data = json.loads(text)
    except (TypeError, ValueError, RecursionError) as fault:
        raise SavedGameError(f"This is not a saved game: it is no JSON text ({fault}).") from None
    return load(data)


def save(game: Round | Match) -> dict[str, Any]:
    """The game as plain dicts, lists, strings and numbers.

    Raises SavedGameError for a game under rules that are not in `RULES`: nobody could load it.
    """
    game_rules = game.rules
    if RULES.get(game_rules.id) != (game_rules.preset or game_rules):
        raise SavedGameError(f"The rules {game_rules.name} are not among the rule sets, "
                             "so a game under them can't be saved.")
    data: dict[str, Any] = {"format": FORMAT, "rules": game_rules.id}
    if game_rules.changes:
        data["options"] = {option: _plain(value) for option, value in game_rules.changes.items()}
    if isinstance(game, Match):
        if game.birthdays:
            data["birthdays"] = list(game.birthdays)
        return data | {"seed": game.seed, "dealer": game.rounds[0].dealer,
                       "rounds": [_words(one) for one in game.rounds]}
    origin = game.origin
    if origin.seed is not None:
        data["seed"] = origin.seed
    data["dealer"] = game.dealer
    if origin.month is not None:
        data["month"] = origin.month
    if origin.drawn_rounds:
        data["drawn_rounds"] = origin.drawn_rounds
    if origin.placed is not None:
        data["deal"] = _save_layout(origin.placed)
    if origin.seed is None:
        data |= {"to_play": game.states[0].to_play, "calls": list(origin.calls)}
        if origin.field_brights is not None:
            data["field_brights"] = origin.field_brights
    return data | {"actions": _words(game)}


def _plain(value: Any) -> Any:
    """The value of an option as JSON has it; `Rules.variant` reads it again."""
    if isinstance(value, CardSet):
        return str(value)
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


def _words(game: Round) -> str:
    return " / ".join(map(str, game.actions))


def _save_layout(layout: Layout) -> dict[str, Any]:
    data: dict[str, Any] = {"hands": list(map(str, layout.hands)), "table": str(layout.table),
                            "stock": " ".join(card.id for card in layout.stock)}
    if any(layout.piles):
        data["piles"] = list(map(str, layout.piles))
    if layout.stacks:
        data["stacks"] = list(map(str, layout.stacks))
    return data


#: The parts of the three kinds of saved game, with their types; those in _OPTIONAL may be missing.
_MATCH = {"format": str, "rules": str, "options": dict, "seed": int | str, "dealer": int, "rounds": list,
          "birthdays": list}
_DEALT = {"format": str, "rules": str, "options": dict, "seed": int | str, "dealer": int, "deal": dict,
          "month": int, "drawn_rounds": int, "actions": str}
_LAID = {"format": str, "rules": str, "options": dict, "dealer": int, "deal": dict, "to_play": int,
         "calls": list, "month": int, "field_brights": int, "actions": str}
_DEAL = {"hands": list, "table": str, "stock": str, "piles": list, "stacks": list}
_OPTIONAL = {"options", "deal", "piles", "stacks", "month", "drawn_rounds", "field_brights", "birthdays"}
#: The lists of numbers; all others hold texts.
_NUMBERS = {"calls", "birthdays"}


def load(data: object) -> Round | Match:
    """The game that `save` described. Raises SavedGameError as `loads` does."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SavedGameError(f"This is not a saved game: it does not begin with the format {FORMAT!r}.")
    parts = _MATCH if "rounds" in data else _DEALT if "seed" in data else _LAID
    _check_parts(data, parts, "saved game")
    try:
        game = rules(data["rules"]).variant(**data.get("options", {}))
        return _load_match(game, data) if parts is _MATCH else _load_round(game, data)
    except SavedGameError:
        raise
    except KoiKoiError as fault:
        raise SavedGameError(f"The saved game breaks its rules: {fault}") from None


def _check_parts(data: dict[Any, Any], parts: dict[str, Any], what: str) -> None:
    for key, value in data.items():
        if key not in parts:
            raise SavedGameError(f"The {what} has a part {shown(key)} that does not belong there.")
        texts = (key in _NUMBERS or not isinstance(value, list | dict)
                 or all(type(one) is str for one in value))
        if not isinstance(value, parts[key]) or isinstance(value, bool) or not texts:
            raise SavedGameError(f"The part {key!r} of the {what} is damaged: {shown(value)}.")
    for key in parts:
        if key not in data and key not in _OPTIONAL:
            raise SavedGameError(f"The {what} is damaged: its part {key!r} is missing.")


def _load_match(game: Rules, data: dict[str, Any]) -> Match:
    if not data["rounds"]:
        raise SavedGameError("The saved game is damaged: it has no round.")
    match = new_match(game, seed=data["seed"], dealer=data["dealer"], birthdays=data.get("birthdays"))
    for number, actions in enumerate(data["rounds"]):
        if number:
            match = match.next_round()
        for action in _actions(actions):
            match = match.apply(action)
    return match


def _load_round(game: Rules, data: dict[str, Any]) -> Round:
    placed = data.get("deal")
    if placed is not None:
        _check_parts(placed, _DEAL, "deal of the saved game")
    if "seed" in data:
        for part in ("piles", "stacks"):
            if placed is not None and part in placed:
                raise SavedGameError(f"The deal of the saved game has a part {part!r} that does not belong "
                                     "there.")
        state = deal(game, data["seed"], dealer=data["dealer"], month=data.get("month"),
                     drawn_rounds=data.get("drawn_rounds", 0), **(placed or {}))
    else:
        if placed is None:
            raise SavedGameError("The saved game is damaged: it has neither a seed nor a deal.")
        state = position(game, **placed, calls=data["calls"], dealer=data["dealer"], to_play=data["to_play"],
                         month=data.get("month"), field_brights=data.get("field_brights"))
    return [state, *walk(state, _actions(data["actions"]))][-1]


def _actions(text: str) -> list[str]:
    return [action.strip() for action in text.split("/")] if text.strip() else []
