"""A button that is held while the focus is lost is released, and the next click acts at once."""

from __future__ import annotations

import pygame

from game.ui.input.mouse_buttons import MouseButtons

AT = (40, 50)


class Desk:
    """The buttons as they are physically, and what reaches the program."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.buttons = MouseButtons(lambda: set(self.down))

    def frame(self, *kinds: int) -> list[tuple[str, tuple[int, int] | None]]:
        """Pass events of the left button or the window, then end the frame; return what the scenes get."""
        seen = []
        for kind in kinds:
            event = pygame.event.Event(kind, pos=AT, button=pygame.BUTTON_LEFT)
            seen += self.buttons.answer(event)
        self.buttons.step()
        names = {pygame.MOUSEBUTTONDOWN: "down", pygame.MOUSEBUTTONUP: "up"}
        return [(names[event.type], event.pos) for event in seen if event.type in names]


def leave_while_pressed() -> Desk:
    desk = Desk()
    desk.down = {pygame.BUTTON_LEFT}
    assert desk.frame(pygame.MOUSEBUTTONDOWN) == [("down", AT)]
    assert desk.frame(pygame.WINDOWFOCUSLOST) == [("up", (-1, -1))], "nothing stays pressed, and nothing is hit"
    return desk


def test_a_click_after_a_release_that_never_arrived_acts_at_once() -> None:
    desk = leave_while_pressed()
    desk.down = set()
    assert desk.frame() == desk.frame() == []
    desk.down = {pygame.BUTTON_LEFT}
    assert desk.frame(pygame.WINDOWFOCUSGAINED) == [], "SDL drops the press"
    desk.down = set()
    assert desk.frame(pygame.MOUSEBUTTONUP) == [("down", AT), ("up", AT)]
    assert desk.frame(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) == [("down", AT), ("up", AT)]


def test_a_release_that_arrives_late_is_no_click() -> None:
    desk = leave_while_pressed()
    desk.frame(pygame.WINDOWFOCUSGAINED)
    desk.down = set()
    desk.frame()  # released, but the event is still under way
    assert desk.frame(pygame.MOUSEBUTTONUP) == []
    assert desk.frame(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) == [("down", AT), ("up", AT)]


def test_a_button_that_stays_held_until_the_return_is_no_click() -> None:
    desk = leave_while_pressed()
    for _ in range(3):
        desk.frame()
    assert desk.frame(pygame.WINDOWFOCUSGAINED, pygame.MOUSEBUTTONUP) == []


def test_losing_the_focus_with_no_button_held_releases_none() -> None:
    desk = Desk()
    desk.frame(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    assert desk.frame(pygame.WINDOWFOCUSLOST) == []
