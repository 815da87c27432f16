"""Saved games: rules, seed or deal, and actions, as a small readable JSON that is checked on load."""
import json
from typing import Any

from ..cards import CardSet
from ..errors import KoiKoiError, SavedGameError
from ..rules import Rules, rules
from .dealing import Layout
from .match import Match, new_match
from .round import Round, deal, position, walk

#: What a saved game calls itself; the number rises when an older program could not read it.
FORMAT = "koikoi-edu game 1"


def dumps(game: Round | Match) -> str:
    """The game as JSON text, indented, one line an action list."""
    return json.dumps(save(game), indent=1, ensure_ascii=False)


def loads(text: str) -> Round | Match:
    """The game that `dumps` wrote, with all its actions played again.

    Raises SavedGameError, in one sentence, for text that is damaged, foreign, or breaks its own rules.
    """
    try:
        data = json.loads(text)
    except (TypeError, ValueError) as fault:
        raise SavedGameError(f"This is not a saved game: it is no JSON text ({fault}).") from None
    return load(data)


def save(game: Round | Match) -> dict[str, Any]:
    """The game as plain dicts, lists, strings and numbers."""
    data: dict[str, Any] = {"format": FORMAT, "rules": game.rules.id}
    if game.rules.changes:
        data["options"] = dict(game.rules.changes)
    if isinstance(game, Match):
        return data | {"seed": game.seed, "dealer": game.rounds[0].dealer,
                       "rounds": [" / ".join(map(str, one.actions)) for one in game.rounds]}
    origin = game.origin
    if origin.seed is not None:
        data["seed"] = origin.seed
    data["dealer"] = game.dealer
    if origin.placed is not None:
        data["deal"] = _save_layout(origin.placed)
    if origin.seed is None:
        first = game.states[0]
        data |= {"to_play": first.to_play, "calls": list(origin.calls)}
    return data | {"actions": " / ".join(map(str, game.actions))}


def _save_layout(layout: Layout) -> dict[str, Any]:
    data: dict[str, Any] = {"hands": [str(hand) for hand in layout.hands], "table": str(layout.table),
                            "stock": " ".join(card.id for card in layout.stock)}
    if any(layout.piles):
        data["piles"] = [str(pile) for pile in layout.piles]
    return data


_KEYS = {"format", "rules", "options", "seed", "dealer"}
_ROUND_KEYS = _KEYS | {"deal", "to_play", "calls", "actions"}
_MATCH_KEYS = _KEYS | {"rounds"}
_TYPES = {"format": str, "rules": str, "options": dict, "seed": int | str, "dealer": int, "deal": dict,
          "to_play": int, "calls": list, "actions": str, "rounds": list}


def load(data: object) -> Round | Match:
    """The game that `save` described. Raises SavedGameError as `loads` does."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SavedGameError(f"This is not a saved game: it does not begin with the format {FORMAT!r}.")
    keys = _MATCH_KEYS if "rounds" in data else _ROUND_KEYS
    for key, value in data.items():
        if key not in keys:
            raise SavedGameError(f"A saved game has no part {key!r}.")
        if not isinstance(value, _TYPES[key]) or isinstance(value, bool):
            raise SavedGameError(f"The part {key!r} of the saved game is damaged: {value!r}.")
    for key in ("rules", "dealer", "rounds" if "rounds" in data else "actions"):
        if key not in data:
            raise SavedGameError(f"The saved game is damaged: its part {key!r} is missing.")
    if "seed" not in data and ("rounds" in data or "deal" not in data):
        raise SavedGameError("The saved game is damaged: it has neither a seed nor a deal.")
    try:
        game = rules(data["rules"]).variant(**data.get("options", {}))
        return _load_match(game, data) if "rounds" in data else _load_round(game, data)
    except SavedGameError:
        raise
    except KoiKoiError as fault:
        raise SavedGameError(f"The saved game breaks its rules: {fault}") from None
    except (TypeError, AttributeError) as fault:
        raise SavedGameError(f"The saved game is damaged: {fault}.") from None


def _load_match(game: Rules, data: dict[str, Any]) -> Match:
    match = new_match(game, seed=data["seed"], dealer=data["dealer"])
    for number, actions in enumerate(data["rounds"]):
        if number:
            match = match.next_round()
        for action in _actions(actions):
            match = match.apply(action)
    if not data["rounds"]:
        raise SavedGameError("The saved game is damaged: it has no round.")
    return match


def _load_round(game: Rules, data: dict[str, Any]) -> Round:
    placed = data.get("deal", {})
    if set(placed) - {"hands", "table", "stock", "piles"}:
        raise SavedGameError("The deal of the saved game has parts other than hands, table, stock and piles.")
    if "seed" in data:
        parts = {zone: _zone(placed, zone) for zone in ("hands", "table", "stock")} if placed else {}
        state = deal(game, data["seed"], dealer=data["dealer"], **parts)
    else:
        state = position(game, hands=_zone(placed, "hands"), table=_zone(placed, "table"),
                         stock=_zone(placed, "stock"), piles=_zone(placed, "piles") if "piles" in placed else None,
                         calls=data.get("calls"), dealer=data["dealer"], to_play=data.get("to_play"))
    for state in walk(state, _actions(data["actions"])):  # noqa: B007 - the last one is the game
        pass
    return state


def _zone(placed: dict[str, Any], zone: str) -> Any:
    cards = placed.get(zone, [] if zone in ("hands", "piles") else "")
    sets = cards if zone in ("hands", "piles") and isinstance(cards, list) else [cards]
    if not all(isinstance(one, str) for one in sets):
        raise SavedGameError(f"The {zone} of the saved game are damaged: {cards!r}.")
    for one in sets:
        CardSet(one)
    return cards


def _actions(text: object) -> list[str]:
    if not isinstance(text, str):
        raise SavedGameError(f"The actions of the saved game are damaged: {text!r}.")
    return [action.strip() for action in text.split("/") if action.strip()]
