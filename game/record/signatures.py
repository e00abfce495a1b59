"""Whether the signatures in a record are those of its seats.

Knows a record and its seats' keys; knows nothing of who sends a signature. Every seat with a key signs the header and
then the chain digest of each entry it has received; signatures come with later entries. Following a record does not
check them, as that would cost more than all the rest: host and guests check each entry as it comes, and ``verify`` a
whole record.
"""

from __future__ import annotations

from game.record.model import Entry, GameRecord, Signature
from game.record.signing import ack_message, is_signed
from game.rules import Seat


def signed_message(record: GameRecord, signature: Signature, within: int) -> bytes | None:
    """Return what a signature in the entry ``within`` must sign, ``None`` where it names no earlier entry.

    In the opening, entry 0, it is the header; later the number 0 means the opening itself.
    """
    game = record.header.game
    if within == 0:
        return ack_message(game, 0, 0, record.header_trailers[-1].digest) if signature.seq == 0 else None
    if signature.seq >= min(within, len(record.entries)):
        return None
    entry = record.entries[signature.seq]
    return ack_message(game, entry.epoch, entry.seq, entry.trailer.digest)


def is_valid(record: GameRecord, signature: Signature, within: int) -> bool:
    """Whether a signature in the entry ``within`` was made with its seat's key from the header."""
    seats = record.header.seats
    key = seats[signature.seat].key if signature.seat in range(len(seats)) else None
    message = signed_message(record, signature, within)
    return key is not None and message is not None and is_signed(bytes.fromhex(key), message, signature.value)


def unsigned_seat(record: GameRecord) -> Seat | None:
    """Return the first seat with a key whose signature on the header is missing in the opening, ``None`` for none."""
    signers = {signature.seat for signature in record.entries[0].signatures}
    keyed = (seat for seat, info in enumerate(record.header.seats) if info.key is not None)
    return next((seat for seat in keyed if seat not in signers), None)


def signed_up_to(record: GameRecord) -> dict[Seat, int | None]:
    """Return for each seat with a key the newest entry that it has signed, ``None`` where it is the header alone.

    A chain digest covers all before it, so one signature vouches for every earlier entry too. The signatures
    themselves are not checked here.
    """
    signed: dict[Seat, int | None] = {seat: None for seat, info in enumerate(record.header.seats) if info.key}
    for entry in record.entries[1:]:
        for signature in entry.signatures:
            signed[signature.seat] = max(signature.seq, signed[signature.seat] or 0)
    return signed


def invalid_signer(record: GameRecord, entry: Entry) -> Seat | None:
    """Return the first seat whose signature in an entry is not valid, ``None`` where all are.

    The entry may be the next one that the record does not hold yet.
    """
    return next((sign.seat for sign in entry.signatures if not is_valid(record, sign, entry.seq)), None)
