"""The deck explorer: all cards of a game, what belongs together, and what each card is good for."""
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

from ..cards import DECK, JOKERS, MONTHS, POINTS, Card, CardSet, Kind
from ..errors import CardError, UnknownName, nearest, shown
from ..pictures import index_mark
from ..rules import Rules, Yaku, rules
from ..rules.sentences import sentence
from ..rules.table import two_roles
from ..scoring import chaff_count
from ..show import deck_html, image_html
from ..words import capital, count, listed
from .base import CardButton, Choice, Sentence, View, action, box, faces, guarded, html, set_class, switch
from .flowers import FLOWERS, LANGUAGES
from .yaku_words import exclusive

_KINDS = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)
_FIRST = {month: next(iter(DECK.cards.in_month(month))) for month in range(1, 13)}
_MONTH_NAMES = {name.lower(): month for month, card in _FIRST.items()
                for name in (MONTHS[month - 1], card.flower, card.id.partition("-")[0])}
_KEY = ('<p class="kk-note kk-deck-key"><span><i class="kk-deck-red"></i>red edge: the card described</span>'
        '<span><i class="kk-deck-yellow"></i>yellow edge: what stands out</span></p>')


class DeckExplorer(View):
    """The deck, month by month and kind by kind; pick what shall stand out, and a card to read about.

    rules: whose yaku and jokers are shown, and as how much chaff a card counts. card: the one to read about
    first. index: whether the cards carry their corner index, the number of the month over a mark for the
    kind. Raises UnknownName for names that do not exist; later on, a wrong name is answered with a sentence.

    From code: `pick("crane")`, `show_month(3)`, `show_kind("ribbon")`, `show_yaku("inoshikacho")`,
    `show_all()`, `index = False`; `card` and `lit` (the cards that stand out) tell the state. Each call
    answers with the sentence that is shown.
    """

    classes = ("kk-deck",)

    def __init__(self, rules_name: str | Rules = "vanikar", card: str | Card = "sake", index: bool = True):
        self.rules = rules(rules_name)
        self.card = self._known(card)
        self._kinds_here = _KINDS + (Kind.JOKER,) * bool(self.rules.jokers)
        self._focus: Any = None
        self._all = f"All {len(self.rules.deck)} cards."
        self._lit, self._about = CardSet(), self._all
        self.status = html()
        self._months = Choice({month: _month_label(month) for month in _FIRST}, self._toggle(self.show_month),
                              kind="kk-deck-month")
        self._kinds = Choice({kind: _kind_label(kind, len(self.rules.deck.of(kind)))
                              for kind in self._kinds_here},
                             self._toggle(self.show_kind), kind="kk-deck-kind")
        self._yaku = Choice({yaku.id: f"{yaku.name} {yaku.points}{'+' * bool(yaku.step)}"
                             for yaku in self.rules.yaku},
                            self._toggle(self.show_yaku))
        self._cards = {card: CardButton(self.pick, card) for card in self.rules.deck}
        self._index = switch("Corner index", self._switch_index, bool(index))
        self._grid = box(self._kinds, self._months, *self._cards.values(), classes="kk-deck-grid")
        self._panel, self._badges = html("", "kk-panel", "kk-deck-panel"), html()
        super().__init__(
            box(html('<p class="kk-heading">Yaku and their points</p>'), self._yaku, classes="kk-deck-top"),
            box(box(self._grid,
                    box(self.status, self._index, action("Show all", self.show_all),
                        classes="kk-row kk-deck-line"),
                    html(_KEY), self._badges, classes="kk-deck-left"),
                self._panel, classes="kk-deck-main"),
        )
        scope = f"kk-in-{self.model_id}"  # for rules of style that concern this widget alone
        self.add_class(scope)
        self._badges.value = self._badges_html(f".{scope} .kk-deck-grid")
        self._switch_index(self.index)
        self._refresh()
        self.say("Pick a card to read about it; pick a month, a kind or a yaku to see its cards stand out.")

    # ── what can be done with it

    @guarded
    def pick(self, card: str | Card) -> Sentence:
        """Read about this card."""
        self.card = self._known(card)
        self._refresh()
        return self.say(f"{self.card.label}.")

    @guarded
    def show_month(self, month: int | str) -> Sentence:
        """Let a month stand out: 1 to 12, or the name of the month or its flower."""
        number = _month(month)
        cards = DECK.cards.in_month(number)
        return self._show(number, cards, f"{MONTHS[number - 1]} is the month of the {_FIRST[number].flower}: "
                                         f"{listed(card.picture for card in cards)}.")

    @guarded
    def show_kind(self, kind: str | Kind) -> Sentence:
        """Let a kind stand out: `bright`, `animal`, `ribbon` or `chaff`, and `joker` where there are any."""
        known = _kind(kind, self._kinds_here)
        cards, points = self.rules.deck.of(known), POINTS[known]
        said = f"{len(cards)} {known.many}, {count(points, 'card point')} each."
        return self._show(known, cards, sentence("jokers", len(cards)) if known is Kind.JOKER else said)

    @guarded
    def show_yaku(self, yaku: str | Yaku) -> Sentence:
        """Let the cards of a yaku stand out: its id or its name."""
        known = self.rules.yaku_named(yaku.id if isinstance(yaku, Yaku) else yaku)
        return self._show(known.id, known.cards, f"{known.name}, {_worth(known)}: {known.text}.")

    def show_all(self) -> Sentence:
        """Let nothing stand out."""
        return self._show(None, CardSet(), self._all)

    @property
    def lit(self) -> CardSet:
        """The cards that stand out; none when all are shown alike."""
        return self._lit

    @property
    def index(self) -> bool:
        """Whether the cards carry their corner index."""
        return self._index.value

    @index.setter
    def index(self, on: bool) -> None:
        self._index.value = bool(on)

    def yaku_of(self, card: Card) -> tuple[Yaku, ...]:
        """The yaku that a card can serve."""
        return tuple(yaku for yaku in self.rules.yaku if card in yaku.cards)

    # ── how it shows it

    def _toggle(self, show: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """What a button does: let its cards stand out, or, pressed again, none."""
        return lambda which: self.show_all() if which == self._focus else show(which)

    def _show(self, focus: Any, cards: CardSet, about: str) -> Sentence:
        self._focus, self._lit, self._about = focus, cards, about
        if cards and self.card not in cards:
            self.card = next(iter(cards))
        self._refresh()
        return self.say(about)

    def _switch_index(self, on: bool) -> None:
        set_class(self, "kk-index", on)

    def _refresh(self) -> None:
        for choice in (self._months, self._kinds, self._yaku):
            choice.value = self._focus
        set_class(self._grid, "kk-choosing", bool(self.lit))
        for card, button in self._cards.items():
            button.show(card, *["lit"] * (card in self.lit), *["chosen"] * (card == self.card))
        self._panel.value = self._panel_html()

    def _panel_html(self) -> str:
        card, is_joker = self.card, self.card in JOKERS
        mark = "" if is_joker else f'<span class="kk-markbox kk-mark-{index_mark(card)}"></span>'
        month = "none, so it matches nothing" if is_joker else f"{card.month}, {MONTHS[card.month - 1]}"
        facts = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in (
            ("Month", month),
            ("Flower", "" if is_joker else escape(card.flower)),
            ("Kind", f"{mark}{card.kind}, one of {len(self.rules.deck.of(card.kind))}"),
            ("As chaff", self._chaff_words(card)),
            ("Card points", f'{card.points} <span class="kk-note">never in a score</span>'),
            ("In code", f"<code>{card.name}</code>"),
        ) if value)
        if is_joker:
            note = escape(sentence("jokers", self.rules.jokers))
        else:
            names = ", ".join(f'{LANGUAGES[code]} <span lang="{code}">{name}</span>'
                              for code, name in FLOWERS[card.month].items())
            note = f"{capital(escape(card.flower))}: {names}."
        return (f'<div class="kk-deck-face">{faces([card], "large")}</div>'
                f'<div class="kk-deck-facts"><p class="kk-title">{escape(_title(card))}</p>'
                f'<table class="kk-facts">{facts}</table><p class="kk-note">{note}</p></div>'
                f'<div class="kk-deck-yaku">{self._yaku_html()}</div>')

    def _chaff_words(self, card: Card) -> str:
        """As how much chaff a card counts, where its kind does not say it; "" where it does."""
        worth = chaff_count([card], self.rules)
        if worth == (card.kind is Kind.CHAFF):
            return ""
        if card.kind in (Kind.CHAFF, Kind.JOKER):
            return str(worth)
        return f"{worth}, or an animal" if card in two_roles(self.rules) else f"{worth}, and an animal too"

    def _badges_html(self, grid: str) -> str:
        """As how much chaff a card counts, on it and in its name, where its kind does not say it."""
        rules = []
        for card in DECK.cards:  # a joker shows what it counts
            words = self._chaff_words(card)
            if words:
                worth = words.partition(",")[0]
                rules.append(f'{grid} .kk-{card.id}::after{{content:"{worth}";'
                             f'content:"{worth}" / "(as chaff {words})"}}')
        if not rules:
            return ""
        return (f'<style>{"".join(rules)}</style><p class="kk-note kk-deck-key"><span>'
                '<i class="kk-deck-badge">2</i>as how much chaff a card counts</span></p>')

    def _yaku_html(self) -> str:
        serves = self.yaku_of(self.card)
        if not serves:
            return f'<p class="kk-heading">No yaku of {escape(self.rules.name)} needs this card</p>'
        parts = [f'<p class="kk-heading">Yaku that it can serve, {escape(self.rules.name)}</p>']
        for yaku in serves:
            parts.append(f'<div class="kk-deck-one"><p><b>{escape(yaku.name)}</b> {_worth(yaku)}<br>'
                         f'<span class="kk-note">{escape(yaku.text)}</span></p>'
                         f'{faces(yaku.cards, "tiny", chosen=[self.card])}</div>')
        parts += [f'<p class="kk-note">{escape(note)}</p>' for note in exclusive(serves)]
        return "".join(parts)

    # ── without a browser, without a kernel

    def words(self) -> str:
        return "\n".join([f"Deck explorer, {self.rules.name}. {self._about}", *self._lit_words(),
                          self._card_words()])

    def picture_html(self) -> str:
        jokers = "".join(image_html(card, 40, "" if card in (self.lit or JOKERS) else "opacity:0.25")
                         for card in self.rules.deck & JOKERS)
        jokers = f"<div>{jokers}</div>" if jokers else ""
        return (f"<div><p>{escape(self._about)}</p>{deck_html(lit=self.lit or None)}{jokers}"
                f'<div style="overflow:hidden">{image_html(self.card, 90, "float:left;margin-right:14px")}'
                f"<p>{escape(self._card_words())}</p></div></div>")

    def _lit_words(self) -> list[str]:
        return [f"Standing out: {self.lit}."] if self.lit else []

    def _card_words(self) -> str:
        serves = self.yaku_of(self.card)
        names = listed(f"{yaku.name} ({_worth(yaku)})" for yaku in serves) or "no yaku"
        chaff = self._chaff_words(self.card)
        said = [f"As chaff it counts {chaff}."] if chaff else []
        return " ".join([f"{self.card.label}. It can serve {names}.", *said, *exclusive(serves)])

    def _known(self, name: str | Card) -> Card:
        card = DECK[name]
        if card not in self.rules.deck:
            raise CardError(f"The card {card.id!r} belongs to no month, so it is not in the deck of "
                            f"{self.rules.name}.")
        return card


def _month(month: object) -> int:
    if isinstance(month, str) and month.strip().lower() in _MONTH_NAMES:
        return _MONTH_NAMES[month.strip().lower()]
    if isinstance(month, int) and not isinstance(month, bool) and 1 <= month <= 12:
        return int(month)
    hint = nearest(month, _MONTH_NAMES) if isinstance(month, str) else ""
    hint = hint or " Months are 1 to 12, or names like 'March'."
    raise UnknownName(f"There is no month {shown(month)}.{hint}")


def _kind(kind: object, kinds: tuple[Kind, ...]) -> Kind:
    word = str(kind).strip().lower().removesuffix("s")
    for known in kinds:
        if word == known:
            return known
    hint = nearest(word, [str(known) for known in kinds]) or f" The kinds are {listed(map(str, kinds))}."
    raise UnknownName(f"There is no kind {shown(kind)}.{hint}")


def _month_label(month: int) -> str:
    # A soft hyphen lets the longest name fold into a narrow column.
    flower = _FIRST[month].id.partition("-")[0].replace("chrysan", "chrysan\N{SOFT HYPHEN}")
    return f"{month}\n{flower}"


def _kind_label(kind: Kind, number: int) -> str:
    name = "Chaff" if kind is Kind.CHAFF else capital(kind.many)
    return f"{name}\n{number} cards"


def _worth(yaku: Yaku) -> str:
    points = count(yaku.points, "point")
    return f"{points}, +{yaku.step} for each further card" if yaku.step else points


def _title(card: Card) -> str:
    named = card.kind in (Kind.BRIGHT, Kind.ANIMAL)
    picture = card.picture if named else f"{card.flower}, {card.picture}"
    return capital(picture)


def _places() -> str:
    """Where months and cards stand in the grid, as `row / column`, for pages of three widths.

    wide: in the column of the month, by kind. half: in the row of the month, half a year beside the other.
    slim: in the row of the month.
    """
    rows = {Kind.BRIGHT: "2", Kind.ANIMAL: "3", Kind.RIBBON: "4"}
    rules = []

    def put(what: str, wide: str, half: str, slim: str) -> None:
        rules.append(f".kk-deck-grid .kk-{what}{{--kk-wide:{wide};--kk-half:{half};--kk-slim:{slim}}}")

    for month in range(1, 13):
        line, left = ((month - 1) % 6 + 2, 1 if month <= 6 else 6)
        put(f"deck-month:nth-child({month})", f"1 / {month + 1}", f"{line} / {left}", f"{month + 1} / 1")
        cards = list(DECK.cards.in_month(month))
        chaff = [card for card in cards if card.kind is Kind.CHAFF]
        for place, card in enumerate(cards, start=1):
            row = rows.get(card.kind) or _CHAFF_ROWS[len(chaff)][chaff.index(card)]
            wide = row.replace("/", f"/ {month + 1} /") if "/" in row else f"{row} / {month + 1}"
            put(card.id, wide, f"{line} / {left + place}", f"{month + 1} / {1 + place}")
    for place, card in enumerate(JOKERS):
        slim = f"{14 + place // 4} / {2 + place % 4}"
        put(card.id, f"7 / {2 + place}", f"8 / {2 + place + place // 4}", slim)
    return "\n".join(rules)


#: The rows of one, two or three chaff cards of a month; the middle one of three lies over its neighbours.
_CHAFF_ROWS = {1: ("5",), 2: ("5", "6"), 3: ("5", "5 / span 2", "6")}

_CSS = files(__package__).joinpath("deck.css").read_text(encoding="utf-8")
DeckExplorer.css = _CSS + _places()
