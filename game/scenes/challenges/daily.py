"""The tab of the deal of the day: today's deal, the person's best result, and the last fourteen days.

Knows the page's attempts and how a day looks; ``game.challenges.deals`` makes the deal.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from game.challenges.attempts import best
from game.challenges.deals import DAILY_SEAT, daily, seats_at
from game.scenes.challenges.pane import INSET, PANEL, Pane
from game.scenes.shared import challenge_text as texts
from game.scenes.shared.widgets import fan
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from game.challenges.attempts import Attempt

DAYS: Final = 14
STRIP: Final = 168.0
"""Height of the strip of days."""
FAN: Final = 400.0
SEAL: Final = 250.0
"""Widths of the cards and of the plate with the best result."""
LARGE: Final = 1.25
"""With a larger text size the cards are left out."""


class DailyPane(Pane):
    """Today at the top, the strip of days below."""

    @property
    def first(self) -> Button:
        return self.play

    def build(self) -> None:
        label = tr("Play again") if self._best(self.results.today) is not None else tr("Play")
        self.play = self.page.form.add(Button(label, self._begin, kind="primary", icon="play"))

    def place(self) -> None:
        x, y, _, h = PANEL
        self.page.put(self.play, x + INSET, y + h - STRIP - 110, 360, 66)

    def paint(self, canvas: Canvas) -> None:
        page, palette = self.page, self.page.look.palette
        x, y, w, _ = PANEL
        left, max_width = x + INSET, w - 2 * INSET - SEAL - 30
        if page.look.text.enlarged <= LARGE:
            max_width -= FAN + 30
            center = page.stage.at(x + w - INSET - SEAL - 30 - FAN / 2, y + 164)
            fan(canvas, page.look, center, round(214 * page.stage.scale))
        today = tr("{day} (UTC)").format(day=texts.day(self.results.today))
        page.write(canvas, "name", today, left, y + 56, palette.line_light, px=36, max_width=max_width, high=60)
        text = tr(
            "Everyone gets the same deal today, against 2 computer players. Your best game counts, "
            "unless you undo a turn."
        )
        room_high = PANEL[3] - STRIP - 110 - 96 - 12
        self.write_within(canvas, text, left, y + 96, (max_width, room_high), palette.text_soft, 23)
        self._paint_best(canvas, x + w - INSET - SEAL, y + 28)
        self._paint_days(canvas)

    def _paint_best(self, canvas: Canvas, x: float, y: float) -> None:
        page, palette = self.page, self.page.look.palette
        found = self._best(self.results.today)
        high = PANEL[3] - STRIP - 74
        page.sprite(canvas, "ui/panel_active" if found is not None and found.won else "ui/panel_dim", x, y, SEAL, high)
        middle = x + SEAL / 2
        heading = tr("Your best today")
        page.caption(canvas, heading, middle, y + 32, SEAL - 40, anchor="center", color=palette.text_soft)
        if found is None:
            page.sprite(canvas, "medal_open/win", middle - 60, y + 64, 120, 120)
            text = tr("Not played yet")
            page.write(canvas, "note", text, middle, y + high - 60, palette.text_muted, "center", 21, SEAL - 30, 40)
            return
        page.banner(canvas, str(found.own), middle, y + 66, 112, align=0.5, max_width=SEAL - 40)
        page.write(canvas, "body", texts.score(found), middle, y + high - 84, palette.text, "center", 21, SEAL - 30, 34)
        result = tr("Won") if found.won else tr("Lost")
        color = palette.ok if found.won else palette.text
        page.write(canvas, "name", result, middle, y + high - 44, color, "center", 26, SEAL - 30, 44)

    def _paint_days(self, canvas: Canvas) -> None:
        page, (x, y, w, h) = self.page, PANEL
        top = y + h - STRIP - 6
        played = sum(self._best(self.results.today - timedelta(days=back)) is not None for back in range(DAYS))
        heading = trn("Last 14 days: {count} played", "Last 14 days: {count} played", played)
        page.caption(canvas, heading.format(count=played), x + INSET, top, w - 2 * INSET, 28)
        gap = 8.0
        each = (w - 2 * INSET - gap * (DAYS - 1)) / DAYS
        for number in range(DAYS):
            day = self.results.today - timedelta(days=DAYS - 1 - number)
            self._paint_day(canvas, day, x + INSET + number * (each + gap), top + 22, each, STRIP - 44)

    def _paint_day(self, canvas: Canvas, day: date, x: float, y: float, wide: float, high: float) -> None:
        page, palette = self.page, self.page.look.palette
        found, today = self._best(day), day == self.results.today
        plate = "ui/list_row_active" if today else "ui/slot" if found is None else "ui/list_row"
        page.sprite(canvas, plate, x, y, wide, high, 255 if found is not None or today else 150)
        middle = x + wide / 2
        page.caption(canvas, str(day.day), middle, y + 24, wide - 16, 30, anchor="center", color=palette.text_soft)
        if found is None:
            return
        color = palette.line_light if found.won else palette.text
        page.write(canvas, "count", str(found.own), middle, y + 64, color, "center", 34, wide - 12)
        icon = "icon/trophy" if found.won else "icon/cancel"
        page.sprite(canvas, icon, middle - 12, y + high - 34, 24, 24)

    def _best(self, day: date) -> Attempt | None:
        wanted = (day.isoformat(), self.page.edition)
        return best(
            attempt
            for attempt in self.results.attempts
            if attempt.kind == "daily" and (attempt.key, attempt.edition) == wanted
        )

    def _begin(self) -> None:
        page = self.page
        deal = daily(self.results.today, page.edition)
        page.app.go.start_game(page.edition, seats_at(deal, DAILY_SEAT, self.results.name), None, deal.secret)
