"""Every value of every option in a few words, to stand within a sentence (spec 12).

What a rule card says of it in full is in `sentences`; a value that comes to one of them comes to both.
"""
from typing import Any

from ..cards import CardSet
from ..words import count, listed, names
from .family import FAMILIES
from .model import OPTIONS
from .sentences import sentence

#: What a step of a score, or what decides it, is called where rule sets stand side by side. Those that add
#: or multiply come in the order in which points are added before they are multiplied (spec 4.11, 11.1).
TITLES = {
    "bonuses": "No bright, or the joker that doubles",
    "own_koikoi": "Your own koi-koi",
    "seven_doubles": "7 or more",
    "opponent_koikoi_doubles": "The opponent's koi-koi",
    "yaku_multiply": "The number of yaku",
    "multipliers": "Two multipliers",
    "winner_takes_loser": "The loser's yaku",
    "field_multiplier": "Brights on the table",
    "shake": "Triples shown",
    "bomb": "Bombs",
    "seven_animals": "Seven animals",
    "drawn_round_doubles": "Drawn rounds before",
    "no_bright_doubles": "No bright",
    "safe_chaff": "Too little chaff",
    "no_chaff_is_safe": "A loser without any chaff",
    "penalty_needs_yaku": "What the winner's yaku punish",
    "go_bak": "A loser who said go",
    "empty_pile_pays": "An empty pile",
    "three_player": "Two losers",
    "sake_role": "The sake cup",
    "wild_card": "The wild card",
    "double_chaff": "Chaff that counts twice",
    "bright_mode": "The brights together",
    "five_bright_extra": "All five brights",
    "godori": "Godori",
    "viewing": "The viewing yaku",
    "viewing_rain": "Rain and fog",
    "viewing_in_season": "The viewing yaku in season",
    "month_yaku": "The cards of the month",
    "best_yaku_only": "Several yaku",
}

_CLAUSES: dict[str, dict[Any, str]] = {
    "sake_role": {
        "animal": "the sake cup is an animal only",
        "either": "the sake cup is an animal or chaff, whichever brings more",
        "both": "the sake cup is an animal and chaff at once"},
    "wild_card": {
        "none": "no card is wild",
        "bridge": "the bridge is an animal or chaff, whichever brings more",
        "sake": "the sake cup is wild: an animal or chaff, whichever brings more"},
    "bright_mode": {
        "exclusive": "only the highest yaku of the brights counts",
        "cumulative": "the yaku of the brights add up"},
    "godori": {
        True: "the warbler, the cuckoo and the geese are a yaku",
        False: "the warbler, the cuckoo and the geese are no yaku"},
    "viewing": {
        "off": "the sake cup with moon or curtain is no yaku",
        "bonus_only": "the sake cup with moon or curtain counts only beside another yaku",
        "always": "the sake cup with moon or curtain always counts"},
    "viewing_rain": {
        "off": "nothing spoils the viewing yaku",
        "field": "a willow on the table spoils the curtain's viewing yaku, a paulownia the moon's",
        "captured_brights": "the Rainman or the phoenix in the pile spoils both viewing yaku",
        "captured_cards": "the Rainman in the pile spoils the curtain's viewing yaku, a paulownia the moon's",
        "bga": "the Rainman or the phoenix in the pile spoils both viewing yaku, as Board Game Arena has it"},
    "viewing_in_season": {
        True: "the curtain's viewing yaku doubles in March, the moon's in August",
        False: "the viewing yaku are worth the same in every month"},
    "best_yaku_only": {
        True: "only the best yaku counts",
        False: "different yaku add up"},
    "seven_doubles": {
        True: "a sum of 7 or more doubles",
        False: "a sum of 7 or more does not double"},
    "opponent_koikoi_doubles": {
        "off": "the opponent's koi-koi changes nothing",
        "once": "the opponent's koi-koi doubles, however often it was called",
        "per_call": "the opponent's koi-koi doubles, triples and so on, call by call"},
    "own_koikoi": {
        "off": "your own koi-koi changes nothing",
        "multiply": "your own koi-koi doubles, triples and so on, call by call",
        "go": "your first koi-koi adds 1 point, two double, three triple",
        "go_korean": "each koi-koi of yours adds 1 point, and from the third on each doubles",
        "japan": "each koi-koi of yours adds 1 point up to the third, four double, five triple",
        "double_if_called": "your own koi-koi doubles, however often you called"},
    "yaku_multiply": {
        True: "two yaku double, three triple and so on, and your own koi-koi changes nothing",
        False: "the number of yaku multiplies nothing"},
    "multipliers": {
        "product": "brights on the table multiply what has been multiplied before",
        "sum": "the multiplier of brights on the table is added to the one before"},
    "winner_takes_loser": {
        True: "the yaku of a loser who called in vain go to the winner",
        False: "the yaku of the loser go to nobody"},
    "field_multiplier": {
        "off": "brights on the table at the deal change nothing",
        "per_bright": "one bright on the table at the deal doubles, two triple, and so on",
        "any_bright": "brights on the table at the deal double, however many",
        "bright_count": "two brights on the table at the deal double, three triple, and so on"},
    "no_bright_doubles": {
        True: "a loser without a bright doubles",
        False: "a loser without a bright brings 2 points"},
    "no_chaff_is_safe": {
        True: "no chaff at all is safe",
        False: "no chaff at all is too little"},
    "penalty_needs_yaku": {
        True: "a loser's lack counts only for a yaku of what is lacking",
        False: "a loser's lack counts whatever the winner's yaku are"},
    "empty_pile_pays": {
        True: "an empty pile pays",
        False: "an empty pile pays nothing"},
    "shake": {
        True: "three of a month shown double",
        False: "nothing is shown"},
    "bomb": {
        True: "a bomb doubles",
        False: "there are no bombs"},
    "seven_animals": {
        True: "seven animals double",
        False: "seven animals do not double"},
    "drawn_round_doubles": {
        True: "a drawn round just before doubles",
        False: "a drawn round changes nothing"},
    "go_bak": {
        True: "a loser who called pays double",
        False: "a loser who called pays no more"},
    "three_player": {
        "max": "only the loser counts who brings more",
        "all": "only what both losers lack counts",
        "sum": "each of two losers pays"},
    # From here on what only the deal and the play depend on; the text of the option stands before it.
    "first_dealer": {
        "random": "chance decides", "earliest_month": "whoever draws the earliest month",
        "birthday": "the birthday nearest to a drawn month"},
    "table_quad": {
        "void": "the round is void", "redeal": "the cards are dealt again", "off": "nothing",
        "remove": "they leave the play", "dealer_takes": "the dealer takes them",
        "dealer_wins": "the dealer wins the round"},
    "table_four_pairs": {
        "void": "the round is void", "redeal": "the cards are dealt again", "off": "nothing",
        "dealer_wins": "the dealer wins the round"},
    "hand_quad": {
        "off": "nothing", "redeal": "the cards are dealt again", "lay_down": "they are laid down",
        "chongtong": "they win at once"},
    "hand_four_pairs": {"off": "nothing", "redeal": "the cards are dealt again"},
    "both_hand_yaku": {"nobody": "nobody scores", "ignore": "the play goes on"},
    "deal_pairs": {"ordinary": "ordinary cards", "locked": "locked"},
    "lightning_wild": {"off": "willows", "koi": "every card", "mushi": "every card but a willow"},
    "offer_on": {"new_yaku": "a new yaku", "increase": "any rise of the total"},
    "offer_after_go": {"new_yaku": "a new yaku", "increase": "any rise of the total"},
    "exhaust_unstopped": {
        "nobody": "nobody", "last_caller": "the last to call koi-koi",
        "last_improver": "the last whose total rose", "higher": "the higher total"},
    "draw_dealer": {"same": "the same player", "other": "the other player"},
}

#: The options that can change what a pile scores, `yaku` first.
SCORING = ("yaku", "sake_role", "wild_card", "double_chaff", "bright_mode", "five_bright_extra", "godori",
           "viewing", "viewing_rain", "viewing_in_season", "month_yaku", "best_yaku_only", "own_koikoi",
           "yaku_multiply", "multipliers", "seven_doubles", "opponent_koikoi_doubles",
           "winner_takes_loser", "field_multiplier")
#: Those that can besides in Go-Stop, by what the winner has done and by the piles of the losers.
AGAINST_LOSERS = ("bonuses", "no_bright_doubles", "safe_chaff", "no_chaff_is_safe", "penalty_needs_yaku",
                  "shake", "bomb", "seven_animals", "drawn_round_doubles", "go_bak", "empty_pile_pays",
                  "three_player")


def scoring_options(family: str) -> tuple[str, ...]:
    """The options that can change what a pile scores in a game of this family."""
    return (*SCORING, *AGAINST_LOSERS) if family == "go-stop" else SCORING


def title(option: str, family: str = "koi-koi") -> str:
    """What an option is called in a heading: "7 or more". family: the game whose words are used."""
    return _in_words_of(family, TITLES.get(option) or option.replace("_", " ").capitalize())


def _in_words_of(family: str, text: str) -> str:
    return text.replace("koi-koi", FAMILIES[family].noun)


def clause(option: str, value: Any, family: str = "koi-koi") -> str:
    """A value of an option as a clause: "a sum of 7 or more doubles".

    For an option that no score depends on, the value alone: "12 rounds", "earliest month", "yes". family: the
    game whose words are used.
    """
    known = _CLAUSES.get(option, {})
    if not isinstance(value, CardSet | tuple | frozenset) and value in known:
        return _in_words_of(family, known[value])
    if option == "month_yaku":
        return (f"the four cards of the month are worth {count(value, 'point')}" if value != "off"
                else "the four cards of the month are no yaku")
    if option == "five_bright_extra":
        return f"all five brights bring {count(value, 'point')} on top" if value else \
            "all five brights bring nothing on top"
    if option == "safe_chaff":
        return f"fewer than {value} chaff double"
    if option == "bonuses":
        return _in_a_sentence(option, value)
    if option == "double_chaff":
        return f"as chaff, {names(value)} {'counts' if len(value) == 1 else 'count'} twice" if value else \
            "no chaff counts twice"
    return _plain(option, value)


def _plain(option: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "no limit"
    if isinstance(value, tuple):
        what, number = value
        return count(number, what.removesuffix("s")) if what in ("rounds", "points") else \
            f"the {what}, {count(number, 'point')}"
    if isinstance(value, frozenset):
        return listed(sorted(value)) or "none"
    if isinstance(value, int) and "points" in OPTIONS[option].text.lower():
        return count(value, "point")
    return _in_a_sentence(option, value)


def _in_a_sentence(option: str, value: Any) -> str:
    said = sentence(option, value)
    return f"{said[0].lower()}{said[1:].removesuffix('.')}" if said else str(value)
