"""What a choice leads to stays on show until its action is done or undone, and notes cover none of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from game.rules import GameState, Phase, bank, market
from game.rules.editions import edition
from game.rules.model import HAND_LIMIT, SPECIAL, Place, deck, tile
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.table.dock import piece_line, purchase
from game.ui.table.mats import mats
from game.ui.table.painter import Painter
from game.ui.table.pending_change import is_reserving, own_changes
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.purchase_effect import PurchaseEffect, meets_goal
from game.view.interaction.choices import IDLE, Picked, TakeSelection
from game.view.layout.geometry import Rect
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
    found = scene.view.painter(app.canvas, scene.look, scene.highlights())
    assert found is not None
    return found


def test_a_reservation_is_on_show_from_the_pointer_to_the_answer(app: App) -> None:
    scene, hands = sit_at(app)
    hands.click(Control.RESERVE)
    hands.rest(market(2, 1))
    gold = (0, 0, 0, 0, 0, 1, 0)
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(market(2, 1))
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(Control.CONFIRM)
    assert scene.table.selection == IDLE and scene.table.choices is None
    waiting = scene.highlights()
    assert waiting.selection == Picked(market(2, 1), reserve=True)
    assert (waiting.actionable, waiting.pressed) == ({Control.CONFIRM}, Control.CONFIRM)
    assert is_reserving(painter(app, scene)) and own_changes(painter(app, scene)) == gold
    hands.click(Control.CONFIRM)
    hands.click(market(1, 0))
    assert scene.highlights().selection == waiting.selection, "nothing is chosen before the answer"


def test_a_choice_that_was_proposed_ends_with_the_answer_and_with_the_wait_for_it(app: App) -> None:
    scene, hands = sit_at(app)
    kinds = [kind for kind in range(5) if scene.session.state.bank[kind]][:3]
    for kind in kinds:
        hands.click(bank(kind))
    hands.click(Control.CONFIRM)
    assert scene.highlights().selection == TakeSelection(tuple(kinds))
    hands.step(300)
    assert scene.table.proposed is None and scene.highlights().selection == IDLE


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
        pieces = chain(layout.places.values(), layout.bank_cells, [layout.dock.rect, layout.mat(layout.viewer).rect])
        assert not any(box.overlaps(piece) for piece in pieces)


def first_purchase(state: GameState, brings: Callable[[PurchaseEffect], bool]) -> Place | None:
    """Return a card that the first seat can pay for on its turn and that brings what is asked for, if there is one."""
    if state.turn or state.phase is not Phase.ACTION:
        return None
    facts = PositionFacts(state, 0)
    plans = [(place, facts.plan(place)) for place in sorted(facts.buyable)]
    return next((place for place, plan in plans if plan is not None and brings(plan.effect)), None)


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize(("name", "wanted"), [("base", "goal"), ("marvel", "goal"), ("marvel", "token")])
def test_the_plan_for_a_purchase_shows_all_that_it_brings(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str, wanted: str
) -> None:
    def brings(effect: PurchaseEffect) -> bool:
        return effect.reaches_goal if wanted == "goal" else effect.special

    def fits(state: GameState) -> bool:
        if meets_goal(edition(name), state.players[0]):
            return False
        return first_purchase(state, brings) is not None

    steps = position(name, 2, fits)
    scene = TableScene(app, PosedSession(steps, seats(name, 2)))
    app.reset(scene)
    hands = Hands(app, scene)
    hands.step(40)
    p = painter(app, scene)
    place = first_purchase(p.state, brings)
    assert place is not None
    plan = p.facts.plan(place)
    assert plan is not None
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(Painter, "icon", lambda _p, name, x, _y, size, *_: drawn.append((name, x + size / 2)))
    purchase.draw_plan(p, plan, p.layout.dock.strip)
    names = {name for name, _ in drawn}
    assert ("icon/flag" in names) == plan.effect.reaches_goal
    assert (f"token_small/{SPECIAL}" in names) == plan.effect.special
    assert max(right for _, right in drawn) <= p.layout.dock.strip.right


def test_the_loss_of_the_majority_tile_stands_on_the_rivals_plate_while_the_plan_is_on_show(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(state: GameState) -> bool:
        taken = state.majority not in (None, 0)
        return taken and first_purchase(state, lambda effect: effect.majority) is not None

    steps = position("marvel", 2, fits)
    scene = TableScene(app, PosedSession(steps, seats("marvel", 2)))
    app.reset(scene)
    hands = Hands(app, scene)
    hands.step(40)
    losses: list[tuple[Rect, int, int]] = []
    monkeypatch.setattr(mats, "draw_loss", lambda _p, *written: losses.append(written))
    scene.recorded(scene.draw)
    assert not losses
    p = painter(app, scene)
    place = first_purchase(p.state, lambda effect: effect.majority)
    assert place is not None and p.state.majority is not None
    hands.move(place)
    hands.step(12)
    losses.clear()
    scene.recorded(scene.draw)
    points = p.state.players[p.state.majority].points
    assert losses == [(scene.view.layout.mat(p.state.majority).points, points, p.edition.majority_points)]


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_while_reserving_the_strip_shows_the_piece_the_wild_token_and_the_tokens_after_it(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scene, hands = sit_at(app, name)
    held = sum(scene.session.state.players[0].tokens)
    hands.click(Control.RESERVE)
    drawn: list[str] = []
    picture = piece_line.draw_reduced
    monkeypatch.setattr(piece_line, "draw_reduced", lambda p, sign, *at: (drawn.append(sign), picture(p, sign, *at)))
    for place, sentence in ((tile(0), "Choose a card or a deck"), (market(2, 1), ""), (deck(3), "")):
        hands.rest(place)
        drawn.clear()
        words = scene.recorded(scene.draw)
        assert "YOU GET" in words and sentence in " ".join(words)
        assert {"TOKENS", str(held + 1)} <= set(words), "with the wild token"
        assert sentence or not any(word.startswith("Reserve ") for word in words), "the button says it"
        card = scene.session.state.market[1][1]
        assert drawn == {market(2, 1): [f"card/{card}"], deck(3): ["back/3"]}.get(place, [])
