"""What a comparison of rule sets shows as HTML: the table with its marks, the reasons, all differences."""
from html import escape

from ..compare import Comparison, Row, differences
from ..rules import Rules
from ..words import count

_STATES = {"left_out": "left out", "short": "too few"}
#: What stands before the name of a row in which rule sets differ.
MARK = '<span class="kk-compare-mark" aria-hidden="true">≠</span><span class="kk-hidden">differs: </span>'


def table_html(now: Comparison) -> str:
    """The rows of a comparison, what differs from the first column marked."""
    head = "".join(f'<th scope="col" title="{escape(rules.name)}"><span>{escape(name)}</span></th>'
                   for name, rules in zip(now.names, now.rules, strict=True))
    rows = "".join(row_html(row, now) for row in now.rows)
    note = (f"≠ and a frame: not as in {now.names[0]}. °: the source does not say so, see below."
            if len(now.names) > 1 else "°: the source does not say so, see below.")
    many = " kk-compare-many" if len(now.names) > 5 else ""
    return (f'<table class="kk-compare-table{many}">'
            f'<caption class="kk-hidden">The pile under {count(len(now.names), "rule set")}</caption>'
            f'<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
            f'<p class="kk-note">{escape(note)}</p>')


def row_html(row: Row, now: Comparison, *, edges: bool = True) -> str:
    """One row of the table. edges: whether the highest and the lowest total are called so."""
    cells = []
    for place, (cell, unlike) in enumerate(zip(row.cells, row.unlike(), strict=True)):
        source = cell.provenance.words if cell.provenance and not cell.is_sure else ""
        word = _STATES.get(cell.state, "") if row.id.startswith("yaku.") else ""
        text = f"<small>{word}</small>" if word else cell.text
        if text == "–":
            text = '<span aria-hidden="true">–</span><span class="kk-hidden">none</span>'
        said = [f"not as in {now.names[0]}"] * unlike + ["not in the source"] * bool(source)
        title = [row.own_names[place] if row.own_names else "", cell.why, source]
        edge = _edge(now, place) if edges and row.id == "total" else ""
        cells.append(
            f'<td class="kk-compare-{cell.state}{" kk-compare-unlike" if unlike else ""}" '
            f'data-name="{escape(now.names[place])}" title="{escape("; ".join(filter(None, title)))}">'
            f'<b>{text}{"<sup aria-hidden=true>°</sup>" if source else ""}</b>'
            f'<span class="kk-hidden">{escape("".join(f", {one}" for one in said))}</span>{edge}</td>')
    kind = f" kk-compare-{row.id}" if row.id in ("sum", "total") else ""
    return (f'<tr class="{"kk-compare-differs" if row.differs else "kk-compare-same"}{kind}">'
            f'<th scope="row">{MARK if row.differs else ""}{escape(row.name)}</th>{"".join(cells)}</tr>')


def _edge(now: Comparison, place: int) -> str:
    """Below a total: whether it is the highest or the lowest, where they differ."""
    words = {max(now.totals): "most", min(now.totals): "least"}.get(now.totals[place])
    return f"<small>{words}</small>" if words and now.spread else ""


def why_html(now: Comparison) -> str:
    """Why they differ, and what the sources do not say."""
    reasons = []
    for reason in now.reasons:
        what, _, why = reason.partition(": ")
        reasons.append(f"<li><b>{escape(what)}</b>: {escape(why)}</li>")
    why = (f'<div class="kk-heading">Why they differ</div><ul>{"".join(reasons)}</ul>' if reasons else
           '<p class="kk-note">Every yaku and every step is the same.</p>' if len(now.names) > 1 else "")
    unsure = "".join(f"<li>{escape(one)}</li>" for one in now.unsure)
    more = (f"<details><summary>° What the sources do not say ({len(now.unsure)})</summary>"
            f"<ul>{unsure}</ul></details>") if unsure else ""
    return f'<div class="kk-compare-why">{why}{more}</div>'


def two_html(books: tuple[Rules, ...]) -> str:
    """All differences of two rule sets; of more, how to see them."""
    if len(books) != 2:
        return '<p class="kk-note">With just two rule sets, every rule in which they differ stands here.</p>'
    found = differences(*books)
    if not found:
        return '<p class="kk-note">These two do not differ in any rule.</p>'
    first, second = found[0].names
    rows = "".join(
        f'<tr class="{"" if one.scores else "kk-compare-play"}"><th scope="row">{escape(one.name)}</th>'
        f"<td>{escape(one.words[0])}</td><td>{escape(one.words[1])}</td></tr>" for one in found)
    return (f'<details class="kk-panel kk-compare-two"><summary>All {count(len(found), "rule")} in which '
            f"{escape(first)} and {escape(second)} differ</summary>"
            f'<table class="kk-facts"><thead><tr><td></td><th scope="col">{escape(first)}</th>'
            f'<th scope="col">{escape(second)}</th></tr></thead><tbody>{rows}</tbody></table></details>')
