"""A match of one bot against copies of another: each deal is played once from every seat.

Knows bots and the rules; knows nothing of the command line. A shared win counts its share, a game without a winner an
equal share for all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from math import sqrt

import msgspec

from game.bots import Bot
from game.rules import Deal, GameState, Phase, apply, initial_state, legal_actions, observe


class MatchScore(msgspec.Struct, frozen=True):
    """The result of a match: ``score`` is the mean share of wins of the first bot, ``low`` and ``high`` its interval.

    The interval is Wilson's for 95 %, which takes the games as independent.
    """

    edition: str
    players: int
    first: str
    second: str
    games: int
    score: float
    low: float
    high: float


class LadderDeal(msgspec.Struct, frozen=True):
    """One deal of a match of the ``first`` bot against copies of the ``second``, to be played from every seat."""

    edition: str
    players: int
    first: str
    second: str
    seed: str
    deal: int


class DealtCards:
    """A deal that does not depend on the course of the game: the order of each place's cards is given by the seed."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._orders: dict[str, list[str]] = {}

    def item(self, state: GameState, deals: list[Deal]) -> Deal:
        """Return the deal of the first card of the deck's order that may still be dealt."""
        items = {deal.item: deal for deal in deals if deal.item is not None}
        place = state.pending[0]
        key = f"{place.kind} {len(items)}" if place.kind in ("tile", "first") else _deck(state)
        order = self._orders.setdefault(key, sorted(items, key=lambda item: _rank(self._seed, item)))
        return next(items[item] for item in order if item in items)


def _deck(state: GameState) -> str:
    place = state.pending[0]
    level = state.players[place.row].hand[place.slot].level if place.kind == "hand" else place.row
    return f"deck {level}"


def _rank(seed: bytes, item: str) -> bytes:
    return sha256(seed + item.encode()).digest()


def share(state: GameState, seat: int) -> float:
    """Return the share of a finished game that a seat has won."""
    if not state.winners:
        return 1 / len(state.players)
    return (seat in state.winners) / len(state.winners)


def play_game(edition: str, bots: list[Bot], first: int, cards: DealtCards) -> GameState:
    """Return the end of a game; each bot sees the view of its seat alone."""
    state = initial_state(edition, len(bots), first)
    while state.phase is not Phase.OVER:
        if state.pending:
            deals = [action for action in legal_actions(state) if isinstance(action, Deal)]
            state, _ = apply(state, cards.item(state, deals))
        else:
            state, _ = apply(state, bots[state.turn].choose(observe(state, state.turn)))
    return state


def shares(
    what: LadderDeal, make: Callable[[str, bytes], Bot], end: Callable[[Bot], None] = lambda _: None
) -> Iterator[float]:
    """Yield the first bot's share of each game of a deal: as many games as there are seats.

    ``make`` is called for each seat of a game, ``end`` for each bot after it.
    """
    seed = f"{what.seed} {what.deal}"
    beginner = random.Random(seed).randrange(what.players)
    for seat in range(what.players):
        names = [what.first if each == seat else what.second for each in range(what.players)]
        with ExitStack() as stack:
            bots = []
            for each, name in enumerate(names):
                bots.append(make(name, f"{seed} {seat} {each}".encode()))
                stack.callback(end, bots[-1])
            end_state = play_game(what.edition, bots, beginner, DealtCards(seed.encode()))
        yield share(end_state, seat)


def interval(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a mean share."""
    z = 1.96
    middle = (score + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(score * (1 - score) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def summed(edition: str, players: int, first: str, second: str, found: list[float]) -> MatchScore:
    """Return the score of a match from the shares of its games."""
    score = sum(found) / len(found)
    low, high = interval(score, len(found))
    return MatchScore(edition, players, first, second, len(found), round(score, 4), round(low, 4), round(high, 4))
