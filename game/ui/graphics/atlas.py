"""The sprites at run time: loaded by name, scaled to the requested size, premultiplied and cached.

Knows the files under ``assets/atlas`` and pygame surfaces. Must not know what a sprite means to the game.
"""

from __future__ import annotations

import atexit
import io
import json
import time
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
import pygame

from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes, window_bytes

_CACHE_SCREENS: Final = 4.5
"""The bound of the cache of scaled sprites, in screens: twice what a table shows."""
_CACHE_FLOOR: Final = 96 << 20
"""Its minimum bound, above what the title preloads: most sprites shrink with the window, but not their number."""
_SOURCE_BYTES: Final = 10 << 20
"""The bound of the cache of decoded sources: decoding takes far longer than scaling to a further size."""
_SOURCE_LARGEST: Final = 3 << 20
"""Larger sources are not kept: each would displace many small ones."""
_SMALL_BYTES: Final = 8 << 20
_SMALL_LARGEST: Final = 64 << 10
"""The bound of the cache of small sources, and the largest of them: signs and letters are drawn in sizes that depend
on texts, so that their sources are needed again long after the cards have passed through the other cache."""
_PLATE_BYTES: Final = 12 << 20
_PLATE_LARGEST: Final = 3 << 20
"""The bound of the cache of stretchable sprites at the window's scale, and the largest that are kept: those of
controls are needed in many sizes, whereas larger ones are needed in one or two and are not kept."""
_GROUNDS: Final = 4
"""The bound of the cache of backgrounds, in screens: a table has two, a page over it one, and so has the title."""
_PRELOADED: Final = 0.9
"""The share of the cache that a preload fills at most: beyond it each sprite would displace an earlier one."""
_STEP_S: Final = 0.0015
"""Duration of one step of a preload."""
_ASIDE_PIXELS: Final = 15_000
"""A source of more pixels takes most of a step to decode, so that a preload decodes it in a thread."""
_ALPHA: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
"""Its format is that of all sprites; to convert to it, a thread needs no window."""
_AHEAD: Final = 4
"""How many sources the thread is given at a time, so that it does not wait for slow frames."""

_Key = tuple[str, int, int, int]
"""Name, width, height and angle of a scaled sprite."""
_Source = tuple[str, int]
"""Name of a sprite, and number of the scale at which it is stored."""
_Ground = tuple[str, int, int]
"""File, width and height of a scaled background."""


@dataclass(frozen=True, eq=False)
class Image:
    """A surface whose logical box begins ``dx``, ``dy`` pixels right of and below its top-left corner."""

    surface: pygame.Surface
    dx: int
    dy: int
    width: int
    height: int


class _Facts(msgspec.Struct, frozen=True):
    """A sprite in the index; ``boxes`` holds left, top, width and height of the logical box in each scale's picture.

    ``kind`` chooses the scales at which it is stored.
    """

    size: tuple[float, float]
    nine: tuple[float, float, float, float] | None
    anchors: dict[str, tuple[float, ...]]
    boxes: tuple[tuple[int, int, int, int], ...]
    kind: str


class Index:
    """The index of an edition's folder: scales with their archives, backgrounds, and the facts of each sprite."""

    def __init__(self, edition: str) -> None:
        self.folder: Traversable = resources.files("assets") / "atlas" / edition
        data: dict[str, Any] = json.loads((self.folder / "atlas.json").read_text(encoding="utf-8"))
        self.scales: dict[str, list[float]] = data["scales"]
        self.backgrounds: dict[str, list[str]] = data["backgrounds"]
        self.sprites: dict[str, _Facts] = {}
        for name, facts in data["sprites"].items():
            self.sprites[name] = _Facts(
                size=(facts["size"][0], facts["size"][1]),
                nine=tuple(facts["nine"]) if facts["nine"] else None,
                anchors={key: tuple(value) for key, value in facts["anchors"].items()},
                boxes=tuple((box[0], box[1], box[2], box[3]) for box in facts["boxes"]),
                kind=facts.get("kind", "small"),
            )
        self._archive_names: list[str] = data["archives"]
        self._mask_name: str = data["mask"]
        self._archives: dict[int, zipfile.ZipFile] = {}
        self._masks: dict[int, pygame.Surface] = {}

    def picture(self, name: str, level: int) -> pygame.Surface:
        """Return one decoded sprite at a scale, with straight alpha."""
        archive = self.open_archive(level)
        if f"{name}.jpg" not in archive.NameToInfo:
            return _decoded(archive, f"{name}.webp")
        colors = _decoded(archive, f"{name}.jpg")
        picture = pygame.Surface(colors.get_size(), pygame.SRCALPHA, 32)
        picture.blit(colors, (0, 0))
        picture.blit(self._mask(level), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _mask(self, level: int) -> pygame.Surface:
        """Return white with the alpha of the sprites that are stored without one, decoded on first use."""
        mask = self._masks.get(level)
        if mask is None:
            mask = self._masks[level] = _decoded(self.open_archive(level), self._mask_name)
        return mask

    def open_archive(self, level: int) -> zipfile.ZipFile:
        """Return the archive with the pictures of a scale, opened on first use."""
        archive = self._archives.get(level)
        if archive is None:
            file = (self.folder / self._archive_names[level]).open("rb")
            archive = self._archives[level] = zipfile.ZipFile(file)
            atexit.register(file.close)
        return archive

    def ground(self, file: str) -> pygame.Surface:
        """Return a decoded background."""
        with (self.folder / file).open("rb") as stream:
            return pygame.image.load(stream, file)


def _decoded(archive: zipfile.ZipFile, file: str) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(archive.read(file)), file)


@cache
def index(edition: str) -> Index:
    """Return an edition's index; raises ``FileNotFoundError`` where no atlas was built."""
    return Index(edition)


class Atlas:
    """The sprites of one edition for a window of one scale (window pixels per reference pixel).

    A sprite is decoded on first use; scaled ones stay in a bounded cache.
    """

    def __init__(self, edition: str, scale: float = 1.0, budget: Budget | None = None) -> None:
        self.edition = edition
        self._index = index(edition)
        self.scale = scale
        """Scale of the window: corners of stretchable sprites are drawn at it."""
        self._budget = budget
        self._images: ByteCache[_Key, Image] = ByteCache(_cache_limit(scale), image_bytes, budget)
        self._sources: ByteCache[_Source, Image] = ByteCache(_SOURCE_BYTES, image_bytes, budget)
        self._small: ByteCache[_Source, Image] = ByteCache(_SMALL_BYTES, image_bytes, budget)
        self._plates: ByteCache[str, Image] = ByteCache(_PLATE_BYTES, image_bytes, budget)
        """Stretchable sprites at the window's scale, from which each size of them is made."""
        self._decoding: dict[_Ground, Future[pygame.Surface]] = {}
        """Backgrounds that are decoded and scaled in the thread."""
        self._aside: dict[_Source, Future[pygame.Surface]] = {}
        self._fetched: dict[_Source, Future[pygame.Surface]] = {}
        """Sources of a preload, and of what is drawn soon."""
        grounds = window_bytes(scale) * _GROUNDS
        self._backgrounds: ByteCache[_Ground, pygame.Surface] = ByteCache(grounds, surface_bytes, budget)

    def __contains__(self, name: str) -> bool:
        return name in self._index.sprites

    def names(self, prefix: str = "") -> list[str]:
        """Return the names of all sprites that begin with a prefix."""
        return [name for name in self._index.sprites if name.startswith(prefix)]

    def size(self, name: str) -> tuple[float, float]:
        """Return width and height of a sprite's box in reference pixels; raises ``KeyError`` for an unknown name."""
        return self._facts(name).size

    def anchor(self, name: str, key: str) -> tuple[float, ...]:
        """Return a named point of a sprite as fractions of its box; raises ``KeyError`` where there is none."""
        anchors = self._facts(name).anchors
        if key not in anchors:
            raise KeyError(f"sprite {name!r} of the {self.edition} atlas has no anchor {key!r}")
        return anchors[key]

    def anchors(self, name: str) -> Mapping[str, tuple[float, ...]]:
        """Return the named points of a sprite as fractions of its box; raises ``KeyError`` for an unknown sprite."""
        return self._facts(name).anchors

    def sprite(self, name: str, width: float, height: float, *, angle: int = 0) -> Image:
        """Return a sprite scaled so that its box is ``width`` x ``height`` window pixels.

        A stretchable sprite keeps its corners at the window's scale. ``angle`` tilts by whole degrees,
        counter-clockwise. Raises ``KeyError`` for an unknown name.
        """
        key = (name, round(width) or 1, round(height) or 1, angle)
        found = self._images.get(key)
        if found is not None:
            return found
        if angle:
            return self._images.keep(key, _tilted(self.sprite(name, width, height), angle))
        return self._images.keep(key, self._scaled(name, key[1], key[2]))

    def icon(self, name: str, height: float) -> Image:
        """Return a sprite scaled to a height in window pixels, in its proportions."""
        source_width, source_height = self._facts(name).size
        return self.sprite(name, height * source_width / source_height, height)

    def background(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return an opaque background scaled to cover ``width`` x ``height`` pixels, cropped evenly."""
        file = self._ground_file(name, width, height)
        key = (file, width, height)
        return self._backgrounds.get_or_make(key, lambda: self._scaled_ground(*key))

    def _scaled_ground(self, file: str, width: int, height: int) -> pygame.Surface:
        """Return what the thread has made of a background, else scale one of a larger size or the decoded file."""
        aside = self._decoding.pop((file, width, height), None)
        if aside is not None:
            return aside.result().convert()
        return _covering(self._larger(file, width, height) or self._index.ground(file), width, height).convert()

    def _larger(self, file: str, width: int, height: int) -> pygame.Surface | None:
        """Return a background already scaled to a size or more."""
        fitting = (
            picture
            for (other, other_w, other_h), picture in self._backgrounds.items()
            if other == file and other_w >= width and other_h >= height
        )
        return next(fitting, None)

    def fetch(self, sprites: Iterable[tuple[str, float, float]]) -> None:
        """Start to decode in a thread what ``sprite`` (name, width, height in window pixels) is asked for soon.

        What an earlier call has fetched is dropped unless it was used.
        """
        wanted = [(name, round(width) or 1, round(height) or 1) for name, width, height in sprites]
        keys = {(name, self._level_of(self._facts(name), width, height)) for name, width, height in wanted}
        self._fetched = {key: future for key, future in self._fetched.items() if key in keys}
        for sprite in wanted:
            self._decode_aside(self._fetched, *sprite, least=0)

    def preload(self, sprites: Iterable[tuple[str, float, float]], *, beside_scene: bool = False) -> Iterator[None]:
        """Fill the cache of ``sprite`` (name, width, height in window pixels), in steps of a few ms each.

        Where not all of them fit, the first ones are loaded, and stay longest. With ``beside_scene`` none displaces
        what the scene has drawn.
        """
        budget = self._budget if beside_scene else None
        started = time.perf_counter()
        loaded = []
        taken = 0
        wanted = [(name, round(width) or 1, round(height) or 1) for name, width, height in sprites]
        coming = iter(wanted)
        self._aside.clear()
        for name, width, height in wanted:
            while len(self._aside) < _AHEAD and (later := next(coming, None)) is not None:
                self._decode_aside(self._aside, *later, least=_ASIDE_PIXELS)
            decoding = self._aside.get((name, self._level_of(self._facts(name), width, height)))
            while decoding is not None and not decoding.done():
                wait([decoding], _STEP_S)
                yield
            taken += image_bytes(self.sprite(name, width, height))
            loaded.append((name, width, height))
            if taken > self._images.limit * _PRELOADED or (budget is not None and budget.full):
                break
            if time.perf_counter() - started > _STEP_S:
                yield
                started = time.perf_counter()
        # Now the first one becomes the most recently used. The last ones may have displaced it.
        for name, width, height in reversed(loaded):
            self.sprite(name, width, height)
            if time.perf_counter() - started > _STEP_S:
                yield
                started = time.perf_counter()

    def preload_aside(self, sprites: Iterable[tuple[str, float, float]]) -> Iterator[None]:
        """Fill the cache as ``preload`` does, and scale in the thread too: for large sprites that are not stretched."""
        for name, sprite_w, sprite_h in sprites:
            width, height = round(sprite_w) or 1, round(sprite_h) or 1
            key = (name, width, height, 0)
            if self._images.get(key) is not None:
                continue
            level = self._level_of(self._facts(name), width, height)
            self._index.open_archive(level)
            making = _decoder().submit(self._fitted_source, name, level, width, height)
            while not making.done():
                wait([making], _STEP_S)
                yield
            if self._images.get(key) is None:
                self._images.keep(key, making.result())

    def _fitted_source(self, name: str, level: int, width: int, height: int) -> Image:
        return _fitted(self._image(name, level, self._index.picture(name, level)), width, height)

    def prefetch(self, background: str, width: int, height: int) -> None:
        """Start to decode and scale a background in a thread, for a later ``background`` of the same size."""
        file = self._ground_file(background, width, height)
        key = (file, width, height)
        cached = self._backgrounds.get(key) or self._larger(*key)
        if cached is None and key not in self._decoding:
            self._decoding[key] = _decoder().submit(lambda: _covering(self._index.ground(file), width, height))

    def prefetched(self) -> Iterator[None]:
        """Wait for the backgrounds that ``prefetch`` was asked for, in steps of a few ms each, and cache them."""
        for key, decoding in list(self._decoding.items()):
            while not decoding.done():
                wait([decoding], _STEP_S)
                yield
            if self._decoding.pop(key, None) is not None:
                self._backgrounds.keep(key, decoding.result().convert())

    def _decode_aside(
        self, futures: dict[_Source, Future[pygame.Surface]], name: str, width: int, height: int, least: int
    ) -> None:
        """Start to decode the source of a sprite in a thread where it has ``least`` pixels and is not cached."""
        key = name, self._level_of(self._facts(name), width, height)
        _, _, source_w, source_h = self._facts(name).boxes[key[1]]
        if source_w * source_h < least or key in self._aside or key in self._fetched:
            return
        whole = self._plates.get(name) or self._sources.get(key) or self._small.get(key)
        if not (self._images.get((name, width, height, 0)) or whole):
            self._index.open_archive(key[1])
            futures[key] = _decoder().submit(self._index.picture, *key)

    def _facts(self, name: str) -> _Facts:
        try:
            return self._index.sprites[name]
        except KeyError:
            raise KeyError(f"the {self.edition} atlas has no sprite {name!r}") from None

    def _ground_file(self, name: str, width: int, height: int) -> str:
        files = self._index.backgrounds.get(name)
        if files is None:
            raise KeyError(f"the {self.edition} atlas has no background {name!r}")
        need = max(width / 1600, height / 900)
        factors = self._index.scales["large"]
        return files[next((n for n, factor in enumerate(factors) if factor >= need - 0.02), len(factors) - 1)]

    def _level_of(self, facts: _Facts, width: int, height: int) -> int:
        """Return the number of the least stored scale that is enough for a size of a sprite's box."""
        need = self.scale if facts.nine is not None else max(width / facts.size[0], height / facts.size[1])
        scales = self._index.scales[facts.kind]
        return next((level for level, factor in enumerate(scales) if factor >= need - 0.02), len(scales) - 1)

    def _scaled(self, name: str, width: int, height: int) -> Image:
        facts = self._facts(name)
        level = self._level_of(facts, width, height)
        if facts.nine is None:
            return _fitted(self._source(name, level), width, height)
        left, top, right, bottom = (inset * self.scale for inset in facts.nine)
        plate = self._plate(name, level)
        return _stretched(plate, (left, top, right, bottom), width, height, repeat=name in _REPEATED)

    def _plate(self, name: str, level: int) -> Image:
        """Return a stretchable sprite at the window's scale; it is cached for further sizes unless it is large."""
        found = self._plates.get(name)
        if found is None:
            width, height = (round(length * self.scale) for length in self._facts(name).size)
            found = _fitted(self._decode(name, level), width, height)
            if image_bytes(found) <= _PLATE_LARGEST:
                self._plates.keep(name, found)
        return found

    def _source(self, name: str, level: int) -> Image:
        """Return a sprite at a stored scale, premultiplied; it is cached for further sizes unless it is large."""
        key = (name, level)
        found = self._small.get(key) or self._sources.get(key)
        if found is not None:
            return found
        image = self._decode(name, level)
        size = image_bytes(image)
        if size <= _SMALL_LARGEST:
            self._small.keep(key, image)
        elif size <= _SOURCE_LARGEST:
            self._sources.keep(key, image)
        return image

    def _decode(self, name: str, level: int) -> Image:
        """Return a sprite at a stored scale, from the thread where it was decoded there."""
        aside = self._aside.pop((name, level), None) or self._fetched.pop((name, level), None)
        return self._image(name, level, self._index.picture(name, level) if aside is None else aside.result())

    def _image(self, name: str, level: int, picture: pygame.Surface) -> Image:
        """Return a decoded sprite premultiplied, with its box."""
        return Image(picture.convert(_ALPHA).premul_alpha(), *self._facts(name).boxes[level])


class BlankAtlas(Atlas):
    """An atlas that decodes nothing: it lists what it is asked for, and returns transparent sprites of that size."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas.edition, atlas.scale)
        self.asked: dict[tuple[str, int, int], None] = {}
        """Name, width and height of each sprite, in the order in which they were first asked for."""

    def background(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a surface of one pixel: backgrounds are not listed."""
        return pygame.Surface((1, 1))

    def fetch(self, sprites: Iterable[tuple[str, float, float]]) -> None:
        """Decode nothing."""

    def _scaled(self, name: str, width: int, height: int) -> Image:
        self._facts(name)  # raises an error where there is no such sprite
        self.asked[name, width, height] = None
        return Image(pygame.Surface((width, height), pygame.SRCALPHA), 0, 0, width, height)


@cache
def _decoder() -> ThreadPoolExecutor:
    """Return the thread that decodes what takes many frames' time.

    pygame releases the global interpreter lock meanwhile, so that frames continue. The thread only decodes: the caches
    of an atlas are not locked.
    """
    return ThreadPoolExecutor(1, "decode")


def image_bytes(image: Image) -> int:
    """Estimate the memory that an image takes."""
    return surface_bytes(image.surface)


def _cache_limit(scale: float) -> int:
    """Return the bound in bytes of the cache of scaled sprites, for a window's scale."""
    return max(_CACHE_FLOOR, int(window_bytes(scale) * _CACHE_SCREENS))


_LARGE_BOX: Final = 100
"""Minimum width at which scaling by one pixel does more harm than the pixel: 1920x1080 shows cards of 189, as they are
stored, in places of 188."""

_REPEATED: Final = frozenset({"mat/own"})
"""The pictures whose middle is repeated where it would be stretched far: some tables have this mat thrice as high."""
_STRETCH: Final = 1.6
"""About how much each repetition is stretched at most."""


def _fitted(source: Image, width: int, height: int) -> Image:
    """Return an image scaled so that its box is ``width`` x ``height``; a large one that is a pixel larger stays so."""
    slack = source.width >= _LARGE_BOX
    if 0 <= source.width - width <= slack and 0 <= source.height - height <= slack:
        return source
    across, down = width / source.width, height / source.height
    source_w, source_h = source.surface.get_size()
    surface = pygame.transform.smoothscale(
        source.surface, (max(1, round(source_w * across)), max(1, round(source_h * down)))
    )
    return Image(surface, round(source.dx * across), round(source.dy * down), width, height)


def _stretched(
    whole: Image, insets: tuple[float, float, float, float], width: int, height: int, *, repeat: bool = False
) -> Image:
    """Return an image with its middle stretched and its corners kept; the pad outside the box counts as corner.

    With ``repeat`` a middle that would be stretched far is repeated instead.
    """
    source = whole.surface
    pad_right = source.get_width() - whole.dx - whole.width
    pad_bottom = source.get_height() - whole.dy - whole.height
    columns = _cuts(whole.dx, whole.width, pad_right, insets[0], insets[2], width)
    rows = _cuts(whole.dy, whole.height, pad_bottom, insets[1], insets[3], height)
    result = pygame.Surface((whole.dx + width + pad_right, whole.dy + height + pad_bottom), pygame.SRCALPHA)
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if sw > 0 and sh > 0 and dw > 0 and dh > 0:
                piece = source.subsurface((sx, sy, sw, sh))
                if (sw, sh) == (dw, dh):
                    result.blit(piece, (dx, dy), special_flags=pygame.BLEND_PREMULTIPLIED)
                else:
                    if repeat:
                        piece = _repeated(piece, max(round(dw / sw / _STRETCH), 1), max(round(dh / sh / _STRETCH), 1))
                    pygame.transform.smoothscale(piece, (dw, dh), result.subsurface((dx, dy, dw, dh)))
    return Image(result, whole.dx, whole.dy, width, height)


def _repeated(piece: pygame.Surface, across: int, down: int) -> pygame.Surface:
    """Return ``across`` x ``down`` copies of a picture as one, every second one mirrored to have no seam."""
    width, height = piece.get_size()
    whole = pygame.Surface((width * across, height * down), pygame.SRCALPHA)
    for column in range(across):
        for row in range(down):
            part = pygame.transform.flip(piece, bool(column % 2), bool(row % 2))
            whole.blit(part, (column * width, row * height), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _cuts(
    pad_before: int, box: int, pad_after: int, inset_before: float, inset_after: float, wanted: int
) -> list[tuple[int, int, int, int]]:
    """Split an axis into corner, middle, corner: (source start, length, target start, length) of each.

    Where the corners have to be narrowed, the pads stay as they are: the box ends where it was asked for.
    """
    first, last = round(inset_before), round(inset_after)
    first_out, last_out = first, last
    if first + last > wanted:
        first_out = round(wanted * first / (first + last))
        last_out = wanted - first_out
        return [
            (0, pad_before, 0, pad_before),
            (pad_before, first, pad_before, first_out),
            (pad_before + box - last, last, pad_before + first_out, last_out),
            (pad_before + box, pad_after, pad_before + wanted, pad_after),
        ]
    return [
        (0, pad_before + first, 0, pad_before + first_out),
        (pad_before + first, box - first - last, pad_before + first_out, wanted - first_out - last_out),
        (pad_before + box - last, last + pad_after, pad_before + wanted - last_out, last_out + pad_after),
    ]


def _covering(picture: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Return an opaque picture scaled to cover a size and cropped, in its own format: a thread may know no window."""
    if picture.get_size() == (width, height):
        return picture
    factor = max(width / picture.get_width(), height / picture.get_height())
    size = (max(width, round(picture.get_width() * factor)), max(height, round(picture.get_height() * factor)))
    scaled = pygame.transform.smoothscale(picture, size)
    area = pygame.Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
    return scaled.subsurface(area).copy() if size != (width, height) else scaled


def _tilted(image: Image, angle: int) -> Image:
    """Return an image tilted about the middle of its box."""
    width, height = image.surface.get_size()
    middle = pygame.Vector2(image.dx + image.width / 2 - width / 2, image.dy + image.height / 2 - height / 2)
    surface = pygame.transform.rotozoom(image.surface, angle, 1.0)
    corner = middle.rotate(-angle) + pygame.Vector2(surface.get_size()) / 2
    corner -= pygame.Vector2(image.width, image.height) / 2
    return Image(surface, round(corner.x), round(corner.y), image.width, image.height)
