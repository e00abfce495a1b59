"""Returning guests: the entries they lack, the present host, and what they save."""

from __future__ import annotations

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal
from game.match.takeover import take_over
from game.record import Redeal
from net.guest.copies import ResumeInfo
from net.guest.replica import ReplicaReset
from net.protocol.messages import Lobby, PeerAddress, Refused, Resume, Roster
from tests.helpers.tables import SEED_SHARES, SIGNERS, followers_of, play_corners
from tests.net.guest.scripted_host import FINGERPRINT, HOST_SIGNER, Hosted, lobby_of, seqs, signed_entry
from tests.net.peer.memory import MemoryCopyStore
from tests.net.succession.ballots import votes_before


def taken_over(match: Match) -> Match:
    """Let seat 1 of three deal on by itself: nobody shows it a card."""
    follower = followers_of(match, 0)[0]
    return take_over(follower, (), secret_from("new"), 2, lambda _: NoJournal(), (None, None, SEED_SHARES[2]))


def test_a_returning_guest_fetches_what_it_missed() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.copy.game
    play_corners(hosted.match, 10)
    hosted.send_rest()
    hosted.guest.closed(hosted.now)
    hosted.guest.game.take_news()
    have = len(hosted.match.record.entries)
    play_corners(hosted.match, 10, seed=2)
    (resume,) = hosted.enter(game)
    assert resume == Resume(game, have - 1, hosted.match.record.entries[have - 1].trailer.digest, 1)
    assert hosted.guest.phase == "game"
    answers = hosted.send(hosted.begin(have), hosted.history(have, have + 4), hosted.history(have + 4))
    assert seqs(answers) == [len(hosted.match.record.entries) - 1]
    (news,) = hosted.guest.game.take_news()
    assert isinstance(news, ReplicaReset)
    assert news.kept == have
    copy = hosted.copies.copy(game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


def test_a_killed_program_resumes_from_its_copy() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.copy.game
    play_corners(hosted.match, 10)
    hosted.send_rest()
    hosted.guest = hosted.new_guest(game=game)
    assert hosted.guest.phase == "game"
    (restart,) = hosted.guest.game.take_news()
    assert isinstance(restart, ReplicaReset)
    have = len(restart.steps)
    hosted.enter(game)
    assert seqs(hosted.send(hosted.begin(have))) == [have - 1]
    play_corners(hosted.match, 5, seed=3)
    hosted.send_rest()
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest


def test_a_guest_without_a_copy_fetches_everything() -> None:
    hosted = Hosted(players=3)
    play_corners(hosted.match, 20)
    (resume,) = hosted.enter(hosted.match.record.header.game)
    assert resume == Resume(hosted.match.record.header.game, -1, bytes(32), 0)
    hosted.send(hosted.begin(), hosted.history())
    copy = hosted.copies.copy(hosted.guest.copy.game)
    assert copy is not None
    assert copy.record.header.view == 1
    assert copy.digest == hosted.match.follower.digest


def test_an_entry_that_comes_again_is_acknowledged_again() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 2)
    hosted.send_rest()
    assert seqs(hosted.send_entries(1)) == [len(hosted.match.record.entries) - 1]


def test_a_host_behind_a_promise_is_followed_and_not_acknowledged() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.promise(2)
    play_corners(hosted.match, 1)
    assert seqs(hosted.send_rest()) == []
    assert hosted.copies.resume_info(hosted.guest.copy.game) == ResumeInfo(
        name=hosted.guest.lobby.name,
        host="Ida",
        fingerprint=FINGERPRINT,
        key=HOST_SIGNER.public,
        epoch=2,
        dealt=HOST_SIGNER.public,
        dealt_epoch=1,
        options=hosted.guest.lobby.options,
    )
    hosted.guest.closed(hosted.now)
    resume = hosted.enter(hosted.guest.copy.game)[-1]
    assert isinstance(resume, Resume)
    assert resume.epoch == 2
    assert seqs(hosted.send(hosted.begin(len(hosted.match.record.entries)))) == []
    play_corners(hosted.match, 1)
    assert seqs(hosted.send_rest()) == []
    assert hosted.guest.following
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest


def test_a_promise_outlives_a_lost_copy() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.promise(2)
    game = hosted.guest.copy.game
    del hosted.copies.records[game]
    again = Hosted(copies=hosted.copies)
    (resume,) = again.enter(game)
    assert isinstance(resume, Resume)
    assert (resume.seq, resume.epoch) == (-1, 2)


def test_a_promise_unknown_to_the_host_is_sent_over_a_new_link() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game)
    hosted.guest.promise(2)
    hosted.send(hosted.begin(len(hosted.match.record.entries)))
    assert hosted.guest.link.hang_up
    hosted.guest.closed(hosted.now)
    assert hosted.guest.should_redial


def test_an_overtaken_host_is_left() -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 4)
    hosted.send_rest()
    former, hosted.match = hosted.match, taken_over(hosted.match)
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game, SIGNERS[0])
    hosted.send(votes_before(hosted.match.follower, 0, (0, 2)), hosted.begin(0, host_seat=0), hosted.history(0))
    assert hosted.guest.copy.epoch == 2
    hosted.guest.closed(hosted.now)
    hosted.match = former
    hosted.enter(hosted.guest.copy.game)
    hosted.send(hosted.begin(0))
    assert hosted.guest.link.moved
    assert hosted.guest.link.hang_up
    assert not hosted.guest.alarm


def test_a_table_that_has_moved_is_left_for_the_new_one() -> None:
    hosted = Hosted()
    hosted.deal()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game)
    hosted.send(Refused("moved", "2"))
    assert hosted.guest.link.moved
    assert hosted.guest.link.hang_up
    hosted.guest.closed(hosted.now)
    assert hosted.guest.should_redial
    assert not hosted.guest.problem


def test_an_old_host_returns_as_the_guest_of_its_seat() -> None:
    hosted = Hosted(players=3, seat=2)
    play_corners(hosted.match, 12)
    hosted.copies.replace(hosted.match.record)
    game = hosted.match.record.header.game
    hosted.match = taken_over(hosted.match)
    play_corners(hosted.match, 4, seed=6)
    hosted.guest = hosted.new_guest(game=game)
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.record.header.view == 2, "the full record is not for the screen of a seat"
    (resume,) = hosted.enter(game, SIGNERS[0])
    assert isinstance(resume, Resume)
    first = resume.seq + 1
    mandate = votes_before(hosted.match.follower, 0, (0, 2))
    hosted.send(mandate, hosted.begin(first, host_seat=0), hosted.history(first))
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.copies.copy(game)
    assert copy is not None
    assert copy.record.header.view == 2
    assert copy.digest == hosted.match.follower.digest


def test_a_guest_that_missed_a_lost_hosts_last_moves_gets_them_from_the_next() -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 40, seed=3)
    game = hosted.guest.copy.game
    hosted.guest.closed(hosted.now)
    hosted.match = taken_over(hosted.match)
    redeal = hosted.match.record.entries[-1].body
    assert isinstance(redeal, Redeal)
    assert any(place.row == 2 for place in redeal.returned), "its own blind card was known to the lost host alone"
    hosted.enter(game, SIGNERS[0])
    mandate = votes_before(hosted.match.follower, 0, (0, 2))
    hosted.send(mandate, hosted.begin(1, host_seat=0), hosted.history(1))
    assert not hosted.guest.alarm
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.record.header.since == 2
    play_corners(hosted.match, 5, seed=4)
    for entry in hosted.match.record.entries[len(hosted.guest.follower.positions) :]:
        hosted.send(signed_entry(hosted.match, entry, 2, SIGNERS[0]))
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.copies.copy(game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


def test_the_roster_holds_the_players_of_the_game_and_remembers_who_is_away() -> None:
    hosted = Hosted()
    hosted.deal()
    ana = PeerAddress(0, SIGNERS[0].public, b"a" * 32, "10.0.0.1", 1)
    bo = PeerAddress(1, SIGNERS[1].public, b"b" * 32, "10.0.0.2", 2)
    hosted.send(Roster((ana, bo)))
    hosted.send(Roster((bo, PeerAddress(0, b"?" * 32, b"?" * 32, "10.0.0.3", 3))))
    assert hosted.guest.copy.roster == (ana, bo)
    info = hosted.copies.resume_info(hosted.guest.copy.game)
    assert info is not None
    assert info.peers == (ana, bo)


def test_a_copy_that_cannot_be_saved_is_not_acknowledged() -> None:
    class Full(MemoryCopyStore):
        def append(self, game: str, line: str) -> None:
            raise OSError(28, "No space left on device")

    hosted = Hosted(copies=Full())
    hosted.deal()
    play_corners(hosted.match, 1)
    assert seqs(hosted.send_rest()) == []
    assert "Cannot save the game: No space left" in hosted.guest.problem


def test_a_saved_game_waits_in_the_lobby() -> None:
    hosted = Hosted()
    hosted.deal()
    game = hosted.guest.copy.game
    hosted.guest = hosted.new_guest(game=game)
    hosted.enter(game)
    lobby = lobby_of(hosted.match, game)
    assert isinstance(lobby, Lobby)
    hosted.send(lobby)
    assert hosted.guest.state == "lobby"
    assert hosted.guest.copy.game == game
    assert seqs(hosted.send(hosted.begin(1))) == [0]


def test_of_two_a_copy_from_the_disk_knows_who_was_the_host() -> None:
    """The host so far cannot redeal on its own vote alone; the other player can."""
    for dealt, believed in ((SIGNERS[0].public, False), (SIGNERS[1].public, True)):
        hosted = Hosted()
        play_corners(hosted.match, 6)
        game = hosted.match.record.header.game
        hosted.copies.replace(hosted.match.seen(1))
        hosted.copies.save_resume_info(game, ResumeInfo(dealt=dealt, dealt_epoch=1))
        follower = followers_of(hosted.match, 0)[0]
        hosted.match = take_over(follower, (), secret_from("new"), 2, lambda _: NoJournal(), (None, None))
        hosted.guest = hosted.new_guest(game=game)
        (resume,) = hosted.enter(game, SIGNERS[0])
        assert isinstance(resume, Resume)
        mandate = votes_before(hosted.match.follower, 0, (0,))
        hosted.send(mandate, hosted.begin(resume.seq + 1, host_seat=0), hosted.history(resume.seq + 1))
        assert (hosted.guest.alarm == "") is believed, hosted.guest.alarm


def test_the_last_host_is_stored_with_the_copy() -> None:
    hosted = Hosted()
    play_corners(hosted.match, 6)
    hosted.enter(hosted.match.record.header.game, SIGNERS[0])
    hosted.send(hosted.begin(host_seat=0), hosted.history())
    game = hosted.guest.copy.game
    info = hosted.copies.resume_info(game)
    assert info is not None
    assert (info.dealt, info.dealt_epoch) == (SIGNERS[0].public, 1)
    hosted.guest = hosted.new_guest(game=game)
    assert hosted.guest.copy.replica is not None
    assert hosted.guest.copy.replica.last_host == (0,)
