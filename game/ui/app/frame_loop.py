"""One frame after another: events, update and, where something changed, drawing.

Knows the window's and pygame's events. Must not know what a scene shows or the rules of the game.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.app.display import REVEALING, is_fullscreen_key
from game.ui.app.error_recovery import ErrorRecovery
from game.ui.app.event_source import EventSource
from game.ui.app.frame_pacer import FramePacer
from game.ui.app.pad_overlay import PadOverlay
from game.ui.app.preloader import Preloader
from game.ui.app.scene import AppContext
from game.ui.app.scene_stack import SceneStack
from game.ui.app.screen import Screen
from game.ui.graphics.canvas import Canvas


class FrameLoop:
    """The frames of the scenes and of the overlay of controllers above them."""

    def __init__(
        self,
        app: AppContext,
        scenes: SceneStack,
        screen: Screen,
        pads: PadOverlay,
        *,
        events: EventSource,
        preloads: Preloader,
        recovery: ErrorRecovery,
    ) -> None:
        self._app = app
        self._scenes = scenes
        self._screen = screen
        self._pads = pads
        self._events = events
        self._preloads = preloads
        self._recovery = recovery
        self._pacer = FramePacer()
        self._dirty = True
        self._in_motion = False

    def redraw(self) -> None:
        """Draw the next frame in any case."""
        self._dirty = True

    def wait(self, clock: pygame.Clock) -> float:
        """Wait until the next frame is due; return the milliseconds passed."""
        return self._pacer.wait(clock, hidden=self._screen.display.hidden)

    def frame(self, dt_ms: float) -> list[pygame.Rect]:
        """Run one frame; return the painted rectangles."""
        for event in self._events.received():
            self._recovery.call(partial(self._dispatch, event))
        for event in self._events.repeated(dt_ms):
            self._recovery.call(partial(self._dispatch, event))
        scene = self._scenes.top
        if scene is None:
            return []
        self._recovery.call(partial(self._update, dt_ms))
        # An animation that has just ended is drawn once more in its final state.
        moved, self._in_motion = self._in_motion, scene.busy()
        moving = self._screen.fading or self._in_motion or moved
        if self._screen.display.hidden or not (self._dirty or moving):
            self._pacer.note_still(dt_ms, preloading=bool(self._preloads.steps))
            return []
        self._dirty = False
        self._pacer.note_change(moving=moving)
        return self._screen.paint(self._draw_safely)

    def note_painted(self, painted: bool) -> bool:
        """Note whether a frame painted something; return whether the loop is idle."""
        return self._pacer.note_painted(painted)

    def fit_window(self) -> None:
        """Adapt everything to a new surface or size of the window."""
        self._preloads.clear()
        self._screen.fit()
        self._app.restyle()

    def draw_scenes(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw the visible scenes and the overlay on a canvas; return the painted rectangles."""
        canvas.begin()
        for scene in self._scenes.visible:
            canvas.renderer = self._app.look(scene.edition).text
            scene.draw(canvas)
        self._pads.draw(canvas)
        return canvas.end()

    def _draw_safely(self) -> list[pygame.Rect]:
        dirty: list[pygame.Rect] = []
        self._recovery.call(lambda: dirty.extend(self.draw_scenes(self._screen.canvas)))
        return dirty

    def _update(self, dt_ms: float) -> None:
        if self._screen.display.step(dt_ms):
            self.fit_window()
        self._scenes.update(dt_ms)
        self._pads.update(dt_ms)
        if self._screen.step(dt_ms):
            self.redraw()

    def _dispatch(self, event: pygame.event.Event) -> None:
        app, scene = self._app, self._scenes.top
        if scene is None:
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            app.by_keys = event.type == pygame.KEYDOWN
        if app.listener is not None and app.listener.handle_event(app, event):
            return
        if event.type == pygame.QUIT:
            if scene.close_requested():
                app.quit()
            return
        if self._handle_window(event):
            return
        self._pacer.wake()
        self.redraw()
        if not self._pads.handle_event(event):
            scene.handle(event)

    def _handle_window(self, event: pygame.event.Event) -> bool:
        """Note what an event changes in the window and the pointer; True keeps it from the scene."""
        app, display = self._app, self._screen.display
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            if display.refetch(self._screen.laid_out):
                self.fit_window()
            return True
        if display.note(event):
            app.sound.set_window_state(focused=display.focused, hidden=display.hidden)
            if event.type in REVEALING:
                self._screen.canvas.invalidate()
        elif event.type == pygame.WINDOWLEAVE:
            app.mouse = (-1, -1)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.mouse = event.pos
        elif event.type == pygame.KEYDOWN and is_fullscreen_key(event):
            app.set_fullscreen(not display.wants_fullscreen)
            return True
        return False
