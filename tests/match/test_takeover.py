"""Takeovers: a new dealer with one seat's knowledge continues the same game, and every view agrees."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, seal_header
from game.match.takeover import extended, own_cards, take_over
from game.match.verify import verify
from game.record import OPEN, Commit, Redeal, View, as_seen
from game.record.follower import InvalidEntry, follow, load_record
from game.record.reader import read_record
from game.record.wire import header_lines
from game.record.writer import record_text
from game.rules import observe, public_digest
from game.storage.folder import StoreError
from game.storage.store import Store
from tests.helpers.tables import EDITIONS, SEED_SHARES, followers_of, network_match, play_corners, play_out
from tests.helpers.takeovers import FRESH, check_agreed, hidden, listen, lost_game, taken_over


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("absent", [(), (0,), (0, 1)])
def test_the_game_continues_with_the_revealed_cards(name: str, players: int, absent: tuple[int, ...]) -> None:
    before, followers = lost_game(name, players)
    dealer = players - 1
    present = [seat for seat in range(players) if seat not in absent]
    match = taken_over(followers, dealer, present)
    body = match.record.entries[-1].body
    assert isinstance(body, Redeal)
    lost = {(place.row, place.slot) for place in body.returned}
    for seat, player in enumerate(before.state.players):
        for slot, held in enumerate(player.hand):
            assert ((seat, slot) in lost) == (held.blind and seat in absent and seat != dealer)
            if (seat, slot) not in lost:
                assert match.state.players[seat].hand[slot] == held
    assert not match.state.redacted
    assert public_digest(match.state) == public_digest(before.state)
    check_agreed(match, followers)
    play_corners(match, 12, seed=5)
    check_agreed(match, followers)
    play_out(match)
    for copy in (match.record, *(follower.record for follower in followers.values())):
        assert read_record(record_text(copy)) == copy
        assert verify(record_text(copy).encode()).proof == "unproven"


def test_the_header_keeps_the_seals_of_the_host_that_was_lost() -> None:
    before, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [0, 1])
    for view, follower in followers.items():
        assert follower.record.header_trailers == seal_header(
            before.record.header.seen_by(view), secret_from("network")
        )
        assert match.seen(view).header_trailers == match.record.header_trailers == followers[2].record.header_trailers


@pytest.mark.parametrize("name", EDITIONS)
def test_a_spectator_or_server_without_a_seat_can_deal_on(name: str) -> None:
    _, followers = lost_game(name, 3)
    match = taken_over(followers, OPEN, [1])
    check_agreed(match, followers)
    play_out(match)
    assert verify(record_text(match.record).encode()).proof == "unproven"


@pytest.mark.parametrize("name", EDITIONS)
def test_entries_that_the_new_dealer_missed_come_from_another_guest(name: str) -> None:
    """Even a card that it reserved blind itself and was never sent: it is dealt another one."""
    before, followers = lost_game(name, 3, turns=24)
    seq, place = next((entry.seq, hidden(entry)[0].place) for entry in reversed(before.record.entries) if hidden(entry))
    seat, other = place.row, (place.row + 1) % 3
    entries = before.record.entries
    behind = follow(msgspec.structs.replace(followers[seat].record, entries=followers[seat].record.entries[:seq]))
    dealer = extended(behind, followers[other].record.entries[seq:], 2)
    assert len(behind.positions) == seq < len(entries)
    assert dealer.digest == before.follower.digest
    assert dealer.position.state.players[seat].hand[place.slot].card is None
    match = take_over(dealer, own_cards(followers[other]), FRESH, 2, lambda _: NoJournal(), SEED_SHARES[:3])
    body = match.record.entries[-1].body
    assert isinstance(body, Redeal)
    assert place in body.returned
    late = followers | {seat: dealer}
    listen(match, late)
    check_agreed(match, late)
    play_corners(match, 8, seed=5)
    check_agreed(match, late)
    match.agree_end()
    for follower in late.values():
        assert verify(record_text(follower.record).encode()).proof == "unproven"


def test_a_guest_that_was_behind_takes_entries_without_its_own_card() -> None:
    before, followers = lost_game("base", 3, turns=24)
    seat = next(
        entry.body.seat
        for entry in before.record.entries
        if isinstance(entry.body, Commit) and entry.body.seat in (0, 1) and hidden(entry)
    )
    assert seat is not None
    first = next(
        entry.seq
        for entry in before.record.entries
        if isinstance(entry.body, Commit) and entry.body.seat == seat and hidden(entry)
    )
    behind = follow(msgspec.structs.replace(followers[seat].record, entries=followers[seat].record.entries[:first]))
    match = take_over(followers[2], (), FRESH, 2, lambda _: NoJournal(), SEED_SHARES[:3])
    record = match.subscribe(seat, lambda _: None)
    with pytest.raises(InvalidEntry, match="must be the other way round"):
        behind.accept(record.entries[first])
    late = extended(behind, record.entries[first:], 2)
    assert late.position.state == observe(match.state, seat)
    text = record_text(late.record)
    assert f"view seat {seat + 1} since 2" in text
    assert load_record(text.encode()).follower.position == late.position


@settings(max_examples=12, deadline=None)
@given(
    name=st.sampled_from(EDITIONS),
    dealer=st.sampled_from([OPEN, 0, 1, 2, 3]),
    present=st.sets(st.sampled_from(range(4))),
    turns=st.integers(16, 40),
    seed=st.integers(0, 9),
)
def test_all_views_agree_for_any_new_dealer_and_any_revealing_seats(
    name: str, dealer: View, present: set[int], turns: int, seed: int
) -> None:
    match = network_match(name, 4, f"property {seed}")
    followers = followers_of(match, OPEN, 0, 1, 2, 3)
    play_corners(match, turns, seed)
    if match.end is None:
        again = taken_over(followers, dealer, sorted(present), epoch=2 + seed)
        check_agreed(again, followers)
        play_corners(again, 10, seed + 1)
        check_agreed(again, followers)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_second_dealer_may_be_lost_as_well(name: str) -> None:
    _, followers = lost_game(name, 4, turns=20)
    match = taken_over(followers, 3, [1, 2])
    play_corners(match, 10, seed=8)
    match = taken_over(followers, 1, [0, 2], epoch=5, secret=secret_from("third"))
    assert match.record.header.since == 5
    assert {draw.epoch for row in match.follower.position.draws for draw in row if draw} >= {5}
    check_agreed(match, followers)
    play_corners(match, 10, seed=9)
    play_out(match)
    check_agreed(match, followers)
    for follower in followers.values():
        assert verify(record_text(follower.record).encode()).proof == "unproven"


def test_after_a_crash_the_new_dealer_resumes_from_its_file() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    play_corners(match, 6, seed=4)
    loaded = load_record(record_text(match.record).encode()).follower
    assert loaded.position == match.follower.position
    again = Match(loaded, FRESH, NoJournal())
    again.catch_up()
    play_corners(match, 20, seed=6)
    play_corners(again, 20, seed=6)
    assert again.record == match.record


def test_the_new_dealers_folder_plays_the_game_on(tmp_path: Path) -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    name = match.record.header.game
    with Store(tmp_path) as store:
        (store.games_dir / f"{name}.cabochon").write_text(record_text(match.record), encoding="utf-8", newline="\n")
        (store.games_dir / f"{name}.secret").write_text(FRESH.hex(), encoding="ascii")
        again, _ = store.resume(name, networked=True)
        assert again.record == match.record
        play_corners(again, 4)
        (store.games_dir / f"{name}.secret").unlink()
        with pytest.raises(StoreError, match="Ask another player to host"):
            store.resume(name, networked=True)
        assert len(store.list_games()) == 1
        assert verify((store.games_dir / f"{name}.cabochon").read_bytes()).proof == "unfinished"


def test_a_network_game_whose_opening_was_never_dealt_cannot_go_on(tmp_path: Path) -> None:
    header = network_match("base", 2).record.header
    secret = secret_from("network")
    with Store(tmp_path) as store:
        lines = header_lines(header, seal_header(header, secret))
        (store.games_dir / "g.cabochon").write_text(
            "".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n"
        )
        (store.games_dir / "g.secret").write_text(secret.hex(), encoding="ascii")
        with pytest.raises(StoreError, match="opening deal of this game is lost"):
            store.resume("g", networked=True)
        with pytest.raises(StoreError, match="network game"):
            store.resume("g")


def test_a_newcomer_after_a_takeover_follows_as_well() -> None:
    _, followers = lost_game("marvel", 3)
    match = taken_over(followers, 2, [1])
    late = followers_of(match, OPEN, 0, 1, 2)
    assert late[1].record.header.since == 2
    assert late[OPEN].record.header.since == 1
    play_corners(match, 10, seed=2)
    check_agreed(match, late)
    play_out(match)
    for follower in late.values():
        assert verify(record_text(follower.record).encode()).proof == "unproven"


def test_a_dealer_that_comes_back_follows_with_its_seats_eyes() -> None:
    before, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [1])
    mine = follow(as_seen(before.record, 0))
    listen(match, {0: mine})
    assert mine.position.state == observe(match.state, 0)


def test_a_table_that_lost_its_new_deal_too_redeals() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    text = record_text(match.record)
    cut = text[: text.rstrip("\n").rindex("\n") + 1]
    follower = load_record(cut.encode()).follower
    assert follower.position.state.redacted
    with pytest.raises(ValueError, match="only the table’s own record"):
        Match(follower, secret_from("network"), NoJournal())
    again = Match.redealt(follower, secret_from("other"), NoJournal())
    assert again.record.entries[-1].epoch == 2
    play_out(again)
