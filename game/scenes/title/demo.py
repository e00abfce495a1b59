"""The demonstration: bots play game after game in the window until somebody presses a key.

Knows how to seat bots and when to deal again; knows nothing of how the table is drawn, which ``TableView`` does.
"""

from __future__ import annotations

from itertools import cycle
from typing import Final

import pygame

from game.bots.registry import bot_name
from game.record import SeatInfo
from game.rules.editions import EDITION_NAMES
from game.scenes.result.preload import preload_table
from game.scenes.shared.ornaments import write_heading
from game.sessions.local import LocalSession, preview
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NOTE
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.table.table_view import Highlights, TableView

REST_MS: Final = 6000
"""How long a finished game stays on the table."""
PACE_S: Final = 0.6
OPENING_ROUNDS: Final = 12
"""How many rounds are over when a demonstration begins: in the first ones little is on the table."""


class DemoScene(Scene):
    """A table of bots; any key or click leads to the title."""

    def __init__(self, edition: str, players: int = 4, secret: bytes | None = None) -> None:
        self.edition = edition
        self.players = players
        self.session: LocalSession | None = None
        self.view: TableView
        self._secret = secret
        self._editions = cycle((edition, *(name for name in EDITION_NAMES if name != edition)))
        self._rest_ms = 0.0

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self._deal()

    def leave(self) -> None:
        if self.session is not None:
            self.session.close()

    def _deal(self) -> None:
        if self.session is not None:
            self.session.close()
        self.edition = next(self._editions)
        levels = ("greedy", "greedy", "greedy", "random")
        seats = tuple(
            SeatInfo(bot_name(self.edition, levels[seat], seat), "bot", levels[seat]) for seat in range(self.players)
        )
        self.session = preview(self.edition, seats, None, self._secret, turns=OPENING_ROUNDS * self.players)
        self.session.set_pace(PACE_S)
        self._secret = None
        self._rest_ms = 0.0
        self.view = TableView(self.edition, seats, "normal")
        self.view.style(self.app.settings)
        self.view.timeline.speed = "normal"
        self.view.jump(self.session.state)
        self.view.resize(self.app.table_size)
        self.app.redraw()

    def resize(self, width: int, height: int) -> None:
        self.view.resize((width, height - self.app.table_margin))
        preload_table(self, self.view)

    def update(self, dt_ms: float) -> None:
        self.view.update(dt_ms)
        self.sound(*self.view.due_sounds())
        if self.session is None or self.view.busy():
            return
        updates = self.session.poll()
        for update in updates:
            self.view.show(update)
        if updates:
            self.app.redraw()
        if self.session.over and not updates:
            self._rest_ms += dt_ms
            if self._rest_ms >= REST_MS:
                self._deal()

    def busy(self) -> bool:
        return self.view.busy()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.go.to_menu(self.edition)

    def hints(self) -> list[Hint]:
        return [(PadButton.A, tr("Start playing"))]

    def draw(self, canvas: Canvas) -> None:
        self.view.draw(canvas, self.look, Highlights(dock_controls=False, prompt=tr("Demo")))
        rect = self.view.layout.dock.rect
        middle = rect.x + rect.w / 2
        max_width = rect.w - self.look.px(24)
        title = tr("Demo")
        write_heading(canvas, self.look, title, middle, rect.y + rect.h * 0.36, self.look.px(50), max_width)
        pads = self.app.controllers.in_use
        hint = tr("Press any button to start playing") if pads else tr("Press any key to start playing")
        style = self.look.text.fit(NOTE, hint, max_width)
        canvas.text(style, hint, middle, rect.y + rect.h * 0.66, "center", max_width=max_width)
