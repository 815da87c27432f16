"""Koi-Koi as KoiKoi-Japan on Steam plays it (spec 11.1): a purse of 30 points, and one's own koi-koi pays."""
from .model import Rules
from .provenance import silent
from .yaku import yaku

KOIKOI_JAPAN = Rules(
    "koikoi-japan", "KoiKoi-Japan", "spec 11.1",
    players=2,
    first_dealer=silent("random", "11.1", "others draw the earliest month"),
    packets=silent((("others", 4), ("table", 4), ("dealer", 4)), "11.1", "others deal two by two"),
    hand_size=8,
    field_size=8,
    table_quad="redeal",
    hand_quad="redeal",
    hand_four_pairs="off",
    yaku=(
        yaku("goko", 10, group="brights"),
        yaku("shiko", 8, group="brights"),
        yaku("ameshiko", 7, group="brights"),
        yaku("sanko", 5, group="brights"),
        yaku("tsukimi", 1, after_call=3),
        yaku("hanami", 1, after_call=3),
        yaku("inoshikacho", 5),
        yaku("tane", 1),
        yaku("akatan-aotan", 10),
        yaku("akatan", 5),
        yaku("aotan", 5),
        yaku("tanzaku", 1),
        yaku("kasu", 1),
    ),
    sake_role="both",
    auto_stop_last_turn=True,
    own_koikoi="japan",
    exhaust_no_yaku=1,
    exhaust_unstopped=("dealer", 1),
    draw_dealer="same",
    length=("rounds", 8),
    zero_sum=True,
    start_points=30,
    ends_at_zero=True,
)
