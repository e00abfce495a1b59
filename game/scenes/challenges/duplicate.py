"""The tab of duplicate play: one deal played once from every seat, and the points compared seat by seat.

Knows the page's attempts and the table; ``game.challenges.deals`` makes the deals, ``attempts`` compares them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.challenges.attempts import compare
from game.challenges.deals import MOST_DUPLICATES, duplicate, seats_at
from game.challenges.openings import opening
from game.scenes.challenges.opening_view import paint_cards
from game.scenes.challenges.pane import INSET, PANEL, Pane, Results
from game.scenes.profile import text as profile_texts
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice

if TYPE_CHECKING:
    from game.challenges.attempts import Attempt, Comparison
    from game.scenes.shared.page import Page

PLAYERS: Final = (2, 3, 4)
TOP: Final = 176.0
"""Where the table begins, below the panel's upper edge."""
ROW: Final = 104.0
"""The greatest height of a row."""
SUM: Final = 76.0
"""The height of the sum below the rows."""
NEXT: Final = 300.0
"""The width of the button to the next deal."""
LEAST: Final = 100.0
"""The least height in which the deal's cards are shown."""
ROWS: Final = 420.0
"""The height of all rows together."""


class DuplicatePane(Pane):
    """The choice of a deal at the top, the comparison of its seats below."""

    def __init__(self, page: Page, results: Results) -> None:
        super().__init__(page, results)
        self.players = results.chosen.get("players", PLAYERS[0])
        self.number = results.chosen.get(f"deal {page.edition} {self.players}", self._open_deal())

    @property
    def first(self) -> Button | Segmented:
        """The next game to play, else the choice of players."""
        return next(
            (button for button in self.games.values() if button.kind == "primary"), self.following or self.choice
        )

    @property
    def rows(self) -> tuple[Comparison, ...]:
        """The seats compared."""
        return compare(self.players, self._of(self.number))

    def build(self) -> None:
        page = self.page
        labels = [tr("{count} seats").format(count=count) for count in PLAYERS]
        self.choice = page.form.add(Segmented(labels, PLAYERS.index(self.players), self._set_players))
        numbers = [tr("Deal {number}").format(number=number) for number in range(1, MOST_DUPLICATES + 1)]
        self.deal = page.form.add(Choice(numbers, self.number - 1, self._set_number))
        self.choice.caption = self.deal.caption = tr("Same deal")
        rows = self.rows
        following = next((row.seat for row in rows if row.mine is None), None)
        self.games: dict[int, Button] = {}
        for row in rows:
            if row.mine is None:
                kind = "primary" if row.seat == following else "plain"
                button = page.form.add(Button(tr("Play"), partial(self._begin, row.seat), kind=kind, icon="play"))
                button.caption = tr("Seat {number}").format(number=row.seat + 1)
                self.games[row.seat] = button
        self.following: Button | None = None
        if following is None and self.number < MOST_DUPLICATES:
            self.following = page.form.add(
                Button(tr("Next deal"), partial(self._set_number, self.number), kind="primary", icon="right")
            )

    def place(self) -> None:
        page = self.page
        x, y, w, _ = PANEL
        page.put(self.choice, x + w - INSET - 460, y + 28, 460, 54)
        page.put(self.deal, x + w - INSET - 460, y + 96, 460, 54)
        for seat, button in self.games.items():
            page.put(button, x + w - INSET - 230, y + TOP + 34 + seat * self._row + 5, 230, self._row - 10)
        if self.following is not None:
            _, top, _, high = self._foot
            page.put(self.following, x + w - INSET - NEXT, top + (high - 72) / 2, NEXT, 72)

    def paint(self, canvas: Canvas) -> None:
        page, palette = self.page, self.page.look.palette
        x, y, w, _ = PANEL
        text = tr("Play the same deal from every seat, so luck evens out. Your first game from each seat counts.")
        size = (w - 2 * INSET - 520, TOP - 36 - (0 if self.following is None else 66))
        self.write_within(canvas, text, x + INSET, y + 30, size, palette.text_soft, 23)
        for word, middle in self._columns():
            page.caption(canvas, word, middle, y + TOP + 16, 180, 32, anchor="center")
        rows = self.rows
        for number, row in enumerate(rows):
            self._paint_row(canvas, row, y + TOP + 34 + number * self._row)
        left, top, wide, high = self._foot
        self._paint_sum(canvas, rows, top - SUM)
        if high >= LEAST:
            dealt = opening(duplicate(self.number, page.edition, self.players))
            taken = 0.0 if self.following is None else NEXT + 40
            paint_cards(page, canvas, dealt, (left, top, wide - taken, high))

    @property
    def _foot(self) -> tuple[float, float, float, float]:
        """The box below the sum: the deal's cards, and the way to the next deal."""
        x, y, w, h = PANEL
        top = y + TOP + 34 + self.players * self._row + SUM
        return x + INSET, top, w - 2 * INSET, y + h - top - INSET

    @property
    def _row(self) -> float:
        return min(ROW, ROWS / self.players)

    @property
    def _wide(self) -> float:
        """The width of a row, beside which stands the button to play from its seat until all are played."""
        return PANEL[2] - 2 * INSET - (0 if self.following is not None else 250)

    def _columns(self) -> tuple[tuple[str, float], ...]:
        x, step = PANEL[0] + INSET, (self._wide - 340) / 3
        words = tr("You"), tr("Computer"), tr("Difference")
        return tuple((word, x + 340 + (number + 0.5) * step) for number, word in enumerate(words))

    def _paint_row(self, canvas: Canvas, row: Comparison, y: float) -> None:
        page, palette = self.page, self.page.look.palette
        x, _, w, _ = PANEL
        high = self._row
        left, middle, side = x + INSET, y + high / 2, high * 0.76
        page.sprite(canvas, "ui/list_row", left, y + 3, self._wide, high - 6)
        page.sprite(canvas, f"seat_mark/{row.seat}", left + 30, middle - side * 0.35, side * 0.7, side * 0.7)
        label = tr("Seat {number}").format(number=row.seat + 1)
        page.write(
            canvas, "name", label, left + 116, middle, palette.seats[row.seat], px=27, max_width=300, high=high - 10
        )
        if row.mine is not None and self.following is None:
            page.sprite(canvas, "icon/ok", x + w - INSET - 115 - 17, middle - 17, 34, 34)
        values = ("–" if row.mine is None else str(row.mine), _mean(row.theirs), _difference(row))
        for value, (_, at) in zip(values, self._columns(), strict=True):
            color = palette.text if value != "–" else palette.text_muted
            if row.won and at == self._columns()[-1][1]:
                color = palette.ok
                page.sprite(canvas, "icon/trophy", at + 46, middle - 14, 28, 28)
            page.write(canvas, "count", value, at, middle, color, "center", 32, 150)

    def _paint_sum(self, canvas: Canvas, rows: tuple[Comparison, ...], y: float) -> None:
        page, palette = self.page, self.page.look.palette
        middle = y + 36
        left = PANEL[0] + INSET
        whole = [(row.mine, row.theirs) for row in rows if row.mine is not None and row.theirs is not None]
        if len(whole) < len(rows):
            left_over = sum(row.mine is None for row in rows)
            text = tr("Games to play: {count}").format(count=left_over)
            page.write(canvas, "note", text, left + 14, middle, palette.text_muted, px=22, max_width=900, high=50)
            return
        mine, theirs = sum(own for own, _ in whole), sum(other for _, other in whole)
        page.sprite(canvas, "ui/divider", left, y + 2, self._wide, 8)
        page.write(
            canvas, "name", tr("All seats"), left + 116, middle, palette.line_light, px=25, max_width=300, high=54
        )
        for value, (_, at) in zip((str(mine), _mean(theirs), _signed(mine - theirs)), self._columns(), strict=True):
            page.write(canvas, "count", value, at, middle, palette.line_light, "center", 34, 150)
        verdict, color = (tr("A tie") if mine == theirs else tr("The computer won")), palette.text_soft
        if mine > theirs:
            verdict, color = tr("You beat the computer"), palette.ok
        page.write(canvas, "name", verdict, left, PANEL[1] + TOP - 40, color, px=36, max_width=560, high=60)

    def _of(self, number: int) -> list[Attempt]:
        wanted = (self.page.edition, self.players, str(number))
        return [
            attempt
            for attempt in self.results.attempts
            if attempt.kind == "duplicate" and (attempt.edition, attempt.players, attempt.key) == wanted
        ]

    def _open_deal(self) -> int:
        """Return the first deal that has not been played from every seat."""
        for number in range(1, MOST_DUPLICATES):
            if len({attempt.seat for attempt in self._of(number)}) < self.players:
                return number
        return MOST_DUPLICATES

    def _set_players(self, index: int) -> None:
        self.results.chosen["players"] = PLAYERS[index]
        self.page.rebuild()

    def _set_number(self, index: int) -> None:
        self.results.chosen[f"deal {self.page.edition} {self.players}"] = index + 1
        self.page.rebuild()

    def _begin(self, seat: int) -> None:
        page = self.page
        deal = duplicate(self.number, page.edition, self.players)
        page.app.go.start_game(page.edition, seats_at(deal, seat, self.results.name), None, deal.secret)


def _mean(value: float | None) -> str:
    if value is None:
        return "–"
    return str(round(value)) if value == round(value) else profile_texts.decimal(value)


def _signed(value: float) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return f"{sign}{_mean(abs(value))}"


def _difference(row: Comparison) -> str:
    return "–" if row.mine is None or row.theirs is None else _signed(row.mine - row.theirs)
