"""A person who has a new key: what moves to it, and who may ask for that.

Knows the store and the standings; knows nothing of connections.
"""

from __future__ import annotations

from collections.abc import Container

import msgspec

from game.record.signing import is_signed, rekey_message
from net.lobby.people.ratings import GameResult, Standings, moved_result
from net.lobby.store import LobbyStore, MoveKey
from net.protocol.lobby_messages import Rekey, RekeyRefusalReason


def move_refusal(
    store: LobbyStore, standings: Standings, fingerprint: bytes, wanted: Rekey, new: bytes, busy: Container[bytes]
) -> RekeyRefusalReason | None:
    """Return why nothing moves from an old key to the new one of a connection, ``None`` where it does.

    ``fingerprint`` is that of the server's certificate, ``busy`` are the keys of those with a running game.
    """
    old = wanted.key
    if not is_signed(old, rekey_message(fingerprint, old, new), wanted.signature) or not store.knows(old):
        return "unknown"
    if new in busy or standings.finished_games(new) or old == new:
        return "used"
    return "running" if old in busy else None


def planned_move(store: LobbyStore, standings: Standings, old: bytes, new: bytes) -> MoveKey:
    """Return what the store is to change, with the results of the old key’s games under the new one."""
    results = []
    for game in standings.finished_games(old):
        found = store.result(game)
        if found is not None:
            moved = moved_result(msgspec.msgpack.decode(found.result, type=GameResult), old, new)
            results.append((game, msgspec.msgpack.encode(moved)))
    return MoveKey(old, new, tuple(results))
