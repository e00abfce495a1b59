"""The words on the cover of a saved game: brand, number, headline, date and points.

Knows a game's summary and the kinds of covers; knows nothing of the pictures below the words. Lengths are in units of a
cover, which are pixels of one that is ``COVER`` large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.cover_art import FOOT, HEAD, RED, SPINE
from game.support.i18n import tr
from game.ui.graphics.print_art import INK
from game.ui.graphics.type_scale import CAPTION, FIGURE, NAME, NOTE, TextStyle
from game.view.layout.wall import COVER
from game.view.theme import MIN_TEXT_PX, Color

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.scenes.shared.cover_art import CoverPicture
    from game.storage.summaries import GameSummary
    from game.ui.graphics.canvas import Anchor, Canvas
    from game.ui.graphics.look import RenderContext

_BRAND: Final = "CABOCHON"
_NEARLY: Final = 0.85
"""The share of its size from which on a shorter text is better than a smaller one."""
_SMALLER_HEADLINE: Final = 0.7
"""The same of a headline, so that covers side by side have headlines of one form."""
_POINTS_SIZE: Final = 36.0
"""Size of the winner's points, beside headline and date."""


class CoverWords:
    """The words of a cover: its number, headline, date and points."""

    def __init__(self, number: str, headlines: Sequence[str], dates: Sequence[str], points: str = "") -> None:
        """``headlines`` and ``dates`` are longest first; the first one that fits is shown."""
        self.number = number
        self.headlines = headlines
        self.dates = dates
        self.points = points


def words_of(game: GameSummary, number: int, results: bool) -> CoverWords:
    """Return the words on a game's cover; without ``results`` not who won."""
    began = texts.began(game)
    dates: tuple[str, ...] = texts.date(began, clock=False), texts.day_and_month(began), texts.day(began)
    if not game.over:
        dates = (texts.date(began), *dates)
    points = ""
    if game.over and results and game.result is not None and len(game.result.winners) == 1:
        points = str(game.points[game.result.winners[0]])
    return CoverWords(str(number), texts.cover_lines(game, results), dates, points)


class _CoverStyle(NamedTuple):
    """Where and in which colours the words of a cover are written."""

    number_color: Color
    headline_color: Color
    date_color: Color
    points_color: Color
    edge: float
    """Width of the printed edge, from which all other distances are measured."""
    brand_left: float
    brand_height: float
    brand_middle: float
    brand_right: float
    """From the right edge to the end of the brand at most."""
    number_right: float
    """From the right edge to the middle of the number."""
    number_width: float
    text_left: float
    text_right: float
    foot: float
    """From the lower edge to the foot of the words."""
    undated_drop: float
    """How much lower than the middle of the foot a headline without a date stands."""
    headline_size: float
    capitals: bool
    """Whether headlines are written in capitals."""
    ribbon: float = 0.0
    """Width of the ribbon, which moves brand and number to the left."""
    light: bool = False
    """Whether the brand is on a light page."""


_COMIC: Final = _CoverStyle(
    number_color=INK,
    headline_color=INK,
    date_color=(74, 64, 112),
    points_color=RED,
    edge=5,
    brand_left=9,
    brand_height=36,
    brand_middle=HEAD / 2,
    brand_right=58,
    number_right=27.5,
    number_width=43,
    text_left=9,
    text_right=9,
    foot=0,
    undated_drop=0,
    headline_size=25,
    capitals=True,
)
_LEDGER: Final = _CoverStyle(
    number_color=(244, 210, 140),
    headline_color=(30, 14, 10),
    date_color=(92, 62, 40),
    points_color=(140, 30, 20),
    edge=0,
    brand_left=SPINE + 16,
    brand_height=21,
    brand_middle=29,
    brand_right=56,
    number_right=34,
    number_width=40,
    text_left=SPINE + 15,
    text_right=15,
    foot=14,
    undated_drop=2,
    headline_size=21,
    capitals=False,
)
_OPEN_LEDGER: Final = _LEDGER._replace(number_color=(90, 44, 20), ribbon=26, light=True)


def _style_of(look: RenderContext, picture: CoverPicture) -> _CoverStyle:
    """Return the style of a cover on the page of ``look``."""
    if look.skin.comic:
        return _COMIC
    return _OPEN_LEDGER if picture.state == "open" else _LEDGER


def write_cover(
    canvas: Canvas, look: RenderContext, words: CoverWords, picture: CoverPicture, box: pygame.Rect
) -> None:
    """Write a cover's words; ``look`` belongs to the page."""
    writer = _CoverWriter(canvas, look, _style_of(look, picture), box)
    writer.write_brand()
    if words.number:
        writer.write_number(words.number)
    writer.write_foot(words)


class _CoverWriter:
    """Writes the words of one cover into a box of the window."""

    def __init__(self, canvas: Canvas, look: RenderContext, style: _CoverStyle, box: pygame.Rect) -> None:
        self.canvas = canvas
        self.look = look
        self.style = style
        self.unit = box.w / COVER[0]
        """A unit of the cover in window pixels."""
        self.edge = style.edge * self.unit
        self.ribbon = style.ribbon * self.unit
        self.box = box
        self.head = box.y + self.edge + style.brand_middle * self.unit
        """The middle of brand and number."""

    def write_brand(self) -> None:
        look, style, u = self.look, self.style, self.unit
        left = self.box.x + self.edge + style.brand_left * u
        height = style.brand_height * u
        room = self.box.right - self.edge - style.brand_right * u - self.ribbon - left
        height *= min(1.0, room / max(1, look.display_width(look.skin.display, _BRAND, height)))
        lettering = "dark" if style.light and look.can_display("dark", _BRAND) else look.skin.display
        look.display(self.canvas, lettering, _BRAND, left, self.head - height * look.skin.capital_middle, height)

    def write_number(self, number: str) -> None:
        style, u = self.style, self.unit
        x = self.box.right - (self.edge + style.number_right * u + self.ribbon)
        options = (tr("No. {number}").format(number=number), number)
        where, width = (x, self.head), style.number_width * u
        _first(self.canvas, self.look, CAPTION.in_color(style.number_color), options, where, "center", 17 * u, width)

    def write_foot(self, words: CoverWords) -> None:
        """Write headline and date at the left, and the points at the right."""
        canvas, look, style, u = self.canvas, self.look, self.style, self.unit
        left = self.box.x + self.edge + style.text_left * u
        right = self.box.right - self.edge - style.text_right * u
        foot = self.box.bottom - self.edge - style.foot * u
        above = FOOT - 24 if any(words.dates) else FOOT / 2 - style.undated_drop
        if words.points:
            figure = look.text.fit(look.text.sized(FIGURE, _POINTS_SIZE * u), words.points, 48 * u)
            y = foot - (above + 15) * u / 2
            right = canvas.text(figure.in_color(style.points_color), words.points, right, y, "midright").x - 8 * u
        headlines = [line.upper() for line in words.headlines] if style.capitals else words.headlines
        where, size = (left, foot - above * u), style.headline_size * u
        style_of = NAME.in_color(style.headline_color)
        _first(canvas, look, style_of, headlines, where, "midleft", size, right - left, _SMALLER_HEADLINE)
        where = (left, foot - 15 * u)
        _first(canvas, look, NOTE.in_color(style.date_color), words.dates, where, "midleft", 16 * u, right - left)


def _first(
    canvas: Canvas,
    look: RenderContext,
    style: TextStyle,
    options: Sequence[str],
    where: tuple[float, float],
    anchor: Anchor,
    size: float,
    max_width: float,
    nearly: float = _NEARLY,
) -> None:
    """Write the first of some texts that fits nearly in its size, or else shrunk; if none does, the last shortened."""
    text = look.text
    sizes = text.sized(style, max(MIN_TEXT_PX, size * nearly)), text.sized(style, MIN_TEXT_PX)
    fitting = (each for least in sizes for each in options if text.size(least, each)[0] <= max_width)
    shown = next(fitting, options[-1])
    canvas.text(text.fit(text.sized(style, size), shown, max_width), shown, *where, anchor, max_width=max_width)
