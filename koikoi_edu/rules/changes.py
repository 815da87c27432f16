"""What a variant has otherwise than the rule set that it was made from."""
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .model import Rules


def changes_of(rules: "Rules") -> dict[str, Any]:
    """The options that differ from those of the preset, with their values here; {} without a preset.

    Of `yaku` only what differs; a yaku that is gone has 0 points.
    """
    if rules.preset is None:
        return {}
    here, there = rules.options, rules.preset.options
    found = {name: value for name, value in here.items() if name != "yaku" and value != there[name]}
    if rules.players == 3 and rules.preset.players == 2:
        # For three some values are others; those for two have to be said then.
        found |= {name: here[name] for name, value in (rules.three or {}).items()
                  if name in here and here[name] != value}
    now, then = here["yaku"], there["yaku"]
    table = {id: {key: value for key, value in entry.items() if value != then.get(id, {}).get(key)}
             for id, entry in now.items() if entry != then.get(id)}
    table |= {id: {"points": 0} for id in then if id not in now}
    if table:
        found["yaku"] = table
    return {name: found[name] for name in here if name in found}
