"""Hosts that send one guest something else than the rest: a whole game, or single moves that no log holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, Literal
from unittest.mock import patch

import msgspec

from game.bots import make_bot
from game.match.match import Match, NoJournal, Rejected
from game.notation.actions import parse
from game.record import Commit, Entry, GameRecord, Signature, Trailer, View
from game.record.follower import follow
from game.record.signing import ack_message, entry_message
from game.rules import Seat, current_actor, legal_actions, observe
from net.host.connections import GuestLink
from net.host.game import HostedGame
from net.host.game_log import GameLog
from net.protocol.messages import Ack, DesyncReport, Presence, Propose, RequestStatus, Roster, SignedEntry
from net.protocol.record_lines import pack_entry

Claim = Literal["here", "away"]
"""What the host reports of a guest whose acknowledgements it does not relay: connected and up to date, or away."""
FORKED_AT: Final = 6
"""After how many entries the stories part."""
LONGEST: Final = 40
"""After how many entries a lying host moves no more."""

honest_advance, honest_step, honest_flush = HostedGame.advance, HostedGame._step, HostedGame.flush
honest_signed_entry, honest_desync = GameLog.signed_entry, HostedGame.desync
honest_propose, honest_acknowledge, honest_tell = HostedGame.propose, HostedGame.acknowledge, HostedGame._send_to_all


def seat_named(name: str, match: Match) -> Seat:
    return [info.name for info in match.seats].index(name)


def another_turn(match: Match, seq: int, view: Seat) -> Entry:
    """Write another turn in an entry's place, true in all but that it is not the one that was played."""
    record = match.record
    played = record.entries[seq].body
    assert isinstance(played, Commit)
    assert played.seat is not None
    before = follow(GameRecord(record.header, record.header_trailers, record.entries[:seq]))
    other = Match(before, match._secret, NoJournal())
    other.propose(played.seat, next(action for action in legal_actions(other.state) if action != played.actions[0]))
    return other.seen(view).entries[seq]


class Lie:
    """The other game: it began as the true one did, and all but the deceived seat are played by a bot in it."""

    def __init__(self, hosted: HostedGame, deceived: Seat) -> None:
        record = hosted.match.record
        copy = follow(GameRecord(record.header, record.header_trailers, list(record.entries)))
        self.match = Match(copy, hosted.match._secret, NoJournal())
        self.log = GameLog(self.match, hosted._log._signer, delayed=False)
        self.deceived = deceived
        self._hosted = hosted
        self._bot = make_bot("random", b"lie")

    def link(self) -> GuestLink | None:
        people = ((link, link.person) for link in self._hosted._connections.inside())
        return next((link for link, who in people if who and self._hosted.seat_of(who) == self.deceived), None)

    def is_for(self, link: GuestLink) -> bool:
        return link.person is not None and self._hosted.seat_of(link.person) == self.deceived

    def go_on(self) -> None:
        match, host_seat = self.match, self._hosted.host_seat
        last = len(match.record.entries) - 1
        if host_seat is not None:
            word = ack_message(self._hosted.game, self._hosted.epoch, last, match.record.entries[last].trailer.digest)
            match.add_acknowledgement(Signature(host_seat, last, self.log._signer.sign(word)))
        actor = current_actor(match.state)
        if match.end is None and actor not in (None, self.deceived) and self.deceived in match.acknowledged_by(last):
            match.propose(actor, self._bot.choose(observe(match.state, actor)))


class WithholdingHosts:
    """What the hosts in this process do instead of ``HostedGame``: they send the guest of a name another game.

    ``lies`` are those games, ``claim`` is what each side is sent of the other.
    """

    def __init__(self, name: str, claim: Claim, pace_s: float) -> None:
        self._name = name
        self._claim = claim
        self._pace_s = pace_s
        self.lies: dict[HostedGame, Lie] = {}
        self._moved: dict[HostedGame, float] = {}

    def advance(self, hosted: HostedGame, now: float) -> None:
        """Begin the other game once the stories are to part."""
        deceived = seat_named(self._name, hosted.match)
        ripe = len(hosted.match.record.entries) >= FORKED_AT and current_actor(hosted.match.state) != deceived
        if ripe and hosted not in self.lies:
            self.lies[hosted] = Lie(hosted, deceived)
        honest_advance(hosted, now)

    def step(self, hosted: HostedGame, now: float) -> bool:
        """Move in the other game, and let the true one go on."""
        if hosted in self._moved and now - self._moved[hosted] < self._pace_s:
            return False
        self._moved[hosted] = now
        lie = self.lies.get(hosted)
        if lie is None:
            honest_step(hosted, now)
            return False
        if len(hosted.match.record.entries) >= LONGEST:
            return False  # on a busy machine the game could be over before the guests have compared
        lie.go_on()
        if current_actor(hosted.match.state) == lie.deceived and hosted.quorum.acknowledged():
            hosted._let_bot_move(lie.deceived, now)
        else:
            honest_step(hosted, now)
        return False

    def flush(self, hosted: HostedGame, now: float) -> None:
        """Send the deceived guest the other game, and all others the true one."""
        lie = self.lies.get(hosted)
        link = None if lie is None else lie.link()
        if lie is None or link is None:
            honest_flush(hosted, now)
            return
        sent, link.sent = link.sent, 1_000_000
        honest_flush(hosted, now)
        link.sent = sent
        while link.sent < lie.log.count(lie.deceived):
            hosted._connections.send(link, lie.log.signed_entry(lie.deceived, link.sent))
            link.sent += 1

    def propose(self, hosted: HostedGame, link: GuestLink, message: Propose) -> None:
        """Play the action of the deceived guest in the other game."""
        lie = self.lies.get(hosted)
        if lie is None or not lie.is_for(link):
            honest_propose(hosted, link, message)
            return
        try:
            if message.seq != len(lie.match.record.entries) - 1:
                raise Rejected("The game has changed. Choose again.")
            lie.match.propose(lie.deceived, parse(message.action, lie.match.follower.rules))
        except Rejected as error:
            hosted._reject(link, message.seq, error)

    def acknowledge(self, hosted: HostedGame, link: GuestLink, ack: Ack) -> str:
        """Keep the acknowledgement of the deceived guest in the other game."""
        lie = self.lies.get(hosted)
        if lie is None or not lie.is_for(link):
            return honest_acknowledge(hosted, link, ack)
        lie.match.add_acknowledgement(Signature(lie.deceived, ack.seq, ack.signature))
        return ""

    def send_to_all(self, hosted: HostedGame, message: Presence | Roster | RequestStatus) -> None:
        """Send each side that the other is present and agrees, or is away."""
        lie = self.lies.get(hosted)
        if lie is None or not isinstance(message, Presence):
            honest_tell(hosted, message)
            return
        for link in hosted._connections.inside():
            seats = tuple(
                None
                if how is None
                else msgspec.structs.replace(how, acknowledged=len(hosted.match.record.entries) - 1)
                if self._claim == "here" or seat == hosted.host_seat or lie.is_for(link) == (seat == lie.deceived)
                else msgspec.structs.replace(how, connected=False, away_s=9)
                for seat, how in enumerate(message.seats)
            )
            hosted._connections.send(link, msgspec.structs.replace(message, seats=seats))


def as_method(function: Callable[..., object]) -> Callable[..., object]:
    """Return a bound method as a function that another class can have as a method: it is passed that class's object."""
    return lambda other, *arguments: function(other, *arguments)


@contextmanager
def withholding(name: str, claim: Claim, pace_s: float) -> Iterator[dict[HostedGame, Lie]]:
    """Let the host in this process lie to the guest of a name; a move is made no sooner than after ``pace_s``."""
    hosts = WithholdingHosts(name, claim, pace_s)
    changed = {
        "advance": hosts.advance,
        "_step": hosts.step,
        "flush": hosts.flush,
        "propose": hosts.propose,
        "acknowledge": hosts.acknowledge,
        "_send_to_all": hosts.send_to_all,
    }
    with ExitStack() as stack:
        for method, instead in changed.items():
            stack.enter_context(patch.object(HostedGame, method, as_method(instead)))
        yield hosts.lies


LiveLie = Literal["digest", "turn"]
"""What is false of a move when it is sent: the digest to which it leads, or the whole move."""


@contextmanager
def lying_live(name: str, lie: LiveLie, *, silent: bool) -> Iterator[None]:
    """Let the host in this process send the guest of a name false moves, though its log is the true one.

    A ``silent`` one hangs up when the guest does not agree with it; else it answers as honest hosts do.
    """

    def signed_entry(log: GameLog, view: View, seq: int) -> SignedEntry:
        [entry] = log._match.entries(view, seq, seq + 1)
        lied_about = isinstance(entry.body, Commit) and entry.body.seat is not None and seq >= FORKED_AT
        if view != seat_named(name, log._match) or not lied_about:
            return honest_signed_entry(log, view, seq)
        false = (
            another_turn(log._match, seq, view)
            if lie == "turn"
            else msgspec.structs.replace(entry, trailer=Trailer(bytes(32), entry.trailer.seal))
        )
        word = entry_message(log._match.record.header.game, entry.epoch, seq, false.trailer.digest)
        return SignedEntry(pack_entry(false, log._rules), log._signer.sign(word))

    def acknowledge(hosted: HostedGame, link: GuestLink, ack: Ack) -> str:
        entries = hosted.match.record.entries
        if silent and ack.seq in range(len(entries)) and ack.digest != entries[ack.seq].trailer.digest:
            hosted._connections.end(link)
            return ""
        return honest_acknowledge(hosted, link, ack)

    def desync(hosted: HostedGame, link: GuestLink, message: DesyncReport, now: float) -> None:
        if silent:
            hosted._connections.end(link)
        else:
            honest_desync(hosted, link, message, now)

    with (
        patch.object(GameLog, "signed_entry", signed_entry),
        patch.object(HostedGame, "acknowledge", acknowledge),
        patch.object(HostedGame, "desync", desync),
    ):
        yield
