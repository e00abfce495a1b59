"""The running program: its parts put together, and what its scenes see of them.

Knows the window, the frame loop and the services that scenes share. Must not know what a scene shows or the rules of
the game.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.support.notification import DesktopNotifier
from game.ui.app.display import Display, open_display
from game.ui.app.error_recovery import ErrorRecovery
from game.ui.app.event_source import EventSource
from game.ui.app.frame_loop import FrameLoop
from game.ui.app.looks import Looks
from game.ui.app.memory import Memory, spare_collections
from game.ui.app.pad_overlay import PadOverlay
from game.ui.app.preloader import Preloader
from game.ui.app.scene import AppContext, Listener, Scene
from game.ui.app.scene_stack import SceneStack
from game.ui.app.screen import Screen
from game.ui.app.sound import Sound
from game.ui.app.turn_watch import TurnWatch
from game.ui.graphics.look import RenderContext
from game.view.theme import scale_of

if TYPE_CHECKING:
    from game.storage.settings import Settings
    from game.storage.store import Store
    from game.ui.app.navigator import Navigator
    from game.ui.input.controllers import Controllers
    from net.room.room import Network

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
        on_error: Callable[[AppContext, Exception], Scene] | None = None,
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
        self.by_keys = False
        self.preloads = Preloader()
        self._network: Network | None = None
        self._turns = TurnWatch()
        open_display()
        pygame.display.set_caption(title)
        self.display = Display(size, fullscreen=fullscreen)
        self._memory = Memory()
        self._looks = Looks(settings, self._memory.pictures)
        self._screen = Screen(self.display, self._memory)
        self._looks.configure(self.scale)
        self.canvas = self._screen.canvas
        events = EventSource(self.controllers)
        self._scenes = SceneStack(self, self._screen, events, self._memory, self._release)
        self._recovery = ErrorRecovery(self, self._scenes, on_error)
        self.loop = FrameLoop(
            self,
            self._scenes,
            self._screen,
            self.pads,
            events=events,
            preloads=self.preloads,
            recovery=self._recovery,
        )
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
        return self._scenes.top

    @property
    def stack(self) -> tuple[Scene, ...]:
        return self._scenes.scenes

    @property
    def frames_drawn(self) -> int:
        return self._screen.frames_drawn

    def look(self, edition: str) -> RenderContext:
        return self._looks.of(edition)

    def push(self, scene: Scene) -> None:
        self._scenes.push(scene)

    def pop(self) -> None:
        self._scenes.pop()

    def replace(self, scene: Scene) -> None:
        self._scenes.replace(scene)

    def reset(self, scene: Scene) -> None:
        self._scenes.reset(scene)

    def dissolve(self) -> None:
        self._scenes.dissolve()

    def preload(self, edition: str, sprites: Iterable[tuple[str, float, float]]) -> None:
        """Make sprites (name, width, height in window pixels) ready, a few in each quick frame.

        A later call for the same edition, or a new window size, cancels the former one.
        """
        self.prepare(edition, self.look(edition).atlas.preload(sprites))

    def prepare(self, name: str, steps: Iterator[None]) -> None:
        """Run steps of an iterator in the time that quick frames leave; each should be short.

        A later call of the same name, or a new window size, cancels the former one.
        """
        self.preloads.add(name, steps)

    def redraw(self) -> None:
        self.loop.redraw()

    def restyle(self) -> None:
        self._looks.configure(self.scale)
        self.lay_out()

    def lay_out(self) -> None:
        self._scenes.resize(*self.size)
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
            self.loop.fit_window()

    def run(self, first: Scene, frames: int | None = None) -> None:
        """Show a scene and loop until the program ends, or for a number of frames."""
        self._recovery.call(partial(self.reset, first))
        self._screen.end_fade()
        self.running = True
        clock = pygame.Clock()
        done = 0
        switch_s = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH_S)
        try:
            while self.running and done != frames:
                self.step(self.loop.wait(clock))
                done += 1
                if done == 1:
                    self.sound.open()  # after the first frame: a slow device must not delay the title
                    self.controllers.open()
                    spare_collections()
        finally:
            sys.setswitchinterval(switch_s)
            self.close()

    def close(self) -> None:
        """Leave every scene; close sound, controllers and network."""
        self._scenes.clear()
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
        dirty = self.loop.frame(dt_ms)
        if self.listener is not None:
            self._recovery.call(partial(self.listener.watch, self))
        if self._network is not None:
            for title, others in self._turns.news(self._network, dt_ms, away=not self.display.focused):
                self.call_back(title, others)
        if self.scene is not None:
            self.sound.step(self.scene.edition, dt_ms)
        if time.perf_counter() < began + _QUICK_S:
            self.sound.read_ahead()
        if time.perf_counter() < began + _SLOW_S:
            self._recovery.call(partial(self.preloads.run, began + _QUICK_S))
        # Not between two frames of a table that skips moves: a collection takes longer than a frame.
        if self.loop.note_painted(bool(dirty)):
            self._memory.rest(dt_ms)
        return dirty

    def _release(self) -> None:
        """Drop the pictures of editions that no scene shows any more."""
        for edition in self._looks.keep({scene.edition for scene in self.stack}):
            self.preloads.cancel(edition)
        self._memory.trim_soon()
