"""The rules of an election: the electorate, valid votes, the order of succession, and whom votes elect.

Knows followers and keys; no links and no time.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.match.takeover import own_cards
from game.record import Redeal
from game.record.follower import Follower
from game.record.hashing import commit_to_share
from game.record.signing import Signer, is_signed, vote_message
from game.rules import Seat
from net.protocol.messages import Ballot, Elect, Elected, HandShown


def electorate(follower: Follower, before: int | None = None) -> tuple[Seat, ...]:
    """Return the seats whose votes count: those with a key that have not resigned.

    As of the last entry, or of the last before the entry ``before``.
    """
    position = follower.position if before is None else follower.positions[before - 1]
    seats = follower.record.header.seats
    return tuple(seat for seat, info in enumerate(seats) if info.key is not None and seat not in position.resigned)


def majority(follower: Follower, before: int | None = None) -> int:
    """Return how many votes elect a host: more than half.

    Two majorities share a seat, and a seat votes once an epoch: no epoch has two hosts. The host in turn writes
    the next entry only with so many acknowledgements of the last one that each majority contains a seat that has it.
    """
    return len(electorate(follower, before)) // 2 + 1


def is_sole_voter(follower: Follower, host_seat: Seat | None, me: Seat, before: int | None = None) -> bool:
    """Whether nobody but the lost host could vote with ``me``: then the person decides by a click."""
    return not set(electorate(follower, before)) - {host_seat, me}


def order_of_succession(follower: Follower, host_seat: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that may succeed a lost host, in order: the next one at the table first."""
    count = len(follower.record.header.seats)
    start = 0 if host_seat is None else host_seat + 1
    allowed = electorate(follower)
    return tuple(
        seat for seat in ((start + step) % count for step in range(count)) if seat in allowed and seat != host_seat
    )


def log_end(follower: Follower) -> tuple[int, int, bytes]:
    """Return epoch, number and chain digest of a copy’s last entry; 0, -1 and the header’s digest without one."""
    entries = follower.record.entries
    return (entries[-1].epoch if entries else 0), len(entries) - 1, follower.digest


def make_vote(signer: Signer, follower: Follower, host_seat: Seat, epoch: int, commitment: bytes) -> Elect:
    """Return a signed vote for a seat to be the host from an epoch on."""
    game = follower.record.header.game
    last_epoch, seq, digest = log_end(follower)
    signature = signer.sign(vote_message(game, epoch, host_seat, last_epoch, seq, digest, commitment))
    return Elect(game, epoch, host_seat, last_epoch, seq, digest, commitment, signature)


def show_cards(follower: Follower, seat: Seat) -> tuple[HandShown, ...]:
    """Return a seat’s own hidden cards with the salts of their commitments, for the new host."""
    return tuple(
        HandShown(card.place.slot, card.card, card.salt) for card in own_cards(follower) if card.place.row == seat
    )


def ballot_of(seat: Seat, vote: Elect) -> Ballot:
    """Return a vote as the others check it."""
    return Ballot(seat, vote.last_epoch, vote.seq, vote.digest, vote.commitment, vote.signature)


def is_valid(follower: Follower, epoch: int, host_seat: Seat, ballot: Ballot) -> bool:
    """Whether a vote was signed by its seat."""
    seats = follower.record.header.seats
    key = seats[ballot.seat].key if ballot.seat in range(len(seats)) else None
    message = vote_message(
        follower.record.header.game, epoch, host_seat, ballot.last_epoch, ballot.seq, ballot.digest, ballot.commitment
    )
    return key is not None and is_signed(bytes.fromhex(key), message, ballot.signature)


def is_elected(follower: Follower, elected: Elected, lost: Seat | None, before: int | None = None) -> bool:
    """Whether the votes elect the host after ``lost``: more than half, or of two voters its own vote alone.

    The electorate is that of ``electorate(follower, before)``.
    """
    voters = {ballot.seat for ballot in elected.votes}
    counted = voters & set(electorate(follower, before))
    if elected.host_seat not in counted or len(voters) != len(elected.votes):
        return False
    if not _all_valid(follower, elected):
        return False
    return len(counted) >= majority(follower, before) or is_sole_voter(follower, lost, elected.host_seat, before)


def may_be_elected(follower: Follower, elected: Elected, lost: Seat | None) -> bool:
    """Whether the votes may elect a host, as far as a copy that may lack entries shows.

    A resignation among the missing entries may have made fewer votes a majority: then two are enough to connect to
    that host, and its log shows whether they were a majority (``justify_redeal``).
    """
    if is_elected(follower, elected, lost):
        return True
    voters = {ballot.seat for ballot in elected.votes}
    counted = voters & set(electorate(follower))
    last = max(((ballot.last_epoch, ballot.seq) for ballot in elected.votes), default=(0, -1))
    if last <= log_end(follower)[:2] or elected.host_seat not in counted or len(voters) != len(elected.votes):
        return False
    return len(counted) >= 2 and _all_valid(follower, elected)


def _all_valid(follower: Follower, elected: Elected) -> bool:
    return all(is_valid(follower, elected.epoch, elected.host_seat, ballot) for ballot in elected.votes)


def justify_redeal(follower: Follower, seq: int, elected: Elected, lost: Seat | None) -> bool:
    """Whether votes justify the new deal at an entry.

    The deal must follow from the secret that was committed to and the share of every voter and no other, stand after
    the newest entry that any of them had, and its host must have been elected. ``lost`` was the host before.
    """
    entry = follower.record.entries[seq]
    if not isinstance(entry.body, Redeal) or (entry.epoch, entry.body.deal) != (elected.epoch, elected.deal):
        return False
    committed = {ballot.seat: ballot.commitment for ballot in elected.votes if ballot.seat != elected.host_seat}
    revealed = {seat: share for seat, share in enumerate(entry.body.seed_shares) if share is not None}
    if {seat: commit_to_share(share) for seat, share in revealed.items()} != committed:
        return False
    ends = {(ballot.last_epoch, ballot.seq, ballot.digest) for ballot in elected.votes}
    last_epoch, last, _ = max(ends, default=(0, -1, b""))
    if last not in range(seq):
        return False
    end = follower.record.entries[last]
    if end.epoch != last_epoch or (last_epoch, last, end.trailer.digest) not in ends:
        return False
    return is_elected(follower, elected, lost, seq)


def longest_log(votes: Iterable[tuple[Seat, Elect]]) -> tuple[Seat, Elect] | None:
    """Return the voter with the newest log, ``None`` without votes."""
    return max(votes, key=lambda pair: (pair[1].last_epoch, pair[1].seq), default=None)
