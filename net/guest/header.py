"""Checks of the header that a host sends, against what the lobby showed.

Knows headers, keys and the lobby; knows nothing of entries, links and files.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.record import OPEN, Header, RecordError, Trailer
from game.support.i18n import tr
from net.guest.misconduct import Misconduct, invalid_entry
from net.protocol.messages import Begin, Line, Lobby
from net.protocol.record_lines import unpack_header


def open_header(lines: Sequence[Line]) -> tuple[Header, tuple[Trailer, ...]]:
    """Return a header; raises ``Misconduct`` where there is none."""
    try:
        return unpack_header(lines)
    except RecordError as error:
        raise invalid_entry(-1, error.message) from error


def header_fault(
    header: Header, key: bytes, host_key: bytes, commitment: bytes | None, lobby: Lobby, watching: bool
) -> str | None:
    """Return what is wrong with the header of a new game, in English; ``None`` where nothing is.

    ``key`` and ``commitment`` are the guest’s own, ``host_key`` is the key of the host. The whole header is compared
    with the lobby: a player agrees to the opponents that the screen has shown, and not to others with those names.
    """
    own = [seat for seat, info in enumerate(header.seats) if info.key == key.hex()]
    if header.edition != lobby.options.edition or len(header.seats) != len(lobby.seats):
        return "the game is another one than the lobby showed"
    if header.since != 1 or header.origin is not None:
        return "the game is no new one"
    if watching:
        return None if header.view == OPEN and not own else "a spectator is given a seat’s view"
    if len(own) != 1 or header.view != own[0]:
        return f"my key stands at {len(own)} seats, and the view is {header.view}"
    for seat, (info, shown) in enumerate(zip(header.seats, lobby.seats, strict=True)):
        keyed = None if shown.kind != "human" or shown.key is None else shown.key.hex()
        if (info.name, info.kind, info.key) != (shown.name, shown.kind, keyed):
            return f"seat {seat + 1} is not who the lobby showed"
        # A host need not add a share to its own secret.
        shares = (False,) if info.key is None else (True, False) if info.key == host_key.hex() else (True,)
        if (info.share_commitment is not None) not in shares:
            return f"seat {seat + 1} has no part in the deal"
    mine = header.seats[own[0]].share_commitment
    if mine is not None and (commitment is None or mine != commitment.hex()):
        return "my share of the seed is not the one that I promised"
    return None


def check_begun(header: Header, begin: Begin, key: bytes, host_key: bytes) -> None:
    """Check that the header of a running game is for us and from its host; raises ``Misconduct``."""
    seat = header.seat_of(key)
    if header.view != (OPEN if seat is None else seat):
        raise Misconduct(tr("{host} sent another player’s view of the game."))
    if begin.host_seat is not None:
        info = header.seats[begin.host_seat] if begin.host_seat < len(header.seats) else None
        if info is None or info.key != host_key.hex():
            raise Misconduct(tr("{host} is not the host of this game."))
