"""Lines of text as surfaces: fonts by role, cached renders, wrapping and fitting.

Knows pygame's text renderer, and from ``glyph_fonts`` which font draws which sign. Must not know layouts or scenes.
Every surface that it returns is premultiplied and cached: the canvas compares surfaces by identity, so the same call
has to return the same object.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import pygame

from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes
from game.ui.graphics.glyph_fonts import Fonts, Run
from game.ui.graphics.type_scale import StyledText, TextStyle
from game.view.theme import FIXED_ROLES, Color, Role, Theme

ELLIPSIS: Final = "…"
_SOLID: Final = 0.86
"""The share of a line's height that other lines must not overlap."""
_SURELY: Final = 0.9
"""A line whose words add up to this share of the width fits without measuring it whole, which would take longer."""
_BISECTIONS: Final = 6
_LONE: Final = 3
"""Maximum length of a word that is no line by itself, such as a number and a full stop."""
_WHITE: Final = (255, 255, 255)
_FINE: Final = 3
"""How many times larger lines of display faces are drawn at least before they are reduced: drawn in a small size, their
thin strokes are of uneven weight and their slants have steps.
"""
_FINE_STEP: Final = 48
"""Sizes in which they are drawn differ by so much."""
_MAX_WIDTHS: Final = 6000
_MAX_BYTES: Final = 12 << 20
"""The bounds of the caches of measured widths and of drawn lines: several screens of text."""


def sanitise(text: str) -> str:
    """Return a text without what no font can draw: control characters and lone surrogates."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(ch for ch in text if ch >= " " and not "\ud800" <= ch <= "\udfff" and ch != "\x7f")


class Text:
    """The text renderer of one theme at one scale.

    Sizes given in reference pixels are multiplied by ``scale``, the window pixels per reference pixel, and by
    ``enlarged``, the text size in the settings, 1.0 to 2.0.
    """

    def __init__(self, theme: Theme, scale: float = 1.0, enlarged: float = 1.0, budget: Budget | None = None) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.theme = theme
        self.scale = scale
        self.enlarged = enlarged
        self._fonts = Fonts(theme, enlarged)
        self._renders: ByteCache[tuple[object, ...], pygame.Surface] = ByteCache(_MAX_BYTES, surface_bytes, budget)
        self._widths: dict[tuple[Role, int, str], int] = {}
        self._growths: dict[tuple[Role, int], tuple[int, int]] = {}

    def px(self, style: TextStyle) -> int:
        """Return the size of a style in window pixels; never below 13."""
        return self.theme.text_px(style.role, self.scale, style.px, self.enlarged)

    def sized(self, style: TextStyle, window_px: float) -> TextStyle:
        """Return a style in a size in window pixels at this scale and text size."""
        return style.at(window_px / (self.scale * (1.0 if style.role in FIXED_ROLES else self.enlarged)))

    def line_height(self, style: TextStyle) -> int:
        """Return the distance in window pixels between two lines of a style."""
        return self._fonts.of(style.role, self.px(style)).get_linesize()

    def size(self, style: TextStyle, text: str) -> tuple[int, int]:
        """Return the width and height in window pixels that ``render`` would give."""
        return self._width(style.role, sanitise(text), self.px(style)), self.line_height(style)

    def render(
        self, style: TextStyle, text: str, *, outline: Color | None = None, outline_px: float = 2
    ) -> pygame.Surface:
        """Return a drawn line; ``outline_px`` is in reference pixels. Callers must not modify the surface."""
        role, size, color = style.role, self.px(style), style.resolved(self.theme.palette)
        edge = max(1, round(outline_px * self.scale)) if outline else 0
        key = (role, text, color, size, outline, edge)
        return self._renders.get_or_make(key, lambda: self._draw(role, sanitise(text), color, size, outline, edge))

    def ellipsis(self, style: TextStyle, text: str, width: float) -> str:
        """Return a line, shortened with an ellipsis to at most ``width`` window pixels; an empty one stays empty."""
        role, size = style.role, self.px(style)
        clean = sanitise(text)
        if not clean or self._width(role, clean, size) <= width:
            return clean
        low, high = 0, len(clean)
        while low < high:
            middle = (low + high + 1) // 2
            if self._width(role, clean[:middle].rstrip() + ELLIPSIS, size) <= width:
                low = middle
            else:
                high = middle - 1
        return clean[:low].rstrip() + ELLIPSIS

    def fit(self, style: TextStyle, text: str, width: float = math.inf, height: float | None = None) -> TextStyle:
        """Return a style in the largest size, up to its own, at which a line fits ``width`` window pixels.

        With ``height`` the line is no higher than that many window pixels either. It never goes below the smallest
        readable size, so the line may still be wider: shorten it then.
        """
        role, size, least = style.role, self.px(style), self.theme.text_px(style.role, 0.0)
        line = self._fonts.of(role, size).get_linesize()
        if height is not None and line > height:
            size = max(least, int(size * height / line))
        text_w = self._width(role, sanitise(text), size)
        if text_w > max(0.0, width):
            size = max(least, int(size * width / text_w))
            while size > least and self._width(role, sanitise(text), size) > width:
                size -= 1
        return self.sized(style, size)

    def fit_all(
        self, style: TextStyle, texts: Iterable[str], width: float = math.inf, height: float | None = None
    ) -> TextStyle:
        """Return the style in which all of some lines fit, as ``fit`` does for one, so that they look alike."""
        fitted = (self.fit(style, text, width, height) for text in ("", *texts))
        return min(fitted, key=self.px)

    def fit_box(self, style: TextStyle, text: str, width: float, height: float) -> TextStyle:
        """Return a style in the largest size, up to its own, at which a wrapped text fits a box in window pixels."""
        size, least = self.px(style), self.theme.text_px(style.role, 0.0)
        fitted = self.sized(style, size)
        while size > least and len(self.wrap(fitted, text, width)) * self.line_height(fitted) > height:
            size -= 1
            fitted = self.sized(style, size)
        return fitted

    def fit_two(self, style: TextStyle, texts: Sequence[str], width: float, height: float) -> TextStyle:
        """Return the style in which every one of some texts fits in one line, or in two where it can be larger so.

        ``height`` window pixels are for both lines.
        """
        one, two = self.fit_all(style, texts, width, height), self.fit(style, "", width, height / 2)
        least, most = (each.px or 0.0 for each in (one, two))
        while most > least and any(len(self.wrap(style.at(most), text, width)) > 2 for text in texts):
            most -= 0.5
        return style.at(max(least, most))

    def pair(
        self, upper: StyledText, lower: StyledText, width: float, apart: float, height: float
    ) -> tuple[tuple[TextStyle, float], tuple[TextStyle, float]]:
        """Return style and middle of two lines below each other, from the middle of both, within ``width`` and
        ``height`` window pixels.

        Their middles are ``apart`` window pixels apart, or more where they need it; both shrink where they do not fit.
        """
        styles = [self.fit(line.style, line.text, width) for line in (upper, lower)]
        highs = [self.line_height(style) * _SOLID for style in styles]
        if sum(highs) > height:
            styles = [style.scaled(height / sum(highs)) for style in styles]
            highs = [each * height / sum(highs) for each in highs]
        apart = max(apart, sum(highs) / 2)
        # The space above the first line equals that below the second.
        shift = (highs[0] - highs[1]) / 4
        return (styles[0], shift - apart / 2), (styles[1], shift + apart / 2)

    def wrap(self, style: TextStyle, text: str, width: float, max_lines: int = 0) -> list[str]:
        """Return a text in lines at most ``width`` window pixels wide; a line feed breaks too.

        A word longer than a line is broken at a no-break space, else anywhere, and a number or another very short word
        is not the last line by itself. With ``max_lines`` the last line ends in an ellipsis where something was left
        out.
        """
        role, size = style.role, self.px(style)
        lines: list[str] = []
        space = self._width(role, " ", size)
        for paragraph in text.split("\n"):
            line, rough, first = "", 0, len(lines)
            for word in sanitise(paragraph).split(" "):
                candidate = f"{line} {word}" if line else word
                rough += space + self._width(role, word, size)
                if rough <= _SURELY * width or self._width(role, candidate, size) <= width:
                    line = candidate
                    continue
                if line:
                    lines.append(line)
                *full, line = self._break(role, word, width, size)
                rough = space + self._width(role, line, size)
                lines.extend(full)
            if len(lines) > first and 0 < len(line) <= _LONE:
                *above, word = lines[-1].split(" ")
                if above and self._width(role, f"{word} {line}", size) <= width:
                    lines[-1], line = " ".join(above), f"{word} {line}"
            lines.append(line)
        if max_lines and len(lines) > max_lines:
            rest = " ".join(lines[max_lines - 1 :])
            lines = [*lines[: max_lines - 1], self.ellipsis(style, rest, width)]
        return lines

    def balance(self, style: TextStyle, text: str, width: float, max_lines: int = 0) -> list[str]:
        """Return a text in as few lines as ``wrap`` does, of lengths as equal as possible: no word stands alone.

        A text that does not fit into ``max_lines`` ends in an ellipsis, and its lines stay as long as they can be.
        """
        lines = self.wrap(style, text, width)
        if max_lines and len(lines) > max_lines:
            return self.wrap(style, text, width, max_lines)
        if len(lines) < 2 or "\n" in text:
            return lines
        low, high = width / len(lines), width
        for _ in range(_BISECTIONS):
            middle = (low + high) / 2
            found = self.wrap(style, text, middle)
            whole = len(found) == len(lines) and " ".join(found) == " ".join(lines)  # no word is broken
            low, high, lines = (low, middle, found) if whole else (middle, high, lines)
        return lines

    def _break(self, role: Role, word: str, width: float, size: int) -> list[str]:
        parts, part = [], ""
        for ch in word:
            if part and self._width(role, part + ch, size) > width:
                whole, _, begun = part.rpartition("\u00a0")
                parts.append(whole or part)
                part = (begun if whole else "") + ch
            else:
                part += ch
        return [*parts, part]

    def _width(self, role: Role, text: str, size: int) -> int:
        key = (role, size, text)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > _MAX_WIDTHS:
                self._widths.clear()
            found = sum(run.width for run in self._fonts.runs(role, text, size))
            self._widths[key] = found = found + sum(self._growth(role, size)) * bool(found)
        return found

    def _growth(self, role: Role, size: int) -> tuple[int, int]:
        """Return how much wider a line of a role is because it is bold, and because it leans."""
        found = self._growths.get((role, size))
        if found is None:
            face = self._fonts.face(role, size)
            found = math.ceil(face.bold * size), math.ceil(face.lean * self._fonts.of(role, size).get_height())
            self._growths[role, size] = found
        return found

    def _draw(self, role: Role, text: str, color: Color, size: int, outline: Color | None, edge: int) -> pygame.Surface:
        ramp = self._fonts.face(role, size).ramp if color == self.theme.palette.line_light else ()
        surface = self._strokes(role, text, color, size, ramp)
        if outline is None:
            return surface
        stroke = self._strokes(role, text, outline, size)
        width, height = surface.get_size()
        outlined = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
        outlined.fblits([(stroke, (edge + x, edge + y)) for x, y in _ring(edge)], pygame.BLEND_PREMULTIPLIED)
        outlined.blit(surface, (edge, edge), special_flags=pygame.BLEND_PREMULTIPLIED)
        return outlined

    def _strokes(self, role: Role, text: str, color: Color, size: int, ramp: Sequence[Color] = ()) -> pygame.Surface:
        """Return a premultiplied line without an outline; that of a display face is reduced from a larger size."""
        runs, own, face = self._fonts.runs(role, text, size), self._fonts.of(role, size), self._fonts.face(role, size)
        if not text or not (face.bold or face.lean):
            line = _line(runs, own, _WHITE if ramp else color)
            return (_ramped(line, ramp) if ramp else line).premul_alpha()
        fine = _fine_px(size)
        large_runs, large_own = self._fonts.runs(role, text, fine), self._fonts.of(role, fine)
        line = _line(large_runs, large_own, _WHITE if ramp else color)
        large = _bold((_ramped(line, ramp) if ramp else line).premul_alpha(), math.ceil(face.bold * fine))
        large = _leaning(large, round(face.lean * large_own.get_height()))
        (ascent, height), (large_ascent, _) = _extent(runs, own), _extent(large_runs, large_own)
        # The base line stays on a row of pixels.
        sheet = pygame.Surface((large.get_width(), round(height * fine / size)), pygame.SRCALPHA)
        sheet.blit(large, (0, round(ascent * fine / size) - large_ascent), special_flags=pygame.BLEND_PREMULTIPLIED)
        return pygame.transform.smoothscale(sheet, (self._width(role, text, size), height))


def _fine_px(size: int) -> int:
    """Return the size in which a line of a display face is drawn, of as few as possible: each is an open font."""
    return math.ceil(size * _FINE / _FINE_STEP) * _FINE_STEP


def _extent(runs: list[Run], own: pygame.font.Font) -> tuple[int, int]:
    """Return where the base line of some runs is, and the height of their line, at least that of the ``own`` font."""
    fonts = [own, *(run.font for run in runs)]
    ascent = max(font.get_ascent() for font in fonts)
    return ascent, max(ascent - font.get_ascent() + font.get_height() for font in fonts)


def _line(runs: list[Run], own: pygame.font.Font, color: Color) -> pygame.Surface:
    """Return the runs of a line side by side on the base line of the role's ``own`` font."""
    if [run.font for run in runs] == [own]:
        return runs[0].render(color).convert_alpha()
    ascent, height = _extent(runs, own)
    line = pygame.Surface((sum(run.width for run in runs), height), pygame.SRCALPHA)
    x = 0
    for run in runs:
        line.blit(run.render(color).convert_alpha(), (x, ascent - run.font.get_ascent()))
        x += run.width
    return line


def _ramped(line: pygame.Surface, ramp: Sequence[Color]) -> pygame.Surface:
    """Return a white line in the colours of a ramp, from the top of what is visible to its foot."""
    ink = line.get_bounding_rect()
    if not ink.h:
        return line
    coarse = pygame.Surface((1, len(ramp)))
    for y, color in enumerate(ramp):
        coarse.set_at((0, y), color)
    line.blit(pygame.transform.smoothscale(coarse, ink.size), ink, special_flags=pygame.BLEND_RGB_MULT)
    return line


def _bold(surface: pygame.Surface, wider: int) -> pygame.Surface:
    """Return a premultiplied line whose strokes are wider by some pixels."""
    width, height = surface.get_size()
    bold = pygame.Surface((width + wider, height), pygame.SRCALPHA)
    for x in range(wider + 1):
        bold.blit(surface, (x, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return bold


def _leaning(surface: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a premultiplied line whose top lies ``reach`` pixels farther right than its foot."""
    width, height = surface.get_size()
    leaning = pygame.Surface((width + reach, height), pygame.SRCALPHA)
    for y in range(height):
        leaning.blit(surface, (round(reach * (height - 1 - y) / height), y), (0, y, width, 1))
    return leaning


@cache
def _ring(radius: int) -> tuple[tuple[int, int], ...]:
    """Return the offsets of a circle: a glyph drawn at each of them outlines it."""
    span = range(-radius, radius + 1)
    inner, outer = (radius - 1) ** 2, radius * radius + 1
    return tuple((x, y) for y in span for x in span if inner <= x * x + y * y <= outer)
