"""The window of a quick match: the wanted game, the time waited, the usual wait, and the opponents available now.

Knows the note on a server, which is read again and again, and functions that change the search; knows nothing of the
network. Lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import structs

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene, notify
from game.scenes.shared.durations import DAY_S, MINUTE_S, clock_name, duration
from game.scenes.shared.empty_seat import paint_empty_seat
from game.scenes.shared.letter import paint_letter
from game.scenes.shared.lineup import default_name
from game.scenes.shared.poll_timer import PollTimer
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import BODY_LARGE, NOTE_LARGE
from game.view.layout.geometry import Rect
from game.view.layout.room import LARGEST_TEXT
from net.protocol.clock_classes import CLOCK_CLASSES

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.graphics.canvas import Canvas
    from net.protocol.clock_classes import ClockClass
    from net.protocol.hall_types import ServerNote

LONG_MS: Final = 45_000.0
"""Duration of a search after which other ways to play are offered."""
MIN_PLAYERS: Final = 2
"""Minimum number of players of a quick game."""
ROW_PX: Final = 40.0
"""Height of a line on the paper."""
SEAT_PX: Final = 78.0
"""Side of a seat."""
SEATS_PX: Final = SEAT_PX + 20
"""Height of the row of seats."""
EDGE_PX: Final = 14.0
"""From the edge of the paper to what is written on it."""
LABEL_RATIO: Final = 0.42
"""Width of the labels, × width of the paper."""


@dataclass
class OpponentSearch:
    """A search for opponents at the server of a link, which has lasted ``waited_ms``.

    ``window`` is the largest difference of ratings, ``None`` for one that grows with the wait.
    """

    link: str
    edition: str
    seats: int
    clock: ClockClass
    window: int | None = None
    waited_ms: float = 0.0

    @property
    def long(self) -> bool:
        """Whether it has lasted so long that other ways are offered."""
        return self.waited_ms >= LONG_MS


class SearchScene(DialogScene):
    """The window; it closes by itself when opponents are found."""

    def __init__(
        self,
        edition: str,
        search: OpponentSearch,
        look: Callable[[OpponentSearch | None], None],
        ways: tuple[DialogChoice, ...],
    ) -> None:
        """``look`` starts another search, or ends it with ``None``; ``ways`` are other ways to play."""
        self.search = search
        self._look_for = look
        self._ways = ways
        self._long = search.long
        self._begun = False
        self._poll_timer = PollTimer(at_once=True)
        self._rows: tuple[tuple[str, str], ...] = ()
        self._seats_height = 0.0
        super().__init__(edition, tr("Looking for opponents"), "", self._choices())

    def _choices(self) -> tuple[DialogChoice, ...]:
        search, ways = self.search, []
        stop = DialogChoice(tr("Stop the search"), partial(self._look_for, None), icon="cancel")
        if self._long and search.seats > MIN_PLAYERS:
            fewer = partial(self._look_for, replace(search, seats=search.seats - 1, waited_ms=0.0))
            text = trn("Look for {count} player", "Look for {count} players", search.seats - 1)
            ways.append(DialogChoice(text.format(count=search.seats - 1), fewer, icon="human"))
        if self._long and CLOCK_CLASSES[search.clock][0] < DAY_S:
            slow = partial(self._look_for, replace(search, clock="slow1", waited_ms=0.0))
            ways.append(DialogChoice(tr("Try 1 day per turn"), slow, icon="clock"))
        others = self._in_pairs(*ways, *self._ways) if self._long else ()
        stop = structs.replace(stop, apart=self._long)
        return (DialogChoice(tr("Keep looking"), kind="primary", icon="search"), *others, stop)

    @staticmethod
    def _in_pairs(*ways: DialogChoice) -> tuple[DialogChoice, ...]:
        """Return other ways to play two in a row, apart from the buttons above them; the last two are a pair."""
        odd = len(ways) % 2
        return tuple(
            structs.replace(way, apart=number == 0, beside=number > odd and (number - odd) % 2 == 1)
            for number, way in enumerate(ways)
        )

    @property
    def note(self) -> ServerNote | None:
        """The note on the server, ``None`` where it is no longer kept."""
        return next((note for note in self.app.network.servers() if note.link == self.search.link), None)

    @property
    def _row_height(self) -> float:
        return ROW_PX * self.look.text.enlarged if not self._long else ROW_PX * min(1.25, self.look.text.enlarged)

    def place(self) -> None:
        self._rows = self._facts()
        self._seats_height = 0.0 if self.look.text.enlarged > LARGEST_TEXT else SEATS_PX
        self.extra = self._seats_height + len(self._rows) * self._row_height + 2 * EDGE_PX + 20
        super().place()

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        inner = self.width - 2 * PADDING
        top, text_height, _ = self._metrics()
        y = top + PADDING + 62 + text_height + (12 if text_height else 0)
        left, height = self.middle - inner / 2, self._row_height
        if self._seats_height:
            self._paint_seats(canvas, y)
            y += self._seats_height
        ink = self.look.palette.text_dark
        paint_letter(self, canvas, (left, y, inner, len(self._rows) * height + 2 * EDGE_PX))
        left, inner, y = left + 2 * EDGE_PX, inner - 4 * EDGE_PX, y + EDGE_PX
        for number, (label, value) in enumerate(self._rows):
            middle = y + (number + 0.5) * height
            max_width = inner * LABEL_RATIO - 16
            self.write(canvas, NOTE_LARGE.in_color(ink), label, left, middle, max_width=max_width, height=height)
            x, max_width = left + inner * LABEL_RATIO, inner * (1 - LABEL_RATIO)
            self.write(canvas, BODY_LARGE.in_color(ink), value, x, middle, max_width=max_width, height=height)

    def _paint_seats(self, canvas: Canvas, y: float) -> None:
        """Draw this person's portrait, and beside it the seats that are looked for."""
        names = self.app.settings.names
        name = names[0] if names else default_name(0, "human")
        step = SEAT_PX + 18
        for seat in range(self.search.seats):
            x = self.middle + (seat - (self.search.seats - 1) / 2) * step - SEAT_PX / 2
            box = Rect(*self.stage.box(x, y, SEAT_PX, SEAT_PX))
            if seat:
                paint_empty_seat(canvas, self.look, box, "human")
            else:
                self.sprite(canvas, self.look.avatars([name])[0], x, y, SEAT_PX, SEAT_PX)

    def describe(self) -> list[str]:
        facts = [f"{label}: {value}." for label, value in self._facts()]
        return [*super().describe(), *facts]

    def _facts(self) -> tuple[tuple[str, str], ...]:
        """Return what is known of the search, each with its label."""
        search, note = self.search, self.note
        players = trn("{count} player", "{count} players", search.seats).format(count=search.seats)
        game = tr("{players}, {clock}").format(players=players, clock=clock_name(*CLOCK_CLASSES[search.clock]))
        seconds = int(search.waited_ms / 1000)
        estimate = -1 if note is None else note.estimate_s
        usual = tr("Not known yet") if estimate < 0 else duration(max(estimate, 1))
        facts = [
            (tr("Game"), game),
            (tr("Waiting time"), f"{seconds // MINUTE_S}:{seconds % MINUTE_S:02}"),
            (tr("Usual wait"), usual),
        ]
        if note is not None and note.accepted is not None:
            low, high = note.accepted
            facts.append((tr("Accepted ratings"), tr("{low} to {high}").format(low=low, high=high)))
            others = trn("{count} other player", "{count} other players", note.waiting).format(count=note.waiting)
            facts.append((tr("Also looking"), others))
        return tuple(facts)

    def update(self, dt_ms: float) -> None:
        """Show the newest state; close when opponents are found or the search has ended."""
        super().update(dt_ms)
        if not self._poll_timer.step(dt_ms, on_top=self.app.scene is self):
            return
        note = self.note
        if note is None or note.paired:
            self.app.pop()
            return
        if note.search_refusal_text or (self._begun and not note.searching):
            self.app.pop()
            lost = tr("The connection to the server was lost. Start the search again when it is back.")
            text = note.search_refusal_text or lost
            notify(self.app, self.edition, tr("The search has stopped"), text)
            return
        self._begun = note.searching
        if self._long != self.search.long:
            self._long = self.search.long
            self.choices = self._choices()
            self.rebuild()
        elif self._facts() != self._rows:
            self.place()
            self.app.redraw()
