"""The line of a plan in the strip of the dock: what to take or pay, what to give back, and what the purchase brings.

Knows a plan, the position and sizes; knows nothing of captions' words, selections, buttons or events.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.rules.model import MAJORITY, NO_TOKENS, SPECIAL, WILD, Place, market, tile
from game.support.i18n import tr
from game.ui.graphics.type_scale import FIGURE, SCORE, TABLE_CAPTION
from game.ui.table.dock.piece_line import (
    MIDDLE,
    PieceLine,
    below_captions,
    card_height,
    token_size,
)
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_score
from game.view.descriptions.plan import Plan
from game.view.descriptions.purchase_effect import meets_goal
from game.view.layout.geometry import Rect

SHARES: Final = (1.0, 0.92, 0.84, 0.76, 0.68)
"""The shares of their size in which payment and gain are tried."""
_MIN_SHARE: Final = 0.6
"""The least share, which is tried without the end of the strip."""
_MAX_PLATE_TOKEN_RATIO: Final = 1.3
"""The greatest height of the plate with the score by the size of a token: a high strip has room for it and tokens."""
_INSIDE_PX: Final = 6
"""The least distance of the plate to the strip's lower edge, in reference pixels."""
_MIN_PLATE_RATIO: Final = 0.5
"""The usual least height of the plate by that of the strip, however small the rest is."""
_MAX_PLATE_RATIO: Final = 0.66
"""The greatest height of the plate by that of the strip."""
_PLATE_RATIO: Final = 1.05
"""The width of the plate by its height."""
_SCORE_RATIO: Final = 0.74
"""The size of the score by the height of the plate."""
_RESERVES_RATIO: Final = 0.68
"""The width of the sign of reserving before a wild token, by that of the token."""
_STONE_RATIO: Final = 0.86
"""The size of a special token that a purchase brings by that of a token."""
_FLAG_RATIO: Final = 0.84
"""The size of the flag beside points with which the viewer meets the condition of the end, by that of a token."""
_FIGURE_RATIO: Final = 0.72
"""The size of points by that of a token."""
_MIN_FIGURE_PX: Final = 15
"""The least size of points, in window pixels."""
_EQUALS_RATIO: Final = 0.8
"""The size of the sign before the sum of points by the size of these."""
_ARROW_RATIO: Final = 0.56
"""The size of an arrow by that of a token."""
_BEFORE_BACK_RATIO: Final = 0.8
"""The least room for an arrow before what is given back, by the size of a token."""
_BEFORE_GAIN_RATIO: Final = 0.9
"""The least room for an arrow before what the purchase brings, by the size of a token."""


class Extent(Enum):
    """How much a line shows of what a purchase brings.

    ``WHOLE`` is all of it, one by one; ``SUMMED`` all of it with the points in one sum and no plate under the score;
    ``POINTS`` the points only. ``FALLBACK`` is what is drawn where none of these fits: the points only, added up where
    they do not fit one by one, their sum without a plate where that is too wide; of a purchase for which tokens are
    given back the card alone.
    """

    WHOLE = auto()
    SUMMED = auto()
    POINTS = auto()
    FALLBACK = auto()


@dataclass(frozen=True)
class PlanStyle:
    """One way to draw the line of a plan.

    All has a ``share`` of its usual size, the captions above it have the size ``caption`` in window pixels, and with
    ``ends`` the end of the strip is kept free.
    """

    share: float
    caption: float
    ends: bool = False
    extent: Extent = Extent.WHOLE

    @property
    def full(self) -> bool:
        """Whether it is the first way to be tried, in full size."""
        return self.share == SHARES[0] and self.extent is not Extent.FALLBACK

    @property
    def squeezed(self) -> bool:
        """Whether what the purchase brings begins as far left as it may."""
        return self.share <= SHARES[-1] and self.extent is not Extent.FALLBACK


def plan_styles(plan: Plan, usual: float, least: float) -> list[PlanStyle]:
    """Return the ways to draw a plan in the order in which they are tried, by two sizes of its captions.

    All becomes smaller where that makes room, then the captions do; where it is still too long, the end goes before any
    points or their sum.
    """
    smaller = (*SHARES, _MIN_SHARE)
    styles = [PlanStyle(share, caption, True) for caption in dict.fromkeys((usual, least)) for share in SHARES]
    styles += [PlanStyle(share, least) for share in smaller]
    if plan.effect.special:
        styles += [PlanStyle(share, least, False, part) for part in (Extent.SUMMED, Extent.POINTS) for share in smaller]
    returns = bool(plan.steps) and any(plan.steps[0].given_back)
    return [*styles, PlanStyle(SHARES[-1] if returns else 1.0, least, False, Extent.FALLBACK)]


class PlanLine(PieceLine):
    """A plan's line in one style, measured when it is made."""

    def __init__(
        self, p: Painter, plan: Plan, strip: Rect, style: PlanStyle, *, least: float, between: float, begins: float
    ) -> None:
        """Measure the line.

        What the purchase brings is at ``begins`` and right of ``least``, in window pixels, or farther right; what is
        given back comes before it, and has a width of ``between`` at least.
        """
        super().__init__(p, strip.x + p.px(10), strip.y + strip.h * MIDDLE)
        self._plan, self._strip, self._style = plan, strip, style
        self._token = token_size(p, strip) * style.share
        self._figure = max(self._token * _FIGURE_RATIO, _MIN_FIGURE_PX)
        self.back: float | None = None
        """The left edge of what is given back, if anything is."""
        back = plan.steps[0].given_back if plan.steps else NO_TOKENS
        self._add_cost(plan.steps[0].taken if plan.steps else plan.payment)
        if any(back):
            self.back = self._add_arrow(_BEFORE_BACK_RATIO, least)
            for kind, count in enumerate(back):
                if count:
                    self.add_returned(kind, count, self._token)
            least = self.back + between
        self.then = self._add_arrow(_BEFORE_GAIN_RATIO, max(least, begins))
        """The left edge of what the purchase brings."""
        height = card_height(strip, style.caption) * style.share
        self.add_picture(f"card/{plan.card}", height, p.layout.places[market(1, 0)], p.px(6))
        if not (style.extent is Extent.FALLBACK and any(back)):
            self._add_gains()
            self._add_score()
            self._add_flag()

    def _add_cost(self, cost: tuple[int, ...]) -> None:
        """Add the tokens that are taken now or paid."""
        if not any(cost):
            self.add_text(TABLE_CAPTION.in_color("text"), tr("Free").upper(), self._token * 0.7)
        if self._plan.steps and cost[WILD]:  # a wild token comes with a reserved card (R8)
            self.add_icon("icon/reserve", self._token * 0.64, self._token * 0.3, self._token * _RESERVES_RATIO)
        for kind in range(SPECIAL):
            if cost[kind]:
                self.add_tokens(kind, cost[kind], self._token)

    def _add_arrow(self, room: float, least: float) -> float:
        """Add an arrow in a room of tokens' sizes, or a wider one up to ``least``; return where the next piece is."""
        before, size = self.x, self._token * _ARROW_RATIO
        self.x = max(before + self._token * room, least)
        middle = (before + self.x) / 2 - self._token * 0.06 - self.x
        self.add_icon("icon/right", size, middle, 0)
        return self.x

    def _add_gains(self) -> None:
        """Add the points of the card, a special token, and tiles with their points."""
        p, style, size = self._p, self._style, self._figure
        points, gains = self._worth()
        if shown := points or self._plan.effect.points * (not gains):
            self.add_text(FIGURE, f"+{shown}", size, p.px(5))
        if self._plan.effect.special and style.extent in (Extent.WHOLE, Extent.SUMMED):
            stone = self._token * _STONE_RATIO
            self.add_icon(f"token_small/{SPECIAL}", stone, stone / 2, stone + p.px(6))
        for name, worth, place in gains:
            self.add_picture(name, self._token, p.layout.places[place], p.px(3))
            self.add_text(FIGURE, f"+{worth}", size, p.px(6))

    def _worth(self) -> tuple[int, list[tuple[str, int, Place]]]:
        """Return the points of the card, and sprite, points and place of each tile; with no tiles their whole sum."""
        p, effect, extent = self._p, self._plan.effect, self._style.extent
        points = p.edition.cards[self._plan.card].points
        gains = [(f"tile/{name}", p.edition.tiles[name].points, tile(0)) for name in effect.tiles]
        if effect.majority:
            gains.append(("majority", p.edition.majority_points, MAJORITY))
        needed = self._figure * bool(points) + (self._figure + self._token) * len(gains)
        too_long = extent is Extent.FALLBACK and self.x + needed > self._end
        if extent is Extent.SUMMED or too_long:
            return points + sum(worth for _, worth, _ in gains), []
        return points, gains

    def _add_score(self) -> None:
        """Add the score that the purchase leads to, on a plate where there is room for it."""
        p, style, effect = self._p, self._style, self._plan.effect
        fallback, equals, score = style.extent is Extent.FALLBACK, self._figure * _EQUALS_RATIO, str(effect.score)
        height, width = self._plate(equals)
        free = self._end - self.x - p.text_width(FIGURE, "=", equals) - p.px(5)
        if (
            effect.points
            and style.extent is not Extent.SUMMED
            and width > p.text_width(SCORE, score, height * _SCORE_RATIO)
        ):
            self.add_text(FIGURE.in_color("text_soft"), "=", equals, p.px(5))
            box = Rect(0, round(self._middle - round(height) / 2), width, round(height))
            self.add(width, lambda x: draw_score(p, box.moved(round(x), 0), effect.score))
        elif effect.points and (not fallback or p.text_width(FIGURE, score, self._figure) < free):
            self.add_text(FIGURE.in_color("text_soft"), "=", equals, p.px(3))
            self.add_text(FIGURE.in_color("action"), score, self._figure)

    def _plate(self, equals: float) -> tuple[float, int]:
        """Return height and width of the plate under the score behind an equals sign of a size."""
        p, strip, style = self._p, self._strip, self._style
        height = max(
            min(strip.h * _MAX_PLATE_RATIO * style.share, self._token * _MAX_PLATE_TOKEN_RATIO),
            strip.h * _MIN_PLATE_RATIO,
        )
        room = 2 * (strip.bottom - p.px(_INSIDE_PX) - self._middle)
        height = min(height, below_captions(strip, style.caption), room)
        width = round(height * _PLATE_RATIO)
        if style.extent is Extent.FALLBACK:
            width = min(width, int(self._end - self.x - p.text_width(FIGURE, "=", equals) - p.px(5)))
        return height, width

    def _add_flag(self) -> None:
        """Add the flag of a purchase with which the viewer meets the condition of the end."""
        p, gap, size = self._p, self._p.px(3), self._token * _FLAG_RATIO
        player = p.state.players[p.layout.viewer]
        if not self._plan.effect.reaches_goal or meets_goal(p.edition, player):
            return
        if self._style.extent is not Extent.FALLBACK or self.x + gap + size <= self._end:
            self.add_icon("icon/flag", size, gap + size / 2, gap + size)

    @property
    def _end(self) -> float:
        """Where a line ends at the latest that leaves the end of the strip no room."""
        return self._strip.right - self._p.px(6)
