"""The prompt of the dock names what is still to do."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import bank, deck, hand, market, tile
from game.rules import edition as rules_of
from game.rules.model import GameState, Place
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.dock import plan_line
from game.ui.table.dock.dock import prompt_for
from game.ui.table.painter import Painter
from game.ui.table.pending_change import tokens_to_come
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.choices import Picked, TakeSelection, choices_of
from game.view.layout.geometry import Rect
from game.view.layout.table import MOVE_KINDS, Control, table_layout
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import Hands, sit_down
from tests.view.interaction.test_intent import opening, with_player
from tools.shots.posed import PosedSession, position, seats


@pytest.mark.parametrize(
    ("bank", "gathered", "prompt"),
    [
        ((4, 4, 4, 4, 4, 5, 0), (), "Take tokens, reserve or buy"),
        ((4, 4, 4, 4, 4, 5, 0), (2,), "Take 2 more, or the same again"),
        ((4, 4, 3, 4, 4, 5, 0), (2,), "Take 2 more"),
        ((4, 4, 4, 4, 4, 5, 0), (2, 0), "Take 1 more"),
        ((4, 4, 4, 4, 4, 5, 0), (2, 2), "Confirm or undo"),
        ((4, 4, 4, 4, 4, 5, 0), (2, 0, 1), "Confirm or undo"),
        ((2, 0, 0, 1, 0, 5, 0), (0,), "Confirm or undo"),
    ],
)
def test_the_prompt_names_the_next_step_of_a_take(
    bank: tuple[int, ...], gathered: tuple[int, ...], prompt: str
) -> None:
    state = msgspec.structs.replace(opening(), bank=bank)
    assert prompt_for(choices_of(state, {0}), TakeSelection(gathered)) == prompt


def test_with_all_tokens_that_are_allowed_the_prompt_offers_a_take_while_there_are_any() -> None:
    state = with_player(opening(), tokens=(4, 3, 3, 0, 0, 0, 0))
    few = msgspec.structs.replace(state, bank=(0, 0, 3, 0, 1, 5, 0))
    assert prompt_for(choices_of(few, {0}), TakeSelection(())) == "Take tokens, reserve or buy"
    none = msgspec.structs.replace(state, bank=(0, 0, 0, 0, 0, 5, 0))
    assert prompt_for(choices_of(none, {0}), TakeSelection(())) == "No tokens to take"


def _with_a_purchase(app: App) -> tuple[TableScene, Place]:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    choices = scene.table.choices
    assert choices is not None
    return scene, next(place for place in choices.purchases if place in choices.reserves)


def _buttons(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect]]:
    """Return the plates of the buttons in the dock with their places."""
    found: list[tuple[str, Rect]] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        if name.startswith(("ui/button", "ui/pill")) and p.layout.dock.rect.holds(rect):
            found.append((name, rect))
        sprite(p, name, rect, alpha)

    with monkeypatch.context() as patch:
        patch.setattr(Painter, "sprite", keep)
        scene.recorded(scene.draw)
    return found


def test_while_a_card_has_the_focus_or_the_pointer_its_plan_is_above_buttons_that_stay_as_they_are(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, place = _with_a_purchase(app)
    table = scene.table
    table.hover, before = None, _buttons(scene, monkeypatch)
    assert len(before) == 3 and "YOU GET" not in scene.recorded(scene.draw)
    for pointed, focused, large in ((None, place, None), (place, None, None), (place, None, place)):
        table.hover, table.focus, table.magnifier.shown = pointed, focused, large
        table.step_rest(1000.0)
        assert _buttons(scene, monkeypatch) == before
        words = scene.recorded(scene.draw)
        assert {"YOU PAY", "YOU GET", "Buy", "Reserve"} <= set(words)
    table.hover, table.magnifier.shown = None, None
    table.step_rest(1000.0)
    assert "YOU GET" not in scene.recorded(scene.draw)


def test_a_click_keeps_the_gold_button_and_the_plain_one_in_their_places(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    place = next(place for place in choices.reserves if choices.first_take(Picked(place)))
    hands.move(place)
    gold, middle, plain = (scene.view.layout.areas[move_kind] for move_kind in MOVE_KINDS)
    hands.click(place)
    names, (armed, reserve) = zip(*_buttons(scene, monkeypatch), strict=True)
    assert names[0].startswith("ui/button_primary") and reserve == plain
    assert (armed.x, armed.y, armed.h, armed.right) == (gold.x, gold.y, gold.h, middle.right)


def test_the_dock_stays_as_it_is_while_the_pointer_crosses_the_market(app: App) -> None:
    scene, place = _with_a_purchase(app)
    hands, shown = Hands(app, scene), set[tuple[object, ...]]()
    hands.rest(place)
    dock = set(scene.recorded(scene.draw))
    assert "YOU GET" in dock
    for crossed in (tile(0), *(market(level, slot) for level in (3, 2, 1) for slot in range(4)), deck(2), bank(0)):
        hands.move(crossed)
        hands.step(4)
        shown.add((scene.highlights().primary, scene.highlights().rested, scene.highlights().strip_share))
    assert shown == {(scene.table.primary, place, 1.0)} and dock == set(scene.recorded(scene.draw))
    hands.step(8)
    assert "YOU GET" not in scene.recorded(scene.draw)


def test_the_gold_button_that_buys_asks_for_a_card_while_none_is_chosen(app: App) -> None:
    scene, _ = _with_a_purchase(app)
    hands = Hands(app, scene)
    hands.move(tile(0))
    hands.step(24)
    assert "IN REACH" in scene.recorded(scene.draw)
    hands.click(Control.BUY)
    words = scene.recorded(scene.draw)
    assert "Choose a card in reach" in words and "IN REACH" not in words
    hands.click(Control.BUY)
    assert "IN REACH" in scene.recorded(scene.draw)


def test_a_plan_on_another_turn_has_the_place_of_the_order_of_play(app: App) -> None:
    steps = position("base", 3, lambda state: state.turn == 1 and state.round > 1)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    assert "You" in scene.recorded(scene.draw)
    scene.table.hover = market(1, 0)
    scene.table.step_rest(1000.0)
    words = scene.recorded(scene.draw)
    assert "You" not in words and {"NOW", "YOU PAY"} & set(words)
    assert "The computer is thinking" in words and "Plan ahead: hover over a card" not in words
    facts = scene.view.facts
    assert facts is not None
    far = next(place for place in map(market, (3,) * 4, range(4)) if facts.plan(place) is None)
    scene.table.hover = far
    scene.table.step_rest(1000.0)
    words = scene.recorded(scene.draw)
    assert "You" in words and any(word.startswith("Need ") for word in words), "what the viewer lacks for it"


@pytest.mark.parametrize(("turn", "coming"), [(1, (2, 0)), (2, (0,))])
def test_while_others_act_the_dock_shows_who_plays_before_the_viewer_and_the_last_turn(
    app: App, monkeypatch: pytest.MonkeyPatch, turn: int, coming: tuple[int, ...]
) -> None:
    steps = position("base", 3, lambda state: state.turn == turn and state.round > 1)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    shown: list[int] = []
    monkeypatch.setattr(Painter, "seat_sign", lambda _, seat, *_args, **_more: shown.append(seat))
    words = scene.recorded(scene.draw)
    begin = words.index(f"{scene.view.names[turn]}’s turn") + 1
    assert words[begin : begin + 3] == ["UP NEXT", "You", "LAST TURN"]
    assert shown[-len(coming) - 1 :] == [turn, *coming]
    assert ("Recap" in words) == (turn == 2), "before any turn of another player there is nothing to play again"


@pytest.mark.parametrize("turn", [0, 1])
def test_the_dock_keeps_its_place_and_has_no_gold_button_while_somebody_else_is_to_act(app: App, turn: int) -> None:
    steps = position("base", 3, lambda state: state.turn == turn and state.round > 1)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    layout, usual = scene.view.layout, table_layout(scene.view.layout.size, rules_of("base"), 3)
    assert Control.CONFIRM not in layout.areas
    assert (turn == 0) == (Control.TAKE in layout.areas), "the kinds of move have the place of the buttons"
    assert layout.dock.strip == usual.dock.strip and layout.dock.rect == usual.dock.rect
    assert layout.log == usual.log and layout.ticker == usual.ticker


def test_the_gold_button_takes_the_first_tokens_of_the_plan_for_a_chosen_card(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    place = next(place for place in choices.reserves if choices.first_take(Picked(place)))
    first = choices.first_take(Picked(place))
    hands.rest(place)
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.highlights())
    assert painter is not None
    come = tokens_to_come(painter)
    assert come == tuple(first.count(kind) for kind in range(len(come))), "marked while the card is pointed at"
    hands.click(place)
    assert Control.RESERVE in scene.highlights().actionable, "the card can be reserved instead"
    before = scene.session.state.players[0].tokens
    hands.click(Control.CONFIRM)
    wait_until(lambda: scene.session.state.players[0].tokens != before, hands.step)
    assert scene.session.state.players[0].tokens == come


def test_the_plan_for_an_own_reserved_card_stays_while_the_pointer_goes_to_the_gold_button(app: App) -> None:
    def held(state: GameState) -> bool:
        return state.turn == 0 and bool(choices_of(state, {0}, plans=True).first_take(Picked(hand(0, 0))))

    app.reset(scene := TableScene(app, PosedSession(position("base", 2, held), seats("base", 2))))
    app.step(40)
    hands, place = Hands(app, scene), hand(0, 0)
    hands.click(place)
    hands.rest(Control.CONFIRM)
    assert scene.table.selection == Picked(place) and scene.highlights().primary.kind is Control.TAKE
    assert scene.table.choices is not None
    first = scene.table.choices.first_take(Picked(place))
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.highlights())
    assert painter is not None
    come = tokens_to_come(painter)
    assert first and come == tuple(first.count(kind) for kind in range(len(come)))


def test_without_hints_on_cards_a_chosen_card_is_reserved(app: App) -> None:
    app.settings.badges = False
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.click(market(1, 0))
    hands.click(Control.CONFIRM)
    wait_until(lambda: bool(scene.session.state.players[0].hand), hands.step)


def both_kinds(state: GameState) -> bool:
    """Whether the first seat can buy cards with and without points."""
    choices = choices_of(state, {0})
    return state.turn == 0 and {card.points > 0 for card in map(choices.card_at, choices.purchases) if card} == {
        False,
        True,
    }


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
def test_what_a_purchase_with_points_leads_to_is_on_a_plate_inside_the_strip(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position(name, 2, both_kinds)
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 2))))
    app.step(40)
    choices = scene.table.choices
    assert choices is not None
    plates: list[Rect] = []
    monkeypatch.setattr(plan_line, "draw_score", lambda _, box, __: plates.append(box))
    for place in choices.purchases:
        plates.clear()
        scene.table.hover = place
        scene.table.step_rest(1000.0)
        words, plan = scene.recorded(scene.draw), PositionFacts(choices.state, 0).plan(place)
        assert plan is not None and "+0" not in words
        assert len(plates) == bool(plan.effect.points)
        assert all(scene.view.layout.dock.strip.inset(4).holds(plate) for plate in plates), place


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("window_size", [(1024, 640)])
def test_beside_a_chosen_card_both_buttons_keep_their_icons_in_the_smallest_window(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position(name, 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    app.step(40)
    choices = scene.table.choices
    assert choices is not None
    scene.press(next(place for place in choices.purchases if place in choices.reserves))
    icons: list[tuple[str, float, float]] = []
    icon = Painter.icon

    def keep(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        icons.append((name, x, y))
        icon(p, name, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", keep)
    scene.recorded(scene.draw)
    dock = scene.view.layout.dock
    assert [name for name, x, y in icons if dock.confirm.contains((x, y))] == ["icon_dark/ok"]
    assert [name for name, x, y in icons if dock.reserve.contains((x, y))] == ["icon/reserve"]
