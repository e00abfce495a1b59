"""The table of the result: every seat's place, points by their source, and bonuses.

Knows a verdict and how each edition shows it; knows nothing of the page around it. Lengths are design pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules import COLORS, SPECIAL, Edition
from game.scenes.result.confetti import counted
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION, CAPTION_SMALL, FIGURE, NAME, NOTE, SCORE, TextStyle
from game.view.appearance import look_of
from game.view.layout.mats import BONUS_RATIO

if TYPE_CHECKING:
    from game.rules import Seat
    from game.scenes.shared.page import Page
    from game.scenes.shared.verdict import Verdict, VerdictRow
    from game.ui.graphics.canvas import Anchor, Canvas

PANEL: Final = (784.0, 94.0, 768.0, 644.0)
"""The table, which begins where the plate with the title does, and lower where news stands above it."""
HEAD: Final = 66.0
HEADING: Final = 62.0
HEADING_GAP: Final = 3.0
"""The greatest width of the heading of a column of points by their source, and the least gap after it."""
APART: Final = 8.0
"""How much farther from the bonuses the special token is than they are from each other."""


class ScoreTable:
    """Paints the seats of a verdict, the best first; ``me`` is the only person at this screen, if there is one."""

    def __init__(self, page: Page, verdict: Verdict, rules: Edition, me: Seat | None) -> None:
        self._page = page
        self._verdict = verdict
        self._rules = rules
        self._me = me
        self._panel = PANEL
        self._age_ms = 0.0

    def paint(self, canvas: Canvas, panel: tuple[float, float, float, float], pitch: float, age_ms: float) -> None:
        """Paint the table into a box of the stage, a row every ``pitch``; ``age_ms`` is for how long it is shown."""
        self._panel, self._age_ms = panel, age_ms
        self._paint_head(canvas)
        for number, row in enumerate(self._verdict.rows):
            self._paint_row(canvas, row, panel[1] + HEAD + number * pitch, pitch - 12)

    def _columns(self) -> list[tuple[str, float]]:
        """Return the headings of the number columns, each with its middle on the stage."""
        x = self._panel[0]
        skin = self._page.look.skin
        return [(tr(word), x + middle) for word, middle in zip(skin.text.columns, skin.result.columns, strict=True)]

    def _bonus_left(self) -> float:
        return self._panel[0] + self._page.look.skin.result.bonuses

    def _paint_head(self, canvas: Canvas) -> None:
        x, y, w, _ = self._panel
        self._page.sprite(canvas, "ui/panel", *self._panel)
        number = tr("Round {number}").format(number=self._verdict.round)
        stones = tr(self._page.look.skin.text.stones)
        left = self._bonus_left()
        heads: list[tuple[str, float, TextStyle, Anchor, float]] = [
            (number, x + 34, CAPTION, "midleft", 170),
            (stones, (left + x + w - 24) / 2, CAPTION, "center", x + w - 30 - left),
        ]
        columns = self._columns()
        widest: float = min(HEADING, columns[2][1] - columns[1][1] - HEADING_GAP)
        for column, (word, middle) in enumerate(columns):
            style = CAPTION.in_color("line_light") if column == 0 else CAPTION
            room = 84 if column == 0 else widest if column < len(columns) - 1 else 2 * (left - middle) - HEADING_GAP
            heads.append((word, middle, style, "center", room))
        # All headings have the size that the longest one allows.
        scale, height = self._page.stage.scale, HEAD - 12
        text = self._page.look.text
        fitted = (text.fit(style, word.upper(), room * scale, height * scale) for word, _, style, _, room in heads)
        px = min(fitted, key=text.px).px
        for word, at, style, anchor, room in heads:
            self._page.write(canvas, style.at(px), word.upper(), at, y + 36, anchor, room)

    def _paint_row(self, canvas: Canvas, row: VerdictRow, y: float, height: float) -> None:
        palette = self._page.look.palette
        x, _, w, _ = self._panel
        self._page.sprite(canvas, "ui/list_row_active" if row.winner else "ui/list_row", x + 18, y, w - 36, height)
        side = min(64.0, height - 22)
        names = [each.name for each in self._verdict.rows]
        person = look_of(row.name, names, self._page.edition) or 0
        avatar = self._page.look.avatars(names)[names.index(row.name)]
        self._page.sprite(canvas, avatar, x + 34, y + (height - side) / 2, side, side)
        if row.seat == self._me:
            self._paint_you(canvas, y, height, side)
        left = x + 34 + side + 14
        max_width = x + self._page.look.skin.result.rank_w - left
        apart = min(19.0, height * 0.18)
        line = min(2 * apart + 4, height / 2)
        color = palette.seats[person]
        above = y + height / 2 - apart
        self._page.write(canvas, NAME.in_color(color), row.name, left, above, max_width=max_width, height=line)
        self._paint_rank(canvas, row, left, y + height / 2 + apart, line)
        columns = self._columns()
        middle = y + height / 2
        size = min(84.0, height * 0.82)
        points = str(counted(row.points, self._age_ms))
        self._page.write(canvas, SCORE.at(size * 0.7), points, columns[0][1], middle, "center")
        self._paint_parts(canvas, row, middle, apart)
        self._paint_bonuses(canvas, row, y, height)

    def _paint_parts(self, canvas: Canvas, row: VerdictRow, middle: float, apart: float) -> None:
        """Write the points by their source, each above the number of pieces that yield them."""
        palette = self._page.look.palette
        parts = ((row.card_points, row.cards), (row.tile_points, row.tiles), (row.majority_points, row.tags))
        for (value, pieces), (_, at) in zip(parts, self._columns()[1:], strict=False):
            soft = palette.text_soft if row.winner else palette.text_muted
            down = apart * 0.7 if pieces else 0.0
            share = min(1.0, apart / 17)  # the lines of a low row are small
            if value:
                self._page.write(canvas, FIGURE.at(31 * share), f"+{value}", at, middle - down, "center")
            if pieces:
                self._page.write(
                    canvas, FIGURE.at(25 * share).in_color(soft), f"×{pieces}", at, middle + apart * 1.1, "center"
                )

    def _paint_you(self, canvas: Canvas, y: float, height: float, side: float) -> None:
        """Label the row of the only person at this screen below the portrait."""
        middle, bottom = self._panel[0] + 34 + side / 2, y + (height + side) / 2 + 5
        self._page.sprite(canvas, "ui/pill_active", middle - 31, bottom - 24, 62, 24)
        color = self._page.look.palette.text_dark
        self._page.caption(
            canvas, tr("You"), middle, bottom - 12, 50, 22, anchor="center", style=CAPTION_SMALL.in_color(color)
        )

    def _paint_rank(self, canvas: Canvas, row: VerdictRow, left: float, y: float, line: float) -> None:
        palette = self._page.look.palette
        if row.winner:
            self._page.sprite(canvas, "icon/trophy", left, y - 13, 26, 26)
            left += 34
        color = palette.line_light if row.winner else palette.text_muted
        max_width = self._panel[0] + self._page.look.skin.result.rank_w - left
        self._page.write(canvas, NOTE.in_color(color), row.place_text, left, y, max_width=max_width, height=line)

    def _paint_bonuses(self, canvas: Canvas, row: VerdictRow, y: float, height: float) -> None:
        """Draw the five bonus columns of a seat in a row, then its special token where the edition has one."""
        special = self._rules.kinds > SPECIAL
        columns = COLORS + special
        available = self._panel[0] + self._panel[2] - 36 - self._bonus_left() - APART * special
        tall = min(84.0, height - 20, (available - 5 * (columns - 1)) / columns / BONUS_RATIO)
        width = tall * BONUS_RATIO
        step = (available - width) / (columns - 1)
        for number in range(COLORS):
            left, top = self._bonus_left() + number * step, y + (height - tall) / 2
            self._paint_bonus(canvas, row, number, left, top, width, tall)
        if special:
            name = f"token/{SPECIAL}" if row.special else f"token_ghost/{SPECIAL}"
            left = self._bonus_left() + COLORS * step + APART
            self._page.sprite(canvas, name, left, y + (height - width) / 2, width, width)

    def _paint_bonus(
        self, canvas: Canvas, row: VerdictRow, color: int, x: float, y: float, width: float, tall: float
    ) -> None:
        count = row.bonuses[color]
        name = f"bonus/{color}" if count else f"bonus_empty/{color}"
        self._page.sprite(canvas, name, x, y, width, tall)
        if not count:
            return
        across, down, font = self._page.look.atlas.anchor(f"bonus/{color}", "count")
        left, top = self._page.stage.at(x + width * across, y + tall * down)
        palette = self._page.look.palette
        canvas.text(FIGURE.at(tall * font), str(count), left, top, "center", outline=palette.ink, outline_px=1.6)
