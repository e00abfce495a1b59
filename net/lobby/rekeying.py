"""Moves people from their old keys to those of their connections, by the rules in ``key_moves``.

Another program may move people too, so what is in memory follows the moves in the store. Knows the store's interface,
the standings, the connections and the tables; knows nothing of the handshake.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from net.lobby.key_moves import move_refusal, planned_move
from net.lobby.people.ratings import Standings
from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.tables import LobbyTables
from net.lobby.store import LobbyStore, LobbyStoreError, NotMovable
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg

_log = logging.getLogger(__name__)


class Rekeying:
    """The moves to new keys that are under way, and those that have been followed."""

    def __init__(
        self,
        fingerprint: bytes,
        store: LobbyStore,
        standings: Standings,
        links: HallLinks,
        tables: LobbyTables,
        shut_out: Callable[[bytes, str], msg.Refused | None],
        send_name: Callable[[HallLink, HallPerson], None],
    ) -> None:
        """``fingerprint`` is that of the server's certificate.

        ``shut_out`` returns why a proven key at an address may not enter, ``send_name`` sends a person the new name.
        """
        self._fingerprint = fingerprint
        self._store = store
        self._standings = standings
        self._links = links
        self._tables = tables
        self._shut_out = shut_out
        self._send_name = send_name
        self._followed = standings.moves = max((number for number, _, _ in store.moves()), default=0)
        """The number of the last move after which the connection of the old key has ended."""
        self._pending: dict[bytes, bytes] = {}
        """The keys that the store has not replaced yet, though it was asked to, with the new ones."""

    def is_leaving(self, key: bytes) -> bool:
        """Whether the store is asked to replace a key."""
        return key in self._pending

    def is_arriving(self, key: bytes) -> bool:
        """Whether the store is asked to move somebody to a key."""
        return key in self._pending.values()

    def follow(self) -> None:
        """Give what is in memory of replaced keys to the new ones; raises ``LobbyStoreError``."""
        moves = list(self._store.moves(self._followed))
        self._standings.follow([move for move in moves if move[0] > self._standings.moves])
        for number, old, _ in moves:
            self._followed = number
            if old in self._links.by_key:
                self._links.refuse(self._links.by_key[old], "replaced")

    def move(self, link: HallLink, person: HallPerson, wanted: hall_msg.Rekey) -> None:
        """Move a person from their old key to that of the connection; the answer comes once the store has done so."""
        store, old = self._store, wanted.key
        reason: hall_msg.RekeyRefusalReason | None = "paused"
        if person.asked.take(self._links.now):
            busy = self._tables.keys_in_games()
            reason = move_refusal(store, self._standings, self._fingerprint, wanted, person.key, busy)
        if reason is None and old in self._pending:
            reason = "paused"
        if reason is not None:
            self._links.send(link, hall_msg.RekeyRefused(old, reason))
            return
        if (refused := self._shut_out(old, link.address)) is not None:
            self._links.refuse(link, refused.reason, refused.detail)
            return
        change = planned_move(store, self._standings, old, person.key)
        # From now on the old key begins no game, which nobody could continue once the store has moved it.
        self._pending[old] = person.key
        former = self._links.by_key.get(old)
        if former is not None:
            _log.info("link %d ends: its key is being replaced", former.number)
            self._links.end(former)
        store.submit(change, partial(self._answer, link, person.key, old))

    def _answer(self, link: HallLink, new: bytes, old: bytes, error: LobbyStoreError | None) -> None:
        """Send the person behind a connection whether the store has moved them."""
        del self._pending[old]
        try:
            self.follow()
            name = self._store.name_of(new)
        except LobbyStoreError as unread:
            _log.error("link %d ends, as the store cannot be read: %s", link.number, unread)
            if new in self._links.by_key:
                self._links.end(self._links.by_key[new])  # what was read here is read when they come again
            return
        if error is not None:
            refusal: hall_msg.RekeyRefusalReason = "used" if isinstance(error, NotMovable) else "paused"
            if self._links.by_number.get(link.number) is link:
                self._links.send(link, hall_msg.RekeyRefused(old, refusal))
            return
        # Its connection may be another one by now.
        latest = self._links.by_key.get(new)
        if latest is not None and latest.person is not None:
            latest.person.name = name
            self._send_name(latest, latest.person)
            self._tables.send_ratings(latest)
