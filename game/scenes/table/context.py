"""The state that the parts of a table share: the game on show, the selection, the focus, and notes.

Knows the session, the view and the app. Must not know any of the parts: they take a ``TableContext`` and do not
import the table's scene.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.model import Place, PlaceKind
from game.scenes.table.action_glow import ActionableCache, TurnPulse
from game.scenes.table.advice import Advice
from game.scenes.table.chat import ChatPanel
from game.scenes.table.magnifier import Magnifier
from game.scenes.table.toast import Toast
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Scene
from game.ui.input.bindings import Bindings
from game.ui.table.table_view import Highlights, TableView
from game.view.animation.choosing import Choosing
from game.view.animation.glints import Sparkles
from game.view.interaction import intent
from game.view.interaction.choices import IDLE, Choices, GiveBack, Picked, Selection
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from game.rules.model import Action, Place
    from game.sessions.session import Session
    from game.sessions.update import Update
    from game.ui.graphics.look import RenderContext
    from net.room.room import Room

_REST_MS: Final = 120
"""The pointer rests on what it has been on for this time: before it may only cross it."""
_ANSWER_MS: Final = 4000
"""A proposal without an answer after this time was lost with its connection, and can be made again."""


class TableInterface(Scene):
    """The interface of a table's scene for its parts, which reach it as ``TableContext.scene``."""

    def press(self, target: Target) -> None:
        """Perform the action of a target."""
        raise NotImplementedError

    def skip_animations(self) -> None:
        """End all animations, so that input acts on the final position."""
        raise NotImplementedError

    def highlights(self) -> Highlights:
        """Return what the table highlights and writes at this moment."""
        raise NotImplementedError


class TableContext:
    """One table on the screen: its game, the state of input, notes and effects.

    ``updates`` are those not shown yet; ``own_choices`` are the choices of the position on show. In a network game
    ``room`` is its room and ``chat`` the panel beside the table.
    """

    def __init__(self, scene: TableInterface, app: AppContext, session: Session, room: Room | None = None) -> None:
        self.scene = scene
        self.app = app
        self.session = session
        self.room = room
        self.edition = session.edition.name
        self.view = TableView(self.edition, session.seats, app.settings.speed)
        self.bindings = Bindings(app.settings.keys, app.settings.buttons)
        others, names = session.participants, tuple(seat.name for seat in session.seats)
        self.chat = None if others is None else ChatPanel(others, names)
        self.updates: deque[Update] = deque()
        self.own_choices: Choices | None = None
        self.proposed: tuple[Choices, Selection] | None = None
        """What was chosen of which choices in the proposal without an answer; ``None`` if nothing had to be chosen."""
        self.last_seq = -1
        self.selection: Selection = IDLE
        self.hover: Target | None = None
        self.on_reach_plate = False
        """Whether the pointer is on the plate of a card in the dock instead of the card."""
        self.focus: Target | None = None
        self.pressed: Target | None = None
        self._pressed_kind: tuple[Choices | None, Control] | None = None
        """The kind of move that was pressed last, and in which choices."""
        self.rested_ms = 0.0
        """How long the pointer or the focus has been on its target."""
        self._rested: Target | None = None
        """The target on which the pointer rested last, or that had the focus."""
        self.put_back: Target | None = None
        """The deck that was chosen and is no longer; it is not in question until pointer and focus have left it."""
        self.strip_ms = 0.0
        """For how long the strip has shown what it shows."""
        self._strip: tuple[PrimaryMove, Target | None] = NO_MOVE, None
        """What this depends on: the move of the gold button, and the piece in question."""
        self.left: Target | None = None
        self.left_ms = 0.0
        """The target that the pointer was on before, and how long ago."""
        self.answer_ms = 0.0
        """The time left for the answer to a proposal."""
        self.can_take_back = False
        """Whether the last turn can be taken back at this screen."""
        self.can_redo = False
        """Whether a turn that was taken back can be played again at this screen."""
        self.undone = False
        """Whether a choice was undone and pointer and focus have not left the button since: it takes no turn back."""
        self.lights = ActionableCache()
        self.note = Toast()
        self.advice = Advice()
        self.pulse = TurnPulse()
        self.glints = Sparkles()
        self.choosing = Choosing()
        self.magnifier = Magnifier()

    @property
    def look(self) -> RenderContext:
        """Theme, atlas and text of the table's edition."""
        return self.app.look(self.edition)

    @property
    def on_top(self) -> bool:
        """Whether the table is the topmost scene."""
        return self.app.scene is self.scene

    @property
    def over(self) -> bool:
        """Whether the game has ended and all of it has been shown."""
        return self.session.over and not self.updates

    @property
    def choices(self) -> Choices | None:
        """What the people at this screen may do in the position on show; ``None`` while updates are pending.

        While the person to move is held up that is nothing; the selection is kept.
        """
        if self.updates or self.view.state is None or self.session.over:
            return None
        return Choices(self.view.state, None, ()) if self.held_up else self.own_choices

    @property
    def held_up(self) -> str:
        """One sentence on why the person to move here cannot move now; else an empty string."""
        others, choices = self.session.participants, self.own_choices
        if others is None or choices is None or choices.seat is None:
            return ""
        if others.state.unreachable:
            return tr("You can move when you are connected again.")
        return tr("You can move when enough players are back.") if others.state.stuck else ""

    @property
    def move_kinds(self) -> dict[Control, frozenset[Place]]:
        """The kinds of move and the places that they may begin with, while nothing is chosen."""
        return {} if self.choices is None else intent.move_kinds(self.choices, self.selection)

    @property
    def rested(self) -> Target | None:
        """What has the focus, else what the pointer has rested on last: what it only crosses changes nothing.

        Below a dialog, and where a piece is still on its way, it is nothing.
        """
        target = self.focus if self.hover is None and self.focus is not None else self._rested
        return None if self.view.is_empty(target) or not self.on_top or target == self.put_back else target

    @property
    def primary(self) -> PrimaryMove:
        """The move of the gold button, from which all that is lit follows."""
        return self.lights.primary(self.choices, self.selection, self.rested, self.pressed_kind)

    @property
    def pressed_kind(self) -> Control | None:
        """The kind of move that was pressed last, while these are still the choices and none is made."""
        if self._pressed_kind is None or self._pressed_kind[0] is not self.choices or self.selection != IDLE:
            return None
        return self._pressed_kind[1]

    def press_kind(self, move_kind: Control) -> None:
        """Keep the light of a kind of move, or end it; a focus there moves to the first place of the kind."""
        self._pressed_kind = (
            None if self.pressed_kind is move_kind and self.focus is not move_kind else (self.choices, move_kind)
        )
        self._rested = self.hover
        if self.focus is move_kind:
            self.focus = next(target for target in self.view.layout.areas if target in self.move_kinds[move_kind])
            self.rest()

    def to_reserve(self, choices: Choices, target: Target | None) -> Picked | None:
        """Return what a click on a card or a deck picks once *Reserve* is pressed, ``None`` where that is not begun."""
        if self.pressed_kind is Control.RESERVE and isinstance(target, Place) and target in choices.reserves:
            return Picked(target, reserve=True)
        return None

    def release_kind(self) -> bool:
        """End the light of the kind of move pressed last; return whether there was any."""
        kept, self._pressed_kind, self._rested = self.pressed_kind, None, self.hover
        return kept is not None

    @property
    def has_cover(self) -> bool:
        """Whether an enlarged picture, the log or a chat is open over the table; a chat beside it does not count."""
        talks = self.chat is not None and self.chat.open and self.view.layout.compact
        return talks or self.view.log_open or self.magnifier.shown is not None

    def close_cover(self) -> bool:
        """Close what lies over the table, one after the other; return whether anything did."""
        if not self.has_cover:
            return False
        if self.magnifier.shown is not None:
            self.magnifier.dismiss()
        elif self.view.log_open:
            self.view.log_open = False
        elif self.chat is not None:
            self.chat.close()
        self.app.redraw()
        return True

    def press(self, target: Target) -> None:
        """Perform the action of a target."""
        self.scene.press(target)

    def propose(self, choices: Choices, action: Action) -> None:
        """Propose an action to the session for the seat whose choices these are."""
        if choices.seat is not None:
            self.session.propose(choices.seat, action)
            self.proposed = None if self.selection == IDLE else (choices, self.selection)
            self.selection = IDLE
            self.advice.chosen = None
            self.own_choices = None
            self.answer_ms = _ANSWER_MS
            self.focus = None if isinstance(self.focus, Control) else self.focus

    def focus_own_tokens(self) -> None:
        """Move a focus that is elsewhere to the first token that can be given back, while tokens have to be."""
        if self.focus is None or not isinstance(self.selection, GiveBack):
            return
        lit = self.lights.of(self.choices, self.selection)
        if self.focus in lit:
            return
        self.focus = next((target for target in self.view.layout.order() if target in lit), self.focus)
        self.rest()

    def show_note(self, text: str) -> None:
        """Show a note for a while."""
        self.note.show(text)
        self.app.redraw()

    def explain(self, explanation: intent.Explanation | None) -> None:
        """Show for a while why something cannot be done; ``None`` clears the note."""
        self.note.show("" if explanation is None else explanation.text, explanation)
        if explanation is not None:
            self.scene.sound("refused")
        self.app.redraw()

    def step_rest(self, dt_ms: float) -> bool:
        """Advance the time on the target; return whether the strip shows something else than before from now on."""
        self.rested_ms += dt_ms
        self.strip_ms += dt_ms
        if self.put_back is not None and self.put_back not in (self.hover, self.focus):
            if self._rested == self.put_back:
                self._rested = None
            self.put_back = None
        if self.rested_ms >= _REST_MS:
            self._rested = None if self.on_reach_plate else self.hover or self.focus  # the strip keeps its plates
        rested = self.rested
        card = isinstance(rested, Place) and rested.kind in (PlaceKind.MARKET, PlaceKind.HAND)
        primary = self.primary
        # Where nothing is reserved, a kind that was asked for changes the light of the table, not what the strip shows.
        strip = replace(primary, asked=primary.asked and primary.reserves), rested if card else None
        if strip == self._strip:
            return False
        self._strip, self.strip_ms = strip, 0.0
        return True

    def rest(self) -> None:
        """Restart the time that the pointer or the focus has been on its target."""
        self.rested_ms = 0.0
        self.undone = self.undone and self.focus is Control.UNDO
        self.magnifier.follow(self.focus)

    def pause(self, on: bool) -> None:
        """Pause or resume the bots, unless there are people at other screens, who play on."""
        if self.session.participants is None:
            self.session.set_paused(on)
