"""What the puzzles about a finished round of Go-Stop have in common (spec 4.11, 4.14)."""
from dataclasses import dataclass
from functools import cached_property

from ...cards import BRIGHTS, CHAFF, CardSet
from ...exercises.penalties import few_chaff_reason, no_bright_reason
from ...exercises.reading import read_number
from ...exercises.wrong_chains import Chain
from ...scoring import Score, Step, loser_in_words, score
from ...words import capital, count, listed, times
from ..puzzle import Fault, Form, Reason, Scene
from ..rounds import with_losers
from ..telling import summed
from .pile import OfPile

_SHOWN = ("shake", "bomb", "seven_animals", "drawn_round_doubles")
_NUMBERS = {2: "Two", 3: "Three"}
#: What each step of a chain has to do with.
_MATTERS = {"no_bright": "brights", "few_chaff": "chaff", "go_point": "your goes", "go_times": "your goes",
            "double_joker": "a joker", "shake": "what you have shown", "bomb": "what you have bombed",
            "seven_animals": "your animals", "drawn_round_doubles": "what was before this round",
            "go_bak": "who said go", "empty": "how many cards a pile has"}


@dataclass(frozen=True, kw_only=True, repr=False)
class OfRound(OfPile):
    """A question about what a finished round comes to. asked: the loser whose payment it is, by his place
    among the losers; None for what the winner scores."""

    family = "go-stop"
    form = Form.NUMBER

    asked: int | None = None

    @cached_property
    def score(self) -> Score:
        """What the round comes to, from which every word about it comes."""
        return score(self.pile, with_losers(self.rules, len(self.losers)), **self.situation._asdict())

    @property
    def losers(self) -> tuple[CardSet, ...]:
        """The piles of the losers."""
        return self.situation.losers or ()

    @cached_property
    def _right(self) -> int:
        return self.score.total if self.asked is None else self.score.payments[self.asked]

    @cached_property
    def _place(self) -> int | None:
        """The loser whose chain is the one that is asked about; None where both decide together."""
        if self.asked is not None or len(self.losers) == 1:
            return self.asked or 0
        if self.score.rules.three_player == "all":
            return None
        return max(self.score.dues, key=lambda due: due.value).loser

    @cached_property
    def _chain(self) -> Chain:
        return Chain(self.score, self._place)

    @property
    def _steps(self) -> tuple[Step, ...]:
        """The steps after the sum of the yaku."""
        return self.score.steps[1:] if self._place is None else self.score.dues[self._place].steps

    def _who(self, place: int) -> str:
        return loser_in_words(place, len(self.losers))

    def _whose(self, place: int) -> str:
        return f"The pile of {self._who(place)}" if place else f"{capital(self._who(place))}'s pile"

    # What is asked

    @property
    def scene(self) -> Scene:
        return (("Your pile", self.pile),
                *((self._whose(place), pile) for place, pile in enumerate(self.losers)))

    @property
    def text(self) -> str:
        told = [f"{_NUMBERS[len(self.losers) + 1]} play {self.rules.name}{self._terms}.",
                f"Your yaku: {summed(self.score)}.", *self._facts, f"{self._calls}. {self._question}"]
        return " ".join(told)

    @property
    def _terms(self) -> str:
        """How two losers count."""
        rules = self.score.rules
        if len(self.losers) == 1:
            return ""
        return {"max": ", and of the two results the larger counts",
                "all": ", and a penalty counts only if both losers have it",
                "sum": ", and each loser owes an amount of their own"}[rules.three_player]

    @property
    def _facts(self) -> list[str]:
        """What was done in the round before its end, a sentence each."""
        it, said = self.situation, []
        if it.drawn_rounds:
            said.append("The round before was drawn." if it.drawn_rounds == 1 else
                        f"The {it.drawn_rounds} rounds before were drawn.")
        if it.shakes:
            often = f" {times(it.shakes)}" if it.shakes > 1 else ""
            said.append(f"You have shown three of a month{often}.")
        if it.bombs:
            said.append(f"You have played {count(it.bombs, 'bomb')}.")
        if it.first_caller is not None:
            first = " was the first to say go" if len(self.losers) > 1 else " said go"
            said.append(f"{capital(self._who(it.first_caller))}{first}.")
        return said

    @property
    def _calls(self) -> str:
        goes = self.situation.own_koikoi
        return f"You said {f'go {times(goes)}' if goes else 'no go'}, and now you stop"

    @property
    def _question(self) -> str:
        if self.asked is None:
            return "How many points do you score?"
        return f"How many points does {self._who(self.asked)} pay?"

    @cached_property
    def traps(self) -> frozenset[str]:
        """What makes it hard."""
        links, it = self._chain.links, self.situation
        by = [link for link in links if link.factor is not None]
        first = [link for link in links if link.added and link.key != "go_bak"]
        found = {
            "twice": sum(link.factor != 0 for link in by) > 1, "added": bool(first and by),
            "goes": it.own_koikoi > 1,
            "double_joker": any(link.key == "double_joker" for link in links),
            "shown": any(link.key in _SHOWN for link in links),
            "two_losers": len(self.losers) > 1 and self.score.rules.zero_sum and self.rules.players == 2,
            "go_bak": it.first_caller is not None and self.score.rules.go_bak,
            "spared": any(link.key == "empty" for link in links)}
        return frozenset(trap for trap, there in found.items() if there) | self._not_due()

    def _not_due(self) -> frozenset[str]:
        """The traps in what is not due."""
        rules, found = self.score.rules, set[str]()
        for place, pile in enumerate(self.losers):
            if self._place not in (place, None) and self.asked is not None:
                continue
            due = {link.key for link in Chain(self.score, place).links}
            if "no_bright" in rules.bonuses and "no_bright" not in due:
                found.add(no_bright_reason(self.score, pile, "")[1])
            if "few_chaff" in rules.bonuses and "few_chaff" not in due:
                found.add(few_chaff_reason(self.score, pile, "")[1])
        return frozenset(found & {"spared", "unasked"})

    # What is right

    def read(self, answer: object) -> int:
        return read_number(answer)

    def answers(self) -> frozenset[int]:
        return frozenset([self._right])

    @property
    def _looked_at(self) -> CardSet:
        """The cards of the losers that are asked about."""
        cards = CardSet()
        for place, pile in enumerate(self.losers):
            if self.asked in (None, place):
                cards |= pile
        return cards

    def because(self) -> Reason:
        chain = ", ".join([summed(self.score), *map(str, self._steps)])
        others = [] if self._steps else self._chain.idle
        return Reason(" ".join([f"{count(self._right, 'point')}. {chain}.", *others]), self._looked_at)

    def fault(self, answer: int) -> Fault:
        if answer < 0:
            return Fault("Points are never below 0.", "few")
        mistake = self._of_two(answer) or self._chain.mistake(answer)
        return Fault(*(mistake if mistake.text else self._chain.clue(answer)))

    def _of_two(self, answer: int) -> Fault | None:
        """What is wrong where the two losers were mixed up."""
        if len(self.losers) == 1:
            return None
        values = [due.value for due in self.score.dues]
        if self.asked is None:
            if answer == sum(values):
                return Fault("The results against the two losers are not added up here.", "two_losers")
            if answer in values:
                why = ("a penalty counts only if both losers have it" if self._place is None else
                       "the other one brings more, and the larger counts")
                return Fault(f"That is what {self._who(values.index(answer))} alone would bring: {why}.",
                             "two_losers", self.losers[values.index(answer)])
            return None
        other = 1 - self.asked
        if answer == values[other]:
            return Fault(f"That is what {self._who(other)} pays. Look at {self._who(self.asked)} alone.",
                         "two_losers", self.losers[self.asked])
        if answer == sum(values):
            return Fault("That is what both losers pay together. Asked is what "
                         f"{self._who(self.asked)} pays.", "two_losers", self.losers[self.asked])
        return None

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        whose = listed(f"the pile of {self._who(place)}" for place in range(len(self.losers))
                       if self.asked in (None, place))
        look = f"Look at what was said in the round, then at {whose}: brights and chaff."
        return Reason(look, self._looked_at), self._law, self._first

    @property
    def _law(self) -> Reason:
        """The rule that matters most here."""
        traps, rules = self.traps, self.score.rules
        told = {
            "go_bak": "A loser who said go pays for it." if len(self.losers) == 1 else
                      "The first loser who said go pays for both.",
            "goes": "Each go adds a point; the third doubles, and each further one doubles again."
                    if rules.own_koikoi == "go_korean" else
                    "One go adds a point. From the second on they multiply instead: two goes are times two.",
            "unasked": "A penalty is only for a winner with a yaku of that kind.",
            "spared": "The Rainman is a bright, some chaff counts two, and who has no chaff is spared."
                      if rules.no_chaff_is_safe else "The Rainman is a bright, and some chaff counts two.",
            "added": "What is added comes before anything multiplies.",
            "twice": "What is multiplied is multiplied again by the next step.",
            "shown": "What you have shown and played doubles too."}
        for trap, text in told.items():
            if trap in traps:
                return Reason(text, self._looked_at & (BRIGHTS | CHAFF))
        return Reason("A missing bright costs, and so does too little chaff.",
                      self._looked_at & (BRIGHTS | CHAFF))

    @property
    def _first(self) -> Reason:
        links = self._chain.links
        if not links:
            return Reason("Ask of each step whether it counts at all: the goes, the brights, the chaff.",
                          self._looked_at)
        return Reason("Begin with the sum of the yaku. What changes it first has to do with "
                      f"{_MATTERS.get(links[0].key, 'house rules')}.", links[0].lit)

    @property
    def solution(self) -> tuple[str, ...]:
        steps = [f"{capital(step.why)}: {step!r}." for step in self._steps]
        return (f"The sum of the yaku: {summed(self.score)}.", *steps, *self._chain.idle, *self._between,
                f"The answer: {count(self._right, 'point')}.")

    @property
    def _between(self) -> list[str]:
        """How the two results make one."""
        if self.asked is not None or len(self.losers) == 1 or self._place is None:
            return []
        values = [due.value for due in self.score.dues]
        said = listed(f"{value} by {self._who(place)}" for place, value in enumerate(values))
        return [f"The two results are {said}; the larger counts."]
