"""Preloading while the title is shown: modules of screens, the sprites of setup and table, the servers of own games.

Knows the modules by name, each after those that it imports, so that no step takes long, and a table's layout. A module
that is not listed is loaded when its scene is opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final

from game.scenes.title.setup_places import setup_sprites

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext
    from game.ui.table.painter import Highlights
    from game.ui.table.table_view import TableView

SEATS: Final = 3
"""The number of seats of the replay to preload; other tables need most sprites in the same sizes."""
MODULES: Final = (
    # the pages
    "game.scenes.title.setup",
    "game.scenes.settings.scene",
    "game.rules.payment",
    "game.view.layout.mats",
    "game.view.layout.table",
    "game.ui.table.painter",
    "game.ui.table.hint",
    "game.ui.table.dock.dock",
    "game.view.descriptions.card_details",
    "game.ui.table.card_details",
    "game.ui.table.table_view",
    "game.ui.table.rehearsal",
    "game.scenes.shared.cover_art",
    "game.scenes.saved_games.covers",
    "game.scenes.saved_games.cover_text",
    "game.scenes.saved_games.scene",
    "game.scenes.rules.page",
    "game.scenes.rules.scene",
    "game.profile.database",
    "game.scenes.profile.count",
    "game.scenes.profile.scene",
    "game.scenes.challenges.daily",
    "game.scenes.challenges.scene",
    "game.tutorial.lesson_script",
    # games
    "game.match.match",
    "game.sessions.local",
    "game.scenes.table.scene",
    "game.scenes.tutorial.scene",
    "game.scenes.replays.viewer",
    "game.scenes.result.finished",
    "game.scenes.result.scene",
    # the network
    "asyncio.base_events",
    "asyncio",
    "ifaddr",
    "email.utils",
    "cryptography.x509.name",
    "cryptography.x509.base",
    "cryptography.x509",
    "zeroconf._dns",
    "zeroconf._engine",
    "zeroconf",
    "net.discovery.mdns",
    "net.transport.identity",
    "net.transport.runtime",
    "net.host.host",
    "net.peer.peer",
    "net.room.peer_room",
    "net.room.live_network",
    "game.scenes.room.scene",
    "game.scenes.server.player_page",
    "game.scenes.tables.found_tables",
    "game.scenes.tables.own_table",
    "game.scenes.tables.browser",
)


def preload_from_title(app: AppContext, edition: str) -> None:
    """Start preloading, in place of that of a table just left, which would evict the title's sprites."""
    app.look(edition).atlas.prefetch("bg/table", *app.size)
    app.prepare(edition, _steps(app, edition))


def _steps(app: AppContext, edition: str) -> Iterator[None]:
    yield from _modules()
    _watch_own_turns(app)
    # The title itself does not need these, so they are imported only now.
    from game.ui.table.board.ground import cloth_box
    from game.ui.table.rehearsal import rehearse

    look = app.look(edition)
    atlas = look.atlas
    tables = _first_tables(app, edition)
    cloths = dict.fromkeys((box.w, box.h) for box in (cloth_box(look, view.layout) for view, _ in tables))
    for cloth in cloths:
        atlas.prefetch("bg/cloth", *cloth)
    yield from atlas.prefetched()
    of_games = list(setup_sprites(look, *app.size))
    for view, highlights in tables:
        # Without the faces of cards: which come is unknown.
        of_games += [each for each in (yield from rehearse(view, look, highlights)) if not each[0].startswith("card/")]
    of_games = list(dict.fromkeys(of_games))
    yield from atlas.preload(of_games)
    yield from app.go.prepare_pages(edition)
    # The pages' sprites may have displaced the grounds, and what is shown of setup and table.
    yield from atlas.preload(of_games)
    atlas.prefetch("bg/table", *app.size)
    for cloth in cloths:
        atlas.prefetch("bg/cloth", *cloth)
    yield from atlas.prefetched()


def _first_tables(app: AppContext, edition: str) -> list[tuple[TableView, Highlights]]:
    """Return the tables with which a replay and a game begin, and what is marked on them."""
    from game.record import SeatInfo
    from game.ui.table.painter import Highlights
    from game.ui.table.rehearsal import opening
    from game.ui.table.table_view import TableView

    found = []
    for watched, seats in ((True, SEATS), (False, app.settings.players)):
        names = (*app.settings.names, *"ABCD")[:seats]
        view = TableView(edition, [SeatInfo(name, "human") for name in names])
        view.style(app.settings)
        view.resize(app.table_size)
        if watched:
            view.clear_dock()
        view.jump(opening(edition, seats))
        found.append((view, Highlights(dock_controls=not watched)))
    return found


def _watch_own_turns(app: AppContext) -> None:
    """Connect to the saved servers if a game may run there, to notify the person of their turn on any screen."""
    settings = app.settings
    if settings.notifications and settings.servers and app.store.unfinished_network() is not None:
        app.network.keep_servers(settings.servers, settings.names[0] if settings.names else "")
        app.network.enter_servers()


def _modules() -> Iterator[None]:
    """Load one module at each step.

    A missing library is reported where it is needed. A missing module of the program itself is an error in this list
    and raised: if it were skipped, a renamed module would silently no longer be preloaded.
    """
    for name in MODULES:
        try:
            import_module(name)
        except ImportError as error:
            if (error.name or "").partition(".")[0] in ("game", "net"):
                raise
            continue
        yield
