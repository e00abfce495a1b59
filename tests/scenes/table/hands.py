"""Somebody at mouse and keyboard before a table on the screen, for tests."""

from __future__ import annotations

import pygame

from game.record import SeatInfo
from game.rules.model import Place
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.overlays.curtain import CurtainScene
from game.scenes.table.scene import TableScene
from game.sessions.local import LocalSession, preview
from game.ui.app.app import App
from game.view.layout.table import Target
from tests.helpers.focus_paths import focus_path
from tests.helpers.waiting import wait_until

ARROWS = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, -1): pygame.K_UP,
    (0, 1): pygame.K_DOWN,
}


class Hands:
    """Somebody at mouse and keyboard: posts events and lets the app answer them."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.scene = scene

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.app.step(16)

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.step()

    def move(self, target: Target) -> None:
        x, y = self.scene.view.layout.areas[target].center
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(event)
        self.step()

    def rest(self, target: Target) -> None:
        """Move the pointer to a target and leave it there until the dock shows what it is about."""
        self.move(target)
        self.step(24)

    def click(self, target: Target, button: int = 1) -> None:
        self.move(target)
        x, y = self.scene.view.layout.areas[target].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(int(x), int(y)), button=button))
        self.step()

    def walk(self, goal: Target) -> None:
        """Press arrows along a shortest way of the focus to a target."""
        if self.scene.table.focus is None:
            self.key(pygame.K_RIGHT)
        for move in focus_path(self.scene.view.layout, self.scene.table.focus, goal):
            self.key(ARROWS[move])
        assert self.scene.table.focus == goal

    def reserve(self, place: Place) -> None:
        """Choose a card or a deck with the key for reserving, and confirm with the same key."""
        self.walk(place)
        self.key(pygame.K_r)
        self.key(pygame.K_r)


def sit_down(app: App, edition: str, kinds: tuple[str, ...], secret: bytes = b"\1" * 32) -> tuple[TableScene, Hands]:
    seats = tuple(
        SeatInfo(f"Player {i + 1}", kind, "random" if kind == "bot" else None) for i, kind in enumerate(kinds)
    )
    session: LocalSession = preview(edition, seats, 0, secret)
    scene = TableScene(app, session)
    app.reset(scene)
    hands = Hands(app, scene)
    wait(hands)
    return scene, hands


def wait(hands: Hands) -> None:
    """Let bots play and sprites load until a player at this screen is to act, or the table was left."""

    def done() -> bool:
        choices = hands.scene.table.choices
        return hands.app.scene is not hands.scene or (choices is not None and choices.seat is not None)

    hands.step()
    wait_until(done, hands.step)


def choose(app: App, label: str) -> None:
    """Press a button of the dialog on top."""
    scene = app.scene
    assert isinstance(scene, DialogScene)
    button = next(button for button in scene.buttons if button.label == label)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=button.rect.center, button=1))
    app.step(16)


def pass_on(app: App, scene: TableScene, hands: Hands) -> None:
    """Wait for the curtain and take the screen as the next person."""
    wait_until(lambda: app.scene is not scene, hands.step)
    assert isinstance(app.scene, CurtainScene)
    hands.key(pygame.K_RETURN)
    assert app.scene is scene
