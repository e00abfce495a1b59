"""Takeovers: cheats are detected, lost cards stay lost, and no lost card counts as proved."""

from __future__ import annotations

import msgspec
import pytest

from game.match.dealer import redeal
from game.match.match import Match, NoJournal, Rejected
from game.match.takeover import WrongCard, own_cards, take_over
from game.match.verify import verify
from game.record import (
    OPEN,
    TABLE,
    End,
    Entry,
    RecordError,
    Redeal,
    RevealedCard,
    Takeback,
    Trailer,
    as_seen,
    redact_entry,
)
from game.record.follower import Follower, InvalidEntry, follow
from game.record.writer import record_text
from game.rules import PlaceKind, PurchaseCard, edition, hand
from tests.helpers.tables import SEED_SHARES, acknowledgement, new_match, play_corners, recomputed
from tests.helpers.takeovers import FRESH, check_agreed, lost_game, taken_over


def test_a_player_who_reveals_another_card_is_named() -> None:
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
    assert followers[1].matches_commitment(card)
    assert not followers[1].matches_commitment(RevealedCard(hand(7, 0), card.card, card.salt))
    with pytest.raises(Rejected, match="A new deal must open an epoch after 1, not 1"):
        take_over(followers[2], [card], FRESH, 1, refuse)
    with pytest.raises(Rejected, match="3 seats need 3 seed shares, not 2"):
        take_over(followers[2], [card], FRESH, 2, refuse, SEED_SHARES[:2])


def test_acknowledgements_are_relayed_with_the_new_deal() -> None:
    before, followers = lost_game("base", 3)
    last = len(before.record.entries) - 1
    signatures = (acknowledgement(before, 2, last), acknowledgement(before, 1, last))
    match = take_over(followers[2], [], FRESH, 2, lambda _: NoJournal(), (), signatures)
    assert [sign.seat for sign in match.record.entries[-1].signatures] == [1, 2]
    assert match.acknowledged_by(last) == {1, 2}
    assert verify(record_text(match.record).encode()).proof == "unfinished"
    wrong = msgspec.structs.replace(signatures[0], seat=0)
    with pytest.raises(Rejected, match="signature of seat 1"):
        take_over(followers[2], [], FRESH, 2, lambda _: NoJournal(), (), (wrong,))


def test_nobody_else_sees_the_card_dealt_in_place_of_a_lost_one() -> None:
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
        (end.hands[1:], "the end reveals"),
        ((), "the end reveals 0 hidden cards"),
        ((msgspec.structs.replace(end.hands[0], card="b1-01"), *end.hands[1:]), "b1-01 is not the reserved card"),
    ):
        follower = Follower(match.record.header, match.record.header_trailers)
        for entry in rest:
            follower.accept(entry)
        with pytest.raises(InvalidEntry, match=message):
            follower.check(msgspec.structs.replace(last, body=msgspec.structs.replace(end, hands=hands)))


@pytest.mark.parametrize("present", [(), (0, 1)])
def test_a_new_dealer_that_cheats_is_found_out_from_every_copy(present: tuple[int, ...]) -> None:
    """It commits to a deal that does not follow from its secret and the shares that were opened."""
    _, followers = lost_game("base", 3)
    honest = taken_over(followers, 2, present)
    honest.agree_end()
    seq = len(honest.record.entries) - 2
    table = follow(msgspec.structs.replace(honest.record, entries=honest.record.entries[:seq]))
    other = redeal(table.position.state, FRESH, 2, (bytes(32),) * 3)
    body = msgspec.structs.replace(other, seed_shares=SEED_SHARES[:3])
    for entry in (Entry(seq, 2, body), Entry(seq + 1, 2, honest.record.entries[-1].body)):
        checked = table.check(entry)
        table.append(msgspec.structs.replace(entry, trailer=Trailer(checked.digest, bytes(16))), checked)
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
        (lambda body: {"actions": body.actions[::-1], "salts": body.salts[::-1]}, "not in order"),
        (lambda body: {"actions": body.actions[1:], "salts": body.salts[1:]}, "the deal has"),
        (lambda body: {"actions": (), "salts": (), "places": body.places[len(body.actions) :]}, "must know is missing"),
        (lambda body: {"salts": (None, *body.salts[1:])}, "does not match the commitment"),
        (lambda body: {"salts": (bytes(32), *body.salts[1:])}, "does not match the commitment"),
        (lambda body: {"places": body.places[1:]}, "the deal has"),
        (
            lambda body: {"actions": (msgspec.structs.replace(body.actions[0], item="b3-01x"), *body.actions[1:])},
            "cannot be dealt to reserved card",
        ),
        (
            lambda body: {"actions": (*body.actions[:-1], msgspec.structs.replace(body.actions[-1], place=hand(3, 7)))},
            "no hidden reserved card 4.8",
        ),
    ],
)
def test_an_invalid_new_deal_is_refused(change: object, message: str) -> None:
    _, followers = lost_game("base", 4)
    match = taken_over(followers, 3, [])
    entry = match.record.entries[-1]
    table = follow(msgspec.structs.replace(match.record, entries=match.record.entries[:-1]))
    assert callable(change)
    body = msgspec.structs.replace(entry.body, **change(entry.body))
    with pytest.raises(InvalidEntry, match=message):
        table.check(msgspec.structs.replace(entry, body=body))


def test_nothing_goes_back_to_before_a_takeover() -> None:
    _, followers = lost_game("base", 3)
    match = taken_over(followers, 2, [])
    first = len(match.record.entries) - 1
    play_corners(match, 3, seed=3)
    with pytest.raises(Rejected, match="cannot undo the game"):
        match.take_back(0, first - 1)
    match.take_back(0, first)
    assert isinstance(match.record.entries[-1].body, Takeback)
    check_agreed(match, followers)


def test_a_redealt_card_can_be_bought() -> None:
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


def test_a_record_forged_to_reveal_a_lost_card_is_detected() -> None:
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
