"""The covers of saved games: the picture of each, drawn a little in each frame and kept.

Knows a game's summary; knows nothing of the words on a cover, or of how the pictures are drawn, which is in
``cover_art``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import pygame

from game.rules.editions import EDITION_NAMES
from game.scenes.shared.cover_art import CORNER, PAPER, CoverPicture, paint_cover
from game.storage.summaries import GameSummary
from game.support.i18n import tr
from game.ui.graphics.byte_cache import ByteCache, surface_bytes
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import round_frame, soft_shadow
from game.view.appearance import looks_of, portraits_of
from game.view.layout.wall import COVER
from game.view.theme import Color

_KEPT_BYTES: Final = 20 << 20
"""Maximum size of the covers that are kept."""
_STEP_S: Final = 0.003
"""Minimum duration of drawing in a frame."""
_Key: TypeAlias = tuple[CoverPicture, tuple[int, int]]


def picture_of(
    game: GameSummary, edition: str, results: bool, chosen: Mapping[str, int], number: int = 0
) -> CoverPicture:
    """Return what a game's cover shows; without ``results`` not who won. ``edition`` is for an unreadable game.

    ``chosen`` are the portraits that people have chosen, ``number`` is the game's on the wall.
    """
    names = [seat.name for seat in game.seats]
    looks = tuple(zip(looks_of(names, game.edition), portraits_of(names, game.edition, chosen), strict=True))
    if game.damaged is not None or game.unread or not looks:
        return CoverPicture(game.edition if game.edition in EDITION_NAMES else edition, "broken")
    if not game.over:
        person = next((look for look, seat in zip(looks, game.seats, strict=True) if seat.kind == "human"), looks[0])
        return CoverPicture(game.edition, "open", (person,), stamp=tr("To be continued"), tint=number)
    winners = game.result.winners if game.result is not None else ()
    if not results or not winners:
        return CoverPicture(game.edition, "sealed", looks)
    shown = tuple(looks[seat] for seat in winners)
    if len(winners) == 1:
        return CoverPicture(game.edition, "won", shown, game.course.card)
    return CoverPicture(game.edition, "shared", shown)


class Covers:
    """Drawn covers by picture and size. ``want`` requests some, ``step`` draws, ``get`` returns one.

    Drawing runs in the frame loop, a few milliseconds per frame, because a cover takes longer than a frame may.
    """

    def __init__(self, look: Callable[[str], RenderContext], dress: str) -> None:
        """Draw with the render contexts that ``look`` returns by edition, and every cover as edition ``dress`` does."""
        self._look = look
        self._dress = dress
        self._queue: list[_Key] = []
        self._work: Iterator[pygame.Surface | None] | None = None
        self._made: ByteCache[_Key, pygame.Surface] = ByteCache(_KEPT_BYTES, surface_bytes, look(dress).budget)

    def get(self, picture: CoverPicture, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a cover in a size in window pixels, or ``None`` while there is none."""
        return self._made.get((picture, size))

    def want(self, covers: Iterable[tuple[CoverPicture, tuple[int, int]]]) -> None:
        """Replace the queue of covers to draw, most urgent first."""
        queue = [key for key in dict.fromkeys(covers) if self._made.get(key) is None]
        if queue[:1] != self._queue[:1]:
            self._work = None
        self._queue = queue

    @property
    def busy(self) -> bool:
        """Whether covers are still to be drawn."""
        return bool(self._queue)

    def step(self) -> bool:
        """Draw for a few milliseconds and return whether a cover was finished."""
        if not self._queue:
            return False
        key = self._queue[0]
        if self._work is None:
            self._work = paint_cover(self._look(key[0].edition), self._look(self._dress), *key)
        began = time.perf_counter()
        while (cover := next(self._work)) is None:
            if time.perf_counter() - began > _STEP_S:
                return False
        self._made.keep(key, cover)
        self._work = None
        del self._queue[0]
        return True


def draw_cover(
    canvas: Canvas, look: RenderContext, art: pygame.Surface | None, box: pygame.Rect, *, chosen: bool
) -> None:
    """Draw a cover without words in a box, with its shadow, or plain paper while it has no picture."""
    u = box.w / COVER[0]
    spread = round((20 if chosen else 9) * u)
    shadow = _shadow(look, box.size, spread, (5, 2, 15))
    canvas.surface(shadow, box.x - spread + 5 * u, box.y - spread + (16 if chosen else 7) * u)
    if chosen:
        glow = round(16 * u)
        canvas.surface(_shadow(look, box.size, glow, (255, 243, 207)), box.x - glow, box.y - glow)
    if art is None:
        canvas.rect(PAPER, box)
        canvas.rect(look.palette.line, box, max(1, look.px(1)))
    else:
        canvas.surface(art, box.x, box.y)
    if chosen:
        rim = box.inflate(round(7 * u), round(7 * u))
        width, radius = max(2, round(3 * u)), (CORNER[look.skin.comic] + 3.5) * u
        canvas.surface(round_frame(rim.size, look.palette.picked, width, radius), *rim.topleft)


def _shadow(look: RenderContext, size: tuple[int, int], spread: int, color: Color) -> pygame.Surface:
    return look.drawn.get_or_make(("shadow", size, spread, color), lambda: soft_shadow(size, spread, 190, color))
