"""What a rule set is: one frozen value that says everything in which games differ (spec 12)."""
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..cards import DECK, JOKERS, CardSet
from ..errors import RulesError, UnknownName, nearest, shown
from .changes import changes_of
from .family import FAMILIES
from .fitting import check_fit
from .options import Option, option, switch
from .provenance import Provenance, Sourced
from .table import changed_table, listed_table, table_of
from .yaku import IN_SEASON, PATTERNS, Yaku, doubled, month_yaku, yaku_named

if TYPE_CHECKING:
    from .card import RuleCard

__all__ = ["OPTIONS", "Option", "Provenance", "Rules", "Yaku"]


@dataclass(frozen=True)
class Rules:
    """A rule set; `variant()` gives one with other options.

    id, name: what it is called in code and in words. source: where its rules come from. packets: who gets
    how many cards in which order at the deal: "others" (each of them), "table" and "dealer"; it goes on from
    the start until everybody has theirs (spec 6.3). family: the game that it is a form of, "koi-koi" or
    "go-stop". three: what is different with three players, options by name and `packets`; None where only
    two can play. preset: the rule set that a variant was made from, None for a rule set of its own. The other
    fields are the options of spec 12, with the names there; what each decides and takes stands in `OPTIONS`.

    yaku: the table, as the options leave it; of a group that excludes, the higher first. As an option it is
    a dict: points, or points, step, group and after_call, by yaku id. sources: the provenance of options by
    name, and of yaku by "yaku.<id>"; a value wrapped by `said`, `silent`, `rebuilt` or `borrowed` enters it.

    Raises RulesError for values that an option does not take or that do not fit together.
    """

    id: str
    name: str
    source: str
    packets: tuple[tuple[str, int], ...] = field(kw_only=True)
    family: str = field(default="koi-koi", kw_only=True)
    three: Mapping[str, Any] | None = field(default=None, kw_only=True)

    # The deal
    players: int = option("how many play", "3.1", 2, 3)
    hand_size: int = option("cards in a hand", "3.3", low=1)
    field_size: int = option("cards on the table at the deal", "3.3", low=1)
    jokers: int = option("jokers in the deck", "4.1", 0, 2, 5, off=0)
    first_dealer: str = option("who deals first", "3.2", "random", "earliest_month", "birthday")
    birthday_distance: str = option("how months are counted from a birthday to a drawn card", "5.2",
                                    "circular", "linear", off="circular")
    hand_swap: bool = switch("whether the player who does not deal may ask for the dealer's hand unseen",
                             "3.4", off=False)
    table_quad: str = option("what four cards of a month on the table do", "3.5",
                             "void", "redeal", "remove", "dealer_takes", "dealer_wins", "off")
    table_quad_points: int = option("points of the dealer who wins by four of a month, or by four pairs, on "
                                    "the table", "3.5", low=1, off=6)
    table_four_pairs: str = option("what four pairs on the table do", "3.5", "void", "redeal", "dealer_wins",
                                   "off", off="off")
    hand_quad: int | str = option("what four of a month in a hand do: points won at once, or a word", "3.5",
                                  "off", "redeal", "lay_down", "chongtong", low=1, off="off")
    hand_four_pairs: int | str = option("what four pairs in a hand do: points won at once, or a word", "3.5",
                                        "off", "redeal", low=1, off="off")
    quad_as_pairs: bool = switch("whether four of a month count as two of the four pairs in a hand", "11.1",
                                 off=False)
    hand_yaku_add: bool = switch("whether a hand that is both a quad and four pairs wins the points of both",
                                 "11.1", off=False)
    refill_table: bool = switch("whether jokers dealt to the table are replaced from the stock", "4.14",
                                off=False)
    both_hand_yaku: str = option("what happens if two players hold a hand yaku", "3.5", "nobody", "ignore",
                                 off="nobody")
    multiply_hand_yaku: bool = switch("whether the field multiplier counts for a hand yaku", "3.5", off=False)
    field_multiplier: str = option("what brights on the table at the deal multiply by", "3.5",
                                   "off", "per_bright", "any_bright", "bright_count", off="off")

    # The turn
    must_play_match: bool = switch("whether a hand card that captures has to be played", "3.13", off=False)
    may_decline_capture: bool = switch("whether a hand card may be left lying beside its match", "3.13",
                                       off=False)
    deal_pairs: str = option("what pairs on the table at the deal are", "4.5", "ordinary", "locked",
                             off="ordinary")
    ppeok: bool = switch("whether a drawn third card locks the pair just made", "4.6", off=False)
    joker_flip: str = option("what a joker drawn from the stock does", "4.8", "seed", "korean", off="seed")
    lightning_wild: str = option("what the Lightning matches", "7.6", "off", "koi", "mushi", off="off")

    # The yaku
    yaku: tuple[Yaku, ...] = option("points, step and group of each yaku", "12", many="table")
    sake_role: str = option("what the sake cup counts as", "1", "animal", "either", "both", off="animal")
    wild_card: str = option("which card counts as an animal or as chaff", "5.7", "none", "bridge", "sake",
                            off="none")
    double_chaff: CardSet = option("which cards count as two chaff", "4.9", many="cards", off=CardSet())
    bright_mode: str = option("whether a higher yaku of the brights replaces a lower one or adds to it",
                              "2.3", "exclusive", "cumulative", off="exclusive")
    five_bright_extra: int = option("points on top for all five brights", "2.4", low=0, off=0)
    godori: bool = switch("whether the warbler, the cuckoo and the geese are a yaku", "3.13", off=False)
    viewing: str = option("whether the yaku of the sake cup with moon and curtain count", "5.6",
                          "off", "bonus_only", "always", off="always")
    viewing_rain: str = option("what rain and fog spoil the viewing yaku", "11.1", "off", "field",
                               "captured_brights", "captured_cards", "bga", off="off")
    viewing_in_season: bool = switch("whether the viewing yaku of the curtain doubles in March, of the moon "
                                     "in August", "11.1", off=False)
    month_yaku: int | str = option("points of the four cards of the current month", "5.6", "off", low=1,
                                   off="off")
    undecidable: frozenset[str] = option("yaku that alone give no choice of stop or koi-koi", "3.13",
                                         many="yaku", off=frozenset())
    best_yaku_only: bool = switch("whether only the best yaku counts", "12", off=False)

    # Stop or koi-koi
    offer_on: str = option("what gives the choice of stop or koi-koi", "3.7", "new_yaku", "increase",
                           off="increase")
    offer_after_go: str = option("what gives the choice again after a go", "4.10", "new_yaku", "increase",
                                 off="new_yaku")
    min_total: int = option("points that are needed to be asked", "4.10", low=1, off=1)
    max_calls: int | None = option("how often a player may call koi-koi in a round", "11.1", None, low=0,
                                   off=None)
    auto_stop_last_turn: bool = switch("whether a rise on a player's last turn is a stop without asking",
                                       "3.7", off=True)

    # The score
    seven_doubles: bool = switch("whether a sum of 7 or more doubles", "6.8", off=False)
    opponent_koikoi_doubles: str = option("what koi-koi calls of another player multiply by", "6.8",
                                          "off", "once", "per_call", off="off")
    own_koikoi: str = option("what a player's own koi-koi calls bring", "3.8", "off", "multiply", "go",
                             "go_korean", "japan", "double_if_called", off="off")
    yaku_multiply: bool = switch("whether the number of yaku multiplies, in place of a player's own calls",
                                 "3.8", off=False)
    multipliers: str = option("how what own calls or yaku multiply by goes together with what brights on the "
                              "table multiply by", "3.8", "product", "sum", off="product")
    bonuses: frozenset[str] = option("what a loser's poor pile and the double joker bring", "4.11",
                                     "no_bright", "few_chaff", "double_score", many="values",
                                     off=frozenset())
    no_bright_doubles: bool = switch("whether a loser without a bright doubles the score instead of adding 2 "
                                     "points", "4.13", off=False)
    safe_chaff: int = option("how much chaff a loser needs so that it is not too little", "4.11", low=1,
                             off=7)
    no_chaff_is_safe: bool = switch("whether a loser without any chaff is safe from the penalty for too "
                                    "little", "4.14", off=False)
    penalty_needs_yaku: bool = switch("whether a loser is punished only for what the winner's yaku are made "
                                      "of", "4.14", off=False)
    empty_pile_pays: bool = switch("whether a loser with an empty pile pays", "4.14", off=True)
    shake: bool = switch("whether three of a month shown before the play double", "4.14", off=False)
    bomb: bool = switch("whether three of a month may be played at once", "4.14", off=False)
    steal_chaff: bool = switch("whether some captures take a chaff of each opponent", "4.14", off=False)
    own_ppeok_takes_two: bool = switch("whether a locked pile that the player made himself takes two chaff "
                                       "of each opponent", "4.14", off=False)
    first_ppeok: bool = switch("whether a locked pile on the first turn pays", "4.14", off=False)
    three_ppeok: bool = switch("whether the third locked pile of a player wins the round", "4.14", off=False)
    seven_animals: bool = switch("whether seven animals double", "4.14", off=False)
    drawn_round_doubles: bool = switch("whether a drawn round doubles the next", "4.14", off=False)
    go_bak: bool = switch("whether a loser who has called pays more", "4.14", off=False)
    three_player: str = option("which of two losers counts", "4.11", "max", "all", "sum", off="max")
    winner_takes_loser: bool = switch("whether the winner also gets the yaku of a loser who called and made "
                                      "no new one", "3.13", off=False)

    # The end of a round and of the match
    exhaust_no_yaku: int = option("points of the dealer when the cards run out and nobody holds a yaku",
                                  "5.9", low=0, off=0)
    exhaust_unstopped: str | tuple[str, int] = option(
        "who scores when the cards run out, somebody holds a yaku and nobody has stopped", "7.10",
        "nobody", "last_caller", "last_improver", "higher", units=("dealer",), off="nobody")
    draw_dealer: str = option("who deals after a drawn round", "3.10", "same", "other")
    length: tuple[str, int] = option("how long a match is", "3.12", units=("rounds", "points"))
    zero_sum: bool = switch("whether points scored are taken from the others", "5.11", off=False)
    start_points: int = option("points that each player starts with", "11.1", low=0, off=0)
    ends_at_zero: bool = switch("whether a match ends once a player has no points left", "11.1", off=False)

    sources: Mapping[str, Provenance] = field(default_factory=dict, kw_only=True, compare=False, repr=False)
    preset: "Rules | None" = field(default=None, kw_only=True, compare=False)
    _listed: tuple[Yaku, ...] = field(init=False, repr=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        sources = dict(self.sources)
        for name in ("packets", *OPTIONS):
            value = getattr(self, name)
            if isinstance(value, Sourced):
                sources[name] = value.provenance
                put(self, name, value.value)
        listed = listed_table(self.yaku, sources)
        ids = [one.id for one in listed]
        if len(set(ids)) < len(ids):
            raise RulesError(f"The rule set {self.id!r} lists a yaku twice.")
        put(self, "sources", sources)
        put(self, "_listed", listed)
        known = {*PATTERNS, *ids, "tsukifuda"}
        for name, says in OPTIONS.items():
            if name != "yaku":
                put(self, name, says.read(name, getattr(self, name), known))
        put(self, "yaku", table_of(listed, self))
        check_fit(self)
        text = repr([(name, sorted(value) if isinstance(value, frozenset) else value)
                     for name, value in self.options.items()])
        put(self, "_hash", zlib.crc32(f"{self.id} {text}".encode()))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def deck(self) -> CardSet:
        """The cards that are played with: 48, and the jokers (spec 1, 4.1)."""
        return DECK.cards | _JOKERS[self.jokers]

    @property
    def called(self) -> str:
        """What a player did who played on, in words: "called koi-koi"."""
        return FAMILIES[self.family].called

    @property
    def calls_are_goes(self) -> bool:
        """Whether calls pay as in Go-Stop, and `offer_after_go` says when to ask again (spec 4.10, 4.11)."""
        return self.own_koikoi in ("go", "go_korean")

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value; of `yaku` the table that the rule set lists."""
        listed = {one.id: {"points": one.points, "step": one.step, "group": one.group,
                           "after_call": one.after_call} for one in self._listed}
        return {name: listed if name == "yaku" else getattr(self, name) for name in OPTIONS}

    @property
    def changes(self) -> dict[str, Any]:
        """The options in which a variant differs from its preset, with their values here.

        Of `yaku` only what differs; a yaku that is gone has 0 points.
        """
        changes = dict(self._changes)
        if "yaku" in changes:
            changes["yaku"] = {id: dict(entry) for id, entry in changes["yaku"].items()}
        return changes

    @cached_property
    def _changes(self) -> dict[str, Any]:
        return changes_of(self)

    def table(self, month: int | None = None) -> tuple[Yaku, ...]:
        """The yaku that can be held in a round of this month (1 to 12): `yaku`, and the month's cards."""
        if month is None or not self.asks_for_month:
            return self.yaku
        season = IN_SEASON.get(month) if self.viewing_in_season else None
        table = tuple(doubled(one) if one.id == season else one for one in self.yaku)
        return table if isinstance(self.month_yaku, str) else (*table, month_yaku(month, self.month_yaku))

    @property
    def asks_for_month(self) -> bool:
        """Whether what a yaku is worth depends on the month of the round (spec 5.6, 11.1)."""
        return self.viewing_in_season or self.month_yaku != "off"

    def provenance(self, name: str) -> Provenance:
        """Where the value of an option, a yaku ("yaku.sanko") or what `BESIDES` names comes from.

        Raises UnknownName for an option that does not exist.
        """
        if name in BESIDES:
            return self.sources.get(name, Provenance("said", self.source.removeprefix("spec ")))
        option, _, id = name.partition(".")
        _known(option)
        changed = self._changes
        if id in changed.get("yaku", ()) or (option != "yaku" and option in changed):
            return Provenance("chosen", OPTIONS[option].spec)
        if name in self.sources:
            return self.sources[name]
        if id == "tsukifuda":
            return self.provenance("month_yaku")
        if id == "five-brights":
            return self.provenance("five_bright_extra")
        if option != "yaku" and getattr(self, option) == OPTIONS[option].off:
            return Provenance("unused", OPTIONS[option].spec)
        return Provenance("said", self.source.removeprefix("spec "))

    def variant(self, /, **changes: Any) -> "Rules":
        """These rules with other options: `rules("vanikar").variant(seven_doubles=False)`.

        A change of `players` brings what the rule set has for so many, as the cards of a hand and their deal.
        `yaku` takes only what is to be changed: `variant(yaku={"sanko": 6, "hanami": 0})`; the points of one
        that another option has off wait until that one has it on.

        Raises UnknownName for an option that does not exist (with the nearest that does) and RulesError for
        a value that the option does not take.
        """
        for name in changes:
            _known(name)
        preset = self.preset or self
        listed: tuple[Yaku, ...] = self._listed
        if "yaku" in changes:
            known = {*PATTERNS, *(one.id for one in (*listed, *preset._listed))}
            entries = OPTIONS["yaku"].read("yaku", changes["yaku"], known)
            listed = changed_table(listed, preset._listed, entries)
        players = changes.get("players", self.players)
        if players != self.players and players in (2, 3):
            for name, value in (preset.three or {}).items():
                changes.setdefault(name, value if players == 3 else getattr(preset, name))
        new = replace(self, **{**changes, "yaku": listed, "preset": preset})
        return preset if new == preset else new

    def yaku_named(self, name: str) -> Yaku:
        """The yaku with this id or display name (letter case and macrons do not matter).

        Raises UnknownName, with the nearest valid id, if the rule set has no such yaku.
        """
        return yaku_named(name, self.yaku, self.name)

    def above(self, yaku: Yaku) -> tuple[Yaku, ...]:
        """The yaku of its group that replace this one, the highest first."""
        before = self.yaku[:self.yaku.index(yaku)]
        return tuple(one for one in before if yaku.group and one.group == yaku.group)

    def __repr__(self) -> str:
        changed = ", ".join(f"{option}={value!r}" for option, value in self.changes.items())
        return f"<{self.name}{f' with {changed}' if changed else ''}>"

    @property
    def card(self) -> "RuleCard":
        """The rules in words, on one page; a notebook shows it, `print` prints it."""
        from .card import rule_card
        return rule_card(self)

    def __str__(self) -> str:
        return str(self.card)

    def _repr_html_(self) -> str:
        return self.card._repr_html_()


#: What has a provenance and is no option: the packets of the deal, when a joker is laid down from the hand,
#: and that points are added before anything multiplies (spec 4.2, 4.7, 4.11).
BESIDES = ("packets", "joker_from_hand", "points_first")

#: Which jokers are played with, by their number (spec 4.1).
_JOKERS = {0: CardSet(), 2: CardSet("joker-2pi joker-3pi"), 5: JOKERS}

#: The options by name, in the order of `Rules`.
OPTIONS: dict[str, Option] = {one.name: one.metadata["option"] for one in fields(Rules)
                              if "option" in one.metadata}


def _known(option: str) -> None:
    if option not in OPTIONS:
        hint = nearest(option, OPTIONS) or " Options look like 'seven_doubles'; `OPTIONS` has them all."
        raise UnknownName(f"There is no option {shown(option)}.{hint}")
