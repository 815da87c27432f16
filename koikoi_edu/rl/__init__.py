"""For learning agents: Koi-Koi as an environment of PettingZoo. Needs the extra `koikoi-edu[rl]`."""
try:
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"koikoi_edu.rl needs {missing.name}: pip install 'koikoi-edu[rl]'") from missing

from .encoding import ACTIONS, NUMBERS, Part, action_mask, observation, observed, parts
from .environment import KoiKoiEnv, env
from .policy import PolicyAgent

__all__ = ["ACTIONS", "NUMBERS", "KoiKoiEnv", "Part", "PolicyAgent", "action_mask", "env", "observation",
           "observed", "parts"]
