"""The room on a real network: a screen's wishes go to the network's thread, and pictures of the room come back.

Knows the peer's two machines, ``Host`` and ``Guest``, and which of them answers what; knows nothing of sockets.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from game.sessions.participants import ChatLine
from game.sessions.session import Session
from game.support.i18n import tr
from net.discovery.game_finder import GameFinder
from net.protocol.handshake import code_key, game_tag
from net.protocol.messages import Lobby, Presence, TableOptions
from net.protocol.room_types import FoundTable, Knock, Phase, TableNote
from net.room.invitation import Invitation, format_invitation, make_code
from net.room.session import SessionBridge

if TYPE_CHECKING:
    from net.discovery.mdns import Announcer
    from net.guest.guest import Guest
    from net.host.host import Host
    from net.peer.peer import Peer
    from net.transport.runtime import Runtime

CODE_GROUP: Final = 4
"""A code is shown in groups of so many characters."""


class _Picture(msgspec.Struct, frozen=True):
    """The room at one moment, made on the network's thread."""

    phase: Phase = "connecting"
    problem: str = ""
    hosting: bool = False
    me: int | None = None
    lobby: Lobby | None = None
    words: tuple[str, ...] = ()
    knocks: tuple[Knock, ...] = ()
    talk: tuple[ChatLine, ...] = ()
    can_start: bool = False
    note: TableNote | None = None
    session: Session | None = None


class LanRoom:
    """One table, from the first word until this computer leaves it; the same for host and guests."""

    def __init__(
        self,
        runtime: Runtime[Peer],
        fingerprint: bytes,
        code: str,
        changed: Callable[[], None],
        aside: Callable[[Callable[[], object]], None],
        clock: Callable[[], float],
        edition: str | None = None,
    ) -> None:
        """Use a port that is open; by the ``code`` others come in, should this computer deal.

        ``changed`` is called on the network's thread when there is something to poll; ``aside`` does what takes a while
        where no screen waits for it. ``edition`` is what was known of the table before it was reached.
        """
        self._runtime = runtime
        self._fingerprint = fingerprint
        self._code = code
        self._known = ""
        """The code whose key is computed already; the network thread's own."""
        self._edition = edition
        self._changed = changed
        self._aside = aside
        self._box = SessionBridge(self._run_wishes, clock)
        self._announcer: Announcer | None = None
        self._lookout = GameFinder(self._sighted)
        self._latest = self._seen = _Picture()
        self._left = False

    def enter(self, node: Peer, begin: Callable[[Peer, float], None]) -> None:
        """Start the network's thread with this peer, and let it open a table or go to one."""
        self._runtime.watch(self._look)
        self._runtime.start(node)
        self._runtime.call(begin)

    # --- what a screen sees --------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """How far it is."""
        return self._seen.phase

    @property
    def problem(self) -> str:
        """The sentence that says why the room closed; empty while it has not."""
        return self._seen.problem

    @property
    def hosting(self) -> bool:
        """Whether this computer deals."""
        return self._seen.hosting

    @property
    def me(self) -> int | None:
        """The own number among the people of the lobby."""
        return self._seen.me

    @property
    def edition(self) -> str | None:
        """What is played there, as far as it is known."""
        return self._edition if self._seen.lobby is None else self._seen.lobby.options.edition

    @property
    def lobby(self) -> Lobby | None:
        """Seats and options as they stand."""
        return self._seen.lobby

    @property
    def words(self) -> tuple[str, ...]:
        """The words to compare while waiting at the door."""
        return self._seen.words

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Who wants to come in; for the host only."""
        return self._seen.knocks

    @property
    def invitation(self) -> str:
        """The invitation as text to copy; empty for guests."""
        if not self.hosting:
            return ""
        address = next(iter(self._runtime.addresses()), "127.0.0.1")
        return format_invitation(Invitation(address, self._runtime.port, self._code, self._fingerprint))

    @property
    def code(self) -> str:
        """The code to be typed with the address; empty for guests."""
        if not self.hosting:
            return ""
        return "-".join(self._code[at : at + CODE_GROUP] for at in range(0, len(self._code), CODE_GROUP))

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where this computer can be reached; empty for guests."""
        if not self.hosting:
            return ()
        port = self._runtime.port
        return tuple(f"[{a}]:{port}" if ":" in a else f"{a}:{port}" for a in self._runtime.addresses())

    @property
    def session(self) -> Session | None:
        """The game, once it has begun; a rematch has another one."""
        return self._seen.session

    def said(self) -> tuple[ChatLine, ...]:
        """List the lines of the chat so far; what the table itself has to say has no name."""
        return self._seen.talk

    def can_start(self) -> bool:
        """Whether every chair is taken and everybody ready (host)."""
        return self._seen.can_start

    def poll(self) -> bool:
        """Take in what has happened; tells whether anything has changed."""
        latest = self._latest
        if not self._left and self._runtime.failure:
            problem = tr("The network has failed: {reason}.").format(reason=self._runtime.failure)
            latest = msgspec.structs.replace(latest, phase="closed", problem=problem)
        if latest == self._seen:
            return False
        self._seen = latest
        self._announce()
        return True

    # --- what a person wishes ------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Chat while people gather."""
        self._as_guest(lambda guest: guest.chat(text))

    def set_ready(self, ready: bool) -> None:
        """Be ready, or not any more."""
        self._as_guest(lambda guest: guest.ready(ready))

    def take_seat(self, seat: int) -> None:
        """Move to a free chair."""
        self._as_guest(lambda guest: guest.take_seat(seat))

    def rename(self, name: str) -> None:
        """Take another name."""
        self._as_guest(lambda guest: guest.rename(name))

    def admit(self, number: int, yes: bool) -> None:
        """Let somebody in or send them away (host)."""
        self._as_host(lambda host, now: host.admit(number, yes, now))

    def new_code(self) -> None:
        """Make another invitation and code; those before let nobody in any more (host)."""
        code = self._code = make_code(secrets.token_bytes)
        self._as_host(lambda host, _: host.new_code(code))

    def kick(self, person: int) -> None:
        """Send somebody out who is in (host)."""
        self._as_host(lambda host, now: host.kick(person, now))

    def swap(self, one: int, other: int) -> None:
        """Let two chairs change places (host)."""
        self._as_host(lambda host, _: host.swap(one, other))

    def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot of a level onto a free chair, or take it away (host)."""
        self._as_host(lambda host, _: host.set_bot(seat, level))

    def set_seats(self, count: int) -> None:
        """Set how many chairs there are, 2 to 4 (host)."""
        self._as_host(lambda host, _: host.set_seats(count))

    def set_options(self, options: TableOptions) -> None:
        """Choose edition, clock, waiting time, spectators, privacy (host)."""
        self._as_host(lambda host, _: host.set_options(options))

    def start(self) -> None:
        """Deal (host)."""
        self._as_host(lambda host, now: host.start(now))

    def rematch(self) -> None:
        """Open the lobby again for another game, the seats rotated (host, once the game is over)."""
        self._as_host(lambda host, now: host.rematch(now))

    def leave(self) -> None:
        """Go; the game stays saved."""
        if self._left:
            return
        self._left = True
        self._runtime.call(lambda node, now: node.leave(now))
        self._aside(self._end)

    def _end(self) -> None:
        self._runtime.stop()
        self._lookout.seek("")
        if self._announcer is not None:
            self._announcer.close()

    # --- between the threads -------------------------------------------------------------------------------------

    def _as_guest(self, wish: Callable[[Guest], object]) -> None:
        self._hand_in(lambda node, _: None if node.guest is None else wish(node.guest))

    def _as_host(self, wish: Callable[[Host, float], object]) -> None:
        self._hand_in(lambda node, now: None if node.host is None else wish(node.host, now))

    def _run_wishes(self) -> None:
        """Grant what the game's screen has asked for; called by the session on the screen's thread."""

        def grant(node: Peer, _: float) -> None:
            for wish in self._box.wishes():
                if node.guest is not None:
                    wish(node.guest)

        self._hand_in(grant)

    def _hand_in(self, grant: Callable[[Peer, float], object]) -> None:
        if not self._left:
            self._runtime.call(grant)

    def _sighted(self, table: FoundTable) -> None:
        """Hand in where the game that is sought is announced."""
        fingerprint = bytes.fromhex(table.fingerprint)
        self._hand_in(lambda node, now: node.sighted(table.address, table.port, fingerprint, now))

    def _look(self, node: Peer, now: float) -> None:
        """Make a picture of the room; called on the network's thread after every batch of events."""
        guest, host = node.guest, node.host
        self._lookout.seek(game_tag(node.sought))
        if host is not None and not host.code:
            # Who has come to deal later, or deals a saved game on, has a table for others to come to all the same.
            host.new_code(self._code)
        if host is not None and host.code != self._known:
            self._known = host.code
            # Dear to compute: nobody at the table is to wait for it when the first guest shows the code.
            self._aside(partial(code_key, host.code, self._fingerprint))
        if guest is not None:
            self._box.put(guest, now)
            picture = _Picture(
                phase="closed" if node.problem else guest.phase,
                problem=node.problem or guest.problem,
                hosting=node.dealing,
                me=guest.handshake.me,
                lobby=guest.lobby.latest,
                words=guest.handshake.words,
                knocks=() if host is None else host.knocks,
                talk=tuple(said for said in guest.lobby.chat if said.text),
                can_start=host is not None and host.can_start(),
                note=None if host is None else _note(host, guest.lobby.presence),
                session=self._box.session() if guest.phase in ("game", "closed") else None,
            )
            if picture != self._latest:
                self._latest = picture
        self._changed()

    def _announce(self) -> None:
        """Tell the network of the table that is dealt here, while others may find it."""
        note = self._seen.note
        if self._left or note is None:
            if self._announcer is not None:
                self._announcer.withdraw()
            return
        if self._announcer is None:
            from net.discovery.mdns import Announcer  # slow to import, and a private table never needs it

            self._announcer = Announcer(self._fingerprint, self._runtime.port)
        self._announcer.announce(note)


def _note(host: Host, presence: Presence | None) -> TableNote | None:
    """Say of a table what all may know; in a game all chairs are taken, whoever is away.

    Of a private table nothing is said but that its game is here, and that only while somebody of it is missing, who may
    look for it.
    """
    lobby, playing = host.lobby, host.match is not None
    game, private = game_tag(host.game or lobby.game), host.private
    there = () if presence is None else presence.seats
    away = any(person is not None and not person.connected for person in there) if playing else bool(lobby.game)
    if private and not away:
        return None
    return TableNote(
        name="" if private else lobby.host,
        host="" if private else lobby.host,
        edition=lobby.options.edition,
        seats=len(lobby.seats),
        free=0 if playing or private else sum(seat.kind == "open" for seat in lobby.seats),
        playing=playing,
        spectators=lobby.options.spectators,
        game=game,
        private=private,
    )
