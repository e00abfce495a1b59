"""What the ways from the title need, made ready while nobody does anything: modules first, then a table's pictures.

Knows modules by name, those that others need first, so that no step takes long, and a table's layout; knows nothing of
what the modules do. One that is missing here is loaded when its scene is opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.ui.app import App

SEATS: Final = 3
"""A table of any other size has most pictures in the same sizes."""
MODULES: Final = (
    # the pages
    "game.scenes.setup",
    "game.scenes.settings",
    "game.rules.payment",
    "game.ui.layout_panels",
    "game.ui.layout",
    "game.ui.draw_kit",
    "game.ui.draw_hint",
    "game.ui.draw_actions",
    "game.ui.lens",
    "game.ui.draw_lens",
    "game.ui.draw",
    "game.scenes.replay_thumbs",
    "game.scenes.replay_card",
    "game.scenes.replays",
    "game.scenes.rules_page",
    "game.scenes.rules",
    "game.profile_store",
    "game.scenes.profile",
    "game.scenes.challenges",
    "game.tutorial",
    "game.scenes.tutorial_flow",
    # games
    "game.match",
    "game.session",
    "game.scenes.table",
    "game.scenes.tutorial",
    "game.scenes.replay",
    "game.scenes.result",
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
    "net.discovery",
    "net.identity",
    "net.tcp",
    "net.host",
    "net.node",
    "net.lan_room",
    "net.network",
    "game.scenes.lobby_find",
    "game.scenes.lobby_room",
)


def load_ahead(app: App, edition: str) -> None:
    """Begin to load; what a table that was left still wanted is not made ready any more, it would oust the title's."""
    app.look(edition).atlas.prefetch("bg/table", *app.size)
    app.prepare(edition, _steps(app, edition))


def _steps(app: App, edition: str) -> Iterator[None]:
    yield from _modules()
    from game.rules.editions import edition as rules_of
    from game.ui.draw_wanted import wanted
    from game.ui.layout import table_layout

    atlas = app.look(edition).atlas
    pictures = wanted(table_layout(app.size, edition, SEATS, 0), rules_of(edition))
    yield from atlas.preload(want for want in pictures if want[0] in atlas)


def _modules() -> Iterator[None]:
    """Load one module at each step; one that cannot be loaded fails where it is needed, and is named there."""
    for name in MODULES:
        try:
            import_module(name)
        except ImportError:
            continue
        yield
