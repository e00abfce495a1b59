"""The others at a table over the network, as a screen sees them, and the sentences about them.

``GuestSnapshot`` is made on the network’s thread; the rest is used on the screen’s thread alone and knows no links.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.record import SeatInfo
from game.rules import Seat
from game.sessions.participants import ChatLine, Participant, Question, Reaction, TableState
from game.support.i18n import tr, trn
from net.guest.states import OUTSIDE, State
from net.protocol.messages import Presence, RequestStatus, TableOptions, Vote

if TYPE_CHECKING:
    from net.guest.guest import Guest


CATCHING_UP: Final[tuple[State, ...]] = ("resuming", "history", "admitted")


class GuestSnapshot(msgspec.Struct, frozen=True):
    """A guest at one moment: all that a screen needs but the game itself. Frozen, as it goes from thread to thread."""

    state: State = "away"
    me: int | None = None
    seat: Seat | None = None
    host: str = ""
    dealer: Seat | None = None
    presence: Presence | None = None
    presence_at: float = 0.0
    request: RequestStatus | None = None
    asked: Vote | None = None
    chat: tuple[ChatLine, ...] = ()
    options: TableOptions = TableOptions()
    hint: str = ""
    takeover: str = ""
    alarm: str = ""
    problem: str = ""
    can_takeback: bool = False

    @property
    def linked(self) -> bool:
        """Whether the host is connected."""
        return self.state not in OUTSIDE


def snapshot(guest: Guest, can_takeback: bool, before: GuestSnapshot) -> GuestSnapshot:
    """Return a snapshot; the lines of an unchanged chat are shared with the one before."""
    chat = before.chat
    if len(chat) != len(guest.lobby.chat) or (chat and chat[-1].number != guest.lobby.chat[-1].number):
        chat = tuple(guest.lobby.chat)
    return GuestSnapshot(
        state=guest.state,
        me=guest.handshake.me,
        seat=guest.seat,
        host=guest.link.host_name,
        dealer=guest.copy.dealer,
        presence=guest.lobby.presence,
        presence_at=guest.lobby.presence_at,
        request=guest.lobby.request,
        asked=guest.lobby.asked,
        chat=chat,
        options=guest.lobby.options,
        hint=guest.takeover.hint,
        takeover=guest.takeover.dealer,
        alarm=guest.alarm,
        problem=guest.problem,
        can_takeback=can_takeback,
    )


class NetworkParticipants:
    """The others, by the latest snapshot of the guest."""

    def __init__(self, request: Callable[[Callable[[Guest], None]], None], clock: Callable[[], float]) -> None:
        """``request`` queues a call for the guest; ``clock`` is the one that the guest’s times are read from."""
        self.latest = GuestSnapshot()
        self._seats: tuple[SeatInfo, ...] = ()
        self._resigned: frozenset[Seat] = frozenset()
        self._over = False
        self._request = request
        self._clock = clock
        self._muted: set[str] = set()
        self._answered: RequestStatus | None = None

    def update(
        self, latest: GuestSnapshot, seats: tuple[SeatInfo, ...], resigned: frozenset[Seat], *, over: bool
    ) -> None:
        """Take a newer snapshot, and the position of the game."""
        self.latest, self._seats, self._resigned, self._over = latest, seats, resigned, over
        if latest.request is None or not self._has_answered(latest.request):
            self._answered = None

    @property
    def state(self) -> TableState:
        """The others at this moment; away times and clock go on between two snapshots."""
        latest, people = self.latest, self._people()
        closed = "" if self._over or latest.alarm else latest.problem
        return TableState(
            people=people,
            chat=tuple(line for line in latest.chat if line.name not in self._muted),
            notice="" if latest.alarm or closed or self._over else self._notice(people),
            alarm=latest.alarm,
            closed=closed,
            question=self._question(),
            asked=latest.asked,
            clock_s=self._clock_s(),
        )

    def _people(self) -> tuple[Participant, ...]:
        seated = [self._at(seat, info) for seat, info in enumerate(self._seats)]
        presence = self.latest.presence
        watching = [
            Participant(watcher.name, None, me=watcher.person == self.latest.me, muted=watcher.name in self._muted)
            for watcher in (() if presence is None else presence.watchers)
        ]
        return (*seated, *watching)

    def _notice(self, people: tuple[Participant, ...]) -> str:
        """Return what the table waits for."""
        latest = self.latest
        if not latest.linked:
            if latest.hint or not latest.host:
                return latest.hint or tr("The connection to the table is lost: looking for it…")
            return tr("The connection to {host} is lost: looking for the table…").format(host=latest.host)
        if latest.state in CATCHING_UP:
            return tr("Catching up with the table…")
        away = [each for each in people if each.seat is not None and not each.connected]
        away = [each for each in away if each.seat not in self._resigned]
        if latest.presence is not None and latest.presence.halted:
            if not away:
                return tr("The table waits until all players have confirmed the last move.")
            text = tr("Too few players are connected: the table waits for {names}.")
            return text.format(names=", ".join(person.name for person in away))
        return next((self._about(person) for person in away), "")

    def _question(self) -> Question | None:
        latest, request = self.latest, self.latest.request
        if latest.takeover:
            return Question("takeover", latest.takeover)
        if request is None or request.seat is None or latest.seat is None or not latest.linked:
            return None
        if latest.seat in (request.seat, *request.agreed, *self._resigned) or self._has_answered(request):
            return None
        return Question(request.vote, self._name(request.seat))

    def _clock_s(self) -> int | None:
        presence = self.latest.presence
        if presence is None or presence.clock_ms < 0 or not self.latest.linked or self._over:
            return None
        passed = 0 if presence.halted else round(1000 * self._passed())
        return max(0, -(-(presence.clock_ms - passed) // 1000))

    def say(self, text: str) -> None:
        """Send a line of chat."""
        self._request(lambda guest: guest.chat(text))

    def react(self, kind: Reaction) -> None:
        """Send a quick reaction."""
        self._request(lambda guest: guest.react(kind))

    def mute(self, name: str, on: bool) -> None:
        """Hide somebody’s lines, or show them again; on this screen only."""
        if on:
            self._muted.add(name)
        else:
            self._muted.discard(name)

    def answer(self, yes: bool) -> None:
        """Answer the question."""
        request = self.latest.request
        if self.latest.takeover:
            self._request(lambda guest: guest.takeover.reply(yes))
            self.latest = msgspec.structs.replace(self.latest, takeover="")
        elif request is not None:
            self._answered = request
            vote = request.vote
            self._request(lambda guest: guest.reply(vote, yes))

    def _at(self, seat: Seat, info: SeatInfo) -> Participant:
        latest = self.latest
        found = None if latest.presence is None or seat >= len(latest.presence.seats) else latest.presence.seats[seat]
        me = seat == latest.seat
        person = Participant(info.name, seat, me=me, muted=info.name in self._muted, dealer=seat == latest.dealer)
        if found is not None:
            person = msgspec.structs.replace(
                person,
                connected=found.connected,
                away_s=found.away_s + (0 if found.connected else int(self._passed())),
                bot=found.bot,
                confirmed=found.confirmed,
                ping_ms=found.ping_ms,
            )
        if me or seat == latest.dealer:
            # The own link is newer than the host’s last message about itself; and this person is always present.
            person = msgspec.structs.replace(person, connected=me or latest.linked)
        return person

    def _about(self, person: Participant) -> str:
        """Return what happens to an absent player’s seat."""
        if person.bot:
            return tr("{name} is away: a bot plays for them until they are back.").format(name=person.name)
        left = self.latest.options.wait_s - person.away_s
        if self.latest.options.wait_s < 0 or left <= 0:
            return tr("{name} has lost the connection; the table waits.").format(name=person.name)
        text = trn(
            "{name} has lost the connection; in {count} second a bot plays for them.",
            "{name} has lost the connection; in {count} seconds a bot plays for them.",
            left,
        )
        return text.format(name=person.name, count=left)

    def _passed(self) -> float:
        return max(self._clock() - self.latest.presence_at, 0.0)

    def _has_answered(self, request: RequestStatus) -> bool:
        """Whether this very request was answered; it changes as others agree to it."""
        answered = self._answered
        return answered is not None and (answered.vote, answered.seat) == (request.vote, request.seat)

    def _name(self, seat: Seat) -> str:
        return self._seats[seat].name if seat < len(self._seats) else ""
