"""The clock of a turn or a game at the table."""

from __future__ import annotations

import pygame

from game.record import ClockRule
from game.rules import bank
from game.ui.app.app import App
from game.view.interaction.choices import TakeSelection
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.table.pointing import click, sit_down, wait


def test_the_clock_runs_only_while_the_person_can_act(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("game", 300, bot=False))
    clock = scene.session.clock
    assert clock is not None
    start = clock.left_ms(0)
    app.step(1000)
    app.step(1000)
    assert start is not None
    assert clock.left_ms(0) == start - 2000
    assert scene.highlights().clocks == clock.left_s()
    dock = scene.view.layout.dock
    assert dock.clock is not None and dock.prompt.right < dock.undo.x < dock.undo.right < dock.clock.x
    person.press(pygame.K_p)
    left = clock.left_ms(0)
    for _ in range(5):
        app.step(1000)
    assert clock.left_ms(0) == left, "a pause stops it"


def test_at_zero_the_bot_moves_and_the_game_continues(app: App) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("turn", 5, bot=True))
    before = len(scene.session.record.entries)
    click(app, scene, bank(0))
    for _ in range(6):
        app.step(1000)
    said = set()

    def step() -> None:
        app.step(1)
        said.add(scene.highlights().note)

    wait_until(lambda: len(scene.session.record.entries) >= before + 3, step)
    wait(app, scene)
    assert "Time’s up: the computer plays for Player 1." in said | {scene.highlights().note}
    assert scene.session.state.round >= 2
    assert scene.table.selection == TakeSelection()
    assert "Player 1 ran out of time" in [row.text for row in scene.view.log.rows]
    assert not scene.session.can_take_back, "a takeback gives no time to a player without any"
