"""A page that shows cards side by side, in several sizes and in the colours of a colour-blind eye."""

from urllib.parse import quote

from .palette import INDEX_CORNER

# linear RGB, Machado, Oliveira and Fernandes (2009), full strength
SIGHT = {
    "deutan": "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0",
    "protan": "0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0",
}
ROWS = ((240, ""), (120, ""), (60, ""), (60, "deutan"), (60, "protan"), (60, "grey"))  # pixels, sight
CSS = f"""
body {{ background: #3a684c; color: #fff; font: 14px sans-serif; margin: 16px }}
div {{ display: flex; flex-wrap: wrap; gap: 8px }}
figure {{ margin: 0; position: relative; width: min-content }}
.w240::before {{ content: ""; position: absolute; width: {INDEX_CORNER[0]}px; height: {INDEX_CORNER[1]}px;
  outline: 1px dashed #f0f; outline-offset: -1px }}
.w60 figcaption {{ display: none }}
"""


def page(deck: dict[str, str]) -> str:
    """An HTML page that needs no other file: the cards at 240 (index corner marked), 120 and 60 pixels."""
    styles = {"": "none", "grey": "grayscale(1)"} | {sight: f"url(#{sight})" for sight in SIGHT}
    filters = "".join(
        f'<filter id="{sight}"><feColorMatrix values="{matrix}"/></filter>' for sight, matrix in SIGHT.items()
    )
    sections = []
    for width, sight in ROWS:
        cards = "".join(
            f'<figure class="w{width}"><img width="{width}" alt="" src="data:image/svg+xml,{quote(text)}">'
            f"<figcaption>{card_id}</figcaption></figure>"
            for card_id, text in deck.items()
        )
        title = f"{width} px {sight}".strip()
        sections.append(f'<h2>{title}</h2><div style="filter:{styles[sight]}">{cards}</div>')
    return (
        f'<!doctype html><meta charset="utf-8"><title>Cards</title><style>{CSS}</style>'
        f'<svg width="0" height="0" style="position:absolute">{filters}</svg>{"".join(sections)}\n'
    )
