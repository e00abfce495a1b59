"""What a choice leads to stays on show until its action is done or undone, and notes cover none of it."""

from __future__ import annotations

from itertools import chain

import pytest

from game.rules import bank, market
from game.rules.model import HAND_LIMIT, tile
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.table.dock.purchase import is_reserving, own_changes
from game.ui.table.painter import Painter
from game.view.interaction.choices import IDLE, Gather, Picked
from game.view.layout.table import Control
from tests.scenes.table.hands import Hands
from tools.shots.posed import PosedSession, position, seats
from tools.shots.seated import my_turn


def sit_at(app: App, name: str = "base") -> tuple[TableScene, Hands]:
    """Sit down at a table whose session answers no proposal."""
    steps = position(name, 4, lambda state: my_turn(state) and len(state.players[0].hand) < HAND_LIMIT)
    scene = TableScene(app, PosedSession(steps, seats(name, 4)))
    app.reset(scene)
    hands = Hands(app, scene)
    hands.step(40)
    return scene, hands


def painter(app: App, scene: TableScene) -> Painter:
    found = scene.view.painter(app.canvas, scene.look, scene.marks())
    assert found is not None
    return found


def test_a_reservation_is_on_show_from_the_pointer_to_the_answer(app: App) -> None:
    scene, hands = sit_at(app)
    hands.click(Control.RESERVE)
    hands.move(market(2, 1))
    gold = (0, 0, 0, 0, 0, 1, 0)
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(market(2, 1))
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(Control.CONFIRM)
    assert scene.table.selection == IDLE and scene.table.choices is None
    waiting = scene.marks()
    assert waiting.selection == Picked(market(2, 1), reserve=True)
    assert (waiting.actionable, waiting.pressed) == ({Control.CONFIRM}, Control.CONFIRM)
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(Control.CONFIRM)
    hands.click(market(1, 0))
    assert scene.marks().selection == waiting.selection, "nothing is chosen before the answer"


def test_a_choice_that_was_proposed_ends_with_the_answer_and_with_the_wait_for_it(app: App) -> None:
    scene, hands = sit_at(app)
    kinds = [kind for kind in range(5) if scene.session.state.bank[kind]][:3]
    for kind in kinds:
        hands.click(bank(kind))
    hands.click(Control.CONFIRM)
    assert scene.marks().selection == Gather(tuple(kinds))
    hands.step(300)
    assert scene.table.proposed is None and scene.marks().selection == IDLE


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_note_covers_no_piece_that_is_compared(app: App, name: str) -> None:
    scene, hands = sit_at(app, name)
    for target in (bank(5), tile(0), Control.BUY):
        hands.move(target)
        scene.table.show_note("You get a wild token only by reserving a card.")
        hands.step()
        box, layout = scene.view.note_box, scene.view.layout
        assert box is not None
        pieces = chain(layout.places.values(), layout.bank_cells, [layout.actions.rect, layout.panel(layout.own).rect])
        assert not any(box.overlaps(piece) for piece in pieces)
