"""Hosts that lie, one test for each lie: every one is named on the guest's screen, and the guest stops there."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.dealer import secret_from
from game.keys import ack_message, commit_message
from game.match import Match, NoJournal
from game.match_takeover import own_cards, take_over
from game.record import Commit, Entry, GameRecord, Header, Mark, Redeal, SeatInfo, Signature
from game.record_chain import commit_to_nonce, line_digest
from game.record_follow import header_digests
from game.record_text import public_entry_text
from game.rules import Deal, public_digest
from net.client_copy import MOST_PARTS
from net.client_game import Election
from net.lines import pack_entry, pack_header
from net.messages import (
    Ack,
    CommitLine,
    Compare,
    Decline,
    Desync,
    History,
    Nonce,
    Open,
    Seal,
)
from tests.net.ballots import shortened, votes, votes_before
from tests.net.hosted import DEALER, Hosted, commit_line
from tests.net.memory import MemoryKeeper
from tests.tables import NONCES, SIGNERS, acknowledgement, followers_of, play_corners


def stopped(hosted: Hosted, words: str) -> None:
    """Check that the host was named and the guest has stopped."""
    guest = hosted.guest
    assert words in guest.alarm
    assert "Ida" in guest.alarm
    assert guest.phase == "closed"
    assert guest.hang_up


def resealed(header: Header) -> GameRecord:
    """Give a changed header digests that fit it."""
    marks = tuple(Mark(digest, bytes(16)) for digest in header_digests(header))
    return GameRecord(header, marks)


def with_seat(header: Header, seat: int, **changes: str | None) -> Header:
    seats = list(header.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(header, seats=tuple(seats))


HEADERS: dict[str, Callable[[Header], Header]] = {
    "my key is missing": lambda header: with_seat(header, 1, key=DEALER.public.hex()),
    "my key is there twice": lambda header: with_seat(header, 0, key=SIGNERS[1].public.hex()),
    "my promise is another": lambda header: with_seat(header, 1, nonce=commit_to_nonce(bytes(32)).hex()),
    "my promise is missing": lambda header: with_seat(header, 1, nonce=None),
    "my name is another": lambda header: with_seat(header, 1, name="Mallory"),
    "another seat promises nothing": lambda header: with_seat(header, 0, nonce=None),
    "another seat is a stranger": lambda header: with_seat(header, 0, name="Mallory"),
    "the view is another seat's": lambda header: msgspec.structs.replace(header, view=0),
    "the view is the table's": lambda header: msgspec.structs.replace(header, view="table"),
    "the game is an old one": lambda header: msgspec.structs.replace(header, since=2),
    "there are more seats": lambda header: msgspec.structs.replace(
        header, seats=(*header.seats, SeatInfo("Eve", "human", None, "ab" * 32, "cd" * 32))
    ),
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_header_that_is_not_what_was_agreed_is_declined(what: str) -> None:
    hosted = Hosted()
    hosted.gather()
    header = HEADERS[what](hosted.match.seen(1).header)
    (answer,) = hosted.say(Seal(pack_header(resealed(header))))
    assert isinstance(answer, Decline)
    stopped(hosted, "agree to")


def test_a_header_of_another_edition_is_declined() -> None:
    hosted = Hosted("marvel")
    hosted.gather()
    (answer,) = hosted.say(Seal(Hosted("base").header_lines))
    assert isinstance(answer, Decline)


def test_a_header_whose_digests_are_wrong_is_not_signed() -> None:
    hosted = Hosted()
    hosted.gather()
    record = hosted.match.seen(1)
    marks = (*record.marks[:-1], Mark(bytes(32), bytes(16)))
    assert hosted.say(Seal(pack_header(GameRecord(record.header, marks)))) == []
    stopped(hosted, "digests are wrong")


def test_a_header_that_is_none_is_not_signed() -> None:
    hosted = Hosted()
    hosted.gather()
    assert hosted.say(Seal((*hosted.header_lines, (("more",), ())))) == []
    stopped(hosted, "breaks the rules")


@pytest.mark.parametrize("forge", ["missing", "false", "few"])
def test_a_share_is_not_opened_before_all_have_signed(forge: str) -> None:
    hosted = Hosted()
    hosted.gather()
    hosted.seal()
    mine, other = hosted.signatures()[1], hosted.signatures()[0]
    wrong = {"missing": (None, mine), "false": (mine, mine), "few": (other,)}[forge]
    assert not any(isinstance(answer, Nonce) for answer in hosted.say(Open(wrong)))
    stopped(hosted, "has begun the deal")


def in_game(players: int = 2, turns: int = 6) -> Hosted:
    """Bring a guest into a game and leave the last entries of some turns unsent."""
    hosted = Hosted(players=players)
    hosted.deal()
    play_corners(hosted.match, turns)
    return hosted


def signed(entry: Entry, hosted: Hosted) -> CommitLine:
    game = hosted.match.record.header.game
    word = commit_message(game, entry.epoch, entry.seq, entry.mark.digest)
    return CommitLine(pack_entry(entry, hosted.match.follower.rules), DEALER.sign(word))


def rechained(hosted: Hosted, entry: Entry) -> Entry:
    """Give a changed entry the digest that it would have."""
    follower = hosted.match.follower
    before = follower.record.entries[entry.seq - 1].mark.digest
    text = public_entry_text(entry, follower.rules)
    digest = line_digest(before, text, public_digest(follower.positions[entry.seq].state))
    return msgspec.structs.replace(entry, mark=Mark(digest, entry.mark.seal))


def test_a_move_that_the_dealer_did_not_sign_is_not_taken() -> None:
    hosted = in_game()
    good = commit_line(hosted.match, hosted.match.record.entries[1], 1)
    assert hosted.say(msgspec.structs.replace(good, signature=bytes(64))) == []
    stopped(hosted, "without signing it")


def test_a_card_that_does_not_fit_its_commitment_names_the_host() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 20)
    for entry in hosted.match.seen(1).entries[1:]:
        body = entry.body
        deals = (
            []
            if not isinstance(body, Commit)
            else [
                index
                for index, action in enumerate(body.actions)
                if isinstance(action, Deal) and action.item is not None
            ]
        )
        if not deals:
            hosted.commit(entry.seq)
            continue
        assert isinstance(body, Commit)
        at = deals[0]
        salts = tuple(bytes(32) if index == at else salt for index, salt in enumerate(body.salts))
        hosted.say(signed(msgspec.structs.replace(entry, body=msgspec.structs.replace(body, salts=salts)), hosted))
        stopped(hosted, "not the one it had committed to")
        return
    raise AssertionError("no card was dealt")


def test_another_card_than_the_committed_one_names_the_host() -> None:
    hosted = Hosted()
    hosted.deal()
    play_corners(hosted.match, 20)
    other = next(place for place in hosted.match.state.market[0] if place is not None)
    for entry in hosted.match.seen(1).entries[1:]:
        body = entry.body
        shown = [
            index
            for index, action in enumerate(body.actions if isinstance(body, Commit) else ())
            if isinstance(action, Deal) and action.item is not None and action.place.row == 1
        ]
        if not shown:
            hosted.commit(entry.seq)
            continue
        assert isinstance(body, Commit)
        deal = body.actions[shown[0]]
        assert isinstance(deal, Deal)
        actions = (*body.actions[: shown[0]], Deal(deal.place, other), *body.actions[shown[0] + 1 :])
        changed = msgspec.structs.replace(entry, body=msgspec.structs.replace(body, actions=actions))
        hosted.say(signed(changed, hosted))
        assert "Ida" in hosted.guest.alarm
        return
    raise AssertionError("no card was dealt")


def test_a_move_against_the_rules_names_the_host() -> None:
    hosted = in_game()
    body = hosted.match.seen(1).entries[1].body
    assert isinstance(body, Commit)
    assert body.seat is not None
    wrong = msgspec.structs.replace(body, seat=1 - body.seat)
    entry = msgspec.structs.replace(hosted.match.seen(1).entries[1], body=wrong)
    hosted.say(signed(rechained(hosted, entry), hosted))
    stopped(hosted, "breaks the rules")


def test_a_line_that_is_no_entry_names_the_host() -> None:
    hosted = in_game()
    hosted.say(CommitLine((("1 1 nonsense",), ()), bytes(64)))
    stopped(hosted, "breaks the rules")


def test_a_false_signature_that_is_passed_on_names_the_host() -> None:
    hosted = in_game()
    entry = hosted.match.seen(1).entries[1]
    forged = Signature(0, 0, SIGNERS[1].sign(b"something else"))
    hosted.say(signed(rechained(hosted, msgspec.structs.replace(entry, signatures=(forged,))), hosted))
    stopped(hosted, "signature that Ana did not give")


def test_a_true_signature_of_another_story_names_the_host() -> None:
    hosted = in_game()
    entry = hosted.match.seen(1).entries[2]
    message = ack_message(hosted.match.record.header.game, 1, 1, bytes(32))
    told = Signature(0, 1, SIGNERS[0].sign(message))
    hosted.commit(1)
    hosted.say(signed(rechained(hosted, msgspec.structs.replace(entry, signatures=(told,))), hosted))
    stopped(hosted, "was told something else")


def test_true_signatures_are_taken() -> None:
    hosted = in_game(turns=1)
    hosted.match.confirm(acknowledgement(hosted.match, 0, 0))
    play_corners(hosted.match, 2, seed=4)
    hosted.commit_rest()
    assert not hosted.guest.alarm
    assert any(entry.signatures for entry in hosted.match.record.entries[1:])


def test_two_entries_for_one_number_name_the_host() -> None:
    hosted = in_game()
    hosted.commit(1)
    other = hosted.match.record.entries[2]
    hosted.say(signed(msgspec.structs.replace(other, seq=1), hosted))
    stopped(hosted, "two different stories of entry 2")


def test_what_fellow_guests_were_told_is_compared() -> None:
    hosted = in_game()
    hosted.commit(1)
    game = hosted.guest.game
    own = hosted.guest.word(1)
    assert own is not None
    assert hosted.guest.compared(own) == own
    last = hosted.guest.word(len(hosted.guest.follower.positions) - 1)
    assert last is not None
    assert hosted.guest.compared(Compare(game, 1, 90, bytes(32), bytes(64))) == last, "who is behind says how far it is"
    told = commit_message(game, 1, 1, bytes(32))
    hosted.guest.compared(Compare(game, 1, 1, bytes(32), SIGNERS[0].sign(told)))
    assert not hosted.guest.alarm, "only what the dealer itself has signed counts"
    assert hosted.guest.compared(Compare(game, 1, 1, bytes(32), DEALER.sign(told))) == own
    stopped(hosted, "two different stories of entry 2")


# --- digests that do not agree -----------------------------------------------------------------------------------


def wrong_digest(hosted: Hosted, seq: int) -> CommitLine:
    entry = hosted.match.seen(1).entries[seq]
    return signed(msgspec.structs.replace(entry, mark=Mark(bytes(32), entry.mark.seal)), hosted)


def test_a_wrong_digest_stops_the_guest_there_and_the_log_brings_it_on() -> None:
    hosted = in_game()
    hosted.commit(1)
    (desync,) = hosted.say(wrong_digest(hosted, 2))
    assert desync == Desync(2, hosted.match.record.entries[2].mark.digest)
    assert hosted.commit(3) == [], "what was on its way is in the log"
    last = len(hosted.match.record.entries) - 1
    answers = hosted.say(hosted.begin(), hosted.history())
    assert [answer.seq for answer in answers if isinstance(answer, Ack)] == [last]
    assert not hosted.guest.alarm
    assert hosted.guest.follower is not None
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    assert isinstance(hosted.keeper, MemoryKeeper)
    kept = hosted.keeper.kept_aside
    assert [label for label, _ in kept] == ["ours", "theirs"]
    assert [len(record.entries) for _, record in kept] == [2, last + 1]


def test_the_second_wrong_digest_names_the_host() -> None:
    hosted = in_game()
    hosted.say(wrong_digest(hosted, 1))
    hosted.say(hosted.begin(), hosted.history())
    play_corners(hosted.match, 1, seed=5)
    hosted.say(wrong_digest(hosted, len(hosted.match.record.entries) - 1))
    stopped(hosted, "cannot be followed")


def test_a_log_that_leads_elsewhere_too_names_the_host() -> None:
    hosted = in_game()
    hosted.say(wrong_digest(hosted, 1))
    lines = list(hosted.history().lines)
    lines[1] = wrong_digest(hosted, 1).line
    hosted.say(hosted.begin(), History(0, tuple(lines)))
    stopped(hosted, "cannot be followed")


# --- coming back -------------------------------------------------------------------------------------------------


def resumed(hosted: Hosted) -> None:
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.game)


def test_a_history_with_gaps_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.say(hosted.begin(), hosted.history(2))
    stopped(hosted, "history with gaps")


@pytest.mark.parametrize("parts", ["empty", "many"])
def test_a_history_without_end_names_the_host(parts: str) -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.say(msgspec.structs.replace(hosted.begin(1), entries=1_000_000))
    if parts == "empty":
        hosted.say(History(1, ()))
    else:
        line = hosted.history().lines[0]
        for first in range(1, MOST_PARTS + 2):
            assert not hosted.guest.alarm
            hosted.say(History(first, (line,)))
    stopped(hosted, "without end")


def test_a_history_that_begins_beyond_the_own_copy_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.say(hosted.begin(3), hosted.history(3))
    stopped(hosted, "entries are missing")


def test_another_history_in_the_same_epoch_names_the_host() -> None:
    hosted = in_game(turns=2)
    hosted.commit_rest()
    resumed(hosted)
    hosted.match = Hosted().match
    play_corners(hosted.match, 4, seed=99)
    hosted.say(hosted.begin(), hosted.history())
    stopped(hosted, "two different stories")


def test_a_header_that_was_changed_names_the_host() -> None:
    hosted = in_game()
    resumed(hosted)
    begin = hosted.begin()
    header = with_seat(hosted.match.seen(1).header, 0, name="Mallory")
    hosted.say(msgspec.structs.replace(begin, lines=pack_header(resealed(header))))
    stopped(hosted, "changed the beginning")


def test_another_players_view_is_refused() -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.say(msgspec.structs.replace(hosted.begin(), lines=pack_header(hosted.match.seen(0))))
    stopped(hosted, "another player’s view")


@pytest.mark.parametrize("seat", [0, 3])
def test_a_dealer_without_the_key_of_its_seat_is_refused(seat: int) -> None:
    hosted = in_game()
    resumed(hosted)
    hosted.say(hosted.begin(dealer=seat))
    stopped(hosted, "is not the player who deals")


def test_a_stranger_that_says_it_deals_without_a_seat_is_refused() -> None:
    hosted = in_game()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.game, SIGNERS[3])
    hosted.say(hosted.begin())
    stopped(hosted, "is not the computer that deals")


# --- a new dealer ------------------------------------------------------------------------------------------------


def taken_over(hosted: Hosted, epoch: int = 2) -> Match:
    """Let seat 1 of three deal on, with what seat 2 shows it."""
    followers = followers_of(hosted.match, 0, 2)
    secret = secret_from("new")
    nonces = (None, None, NONCES[2])
    return take_over(followers[0], own_cards(followers[2]), secret, epoch, lambda _: NoJournal(), nonces)


@pytest.mark.parametrize("lie", ["none", "secret", "share", "card"])
def test_a_new_deal_must_be_the_one_that_was_elected(lie: str) -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 30)
    hosted.commit_rest()
    hosted.match = taken_over(hosted)
    redeal = hosted.match.record.entries[-1].body
    assert isinstance(redeal, Redeal)
    hosted.guest.closed(hosted.now)
    hosted.guest.promise(2)
    mandate = votes_before(hosted.match.follower, 0, (0, 2))
    other = msgspec.structs.replace(mandate.votes[1], promise=bytes(32))
    lies = {
        "secret": Election(msgspec.structs.replace(mandate, deal=bytes(32))),
        "share": Election(msgspec.structs.replace(mandate, votes=(mandate.votes[0], other))),
        "card": Election(mandate, redeal.returned),
    }
    assert redeal.returned
    hosted.guest.expect(lies.get(lie, Election(mandate)))
    seq = len(hosted.match.record.entries) - 1
    hosted.enter(hosted.guest.game, SIGNERS[0])
    answers = hosted.say(hosted.begin(seq, dealer=0), hosted.history(seq))
    if lie == "none":
        assert not hosted.guest.alarm
        assert [answer.epoch for answer in answers if isinstance(answer, Ack)] == [2]
        return
    assert "Ida" in hosted.guest.alarm


def test_what_nobody_else_had_is_overtaken_and_the_old_copy_kept() -> None:
    hosted = Hosted(players=3, seat=2)
    hosted.deal()
    play_corners(hosted.match, 10)
    hosted.commit_rest()
    common = len(hosted.match.record.entries)
    other = taken_over(hosted)
    play_corners(hosted.match, 1, seed=7)
    hosted.commit_rest()
    assert hosted.guest.follower is not None
    assert len(hosted.guest.follower.positions) > common
    hosted.guest.closed(hosted.now)
    hosted.guest.take_news()
    hosted.match = other
    play_corners(hosted.match, 3, seed=8)
    hosted.enter(hosted.guest.game, SIGNERS[0])
    mandate = votes_before(other.follower, 0, (0, 2))
    hosted.say(mandate, hosted.begin(0, dealer=0), hosted.history(0))
    assert not hosted.guest.alarm
    assert hosted.guest.follower.digest == hosted.match.follower.digest
    copy = hosted.keeper.copy(hosted.guest.game)
    assert copy is not None
    assert copy.digest == hosted.match.follower.digest


@pytest.mark.parametrize(
    "lie",
    ["none", "no votes", "too few", "forged", "of another", "for another deal", "a share dropped", "entries dropped"],
)
def test_a_new_dealer_must_show_the_votes_of_more_than_half(lie: str) -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 10)
    hosted.commit_rest()
    before = hosted.match.follower
    shorter = followers_of(hosted.match, 0)[0]
    if lie == "entries dropped":
        shorter = shortened(shorter, len(before.positions) - 1)
    nonces = (None, None, None if lie == "a share dropped" else NONCES[2])
    hosted.match = take_over(shorter, (), secret_from("new"), 2, lambda _: NoJournal(), nonces)
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
    hosted.enter(hosted.guest.game, SIGNERS[0])
    if lie != "no votes":
        hosted.say(lies.get(lie, mandate))
    hosted.say(hosted.begin(0, dealer=0), hosted.history(0))
    assert hosted.guest.follower is not None
    if lie == "none":
        assert not hosted.guest.alarm
        assert hosted.guest.follower.digest == hosted.match.follower.digest
        return
    stopped(hosted, "voted")
    assert hosted.guest.follower.digest == before.digest


def test_of_two_the_other_needs_no_vote_but_the_dealer_itself_does() -> None:
    for dealer in (0, 1):
        hosted = Hosted(seat=1)
        hosted.deal()
        play_corners(hosted.match, 4)
        hosted.commit_rest()
        assert hosted.guest.play is not None
        hosted.guest.play.dealt_by = (dealer,)
        followers = followers_of(hosted.match, 0)
        nonces = (None, None)
        hosted.match = take_over(followers[0], (), secret_from("new"), 2, lambda _: NoJournal(), nonces)
        hosted.guest.closed(hosted.now)
        hosted.enter(hosted.guest.game, SIGNERS[0])
        hosted.say(votes_before(hosted.match.follower, 0, (0,)), hosted.begin(0, dealer=0), hosted.history(0))
        assert bool(hosted.guest.alarm) == (dealer == 0)


def test_nobody_deals_anew_in_mid_game() -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 4)
    hosted.commit_rest()
    followers = followers_of(hosted.match, 0)
    hosted.match = take_over(followers[0], (), secret_from("new"), 2, lambda _: NoJournal(), (None, None, NONCES[2]))
    hosted.say(votes_before(hosted.match.follower, 0, (0, 2)))
    hosted.commit_rest()
    stopped(hosted, "voted")


def test_another_than_the_dealer_does_not_go_on_with_its_deal() -> None:
    hosted = Hosted(players=3, seat=1)
    hosted.deal()
    play_corners(hosted.match, 4)
    hosted.commit_rest()
    hosted.guest.closed(hosted.now)
    hosted.enter(hosted.guest.game, SIGNERS[2])
    hosted.say(hosted.begin(len(hosted.match.record.entries), dealer=2))
    stopped(hosted, "not the computer that deals")
