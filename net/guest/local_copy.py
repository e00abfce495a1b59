"""A guest's own copy of the game, in memory and on its disk, with what it needs to come back to the table.

Knows files through ``CopyStore`` only. What a copy accepts is decided in ``replica``.
"""

from __future__ import annotations

from game.record import Header, RecordError, Trailer
from game.record.signing import Signer
from game.record.wire import entry_line
from game.rules import Seat
from game.support.i18n import tr
from net.guest.copies import CopyStore, ResumeInfo
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.misconduct import Misconduct
from net.guest.replica import VerifiedReplica
from net.protocol.limits import ENTRIES_PER_ACK
from net.protocol.messages import Elected, PeerAddress, Presence, Roster


class LocalCopy:
    """The game of this table as this computer has it."""

    def __init__(self, signer: Signer, store: CopyStore, link: HostLink, lobby: LobbyState) -> None:
        self.store = store
        self.replica: VerifiedReplica | None = None
        self.host_seat: Seat | None = None
        """The seat of the host; ``None`` for one without a seat."""
        self.promised = 0
        """The newest epoch that this peer has voted for: it acknowledges nothing older."""
        self.mandate: tuple[Elected, ...] = ()
        """The votes by which this peer was elected to deal, if it was."""
        self.roster: tuple[PeerAddress, ...] = ()
        self.watchers: tuple[bytes, ...] = ()
        """The keys of the spectators of this game."""
        self.signer = signer
        self._link = link
        self._lobby = lobby
        self.written = False
        """Whether the file on the disk is this copy, so that appending is enough; not after a host in this process."""
        self._acknowledged = -1
        """The newest entry that was acknowledged."""
        self._seatless_host = b""
        """The key of a host without a seat: only players can be elected, so no other key may host without a seat."""

    @property
    def current(self) -> VerifiedReplica:
        """The replica, where the state is one that has it."""
        assert self.replica is not None
        return self.replica

    @property
    def game(self) -> str:
        """The name of the game, empty before there is one."""
        return "" if self.replica is None else self.replica.game

    @property
    def epoch(self) -> int:
        """The newest epoch that is known or promised."""
        return max(self.promised, 0 if self.replica is None else self.replica.epoch)

    def create(self, header: Header, trailers: tuple[Trailer, ...]) -> VerifiedReplica:
        """Start a replica before its first entry; raises ``Misconduct`` where the header’s digests are wrong."""
        try:
            self.replica = VerifiedReplica(self.signer, header, trailers)
        except RecordError as error:
            text = tr("{host} sent a game header with wrong digests ({reason}).")
            raise Misconduct(text, reason=error.message) from error
        self.written = False
        self._acknowledged = -1
        return self.replica

    def load(self, game: str) -> ResumeInfo:
        """Continue from the saved copy of a game, where there is one, and return its resume info."""
        saved = self.store.copy(game)
        info = self.store.resume_info(game) or ResumeInfo()
        self.promised = info.epoch  # a vote binds its voter even when the copy is lost
        if saved is None:
            return ResumeInfo()
        self.replica = VerifiedReplica.of_copy(self.signer, saved)
        self._acknowledged = -1
        header = saved.record.header
        self.written = header.view == self.replica.follower.record.header.view
        self.roster, self.mandate, self.watchers = info.peers, info.mandate, info.watchers
        self._seatless_host = info.key if header.seat_of(info.key) is None else b""
        if info.dealt and info.dealt_epoch == self.replica.epoch:
            self.replica.last_host = (header.seat_of(info.dealt),)
        return info

    def clear(self) -> None:
        """Drop the game and all that belongs to it, from memory."""
        self.replica = None
        self._acknowledged = -1
        self.promised = 0
        self.roster = self.mandate = self.watchers = ()

    def dealt(self) -> None:
        """Store the host’s seat, once the opening is dealt."""
        self.host_seat = self.current.follower.record.header.seat_of(self._link.key)
        self._seatless_host = self._link.key if self.host_seat is None else b""
        self.current.last_host = (self.host_seat,)
        self.promised = 0

    def may_host(self, host_seat: Seat | None) -> bool:
        """Whether the peer at the other end may be the host: from a seat, or without one if it was the host so far."""
        return host_seat is not None or self._seatless_host in (b"", self._link.key)

    # --- on the disk -------------------------------------------------------------------------------------------------

    def write(self, count: int, *, whole: bool = False) -> None:
        """Write the newest entries to the file, or all of it; raises ``OSError``."""
        if self._link.local:
            return
        record = self.current.follower.record
        if whole or not self.written:
            self.store.replace(record)
            self.written = True
            return
        for entry in record.entries[len(record.entries) - count :]:
            self.store.append(record.header.game, entry_line(entry, self.current.follower.rules) + "\n")

    def acknowledge(self, *, moving: bool = False) -> None:
        """Acknowledge the last entry, unless this peer has voted for a newer epoch.

        Where nobody can replace the host, it waits for no acknowledgement: then one that covers several entries is
        enough, at the end, ``moving`` and after ``ENTRIES_PER_ACK`` entries.
        """
        replica = self.current
        if replica.seat is None or replica.last < 0 or replica.epoch < self.promised:
            return
        behind = replica.last - self._acknowledged
        if self._lobby.options.takeover:
            due = not moving
        else:
            ended = replica.follower.record.end is not None
            due = ended or (moving and behind > 0) or not 0 <= behind < ENTRIES_PER_ACK
        if due:
            self._acknowledged = replica.last
            self._link.send(replica.ack())

    def save_resume_info(self) -> None:
        """Write what is needed to return to the game; raises ``OSError``."""
        if self.replica is None or self.replica.last < 0:
            return
        address, port = self._link.address
        info = ResumeInfo(
            role="host" if self._link.local else "guest",
            name=self._lobby.name,
            host=self._link.host_name,
            address=address,
            port=port,
            fingerprint=self._link.fingerprint,
            key=self._link.key,
            peers=self.roster,
            epoch=self.promised,
            options=self._lobby.options,
            mandate=self.mandate,
            watchers=self.watchers,
            dealt=self._host_key(self.replica),
            dealt_epoch=self.replica.epoch,
        )
        self.store.save_resume_info(self.game, info)

    def update_watchers(self, message: Presence) -> None:
        """Store the keys of the spectators: after a takeover this peer may have to admit them."""
        watchers = tuple(watcher.key for watcher in message.watchers if watcher.key is not None)
        if watchers != self.watchers:
            self.watchers = watchers
            self.save_resume_info()

    def update_roster(self, message: Roster) -> None:
        """Store the addresses of the other players’ computers, which are needed once the host is lost."""
        # A player who is away is missing from a new host's roster, yet is needed when that host is lost too.
        known = {peer.key: peer for peer in self.roster}
        known |= {peer.key: peer for peer in message.peers if peer.port or peer.key not in known}
        host, (address, port) = known.get(self._link.key), self._link.address
        if host is not None and port and not self._link.local:
            # A host does not know under which address it is reached.
            known[host.key] = PeerAddress(host.seat, host.key, host.certificate, address, port)
        seats = () if self.replica is None else self.replica.follower.record.header.seats
        keys = {info.key for info in seats}
        self.roster = tuple(peer for peer in known.values() if peer.key.hex() in keys)
        self.save_resume_info()

    def _host_key(self, replica: VerifiedReplica) -> bytes:
        """Return the key of the host of the copy’s last entry, empty where that is not known."""
        if not replica.last_host:
            return b""
        (seat,) = replica.last_host
        key = None if seat is None else replica.follower.record.header.seats[seat].key
        return self._seatless_host if key is None else bytes.fromhex(key)
