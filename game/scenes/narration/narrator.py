"""Everything that happens, said in sentences for a screen reader: what is new on the topmost screen after each frame.

Knows the scenes from outside and looks at them only; none of them knows that somebody listens. What a screen says
stands in ``narrated``; where the sentences go is up to the function it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

import pygame

from game.notation.actions import format_place
from game.rules.model import GameState, Phase, Seat, market
from game.scenes.lobby.room import LobbyRoomScene
from game.scenes.narration.lobby import said_room
from game.scenes.narration.screens import said_detail, said_heading, said_possible, said_screen, said_widget
from game.scenes.replays.text import eyes
from game.scenes.replays.viewer import ReplayScene
from game.scenes.table.chat import said_line
from game.scenes.table.scene import TableScene
from game.scenes.tutorial.scene import TutorialScene
from game.sessions.participants import ChatLine
from game.support.i18n import tr, trn
from game.ui.app.scene import AppContext, Scene
from game.ui.input.bindings import HEARD
from game.ui.table.view import TableView
from game.ui.widgets.basic import Button
from game.ui.widgets.form import Form
from game.view.descriptions.log_rows import LogRow
from game.view.descriptions.speech import (
    describe_bank,
    describe_choice,
    describe_market,
    describe_others,
    describe_place,
    describe_player,
    describe_points,
    describe_row,
    describe_tokens,
    describe_turn,
    describe_turned_up,
    labelled,
)
from game.view.interaction.choices import Gather, GiveBack, Paying, Picked, PickTile
from game.view.layout.table import Target

_EVERYWHERE: Final = (pygame.K_F2, pygame.K_F4)
_LAST_ROWS: Final = 8
_LITTLE_S: Final = (5, 10, 30, 60)
"""When so many seconds are left, it is said."""
_TOLD: Final = ("error", "said")
"""Under these names scenes keep what is wrong with what was typed or pressed."""


class Narrator:
    """Says what is new, and reads out what the keys of ``HEARD`` ask for."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._scene: Scene | None = None
        self._said: dict[str, str] = {}
        self._rows: list[LogRow] = []
        self._told: list[LogRow] = []
        self._state: GameState | None = None
        self._place: Target | None = None
        self._company: object = None
        self._talk = 0
        self._greeted = False

    def watch(self, app: AppContext) -> None:
        """Say what is new since the last frame."""
        scene = app.scene
        if scene is None:
            return
        if scene is not self._scene:
            self._scene, self._place = scene, None
            self._said.clear()
        for subject, words in chain(self._subjects(scene), (("pads", app.announcement),)):
            if self._said.get(subject) != words:
                self._said[subject] = words
                if words:
                    self._say(words)
        if not self._greeted:
            self._greeted = True
            self._say(tr("F2 says all that is on the screen; the help at the table names the other keys."))

    def hear(self, app: AppContext, event: pygame.event.Event) -> bool:
        """Read out what a key asks for; True where it was for the narrator."""
        scene = app.scene
        if event.type != pygame.KEYDOWN or scene is None or event.key not in HEARD or event.mod & pygame.KMOD_ALT:
            return False
        view = getattr(scene, "view", None)
        if event.key not in _EVERYWHERE and not isinstance(view, TableView):
            return False
        for line in _asked(event.key, scene):
            self._say(line)
        return True

    def _subjects(self, scene: Scene) -> Iterator[tuple[str, str]]:
        """List what may have changed, each with its present words, in the order in which they are to be said."""
        for number, line in enumerate(said_heading(scene)):
            yield f"heading {number}", line
        view = getattr(scene, "view", None)
        if isinstance(view, TableView):
            self._tell(view)
            if view.state is not None and _in_play(scene, view.state):
                yield "turn", describe_turn(view.state, view.names)
        if isinstance(scene, TutorialScene):
            yield "coach", _coached(scene)
        if isinstance(scene, TableScene):
            yield from self._at_table(scene)
        if isinstance(scene, TutorialScene):
            yield "pointed", _pointed(scene)
        yield "detail", said_detail(scene)
        if isinstance(scene, ReplayScene):
            yield "eyes", eyes(scene.eyes, scene.view.names)
        if isinstance(scene, LobbyRoomScene):
            yield from said_room(scene)
            self._overhear(scene.room, scene.room.state.chat)
        for name in _TOLD:
            words = getattr(scene, name, "")
            yield name, words if isinstance(words, str) else ""
        form = _form(scene)
        if form is not None and form.focused is not None:
            yield "focus", said_widget(form.focused, scene)

    def _tell(self, view: TableView) -> None:
        """Say new rows of the log, what was turned up and whose points are others; of a log told anew the last row."""
        before, self._state = self._state, view.state
        if view.rows is not self._rows:
            self._rows = view.rows
            told = self._told
            if view.rows[: len(told)] != told or not told:
                self._told = view.rows[:]
                before = None
                if view.rows and view.rows[-1:] != told[-1:]:
                    self._say(describe_row(view.edition, view.rows[-1]))
        for row in view.rows[len(self._told) :]:
            self._say(describe_row(view.edition, row))
            self._told.append(row)
        if before is not None and view.state is not None and view.state is not before:
            self._compare(view, before, view.state)

    def _compare(self, view: TableView, before: GameState, after: GameState) -> None:
        """Say whose points and which cards of the market are others than before; not of another game."""
        if before.edition != after.edition or len(before.players) != len(after.players):
            return
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            if old.points != new.points:
                self._say(describe_points(view.names, seat, new.points))
        for number, (old_row, new_row) in enumerate(zip(before.market, after.market, strict=True)):
            for slot, (gone, card) in enumerate(zip(old_row, new_row, strict=True)):
                if gone != card and (card is not None or not after.pending):
                    self._say(describe_turned_up(view.edition, market(number + 1, slot), card))

    def _overhear(self, company: object, talk: Sequence[ChatLine]) -> None:
        """Say what the others have said since one is among them."""
        if company is not self._company:
            self._company, self._talk = company, talk[-1].number if talk else 0
        for said in talk:
            if said.number > self._talk:
                self._talk = said.number
                self._say(said_line(said))

    def _at_table(self, table: TableScene) -> Iterator[tuple[str, str]]:
        view, state = table.view, table.view.state
        if state is None:
            return
        marks = table.marks()
        if table.company is not None:
            yield "notice", table.company.notice
            self._overhear(table.company.company, table.company.company.state.chat)
        yield "clock", _hurried(table, marks.clocks)
        yield f"note {table.table.note.count}", marks.note
        yield "chosen", _chosen(table)
        yield "prompt", marks.prompt or marks.waiting
        focus = table.table.focus
        if focus is not self._place:
            self._place = focus
            reader = view.perspective if view.players else None
            yield "place", "" if focus is None else describe_place(view.edition, state, view.names, focus, reader)


def _form(scene: Scene) -> Form | None:
    """Give the controls that have the keys: a page's, or those of the talk over a table."""
    if isinstance(scene, TableScene):
        chat = scene.table.chat
        return chat.form if chat is not None and chat.open else None
    form = getattr(scene, "form", None)
    return form if isinstance(form, Form) else None


def _in_play(scene: Scene, state: GameState) -> bool:
    """Tell whether somebody is to move: not at the end, and not while the table thinks about what was done here."""
    if not isinstance(scene, TableScene):
        return state.phase is not Phase.OVER
    return not scene.table.over and (state.turn not in scene.session.local_seats or scene.table.choices is not None)


def _asked(key: int, scene: Scene) -> list[str]:
    """Give what a key reads out."""
    if key == pygame.K_F2:
        return said_screen(scene)
    if key == pygame.K_F4:
        return said_possible(scene)
    view = getattr(scene, "view", None)
    if not isinstance(view, TableView) or view.state is None:
        return []
    rules, state, names, seat = view.edition, view.state, view.names, view.perspective
    reader = seat if view.players else None
    match key:
        case pygame.K_F3:
            return [describe_player(rules, state, names, seat)]
        case pygame.K_F5:
            return describe_others(rules, state, names, seat)
        case pygame.K_F6:
            return describe_market(rules, state, names, reader)
        case pygame.K_F7:
            return describe_bank(rules, state, names, reader)
    return [describe_row(rules, row) for row in view.rows[-_LAST_ROWS:]]


def _hurried(table: TableScene, clocks: Mapping[Seat, int]) -> str:
    """Say how much time is left to the person to move here, once it is little."""
    now = table.table.choices
    if now is None or now.seat is None:
        return ""
    left = clocks.get(now.seat)
    if table.company is not None:
        left = table.company.gathering.state.clock_s
    told = None if left is None else next((most for most in _LITTLE_S if left <= most), None)
    return "" if told is None else trn("{count} second left", "{count} seconds left", told).format(count=told)


def _chosen(table: TableScene) -> str:
    """Say what was chosen so far."""
    now, selection = table.table.choices, table.table.selection
    if now is None or now.seat is None:
        return ""
    rules = table.view.edition
    match selection:
        case Gather(kinds) | GiveBack(kinds) if kinds:
            counts = [kinds.count(kind) for kind in range(len(now.state.bank))]
            return tr("Chosen: {tokens}.").format(tokens=describe_tokens(rules, counts))
        case Picked(place) | PickTile(place) if place is not None:
            return tr("Chosen: {tokens}.").format(tokens=format_place(place))
        case Paying(place, payment):
            payments = [offer.payment for offer in now.purchases.get(place, ())]
            said = tr("Payment: {tokens}").format(tokens=describe_tokens(rules, payment))
            return describe_choice(said, payments.index(payment), len(payments)) if payment in payments else said
    return ""


def _coached(scene: TutorialScene) -> str:
    """Say the step of a lesson that is shown."""
    coach = scene.coach
    if not coach.speaking:
        return ""
    step = coach.step
    where = tr("{number} of {total}").format(number=coach.shown + 1, total=len(coach.lesson.steps))
    keys = [f"{labelled(each.label, each.tooltip)}." for each in coach.form.widgets if isinstance(each, Button)]
    said = (f"{where}. {tr(step.title)}.", tr(step.text), tr(step.task) if step.task else "", *keys)
    return " ".join(filter(None, said))


def _pointed(scene: TutorialScene) -> str:
    """Say what the lesson's pointer points at."""
    view, target = scene.view, scene.pointed
    if view.state is None or target is None:
        return ""
    return tr("Next: {place}").format(place=describe_place(view.edition, view.state, view.names, target))
