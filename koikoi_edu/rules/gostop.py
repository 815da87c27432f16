"""Go-Stop of the same book as `tentos` (spec 2.6, 4): two or three players, jokers, and a bonus for go."""
from ..cards import CardSet
from .model import Rules
from .provenance import Provenance, borrowed, left_open, said, silent
from .yaku import yaku

_SLOPER = "the table is Tom Sloper's, whose pages the source retells"

GOSTOP = Rules(
    "gostop", "Go-Stop", "spec 4",
    family="go-stop",
    players=2,
    first_dealer=left_open("random", "3.2", "any method will do; others draw the earliest month"),
    jokers=left_open(5, "4.1", "some players use all five, others two"),
    packets=(("others", 4), ("table", 5), ("dealer", 4)),        # 4.2
    hand_size=8,
    field_size=10,
    three={"hand_size": 7, "field_size": 6, "hand_four_pairs": "off", "safe_chaff": 5,
           "packets": (("others", 4), ("table", 3), ("dealer", 4),
                       ("others", 3), ("table", 3), ("dealer", 3))},
    table_quad="dealer_takes",                                   # 4.4
    hand_quad="lay_down",
    hand_four_pairs=left_open(5, "4.4", "what it does not name is as in its Koi-Koi, which has this"),
    both_hand_yaku=silent("nobody", "3.5", "so says Fuda Wiki; Hanafubuki ignores both and plays on"),
    refill_table=silent(False, "4.4", "Fuda Wiki replaces them from the stock"),
    deal_pairs="locked",                                         # 4.5; Fuda Wiki: ordinary
    ppeok=True,                                                  # 4.6
    joker_flip="seed",                                           # 4.8; Fuda Wiki: korean
    yaku=tuple(borrowed(line, "2.6", _SLOPER) for line in (      # 2.6
        yaku("goko", 15, name="Five Bright", group="brights"),
        yaku("shiko", 5, name="Dry Four Bright", group="brights"),
        yaku("ameshiko", 4, name="Wet Four Bright", group="brights"),
        yaku("sanko", 3, name="Dry Three Bright", group="brights"),
        yaku("rainy-sanko", 2, name="Wet Three Bright", group="brights"),
        yaku("godori", 5),
        yaku("tane", 1, name="Five Animals"),
        yaku("akatan", 3, name="Red Poetry"),
        yaku("aotan", 3, name="Blue Poetry"),
        yaku("chodan", 3, name="Dry Plain"),
        yaku("tanzaku", 1, name="Five Ribbons"),
        yaku("kasu", 1, name="Ten Junk"),
    )),
    sake_role="either",                                          # 4.9
    double_chaff=CardSet("sake lightning paulownia-red"),
    bright_mode=left_open("exclusive", "2.6", "so says Fuda Wiki; in its own Koi-Koi they add up"),
    godori=True,
    viewing="off",
    offer_on="increase",                                         # 4.10
    offer_after_go="new_yaku",
    min_total=said(8, "4.10", "more than 7; others ask for 7, or for 3 with three players"),
    auto_stop_last_turn=silent(True, "3.7", "a go can gain nothing more then"),
    own_koikoi=left_open("go", "4.11", "the point of the first go could stay when the second doubles"),
    bonuses=frozenset({"no_bright", "few_chaff", "double_score"}),
    safe_chaff=said(7, "4.11"),
    no_chaff_is_safe=silent(False, "4.11", "Fuda Wiki spares a loser without any"),
    penalty_needs_yaku=silent(False, "4.13", "Fuda Wiki asks the winner for such a yaku"),
    three_player=silent("max", "4.11", "others want it of both losers, or let each loser pay"),
    draw_dealer="same",                                          # 4.12
    length=("points", 50),
    sources={"joker_from_hand": Provenance("silent", "4.7", "it could be laid down at any time of the turn"),
             "points_first": Provenance("silent", "4.11", "so says Fuda Wiki")},
)
