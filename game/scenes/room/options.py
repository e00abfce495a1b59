"""The table's options, as controls for the host and as text for everybody else.

Knows the options and their labels; knows nothing of people. Lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.room import text as texts
from game.scenes.room.section import Box, Section
from game.scenes.shared.drawer_front import LABEL_AT, LABEL_END, paint_front
from game.scenes.shared.lineup import SEAT_COUNTS
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY, CAPTION_LARGE, CAPTION_SMALL, NAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.graphics.canvas import Canvas

INSET_PX: Final = 24.0
"""From the edges of the panel to what is on it."""
HEADING_PX: Final = 56.0
"""Height of the heading of a narrow panel."""
CONTROL_PX: Final = 46.0
"""Height of a control."""
LABEL_PX: Final = 150.0
"""Width of a label beside its control."""
SLIP_PX: Final = 34.0
"""From the cabinet's edge to the values in an open drawer."""
_CAPTION_PX: Final = 2.0
"""From the edge of a control to the words of its caption, and of a value in its place."""
DRAWER_PX: Final = 16.0
"""From the cabinet's edge to a drawer in it."""
NARROW_PX: Final = 400.0
"""In a narrower panel a label stands above its control."""


class OptionsSection(Section):
    """One line for each option; a saved game keeps its edition and its number of seats."""

    def build(self) -> None:
        self._controls: dict[str, Segmented] = {}
        lobby = self.room.state.lobby
        if lobby is None or not self.room.state.hosting:
            return
        if not lobby.game:
            labels = tuple(str(count) for count in SEAT_COUNTS)
            seats = Segmented(labels, SEAT_COUNTS.index(len(lobby.seats)), self._set_seats)
            seats.caption = tr("Seats")
            self._controls["seats"] = self.page.add("option-seats", seats)
        for option in texts.lobby_options(lobby, served=self.room.state.served):
            if (lobby.game and option.key == "edition") or not option.labels:
                continue
            control = Segmented(option.labels, option.index, partial(self._choose, option), tooltip=option.hint)
            control.caption = option.label
            self._controls[option.key] = self.page.add(f"option-{option.key}", control)
        for control in self._controls.values():
            control.peers = tuple(self._controls.values())

    def _lines(self) -> list[tuple[str, str, str]]:
        """Return key, label and value of each line."""
        lobby = self.room.state.lobby
        if lobby is None:
            return []
        first, *rest = texts.lobby_options(lobby, served=self.room.state.served)
        lines = [(first.key, first.label, first.value), ("seats", tr("Seats"), str(len(lobby.seats)))]
        return lines + [(option.key, option.label, option.value) for option in rest]

    @property
    def _narrow(self) -> bool:
        return self.box[2] < NARROW_PX

    def _row(self, number: int) -> tuple[float, float]:
        """Return the upper edge and the height of a line."""
        top = HEADING_PX if self._narrow else INSET_PX - 8
        height = (self.box[3] - top - INSET_PX + 8) / len(self._lines())
        return self.box[1] + top + number * height, height

    def _value_box(self, number: int) -> Box:
        """Return the place of a control or value."""
        x, _, w, _ = self.box
        top, height = self._row(number)
        if self._narrow:
            return x + SLIP_PX, top + height - CONTROL_PX - 22, w - 2 * SLIP_PX, CONTROL_PX
        return x + INSET_PX + LABEL_PX, top + (height - CONTROL_PX) / 2, w - 2 * INSET_PX - LABEL_PX, CONTROL_PX

    def place(self) -> None:
        for number, (key, _, _) in enumerate(self._lines()):
            if key in self._controls:
                self.page.put(self._controls[key], *self._value_box(number))

    def paint(self, canvas: Canvas) -> None:
        page = self.page
        x, y, w, _ = self.box
        page.sprite(canvas, "place/cabinet", *self.box)
        if self._narrow:
            page.caption(
                canvas, tr("Table rules"), x + w / 2, y + 35, w - 2 * INSET_PX, anchor="center", style=CAPTION_LARGE
            )
        lines = self._lines()
        if self._narrow and not self._controls:
            self._paint_drawers(canvas, lines)
            return
        room = LABEL_PX - 12
        height = CONTROL_PX * page.stage.scale
        style = page.look.text.fit_all(BODY, [label for _, label, _ in lines], room * page.stage.scale, height)
        for number, (key, label, value) in enumerate(lines):
            left, top, width, _ = self._value_box(number)
            middle = top + CONTROL_PX / 2
            if self._narrow:
                upper, tall = self._row(number)
                page.sprite(canvas, "place/drawer", x + DRAWER_PX, upper + 2, w - 2 * DRAWER_PX, tall - 4)
                page.caption(
                    canvas, label, left + _CAPTION_PX, top - 17, width, 30, style=CAPTION_SMALL.in_color("text_soft")
                )
            else:
                page.write(canvas, style.in_color("text_soft"), label, x + INSET_PX, middle, max_width=room)
            if key not in self._controls:
                left += _CAPTION_PX * self._narrow
                page.write(canvas, BODY, value, left, top + CONTROL_PX / 2, "midleft", width)

    def _paint_drawers(self, canvas: Canvas, lines: Sequence[tuple[str, str, str]]) -> None:
        """Draw a closed drawer for each option, its value on the label: nobody but the host may open one."""
        page, scale = self.page, self.page.stage.scale
        ink, text = page.look.palette.text_dark, page.look.text
        width = self.box[2] - 2 * DRAWER_PX - LABEL_AT - LABEL_END
        style = text.fit_all(NAME, [value for _, _, value in lines], width * scale)
        for number, (_, label, value) in enumerate(lines):
            top, height = self._row(number)
            front = page.stage.box(self.box[0] + DRAWER_PX, top + 4, self.box[2] - 2 * DRAWER_PX, height - 8)
            paint_front(canvas, page.look, front)
            middle = self.box[0] + DRAWER_PX + LABEL_AT + width / 2
            page.caption(
                canvas,
                label,
                middle,
                top + height * 0.34 + 2,
                width,
                anchor="center",
                style=CAPTION_SMALL.in_color(ink),
            )
            page.write(canvas, style.in_color(ink), value, middle, top + height * 0.58 + 2, "center", width)

    def _set_seats(self, index: int) -> None:
        self.room.set_seats(SEAT_COUNTS[index])

    def _choose(self, option: texts.Option, index: int) -> None:
        lobby = self.room.state.lobby
        if lobby is not None:
            self.room.set_options(option.choose(lobby.options, index))
