"""Koi-Koi as the Fuda Wiki has it today (spec 11.1)."""
from .model import Rules
from .provenance import silent
from .yaku import yaku

FUDAWIKI = Rules(
    "fudawiki", "Fuda Wiki Koi-Koi", "spec 11.1",
    players=2,
    first_dealer=silent("random", "11.1", "others draw the earliest month"),
    packets=silent((("others", 4), ("table", 4), ("dealer", 4)), "11.1", "others deal two by two"),
    hand_size=8,
    field_size=8,
    table_quad="redeal",
    table_four_pairs="redeal",
    hand_quad=6,
    hand_four_pairs=6,
    quad_as_pairs=True,
    hand_yaku_add=False,                                         # its option: 12 points for both
    both_hand_yaku="nobody",
    yaku=(
        yaku("goko", 15, group="brights"),
        yaku("shiko", 8, group="brights"),
        yaku("ameshiko", 7, group="brights"),
        yaku("sanko", 6, group="brights"),
        yaku("tsukimi", 5),
        yaku("hanami", 5),
        yaku("inoshikacho", 5, step=1, group="animals"),
        yaku("tane", 1, group="animals"),
        yaku("akatan-aotan", 10, step=1, group="ribbons"),
        yaku("akatan", 5, step=1, group="ribbons"),
        yaku("aotan", 5, step=1, group="ribbons"),
        yaku("tanzaku", 1, group="ribbons"),
        yaku("kasu", 1),
    ),
    sake_role="both",
    viewing="always",                                            # also bonus_only and off
    viewing_rain="off",                                          # its variant: field
    month_yaku=4,
    auto_stop_last_turn=True,
    seven_doubles=True,
    opponent_koikoi_doubles="once",
    exhaust_no_yaku=0,                                           # its variants: 1 or 6
    draw_dealer="same",
    length=("rounds", 12),                                       # also 6, 3, and 50 points
)
