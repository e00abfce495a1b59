"""Guests in the lobby and the game: their requests, what they receive, and how they follow."""

from __future__ import annotations

import pytest

from game.record import Resign
from game.record.hashing import commit_to_share
from game.record.signing import ack_message, is_signed
from game.rules import legal_actions
from net.guest.replica import EntryApplied, Rejection, ReplicaReset
from net.protocol.messages import (
    Ack,
    Chat,
    ChatRelay,
    HeaderSignature,
    Presence,
    ProposalRejected,
    Propose,
    React,
    Ready,
    Rematch,
    Rename,
    RequestStatus,
    SeedShareRequest,
    SeedShareReveal,
    SignedEntry,
    TakeSeat,
    TimeUp,
    Welcome,
)
from net.protocol.messages import ResignRequest as GiveUp
from tests.helpers.tables import NAMES, SEED_SHARES, SIGNERS, play_corners
from tests.net.guest.guest_states import revealed, signed
from tests.net.guest.scripted_host import FINGERPRINT, Hosted, lobby_of, seqs, signed_entry


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guest_joins_deals_and_follows_a_game(edition: str, players: int) -> None:
    hosted = Hosted(edition, players)
    assert seqs(hosted.deal()) == [0]
    play_corners(hosted.match, 40)
    acks = hosted.send_rest()
    guest = hosted.guest
    assert guest.phase == "game"
    assert guest.follower is not None
    assert guest.follower.digest == hosted.match.follower.digest
    assert seqs(acks) == list(range(1, len(hosted.match.record.entries)))
    for ack in acks:
        assert isinstance(ack, Ack)
        message = ack_message(hosted.match.record.header.game, ack.epoch, ack.seq, ack.digest)
        assert is_signed(SIGNERS[1].public, message, ack.signature)
    saved = hosted.copies.copy(guest.copy.game)
    assert saved is not None
    assert saved.digest == guest.follower.digest


@pytest.mark.parametrize("true", [True, False])
def test_presence_behind_an_entry_lets_the_screen_go_before_the_disk(true: bool) -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 1)
    line = signed_entry(hosted.match, hosted.match.record.entries[1], hosted.view)
    hosted._act(line)
    if not true:
        line = SignedEntry(line.line, bytes(64))
    guest = hosted.guest
    guest.drain()
    guest.game.take_news()
    guest.received(line, 1.0)
    guest.received(Presence((None, None, None), (), False, 5000), 1.0)
    (news,) = guest.game.take_news()
    saved = hosted.copies.copy(guest.copy.game)
    assert isinstance(news, EntryApplied) and news.entry.seq == 1
    assert guest.lobby.presence is not None and guest.lobby.presence.clock_ms == 5000
    assert saved is not None and len(saved.positions) == 1
    assert not seqs(guest.drain())
    guest.settle()
    assert seqs(guest.drain()) == ([1] if true else [])
    assert bool(guest.alarm) is not true


def test_requests_of_the_lobby_are_sent() -> None:
    hosted = Hosted()
    hosted.enter()
    hosted.send(lobby_of(hosted.match))
    guest = hosted.guest
    guest.ready(True)
    guest.take_seat(2)
    guest.rename("  Zoë\u202e \n")
    guest.chat("  hello\x00 there ")
    guest.chat("\u202e")
    guest.react("wow")
    guest.resign()
    assert guest.drain() == [
        Ready(True, commit_to_share(SEED_SHARES[1])),
        TakeSeat(2),
        Rename("Zoë"),
        Chat("hello there"),
        React("wow"),
    ]


def test_chat_is_cleaned_and_numbered() -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.send(ChatRelay(0, "I\u202eda", None, "one\x07", None), ChatRelay(0, "Ida", None, "\u202e", None))
    hosted.send(ChatRelay(2, "Bo", 1, "", "nice"))
    assert [(said.number, said.name, said.text, said.reaction) for said in hosted.guest.lobby.chat] == [
        (1, "Ida", "one", None),
        (2, "Bo", "", "nice"),
    ]


def test_an_expired_clock_is_a_line_of_the_table_itself() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.send(TimeUp(0), TimeUp(1), TimeUp(3))
    assert [(said.name, said.seat, said.text) for said in hosted.guest.lobby.chat] == [
        ("", 0, f"{NAMES[0]} ran out of time. The computer played this turn."),
        ("", 1, "You ran out of time. The computer played this turn."),
    ]


def test_a_cancelled_start_returns_to_the_lobby_with_another_share() -> None:
    hosted = Hosted()
    revealed(hosted)
    hosted.send(lobby_of(hosted.match))
    assert hosted.guest.phase == "lobby"
    assert not hosted.guest.copy.game
    hosted.seal()
    assert "failed your check" in hosted.guest.alarm, "a share that was sent to the host is never used again"


@pytest.mark.parametrize(
    ("reason", "name", "text"),
    [
        ("declined", "Ana", "the deal failed Ana’s check."),
        ("absent", "Ana", "Ana was away or did not respond."),
        ("unseated", "Ana", "Ana did not respond again and lost the seat."),
        ("", "The game cannot be saved.", "the host cannot save it."),
    ],
)
def test_a_cancelled_start_names_the_person_responsible(reason: str, name: str, text: str) -> None:
    hosted = Hosted()
    signed(hosted)
    hosted.send(ProposalRejected(-1, reason, name), lobby_of(hosted.match))
    assert hosted.guest.lobby.chat[-1].text == f"The game did not start: {text}"
    assert hosted.guest.phase == "lobby"


def test_a_spectator_signs_nothing_and_sees_what_is_open() -> None:
    hosted = Hosted(purpose="watch")
    hosted.enter()
    hosted.send(lobby_of(hosted.match))
    assert hosted.seal() == []
    assert hosted.send(SeedShareRequest(hosted.signatures())) == []
    assert hosted.send_entries(0) == []
    play_corners(hosted.match, 30)
    assert hosted.send_rest() == []
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    assert hosted.guest.seat is None


def test_the_own_guest_of_a_host_proves_nothing_and_keeps_no_copy() -> None:
    hosted = Hosted()
    hosted.guest.attached(FINGERPRINT, 0.0)
    hosted.send(Welcome(0), hosted.begin(host_seat=1), hosted.history())
    assert hosted.guest.phase == "game"
    assert hosted.guest.link.local
    assert hosted.copies.copy(hosted.guest.copy.game) is None
    info = hosted.copies.resume_info(hosted.guest.copy.game)
    assert info is not None
    assert info.role == "host"


def test_a_proposal_is_for_the_shown_position() -> None:
    hosted = Hosted()
    hosted.deal()
    assert hosted.guest.follower is not None
    action = legal_actions(hosted.guest.follower.position.state)[0]
    hosted.guest.propose(action)
    (proposal,) = hosted.guest.drain()
    assert isinstance(proposal, Propose)
    assert proposal.seq == 0
    hosted.guest.game.take_news()
    hosted.send(ProposalRejected(0, "TAKE_NONE", "Take at least 1 token."))
    assert hosted.guest.game.take_news() == [Rejection("TAKE_NONE", "Take at least 1 token.")]


def test_a_proposal_that_is_lost_with_the_connection_is_answered() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.game.take_news()
    assert hosted.guest.follower is not None
    action = legal_actions(hosted.guest.follower.position.state)[0]
    hosted.guest.propose(action)
    hosted.guest.closed(hosted.now)
    (rejection,) = hosted.guest.game.take_news()
    assert isinstance(rejection, Rejection)
    assert "connection was lost" in rejection.text
    hosted.guest.propose(action)
    (rejection,) = hosted.guest.game.take_news()
    assert isinstance(rejection, Rejection)
    assert "Cannot reach" in rejection.text


def test_requests_remain_until_they_are_answered() -> None:
    hosted = Hosted()
    hosted.deal()
    guest = hosted.guest
    guest.request("end")
    assert guest.lobby.asked == "end"
    hosted.send(RequestStatus("end", 1, (1,)))
    assert guest.lobby.request == RequestStatus("end", 1, (1,))
    hosted.send(RequestStatus("end", None, ()))
    assert guest.lobby.request is None
    assert guest.lobby.asked is None
    guest.resign()
    assert isinstance(guest.drain()[-1], GiveUp)


def test_updates_are_steps_after_one_restart() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 3)
    hosted.match.resign(0)
    hosted.send_rest()
    first, *steps = hosted.guest.game.take_news()
    assert isinstance(first, ReplicaReset)
    assert (len(first.steps), first.kept) == (1, 0)
    assert all(isinstance(step, EntryApplied) for step in steps)
    assert any(isinstance(step, EntryApplied) and isinstance(step.entry.body, Resign) for step in steps)


def test_a_rematch_forgets_the_game_and_waits_for_the_lobby() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.send(Rematch(), lobby_of(hosted.match))
    assert hosted.guest.phase == "lobby"
    assert not hosted.guest.copy.game


def test_the_question_of_a_takeover_goes_to_the_person_and_back() -> None:
    guest = Hosted().guest
    guest.takeover.ask("Ida")
    assert guest.takeover.host_name == "Ida"
    guest.takeover.reply(True)
    assert (guest.takeover.host_name, guest.takeover.answer) == ("", True)


def test_signing_comes_before_opening() -> None:
    hosted = Hosted()
    hosted.gather()
    (sign,) = hosted.seal()
    assert isinstance(sign, HeaderSignature)
    assert hosted.guest.phase == "dealing"
    assert hosted.send(SeedShareRequest(hosted.signatures())) == [SeedShareReveal(SEED_SHARES[1])]
