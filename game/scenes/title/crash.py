"""The screen after an unexpected error, in the edition's look.

Knows the crash guard's plain screen, which it falls back to, and the kit; knows nothing of what has failed.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.ornaments import write_heading
from game.scenes.shared.page import Stage
from game.scenes.title.torn_card import torn_card
from game.support.i18n import tr
from game.ui.app.crash_guard import ErrorScene
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NOTE, PROMPT_LARGE, StyledText
from game.ui.widgets.buttons import Button
from game.ui.widgets.clipboard import copy_text
from game.ui.widgets.form import Form

if TYPE_CHECKING:
    from game.storage.summaries import GameSummary
    from game.ui.app.scene import AppContext

BOX: Final = (160.0, 170.0, 1280.0, 560.0)
LARGER: Final = (60.0, 60.0)
"""How much the panel grows at each side for text of twice the size."""
ASIDE: Final = 0.34
"""The share of the panel that the torn card covers."""
LINE: Final = 13.0
"""From the panel's edge to the line on it; the card is in the middle between that and the words."""
CARD: Final = 0.88
"""The card's height as a share of the panel's, or of its own part of the panel's width: it ends where the words do."""
BUTTON_H: Final = 64.0
GAP: Final = 16.0
INSET: Final = 60.0
_HEAD: Final = 84.0
"""From the top of the words to the end of the heading."""
NIGHT: Final = (4, 2, 10, 130)


class CrashScene(ErrorScene):
    """A panel with a message, the name of the report, and the ways on: the game, the title, a copy of the report."""

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self._card: tuple[object, pygame.Surface] | None = None
        self._failed = False
        self._saved: GameSummary | None = None
        with suppress(Exception):  # the saved games may be the cause of the error
            self._saved = app.store.last_unfinished()
        self._build()

    def _build(self) -> None:
        self.form = Form()
        self._copy = Button(tr("Copy report"), self._copy_report, icon="copy", tooltip=str(self.report))
        menu = Button(tr("Main menu"), lambda: self.on_continue(self.app), icon="menu")
        if self._saved is None:
            menu.kind = "primary"
        else:
            self.form.add(Button(tr("Continue game"), self._continue, kind="primary", icon="play"))
        self.form.add(menu)
        if self.report is not None:
            self.form.add(self._copy)
        self.form.focus(self.form.widgets[0])
        self.form.keyboard = self.app.by_keys

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the buttons; on the plain screen any click or key leads on."""
        if self._failed:
            super().handle(event)
        elif not self.form.handle(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.on_continue(self.app)

    def update(self, dt_ms: float) -> None:
        if self.form.update(dt_ms):
            self.app.redraw()

    def _continue(self) -> None:
        """Leave by way of the title, so that it is there if the game does not open."""
        app, saved = self.app, self._saved
        self.on_continue(app)
        if saved is not None and app.store.rejoinable(saved):
            app.go.rejoin_game(self.edition, saved.id)
        elif saved is not None:
            app.go.continue_game(saved.id)

    def _copy_report(self) -> None:
        if self.report is None:
            return
        with suppress(OSError):
            if copy_text(self.report.read_text(encoding="utf-8")):
                self._copy.label, self._copy.icon = tr("Copied"), "ok"
                self.app.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, or the plain screen if that fails: its sprites may be the cause of the error."""
        try:
            self._draw_panel(canvas)
        except Exception:
            self._failed = True
            canvas.begin()
            super().draw(canvas)

    def _draw_panel(self, canvas: Canvas) -> None:
        look, stage = self.look, Stage(*canvas.size)
        palette = look.palette
        canvas.background(look.atlas.background("bg/table", *canvas.size), palette.ground[2])
        canvas.rect(NIGHT, (0, 0, *canvas.size))
        larger = look.text.enlarged - 1
        left, upper, w, h = BOX
        aside, above = LARGER[0] * larger, LARGER[1] * larger
        box = stage.box(left - aside, upper - above, w + 2 * aside, h + 2 * above)
        canvas.image(look.sprite("ui/dialog", box.w, box.h), box.x, box.y)
        card = self._torn(round(min(box.h, box.w * ASIDE) * CARD))
        words = pygame.Rect(box.x + round(box.w * ASIDE), box.y, round(box.w * (1 - ASIDE)), box.h)
        words = words.inflate(-2 * look.px(INSET), -2 * look.px(INSET))
        middle = (box.x + look.px(LINE) + words.x) / 2
        canvas.surface(card, middle - card.get_width() / 2, box.centery - card.get_height() / 2)
        self._place(words)
        self._draw_words(canvas, words)
        self.form.draw(canvas, look)

    def _torn(self, height: int) -> pygame.Surface:
        key = self.edition, height
        if self._card is None or self._card[0] != key:
            self._card = key, torn_card(self.look, f"card/{self.look.skin.fan[1]}", height)
        return self._card[1]

    def _draw_words(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Write the heading, and the message with the report's name in the middle between it and the buttons."""
        look = self.look
        write_heading(canvas, look, tr("Something went wrong"), box.centerx, box.y + look.px(56), look.px(76), box.w)
        parts = [StyledText(tr("Your game is saved up to the last move."), PROMPT_LARGE)]
        if self.report is not None:
            text = tr("A report was saved as {path}.").format(path=self.report.name)
            parts.append(StyledText(text, NOTE))
        lines = [look.text.balance(part.style, part.text, box.w) for part in parts]
        steps = [look.text.line_height(part.style) for part in parts]
        apart = look.px(12)
        height = sum(len(each) * step for each, step in zip(lines, steps, strict=True)) + apart * (len(parts) - 1)
        top = box.y + look.px(_HEAD)
        y = top + max(0, (min(each.rect.y for each in self.form.widgets) - top - height) / 2)
        for part, wrapped, step in zip(parts, lines, steps, strict=True):
            for line in wrapped:
                canvas.text(part.style, line, box.centerx, y, "midtop", max_width=box.w)
                y += step
            y += apart

    def _place(self, box: pygame.Rect) -> None:
        """Put the main button over the whole width, or as wide as the others, and the others side by side below it."""
        height, gap = self.look.px(BUTTON_H), self.look.px(GAP)
        first, *others = self.form.widgets
        below = [box.bottom - height] if others else []
        first.rect = pygame.Rect(box.x, (below[0] - height - gap) if below else box.bottom - height, box.w, height)
        each = (box.w - gap * (len(others) - 1)) // max(1, len(others))
        for number, button in enumerate(others):
            button.rect = pygame.Rect(box.x + number * (each + gap), below[0], each, height)
