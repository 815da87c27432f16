"""The odds beside the table: how likely each yaku is for each player, and who will score."""
from html import escape

from ...fast import knows
from ...game import Phase
from ...odds import Estimate, Odds, odds
from ...odds.worlds import number_of
from ...words import listed
from . import words as say
from .game import Sitting

#: Ways in which the hidden cards are laid after each move, where rounds are played on plain ints and where
#: they are not: about 0.2 s of work. Where there are few of them, all are.
_WORLDS = {True: 1200, False: 90}
_FEW = 5_000
#: A yaku that is less likely for everybody, or not more likely than its error, is only named.
_LEAST = 0.01
_PLAY = "In each everybody plays on by what the own pile needs most."


def odds_html(sitting: Sitting) -> str:
    """What the player at the screen may expect; "" where nothing is to be seen, or nothing left to expect."""
    state = sitting.round
    if sitting.covered or state.is_over or state.phase is Phase.SWAP:
        return ""
    view = sitting.view
    few = number_of(view) <= _FEW
    return shown_html(sitting, odds(view, worlds=None if few else _WORLDS[knows(view.rules)]))


def shown_html(sitting: Sitting, found: Odds) -> str:
    """These odds as a table."""
    seats = tuple(reversed(sitting.sides))
    names = "".join(f'<th scope="col">{escape(sitting.names[seat])}</th>' for seat in seats)
    likely = [line for line in found.yaku if any(one.mean >= max(_LEAST, one.error) for one in line.chances)]
    rows = [_row(line.yaku.name, [line.chances[seat] for seat in seats])
            for line in sorted(likely, key=lambda line: -max(one.mean for one in line.chances))]
    scores = _row("Scores", [found.scores[seat] for seat in seats], "kk-table-sum")
    rest = [line.yaku.name for line in found.yaku if line not in likely]
    notes = [f"Nobody scores: {_percent(found.nobody)} %."]
    notes += [f"Hardly to be had any more: {listed(rest)}."] if rest else []
    notes.append(_basis(sitting, found))
    return ('<div class="kk-table-odds"><p class="kk-heading">At the end of the round, chances in %</p>'
            f'<table class="kk-facts"><thead><tr><td></td>{names}</tr></thead>'
            f'<tbody>{scores}{"".join(rows)}</tbody></table>'
            + "".join(f'<p class="kk-note">{escape(note)}</p>' for note in notes) + "</div>")


def _row(name: str, chances: list[Estimate], kind: str = "") -> str:
    cells = "".join(f'<td style="--kk-share:{100 * one.mean:.0f}%">{_percent(one)}</td>' for one in chances)
    return f'<tr class="{kind}"><th scope="row">{escape(name)}</th>{cells}</tr>'


def _percent(chance: Estimate) -> str:
    return chance.percent(0).removesuffix(" %")


def _basis(sitting: Sitting, found: Odds) -> str:
    """How the numbers came about."""
    who = say.mid(sitting.names[sitting.seat])
    sees = "you see" if who == "you" else f"{who} sees"
    if found.exact:
        how, error = f"Exact: over all {found.n:,}", ""
    else:
        how, error = f"Sampled: n = {found.n:,}", "; ± is one standard error"
    return f"{how} ways in which the hidden cards may lie, as far as {sees}{error}. {_PLAY}"
