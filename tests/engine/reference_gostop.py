"""A second opinion on the scores of Go-Stop: written from the rules alone (spec 2.6, 4), slow and plain.

It shares nothing with the engine. Cards are ids, piles are sets of ids; `SEED` and `KOREAN` name the options.
"""
from reference import ANIMALS, BLUES, BRIGHTS, CHAFF, DECK, POEMS, RIBBONS

JOKERS = ["joker-1pi", "joker-2pi", "joker-3pi", "joker-nonwinner", "joker-double"]
PACKS = {0: DECK, 2: DECK + JOKERS[1:3], 5: DECK + JOKERS}
GRASS = {"wisteria-ribbon", "iris-ribbon", "clover-ribbon"}
BIRDS = {"plum-warbler", "wisteria-cuckoo", "pampas-geese"}
SAKE, RAINMAN = "chrysanthemum-sake", "willow-rainman"
#: What counts as more than one chaff (4.1, 4.9).
HEAVY = {SAKE: 2, "willow-lightning": 2, "paulownia-red": 2,
         "joker-1pi": 1, "joker-2pi": 2, "joker-3pi": 3, "joker-nonwinner": 0, "joker-double": 0}

#: Section 4, and 4.14. enough: how much chaff spares a loser, of two players and of three.
SEED = {"dry_four": 5, "brights": "highest", "go": "seed", "sake": "either", "heavy": True,
        "no_bright": "+2", "little": True, "enough": {2: 7, 3: 5}, "none_is_safe": False, "only_for": False,
        "double_joker": True, "shakes": False, "bombs": False, "seven": False, "drawn": False,
        "go_bak": False, "empty_pays": True, "three": "max", "zero_sum": False, "least": {2: 8, 3: 8},
        "number": False}
KOREAN = {**SEED, "dry_four": 4, "go": "korean", "no_bright": "x2", "enough": {2: 8, 3: 6},
          "none_is_safe": True, "only_for": True, "shakes": True, "bombs": True, "seven": True, "drawn": True,
          "go_bak": True, "empty_pays": False, "three": "sum", "zero_sum": True, "least": {2: 7, 3: 3}}


def chaff(pile, says, sake):
    """How much chaff a pile is; sake: whether the sake cup is chaff (4.9)."""
    counted = 0
    for card in pile:
        if card in CHAFF or card.startswith("joker") or (card == SAKE and sake):
            weight = HEAVY.get(card, 1)
            if not says["heavy"] and not card.startswith("joker"):
                weight = 1
            counted += weight
    return counted


def yaku(pile, says, sake):
    """Every yaku in a pile with its points (2.6)."""
    held = {}
    brights = pile & BRIGHTS
    dry = brights - {RAINMAN}
    lines = [("goko", 15, len(brights) == 5), ("shiko", says["dry_four"], len(dry) == 4),
             ("ameshiko", 4, RAINMAN in brights and len(dry) >= 3), ("sanko", 3, len(dry) >= 3),
             ("rainy-sanko", 2, RAINMAN in brights and len(brights) == 3)]
    for id, points, there in lines:
        if there and (says["brights"] == "all" or not held):
            held[id] = points
    animals = len(pile & ANIMALS) - (1 if sake == "chaff" and SAKE in pile else 0)
    many = chaff(pile, says, sake in ("chaff", "both"))
    if pile >= BIRDS:
        held["godori"] = 5
    if animals >= 5:
        held["tane"] = animals - 4
    for id, three in (("akatan", POEMS), ("aotan", BLUES), ("chodan", GRASS)):
        if pile >= three:
            held[id] = 3
    if len(pile & RIBBONS) >= 5:
        held["tanzaku"] = len(pile & RIBBONS) - 4
    if many >= 10:
        held["kasu"] = many - 9
    return held, animals


def poor_in_chaff(pile, says, players):
    """Whether a loser has too little chaff, whatever his sake cup is taken for (4.9, 4.11, 4.14)."""
    ways = {"animal": [False], "both": [True], "either": [False, True]}[says["sake"]]
    for sake in ways:
        counted = chaff(pile, says, sake)
        if counted >= says["enough"][players] or (counted == 0 and says["none_is_safe"]):
            return False
    return True


def result(pile, says, losers=None, *, go=0, shakes=0, bombs=0, drawn=0, first_caller=None, players=2):
    """Yaku, their sum, the total, and what each loser pays (4.11, 4.14); the best role of the sake cup."""
    pile = set(pile)
    if losers is not None:
        losers = [set(one) for one in losers]
        players = 1 + len(losers)
    roles = [says["sake"]] if says["sake"] != "either" else ["animal", "chaff"][:1 + (SAKE in pile)]
    best = None
    for role in roles:
        held, animals = yaku(pile, says, role)
        total, payments = stop(pile, says, held, animals, losers, players, go, shakes, bombs, drawn,
                               first_caller)
        sums = sum(held.values())
        rank = (sums >= says["least"][players], total, sums)
        if best is None or rank > best[0]:
            best = rank, (held, sums, total, payments)
    return best[1]


def stop(pile, says, held, animals, losers, players, go, shakes, bombs, drawn, first_caller):
    """The total and the payments of one way to count."""
    def points(no_bright, little):
        """The chain of 4.11, where these penalties are due."""
        value = sum(held.values())
        if value == 0:
            return 0
        if no_bright and says["no_bright"] == "+2":
            value += 2
        if says["number"]:
            value *= len(held)
        elif says["go"] == "seed":
            value = value + 1 if go == 1 else value * max(go, 1)
        else:
            value += go
            for _ in range(3, go + 1):
                value *= 2
        if says["shakes"]:
            value *= 2 ** shakes
        if says["bombs"]:
            value *= 2 ** bombs
        if says["seven"] and animals >= 7:
            value *= 2
        if says["drawn"]:
            value *= 2 ** drawn
        if no_bright and says["no_bright"] == "x2":
            value *= 2
        if little:
            value *= 2
        if says["double_joker"] and "joker-double" in pile:
            value *= 2
        return value

    if losers is None:
        return points(False, False), ()
    bright_yaku = {"goko", "shiko", "ameshiko", "sanko", "rainy-sanko"} & set(held)
    faults = []
    for loser in losers:
        no_bright = says["no_bright"] != "off" and not loser & (BRIGHTS | {"joker-nonwinner"})
        little = says["little"] and poor_in_chaff(loser, says, players)
        if says["only_for"]:
            no_bright = no_bright and bool(bright_yaku)
            little = little and "kasu" in held
        faults.append((no_bright, little, not loser and not says["empty_pays"]))
    alone = [0 if empty else points(no_bright, little) for no_bright, little, empty in faults]
    if len(losers) == 1:
        total = alone[0] * (2 if says["go_bak"] and first_caller == 0 else 1)
        return total, (total,) if says["zero_sum"] else ()
    if says["three"] == "sum":
        if says["go_bak"] and first_caller is not None:
            alone[first_caller], alone[1 - first_caller] = sum(alone), 0
        return sum(alone), tuple(alone)
    if says["three"] == "max":
        total = max(alone)
    elif all(empty for _, _, empty in faults):
        total = 0
    else:
        total = points(all(one[0] for one in faults), all(one[1] for one in faults))
    payments = [total, total] if says["zero_sum"] else []
    if payments and says["go_bak"] and first_caller is not None:
        payments = [0, 0]
        payments[first_caller] = 2 * total
    return total, tuple(payments)
