"""A table with people at other screens: moves that are refused, lost, or come faster than they can be watched."""

from __future__ import annotations

import msgspec
import pygame

from game.scenes.table.scene import TableScene
from game.sessions.update import Update
from game.ui.app.app import App
from game.view.layout.table import Control
from tests.scenes.conftest import Person
from tests.scenes.table.participants.conftest import Table, participants_view
from tests.scenes.table.pointing import written
from tools.shots.gathered import FakeRoom
from tools.shots.posed_participants import PosedParticipants


def propose(app: App, participants: PosedParticipants, person: Person) -> tuple[TableScene, Table]:
    """Sit down on one's own turn and take three tokens."""
    session = Table(participants, frozenset({1}))
    scene = TableScene(app, session)
    app.reset(scene)
    app.step(20)
    kinds = [kind for kind in range(5) if session.state.bank[kind]][:3]
    person.press(*(pygame.K_1 + kind for kind in kinds), pygame.K_c)
    assert session.wished == ["propose"] and scene.table.choices is None
    return scene, session


def test_a_refusal_is_shown_and_the_turn_continues(app: App, participants: PosedParticipants, person: Person) -> None:
    scene, session = propose(app, participants, person)
    session.news = [Update(9, "rejected", 1, (), (), session.state, sentence="Waiting for players.")]
    app.step(20)
    assert scene.highlights().note == "Waiting for players."
    assert scene.table.choices is not None and scene.table.choices.seat == 1


def test_a_proposal_that_got_lost_can_be_made_again(app: App, participants: PosedParticipants, person: Person) -> None:
    scene, _ = propose(app, participants, person)
    person.watch(5000)
    assert scene.table.choices is not None and scene.table.choices.seat == 1


def test_a_resigned_player_is_not_shown_as_missing(
    app: App, table: TableScene, participants: PosedParticipants
) -> None:
    participants.lose(1)
    table.session.resigned = frozenset({1})
    app.step(20)
    assert participants_view(table).missed(1) is None


def test_the_log_names_players_replaced_by_a_bot_and_returned(app: App, table: TableScene) -> None:
    session = table.session
    assert isinstance(session, Table)
    last, state = session.history()[-1].seq, session.state
    steps = [Update(last + 1, "seat", 2, (), (), state, sitting="bot")]
    steps.append(Update(last + 2, "redeal", None, (), (), state))
    for update in steps:
        table.view.show(update, animate=False)
    table.view.show(Update(last + 3, "seat", 2, (), (), state, sitting="human"), animate=False)
    rows = [row.text for row in table.view.log.rows[-3:]]
    assert rows == [
        "The computer plays for Lorenzo",
        "The host was lost; hidden cards are shuffled again.",
        "Lorenzo is back",
    ]
    app.step(20)


def test_updates_too_fast_to_animate_are_skipped_a_few_at_once_and_the_table_rests_between(
    app: App, table: TableScene
) -> None:
    session = table.session
    assert isinstance(session, Table)
    last, moves = table.table.last_seq, [update for update in session.history() if update.seat is not None]
    session.news = [msgspec.structs.replace(move, seq=last + 1 + n) for n, move in enumerate((moves * 2)[:22])]
    assert len(session.news) == 22
    shown = []
    for _ in range(4):
        painted = app.step(16)
        shown.append((table.table.last_seq - last, bool(painted)))
    moves_shown = [(8, True), (8, False), (10, True), (11, True)]
    assert shown == moves_shown, "no more than a frame has time for, and then one by one"


def test_the_dock_keeps_its_buttons_while_moves_are_skipped(app: App, table: TableScene) -> None:
    session = table.session
    assert isinstance(session, Table)
    moves = [update for update in session.history() if update.seat is not None]
    own, others = (
        [move for move in moves if (move.state.turn in session.local_seats) is mine] for mine in (True, False)
    )
    coming = [*[others[0]] * 7, own[0], *[others[0]] * 12]
    session.news = [msgspec.structs.replace(move, seq=table.table.last_seq + 1 + n) for n, move in enumerate(coming)]
    dock = table.view.layout.dock
    assert Control.CONFIRM not in table.view.layout.areas
    app.step(16)
    assert table.view.state is own[0].state and table.view.layout.dock == dock
    table.table.updates.clear()
    table.view.show(own[0], animate=False)
    app.redraw()
    app.step(16)
    assert Control.CONFIRM in table.view.layout.areas, "the last of them, with which the turn is here"


def test_a_spectator_sees_a_table_without_prompts(app: App, participants: PosedParticipants, person: Person) -> None:
    scene = TableScene(app, Table(participants, frozenset()), FakeRoom(None, hosting=False, phase="game"))
    app.reset(scene)
    person.watch(200)
    highlights = scene.highlights()
    assert (
        not highlights.mine
        and not highlights.actionable
        and highlights.choices is not None
        and highlights.choices.seat is None
    )
    late = "Delayed: you see each turn one turn later"
    assert late not in " ".join(written(app))
    participants.set(delayed=True)
    assert late in " ".join(written(app))
    person.press(pygame.K_p)
    labels = {button.label for button in app.scene.form.widgets}
    assert labels == {"Resume", "Rules", "Settings", "Leave the table"}
