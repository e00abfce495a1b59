"""Who may elect a dealer, who is next in line, and whether votes are true.

Knows followers and keys; no links and no time.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.keys import Signer, is_signed, vote_message
from game.match_takeover import own_cards
from game.record_follow import Follower
from game.rules import Seat
from net.messages import Elect, Elected, Shown, Voice


def electorate(follower: Follower) -> tuple[Seat, ...]:
    """List the seats whose people count: those with a key that have not resigned."""
    seats = follower.record.header.seats
    return tuple(
        seat for seat, info in enumerate(seats) if info.key is not None and seat not in follower.position.resigned
    )


def needed(follower: Follower) -> int:
    """Tell how many votes elect a dealer: more than half."""
    return len(electorate(follower)) // 2 + 1


def alone(follower: Follower, dealer: Seat | None, me: Seat) -> bool:
    """Tell whether nobody is left to vote with: then a person decides by a click."""
    return not set(electorate(follower)) - {dealer, me}


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


def make_vote(
    signer: Signer, follower: Follower, seat: Seat, dealer: Seat, epoch: int, promise: bytes, show: bool = True
) -> Elect:
    """Vote for a seat to deal from an epoch on, and show it the own blind cards."""
    game = follower.record.header.game
    last_epoch, seq, digest = newest(follower)
    signature = signer.sign(vote_message(game, epoch, dealer, last_epoch, seq, digest, promise))
    shown = tuple(
        Shown(card.place.slot, card.card, card.salt) for card in own_cards(follower) if show and card.place.row == seat
    )
    return Elect(game, epoch, dealer, last_epoch, seq, digest, promise, shown, signature)


def voice_of(seat: Seat, vote: Elect) -> Voice:
    """Give a vote as others may see it."""
    return Voice(seat, vote.last_epoch, vote.seq, vote.digest, vote.promise, vote.signature)


def is_true(follower: Follower, epoch: int, dealer: Seat, voice: Voice) -> bool:
    """Tell whether a vote was signed by its seat."""
    seats = follower.record.header.seats
    key = seats[voice.seat].key if voice.seat in range(len(seats)) else None
    message = vote_message(
        follower.record.header.game, epoch, dealer, voice.last_epoch, voice.seq, voice.digest, voice.promise
    )
    return key is not None and is_signed(bytes.fromhex(key), message, voice.signature)


def is_elected(follower: Follower, elected: Elected, lost: Seat | None) -> bool:
    """Tell whether the votes make a seat the dealer after ``lost``: more than half, or of two its own alone."""
    allowed = electorate(follower)
    voices = {voice.seat: voice for voice in elected.votes if voice.seat in allowed}
    if elected.dealer not in voices or len(voices) != len(elected.votes):
        return False
    if not all(is_true(follower, elected.epoch, elected.dealer, voice) for voice in voices.values()):
        return False
    return len(voices) >= needed(follower) or alone(follower, lost, elected.dealer)


def longest(votes: Iterable[tuple[Seat, Elect]]) -> tuple[Seat, Elect] | None:
    """Pick the voter whose copy is the newest."""
    return max(votes, key=lambda pair: (pair[1].last_epoch, pair[1].seq), default=None)
