"""The server's web page over real HTTP, with a game that was really played."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.record.follower import load_record
from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import Append, Claim, Create, Finish, TakeName
from net.lobby.web import WebPage
from tests.net.lobby.lobby_sim import LobbySim

PEOPLE = ("Ana", "<b>Bo")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's folder with one rated game."""
    sim = LobbySim(*PEOPLE)
    ana, bo = sim.people
    assert sim.run(5, lambda: bool(ana.client.name and bo.client.name))
    ana.open()
    assert sim.run(5, lambda: bool(bo.client.tables))
    bo.enter(next(iter(bo.client.tables)))
    assert sim.run(600, lambda: ana.over and bo.over)
    folder = tmp_path_factory.mktemp("server")
    store = SqliteStore(folder, lambda answer: answer(), clock=lambda: 1_700_000_000.0)
    (game,) = sim.store.games.values()
    claim = Claim(game.game, 1)
    store.submit(Create(game), lambda _: None)
    store.submit(Append(claim, 0, tuple(sim.store.lines[game.game])), lambda _: None)
    store.submit(Finish(claim, next(iter(sim.store.results())).result), lambda _: None)
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
    return get(page, "/")[1].partition('href="/game/')[2].partition('"')[0]


def test_the_first_page_lists_people_and_games_and_escapes_their_names(page: WebPage) -> None:
    status, text, headers = get(page, "/")
    assert status == 200 and "Club" in text and "2023-11-14" in text
    assert "&lt;b&gt;Bo" in text and "<b>Bo" not in text
    assert "base 2:" in text
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert "Set-Cookie" not in headers


def test_a_game_is_stepped_through_from_the_deal_to_the_end(page: WebPage) -> None:
    game = game_of(page)
    status, first, _ = get(page, f"/game/{game}")
    assert status == 200 and "Next" in first and "Back" not in first
    card = first.partition('src="')[2].partition('"')[0]
    status, _, headers = get(page, card)
    assert status == 200 and headers["Content-Type"] == "image/jpeg"
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
    "path", ["/game/0000", "/game/0000.record", "/card/base/nothing.jpg", "/card/..%2f/b1-01.jpg", "/nowhere", "/game/"]
)
def test_what_is_not_there_is_answered_in_one_sentence(page: WebPage, path: str) -> None:
    status, text, headers = get(page, path)
    assert status == 404 and len(text.splitlines()) == 1 and "Traceback" not in text
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_health_and_readiness_differ_where_nothing_can_be_saved(page: WebPage) -> None:
    assert get(page, "/healthz")[0] == get(page, "/readyz")[0] == 200
    problems[0] = "database or disk is full"
    assert get(page, "/healthz")[0] == 200
    assert get(page, "/readyz")[:2] == (503, "database or disk is full\n")
