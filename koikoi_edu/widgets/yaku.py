"""Every yaku of a rule set, and a pile to build: what it holds, how far it is, what one card more adds."""
from html import escape
from importlib.resources import files
from typing import NamedTuple

from .. import show
from ..cards import Card, Cards, CardSet
from ..errors import CardError
from ..rules import DEFAULT, Rules, Yaku
from ..rules.family import FAMILIES
from ..scoring import Gain, Held, Progress, Score, one_more, progress
from ..words import count, listed, names
from .base import CardRow, Choice, Sentence, box, faces, guarded, html
from .pile import PileView, Position
from .yaku_words import changes, exclusive, replaced

START = "moon sake crane"

#: How many ways to gain by one card are listed beside the pile, and up to how many cards of one are named.
_WAYS, _NAMED = 4, 3
_PILES = {"mine": "your pile", "opponent": "the opponent's pile"}


class Way(NamedTuple):
    """Cards that would do the same, each alone: points that the sum rises by, what becomes of the yaku."""

    cards: list[Card]
    points: int
    words: str


class YakuExplorer(PileView):
    """The yaku of a rule set with their cards, points and rules, beside a pile that grows by clicks.

    pile: the cards to start with. rules: a rule set or its id. opponent: cards that the opponent has, which
    put some yaku out of reach.

    From code: `add("curtain")`, `remove`, `build` (other cards), `give` (to the opponent), `clear`, `undo`;
    `pile` and `opponent` can be assigned; `score`, `progress`, `gains` and `words()` tell what is shown. Each
    call answers with the sentence that is shown; a fault changes nothing.
    """

    css = PileView.css + files(__package__).joinpath("yaku.css").read_text(encoding="utf-8")

    def __init__(self, pile: Cards = START, rules: str | Rules = DEFAULT, *, opponent: Cards = ()):
        self._begin(rules, Position(CardSet(START)), lambda: Position(CardSet(pile), CardSet(opponent)))
        self._owner = Choice({"mine": "your pile", "opponent": "the opponent's"}, self._turn_to, "mine")
        self._side, self.status = html(), html()
        self._heads = {yaku: html() for yaku in self.rules.yaku}
        self._rows = {yaku: CardRow(self.toggle, size="tiny") for yaku in self.rules.yaku}
        title = html(f'<h3 class="kk-title">The yaku of {escape(self.rules.name)}</h3>'
                     f'<p class="kk-note">{escape(_adding_up(self.rules))}</p>')
        tools = self._tools(html('<span class="kk-note">A click goes to</span>'), self._owner)
        table = [box(self._heads[yaku], self._rows[yaku], classes="kk-yaku-row") for yaku in self.rules.yaku]
        super().__init__(
            self._examples(),
            self.status,
            box(box(tools, self.deck, classes="kk-panel kk-stack kk-yaku-deck"),
                box(self._side, classes="kk-panel kk-yaku-side"),
                box(title, box(*table, classes="kk-yaku-table"), classes="kk-stack kk-yaku-list"),
                classes="kk-yaku-desk"),
        )
        self._open(self._now())

    # ── what it shows

    @property
    def opponent(self) -> CardSet:
        """The cards that the opponent has. Assign others to change them; they leave the pile."""
        return self._position.opponent

    @opponent.setter
    def opponent(self, cards: Cards) -> None:
        self._deal(cards)

    @property
    def progress(self) -> tuple[Progress, ...]:
        """For each yaku of the table, how far the pile has come."""
        return progress(self.pile, self.rules, gone=self.opponent)

    @property
    def gains(self) -> tuple[Gain, ...]:
        """The cards that would raise the sum, each alone, among those that neither pile has."""
        return one_more(self.pile, self.rules, among=self.rules.deck - self.pile - self.opponent)

    # ── what can be done

    @guarded
    def give(self, cards: Cards) -> Sentence:
        """Give cards to the opponent; they leave the pile. None of them may be with the opponent already."""
        given = CardSet(cards)
        for card in given & self.opponent:
            raise CardError(f"The card {card.id!r} is with the opponent already; each card exists once.")
        position = self._position._replace(pile=self.pile - given, opponent=self.opponent | given)
        return self._move(position, f"{names(given)} to the opponent")

    @guarded
    def _deal(self, cards: Cards) -> Sentence:
        dealt = CardSet(cards)
        position = self._position._replace(pile=self.pile - dealt, opponent=dealt)
        return self._move(position, f"The opponent has {names(dealt) or 'no card'}")

    def put(self, cards: Cards) -> Sentence:
        """Add cards to the pile that clicks go to."""
        return self.add(cards) if self._owner.value == "mine" else self.give(cards)

    def toggle(self, card: Card) -> Sentence:
        """Put a card into the pile that clicks go to, or take it out of there: what a click does."""
        if self._owner.value == "mine":
            return super().toggle(card)
        if card not in self.opponent:
            return self.give(card)
        position = self._position._replace(opponent=self.opponent - card)
        return self._move(position, f"{card.name} back from the opponent")

    def _turn_to(self, owner: str) -> None:
        self._owner.value = owner
        self.say(f"A click on a card now goes to {_PILES[owner]}.")

    # ── how it says it

    def words(self) -> str:
        lines = [f"The pile: {names(self.pile) or 'no cards'}."]
        if self.opponent:
            lines.append(f"The opponent: {names(self.opponent)}.")
        lines += [f"It {_holds(self.score)}.", *replaced(self.score), *self._least()]
        lines += [f"One card more: {_some(way.cards)}, +{way.points} ({way.words})." for way in self._ways()]
        return "\n".join(lines)

    def _now(self) -> str:
        near = [row.yaku.name for row in self._open_rows() if row.missing == 1]
        one_away = f" One card more can make {listed(near, 'or')}." if near else ""
        return f"The pile {_holds(self.score)}.{one_away}"

    def _outcome(self, before: Position) -> str:
        was, now = self._score_of(before), self.score
        said = changes(was, now) or self._nearest(self.pile - before.pile)
        said += f"{'; ' * bool(said)}the sum is {'still' if now.base == was.base else 'now'} {now.base}."
        gone, were = self._out_of_reach(self._position), self._out_of_reach(before)
        for yaku, can in ((gone - were, "can't be made any more"), (were - gone, "can be made again")):
            if yaku:
                said += f" {listed(one.name for one in self.rules.yaku if one in yaku)} {can}."
        return said

    def _out_of_reach(self, position: Position) -> set[Yaku]:
        rows = progress(position.pile, self.rules, gone=position.opponent)
        return {row.yaku for row in rows if not row.possible}

    def _open_rows(self) -> list[Progress]:
        """The yaku that are not held, can still be made, and would then count."""
        return [row for row in self.progress
                if row.missing and row.possible and not self._counting_instead(row.yaku)]

    def _nearest(self, added: CardSet) -> str:
        """The yaku that the cards just added bring nearest, in words."""
        rows = [row for row in self._open_rows() if row.have & added]
        if not rows:
            return ""
        row = min(rows, key=lambda row: row.missing)
        return f"no new yaku, {row.yaku.name} lacks {count(row.missing, 'card')}"

    def _counting_instead(self, yaku: Yaku) -> Held | None:
        """The yaku that is held and replaces this one, so that this one can't count."""
        above = self.rules.above(yaku)
        return next((held for held in self.score.yaku if held.yaku in above), None)

    def _state(self, row: Progress) -> tuple[str, int, str]:
        """How a yaku stands: a class, its points, and words."""
        yaku = row.yaku
        for held in self.score.yaku:
            if held.yaku == yaku:
                return "held", held.points, f"held, {_counted(held)}" if yaku.step else "held"
        if higher := self._counting_instead(yaku):
            return "far" if row.missing else "under", yaku.points, f"{higher.name} counts in its place"
        if not row.possible:
            gone = self.opponent & yaku.cards
            which = names(gone) if len(gone) <= _NAMED else f"{len(gone)} of its cards"
            return "lost", yaku.points, f"out of reach: the opponent has {which}"
        return "near" if row.missing == 1 else "far", yaku.points, f"{count(row.missing, 'card')} to go"

    def _ways(self) -> list[Way]:
        """The gains, those that are alike together, the highest first."""
        ways: dict[tuple[int, str], Way] = {}
        for gain in self.gains:
            points, words = gain.score.base - self.score.base, changes(self.score, gain.score)
            ways.setdefault((points, words), Way([], points, words)).cards.append(gain.card)
        return sorted(ways.values(), key=lambda way: -way.points)

    # ── how it draws it

    def _refresh(self) -> None:
        piles = {"mine": self.pile, "gone": self.opponent}
        self.deck.show(self.rules.deck, **piles)
        for row in self.progress:
            self._rows[row.yaku].show(row.yaku.cards, **piles)
            self._heads[row.yaku].value = self._head(row)
        self._side.value = self._badges() + self._side_html()

    def _head(self, row: Progress) -> str:
        yaku = row.yaku
        state, points, words = self._state(row)
        worth = f"{points}{_more(yaku, state)}"
        made = round(100 * max(yaku.needs - row.missing, 0) / yaku.needs)
        return (f'<div class="kk-yaku-head kk-yaku-{state}">'
                f'<span><span class="kk-yaku-name">{escape(yaku.name)}</span>'
                f'<span class="kk-yaku-state">{escape(words)}</span></span>'
                f'<span class="kk-yaku-points">{worth}<span class="kk-hidden"> points</span></span>'
                f'<span class="kk-note">{escape(yaku.text)}</span>'
                f'<span class="kk-yaku-way"><span style="width:{made}%"></span></span></div>')

    def _badges(self) -> str:
        """What each card of the deck would add, written on the card and added to its name."""
        deck, rules = f".{self._scope} .kk-pile-deck", []
        for gain in self.gains:
            points = gain.score.base - self.score.base
            rules.append(f'{deck} .kk-{gain.card.id}::after'
                         f'{{content:"+{points}";content:"+{points}" / "(would add {points})"}}')
        return f"<style>{''.join(rules)}</style>"

    def _side_html(self) -> str:
        now = self.score
        size = "small" if len(self.pile) <= 8 else "tiny"
        parts = [_headed(f"Your pile: {count(len(self.pile), 'card')}", faces(self.pile, size)),
                 f'<div class="kk-yaku-sum"><span class="kk-huge">{now.base}</span>'
                 f"<span>{escape(' + '.join(map(repr, now.yaku)) or 'no yaku yet')}</span></div>",
                 *(f'<div class="kk-note">{escape(said)}</div>' for said in [*replaced(now), *self._least()])]
        if self.opponent:
            heading = f"The opponent: {count(len(self.opponent), 'card')}"
            parts.append(_headed(heading, faces(self.opponent, "tiny")))
        parts.append(self._ways_html())
        return f'<div class="kk-stack">{"".join(parts)}</div>'

    def _least(self) -> list[str]:
        """From how many points on one may stop, where not any yaku is enough (spec 4.10)."""
        least, noun = self.rules.min_total, FAMILIES[self.rules.family].noun
        said = "This is enough" if self.score.base >= least else "This is too little"
        return [f"{said}: you are asked, stop or {noun}, from {least} points on."] if least > 1 else []

    def _ways_html(self) -> str:
        ways = self._ways()
        lines = []
        for way in ways[:_WAYS]:
            several = f"any of {len(way.cards)}: " if len(way.cards) > _NAMED else ""
            lines.append(f"{faces(way.cards[:2] if several else way.cards, 'tiny')}"
                         f'<span class="kk-yaku-plus">+{way.points}</span>'
                         f"<span>{escape(several + way.words)}</span>")
        rest = sum(len(way.cards) for way in ways[_WAYS:])
        more = f'<div class="kk-note">and less for {count(rest, "other card")}</div>' if rest else ""
        heading = "One card more" if ways else "No single card would add to the sum"
        return _headed(heading, f'<div class="kk-yaku-more">{"".join(lines)}</div>{more}')

    def picture_html(self) -> str:
        lines = []
        for row in self.progress:
            state, points, words = self._state(row)
            name = f"<b>{escape(row.yaku.name)}</b>" if state == "held" else escape(row.yaku.name)
            pictures = "".join(show.image_html(card, 30, "" if card in self.pile else "opacity:0.35")
                               for card in row.yaku.cards)
            about = f"{escape(row.yaku.text)}<br>{escape(words)}"
            lines.append(_line("td", name, f"{points}{_more(row.yaku, state)}", about, pictures))
        told = "<br>".join(map(escape, self.words().splitlines()))
        head = _line("th", "yaku", "points", "made of", "its cards, pale if missing")
        return f"<div>{show.row_html(self.pile)}<p>{told}</p><table>{head}{''.join(lines)}</table></div>"


def _headed(heading: str, inner: str) -> str:
    return f'<div><div class="kk-heading">{escape(heading)}</div>{inner}</div>'


def _line(tag: str, *cells: str) -> str:
    """A line of a table; cells: HTML."""
    return "<tr>" + "".join(f'<{tag} style="text-align:left">{cell}</{tag}>' for cell in cells) + "</tr>"


def _more(yaku: Yaku, state: str) -> str:
    """A plus behind points that grow with more cards."""
    return "+" if yaku.step and state != "held" else ""


def _counted(held: Held) -> str:
    """How many cards a yaku counts in a pile, or as how much chaff they count where some count twice."""
    worth = held.yaku.counted(held.cards.bits)
    cards = count(len(held.cards), "card")
    return cards if worth == len(held.cards) else f"{cards} that count as {worth}"


def _holds(score: Score) -> str:
    """What a pile holds, as the rest of a sentence."""
    if not score.yaku:
        return "holds no yaku"
    return f"holds {listed(map(repr, score.yaku))}: {count(score.base, 'point')}"


def _some(cards: list[Card]) -> str:
    return names(cards) if len(cards) <= _NAMED else f"any of {len(cards)} cards"


def _adding_up(rules: Rules) -> str:
    """Which yaku exclude one another, in words."""
    said = exclusive(rules.yaku)
    return " ".join([*said, "All others add up." if said else "All of them add up."])
