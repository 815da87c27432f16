"""Tsukifuda (spec 5): the cards of the month are a yaku, and nothing ever doubles."""
from .model import Rules
from .provenance import left_open, silent
from .yaku import yaku

TSUKIFUDA = Rules(
    "tsukifuda", "Tsukifuda Koi-Koi", "spec 5",
    players=2,                                                   # 5.1
    first_dealer="birthday",                                     # 5.2
    birthday_distance=left_open("circular", "5.2", "it says nearest; December could also be far from "
                                                   "January"),
    packets=left_open((("others", 2), ("dealer", 2), ("table", 2)), "5.3",
                      "it says two by two and not in which order"),
    hand_size=8,
    field_size=silent(8, "5.3", "all other books lay 8 cards on the table"),
    table_quad=silent("redeal", "5.3", "other books deal again when a whole month lies on the table"),
    yaku=(                                                       # 5.6
        yaku("goko", 10, group="brights"),
        yaku("shiko", 8, group="brights"),
        yaku("ameshiko", 6, group="brights"),
        yaku("sanko", 5, group="brights"),
        yaku("tsukimi", 5, name="Tsukizake"),
        yaku("hanami", 5, name="Hanamizake"),
        yaku("inoshikacho", 5),
        yaku("tane", 1),
        yaku("akatan", 5),
        yaku("aotan", 5),
        yaku("tanzaku", 1),
        yaku("kasu", 1),
    ),
    wild_card=left_open("bridge", "5.7", "it names the iris flower; other books let the sake cup count as "
                                         "chaff too"),
    bright_mode=left_open("exclusive", "5.6", "read by the letter all yaku add up; every other book lets the "
                                              "highest of the brights alone count"),
    viewing="bonus_only",
    month_yaku=5,
    offer_on="increase",                                         # 5.5
    auto_stop_last_turn=silent(True, "5.9", "other books score a yaku made on the last card at once"),
    exhaust_no_yaku=left_open(1, "5.9", "it says \"no yaku, OyaKen: 1 point\" and not whose; Oya is the "
                                        "dealer"),
    exhaust_unstopped="last_caller",
    draw_dealer="same",                                          # 5.10
    length=("points", 50),                                       # 5.11; also a year: ("rounds", 12)
)
