"""Rounds in which a player is asked: stop or koi-koi? Found by playing, never made up."""
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from ..agents import GreedyAgent
from ..errors import RulesError
from ..game import Phase, Round, View, deal
from ..game.dealing import read_seed
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import progress


@dataclass(frozen=True)
class Offer:
    """A round in which the player to play is asked. number: of the deal, from 1."""

    state: Round
    number: int

    @property
    def view(self) -> View:
        """What the player who is asked sees."""
        return self.state.view(self.state.to_play)

    @property
    def cards(self) -> int:
        """The cards left in the hand of who is asked."""
        return len(self.state.hands[self.state.to_play])

    @property
    def sum(self) -> int:
        """The sum of the yaku of who is asked, before anything doubles."""
        return self.state.bases[self.state.to_play]

    @property
    def called(self) -> bool:
        """Whether the opponent has called koi-koi."""
        return bool(self.state.calls[1 - self.state.to_play])

    @property
    def near(self) -> int:
        """How many yaku the opponent lacks one card of, which is not in the pile of who is asked."""
        me = self.state.to_play
        rows = progress(self.state.piles[1 - me], self.state.rules, gone=self.state.piles[me])
        return sum(row.missing == 1 and bool(row.wanted) for row in rows)


def offers(seed: int | str = 0, rules: str | Rules = DEFAULT) -> Iterator[Offer]:
    """Offers without end, from rounds of Koi-Koi for two.

    Greedy plays both hands; what it answers is left to chance, so that offers of all kinds come up, early and
    late, with and without a koi-koi before. The same seed brings the same offers. Raises RulesError for a
    seed that can't be, and for rules of another game or for three.
    """
    game = find_rules(rules)
    if game.family != "koi-koi" or game.players != 2:
        raise RulesError(f"Offers are looked for in Koi-Koi for two, not in {game.name} for {game.players}.")
    return _played(read_seed(seed, longest=100), game)


def _played(seed: int | str, rules: Rules) -> Iterator[Offer]:
    greedy = GreedyAgent()
    for number in count(1):
        state, rng = deal(rules, f"{seed}/{number}"), Random(f"{seed}/{number}")
        while not state.is_over:
            if state.phase is Phase.DECIDE:
                yield Offer(state, number)
                state = state.apply(rng.choice(state.legal_actions()))
            else:
                state = state.apply(greedy.choose(state.view(state.to_play), rng))
