"""With letters on, every token, stack and chip on the table shows its letter, large enough to be read."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules.model import SPECIAL
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.table.painter import MIN_LETTER, Painter
from game.view.layout.geometry import Rect
from tools.shots.posed import PosedSession, position, seats
from tools.shots.seated import my_turn


@pytest.mark.parametrize(("size", "letters"), [((1024, 640), True), ((1600, 900), True), ((1600, 900), False)])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_every_stack_and_chip_has_its_letter(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int], letters: bool
) -> None:
    app.settings.letters = letters
    app.display.surface = pygame.Surface(size)
    steps = position(name, 3, my_turn)
    state = steps[-1].state
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    scene.resize(*size)
    drawn: list[tuple[int, float, float, float]] = []
    draw = Painter.icon

    def icon(p: Painter, sprite: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        if sprite.startswith("letter/"):
            drawn.append((int(sprite.removeprefix("letter/")), x, y, size))
        draw(p, sprite, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", icon)
    app.redraw()
    app.step(40)
    if not letters:
        assert drawn == []
        return
    assert min(size for *_, size in drawn) >= MIN_LETTER

    def within(box: Rect) -> Counter[int]:
        return Counter(kind for kind, x, y, _ in drawn if box.inset(-2).contains((x, y)))

    for kind, cell in enumerate(scene.view.layout.bank_cells):
        assert within(cell)[kind] == 1
    for mat in scene.view.layout.mats:
        for kind, box in enumerate(mat.tokens):
            held = state.players[mat.seat].tokens[kind]
            if kind != SPECIAL or held:
                assert within(box)[kind] == (held > 0)
