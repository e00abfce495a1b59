"""Guests: who they talk to, what they hear when, and how they get into a game and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from game.dealer import secret_from
from game.keys import ack_message, is_signed
from game.match import Match, NoJournal
from game.match_takeover import take_over
from game.record import Redeal, Resign
from game.record_chain import commit_to_nonce
from game.rules import legal_actions
from net.client import Guest
from net.client_game import Denied, Restart, Step
from net.client_table import SILENT, TABLE, State
from net.keeper import MemoryKeeper, Ties
from net.limits import ADMISSION_S, HANDSHAKE_S, PING_S, SILENCE_S
from net.messages import (
    MESSAGE_TYPES,
    Ack,
    AnyMessage,
    Ballot,
    Chat,
    Goodbye,
    Hello,
    Leave,
    Lobby,
    Nonce,
    Open,
    Peer,
    Ping,
    Pong,
    Presence,
    Proof,
    Propose,
    React,
    Ready,
    Refused,
    RefusedWhy,
    Rejected,
    Rematch,
    Rename,
    Resume,
    Roster,
    Said,
    Seal,
    Sign,
    TakeSeat,
    Waiting,
    Welcome,
)
from net.messages import Resign as GiveUp
from net.proof import promise_number, proof_message, prove_code
from net.words import words_for
from tests.net.hosted import CHALLENGE, DEALER, FINGERPRINT, OWN, Hosted, commit_line, lobby_of
from tests.tables import NONCES, SIGNERS, followers_of, play_corners


def taken_over(match: Match) -> Match:
    """Let seat 1 of three deal on by itself: nobody shows it a card."""
    follower = followers_of(match, 0)[0]
    return take_over(follower, (), secret_from("new"), 2, lambda _: NoJournal(), (None, None, NONCES[2]))


def seqs(messages: list[AnyMessage]) -> list[int]:
    return [message.seq for message in messages if isinstance(message, Ack)]


@pytest.mark.parametrize("edition", ["base", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guest_joins_deals_and_follows_a_game(edition: str, players: int) -> None:
    hosted = Hosted(edition, players)
    assert seqs(hosted.deal()) == [0]
    play_corners(hosted.match, 40)
    acks = hosted.commit_rest()
    guest = hosted.guest
    assert guest.phase == "game"
    assert guest.follower is not None
    assert guest.follower.digest == hosted.match.follower.digest
    assert seqs(acks) == list(range(1, len(hosted.match.record.entries)))
    for ack in acks:
        assert isinstance(ack, Ack)
        message = ack_message(hosted.match.record.header.game, ack.epoch, ack.seq, ack.digest)
        assert is_signed(SIGNERS[1].public, message, ack.signature)
    saved = hosted.keeper.copy(guest.game)
    assert saved is not None
    assert saved.digest == guest.follower.digest


# --- the table of states -----------------------------------------------------------------------------------------


def greeted(hosted: Hosted) -> None:
    hosted.guest.connected(FINGERPRINT, DEALER.public, hosted.now)


def proven(hosted: Hosted) -> None:
    greeted(hosted)
    hosted.say(CHALLENGE)


def door(hosted: Hosted) -> None:
    proven(hosted)
    hosted.say(Waiting())


def sealed(hosted: Hosted) -> None:
    hosted.gather()
    hosted.seal()


def opened(hosted: Hosted) -> None:
    sealed(hosted)
    hosted.say(Open(hosted.signatures()))


def resuming(hosted: Hosted) -> None:
    hosted.enter(hosted.match.record.header.game)


def history(hosted: Hosted) -> None:
    resuming(hosted)
    hosted.say(hosted.begin())


def closed(hosted: Hosted) -> None:
    hosted.gather()
    hosted.guest.leave()


def away(_: Hosted) -> None:
    """Stay where a guest begins."""


WAYS: dict[State, Callable[[Hosted], object]] = {
    "away": away,
    "greeted": greeted,
    "proven": proven,
    "door": door,
    "hall": Hosted.enter,
    "lobby": Hosted.gather,
    "sealed": sealed,
    "opened": opened,
    "resuming": resuming,
    "history": history,
    "game": Hosted.deal,
    "closed": closed,
}


def messages_for(hosted: Hosted) -> dict[type[AnyMessage], AnyMessage]:
    """Give one of each message that a host sends."""
    found = (
        CHALLENGE,
        Waiting(),
        Welcome(3),
        Refused("full"),
        Ping(1),
        Pong(1),
        Goodbye(),
        lobby_of(hosted.match),
        Seal(hosted.header_lines),
        Open(hosted.signatures()),
        hosted.begin(),
        hosted.history(),
        Roster(()),
        commit_line(hosted.match, hosted.match.record.entries[0], 1),
        Rejected(0, "", "No."),
        Ballot("end", None, ()),
        Presence((None, None), (), False, -1),
        Said(0, "Ida", None, "Hello", None),
        Rematch(),
    )
    return {type(message): message for message in found}


@pytest.mark.parametrize("state", TABLE)
def test_every_state_is_reached(state: State) -> None:
    hosted = Hosted()
    WAYS[state](hosted)
    assert hosted.guest.state == state


@pytest.mark.parametrize("kind", MESSAGE_TYPES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("state", TABLE)
def test_a_message_is_heard_where_the_table_says_so(state: State, kind: type[AnyMessage]) -> None:
    hosted = Hosted()
    WAYS[state](hosted)
    example = messages_for(hosted).get(kind)
    allowed = TABLE[state].get(kind)
    if example is None:
        assert allowed is None, f"no host sends {kind.__name__}"
        return
    hosted.guest.drain()
    hosted.say(example)
    if state in SILENT:
        assert hosted.guest.state == state
    elif allowed is None:
        assert hosted.guest.state == "closed"
        assert "does not keep to the protocol" in hosted.guest.problem
        assert hosted.guest.hang_up
    else:
        assert "does not keep to the protocol" not in hosted.guest.problem
        assert not hosted.guest.alarm


def test_every_handler_in_the_table_is_there() -> None:
    for handlers in TABLE.values():
        for name in handlers.values():
            assert callable(getattr(Guest, name))


# --- the door ----------------------------------------------------------------------------------------------------


def test_a_guest_proves_itself_for_this_connection_only() -> None:
    hosted = Hosted()
    guest = hosted.guest
    guest.code = "ABCD1234"
    guest.connected(FINGERPRINT, DEALER.public, 0.0)
    (hello,) = guest.drain()
    assert isinstance(hello, Hello)
    (proof,) = hosted.say(CHALLENGE)
    assert isinstance(proof, Proof)
    assert promise_number(proof.number) == hello.promise
    assert is_signed(
        guest.signer.public, proof_message(FINGERPRINT, CHALLENGE.number, hello, proof.number), proof.signature
    )
    assert proof.code == prove_code("ABCD1234", FINGERPRINT, CHALLENGE.number, proof.number)
    assert guest.words == words_for(FINGERPRINT, OWN, CHALLENGE.number, proof.number)


def test_another_certificate_than_the_invitation_named_hears_nothing() -> None:
    hosted = Hosted()
    hosted.guest.pinned = b"x" * 32
    hosted.guest.connected(FINGERPRINT, DEALER.public, 0.0)
    assert hosted.guest.drain() == []
    assert "not the one of the invitation" in hosted.guest.problem
    assert hosted.guest.hang_up


def test_a_host_that_names_another_key_than_its_certificate_is_caught() -> None:
    hosted = Hosted()
    hosted.guest.connected(FINGERPRINT, SIGNERS[0].public, 0.0)
    assert len(hosted.say(CHALLENGE)) == 1
    assert "Ida is not who its certificate says" in hosted.guest.alarm


@pytest.mark.parametrize(("version", "who"), [(2, "update yours"), (0, "ask them to update")])
def test_another_version_ends_with_a_sentence(version: int, who: str) -> None:
    hosted = Hosted()
    greeted(hosted)
    hosted.say(msgspec.structs.replace(CHALLENGE, protocol=version))
    assert who in hosted.guest.problem


@pytest.mark.parametrize("why", get_args(RefusedWhy))
def test_every_refusal_is_a_sentence(why: RefusedWhy) -> None:
    hosted = Hosted()
    proven(hosted)
    hosted.say(Refused(why, "7" if why == "version" else ""))
    assert hosted.guest.phase == "closed"
    assert hosted.guest.problem.endswith(".")
    assert "{" not in hosted.guest.problem


@pytest.mark.parametrize(
    ("way", "after", "words"),
    [
        ("greeted", HANDSHAKE_S, "does not answer like a table"),
        ("door", ADMISSION_S, "Nobody has answered at the door"),
    ],
)
def test_nobody_waits_at_the_door_for_ever(way: State, after: float, words: str) -> None:
    hosted = Hosted()
    WAYS[way](hosted)
    step = hosted.now
    while hosted.now < step + after - 1:
        hosted.now += 1
        hosted.say(Ping(0))
        hosted.guest.tick(hosted.now)
    assert not hosted.guest.problem
    hosted.guest.tick(hosted.now + 2)
    assert words in hosted.guest.problem


def test_a_silent_host_is_lost_and_a_quiet_guest_says_that_it_lives() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.tick(hosted.now + PING_S)
    assert hosted.guest.drain() == [Ping(0)]
    hosted.guest.tick(hosted.now + SILENCE_S + 0.1)
    assert hosted.guest.hang_up
    hosted.guest.closed(hosted.now + SILENCE_S + 0.1)
    assert hosted.guest.wants_to_return
    assert hosted.guest.phase == "game"


def test_a_connection_that_ends_before_anybody_is_in_is_a_problem() -> None:
    hosted = Hosted()
    proven(hosted)
    hosted.guest.closed(hosted.now)
    assert hosted.guest.phase == "closed"
    assert not hosted.guest.wants_to_return
    assert not hosted.guest.hang_up


def test_leaving_is_said_and_final() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.leave()
    assert hosted.guest.drain() == [Leave()]
    hosted.guest.closed(hosted.now)
    assert hosted.guest.phase == "closed"
    assert not hosted.guest.problem


# --- the lobby ---------------------------------------------------------------------------------------------------


def test_wishes_of_the_lobby() -> None:
    hosted = Hosted()
    hosted.enter()
    hosted.say(lobby_of(hosted.match))
    guest = hosted.guest
    guest.ready(True)
    guest.take_seat(2)
    guest.rename("  Zoë\u202e \n")
    guest.chat("  hello\x00 there ")
    guest.chat("\u202e")
    guest.react("wow")
    guest.resign()
    assert guest.drain() == [
        Ready(True, commit_to_nonce(NONCES[1])),
        TakeSeat(2),
        Rename("Zoë"),
        Chat("hello there"),
        React("wow"),
    ]


def test_what_is_said_is_cleaned_and_numbered() -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.say(Said(0, "I\u202eda", None, "one\x07", None), Said(0, "Ida", None, "\u202e", None))
    hosted.say(Said(2, "Bo", 1, "", "nice"))
    assert [(said.number, said.name, said.text, said.reaction) for said in hosted.guest.talk] == [
        (1, "Ida", "one", None),
        (2, "Bo", "", "nice"),
    ]


def test_a_start_that_is_called_off_leads_back_to_the_lobby_with_another_share() -> None:
    hosted = Hosted()
    opened(hosted)
    hosted.say(lobby_of(hosted.match))
    assert hosted.guest.phase == "lobby"
    assert not hosted.guest.game
    hosted.seal()
    assert "agree to" in hosted.guest.alarm, "a share that was told to the host is never dealt with again"


@pytest.mark.parametrize(
    ("why", "name", "text"),
    [
        ("declined", "Ana", "the computer of Ana does not agree with the deal."),
        ("absent", "Ana", "Ana was not there or did not answer."),
        ("", "The game cannot be saved.", "the game cannot be saved where it is dealt."),
    ],
)
def test_a_start_that_is_called_off_says_because_of_whom(why: str, name: str, text: str) -> None:
    hosted = Hosted()
    sealed(hosted)
    hosted.say(Rejected(-1, why, name), lobby_of(hosted.match))
    assert hosted.guest.talk[-1].text == f"The start was called off: {text}"
    assert hosted.guest.phase == "lobby"


def test_a_spectator_signs_nothing_and_sees_what_is_open() -> None:
    hosted = Hosted(purpose="watch")
    hosted.enter()
    hosted.say(lobby_of(hosted.match))
    assert hosted.seal() == []
    assert hosted.say(Open(hosted.signatures())) == []
    assert hosted.commit(0) == []
    play_corners(hosted.match, 30)
    assert hosted.commit_rest() == []
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    assert hosted.guest.seat is None


def test_the_own_guest_of_a_dealer_proves_nothing_and_keeps_no_copy() -> None:
    hosted = Hosted()
    hosted.guest.attached(FINGERPRINT, 0.0)
    hosted.say(Welcome(0), hosted.begin(dealer=1), hosted.history())
    assert hosted.guest.phase == "game"
    assert hosted.guest.dealing
    assert hosted.keeper.copy(hosted.guest.game) is None
    ties = hosted.keeper.ties(hosted.guest.game)
    assert ties is not None
    assert ties.role == "host"


# --- playing -----------------------------------------------------------------------------------------------------


def test_a_proposal_is_for_the_position_that_is_seen() -> None:
    hosted = Hosted()
    hosted.deal()
    assert hosted.guest.follower is not None
    action = legal_actions(hosted.guest.follower.position.state)[0]
    hosted.guest.propose(action)
    (proposal,) = hosted.guest.drain()
    assert isinstance(proposal, Propose)
    assert proposal.seq == 0
    hosted.guest.take_news()
    hosted.say(Rejected(0, "TAKE_NONE", "Take at least one token."))
    assert hosted.guest.take_news() == [Denied("TAKE_NONE", "Take at least one token.")]


def test_a_proposal_that_is_lost_with_the_connection_is_answered() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.take_news()
    assert hosted.guest.follower is not None
    action = legal_actions(hosted.guest.follower.position.state)[0]
    hosted.guest.propose(action)
    hosted.guest.closed(hosted.now)
    (denied,) = hosted.guest.take_news()
    assert isinstance(denied, Denied)
    assert "connection was lost" in denied.text
    hosted.guest.propose(action)
    (denied,) = hosted.guest.take_news()
    assert isinstance(denied, Denied)
    assert "cannot be reached" in denied.text


def test_wishes_stand_until_they_are_answered() -> None:
    hosted = Hosted()
    hosted.deal()
    guest = hosted.guest
    guest.wish("end")
    assert guest.asked == "end"
    hosted.say(Ballot("end", 1, (1,)))
    assert guest.ballot == Ballot("end", 1, (1,))
    hosted.say(Ballot("end", None, ()))
    assert guest.ballot is None
    assert guest.asked is None
    guest.resign()
    assert isinstance(guest.drain()[-1], GiveUp)


def test_news_are_steps_after_one_restart() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 3)
    hosted.match.resign(0)
    hosted.commit_rest()
    first, *steps = hosted.guest.take_news()
    assert isinstance(first, Restart)
    assert (len(first.steps), first.kept) == (1, 0)
    assert all(isinstance(step, Step) for step in steps)
    assert any(isinstance(step, Step) and isinstance(step.entry.body, Resign) for step in steps)


def test_a_rematch_forgets_the_game_and_waits_for_the_lobby() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.say(Rematch(), lobby_of(hosted.match))
    assert hosted.guest.phase == "lobby"
    assert not hosted.guest.game


# --- coming back -------------------------------------------------------------------------------------------------


def test_a_guest_comes_back_to_what_it_missed() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.game
    play_corners(hosted.match, 10)
    hosted.commit_rest()
    hosted.guest.closed(hosted.now)
    hosted.guest.take_news()
    have = len(hosted.match.record.entries)
    play_corners(hosted.match, 10, seed=2)
    (resume,) = hosted.enter(game)
    assert resume == Resume(game, have - 1, hosted.match.record.entries[have - 1].mark.digest, 1)
    assert hosted.guest.phase == "game"
    answers = hosted.say(hosted.begin(have), hosted.history(have, have + 4), hosted.history(have + 4))
    assert seqs(answers) == [len(hosted.match.record.entries) - 1]
    (news,) = hosted.guest.take_news()
    assert isinstance(news, Restart)
    assert news.kept == have
    copy = hosted.keeper.copy(game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


def test_a_program_that_was_killed_comes_back_from_its_copy() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.game
    play_corners(hosted.match, 10)
    hosted.commit_rest()
    hosted.guest = hosted.new_guest(game=game)
    assert hosted.guest.phase == "game"
    (restart,) = hosted.guest.take_news()
    assert isinstance(restart, Restart)
    have = len(restart.steps)
    hosted.enter(game)
    assert seqs(hosted.say(hosted.begin(have))) == [have - 1]
    play_corners(hosted.match, 5, seed=3)
    hosted.commit_rest()
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest


def test_a_guest_without_a_copy_takes_the_whole() -> None:
    hosted = Hosted(players=3)
    play_corners(hosted.match, 20)
    (resume,) = hosted.enter(hosted.match.record.header.game)
    assert resume == Resume(hosted.match.record.header.game, -1, bytes(32), 0)
    hosted.say(hosted.begin(), hosted.history())
    copy = hosted.keeper.copy(hosted.guest.game)
    assert copy is not None
    assert copy.record.header.view == 1
    assert copy.digest == hosted.match.follower.digest


def test_an_entry_that_comes_again_is_acknowledged_again() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 2)
    hosted.commit_rest()
    assert seqs(hosted.commit(1)) == [len(hosted.match.record.entries) - 1]


def test_a_dealer_behind_a_promise_is_neither_followed_nor_acknowledged() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.promise(2)
    play_corners(hosted.match, 1)
    assert seqs(hosted.commit_rest()) == []
    assert hosted.keeper.ties(hosted.guest.game) == Ties(
        name=hosted.guest.name,
        host="Ida",
        fingerprint=FINGERPRINT,
        key=DEALER.public,
        epoch=2,
        options=hosted.guest.options,
    )
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.game)
    hosted.say(hosted.begin(len(hosted.match.record.entries)))
    assert hosted.guest.moved
    assert hosted.guest.hang_up
    hosted.guest.closed(hosted.now)
    assert hosted.guest.wants_to_return


def test_a_table_that_says_it_has_moved_is_left_for_the_new_one() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.game)
    hosted.say(Refused("moved", "2"))
    assert hosted.guest.moved
    assert hosted.guest.hang_up
    hosted.guest.closed(hosted.now)
    assert hosted.guest.wants_to_return
    assert not hosted.guest.problem


def test_an_old_dealer_comes_back_as_the_guest_of_its_seat() -> None:
    hosted = Hosted(players=3, seat=2)
    play_corners(hosted.match, 12)
    hosted.keeper.replace(hosted.match.record)
    game = hosted.match.record.header.game
    hosted.match = taken_over(hosted.match)
    play_corners(hosted.match, 4, seed=6)
    hosted.guest = hosted.new_guest(game=game)
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.record.header.view == 2, "what the table knew is not for its seat's screen"
    (resume,) = hosted.enter(game, SIGNERS[0])
    assert isinstance(resume, Resume)
    first = resume.seq + 1
    hosted.say(hosted.begin(first, dealer=0), hosted.history(first))
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.keeper.copy(game)
    assert copy is not None
    assert copy.record.header.view == 2
    assert copy.digest == hosted.match.follower.digest


def test_a_guest_that_missed_a_lost_dealers_last_moves_gets_them_from_the_next() -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 40, seed=3)
    game = hosted.guest.game
    hosted.guest.closed(hosted.now)
    hosted.match = taken_over(hosted.match)
    redeal = hosted.match.record.entries[-1].body
    assert isinstance(redeal, Redeal)
    assert any(place.row == 2 for place in redeal.returned), "its own blind card was known to the lost dealer alone"
    hosted.enter(game, SIGNERS[0])
    hosted.say(hosted.begin(1, dealer=0), hosted.history(1))
    assert not hosted.guest.alarm
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.record.header.since == 2
    play_corners(hosted.match, 5, seed=4)
    for entry in hosted.match.record.entries[len(hosted.guest.follower.positions) :]:
        hosted.say(commit_line(hosted.match, entry, 2, SIGNERS[0]))
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.keeper.copy(game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


def test_the_roster_holds_the_players_of_the_game_and_remembers_who_is_away() -> None:
    hosted = Hosted()
    hosted.deal()
    ana = Peer(0, SIGNERS[0].public, b"a" * 32, "10.0.0.1", 1)
    bo = Peer(1, SIGNERS[1].public, b"b" * 32, "10.0.0.2", 2)
    hosted.say(Roster((ana, bo)))
    hosted.say(Roster((bo, Peer(0, b"?" * 32, b"?" * 32, "10.0.0.3", 3))))
    assert hosted.guest.roster == (ana, bo)
    ties = hosted.keeper.ties(hosted.guest.game)
    assert ties is not None
    assert ties.peers == (ana, bo)


def test_a_copy_that_cannot_be_saved_is_not_acknowledged() -> None:
    class Full(MemoryKeeper):
        def append(self, game: str, line: str) -> None:
            raise OSError(28, "No space left on device")

    hosted = Hosted(keeper=Full())
    hosted.deal()
    play_corners(hosted.match, 1)
    assert seqs(hosted.commit_rest()) == []
    assert "cannot be saved: No space left" in hosted.guest.problem


def test_the_question_of_a_takeover_goes_to_the_person_and_back() -> None:
    guest = Hosted().guest
    guest.ask_takeover("Ida")
    assert guest.takeover == "Ida"
    guest.answer_takeover(True)
    assert (guest.takeover, guest.takeover_answer) == ("", True)


def test_a_saved_game_waits_in_the_lobby() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.game
    hosted.guest = hosted.new_guest(game=game)
    hosted.enter(game)
    lobby = lobby_of(hosted.match, game)
    assert isinstance(lobby, Lobby)
    hosted.say(lobby)
    assert hosted.guest.state == "lobby"
    assert hosted.guest.game == game
    assert seqs(hosted.say(hosted.begin(1))) == [0]


def test_signing_comes_before_opening() -> None:
    hosted = Hosted()
    hosted.gather()
    (sign,) = hosted.seal()
    assert isinstance(sign, Sign)
    assert hosted.guest.phase == "dealing"
    assert hosted.say(Open(hosted.signatures())) == [Nonce(NONCES[1])]
