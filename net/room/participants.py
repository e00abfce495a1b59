"""The other participants of a table over the network: the state of the guest, as a screen shows it.

``table_state`` runs on the network’s thread, ``NetworkParticipants`` on the screen’s; only frozen values go between.
Knows the guest and the words of a notice; knows nothing of drawing and of links.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.record.position import Position
from game.rules import Seat
from game.sessions.participants import ChatLine, Participant, Participants, Question, TableState
from game.support.i18n import tr, trn
from game.support.reactions import Reaction
from net.guest.states import GuestState
from net.protocol.messages import Presence

if TYPE_CHECKING:
    from net.guest.guest import Guest

CATCHING_UP: Final[tuple[GuestState, ...]] = ("resuming", "history", "admitted")


def table_state(guest: Guest, can_take_back: bool, now: float, writes: bool = True) -> TableState:
    """Return the state of the others; away times and the clock advance since the host’s last message."""
    follower, lobby = guest.follower, guest.lobby
    position = None if follower is None or not follower.positions else follower.position
    over = follower is not None and follower.record.end is not None
    passed = max(now - lobby.presence_at, 0.0)
    people = () if position is None else _people(guest, position, int(passed))
    closed = "" if over or guest.alarm else guest.problem
    request, seat = lobby.request, guest.seat
    agreed = () if request is None or request.seat is None else tuple(sorted({request.seat, *request.agreed}))
    wants_end = request is not None and request.kind == "end" and seat in agreed
    notice, absent, stuck, unreachable = "", None, False, False
    if not (guest.alarm or closed or over) and position is not None:
        notice, absent = _notice(guest, people, position.resigned)
        stuck = _is_stuck(guest, _away(people, position.resigned))
        unreachable = not guest.following
    return TableState(
        people=people,
        chat=tuple(lobby.chat),
        notice=notice,
        stuck=stuck,
        unreachable=unreachable,
        absent=absent,
        alarm=guest.alarm,
        closed=closed,
        question=None if position is None else _question(guest, position),
        agreed=agreed,
        asked=lobby.asked,
        clock_s=None if over or not guest.linked else _clock_s(lobby.presence, passed),
        can_take_back=can_take_back and guest.following and request is None and lobby.asked is None,
        wants_end=wants_end or lobby.asked == "end",
        writes=writes,
    )


def _people(guest: Guest, position: Position, passed_s: int) -> tuple[Participant, ...]:
    presence = guest.lobby.presence
    present = () if presence is None else presence.seats
    people = []
    for seat, info in enumerate(position.seats):
        me, host = seat == guest.seat, seat == guest.copy.host_seat
        person = Participant(info.name, seat, me=me, host=host)
        found = present[seat] if seat < len(present) else None
        if found is not None:
            person = msgspec.structs.replace(
                person,
                connected=found.connected,
                away_s=found.away_s + (0 if found.connected else passed_s),
                bot=found.bot,
                # Where nobody can replace the host, nobody is waited for: several entries are acknowledged at once.
                acknowledged=found.acknowledged if guest.lobby.options.takeover else -1,
                ping_ms=found.ping_ms,
            )
        if me or host:
            # This guest's link is newer than the host’s last message about itself; and this person is always present.
            person = msgspec.structs.replace(person, connected=me or guest.linked)
        people.append(person)
    watchers = () if presence is None else presence.watchers
    people += [Participant(each.name, None, me=each.person == guest.handshake.me) for each in watchers]
    return tuple(people)


def _notice(guest: Guest, people: tuple[Participant, ...], resigned: frozenset[Seat]) -> tuple[str, Seat | None]:
    """Return what the table waits for, empty for nothing, and the seat of the one person whom it is about."""
    if not guest.linked and guest.at_server:
        return tr("Connection to the server lost. Connecting again…"), None
    if not guest.linked:
        if guest.takeover.hint or not guest.link.host_name:
            return guest.takeover.hint or tr("Connection to the table lost. Looking for it…"), None
        host = guest.link.host_name
        return tr("Connection to {host} lost. Looking for the table…").format(host=host), None
    if guest.state in CATCHING_UP:
        return tr("Catching up with the table…"), None
    away = _away(people, resigned)
    if guest.lobby.presence is not None and guest.lobby.presence.halted:
        if not away:
            return tr("Waiting for all players to confirm the last move."), None
        text = tr("Too few players are connected. Waiting for {names}.")
        if _is_stuck(guest, away) and guest.seat not in (None, *resigned):
            text = tr("Too few players are connected. Waiting for {names}. You can leave: “Continue” brings you back.")
        return text.format(names=", ".join(person.name for person in away)), None
    # At a server's table for anyone nobody plays for others: its game is rated.
    options, forfeits = guest.lobby.options, guest.at_server and not guest.lobby.options.private
    return (_absence(away[0], options.wait_s, forfeits=forfeits), away[0].seat) if away else ("", None)


def _away(people: tuple[Participant, ...], resigned: frozenset[Seat]) -> list[Participant]:
    """Return the players who are not connected and have not resigned."""
    return [each for each in people if not each.connected and each.seat is not None and each.seat not in resigned]


def _is_stuck(guest: Guest, away: list[Participant]) -> bool:
    """Whether the host may write nothing until somebody who is ``away`` is back."""
    lobby = guest.lobby
    halted = lobby.presence is not None and lobby.presence.halted
    return guest.linked and bool(away) and halted and lobby.options.takeover


def _absence(person: Participant, wait_s: int, *, forfeits: bool) -> str:
    """Return what happens to an absent player’s seat; with ``forfeits`` they resign once the table waits no more."""
    if person.bot:
        return tr("{name} is away. The computer plays for them until they return.").format(name=person.name)
    left = wait_s - person.away_s
    if wait_s < 0 or left <= 0:
        return tr("{name} is disconnected. The table is waiting.").format(name=person.name)
    if forfeits:
        text = trn(
            "{name} is disconnected and resigns in {count} second.",
            "{name} is disconnected and resigns in {count} seconds.",
            left,
        )
    else:
        text = trn(
            "{name} is disconnected. The computer plays for them in {count} second.",
            "{name} is disconnected. The computer plays for them in {count} seconds.",
            left,
        )
    return text.format(name=person.name, count=left)


def _question(guest: Guest, position: Position) -> Question | None:
    request, seat = guest.lobby.request, guest.seat
    if guest.takeover.host_name:
        return Question("takeover", guest.takeover.host_name)
    if request is None or request.seat is None or seat is None or not guest.linked:
        return None
    if seat in (request.seat, *request.agreed, *position.resigned):
        return None
    return Question(request.kind, position.seats[request.seat].name if request.seat < len(position.seats) else "")


def _clock_s(presence: Presence | None, passed: float) -> int | None:
    if presence is None or presence.clock_ms < 0:
        return None
    left = presence.clock_ms - (0 if presence.halted else round(1000 * passed))
    return max(0, -(-left // 1000))


class NetworkParticipants(Participants):
    """The others at one screen, which can hide lines and has sent answers that the guest has not handled yet."""

    def __init__(self, request: Callable[[Callable[[Guest], None]], None]) -> None:
        """``request`` queues a call for the guest."""
        self._request = request
        self._latest = TableState()
        self._muted: set[str] = set()
        self._answered: Question | None = None

    def update(self, latest: TableState) -> None:
        """Replace the state by a newer one."""
        self._latest = latest
        if latest.question != self._answered:
            self._answered = None

    @property
    def state(self) -> TableState:
        """The others at this moment, without muted people’s lines and without an answered question."""
        state, muted = self._latest, self._muted
        if muted:
            people = tuple(msgspec.structs.replace(each, muted=each.name in muted) for each in state.people)
            state = msgspec.structs.replace(state, people=people, chat=tuple(filter(self._is_shown, state.chat)))
        return msgspec.structs.replace(state, question=None) if self._answered is not None else state

    def send_chat(self, text: str) -> None:
        self._request(lambda guest: guest.chat(text))

    def react(self, kind: Reaction) -> None:
        self._request(lambda guest: guest.react(kind))

    def mute(self, name: str, on: bool) -> None:
        (self._muted.add if on else self._muted.discard)(name)

    def answer(self, yes: bool) -> None:
        question = self.state.question
        if question is None:
            return
        self._answered, kind = question, question.kind
        if kind == "takeover":
            self._request(lambda guest: guest.takeover.reply(yes))
        else:
            self._request(lambda guest: guest.reply(kind, yes))

    def _is_shown(self, line: ChatLine) -> bool:
        return line.name not in self._muted
