"""Hosts that lie before a game: a header that is not what the lobby showed is declined, and nothing is opened early."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.record import GameRecord, Header, SeatInfo, Trailer
from game.record.hashing import commit_to_share
from net.protocol.messages import Decline, HeaderProposal, SeedShareRequest, SeedShareReveal
from net.protocol.record_lines import pack_header
from tests.helpers.tables import SIGNERS
from tests.net.guest.dishonest_host import resealed, stopped, with_seat
from tests.net.guest.scripted_host import HOST_SIGNER, Hosted

HEADERS: dict[str, Callable[[Header], Header]] = {
    "my key is missing": lambda header: with_seat(header, 1, key=HOST_SIGNER.public.hex()),
    "my key is there twice": lambda header: with_seat(header, 0, key=SIGNERS[1].public.hex()),
    "my promise is another": lambda header: with_seat(header, 1, share_commitment=commit_to_share(bytes(32)).hex()),
    "my promise is missing": lambda header: with_seat(header, 1, share_commitment=None),
    "my name is another": lambda header: with_seat(header, 1, name="Mallory"),
    "another seat promises nothing": lambda header: with_seat(header, 0, share_commitment=None),
    "another seat is a stranger": lambda header: with_seat(header, 0, name="Mallory"),
    "the view is another seat's": lambda header: msgspec.structs.replace(header, view=0),
    "the view is the table's": lambda header: msgspec.structs.replace(header, view="table"),
    "the game is an old one": lambda header: msgspec.structs.replace(header, since=2),
    "there are more seats": lambda header: msgspec.structs.replace(
        header, seats=(*header.seats, SeatInfo("Eve", "human", None, "ab" * 32, "cd" * 32))
    ),
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_header_that_differs_from_the_lobby_is_declined(what: str) -> None:
    hosted = Hosted()
    hosted.gather()
    header = HEADERS[what](hosted.match.seen(1).header)
    (answer,) = hosted.send(HeaderProposal(pack_header(resealed(header))))
    assert isinstance(answer, Decline)
    stopped(hosted, "failed your check")


def test_a_header_of_another_edition_is_declined() -> None:
    hosted = Hosted("marvel")
    hosted.gather()
    (answer,) = hosted.send(HeaderProposal(Hosted("base").header_lines))
    assert isinstance(answer, Decline)


def test_a_header_whose_digests_are_wrong_is_not_signed() -> None:
    hosted = Hosted()
    hosted.gather()
    record = hosted.match.seen(1)
    trailers = (*record.header_trailers[:-1], Trailer(bytes(32), bytes(16)))
    assert hosted.send(HeaderProposal(pack_header(GameRecord(record.header, trailers)))) == []
    stopped(hosted, "with wrong digests")


def test_an_invalid_header_is_not_signed() -> None:
    hosted = Hosted()
    hosted.gather()
    assert hosted.send(HeaderProposal((*hosted.header_lines, (("more",), ())))) == []
    stopped(hosted, "an invalid entry")


@pytest.mark.parametrize("forge", ["missing", "false", "few"])
def test_a_share_is_not_revealed_before_all_have_signed(forge: str) -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.seal()
    mine, other = hosted.signatures()[1], hosted.signatures()[0]
    wrong = {"missing": (None, mine), "false": (mine, mine), "few": (other,)}[forge]
    assert not any(isinstance(answer, SeedShareReveal) for answer in hosted.send(SeedShareRequest(wrong)))
    stopped(hosted, "started the deal")
