"""Koi-Koi as Nintendo's pages have it (spec 11.1): further cards raise a set, not a yaku of their own."""
from .model import Rules
from .provenance import silent
from .yaku import yaku

NINTENDO = Rules(
    "nintendo", "Nintendo Koi-Koi", "spec 11.1",
    players=2,
    first_dealer="earliest_month",
    packets=silent((("others", 4), ("table", 4), ("dealer", 4)), "11.1", "others deal two by two"),
    hand_size=8,
    field_size=8,
    table_quad="redeal",
    table_four_pairs="redeal",
    hand_quad=6,
    hand_four_pairs=6,
    both_hand_yaku="nobody",
    yaku=(
        yaku("goko", 10, group="brights"),
        yaku("shiko", 8, group="brights"),
        yaku("ameshiko", 7, group="brights"),
        yaku("sanko", 5, group="brights"),
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
    viewing="always",                                            # may be left out: off
    max_calls=None,                                              # its English leaflet: 1
    auto_stop_last_turn=True,
    seven_doubles=True,
    opponent_koikoi_doubles="once",
    draw_dealer="other",
    length=("rounds", 12),
)
