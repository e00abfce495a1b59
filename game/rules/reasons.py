"""Why an action is not legal, in sentences for the player.

Knows every breach and its rule; knows nothing of how a breach is found.
"""

from __future__ import annotations

from enum import Enum

from game.support.i18n import mark


class Reason(Enum):
    """One way to break a rule: ``rule`` is its number, ``text`` an English sentence for the catalogues."""

    rule: str
    text: str

    GAME_OVER = "R16", mark("The game is over.")
    DEAL_FIRST = "R10", mark("Wait until the cards are dealt.")
    DISCARD_FIRST = "R11", mark("First give back tokens until you hold ten.")
    TILE_FIRST = "R12", mark("First choose one of the bonus tiles you have earned.")
    TOKEN_COUNTS = "R2", mark("Tokens are counted in whole numbers, one number for each kind.")

    TAKE_NONE = "R6", mark("Take at least one token.")
    TAKE_KIND = "R6", mark("The bank has no such tokens.")
    TAKE_WILD = "R6", mark("A wild token comes only with reserving a card.")
    TAKE_SPECIAL = "R13", mark("The Time token comes only with your first level 3 card.")
    TAKE_ORDER = "R6", mark("Name the colours in the order of the bank.")
    TAKE_EMPTY = "R6", mark("The bank has no token of this colour left.")
    TAKE_TOO_MANY = "R6", mark("Take no more than three tokens.")
    TAKE_TOO_FEW = "R6", mark("Take three different colours while the bank has three.")
    TAKE_PAIR_ALONE = "R7", mark("Two tokens of one colour are all you may take.")
    TAKE_PAIR_SMALL = "R7", mark("Two tokens of one colour need a pile of at least four.")

    RESERVE_PLACE = "R8", mark("You can reserve only a face-up card or the top card of a deck.")
    HAND_FULL = "R8", mark("Your hand is full.")
    DECK_EMPTY = "R8", mark("This deck is empty.")
    PLACE_EMPTY = "R10", mark("No card lies here: its deck is empty.")

    BUY_PLACE = "R9", mark("You can buy only a face-up card or one from your own hand.")
    BUY_OTHER_HAND = "R9", mark("This card is in another player’s hand.")
    BUY_OTHER_CARD = "R9", mark("A different card lies here.")
    BUY_SHORT = "R9", mark("You do not have enough tokens for this card.")
    PAY_SPECIAL = "R9", mark("The Time token never pays for a card.")
    PAY_NOT_HELD = "R9", mark("You do not hold the tokens you want to pay with.")
    PAY_TOO_MUCH = "R9", mark("You want to pay more than the card costs.")
    PAY_TOO_LITTLE = "R9", mark("You want to pay less than the card costs.")

    NO_DISCARD = "R11", mark("You give back tokens only when you hold more than ten at the end of your turn.")
    DISCARD_SPECIAL = "R11", mark("The Time token cannot be given back.")
    DISCARD_NOT_HELD = "R11", mark("You do not hold the tokens you want to give back.")
    DISCARD_COUNT = "R11", mark("Give back just as many tokens as you hold above ten.")

    NO_CLAIM = "R12", mark("You choose a bonus tile only when you have earned several at once.")
    CLAIM_PLACE = "R12", mark("No bonus tile lies here.")
    CLAIM_UNMET = "R12", mark("Your bonuses do not meet what this tile asks for.")

    PASS_POSSIBLE = "R15", mark("You may pass only when you have no action at all.")

    NO_DEAL = "R10", mark("There is nothing to deal now.")
    DEAL_PLACE = "R10", mark("Another place is to be dealt to first.")
    DEAL_CARD = "R3", mark("This card cannot come up here.")
    DEAL_TILE = "R4", mark("This bonus tile cannot be laid out here.")
    DEAL_SEAT = "R5", mark("The first player must be one of the seats.")
    DEAL_HIDDEN = "R19", mark("Only a card that goes to another player’s hand may stay unseen.")

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text


class IllegalAction(ValueError):
    """An action breaks a rule: ``reason`` is the rule, ``detail`` quotes the action."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason.rule} {reason.text} {detail}".rstrip())
        self.reason = reason
        self.detail = detail
