"""The server's web page over real HTTP, with a game that was really played."""

from __future__ import annotations

import contextlib
import math
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.record.follower import load_record
from net.lobby.operation import web
from net.lobby.operation.web import WebPage
from net.lobby.people.ratings import GameResult
from net.lobby.play.saved_tables import TableSummary
from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import Append, Claim, Create, Finish, StoredGame, TakeName
from net.protocol.messages import TableOptions
from tests.helpers.waiting import PATIENCE_S, wait_until
from tests.net.lobby.lobby_sim import LobbySim

PEOPLE = ("Ana", "<b>Bo")
DAMAGED = "dada"
"""A finished game whose record cannot be read."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's folder with one rated game, a damaged one, and two that are played."""
    sim = LobbySim(*PEOPLE)
    ana, bo = sim.people
    assert sim.run(5, lambda: bool(ana.client.claim.name and bo.client.claim.name))
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.hall.tables))
    bo.enter(next(iter(bo.client.hall.tables)))
    assert sim.run(600, lambda: ana.over and bo.over)
    folder = tmp_path_factory.mktemp("server")
    store = SqliteStore(folder, lambda answer: answer(), clock=lambda: 1_700_000_000.0)
    (game,) = sim.store.games.values()
    claim = Claim(game.game, 1)
    store.submit(Create(game), lambda _: None)
    store.submit(Append(claim, 0, tuple(sim.store.lines[game.game])), lambda _: None)
    store.submit(Finish(claim, next(iter(sim.store.results())).result), lambda _: None)
    for private, name in ((False, "Open"), (True, "Hidden")):
        options = TableOptions(private=private)
        summary = TableSummary("ab", "CODE" if private else "", options, (name,), (None,))
        store.submit(Create(StoredGame(name, "", b"", msgspec.msgpack.encode(summary))), lambda _: None)
    store.submit(Create(StoredGame(DAMAGED, "no record\n", b"", game.summary)), lambda _: None)
    store.submit(Finish(Claim(DAMAGED, 1), msgspec.msgpack.encode(GameResult("base", "win", 1, ()))), lambda _: None)
    for person in sim.people:
        store.submit(TakeName(person.signer.public, person.name, person.name), lambda _: None)
    store.close()
    return folder


@pytest.fixture
def page(folder: Path) -> Iterator[WebPage]:
    page = WebPage(folder, "Club", "127.0.0.1", 0, lambda: problems[0])
    yield page
    page.stop()
    problems[0] = ""


problems = [""]


def get(page: WebPage, path: str) -> tuple[int, str, dict[str, str]]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{page.port}{path}", timeout=30) as answer:
            return answer.status, answer.read().decode("utf-8", "replace"), dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode("utf-8", "replace"), dict(error.headers)


def game_of(page: WebPage) -> str:
    links = get(page, "/")[1].split('href="/game/')[1:]
    return next(game for link in links if (game := link.partition('"')[0]) != DAMAGED)


def connect(page: WebPage) -> socket.socket:
    return socket.create_connection(("127.0.0.1", page.port), timeout=PATIENCE_S)


def is_ended(connection: socket.socket) -> bool:
    """Wait for what the page does with a connection; return whether it has ended it without an answer."""
    with contextlib.suppress(ConnectionError):
        return connection.recv(1) == b""
    return True


def test_the_first_page_lists_people_and_games_and_escapes_their_names(page: WebPage) -> None:
    status, text, headers = get(page, "/")
    assert status == 200 and "Club" in text and "2023-11-14" in text
    assert "&lt;b&gt;Bo" in text and "<b>Bo" not in text
    assert "Splendor, 2 players: 1" in text and "base" not in text
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert "Set-Cookie" not in headers


def test_a_game_is_stepped_through_from_the_deal_to_the_end(page: WebPage) -> None:
    game = game_of(page)
    status, first, _ = get(page, f"/game/{game}")
    assert status == 200 and "Next" in first and "Back" not in first
    for kind, what in (("card", "image/jpeg"), ("tile", "image/webp")):
        path = f"/{kind}/" + first.partition(f'src="/{kind}/')[2].partition('"')[0]
        status, _, headers = get(page, path)
        assert status == 200 and headers["Content-Type"] == what
    last = first.partition('<p class="move">0 of ')[2].partition(":")[0]
    _, end, _ = get(page, f"/game/{game}?step={last}")
    assert "end" in end and "Next" not in end
    assert get(page, f"/game/{game}?step=9999999999")[0] == 200
    assert get(page, f"/game/{game}?step=x")[0] == 200


def test_the_record_that_is_downloaded_is_sound(page: WebPage) -> None:
    status, text, headers = get(page, f"/game/{game_of(page)}.record")
    assert status == 200 and "attachment" in headers["Content-Disposition"]
    assert load_record(text.encode()).follower.record.end is not None


@pytest.mark.parametrize(
    "path",
    [
        "/game/0000",
        "/game/0000.record",
        "/card/base/nothing.jpg",
        "/tile/base/b1-01.webp",
        "/card/..%2f/b1-01.jpg",
        "/nowhere",
        "/game/",
    ],
)
def test_an_unknown_page_is_answered_in_one_sentence(page: WebPage, path: str) -> None:
    status, text, headers = get(page, path)
    assert status == 404 and len(text.splitlines()) == 1 and "Traceback" not in text
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_health_and_readiness_differ_where_nothing_can_be_saved(page: WebPage) -> None:
    assert get(page, "/healthz")[0] == get(page, "/readyz")[0] == 200
    problems[0] = "database or disk is full"
    assert get(page, "/healthz")[0] == 200
    assert get(page, "/readyz")[:2] == (503, "database or disk is full\n")


def test_a_game_at_a_private_table_is_not_listed_while_it_is_played(page: WebPage) -> None:
    text = get(page, "/")[1]
    assert "Open" in text and "Hidden" not in text


def test_a_record_that_cannot_be_read_is_answered_in_one_sentence(page: WebPage) -> None:
    status, text, headers = get(page, f"/game/{DAMAGED}")
    assert status == 500 and text.startswith("This game cannot be shown: ") and len(text.splitlines()) == 1
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_defect_of_a_page_is_logged_and_answered_in_one_sentence(
    page: WebPage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(page._pages.file, "people", lambda: [][0])
    assert get(page, "/")[:2] == (500, "This page cannot be shown.\n")
    assert "'/' cannot be shown" in caplog.text
    assert get(page, "/style.css")[0] == 200


def test_the_first_page_is_made_once_for_all_who_ask_within_some_seconds(
    page: WebPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "HOME_S", 3600.0)
    first = get(page, "/")[1]
    assert PEOPLE[0] in first
    monkeypatch.setattr(page._pages.file, "people", list)
    assert get(page, "/")[1] == first


def test_one_address_cannot_take_all_connections(page: WebPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "CONNECTIONS_PER_ADDRESS", 3)
    with contextlib.ExitStack() as ending:
        first, *_ = (ending.enter_context(connect(page)) for _ in range(3))
        wait_until(lambda: page._open.total() == 3, what="three connections")
        with connect(page) as one_more:
            assert is_ended(one_more)
        first.close()
        wait_until(lambda: page._open.total() < 3, what="room for another connection")
        assert get(page, "/healthz")[0] == 200
    wait_until(lambda: not page._open, what="no connection")


def test_a_connection_that_never_finishes_its_request_ends(page: WebPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "CONNECTION_S", 0.2)
    with connect(page) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert is_ended(slow)


def test_a_connection_that_sends_too_much_ends(page: WebPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "RECEIVED_BYTES", 20)
    with connect(page) as loud:
        loud.sendall(b"GET /healthz HTTP/1.1\r\nHost: server\r\n\r\n")
        assert is_ended(loud)


def test_more_requests_than_can_wait_are_refused_but_the_health_is_always_told(
    page: WebPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "REQUESTS_WAITING", 0)
    assert get(page, "/")[:2] == (503, "Service Unavailable\n")
    assert get(page, "/healthz")[0] == get(page, "/readyz")[0] == 200


def test_the_page_stops_although_somebody_waits_for_an_answer(folder: Path) -> None:
    page = WebPage(folder, "Club", "127.0.0.1", 0, str)
    page._pages._rests_until = math.inf
    with connect(page) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: server\r\n\r\n")
        wait_until(lambda: page._pages._waiting == 1, what="a request that waits")
        page.stop()
    assert not page._thread.is_alive()
