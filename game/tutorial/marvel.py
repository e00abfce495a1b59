"""The lesson of the marvel edition: its scripted game, and what is said on the way.

Knows words and moves only. The aim comes first, and every action is asked for with its reason.
"""

from __future__ import annotations

from typing import Final

from game.rules import MAJORITY, SPECIAL, WILD, bank, bonus, hand, market, owned_majority, owned_tile, tile, tokens
from game.rules.model import deck
from game.support.i18n import mark
from game.tutorial.lesson import LEARNER, Landmark, Lesson, LessonStep

_YELLOW, _BLUE, _ORANGE, _RED, _PURPLE = range(5)

_MOVES: Final = (
    "take yellow orange red",
    "take yellow orange red",
    "take blue blue",
    "take blue orange purple",
    "buy 1.3 m1-29 with yellow 1 blue 1 orange 1 red 1",
    "buy 1.1 m1-22 with yellow 1 blue 1 orange 1 purple 1",
    "reserve 2.1",
    "take yellow blue red",
    "take blue orange red",
    "buy 1.2 m1-03 with orange 1 red 2",
    "take blue orange purple",
    "take yellow orange red",
    "take orange red purple",
    "give back orange 1",
    "buy 1.3 m1-30 with blue 1 orange 1 red 1",
    "buy 1.2 m1-08 with red 2 gray 1",
    "take yellow blue red",
    "reserve 1.4",
    "reserve 1.1",
    "buy 1.3 m1-35 with blue 2 orange 1 gray 1",
    "buy 1.1 m1-14 with yellow 2",
    "buy 1.1 m1-19 with blue 1 orange 1 purple 1",
    "buy 1.2 m1-39 with yellow 1 blue 1",
    "take yellow yellow",
    "take blue blue",
    "take yellow blue purple",
    "buy 1.2 m1-05 with red 1",
    "buy hand 1.2 m1-16 with yellow 3",
    "take yellow orange purple",
    "buy 1.4 m1-34 with blue 1",
    "take yellow red purple",
    "buy 1.4 m1-37 with nothing",
    "take yellow blue red",
    "give back blue 1 orange 1",
    "take yellow blue red",
    "buy 1.3 m1-02 with red 1 purple 1",
    "buy 1.3 m1-06 with nothing",
    "buy 3.3 m3-11 with yellow 3 gray 1",
    "take blue orange red",
    "buy 1.2 m1-26 with nothing",
    "buy 3.1 m3-13 with yellow 1 blue 2 red 2 purple 2",
    "take yellow blue orange",
    "buy 1.2 m1-04 with nothing",
    "buy 1.1 m1-28 with orange 1",
    "buy 1.1 m1-18 with nothing",
    "buy hand 2.1 m1-40 with blue 3",
    "buy 1.4 m1-25 with nothing",
    "buy 1.4 m1-07 with nothing",
    "buy 1.4 m1-17 with nothing",
    "buy 1.3 m1-01 with nothing",
)

_RECRUIT: Final = mark("Choose the character, then press Recruit.")

_STEPS: Final = (
    LessonStep(
        0,
        mark("The aim"),
        mark(
            "You assemble the Infinity Gauntlet before the others do. That takes three things at once: 16 Infinity "
            "Points, a bonus of each of the five colours, and the green Time token, which comes with your first "
            "character of level 3. Whatever you do serves one of these three."
        ),
        (Landmark.POINTS, Landmark.GAUNTLET),
    ),
    LessonStep(
        0,
        mark("Characters and bonuses"),
        mark(
            "How to read a character: at the bottom left is the price, here one yellow, one blue, one orange and one "
            "red. At the top right is the bonus, red. It stays with you for good and makes every later character "
            "cheaper by one red. Points stand at the top left: the upper rows have more, and cost more."
        ),
        (market(1, 2),),
    ),
    LessonStep(
        0,
        mark("Three different tokens"),
        mark(
            "On your turn you do one thing only. The first possibility: take three tokens of three different colours. "
            "These are three of the four that Triton costs."
        ),
        (bank(_YELLOW), bank(_ORANGE), bank(_RED), market(1, 2)),
        mark("Take yellow, orange and red, then confirm."),
    ),
    LessonStep(
        2,
        mark("Two of the same"),
        mark(
            "The second possibility: two tokens of one colour, but only while their pile still holds four. Blue is "
            "what you lack for Triton, and its pile is full. The second one will serve you soon."
        ),
        (bank(_BLUE), market(1, 2)),
        mark("Take blue twice, then confirm."),
    ),
    LessonStep(
        4,
        mark("Recruiting a character"),
        mark(
            "Now you hold all that Triton costs. The third possibility: recruit a character. Your tokens go back to "
            "the bank, and the next character of the same level takes the empty place."
        ),
        (market(1, 2),),
        _RECRUIT,
    ),
    LessonStep(
        6,
        mark("Your first bonus"),
        mark(
            "The red bonus lies with you now: the first of the five colours. It is never spent, and it pays one red of "
            "every character you recruit from now on. So look at your bonuses first, and only then at your tokens."
        ),
        (bonus(LEARNER, _RED),),
    ),
    LessonStep(
        6,
        mark("Reserving"),
        mark(
            "The fourth possibility: reserve a character. Nobody can take it from you any more, and you receive a gray "
            "S.H.I.E.L.D. token, which stands for any colour. Up to three may lie in your hand. Jessica Jones is worth "
            "3 points for six yellow: a goal for later."
        ),
        (market(2, 0), bank(WILD)),
        mark("Choose the character, then press Reserve."),
    ),
    LessonStep(
        8,
        mark("Hand and gray tokens"),
        mark(
            "Jessica Jones is in your hand, the gray token with your others: you get gray ones in no other way. You "
            "may also reserve the top card of a deck unseen; then you alone know it. Later you recruit from your hand "
            "as from the table."
        ),
        (hand(LEARNER, 0), tokens(LEARNER, WILD), deck(1), deck(2), deck(3)),
    ),
    LessonStep(
        12,
        mark("Something to save for"),
        mark(
            "Two rounds later. Your aim now is Vulture, a point and a yellow bonus for four red. The red bonus pays "
            "one, the gray token can stand in for another, one you hold: so you lack one red. You will hold eleven "
            "tokens then: that is allowed during your turn."
        ),
        (market(1, 1), bank(_ORANGE), bank(_RED), bank(_PURPLE)),
        mark("Take orange, red and purple, then confirm."),
        later=True,
    ),
    LessonStep(
        13,
        mark("Ten at most"),
        mark(
            "At the end of your turn you keep ten tokens at most, gray and green counted: what is above ten goes back "
            "to the bank. You choose which, even among those just taken, but never green. Give back what your aim does "
            "not need: Vulture asks for no orange."
        ),
        (tokens(LEARNER, _ORANGE), Landmark.TOTAL, market(1, 1)),
        mark("Choose an orange token of yours, then confirm."),
    ),
    LessonStep(
        15,
        mark("Paying with gray"),
        mark(
            "Two red tokens, the gray one and the red bonus make four red: Vulture is yours for three tokens. Whenever "
            "several payments are possible you choose one. Keep gray for what you lack, as here."
        ),
        (market(1, 1), tokens(LEARNER, _RED), tokens(LEARNER, WILD)),
        _RECRUIT,
    ),
    LessonStep(
        40,
        mark("A hero of level 3"),
        mark(
            "Some rounds later. You have all five colours, and your bonuses recruit cheaply: that is the engine at "
            "work. Now for the Time token. Thor costs fourteen, and your bonuses pay half of it. His corner shows two "
            "Avengers tags besides."
        ),
        (market(3, 0), *(bonus(LEARNER, color) for color in (_YELLOW, _BLUE, _RED, _PURPLE))),
        _RECRUIT,
        later=True,
    ),
    LessonStep(
        41,
        mark("The Time token"),
        mark(
            "Thor is your first character of level 3, so he brought you the green Time token, the second thing you "
            "need. It never pays and is never given back, but it counts among the ten. Nobody holds more than one."
        ),
        (tokens(LEARNER, SPECIAL), Landmark.GAUNTLET),
    ),
    LessonStep(
        41,
        mark("Avengers Assemble"),
        mark(
            "And Avengers Assemble came to you, 3 points more: it goes to the first player with three Avengers tags. "
            "Whoever has more tags than its holder takes it over, and its points with it. So keep an eye on the tags "
            "of the others."
        ),
        (owned_majority(LEARNER), MAJORITY, Landmark.POINTS),
    ),
    LessonStep(
        48,
        mark("The Locations"),
        mark(
            "Some rounds later: the Locations. A Location goes to whoever first has the bonuses it asks for at the end "
            "of their turn, and brings 3 points. That is no action, and tokens do not count for it. Asgard wants three "
            "yellow, three orange and three purple: you lack one orange."
        ),
        (tile(1), bonus(LEARNER, _YELLOW), bonus(LEARNER, _ORANGE), bonus(LEARNER, _PURPLE)),
        later=True,
    ),
    LessonStep(
        48,
        mark("A character for nothing"),
        mark(
            "Silver Sable brings the orange bonus. She costs three purple, and your three purple bonuses pay all of "
            "it: you spend no token."
        ),
        (market(1, 3), bonus(LEARNER, _PURPLE)),
        _RECRUIT,
    ),
    LessonStep(
        49,
        mark("A Location is yours"),
        mark(
            "Asgard is yours, and you have eleven points. You get one Location a turn at most. If several would come "
            "you choose; the other comes at the end of your next turn if it is still there."
        ),
        (owned_tile(LEARNER, 0), Landmark.POINTS),
    ),
    LessonStep(
        50,
        mark("How it ends"),
        mark(
            "The end: when somebody has 16 points, all five colours and the Time token at the end of their turn, the "
            "round is played out. Only who has all three then can win: who has lost Avengers Assemble meanwhile may "
            "fall short. If nobody has, the game goes on."
        ),
        (Landmark.POINTS, Landmark.GAUNTLET),
    ),
    LessonStep(
        50,
        mark("Ties"),
        mark(
            "If several have all three then, most points win. Still tied, it is who holds Avengers Assemble, else who "
            "has recruited fewer characters; and who is still tied shares the victory."
        ),
        (owned_majority(LEARNER), Landmark.RIVAL),
    ),
    LessonStep(
        50,
        mark("Now play on"),
        mark(
            "That is the whole game. You have the five colours and the Time token, and five points are missing: "
            "Jessica Jones in your hand wants only three yellow tokens now. Play on from here against an easy "
            "opponent, or leave it at that."
        ),
        (hand(LEARNER, 0), Landmark.POINTS),
    ),
)

LESSON: Final = Lesson("marvel", 5387, _MOVES, _STEPS)
