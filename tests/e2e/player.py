"""A scripted player of the whole program without a mouse: by keyboard alone, or by controller alone.

Every press goes through pygame's real event queue. Where the focus has to go is steered by looking at the controls and
the layout; that it gets there is up to the program.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.rules import (
    Action,
    ClaimTile,
    DiscardTokens,
    GameState,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    bank,
    edition,
    legal_actions,
)
from game.rules.model import WILD, PlaceKind, tokens
from game.scenes.shared.widgets import Segmented
from game.scenes.table.overlays.curtain import CurtainScene
from game.scenes.table.scene import TableScene
from game.scenes.tutorial.scene import TutorialScene
from game.ui.app.app import App
from game.ui.app.scene import Scene
from game.ui.widgets.widget import Widget
from game.view.interaction.choices import Paying
from game.view.layout.table import Control, Target
from tests.helpers.focus_paths import focus_path
from tests.helpers.waiting import wait_until

SEEDS: Final = {"base": bytes((62, 1)) * 16, "marvel": bytes((109, 0)) * 16}
"""Deals in which ``chosen``, for both seats, gives tokens back, chooses a tile, reserves blind and picks payments."""
ARROWS: Final = {(-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down"}


def chosen(view: GameState) -> Action:
    """Return the action of a greedy player who prefers bonuses that tiles ask for; the same in the same position."""
    rules, me = edition(view.edition), view.players[view.turn]
    tiles = [rules.tiles[name] for name in view.tiles if name]

    def worth(action: Action) -> float:
        match action:
            case ClaimTile():
                return 100
            case PurchaseCard(_, name, payment):
                card = rules.cards[name]
                lacking = [tile.demand[card.bonus] > me.bonuses[card.bonus] for tile in tiles]
                return 20 + 4 * sum(lacking) + card.points - 0.1 * sum(payment) - payment[WILD]
            case TakeTokens(colors):
                return (
                    5
                    + len(colors)
                    - 0.01 * sum(me.tokens[c] for c in colors)
                    + 1e-3 * sum(view.bank[c] for c in colors)
                )
            case ReserveCard(place):
                return 9 if place.kind is PlaceKind.DECK and view.round % 6 == 5 and not me.hand else 1
            case DiscardTokens(back):
                return 0.1 * sum(me.tokens[kind] * count for kind, count in enumerate(back)) - 5 * back[WILD]
        return 0

    return max(legal_actions(view), key=worth)


class Player:
    """The input that keyboard and controller have in common; subclasses define ``tap``."""

    name = ""

    def __init__(self, app: App) -> None:
        self.app = app
        self.seen: set[type[Action]] = set()
        self.payments = 0

    def tap(self, move: str) -> None:
        """Press and let go: an arrow, ``enter``, ``back``, ``next``, ``previous``, ``confirm``, ``reserve`` or so."""
        raise NotImplementedError

    @property
    def scene(self) -> Scene:
        """What is on top."""
        scene = self.app.scene
        assert scene is not None
        return scene

    def step(self, frames: int = 1) -> None:
        """Let frames pass."""
        for _ in range(frames):
            self.app.step(40)

    def post(self, kind: int, **values: object) -> None:
        """Put an event into the queue and let the program take it."""
        pygame.event.post(pygame.event.Event(kind, **values))
        self.step()

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Let frames pass until something is so."""
        wait_until(done, self.step, what)

    # --- pages and dialogs ------------------------------------------------------------------------------------------

    def focus(self, wanted: Callable[[Widget], bool]) -> Widget:
        """Go through the controls until the one that is meant has the focus; it has to be seen to have it."""
        form = self.scene.form
        for _ in range(2 * len(form.widgets) + 2):
            if form.focused is not None and wanted(form.focused):
                assert form.keyboard, "the focus is not shown"
                return form.focused
            self.tap("next")
            form = self.scene.form
        raise AssertionError(f"no way to it among {[getattr(w, 'label', type(w).__name__) for w in form.widgets]}")

    def choose(self, label: str) -> None:
        """Go to a button and press it."""
        self.focus(lambda widget: getattr(widget, "label", None) == label)
        self.tap("enter")

    def switch(self, labels: tuple[str, ...], index: int, number: int = 0) -> None:
        """Set a choice that stands under one of several such controls (the ``number``-th from the top)."""

        def control() -> Segmented:
            alike = [w for w in self.scene.form.widgets if isinstance(w, Segmented) and w.labels == labels]
            return alike[number]

        for _ in labels:
            if control().index == index:
                return
            self.focus(lambda widget: widget is control())
            self.tap("right" if control().index < index else "left")
        assert control().index == index, f"{labels} cannot be switched"

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableScene:
        """The table, wherever it is on the stack."""
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    def walk(self, goal: Target) -> None:
        """Go along a shortest way of arrows to a target of the table."""
        if self.table.table.focus is None:
            self.tap("right")
        start = self.table.table.focus
        assert start is not None
        for move in focus_path(self.table.view.layout, start, goal):
            self.tap(ARROWS[move])
        assert self.table.table.focus == goal
        assert self.table.highlights().focus == goal, "the focus is not shown"

    def await_turn(self) -> bool:
        """Let others play and take the screen when it is handed over; False when the game is over."""

        def ready() -> bool:
            if isinstance(self.scene, CurtainScene):
                self.tap("enter")
            table = self.app.stack[0]
            if not isinstance(table, TableScene):
                return True
            return self.scene is table and table.table.choices is not None and table.table.choices.seat is not None

        self.until(ready, "the turn")
        return isinstance(self.scene, TableScene)

    def act(self, action: Action) -> None:
        """Do one action by moving the focus and pressing."""
        table = self.table
        seat = table.table.choices.seat if table.table.choices else None
        assert seat is not None
        match action:
            case TakeTokens(colors):
                for color in colors:
                    self.walk(bank(color))
                    self.tap("enter")
                self.tap("confirm")
            case DiscardTokens(counts):
                for kind, count in enumerate(counts):
                    for _ in range(count):
                        self.walk(tokens(seat, kind))
                        self.tap("enter")
                self.tap("confirm")
            case PurchaseCard(place, _, payment):
                self.walk(place)
                self.tap("enter")
                self.tap("enter")
                if isinstance(table.table.selection, Paying):
                    self.payments += 1
                    assert table.table.choices is not None
                    for _ in table.table.choices.purchases[place]:
                        if table.table.selection.payment != payment:
                            self.tap("right")
                    self.tap("enter")
            case ReserveCard(place):
                self.walk(place)
                self.tap("reserve")
                self.tap("reserve")
            case ClaimTile(place):
                self.walk(place)
                self.tap("enter")
                self.tap("enter")
            case _:
                self.walk(Control.CONFIRM)
                self.tap("enter")
        self.seen.add(type(action))

    def play(self, turns: int = 400) -> None:
        """Play whatever seat of this screen is to act, to the end or for some decisions."""
        for _ in range(turns):
            if not self.await_turn():
                return
            table = self.table
            assert table.table.choices is not None
            action = chosen(table.table.choices.state)
            history = table.session.history
            before = len(history())
            self.act(action)
            self.until(partial(self._played, before), f"{action}")
            assert history()[before].actions[0] == action

    def learn(self, to: int | None = None) -> None:
        """Do what a lesson asks for, up to a step or to its last one."""
        scene = self.scene
        assert isinstance(scene, TutorialScene)
        coach = scene.coach
        goal = len(coach.lesson.steps) - 1 if to is None else to
        while coach.index < goal:
            self.until(lambda: coach.speaking, f"step {coach.index + 1}")
            if not coach.reading:
                assert scene.pointed is not None
                self.walk(scene.pointed)
            self.tap("enter")
        self.until(lambda: coach.speaking, f"step {goal + 1}")

    def _played(self, before: int) -> bool:
        return len(self.table.session.history()) > before


class Keyboard(Player):
    """Plays by keyboard alone."""

    name = "keyboard"
    KEYS: Final = {
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "enter": pygame.K_RETURN,
        "back": pygame.K_ESCAPE,
        "next": pygame.K_TAB,
        "previous": pygame.K_TAB,
        "confirm": pygame.K_c,
        "reserve": pygame.K_r,
        "menu": pygame.K_PAUSE,
    }

    def tap(self, move: str) -> None:
        """Press a key and let it go."""
        mod = pygame.KMOD_SHIFT if move == "previous" else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=self.KEYS[move], mod=mod, unicode="", scancode=0)


class Pad(Player):
    """Plays by controller alone."""

    name = "controller"
    BUTTONS: Final = {
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
        "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "enter": pygame.CONTROLLER_BUTTON_A,
        "back": pygame.CONTROLLER_BUTTON_B,
        "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        "previous": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
        "reserve": pygame.CONTROLLER_BUTTON_X,
        "menu": pygame.CONTROLLER_BUTTON_START,
    }

    def tap(self, move: str) -> None:
        """Press a button, or for ``confirm`` the right trigger, and let it go."""
        if move == "confirm":
            for value in (32767, 0):
                axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
                self.post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
            return
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(kind, instance_id=0, button=self.BUTTONS[move])
