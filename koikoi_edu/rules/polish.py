"""Polish Koi-Koi (spec 7), for two or three players, with a wild Lightning."""
from .model import Rules
from .provenance import left_open, rebuilt, silent
from .yaku import yaku

# The source names Tane and Kasu and gives no value at all.
_NINTENDO = "these are Nintendo's values, and most books have them"

POLISH = Rules(
    "polish", "Polish Koi-Koi", "spec 7",
    players=2,
    first_dealer="earliest_month",                               # 7.2
    packets=left_open((("others", 2), ("table", 2), ("dealer", 2)), "7.3",
                      "it says two at a time and not in which order"),
    hand_size=8,
    field_size=8,
    three={"hand_size": 7, "field_size": 8},                     # 7.3; field_size=6 leaves 21 to draw
    table_quad=silent("redeal", "7.4", "other books deal again when a whole month lies on the table"),
    lightning_wild="koi",                                        # 7.6
    yaku=tuple(rebuilt(line, "7.1", _NINTENDO) for line in (     # 7.1
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
    )),
    sake_role="both",                                            # 7.7
    bright_mode=rebuilt("exclusive", "7.1", "in Nintendo's and nearly all others they do not add up"),
    offer_on=left_open("increase", "7.8", "it asks whoever has a yaku; elsewhere a raised one counts too"),
    auto_stop_last_turn=False,                                   # 7.8
    seven_doubles=True,                                          # 7.9
    opponent_koikoi_doubles="once",
    exhaust_no_yaku=0,                                           # 7.10
    exhaust_unstopped=("dealer", 6),
    draw_dealer="same",
    length=("rounds", 12),                                       # 7.12; also 6
)
