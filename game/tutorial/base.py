"""The lesson of the base edition: its scripted game, and what is said on the way.

Knows words and moves only. The aim comes first, and every action is asked for with its reason.
"""

from __future__ import annotations

from typing import Final

from game.rules import WILD, bank, bonus, hand, market, owned_tile, tile, tokens
from game.rules.model import deck
from game.support.i18n import mark
from game.tutorial.lesson import LEARNER, Landmark, Lesson, LessonStep

_WHITE, _BLUE, _GREEN, _RED, _BLACK = range(5)

_MOVES: Final = (
    "take white blue black",
    "take white blue black",
    "take green green",
    "take blue green red",
    "buy 1.3 b1-27 with white 1 blue 1 green 1 black 1",
    "take blue red black",
    "reserve 2.1",
    "buy 1.4 b1-37 with white 1 blue 2 green 1 red 1",
    "take white blue black",
    "reserve 1.4",
    "take white red black",
    "buy hand 2.1 b1-21 with blue 1 red 1 black 1 gold 1",
    "take white blue black",
    "give back green 1",
    "take green green",
    "buy 2.3 b2-10 with white 2 black 3 gold 1",
    "take blue green red",
    "buy 1.4 b1-06 with blue 2",
    "take blue green red",
    "take white blue black",
    "reserve 1.2",
    "take white blue black",
    "buy 2.2 b2-18 with green 4 gold 1",
    "buy 2.3 b2-17 with white 3 blue 1 black 1",
    "buy 1.3 b1-05 with blue 2",
    "take white blue black",
    "buy 1.4 b1-12 with black 1",
    "buy 1.4 b1-36 with nothing",
    "take white green black",
    "buy 1.2 b1-29 with white 1 black 1",
    "buy 1.3 b1-18 with red 2 black 1",
    "buy 1.3 b1-19 with blue 1",
    "take blue green red",
    "buy 1.3 b1-20 with nothing",
    "take blue green red",
    "buy 1.3 b1-15 with nothing",
    "reserve 2.2",
    "buy 1.3 b1-10 with black 1",
    "buy 1.3 b1-03 with red 1",
    "buy 2.3 b2-22 with blue 1",
    "take white blue red",
    "give back white 1",
)

_BUY: Final = mark("Choose the card, then press Buy.")

_STEPS: Final = (
    LessonStep(
        0,
        mark("The aim"),
        mark(
            "You trade in gems, and you want prestige: who has 15 points brings the game to its end. Points stand at "
            "the top left of cards. The cards of the upper row bring the most, but nobody can pay for them at first. "
            "So everybody builds up from below."
        ),
        (Landmark.POINTS, *(market(3, slot) for slot in range(4))),
    ),
    LessonStep(
        0,
        mark("Cards and bonuses"),
        mark(
            "How to read a card: at the bottom left is its price, here one white, one blue, one green and one black "
            "gem. At the top right is its bonus, a red gem. It stays with you for good and makes every later card "
            "cheaper by one red. Cheap cards are your engine; the points come from it later."
        ),
        (market(1, 2),),
    ),
    LessonStep(
        0,
        mark("Three different tokens"),
        mark(
            "On your turn you do one thing only. The first possibility: take three tokens of three different colours. "
            "These are three of the four gems that the card costs."
        ),
        (bank(_WHITE), bank(_BLUE), bank(_BLACK), market(1, 2)),
        mark("Take white, blue and black, then confirm."),
    ),
    LessonStep(
        2,
        mark("Two of the same"),
        mark(
            "The second possibility: two tokens of one colour, but only while their pile still holds four. Green is "
            "what you lack for your card, and its pile is full. The second one will serve you soon."
        ),
        (bank(_GREEN), market(1, 2)),
        mark("Take green twice, then confirm."),
    ),
    LessonStep(
        4,
        mark("Buying a card"),
        mark(
            "Now you hold all four gems. The third possibility: buy a card. Your tokens go back to the bank, and the "
            "next card of the same level takes the empty place."
        ),
        (market(1, 2),),
        _BUY,
    ),
    LessonStep(
        6,
        mark("Your first bonus"),
        mark(
            "The red bonus lies with you now. It is never spent: it pays one red gem of every card you buy from now "
            "on. So look at your bonuses first, and only then at your tokens."
        ),
        (bonus(LEARNER, _RED),),
    ),
    LessonStep(
        6,
        mark("Reserving"),
        mark(
            "The fourth possibility: reserve a card. Nobody can take it from you any more, and you receive a gold "
            "token, which stands for any colour. Up to three cards may lie in your hand. This one brings 2 points for "
            "five blue and three green: a goal for later."
        ),
        (market(2, 0), bank(WILD)),
        mark("Choose the card, then press Reserve."),
    ),
    LessonStep(
        8,
        mark("Hand and gold"),
        mark(
            "The card lies in your hand, the gold with your tokens: you get gold in no other way. You may also reserve "
            "the top card of a deck unseen; then you alone know it. Later you buy from your hand as from the table."
        ),
        (hand(LEARNER, 0), tokens(LEARNER, WILD), deck(1), deck(2), deck(3)),
    ),
    LessonStep(
        12,
        mark("Something to save for"),
        mark(
            "Two rounds later. Your aim now is 2 points: this card costs two white, one red and four black. The red "
            "bonus pays the red one, gold can stand in for one black, so you lack just one black. You will hold "
            "eleven tokens then: that is allowed during your turn."
        ),
        (market(2, 2), bank(_WHITE), bank(_BLUE), bank(_BLACK)),
        mark("Take white, blue and black, then confirm."),
        later=True,
    ),
    LessonStep(
        13,
        mark("Ten at most"),
        mark(
            "At the end of your turn you keep ten tokens at most, gold counted: what is above ten goes back to the "
            "bank. You choose which, even among those just taken. Give back what your aim does not need: that card "
            "asks for no green."
        ),
        (tokens(LEARNER, _GREEN), Landmark.TOTAL, market(2, 2)),
        mark("Choose your green token, then confirm."),
    ),
    LessonStep(
        15,
        mark("Paying with gold"),
        mark(
            "Three black tokens and the gold one are four, the red bonus pays the red gem: the card is yours for six "
            "tokens. Whenever several payments are possible you choose one. Keep gold for the gem you lack, as here."
        ),
        (market(2, 2), tokens(LEARNER, _WHITE), tokens(LEARNER, _BLACK), tokens(LEARNER, WILD)),
        _BUY,
    ),
    LessonStep(
        27,
        mark("A card for nothing"),
        mark(
            "Some rounds later. You own bonuses in white, blue, green and red, and they are just what this card "
            "costs. They pay all of it, and you spend no token: that is the engine at work. A free card is a turn "
            "well used."
        ),
        (market(1, 3), *(bonus(LEARNER, color) for color in (_WHITE, _BLUE, _GREEN, _RED))),
        _BUY,
        later=True,
    ),
    LessonStep(
        39,
        mark("The nobles"),
        mark(
            "Some rounds later: the nobles. A noble visits whoever first has the bonuses it asks for at the end of "
            "their turn, and brings 3 points. That is no action, and tokens do not count for it. This one wants three "
            "blue, three green and three red: you lack one red."
        ),
        (tile(2), bonus(LEARNER, _BLUE), bonus(LEARNER, _GREEN), bonus(LEARNER, _RED)),
        later=True,
    ),
    LessonStep(
        39,
        mark("The last bonus"),
        mark(
            "This card brings the red bonus, and 2 points besides. It costs one white, four blue and two green: your "
            "bonuses pay six of these seven gems."
        ),
        (market(2, 2),),
        _BUY,
    ),
    LessonStep(
        40,
        mark("A noble visits"),
        mark(
            "The noble has come: 2 points by the card and 3 by the noble in one turn, nine in all. You get one noble a "
            "turn at most. If several would come you choose; the other comes at the end of your next turn if it is "
            "still there."
        ),
        (owned_tile(LEARNER, 0), Landmark.POINTS),
    ),
    LessonStep(
        42,
        mark("How it ends"),
        mark(
            "The end: when somebody has 15 points at the end of their turn, the round is played out, so that all have "
            "had the same number of turns. Then most points win. On a tie it is who has bought fewer cards, and still "
            "tied they share the victory."
        ),
        (Landmark.POINTS, Landmark.RIVAL),
    ),
    LessonStep(
        42,
        mark("Now play on"),
        mark(
            "That is the whole game. You have nine points and an engine, and six points are missing: the card in your "
            "hand wants only two blue tokens now, and the noble on the left only two black bonuses more. Play on from "
            "here against an easy opponent, or leave it at that."
        ),
        (hand(LEARNER, 0), tile(0)),
    ),
)

LESSON: Final = Lesson("base", 740, _MOVES, _STEPS)
