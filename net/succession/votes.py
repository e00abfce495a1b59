"""Who may elect a dealer, who is next in line, and whether votes are true.

Knows followers and keys; no links and no time.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.match.takeover import own_cards
from game.record import Redeal
from game.record.follower import Follower
from game.record.hashing import commit_to_nonce
from game.record.keys import Signer, is_signed, vote_message
from game.rules import Seat
from net.protocol.messages import Ballot, Elect, Elected, HandShown


def electorate(follower: Follower, before: int | None = None) -> tuple[Seat, ...]:
    """List the seats whose people count: those with a key that have not resigned.

    As of the last entry, or of that ``before`` another.
    """
    position = follower.position if before is None else follower.positions[before - 1]
    seats = follower.record.header.seats
    return tuple(seat for seat, info in enumerate(seats) if info.key is not None and seat not in position.resigned)


def needed(follower: Follower, before: int | None = None) -> int:
    """Tell how many votes elect a dealer: more than half."""
    return len(electorate(follower, before)) // 2 + 1


def alone(follower: Follower, dealer: Seat | None, me: Seat, before: int | None = None) -> bool:
    """Tell whether nobody is left to vote with: then a person decides by a click."""
    return not set(electorate(follower, before)) - {dealer, me}


def line(follower: Follower, dealer: Seat | None) -> tuple[Seat, ...]:
    """List who is to deal after a dealer was lost, the next seat first."""
    count = len(follower.record.header.seats)
    start = 0 if dealer is None else dealer + 1
    allowed = electorate(follower)
    return tuple(
        seat for seat in ((start + step) % count for step in range(count)) if seat in allowed and seat != dealer
    )


def newest(follower: Follower) -> tuple[int, int, bytes]:
    """Give epoch, number and chain digest of a copy’s last entry; 0, -1 and the header’s digest without one."""
    entries = follower.record.entries
    return (entries[-1].epoch if entries else 0), len(entries) - 1, follower.digest


def make_vote(signer: Signer, follower: Follower, dealer: Seat, epoch: int, promise: bytes) -> Elect:
    """Vote for a seat to deal from an epoch on."""
    game = follower.record.header.game
    last_epoch, seq, digest = newest(follower)
    signature = signer.sign(vote_message(game, epoch, dealer, last_epoch, seq, digest, promise))
    return Elect(game, epoch, dealer, last_epoch, seq, digest, promise, signature)


def show_cards(follower: Follower, seat: Seat) -> tuple[HandShown, ...]:
    """Show a seat's own blind cards against their commitments, to whoever deals anew."""
    return tuple(
        HandShown(card.place.slot, card.card, card.salt) for card in own_cards(follower) if card.place.row == seat
    )


def voice_of(seat: Seat, vote: Elect) -> Ballot:
    """Give a vote as others may see it."""
    return Ballot(seat, vote.last_epoch, vote.seq, vote.digest, vote.promise, vote.signature)


def is_true(follower: Follower, epoch: int, dealer: Seat, voice: Ballot) -> bool:
    """Tell whether a vote was signed by its seat."""
    seats = follower.record.header.seats
    key = seats[voice.seat].key if voice.seat in range(len(seats)) else None
    message = vote_message(
        follower.record.header.game, epoch, dealer, voice.last_epoch, voice.seq, voice.digest, voice.promise
    )
    return key is not None and is_signed(bytes.fromhex(key), message, voice.signature)


def is_elected(follower: Follower, elected: Elected, lost: Seat | None, before: int | None = None) -> bool:
    """Tell whether the votes make a seat the dealer after ``lost``: more than half, or of two its own alone.

    Who counts is told by the last entry, or by that ``before`` another.
    """
    voters = {voice.seat for voice in elected.votes}
    counted = voters & set(electorate(follower, before))
    if elected.dealer not in counted or len(voters) != len(elected.votes):
        return False
    if not all(is_true(follower, elected.epoch, elected.dealer, voice) for voice in elected.votes):
        return False
    return len(counted) >= needed(follower, before) or alone(follower, lost, elected.dealer, before)


def may_be_elected(follower: Follower, elected: Elected, lost: Seat | None) -> bool:
    """Tell whether votes may make a seat the dealer, for all that a copy tells that may lack entries.

    Somebody may have resigned in what is missing, so that fewer votes were more than half: then two must do for going
    there, and the log that comes shows whether they were enough (``is_borne_out``).
    """
    if is_elected(follower, elected, lost):
        return True
    voters = {voice.seat for voice in elected.votes}
    counted = voters & set(electorate(follower))
    last = max(((voice.last_epoch, voice.seq) for voice in elected.votes), default=(0, -1))
    if last <= newest(follower)[:2] or elected.dealer not in counted or len(voters) != len(elected.votes):
        return False
    return len(counted) >= 2 and all(is_true(follower, elected.epoch, elected.dealer, each) for each in elected.votes)


def is_borne_out(follower: Follower, seq: int, elected: Elected, lost: Seat | None) -> bool:
    """Tell whether votes bear out the new deal at an entry.

    It must come from the secret that was committed to, with the share of every voter and no other, and after the
    newest entry that any of them had; and the votes must have made its dealer. ``lost`` dealt before.
    """
    entry = follower.record.entries[seq]
    if not isinstance(entry.body, Redeal) or (entry.epoch, entry.body.deal) != (elected.epoch, elected.deal):
        return False
    promised = {voice.seat: voice.promise for voice in elected.votes if voice.seat != elected.dealer}
    opened = {seat: nonce for seat, nonce in enumerate(entry.body.nonces) if nonce is not None}
    if {seat: commit_to_nonce(nonce) for seat, nonce in opened.items()} != promised:
        return False
    ends = {(voice.last_epoch, voice.seq, voice.digest) for voice in elected.votes}
    last_epoch, last, _ = max(ends, default=(0, -1, b""))
    if last not in range(seq):
        return False
    end = follower.record.entries[last]
    if end.epoch != last_epoch or (last_epoch, last, end.mark.digest) not in ends:
        return False
    return is_elected(follower, elected, lost, seq)


def longest(votes: Iterable[tuple[Seat, Elect]]) -> tuple[Seat, Elect] | None:
    """Pick the voter whose copy is the newest."""
    return max(votes, key=lambda pair: (pair[1].last_epoch, pair[1].seq), default=None)
