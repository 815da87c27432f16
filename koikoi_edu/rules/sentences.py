"""Every value of every option as a plain sentence, for the rule card (spec 12)."""
from collections.abc import Mapping
from typing import Any

from ..cards import CardSet
from ..words import count, listed, names, times
from .family import FAMILIES
from .yaku import PATTERNS

_QUAD_TABLE = "If all four cards of a month lie on the table,"
_PAIRS_TABLE = "If the table is four pairs of different months,"
_QUAD_HAND = "all four cards of a month"
_PAIRS_HAND = "four pairs of different months"
_EMPTY = "If the hands are empty and nobody has stopped,"

#: A sentence for each value of each option. The key of a number or a set that is not named itself is its
#: type, that of a pair its first word; {points}, {cards}, {rounds}, {times}, {names} and so on stand for it.
WORDS: dict[str, dict[Any, str]] = {
    "players": {2: "Two play.", 3: "Three play, counter-clockwise."},
    "hand_size": {int: "Each player gets {cards}."},
    "field_size": {int: "The table gets {cards}, face up; what is left is the stock, face down."},
    "jokers": {
        0: "There are no jokers.",
        2: "Two jokers are shuffled in, which count as 2 and as 3 chaff.",
        5: "Five jokers are shuffled in. Three count as 1, 2 and 3 chaff; one is a bright for a loser, but "
           "in no yaku; one doubles the score of a winner who holds it."},
    "first_dealer": {
        "random": "Chance decides who deals first.",
        "earliest_month": "Each player draws a card. The earliest month deals first, of one month the card "
                          "that is worth more.",
        "birthday": "A card is turned. The player whose month of birth is nearest to its month deals first."},
    "birthday_distance": {
        "circular": "From month to month it is counted round the year: December is next to January.",
        "linear": "From month to month it is counted within one year: December is eleven months from "
                  "January."},
    "hand_swap": {
        True: "Before anybody looks, the player who does not deal may swap hands with the dealer, who can't "
              "refuse.",
        False: "Hands are not swapped."},
    "table_quad": {
        "void": f"{_QUAD_TABLE} the round is void: the same dealer deals again.",
        "redeal": f"{_QUAD_TABLE} the cards are dealt again.",
        "remove": f"{_QUAD_TABLE} these four leave the play.",
        "dealer_takes": f"{_QUAD_TABLE} the dealer captures them.",
        "dealer_wins": f"{_QUAD_TABLE} the dealer wins the round at once.",
        "off": f"{_QUAD_TABLE} the play goes on."},
    "table_quad_points": {int: "A dealer who wins by the table scores {points}."},
    "table_four_pairs": {
        "void": f"{_PAIRS_TABLE} the round is void: the same dealer deals again.",
        "redeal": f"{_PAIRS_TABLE} the cards are dealt again.",
        "dealer_wins": f"{_PAIRS_TABLE} the dealer wins the round at once.",
        "off": f"{_PAIRS_TABLE} the play goes on."},
    "hand_quad": {
        int: f"Whoever is dealt {_QUAD_HAND} wins the round at once: {{points}}.",
        "redeal": f"If somebody is dealt {_QUAD_HAND}, the cards are dealt again.",
        "lay_down": f"Whoever is dealt {_QUAD_HAND} lays them down as captured; with an empty hand a turn "
                    "is the card from the stock only.",
        "chongtong": f"Whoever is dealt {_QUAD_HAND} may show them and wins the round at once, with what is "
                     "enough to stop from each opponent.",
        "off": f"Whoever is dealt {_QUAD_HAND} wins nothing for it."},
    "hand_four_pairs": {
        int: f"Whoever is dealt {_PAIRS_HAND} wins the round at once: {{points}}.",
        "redeal": f"If somebody is dealt {_PAIRS_HAND}, the cards are dealt again.",
        "off": f"Whoever is dealt {_PAIRS_HAND} wins nothing for it."},
    "quad_as_pairs": {
        True: "Four cards of a month count as two of the four pairs.",
        False: "Four cards of a month do not count as two pairs."},
    "hand_yaku_add": {
        True: "A hand that wins by four of a month and by four pairs wins the points of both.",
        False: "A hand that wins in more than one way wins points once."},
    "refill_table": {
        True: "Jokers on the table go to the dealer; cards from the stock take their places.",
        False: "Jokers on the table go to the dealer; no cards take their places."},
    "both_hand_yaku": {
        "nobody": "If two hands would win so, nobody scores and the same dealer deals again.",
        "ignore": "If two hands would win so, neither does and the play goes on."},
    "multiply_hand_yaku": {
        True: "Brights on the table multiply what a hand wins at once, too.",
        False: "Brights on the table do not multiply what a hand wins at once."},
    "field_multiplier": {
        "off": "Brights on the table at the deal change nothing.",
        "per_bright": "Brights on the table at the deal multiply the score: one doubles it, two triple it, "
                      "and so on.",
        "any_bright": "Brights on the table at the deal double the score, however many they are.",
        "bright_count": "Brights on the table at the deal multiply the score by their number: two double it, "
                        "three triple it, and so on."},

    "must_play_match": {
        True: "If a card of your hand can capture, you have to play such a card.",
        False: "You may play any card of your hand, whether it captures or not."},
    "may_decline_capture": {
        True: "You may leave a card from your hand beside its match and capture nothing. A card from the "
              "stock has to capture.",
        False: "A card that can capture has to."},
    "deal_pairs": {
        "ordinary": "Pairs on the table at the deal are ordinary cards.",
        "locked": "Pairs on the table at the deal are locked: the third card joins them, the fourth takes "
                  "all. Who holds a third card has to play it."},
    "ppeok": {
        True: "If the card from the stock is the third of the pair that you have just made, all three stay "
              "on the table until the fourth takes them.",
        False: "A third card from the stock leaves you the pair that you have just made."},
    "joker_flip": {
        "seed": "A joker from the stock goes to your pile and ends the turn. If your card has just made a "
                "pair, it lies on that instead, and you turn another card: the pair stays on the table, and "
                "the joker goes with it to whoever takes it.",
        "korean": "A joker from the stock goes to your pile, and you turn another card. If your card has "
                  "just made a pair, it lies on that first: should the next card be the third, all stay on "
                  "the table, and else you capture all."},
    "lightning_wild": {
        "off": "The Lightning is an ordinary willow.",
        "koi": "The Lightning is wild: it captures any one card on the table, and while it lies there any "
               "card can capture it.",
        "mushi": "The Lightning is wild: it may capture any card but a willow. While it lies on the table, "
                 "the next card from the stock that is no willow has to capture it."},

    "sake_role": {
        "animal": "The sake cup is an animal and never chaff.",
        "either": "The sake cup counts as an animal or as chaff, whichever brings more in the end.",
        "both": "The sake cup counts as an animal and as chaff at once."},
    "wild_card": {
        "none": "No card is both animal and chaff by a rule of its own.",
        "bridge": "The bridge counts as an animal or as chaff, whichever brings more in the end.",
        "sake": "The sake cup is the wild card: an animal or chaff, whichever brings more in the end."},
    "double_chaff": {CardSet: "As two chaff each count: {names}.", CardSet(): "No card counts as two chaff."},
    "bright_mode": {
        "exclusive": "The yaku of the brights do not add up.",
        "cumulative": "The yaku of the brights add up: a higher one counts beside the lower ones."},
    "five_bright_extra": {
        int: "All five brights bring {points} on top.",
        0: "All five brights bring nothing on top."},
    "godori": {
        True: "The warbler, the cuckoo and the geese are a yaku.",
        False: "The warbler, the cuckoo and the geese are no yaku."},
    "viewing": {
        "off": "The sake cup makes no yaku with the moon or with the curtain.",
        "bonus_only": "The sake cup with the moon or the curtain counts only beside another yaku; these two "
                      "do not help each other.",
        "always": "The sake cup makes a yaku with the moon, and one with the curtain."},
    "viewing_rain": {
        "off": "Nothing spoils the two yaku of the sake cup.",
        "field": "A willow on the table spoils the sake cup with the curtain, a paulownia on the table that "
                 "with the moon.",
        "captured_brights": "The Rainman or the phoenix in your pile spoils both yaku of the sake cup.",
        "captured_cards": "The Rainman in your pile spoils the sake cup with the curtain, a paulownia in it "
                          "that with the moon.",
        "bga": "Rain ruins the party: the Rainman or the phoenix in your pile spoils both yaku of the sake "
               "cup, as on Board Game Arena."},
    "viewing_in_season": {
        True: "The sake cup with the curtain is worth double in a round of March, with the moon in one of "
              "August.",
        False: "The two yaku of the sake cup are worth the same in every month."},
    "month_yaku": {
        int: "The four cards of the current month are worth {points}; the first round is January.",
        "off": "The four cards of the current month are no yaku."},
    "undecidable": {
        frozenset: "With nothing but {yaku} you are not asked.",
        frozenset(): "Every yaku lets you stop."},
    "best_yaku_only": {
        True: "Only the best of your yaku counts.",
        False: "Your yaku add up; one card may count in several."},

    "offer_on": {
        "new_yaku": "Whenever your turn brings you a new yaku, you are asked: stop, or {call} and play on "
                    "for more?",
        "increase": "Whenever your turn raises the sum of your yaku, you are asked: stop, or {call} and play "
                    "on for more?"},
    "offer_after_go": {
        "new_yaku": "After a {noun} you are asked again once you have a new yaku.",
        "increase": "After a {noun} you are asked again once the sum of your yaku has risen."},
    "min_total": {1: "Any yaku is enough to stop.", int: "You need {points} of yaku to be asked."},
    "max_calls": {
        None: "You may {call} as often as you are asked.",
        0: "Nobody may {call}: a yaku is a stop.",
        int: "You may {call} {times} in a round; the next time you stop without being asked."},
    "auto_stop_last_turn": {
        True: "On your last turn you are not asked: it is a stop.",
        False: "On your last turn you are asked as well."},

    "seven_doubles": {
        True: "A sum of 7 points or more doubles.",
        False: "A sum of 7 points or more does not double."},
    "opponent_koikoi_doubles": {
        "off": "The {noun} of another player does not raise your score.",
        "once": "The score doubles if another player has {called}, however often.",
        "per_call": "Each {noun} of another player raises the score: one doubles it, two triple it, and so "
                    "on."},
    "own_koikoi": {
        "off": "Your own {noun} does not raise your score.",
        "multiply": "Your own {noun} raises your score: one call doubles it, two triple it, and so on.",
        "go": "Your own {noun} raises your score: the first adds 1 point, two double the sum instead, three "
              "triple it, and so on.",
        "go_korean": "Each {noun} of yours adds 1 point; the third also doubles the score, and each further "
                     "one doubles it again.",
        "japan": "Your own {noun} pays: up to three calls add 1 point each; four double the sum instead, "
                 "five triple it, and so on.",
        "double_if_called": "Your score doubles if you have {called} yourself, however often."},
    "yaku_multiply": {
        True: "The number of your yaku raises your score: two double it, three triple it, and so on. Your "
              "own {noun} does not.",
        False: "The number of your yaku does not raise your score."},
    "multipliers": {
        "product": "If brights on the table multiply as well, they multiply what has been multiplied before.",
        "sum": "If brights on the table multiply as well, the two multipliers are added up: 2 and 3 make 5 "
               "times the sum."},
    "bonuses": {
        frozenset: "The winner gets more {values}.",
        frozenset(): "The pile of a loser changes nothing."},
    "no_bright_doubles": {
        True: "A loser without a bright doubles the score.",
        False: "A loser without a bright brings 2 points more."},
    "safe_chaff": {int: "A loser with fewer than {number} chaff doubles the score."},
    "no_chaff_is_safe": {
        True: "A loser without any chaff at all is spared.",
        False: "A loser without any chaff at all is not spared."},
    "penalty_needs_yaku": {
        True: "A missing bright costs more only if the winner has a yaku of brights, too little chaff only "
              "if the winner has a yaku of chaff.",
        False: "What a loser lacks costs more, whatever the winner's yaku are."},
    "empty_pile_pays": {
        True: "A loser with an empty pile pays like any other.",
        False: "A loser with an empty pile pays nothing."},
    "shake": {
        True: "Before you play a card you may show three of a month in your hand: each such three double "
              "your score if you win.",
        False: "Cards are not shown before the play."},
    "bomb": {
        True: "With three cards of a month in your hand and the fourth on the table you may play all three "
              "and capture four: a bomb. On any two later turns you may then turn a card of the stock only. "
              "Each bomb doubles your score if you win.",
        False: "Cards are played one by one."},
    "steal_chaff": {
        True: "Each opponent gives you one chaff of his pile for a bomb, for capturing a pile of three, for "
              "clearing a table of two cards in one turn, for both cards of a pair captured with a card from "
              "your hand and the stock card, and for a card from your hand that matched nothing and that the "
              "stock card captures; for the last three not in the last turn of the round.",
        False: "Captured cards stay where they are."},
    "own_ppeok_takes_two": {
        True: "For a pile of three that you left there yourself they give two.",
        False: "For a pile of three that you left there yourself they give no more."},
    "first_ppeok": {
        True: "If you leave three of a month on the table on your very first turn, each opponent pays you at "
              "once what is enough to stop; on the next turn again, double, and then four times.",
        False: "Three of a month left on the table pay nothing."},
    "three_ppeok": {
        True: "Whoever leaves three of a month on the table for the third time in a round wins it, with what "
              "is enough to stop from each opponent.",
        False: "Leaving three of a month on the table wins nothing."},
    "seven_animals": {
        True: "Seven animals or more in your pile double the score.",
        False: "Seven animals do not double."},
    "drawn_round_doubles": {
        True: "A round that nobody wins doubles the next one.",
        False: "A round that nobody wins leaves the next one as it is."},
    "go_bak": {
        True: "A loser who has {called} pays double; of two losers that one pays for both, the first if "
              "both have.",
        False: "A loser who has {called} pays no more than others."},
    "three_player": {
        "max": "Of two losers only the one counts by whom the winner gets more.",
        "all": "What is due from a loser is due only if it is due from both.",
        "sum": "Each of two losers pays what is due, and the winner gets both."},
    "winner_takes_loser": {
        True: "The winner also gets the points of a loser's yaku, if the loser has {called} and "
              "made no new yaku since.",
        False: "The yaku of a loser are worth nothing."},

    "exhaust_unstopped": {
        "nobody": f"{_EMPTY} nobody scores for a yaku.",
        "last_caller": f"{_EMPTY} the last player who {{called}} scores.",
        "last_improver": f"{_EMPTY} the player whose sum of yaku rose last scores.",
        "higher": f"{_EMPTY} the player with the highest sum of yaku scores.",
        "dealer": f"{_EMPTY} though somebody has a yaku, the dealer scores {{points}}."},
    "exhaust_no_yaku": {
        0: "If the hands are empty and nobody has a yaku, nobody scores.",
        int: "If the hands are empty and nobody has a yaku, the dealer scores {points}."},
    "draw_dealer": {
        "same": "The winner deals next; if nobody wins, the same dealer deals again.",
        "other": "The winner deals next; if nobody wins, the deal passes on."},
    "length": {
        "rounds": "A match is {rounds} long. Most points win; with equal points it is a draw.",
        "points": "Whoever first has {points} wins the match."},
    "zero_sum": {
        True: "What the winner scores is taken from the others.",
        False: "What the winner scores is taken from nobody."},
    "start_points": {int: "Each player starts with {points}.", 0: "All start without points."},
    "ends_at_zero": {
        True: "The match ends at once when a player has no points left.",
        False: "A player may go on below 0 points."},
}

_BONUSES = {"no_bright": "for a loser without a bright", "few_chaff": "for a loser with too little chaff",
            "double_score": "for the joker that doubles"}
#: What is said otherwise in Go-Stop, where the first choice waits for the points that a stop needs (4.10).
_IN_GO_STOP: dict[tuple[str, Any], str] = {
    ("offer_on", "increase"): "At the end of your turn you are asked, once your yaku are worth enough: stop, "
                              "or {call} and play on for more?",
    ("offer_on", "new_yaku"): "At the end of a turn that brings you a new yaku you are asked, once your yaku "
                              "are worth enough: stop, or {call} and play on for more?"}


def sentence(option: str, value: Any, called: Mapping[str, str] | None = None,
             family: str = "koi-koi") -> str:
    """A value of an option (but `yaku`, which is a table) as a plain sentence.

    called: yaku names by id. family: the game whose words are used.
    """
    words, number = WORDS[option], value
    if isinstance(value, tuple):
        text, number = words[value[0]], value[1]
    elif isinstance(value, CardSet | frozenset) and value:
        text = words[type(value)]
    else:
        # A key of another type that is equal is another value: True is not 1.
        text = next((text for key, text in words.items() if type(key) is type(value) and key == value),
                    words.get(type(value), ""))
    if family == "go-stop" and isinstance(value, str):
        text = _IN_GO_STOP.get((option, value), text)
    if "{" not in text:
        return text
    parts: dict[str, object] = FAMILIES[family]._asdict()
    if isinstance(number, int):
        parts |= {"cards": count(number, "card"), "points": count(number, "point"), "times": times(number),
                 "rounds": count(number, "round"), "number": number}
    elif option == "double_chaff":
        parts |= {"names": names(value)}
    elif option == "bonuses":
        parts |= {"values": listed(_BONUSES[one] for one in _BONUSES if one in value)}
    elif option == "undecidable":
        known = called or {}
        parts |= {"yaku": listed(known.get(id) or (PATTERNS[id].name if id in PATTERNS else id.capitalize())
                                for id in sorted(value))}
    return text.format(**parts)
