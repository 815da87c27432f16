"""Vanikar Koi-Koi (spec 6), the rule set meant wherever none is named."""
from .model import Rules
from .provenance import silent
from .yaku import yaku

VANIKAR = Rules(
    "vanikar", "Vanikar Koi-Koi", "spec 6",
    players=2,
    first_dealer=silent("random", "6.2", "others let the earliest month drawn, or a birthday, decide"),
    packets=silent((("others", 4), ("table", 4), ("dealer", 4)) * 2, "6.3", "others deal two by two"),
    hand_size=8,
    field_size=8,
    table_quad="redeal",                                         # 6.4
    min_total=1,                                                 # 6.6
    auto_stop_last_turn=True,
    yaku=(                                                       # 6.7
        yaku("goko", 10, group="brights"),
        yaku("shiko", 8, group="brights"),
        yaku("ameshiko", 7, group="brights"),
        yaku("sanko", 5, group="brights"),
        yaku("tsukimi", 5),
        yaku("hanami", 5),
        yaku("inoshikacho", 5),
        yaku("tane", 1),
        yaku("akatan", 5),
        yaku("aotan", 5),
        yaku("tanzaku", 1),
        yaku("kasu", 1),
    ),
    seven_doubles=True,                                          # 6.8
    opponent_koikoi_doubles="once",
    draw_dealer="other",                                         # 6.9
    length=("rounds", 6),                                        # 6.10; also 1, 3 and 12
)
