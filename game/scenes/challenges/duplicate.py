"""The tab of duplicate play: one deal played once from every seat, and the points compared seat by seat.

Knows the page's attempts and the table; knows nothing of how deals are made or compared, which
``game.challenges.deals`` and ``attempts`` do.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.challenges.attempts import compare
from game.challenges.deals import MAX_DUPLICATES, duplicate, seats_at
from game.challenges.openings import opening
from game.scenes.challenges.opening_view import paint_market
from game.scenes.challenges.pane import INSET, PANEL, Pane, Results
from game.scenes.profile import text as profile_texts
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY_LARGE, CAPTION, FIGURE_LARGE, HEADLINE, NAME, NOTE_LARGE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice

if TYPE_CHECKING:
    from game.challenges.attempts import Attempt, Comparison
    from game.scenes.shared.page import Page

PLAYERS: Final = (2, 3, 4)
BOX: Final = 836.0
"""The width of the box that the deal's cards fill evenly, at the left of everything else."""
GAP: Final = 28.0
RIM: Final = 20.0
"""Between the edge of the box and the cards in it."""
TEXT: Final = 66.0
"""Where the text begins, below the controls, and its height."""
TOP: Final = 190.0
"""Where the rows begin, below the panel's inner edge."""
ROW: Final = 108.0
"""The greatest height of a row."""
ROWS: Final = 264.0
"""The greatest height of all rows together where all are played: who is ahead stands below them."""
SUM: Final = 76.0
"""The height of the sum below the rows."""
BUTTON: Final = 76.0
PLAY: Final = 156.0
"""The width of a row's button, with the gap before it."""
LABEL: Final = 200.0
"""The width of a row's mark and name."""


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
        numbers = [tr("Deal {number}").format(number=number) for number in range(1, MAX_DUPLICATES + 1)]
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
        if following is None and self.number < MAX_DUPLICATES:
            self.following = page.form.add(
                Button(tr("Next deal"), partial(self._set_number, self.number), kind="primary", icon="right")
            )

    @property
    def _right(self) -> tuple[float, float, float, float]:
        """The part of the panel beside the box with the cards."""
        x, y, w, h = PANEL
        left = x + INSET + BOX + GAP
        return left, y + GAP, x + w - INSET - left, h - 2 * GAP

    def place(self) -> None:
        page = self.page
        x, y, w, h = self._right
        half = (w - 14) / 2
        page.put(self.choice, x, y, half, 54)
        page.put(self.deal, x + half + 14, y, half, 54)
        for seat, button in self.games.items():
            page.put(button, x + w - PLAY + 12, y + TOP + seat * self._row + 5, PLAY - 12, self._row - 10)
        if self.following is not None:
            page.put(self.following, x, y + h - BUTTON, w, BUTTON)

    def paint(self, canvas: Canvas) -> None:
        page = self.page
        left, top, height = PANEL[0] + INSET, PANEL[1] + GAP, PANEL[3] - 2 * GAP
        page.sprite(canvas, "place/box", left, top, BOX, height)
        dealt = opening(duplicate(self.number, page.edition, self.players))
        paint_market(page, canvas, dealt, (left + RIM, top + RIM, BOX - 2 * RIM, height - 2 * RIM))
        x, y, w, _ = self._right
        text = tr("Play the same deal from every seat, so luck evens out. Your first game from each seat counts.")
        page.write_lines(canvas, BODY_LARGE.in_color("text_soft"), text, x, y + TEXT, w, height=TEXT)
        step, scale = (self._width - LABEL - 12) / 3 - 4, page.stage.scale
        heads = [word.upper() for word, _ in self._columns()]
        style = page.look.text.fit_all(CAPTION, heads, step * scale, 34 * scale)
        for word, middle in self._columns():
            page.caption(canvas, word, middle, y + TOP - 20, step, 34, anchor="center", style=style)
        rows = self.rows
        for number, row in enumerate(rows):
            self._paint_row(canvas, row, y + TOP + number * self._row)
        self._paint_sum(canvas, rows, y + TOP + self.players * self._row)

    @property
    def _row(self) -> float:
        height = self._right[3] - TOP - SUM if self.games else ROWS
        return min(ROW, height / self.players)

    @property
    def _width(self) -> float:
        """The width of a row, beside which stands the button to play from its seat until all are played."""
        return self._right[2] - (0 if self.following is not None else PLAY)

    def _columns(self) -> tuple[tuple[str, float], ...]:
        x, step = self._right[0] + LABEL, (self._width - LABEL - 12) / 3
        words = tr("You"), tr("Computer"), tr("Difference")
        return tuple((word, x + (number + 0.5) * step) for number, word in enumerate(words))

    def _paint_row(self, canvas: Canvas, row: Comparison, y: float) -> None:
        page, palette = self.page, self.page.look.palette
        x, _, w, _ = self._right
        height = self._row
        middle, side = y + height / 2, min(52.0, height * 0.56)
        page.sprite(canvas, "ui/list_row", x, y + 3, self._width, height - 6)
        page.sprite(canvas, f"seat_mark/{row.seat}", x + 20, middle - side / 2, side, side)
        label = tr("Seat {number}").format(number=row.seat + 1)
        color, left = palette.seats[row.seat], x + 88
        page.write(canvas, NAME.in_color(color), label, left, middle, max_width=LABEL - 118, height=height - 10)
        if row.mine is not None and self.following is None:
            page.sprite(canvas, "icon/ok", x + w - PLAY / 2 - 11, middle - 17, 34, 34)
        values = ("–" if row.mine is None else str(row.mine), _mean(row.theirs), _difference(row))
        for value, (_, at) in zip(values, self._columns(), strict=True):
            color = palette.text if value != "–" else palette.text_muted
            if row.won and at == self._columns()[-1][1]:
                color = palette.ok
                page.sprite(canvas, "icon/trophy", x + LABEL - 24, middle - 14, 28, 28)
            page.write(canvas, FIGURE_LARGE.in_color(color), value, at, middle, "center", 110)

    def _paint_sum(self, canvas: Canvas, rows: tuple[Comparison, ...], y: float) -> None:
        """Write the sums, and at the foot who is ahead; or how many games are left."""
        page, palette = self.page, self.page.look.palette
        x, top, w, h = self._right
        middle = y + SUM / 2
        whole = [(row.mine, row.theirs) for row in rows if row.mine is not None and row.theirs is not None]
        if len(whole) < len(rows):
            left_over = sum(row.mine is None for row in rows)
            text = tr("Games to play: {count}").format(count=left_over)
            page.write(canvas, NOTE_LARGE.in_color("text_muted"), text, x + 14, middle, max_width=w - 28, height=50)
            return
        mine, theirs = sum(own for own, _ in whole), sum(other for _, other in whole)
        page.sprite(canvas, "ui/divider", x, y + 4, self._width, 8)
        width = LABEL - 28
        page.write(canvas, NAME.in_color("line_light"), tr("All seats"), x + 20, middle, max_width=width, height=54)
        for value, (_, at) in zip((str(mine), _mean(theirs), _signed(mine - theirs)), self._columns(), strict=True):
            page.write(canvas, FIGURE_LARGE.in_color("line_light"), value, at, middle, "center", 110)
        verdict, color = (tr("A tie") if mine == theirs else tr("The computer won")), palette.text_soft
        if mine > theirs:
            verdict, color = tr("You beat the computer"), palette.ok
        foot = top + h - (BUTTON if self.following is not None else 0)
        at = (y + SUM + foot) / 2
        page.write(canvas, HEADLINE.in_color(color), verdict, x + w / 2, at, "center", w, foot - y - SUM)

    def _of(self, number: int) -> list[Attempt]:
        wanted = (self.page.edition, self.players, str(number))
        return [
            attempt
            for attempt in self.results.attempts
            if attempt.kind == "duplicate" and (attempt.edition, attempt.players, attempt.key) == wanted
        ]

    def _open_deal(self) -> int:
        """Return the first deal that has not been played from every seat."""
        for number in range(1, MAX_DUPLICATES):
            if len({attempt.seat for attempt in self._of(number)}) < self.players:
                return number
        return MAX_DUPLICATES

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
