"""Preloading a table, and its result screen while the last move is shown.

Knows a scene's look, the table's view and the counting of games; knows nothing of input.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.scenes.profile.count import count_finished
from game.scenes.result.score_table import PANEL
from game.scenes.result.trophies import result_sprites
from game.scenes.shared.page import Stage
from game.scenes.shared.verdict import verdict_of
from game.ui.app.scene import AppContext, Scene
from game.ui.table.table_view import TableView

if TYPE_CHECKING:
    from game.sessions.session import Session
    from game.ui.graphics.look import RenderContext

_LARGE: Final = 0.12
"""The share of the window above which loading a sprite takes longer than a frame may."""


def preload_table(scene: Scene, view: TableView) -> None:
    """Load the largest sprites at once and queue the others, so that none has to be loaded during an animation."""
    atlas = scene.look.atlas
    sprites = [sprite for sprite in view.sprites() if sprite[0] in atlas]
    width, height = view.layout.size
    for name, w, h in sprites:
        if w * h > width * height * _LARGE:
            atlas.sprite(name, w, h)
    scene.app.prepare(scene.edition, atlas.preload(sprites, beside_scene=True))


def preload_result(scene: Scene, session: Session) -> None:
    """Count the game and queue the sprites of the result screen while the last move is shown."""
    scene.look.atlas.prefetch("bg/result", *scene.app.size)
    scene.app.prepare(scene.edition, _steps(scene.app, scene.look, session))


def _steps(app: AppContext, look: RenderContext, session: Session) -> Iterator[None]:
    panel = Stage(*app.size).box(*PANEL)
    yield from look.atlas.preload(
        [*result_sprites(look.atlas, look.scale, verdict_of(session)), ("ui/panel", panel.w, panel.h)]
    )
    count_finished(app, session)  # the result screen reads the news of a counted game in a moment
    yield
