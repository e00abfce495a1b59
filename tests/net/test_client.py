"""Guests: who they talk to, what they hear when, and how they get into a game and back."""

from __future__ import annotations

import pytest

from game.keys import ack_message, is_signed
from net.messages import Ack
from tests.net.hosted import Hosted
from tests.tables import SIGNERS, play_corners


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guest_joins_deals_and_follows_a_game(edition: str, players: int) -> None:
    hosted = Hosted(edition, players)
    assert [message.seq for message in hosted.deal() if isinstance(message, Ack)] == [0]
    play_corners(hosted.match, 40)
    acks = hosted.commit_rest()
    guest = hosted.guest
    assert guest.state == "game"
    assert guest.follower is not None
    assert guest.follower.digest == hosted.match.follower.digest
    assert [ack.seq for ack in acks if isinstance(ack, Ack)] == list(range(1, len(hosted.match.record.entries)))
    for ack in acks:
        assert isinstance(ack, Ack)
        message = ack_message(hosted.match.record.header.game, ack.epoch, ack.seq, ack.digest)
        assert is_signed(SIGNERS[1].public, message, ack.signature)
