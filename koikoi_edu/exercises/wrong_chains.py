"""What led someone to a wrong number at the end of the chain of Go-Stop (spec 4.11, 4.14)."""
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from ..cards import CardSet, Kind
from ..scoring import Score, Step, loser_in_words
from ..words import capital, listed, times
from .misconceptions import Mistake
from .penalties import few_chaff_reason, no_bright_reason

_DOUBLE = CardSet("joker-double")
_SEVEN = 7  # animals that double
_GO = ("go_point", "go_times")
#: What each step of a chain is a trap by, an id of `puzzles.traps.TRAPS`.
_TRAPS = {"no_bright": "no_bright", "few_chaff": "few_chaff", "double_joker": "double_joker",
          "go_point": "added", "go_times": "goes", "go_bak": "go_bak", "empty": "spared"}


class Link(NamedTuple):
    """One step of a chain: what it adds or multiplies by. key: what it is for, such as "few_chaff"."""

    key: str
    factor: int | None
    added: int | None
    reason: str
    lit: CardSet = CardSet()

    @property
    def trap(self) -> str:
        return _TRAPS.get(self.key, "shown")


_Changed = Callable[[Sequence[Link]], list[Link]]


class _Change(NamedTuple):
    """A chain that someone has in mind, made from the true one.

    says: what is true instead, a clause. about: what of the chain it changes; of the same no two are believed
    at once. missing: that a step was left out. odd: that it is less likely than others.
    """

    says: str
    trap: str
    links: _Changed
    about: str
    lit: CardSet = CardSet()
    missing: bool = False
    odd: bool = False


def links_of(steps: Iterable[Step]) -> tuple[Link, ...]:
    """The steps after the sum of the yaku as links of a chain."""
    return tuple(Link(_key(step), step.factor, step.added, step.reason, step.decides)
                 for step in steps if not step.held and step.option != "three_player")


def _key(step: Step) -> str:
    adds = step.factor is None
    if step.option == "bonuses":
        return "no_bright" if adds else "double_joker"
    if step.option == "own_koikoi":
        return "go_point" if adds else "go_times"
    return {"no_bright_doubles": "no_bright", "safe_chaff": "few_chaff", "empty_pile_pays": "empty"
            }.get(step.option, step.option)


def value_of(base: int, links: Iterable[Link]) -> int:
    """The points that a chain comes to from the sum of the yaku."""
    for link in links:
        base = base * (1 if link.factor is None else link.factor) + (link.added or 0)
    return base


class Chain:
    """The chain of one loser, or of the winner where `place` is None, and what is easily got wrong in it."""

    def __init__(self, true: Score, place: int | None) -> None:
        losers = true.situation.losers or ()
        self.true, self.rules, self.place = true, true.rules, place
        self.base, self.losers = true.base, losers
        self.loser = losers[place] if place is not None else None
        self.links = links_of(true.dues[place].steps if place is not None else true.steps[1:])
        self.who = loser_in_words(place, len(losers)) if place is not None else ""

    @property
    def value(self) -> int:
        """What it comes to."""
        return value_of(self.base, self.links)

    def mistake(self, answer: int) -> Mistake:
        """What led to this number, with no text where nothing explains it."""
        if answer == self.base and len(self.links) > 1:
            return Mistake(f"{answer} is the sum of the yaku, so far so good. The chain goes on from there: "
                           f"{self.links[0].reason}.", self.links[0].trap, self.links[0].lit)
        single = [change for change in self._changes if self._of(change) == answer]
        if single:
            return _said(single)
        if order := self._order(answer):
            return order
        if pairs := self._pairs.get(answer):
            # The likeliest pair: steps that were left out, then what is not odd.
            one, other = min(pairs, key=lambda pair: sum(4 * one.odd + (not one.missing) for one in pair))
            may = "were" if len(pairs) == 1 else "may have been"
            return Mistake(f"Two things {may} overlooked: {one.says}; {other.says}.", one.trap,
                           one.lit | other.lit)
        for number in range(3, len(self.links)):
            for left in combinations(self.links, number):
                if value_of(self.base, [link for link in self.links if link not in left]) == answer:
                    return Mistake(f"That leaves out {number} of the {len(self.links)} steps of the chain.",
                                   left[0].trap, left[0].lit)
        return Mistake("")

    def clue(self, answer: int) -> Mistake:
        """What can be said of a number that no mistake explains."""
        few = answer < self.value
        factor = 1
        for link in self.links:
            factor *= link.factor or 1
        if answer % factor and not any(map(_is_last, self.links)):
            return Mistake(f"{answer} can't be it: all is multiplied by {factor} here, so that a multiple of "
                           f"{factor} comes out. Begin with the sum of the yaku, {self.base}.",
                           "few" if few else "many", self.true.cards)
        return Mistake(f"{answer} is too {'few' if few else 'many'}. Begin with the sum of the yaku, "
                       f"{self.base}. Add what is to be added, then multiply step by step.",
                       "few" if few else "many", self.true.cards)

    @property
    def idle(self) -> list[str]:
        """Why penalties are not due that were looked for, a sentence each."""
        return [f"{capital(change.says)}." for change in self._undue()
                if change.about in ("no_bright", "few_chaff")]

    def _of(self, *changes: _Change) -> int:
        links = list(self.links)
        for change in changes:
            links = change.links(links)
        return value_of(self.base, links)

    @cached_property
    def _changes(self) -> tuple[_Change, ...]:
        """What is easily got wrong, the likeliest first."""
        return (*self._left_out(), *self._undue(), *self._goes(), *self._twice())

    @cached_property
    def _pairs(self) -> dict[int, list[tuple[_Change, _Change]]]:
        """Two things that are got wrong at once, by the number that comes of them."""
        found: dict[int, list[tuple[_Change, _Change]]] = {}
        for one, other in combinations(self._changes, 2):
            if one.about != other.about:
                found.setdefault(self._of(one, other), []).append((one, other))
        return found

    def _left_out(self) -> Iterator[_Change]:
        both = {link.key for link in self.links} >= set(_GO)
        for link in self.links:
            # Goes can do two things at once; then it has to be said which of them.
            does = f": {'+' if link.added else '×'}{link.added or link.factor}"
            says = f"{link.reason}{does if both and link.key in _GO else ''}"
            yield _Change(says, link.trap, _without(link.key), link.key, link.lit, True)

    def _undue(self) -> Iterator[_Change]:
        """What looks as if it counted and does not."""
        due = {link.key for link in self.links}
        rules = self.rules
        if self.loser is not None:
            if "no_bright" in rules.bonuses and "no_bright" not in due:
                why, trap, lit = no_bright_reason(self.true, self.loser, self.who)
                factor, added = (2, None) if rules.no_bright_doubles else (None, 2)
                yield _Change(why, trap, _with(Link("no_bright", factor, added, "")), "no_bright", lit,
                              odd=trap == "no_bright")
            if "few_chaff" in rules.bonuses and "few_chaff" not in due:
                why, trap, lit = few_chaff_reason(self.true, self.loser, self.who)
                yield _Change(why, trap, _with(Link("few_chaff", 2, None, "")), "few_chaff", lit)
        if "double_score" in rules.bonuses and "double_joker" not in due and rules.deck & _DOUBLE:
            held = any(one & _DOUBLE for one in self.losers)
            says = ("the joker for a double score is no use to a loser" if held
                    else "you do not hold the joker for a double score")
            yield _Change(says, "double_joker", _with(Link("double_joker", 2, None, "")), "double_joker",
                          odd=not held)
        animals = len(self.true.pile.of(Kind.ANIMAL))
        if rules.seven_animals and "seven_animals" not in due and _SEVEN - 2 <= animals < _SEVEN:
            yield _Change(f"only {_SEVEN} animals double, and you hold {animals}", "shown",
                          _with(Link("seven_animals", 2, None, "")), "seven_animals", odd=True)
        if rules.go_bak and self.loser is not None:
            doubled = _with(Link("go_bak", 2, None, ""))
            if len(self.losers) == 2:
                says = "with three players no go of a loser doubles: the first who said it pays for both"
                yield _Change(says, "go_bak", _after(_without("go_bak"), doubled), "go_bak",
                              odd="go_bak" not in due)
            elif "go_bak" not in due:
                says = f"{self.who} did not say go; only a loser's go makes the loser pay double"
                yield _Change(says, "go_bak", doubled, "go_bak", odd=True)

    def _goes(self) -> Iterator[_Change]:
        """Other things that so many goes are taken to do."""
        goes, mode = self.true.situation.own_koikoi, self.rules.own_koikoi
        if mode not in ("go", "go_korean"):
            return
        true = _go_of(self.links)
        factors = dict.fromkeys([1, 2, goes, goes - 1, goes + 1, 2 ** max(goes - 2, 0), 2 ** max(goes - 1, 0),
                                 2 ** goes] if goes else [1])
        for factor in factors:
            for added in dict.fromkeys([true[0], 0, 1, goes]):
                if (added, factor) == true or factor < 1:
                    continue
                says = "; ".join(filter(None, [_of_points(mode, goes) if added != true[0] else "",
                                               _of_times(mode, goes) if factor != true[1] else ""]))
                trap = "goes" if goes > 1 or factor != true[1] else "added"
                odd = factor not in (true[1], 1, 2, goes)
                yield _Change(says, trap, _with_goes(added, factor), "goes", odd=odd)

    def _twice(self) -> Iterator[_Change]:
        """What is given once though it was done twice, and what is given twice."""
        for link in self.links:
            if link.factor == 4 and link.key not in _GO:
                once = _with(link._replace(factor=2))
                yield _Change(f"each of them doubles, so that two make four times the points: {link.reason}",
                              link.trap, _after(_without(link.key), once), link.key, link.lit)
        for link in self.links:
            if link.key not in _GO and link.factor != 0 and not _is_last(link):
                yield _Change(f"this counts only once: {link.reason}", link.trap, _with(link),
                              f"{link.key} twice", link.lit, odd=True)

    def _order(self, answer: int) -> Mistake | None:
        """What is wrong where the links are right, and not how they work together."""
        adds = [link for link in self.links if link.added and not _is_last(link)]
        rest = [link for link in self.links if link not in adds]
        factors = [link.factor for link in rest if link.factor is not None]
        for number in range(len(adds), 0, -1):
            for late in combinations(adds, number):
                first = [link for link in adds if link not in late]
                for at in range(len(rest), 0, -1):
                    if value_of(self.base, [*first, *rest[:at], *late, *rest[at:]]) == answer:
                        says = listed(link.reason for link in late)
                        return Mistake("What is added comes first, before anything multiplies: "
                                       f"{says}.", "added", self.true.cards)
        start = value_of(self.base, adds)
        summed = (start * sum(factors), start * (1 + sum(factor - 1 for factor in factors)))
        if len(factors) > 1 and 0 not in factors and answer in summed:
            return Mistake("What is multiplied is multiplied again by the next step: two doublings make four "
                           "times the points.", "twice", self.true.cards)
        if factors and answer == start + sum(factors):
            return Mistake("These multiply, and are not added: "
                           f"{listed(link.reason for link in rest)}.", "twice", self.true.cards)
        return None


def _go_of(links: Sequence[Link]) -> tuple[int, int]:
    """What goes add and multiply by in a chain."""
    return (sum(link.added or 0 for link in links if link.key == "go_point"),
            next((link.factor or 1 for link in links if link.key == "go_times"), 1))


def _of_points(mode: str, goes: int) -> str:
    if goes == 0:
        return "you said no go, so nothing is added for it"
    if mode == "go_korean":
        return f"each go adds a point, and you said go {times(goes)}"
    return "one go adds one point" if goes == 1 else "from the second go on none adds a point: they multiply"


def _of_times(mode: str, goes: int) -> str:
    if goes == 0:
        return "you said no go, so nothing multiplies for it"
    if mode == "go_korean":
        return ("goes multiply only from the third on" if goes < 3 else
                "the third go doubles, and each further one doubles again")
    return "one go multiplies nothing" if goes == 1 else f"so many goes, so many times: here times {goes}"


def _without(key: str) -> _Changed:
    return lambda links: [link for link in links if link.key != key]


def _after(first: _Changed, then: _Changed) -> _Changed:
    return lambda links: then(first(links))


def _with(new: Link) -> _Changed:
    return lambda links: _in_order([*links, new])


def _with_goes(added: int, factor: int) -> _Changed:
    def changed(links: Sequence[Link]) -> list[Link]:
        others = [link for link in links if link.key not in _GO]
        return _in_order([Link("go_point", None, added, ""), Link("go_times", factor, None, ""), *others])
    return changed


def _is_last(link: Link) -> bool:
    """Whether it comes when all is multiplied: somebody pays for another, or nothing."""
    return link.factor == 0 or (link.key == "go_bak" and link.added is not None)


def _in_order(links: Iterable[Link]) -> list[Link]:
    """What is added, then what multiplies, then what comes last."""
    return sorted(links, key=lambda link: 2 if _is_last(link) else link.factor is not None)


def _said(changes: Sequence[_Change]) -> Mistake:
    """What is said where each of these comes to the number that was given: the likeliest ones."""
    missing = [change for change in changes if change.missing]
    likely = missing or [change for change in changes if not change.odd] or changes
    first, said = likely[0], list(dict.fromkeys(change.says for change in likely))
    lit = CardSet({card for change in likely for card in change.lit})
    if len(said) > 1:
        return Mistake(f"One of these {'is missing' if missing else 'was overlooked'}: {'; '.join(said)}.",
                       first.trap, lit)
    text = f"One thing more counts: {said[0]}." if missing else f"{capital(said[0])}."
    return Mistake(text, first.trap, lit)
