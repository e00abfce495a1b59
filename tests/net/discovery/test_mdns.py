"""Announcements: a table's properties survive the round trip, and invalid ones show no table."""

from __future__ import annotations

import threading
from concurrent.futures import CancelledError
from typing import Any
from unittest.mock import create_autospec

import pytest
from zeroconf import ServiceInfo, Zeroconf

from net.discovery.announcement import SERVICE, found_table, service_info
from net.discovery.mdns import MAX_TABLES, Browser, _close, _TableListener
from net.protocol.room_types import TableNote

FINGERPRINT = "0a" * 32
GAME = "1f" * 32
NOTE = TableNote("Ida’s table", "Ida", "marvel", 4, 2, False, True, GAME, False)


def announced(port: int = 4000, address: str = "192.0.2.7", **changed: Any) -> ServiceInfo:
    """Return an announcement with some of its properties changed; ``None`` leaves one out."""
    good = service_info(NOTE, FINGERPRINT, 4000, (address,))
    said = {key.decode(): value for key, value in good.properties.items()} | changed
    properties = {key: value for key, value in said.items() if value is not None}
    return ServiceInfo(SERVICE, good.name, port=port, properties=properties, parsed_addresses=[address])


def test_an_announced_table_is_found() -> None:
    table = found_table(announced())
    assert table is not None
    assert (table.name, table.host, table.edition, table.seats, table.free) == ("Ida’s table", "Ida", "marvel", 4, 2)
    assert (table.address, table.port, table.fingerprint) == ("192.0.2.7", 4000, FINGERPRINT)
    assert (table.playing, table.spectators, table.game, table.private) == (False, True, GAME, False)
    assert table.ping_ms == -1
    private = found_table(announced(private="1"))
    assert private is not None
    assert private.private


def test_an_announcement_without_a_game_is_valid() -> None:
    for nothing in ({"game": None}, {"game": b""}):
        table = found_table(announced(**nothing))
        assert table is not None
        assert table.game == ""


@pytest.mark.parametrize(
    "changed",
    [
        {"v": "2"},
        {"v": None},
        {"fp": "0a"},
        {"fp": "zz" * 32},
        {"fp": None},
        {"edition": "chess"},
        {"seats": "5"},
        {"seats": "1"},
        {"seats": "many"},
        {"free": "-1"},
        {"free": "5"},
        {"name": b"\xff\xfe"},
        {"host": None},
        {"playing": ""},
        {"game": "no hash"},
    ],
    ids=str,
)
def test_an_invalid_announcement_shows_no_table(changed: dict[str, Any]) -> None:
    assert found_table(announced(**changed)) is None


def test_a_table_without_a_port_is_ignored() -> None:
    assert found_table(announced(port=0)) is None


def test_names_are_cleaned() -> None:
    table = found_table(announced(name="a\u202eb\x07" + "x" * 100))
    assert table is not None
    assert table.name.startswith("abx")
    assert len(table.name) == 24


def test_the_number_of_tables_is_bounded_and_removed_ones_are_forgotten() -> None:
    browser = Browser()
    table = found_table(announced())
    for number in range(MAX_TABLES + 50):
        browser.found(f"{number}", table)
    assert len(browser.tables()) == MAX_TABLES
    browser.found("0", None)
    assert len(browser.tables()) == MAX_TABLES - 1


@pytest.mark.parametrize("error", [AssertionError("loop must be running"), CancelledError(), RuntimeError("closed")])
def test_stopping_during_a_query_of_zeroconf_leaves_no_traceback(error: Exception) -> None:
    browser, stopped, closed = Browser(), threading.Event(), create_autospec(Zeroconf, instance=True)
    closed.get_service_info.side_effect = error
    listener = _TableListener(browser, stopped)
    listener.add_service(closed, SERVICE, "0")
    assert not browser.tables()
    closed.get_service_info.side_effect = None
    closed.get_service_info.return_value = announced()
    listener.update_service(closed, SERVICE, "0")
    assert len(browser.tables()) == 1
    browser.found("0", None)
    stopped.set()
    listener.update_service(closed, SERVICE, "0")
    assert not browser.tables(), "late answers do not count for the next search"


def test_a_slow_close_of_zeroconf_is_only_logged(caplog: pytest.LogCaptureFixture) -> None:
    slow = create_autospec(Zeroconf, instance=True)
    slow.close.side_effect = TimeoutError
    _close(slow)
    assert "did not close" in caplog.text
