"""Parts of the table look in every frame as if they were drawn again, from all that there is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pygame
import pytest
from msgspec import structs

from game.replays.replay import Replay
from game.rules.model import Place
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas, _DrawOp
from game.ui.table import table_view
from game.ui.table.mats import mats
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights, TableView
from game.view.layout.table import Target
from tests.helpers.paths import GOLDEN
from tests.scenes.table.hands import ARROWS, Hands, sit_down

pytestmark = pytest.mark.slow
STEPS, MOST_STEPS = 48, 2000
"""How often somebody acts at least, and at most: the bots answer from another thread, after more or fewer frames."""
PLAYED = {"base": 3, "marvel": 4}
"""How many seats the recorded game of an edition has."""


@contextmanager
def anew(canvas: Canvas) -> Iterator[Canvas]:
    """Yield a canvas that has drawn nothing yet, with the faded copies of another one; every part sees everything."""

    def whole(p: Painter, *_: Any) -> Painter:
        handed = round(p.animation.handed * mats._LAMP_STEPS) / mats._LAMP_STEPS
        return replace(p, animation=structs.replace(p.animation, handed=handed))

    fresh = Canvas(pygame.Surface(canvas.size), canvas.renderer)
    fresh._variants = canvas._variants
    with pytest.MonkeyPatch.context() as patch:
        for module in (table_view, mats):
            patch.setattr(module, "part_painter", whole)
            patch.setattr(module, "part_painter_without_turn", whole)
        yield fresh


def check(app: App) -> None:
    """Draw a frame, and compare what it consists of with the same frame drawn anew."""
    app.redraw()
    app.step(16)
    with anew(app.canvas) as fresh:
        app.loop.draw_scenes(fresh)
    for drawn, held in zip(fresh._items, app.canvas._items, strict=True):
        same = drawn._replace(surface=None) == held._replace(surface=None)
        assert drawn == held or (same and pixels(drawn) == pixels(held))


def pixels(item: _DrawOp) -> bytes:
    """Return what an item paints: of a picture that a cache has dropped in between there are two."""
    assert item.surface is not None
    return pygame.image.tobytes(item.surface, "RGBA")


def targets(scene: TableScene, dice: random.Random) -> Target:
    """Choose something to point at: mostly a piece with which something can be done, else anything."""
    lit = sorted(place for place in scene.highlights().actionable if isinstance(place, Place))
    return dice.choice(lit if lit and dice.random() < 0.8 else sorted(scene.view.layout.areas, key=str))


def act(app: App, scene: TableScene, hands: Hands, dice: random.Random) -> None:
    """Do something at random at the table, or change a setting."""
    what = dice.random()
    if app.scene is not scene:
        hands.key(pygame.K_ESCAPE)
    elif what < 0.3:
        hands.move(targets(scene, dice))
    elif what < 0.7:
        hands.click(targets(scene, dice))
    elif what < 0.8:
        hands.key(dice.choice(sorted(ARROWS.values())))
    elif what < 0.93:
        hands.key(pygame.K_RETURN)
    else:
        app.settings.letters = dice.random() < 0.5
        app.settings.high_contrast = dice.random() < 0.3
        app.restyle()


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_table_at_which_somebody_plays(app: App, name: str) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, name, ("human", "bot", "bot"))
    dice = random.Random(name)
    for step in range(MOST_STEPS):
        act(app, scene, hands, dice)
        for _ in range(dice.choice((1, 2, 5))):
            check(app)
        if step >= STEPS and scene.session.state.round > 2:
            break
    assert scene.session.state.round > 2


class Watched:
    """A recorded game on a table that shows it to nobody in particular."""

    def __init__(self, app: App, name: str) -> None:
        self.replay = Replay.load(GOLDEN / f"{name}-{PLAYED[name]}.cabochon")
        self.look = app.look(name)
        self.canvas = Canvas(app.window, self.look.text)
        self.view = TableView(name, self.replay.seats_at(0))
        self.view.resize(app.size)
        self.view.badges = True
        self.middle = len(self.replay) // 2
        self.view.jump(self.replay.state_at(self.middle), map(self.replay.update_at, range(self.middle + 1)))

    def check(self, highlights: Highlights) -> None:
        """Draw a frame, and compare it with the same one drawn anew."""
        self.canvas.begin()
        self.view.draw(self.canvas, self.look, highlights)
        with anew(self.canvas) as fresh:
            fresh.begin()
            self.view.draw(fresh, self.look, highlights)
        assert fresh._items == self.canvas._items


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_that_is_watched(app: App, name: str) -> None:
    watched = Watched(app, name)
    for index in range(watched.middle + 1, len(watched.replay)):
        watched.view.show(watched.replay.update_at(index))
        while watched.view.busy():
            watched.view.update(110)
            watched.check(Highlights())


@pytest.mark.parametrize("name", PLAYED)
def test_everything_that_can_be_pointed_at(app: App, name: str) -> None:
    watched = Watched(app, name)
    for target in watched.view.layout.areas:
        watched.check(Highlights(hover=target))
        watched.check(Highlights(focus=target))
    for seat in range(PLAYED[name]):
        watched.check(Highlights(clocks={seat: 90}))
        watched.check(Highlights(clocks={seat: 8}, over=True))
    watched.check(Highlights(below_dialog=True))
