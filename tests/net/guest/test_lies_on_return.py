"""Hosts that lie to returning guests, and hosts that nobody elected: each is named, and the guest stops there."""

from __future__ import annotations

import msgspec
import pytest

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal
from game.match.takeover import own_cards, take_over
from game.record import Redeal
from net.guest.game import MAX_PARTS
from net.guest.replica import ExpectedRedeal
from net.protocol.messages import Ack, History
from net.protocol.record_lines import pack_header
from tests.helpers.tables import SEED_SHARES, SIGNERS, followers_of, play_corners
from tests.net.guest.dishonest_host import in_game, resealed, stopped, with_seat
from tests.net.guest.scripted_host import Hosted
from tests.net.succession.ballots import shortened, votes, votes_before


def resumed(hosted: Hosted) -> None:
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game)


def test_a_history_with_gaps_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.send(hosted.begin(), hosted.history(2))
    stopped(hosted, "history with gaps")


@pytest.mark.parametrize("parts", ["empty", "many"])
def test_a_history_without_end_names_the_host(parts: str) -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.send(msgspec.structs.replace(hosted.begin(1), entries=1_000_000))
    if parts == "empty":
        hosted.send(History(1, ()))
    else:
        line = hosted.history().lines[0]
        for first in range(1, MAX_PARTS + 2):
            assert not hosted.guest.alarm
            hosted.send(History(first, (line,)))
    stopped(hosted, "never ends")


def test_a_history_that_begins_beyond_the_own_copy_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.send(hosted.begin(3), hosted.history(3))
    stopped(hosted, "entries are missing")


def test_another_history_in_the_same_epoch_names_the_host() -> None:
    hosted = in_game(turns=2)
    hosted.send_rest()
    resumed(hosted)
    hosted.match = Hosted().match
    play_corners(hosted.match, 4, seed=99)
    hosted.send(hosted.begin(), hosted.history())
    stopped(hosted, "two versions")


def test_a_header_that_was_changed_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    begin = hosted.begin()
    header = with_seat(hosted.match.seen(1).header, 0, name="Mallory")
    hosted.send(msgspec.structs.replace(begin, lines=pack_header(resealed(header))))
    stopped(hosted, "changed the beginning")


def test_another_players_view_is_refused() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.send(msgspec.structs.replace(hosted.begin(), lines=pack_header(hosted.match.seen(0))))
    stopped(hosted, "another player’s view")


@pytest.mark.parametrize("seat", [0, 3])
def test_a_host_without_the_key_of_its_seat_is_refused(seat: int) -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.send(hosted.begin(host_seat=seat))
    stopped(hosted, "is not the host")


def test_a_stranger_that_claims_to_deal_without_a_seat_is_refused() -> None:
    hosted = in_game()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game, SIGNERS[3])
    hosted.send(hosted.begin())
    stopped(hosted, "is not the host")


# --- a new host ------------------------------------------------------------------------------------------------


def taken_over(hosted: Hosted, epoch: int = 2) -> Match:
    """Let seat 1 of three deal on, with what seat 2 shows it."""
    followers = followers_of(hosted.match, 0, 2)
    secret = secret_from("new")
    seed_shares = (None, None, SEED_SHARES[2])
    return take_over(followers[0], own_cards(followers[2]), secret, epoch, lambda _: NoJournal(), seed_shares)


@pytest.mark.parametrize("lie", ["none", "secret", "share", "card"])
def test_a_new_deal_must_be_the_one_that_was_elected(lie: str) -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 30)
    hosted.send_rest()
    hosted.match = taken_over(hosted)
    redeal = hosted.match.record.entries[-1].body
    assert isinstance(redeal, Redeal)
    hosted.guest.closed(hosted.now)
    hosted.guest.promise(2)
    mandate = votes_before(hosted.match.follower, 0, (0, 2))
    other = msgspec.structs.replace(mandate.votes[1], commitment=bytes(32))
    lies = {
        "secret": ExpectedRedeal(msgspec.structs.replace(mandate, deal=bytes(32))),
        "share": ExpectedRedeal(msgspec.structs.replace(mandate, votes=(mandate.votes[0], other))),
        "card": ExpectedRedeal(mandate, redeal.returned),
    }
    assert redeal.returned
    hosted.guest.expect(lies.get(lie, ExpectedRedeal(mandate)))
    seq = len(hosted.match.record.entries) - 1
    hosted.enter(hosted.guest.copy.game, SIGNERS[0])
    answers = hosted.send(hosted.begin(seq, host_seat=0), hosted.history(seq))
    if lie == "none":
        assert not hosted.guest.alarm
        assert [answer.epoch for answer in answers if isinstance(answer, Ack)] == [2]
        return
    assert "Ida" in hosted.guest.alarm


def test_entries_that_nobody_else_had_are_overtaken_and_the_old_copy_kept() -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 10)
    hosted.send_rest()
    common = len(hosted.match.record.entries)
    other = taken_over(hosted)
    play_corners(hosted.match, 1, seed=7)
    hosted.send_rest()
    assert hosted.guest.follower is not None
    assert len(hosted.guest.follower.positions) > common
    hosted.guest.closed(hosted.now)
    hosted.guest.game.take_news()
    hosted.match = other
    play_corners(hosted.match, 3, seed=8)
    hosted.enter(hosted.guest.copy.game, SIGNERS[0])
    mandate = votes_before(other.follower, 0, (0, 2))
    hosted.send(mandate, hosted.begin(0, host_seat=0), hosted.history(0))
    assert not hosted.guest.alarm
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.copies.copy(hosted.guest.copy.game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


@pytest.mark.parametrize(
    "lie",
    ["none", "no votes", "too few", "forged", "of another", "for another deal", "a share dropped", "entries dropped"],
)
def test_a_new_host_must_show_the_votes_of_more_than_half(lie: str) -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 10)
    hosted.send_rest()
    before = hosted.match.follower
    shorter = followers_of(hosted.match, 0)[0]
    if lie == "entries dropped":
        shorter = shortened(shorter, len(before.positions) - 1)
    seed_shares = (None, None, None if lie == "a share dropped" else SEED_SHARES[2])
    hosted.match = take_over(shorter, (), secret_from("new"), 2, lambda _: NoJournal(), seed_shares)
    redeal = hosted.match.record.entries[-1].body
    assert isinstance(redeal, Redeal)
    mandate = votes(before, 0, (0, 2), 2, redeal.deal)
    lies = {
        "too few": votes(before, 0, (0,), 2, redeal.deal),
        "forged": msgspec.structs.replace(
            mandate, votes=(mandate.votes[0], msgspec.structs.replace(mandate.votes[1], signature=bytes(64)))
        ),
        "of another": votes(before, 2, (0, 2), 2, redeal.deal),
        "for another deal": msgspec.structs.replace(mandate, deal=bytes(32)),
    }
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game, SIGNERS[0])
    if lie != "no votes":
        hosted.send(lies.get(lie, mandate))
    hosted.send(hosted.begin(0, host_seat=0), hosted.history(0))
    assert hosted.guest.follower is not None
    if lie == "none":
        assert not hosted.guest.alarm
        assert hosted.guest.follower.digest == hosted.match.follower.digest
        return
    stopped(hosted, "voted")
    assert hosted.guest.follower.digest == before.digest


def test_of_two_the_other_needs_no_vote_but_the_host_itself_does() -> None:
    for host_seat in (0, 1):
        hosted = Hosted(seat=1)
        hosted.deal()
        play_corners(hosted.match, 4)
        hosted.send_rest()
        assert hosted.guest.copy.replica is not None
        hosted.guest.copy.replica.last_host = (host_seat,)
        followers = followers_of(hosted.match, 0)
        seed_shares = (None, None)
        hosted.match = take_over(followers[0], (), secret_from("new"), 2, lambda _: NoJournal(), seed_shares)
        hosted.guest.closed(hosted.now)
        hosted.enter(hosted.guest.copy.game, SIGNERS[0])
        hosted.send(votes_before(hosted.match.follower, 0, (0,)), hosted.begin(0, host_seat=0), hosted.history(0))
        assert bool(hosted.guest.alarm) == (host_seat == 0)


def test_nobody_redeals_in_mid_game() -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 4)
    hosted.send_rest()
    followers = followers_of(hosted.match, 0)
    hosted.match = take_over(
        followers[0], (), secret_from("new"), 2, lambda _: NoJournal(), (None, None, SEED_SHARES[2])
    )
    hosted.send(votes_before(hosted.match.follower, 0, (0, 2)))
    hosted.send_rest()
    stopped(hosted, "voted")


def test_only_the_host_continues_its_deal() -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 4)
    hosted.send_rest()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.copy.game, SIGNERS[2])
    hosted.send(hosted.begin(len(hosted.match.record.entries), host_seat=2))
    stopped(hosted, "is not the host")
