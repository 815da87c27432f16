"""Koi-Koi in Tentos (spec 2, 3): yaku add up, and a player's own koi-koi multiplies."""
from .model import Rules
from .provenance import borrowed, left_open, rebuilt, silent
from .yaku import yaku

_SLOPER = "the table is Tom Sloper's, the only one that fits the source's two examples"
_SPECIAL = "5 as in Nintendo's, Fuda Wiki's and Vanikar's tables"

TENTOS = Rules(
    "tentos", "Koi-Koi in Tentos", "spec 3",
    players=2,                                                   # 3.1
    first_dealer=left_open("random", "3.2", "any method will do; others draw the earliest month"),
    packets=(("others", 4), ("dealer", 4), ("table", 4)),        # 3.3
    hand_size=8,
    field_size=8,
    hand_swap=True,                                              # 3.4
    table_quad="void",                                           # 3.5; also remove and dealer_wins
    table_quad_points=5,
    table_four_pairs="void",
    hand_quad=5,
    hand_four_pairs=5,
    quad_as_pairs=silent(False, "3.5", "Fuda Wiki takes four of a month for two pairs"),
    hand_yaku_add=silent(False, "3.5", "Fuda Wiki has an option by which both count, 12 points"),
    both_hand_yaku=silent("nobody", "3.5", "so says Fuda Wiki; Hanafubuki ignores both and plays on"),
    multiply_hand_yaku=left_open(False, "3.5", "it could be read to multiply it; Board Game Arena's award is "
                                               "flat"),
    field_multiplier="per_bright",
    must_play_match=False,                                       # 3.13
    may_decline_capture=False,
    yaku=(                                                       # 2.3
        yaku("sanko", 8, name="Dry Three Bright", group="brights"),
        yaku("ameshiko", 2, name="Rainy Four Bright", group="brights"),
        borrowed(yaku("shiko", 4, name="Dry Four Bright", group="brights"), "2.3", _SLOPER),
        rebuilt(yaku("tsukimi", 5, name="Moon viewing"), "2.5", _SPECIAL),
        rebuilt(yaku("hanami", 5, name="Flower viewing"), "2.5", _SPECIAL),
        rebuilt(yaku("inoshikacho", 5, name="Boar-Deer-Butterflies"), "2.5", _SPECIAL),
        yaku("godori", 5),                                       # 3.13, off
        borrowed(yaku("tane", 1, name="Five Tens"), "2.3", _SLOPER),
        yaku("dueling-triads", 3),
        yaku("akatan", 3, name="Red Tanzaku"),
        yaku("aotan", 3, name="Blue Tanzaku"),
        yaku("tanzaku", 1, name="Five Tanzaku"),
        borrowed(yaku("kasu", 1, name="Ten Plain"), "2.3", _SLOPER),
    ),
    sake_role="either",                                          # 3.9
    bright_mode="cumulative",
    five_bright_extra=rebuilt(0, "2.4", "the four values add up to 14; 1 more gives the traditional 15"),
    godori=False,                                                # 3.13
    undecidable=frozenset(),                                     # 3.13
    offer_on=left_open("new_yaku", "3.7", "it speaks of a second yaku; elsewhere any rise is enough"),
    auto_stop_last_turn=silent(True, "3.7", "koi-koi can gain nothing more then"),
    own_koikoi="multiply",                                       # 3.8
    yaku_multiply=left_open(False, "3.8", "it doubles after the second yaku; that could also be meant of two "
                                          "yaku without a call"),
    multipliers=left_open("product", "3.8", "it says to apply them; they could also be added up"),
    winner_takes_loser=False,                                    # 3.13
    draw_dealer="same",                                          # 3.10
    length=("points", 50),                                       # 3.12; also 100 and 500
)
