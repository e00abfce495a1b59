"""Lessons in the window of a test: the position of a step, the scene, its buttons and its words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from game.rules import (
    EDITION_NAMES,
    GameState,
)
from game.scenes.tutorial.scene import TutorialScene
from game.tutorial.lesson_script import lesson_of
from game.tutorial.lesson_session import LessonSession
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import TextStyle
from game.ui.widgets.buttons import Button
from game.view.layout.table import Target
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person

editions = pytest.mark.parametrize("edition", EDITION_NAMES)


@cache
def state_at(edition: str, played: int) -> GameState:
    """Play a lesson so far, once for all sizes of window and languages."""
    return LessonSession(lesson_of(edition), "", "", played=played).state


def lesson_scene(person: Person) -> TutorialScene:
    scene = person.scene
    assert isinstance(scene, TutorialScene)
    return scene


def wait_for_step(person: Person) -> TutorialScene:
    """Wait until the coach shows its step, and return the scene."""
    wait_until(lambda: lesson_scene(person).coach.speaking, lambda: person.watch(20))
    return lesson_scene(person)


def touch(person: Person, scene: TutorialScene, target: Target) -> None:
    x, y = scene.view.layout.areas[target].center
    person.click_at((int(x), int(y)))


def button(scene: TutorialScene, label: str) -> Button:
    buttons = [widget for widget in scene.coach.form.widgets if isinstance(widget, Button)]
    return next(each for each in buttons if each.label == label)


def written(scene: TutorialScene) -> list[str]:
    canvas = Canvas(pygame.Surface(scene.app.size), scene.look.text)
    canvas.words = words = list[str]()
    scene.draw(canvas)
    return words


def begin(person: Person, edition: str, step: int = 0) -> TutorialScene:
    person.app.go.start_tutorial(edition, step)
    return wait_for_step(person)


def drawn_texts(scene: TutorialScene, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """Draw a scene and return each text with its rectangle."""
    drawn: list[tuple[str, pygame.Rect]] = []
    text = Canvas.text

    def keep(self: Canvas, style: TextStyle, words: str, *args: Any, **options: Any) -> pygame.Rect:
        drawn.append((words, text(self, style, words, *args, **options)))
        return drawn[-1][1]

    monkeypatch.setattr(Canvas, "text", keep)
    written(scene)
    return drawn
