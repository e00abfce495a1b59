"""Compute every sound and piece of music and write them as Ogg Vorbis under ``assets/sounds``.

Knows the recipes and the folder. Must not know the running game. The same sources give the same bytes with the same
libsndfile; ``--check`` tolerates the differences between its versions.

    python -m tools.build_sounds                  both editions, all of it
    python -m tools.build_sounds --edition base   one edition
    python -m tools.build_sounds --only take      what begins so; the other files stay
    python -m tools.build_sounds --check          compare the built files with freshly computed ones
    python -m tools.build_sounds --pictures DIR   draw the built files: waves and spectra
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from tools.sound import base, marvel, music, ogg
from tools.sound.synth import Recipe, Wave, levelled, mastered

EDITIONS: Final = ("base", "marvel")
SOUNDS: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"
MUSIC: Final = "music"
SIZE_LIMIT: Final = 2_000_000
TOLERANCE_DB: Final = -25.0
"""The largest level of the difference from the source, relative to the sound itself."""
_EFFECTS_QUALITY: Final = 0.25
_MUSIC_QUALITY: Final = 0.1
_MUSIC_DB: Final = -21.0


def recipes(edition: str, only: str = "") -> tuple[Recipe, ...]:
    """Return the recipes of an edition whose names start with ``only``, its music last."""
    effects = {"base": base, "marvel": marvel}[edition].recipes()
    piece = {"base": music.night, "marvel": music.city}[edition]
    return tuple(recipe for recipe in (*effects, Recipe(MUSIC, _MUSIC_DB, piece)) if recipe.name.startswith(only))


def computed(recipe: Recipe) -> Wave:
    """Return a sound at its loudness; music keeps its exact length, so that its end meets its beginning."""
    if recipe.name == MUSIC:
        return levelled(recipe.render(), recipe.loudness)
    return mastered(recipe.render(), recipe.loudness)


def written(recipe: Recipe) -> bytes:
    """Return a sound as the bytes of its file."""
    return ogg.encoded(computed(recipe), _MUSIC_QUALITY if recipe.name == MUSIC else _EFFECTS_QUALITY)


def file_of(edition: str, name: str) -> Path:
    """Return the path of a sound's file."""
    return SOUNDS / edition / f"{name}.ogg"


def build(edition: str, only: str) -> None:
    """Write an edition's files and, unless only some are wanted, remove those without a recipe."""
    folder = SOUNDS / edition
    folder.mkdir(parents=True, exist_ok=True)
    wanted = recipes(edition, only)
    for recipe in wanted:
        file_of(edition, recipe.name).write_bytes(written(recipe))
    if not only:
        for stray in {*folder.glob("*.ogg")} - {file_of(edition, recipe.name) for recipe in wanted}:
            stray.unlink()


def distance(built: Wave, fresh: Wave) -> float:
    """Return the level in dB of the difference of two waves, relative to the second; infinite where lengths differ."""
    if built.shape != fresh.shape:
        return float("inf")
    share = float(((built - fresh) ** 2).mean() / (fresh**2).mean())
    return 10 * float(np.log10(max(share, 1e-12)))


def compare(edition: str, only: str = "") -> list[str]:
    """Return a sentence for each built file that differs audibly from its source or is missing."""
    return list(_differences(edition, only))


def _differences(edition: str, only: str) -> Iterator[str]:
    for recipe in recipes(edition, only):
        file = file_of(edition, recipe.name)
        if not file.exists():
            yield f"{edition} {recipe.name} is not built"
            continue
        data, fresh = file.read_bytes(), written(recipe)
        if data != fresh:
            found = distance(ogg.decoded(data), ogg.decoded(fresh))
            if found > TOLERANCE_DB:
                yield f"{edition} {recipe.name}: {found:.0f} dB from its source"


def draw(edition: str, only: str, folder: Path) -> None:
    """Draw an edition's built files: one sheet of the effects, one of the music."""
    from tools.sound.picture import CELL, sheet

    folder.mkdir(parents=True, exist_ok=True)
    names = [recipe.name for recipe in recipes(edition, only)]
    effects = [(name, ogg.read(file_of(edition, name))) for name in names if name != MUSIC]
    if effects:
        sheet(effects).save(folder / f"{edition}-effects.png")
    if MUSIC in names:
        wave = ogg.read(file_of(edition, MUSIC))
        sheet([(MUSIC, wave)], (6 * CELL[0], 2 * CELL[1])).save(folder / f"{edition}-music.png")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 1 where ``--check`` found a difference or the files grew too large."""
    parser = argparse.ArgumentParser(prog="python -m tools.build_sounds", description="Build sounds and music.")
    parser.add_argument("--edition", choices=EDITIONS, help="one edition only")
    parser.add_argument("--only", default="", metavar="PREFIX", help="sounds whose names begin so")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="draw the built files, write nothing else")
    options = parser.parse_args(arguments)
    editions = (options.edition,) if options.edition else EDITIONS
    if options.pictures is not None:
        for edition in editions:
            draw(edition, options.only, options.pictures)
        return 0
    with ProcessPoolExecutor(len(editions)) as pool:
        if options.check:
            found = pool.map(partial(compare, only=options.only), editions)
            wrong = [line for lines in found for line in lines]
            print("\n".join(wrong) or "Every sound is what its source gives.")
            return 1 if wrong else 0
        list(pool.map(partial(build, only=options.only), editions))
    total = sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg"))
    print(f"All sounds: {total / 1e6:.2f} MB (limit {SIZE_LIMIT / 1e6:.0f} MB).")
    return 0 if total < SIZE_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
