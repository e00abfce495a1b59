"""Preloading while the title is shown: modules of screens, the sprites of setup and table, the servers of own games.

Knows the modules by name, each after those that it imports, so that no step takes long, and a table's layout. A module
that is not listed is loaded when its scene is opened.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Final

from game.rules import edition as rules_of
from game.scenes.title.setup_places import setup_sprites

if TYPE_CHECKING:
    from game.ui.app.scene import AppContext
    from game.ui.table.preload import Sized

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
    "game.scenes.replays.covers",
    "game.scenes.replays.browser",
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
    "net.room.lan_room",
    "net.room.local_network",
    "game.scenes.lobby.found_tables",
    "game.scenes.lobby.browser",
    "game.scenes.lobby.player_page",
    "game.scenes.lobby.room",
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
    from game.view.layout.table import table_layout

    look = app.look(edition)
    atlas = look.atlas
    cloth = cloth_box(look, table_layout(app.size, rules_of(edition), SEATS, 0))
    atlas.prefetch("bg/cloth", cloth.w, cloth.h)
    yield from atlas.prefetched()
    on_table = yield from _first_frames(app, edition)
    yield from atlas.preload(chain(setup_sprites(look, *app.size), on_table))
    yield from app.go.prepare_pages(edition)
    # The pages' sprites may have displaced the grounds, and what is shown of a table.
    yield from atlas.preload(on_table)
    atlas.prefetch("bg/table", *app.size)
    atlas.prefetch("bg/cloth", cloth.w, cloth.h)
    yield from atlas.prefetched()


def _first_frames(app: AppContext, edition: str) -> Generator[None, None, list[Sized]]:
    """Return the sprites with which a replay and a game begin, without the faces of cards: which come is unknown."""
    from game.record import SeatInfo
    from game.ui.table.painter import Highlights
    from game.ui.table.rehearsal import opening, rehearse
    from game.ui.table.table_view import TableView

    found: list[Sized] = []
    for watched, seats in ((True, SEATS), (False, app.settings.players)):
        names = (*app.settings.names, *"ABCD")[:seats]
        view = TableView(edition, [SeatInfo(name, "human") for name in names])
        view.style(app.settings)
        view.resize(app.table_size)
        if watched:
            view.clear_dock()
        view.jump(opening(edition, seats))
        found += yield from rehearse(view, app.look(edition), Highlights(actions=not watched))
    return [each for each in dict.fromkeys(found) if not each[0].startswith("card/")]


def _watch_own_turns(app: AppContext) -> None:
    """Enter the servers kept if a game may run there, so that the person is notified of their turn from any screen."""
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
