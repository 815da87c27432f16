"""Koi-Koi as an environment of PettingZoo: one round, one agent after another, one decision a step."""
import random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..errors import RulesError, nearest, shown
from ..game import Round, View, deal
from ..game.dealing import Seed
from ..game.plan import plan_of
from ..game.state import lead, read_seat
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from .encoding import ACTIONS, MOST, observed, size

#: What the player who does what the rules forbid gets, far below what a round can cost.
ILLEGAL = -1000.0


def env(rules: str | Rules = DEFAULT, *, players: int | None = None, render_mode: str | None = None) -> Any:
    """The environment for learners: an action that the mask forbids ends the round at a high cost.

    rules: a rule set or its id. players: 2 or 3, what the rules say if not given. render_mode: "ansi" for
    text, "human" to have it printed. Raises UnknownName or RulesError for rules that do not exist.
    """
    inner = KoiKoiEnv(rules, players=players, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(
        wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL)))


class KoiKoiEnv(AECEnv[str, Any, int], EzPickle):
    """A round between "player_0", "player_1" and so on, the seats in the order of play.

    A step is one decision: to play a hand card; to choose which of two cards it takes, or the drawn card
    takes; to stop or to call koi-koi; with some rules others. So an agent may be asked several times in its
    turn. An action is a number, the index in `ACTIONS`.

    observe(agent): "observation", an array as `encoding.parts` describes it, and "action_mask". The reward
    comes with the end of the round: the points of the agent less the mean of the others'.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "koikoi_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, rules: str | Rules = DEFAULT, *, players: int | None = None,
                 render_mode: str | None = None) -> None:
        EzPickle.__init__(self, rules, players=players, render_mode=render_mode)
        super().__init__()
        game = find_rules(rules)
        self.rules = game if players is None else game.variant(players=players)
        plan_of(self.rules)  # refuses what can't be dealt
        if render_mode not in (None, "ansi", "human"):
            raise RulesError(f"render_mode is None, 'ansi' or 'human', not {shown(render_mode)}.")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(0, MOST, (size(self.rules),), np.float32),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8)}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self._draw = random.Random().random  # the one method whose numbers Python promises to keep
        self.round: Round | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round.

        seed: for this and all following rounds. options: "deal", the seed of the very deal, as in `deal`, and
        "dealer", a seat; both are drawn if not given, and others are passed over, as environments do. Raises
        RulesError for values that can't be, and for a deal that is over before anybody has to decide.
        """
        if seed is not None:
            self._draw = random.Random(int(seed)).random
        self.round = self._deal(**_read_options(options))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.round.to_play]
        self._show()

    def _deal(self, deal_seed: Seed | None, dealer: int | None) -> Round:
        while True:
            drawn, month, seat = (int(self._draw() * many) for many in (10**15, 12, self.rules.players))
            state = deal(self.rules, drawn if deal_seed is None else deal_seed,
                         dealer=seat if dealer is None else read_seat(self.rules, dealer), month=month + 1)
            if not state.is_over:
                return state
            if deal_seed is not None:
                raise RulesError(f"The deal {shown(deal_seed)} is over before anybody has to decide; take "
                                 f"another one.")

    def view(self, agent: str) -> View:
        """What an agent sees, as agents of tournaments get it. Raises RulesError before the first reset."""
        if self.round is None:
            raise RulesError("There is no round yet; reset() deals one.")
        return self.round.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> Any:
        return observed(self.view(agent))

    def step(self, action: int | None) -> None:
        """Do what the action says. Raises IllegalAction, with what is allowed, if the rules forbid it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.round is not None and action is not None
        agent = self.agent_selection
        self.round = self.round.apply(ACTIONS[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.round.result
        if result is not None:
            self.rewards = {one: lead(result.points, seat) for seat, one in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.round.to_play]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The round as text, all hands open: what lies where, and what the last step brought about."""
        if self.render_mode is None or self.round is None:
            return None
        names = self.possible_agents
        state = self.round
        lines = [event.text(names) for event in state.events]
        lines += [f"table: {state.table or '-'}", f"stock: {len(state.stock)} cards"]
        for name, hand, pile, base in zip(names, state.hands, state.piles, state.bases, strict=True):
            lines.append(f"{name}: hand {hand or '-'}; pile {pile or '-'}; yaku {base}")
        if state.result:
            lines.append(f"over: {' : '.join(map(str, state.result.points))}")
        else:
            lines.append(f"{names[state.to_play]} to play: {', '.join(map(str, state.legal_actions()))}")
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def _read_options(options: dict[str, Any] | None) -> dict[str, Any]:
    given = dict(options or {})
    read = {"deal_seed": given.pop("deal", None), "dealer": given.pop("dealer", None)}
    for name in given:
        if near := nearest(name, ("deal", "dealer")):
            raise RulesError(f"An environment has no option {shown(name)}.{near}")
    return read
