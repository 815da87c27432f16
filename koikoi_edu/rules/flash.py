"""Koi-Koi of Hanafuda Flash by GameDesign (spec 11.1): high brights, no viewing yaku, nothing doubles."""
from .model import Rules
from .provenance import silent
from .yaku import yaku

FLASH = Rules(
    "flash", "Hanafuda Flash Koi-Koi", "spec 11.1",
    players=2,
    first_dealer=silent("random", "11.1", "others draw the earliest month"),
    packets=silent((("others", 4), ("table", 4), ("dealer", 4)), "11.1", "others deal two by two"),
    hand_size=8,
    field_size=8,
    table_quad="redeal",
    table_four_pairs=silent("off", "11.1", "Nintendo and Fuda Wiki deal again"),
    hand_quad=silent("off", "11.1", "Nintendo and Fuda Wiki give 6 points at once"),
    hand_four_pairs=silent("off", "11.1", "Nintendo and Fuda Wiki give 6 points at once"),
    yaku=(
        yaku("goko", 15, group="brights"),
        yaku("shiko", 10, group="brights"),
        yaku("ameshiko", 8, group="brights"),
        yaku("sanko", 6, group="brights"),
        yaku("tsukimi", 5),
        yaku("hanami", 5),
        yaku("inoshikacho", 5),
        yaku("tane", 1),
        yaku("akatan", 6),
        yaku("aotan", 6),
        yaku("tanzaku", 1),
        yaku("kasu", 1),
    ),
    sake_role="both",
    viewing="off",
    month_yaku=4,
    auto_stop_last_turn=True,
    seven_doubles=silent(False, "11.1", "most books double from 7 points on"),
    opponent_koikoi_doubles=silent("off", "11.1", "most books double after the opponent's koi-koi"),
    exhaust_no_yaku=6,
    exhaust_unstopped=silent("nobody", "11.1", "the dealer's privilege is worded for the case that nobody "
                                               "holds a yaku"),
    draw_dealer=silent("same", "11.1", "Nintendo lets the other player deal"),
    length=silent(("rounds", 12), "11.1", "12 rounds are the most common length"),
)
