"""Medals: each an exact rule over a finished game that a person has won.

Knows records, positions and the text of each medal; must not know how they are stored or shown. ``stats`` calls it only
for games that were won on points, with no turn taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.record import Commit
from game.record.follower import Follower
from game.rules import WILD, Action, Edition, GameState, HeldCard, PlaceKind, Player, PurchaseCard, ReserveCard, Seat
from game.rules.editions import EDITION_NAMES, edition_part
from game.support.i18n import gettext_noop

SWIFT_ROUNDS: Final = 22
CLEAR_POINTS: Final = 7
FEW_CARDS: Final = 12
BEHIND_POINTS: Final = 8


@dataclass(frozen=True)
class Victory:
    """A game from its winner's side: their actions with the position before each, and all positions in order."""

    seat: Seat
    rules: Edition
    actions: tuple[tuple[GameState, Action], ...]
    states: tuple[GameState, ...]

    @property
    def end(self) -> GameState:
        """The last position."""
        return self.states[-1]

    @property
    def me(self) -> Player:
        """The winner at the end."""
        return self.end.players[self.seat]

    @property
    def others(self) -> tuple[Player, ...]:
        """The others at the end."""
        return tuple(player for seat, player in enumerate(self.end.players) if seat != self.seat)

    @property
    def purchases(self) -> tuple[tuple[GameState, PurchaseCard], ...]:
        """The winner's purchases with the position before each."""
        return tuple((state, action) for state, action in self.actions if isinstance(action, PurchaseCard))


@dataclass(frozen=True)
class Medal:
    """One medal: ``title`` and ``text`` are English for the catalogues; ``edition`` is ``None`` for all editions."""

    id: str
    title: str
    text: str
    rule: Callable[[Victory], bool]
    edition: str | None = None


def victory_of(follower: Follower, seat: Seat) -> Victory:
    """Return a finished game without takebacks from the side of one seat."""
    states = [follower.start.state, *(position.state for position in follower.positions)]
    actions = [
        (before, entry.body.actions[0])
        for before, entry in zip(states, follower.record.entries, strict=False)
        if isinstance(entry.body, Commit) and entry.body.seat == seat
    ]
    return Victory(seat, follower.rules, tuple(actions), tuple(states[1:]))


def earned(follower: Follower, seat: Seat) -> tuple[str, ...]:
    """Return the ids of the medals that a seat has earned by winning a game."""
    victory = victory_of(follower, seat)
    return tuple(medal.id for medal in medals(victory.rules.name) if medal.rule(victory))


def medals(edition: str | None = None) -> tuple[Medal, ...]:
    """Return all medals in the order in which they are shown, or those of an edition."""
    names = EDITION_NAMES if edition is None else (edition,)
    return MEDALS + tuple(medal for name in names for medal in edition_part(name, "medals", "MEDALS") or ())


def _won(victory: Victory) -> bool:
    return victory.seat in victory.end.winners


def _no_reserve(victory: Victory) -> bool:
    return not any(isinstance(action, ReserveCard) for _, action in victory.actions)


def _no_wild(victory: Victory) -> bool:
    return not any(action.payment[WILD] for _, action in victory.purchases)


def _swift(victory: Victory) -> bool:
    return victory.end.round <= SWIFT_ROUNDS


def _clear(victory: Victory) -> bool:
    return all(victory.me.points >= other.points + CLEAR_POINTS for other in victory.others)


def _few_cards(victory: Victory) -> bool:
    return len(victory.me.bought) <= FEW_CARDS


def _from_behind(victory: Victory) -> bool:
    return any(
        max(player.points for player in state.players) >= state.players[victory.seat].points + BEHIND_POINTS
        for state in victory.states
    )


def _blind(victory: Victory) -> bool:
    return any(_held(state, action).blind for state, action in victory.purchases if _from_hand(action))


def _five_points(victory: Victory) -> bool:
    return any(victory.rules.cards[card].points >= 5 for card in victory.me.bought)


def _from_hand(action: PurchaseCard) -> bool:
    return action.place.kind is PlaceKind.HAND


def _held(state: GameState, action: PurchaseCard) -> HeldCard:
    return state.players[action.place.row].hand[action.place.slot]


MEDALS: Final = (
    Medal("win", gettext_noop("First cut"), gettext_noop("Win a game that is played to its end."), _won),
    Medal("no_reserve", gettext_noop("No reservations"), gettext_noop("Win without reserving a card."), _no_reserve),
    Medal("no_wild", gettext_noop("Exact change"), gettext_noop("Win without spending a wild token."), _no_wild),
    Medal("swift", gettext_noop("Quick work"), gettext_noop("Win in 22 rounds or fewer."), _swift),
    Medal("clear", gettext_noop("Runaway win"), gettext_noop("Win by 7 points or more."), _clear),
    Medal("few_cards", gettext_noop("Hand-picked"), gettext_noop("Win with 12 cards or fewer."), _few_cards),
    Medal("behind", gettext_noop("Comeback"), gettext_noop("Win after falling 8 points behind."), _from_behind),
    Medal(
        "crowd",
        gettext_noop("Full table"),
        gettext_noop("Win a 4-player game."),
        lambda victory: len(victory.others) == 3,
    ),
    Medal(
        "blind", gettext_noop("Blind trust"), gettext_noop("Win after buying a card you reserved from a deck."), _blind
    ),
    Medal("five", gettext_noop("Showpiece"), gettext_noop("Win with a 5-point card."), _five_points),
)
"""The medals of every edition."""
