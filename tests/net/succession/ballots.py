"""Votes of honest players, for the tests of their verification."""

from __future__ import annotations

from game.record import Redeal
from game.record.follower import Follower
from game.record.hashing import commit_to_share
from net.protocol.messages import Elected
from net.succession.election_rules import ballot_of, make_vote
from tests.helpers.tables import SEED_SHARES, SIGNERS


def votes(follower: Follower, host_seat: int, voters: tuple[int, ...], epoch: int, deal: bytes) -> Elected:
    """Let seats whose copy ends like this one vote for a host that has committed to a secret."""
    voices = tuple(
        ballot_of(seat, make_vote(SIGNERS[seat], follower, host_seat, epoch, commit_to_share(SEED_SHARES[seat])))
        for seat in voters
    )
    return Elected(epoch, host_seat, deal, voices)


def shortened(follower: Follower, length: int) -> Follower:
    """Return a copy that has only the first entries."""
    shorter = Follower(follower.record.header, follower.record.header_trailers)
    for entry in follower.record.entries[:length]:
        shorter.accept(entry)
    return shorter


def votes_before(follower: Follower, host_seat: int, voters: tuple[int, ...]) -> Elected:
    """Return the votes on which the last new deal of a copy could rest."""
    entries = follower.record.entries
    seq = max(entry.seq for entry in entries if isinstance(entry.body, Redeal))
    deal = entries[seq].body
    assert isinstance(deal, Redeal)
    return votes(shortened(follower, seq), host_seat, voters, entries[seq].epoch, deal.deal)
