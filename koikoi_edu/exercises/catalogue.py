"""The exercises of the notebooks, as data. The first number is the notebook; the engine knows the answers."""
from ..cards import Kind
from .chances import CHANCES
from .gostop import CountChaff, WhatYouScore, WhoPaysWhat
from .kinds import (
    AllOf,
    AmIAsked,
    Exercise,
    HowManyTaken,
    KindOf,
    MonthOf,
    MonthsWithout,
    NameYaku,
    PileAfterTurn,
    Takes,
    WhatItScores,
    WhatSomeoneScores,
    WhichCard,
)
from .worth import WORTH

_TEN_CHAFF = "pine-1 pine-2 plum-1 plum-2 wisteria-1 wisteria-2 iris-1 iris-2 peony-1 peony-2"

EXERCISES: dict[str, Exercise] = {exercise.id: exercise for exercise in (
    # 01 the deck
    MonthOf(
        id="1.1", card="boar",
        text="Which month is the boar?",
        nudge="Look at the plant round the boar: which month has it on all four cards?"),
    AllOf(
        id="1.2", kind=Kind.BRIGHT,
        text="Which five cards are the brights?",
        more="Each counts 20 points; there are no others.",
        nudge="They are in January, March, August, November and December."),
    KindOf(
        id="1.3", card="sake",
        text="The sake cup shows no animal. Of which kind is it all the same?",
        nudge="See in which row of the deck explorer it stands.",
        mistakes={Kind.CHAFF: "Chaff shows the plant and nothing else; the cup is September's best card.",
                  Kind.BRIGHT: "Only five cards are brights: crane, curtain, moon, Rainman and phoenix."}),
    MonthsWithout(
        id="1.4", kind=Kind.RIBBON,
        text="Ten months have a ribbon. Which two have none?",
        nudge="One is at the height of summer, the other at the end of the year."),
    AllOf(
        id="1.5", kind=Kind.CHAFF, month=11,
        text="Most months have two chaff cards. Which card is the only chaff of November?",
        more="It shows a storm and hardly a willow, but chaff it is.",
        nudge="Set the Rainman, the swallow and the ribbon of the willow aside: what is left?"),

    # 02 a turn
    Takes(
        id="2.1", card="plum-2", table="plum-poem cherry-poem geese phoenix",
        text="You play plum-2. Which cards does it take from this table?",
        nudge="Which table card shows the same plant?"),
    Takes(
        id="2.2", card="phoenix", table="pine-poem moon maple-1 willow-ribbon",
        text="You play the phoenix. Which cards does it take from this table?",
        nudge="The phoenix is a card of December. Is there another one of December on the table?"),
    HowManyTaken(
        id="2.3", card="deer", table="curtain iris-2 maple-blue maple-1",
        text="You play the deer. How many cards come to your pile by that, the deer included?",
        nudge="Two table cards match. Does one go, or do both?"),
    Takes(
        id="2.4", card="lightning", table="boar rainman swallow willow-ribbon",
        text="You play the Lightning. Which cards does it take from this table?",
        nudge="The Lightning is a card of November. Count how many of November lie there."),
    PileAfterTurn(
        id="2.5", card="bridge", table="cherry-poem cuckoo iris-ribbon paulownia-1", stock="wisteria-1",
        text="You play the bridge, and the stock turns wisteria-1. Your pile was empty. Which cards lie in "
             "it after the turn?",
        nudge="A turn has two halves: the hand card, then the stock card. Each can take."),
    PileAfterTurn(
        id="2.6", card="boar", table="plum-2 moon maple-blue", stock="clover-ribbon",
        text="You play the boar, and the stock turns clover-ribbon. Your pile was empty. Which cards lie in "
             "it after the turn?",
        nudge="Where does the boar lie when the stock card is turned?"),

    # 03 the yaku
    NameYaku(
        id="3.1", pile="crane curtain sake phoenix",
        text="Which yaku does this pile hold? Answer 'nothing' if there is none.",
        more="The curtain counts twice, among the brights and with the cup.",
        nudge="Look at the brights first. Then: does one of them drink with the sake cup?"),
    NameYaku(
        id="3.2", pile="boar moon rainman phoenix",
        text="Which yaku does this pile hold? Answer 'nothing' if there is none.",
        more="The Rainman is not one of Sankō's three.",
        nudge="Three brights lie here. Is each of them one that Sankō takes?"),
    NameYaku(
        id="3.3", pile="bridge butterflies boar sake deer",
        text="Which yaku does this pile hold? Answer 'nothing' if there is none.",
        more="Boar, deer and butterflies count twice: as a set, and among the five animals.",
        nudge="Boar, deer and butterflies: are they something together? Then count all the animals."),
    NameYaku(
        id="3.4", pile="curtain moon rainman phoenix",
        text="Which yaku does this pile hold? Answer 'nothing' if there is none.",
        more="It replaces Sankō, whose three cards are here as well.",
        nudge="Look whether the Rainman is there, and count the brights."),
    NameYaku(
        id="3.5", pile="pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1 lightning paulownia-red sake",
        text="Which yaku does this pile of ten hold? Answer 'nothing' if there is none.",
        more="Nine chaff cards and the sake cup, which is an animal here.",
        nudge="Count the chaff, card by card."),
    WhichCard(
        id="3.6", pile="pine-poem plum-poem boar geese", points=5,
        text="Which one card would give this pile its first yaku?",
        nudge="Which set has two of its three cards here?"),

    # 04 scoring
    WhatItScores(
        id="4.1",
        pile="pine-poem plum-poem wisteria-ribbon iris-ribbon peony-blue clover-ribbon willow-ribbon",
        text="You stop with this pile; nobody called koi-koi. How many points do you score?",
        nudge="Name the yaku, then work out its points. Does the sum reach 7?"),
    WhatItScores(
        id="4.2", pile="crane curtain moon sake phoenix",
        text="You stop with this pile; nobody called koi-koi. How many points do you score?",
        nudge="Add up the yaku first. Then ask: is the sum 7 or more?"),
    WhatItScores(
        id="4.3", pile="crane curtain moon sake phoenix", opponent_koikoi=1,
        text="The same pile, but the opponent has called koi-koi once. How many points do you score?",
        nudge="Sum, then 7 or more, then the opponent's koi-koi: each can double."),
    WhatItScores(
        id="4.4", pile=f"curtain sake {_TEN_CHAFF}", own_koikoi=1,
        text="You called koi-koi once, the opponent never did. Now you stop. How many points do you score?",
        nudge="Add up the yaku. Whose koi-koi doubles?"),
    WhatItScores(
        id="4.5", pile="warbler cuckoo bridge moon geese sake", opponent_koikoi=1,
        text="You stop with this pile after the opponent's koi-koi. How many points do you score?",
        nudge="Look for the 7 in the sum of the yaku, before anything doubles."),
    WhatItScores(
        id="4.6", pile="cuckoo bridge butterflies boar geese deer swallow",
        opponent_koikoi=2,
        text="The opponent called koi-koi twice, and you stop with this pile. How many points do you score?",
        nudge="Boar, deer and butterflies are one yaku, and all the animals together are another. Add up the "
              "two before anything doubles."),
    WhichCard(
        id="4.7", pile="pine-poem plum-poem wisteria-ribbon iris-ribbon clover-ribbon", points=7,
        text="Which one card brings the yaku of this pile to 7 points, so that the sum doubles?",
        nudge="Five ribbons are 1 point, six are 2. Where do the other 5 come from?"),

    # 05 play a hand
    AmIAsked(
        id="5.1", hands=("curtain boar", "crane plum-1"), table="cherry-1 phoenix iris-2",
        stock="maple-1 iris-1", piles=("sake chrysanthemum-1", ""), plays=("curtain",),
        text="You play the curtain, and the stock turns maple-1. Are you asked to stop or to call koi-koi?",
        nudge="Does the sum of your yaku rise in this turn?"),
    AmIAsked(
        id="5.2", hands=("boar warbler", "crane plum-1"), table="clover-1 phoenix", stock="maple-1 iris-1",
        piles=("sake chrysanthemum-1 curtain cherry-1", ""), calls=(1, 0), plays=("boar",),
        text="You made Hanami-zake and called koi-koi. Now you play the boar, and the stock turns maple-1. "
             "Are you asked again?",
        nudge="Two more cards come to your pile. Does that change the sum of your yaku?"),
    AmIAsked(
        id="5.3", hands=("boar warbler", "crane phoenix"), table="clover-1 deer", stock="cherry-1 cuckoo",
        piles=(_TEN_CHAFF, ""), calls=(1, 0), plays=("boar",),
        text="You called koi-koi with ten chaff cards. Now you play the boar, and the stock turns cherry-1. "
             "Are you asked again?",
        nudge="What do eleven chaff cards count?"),
    AmIAsked(
        id="5.4", hands=("curtain", "crane"), table="cherry-1 phoenix iris-2", stock="maple-1 clover-1",
        piles=("sake chrysanthemum-1", ""), plays=("curtain",),
        text="The curtain is your last card. You play it, and the stock turns maple-1. Are you asked?",
        nudge="Could you still play on?"),
    WhatSomeoneScores(
        id="5.5", player=0, hands=("boar", "crane"), table="moon iris-2", stock="warbler maple-1",
        piles=("sake chrysanthemum-1 curtain cherry-1", ""), calls=(1, 0), plays=("boar", "crane"),
        text="You made Hanami-zake, 5 points, and called koi-koi. You play the boar, the opponent the crane: "
             "these were the last cards, and your sum has not risen again. How many points do you score for "
             "this round?",
        nudge="Who has stopped?"),
    WhatSomeoneScores(
        id="5.6", player=1, to_play=1, hands=("moon warbler", "boar crane"), table="clover-1 iris-2",
        stock="cherry-1 cuckoo",
        piles=("sake chrysanthemum-1 curtain cherry-2", "butterflies peony-1 deer maple-1"),
        calls=(1, 0), plays=("boar", "stop"),
        text="You made Hanami-zake and called koi-koi. The opponent plays the boar, then stops. How many "
             "points does the opponent score?",
        nudge="Name the opponent's yaku. Who called koi-koi?"),

    # 08 Go-Stop
    CountChaff(
        id="8.1", pile="pine-1 plum-2 iris-1 lightning paulownia-red paulownia-1 joker-2pi swallow",
        text="How much chaff does this pile count in Go-Stop?",
        nudge="Some cards count more than one. The swallow is an animal.",
        mistakes={7: "Seven cards are chaff here, but some of them count two."}),
    CountChaff(
        id="8.2", pile="sake boar wisteria-1 wisteria-2 lightning joker-1pi joker-nonwinner maple-blue",
        text="And this one, with the sake cup in the role that counts most chaff?",
        nudge="The cup is an animal or two chaff. Which of the two jokers is chaff at all?",
        mistakes={5: "The sake cup counts as well, in its role as chaff.",
                  8: "The joker that spares its owner the missing bright is no chaff."}),
    WhatYouScore(
        id="8.3", pile="warbler cuckoo geese pine-poem plum-poem cherry-poem wisteria-ribbon iris-ribbon",
        losers=("phoenix plum-1 iris-1 iris-2 lightning maple-1",), goes=2,
        text="Two play Go-Stop. You said go twice, and now you stop. How many points do you score?",
        nudge="Add up the yaku. Is the opponent without a bright? What do two goes do? And how much chaff "
              "does the opponent have?"),
    WhatYouScore(
        id="8.4", pile="crane moon phoenix warbler cuckoo geese",
        losers=("boar plum-1 plum-2 iris-1 peony-1 peony-2 pine-1", "curtain maple-1 maple-2 iris-ribbon"),
        text="Three play Go-Stop, and the larger result counts. You stop without a go. How many points do "
             "you score?",
        nudge="Work the score out against each of them alone, then take the larger."),
    WhoPaysWhat(
        id="8.5", options={"three_player": "sum"},
        pile="peony-blue chrysanthemum-blue maple-blue warbler cuckoo geese", goes=1,
        losers=("crane plum-1 plum-2 iris-1 iris-2 boar paulownia-1",
                "deer wisteria-1 clover-1 clover-2 pine-poem"),
        text="The first round. Three play Go-Stop, and each loser pays his own amount. You said go once, and "
             "now you stop. What does the next player pay, and what the player after that?",
        nudge="Go through the chain for this player alone: bright, go, chaff."),
    WhoPaysWhat(
        id="8.6", rules_name="gostop-korean",
        pile="crane curtain moon pine-poem plum-poem cherry-poem lightning paulownia-red sake pine-1 plum-1 "
             "iris-1 iris-2 maple-1 peony-1",
        losers=("rainman boar wisteria-1 wisteria-2 clover-1 maple-2 willow-ribbon",), first_caller=0,
        text="The second round: Korean Go-Stop for two. The opponent said go, then you made your yaku and "
             "stopped; you said no go. How many points does the opponent pay?",
        nudge="Count your chaff, for Ten Junk. Then ask of the opponent: bright, chaff, go?"),
    WhoPaysWhat(
        id="8.7", rules_name="gostop-korean", pile="crane curtain phoenix warbler cuckoo geese", goes=1,
        losers=("boar plum-1 plum-2 iris-ribbon", "moon pine-1 peony-1 deer"), first_caller=1,
        text="The third round: Korean Go-Stop for three. The player after the next was the first to say go, "
             "later you said go once, and now you stop. What does the next player pay, and what the player "
             "after that?",
        nudge="First what each of them owes by his own pile. Then: who said go, and what does that cost?"),

    # 09 stop or koi-koi
    *WORTH,

    # 10 odds
    *CHANCES,
)}
