"""What rule sets are called where they stand side by side."""
from ..rules import Rules


def short_name(rules: Rules) -> str:
    """What a rule set is called among others: its name without the game's; a variant is changed.

    With three players and no other change it is the rule set for three.
    """
    name = rules.name.replace("Koi-Koi in ", "").replace(" Koi-Koi", "")
    if rules.preset and rules == rules.preset.variant(players=rules.players):
        return f"{name} for three"
    return f"{name} (changed)" if rules.preset else name


def short_names(books: tuple[Rules, ...]) -> tuple[str, ...]:
    """The short names of rule sets, with a number where two would be the same."""
    plain = [short_name(one) for one in books]
    return tuple(name if plain.count(name) == 1 else f"{name} {plain[:place + 1].count(name)}"
                 for place, name in enumerate(plain))
