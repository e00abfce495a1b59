"""Taking over: a new dealer with one seat's knowledge goes on with the same game, and nothing lost is called proved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dealer import redeal, secret_from
from game.match import Match, NoJournal, Rejected, seal_header
from game.match_takeover import WrongCard, extended, own_cards, take_over
from game.record import (
    OPEN,
    TABLE,
    Commit,
    End,
    Entry,
    Mark,
    RecordError,
    Redeal,
    Shown,
    Takeback,
    View,
    as_seen,
    redact_entry,
)
from game.record_follow import Follower, Refused, follow, load_record
from game.record_read import read_record
from game.record_text import record_text
from game.record_wire import header_lines
from game.rules import Deal, GameState, PlaceKind, PurchaseCard, edition, hand, observe, public_digest, redact_event
from game.store import Store
from game.store_folder import StoreError
from game.verify import verify
from tests.tables import (
    EDITIONS,
    NONCES,
    acknowledgement,
    followers_of,
    network_match,
    new_match,
    play_corners,
    play_out,
    recomputed,
)

FRESH = secret_from("fresh")
Followers = dict[View, Follower]


def seen_by(view: View) -> int | None:
    return view if isinstance(view, int) else None


def lost_game(name: str, players: int, turns: int = 30) -> tuple[Match, Followers]:
    """Play until blind cards lie in the hands of several seats; then the dealer is lost."""
    match = network_match(name, players)
    followers = followers_of(match, OPEN, *range(players))
    play_corners(match, turns)
    owners = [seat for seat, player in enumerate(match.state.players) if any(held.blind for held in player.hand)]
    assert len(owners) >= 2
    assert match.end is None
    return match, followers


def taken_over(
    followers: Followers, dealer: View, present: Iterable[int], epoch: int = 2, secret: bytes = FRESH
) -> Match:
    """Let a viewer deal on, to whom the seats that are present show their cards; all followers hear of it."""
    shown = [card for seat in present for card in own_cards(followers[seat])]
    texts: list[str] = []

    def begin(text: str) -> NoJournal:
        texts.append(text)
        return NoJournal()

    again = take_over(followers[dealer], shown, secret, epoch, begin, NONCES[: len(followers) - 1])
    assert texts == [record_text(again.record)]
    listen(again, followers)
    return again


def listen(match: Match, followers: Followers) -> None:
    """Let followers hear what they have missed and all that comes."""
    for view, follower in followers.items():
        record = match.subscribe(view, follower.accept)
        for entry in record.entries[len(follower.positions) :]:
            follower.accept(entry)


def held_cards(state: GameState) -> Counter[str]:
    cards = Counter(card for row in state.market for card in row if card is not None)
    for player in state.players:
        cards.update(player.bought)
        cards.update(held.card for held in player.hand if held.card is not None)
    return cards


def check_agreed(match: Match, followers: Followers) -> None:
    """All followers stand where the authority stands, each in its own view; no card is there twice or missing."""
    for view, follower in followers.items():
        assert follower.digest == match.follower.digest
        assert follower.position.state == observe(match.state, seen_by(view))
        assert public_digest(follower.position.state) == public_digest(match.state)
        events = match.follower.events[-1]
        assert follower.events[-1] == tuple(redact_event(event, seen_by(view)) for event in events)
    cards = held_cards(match.state)
    assert set(cards.values()) == {1}
    assert len(cards) + sum(match.state.decks) == len(edition(match.state.edition).cards)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("absent", [(), (0,), (0, 1)])
def test_the_game_goes_on_with_the_cards_that_were_shown(name: str, players: int, absent: tuple[int, ...]) -> None:
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


@pytest.mark.parametrize("name", EDITIONS)
def test_a_spectator_or_server_without_a_seat_can_deal_on(name: str) -> None:
    _, followers = lost_game(name, 3)
    match = taken_over(followers, OPEN, [1])
    check_agreed(match, followers)
    play_out(match)
    assert verify(record_text(match.record).encode()).proof == "unproven"


@pytest.mark.parametrize("name", EDITIONS)
def test_what_the_new_dealer_has_missed_comes_from_another_guest(name: str) -> None:
    """Even a card that it reserved blind itself and was never told of: it is dealt another one."""
    before, followers = lost_game(name, 3, turns=24)
    seq, place = next((entry.seq, hidden(entry)[0].place) for entry in reversed(before.record.entries) if hidden(entry))
    seat, other = place.row, (place.row + 1) % 3
    entries = before.record.entries
    behind = follow(msgspec.structs.replace(followers[seat].record, entries=followers[seat].record.entries[:seq]))
    dealer = extended(behind, followers[other].record.entries[seq:], 2)
    assert len(behind.positions) == seq < len(entries)
    assert dealer.digest == before.follower.digest
    assert dealer.position.state.players[seat].hand[place.slot].card is None
    match = take_over(dealer, own_cards(followers[other]), FRESH, 2, lambda _: NoJournal(), NONCES[:3])
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
    match = take_over(followers[2], (), FRESH, 2, lambda _: NoJournal(), NONCES[:3])
    record = match.subscribe(seat, lambda _: None)
    with pytest.raises(Refused, match="must see the opposite"):
        behind.accept(record.entries[first])
    late = extended(behind, record.entries[first:], 2)
    assert late.position.state == observe(match.state, seat)
    text = record_text(late.record)
    assert f"view seat {seat + 1} since 2" in text
    assert load_record(text.encode()).follower.position == late.position


def hidden(entry: Entry) -> tuple[Deal, ...]:
    """List the cards that an entry deals to hands."""
    actions = entry.body.actions if isinstance(entry.body, Commit) else ()
    return tuple(action for action in actions if isinstance(action, Deal) and action.place.kind is PlaceKind.HAND)


@settings(max_examples=12, deadline=None)
@given(
    name=st.sampled_from(EDITIONS),
    dealer=st.sampled_from([OPEN, 0, 1, 2, 3]),
    present=st.sets(st.sampled_from(range(4))),
    turns=st.integers(16, 40),
    seed=st.integers(0, 9),
)
def test_whoever_deals_on_and_whoever_shows_all_views_agree(
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


def test_after_a_crash_the_new_dealer_goes_on_from_its_file() -> None:
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
        again, _ = store.go_on(name, networked=True)
        assert again.record == match.record
        play_corners(again, 4)
        (store.games_dir / f"{name}.secret").unlink()
        with pytest.raises(StoreError, match="another player’s computer has to deal on"):
            store.go_on(name, networked=True)
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
        with pytest.raises(StoreError, match="lost its deal before it began"):
            store.go_on("g", networked=True)
        with pytest.raises(StoreError, match="played over a network"):
            store.go_on("g")


def test_who_comes_anew_after_a_takeover_follows_as_well() -> None:
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


def test_a_table_that_lost_its_new_deal_too_deals_anew() -> None:
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


def test_whoever_shows_another_card_is_named() -> None:
    _, followers = lost_game("base", 3)
    card = next(card for card in own_cards(followers[1]))
    other = next(name for name in edition("base").cards if name[:2] == card.card[:2] and name != card.card)

    def refuse(text: str) -> NoJournal:
        raise AssertionError(text)

    wrong = (
        msgspec.structs.replace(card, card=other),
        msgspec.structs.replace(card, salt=bytes(32)),
        msgspec.structs.replace(card, place=hand(1, 2 - card.place.slot)),
        msgspec.structs.replace(card, place=hand(1, 9)),
    )
    for shown in wrong:
        if shown == card:
            continue
        with pytest.raises(WrongCard) as caught:
            take_over(followers[2], [shown], FRESH, 2, refuse)
        assert caught.value.seat == 1
    assert followers[1].opens(card)
    assert not followers[1].opens(Shown(hand(7, 0), card.card, card.salt))
    with pytest.raises(Rejected, match="A new deal must open an epoch after 1, not 1"):
        take_over(followers[2], [card], FRESH, 1, refuse)
    with pytest.raises(Rejected, match="3 seats need 3 nonces, not 2"):
        take_over(followers[2], [card], FRESH, 2, refuse, NONCES[:2])


def test_acknowledgements_are_relayed_with_the_new_deal() -> None:
    before, followers = lost_game("base", 3)
    last = len(before.record.entries) - 1
    signatures = (acknowledgement(before, 2, last), acknowledgement(before, 1, last))
    match = take_over(followers[2], [], FRESH, 2, lambda _: NoJournal(), (), signatures)
    assert [sign.seat for sign in match.record.entries[-1].signatures] == [1, 2]
    assert match.confirmed(last) == {1, 2}
    assert verify(record_text(match.record).encode()).proof == "unfinished"
    wrong = msgspec.structs.replace(signatures[0], seat=0)
    with pytest.raises(Rejected, match="signature of seat 1"):
        take_over(followers[2], [], FRESH, 2, lambda _: NoJournal(), (), (wrong,))


def test_nobody_else_learns_what_was_dealt_in_place_of_a_lost_card() -> None:
    _, followers = lost_game("base", 4)
    match = taken_over(followers, 3, [])
    entry = match.record.entries[-1]
    body = entry.body
    assert isinstance(body, Redeal)
    assert len(body.returned) >= 2
    for view in (OPEN, 0, 1, 2):
        seen = redact_entry(entry, view).body
        assert isinstance(seen, Redeal)
        for action, salt, whole in zip(seen.actions, seen.salts, body.actions, strict=True):
            assert (action.item, salt is None) == ((whole.item, False) if action.place.row == view else (None, True))
        assert seen.returned == body.returned


def test_cards_of_lost_deals_that_stay_hidden_are_shown_at_the_end() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [0, 1])
    match.agree_end()
    end = match.record.entries[-1].body
    assert isinstance(end, End)
    assert [shown.place for shown in end.hands] == [
        hand(seat, slot)
        for seat, player in enumerate(match.state.players)
        for slot, held in enumerate(player.hand)
        if held.blind
    ]
    *rest, last = match.record.entries
    for hands, message in (
        (end.hands[1:], "the end shows"),
        ((), "the end shows 0 hidden cards"),
        ((msgspec.structs.replace(end.hands[0], card="b1-01"), *end.hands[1:]), "b1-01 is not the card in hand"),
    ):
        follower = Follower(match.record.header, match.record.marks)
        for entry in rest:
            follower.accept(entry)
        with pytest.raises(Refused, match=message):
            follower.judge(msgspec.structs.replace(last, body=msgspec.structs.replace(end, hands=hands)))


@pytest.mark.parametrize("present", [(), (0, 1)])
def test_a_new_dealer_that_cheats_is_found_out_from_every_copy(present: tuple[int, ...]) -> None:
    """It commits to a deal that does not follow from its secret and the shares that were opened."""
    _, followers = lost_game("base", 3)
    honest = taken_over(followers, 2, present)
    honest.agree_end()
    seq = len(honest.record.entries) - 2
    table = follow(msgspec.structs.replace(honest.record, entries=honest.record.entries[:seq]))
    other = redeal(table.position.state, FRESH, 2, (bytes(32),) * 3)
    body = msgspec.structs.replace(other, nonces=NONCES[:3])
    for entry in (Entry(seq, 2, body), Entry(seq + 1, 2, honest.record.entries[-1].body)):
        position, events, digest = table.judge(entry)
        table.append(msgspec.structs.replace(entry, mark=Mark(digest, bytes(16))), position, events)
    line = table.line(seq)
    for view in (TABLE, OPEN, 0, 1, 2):
        copy = as_seen(table.record, view)
        with pytest.raises(RecordError) as caught:
            verify(record_text(copy).encode())
        assert caught.value.line == line
        sealed = record_text(as_seen(honest.record, view))
        assert verify(sealed.encode()) if view == TABLE else True


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda body: {"actions": body.actions[::-1], "salts": body.salts[::-1]}, "not named in order"),
        (lambda body: {"actions": body.actions[1:], "salts": body.salts[1:]}, "the deal commits to"),
        (lambda body: {"actions": (), "salts": (), "places": body.places[len(body.actions) :]}, "was not shown"),
        (lambda body: {"salts": (None, *body.salts[1:])}, "does not open the commitment"),
        (lambda body: {"salts": (bytes(32), *body.salts[1:])}, "does not open the commitment"),
        (lambda body: {"places": body.places[1:]}, "the deal commits to"),
        (
            lambda body: {"actions": (msgspec.structs.replace(body.actions[0], item="b3-01x"), *body.actions[1:])},
            "cannot be dealt to hand",
        ),
        (
            lambda body: {"actions": (*body.actions[:-1], msgspec.structs.replace(body.actions[-1], place=hand(3, 7)))},
            "no hidden card at hand 4.8",
        ),
    ],
)
def test_a_new_deal_that_is_not_as_it_must_be_is_refused(change: object, message: str) -> None:
    _, followers = lost_game("base", 4)
    match = taken_over(followers, 3, [])
    entry = match.record.entries[-1]
    table = follow(msgspec.structs.replace(match.record, entries=match.record.entries[:-1]))
    assert callable(change)
    body = msgspec.structs.replace(entry.body, **change(entry.body))
    with pytest.raises(Refused, match=message):
        table.judge(msgspec.structs.replace(entry, body=body))


def test_nothing_goes_back_to_before_a_takeover() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    first = len(match.record.entries) - 1
    play_corners(match, 3, seed=3)
    with pytest.raises(Rejected, match="cannot go back"):
        match.take_back(0, first - 1)
    match.take_back(0, first)
    assert isinstance(match.record.entries[-1].body, Takeback)
    check_agreed(match, followers)


def test_a_card_that_is_dealt_anew_can_be_bought() -> None:
    for seed in range(12):
        _, followers = lost_game("base", 3)
        match = taken_over(followers, 2, [])
        lost = {(place.row, place.slot) for place in match.record.entries[-1].body.returned}
        first = len(match.record.entries)
        play_corners(match, 90, seed=seed)
        bought = [
            action.place
            for entry in match.record.entries[first:]
            for action in getattr(entry.body, "actions", ())[:1]
            if isinstance(action, PurchaseCard) and action.place.kind is PlaceKind.HAND
        ]
        check_agreed(match, followers)
        if any((place.row, place.slot) in lost for place in bought):
            return
    raise AssertionError("no game in which it was bought")


def test_a_record_forged_to_show_what_was_lost_is_found_out() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    play_corners(match, 6, seed=3)
    match.agree_end()
    text = record_text(match.record)
    line = next(number for number, line in enumerate(text.split("\n"), 1) if " redeal " in line)
    for altered in (text.replace("view table since 2", "view table"), text.replace("since 2", "since 3")):
        with pytest.raises(RecordError):
            verify(altered.encode())
    old = text.split("\n")[line - 1]
    card = old.split("; deal hand ")[1].split(" ")[1]
    other = next(name for name in edition("base").cards if name[:2] == card[:2] and name not in text)
    for forged in (
        text.replace(old, old.replace(card, other)),
        recomputed(text.replace(old, old.replace(card, other))),
    ):
        with pytest.raises(RecordError) as caught:
            verify(forged.encode())
        assert caught.value.line == line


def test_a_local_game_needs_no_hands_at_its_end() -> None:
    match = new_match("base", 3)
    play_corners(match, 20)
    match = Match.redealt(match.follower, FRESH, NoJournal())
    match.agree_end()
    end = match.record.entries[-1].body
    assert isinstance(end, End)
    assert end.hands == ()
    assert verify(record_text(match.record).encode()).proof == "unproven"
