"""Lay out card faces, tiles and backs side by side, to check them for sameness, story and clarity.

Knows the art packages. Must not know the atlas or the running game.

    python -m tools.contact_sheet build/sheets                       every colour and level, the nobles, the locations
                                                                     and all backs, in three sizes and in grey
    python -m tools.contact_sheet build/sheets --group base-nobles   one of these groups alone
    python -m tools.contact_sheet build/sheets --only b1-0 b2-11     the cards whose id begins so, in one sheet
    python -m tools.contact_sheet build/sheets --only m1 --bare      pictures without what the card face shows over them
    python -m tools.contact_sheet build/sheets --only m1-07 --width 620 --boxes
    python -m tools.contact_sheet build/sheets --only b2 --values    also prints how dark the pictures of base are, and
                                                                     how much of each is in the hue of its stone
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import skia
from PIL import Image

from tools.art import base, marvel
from tools.art.base import anatomy, facts
from tools.art.base.pictures import PICTURES as BASE_PICTURES
from tools.art.base.values import values
from tools.art.marvel import cards as marvel_cards
from tools.art.marvel.pictures import PICTURES as MARVEL_PICTURES
from tools.art.poster.shapes import HEIGHT, WIDTH, oval
from tools.art.poster.sheet import argb, brush, pen
from tools.art.sprite import Sprite

WIDTHS: Final = (310, 157, 112)
_COLUMNS: Final = (9, 4)
"""How many cards stand in a row, small and wide ones."""
_WIDE: Final = 240
"""Minimum width of a wide picture, in pixels."""
_ROOM: Final = (8.0, 6.0, 14.0, 17.0)
"""Space around a card face for its edge and its shadow: left, above, right and below, in units."""
_MIN_DARK: Final = {"green": 0.20}
"""Minimum share of a picture that is dark, where the colour of its card has one of its own."""
_MIN_DARK_OTHER: Final = 0.25
"""Minimum share of a picture of any other colour that is dark."""
_MIN_HUE: Final = 0.5
"""Minimum share of the colours of a picture that have the hue of its stone."""
_GROUND: Final = "#1d1526"
_PIECES: Final = (
    ("base-nobles", base.sprites, ("tile/",)),
    ("base-backs", base.sprites, ("back/",)),
    ("marvel-locations", marvel.sprites, ("tile/", "majority")),
    ("marvel-backs", marvel.sprites, ("back/",)),
)
"""The groups that are no cards: a name, what lists the sprites of its edition, and the prefix of its own names."""


@dataclass(frozen=True)
class SheetCard:
    """A card face: its id, its group (edition, level and colour) and what draws it in units of 120 x 168."""

    id: str
    group: str
    face: Callable[[skia.Canvas], None]
    bare: Callable[[skia.Canvas], None]
    focus: Sequence[tuple[float, float]]


def cards() -> list[SheetCard]:
    """Return the cards of both editions that have a picture, in the order of their ids."""
    found: list[SheetCard] = []
    for card in facts.cards():
        if card.id in BASE_PICTURES:
            group = f"base-{card.level}-{facts.COLUMNS[card.color]}"
            face, bare = partial(anatomy.draw_card, card=card), partial(anatomy.paint_picture, card=card)
            found.append(SheetCard(card.id, group, face, bare, BASE_PICTURES[card.id].focus))
    for hero in marvel_cards.read_facts():
        if hero.card in MARVEL_PICTURES:
            group = f"marvel-{hero.level}-{marvel_cards.COLOR_NAMES[hero.bonus]}"
            face, bare = partial(marvel_cards.draw_face, facts=hero), partial(marvel_cards.paint_picture, facts=hero)
            found.append(SheetCard(hero.card, group, face, bare, MARVEL_PICTURES[hero.card].focus))
    return found


def drawn(card: SheetCard, width: int, *, bare: bool = False, boxes: bool = False) -> Image.Image:
    """Return a card at a width in pixels, with room for the shadow of a whole face.

    ``boxes`` marks the points of its picture's focus.
    """
    height = round(width * HEIGHT / WIDTH)
    left, top, right, foot = (0, 0, 0, 0) if bare else (round(side * width / WIDTH) for side in _ROOM)
    surface = skia.Surface.MakeRasterN32Premul(left + width + right, top + height + foot)
    with surface as canvas:
        canvas.clear(argb(_GROUND))
        canvas.translate(left, top)
        canvas.scale(width / WIDTH, height / HEIGHT)
        (card.bare if bare else card.face)(canvas)
        for x, y in card.focus if boxes else ():
            canvas.drawPath(oval(x, y, 2), brush("#ff00ff"))
            canvas.drawPath(oval(x, y, 5), pen("#ff00ff", 0.6))
    return _image(surface)


def pieces() -> dict[str, list[Sprite]]:
    """Return nobles, locations and backs by their group; each location has a sprite a side."""
    return {group: [s for s in sprites() if s.name.startswith(names)] for group, sprites, names in _PIECES}


def drawn_piece(piece: Sprite, width: int) -> Image.Image:
    """Return a sprite whose box is ``width`` pixels wide, with room for what it paints outside its box."""
    left, top, right, foot = piece.pad
    wide, high = piece.size
    scale = width / wide
    surface = skia.Surface.MakeRasterN32Premul(round((left + wide + right) * scale), round((top + high + foot) * scale))
    with surface as canvas:
        canvas.clear(argb(_GROUND))
        canvas.scale(scale, scale)
        canvas.translate(left, top)
        piece.draw(canvas)
    return _image(surface)


def _image(surface: skia.Surface) -> Image.Image:
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].copy())


def _print_values(chosen: Sequence[SheetCard]) -> None:
    """Print the values of pictures of base, with a star where one is below its floor."""
    for card in chosen:
        edition, _, color = card.group.split("-")
        if edition != "base":
            continue
        dark, hue = values(drawn(card, WIDTHS[1], bare=True), color)
        low = dark < _MIN_DARK.get(color, _MIN_DARK_OTHER)
        line = f"{card.id}  dark {dark:4.0%}{'*' if low else ' '}"
        print(line if hue is None else f"{line}  hue {hue:4.0%}{'*' if hue < _MIN_HUE else ''}")


def sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return pictures of one size in rows."""
    wide, high = pictures[0].size
    gap = 6
    columns = min(_COLUMNS[wide > _WIDE], len(pictures))
    rows = -(-len(pictures) // columns)
    found = Image.new("RGB", (columns * (wide + gap) + gap, rows * (high + gap) + gap), _GROUND)
    for number, picture in enumerate(pictures):
        found.paste(picture, (gap + number % columns * (wide + gap), gap + number // columns * (high + gap)))
    return found


def main() -> int:
    """Write the sheets as PNG files."""
    parser = argparse.ArgumentParser(description="Lay card faces out beside each other.")
    parser.add_argument("folder", type=Path)
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--only", nargs="+", metavar="ID", help="beginnings of ids; one sheet of these cards")
    part.add_argument("--group", nargs="+", metavar="GROUP", help="names of groups; the sheets of these alone")
    parser.add_argument("--width", type=int, default=WIDTHS[0], help="with --only: the width of a card in pixels")
    parser.add_argument("--bare", action="store_true", help="with --only: the picture alone")
    parser.add_argument("--grey", action="store_true", help="with --only: in grey")
    parser.add_argument("--boxes", action="store_true", help="with --only: mark the points of the focus")
    parser.add_argument(
        "--values", action="store_true", help="with --only: print shares of dark and of the stone's hue"
    )
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    found = cards()
    if options.only:
        chosen = [card for card in found if card.id.startswith(tuple(options.only))]
        if not chosen:
            parser.error("no card with a picture begins so")
        if options.values:
            _print_values(chosen)
        picture = sheet([drawn(card, options.width, bare=options.bare, boxes=options.boxes) for card in chosen])
        (picture.convert("L") if options.grey else picture).save(options.folder / "sheet.png")
        return 0
    draws: dict[str, list[Callable[[int], Image.Image]]] = {}
    for card in found:
        draws.setdefault(card.group, []).append(partial(drawn, card))
    for group, sprites in pieces().items():
        draws[group] = [partial(drawn_piece, sprite) for sprite in sprites]
    if unknown := set(options.group or ()) - set(draws):
        parser.error(f"no such group: {', '.join(sorted(unknown))}")
    for group in options.group or draws:
        for width in WIDTHS:
            picture = sheet([draw(width) for draw in draws[group]])
            picture.save(options.folder / f"{group}-{width}.png")
            if width == WIDTHS[1]:
                picture.convert("L").save(options.folder / f"{group}-{width}-grey.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
