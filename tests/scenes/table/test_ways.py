"""The ways to take a turn in the dock: what they light, how they are pressed, and why one is not possible."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.rules.model import HAND_LIMIT, WILD, HeldCard, Place, PlaceKind, bank, deck, market
from game.rules.reasons import Reason
from game.scenes.start import open_app
from game.scenes.table.scene import TableScene
from game.storage.settings import Settings, TextSize
from game.storage.store import Store
from game.support.i18n import set_language
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table import frames
from game.ui.table.board import market as market_board
from game.ui.table.board import signals
from game.ui.table.dock import purchase
from game.ui.table.mats import reserved_cards
from game.ui.table.painter import Painter
from game.view.interaction import intent
from game.view.interaction.choices import IDLE, Gather, Picked, choices
from game.view.interaction.ways import describe_way, offered_way
from game.view.layout.geometry import Rect
from game.view.layout.table import SLOT_CONTROLS, WAYS, Control
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import Hands, sit_down, wait
from tests.view.interaction.test_intent import opening, with_player
from tools.shots.posed import PosedSession, position, seats


def test_the_dock_has_the_ways_until_anything_is_chosen(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    assert set(WAYS) <= set(scene.view.layout.areas) and Control.CONFIRM not in scene.view.layout.areas
    now = scene.table.choices
    assert now is not None
    hands.click(next(iter(now.beginnings[0])))
    hands.step()
    assert set(SLOT_CONTROLS) <= set(scene.view.layout.areas) and Control.TAKE not in scene.view.layout.areas


def test_a_pointer_that_rests_where_a_move_was_confirmed_points_at_nothing(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    for color in next(iter(now.takes)):
        hands.click(bank(color))
    hands.click(Control.CONFIRM)
    wait(hands)
    hands.step(100)
    assert Control.CONFIRM not in scene.view.layout.areas
    assert scene.table.hover is None and not scene.marks().note


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_way_that_is_pointed_at_lights_what_it_may_begin_with_and_nothing_else(
    app: App, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position("marvel", 3, lambda state: state.turn == 0 and len(choices(state, {0}).purchases) > 1)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("marvel", 3))))
    app.step(40)
    sprites: list[tuple[str, Rect]] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        sprites.append((name, rect))
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    lights: dict[Rect, int] = {}
    monkeypatch.setattr(frames, "paint_halo", lambda _c, _look, box, _unit, alpha: lights.update({box: alpha}))
    bookmarks: list[Rect] = []
    monkeypatch.setattr(market_board, "draw_bookmark", lambda _p, box, **__: bookmarks.append(box))
    places: list[Rect] = []
    monkeypatch.setattr(reserved_cards, "draw_target", lambda _p, rect, _color: places.append(rect))
    ticks: list[str] = []
    icon = signals.paint_icon

    def keep_icon(canvas: Canvas, look: RenderContext, name: str, *at: float) -> None:
        ticks.append(name)
        icon(canvas, look, name, *at)

    monkeypatch.setattr(signals, "paint_icon", keep_icon)
    now = scene.table.choices
    assert now is not None
    hands = Hands(app, scene)
    hands.move(WAYS[number])
    hands.step(8)
    for drawn in (sprites, lights, bookmarks, places, ticks):
        drawn.clear()
    scene.recorded(scene.draw)
    assert scene.marks().spot == now.beginnings[number]
    lit = {place for place in scene.view.layout.places if scene.marks().lit(place)}
    reserves = WAYS[number] is Control.RESERVE
    assert lit == (set() if reserves else now.beginnings[number])
    assert len(bookmarks) == (len(now.reserves) if reserves else 0), "one on every piece"
    assert len(lights) == (len(now.purchases) if lit & set(now.purchases) else 0)
    seals = ticks.count("sign/can" if lights else "icon/ok")
    assert seals == (0 if reserves else len(now.purchases)), "what can be bought is no part of reserving"
    held = len(now.state.players[0].hand)
    assert places == [scene.view.layout.panel(0).hand[held]] * reserves, "where the card will lie"
    wild = scene.view.layout.bank_cells[WILD]
    rings = [rect for name, rect in sprites if name == "ring/flat_chosen" and wild.contains(rect.center)]
    assert len(rings) == reserves, "the wild token comes with it"


def kept_buttons(monkeypatch: pytest.MonkeyPatch) -> dict[Rect, str]:
    """Return the names of the plates of buttons by their boxes, filled as they are drawn."""
    buttons: dict[Rect, str] = {}
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        if name.startswith("ui/button"):
            buttons[rect] = name
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    return buttons


@pytest.mark.parametrize(("can_buy", "offered"), [(False, Control.TAKE), (True, Control.BUY)])
def test_the_way_that_is_offered_is_gold_in_a_row_whose_order_never_changes(
    app: App, can_buy: bool, offered: Control, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices(state, {0}).purchases) == can_buy)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    buttons = kept_buttons(monkeypatch)
    scene.recorded(scene.draw)
    areas, now = scene.view.layout.areas, scene.table.choices
    assert now is not None
    possible = [way for way, places in zip(WAYS, now.beginnings, strict=True) if places]
    assert {way: buttons[areas[way]] for way in possible} == dict.fromkeys(possible, "ui/button") | {
        offered: "ui/button_primary"
    }
    assert sorted(WAYS, key=lambda way: areas[way].x) == [Control.TAKE, Control.BUY, Control.RESERVE]
    assert len({(areas[way].y, areas[way].h) for way in WAYS}) == 1
    strip = scene.view.layout.actions.strip
    assert (strip.x, strip.right) == (areas[WAYS[0]].x, areas[WAYS[-1]].right)
    assert strip.bottom < areas[offered].y


def test_a_way_that_was_pressed_is_the_gold_one_and_pressed_in(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    scene.recorded(scene.draw)
    buttons = kept_buttons(monkeypatch)
    areas = scene.view.layout.areas
    scene.press(Control.RESERVE)
    scene.table.hover = None
    scene.recorded(scene.draw)
    assert buttons[areas[Control.RESERVE]] == "ui/button_primary_pressed"
    assert buttons[areas[Control.BUY]] == buttons[areas[Control.TAKE]] == "ui/button"


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_gold_follows_the_pointer_that_rests_and_not_one_that_crosses(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position(name, 3, lambda state: state.turn == 0 and bool(choices(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    app.step(40)
    hands, buttons = Hands(app, scene), kept_buttons(monkeypatch)
    plates = lambda: [buttons[scene.view.layout.areas[way]] for way in WAYS]  # noqa: E731
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button_primary", "ui/button"]
    hands.move(Control.RESERVE)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button_primary", "ui/button_hover"]
    assert scene.marks().way is None and not scene.marks().spot, "the table has its light while it is crossed"
    hands.step(8)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button", "ui/button_primary_hover"]
    assert scene.marks().way is Control.RESERVE
    hands.move(Control.TAKE)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button_hover", "ui/button", "ui/button_primary"], "it stays where it was until then"
    pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
    hands.step(10)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button_primary", "ui/button"]


def test_gold_follows_the_focus_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = sit_down(app, "base", ("human", "bot"))
    buttons = kept_buttons(monkeypatch)
    for way in (Control.RESERVE, Control.TAKE):
        scene.table.focus = way
        scene.recorded(scene.draw)
        golden = [each for each in WAYS if buttons.get(scene.view.layout.areas[each]) == "ui/button_primary"]
        assert golden == [way]


def test_the_way_with_which_the_plan_on_show_begins_is_the_gold_one(app: App) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    hands = Hands(app, scene)
    now, facts = scene.table.choices, scene.view.facts
    assert now is not None and facts is not None
    plans = [(place, facts.plan(place)) for place in now.reserves if place.kind is PlaceKind.MARKET]
    far = next(place for place, plan in plans if plan is not None and plan.first_take)
    near = next(place for place in now.purchases if place.kind is PlaceKind.MARKET)
    for pointed, gold in ((far, Control.TAKE), (near, Control.BUY), (deck(1), Control.RESERVE)):
        hands.move(pointed)
        hands.step(8)
        with pytest.MonkeyPatch.context() as patch:
            buttons = kept_buttons(patch)
            scene.recorded(scene.draw)
        golden = [way for way in WAYS if "primary" in buttons[scene.view.layout.areas[way]]]
        assert golden == [gold]


def test_after_reserving_was_pressed_a_card_is_picked_to_be_reserved_even_if_it_is_in_reach(app: App) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    now = scene.table.choices
    assert now is not None
    place = next(place for place in now.purchases if place.kind is PlaceKind.MARKET)
    scene.press(Control.RESERVE)
    scene.press(place)
    assert scene.table.selection == Picked(place, reserve=True)
    scene.press(Control.UNDO)
    assert scene.marks().way is Control.RESERVE, "undone, it is still reserving"


def test_while_reserving_the_dock_does_not_say_that_a_card_cannot_be_bought(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    place = next(place for place in now.reserves if place.kind is PlaceKind.MARKET and place not in now.purchases)
    hands.move(place)
    assert scene.marks().reason
    hands.click(Control.RESERVE)
    hands.move(place)
    assert scene.marks().prompt == "Reserve this card" and not scene.marks().reason
    hands.click(place)
    assert not scene.marks().reason


def test_the_dock_offers_to_buy_before_to_take_and_to_reserve_last() -> None:
    assert offered_way(frozenset(WAYS)) is Control.BUY
    assert offered_way({Control.TAKE, Control.RESERVE}) is Control.TAKE
    assert offered_way({Control.RESERVE}) is Control.RESERVE
    assert offered_way(frozenset()) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1600, 900), 100)])
@pytest.mark.usefixtures("language_restored")
def test_verbs_are_whole_and_what_they_need_is_said_for_all_or_for_none(
    store: Store, name: str, size: tuple[int, int], text: TextSize
) -> None:
    set_language("de")
    app = open_app(Settings(language="de", speed="off", text_size=text), store, size)
    scene, _ = sit_down(app, name, ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    written = set(scene.recorded(scene.draw))
    verbs, needs = zip(*(describe_way(now, way) for way in WAYS), strict=True)
    assert set(verbs) <= written
    assert set(needs) & written in (set(), set(needs))
    assert bool(set(needs) & written) == (size == (1600, 900))
    app.close()


def test_a_way_that_is_pointed_at_says_in_the_strip_what_to_choose(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    assert not {"Take tokens,", "reserve or buy", "Take tokens, reserve or buy"} & set(scene.recorded(scene.draw)), (
        "at rest the ways themselves say what may be done"
    )
    assert scene.marks().prompt == "Take tokens, reserve or buy", "for who cannot see them"
    assert "Choose a card or a deck" not in scene.recorded(scene.draw)
    hands.move(Control.RESERVE)
    hands.step(8)
    assert "Choose a card or a deck" in " ".join(scene.recorded(scene.draw))


def test_beside_reserving_no_plan_says_otherwise(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    hands.click(Control.RESERVE)
    hands.move(next(place for place in now.reserves if place.kind is PlaceKind.MARKET))
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.marks())
    assert painter is not None and purchase.plan_on_show(painter) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_what_is_still_needed_leaves_out_what_this_turn_takes(app: App, name: str) -> None:
    steps = position(name, 3, lambda state: state.turn == 0 and state.round == 9)
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.marks())
    assert painter is not None
    plans = [plan for place in scene.view.layout.places if (plan := painter.facts.plan(place)) and plan.turns > 2]
    assert plans
    for plan in plans:
        missing, taken = painter.facts.missing(plan.card), plan.steps[0].taken
        used = sum(min(lack, got) for lack, got in zip(missing, taken, strict=False)) + taken[WILD]
        assert sum(purchase.lack_after(painter, plan).values()) == sum(missing) - used > 0


def test_a_way_that_was_pressed_stays_lit_until_it_is_pressed_again_or_left(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    hands.click(Control.RESERVE)
    place = next(place for place in now.reserves if place.kind is PlaceKind.MARKET)
    hands.move(place)
    assert scene.marks().way is Control.RESERVE and scene.marks().spot == now.reserves
    hands.move(Control.RESERVE)
    hands.click(Control.RESERVE)
    hands.move(place)
    hands.step(8)
    assert scene.marks().way is None
    hands.click(Control.TAKE)
    hands.move(place)
    hands.key(pygame.K_ESCAPE)
    assert scene.marks().way is None and app.scene is scene, "the menu does not open"
    hands.key(pygame.K_ESCAPE)
    assert app.scene is not scene


def test_with_the_keyboard_a_way_leads_to_the_first_place_that_it_may_begin_with(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None
    for way, places in zip(WAYS, now.beginnings, strict=True):
        if not places:
            continue
        scene.table.focus = way
        said = [spoken.words for spoken in scene.changing()]
        assert any(describe_way(now, way)[0] in text and describe_way(now, way)[1] in text for text in said)
        hands.key(pygame.K_RETURN)
        assert isinstance(scene.table.focus, Place) and scene.table.focus in places
        assert scene.table.selection == IDLE and scene.marks().way is way


def test_a_way_that_is_not_possible_says_why() -> None:
    state = opening()
    poor = choices(state, {0})
    assert not poor.purchases and describe_way(poor, Control.BUY) == ("Buy", "none in reach")
    assert intent.step(poor, IDLE, Control.BUY).note == "No card is in reach."
    assert Control.BUY not in intent.actionable(poor, IDLE) >= {Control.TAKE, Control.RESERVE}
    full = with_player(state, tokens=(4, 3, 3, 0, 0, 0, 0))
    assert describe_way(choices(full, {0}), Control.TAKE) == ("Swap", "give some back")
    assert describe_way(choices(full, {0}), Control.RESERVE) == ("Reserve", "give one back")
    no_wild = replace(full, bank=(*full.bank[:WILD], 0, *full.bank[WILD + 1 :]))
    assert describe_way(choices(no_wild, {0}), Control.RESERVE) == ("Reserve", "card or deck")
    assert not intent.ways(poor, Gather((0,)))
    hand = tuple(HeldCard("b1-01", 1, blind=False) for _ in range(HAND_LIMIT))
    holding = choices(with_player(state, hand=hand), {0})
    assert describe_way(holding, Control.RESERVE) == ("Reserve", "3 of 3 held")
    assert intent.step(holding, IDLE, Control.RESERVE).why == intent.Explanation(
        Reason.HAND_FULL.text, Reason.HAND_FULL
    )


def test_a_way_that_is_pointed_at_has_no_tip_that_repeats_its_words(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    now = scene.table.choices
    assert now is not None and not now.purchases
    for way in WAYS:
        hands.move(way)
        hands.step(60)
        assert not scene.marks().note


def test_nothing_is_said_of_a_card_that_has_not_landed(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "bot"))
    last = market(3, 3)
    scene.table.hover = last
    assert scene.view.is_empty(last) and scene.table.choices is not None
    marks = scene.marks()
    assert (marks.hover, marks.reason, marks.note) == (None, "", "")
    wait_until(lambda: not scene.view.busy(), hands.step)
    assert scene.marks().hover == last and scene.marks().reason.startswith("Need ")
