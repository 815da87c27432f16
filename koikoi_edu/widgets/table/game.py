"""A game at the table without its picture: who sits where, what was done, undo, save and resume.

No rule stands here: what can be done is what the round says, and the opponent sees its `View` alone.
"""
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ...agents import AGENTS, Agent, agent
from ...cards import Card, CardSet
from ...errors import IllegalAction, RulesError, UnknownName, nearest
from ...game import Action, Event, Match, Round, View, deal, dumps, loads, new_match
from ...game.dealing import Seed
from ...rules import DEFAULT, Rules
from ...words import listed

#: The opponent that is no program: a second person at the same screen.
FRIEND = "friend"

Game = Round | Match

#: The states that an action led through: the one before it first, the present one last.
Trail = tuple[Round, ...]


class Sitting:
    """One game, and the players who sit at it.

    game: the round or match as it stands. opponent: an agent, or None for two people at one screen.
    names: of the players, by seat. seat: the player whose side of the table is shown. covered: True while
    that player's hand stays hidden, because the screen has still to be passed on. trail: what the last action
    led through.
    """

    def __init__(self, game: Game, opponent: "str | Agent" = "greedy",
                 names: Sequence[str] | None = None) -> None:
        self._opponent = opponent
        self.opponent = _find(opponent)
        self.names = _read_names(names, self.opponent)
        self.seat = 0
        self.covered = False
        self._former: Game | None = None     # the game that another one has replaced
        _check_shown(game)
        self._settle(self._played_on(game), opening=True)

    @classmethod
    def start(cls, rules: str | Rules = DEFAULT, opponent: "str | Agent" = "greedy", *,
              rounds: int | None = None, seed: Seed | None = None, dealer: int | None = None,
              names: Sequence[str] | None = None) -> "Sitting":
        """A new match.

        Raises UnknownName or RulesError for a rule set, an opponent or an option that does not exist.
        """
        if rounds is not None and (type(rounds) is not int or rounds < 1):
            raise RulesError(f"A match has 1, 3, 6 or 12 rounds, not {rounds!r}.")
        return cls(new_match(rules, seed=seed, rounds=rounds, dealer=dealer), opponent, names)

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
    def friend(self) -> bool:
        """True for two people at one screen."""
        return self.opponent is None

    @property
    def view(self) -> View:
        """What the player at the screen may see."""
        return self.round.view(self.seat)

    @property
    def across(self) -> int:
        """The seat across the table."""
        return 1 - self.seat

    def options(self) -> tuple[tuple[Action, CardSet], ...]:
        """What the player at the screen can do now, each with the cards that it takes or can choose from."""
        state = self.round
        if state.to_play != self.seat:
            return ()
        return tuple((action, state.apply(action).events[0].taken) for action in state.legal_actions())

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
        """What happened on the trail, in order."""
        return tuple(event for state in self.trail[1:] for event in state.events)

    @property
    def can_undo(self) -> bool:
        return self._before() is not None

    # What is done ------------------------------------------------------------------------------------------

    def act(self, action: Action | Card | str) -> Trail:
        """The player whose turn it is does this, and the opponent answers.

        Raises IllegalAction or UnknownName for what can't be done; the game then stays as it was.
        """
        if self.covered:
            raise IllegalAction(f"{self.names[self.seat]}'s hand is covered; it has to be shown first.")
        return self._settle((self.game, *self._played_on(self.game.apply(action))))

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
        if before is self._former:
            self._former = None
        return self._settle((before,))

    def new(self, seed: Seed | None = None) -> Trail:
        """Begin anew with the same rules, players and length. Raises RulesError for a seed that can't be."""
        rules = self.game.rules
        game: Game = new_match(rules, seed=seed) if self.match else deal(rules, seed)
        return self._replace(game)

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
        """The game from here on, state by state, until a person has to decide or the round is over."""
        games = [game]
        while self.opponent is not None and not _round(game).is_over and _round(game).to_play != self.seat:
            game = game.apply(self._choice(_round(game)))
            games.append(game)
        return games

    def _choice(self, state: Round) -> Action:
        # Seeded by the position: after an undo, or in a resumed game, the same one gets the same answer.
        rng = Random(f"{state.origin.seed}/{len(state.actions)}")
        chooser = agent(self._opponent)
        try:
            action = chooser.choose(state.view(state.to_play), rng)
        except Exception as fault:
            why = f"{type(fault).__name__}: {fault}"
            raise IllegalAction(f"{chooser.name} could not choose ({why}).") from fault
        if action not in state.legal_actions():
            raise IllegalAction(f"{chooser.name} wants to {action}, which can't be done now.")
        return action

    def _replace(self, game: Game) -> Trail:
        _check_shown(game)
        games = self._played_on(game)
        self._former = self.game
        return self._settle(games, opening=True)

    def _settle(self, games: Sequence[Game], *, opening: bool = False) -> Trail:
        self.game = games[-1]
        self.trail = tuple(map(_round, games))
        if self.friend:
            seat = self.seat if self.round.is_over else self.round.to_play
            self.covered = not self.round.is_over and (self.covered or opening or seat != self.seat)
            self.seat = seat
        return self.trail

    def _before(self) -> Game | None:
        state = self.round.previous
        while state is not None and not self.friend and state.to_play != self.seat:
            state = state.previous
        if self.match is None:
            return state or self._former
        if state is not None:
            return replace(self.match, rounds=(*self.match.rounds[:-1], state))
        return replace(self.match, rounds=self.match.rounds[:-1]) if self.match.number > 1 else self._former


#: The values of options beyond which a round asks for what this table has no place for.
_SHOWN = {"players": 2, "hand_swap": False, "may_decline_capture": False, "lightning_wild": "off"}


def _check_shown(game: Game) -> None:
    """Raise RulesError for a game under rules that the table can't show."""
    missing = [f"{name}={getattr(game.rules, name)!r}" for name, shown in _SHOWN.items()
               if getattr(game.rules, name) != shown]
    if missing:
        raise RulesError(f"The table can't show {game.rules.name} with {listed(missing)}; "
                         "a variant without that can be played here.")


def _round(game: Game) -> Round:
    return game.round if isinstance(game, Match) else game


def _find(opponent: "str | Agent") -> Agent | None:
    known = (*AGENTS, FRIEND)
    if opponent == FRIEND:
        return None
    if isinstance(opponent, str):
        if opponent not in AGENTS:
            hint = nearest(opponent, known)
            raise UnknownName(f"There is no opponent {opponent!r}.{hint} Opponents: {', '.join(known)}.")
        return agent(opponent)
    if not (hasattr(opponent, "choose") and hasattr(opponent, "name")):
        raise UnknownName(f"An opponent is {', '.join(known)}, or an agent with a name; not {opponent!r}.")
    return opponent


def _read_names(names: Sequence[str] | None, opponent: Agent | None) -> tuple[str, str]:
    if names is None:
        return ("Player 1", "Player 2") if opponent is None else ("You", opponent.name)
    if isinstance(names, str) or len(names) != 2 or not all(isinstance(name, str) and name for name in names):
        raise RulesError(f"There are two players; names holds a name for each, not {names!r}.")
    return names[0], names[1]
