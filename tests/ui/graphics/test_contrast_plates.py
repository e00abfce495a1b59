"""High contrast as it is seen: words against the very pixels of the plates that they stand on."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.ui.graphics.contrast_plates import CHOSEN, PLATES
from game.ui.graphics.look import RenderContext
from tests.view.test_theme import contrast

INSET = 32
"""So far from a plate's edge its ground begins."""
SIZE = (320, 160)


@pytest.fixture(params=["base", "marvel"])
def look(request: pytest.FixtureRequest) -> Iterator[RenderContext]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield RenderContext(request.param, high_contrast=True)
    pygame.display.quit()


def brightest(look: RenderContext, name: str) -> tuple[int, int, int]:
    image = look.sprite(name, *SIZE)
    box = pygame.Rect(image.dx, image.dy, *SIZE).inflate(-2 * INSET, -2 * INSET)
    pixels = (image.surface.get_at((x, y)) for x in range(box.x, box.right, 5) for y in range(box.y, box.bottom, 3))
    red, green, blue, _ = max(pixels, key=lambda pixel: sum(pixel[:3]))
    return red, green, blue


def test_every_word_stands_out_from_every_plate_by_7_to_1(look: RenderContext) -> None:
    palette = look.palette
    labels = (palette.text, palette.text_muted)
    inks = (*labels, palette.text_soft, palette.short, palette.changed, *palette.seats)
    ratios = {
        (name, ink): round(contrast(ink, brightest(look, name)), 1)
        for name in sorted(PLATES)
        for ink in (labels if name.startswith("ui/button") else inks)
    }
    assert {where: ratio for where, ratio in ratios.items() if ratio < 7} == {}


def test_edges_are_drawn_and_differ_for_selected_pieces(look: RenderContext) -> None:
    for name, color in (("ui/panel", look.palette.line), ("ui/list_row_active", look.palette.picked)):
        assert (name in CHOSEN) == (color == look.palette.picked)
        image = look.sprite(name, *SIZE)
        column = [image.surface.get_at((image.surface.get_width() // 2, y))[:3] for y in range(20)]
        assert color in column


def test_only_the_edge_of_what_cannot_be_pressed_has_gaps(look: RenderContext) -> None:
    def share(name: str) -> float:
        """Return the share of edge pixels in the row of the upper edge that has most of them."""
        image = look.sprite(name, *SIZE)
        across = range(image.dx + INSET, image.dx + SIZE[0] - INSET)
        rows = ([image.surface.get_at((x, image.dy + y))[:3] for x in across] for y in range(-4, 8))
        return max(row.count(look.palette.line) / len(row) for row in rows)

    assert 0.3 < share("ui/button_disabled") < 0.75
    assert share("ui/button") > 0.95


def test_the_edge_goes_round_the_plate_and_not_round_its_shadow(look: RenderContext) -> None:
    for name in ("ui/list_row", "ui/field"):
        image = look.sprite(name, *SIZE)
        middle = image.dx + SIZE[0] // 2
        column = [image.surface.get_at((middle, y))[:3] for y in range(image.surface.get_height())]
        lowest = max(y for y, pixel in enumerate(column) if pixel == look.palette.line)
        assert lowest <= image.dy + SIZE[1]


def test_without_high_contrast_plates_are_as_they_were_painted(look: RenderContext) -> None:
    dark = look.sprite("ui/panel", *SIZE)
    look.high_contrast = False
    assert look.sprite("ui/panel", *SIZE) is look.atlas.sprite("ui/panel", *SIZE)
    assert look.sprite("ui/panel", *SIZE) is not dark


@pytest.mark.parametrize("name", ["ui/button", "ui/dialog", "ui/panel", "ui/tooltip", "ui/list_row"])
@pytest.mark.parametrize("size", [(320, 160), (211, 67), (44, 40)])
def test_the_sides_of_a_round_plate_are_straight_and_even(name: str, size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    look = RenderContext("base", high_contrast=True)
    image = look.sprite(name, *size)
    box = pygame.mask.from_threshold(image.surface, look.palette.line, (1, 1, 1, 255)).get_bounding_rects()
    whole = box[0].unionall(box[1:])
    rows = [
        [image.surface.get_at((x, y))[:3] == look.palette.line for x in range(whole.x, whole.right)]
        for y in range(whole.y, whole.bottom)
    ]
    columns = [list(column) for column in zip(*rows, strict=True)]
    for lines in (rows, columns):
        third = len(lines[0]) // 3
        counts = [sum(line[third:-third]) for line in lines]
        full = len(lines[0]) - 2 * third
        assert counts == [full, full, *[0] * (len(lines) - 4), full, full], "two pixels all along, and no more"
    pygame.display.quit()


def test_the_corners_of_an_edge_are_alike_left_and_right() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    look = RenderContext("base", 0.64, high_contrast=True)
    image = look.sprite("ui/panel_dim", 118, 300)
    edge = pygame.mask.from_threshold(image.surface, look.palette.line, (60, 60, 60, 255))
    boxes = edge.get_bounding_rects()
    whole = boxes[0].unionall(boxes[1:])
    corner = pygame.Mask((24, 24), fill=True)
    for y in (whole.y, whole.bottom - 24):
        left, right = (edge.overlap_area(corner, (x, y)) for x in (whole.x, whole.right - 24))
        assert abs(left - right) <= 3
    pygame.display.quit()
