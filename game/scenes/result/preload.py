"""Preloading the sprites of a table and of its result screen.

Knows a scene's look and the table's view; knows nothing of sessions or input.
"""

from __future__ import annotations

from typing import Final

from game.scenes.result.trophies import result_sprites
from game.scenes.shared.verdict import Verdict
from game.ui.app.scene import Scene
from game.ui.table.table_view import TableView

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


def preload_result(scene: Scene, shown: Verdict) -> None:
    """Queue the sprites of the result screen while the last move is shown."""
    app, look = scene.app, scene.look
    look.atlas.prefetch("bg/result", *app.size)
    app.preload(scene.edition, result_sprites(look.atlas, look.scale, shown))
