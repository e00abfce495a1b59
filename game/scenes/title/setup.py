"""The setup of a new game: the box is open; seats, edition, clock and who begins are chosen in and beside it.

Knows the lineup and the settings that store it; knows nothing of dealing.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
import pygame

from game.scenes.shared import lineup as lu
from game.scenes.shared.seat_row import SeatPage
from game.scenes.shared.top_bar import paint_bar, place_back
from game.scenes.shared.widgets import IconButton, PortraitButton, edition_switch
from game.scenes.title.box import paint_box, paint_lid
from game.scenes.title.setup_places import CARD, MATS, corner
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NOTE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.widget import Widget
from game.view.appearance import PORTRAITS, looks_of, portraits_of

INSET: Final = 24.0
START: Final = (1176.0, 802.0, 392.0, 76.0)
LATE: Final = 58.0
"""From the choice of a clock to that of what happens at zero, below it."""
_EDITION, _AIM, _FIRST = 50.0, (102.0, 68.0), 216.0
"""Where the edition, its aim and the choice of who begins are on the sheet, and the height of the aim."""
_ABOVE: Final = 18.0
"""How far above a choice the middle of its caption is."""


class SetupScene(SeatPage):
    """The choices for a new game, and a button to deal."""

    background = "bg/table"

    def __init__(self, edition: str, players: int | None = None, secret: bytes | None = None) -> None:
        super().__init__(edition)
        self.players = players
        self.secret = secret
        self.lineup = lu.default_lineup(players=players or lu.MIN_SEATS)
        self._rows: list[list[tuple[Widget, pygame.Rect]]] = []
        self._portraits: list[PortraitButton] = []

    def enter(self, app: AppContext) -> None:
        self.lineup = lu.remembered(app.settings, self.edition, self.players)
        super().enter(app)

    def build(self) -> None:
        self._portraits = []
        self._rows = [self._seat_row(seat) for seat in range(self.lineup.count)]
        self._add = Button(tr("Add a seat"), self._add_seat, icon="plus")
        if self.lineup.count < lu.MAX_SEATS:
            self.form.add(self._add)
        self._edition = self.form.add(edition_switch(self.edition, self._switch_edition))
        beginners = (tr("Random"), *lu.final_names(self.lineup))
        index = 0 if self.lineup.first is None else self.lineup.first + 1
        self._first = self.form.add(Choice(beginners, index, self._set_first))
        self._first.caption = tr("First player")
        self._time = self.form.add(Choice(lu.time_names(), lu.chosen_time(self.app.settings), self._set_time))
        self._time.caption = tr("Turn clock")
        self._late: Choice | None = None
        if lu.chosen_time(self.app.settings):
            late = 0 if self.app.settings.clock_bot else 1
            self._late = self.form.add(Choice(lu.late_names(), late, self._set_late))
            self._late.caption = self._time.caption
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._start = self.form.add(Button(tr("Deal the cards"), self.begin, kind="primary", icon="cards", px=28))
        if self.form.focused is None:
            self.form.focus(self._start)

    def _seat_row(self, seat: int) -> list[tuple[Widget, pygame.Rect]]:
        """Create the controls of one seat, each with its box on the seat's mat."""
        hint = tr("Easy makes mistakes, Hard plays each turn well, Expert and Master think ahead.")
        controls = self.seat_controls(seat, partial(Choice, tooltip=hint, wraps=False))
        places = ((104, 18, 344 if self._removable else 402), (20, 94, 288), (320, 94, 186))
        row: list[tuple[Widget, pygame.Rect]] = [
            (control, pygame.Rect(x, y, width, 54)) for control, (x, y, width) in zip(controls, places, strict=False)
        ]
        if self._removable:
            away = IconButton("cancel", tr("Remove this seat"), partial(self._remove, seat))
            away.caption = controls[0].caption
            row.append((away, pygame.Rect(462, 23, 44, 44)))
        avatar = self.look.avatars(lu.final_names(self.lineup))[seat]
        portrait = PortraitButton(avatar, tr("Choose another portrait"), partial(self._change_portrait, seat))
        portrait.caption = controls[0].caption
        self._portraits.append(portrait)
        row.append((portrait, pygame.Rect(20, 11, 68, 68)))
        for widget, _ in row:
            self.form.add(widget)
        return row

    @property
    def _removable(self) -> bool:
        return self.lineup.count > lu.MIN_SEATS

    def place(self) -> None:
        for seat, row in enumerate(self._rows):
            left, top = corner(seat)
            for widget, box in row:
                self.put(widget, left + box.x, top + box.y, box.w, box.h)
        left, top = corner(self.lineup.count)
        self.put(self._add, left + 117, top + 57, 300, 54)
        x, y, w, h = CARD
        inner, height = w - 2 * INSET, 48
        self.put(self._edition, x + INSET, y + _EDITION, inner, height)
        clock = y + h - INSET - LATE - height
        self.put(self._first, x + INSET, y + _FIRST, inner, height)
        self.put(self._time, x + INSET, clock, inner, height)
        if self._late is not None:
            self.put(self._late, x + INSET, clock + LATE, inner, height)
        place_back(self, self._back)
        self.put(self._start, *START)

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("New game"))
        paint_box(self, canvas, self.lineup.count)
        paint_lid(self, canvas)
        _, _, width, height = MATS
        looks = looks_of(lu.final_names(self.lineup), self.edition)
        here = tr("On this device")
        for seat in range(lu.MAX_SEATS):
            left, top = corner(seat)
            if seat < self.lineup.count:
                self.sprite(canvas, f"mat/{looks[seat]}", left, top, width, height)
                if self.lineup.seats[seat].kind == "human":
                    color = self.look.palette.text_soft
                    self.write_in_two(canvas, NOTE.in_color(color), here, (left + 332, top + 94, 180, 54))
            else:
                self.sprite(canvas, "ui/slot", left, top, width, height)
        x, y, _, h = CARD
        self.sprite(canvas, "mat/dock", *CARD)
        left = x + INSET
        self.caption(canvas, tr("Edition"), left, y + _EDITION - _ABOVE, height=30)
        aim, color = tr(self.look.skin.text.aim), self.look.palette.text_soft
        self.write_in_two(canvas, NOTE.in_color(color), aim, (left, y + _AIM[0], CARD[2] - 2 * INSET, _AIM[1]))
        self.caption(canvas, tr("First player"), left, y + _FIRST - _ABOVE, height=30)
        self.caption(canvas, tr("Turn clock"), left, y + h - INSET - LATE - 48 - _ABOVE, height=30)
        if self._late is None:
            box = left, y + h - INSET - 46, CARD[2] - 2 * INSET, 42.0
            self.write_in_two(canvas, NOTE.in_color(color), tr("Turns have no time limit"), box)

    def back(self) -> None:
        self._remember()
        super().back()

    def _changed_lineup(self, lineup: lu.Lineup) -> None:
        self.lineup = lineup
        self.rebuild()

    def rename(self, seat: int, name: str) -> None:
        super().rename(seat, name)
        for portrait, avatar in zip(self._portraits, self.look.avatars(lu.final_names(self.lineup)), strict=True):
            portrait.sprite = avatar
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

    def _change_portrait(self, seat: int) -> None:
        """Give a seat's person the next portrait that nobody else at the table has."""
        names = lu.final_names(self.lineup)
        portraits = portraits_of(names, self.edition, self.app.settings.portraits)
        taken = {each for number, each in enumerate(portraits) if number != seat}
        later = ((portraits[seat] + step) % PORTRAITS for step in range(1, PORTRAITS + 1))
        self.app.settings.choose_portrait(names[seat], next(each for each in later if each not in taken))
        self.rebuild()

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
        self.app.go.start_game(self.edition, seats, self.lineup.first, self.secret, lu.clock_rule(self.app.settings))
