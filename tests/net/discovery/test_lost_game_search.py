"""A lost table is searched for by its game among the announcements, and no other is reported."""

from __future__ import annotations

import queue

import pytest

from net.discovery import lost_game_search
from net.discovery.lost_game_search import GameFinder
from net.protocol.handshake import game_tag
from net.protocol.room_types import FoundTable
from tests.helpers.waiting import PATIENCE_S

OURS, OTHER = game_tag("ab" * 16), game_tag("cd" * 16)


def announced(game: str, port: int) -> FoundTable:
    return FoundTable("Ida", "Ida", "base", 3, 0, True, True, game, True, "192.0.2.7", port, "0a" * 32)


class Announcements:
    """The announced tables, and the calls that start and stop the search."""

    def __init__(self) -> None:
        self.calls: queue.Queue[str] = queue.Queue()

    def start(self) -> None:
        self.calls.put("start")

    def stop(self) -> None:
        self.calls.put("stop")

    def tables(self) -> tuple[FoundTable, ...]:
        return announced("", 1), announced(OTHER, 2), announced(OURS, 3)


def test_a_game_is_searched_for_until_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lost_game_search, "INTERVAL_S", 0.001)
    announcements, seen = Announcements(), queue.Queue[FoundTable]()
    finder = GameFinder(seen.put, lambda: announcements)
    finder.search("")
    finder.search(OURS)
    finder.search(OURS)
    assert [seen.get(timeout=PATIENCE_S).port for _ in range(3)] == [3, 3, 3]
    finder.search("")
    assert [announcements.calls.get(timeout=PATIENCE_S) for _ in range(2)] == ["start", "stop"]
    assert announcements.calls.empty()


def test_no_game_has_no_tag() -> None:
    assert game_tag("") == ""
    assert OURS != OTHER
