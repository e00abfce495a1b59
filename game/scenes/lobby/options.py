"""The table's options, as controls for the host and as text for everybody else.

Knows the options and their labels; knows nothing of people.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.lobby import text as texts
from game.scenes.lobby.section import Section
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas

INSET: Final = 24.0
ROW: Final = 53.0
HIGH: Final = 44.0
LABEL: Final = 128.0


class OptionsSection(Section):
    """One line for each option; a saved game keeps its edition and its number of seats."""

    def build(self) -> None:
        self._controls: dict[str, Segmented] = {}
        lobby = self.room.state.lobby
        if lobby is None or not self.room.state.hosting:
            return
        if not lobby.game:
            labels = tuple(str(count) for count in texts.SEATS)
            seats = Segmented(labels, texts.SEATS.index(len(lobby.seats)), self._set_seats)
            seats.caption = tr("Seats")
            self._controls["seats"] = self.page.add("option-seats", seats)
        for option in texts.table_options(lobby.options):
            if lobby.game and option.key == "edition":
                continue
            control = Segmented(option.labels, option.index, partial(self._choose, option), tooltip=option.hint, px=19)
            control.caption = option.label
            self._controls[option.key] = self.page.add(f"option-{option.key}", control)
        for control in self._controls.values():
            control.peers = tuple(self._controls.values())

    def _lines(self) -> list[tuple[str, str, str]]:
        """Return key, label and value of each line."""
        lobby = self.room.state.lobby
        if lobby is None:
            return []
        first, *rest = texts.table_options(lobby.options)
        lines = [(first.key, first.label, first.value), ("seats", tr("Seats"), str(len(lobby.seats)))]
        return lines + [(option.key, option.label, option.value) for option in rest]

    def _middle(self, number: int) -> float:
        return self.box[1] + INSET - 7 + ROW * (number + 0.5)

    def place(self) -> None:
        x, _, w, _ = self.box
        for number, (key, _, _) in enumerate(self._lines()):
            if key in self._controls:
                left = x + INSET + LABEL
                self.page.put(self._controls[key], left, self._middle(number) - HIGH / 2, w - 2 * INSET - LABEL, HIGH)

    def paint(self, canvas: Canvas) -> None:
        page, palette = self.page, self.page.look.palette
        x, _, w, _ = self.box
        page.sprite(canvas, "ui/panel", *self.box)
        lines = self._lines()
        max_width = (LABEL - 12) * page.stage.scale
        px = page.look.text.fit_all("body", [label for _, label, _ in lines], max_width, 20, ROW * page.stage.scale)
        for number, (key, label, value) in enumerate(lines):
            middle = self._middle(number)
            page.write(canvas, "body", label, x + INSET, middle, palette.text_soft, px=px, max_width=LABEL - 12)
            if key not in self._controls:
                max_width = w - 2 * INSET - LABEL
                page.write(canvas, "body", value, x + w - INSET, middle, palette.text, "midright", 21, max_width)

    def _set_seats(self, index: int) -> None:
        self.room.set_seats(texts.SEATS[index])

    def _choose(self, option: texts.Option, index: int) -> None:
        lobby = self.room.state.lobby
        if lobby is not None:
            self.room.set_options(option.choose(lobby.options, index))
