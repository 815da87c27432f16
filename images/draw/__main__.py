"""Writes the card pictures.

python images/draw                             writes images/<card id>.svg for all 54
python images/draw --check                     exits with 1 if the files differ from what is drawn
python images/draw --sheet FILE.html [ID ...]  writes a page that shows all cards, or those whose id
                                               starts with one of the given (pine, peony-1, joker)
"""

import argparse
import sys
from pathlib import Path

IMAGES = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(IMAGES))

from draw.deck import draw_deck  # noqa: E402 - the folder of the package has to be on the path first
from draw.sheet import page  # noqa: E402


def differences(deck: dict[str, str]) -> list[str]:
    """One line for each file that is missing, different, or not a card at all."""
    files = {file.stem: file.read_bytes() for file in IMAGES.glob("*.svg")}
    found = [f"{card_id}.svg is missing" for card_id in deck if card_id not in files]
    found += [f"{name}.svg is not a card" for name in files if name not in deck]
    found += [
        f"{name}.svg differs"
        for name, text in deck.items()
        if files.get(name, text.encode()) != text.encode()
    ]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python images/draw", description="Draws the pictures of the cards."
    )
    parser.add_argument(
        "--check", action="store_true", help="compare the files with what is drawn, write nothing"
    )
    parser.add_argument(
        "--sheet", type=Path, metavar="FILE.html", help="write a page that shows the cards, and no card"
    )
    parser.add_argument(
        "ids", nargs="*", metavar="ID", help="with --sheet: show only ids that start like this"
    )
    options = parser.parse_args()
    deck = draw_deck()
    if options.sheet:
        starts = tuple(options.ids) or ("",)
        shown = {card_id: text for card_id, text in deck.items() if card_id.startswith(starts)}
        if not shown:
            parser.error(f"no card id starts with {' or '.join(starts)}")
        options.sheet.write_text(page(shown), encoding="utf-8")
        print(f"{options.sheet}: {len(shown)} cards")
        return 0
    if options.check:
        found = differences(deck)
        print("\n".join(found) or f"{len(deck)} cards are up to date")
        return 1 if found else 0
    for card_id, text in deck.items():
        (IMAGES / f"{card_id}.svg").write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(deck)} cards drawn")
    return 0


if __name__ == "__main__":
    sys.exit(main())
