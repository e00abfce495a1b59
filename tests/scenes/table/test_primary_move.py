"""What the gold button says is what the dock shows above it and what the table lights."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pygame
import pytest

from game.rules import bank, deck, market, tile, visible_card
from game.rules.model import WILD, GameState, PlaceKind
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.board import signals
from game.ui.table.board.signals import is_outshone
from game.ui.table.dock import cards_in_reach, dock
from game.ui.table.painter import Painter
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.choices import Picked
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from tests.scenes.table.hands import Hands
from tools.shots.posed import PosedSession, position, seats
from tools.shots.seated import my_turn


def sit_at(app: App, name: str) -> tuple[TableScene, Hands]:
    """Sit down at a table where cards are in reach."""
    app.reset(scene := TableScene(app, PosedSession(position(name, 4, my_turn), seats(name, 4))))
    hands = Hands(app, scene)
    hands.step(40)
    assert scene.table.choices is not None and scene.table.choices.purchases
    return scene, hands


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_while_to_buy_is_offered_the_dock_shows_the_cards_in_reach_and_else_places_for_tokens(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scene, hands = sit_at(app, name)
    cards: list[str] = []
    sockets: list[Rect] = []
    monkeypatch.setattr(cards_in_reach, "_draw_plate", lambda _p, plate, _box: cards.append(plate.plan.card))
    monkeypatch.setattr(dock, "_empty_socket", lambda _p, box, **_: sockets.append(box))
    choices = scene.table.choices
    assert choices is not None
    scene.recorded(scene.draw)
    found = {card.id for card in map(choices.card_at, choices.purchases) if card is not None}
    assert scene.highlights().primary.kind is Control.BUY and not sockets
    assert set(cards) <= found and len(set(cards)) == min(len(choices.purchases), 3)
    for target in (bank(0), Control.TAKE):
        hands.rest(target)
        cards.clear()
        sockets.clear()
        scene.recorded(scene.draw)
        assert scene.highlights().primary.kind is Control.TAKE
        assert not cards and len(sockets) == choices.most()
    hands.rest(deck(2))
    sockets.clear()
    assert "YOU GET" in scene.recorded(scene.draw) and not cards and not sockets


def test_a_card_that_reaches_the_goal_is_the_first_of_those_in_reach_and_has_the_flag(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "base")
    cards: list[str] = []
    icons: list[str] = []
    draw_plate = cards_in_reach._draw_plate

    def keep(p: Painter, plate: cards_in_reach._Plate, box: Rect) -> None:
        cards.append(plate.plan.card)
        draw_plate(p, plate, box)

    monkeypatch.setattr(cards_in_reach, "_draw_plate", keep)
    monkeypatch.setattr(cards_in_reach, "paint_icon", lambda _c, _l, name, *_: icons.append(name))
    scene.recorded(scene.draw)
    *others, last = cards
    assert len(others) > 1 and not icons
    monkeypatch.setattr(PositionFacts, "reaches_goal", lambda _, card: card == last)
    cards.clear()
    scene.app.canvas.invalidate()
    scene.recorded(scene.draw)
    assert cards == [last, *others] and icons == ["sign/goal"]


@pytest.mark.parametrize("window_size", [(1600, 900)])
def test_on_the_plate_of_each_card_in_reach_are_the_stone_its_points_and_its_price(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "base")
    facts = scene.view.facts
    assert facts is not None
    plans = [plan for place in facts.buyable if (plan := facts.plan(place)) is not None]
    plans.sort(key=lambda plan: (-plan.effect.points, sum(plan.payment)))
    icons: list[str] = []
    monkeypatch.setattr(Painter, "icon", lambda _p, name, *_: icons.append(name))
    words = scene.recorded(scene.draw)
    shown = words[words.index("IN REACH") + 1 :]
    expected: list[str] = []
    for plan in plans:
        paid, wild = sum(plan.payment) - plan.payment[WILD], plan.payment[WILD]
        expected += [f"+{plan.effect.points}"] * bool(plan.effect.points)
        expected += [str(count) for count in (paid, wild) if count] or ["free"]
    stones = [f"gem/{scene.view.edition.cards[plan.card].bonus}" for plan in plans]
    assert [name for name in icons if name.startswith("gem/")][-len(stones) :] == stones
    assert shown[: len(expected)] == expected and {"+1", "free"} <= set(expected)


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_the_plate_of_a_card_in_reach_is_pointed_at_and_clicked_like_the_card(app: App, name: str) -> None:
    scene, hands = sit_at(app, name)
    scene.recorded(scene.draw)
    plates = list(scene.view._in_reach)
    place, box = plates[-1]
    at = round(box.center[0]), round(box.center[1])
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    hands.step(40)
    scene.recorded(scene.draw)
    assert scene.table.hover == place and scene.highlights().hover_lift == 1.0
    assert scene.table.rested is None and scene.view._in_reach == plates, "the plates stay below the pointer"
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    hands.step()
    scene.recorded(scene.draw)
    assert scene.table.selection == Picked(place) and scene.view.card_in_reach(at) is None


def test_beside_a_card_that_reaches_the_goal_others_in_reach_have_less_light(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "base")
    choices = scene.table.choices
    assert choices is not None
    places = list(choices.purchases)
    halos: list[Rect] = []
    rings: dict[Rect, bool] = {}
    monkeypatch.setattr(signals, "draw_halo", lambda _, box: halos.append(box))
    monkeypatch.setattr(signals, "draw_affordable_ring", lambda _, box, *, weak: rings.update({box: weak}))

    def light() -> None:
        halos.clear()
        rings.clear()
        app.canvas.invalidate()
        scene.recorded(scene.draw)

    boxes = [scene.view.layout.places[place] for place in places]
    light()
    assert sorted(halos) == sorted(boxes) and not any(rings.values())
    best = choices.card_at(places[0])
    assert best is not None and len(places) > 1
    monkeypatch.setattr(PositionFacts, "reaches_goal", lambda _, card: card == best.id)
    light()
    assert halos == boxes[:1] and rings == {box: box != boxes[0] for box in boxes}


def test_late_in_a_game_cards_in_reach_without_points_have_less_light(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "base")
    p = scene.view.painter(app.canvas, scene.look, scene.highlights())
    assert isinstance(p, Painter)
    cards = [name for place in p.facts.buyable if (name := visible_card(p.state, place)) is not None]
    plain = {name for name in cards if not p.facts.effect(name).points}
    assert set(cards) > plain and plain
    assert not p.facts.late and not any(is_outshone(p, name) for name in cards)
    monkeypatch.setattr(p.facts, "late", True)
    assert {name for name in cards if is_outshone(p, name)} == plain
    effect = p.facts.effect
    monkeypatch.setattr(p.facts, "effect", lambda card: replace(effect(card), points=0))
    assert not any(is_outshone(p, name) for name in cards), "none is brighter"


def test_while_to_take_is_offered_the_dock_shows_what_a_take_leads_to(app: App) -> None:
    def waits(state: GameState) -> bool:
        facts = PositionFacts(state, 0)
        return state.turn == 0 and state.round > 3 and not facts.buyable and facts.next_plan is not None

    app.reset(scene := TableScene(app, PosedSession(position("base", 4, waits), seats("base", 4))))
    hands = Hands(app, scene)
    hands.step(40)
    assert {"NOW", "NEXT TURN"} <= set(scene.recorded(scene.draw))
    for target in (bank(0), Control.TAKE):
        hands.rest(target)
        assert "NOW" not in scene.recorded(scene.draw), "there are sockets for the tokens"


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
def test_of_many_cards_in_reach_the_best_have_a_plate_and_how_many_follow_is_written_once(
    app: App, window_size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "marvel")
    p = scene.view.painter(app.canvas, scene.look, scene.highlights())
    assert isinstance(p, Painter)
    labels: dict[str, Rect] = {}

    def keep(style: TextStyle, text: str, *args: Any, **more: Any) -> pygame.Rect:
        labels[text] = Rect(*label(style, text, *args, **more))
        return pygame.Rect(labels[text])

    label = p.label
    monkeypatch.setattr(p, "label", keep)
    boxes = [box for _, box in cards_in_reach.draw_cards_in_reach(p, p.facts.buyable)]
    rest = labels.get(f"{len(p.facts.buyable) - len(boxes)} MORE")
    assert len(boxes) in (2, 3) and len(p.facts.buyable) > 4
    assert (rest is None) == (f"{len(p.facts.buyable)} in reach" in scene.recorded(scene.draw))
    assert (rest is None) == (window_size == (1600, 900))
    if rest is not None:
        assert labels["IN REACH"].right < rest.x and rest.right < p.layout.dock.strip.right
        assert rest.bottom <= boxes[0].y + 2
    for text, box in labels.items():
        if box.y > boxes[0].y:
            (plate,) = (plate for plate in boxes if plate.x <= box.x < plate.right)
            assert plate.x < box.x and box.right < plate.right, text


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
def test_the_plates_of_cards_in_reach_are_within_the_strip_however_many_there_are(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = sit_at(app, "base")
    boxes: list[Rect] = []
    monkeypatch.setattr(cards_in_reach, "_draw_plate", lambda _p, _plate, box: boxes.append(box))
    facts = scene.view.facts
    assert facts is not None
    plan = next(plan for place in facts.buyable if (plan := facts.plan(place)) is not None)
    monkeypatch.setattr(PositionFacts, "plan", lambda *_: plan)
    p = scene.view.painter(app.canvas, scene.look, scene.highlights())
    assert isinstance(p, Painter)
    for wins, count in product((False, True), range(1, 16)):
        boxes.clear()
        monkeypatch.setattr(PositionFacts, "reaches_goal", lambda *_, wins=wins: wins)
        cards_in_reach.draw_cards_in_reach(p, [market(1 + number // 4, number % 4) for number in range(count)])
        assert len(boxes) == min(count, 3) and all(p.layout.dock.strip.holds(box) for box in boxes)
        assert all(left.right < right.x for left, right in pairwise(boxes))
        assert len({(box.w, box.h) for box in boxes[wins:]}) <= 1
        assert not wins or count < 2 or boxes[0].w > boxes[1].w


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_while_a_deck_or_a_card_is_enlarged_only_what_the_gold_button_does_is_lit(app: App, name: str) -> None:
    scene, hands = sit_at(app, name)
    choices, facts = scene.table.choices, scene.view.facts
    assert choices is not None and facts is not None
    market_cards = [place for place in choices.reserves if place.kind is PlaceKind.MARKET]
    far = next(place for place in market_cards if (plan := facts.plan(place)) is not None and plan.first_take)
    plan = facts.plan(far)
    assert plan is not None
    for place, kind, lit in (
        (deck(2), Control.RESERVE, set()),
        (far, Control.TAKE, {bank(color) for color in plan.first_take}),
    ):
        hands.rest(place)
        scene.table.magnifier.toggle(place)
        hands.step(4)
        primary = scene.highlights().primary
        assert scene.highlights().magnified == place and (primary.kind, primary.place) == (kind, place)
        assert {each for each in scene.view.layout.places if primary.lights(each)} == lit
        scene.table.magnifier.dismiss()


def test_when_the_pointer_takes_over_from_the_focus_nothing_else_flashes_up(app: App) -> None:
    scene, hands = sit_at(app, "base")
    hands.rest(tile(0))
    hands.walk(deck(2))
    hands.step(12)
    focused = scene.highlights().primary
    assert focused.place == deck(2)
    hands.move(market(3, 1))
    hands.step(3)
    assert scene.table.focus is None and scene.highlights().primary == focused
    hands.step(8)
    assert scene.highlights().primary.place == market(3, 1)


def test_the_strip_does_not_fade_where_its_own_button_is_pointed_at(app: App) -> None:
    scene, hands = sit_at(app, "base")
    hands.rest(tile(0))
    assert scene.highlights().primary.kind is Control.BUY
    hands.move(Control.BUY)
    for _ in range(24):
        hands.step()
        assert scene.highlights().strip_share == 1
    assert scene.highlights().primary.asked


def test_below_a_dialog_the_strip_has_its_full_light(app: App) -> None:
    scene, hands = sit_at(app, "base")
    hands.rest(bank(0))
    hands.key(pygame.K_h)
    assert app.scene is not scene
    assert scene.highlights().strip_share == 1
