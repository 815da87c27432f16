"""A game at the table without its picture: who plays, what was done, undo, save and resume.

No rule stands here: what can be done is what the round says, and an opponent sees its `View` alone.
"""
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...agents import Agent
from ...cards import Card, CardSet
from ...errors import IllegalAction, RulesError
from ...game import (
    Action,
    Event,
    Happening,
    Match,
    Move,
    Opening,
    Phase,
    Round,
    View,
    deal,
    dumps,
    loads,
    new_match,
)
from ...game.dealing import Seed
from ...rules import DEFAULT, Rules
from .programs import choice_of, thinks
from .seats import Asked, Opponents, Players, as_list, names_of, read_names, read_opponents, sides

Game = Round | Match

#: The states that an action led through: the one before it first, the present one last.
Trail = tuple[Round, ...]


class Sitting:
    """One game, and the players who sit at it.

    game: the round or match as it stands. players: the program that plays each seat, None for a person; seat
    0 is a person, unless programs play every seat and are looked at. names: of the players, by seat. seat:
    the player whose side of the table is shown. asked: the others, and who plays seat 0, as asked for.
    covered: True while that player's hand stays hidden, because the screen has still to be passed on. trail:
    what the last action led through; dealt: whether it begins with the deal.
    """

    def __init__(self, game: Game, opponent: Opponents = "greedy",
                 names: Sequence[str] | None = None, you: str | Agent | None = None) -> None:
        self.asked: Asked = opponent, you
        self.players = read_opponents(opponent, game.rules.players, you)
        self.names = read_names(names, self.players)
        self.seat = 0
        self.covered = False
        #: The game that another one has replaced, and who played it.
        self._former: tuple[Game, Players] | None = None
        self._seen: tuple[Round | None, View | None] = None, None   # the view that was asked for last
        self._settle(self._played_on(game), opening=True)

    @classmethod
    def start(cls, rules: str | Rules = DEFAULT, opponent: Opponents = "greedy", *,
              players: int | None = None, rounds: int | None = None, seed: Seed | None = None,
              dealer: int | None = None, names: Sequence[str] | None = None,
              birthdays: Sequence[int] | None = None, you: str | Agent | None = None) -> "Sitting":
        """A new match. you: the program that plays your seat, None for yourself.

        Raises UnknownName or RulesError for a rule set, an opponent or an option that does not exist.
        """
        game = _new_match(rules, seed=seed, players=players, rounds=rounds, dealer=dealer,
                          birthdays=birthdays)
        return cls(game, opponent, names, you)

    # What lies open ----------------------------------------------------------------------------------------

    @property
    def round(self) -> Round:
        """The round that is being played, or that ended last."""
        return _round(self.game)

    @property
    def match(self) -> Match | None:
        """The match, None where a single round is played."""
        return self.game if isinstance(self.game, Match) else None

    @property
    def friends(self) -> bool:
        """True for several people at one screen."""
        return self.players.count(None) > 1

    @property
    def watched(self) -> bool:
        """True where programs play every seat, and the person at the screen looks on."""
        return None not in self.players

    @property
    def begun(self) -> bool:
        """True once a person has decided something, or has seen a program play, until the game is over."""
        if self.is_over:
            return False
        return (self.match is not None and self.match.number > 1) or any(
            self.watched or self.players[state.to_play] is None for state in self.round.states[:-1])

    @property
    def view(self) -> View:
        """What the player at the screen may see."""
        seen, view = self._seen
        if view is None or seen is not self.round or view.player != self.seat:
            view = self.round.view(self.seat)
            self._seen = self.round, view
        return view

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, from the top of the board downwards."""
        return self.sides[:-1]

    @property
    def sides(self) -> tuple[int, ...]:
        """The seat of each side of the board."""
        return sides(self.seat, len(self.players))

    def options(self) -> tuple[tuple[Action, CardSet], ...]:
        """What the player at the screen can do now, each with the cards that it takes or can choose from."""
        state = self.round
        if state.to_play != self.seat or self.watched:
            return ()
        return tuple((action, _taken(state, action)) for action in state.legal_actions())

    @property
    def has_next(self) -> bool:
        """True where a finished round of a match waits for the next one."""
        return self.match is not None and self.round.is_over and not self.match.is_over

    @property
    def several(self) -> bool:
        """True where more than one round is played."""
        return self.match is not None and self.match.rules.length != ("rounds", 1)

    @property
    def is_over(self) -> bool:
        """True once nothing is left to play."""
        return self.game.is_over

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on the trail, in order; from the deal on, also what that itself has brought about."""
        states = self.trail if self.dealt else self.trail[1:]
        return tuple(event for state in states for event in state.events)

    @property
    def opening(self) -> Opening | None:
        """How the dealer of this round was found, where that was not simply drawn: of a first round only."""
        return self.match.opening if self.match and self.match.number == 1 else None

    @property
    def can_undo(self) -> bool:
        return self._before() is not None

    # What is done ------------------------------------------------------------------------------------------

    def act(self, action: Action | Card | str, meanwhile: Callable[[], None] | None = None) -> Trail:
        """The player whose turn it is does this, and the programs answer.

        meanwhile: called before a program answers that takes its time; the game then stands as the player has
        left it. Raises IllegalAction or UnknownName for what can't be done; the game then stays as it was.
        """
        if self.covered:
            raise IllegalAction(f"{self.names[self.seat]}'s hand is covered; it has to be shown first.")
        if self.watched:
            raise IllegalAction("Programs play here, and you look on; step() lets the next one play.")
        before, trail, dealt = self.game, self.trail, self.dealt
        after = before.apply(action)
        if meanwhile and not _round(after).is_over and thinks(self.players[_round(after).to_play]):
            self._settle((before, after))
            meanwhile()
        try:
            return self._settle((before, *self._played_on(after)))
        except IllegalAction:
            self.game, self.trail, self.dealt = before, trail, dealt
            raise

    def step(self) -> Trail:
        """Where all are programs: the next one does one thing. Raises IllegalAction if that can't be."""
        state = self.round
        if not self.watched:
            raise IllegalAction("step() is for looking on; here a person plays.")
        if state.is_over:
            raise IllegalAction("The round is over; nothing more can be played.")
        player = self.players[state.to_play]
        assert player is not None
        return self._settle((self.game, self.game.apply(choice_of(player, state))))

    def next_round(self) -> Trail:
        """Deal the next round of the match. Raises IllegalAction while a round runs or after the last one."""
        if self.match is None:
            raise IllegalAction("A single round is played here; there is no next one.")
        return self._settle(self._played_on(self.match.next_round()), opening=True)

    def undo(self) -> Trail:
        """Go back to the last decision of a person, or from a fresh deal to the end of the round before.

        From the start of a new or resumed game it goes back to the one before it, as that stood.

        Raises IllegalAction if there is none.
        """
        before = self._before()
        if before is None:
            raise IllegalAction("There is nothing to undo.")
        if self._former and before is self._former[0]:
            self._seat(self._former[1])
            self._former, self.seat = None, 0
        return self._settle((before,))

    def new(self, seed: Seed | None = None) -> Trail:
        """Begin anew with the same rules, players and length. Raises RulesError for a seed that can't be."""
        rules, match = self.game.rules, self.match
        game: Game = deal(rules, seed, month=self.round.month)
        if match:
            game = new_match(rules, seed=seed, birthdays=match.birthdays or None)
        return self._replace(game)

    def change(self, rules: str | Rules, opponent: Opponents, you: str | Agent | None = None, *,
               players: int | None = None, rounds: int | None = None, seed: Seed | None = None) -> Trail:
        """Begin another match. Raises as `start` does; then nothing changes."""
        game = _new_match(rules, players=players, rounds=rounds, seed=seed)
        seats = read_opponents(opponent, game.rules.players, you)
        return self._replace(game, Players(seats, names_of(seats), (opponent, you)))

    def against(self, opponent: Opponents, you: str | Agent | None = None) -> Trail:
        """Go on with this game, but with others. Raises UnknownName or RulesError; then nothing changes."""
        former = self._players
        players = read_opponents(opponent, self.game.rules.players, you)
        self._seat(Players(players, names_of(players), (opponent, you)))
        try:
            games = self._played_on(self.game)
        except IllegalAction:
            self._seat(former)
            raise
        self.seat, self.covered = 0, False
        return self._settle(games)

    def save(self) -> str:
        """The game as JSON text, as `koikoi_edu.dumps` writes it."""
        return dumps(self.game)

    def load(self, text: str) -> Trail:
        """Go on with a saved game. Raises SavedGameError for a damaged one; the running game then stays."""
        return self._replace(loads(text))

    def uncover(self) -> None:
        """The player whose turn it is has the screen now: show the hand."""
        self.covered = False

    # How ---------------------------------------------------------------------------------------------------

    def _played_on(self, game: Game) -> list[Game]:
        """The game from here on, state by state, until a person has to decide or the round is over.

        Where all are programs it stays as it is: they are looked at, step by step.
        """
        games = [game]
        while (not (self.watched or _round(game).is_over)
               and (player := self.players[_round(game).to_play]) is not None):
            game = game.apply(choice_of(player, _round(game)))
            games.append(game)
        return games

    @property
    def _players(self) -> "Players":
        return Players(self.players, self.names, self.asked)

    def _seat(self, players: "Players") -> None:
        self.players, self.names, self.asked = players

    def _replace(self, game: Game, others: "Players | None" = None) -> Trail:
        former = self.game, self._players
        try:
            if others:
                self._seat(others)
            elif game.rules.players != len(self.players):
                opponent, you = self.asked
                players = read_opponents(as_list(opponent, 1)[0], game.rules.players, you)
                self._seat(Players(players, names_of(players), self.asked))
            games = self._played_on(game)
        except IllegalAction:
            self._seat(former[1])
            raise
        self._former = former
        self.seat = 0 if others else self.seat % len(self.players)
        self.covered = self.covered and self.friends
        return self._settle(games, opening=True)

    def _settle(self, games: Sequence[Game], *, opening: bool = False) -> Trail:
        self.game = games[-1]
        self.trail = tuple(map(_round, games))
        self.dealt = opening and self.trail[0].previous is None
        if self.friends:
            state = self.round
            seat = self.seat if state.is_over or self.players[state.to_play] else state.to_play
            # Who may swap hands unseen has nothing to hide yet.
            hides = not state.is_over and state.phase is not Phase.SWAP
            self.covered = hides and (self.covered or opening or seat != self.seat)
            self.seat = seat
        return self.trail

    def _before(self) -> Game | None:
        state, former = self.round.previous, self._former[0] if self._former else None
        while state is not None and self.players[state.to_play] is not None and not self.watched:
            state = state.previous
        if self.match is None:
            return state or former
        if state is not None:
            return replace(self.match, rounds=(*self.match.rounds[:-1], state))
        return replace(self.match, rounds=self.match.rounds[:-1]) if self.match.number > 1 else former


def _new_match(rules: str | Rules, *, rounds: int | None, **how: Any) -> Match:
    if rounds is not None and (type(rounds) is not int or rounds < 1):
        raise RulesError(f"A match has 1, 3, 6 or 12 rounds, not {rounds!r}.")
    return new_match(rules, rounds=rounds, **how)


def _round(game: Game) -> Round:
    return game.round if isinstance(game, Match) else game


#: What takes nothing, whatever cards it is about.
_TAKES_NOTHING = frozenset({Move.LEAVE, Move.SHAKE, Move.SHOW})


def _taken(state: Round, action: Action) -> CardSet:
    """The cards that an action takes or can choose from."""
    if action.move in _TAKES_NOTHING:
        return CardSet()
    first = state.apply(action).events[0]
    return CardSet() if first.happening is Happening.JOINED else first.taken
