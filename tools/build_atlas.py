"""Draw every sprite with skia and pack the pictures into the atlases under ``assets/atlas``.

Knows the art packages and the atlas file format. Must not know the running game. The same sources give the same bytes.

An edition's folder holds ``atlas.json`` (sizes, insets, anchors, and each picture's box), one plain zip archive of
pictures a scale (``x1.zip``, ``x2.zip``: any one sprite is read and decoded by itself, within a frame), and the
backgrounds. Pictures are WebP, but for the cards at the scale of the market: JPEG with one alpha mask for all.

    python -m tools.build_atlas                  both editions, all of it
    python -m tools.build_atlas --edition base   one edition
    python -m tools.build_atlas --check          compare the built pictures with freshly drawn ones
    python -m tools.build_atlas --check --only card/
"""

from __future__ import annotations

import argparse
import importlib
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np
import skia
from PIL import Image

from tools.art.sprite import Draw, Sprite
from tools.near_lossless import EXACT, Packing, Pixels, packed, packed_opaque

EDITIONS: Final = ("base", "marvel")
SCALES: Final = {
    "small": (1.0, 2.4),
    "large": (1.2, 2.4),
    "deck": (1.5, 2.4),
    "card": (1.5, 4.92),
    "portrait": (2.0, 5.4),
}
"""The two scales of each kind of sprite. A window of 1920x1080 shows backgrounds and large sprites at 1.2, decks and
the market's cards at 1.5, and decoding the greater scale takes up to 150 ms; a card is looked at in 620x866 pixels. A
portrait is 50 pixels wide on a mat, 250 in a wreath."""
LEVELS: Final = range(2)
LARGE: Final = 9_000
"""Minimum area of a large sprite, in square reference pixels."""
MASKED: Final = "card"
"""The kind of which all sprites have the same alpha at their first scale, so that it is stored once."""
ATLAS: Final = Path(__file__).resolve().parent.parent / "assets" / "atlas"
SIZE_LIMIT: Final = 32_000_000
TOLERANCE: Final = 4.5
"""Mean difference of a decoded sprite from its fresh drawing that ``--check`` accepts, in 0..255 levels."""

_KINDS: Final = {"card/": "card", "back/": "deck", "deck_side/": "deck", "avatar/": "portrait"}
"""Prefixes of sprites whose kind does not follow from their size."""
_GROUND_QUALITIES: Final = (82, 74)
_MASKED_QUALITY: Final = 78
_PACKINGS: Final[tuple[tuple[tuple[str, ...], tuple[Packing, Packing]], ...]] = (
    (("ui/panel", "ui/dialog"), (Packing(90), Packing(82))),
    (
        (
            *("ui/", "icon/", "icon_dark/", "banner/", "frame/", "ring/", "letter/", "stud/"),
            *("seat_mark/", "race/", "tab/", "sign/", "place/pull"),
        ),
        (EXACT, EXACT),
    ),
    (("medal",), (Packing(86), Packing(76))),
    (("mat/lamp/",), (Packing(spared=1), Packing(84))),
    (("mat/", "table/tray", "place/"), (Packing(88), Packing(80))),
    (("table/cloth_edge", "deck_side/"), (Packing(spared=2), Packing(84))),
    (("glyph/",), (Packing(spared=1), Packing(spared=2))),
    (("card/",), (EXACT, Packing(68))),
    (("avatar/",), (Packing(95), Packing(78))),
    (("hero_cloth", "victory/cloth", "fx/crackle"), (Packing(76), Packing(62))),
    (("hero",), (Packing(84), Packing(72))),
    (("victory/",), (Packing(90), Packing(80))),
    (("fx/",), (Packing(80), Packing(74))),
    (("",), (Packing(spared=2), Packing(92))),
)
"""How sprites are packed, by prefix and scale. Lines, type and what is small are exact or nearly so, because lossy
WebP halves the resolution of colour; large paintings stand it."""


@dataclass(frozen=True)
class Raster:
    """A rasterised sprite: straight-alpha RGBA pixels, and its box as (left, top, width, height) in them."""

    pixels: Pixels
    box: tuple[int, int, int, int]


def sprites_of(edition: str) -> list[Sprite]:
    """Return an edition's sprites from its art package and the kit; raise ``ValueError`` on a duplicate name."""
    found = list(importlib.import_module(f"tools.art.{edition}").sprites())
    found += list(importlib.import_module("tools.art.kit").sprites(edition))
    names = [sprite.name for sprite in found]
    doubles = sorted({name for name in names if names.count(name) > 1})
    if doubles:
        raise ValueError(f"drawn twice in {edition}: {', '.join(doubles)}")
    return sorted(found, key=lambda sprite: sprite.name)


def backgrounds_of(edition: str) -> list[Sprite]:
    """Return an edition's full-screen pictures."""
    return list(importlib.import_module("tools.art.kit").backgrounds(edition))


def kind_of(sprite: Sprite) -> str:
    """Return the kind of a sprite, which chooses its scales."""
    for prefix, kind in _KINDS.items():
        if sprite.name.startswith(prefix):
            return kind
    return "large" if sprite.size[0] * sprite.size[1] >= LARGE else "small"


def rasterise(sprite: Sprite, scale: float) -> Raster:
    """Return a sprite drawn at a scale, with its box on whole pixels and empty margins trimmed."""
    width, height = (max(1, round(side * scale)) for side in sprite.size)
    left, top, right, bottom = (ceil(pad * scale) for pad in sprite.pad)
    surface = skia.Surface.MakeRasterN32Premul(left + width + right, top + height + bottom)
    with surface as canvas:
        canvas.translate(left, top)
        canvas.scale(width / sprite.size[0], height / sprite.size[1])
        sprite.draw(canvas)
    image = surface.makeImageSnapshot()
    pixels = image.toarray(colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType)
    if sprite.nine is None:
        pixels, left, top = _trimmed(pixels, left, top)
    return Raster(np.ascontiguousarray(pixels), (left, top, width, height))


def _trimmed(pixels: Pixels, left: int, top: int) -> tuple[Pixels, int, int]:
    rows = np.flatnonzero(pixels[:, :, 3].any(axis=1))
    columns = np.flatnonzero(pixels[:, :, 3].any(axis=0))
    if not len(rows):
        return pixels[:1, :1], left, top
    y0, y1, x0, x1 = int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1
    return pixels[y0:y1, x0:x1], left - x0, top - y0


def build(edition: str) -> Path:
    """Draw one edition at all scales into a new folder beside the old one, and return the new folder."""
    folder = ATLAS / f"{edition}.new"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sprites = sprites_of(edition)
    boxes: dict[str, list[tuple[int, int, int, int]]] = {sprite.name: [] for sprite in sprites}
    for level in LEVELS:
        with zipfile.ZipFile(folder / archive_name(level), "w", zipfile.ZIP_STORED) as archive:
            for sprite in sprites:
                picture = rasterise(sprite, SCALES[kind_of(sprite)][level])
                boxes[sprite.name].append(picture.box)
                for file, data in _files(sprite, level, picture.pixels):
                    if file not in archive.NameToInfo:
                        archive.writestr(zipfile.ZipInfo(file), data)  # its date is always the first of 1980
    grounds: dict[Draw, list[str]] = {}
    for sprite in backgrounds_of(edition):  # those that are drawn alike share their files
        if sprite.draw not in grounds:
            grounds[sprite.draw] = list(_save_grounds(sprite, folder))
    head = {
        "scales": SCALES,
        "archives": [archive_name(level) for level in LEVELS],
        "mask": mask_name(),
        "backgrounds": {sprite.name: grounds[sprite.draw] for sprite in backgrounds_of(edition)},
    }
    (folder / "atlas.json").write_text(_index_text(head, sprites, boxes), encoding="utf-8")
    return folder


def _files(sprite: Sprite, level: int, pixels: Pixels) -> Iterator[tuple[str, bytes]]:
    """Yield a sprite's files in the archive of a scale, with that of the mask that it shares."""
    if is_masked(sprite, level):
        yield f"{sprite.name}.jpg", packed_opaque(pixels, _MASKED_QUALITY)
        white = np.full_like(pixels, 255)
        white[:, :, 3] = pixels[:, :, 3]
        yield mask_name(), packed(white, EXACT)
    else:
        yield f"{sprite.name}.webp", packed(pixels, packing_of(sprite.name, level))


def is_masked(sprite: Sprite, level: int) -> bool:
    """Return whether a sprite's alpha is stored apart at a scale."""
    return kind_of(sprite) == MASKED and level == 0


def mask_name() -> str:
    """Return the file name of the mask: white, with the alpha of all masked sprites."""
    return f"{MASKED}.mask.webp"


def archive_name(level: int) -> str:
    """Return the file name of the archive with the pictures of a scale."""
    return f"x{level + 1}.zip"


def packing_of(name: str, level: int) -> Packing:
    """Return how a sprite is packed at a scale."""
    return next(packings[level] for prefixes, packings in _PACKINGS if name.startswith(prefixes))


def _save_grounds(sprite: Sprite, folder: Path) -> Iterator[str]:
    """Write a background at all its scales and yield the files, relative to the folder."""
    for scale, quality in zip(SCALES["large"], _GROUND_QUALITIES, strict=True):
        picture = Image.fromarray(rasterise(sprite, scale).pixels[:, :, :3])
        file = f"{sprite.name.replace('/', '-')}-{picture.width}.webp"
        picture.save(folder / file, quality=quality, method=4)
        yield file


def _index_text(
    head: dict[str, Any], sprites: Sequence[Sprite], boxes: dict[str, list[tuple[int, int, int, int]]]
) -> str:
    """Return the index as JSON, one line a sprite."""
    lines = []
    for sprite in sprites:
        facts: dict[str, Any] = {
            "size": list(sprite.size),
            "nine": list(sprite.nine) if sprite.nine else None,
            "anchors": {key: [round(v, 5) for v in value] for key, value in sorted(sprite.anchors.items())},
            "boxes": boxes[sprite.name],
        }
        if kind_of(sprite) != "small":
            facts["kind"] = kind_of(sprite)
        lines.append(f"  {json.dumps(sprite.name)}: {json.dumps(facts)}")
    return json.dumps(head)[:-1] + ',\n"sprites": {\n' + ",\n".join(lines) + "\n}}\n"


def decoded(edition: str, name: str, level: int) -> Pixels:
    """Return one sprite of the built atlas at its first or second scale, as straight-alpha RGBA pixels."""
    archive = _archive(ATLAS / edition / archive_name(level))
    if f"{name}.jpg" not in archive.NameToInfo:
        return _pixels(archive.read(f"{name}.webp"))
    colors, mask = _pixels(archive.read(f"{name}.jpg")), _pixels(archive.read(mask_name()))
    return np.dstack((colors[:, :, :3], mask[:, :, 3]))


def _pixels(data: bytes) -> Pixels:
    with Image.open(io.BytesIO(data)) as picture:
        return np.asarray(picture.convert("RGBA"))


@cache
def _archive(path: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(path)


def distance(a: Pixels, b: Pixels) -> float:
    """Return the mean difference of two pictures in levels, weighted by alpha; infinite where the sizes differ."""
    if a.shape != b.shape:
        return float("inf")
    left, right = (p.astype(np.float32) * np.where(np.arange(4) < 3, p[:, :, 3:] / 255.0, 1.0) for p in (a, b))
    return float(np.abs(left - right).mean())


def compare(edition: str, sprite: Sprite) -> Iterator[str]:
    """Yield a sentence for each scale at which the built picture is not what the sprite's source draws now."""
    for level, scale in enumerate(SCALES[kind_of(sprite)]):
        found = distance(rasterise(sprite, scale).pixels, decoded(edition, sprite.name, level))
        if found > TOLERANCE:
            yield f"{edition} {sprite.name} at {scale}: {found:.1f} levels from its source"


def _swap(new: Path) -> None:
    """Replace the old folder by a freshly built one."""
    current = new.with_suffix("")
    shutil.rmtree(current, ignore_errors=True)
    new.rename(current)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 1 where ``--check`` found a difference or the assets grew too large."""
    parser = argparse.ArgumentParser(prog="python -m tools.build_atlas", description="Build the sprite atlases.")
    parser.add_argument("--edition", choices=EDITIONS, help="one edition only")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    parser.add_argument("--only", default="", metavar="PREFIX", help="with --check: sprites whose names begin so")
    options = parser.parse_args(arguments)
    editions = (options.edition,) if options.edition else EDITIONS
    if options.check:
        wrong = [
            line
            for edition in editions
            for sprite in sprites_of(edition)
            if sprite.name.startswith(options.only)
            for line in compare(edition, sprite)
        ]
        print("\n".join(wrong) or "Every picture is what its source draws.")
        return 1 if wrong else 0
    with ProcessPoolExecutor(len(editions)) as pool:
        for folder in pool.map(build, editions):
            _swap(folder)
    total = sum(path.stat().st_size for path in ATLAS.parent.rglob("*") if path.is_file())
    print(f"All of assets: {total / 1e6:.1f} MB (limit {SIZE_LIMIT / 1e6:.0f} MB).")
    return 0 if total < SIZE_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
