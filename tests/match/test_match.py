"""The authority: it accepts legal actions alone, writes before it sends, and sends no more than a view."""

from __future__ import annotations

import random

import pytest

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, Rejected, new_header
from game.record import OPEN, Commit, End, EndInfo, Entry, Resign, SeatChange, SeatInfo
from game.record.follower import DigestMismatch, Follower, InvalidEntry, load_record
from game.record.position import ending
from game.record.writer import entry_text, record_text
from game.rules import Deal, Place, PlaceKind, Reason, TakeTokens, current_actor, legal_actions, observe, public_digest
from tests.helpers.tables import EDITIONS, corner_choice, followers_of, new_match, play_corners, play_out, seats_of


class Journal(NoJournal):
    """Notes what was written, and can fail."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.full = False

    def append(self, line: str) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.lines.append(line)


def test_a_proposal_out_of_turn_or_illegal_changes_nothing() -> None:
    match = new_match("base", 3)
    seat = match.state.turn
    legal = legal_actions(match.state)[0]
    before = (match.state, len(match.record.entries))
    with pytest.raises(Rejected, match="another player’s turn") as caught:
        match.propose((seat + 1) % 3, legal)
    assert caught.value.reason is None
    with pytest.raises(Rejected) as caught:
        match.propose(seat, TakeTokens((0, 0, 0)))
    assert caught.value.reason is not None
    assert caught.value.reason.rule in {"R6", "R7"}
    with pytest.raises(Rejected) as caught:
        match.propose(seat, Deal(legal_deal_place(match), "b1-01"))
    assert caught.value.reason is Reason.NO_DEAL
    assert (match.state, len(match.record.entries)) == before
    match.propose(seat, legal)
    assert len(match.record.entries) == 2


def legal_deal_place(match: Match) -> Place:
    body = match.record.entries[0].body
    assert isinstance(body, Commit)
    last = body.actions[-1]
    assert isinstance(last, Deal)
    return last.place


def test_subscribers_receive_an_entry_only_after_it_was_written() -> None:
    journal = Journal()
    match = new_match("base", 2, journal=journal)
    received: list[tuple[int, int]] = []
    match.subscribe(OPEN, lambda entry: received.append((entry.seq, len(journal.lines))))
    play_corners(match, 10)
    assert received == [(seq, seq + 1) for seq in range(1, 11)]


def test_an_entry_that_cannot_be_written_is_not_applied() -> None:
    journal = Journal()
    match = new_match("base", 2, journal=journal)
    received: list[Entry] = []
    match.subscribe(OPEN, received.append)
    before = match.state
    journal.full = True
    with pytest.raises(OSError, match="No space"):
        play_corners(match, 1)
    assert match.state is before
    assert received == []
    journal.full = False
    play_corners(match, 1)
    assert len(received) == 1


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_receives_a_hidden_card(name: str, players: int) -> None:
    """Secrecy: no hidden card's name or salt in anything sent to another seat, as text or as position."""
    match = new_match(name, players)
    sent: dict[int | None, list[Entry]] = {view: [] for view in (None, *range(players))}
    records = {view: match.subscribe(OPEN if view is None else view, sent[view].append) for view in sent}
    rng = random.Random(7)
    secrets_kept = 0
    while match.end is None and len(match.record.entries) < 80:
        seat = current_actor(match.state)
        assert seat is not None
        match.propose(seat, corner_choice(observe(match.state, seat), rng))
        whole = match.record.entries[-1].body
        if not isinstance(whole, Commit):
            continue
        for owner, player in enumerate(match.state.players):
            hidden = {held.card for held in player.hand if held.blind}
            for view, entries in sent.items():
                if view != owner and hidden:
                    text = entry_text(entries[-1], match.follower.rules)
                    secrets_kept += len(hidden)
                    assert not any(str(card) in text for card in hidden), (view, text)
        for action, salt in zip(whole.actions, whole.salts, strict=True):
            if isinstance(action, Deal) and action.place.kind is PlaceKind.HAND:
                assert salt is not None
                for view, entries in sent.items():
                    assert (salt.hex() in entry_text(entries[-1], match.follower.rules)) == (view == action.place.row)
    assert secrets_kept > 20
    for view, record in records.items():
        late = match.subscribe(OPEN if view is None else view, lambda _: None)
        assert late.entries == [*record.entries, *sent[view]], "a late subscriber is sent the same"
        assert "secret" not in record_text(late) or match.end is not None


@pytest.mark.parametrize("name", EDITIONS)
def test_all_followers_share_one_chain_and_see_their_own_view(name: str) -> None:
    match = new_match(name, 3)
    followers = followers_of(match, OPEN, 0, 1, 2)
    rng = random.Random(3)
    for _ in range(60):
        if match.end is not None:
            break
        match.propose(match.state.turn, corner_choice(observe(match.state, match.state.turn), rng))
        for view, follower in followers.items():
            assert follower.digest == match.follower.digest
            assert follower.position.state == observe(match.state, view if isinstance(view, int) else None)
            assert public_digest(follower.position.state) == public_digest(match.state)


def test_a_desync_is_noticed_at_the_very_entry() -> None:
    match = new_match("base", 2)
    sent: list[Entry] = []
    record = match.subscribe(0, sent.append)
    play_corners(match, 3)
    follower = Follower(record.header, record.header_trailers)
    for entry in [*record.entries, sent[0]]:
        follower.accept(entry)
    other = new_match("base", 2)
    others: list[Entry] = []
    other.subscribe(0, others.append)
    play_corners(other, 1, seed=9)
    other.take_back(other.state.turn, 0)
    play_corners(other, 1, seed=1)
    with pytest.raises(InvalidEntry, match="found, entry 2 expected"):
        follower.accept(others[2])
    if others[1].trailer.digest != sent[1].trailer.digest:
        with pytest.raises((DigestMismatch, InvalidEntry)):
            follower.accept(others[1])
    follower.accept(sent[1])


def test_a_takeback_leads_back_to_the_same_cards() -> None:
    match = new_match("marvel", 2)
    play_corners(match, 6)
    then = match.state
    play_corners(match, 3, seed=2)
    after = match.state
    match.take_back(0, 6)
    assert match.state == then
    play_corners(match, 3, seed=2)
    assert match.state == after
    with pytest.raises(Rejected, match="cannot undo the game"):
        match.take_back(0, 99)
    with pytest.raises(Rejected, match="cannot undo the game"):
        match.take_back(0, 8)  # It was itself taken back: the lineage would no longer show how the position arose.
    load_record(record_text(match.record).encode())


def test_of_two_the_other_wins_when_one_resigns() -> None:
    match = new_match("base", 2)
    play_corners(match, 4)
    match.resign(0)
    assert match.end == EndInfo("resigned", (1,))
    assert isinstance(match.record.entries[-1].body, End)
    for call in (match.agree_end, lambda: match.resign(1), lambda: match.propose(0, TakeTokens((0,)))):
        with pytest.raises(Rejected):
            call()


@pytest.mark.parametrize("name", EDITIONS)
def test_of_several_a_bot_plays_for_the_resigned_seat_and_cannot_win(name: str) -> None:
    match = new_match(name, 3)
    play_corners(match, 4)
    match.resign(2)
    assert [type(entry.body) for entry in match.record.entries[-2:]] == [Resign, SeatChange]
    assert match.seats[2] == SeatInfo("Cy", "bot", "greedy")
    with pytest.raises(Rejected, match="only the computer"):
        match.change_seat(2, SeatInfo("Cy", "human"))
    with pytest.raises(Rejected, match="cannot resign"):
        match.resign(2)
    play_out(match)
    assert match.end is not None
    assert 2 not in match.end.winners
    assert ending(match.follower.position) == match.end


def test_entries_missing_after_a_crash_are_added_on_resume() -> None:
    resigned = new_match("base", 3)
    play_corners(resigned, 3)
    resigned.resign(0)
    over = new_match("base", 2)
    play_out(over)
    for match, missing in ((resigned, SeatChange), (over, End)):
        text = record_text(match.record)
        assert isinstance(match.record.entries[-1].body, missing)
        cut = text[: text.rstrip("\n").rindex("\n") + 1]
        again = Match(load_record(cut.encode()).follower, secret_from("test"), NoJournal())
        again.catch_up()
        assert record_text(again.record) == text
        again.catch_up()
        assert record_text(again.record) == text


def test_the_last_one_left_wins() -> None:
    match = new_match("base", 4)
    for seat in (3, 0, 1):
        match.resign(seat)
    assert match.end == EndInfo("resigned", (2,))


def test_an_agreed_end_has_no_winner() -> None:
    match = new_match("base", 3)
    play_corners(match, 4)
    match.agree_end()
    assert match.end == EndInfo("agreed", ())
    load_record(record_text(match.record).encode())


def test_a_game_is_taken_over_just_as_it_stands() -> None:
    match = new_match("base", 3)
    play_corners(match, 20)
    follower = load_record(record_text(match.record).encode()).follower
    with pytest.raises(ValueError, match="not the secret"):
        Match(follower, secret_from("wrong"), NoJournal())
    again = Match(follower, secret_from("test"), NoJournal())
    play_corners(match, 20, seed=2)
    play_corners(again, 20, seed=2)
    assert again.record == match.record


def test_without_its_secret_a_game_is_redealt() -> None:
    match = new_match("marvel", 3)
    play_corners(match, 20)
    follower = load_record(record_text(match.record).encode()).follower
    again = Match.redealt(follower, secret_from("fresh"), NoJournal())
    assert again.state == match.state
    assert again.record.entries[-1].epoch == 2
    with pytest.raises(Rejected, match="cannot undo the game"):
        again.take_back(0, 12)
    play_out(again)
    assert load_record(record_text(again.record).encode()).follower.record == again.record


def test_only_the_tables_own_record_is_played_on() -> None:
    match = new_match("base", 2)
    record = match.subscribe(0, lambda _: None)
    with pytest.raises(ValueError, match="only the table’s own record"):
        Match(Follower(record.header, record.header_trailers), secret_from("test"), NoJournal())


@pytest.mark.parametrize("first", [None, 0, 1])
def test_the_host_may_pick_who_begins_r5(first: int | None) -> None:
    secret = secret_from("first")
    match = Match.new(new_header("base", seats_of(2), secret, first), secret, NoJournal())
    assert first in (None, match.state.first)
    play_corners(match, 3)
    load_record(record_text(match.record).encode())


def test_a_request_that_came_too_late_is_refused_with_translatable_text() -> None:
    match = new_match("base", 2)
    with pytest.raises(Rejected, match="cannot undo the game to entry 7") as caught:
        match.take_back(0, 7)
    assert caught.value.sentence == "You cannot do that now."
