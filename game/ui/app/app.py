"""The loop of the program: a stack of scenes, transitions, resizing, idling and the error guard.

Knows the window and pygame's events. Must not know what a scene shows or the rules of the game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

import pygame

from game.support.notification import DesktopNotifier
from game.ui.app.display import REVEALING, Display, is_fullscreen_key, open_display
from game.ui.app.memory import Memory, spare_collections
from game.ui.app.pad_overlay import PadOverlay
from game.ui.app.preloader import Preloader
from game.ui.app.scene import Listener, Scene
from game.ui.app.sound import Sound
from game.ui.app.transition import Transition
from game.ui.app.turn_watch import TurnWatch
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.key_repeat import KeyRepeat
from game.ui.input.mouse_buttons import MouseButtons
from game.view.theme import scale_of

if TYPE_CHECKING:
    from game.storage.settings import Settings
    from game.storage.store import Store
    from game.ui.app.navigator import Navigator
    from game.ui.input.controllers import Controllers
    from net.room.room import Network

_FRAMES_PER_S: Final = 60
_HIDDEN_FRAMES_PER_S: Final = 10
_REST_MS: Final = 500.0
"""After how long without motion, input or preloads the loop rests."""
_RESTING: Final = 3
"""At rest, one frame in this many is painted and the others only look for input: waking up with cold caches takes most
of the time of a frame in which nothing happens."""
_MOTION: Final = 3
"""Number of consecutive painted frames that count as motion; a sparkle paints fewer and does not end the rest."""
_QUICK_S: Final = 0.006
"""A frame that took less time than this preloads until then."""
_SLOW_S: Final = 0.008
"""A frame that took longer than this preloads nothing; between the two it takes one step, so that a preload ends."""
_SWITCH_S: Final = 0.001
"""How long a thread computes while others want the interpreter. For each entry of a game the network's thread asks for
it a dozen times, after every call of disk, socket or cryptography: with Python's 5 ms that took many frames."""


class App:
    """The running program: one window, one stack of scenes.

    ``settings`` and ``store`` are shared by the scenes; the app itself reads text size, contrast and full screen from
    the settings. ``on_error`` is called with the app and an unexpected exception of a scene and returns the scene to
    show instead; without it, or when that very scene fails, the exception is raised. ``go`` and ``open_network`` are
    set by the creator of the app, which knows neither the scenes nor the network's implementation.
    """

    go: Navigator
    open_network: Callable[[], Network]

    def __init__(
        self,
        settings: Settings,
        store: Store,
        size: tuple[int, int] = (1600, 900),
        *,
        fullscreen: bool = False,
        title: str = "Cabochon",
        on_error: Callable[[App, Exception], Scene] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.sound = Sound(settings)
        self.pads = PadOverlay(self)
        self.notifier = DesktopNotifier()
        self.listener: Listener | None = None
        self.running = False
        self.bookmarks: dict[str, str] = {}
        self.mouse: tuple[int, int] = (-1, -1)
        self._buttons = MouseButtons()
        self._keys = KeyRepeat()
        self.by_keys = False
        self.frames_drawn = 0
        self._on_error = on_error
        self._looks: dict[str, RenderContext] = {}
        self._stack: list[Scene] = []
        self._dirty = True
        self._in_motion = False
        self._still_ms = 0.0
        """For how long there was no motion, input or preload."""
        self._painted = 0
        """How many frames in a row painted something, up to the last one."""
        self._transition = Transition()
        self._error_scene: Scene | None = None
        self._preloads = Preloader()
        self._memory = Memory()
        self._network: Network | None = None
        self._turns = TurnWatch()
        open_display()
        pygame.display.set_caption(title)
        self.display = Display(size, fullscreen=fullscreen)
        self._memory.fit(self.window)
        self.canvas = Canvas(self.window, budget=self._memory.pictures)
        # SDL may grow the surface in place, so its size is not the size of the last layout.
        self._laid_out = self.size
        pygame.key.stop_text_input()

    @property
    def window(self) -> pygame.Surface:
        return self.display.surface

    @property
    def size(self) -> tuple[int, int]:
        return self.window.get_size()

    @property
    def table_size(self) -> tuple[int, int]:
        width, height = self.size
        return width, height - self.table_margin

    @property
    def table_margin(self) -> int:
        return self.pads.table_margin

    @property
    def hint_line(self) -> int:
        return self.pads.line_height

    @property
    def pad_note(self) -> str:
        return self.pads.note

    @property
    def controllers(self) -> Controllers:
        return self.pads.controllers

    @property
    def announcement(self) -> str:
        return self.pads.spoken_text

    @property
    def scale(self) -> float:
        return scale_of(*self.size)

    @property
    def network(self) -> Network:
        """The connection to other computers, opened on first use."""
        if self._network is None:
            self._network = self.open_network()
        return self._network

    @network.setter
    def network(self, network: Network) -> None:
        self._network = network

    @property
    def scene(self) -> Scene | None:
        return self._stack[-1] if self._stack else None

    @property
    def stack(self) -> tuple[Scene, ...]:
        return tuple(self._stack)

    def look(self, edition: str) -> RenderContext:
        found = self._looks.get(edition)
        if found is None:
            found = RenderContext(edition, portraits=self.settings.portraits, budget=self._memory.pictures)
            self._looks[edition] = found
            self._configure(found)
        return found

    def push(self, scene: Scene) -> None:
        """Put a scene on top, which fades in."""
        self.dissolve()
        self._enter(scene)

    def pop(self) -> None:
        if not self._stack:
            return
        self.dissolve()
        self._stack.pop().leave()
        self._release()
        self._end_repetition()
        if self._stack:
            self._stack[-1].resume()
        else:
            self.quit()
        self.redraw()

    def replace(self, scene: Scene) -> None:
        self.dissolve()
        if self._stack:
            self._stack.pop().leave()
        self._enter(scene)
        self._release()

    def reset(self, scene: Scene) -> None:
        self.dissolve()
        while self._stack:
            self._stack.pop().leave()
        self._enter(scene)
        self._release()

    def preload(self, edition: str, sprites: Iterable[tuple[str, float, float]]) -> None:
        """Make sprites (name, width, height in window pixels) ready, a few in each quick frame.

        A later call for the same edition, or a new window size, cancels the former one.
        """
        self.prepare(edition, self.look(edition).atlas.preload(sprites))

    def prepare(self, name: str, steps: Iterator[None]) -> None:
        """Run steps of an iterator in the time that quick frames leave; each should be short.

        A later call of the same name, or a new window size, cancels the former one.
        """
        self._preloads.add(name, steps)

    def redraw(self) -> None:
        self._dirty = True

    def restyle(self) -> None:
        for look in self._looks.values():
            self._configure(look)
        self.lay_out()

    def lay_out(self) -> None:
        for scene in self._stack:
            scene.resize(*self.size)
        self._memory.trim_soon()
        self.redraw()

    def call_back(self, title: str, text: str) -> None:
        if self.settings.notifications and not self.display.focused:
            self.notifier.show(title, text)

    def quit(self) -> None:
        self.running = False

    def set_fullscreen(self, on: bool) -> None:
        self.settings.fullscreen = on
        if self.display.set_fullscreen(on):
            self._resized()

    def run(self, first: Scene, frames: int | None = None) -> None:
        """Show a scene and loop until the program ends, or for a number of frames."""
        self._guard(lambda: self.reset(first))
        self._transition.end()
        self.running = True
        clock = pygame.Clock()
        done = 0
        switch_s = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH_S)
        try:
            while self.running and done != frames:
                self.step(self.wait(clock))
                done += 1
                if done == 1:
                    self.sound.open()  # after the first frame: a slow device must not delay the title
                    self.controllers.open()
                    spare_collections()
        finally:
            sys.setswitchinterval(switch_s)
            self.close()

    def wait(self, clock: pygame.Clock) -> float:
        """Wait for the next frame, at rest for ``_RESTING`` unless there is input; return the milliseconds passed."""
        if self.display.hidden:
            return clock.tick(_HIDDEN_FRAMES_PER_S)
        passed = clock.tick(_FRAMES_PER_S)
        for _ in range(_RESTING - 1):
            if self._still_ms < _REST_MS or pygame.event.peek():
                break
            passed += clock.tick(_FRAMES_PER_S)
        return passed

    def close(self) -> None:
        """Leave every scene; close sound, controllers and network."""
        while self._stack:
            self._stack.pop().leave()
        self.sound.close()
        self.notifier.close()
        self.controllers.close()
        if self._network is not None:
            self._network.close()

    def step(self, dt_ms: float) -> list[pygame.Rect]:
        """Run one frame: events, update and, where something changed, drawing; return the painted rectangles.

        Pictures and sounds are preloaded in the time that a quick frame leaves.
        """
        began = time.perf_counter()
        dirty = self._frame(dt_ms)
        if self.listener is not None:
            self._guard(partial(self.listener.watch, self))
        if self._network is not None:
            for title, others in self._turns.news(self._network, dt_ms, away=not self.display.focused):
                self.call_back(title, others)
        if self.scene is not None:
            self.sound.step(self.scene.edition, dt_ms)
        if time.perf_counter() < began + _QUICK_S:
            self.sound.read_ahead()
        if time.perf_counter() < began + _SLOW_S:
            self._guard(lambda: self._preloads.run(began + _QUICK_S))
        # Not between two frames of a table that skips moves: a collection takes longer than a frame.
        resting = not dirty and not self._painted
        self._painted = self._painted + 1 if dirty else 0
        if resting:
            self._memory.rest(dt_ms)
        return dirty

    def _frame(self, dt_ms: float) -> list[pygame.Rect]:
        for event in pygame.event.get():
            for fresh in self._keys.answer(event):
                for repaired in self._buttons.answer(fresh):
                    for translated in self.controllers.answer(repaired):
                        self._guard(partial(self._dispatch, translated))
        self._buttons.step()
        for again in chain(self._keys.step(dt_ms), self.controllers.step(dt_ms)):
            self._guard(partial(self._dispatch, again))
        scene = self.scene
        if scene is None:
            return []
        self._guard(lambda: self._update(dt_ms))
        # An animation that has just ended is drawn once more in its final state.
        moved, self._in_motion = self._in_motion, scene.busy()
        if self.display.hidden or not (self._dirty or self._transition.lasts or self._in_motion or moved):
            self._still_ms = 0.0 if self._preloads.steps else self._still_ms + dt_ms
            return []
        self._dirty = False
        if self._transition.lasts or self._in_motion or moved or self._painted >= _MOTION - 1:
            self._still_ms = 0.0
        dirty = self._paint()
        if dirty:
            pygame.display.update(dirty)
            self.frames_drawn += 1
        return dirty

    def _enter(self, scene: Scene) -> None:
        self._memory.pictures.protect()
        self._end_repetition()
        self._stack.append(scene)
        scene.enter(self)
        scene.resize(*self.size)
        self.redraw()

    def _end_repetition(self) -> None:
        """Stop the repetition of held keys and buttons, since another scene is on top."""
        self._keys.change_screen()
        self.controllers.change_screen()

    def _release(self) -> None:
        """Drop the pictures of editions that no scene shows any more."""
        shown = {scene.edition for scene in self._stack}
        for edition in self._looks.keys() - shown if shown else ():
            del self._looks[edition]
            self._preloads.cancel(edition)
        self._memory.trim_soon()

    def _resized(self) -> None:
        self._preloads.clear()
        self._memory.fit(self.window)
        self.canvas.retarget(self.window)
        pygame.display.flip()  # the new picture takes a while, and a window that has grown is white until then
        self._transition.end()
        self._laid_out = self.size
        self.restyle()

    def _configure(self, look: RenderContext) -> None:
        settings = self.settings
        look.configure(self.scale, enlarged=settings.text_size / 100, high_contrast=settings.high_contrast)

    def _dispatch(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if scene is None:
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
        if self.listener is not None and self.listener.handle_event(self, event):
            return
        if event.type == pygame.QUIT:
            if scene.close_requested():
                self.quit()
            return
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            if self.display.refetch(self._laid_out):
                self._resized()
            return
        if self.display.note(event):
            self.sound.set_window_state(focused=self.display.focused, hidden=self.display.hidden)
            if event.type in REVEALING:
                self.canvas.invalidate()
        elif event.type == pygame.WINDOWLEAVE:
            self.mouse = (-1, -1)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse = event.pos
        elif event.type == pygame.KEYDOWN and is_fullscreen_key(event):
            self.set_fullscreen(not self.display.wants_fullscreen)
            return
        self._still_ms = 0.0
        self.redraw()
        if not self.pads.handle_event(event):
            scene.handle(event)

    def _update(self, dt_ms: float) -> None:
        if self.display.step(dt_ms):
            self._resized()
        for scene in tuple(self._stack):
            scene.update(dt_ms)
        self.pads.update(dt_ms)
        if self._transition.step(dt_ms):
            self.canvas.invalidate()
            self.redraw()

    def dissolve(self) -> None:
        if self._stack and self.frames_drawn:
            self._transition.begin(self.window)

    def _paint(self) -> list[pygame.Rect]:
        if self._transition.lasts:
            self.canvas.invalidate()
        dirty: list[pygame.Rect] = []
        self._guard(lambda: dirty.extend(self._draw_stack()))
        if self._transition.lasts:
            self._transition.cover(self.window)
            return [self.window.get_rect()]
        return dirty

    def _draw_stack(self) -> list[pygame.Rect]:
        self.canvas.begin()
        bottom = len(self._stack) - 1
        while bottom > 0 and not self._stack[bottom].opaque:
            bottom -= 1
        for scene in self._stack[bottom:]:
            self.canvas.renderer = self.look(scene.edition).text
            scene.draw(self.canvas)
        self.pads.draw(self.canvas)
        return self.canvas.end()

    def _guard(self, work: Callable[[], None]) -> None:
        """Call a function of a scene; an unexpected error replaces the whole stack by an error scene."""
        try:
            work()
        except Exception as error:
            if self._on_error is None or self.scene is self._error_scene is not None:
                raise
            self._error_scene = self._on_error(self, error)
            self._transition.end()
            self.canvas.invalidate()
            while self._stack:
                with suppress(Exception):  # a scene that failed may fail again while it is left
                    self._stack.pop().leave()
            self._enter(self._error_scene)
