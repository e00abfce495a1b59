"""The server's web page: who plays, how people stand, and every finished game to step through and to download.

Reads only, shows nothing of running games but names, and sets no cookies. Knows HTTP and the server's file; knows
nothing of connections to tables.
"""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from aiohttp import web

from game.notation.actions import format_action
from game.record import Commit, Entry, RecordError, Resign
from game.record.follower import Follower, load_record
from game.rules import Edition, GameState, edition
from game.rules.editions import EDITION_NAMES, edition_part
from game.support.utc_day import utc_day
from net.lobby.people.ratings import GameResult
from net.lobby.sqlite.admin import PoolRating, ServerFile
from net.lobby.store import FinishedGame, LobbyStoreError
from net.protocol.places import place_of

GAMES_SHOWN: Final = 50
PEOPLE_SHOWN: Final = 200
"""Maximum number of players listed; those with the most games are."""
CONNECTIONS: Final = 256
CONNECTIONS_PER_ADDRESS: Final = 64
"""A proxy in front of the page is one address."""
CONNECTION_S: Final = 30.0
"""Every connection ends after so long, also one that sends or reads slowly; a browser opens another one."""
RECEIVED_BYTES: Final = 64 * 1024
"""How much a connection may send in all."""
REQUESTS_WAITING: Final = 64
"""How many requests wait for their turn at most."""
PAUSE: Final = 3.0
"""How many times as long as a page took nothing is made after it, so that games keep most of a core."""
HOME_S: Final = 10.0
"""How long the first page is shown before it is made again."""
STOP_S: Final = 5.0
_CLEANUP_S: Final = 1.0
_SAFE: Final = {
    "Content-Security-Policy": "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'none'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_STYLE: Final = """
:root { color-scheme: dark; font: 1.05rem/1.5 Georgia, serif; background: #171019; color: #f3e7cf; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
a { color: #f2c14e; } h1, h2 { color: #f2c14e; font-weight: normal; }
table { border-collapse: collapse; width: 100%; } td, th { padding: .35rem .6rem; text-align: left; }
tr { border-bottom: 1px solid #46324f; } .row { display: flex; margin: -.3rem 0; }
.row img, .row span { width: 9rem; height: 12.57rem; background: #2a1c31;
  clip-path: inset(2.5% 10% 7.5% 5% round .5rem); } .tiles img { height: auto; background: none; clip-path: none; }
nav { display: flex; gap: 1.5rem; font-size: 1.2rem; margin: 1rem 0; } .move { font-size: 1.2rem; }
"""


_log = logging.getLogger(__name__)


class WebPage:
    """The page of one server, in a thread of its own."""

    def __init__(self, folder: Path, name: str, interface: str, port: int, problem: Callable[[], str]) -> None:
        """Open the port, 0 for any free one; ``problem`` returns why the server cannot save now, empty if it can.

        Raises ``LobbyStoreError`` and ``OSError``.
        """
        self._pages = Pages(ServerFile(folder), name, problem)
        self._loop = asyncio.new_event_loop()
        self._runner = web.AppRunner(self._pages.app(), access_log=None, shutdown_timeout=_CLEANUP_S)
        self._open: Counter[bytes] = Counter()
        """How many connections there are by the place that they come from."""
        try:
            self._listening = self._loop.run_until_complete(self._listen(interface or "0.0.0.0", port))
        except OSError:
            self._close()
            raise
        self.port: int = self._listening.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._run, name="web", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Close the port."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(STOP_S)

    def _run(self) -> None:
        self._loop.run_forever()
        self._listening.close()
        self._close()

    def _close(self) -> None:
        self._loop.run_until_complete(self._runner.cleanup())
        self._loop.close()
        self._pages.file.close()

    async def _listen(self, interface: str, port: int) -> asyncio.Server:
        await self._runner.setup()
        server = self._runner.server
        assert server is not None
        return await self._loop.create_server(lambda: _PageConnection(server, self._open), interface, port)


class _PageConnection(asyncio.Protocol):
    """A connection within the limits of the page, which the library does not know; all else is passed on to it."""

    def __init__(self, serve: Callable[[], asyncio.Protocol], connections: Counter[bytes]) -> None:
        self._serve = serve
        self._connections = connections
        self._served: asyncio.Protocol | None = None
        self._received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Serve the connection for some time, unless there are too many."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self._place = place_of(peer[0]) if peer else b""
        self._connections[self._place] += 1
        self._end = asyncio.get_running_loop().call_later(CONNECTION_S, transport.abort)
        crowded = self._connections[self._place] > CONNECTIONS_PER_ADDRESS
        if crowded or self._connections.total() > CONNECTIONS:
            transport.abort()
            return
        self._served = self._serve()
        self._served.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass on what was received, until it is too much."""
        self._received += len(data)
        if self._received > RECEIVED_BYTES:
            self._transport.abort()
        elif self._served is not None:
            self._served.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass on that nothing more comes."""
        return None if self._served is None else self._served.eof_received()

    def pause_writing(self) -> None:
        """Pass on that the other side reads slowly."""
        if self._served is not None:
            self._served.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that more can be sent."""
        if self._served is not None:
            self._served.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._end.cancel()
        self._connections[self._place] -= 1
        if not self._connections[self._place]:
            del self._connections[self._place]
        if self._served is not None:
            self._served.connection_lost(exc)


class Pages:
    """What is answered to each address."""

    def __init__(self, file: ServerFile, name: str, problem: Callable[[], str]) -> None:
        self.file = file
        self._name = name
        self._problem = problem
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._rests_until = 0.0
        self._first_page: tuple[float, str] = -math.inf, ""
        """When the first page was made, and its text."""

    def app(self) -> web.Application:
        """Return the application with all its addresses."""
        app = web.Application(middlewares=[self._answer_safely])
        app.add_routes(
            [
                web.get("/", self._home),
                web.get("/style.css", self._style),
                web.get("/game/{game:[0-9a-f]{1,32}}", self._game),
                web.get("/game/{game:[0-9a-f]{1,32}}.record", self._record),
                web.get("/card/{edition}/{piece}.jpg", self._card),
                web.get("/tile/{edition}/{piece}.webp", self._tile),
                web.get("/healthz", self._health),
                web.get("/readyz", self._ready),
            ]
        )
        return app

    @web.middleware
    async def _answer_safely(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer what is not there with one sentence, and forbid everything that the pages do not need."""
        response: web.StreamResponse
        try:
            if handler in (self._health, self._ready):
                response = await handler(request)
            else:
                response = await self._in_turn(request, handler)
        except LobbyStoreError as error:
            response = web.Response(text=f"{error}\n", status=404)
        except RecordError as error:
            response = web.Response(text=f"This game cannot be shown: {error.message}.\n", status=500)
        except web.HTTPException as error:
            response = web.Response(text=f"{error.reason}\n", status=error.status)
        except Exception:
            _log.exception("%r cannot be shown", request.path)
            response = web.Response(text="This page cannot be shown.\n", status=500)
        response.headers.update(_SAFE)
        return response

    async def _in_turn(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Make one page at a time, with pauses between them."""
        if self._waiting >= REQUESTS_WAITING:
            raise web.HTTPServiceUnavailable
        self._waiting += 1
        try:
            async with self._turn:
                await asyncio.sleep(self._rests_until - time.monotonic())
                if request.transport is None:  # nobody waits for the answer any more
                    raise web.HTTPServiceUnavailable
                begun = time.monotonic()
                try:
                    return await handler(request)
                finally:
                    ended = time.monotonic()
                    self._rests_until = ended + PAUSE * (ended - begun)
        finally:
            self._waiting -= 1

    async def _home(self, _: web.Request) -> web.Response:
        made, body = self._first_page
        if time.monotonic() >= made + HOME_S:
            body = self._lists()
            self._first_page = time.monotonic(), body
        return self._page(self._name, body)

    def _lists(self) -> str:
        """Return the first page: the games that are played at tables for anyone, players, and finished games."""
        running = [
            f"<tr><td>{escape(', '.join(summary.names))}<td>{_title(summary.options.edition)}<td>{lines}"
            for _, summary, lines in self.file.running()
            if not summary.code
        ]
        players = sorted(self.file.people(), key=lambda person: -person.games)[:PEOPLE_SHOWN]
        people = [
            f"<tr><td>{escape(person.name)}<td>{person.games}<td>{'; '.join(map(_rating, person.ratings))}"
            for person in players
            if person.games
        ]
        games = [_result_row(*pair) for pair in reversed(self.file.results()[-GAMES_SHOWN:])]
        return (
            f"<h1>{escape(self._name)}</h1>"
            + _table("Playing now", ("Players", "Edition", "Entries"), running[-GAMES_SHOWN:])
            + _table("Players", ("Name", "Games", "Ratings"), people)
            + _table("Finished games", ("Day", "Edition", "Result", ""), games)
        )

    async def _game(self, request: web.Request) -> web.Response:
        game = request.match_info["game"]
        follower = _follow(self.file.record(game))
        last = len(follower.record.entries) - 1
        typed = request.query.get("step", "0")
        step = min(int(typed), last) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 0
        names = [info.name for info in follower.record.header.seats]
        rules = edition(follower.record.header.edition)
        links = ((0, "First"), (step - 1, "Back"), (step + 1, "Next"), (last, "Last"))
        shown = (f'<a href="?step={to}">{label}</a>' for to, label in links if 0 <= to <= last and to != step)
        body = (
            f'<p><a href="/">{escape(self._name)}</a> · <a href="/game/{game}.record">Download the record</a>'
            f"<h1>{escape(', '.join(names))}</h1><nav>{''.join(shown)}</nav>"
            f'<p class="move">{step} of {last}: {escape(_move(follower.record.entries[step], names, rules))}'
            + _position(follower.positions[step].state, names, rules)
        )
        return self._page(", ".join(names), body)

    async def _record(self, request: web.Request) -> web.Response:
        game = request.match_info["game"]
        headers = {"Content-Disposition": f'attachment; filename="{game}.cabochon"'}
        return web.Response(text=self.file.record(game), content_type="text/plain", charset="utf-8", headers=headers)

    async def _card(self, request: web.Request) -> web.Response:
        name, card = request.match_info["edition"], request.match_info["piece"]
        return _drawn(name, name in EDITION_NAMES and card in edition(name).cards, f"card/{card}.jpg")

    async def _tile(self, request: web.Request) -> web.Response:
        name, tile = request.match_info["edition"], request.match_info["piece"]
        return _drawn(name, name in EDITION_NAMES and tile in edition(name).tiles, f"tile/{tile}.webp")

    async def _style(self, _: web.Request) -> web.Response:
        return web.Response(text=_STYLE, content_type="text/css")

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def _ready(self, _: web.Request) -> web.Response:
        problem = self._problem()
        return web.Response(text=f"{problem or 'ok'}\n", status=503 if problem else 200)

    def _page(self, title: str, body: str) -> web.Response:
        head = f'<meta charset="utf-8"><title>{escape(title)}</title><link rel="stylesheet" href="/style.css">'
        text = f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'
        return web.Response(text=text, content_type="text/html")


def _title(name: str) -> str:
    """Return an edition as people call it; its name in records where this version does not know it."""
    return escape(edition_part(name, "skin", "SKIN").text.name if name in EDITION_NAMES else name)


def _rating(rating: PoolRating) -> str:
    return f"{_title(rating.edition)}, {rating.seats} players: {escape(rating.shown)}"


def _result_row(game: FinishedGame, result: GameResult) -> str:
    seats = sorted(result.seats, key=lambda seat: seat.place)
    ended = ", ".join(f"{seat.place}. {seat.name} {seat.points}" for seat in seats)
    link = f'<a href="/game/{game.game}">Step through</a>'
    return f"<tr><td>{utc_day(game.finished)}<td>{_title(result.edition)}<td>{escape(ended)}<td>{link}"


def _table(title: str, heads: Iterable[str], rows: Iterable[str]) -> str:
    """Return a table under a title, nothing without rows."""
    filled = "".join(rows)
    return f"<h2>{title}</h2><table><tr><th>{'<th>'.join(heads)}{filled}</table>" if filled else ""


def _move(entry: Entry, names: list[str], rules: Edition) -> str:
    """Return an entry in the notation, with the name of its seat."""
    match entry.body:
        case Commit(seat, actions) if seat is not None and actions:
            return f"{names[seat]}: {format_action(actions[0], rules)}"
        case Resign(seat):
            return f"{names[seat]} resigns"
    return type(entry.body).__name__.lower()


def _position(state: GameState, names: list[str], rules: Edition) -> str:
    """Return a position: the pictures of tiles and market, the bank, and what everybody has."""
    tiles = (f'<img src="/tile/{rules.name}/{tile}.webp" alt="{tile}">' for tile in state.tiles if tile)
    rows = [f'<div class="row tiles">{"".join(tiles)}</div>']
    for level in reversed(state.market):
        cards = (
            f'<img src="/card/{rules.name}/{card}.jpg" alt="{card}">' if card else "<span></span>" for card in level
        )
        rows.append(f'<div class="row">{"".join(cards)}</div>')
    bank = _counts(state.bank, rules)
    people = [
        f"<tr><td>{escape(name)}<td>{player.points}<td>{_counts(player.bonuses, rules)}"
        f"<td>{_counts(player.tokens, rules)}<td>{len(player.hand)}"
        for name, player in zip(names, state.players, strict=True)
    ]
    heads = ("Player", "Points", "Bonuses", "Tokens", "Reserved")
    return "".join(rows) + f"<p>Bank: {bank}" + _table("Players", heads, people)


def _counts(counts: Iterable[int], rules: Edition) -> str:
    return escape(", ".join(f"{count} {kind}" for kind, count in zip(rules.kind_names, counts, strict=False) if count))


@lru_cache(8)
def _follow(record: str) -> Follower:
    """Return a game followed to its end; a few are kept, as people step through them."""
    return load_record(record.encode()).follower


def _drawn(name: str, known: bool, path: str) -> web.Response:
    """Return a picture of an edition; raises ``HTTPNotFound`` for one that is not ``known``."""
    if not known:
        raise web.HTTPNotFound
    kind = "image/webp" if path.endswith(".webp") else "image/jpeg"
    headers = {"Cache-Control": "public, max-age=86400"}
    return web.Response(body=_picture(name, path), content_type=kind, headers=headers)


@lru_cache(256)
def _picture(name: str, path: str) -> bytes:
    """Return a picture as the atlas has it."""
    atlas = resources.files("assets") / "atlas" / name / "x1.zip"
    with atlas.open("rb") as file, zipfile.ZipFile(file) as archive:
        return archive.read(path)
