"""The dialog to play on from a position of a saved game: who plays, and the clock.

Knows the seats of the position and the controls for them; knows nothing of how the new game is made, which is in
``game.match.fork``. Lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.bots import level_of
from game.match.fork import person_of
from game.record.model import SeatKind
from game.scenes.shared import lineup as lu
from game.scenes.shared.dialogs.dialog import PADDING, paint_panel
from game.scenes.shared.seat_row import SeatPage
from game.support.i18n import tr
from game.ui.graphics.type_scale import BODY_LARGE, FIGURE, NOTE, PROMPT
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.replays.replay import Replay
    from game.rules import Seat
    from game.ui.graphics.canvas import Canvas

WIDTH_PX: Final = 1000.0
"""The panel's width."""
HEAD_PX: Final = 162.0
"""From the panel's top to its first row."""
ROW_PX: Final = 84.0
"""Height of the mat of a row."""
FACE_PX: Final = 62.0
"""Side of a portrait."""
POINTS_LEFT_PX: Final = 90.0
"""Left edge of the points in a row."""
NAME: Final = (150.0, 226.0)
"""Left edge and width of the field for the name in a row."""
KIND: Final = (390.0, 300.0)
"""Left edge and width of the choice of a kind in a row."""
LEVEL: Final = (704.0, 192.0)
"""Left edge and width of the choice of a level in a row."""
STEP_PX: Final = 94.0
"""From one row to the next."""
CLOCK: Final = (36.0, 30.0, 96.0)
"""Left edge and side of the clock's icon in its row, and the left edge of its name."""
ONE_TIME: Final = (390.0, 506.0)
"""Left edge and width of the clock's control alone."""
TWO_TIMES: Final = (262.0, 310.0, 14.0)
"""Left edge, width and gap of the clock's controls where there are two."""
FOOT_PX: Final = 118.0
"""Height of the space below the rows."""


class ForkScene(SeatPage):
    """One row for each seat with its name, kind and level; the clock; a button to deal."""

    opaque = False

    def __init__(self, replay: Replay, step: int) -> None:
        super().__init__(replay.record.header.edition)
        self.replay = replay
        self.step = step
        self.resigned = replay.resigned_at(step)
        self.lineup = self._seated()
        rule = replay.record.header.clock
        self.time = lu.time_of(rule)
        self.bot = rule is None or rule.bot
        self.times = tuple(dict.fromkeys((*lu.TIMES, self.time)))
        self._rows: list[list[tuple[Widget, float, float]]] = []
        self._late: Choice | None = None
        """What happens at zero, where there is a clock."""

    def _seated(self) -> lu.Lineup:
        """Return the lineup of the saved game; if it has no person, the seat to move becomes one."""
        lineup = lu.default_lineup(self.edition, len(self.replay.record.header.seats))
        for seat, info in enumerate(self.replay.seats_at(self.step)):
            kind: SeatKind = "bot" if seat in self.resigned else info.kind
            level = level_of(info.bot) or lu.DEFAULT_LEVEL
            lineup = lu.with_seat(lineup, seat, lu.SeatChoice(info.name, kind, level))
        kinds = [choice.kind for choice in lineup.taken]
        person = person_of(kinds, self.replay.state_at(self.step).turn, self.resigned)
        if person is not None:
            lineup = lu.with_seat(lineup, person, msgspec.structs.replace(lineup.seats[person], kind="human"))
        return lineup

    @property
    def _top(self) -> float:
        return (900 - self._height) / 2

    @property
    def _height(self) -> float:
        return HEAD_PX + (self.lineup.count + 1) * STEP_PX + FOOT_PX

    @property
    def _clock_top(self) -> float:
        return self._top + HEAD_PX + self.lineup.count * STEP_PX

    def build(self) -> None:
        self._rows = [self._seat_row(seat) for seat in range(self.lineup.count)]
        index = self.times.index(self.time)
        self._time = self.form.add(Choice(lu.time_names(self.times), index, self._set_time))
        self._time.caption = tr("Turn clock")
        self._late = None
        if self.time != lu.TIMES[0]:
            self._late = self.form.add(Choice(lu.late_names(), 0 if self.bot else 1, self._set_late))
            self._late.caption = self._time.caption
        self._deal = self.form.add(Button(tr("Deal and play"), self.begin, kind="primary", icon="cards"))
        self._cancel = self.form.add(Button(tr("Cancel"), self.back, icon="cancel"))
        if self.form.focused is None:
            self.form.focus(self._deal)
            self.form.keyboard = True

    def _seat_row(self, seat: Seat) -> list[tuple[Widget, float, float]]:
        """Create the controls of one seat, each with its left edge and width in the row."""
        controls = self.seat_controls(seat, Choice, gone=seat in self.resigned)
        places = (NAME, LEVEL) if seat in self.resigned else (NAME, KIND, LEVEL)
        for control in controls:
            self.form.add(control)
        return [(control, x, width) for control, (x, width) in zip(controls, places, strict=False)]

    def place(self) -> None:
        left = (1600 - WIDTH_PX) / 2 + PADDING
        for seat, row in enumerate(self._rows):
            top = self._top + HEAD_PX + seat * STEP_PX
            for widget, x, width in row:
                self.put(widget, left + x, top + (ROW_PX - 54) / 2, width, 54)
        top = self._clock_top + (ROW_PX - 54) / 2
        x, width, gap = (*ONE_TIME, 0.0) if self._late is None else TWO_TIMES
        self.put(self._time, left + x, top, width, 54)
        if self._late is not None:
            self.put(self._late, left + x + width + gap, top, width, 54)
        each = (WIDTH_PX - 2 * PADDING - 20) / 2
        y = self._top + self._height - PADDING - 58
        self.put(self._deal, left, y, each, 58)
        self.put(self._cancel, left + each + 20, y, each, 58)

    def paint(self, canvas: Canvas) -> None:
        width = WIDTH_PX - 2 * PADDING
        left = (1600 - WIDTH_PX) / 2
        paint_panel(self, canvas, tr("Play from here"), (left, self._top, WIDTH_PX, self._height))
        state = self.replay.state_at(self.step)
        text = tr("Start at round {number}. Hidden cards are shuffled again.").format(number=state.round)
        self.write(canvas, PROMPT.in_color("text_soft"), text, 800, self._top + PADDING + 76, "center", max_width=width)
        avatars = self.look.avatars(lu.final_names(self.lineup))
        for seat in range(self.lineup.count):
            top = self._top + HEAD_PX + seat * STEP_PX
            name = "ui/list_row_active" if seat == state.turn else "ui/list_row"
            self.sprite(canvas, name, left + PADDING, top, width, ROW_PX)
            self.sprite(canvas, avatars[seat], left + PADDING + 20, top + (ROW_PX - FACE_PX) / 2, FACE_PX, FACE_PX)
            middle, pill = top + ROW_PX / 2, left + PADDING + POINTS_LEFT_PX
            self.sprite(canvas, "ui/pill_active", pill, middle - 15, 48, 30)
            points, ink = str(state.players[seat].points), self.look.palette.text_dark
            self.write(canvas, FIGURE.in_color(ink), points, pill + 24, middle, "center")
            if seat in self.resigned:
                x = left + PADDING + KIND[0] + KIND[1] / 2
                self.write(canvas, NOTE.in_color("text_muted"), tr("resigned"), x, middle, "center", 300)
            elif self.lineup.seats[seat].kind == "human":
                x, here = left + PADDING + LEVEL[0] + LEVEL[1] / 2, tr("On this device")
                self.write(canvas, NOTE, here, x, middle, "center", LEVEL[1], ROW_PX - 20)

        self._paint_clock(canvas, left + PADDING, width)

    def _paint_clock(self, canvas: Canvas, left: float, width: float) -> None:
        """Draw the row of the clock with its icon and its name."""
        top = self._clock_top
        icon, side, name = CLOCK
        self.sprite(canvas, "ui/list_row", left, top, width, ROW_PX)
        self.sprite(canvas, "icon/clock", left + icon, top + (ROW_PX - side) / 2, side, side)
        room = (ONE_TIME if self._late is None else TWO_TIMES)[0] - name - 14
        middle = top + ROW_PX / 2
        self.write(canvas, BODY_LARGE, tr("Turn clock"), left + name, middle, max_width=room, height=54)

    def switch(self, seat: Seat) -> None:
        choice = self.lineup.seats[seat]
        kind: SeatKind = "human" if choice.kind == "bot" else "bot"
        self.lineup = lu.with_seat(self.lineup, seat, msgspec.structs.replace(choice, kind=kind))
        self.rebuild()

    def _set_time(self, index: int) -> None:
        self.time = self.times[index]
        self.rebuild()
        self.form.focus(self._time)

    def _set_late(self, index: int) -> None:
        self.bot = index == 0

    def begin(self) -> None:
        entry, clock = self.replay.entry_at(self.step), lu.make_clock(self.time, bot=self.bot)
        self.app.go.fork_game(self.edition, self.replay.source, entry, lu.seat_infos(self.lineup), clock)
