"""From a seed to a puzzle: `puzzle("total-3-plum")` is the same puzzle on every machine."""
import json
import re

from ..errors import KoiKoiError, RulesError, UnknownName, nearest, shown
from ..game.dealing import read_seed
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from .dice import Dice
from .kinds import KINDS
from .puzzle import Puzzle

_TRIES = 400
_ID = re.compile(r"(?P<kind>[a-z]+)-(?P<difficulty>[1-5])-(?P<seed>[^@]+)(?:@(?P<rules>.+))?")


def puzzle(seed: object, kind: str | None = None, difficulty: int | None = None,
           rules: str | Rules | None = None) -> Puzzle:
    """The puzzle that belongs to a seed.

    seed: the id of a puzzle ("total-3-plum"), or any short text or whole number. kind, difficulty (1 to 5),
    rules: what is wished for; where nothing is said, the seed decides over kind and difficulty, and the rules
    are those of "vanikar". Under rules that know no puzzle so hard, the nearest difficulty is taken.

    Raises UnknownName for a kind or rules that do not exist, RulesError for a seed or difficulty that can't
    be.
    """
    text = str(read_seed(seed)).strip()
    found = _ID.fullmatch(text)
    if found and found["kind"] in KINDS:
        text = found["seed"]
        kind = found["kind"] if kind is None else kind
        difficulty = int(found["difficulty"]) if difficulty is None else difficulty
        rules = _rules_from(found["rules"]) if rules is None and found["rules"] else rules
    if not text or "@" in text:
        raise RulesError(f"The seed of a puzzle is some letters or digits without '@', not {shown(seed)}.")
    if kind is not None and kind not in KINDS:
        raise UnknownName(f"There is no kind of puzzle {shown(kind)}."
                          f"{nearest(kind, KINDS) or ' Kinds: ' + ', '.join(KINDS) + '.'}")
    if difficulty is not None and (type(difficulty) is not int or not 1 <= difficulty <= 5):
        raise RulesError(f"A difficulty is a whole number from 1 to 5, not {shown(difficulty)}.")
    chooser = Dice(f"which {text}")
    drawn_kind, drawn_difficulty = chooser.choice(list(KINDS)), chooser.between(1, 5)
    kind, difficulty = kind or drawn_kind, difficulty or drawn_difficulty
    return _make(text, kind, difficulty, find_rules(rules) if rules is not None else DEFAULT)


def _make(seed: str, kind: str, difficulty: int, rules: Rules) -> Puzzle:
    id = f"{kind}-{difficulty}-{seed}{_rules_to(rules)}"
    dice = Dice(id)
    best: Puzzle | None = None
    for _ in range(_TRIES):
        made = KINDS[kind].make(id, rules, dice, difficulty)
        if made is None:
            continue
        if best is None or abs(made.difficulty - difficulty) < abs(best.difficulty - difficulty):
            best = made
        if best.difficulty == difficulty:
            break
    if best is None:
        raise RulesError(f"{rules.name} knows no puzzle of the kind {kind!r}.")
    return best


def _rules_to(rules: Rules) -> str:
    """What an id says of the rules: nothing for the usual ones."""
    if rules == DEFAULT:
        return ""
    changes = [f"{option}={json.dumps(value)}" for option, value in rules.changes.items()]
    return "@" + ";".join([(rules.preset or rules).id, *changes])


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
    except ValueError:
        raise RulesError(f"The rules in a puzzle's id look like 'vanikar;seven_doubles=false', "
                         f"not {shown(text)}.") from None
