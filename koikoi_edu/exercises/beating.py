"""The exercises in which an agent is the answer: does it beat another one?"""
from typing import Any

from ..arena import Tournament
from ..errors import KoiKoiError
from ..rules import DEFAULT, Rules
from . import Verdict


def beats(mine: Any = ..., other: Any = "random", rounds: int = 240, *, rules: str | Rules = DEFAULT,
          seed: int | str = 0) -> Verdict:
    """Whether one agent is stronger than another, by a tournament of the two.

    mine, other: agents as a `Tournament` takes them; `...` for none yet. rounds: how many are played, on the
    deals of this seed. Stronger is who leads by more than two standard errors: a lead that two equal agents
    would come to in less than one of forty tournaments. An agent that fails, and what is no agent, gets a
    sentence that says so; nothing is raised.
    """
    if mine is ... or mine is None:
        return Verdict(None, "There is no agent yet: put yours in place of the dots, as in beats(choose, "
                             "\"random\").")
    try:
        cup = Tournament([mine, other], rules, seed=seed).play(rounds)
    except KoiKoiError as fault:
        return Verdict(None, str(fault))
    own, opponent = cup.names
    if cup.faults:
        return Verdict(False, f"Not yet. {cup.faults[0]}")
    lead = cup.against(own, opponent).lead
    found = f"over {rounds} rounds {own} is {lead.text()} points a round ahead of {opponent}"
    if lead.value > 2 * lead.error:
        return Verdict(True, f"Yes: {found}, more than two standard errors.")
    if lead.value < -2 * lead.error:
        return Verdict(False, f"Not yet: {found}, which is the stronger one.")
    return Verdict(False, f"Not yet: {found}. That may be chance: two standard errors are asked for.")
