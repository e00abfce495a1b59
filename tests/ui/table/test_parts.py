"""Parts of the table that are listed again, as against the same table drawn anew: nothing may be missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

import pygame
import pytest
from msgspec.structs import replace

from game.replays.replay import Replay
from game.rules import EDITION_NAMES
from game.rules.model import market
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.table_view import Highlights, TableView
from game.view.theme import scale_of
from tests.helpers.paths import GOLDEN

SIZE = 1024, 640
UPDATES = 9
STEP_MS = 120


class Counting(Canvas):
    """A canvas that counts how often each part is drawn."""

    def __init__(self, target: pygame.Surface, look: RenderContext) -> None:
        super().__init__(target, look.text)
        self.drawn: Counter[Hashable] = Counter()

    def part(self, name: Hashable, inputs: tuple[object, ...], draw: Callable[[], None]) -> None:
        def counted() -> None:
            self.drawn[name] += 1
            draw()

        super().part(name, inputs, counted)


def table(edition: str) -> tuple[Replay, TableView, RenderContext]:
    replay = Replay.load(GOLDEN / f"{edition}-4.cabochon")
    view = TableView(edition, replay.seats_at(0))
    view.resize(SIZE)
    view.badges = True
    return replay, view, RenderContext(edition, scale_of(*SIZE))


def draw(view: TableView, canvas: Canvas, look: RenderContext, highlights: Highlights | None = None) -> None:
    canvas.begin()
    view.draw(canvas, look, highlights or Highlights())
    canvas.end()


@pytest.mark.slow
@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_every_frame_of_play_is_that_of_a_new_canvas(edition: str, share: float) -> None:
    replay, view, look = table(edition)
    kept, new = pygame.Surface(SIZE), pygame.Surface(SIZE)
    canvas = Canvas(kept, look.text)
    start = round(share * (len(replay) - UPDATES))
    view.jump(replay.state_at(start), map(replay.update_at, range(start + 1)))
    for index in range(start + 1, min(start + UPDATES, len(replay))):
        view.show(replay.update_at(index))
        while True:
            busy = view.busy()
            draw(view, canvas, look)
            draw(view, Canvas(new, look.text), look)
            assert kept.get_buffer().raw == new.get_buffer().raw, f"update {index} at {view._now} ms"
            if not busy:
                break
            view.update(STEP_MS)


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_another_turn_draws_the_light_of_two_mats_and_neither_their_pieces_nor_other_parts(edition: str) -> None:
    replay, view, look = table(edition)
    index = len(replay) // 2
    state, updates = replay.state_at(index), [replay.update_at(number) for number in range(index + 1)]
    following = (state.turn + 1) % 4
    view.viewer = (state.turn + 2) % 4
    view.jump(state, updates)
    canvas = Counting(pygame.Surface(SIZE), look)
    draw(view, canvas, look)
    canvas.drawn.clear()
    view.jump(replace(state, turn=following), updates)
    draw(view, canvas, look)
    assert {name for name in canvas.drawn if isinstance(name, tuple) and name[1] != view.viewer} == {
        ("light", state.turn),
        ("light", following),
    }
    assert not canvas.drawn.keys() & {"bar", "tiles", "ticker", "log"}


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_glint_draws_no_part_again(edition: str) -> None:
    replay, view, look = table(edition)
    view.jump(replay.state_at(len(replay) // 2))
    canvas = Counting(pygame.Surface(SIZE), look)
    draw(view, canvas, look)
    canvas.drawn.clear()
    before = list(canvas._items)
    draw(view, canvas, look, Highlights(glint=(market(1, 0), 0.5)))
    assert not canvas.drawn
    assert len(canvas._items) == len(before) + 1
