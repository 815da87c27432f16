"""The table driven from code: a method for everything that can be done at it."""
from os import PathLike, fspath
from pathlib import Path

from ...agents import Agent
from ...cards import Card, find_card
from ...errors import IllegalAction, SavedGameError
from ...game import BOMB, FLIP, KEEP, KOIKOI, LEAVE, PLAY, SHAKE, SHOW, STOP, SWAP, TAKE, TAKE_ALL, Action
from ...game.dealing import Seed
from ...review import Advice, Review, advise, review
from ...rules import Rules
from ..base import Sentence, View, guarded
from .game import Sitting, Trail
from .seats import Opponents, as_list
from .words import mid, opening


class Played(View):
    """A view of a sitting; each method answers with the sentence that is shown, as after a click."""

    sitting: Sitting

    def _meanwhile(self) -> None:
        """Show what a player has done while the others think about it."""

    def _stayed(self) -> None:
        """Show the game as it stands, where more was shown meanwhile than came to pass."""

    def _after(self, trail: Trail, first: str = "") -> Sentence:
        """Show what a trail has led to, and say it after these words."""
        raise NotImplementedError

    @guarded
    def _act(self, action: Action) -> Sentence:
        try:
            trail = self.sitting.act(action, self._meanwhile)
        except IllegalAction:
            self._stayed()
            raise
        return self._after(trail)

    @guarded
    def play(self, card: str | Card) -> Sentence:
        """Play this card from the hand."""
        return self._act(PLAY[find_card(card).index])

    @guarded
    def take(self, card: str | Card) -> Sentence:
        """Take this one of the cards that match."""
        return self._act(TAKE[find_card(card).index])

    @guarded
    def take_all(self) -> Sentence:
        """Take all three cards of a month, where one card could be taken instead."""
        return self._act(TAKE_ALL)

    @guarded
    def leave(self, card: str | Card) -> Sentence:
        """Lay this card of the hand beside what it matches, and take nothing."""
        return self._act(LEAVE[find_card(card).index])

    @guarded
    def swap(self) -> Sentence:
        """Swap hands with the dealer, unseen."""
        return self._act(SWAP)

    @guarded
    def keep(self) -> Sentence:
        """Keep the hand that was dealt, and look at it."""
        return self._act(KEEP)

    @guarded
    def stop(self) -> Sentence:
        """Stop: the round ends and scores."""
        return self._act(STOP)

    @guarded
    def koikoi(self) -> Sentence:
        """Call koi-koi: play on for more."""
        return self._act(KOIKOI)

    @guarded
    def go(self) -> Sentence:
        """Say go: play on for more."""
        return self._act(KOIKOI)

    @guarded
    def shake(self, card: str | Card) -> Sentence:
        """Show all hand cards of the month whose first this is."""
        return self._act(SHAKE[find_card(card).index])

    @guarded
    def bomb(self, card: str | Card) -> Sentence:
        """Play the three hand cards of a month at once, and take the fourth; named by the first of them."""
        return self._act(BOMB[find_card(card).index])

    @guarded
    def flip(self) -> Sentence:
        """Turn the stock only, without a hand card."""
        return self._act(FLIP)

    @guarded
    def show_four(self) -> Sentence:
        """Show four of a month in the hand, and win."""
        return self._act(SHOW)

    @guarded
    def undo(self) -> Sentence:
        """Take back your last decision, and what the others did after it."""
        return self._after(self.sitting.undo(), "Taken back.")

    @guarded
    def next_round(self) -> Sentence:
        """Deal the next round of the match."""
        return self._after(self.sitting.next_round())

    @guarded
    def new(self, seed: Seed | None = None, *, rules: str | Rules | None = None,
            opponent: Opponents | None = None, you: str | Agent | None = None, players: int | None = None,
            rounds: int | None = None) -> Sentence:
        """Begin anew, with the same players and rules if no others are named; without a seed, one is drawn.

        The other words are those of `Table`. `undo()` brings back the game that was at the table.
        """
        if (rules, opponent, you, players, rounds) == (None,) * 5:
            return self._after(self.sitting.new(seed), "A new game.")
        before, own = self.sitting.asked
        if opponent is None:
            opponent, you = before, own if you is None else you
            opponent = opponent if players in (None, len(self.sitting.players)) else as_list(opponent, 1)[0]
        trail = self.sitting.change(rules or self.sitting.game.rules, opponent, you, players=players,
                                    rounds=rounds, seed=seed)
        return self._after(trail, f"A new game. {opening(self.sitting)}".strip())

    @guarded
    def against(self, opponent: Opponents, you: str | Agent | None = None) -> Sentence:
        """Go on with this game, but against others. you: the program that plays your seat, if any."""
        trail = self.sitting.against(opponent, you)
        return self._after(trail, opening(self.sitting))

    @guarded
    def hint(self) -> Sentence:
        """One move with its reasons, from what the player at the screen sees; nothing is played."""
        sitting = self.sitting
        name = sitting.names[sitting.seat]
        if sitting.round.is_over:
            raise IllegalAction("The round is over; there is nothing left to decide.")
        if sitting.covered:
            raise IllegalAction(f"{name}'s hand is covered; a hint would tell what is in it.")
        if sitting.round.to_play != sitting.seat:
            turn = sitting.names[sitting.round.to_play]
            raise IllegalAction(f"A hint is for {mid(name)}, and {turn} is next.")
        found = advise(sitting.view, names=[mid(name) for name in sitting.names])
        return self._point_at(found)

    def _point_at(self, found: Advice) -> Sentence:
        """Show a hint."""
        return self.say(f"Hint: {found}")

    @guarded
    def review(self, player: int | None = None) -> Sentence:
        """Look back at all decisions of a player in this round: by default of whom the screen shows."""
        found = review(self.sitting.round, self.sitting.seat if player is None else player,
                       names=[mid(name) for name in self.sitting.names])
        self._look_back(found)
        return Sentence(found)

    def _look_back(self, found: Review) -> None:
        """Show a review."""

    @guarded
    def step(self) -> Sentence:
        """Where only programs play: let the next one do one thing."""
        return self._after(self.sitting.step())

    @guarded
    def show_hand(self) -> Sentence:
        """Two people at one screen: the one whose turn it is has the screen now."""
        self.sitting.uncover()
        return self._after(self.sitting.trail[-1:])

    @guarded
    def save(self, path: str | PathLike[str] | None = None) -> str:
        """The game as JSON text; with a path, written to that file. `load` goes on from there."""
        text = self.sitting.save()
        if path is None:
            return text
        try:
            Path(path).write_text(text + "\n", encoding="utf-8")
        except OSError as fault:
            raise SavedGameError(f"The game can't be saved as {fspath(path)!r}: {fault.strerror}.") from None
        self.say(f"Saved as {fspath(path)}.")
        return Sentence(self.sentence)

    @guarded
    def load(self, game: str | PathLike[str]) -> Sentence:
        """Go on with a saved game, its text or the path of its file; a damaged one changes nothing."""
        return self._resume(_read(game))

    @guarded
    def _resume(self, text: str) -> Sentence:
        return self._after(self.sitting.load(text), "Here the game goes on.")


def _read(game: str | PathLike[str]) -> str:
    """The text of a saved game, from the text itself or from its file."""
    if isinstance(game, str) and (game.lstrip().startswith(("{", "[")) or "\n" in game):
        return game
    try:
        return Path(game).read_text(encoding="utf-8")
    except OSError as fault:
        raise SavedGameError(f"The file {fspath(game)!r} can't be read: {fault.strerror}.") from None
    except (TypeError, ValueError):
        raise SavedGameError(f"{game!r} is neither a saved game nor the path of one.") from None
