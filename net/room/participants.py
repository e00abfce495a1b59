"""The others at a table over the network, as a screen sees them, and the sentences about them.

Knows what a guest knew when it was last looked at; knows nothing of threads and links. ``session`` brings the looks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from game.record import SeatInfo
from game.rules import Seat
from game.sessions.participants import ChatLine, Participant, Question, Reaction
from game.support.i18n import tr, trn
from net.guest.states import OUTSIDE, State
from net.protocol.messages import Presence, RequestStatus, TableOptions, Vote

if TYPE_CHECKING:
    from net.guest.guest import Guest


class GuestSnapshot(msgspec.Struct, frozen=True):
    """A guest at one moment: all that a screen asks about, but the game itself."""

    state: State = "away"
    me: int | None = None
    seat: Seat | None = None
    name: str = ""
    host: str = ""
    dealer: Seat | None = None
    dealing: bool = False
    presence: Presence | None = None
    presence_at: float = 0.0
    ballot: RequestStatus | None = None
    asked: Vote | None = None
    talk: tuple[ChatLine, ...] = ()
    options: TableOptions = TableOptions()
    hint: str = ""
    takeover: str = ""
    alarm: str = ""
    problem: str = ""
    can_takeback: bool = False

    @property
    def linked(self) -> bool:
        """Whether the dealer is there."""
        return self.state not in OUTSIDE


def look_at(guest: Guest, can_takeback: bool, before: GuestSnapshot) -> GuestSnapshot:
    """Take a look; what has not changed is shared with the look before."""
    talk = before.talk
    if len(talk) != len(guest.lobby.chat) or (talk and talk[-1].number != guest.lobby.chat[-1].number):
        talk = tuple(guest.lobby.chat)
    return GuestSnapshot(
        state=guest.state,
        me=guest.handshake.me,
        seat=guest.seat,
        name=guest.lobby.name,
        host=guest.link.host_name,
        dealer=guest.copy.dealer,
        dealing=guest.link.local,
        presence=guest.lobby.presence,
        presence_at=guest.lobby.presence_at,
        ballot=guest.lobby.request,
        asked=guest.lobby.asked,
        talk=talk,
        options=guest.lobby.options,
        hint=guest.takeover.hint,
        takeover=guest.takeover.dealer,
        alarm=guest.alarm,
        problem=guest.problem,
        can_takeback=can_takeback,
    )


class NetworkParticipants:
    """The others, by the latest look; whoever owns it sets ``seats``, ``resigned`` and ``over``."""

    def __init__(self, ask: Callable[[Callable[[Guest], None]], None], clock: Callable[[], float]) -> None:
        """``ask`` hands a wish to the guest, ``clock`` is the one by which the guest is told the time."""
        self.look = GuestSnapshot()
        self.seats: tuple[SeatInfo, ...] = ()
        self.resigned: frozenset[Seat] = frozenset()
        self.over = False
        self._ask = ask
        self._clock = clock
        self._muted: set[str] = set()
        self._answered: RequestStatus | None = None

    def see(self, look: GuestSnapshot) -> None:
        """Take in how the guest stands now."""
        self.look = look
        if look.ballot is None or not self._has_answered(look.ballot):
            self._answered = None

    @property
    def people(self) -> tuple[Participant, ...]:
        """Everybody, seats first."""
        seated = [self._at(seat, info) for seat, info in enumerate(self.seats)]
        presence = self.look.presence
        watching = [
            Participant(watcher.name, None, me=watcher.person == self.look.me, muted=watcher.name in self._muted)
            for watcher in (() if presence is None else presence.watchers)
        ]
        return (*seated, *watching)

    @property
    def talk(self) -> tuple[ChatLine, ...]:
        """The last lines, without those of muted people."""
        return tuple(said for said in self.look.talk if said.name not in self._muted)

    @property
    def alarm(self) -> str:
        """Who was caught, and how."""
        return self.look.alarm

    @property
    def closed(self) -> str:
        """Why the table is closed while the game is not over; empty where that is because somebody was caught."""
        return "" if self.over or self.look.alarm else self.look.problem

    @property
    def notice(self) -> str:
        """One sentence on what the table waits for, empty otherwise."""
        look = self.look
        if self.alarm or self.closed or self.over:
            return ""
        if not look.linked:
            if look.hint or not look.host:
                return look.hint or tr("The connection to the table is lost: looking for it…")
            return tr("The connection to {host} is lost: looking for the table…").format(host=look.host)
        if look.state in ("resuming", "history", "admitted"):
            return tr("Catching up with the table…")
        away = [person for person in self.people if person.seat is not None and not person.connected]
        away = [person for person in away if person.seat not in self.resigned]
        if look.presence is not None and look.presence.halted:
            if not away:
                return tr("The table waits until all players have confirmed the last move.")
            text = tr("Too few players are connected: the table waits for {names}.")
            return text.format(names=", ".join(person.name for person in away))
        return next((self._about(person) for person in away), "")

    @property
    def question(self) -> Question | None:
        """What this person is asked now."""
        look, ballot = self.look, self.look.ballot
        if look.takeover:
            return Question("takeover", look.takeover)
        if ballot is None or ballot.seat is None or look.seat is None or not look.linked:
            return None
        if look.seat in (ballot.seat, *ballot.agreed, *self.resigned) or self._has_answered(ballot):
            return None
        return Question(ballot.vote, self._name(ballot.seat))

    @property
    def asked(self) -> Literal["takeback", "end"] | None:
        """What this person has asked the others and has no answer to yet."""
        return self.look.asked

    @property
    def clock_ms(self) -> int | None:
        """What is left of the turn; ``None`` without a clock, or while nobody’s runs."""
        presence = self.look.presence
        if presence is None or presence.clock_ms < 0 or not self.look.linked or self.over:
            return None
        passed = 0 if presence.halted else round(1000 * self._passed())
        return max(presence.clock_ms - passed, 0)

    def say(self, text: str) -> None:
        """Say a line."""
        self._ask(lambda guest: guest.chat(text))

    def react(self, kind: Reaction) -> None:
        """Send a quick reaction."""
        self._ask(lambda guest: guest.react(kind))

    def mute(self, name: str, on: bool) -> None:
        """Hear no more of somebody, or hear them again; on this screen only."""
        if on:
            self._muted.add(name)
        else:
            self._muted.discard(name)

    def answer(self, yes: bool) -> None:
        """Answer the question."""
        ballot = self.look.ballot
        if self.look.takeover:
            self._ask(lambda guest: guest.takeover.reply(yes))
            self.look = msgspec.structs.replace(self.look, takeover="")
        elif ballot is not None:
            self._answered = ballot
            vote = ballot.vote
            self._ask(lambda guest: guest.reply(vote, yes))

    def _at(self, seat: Seat, info: SeatInfo) -> Participant:
        look = self.look
        found = None if look.presence is None or seat >= len(look.presence.seats) else look.presence.seats[seat]
        me = seat == look.seat
        person = Participant(info.name, seat, me=me, muted=info.name in self._muted, dealer=seat == look.dealer)
        if found is not None:
            person = msgspec.structs.replace(
                person,
                connected=found.connected,
                away_s=found.away_s + (0 if found.connected else int(self._passed())),
                bot=found.bot,
                confirmed=found.confirmed,
                ping_ms=found.ping_ms,
            )
        if me or seat == look.dealer:
            # Of the dealer the own link tells more than what was last heard over it; and whoever looks is there.
            person = msgspec.structs.replace(person, connected=me or look.linked)
        return person

    def _about(self, person: Participant) -> str:
        """Say what becomes of an absent player’s seat."""
        if person.bot:
            return tr("{name} is away: a bot plays for them until they are back.").format(name=person.name)
        left = self.look.options.wait_s - person.away_s
        if self.look.options.wait_s < 0 or left <= 0:
            return tr("{name} has lost the connection; the table waits.").format(name=person.name)
        text = trn(
            "{name} has lost the connection; in {count} second a bot plays for them.",
            "{name} has lost the connection; in {count} seconds a bot plays for them.",
            left,
        )
        return text.format(name=person.name, count=left)

    def _passed(self) -> float:
        return max(self._clock() - self.look.presence_at, 0.0)

    def _has_answered(self, ballot: RequestStatus) -> bool:
        """Tell whether this very wish was answered: others may have agreed to it since."""
        answered = self._answered
        return answered is not None and (answered.vote, answered.seat) == (ballot.vote, ballot.seat)

    def _name(self, seat: Seat) -> str:
        return self.seats[seat].name if seat < len(self.seats) else ""
