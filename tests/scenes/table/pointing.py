"""Somebody who plays at a table with a mouse, for tests: motion, press and release are events of their own."""

from __future__ import annotations

import pygame

from game.record import ClockRule, SeatInfo
from game.rules import bank
from game.scenes.table.scene import TableScene
from game.sessions.local import preview
from game.ui.app.app import App
from game.view.layout.table import Control, Target
from tests.helpers.waiting import wait_until


def sit_down(app: App, name: str, kinds: str, clock: ClockRule | None = None) -> TableScene:
    """Sit down with people (``h``) and bots (``b``)."""
    seats = tuple(
        SeatInfo(f"Player {seat + 1}", "human" if kind == "h" else "bot", None if kind == "h" else "random")
        for seat, kind in enumerate(kinds)
    )
    scene = TableScene(app, preview(name, seats, 0, b"\1" * 32, clock))
    app.reset(scene)
    wait(app, scene)
    return scene


def wait(app: App, scene: TableScene) -> None:
    """Run frames until a player at this screen is to act and nothing moves."""

    def settled() -> bool:
        choices = scene.table.choices
        return choices is not None and choices.seat is not None and not scene.view.busy()

    app.step(1)
    wait_until(settled, lambda: app.step(1))


def point(app: App, scene: TableScene, target: Target) -> tuple[int, int]:
    x, y = scene.view.layout.areas[target].center
    pos = int(x), int(y)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    app.step(10)
    return pos


def press(app: App, scene: TableScene, target: Target) -> tuple[int, int]:
    pos = point(app, scene, target)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    app.step(10)
    return pos


def release(app: App, pos: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    app.step(10)


def click(app: App, scene: TableScene, target: Target) -> None:
    release(app, press(app, scene, target))


def take(app: App, scene: TableScene, *colors: int) -> None:
    """Take tokens and wait until a player at this screen is to act again."""
    before = len(scene.session.record.entries)
    for color in colors:
        click(app, scene, bank(color))
    click(app, scene, Control.CONFIRM)
    wait_until(lambda: len(scene.session.record.entries) != before, lambda: app.step(1))
    wait(app, scene)


def written(app: App) -> list[str]:
    """What the next frame writes."""
    app.canvas.words = words = list[str]()
    app.redraw()
    app.step(0)
    return words
