"""What a screen plays through: one protocol for every kind of game, wherever its authority is.

Knows updates, seats, a turn clock, and positions to be judged; knows nothing of how a game is run, files, networks or
drawing.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from game.bots.runner import Job, Task
from game.match.clock import TurnClock
from game.record import EndInfo, GameRecord, SeatInfo
from game.rules import Action, Edition, GameState, Seat
from game.sessions.participants import Participants
from game.sessions.update import Update


class SessionError(Exception):
    """The game cannot continue: its authority has failed; the cause is attached."""


class NotSavedError(SessionError):
    """The last request could not be saved and was rejected; for now the game cannot continue. The text is why."""


class Session(Protocol):
    """A game as a screen sees it, wherever its authority is.

    ``state`` is what this screen may know, final at once. ``shown`` is the seat whose hand it may show.
    """

    @property
    def game_id(self) -> str | None:
        """The name under which the game is saved here, ``None`` where it is not."""

    @property
    def edition(self) -> Edition:
        """The edition in play."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players of the seats."""

    @property
    def state(self) -> GameState:
        """The position as the shown seat sees it, or a spectator."""

    @property
    def record(self) -> GameRecord:
        """The shown viewer's own record."""

    @property
    def local_seats(self) -> frozenset[Seat]:
        """The human seats played at this screen; a seat that resigns leaves them."""

    @property
    def own_seats(self) -> frozenset[Seat]:
        """The seats whose game it is at this screen: ``local_seats`` and those of them that have resigned."""

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats that have resigned."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def result(self) -> EndInfo | None:
        """How the game ended."""

    @property
    def shown(self) -> Seat | None:
        """The seat whose blind cards are shown."""

    @property
    def paused(self) -> bool:
        """Whether the bots wait."""

    @property
    def end_votes(self) -> frozenset[Seat]:
        """The local seats that want to end the game."""

    @property
    def can_take_back(self) -> bool:
        """Whether ``take_back`` would be accepted now."""

    @property
    def can_redo(self) -> bool:
        """Whether a turn was taken back and ``redo`` would be accepted now."""

    @property
    def participants(self) -> Participants | None:
        """The participants at other screens, ``None`` in a local game."""

    @property
    def clock(self) -> TurnClock | None:
        """The time that people have at this screen, where it is limited."""

    def propose(self, seat: Seat, action: Action) -> None:
        """Propose an action; the answer comes by ``poll``, as the commit or as a ``rejected`` update."""

    def poll(self) -> list[Update]:
        """Return what has happened since the last poll; raises ``SessionError``."""

    def history(self) -> tuple[Update, ...]:
        """Return every update so far as the shown viewer knows it."""

    def show_hand(self, seat: Seat | None) -> None:
        """Show a local seat's blind cards, or nobody's."""

    def resign(self, seat: Seat) -> None:
        """Resign with a seat."""

    def agree_end(self, seat: Seat, yes: bool) -> None:
        """Agree to end the game, or withdraw that; it ends when all local seats agree."""

    def take_back(self, seat: Seat) -> None:
        """Take back a seat's last turn and all that followed."""

    def redo(self) -> None:
        """Play the turn that was last taken back again, with all that followed."""

    def set_paused(self, paused: bool) -> None:
        """Pause the bots, or resume them."""

    def set_pace(self, seconds: float) -> None:
        """Set the minimum time between two moves of bots."""

    def tick(self, dt_ms: float) -> None:
        """Count time for the person to move; called while that person can see the position and act."""

    def close(self) -> None:
        """Leave the game; it stays saved."""


@runtime_checkable
class Advisor(Protocol):
    """A session whose people may have hints."""

    def advise(self, task: Task) -> Job:
        """Have a position judged for a person; the job is done after a moment."""
