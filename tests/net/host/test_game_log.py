"""The record of a running game as it is sent to each view."""

from __future__ import annotations

import math

from game.match.match import Match, seal_header
from game.record import OPEN, SeatInfo
from game.record.signing import Signer, entry_message, is_signed
from game.rules import ReserveCard, TakeTokens, deck
from net.host.game_log import GameLog
from net.protocol.messages import TableOptions
from net.protocol.record_lines import unpack_header

SEATS = (SeatInfo("A", "human"), SeatInfo("B", "human"), SeatInfo("C", "human"))


def test_all_views_of_an_entry_that_hides_nothing_are_one_signed_message() -> None:
    match, signer = Match.unsaved("base", SEATS, bytes(32), first=0), Signer(bytes(range(32)))
    log = GameLog(match, signer, delayed=False)
    match.propose(0, TakeTokens((0, 1, 2)))
    sent = log.signed_entry(0, 1)
    assert all(log.signed_entry(view, 1) is sent for view in (1, 2, OPEN))
    entry = match.record.entries[1]
    message = entry_message(match.record.header.game, entry.epoch, 1, entry.trailer.digest)
    assert is_signed(signer.public, message, sent.signature)


def test_an_older_entry_is_made_once_for_all_who_see_it_late() -> None:
    match = Match.unsaved("base", SEATS, bytes(32), first=0)
    log = GameLog(match, Signer(bytes(range(32))), delayed=True)
    for seat in (0, 1, 2):
        match.propose(seat, TakeTokens((0, 1, 2)))
    first = log.signed_entry(OPEN, 1)
    assert log.signed_entry(OPEN, 1) is first and log.signed_entry(0, 3) is log.signed_entry(1, 3)
    assert first.line == log.signed_entry(2, 1).line != log.signed_entry(OPEN, 2).line


def test_a_card_reserved_blind_is_in_its_owners_message_alone() -> None:
    match = Match.unsaved("base", SEATS, bytes(32), first=0)
    log = GameLog(match, Signer(bytes(range(32))), delayed=False)
    match.propose(0, ReserveCard(deck(1)))
    card = match.state.players[0].hand[0].card
    assert card is not None
    shown = {view: card in "".join(log.signed_entry(view, 1).line[0]) for view in (0, 1, 2, OPEN)}
    assert shown == {0: True, 1: False, 2: False, OPEN: False}
    assert len({log.signed_entry(view, 1).signature for view in (0, 1, 2, OPEN)}) == 1


def test_delayed_spectators_are_a_turn_and_a_time_behind_until_the_end() -> None:
    match = Match.unsaved("base", SEATS, bytes(32), first=0)
    log = GameLog(match, Signer(bytes(range(32))), delayed=True, delay_s=30.0)
    for seat, now in ((0, 0.0), (1, 10.0), (2, 20.0)):
        match.propose(seat, TakeTokens((0, 1, 2)))
        log.pass_time(now)
        assert log.count(seat) == seat + 2 and log.count(OPEN) == 1
    assert log.next_deadline() == 40.0  # the first turn was over for them with the second one
    log.pass_time(39.9)
    assert log.count(OPEN) == 1
    log.pass_time(40.0)
    assert log.count(OPEN) == 2 and log.next_deadline() == 50.0
    match.agree_end()
    assert log.count(OPEN) == log.count(0) == 5 and log.next_deadline() == math.inf


def test_the_header_is_sealed_for_each_view_that_somebody_asks_for() -> None:
    match = Match.unsaved("base", SEATS, bytes(32), first=0)
    log = GameLog(match, Signer(bytes(range(32))), delayed=False)
    for view in (2, 0, OPEN, 1, 2):
        header, trailers = unpack_header(log.begin(view, 0, TableOptions(), None, "Ida").lines)
        assert header == match.record.header.seen_by(view)
        assert trailers == seal_header(header, bytes(32)) == match.seen(view).header_trailers
