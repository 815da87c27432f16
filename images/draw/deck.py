"""All cards together."""

from importlib import import_module

from .card import CARDS, svg

for module in ("months", "jokers", "back"):  # to import a module is to register its cards, in this order
    import_module(f".{module}", __package__)


def draw_deck() -> dict[str, str]:
    """The text of every file by card id: month by month, best card first; then jokers and back."""
    return {card_id: svg(card_id) for card_id in CARDS}
