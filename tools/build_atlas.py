"""Draw every sprite with skia and pack the pictures into the atlases under ``assets/atlas``.

Knows the art packages and the atlas file format. Must not know the running game. The same sources give the same bytes.

    python -m tools.build_atlas                  both editions, all of it
    python -m tools.build_atlas --edition base   one edition
    python -m tools.build_atlas --only card/     keep everything else as it was built before
    python -m tools.build_atlas --check          compare the committed pictures with freshly drawn ones
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np
import skia
from PIL import Image

from tools.art.pack import pack
from tools.art.sprite import Sprite

EDITIONS: Final = ("base", "marvel")
SCALES: Final = (1.0, 2.4)
ATLAS: Final = Path(__file__).resolve().parent.parent / "assets" / "atlas"
SIZE_LIMIT: Final = 25 << 20
TOLERANCE: Final = 6.0
"""Mean difference of a decoded sprite from its fresh drawing that ``--check`` accepts, in 0..255 levels."""

_GROUPS: Final = (
    ("menu", ("ui/", "icon", "logo", "hero", "glyph/", "banner/", "avatar/", "seat_mark/")),
    ("cards", ("card/",)),
    ("table", ("",)),
)
"""Sprites that are needed together lie on pages of their own: the menu must not decode the cards."""


@dataclass(frozen=True)
class Picture:
    """A rasterised sprite: straight-alpha RGBA pixels, and its box as (left, top, width, height) in them."""

    sprite: Sprite
    pixels: np.ndarray[Any, np.dtype[np.uint8]]
    box: tuple[int, int, int, int]


def sprites_of(edition: str) -> list[Sprite]:
    """Collect an edition's sprites from its art package and the kit; raises ``ValueError`` on a double name."""
    found = list(importlib.import_module(f"tools.art.{edition}").sprites())
    found += list(importlib.import_module("tools.art.kit").sprites(edition))
    names = [sprite.name for sprite in found]
    doubles = sorted({name for name in names if names.count(name) > 1})
    if doubles:
        raise ValueError(f"drawn twice in {edition}: {', '.join(doubles)}")
    return sorted(found, key=lambda sprite: sprite.name)


def backgrounds_of(edition: str) -> list[Sprite]:
    """Collect an edition's full-screen pictures."""
    return list(importlib.import_module("tools.art.kit").backgrounds(edition))


def rasterise(sprite: Sprite, scale: float) -> Picture:
    """Draw a sprite at a scale, with its box on whole pixels, and trim what stayed empty."""
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
    return Picture(sprite, np.ascontiguousarray(pixels), (left, top, width, height))


def _trimmed(
    pixels: np.ndarray[Any, np.dtype[np.uint8]], left: int, top: int
) -> tuple[np.ndarray[Any, np.dtype[np.uint8]], int, int]:
    rows = np.flatnonzero(pixels[:, :, 3].any(axis=1))
    columns = np.flatnonzero(pixels[:, :, 3].any(axis=0))
    if not len(rows):
        return pixels[:1, :1], left, top
    y0, y1, x0, x1 = int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1
    return pixels[y0:y1, x0:x1], left - x0, top - y0


def group_of(name: str) -> str:
    """Name the group of pages that a sprite lies on."""
    return next(group for group, prefixes in _GROUPS if name.startswith(prefixes))


def build(edition: str, scale: float, folder: Path) -> dict[str, Any]:
    """Draw and pack one edition at one scale into a folder; returns its part of ``atlas.json``."""
    pictures = {sprite.name: rasterise(sprite, scale) for sprite in sprites_of(edition)}
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    pages: list[str] = []
    places: dict[str, list[int]] = {}
    for group, _ in _GROUPS:
        members = {name: p for name, p in pictures.items() if group_of(name) == group}
        sizes = {name: (p.pixels.shape[1], p.pixels.shape[0]) for name, p in members.items()}
        spots, used = pack(sizes, len(pages))
        sheets = [np.zeros((high, wide, 4), np.uint8) for wide, high in used]
        for name, picture in members.items():
            spot = spots[name]
            high, wide = picture.pixels.shape[:2]
            sheets[spot.page - len(pages)][spot.y : spot.y + high, spot.x : spot.x + wide] = picture.pixels
            places[name] = [spot.page, spot.x, spot.y, wide, high, *picture.box]
        for sheet in sheets:
            pages.append(f"{folder.name}/page-{len(pages)}.webp")
            _save(Image.fromarray(sheet), folder.parent / pages[-1], group)
    backgrounds: dict[str, str] = {}
    for sprite in backgrounds_of(edition):
        file = f"{folder.name}/{sprite.name.replace('/', '-')}.webp"
        Image.fromarray(rasterise(sprite, scale).pixels[:, :, :3]).save(folder.parent / file, quality=88, method=6)
        backgrounds[sprite.name] = file
    return {"factor": scale, "pages": pages, "places": places, "backgrounds": backgrounds}


def _save(image: Image.Image, path: Path, group: str) -> None:
    """Write a page: cards lossy, all the rest exact, because thin lines and type do not survive halved colour."""
    if group == "cards":
        image.save(path, quality=92, alpha_quality=100, method=6)
    else:
        image.save(path, lossless=True, quality=75, method=4)


def write_index(edition: str, parts: Sequence[dict[str, Any]]) -> None:
    """Write ``atlas.json``, one line a sprite, from the parts of all scales."""
    sprites = {}
    for sprite in sprites_of(edition):
        sprites[sprite.name] = {
            "size": list(sprite.size),
            "nine": list(sprite.nine) if sprite.nine else None,
            "anchors": {key: [round(v, 5) for v in value] for key, value in sorted(sprite.anchors.items())},
            "places": [part["places"][sprite.name] for part in parts],
        }
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(facts)}" for name, facts in sprites.items())
    head = {
        "scales": [{"factor": part["factor"], "pages": part["pages"]} for part in parts],
        "backgrounds": {name: [part["backgrounds"][name] for part in parts] for name in parts[0]["backgrounds"]},
    }
    text = json.dumps(head)[:-1] + ',\n"sprites": {\n' + lines + "\n}}\n"
    (ATLAS / edition / "atlas.json").write_text(text, encoding="utf-8")


def folder_of(edition: str, scale: float) -> Path:
    """Find the folder of an edition's pages at a scale."""
    return ATLAS / edition / f"x{ceil(scale)}".replace("x3", "x2")


def decoded(edition: str, name: str, scale: float) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Cut one sprite out of the built atlas, as straight-alpha RGBA pixels."""
    data = json.loads((ATLAS / edition / "atlas.json").read_text(encoding="utf-8"))
    page, x, y, wide, high = data["sprites"][name]["places"][SCALES.index(scale)][:5]
    file = data["scales"][SCALES.index(scale)]["pages"][page]
    with Image.open(ATLAS / edition / file) as sheet:
        return np.asarray(sheet.convert("RGBA").crop((x, y, x + wide, y + high)))


def distance(a: np.ndarray[Any, np.dtype[np.uint8]], b: np.ndarray[Any, np.dtype[np.uint8]]) -> float:
    """Mean difference of two pictures in levels, colours weighted by alpha; infinite where the sizes differ."""
    if a.shape != b.shape:
        return float("inf")
    left, right = (p.astype(np.float32) * np.where(np.arange(4) < 3, p[:, :, 3:] / 255.0, 1.0) for p in (a, b))
    return float(np.abs(left - right).mean())


def check(edition: str, scale: float) -> Iterator[str]:
    """Yield a sentence for each sprite of which the built picture is not what its source draws now."""
    for sprite in sprites_of(edition):
        found = distance(rasterise(sprite, scale).pixels, decoded(edition, sprite.name, scale))
        if found > TOLERANCE:
            yield f"{edition} {sprite.name} at {scale}: {found:.1f} levels from its source"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where ``--check`` found a difference or the assets grew too large."""
    parser = argparse.ArgumentParser(prog="python -m tools.build_atlas", description="Build the sprite atlases.")
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="one edition; may be given twice")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    options = parser.parse_args(arguments)
    editions = options.edition or list(EDITIONS)
    if options.check:
        wrong = [line for edition in editions for scale in SCALES for line in check(edition, scale)]
        print("\n".join(wrong) or "every picture is what its source draws")
        return 1 if wrong else 0
    jobs = [(edition, scale, folder_of(edition, scale)) for edition in editions for scale in SCALES]
    with ProcessPoolExecutor(2) as pool:
        parts = list(pool.map(build, *zip(*jobs, strict=True)))
    for number, edition in enumerate(editions):
        write_index(edition, parts[number * len(SCALES) : (number + 1) * len(SCALES)])
    total = sum(path.stat().st_size for path in ATLAS.parent.rglob("*") if path.is_file())
    print(f"assets: {total / 1e6:.1f} MB (limit {SIZE_LIMIT / 1e6:.0f} MB)")
    return 0 if total < SIZE_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
