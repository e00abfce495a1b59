"""The table of a person at a server, and the search for opponents, without a server."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from game.record.signing import Signer
from net.guest.link import HostLink
from net.lobby.client.entered_table import EnteredTable
from net.lobby.client.search import HallSearch
from net.peer.peer import Peer
from net.protocol.lobby_messages import (
    AskRematch,
    Entered,
    EnterTable,
    LeaveTable,
    LeftTable,
    Paired,
    Queued,
    QuickMatch,
    RatedGame,
    RatingChange,
)
from net.protocol.messages import Hello, Message, Ping
from tests.net.lobby.lobby_sim import _host_nothing
from tests.net.peer.memory import MemoryCopyStore

WISH = EnterTable("aaaa", "", "sit")
CHANGES = (RatingChange(0, 1500, 1510, True),)


class Connected:
    """A table over a connection that keeps what is sent; the server may know the person, or not yet."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.known = True
        link = HostLink()
        link.open(bytes(32), bytes(32), 0.0)
        self.table = EnteredTable(link, self.sent.append, lambda: self.known)

    def enter(self, *, eager: bool = False) -> Peer:
        peer = Peer(
            Signer(hashlib.sha256(b"person").digest()),
            bytes(32),
            "Ana",
            token=bytes,
            copies=MemoryCopyStore(),
            begin=_host_nothing,
            port=0,
        )
        self.table.enter(peer, WISH, "server", 1, 0.0, eager=eager)
        return peer

    def let_in(self) -> bool:
        return self.table.let_in(Entered("aaaa", "CODE"))


def test_the_wish_waits_until_the_server_knows_who_asks() -> None:
    connected = Connected()
    connected.known = False
    connected.enter()
    assert connected.sent == []
    connected.known = True
    connected.table.ask_entry()
    assert connected.sent == [WISH]


def test_only_a_table_that_has_been_entered_gets_messages() -> None:
    connected = Connected()
    connected.enter()
    assert not connected.table.received(Ping(1), 0.0)
    assert connected.let_in() and connected.table.code == "CODE"
    assert not connected.let_in(), "twice"
    connected.table.pump()
    assert isinstance(connected.sent[-1], Hello), "the peer greets its host over the server's connection"
    assert connected.table.received(Ping(1), 0.0)


def test_after_a_cut_nothing_is_sent_before_the_peer_dials_again() -> None:
    connected = Connected()
    connected.enter()
    connected.let_in()
    connected.table.lose(1.0)
    connected.sent.clear()
    connected.table.ask_entry()
    assert not connected.table.entered and connected.sent == []
    assert not connected.table.received(Ping(1), 1.0)


def test_leaving_is_sent_once_and_only_by_those_who_are_in() -> None:
    connected = Connected()
    connected.enter()
    connected.table.leave(1.0)
    assert LeaveTable() not in connected.sent and connected.table.peer is None
    connected.enter()
    connected.let_in()
    connected.table.leave(1.0)
    connected.table.leave(1.0)
    assert connected.sent.count(LeaveTable()) == 1


def test_being_put_out_of_another_table_changes_nothing() -> None:
    connected = Connected()
    peer = connected.enter()
    connected.let_in()
    connected.table.put_out(LeftTable("bbbb", "store"))
    assert connected.table.entered and not peer.problem
    connected.table.put_out(LeftTable("aaaa", "store"))
    assert not connected.table.entered and "cannot save" in peer.problem


def test_a_refusal_belongs_to_the_entry_only_before_it() -> None:
    connected = Connected()
    assert not connected.table.refuse_entry("Full.")
    peer = connected.enter()
    assert connected.table.refuse_entry("Full.") and peer.problem == "Full."
    again = Connected()
    again.enter()
    again.let_in()
    assert not again.table.refuse_entry("Full.")


def test_another_game_is_asked_for_at_a_table_alone_and_a_refusal_is_counted() -> None:
    connected = Connected()
    connected.table.ask_rematch()
    assert connected.sent == []
    connected.enter()
    connected.let_in()
    connected.table.ask_rematch()
    assert connected.sent[-1] == AskRematch()
    connected.table.refuse_rematch("No.")
    connected.table.refuse_rematch("No.")
    assert (connected.table.rematch_refusal_text, connected.table.rematch_refusal_count) == ("No.", 2)


def test_only_ratings_of_this_table_are_kept() -> None:
    connected = Connected()
    connected.enter()
    connected.table.rate(RatedGame("bbbb", CHANGES))
    assert not connected.table.rated
    connected.table.rate(RatedGame("aaaa", CHANGES))
    assert connected.table.rated == CHANGES


def test_a_search_ends_with_a_notice_without_seats_a_pair_a_refusal_or_the_connection() -> None:
    sent: list[Message] = []
    search = HallSearch(sent.append)
    notice = Queued("base", 2, 1, 0, 1400, 1600)
    search.begin(QuickMatch("base", 2), linked=False)
    assert sent == []
    search.begin(QuickMatch("base", 2), linked=True)
    assert sent == [QuickMatch("base", 2)]
    ends: tuple[Callable[[], None], ...] = (
        lambda: search.update(Queued("", 0, 0, -1)),
        lambda: search.pair(Paired("aaaa")),
        lambda: search.refuse("No."),
        search.lose,
    )
    for end in ends:
        search.update(notice)
        assert search.queued == notice
        end()
        assert search.queued is None
    search.pair(Paired("aaaa"))
    search.refuse("No.")
    search.end(linked=True)
    assert (search.paired, search.refusal_text) == ("", "") and sent[-1] == QuickMatch("", 0)
