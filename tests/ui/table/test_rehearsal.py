"""A rehearsed table: what is preloaded is all that its first frame draws."""

from __future__ import annotations

import pygame
import pytest

from game.record import SeatInfo
from game.rules import EDITION_NAMES
from game.rules.model import LEVELS
from game.ui.graphics.atlas import Atlas, Image
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.text import Text
from game.ui.table.painter import Highlights
from game.ui.table.rehearsal import opening, rehearse
from game.ui.table.table_view import TableView
from game.view.theme import scale_of

NAMES = "Ada", "Ben", "Cleo", "Dan"


def table(edition: str, players: int, size: tuple[int, int]) -> TableView:
    view = TableView(edition, [SeatInfo(name, "human") for name in NAMES[:players]])
    view.resize(size)
    view.jump(opening(edition, players))
    return view


@pytest.mark.usefixtures("window", "nothing_decoded")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("players", "size"), [(2, (1024, 640)), (4, (1920, 1080))])
def test_the_first_frame_of_a_preloaded_table_scales_no_sprite_and_renders_no_text(
    monkeypatch: pytest.MonkeyPatch, edition: str, players: int, size: tuple[int, int]
) -> None:
    look = RenderContext(edition, scale_of(*size))
    rehearsal = rehearse(table(edition, players, size), look, Highlights())
    while True:
        try:
            next(rehearsal)
        except StopIteration as done:
            sprites = done.value
            break
    assert any(name.startswith("card/") for name, _, _ in sprites)
    for _ in look.atlas.preload(sprites):
        pass
    missed: list[str] = []

    def scaled(self: Atlas, name: str, width: int, height: int) -> Image:
        missed.append(f"{name} {width}x{height}")
        return make(self, name, width, height)

    def rendered(_: Text, *inputs: object) -> pygame.Surface:
        missed.append(str(inputs))
        return pygame.Surface((1, 1))

    make = Atlas._scaled
    monkeypatch.setattr(Atlas, "_scaled", scaled)
    monkeypatch.setattr(Text, "_draw", rendered)
    canvas = Canvas(pygame.Surface(size), look.text)
    canvas.begin()
    table(edition, players, size).draw(canvas, look, Highlights())
    assert canvas.end()
    assert not missed


@pytest.mark.usefixtures("window", "nothing_decoded")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_rehearsal_draws_a_part_at_a_time_and_decodes_nothing(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    def decoded(*_: object) -> pygame.Surface:
        pytest.fail("a picture is decoded")

    monkeypatch.setattr("game.ui.graphics.atlas.Index.picture", decoded)
    steps = sum(1 for _ in rehearse(table(edition, 4, (1600, 900)), RenderContext(edition), Highlights()))
    assert steps >= len(NAMES) + len(("bar", "tiles", "bank", "log", "ticker", "market", "dock"))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_opening_has_every_place_filled(edition: str) -> None:
    state = opening(edition, 3)
    assert all(card is not None for level in LEVELS for card in state.market[level - 1])
    assert None not in state.tiles
    assert not state.pending
