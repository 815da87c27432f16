"""A recorded round to try replays on."""
from functools import lru_cache

from ..game import Round, deal
from ..game.round import walk

_ACTIONS = ("paulownia-1 / curtain / warbler / pampas-1 / chrysanthemum-1 / sake / koi-koi / cuckoo / "
            "bridge / lightning / cherry-2 / cherry-1 / wisteria-2 / plum-1 / swallow / stop")


@lru_cache
def recorded_round() -> Round:
    """A finished round of the rules that are meant where none are named.

    Its winner calls koi-koi once and stops with two yaku of the sake cup; one bright lay on the table.
    """
    return list(walk(deal(seed=13, dealer=0), _ACTIONS.split(" / ")))[-1]
