"""From a seed to a puzzle: `puzzle("total-3-plum")` is the same puzzle on every machine."""
import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from ..cards import CardSet
from ..errors import KoiKoiError, RulesError, UnknownName, nearest, shown
from ..game.dealing import read_seed
from ..rules import DEFAULT, Rules, of_family
from ..rules import rules as find_rules
from .dice import Dice
from .kinds import KINDS
from .kinds.flash import Flash
from .puzzle import Puzzle

_TRIES = 400  # throws of the dice for the difficulty that is wished for
_PATIENCE = 4000  # throws for any puzzle at all
_LONGEST_SEED = 60  # characters; an id also says the kind, the difficulty and the rules
_LONGEST_ID = 1000
#: What the games are called, by the family of their rules.
GAMES = {"koi-koi": "Koi-Koi", "go-stop": "Go-Stop"}
_ID = re.compile(r"(?P<kind>[a-z]+)-(?P<difficulty>\d+)-(?P<seed>[^@]+)(?:@(?P<rules>.+))?")


class Id(NamedTuple):
    """What the id of a puzzle says. rules: "" for the usual ones."""

    kind: str
    difficulty: int
    seed: str
    rules: str


def split(id: str) -> Id | None:
    """The parts of a puzzle's id, None for a text that is none."""
    found = _ID.fullmatch(id)
    if found is None or found["kind"] not in KINDS or found["difficulty"] not in tuple("12345"):
        return None
    return Id(found["kind"], int(found["difficulty"]), found["seed"], found["rules"] or "")


def puzzle(seed: object, kind: str | None = None, difficulty: int | None = None,
           rules: str | Rules | None = None) -> Puzzle:
    """The puzzle that belongs to a seed.

    seed: the id of a puzzle ("total-3-plum"), or any text of at most 60 characters or whole number; for a
    flash card, the card or yaku that it asks about. kind, difficulty (1 to 5), rules: what is wished for;
    where nothing is said, the seed decides over difficulty and kind, among those without end, and the rules
    are those of "vanikar", or of "gostop" for a kind of Go-Stop. Under rules that know no puzzle so hard, the
    nearest difficulty is taken.

    Raises UnknownName for a kind, rules or the id of a flash card that do not exist, RulesError for a seed
    or difficulty that can't be, or a kind that makes no sense under the rules.
    """
    text = str(read_seed(seed, _LONGEST_ID)).strip()
    if found := split(text):
        text = found.seed.strip()
        kind = found.kind if kind is None else kind
        difficulty = found.difficulty if difficulty is None else difficulty
        rules = _rules_from(found.rules) if rules is None and found.rules else rules
    elif kind is None:
        _check_no_slip(text)
    read_seed(text, _LONGEST_SEED)
    if not text or "@" in text:
        raise RulesError(f"The seed of a puzzle is some letters or digits without '@', not {shown(seed)}.")
    if kind is not None:
        check_kind(kind)
    if difficulty is not None and (type(difficulty) is not int or not 1 <= difficulty <= 5):
        raise RulesError(f"A difficulty is a whole number from 1 to 5, not {shown(difficulty)}.")
    table = find_rules(rules) if rules is not None else _home(kind)
    if kind is not None:
        check_family(kind, table)
    if found and kind == found.kind:
        _check_flash_card(seed, text, kind, table)
    chooser = Dice(f"which {text}")
    difficulty = difficulty or chooser.between(1, 5)
    for one in [kind] if kind else chooser.shuffled(endless_kinds(table)):
        if made := _make(text, one, difficulty, table):
            return made
    raise RulesError(f"{repr(table).strip('<>')} knows no puzzle of the kind {shown(kind)}.")


def _check_flash_card(id: object, seed: str, kind: str, rules: Rules) -> None:
    """Raise UnknownName for the id of a flash card that does not exist: as a seed it would draw another."""
    of = KINDS[kind]
    if issubclass(of, Flash) and not of.named(seed, rules) and (deck := of.seeds(rules)):
        raise UnknownName(f"There is no flash card {shown(id)}.{nearest(seed, deck)}")


def check_kind(kind: object) -> None:
    """Raise UnknownName, with the nearest that exists, unless there is this kind of puzzle."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise UnknownName(f"There is no kind of puzzle {shown(kind)}."
                          f"{nearest(kind, KINDS) or ' Kinds: ' + ', '.join(KINDS) + '.'}")


def check_family(kind: str, rules: Rules) -> None:
    """Raise RulesError for a kind of puzzle that is about another game than these rules."""
    family = KINDS[kind].family
    if family not in ("", rules.family):
        raise RulesError(f"Puzzles of the kind {kind!r} are about {GAMES[family]}, not {rules.name}. "
                         f"Kinds for {rules.name}: {', '.join(kinds_for(rules))}.")


def kinds_for(rules: Rules) -> tuple[str, ...]:
    """The kinds of puzzle that there are for the game of these rules, flash cards among them."""
    return tuple(id for id, kind in KINDS.items() if kind.family in ("", rules.family))


def read_kinds(kinds: str | Iterable[str] | None, rules: Rules, asks: str) -> tuple[str, ...]:
    """Kinds as they are asked for, each once: ids of `KINDS`, one or several, None for all without end.

    asks: what asks puzzles, for the sentence that says that it needs a kind.

    Raises UnknownName for a kind that does not exist, RulesError for what names no kind, or one for another
    game.
    """
    if kinds is None:
        return endless_kinds(rules)
    try:
        chosen = tuple(dict.fromkeys([kinds] if isinstance(kinds, str) else kinds))
    except TypeError:
        raise RulesError(f"Kinds are one id or several, such as 'total', not {shown(kinds)}.") from None
    for kind in chosen:
        check_kind(kind)
        check_family(kind, rules)
    if not chosen:
        raise RulesError(f"A {asks} needs a kind of puzzle. Kinds: {', '.join(kinds_for(rules))}.")
    return chosen


def read_difficulties(difficulty: int | Iterable[int] | None) -> tuple[int, ...] | None:
    """Difficulties as they are asked for, 1 to 5, one or several, the lowest first; None stays None.

    Raises RulesError for anything else.
    """
    if difficulty is None:
        return None
    many = list(difficulty) if isinstance(difficulty, Iterable) else [difficulty]
    if not many or not all(type(one) is int and 1 <= one <= 5 for one in many):
        raise RulesError(f"A difficulty is a whole number from 1 to 5, or several, not {shown(difficulty)}.")
    return tuple(sorted(set(many)))


@lru_cache
def endless_kinds(rules: Rules) -> tuple[str, ...]:
    """The kinds that are made from any seed: all but the flash cards."""
    return tuple(id for id in kinds_for(rules) if not KINDS[id].seeds(rules))


def rules_in_id(rules: Rules) -> str:
    """What an id says of the rules: "" for the usual ones, "vanikar;seven_doubles=false" for a variant."""
    if rules == DEFAULT:
        return ""
    changes = [f"{option}={json.dumps(value, default=_plain)}" for option, value in rules.changes.items()]
    return ";".join([(rules.preset or rules).id, *changes])


def _plain(value: Any) -> Any:
    """A set in the value of an option as JSON has it; `Rules.variant` reads it again."""
    return str(value) if isinstance(value, CardSet) else sorted(value)


def _home(kind: str | None) -> Rules:
    """The rules of a kind where none are named."""
    return of_family(KINDS[kind].family or DEFAULT.family)[0] if kind else DEFAULT


def _make(seed: str, kind: str, difficulty: int, rules: Rules) -> Puzzle | None:
    """The puzzle of this kind that is nearest in difficulty, None if the rules know none."""
    said = rules_in_id(rules)
    id = f"{kind}-{difficulty}-{seed}{f'@{said}' if said else ''}"
    dice = Dice(id)
    best: Puzzle | None = None
    for tries in range(_PATIENCE):
        if best and tries >= _TRIES:
            break
        made = KINDS[kind].make(id, rules, dice, difficulty)
        if made is None:
            continue
        if best is None or abs(made.difficulty - difficulty) < abs(best.difficulty - difficulty):
            best = made
        if best.difficulty == difficulty or best.id != id:
            break
    return best


def _check_no_slip(text: str) -> None:
    """Raise for what was meant as an id, but has a slip in it."""
    found = _ID.fullmatch(text)
    if found is None:
        return
    if found["kind"] in KINDS:
        raise RulesError(f"A difficulty is a whole number from 1 to 5, not {found['difficulty']}.")
    if (near := nearest(found["kind"], KINDS)) or found["rules"]:
        raise UnknownName(f"There is no kind of puzzle {found['kind']!r}.{near}")


def _rules_from(text: str) -> Rules:
    """The rules that an id says. Raises UnknownName or RulesError for what can't be."""
    preset, *changes = text.split(";")
    rules = find_rules(preset)
    if not changes:
        return rules
    try:
        return rules.variant(**{option: json.loads(value)
                                for option, value in (change.split("=", 1) for change in changes)})
    except KoiKoiError:
        raise
    except (ValueError, RecursionError):
        raise RulesError(f"The rules in a puzzle's id look like 'vanikar;seven_doubles=false', "
                         f"not {shown(text)}.") from None
