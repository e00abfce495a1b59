"""One screen of the program and the program as a screen sees it: ``Scene``, ``AppContext``, ``Listener``.

Knows events and the canvas. Must not know any single screen, the loop or the rules of the game. Both sides of the
contract stand here, as each is described in terms of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from game.rules.editions import DEFAULT_EDITION
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.widgets.form import Form
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.sessions.participants import ChatLine
    from game.storage.settings import Settings
    from game.storage.store import Store
    from game.ui.app.display import Display
    from game.ui.app.navigator import Navigator
    from game.ui.app.sound import Sound
    from game.ui.input.controllers import Controllers
    from net.room.room import Network


class Spoken(NamedTuple):
    """A part of a screen for a screen reader: spoken when its words change, or its ``mark`` where it has one."""

    subject: str
    words: str
    mark: object = None


class AppContext(Protocol):
    """The running program for its scenes: what they share, the stack they lie on, and a navigator to other scenes."""

    settings: Settings
    store: Store
    sound: Sound
    network: Network
    go: Navigator
    listener: Listener | None
    mouse: tuple[int, int]
    by_keys: bool
    """Whether keys or a controller were used last, so that a new screen shows the focus ring at once."""
    bookmarks: dict[str, str]
    """The last position in what is read, by names that the scenes choose."""

    @property
    def display(self) -> Display:
        """The window, and whether it fills the screen."""

    @property
    def window(self) -> pygame.Surface:
        """The surface of the window."""

    @property
    def controllers(self) -> Controllers:
        """The controllers that are connected."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""

    @property
    def table_size(self) -> tuple[int, int]:
        """The size of a table: the window's, or less where the line of controller buttons is below it."""

    @property
    def table_margin(self) -> int:
        """How many pixels that line takes from a table now."""

    @property
    def hint_line(self) -> int:
        """Height of the line of controller buttons in pixels, shown or not."""

    @property
    def pad_note(self) -> str:
        """The sentence on a controller that came or went, for a few seconds."""

    @property
    def scale(self) -> float:
        """Window pixels per reference pixel."""

    @property
    def announcement(self) -> str:
        """The text of what lies over all scenes, for a screen reader."""

    @property
    def scene(self) -> Scene | None:
        """The topmost scene."""

    @property
    def stack(self) -> tuple[Scene, ...]:
        """All scenes, bottom first."""

    @property
    def frames_drawn(self) -> int:
        """The number of frames that painted something."""

    def look(self, edition: str) -> RenderContext:
        """Return theme, atlas and text of an edition at the window's scale."""

    def call_back(self, title: str, text: str) -> None:
        """Show a notification of the desktop, if it is wanted and the person is at another window."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Remove the topmost scene; the program ends when it was the last."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one."""

    def reset(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""

    def dissolve(self) -> None:
        """Fade out what the window shows over what it shows next."""

    def preload(self, edition: str, sprites: Iterable[tuple[str, float, float]]) -> None:
        """Make sprites (name, width, height in window pixels) ready, a few in each quick frame."""

    def prepare(self, name: str, steps: Iterator[None]) -> None:
        """Run short steps in the time that quick frames leave; a later call of the same name replaces them."""

    def redraw(self) -> None:
        """Request that the next frame is drawn although no event came."""

    def restyle(self) -> None:
        """Apply text size and contrast of the settings: every scene is laid out again."""

    def lay_out(self) -> None:
        """Lay every scene out again."""

    def set_fullscreen(self, on: bool) -> None:
        """Switch between the window and the whole screen."""

    def quit(self) -> None:
        """End the program after this frame."""


class Scene:
    """One screen of the program, or a dialog over another one.

    ``edition`` names the look it is drawn with. A scene that is not ``opaque`` is drawn over the one below it.
    """

    edition: str = DEFAULT_EDITION
    opaque: bool = True
    shows_pad_note: bool = False
    """Whether it shows the sentence on a controller itself, which is laid over other scenes."""
    app: AppContext

    @property
    def look(self) -> RenderContext:
        """Theme, atlas and text of the scene's edition at the window's scale."""
        return self.app.look(self.edition)

    @property
    def uncovered(self) -> bool:
        """Whether nothing opaque lies above it."""
        for scene in reversed(self.app.stack):
            if scene is self or scene.opaque:
                return scene is self
        return False

    def enter(self, app: AppContext) -> None:
        """Called when the scene is pushed; overrides call this first."""
        self.app = app

    def leave(self) -> None:
        """Called when the scene is removed from the stack."""

    def resume(self) -> None:
        """Called when the scene is the topmost again."""

    def resize(self, width: int, height: int) -> None:
        """Lay the scene out for a window size; called after ``enter`` too."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event."""

    def update(self, dt_ms: float) -> None:
        """Advance by a number of milliseconds; called once a frame."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene on the canvas."""

    def busy(self) -> bool:
        """Whether something is animated, so that the next frame has to be drawn."""
        return False

    def hints(self) -> list[Hint]:
        """Return what each button of a controller does, the most important first."""
        return [(PadButton.A, tr("Select")), (PadButton.B, tr("Back"))]

    def writing(self) -> TextField | None:
        """Return the field that has the keyboard, where one has."""
        form = getattr(self, "form", None)
        focused = form.focused if isinstance(form, Form) else None
        return focused if isinstance(focused, TextField) and focused.active else None

    def close_requested(self) -> bool:
        """Whether the program may end when the window's close button is pressed; False keeps it open."""
        return True

    def describe(self) -> list[str]:
        """Return sentences that describe the screen, spoken by a screen reader when it opens."""
        return []

    def details(self) -> list[str]:
        """Return the other texts of the screen, without those of controls."""
        return []

    def changing(self) -> Iterator[Spoken]:
        """Return the parts that may change, in the order in which they are spoken."""
        yield from ()

    def conversation(self) -> tuple[object, Sequence[ChatLine]] | None:
        """Return the lines of a chat and whose chat it is, where the screen belongs to one."""
        return None

    def awaits_move(self) -> bool:
        """Whether somebody is to move in the position on show, where the game is not over."""
        return True

    def possible(self) -> list[str]:
        """Return the possible actions in the notation in which they can be typed."""
        return [tr("You cannot do anything now.")]

    def recorded(self, draw: Callable[[Canvas], None]) -> list[str]:
        """Return the lines of text that a function draws, without showing them."""
        canvas = Canvas(self.app.window, self.look.text)
        canvas.words = words = list[str]()
        draw(canvas)
        return words

    def sound(self, *names: str) -> None:
        """Play sounds of the edition on show."""
        for name in names:
            self.app.sound.play(name)


class Listener(Protocol):
    """Observes the scenes without being one, such as a narrator for a screen reader."""

    def watch(self, app: AppContext) -> None:
        """Called after each frame."""

    def handle_event(self, app: AppContext, event: pygame.event.Event) -> bool:
        """Handle an event before the scene does; True keeps it from the scene."""
