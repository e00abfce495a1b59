"""Which of the cards that a seat can buy matter, and when only those are to be bright.

Knows positions, payments and what a purchase brings; knows nothing of settings, drawing, words or time. Late in a game
most cards can be bought: if all of them glow, none stands out.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Final

from game.rules.editions import edition
from game.rules.model import GameState, Phase, Place, PlaceKind, Seat
from game.rules.moves import earned
from game.rules.payment import legal_payments
from game.view.descriptions.plan import cards_for
from game.view.descriptions.purchase_effect import purchase_effect

_LATE: Final = Fraction(2, 3)
"""The share of the goal with which a seat begins the late game."""


class Merit(StrEnum):
    """Why a card matters to a seat that can buy it."""

    GOAL = "goal"
    """The seat meets the condition of the end afterwards (R16, R17)."""
    POINTS = "points"
    """The card is worth points."""
    TILE = "tile"
    """It gains a bonus tile (R12) or the majority tile (R14)."""
    CONDITION = "condition"
    """It completes a part of the Gauntlet: the points, the last missing colour, or the special token (R17)."""
    DENIAL = "denial"
    """A rival can pay for it now, and would meet the condition of the end or gain a tile by it."""


def buyable(state: GameState, seat: Seat) -> dict[Place, str]:
    """Return the cards that a seat can pay for now by their places: the market by level, then its own hand (R9)."""
    cards, player = edition(state.edition).cards, state.players[seat]
    return {place: card for place, card in cards_for(state, seat) if legal_payments(player, cards[card])}


def merits(state: GameState, seat: Seat) -> dict[Place, frozenset[Merit]]:
    """Return why each of the cards that a seat can buy now matters; an empty set for one that does not."""
    return {
        place: _gains(state, seat, card) | _denials(state, seat, place, card)
        for place, card in buyable(state, seat).items()
    }


def is_late(state: GameState) -> bool:
    """Whether a seat has two thirds of the points that are needed (R16, R17)."""
    return max(player.points for player in state.players) >= edition(state.edition).goal * _LATE


def only_merits_shine(state: GameState, seat: Seat) -> bool:
    """Whether only cards that matter to a seat are to be bright.

    That is so in the late game while the seat can buy more than half of the cards on offer: those of the market and the
    known ones in its hand.
    """
    if state.phase in (Phase.SETUP, Phase.OVER) or not is_late(state):
        return False
    return 2 * len(buyable(state, seat)) > len(list(cards_for(state, seat)))


def bright_cards(state: GameState, seat: Seat) -> frozenset[Place]:
    """Return the places of the cards that are to be bright for a seat; all others that it can buy stay quiet."""
    if only_merits_shine(state, seat):
        return frozenset(place for place, found in merits(state, seat).items() if found)
    return frozenset(buyable(state, seat))


def _gains(state: GameState, seat: Seat, card: str) -> frozenset[Merit]:
    """Return what a card is worth to a seat itself."""
    rules, player = edition(state.edition), state.players[seat]
    effect = purchase_effect(state, seat, card)
    found = set()
    if effect.reaches_goal:
        found.add(Merit.GOAL)
    if rules.cards[card].points:
        found.add(Merit.POINTS)
    if _brings_tile(state, seat, card):
        found.add(Merit.TILE)
    if rules.gauntlet and (effect.all_colors or effect.special or player.points < rules.goal <= effect.score):
        found.add(Merit.CONDITION)
    return frozenset(found)


def _brings_tile(state: GameState, seat: Seat, card: str) -> bool:
    """Whether a purchase brings a tile that the seat would not gain without it."""
    effect = purchase_effect(state, seat, card)
    due = len(earned(state.edition, state.tiles, state.players[seat].bonuses))
    return effect.majority or len(effect.tiles) > due


def _denials(state: GameState, seat: Seat, place: Place, card: str) -> frozenset[Merit]:
    """Return whether buying a card of the market denies it to a rival; one in the seat's own hand is safe anyway."""
    if place.kind is not PlaceKind.MARKET:
        return frozenset()
    facts = edition(state.edition).cards[card]
    for rival, player in enumerate(state.players):
        if rival != seat and legal_payments(player, facts):
            wins = purchase_effect(state, rival, card).reaches_goal
            if wins or _brings_tile(state, rival, card):
                return frozenset((Merit.DENIAL,))
    return frozenset()
