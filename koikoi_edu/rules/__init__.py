"""Rule sets as data; `rules("vanikar")` finds one by its id."""
from ..errors import UnknownName, nearest, shown
from .flash import FLASH
from .fudawiki import FUDAWIKI
from .gostop import GOSTOP
from .gostop_korean import GOSTOP_KOREAN
from .koikoi_japan import KOIKOI_JAPAN
from .model import OPTIONS, Option, Provenance, Rules, Yaku
from .nintendo import NINTENDO
from .polish import POLISH
from .tentos import TENTOS
from .tsukifuda import TSUKIFUDA
from .vanikar import VANIKAR

#: Every rule set by id. The first one is meant wherever none is named.
RULES: dict[str, Rules] = {preset.id: preset for preset in (
    VANIKAR, TENTOS, TSUKIFUDA, POLISH, NINTENDO, FUDAWIKI, FLASH, KOIKOI_JAPAN, GOSTOP,
    GOSTOP_KOREAN)}
DEFAULT = next(iter(RULES.values()))

__all__ = ["DEFAULT", "OPTIONS", "RULES", "Option", "Provenance", "Rules", "Yaku", "of_family", "rules"]


def of_family(family: str) -> tuple[Rules, ...]:
    """The rule sets of one game, "koi-koi" or "go-stop", in the order of `RULES`."""
    return tuple(one for one in RULES.values() if one.family == family)


def rules(name: str | Rules = DEFAULT) -> Rules:
    """The rule set with this id; a rule set is returned as it is.

    Raises UnknownName, with the nearest valid id, if there is none.
    """
    if isinstance(name, Rules):
        return name
    try:
        return RULES[name]
    except (KeyError, TypeError):
        hint = nearest(name, RULES) or f" Rule sets: {', '.join(RULES)}."
        raise UnknownName(f"There is no rule set {shown(name)}.{hint}") from None
