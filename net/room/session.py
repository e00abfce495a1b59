"""A game over the network as a screen sees it, and the bridge between the network’s thread and the frame loop.

The network’s thread publishes what its guest has received, and the frame loop collects it once a frame. They share
queues under a lock that is held for moments only, so neither waits for the disk or the screen of the other.
Knows the guest; knows nothing of links, rooms and drawing.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

from game.match.clock import TurnClock
from game.record import EndInfo, GameRecord, SeatInfo
from game.record.takeback import undoable_turn_of
from game.rules import Action, Edition, GameState, Seat, edition
from game.rules.reasons import Reason
from game.sessions.participants import TableState
from game.sessions.update import Update, update_of
from net.guest.guest import Guest
from net.guest.replica import EntryApplied, News, Rejection, ReplicaReset
from net.room.participants import NetworkParticipants, table_state

GuestRequest: TypeAlias = Callable[[Guest], None]
MAX_SHOWN: Final = 12
"""How many missed entries are still shown one by one; after more the table jumps to the current position."""


class SessionBridge:
    """The queues that the network’s thread and the frame loop share, under one lock.

    The network’s thread calls ``publish`` and ``requests``, the frame loop ``request`` and ``collect``.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        """``wake`` is called when there are requests."""
        self._wake = wake
        self._lock = threading.Lock()
        self._requests: deque[GuestRequest] = deque()
        self._news: dict[str, deque[News]] = {}
        self._states: dict[str, TableState] = {}
        self._session: NetworkSession | None = None
        self._seen = -1
        self._can_take_back = False

    def publish(self, guest: Guest, now: float, writes: bool = True) -> None:
        """Publish what the guest has received, and whether the person ``writes`` freely.

        Called on the network’s thread after each batch of events and tick.
        """
        follower = guest.follower
        length = -1 if follower is None else len(follower.positions)
        if length != self._seen:
            self._seen = length
            self._can_take_back = (
                follower is not None
                and guest.seat is not None
                and undoable_turn_of(follower.record, guest.seat) is not None
            )
        state = table_state(guest, self._can_take_back, now, writes)
        with self._lock:
            self._states[guest.copy.game] = state
        for item in guest.game.take_news():
            self._publish_news(guest, item)

    def session(self) -> NetworkSession | None:
        """Return the game once it has begun; another game has another one."""
        return self._session

    def request(self, request: GuestRequest) -> None:
        """Queue a call for the guest."""
        with self._lock:
            self._requests.append(request)
        self._wake()

    def requests(self) -> list[GuestRequest]:
        """Return the queued calls, to be made on the network’s thread."""
        with self._lock:
            requests = list(self._requests)
            self._requests.clear()
        return requests

    def collect(self, game: str) -> tuple[list[News], TableState]:
        """Return what has happened in a game since the last call, and how the others at its table are."""
        with self._lock:
            waiting = self._news.get(game)
            news = list(waiting) if waiting else []
            if waiting:
                waiting.clear()
            return news, self._states.get(game, TableState())

    def _publish_news(self, guest: Guest, item: News) -> None:
        game = guest.copy.game
        if isinstance(item, ReplicaReset):
            game = item.header.game
            if item.steps and (self._session is None or self._session.game_id != game):
                with self._lock:
                    self._news[game] = deque()
                self._session = NetworkSession(self, item, guest.seat)
                return
        with self._lock:
            if game in self._news:
                self._news[game].append(item)


class NetworkSession:
    """The ``Session`` of one game over the network, from this person's seat or as a spectator."""

    def __init__(self, bridge: SessionBridge, start: ReplicaReset, seat: Seat | None) -> None:
        """Start with a copy of at least one entry; where that is the opening alone, the first ``poll`` returns it."""
        self._bridge = bridge
        self._game = start.header.game
        self._seat = seat
        self._shown = seat
        self._take_whole(start)
        self._fresh = len(start.steps) == 1
        self.participants = NetworkParticipants(bridge.request)
        self.clock: TurnClock | None = None
        self.edition: Edition = edition(start.header.edition)
        self.participants.update(bridge.collect(self._game)[1])

    @property
    def game_id(self) -> str | None:
        return self._game

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self._steps[-1].position.seats

    @property
    def state(self) -> GameState:
        return self._steps[-1].position.state

    @property
    def record(self) -> GameRecord:
        return self._record

    @property
    def local_seats(self) -> frozenset[Seat]:
        """This person's seat, unless it has resigned; a spectator has none."""
        return self.own_seats - self.resigned

    @property
    def own_seats(self) -> frozenset[Seat]:
        return frozenset() if self._seat is None else frozenset({self._seat})

    @property
    def resigned(self) -> frozenset[Seat]:
        return self._steps[-1].position.resigned

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> EndInfo | None:
        return self._record.end

    @property
    def shown(self) -> Seat | None:
        """The seat whose blind cards are shown: this person's, or none."""
        return self._shown

    @property
    def paused(self) -> bool:
        """Never: a game with other people cannot be paused."""
        return False

    @property
    def end_votes(self) -> frozenset[Seat]:
        return self.local_seats if self.participants.state.wants_end else frozenset()

    @property
    def can_take_back(self) -> bool:
        return self.participants.state.can_take_back

    @property
    def can_redo(self) -> bool:
        """False: the others have agreed to a takeback, so nobody alone plays the turn again."""
        return False

    def propose(self, seat: Seat, action: Action) -> None:
        """Propose an action for this person's seat; the answer comes by ``poll``."""
        self._bridge.request(lambda guest: guest.propose(action))

    def poll(self) -> list[Update]:
        news, state = self._bridge.collect(self._game)
        updates = list(self.history()[:1]) if self._fresh else []
        self._fresh = False
        for item in news:
            match item:
                case EntryApplied():
                    self._steps.append(item)
                    self._record.entries.append(item.entry)
                    updates.append(_update(item))
                case ReplicaReset():
                    updates += self._restart(item)
                case Rejection():
                    updates.append(self._rejected(item))
        self.participants.update(state)
        return updates

    def history(self) -> tuple[Update, ...]:
        return tuple(map(_update, self._steps))

    def show_hand(self, seat: Seat | None) -> None:
        """Show this person's blind cards, or none; raises ``ValueError`` for another seat."""
        if seat not in (None, self._seat):
            raise ValueError(f"nobody plays seat {seat} here")
        self._shown = seat

    def resign(self, seat: Seat) -> None:
        self._bridge.request(lambda guest: guest.resign())

    def agree_end(self, seat: Seat, yes: bool) -> None:

        def agree(guest: Guest) -> None:
            request = guest.lobby.request
            if yes and (request is None or request.kind != "end"):
                guest.request("end")
            else:
                guest.reply("end", yes)

        self._bridge.request(agree)

    def take_back(self, seat: Seat) -> None:
        if self.can_take_back:
            self._bridge.request(lambda guest: guest.request("takeback"))

    def redo(self) -> None:
        """Do nothing."""

    def set_paused(self, paused: bool) -> None:
        """Do nothing: the game cannot be paused for the others."""

    def set_pace(self, seconds: float) -> None:
        """Change nothing: the host sets the pace of its bots."""

    def tick(self, dt_ms: float) -> None:
        """Do nothing: the host measures everybody's time."""

    def close(self) -> None:
        """Do nothing: the room leaves the table, as it stays open for a rematch."""

    def _take_whole(self, start: ReplicaReset) -> None:
        self._steps = list(start.steps)
        self._record = GameRecord(start.header, start.header_trailers, [step.entry for step in start.steps])

    def _restart(self, item: ReplicaReset) -> list[Update]:
        """Replace the copy by a newer one: return what is new, or a jump where that is long or replaces entries."""
        before = len(self._steps)
        self._take_whole(item)
        new = self._steps[item.kept :]
        if item.kept < before or len(new) > MAX_SHOWN:
            last = self._steps[-1]
            # After a takeback a screen shows the position at once and builds its log again, as it must here.
            return [Update(last.entry.seq, "takeback", None, (), (), last.position.state)]
        return list(map(_update, new))

    def _rejected(self, item: Rejection) -> Update:
        reason = Reason.__members__.get(item.reason)
        sentence = item.text if reason is None else reason.text
        seat = 0 if self._seat is None else self._seat
        return Update(len(self._steps) - 1, "rejected", seat, (), (), self.state, reason, sentence)


def _update(step: EntryApplied) -> Update:
    return update_of(step.entry, step.events, step.position)
