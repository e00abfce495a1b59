"""The tab of the deal of the day: today's deal, the person's best result, and the last fourteen days.

Knows the page's attempts and how a day looks; knows nothing of how a deal is made, which is in
``game.challenges.deals``.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from game.challenges.attempts import best
from game.challenges.deals import BOT, DAILY_SEAT, ChallengeDeal, daily, seats_at
from game.challenges.openings import opening
from game.scenes.challenges.opening_view import market_area, market_sprites, paint_market
from game.scenes.challenges.pane import INSET, PANEL, Pane
from game.scenes.shared import challenge_text as texts
from game.scenes.shared.lineup import computer_text
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY_LARGE, CAPTION, FIGURE, FIGURE_LARGE, HEADLINE, NAME, NOTE
from game.ui.widgets.buttons import Button
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from game.challenges.attempts import Attempt
    from game.rules import GameState
    from game.ui.graphics.look import RenderContext
    from game.view.layout.geometry import Box

DAYS: Final = 14
STRIP: Final = 154.0
"""Height of the strip of days, with the space above it."""
COLUMN: Final = 430.0
"""Width of the text about the deal."""
SEAL: Final = 206.0
"""Width of the plate with the best result: the cards beside it fill their tray evenly."""
MEDAL: Final = 160.0
SEAL_FILLED: Final = 56.0 + MEDAL + 56 + 172
"""What heading, medal, result and points take of its height."""
GAP: Final = 28.0
TEXT: Final = 108.0
"""Height of the text above the mats of those who play."""
MAT: Final = 132.0
LARGE: Final = 1.25
"""With a larger text size there is no space for the mats."""
RIM: Final = 20.0
"""Between the edge of the tray and what lies in it, at least."""


def deal_today(edition: str) -> GameState:
    """Return the position in which the deal of today begins, computed once."""
    return opening(daily(datetime.now(UTC).date(), edition))


def deal_sprites(look: RenderContext, width: int, height: int) -> Iterator[tuple[str, float, float]]:
    """Yield the cards and tiles of today's deal with their sizes in window pixels, as before a first game."""
    state = deal_today(look.edition)
    return market_sprites(look, state, _market_box(look, state, 0), width, height)


def _top(played: int) -> Box:
    """Return the part of the panel above the days, which are shown once a game was ``played`` on one of them."""
    x, y, w, h = PANEL
    return x + INSET, y + GAP, w - 2 * INSET, h - 2 * GAP - (STRIP if played else 0)


def _tray(played: int) -> Box:
    """Return the box in which cards and tiles lie, as high as what stands beside it."""
    x, y, w, h = _top(played)
    taken = COLUMN + GAP + (SEAL + GAP if played else 0)
    return x + COLUMN + GAP, y, w - taken, h


def _market_box(look: RenderContext, state: GameState, played: int) -> Box:
    """Return the box that the deal's cards and tiles fill."""
    x, y, w, h = _tray(played)
    return market_area(look, state, (x + RIM, y + RIM, w - 2 * RIM, h - 2 * RIM))


class DailyPane(Pane):
    """Today at the top with the cards of its deal, the days below; before the first game the cards have all space."""

    @property
    def first(self) -> Button:
        return self.play

    @property
    def played(self) -> int:
        """Number of the days shown on which a game was played."""
        return sum(self._best(self.results.today - timedelta(days=back)) is not None for back in range(DAYS))

    def build(self) -> None:
        self._begun = self.page.app.store.unfinished_deal(self._deal.game)
        again = tr("Play again") if self._best(self.results.today) is not None else tr("Play")
        label = again if self._begun is None else tr("Continue")
        self.play = self.page.form.add(Button(label, self._begin, kind="primary", icon="play"))

    def place(self) -> None:
        x, y, _, h = _top(self.played)
        self.page.put(self.play, x, y + h - 72, COLUMN, 72)
        page = self.page
        page.look.atlas.fetch(market_sprites(page.look, opening(self._deal), self._market, *page.app.size))

    @property
    def _market(self) -> Box:
        """The box that the deal's cards and tiles fill."""
        return _market_box(self.page.look, opening(self._deal), self.played)

    def paint(self, canvas: Canvas) -> None:
        page = self.page
        x, y, w, h = _top(self.played)
        today = tr("{day} (UTC)").format(day=texts.day(self.results.today))
        page.write(canvas, HEADLINE.in_color("line_light"), today, x, y + 30, max_width=COLUMN, height=60)
        text = tr(
            "Everyone gets the same deal today, against 2 computer players. Your best game counts, "
            "unless you undo a turn."
        )
        shows_seats = page.look.text.enlarged <= LARGE
        height = TEXT if shows_seats else h - 72 - 72 - 60
        page.write_lines(canvas, BODY_LARGE.in_color("text_soft"), text, x, y + 72, COLUMN, height=height)
        if shows_seats:
            self._paint_seats(canvas, x, y + 72 + TEXT + 18, h - 72 - TEXT - 18 - 72 - 24)
        if self.played:
            self._paint_best(canvas, x + w - SEAL, y, h)
            self._paint_days(canvas)
        page.sprite(canvas, "place/box", *_tray(self.played))
        paint_market(page, canvas, opening(self._deal), self._market)

    def _paint_seats(self, canvas: Canvas, x: float, y: float, height: float) -> None:
        """Draw a mat for everybody who plays the deal, from the top of a space ``height`` high."""
        page = self.page
        seats = seats_at(self._deal, DAILY_SEAT, self.results.name)
        names = [seat.name for seat in seats]
        looks, avatars = looks_of(names, page.edition), page.look.avatars(names)
        step = min(MAT, height / len(seats))
        width, tall = COLUMN, step - 10
        for number, (seat, look, avatar) in enumerate(zip(seats, looks, avatars, strict=True)):
            top = y + number * step
            side = tall - 16
            page.sprite(canvas, f"mat/{look}", x, top, width, tall)
            page.sprite(canvas, avatar, x + 14, top + 8, side, side)
            note = tr("You") if seat.kind == "human" else computer_text(BOT)
            left, middle, room = x + 30 + side, top + tall / 2, width - side - 64
            half, text = room / 2, page.look.text
            page.write(canvas, NAME, seat.name, left, middle, max_width=half, height=tall)
            rest = max(half, room - text.size(NAME, seat.name)[0] / page.stage.scale)
            right = x + width - 22
            page.write(canvas, NOTE, note, right, middle, "midright", rest, tall - 12)

    @property
    def _deal(self) -> ChallengeDeal:
        return daily(self.results.today, self.page.edition)

    def _paint_best(self, canvas: Canvas, x: float, y: float, height: float) -> None:
        page, palette = self.page, self.page.look.palette
        found = self._best(self.results.today)
        page.sprite(
            canvas, "ui/panel_active" if found is not None and found.won else "ui/panel_dim", x, y, SEAL, height
        )
        middle = x + SEAL / 2
        heading = tr("Your best today")
        page.caption(canvas, heading, middle, y + 32, SEAL - 40, anchor="center", style=CAPTION.in_color("text_soft"))
        if found is None:
            page.sprite(canvas, "medal_open/win", middle - MEDAL / 2, y + height / 2 - 90, MEDAL, MEDAL)
            text = tr("Not played yet")
            page.write(canvas, NOTE.in_color("text_muted"), text, middle, y + height - 60, "center", SEAL - 30, 40)
            return
        gap = (height - SEAL_FILLED) / 2
        top = y + 56 + gap
        medal = f"medal{'' if found.won else '_open'}/win"
        page.sprite(canvas, medal, middle - MEDAL / 2, top, MEDAL, MEDAL)
        result = tr("Won") if found.won else tr("Lost")
        color = palette.ok if found.won else palette.text
        page.write(canvas, HEADLINE.in_color(color), result, middle, top + MEDAL + 28, "center", SEAL - 30, 44)
        top += MEDAL + 56
        light = page.look.palette.line_light
        page.write(canvas, FIGURE.at(100).in_color(light), str(found.own), middle, top + 56, "center", SEAL - 40, 120)
        points = trn("point", "points", found.own)
        page.caption(canvas, points, middle, top + 118, SEAL - 30, anchor="center", style=CAPTION.in_color("text_soft"))
        note = trn("{count} round", "{count} rounds", found.rounds).format(count=found.rounds)
        page.write(canvas, BODY_LARGE.in_color("text_soft"), note, middle, top + 150, "center", SEAL - 30, 36)

    def _paint_days(self, canvas: Canvas) -> None:
        page, (x, y, w, h) = self.page, PANEL
        top = y + h - STRIP + 12
        heading = trn("Last 14 days: {count} played", "Last 14 days: {count} played", self.played)
        page.caption(canvas, heading.format(count=self.played), x + INSET, top, w - 2 * INSET, 28)
        gap = 8.0
        each = (w - 2 * INSET - gap * (DAYS - 1)) / DAYS
        for number in range(DAYS):
            day = self.results.today - timedelta(days=DAYS - 1 - number)
            self._paint_day(canvas, day, x + INSET + number * (each + gap), top + 22, each, STRIP - 62)

    def _paint_day(self, canvas: Canvas, day: date, x: float, y: float, width: float, height: float) -> None:
        page, palette = self.page, self.page.look.palette
        found, today = self._best(day), day == self.results.today
        plate = "ui/list_row_active" if today else "ui/slot" if found is None else "ui/list_row"
        page.sprite(canvas, plate, x, y, width, height, 255 if found is not None or today else 150)
        middle = x + width / 2
        page.caption(
            canvas, str(day.day), middle, y + 20, width - 16, 30, anchor="center", style=CAPTION.in_color("text_soft")
        )
        if found is None:
            return
        color = palette.line_light if found.won else palette.text
        page.write(canvas, FIGURE_LARGE.in_color(color), str(found.own), middle, y + 56, "center", width - 12)
        if found.won:
            page.sprite(canvas, "icon/trophy", x + width - 30, y + 8, 22, 22)

    def _best(self, day: date) -> Attempt | None:
        wanted = (day.isoformat(), self.page.edition)
        return best(
            attempt
            for attempt in self.results.attempts
            if attempt.kind == "daily" and (attempt.key, attempt.edition) == wanted
        )

    def _begin(self) -> None:
        page = self.page
        if self._begun is not None:
            page.app.go.continue_game(self._begun.id)
            return
        deal = self._deal
        page.app.go.start_game(page.edition, seats_at(deal, DAILY_SEAT, self.results.name), None, deal.secret)
