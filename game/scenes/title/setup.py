"""The setup of a new game: edition, seats, clock, who begins.

Knows the lineup and the settings that store it; knows nothing of dealing.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from game.scenes.shared import lineup as lu
from game.scenes.shared.seat_row import SeatPage
from game.scenes.shared.widgets import IconButton, Segmented, edition_switch, fan
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of

LEFT: Final = (96.0, 164.0, 944.0, 560.0)
RIGHT: Final = (1064.0, 164.0, 440.0, 560.0)
ROW: Final = 118.0
STEP: Final = 132.0
INSET: Final = 22.0
FOOT: Final = 756.0


class SetupScene(SeatPage):
    """The choices for a new game, and a button to deal."""

    background = "bg/table"

    def __init__(self, edition: str, players: int | None = None, seed: bytes | None = None) -> None:
        super().__init__(edition)
        self.players = players
        self.seed = seed
        self.lineup = lu.default_lineup(players=players or lu.MIN_SEATS)
        self._rows: list[list[tuple[Widget, float, float, float]]] = []

    def enter(self, app: AppContext) -> None:
        self.lineup = lu.remembered(app.settings, self.edition, self.players)
        super().enter(app)

    def build(self) -> None:
        self._rows = [self._seat_row(seat) for seat in range(self.lineup.count)]
        self._add = Button(tr("Add a seat"), self._add_seat, icon="plus")
        if self.lineup.count < lu.MAX_SEATS:
            self.form.add(self._add)
        self._edition = self.form.add(edition_switch(self.edition, self._switch_edition))
        beginners = (tr("Random"), *lu.final_names(self.lineup))
        index = 0 if self.lineup.first is None else self.lineup.first + 1
        self._time = self.form.add(Choice(lu.time_names(), lu.chosen_time(self.app.settings), self._set_time))
        late = 0 if self.app.settings.clock_bot else 1
        self._time.caption = tr("Turn clock")
        self._late = Choice(lu.late_names(), late, self._set_late)
        self._late.caption = self._time.caption
        if self.timed:
            self.form.add(self._late)
        self._first = self.form.add(Choice(beginners, index, self._set_first))
        self._first.caption = tr("First player")
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._start = self.form.add(Button(tr("Deal the cards"), self.begin, kind="primary", icon="cards"))
        if self.form.focused is None:
            self.form.focus(self._start)

    def _seat_row(self, seat: int) -> list[tuple[Widget, float, float, float]]:
        """Create the controls of one seat, each with its left edge, width and height in the row."""
        hint = tr("Easy plays any legal move. Normal buys the best card it can get.")
        controls = self.seat_controls(seat, partial(Segmented, tooltip=hint))
        places = ((104, 192), (310, 300), (624, 206))
        row: list[tuple[Widget, float, float, float]] = [
            (control, x, wide, 54) for control, (x, wide) in zip(controls, places, strict=False)
        ]
        if self._removable:
            away = IconButton("cancel", tr("Remove this seat"), partial(self._remove, seat))
            away.caption = controls[0].caption
            row.append((away, 844, 40, 40))
        for widget, *_ in row:
            self.form.add(widget)
        return row

    @property
    def timed(self) -> bool:
        """Whether the next game has a clock."""
        return lu.chosen_time(self.app.settings) > 0

    @property
    def _removable(self) -> bool:
        return self.lineup.count > lu.MIN_SEATS

    def place(self) -> None:
        x, y, w, _ = LEFT
        for seat, row in enumerate(self._rows):
            top = y + INSET + seat * STEP
            for widget, left, wide, high in row:
                self.put(widget, x + INSET + left, top + (ROW - high) / 2, wide, high)
        top = y + INSET + self.lineup.count * STEP
        self.put(self._add, x + w / 2 - 150, top + (ROW - 54) / 2, 300, 54)
        x, y, w, h = RIGHT
        inner = w - 2 * INSET - 12
        left, high = x + INSET + 6, 50
        self.put(self._edition, left, y + 58, inner, high)
        self.put(self._time, left, y + (318 if self.timed else 366), inner, high)
        self.put(self._late, left, y + 376, inner, high)
        self.put(self._first, left, y + h - 76, inner, high)
        self.put(self._back, LEFT[0], FOOT, 220, 66)
        self.put(self._start, x, FOOT, w, 66)

    def paint(self, canvas: Canvas) -> None:
        self.banner(canvas, tr("New game"), LEFT[0], 76, 72, max_width=1100)
        self.sprite(canvas, "ui/panel", *LEFT)
        self.sprite(canvas, "ui/panel", *RIGHT)
        x, y, w, _ = LEFT
        looks = looks_of(lu.final_names(self.lineup), self.edition)
        for seat in range(lu.MAX_SEATS):
            top = y + INSET + seat * STEP
            if seat < self.lineup.count:
                self.sprite(canvas, "ui/list_row", x + INSET, top, w - 2 * INSET, ROW)
                self.sprite(canvas, f"avatar/{looks[seat]}", x + INSET + 20, top + (ROW - 66) / 2, 66, 66)
            else:
                self.sprite(canvas, "ui/slot", x + INSET, top, w - 2 * INSET, ROW, 120)
        x, y, w, h = RIGHT
        left = x + INSET + 6
        self.caption(canvas, tr("Edition"), left, y + 36, high=36)
        high, middle = (108, 172) if self.timed else (146, 194)
        center = self.stage.at(x + w / 2, y + middle)
        fan(canvas, self.look, center, round(high * self.stage.scale))
        color = self.look.palette.text_soft
        goal, caption = (262, 298) if self.timed else (304, 346)
        self.write(canvas, "note", tr(self.look.skin.text.aim), x + w / 2, y + goal, color, "center", 22, w - 60, 32)
        self.caption(canvas, tr("Turn clock"), left, y + caption, high=30)
        self.caption(canvas, tr("First player"), left, y + h - 96)

    def back(self) -> None:
        self._remember()
        super().back()

    def _changed_lineup(self, lineup: lu.Lineup) -> None:
        self.lineup = lineup
        self.rebuild()

    def rename(self, seat: int, name: str) -> None:
        super().rename(seat, name)
        self._first.labels = (self._first.labels[0], *lu.final_names(self.lineup))

    def switch(self, seat: int) -> None:
        self._changed_lineup(lu.switch_kind(self.lineup, seat))

    def _add_seat(self) -> None:
        seat = self.lineup.count
        self._changed_lineup(lu.set_count(self.lineup, seat + 1))
        # The rebuild keeps the focus by index, which is now a control of another kind.
        self.form.focus(self._rows[seat][0][0])

    def _remove(self, seat: int) -> None:
        self._changed_lineup(lu.remove(self.lineup, seat))

    def _set_first(self, index: int) -> None:
        self.lineup = msgspec.structs.replace(self.lineup, first=index - 1 if index else None)

    def _set_time(self, index: int) -> None:
        lu.choose_time(self.app.settings, index)
        self.rebuild()

    def _set_late(self, index: int) -> None:
        self.app.settings.clock_bot = index == 0

    def _switch_edition(self, edition: str) -> None:
        self.edition = edition
        self._changed_lineup(lu.in_edition(self.lineup, edition))

    def _remember(self) -> None:
        lu.remember(self.app.settings, self.lineup)
        self.app.settings.try_to_save(self.app.store.data_dir)

    def begin(self) -> None:
        self._remember()
        seats = lu.seat_infos(self.lineup)
        self.app.go.start_game(self.edition, seats, self.lineup.first, self.seed, lu.clock_rule(self.app.settings))
