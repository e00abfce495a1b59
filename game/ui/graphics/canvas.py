"""A canvas with a display list: each frame is described whole, and only what differs from the last one is painted.

Scenes draw everything in each frame, so no drawn state can become stale; painting only the differing (dirty) rectangles
keeps that fast, because most of a table rests while a card flies. The list holds surfaces that are already scaled for
the window: scaling takes longer than blitting, so it is done once per size, in the caches of atlas and text. Items are
compared by the identity of their surfaces, so surfaces have to come from caches.

Knows surfaces and rectangles in window pixels. Must not know sprites' names, scenes or the game. All surfaces with an
alpha channel are premultiplied.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

import pygame

from game.ui.graphics.atlas import Image
from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes
from game.ui.graphics.text import Text
from game.ui.graphics.type_scale import TextStyle
from game.view.theme import Color

Anchor: TypeAlias = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright", "ink"
]
AnyColor: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
AnyBox: TypeAlias = pygame.Rect | tuple[float, float, float, float]

INK: Final = 96
"""Minimum alpha of the visible part of a text."""
_ALPHA_STEPS: Final = 24
"""Number of steps that alphas are rounded to, so that a fading surface has few cached copies."""
_VARIANT_SCREENS: Final = 1
"""The bound of the cache of faded copies, in screens: a frame shows half of one, and most are shown once."""
_VARIANT_FLOOR: Final = 8 << 20
"""Its minimum bound in bytes."""
_MAX_DIRTY_RECTS: Final = 24
"""Each rectangle costs a pass over the display list; of more rectangles the last ones are merged with the nearest."""
_MERGE_SLACK: Final = 20_000
"""Maximum number of additional pixels painted for which two dirty rectangles are merged."""
_RENEWAL: Final = 8
"""After how many frames the next of the parts is drawn although it is the same: caches drop what is not asked for."""


class _DrawOp(NamedTuple):
    """One drawing operation; two equal items paint the same pixels."""

    surface: pygame.Surface | None
    x: int
    y: int
    width: int
    height: int
    clip: tuple[int, int, int, int] | None
    color: tuple[int, int, int, int] | None = None


class _Part(NamedTuple):
    """A part of a frame: what it was drawn from, and what was drawn."""

    inputs: tuple[object, ...]
    items: list[_DrawOp]


class Canvas:
    """A window surface that is drawn by display lists.

    Between ``begin`` and ``end`` the caller draws everything, bottom first. ``end`` paints only the rectangles that
    changed and returns them; an empty list means that the picture is the same.
    """

    def __init__(self, target: pygame.Surface, text: Text | None = None, budget: Budget | None = None) -> None:
        self.target = target
        self._size = target.get_size()
        """The size for which the last frame was drawn."""
        self.renderer = text
        self.words: list[str] | None = None
        """Where set, collects the drawn lines of text, unshortened and in drawing order, for a screen reader."""
        self._items: list[_DrawOp] = []
        self._last: list[_DrawOp] = []
        self._ground: pygame.Surface | None = None
        self._ground_color: Color = (0, 0, 0)
        self._last_ground: tuple[pygame.Surface | None, Color] | None = None
        self._clip: pygame.Rect | None = None
        self._alpha = 255
        self._frames = 0
        self._parts: dict[Hashable, _Part] = {}
        self._last_parts: dict[Hashable, _Part] = {}
        self._renewed: Hashable = None
        """The name of the part that is drawn in this frame in any case."""
        self._variants: ByteCache[tuple[pygame.Surface, int], pygame.Surface] = ByteCache(
            _variant_limit(target), surface_bytes, budget
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.target.get_size()

    def retarget(self, target: pygame.Surface) -> None:
        """Draw on another surface from now on, because the window was created again, and show the last frame there.

        It is scaled to fit, as a new size takes seconds to draw, and a small picture in a corner would look broken.
        """
        self.target = target if self._size == target.get_size() else pygame.Surface(self._size, depth=32)
        boxes = [pygame.Rect(item.x, item.y, item.width, item.height) for item in self._items]
        self._paint(self.target.get_rect(), boxes)
        self.target.set_clip(None)
        if self.target is not target:
            fitted = self.target.get_rect().fit(target.get_rect())
            target.fill(self._ground_color)
            target.blit(pygame.transform.smoothscale(self.target, fitted.size), fitted)
            self.target = target
        self._variants.clear()
        self._variants.limit = _variant_limit(target)
        self.invalidate()

    def invalidate(self) -> None:
        """Paint the whole next frame."""
        self._last_ground = None
        self._last = []

    def begin(self) -> None:
        """Start a frame."""
        self._items = []
        self._last_parts, self._parts = self._parts, {}
        turn, rest = divmod(self._frames, _RENEWAL)
        names = list(self._last_parts)
        self._renewed = names[turn % len(names)] if names and not rest else None
        self._frames += 1
        self._clip = None
        self._ground = None
        self._ground_color = (0, 0, 0)

    def background(self, surface: pygame.Surface | None, color: Color = (0, 0, 0)) -> None:
        """Set the opaque picture behind everything, at the top-left corner; ``color`` fills the rest."""
        self._ground = surface
        self._ground_color = color

    def image(self, image: Image, x: float, y: float, alpha: int = 255) -> None:
        """Draw a sprite with the top-left corner of its box at (x, y)."""
        self.surface(image.surface, x - image.dx, y - image.dy, alpha)

    def surface(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Draw a premultiplied (or opaque) surface with its top-left corner at (x, y); alpha from 0 to 255."""
        alpha = alpha * self._alpha // 255
        if alpha < 255:
            if alpha <= 0:
                return
            faded = self._faded(surface, alpha)
            if faded is None:
                return
            surface = faded
        self._add(surface, round(x), round(y), *surface.get_size(), None)

    def rect(self, color: AnyColor, box: AnyBox, width: float = 0) -> None:
        """Fill a rectangle, or draw its outline of ``width`` pixels inside it; a fourth colour value is alpha."""
        x, y, w, h = (round(value) for value in box)
        if width:
            edge = min(round(width), w // 2, h // 2) or 1
            self.rect(color, (x, y, w, edge))
            self.rect(color, (x, y + h - edge, w, edge))
            self.rect(color, (x, y + edge, edge, h - 2 * edge))
            self.rect(color, (x + w - edge, y + edge, edge, h - 2 * edge))
            return
        alpha = (color[3] if len(color) == 4 else 255) * self._alpha // 255
        if alpha > 0:
            self._add(None, x, y, w, h, (*color[:3], alpha))

    def text(
        self,
        style: TextStyle,
        text: str,
        x: float,
        y: float,
        anchor: Anchor = "topleft",
        *,
        alpha: int = 255,
        outline: Color | None = None,
        outline_px: float = 2,
        max_width: float | None = None,
    ) -> pygame.Rect:
        """Draw one line of text whose ``anchor`` point lies at (x, y); return its rectangle.

        With the anchor ``ink`` the middle of what is visible lies there, without the air around it.

        ``outline_px`` is in reference pixels; ``max_width`` in window pixels shortens with an ellipsis.
        """
        if self.renderer is None:
            raise RuntimeError("the canvas has no text renderer")
        self.keep_words(text)
        if max_width is not None:
            text = self.renderer.ellipsis(style, text, max_width)
        surface = self.renderer.render(style, text, outline=outline, outline_px=outline_px)
        where = surface.get_rect()
        if anchor == "ink":
            ink = surface.get_bounding_rect(INK)
            where.topleft = round(x - ink.x - ink.w / 2), round(y - ink.y - ink.h / 2)
        else:
            setattr(where, anchor, (round(x), round(y)))
        self.surface(surface, where.x, where.y, alpha)
        return where

    def keep_words(self, text: str) -> None:
        """Add words that are drawn, as text or as pictures, to ``words`` where that is set."""
        if self.words is not None and text.strip():
            self.words.append(text)

    @contextmanager
    def without_words(self) -> Iterator[None]:
        """Add nothing to ``words`` of what is drawn inside the block."""
        before, self.words = self.words, None
        try:
            yield
        finally:
            self.words = before

    @contextmanager
    def clip(self, box: AnyBox) -> Iterator[None]:
        """Clip what is drawn inside the block to a rectangle; blocks nest."""
        before = self._clip
        inner = pygame.Rect(*(round(value) for value in box))
        self._clip = inner if before is None else before.clip(inner)
        try:
            yield
        finally:
            self._clip = before

    @contextmanager
    def fade(self, alpha: int) -> Iterator[None]:
        """Draw all inside the block with an alpha from 0 to 255, which multiplies that of each piece; blocks nest."""
        before = self._alpha
        self._alpha = before * alpha // 255
        try:
            yield
        finally:
            self._alpha = before

    def part(self, name: Hashable, inputs: tuple[object, ...], draw: Callable[[], None]) -> None:
        """Draw a part of the picture by a function, or again what it drew where its inputs are those of the last frame.

        All that the function draws has to follow from the inputs and from text renderer, clip and alpha.
        """
        clip = None if self._clip is None else tuple(self._clip)
        inputs = (self.renderer, clip, self._alpha, *inputs)
        part = self._last_parts.get(name)
        if part is None or part.inputs != inputs or name == self._renewed or self.words is not None:
            start = len(self._items)
            draw()
            part = _Part(inputs, self._items[start:])
        else:
            self._items += part.items
        self._parts[name] = part

    def end(self) -> list[pygame.Rect]:
        """Paint what changed since the last frame; return the painted rectangles."""
        ground = (self._ground, self._ground_color)
        if self._last_ground != ground:
            dirty = [self.target.get_rect()]
        else:
            dirty = _merged(_changed(self._last, self._items), self.target.get_rect())
        boxes = [pygame.Rect(item.x, item.y, item.width, item.height) for item in self._items] if dirty else []
        for area in dirty:
            self._paint(area, boxes)
        self.target.set_clip(None)
        self._last = self._items
        self._last_ground = ground
        self._size = self.size
        return dirty

    def _add(
        self,
        surface: pygame.Surface | None,
        x: int,
        y: int,
        width: int,
        height: int,
        color: tuple[int, int, int, int] | None,
    ) -> None:
        clip = None
        if self._clip is not None:
            if not self._clip.colliderect((x, y, width, height)):
                return
            if not self._clip.contains((x, y, width, height)):
                clip = (self._clip.x, self._clip.y, self._clip.w, self._clip.h)
        self._items.append(_DrawOp(surface, x, y, width, height, clip, color))

    def _paint(self, area: pygame.Rect, boxes: Sequence[pygame.Rect]) -> None:
        target = self.target
        target.set_clip(area)
        if self._ground is None or not self._ground.get_rect().contains(area):
            target.fill(self._ground_color)
        if self._ground is not None:
            target.blit(self._ground, area.topleft, area)
        run: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for index in area.collidelistall(boxes):
            item = self._items[index]
            if item.surface is not None and item.clip is None and item.surface.get_flags() & pygame.SRCALPHA:
                run.append((item.surface, (item.x, item.y)))
                continue
            if run:
                target.fblits(run, pygame.BLEND_PREMULTIPLIED)
                run = []
            if item.clip is not None:
                target.set_clip(area.clip(item.clip))
            self._paint_one(item)
            if item.clip is not None:
                target.set_clip(area)
        if run:
            target.fblits(run, pygame.BLEND_PREMULTIPLIED)

    def _paint_one(self, item: _DrawOp) -> None:
        target = self.target
        if item.surface is not None:
            alpha = item.surface.get_flags() & pygame.SRCALPHA
            target.blit(item.surface, (item.x, item.y), special_flags=pygame.BLEND_PREMULTIPLIED if alpha else 0)
        elif item.color is not None:
            red, green, blue, alpha = item.color
            # A fill with a blend ignores a clip that does not overlap the filled box (pygame).
            where = target.get_clip().clip((item.x, item.y, item.width, item.height))
            if where and alpha < 255:
                rest = 255 - alpha
                target.fill((rest, rest, rest), where, pygame.BLEND_RGB_MULT)
                lit = (red * alpha // 255, green * alpha // 255, blue * alpha // 255)
                if any(lit):
                    target.fill(lit, where, pygame.BLEND_RGB_ADD)
            elif where:
                target.fill((red, green, blue), where)

    def _faded(self, surface: pygame.Surface, alpha: int) -> pygame.Surface | None:
        """Return a surface at one of a few alphas, as a copy: a premultiplied blit has no alpha. ``None`` at 0."""
        step = round(alpha * _ALPHA_STEPS / 255)
        if step == 0:
            return None
        if step == _ALPHA_STEPS:
            return surface
        return self._variants.get_or_make((surface, step), lambda: _dimmed(surface, step * 255 // _ALPHA_STEPS))


def _variant_limit(target: pygame.Surface) -> int:
    return max(_VARIANT_FLOOR, surface_bytes(target) * _VARIANT_SCREENS)


def _dimmed(surface: pygame.Surface, level: int) -> pygame.Surface:
    faded = surface.copy() if surface.get_flags() & pygame.SRCALPHA else surface.convert_alpha()
    faded.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def _changed(old: Sequence[_DrawOp], new: Sequence[_DrawOp]) -> list[pygame.Rect]:
    """Return the rectangles in which two display lists may differ.

    Items that are in both lists in the same relative order are left out: outside the rectangles of all others the same
    operations are executed in the same sequence, so the pixels are the same.
    """
    start = 0
    short = min(len(old), len(new))
    while start < short and old[start] == new[start]:
        start += 1
    if start == len(old) == len(new):
        return []
    end = 0
    while end < short - start and old[-1 - end] == new[-1 - end]:
        end += 1
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    kept_before, kept_after = _common(before, after)
    rects = [_extent(item) for index, item in enumerate(before) if index not in kept_before]
    rects += [_extent(item) for index, item in enumerate(after) if index not in kept_after]
    return rects


def _extent(item: _DrawOp) -> pygame.Rect:
    rect = pygame.Rect(item.x, item.y, item.width, item.height)
    return rect.clip(item.clip) if item.clip is not None else rect


def _common(old: Sequence[_DrawOp], new: Sequence[_DrawOp]) -> tuple[set[int], set[int]]:
    """Return the indices of a longest common subsequence, found as a longest increasing run of matched places."""
    places: dict[_DrawOp, list[int]] = {}
    for index in range(len(new) - 1, -1, -1):
        places.setdefault(new[index], []).append(index)
    pairs: list[tuple[int, int]] = []
    for index, item in enumerate(old):
        found = places.get(item)
        if found:
            pairs.append((index, found.pop()))
    tails: list[int] = []
    tail_pairs: list[int] = []
    previous: list[int] = []
    for number, (_, place) in enumerate(pairs):
        at = bisect_left(tails, place)
        previous.append(tail_pairs[at - 1] if at else -1)
        if at == len(tails):
            tails.append(place)
            tail_pairs.append(number)
        else:
            tails[at] = place
            tail_pairs[at] = number
    kept_old: set[int] = set()
    kept_new: set[int] = set()
    number = tail_pairs[-1] if tail_pairs else -1
    while number >= 0:
        kept_old.add(pairs[number][0])
        kept_new.add(pairs[number][1])
        number = previous[number]
    return kept_old, kept_new


def _merged(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover the same places, with those joined that are painted sooner as one.

    Two that overlap may stay apart: what both cover is painted twice, to the same pixels.
    """
    merged: list[pygame.Rect] = []
    for rect in rects:
        area = rect.clip(whole)
        if not area.w or not area.h:
            continue
        joined = True
        while joined:
            joined = False
            for index, other in enumerate(merged):
                if _waste(area, other) <= _MERGE_SLACK:
                    area = area.union(other)
                    del merged[index]
                    joined = True
                    break
        merged.append(area)
    while len(merged) > _MAX_DIRTY_RECTS:
        last = merged.pop()
        nearest = min(range(len(merged)), key=lambda index: _waste(last, merged[index]))
        merged[nearest] = merged[nearest].union(last)
    if sum(rect.w * rect.h for rect in merged) > whole.w * whole.h * 0.7:
        return [whole.copy()]
    return merged


def _waste(one: pygame.Rect, other: pygame.Rect) -> int:
    """Return how many more pixels are painted where two rectangles are joined."""
    union = one.union(other)
    return union.w * union.h - one.w * one.h - other.w * other.h
