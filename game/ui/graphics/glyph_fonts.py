"""Which font draws which part of a text: the theme's where it has the glyph, else the first other font that does.

Knows font files and their glyphs; knows nothing of colours, caches of pictures or layouts. The computer's own fonts are
searched only for text that no font of the program can draw.
"""

from __future__ import annotations

import importlib.util
import re
import unicodedata
import warnings
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import pygame

from game.view.theme import MIN_TEXT_PX, FontFace, Role, Theme

MISSING: Final = "·"
"""The replacement of a character without a glyph in any font: less obtrusive than boxes."""
_PROBE_PX: Final = 24
_MAX_KNOWN: Final = 20_000
_MAX_FOUND: Final = 2_000
_MAX_OPEN: Final = 48
"""The bound of a theme's open fonts: a table and its pages use some 40. Each keeps its file open, of which macOS allows
a program 256, and its glyphs: with twice as many a window takes 10 MB more."""
_NO_SIGN: Final = "\U0010fffe"
"""A code point without a glyph in any font: a font draws it like every character that it lacks."""
_INSTALLED: Final = (
    ("notosans", "dejavusans", "segoeui", "arial", "helveticaneue", "liberationsans", "freesans", "arialunicodems"),
    ("notosanscjksc", "notosanscjkjp", "notosanscjk", "sourcehansans", "microsoftyahei", "yugothic", "meiryo"),
    ("pingfang", "pingfangsc", "hiraginosans", "wenquanyizenhei", "wenquanyimicrohei", "droidsansfallback"),
    ("simsun", "msgothic", "notosanskr", "malgungothic", "applesdgothicneo", "nanumgothic"),
    ("notosansarabic", "notonaskharabic", "geezapro", "notosanshebrew", "notosansdevanagari", "nirmalaui"),
    ("kohinoordevanagari", "notosansthai", "leelawadeeui", "thonburi", "notosanssymbols", "notosanssymbols2"),
    ("segoeuisymbol", "applesymbols", "symbola", "notoemoji", "segoeuiemoji", "unifont"),
)
"""Font families of common systems, those with many glyphs first; colour emoji fonts are left out: they do not scale."""
_COMBINING: Final = ("Mn", "Me", "Cf")
"""The Unicode categories of signs that belong to the letter before them."""
_SIGNS: Final = frozenset("+−×=")
_SIGN: Final = re.compile("([+−×=])")
"""The signs beside numbers that some fonts have too small."""
_BETWEEN_WORDS: Final = re.compile(r"(?<=\w)\u00a0(?=\w)")
"""A no-break space that is as wide as any other: it is narrower only beside punctuation."""
_DOUBLE_F: Final = re.compile("ff(?![il])")
_APART: Final = "f\u200cf"
"""Two letters without their ligature, which some fonts have wider than the letters: a gap in the middle of a word."""
_SPACE, _SPACE_PX, _LARGE_SPACE = 0.265, 6, 0.23
"""Minimum space between words, by the size of the text, up to some pixels, and by the size of larger text: the fonts'
own, a fifth, is narrow in small text. That of the smallest text stays, which has no smaller size to fit its place."""
_CAPITALS: Final = 0.06
"""How much farther apart the letters of a caption in capitals are, likewise."""
_ONES: Final = 0.07
"""The same of the figures of a number with two ones side by side, which would look like an n."""
_OWN_SCALE: Final = 1 / 0.6875
"""Compensates that pygame draws its own font smaller than requested."""
_SCRIPTS: Final = {
    "ARABIC": "Arab",
    "HEBREW": "Hebr",
    "SYRIAC": "Syrc",
    "DEVANAGARI": "Deva",
    "BENGALI": "Beng",
    "GUJARATI": "Gujr",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "THAI": "Thai",
    "KHMER": "Khmr",
    "MYANMAR": "Mymr",
}
"""ISO codes of scripts that need shaping, by the first word of a letter's Unicode name."""
_BACKWARDS: Final = ("Arab", "Hebr", "Syrc")

Source: TypeAlias = FontFace | Path | None
"""A font of the theme, a font file of the computer, or (``None``) pygame's own."""


class Run(NamedTuple):
    """A part of a line in one font.

    Its letters are ``tracking`` pixels, and its words ``spacing`` pixels farther apart than the font has them.
    """

    font: pygame.font.Font
    text: str
    tracking: float = 0.0
    spacing: int = 0

    @property
    def width(self) -> int:
        """Width in pixels."""
        apart = round(self.tracking * max(0, len(self._letters()) - 1)) + self.spacing * self.text.count(" ")
        return self.font.size(self.text)[0] + apart

    def render(self, color: tuple[int, int, int]) -> pygame.Surface:
        """Return it drawn; an empty surface where it has no width."""
        if not self.width:
            return pygame.Surface((0, self.font.get_height()), pygame.SRCALPHA)
        if not self.tracking and not (self.spacing and " " in self.text):
            return self.font.render(self.text, True, color)
        line, before = pygame.Surface((self.width, self.font.get_height()), pygame.SRCALPHA), ""
        if not self.tracking:
            whole, left = self.font.render(self.text, True, color).convert_alpha(), 0
            for number, word in enumerate(self.text.split(" ")):
                before += f"{word} "
                right = self.font.size(before)[0]  # within the space, where no letter reaches
                line.blit(whole, (left + self.spacing * number, 0), (left, 0, right - left, whole.get_height()))
                left = right
            return line
        for number, part in enumerate(self._letters()):
            width = self.font.size(part)[0]
            apart = round(self.tracking * number) + self.spacing * before.count(" ")
            if width:
                x = self.font.size(before + part)[0] - width + apart  # with the font's kerning
                line.blit(self.font.render(part, True, color).convert_alpha(), (x, 0))
            before += part
        return line

    def _letters(self) -> list[str]:
        """Split the text into letters, each with the accents that combine with it."""
        if not self.tracking:
            return []
        letters: list[str] = []
        for ch in self.text:
            if letters and unicodedata.category(ch) in _COMBINING:
                letters[-1] += ch
            else:
                letters.append(ch)
        return letters


@cache
def font_path(font: FontFace) -> Path | None:
    """Return the file of an installed font package; None where it is not installed."""
    spec = importlib.util.find_spec(font.package)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(spec.submodule_search_locations[0]) / "files" / font.file
    return path if path.is_file() else None


class Fonts:
    """The fonts of one theme at all sizes, for text that a person has ``enlarged``."""

    def __init__(self, theme: Theme, enlarged: float = 1.0) -> None:
        self._theme = theme
        self._enlarged = enlarged
        self._signs = Signs()
        self._open: OrderedDict[tuple[Source, int, str], pygame.font.Font] = OrderedDict()
        self._faces: dict[tuple[Role, int], FontFace] = {}
        self._spacings: dict[tuple[Source, int], int] = {}

    def of(self, role: Role, size: int) -> pygame.font.Font:
        """Return the font of a role at a size in window pixels."""
        return self._font(self.face(role, size), size)

    def face(self, role: Role, size: int) -> FontFace:
        """Return what a role is drawn in at a size in window pixels."""
        found = self._faces.get((role, size))
        if found is None:
            found = self._faces[role, size] = self._theme.face(role, size, self._enlarged)
        return found

    def runs(self, role: Role, text: str, size: int) -> list[Run]:
        """Split a line into runs, each with a font that has all of its glyphs, in drawing order."""
        own = self.face(role, size)
        if own.capitals:
            text = text.upper()
        if role == "caption" and size > MIN_TEXT_PX:
            spaced = _CAPITALS * size
            return [r._replace(tracking=spaced) if r.text.isupper() else r for r in self._runs(own, text, size)]
        if role == "count" and "11" in text:
            return [r._replace(tracking=_ONES * size) for r in self._with_signs(own, text, size)]
        return self._with_signs(own, text, size)

    def _with_signs(self, own: FontFace, text: str, size: int) -> list[Run]:
        """Split a line like ``runs``, with larger signs where its font has them too small."""
        if not own.signs or _SIGNS.isdisjoint(text):
            return self._runs(own, text, size)
        large = self._font(self._theme.fonts["caption"], round(size * own.signs))
        runs: list[Run] = []
        for part in filter(None, re.split(_SIGN, text)):
            runs += [Run(large, part)] if part in _SIGNS else self._runs(own, part, size)
        return runs

    def _runs(self, own: FontFace, text: str, size: int) -> list[Run]:
        if text.isascii():
            return [self._run(own, text, size)]
        text = _BETWEEN_WORDS.sub(" ", text)
        runs: list[Run] = []
        for script, part in _by_script(text):
            # Letters join only within one font.
            whole = self._signs.installed(part) if script else None
            parts = self._by_font(own, part) if whole is None else [(whole, part)]
            pieces = [self._run(source, piece, size, script) for source, piece in parts]
            runs += reversed(pieces) if script in _BACKWARDS else pieces
        return runs

    def _run(self, source: Source, text: str, size: int, script: str = "") -> Run:
        """Return a text in one font, without a ligature that the font has too wide."""
        if "ff" in text and self._signs.widens(source):
            text = _DOUBLE_F.sub(_APART, text)
        font = self._font(source, size, script)
        if not isinstance(source, FontFace):
            return Run(font, text)
        spacing = self._spacing(source, size, font) if " " in text and size > MIN_TEXT_PX else 0
        return Run(font, text, source.tracking * size, spacing)

    def _spacing(self, source: FontFace, size: int, font: pygame.font.Font) -> int:
        """Return how many pixels a font's space lacks."""
        found = self._spacings.get((source, size))
        if found is None:
            space = max(min(ceil(_SPACE * size), _SPACE_PX), ceil(_LARGE_SPACE * size))
            found = self._spacings[source, size] = max(0, space - font.size(" ")[0])
        return found

    def _by_font(self, own: FontFace, text: str) -> list[tuple[Source, str]]:
        """Split a text by the fonts that have its glyphs; one font for all of it where possible."""
        theirs: tuple[Source, ...] = (own, self._theme.fonts["body"], self._theme.fonts["caption"], None)
        for source in theirs:
            if all(self._signs.has(source, ch) for ch in text):
                return [(source, text)]
        parts: list[tuple[Source, str]] = []
        for ch in text:
            last = parts[-1][0] if parts else own
            if unicodedata.category(ch) in _COMBINING:
                # An accent combines with the letter before it only within one font.
                source, sign = last, ch if parts and self._signs.has(last, ch) else ""
            elif ch == " ":
                source, sign = last, ch
            else:
                source, sign = self._drawable(theirs, ch)
            if parts and source == last:
                parts[-1] = (source, parts[-1][1] + sign)
            elif sign:
                parts.append((source, sign))
        return parts or [(own, "")]

    def _drawable(self, theirs: tuple[Source, ...], ch: str) -> tuple[Source, str]:
        """Return the first font that has a glyph and the character, else the first font and ``MISSING``."""
        for source in theirs:
            if self._signs.has(source, ch):
                return source, ch
        installed = self._signs.installed(ch)
        return (theirs[0], MISSING) if installed is None else (installed, ch)

    def _font(self, source: Source, size: int, script: str = "") -> pygame.font.Font:
        key = (source, size, script)
        found = self._open.get(key)
        if found is None:
            found = self._open[key] = _load(source, size)
            if script:
                _shape(found, script)
            if len(self._open) > _MAX_OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return found


class Signs:
    """Which font has which glyph: whether it draws a character differently from one that no font has.

    Metrics alone are not enough: those of a missing glyph are those of the box that is drawn instead.
    """

    def __init__(self) -> None:
        self._probes: dict[Source, tuple[pygame.font.Font, object, bytes]] = {}
        self._known: dict[tuple[Source, str], bool] = {}
        self._found: dict[str, Path | None] = {}
        self._widens: dict[Source, bool] = {}

    def has(self, source: Source, ch: str) -> bool:
        """Whether a font has a glyph for a character."""
        if ch == " ":
            return True
        key = (source, ch)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _MAX_KNOWN:
                self._known.clear()
            font, metrics, box = self._probe(source)
            known = self._known[key] = font.metrics(ch) != metrics or _pixels(font, ch) != box
        return known

    def installed(self, text: str) -> Path | None:
        """Return a font of the computer that has all glyphs of a text; ``None`` where there is none."""
        if text not in self._found:
            if len(self._found) > _MAX_FOUND:
                self._found.clear()
            fonts = (path for path in system_fonts() if self._opens(path))
            self._found[text] = next((path for path in fonts if all(self.has(path, ch) for ch in text)), None)
        return self._found[text]

    def widens(self, source: Source) -> bool:
        """Whether a font has the ligature of two f wider than both letters."""
        if source not in self._widens:
            font = self._probe(source)[0]
            self._widens[source] = font.size("ffo")[0] > font.size(f"{_APART}o")[0]
        return self._widens[source]

    def _opens(self, path: Path) -> bool:
        try:
            self._probe(path)
        except (OSError, pygame.error):
            return False
        return True

    def _probe(self, source: Source) -> tuple[pygame.font.Font, object, bytes]:
        found = self._probes.get(source)
        if found is None:
            font = _load(source, _PROBE_PX)
            found = self._probes[source] = font, font.metrics(_NO_SIGN), _pixels(font, _NO_SIGN)
        return found


def _by_script(text: str) -> Iterator[tuple[str, str]]:
    """Split a text by script; characters of no script belong to the script on both sides of them."""
    part = between = now = ""
    for ch in text:
        name = unicodedata.name(ch, "")
        script = _SCRIPTS.get(name.split(" ", 1)[0], "")
        if not script and now and not ch.isalnum():
            between += ch
            continue
        if script == now:
            part += between + ch
        else:
            if part:
                yield now, part
            now, part = script, ch
            if between:
                part = between + ch if not script else ch
                if script:
                    yield "", between
        between = ""
    if part:
        yield now, part
    if between:
        yield "", between


def _shape(font: pygame.font.Font, script: str) -> None:
    """Enable shaping for a script; a renderer without shaping still draws the right letters."""
    try:
        font.set_script(script)
        if script in _BACKWARDS:
            font.set_direction(pygame.DIRECTION_RTL)
    except pygame.error:
        return


def _load(source: Source, size: int) -> pygame.font.Font:
    path = font_path(source) if isinstance(source, FontFace) else source
    return pygame.font.Font(path, size if path is not None else round(size * _OWN_SCALE))


def _pixels(font: pygame.font.Font, ch: str) -> bytes:
    if not font.size(ch)[0]:
        return b""
    return pygame.image.tobytes(font.render(ch, False, (255, 255, 255)), "RGBA")


@cache
def system_fonts() -> tuple[Path, ...]:
    """Return the files of known families among the computer's fonts; none where they cannot be listed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame warns on systems without a list of fonts
        try:
            found = [pygame.font.match_font(family) for families in _INSTALLED for family in families]
        except (OSError, ValueError, pygame.error):
            return ()
    return tuple(Path(path) for path in dict.fromkeys(found) if path)
