"""Why an action is not legal, in sentences for the player.

Knows every breach and its rule; knows nothing of how a breach is found.
"""

from __future__ import annotations

from enum import Enum

from game.support.i18n import gettext_noop


class Reason(Enum):
    """One way to break a rule: ``rule`` is its number, ``text`` an English sentence for the catalogues."""

    rule: str
    text: str

    GAME_OVER = "R16", gettext_noop("The game is over.")
    DEAL_FIRST = "R10", gettext_noop("Wait for the cards to be dealt.")
    DISCARD_FIRST = "R11", gettext_noop("First give back tokens until you have 10.")
    TILE_FIRST = "R12", gettext_noop("First choose a tile.")
    TOKEN_COUNTS = "R2", gettext_noop("Enter a whole number of tokens for each colour.")

    TAKE_NONE = "R6", gettext_noop("Take at least 1 token.")
    TAKE_KIND = "R6", gettext_noop("The bank does not have these tokens.")
    TAKE_WILD = "R6", gettext_noop("You get a wild token only by reserving a card.")
    TAKE_SPECIAL = "R13", gettext_noop("You get the Time token only with your first level 3 card.")
    TAKE_ORDER = "R6", gettext_noop("Enter the colours in the bank’s order.")
    TAKE_EMPTY = "R6", gettext_noop("The bank has no more tokens of this colour.")
    TAKE_TOO_MANY = "R6", gettext_noop("Take 3 tokens at most.")
    TAKE_TOO_FEW = "R6", gettext_noop("Take 3 different colours while the bank has 3.")
    TAKE_PAIR_ALONE = "R7", gettext_noop("You can take 2 tokens of one colour at most.")
    TAKE_PAIR_SMALL = "R7", gettext_noop("To take 2 of one colour, its pile needs at least 4.")

    RESERVE_PLACE = "R8", gettext_noop("You can reserve only a card from the market or the top card of a deck.")
    HAND_FULL = "R8", gettext_noop("You already have 3 reserved cards.")
    DECK_EMPTY = "R8", gettext_noop("This deck is empty.")
    PLACE_EMPTY = "R10", gettext_noop("There is no card here: its deck is empty.")

    BUY_PLACE = "R9", gettext_noop("You can buy only from the market or from your reserved cards.")
    BUY_OTHER_HAND = "R9", gettext_noop("Another player has reserved this card.")
    BUY_OTHER_CARD = "R9", gettext_noop("There is a different card here.")
    BUY_SHORT = "R9", gettext_noop("You do not have enough tokens for this card.")
    PAY_SPECIAL = "R9", gettext_noop("The Time token cannot pay for a card.")
    PAY_NOT_HELD = "R9", gettext_noop("You do not have the tokens for this payment.")
    PAY_TOO_MUCH = "R9", gettext_noop("This payment is more than the card costs.")
    PAY_TOO_LITTLE = "R9", gettext_noop("This payment is less than the card costs.")

    NO_DISCARD = "R11", gettext_noop("You give back tokens only if you have more than 10 at the end of your turn.")
    DISCARD_SPECIAL = "R11", gettext_noop("You cannot give back the Time token.")
    DISCARD_NOT_HELD = "R11", gettext_noop("You do not have the tokens to give back.")
    DISCARD_COUNT = "R11", gettext_noop("Give back tokens until you have exactly 10.")

    NO_CLAIM = "R12", gettext_noop("You choose a tile only when you qualify for more than one.")
    CLAIM_PLACE = "R12", gettext_noop("There is no tile here.")
    CLAIM_UNMET = "R12", gettext_noop("You need more bonuses for this tile.")

    PASS_POSSIBLE = "R15", gettext_noop("You can pass only when you have no legal move.")

    NO_DEAL = "R10", gettext_noop("There is nothing to deal.")
    DEAL_PLACE = "R10", gettext_noop("Another card must be dealt first.")
    DEAL_CARD = "R3", gettext_noop("This card cannot be dealt here.")
    DEAL_TILE = "R4", gettext_noop("This tile cannot be dealt here.")
    DEAL_SEAT = "R5", gettext_noop("The first player must have one of the seats.")
    DEAL_HIDDEN = "R19", gettext_noop("Only a card reserved by another player can stay hidden.")

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text


class IllegalAction(ValueError):
    """An action breaks a rule: ``reason`` is the rule, ``detail`` quotes the action."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason.rule} {reason.text} {detail}".rstrip())
        self.reason = reason
        self.detail = detail
