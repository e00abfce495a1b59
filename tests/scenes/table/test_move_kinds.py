"""The kinds of move in the dock: what they light, how they are pressed, and why one is not possible."""

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
from game.ui.table import outlines
from game.ui.table.board import market as market_board
from game.ui.table.board import signals
from game.ui.table.dock import purchase
from game.ui.table.mats import reserved_cards
from game.ui.table.painter import Painter
from game.ui.table.pending_change import plan_on_show
from game.view.interaction import intent
from game.view.interaction.choices import IDLE, Paying, Picked, TakeSelection, choices_of
from game.view.interaction.move_kinds import describe_move_kind, offered_kind
from game.view.layout.geometry import Rect
from game.view.layout.table import MOVE_KINDS, SLOT_CONTROLS, Control
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import Hands, sit_down, wait
from tests.view.interaction.test_intent import opening, with_player
from tools.shots.posed import PosedSession, position, seats
from tools.shots.seated import my_turn


def test_the_dock_has_the_kinds_of_move_until_anything_is_chosen(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    assert set(MOVE_KINDS) <= set(scene.view.layout.areas) and Control.CONFIRM not in scene.view.layout.areas
    choices = scene.table.choices
    assert choices is not None
    hands.click(next(iter(choices.beginnings[0])))
    hands.step()
    assert set(SLOT_CONTROLS) <= set(scene.view.layout.areas) and Control.TAKE not in scene.view.layout.areas


def test_a_pointer_that_rests_where_a_move_was_confirmed_points_at_nothing(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    for color in next(iter(choices.takes)):
        hands.click(bank(color))
    hands.click(Control.CONFIRM)
    wait(hands)
    hands.step(100)
    assert Control.CONFIRM not in scene.view.layout.areas
    assert scene.table.hover is None and not scene.highlights().note


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_kind_of_move_that_is_pointed_at_lights_what_it_may_begin_with_and_nothing_else(
    app: App, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position("marvel", 3, lambda state: state.turn == 0 and len(choices_of(state, {0}).purchases) > 1)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("marvel", 3))))
    app.step(40)
    sprites: list[tuple[str, Rect]] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        sprites.append((name, rect))
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    lights: dict[Rect, int] = {}
    monkeypatch.setattr(outlines, "paint_halo", lambda _c, _look, box, _unit, alpha: lights.update({box: alpha}))
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
    choices = scene.table.choices
    assert choices is not None
    hands = Hands(app, scene)
    hands.move(MOVE_KINDS[number])
    hands.step(8)
    for drawn in (sprites, lights, bookmarks, places, ticks):
        drawn.clear()
    scene.recorded(scene.draw)
    assert scene.highlights().primary.places == choices.beginnings[number]
    lit = {place for place in scene.view.layout.places if scene.highlights().primary.lights(place)}
    reserves = MOVE_KINDS[number] is Control.RESERVE
    assert lit == (set() if reserves else choices.beginnings[number])
    assert len(bookmarks) == (len(choices.reserves) if reserves else 0), "one on every piece"
    assert len(lights) == (len(choices.purchases) if lit & set(choices.purchases) else 0)
    seals = ticks.count("sign/can" if lights else "icon/ok")
    assert seals == (0 if reserves else len(choices.purchases)), "what can be bought is no part of reserving"
    held = len(choices.state.players[0].hand)
    assert places == [scene.view.layout.mat(0).hand[held]] * reserves, "where the card will lie"
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
def test_the_kind_of_move_that_is_offered_is_gold_in_a_row_whose_order_never_changes(
    app: App, can_buy: bool, offered: Control, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases) == can_buy)
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    buttons = kept_buttons(monkeypatch)
    scene.recorded(scene.draw)
    areas, choices = scene.view.layout.areas, scene.table.choices
    assert choices is not None
    possible = [move_kind for move_kind, places in zip(MOVE_KINDS, choices.beginnings, strict=True) if places]
    assert {move_kind: buttons[areas[move_kind]] for move_kind in possible} == dict.fromkeys(possible, "ui/button") | {
        offered: "ui/button_primary"
    }
    assert sorted(MOVE_KINDS, key=lambda move_kind: areas[move_kind].x) == [Control.TAKE, Control.BUY, Control.RESERVE]
    assert len({(areas[move_kind].y, areas[move_kind].h) for move_kind in MOVE_KINDS}) == 1
    strip = scene.view.layout.dock.strip
    assert (strip.x, strip.right) == (areas[MOVE_KINDS[0]].x, areas[MOVE_KINDS[-1]].right)
    assert strip.bottom < areas[offered].y


def test_a_kind_of_move_that_was_pressed_is_the_gold_one_and_pressed_in(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
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
    steps = position(name, 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    app.step(40)
    hands, buttons = Hands(app, scene), kept_buttons(monkeypatch)

    def plates() -> list[str]:
        return [buttons[scene.view.layout.areas[move_kind]] for move_kind in MOVE_KINDS]

    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button_primary", "ui/button"]
    hands.move(Control.RESERVE)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button_primary", "ui/button_hover"]
    assert scene.highlights().primary.kind is Control.BUY, "the table has its light while it is crossed"
    hands.step(8)
    scene.recorded(scene.draw)
    assert plates() == ["ui/button", "ui/button", "ui/button_primary_hover"]
    assert scene.highlights().primary.kind is Control.RESERVE
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
    for move_kind in (Control.RESERVE, Control.TAKE):
        scene.table.focus = move_kind
        scene.recorded(scene.draw)
        golden = [each for each in MOVE_KINDS if buttons.get(scene.view.layout.areas[each]) == "ui/button_primary"]
        assert golden == [move_kind]


def test_the_kind_of_move_with_which_the_plan_on_show_begins_is_the_gold_one(app: App) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    hands = Hands(app, scene)
    choices, facts = scene.table.choices, scene.view.facts
    assert choices is not None and facts is not None
    plans = [(place, facts.plan(place)) for place in choices.reserves if place.kind is PlaceKind.MARKET]
    far = next(place for place, plan in plans if plan is not None and plan.first_take)
    near = next(place for place in choices.purchases if place.kind is PlaceKind.MARKET)
    for pointed, gold in ((far, Control.TAKE), (near, Control.BUY), (deck(1), Control.RESERVE)):
        hands.move(pointed)
        hands.step(8)
        with pytest.MonkeyPatch.context() as patch:
            buttons = kept_buttons(patch)
            scene.recorded(scene.draw)
        golden = [move_kind for move_kind in MOVE_KINDS if "primary" in buttons[scene.view.layout.areas[move_kind]]]
        assert golden == [gold]


def test_after_reserving_was_pressed_a_card_is_picked_to_be_reserved_even_if_it_is_in_reach(app: App) -> None:
    steps = position("base", 3, lambda state: state.turn == 0 and bool(choices_of(state, {0}).purchases))
    app.reset(scene := TableScene(app, PosedSession(steps, seats("base", 3))))
    app.step(40)
    choices = scene.table.choices
    assert choices is not None
    place = next(place for place in choices.purchases if place.kind is PlaceKind.MARKET)
    scene.press(Control.RESERVE)
    scene.press(place)
    assert scene.table.selection == Picked(place, reserve=True)
    scene.press(Control.UNDO)
    assert scene.highlights().primary.kind is Control.RESERVE, "undone, it is still reserving"


def test_while_reserving_the_dock_does_not_say_that_a_card_cannot_be_bought(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    place = next(
        place for place in choices.reserves if place.kind is PlaceKind.MARKET and place not in choices.purchases
    )
    hands.rest(place)
    assert scene.highlights().reason
    hands.click(Control.RESERVE)
    hands.rest(place)
    assert scene.highlights().prompt == "Reserve this card" and not scene.highlights().reason
    hands.click(place)
    assert not scene.highlights().reason


def test_the_dock_offers_to_buy_before_to_take_and_to_reserve_last() -> None:
    assert offered_kind(frozenset(MOVE_KINDS)) is Control.BUY
    assert offered_kind({Control.TAKE, Control.RESERVE}) is Control.TAKE
    assert offered_kind({Control.RESERVE}) is Control.RESERVE
    assert offered_kind(frozenset()) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1600, 900), 100)])
@pytest.mark.usefixtures("language_restored")
def test_verbs_are_whole_and_what_they_need_is_said_for_all_or_for_none(
    store: Store, name: str, size: tuple[int, int], text: TextSize
) -> None:
    set_language("de")
    app = open_app(Settings(language="de", speed="off", text_size=text), store, size)
    scene, _ = sit_down(app, name, ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    written = set(scene.recorded(scene.draw))
    verbs, needs = zip(*(describe_move_kind(choices, move_kind) for move_kind in MOVE_KINDS), strict=True)
    assert set(verbs) <= written
    assert set(needs) & written in (set(), set(needs))
    assert bool(set(needs) & written) == (size == (1600, 900))
    app.close()


def test_a_kind_of_move_that_is_pointed_at_says_in_the_strip_what_to_choose(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    assert not {"Take tokens,", "reserve or buy", "Take tokens, reserve or buy"} & set(scene.recorded(scene.draw)), (
        "at rest the buttons themselves say what may be done"
    )
    assert scene.highlights().prompt == "Take tokens, reserve or buy", "for who cannot see them"
    assert "Choose a card or a deck" not in scene.recorded(scene.draw)
    hands.move(Control.RESERVE)
    hands.step(8)
    assert "Choose a card or a deck" in " ".join(scene.recorded(scene.draw))


def test_beside_a_plan_the_tokens_to_take_are_those_that_it_takes_first(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None and "up to 3 tokens" in scene.recorded(scene.draw)
    firsts = {place: choices.first_take(Picked(place)) for place in choices.reserves if place.kind is PlaceKind.MARKET}
    place, first = min(((place, first) for place, first in firsts.items() if first), key=lambda at: len(at[1]))
    hands.move(place)
    hands.step(12)
    words = scene.recorded(scene.draw)
    assert {1: "1 token first", 2: "2 tokens first", 3: "3 tokens first"}[len(first)] in words
    assert "up to 3 tokens" not in words


def test_beside_reserving_no_plan_says_otherwise(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    hands.click(Control.RESERVE)
    hands.rest(next(place for place in choices.reserves if place.kind is PlaceKind.MARKET))
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.highlights())
    assert painter is not None and plan_on_show(painter) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_what_is_still_needed_leaves_out_what_this_turn_takes(app: App, name: str) -> None:
    steps = position(name, 3, lambda state: state.turn == 0 and state.round == 9)
    app.reset(scene := TableScene(app, PosedSession(steps, seats(name, 3))))
    painter = scene.view.painter(Canvas(app.window), scene.look, scene.highlights())
    assert painter is not None
    plans = [plan for place in scene.view.layout.places if (plan := painter.facts.plan(place)) and plan.turns > 2]
    assert plans
    for plan in plans:
        missing, taken = painter.facts.missing(plan.card), plan.steps[0].taken
        used = sum(min(lack, got) for lack, got in zip(missing, taken, strict=False)) + taken[WILD]
        assert sum(purchase.lack_after(painter, plan).values()) == sum(missing) - used > 0


def test_a_kind_of_move_that_was_pressed_stays_lit_until_it_is_pressed_again_or_left(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    hands.click(Control.RESERVE)
    place = next(place for place in choices.reserves if place.kind is PlaceKind.MARKET)
    hands.move(place)
    assert scene.highlights().primary.kind is Control.RESERVE and scene.highlights().primary.places == choices.reserves
    hands.move(Control.RESERVE)
    hands.click(Control.RESERVE)
    hands.move(place)
    hands.step(8)
    assert not scene.highlights().primary.asked
    hands.click(Control.TAKE)
    hands.move(place)
    hands.key(pygame.K_ESCAPE)
    assert not scene.highlights().primary.asked and app.scene is scene, "the menu does not open"
    hands.key(pygame.K_ESCAPE)
    assert app.scene is not scene


def test_with_the_keyboard_a_kind_of_move_leads_to_the_first_place_that_it_may_begin_with(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None
    for move_kind, places in zip(MOVE_KINDS, choices.beginnings, strict=True):
        if not places:
            continue
        scene.table.focus = move_kind
        said = [spoken.words for spoken in scene.changing()]
        assert any(
            describe_move_kind(choices, move_kind)[0] in text and describe_move_kind(choices, move_kind)[1] in text
            for text in said
        )
        hands.key(pygame.K_RETURN)
        assert isinstance(scene.table.focus, Place) and scene.table.focus in places
        assert scene.table.selection == IDLE and scene.highlights().primary.kind is move_kind


def test_a_kind_of_move_that_is_not_possible_says_why() -> None:
    state = opening()
    poor = choices_of(state, {0})
    assert not poor.purchases and describe_move_kind(poor, Control.BUY) == ("Buy", "none in reach")
    assert intent.click(poor, IDLE, Control.BUY).explanation == intent.Explanation("No card is in reach.")
    assert Control.BUY not in intent.actionable(poor, IDLE) >= {Control.TAKE, Control.RESERVE}
    full = with_player(state, tokens=(4, 3, 3, 0, 0, 0, 0))
    assert describe_move_kind(choices_of(full, {0}), Control.TAKE) == ("Take", "then give back")
    assert describe_move_kind(choices_of(full, {0}), Control.RESERVE) == ("Reserve", "give 1 back")
    no_wild = replace(full, bank=(*full.bank[:WILD], 0, *full.bank[WILD + 1 :]))
    assert describe_move_kind(choices_of(no_wild, {0}), Control.RESERVE) == ("Reserve", "card or deck")
    assert not intent.move_kinds(poor, TakeSelection((0,)))
    hand = tuple(HeldCard("b1-01", 1, blind=False) for _ in range(HAND_LIMIT))
    holding = choices_of(with_player(state, hand=hand), {0})
    assert describe_move_kind(holding, Control.RESERVE) == ("Reserve", "3 of 3 held")
    assert intent.click(holding, IDLE, Control.RESERVE).explanation == intent.Explanation(
        Reason.HAND_FULL.text, Reason.HAND_FULL
    )


def test_a_kind_of_move_that_is_pointed_at_has_no_tip_that_repeats_its_words(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    choices = scene.table.choices
    assert choices is not None and not choices.purchases
    for move_kind in MOVE_KINDS:
        hands.move(move_kind)
        hands.step(60)
        assert not scene.highlights().note


def test_nothing_is_said_of_a_card_that_has_not_landed(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "bot"))
    last = market(3, 3)
    scene.table.hover = last
    assert scene.view.is_empty(last) and scene.table.choices is not None
    highlights = scene.highlights()
    assert (highlights.hover, highlights.reason, highlights.note) == (None, "", "")
    wait_until(lambda: not scene.view.busy(), hands.step)
    assert scene.highlights().hover == last and scene.highlights().reason.startswith("Need ")


def test_beside_a_card_to_reserve_is_the_button_to_buy_it_instead(app: App) -> None:
    app.reset(scene := TableScene(app, PosedSession(position("base", 4, my_turn), seats("base", 4))))
    hands = Hands(app, scene)
    hands.step(40)
    choices = scene.table.choices
    assert choices is not None
    near = next(place for place in choices.purchases if place in choices.reserves)
    far = next(place for place in choices.reserves - set(choices.purchases) if place.kind is PlaceKind.MARKET)
    right = scene.view.layout.dock.reserve
    for place, possible in ((far, False), (near, True)):
        hands.click(Control.RESERVE)
        hands.click(place)
        words = scene.recorded(scene.draw)
        assert scene.table.selection == Picked(place, reserve=True) and {"Reserve", "Buy"} <= set(words)
        areas = scene.view.layout.areas
        assert areas[Control.BUY] == right and Control.RESERVE not in areas
        assert (Control.BUY in scene.highlights().actionable) == possible
        if not possible:
            hands.click(Control.BUY)
            assert scene.table.note.text.startswith("Need ") and scene.table.selection == Picked(place, reserve=True)
            hands.click(Control.UNDO)
            hands.key(pygame.K_ESCAPE)
    hands.click(Control.BUY)
    assert isinstance(scene.table.selection, Paying) or scene.table.own_choices is None, "the card is bought"


def test_a_deck_to_reserve_has_no_second_possibility(app: App) -> None:
    app.reset(scene := TableScene(app, PosedSession(position("base", 4, my_turn), seats("base", 4))))
    hands = Hands(app, scene)
    hands.step(40)
    hands.click(deck(2))
    scene.recorded(scene.draw)
    assert not {Control.RESERVE, Control.BUY} & set(scene.view.layout.areas)


def test_a_deck_that_is_put_back_is_not_in_question_until_the_pointer_returns(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.rest(deck(1))
    assert scene.table.primary.place == deck(1)
    hands.click(deck(1))
    assert scene.table.selection == Picked(deck(1))
    hands.click(deck(1))
    hands.step(24)
    assert scene.table.selection == IDLE and scene.table.primary.place is None
    hands.move(market(1, 1))
    hands.step(1)
    assert scene.table.primary.place is None, "nor as the pointer leaves it"
    hands.rest(market(1, 1))
    hands.rest(deck(1))
    assert scene.table.primary.place == deck(1)
