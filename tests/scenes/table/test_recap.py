"""The recap at the table: what it plays again, and what ends it, by real events."""

from __future__ import annotations

import pygame
import pytest

from game.rules.model import CardMoved, PlaceKind, TokensMoved, bank, deck, market
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.table.board.signals import seal_center
from game.ui.table.events import recap as recap_drawing
from game.ui.table.painter import Highlights, Painter
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.recap import DIM_MS, bank_changes
from game.view.interaction.primary_move import NO_MOVE
from game.view.layout.geometry import Rect
from game.view.layout.outside import outside
from game.view.layout.table import Control
from game.view.theme import Color
from tests.scenes.table.hands import Hands
from tests.scenes.table.pointing import press, sit_down, wait
from tools.shots.posed import PosedSession, position, seats
from tools.shots.seated import my_turn


def after_one_round(app: App) -> tuple[TableScene, Hands]:
    """Play one turn of the person and wait for the two bots."""
    scene = sit_down(app, "base", "hbb")
    hands = Hands(app, scene)
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    app.step(1)
    app.settings.speed = "normal"
    wait(app, scene)
    return scene, hands


def test_recap_plays_the_others_turns_in_order_and_any_key_ends_it(app: App) -> None:
    scene, hands = after_one_round(app)
    before = scene.session.state
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None and recap.busy
    first = (scene.session.state.turn + 1) % 3
    assert [turn.seat for turn in recap.turns] == [first, (first + 1) % 3]
    assert recap.busy and recap.begun <= 1
    for _ in range(200):
        app.step(16)
    assert not recap.busy and recap.begun == 2
    assert scene.highlights().actionable == {Control.CONFIRM, Control.RESERVE}
    hands.key(pygame.K_SPACE)
    assert scene.view.recap is None
    assert scene.session.state == before
    assert scene.table.choices is not None


def test_again_plays_it_from_the_beginning_and_my_move_ends_it(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    app.step(4000)
    hands.click(Control.RESERVE)
    assert scene.view.recap is recap and recap.busy and recap.begun <= 1
    hands.click(Control.CONFIRM)
    assert scene.view.recap is None
    assert scene.table.choices is not None, "the click only ended the recap"


def test_a_turn_shows_every_piece_that_it_gained(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    for turn, gained in zip(recap.turns, recap.gains, strict=True):
        assert gained
        events = [event for update in turn.updates for event in update.events]
        taken = sum(e.count for e in events if isinstance(e, TokensMoved) and e.target.kind is PlaceKind.TOKENS)
        assert sum(gain.piece.kind is PieceKind.TOKEN for gain in gained) == taken
        cards = {e.card for e in events if isinstance(e, CardMoved) and e.target.kind is not PlaceKind.MARKET}
        assert {gain.piece.name for gain in gained if gain.piece.kind is PieceKind.CARD} == cards


def test_the_whole_bank_stays_and_what_the_turns_so_far_change_is_lit(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    lit: list[int] = []
    plates: list[tuple[object, ...]] = []
    monkeypatch.setattr("game.ui.table.events.recap.draw_pile", lambda _, kind: lit.append(kind))
    monkeypatch.setattr("game.ui.table.events.recap.draw_bank_change", lambda _, *change: plates.append(change))
    canvas = Canvas(pygame.Surface((1600, 900)), scene.look.text)
    app.step(DIM_MS + 50)
    assert recap.busy and recap.begun == 1
    scene.draw(canvas)
    assert lit and set(lit) == set(bank_changes(recap.turns[:1]))
    app.step(4000)
    lit.clear()
    plates.clear()
    scene.draw(canvas)
    assert set(lit) == set(bank_changes(recap.turns))
    state, before = scene.view.state, recap.turns[0].stacks
    assert state is not None
    assert plates == [(kind, state.bank[kind] - before[bank(kind)]) for kind in lit], "by how much each"


def test_the_mat_of_the_one_to_move_has_its_light(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    app.step(DIM_MS + 50)
    lit: list[Rect] = []
    monkeypatch.setattr(
        "game.ui.table.events.recap.outside", lambda whole, boxes: lit.extend(boxes) or outside(whole, boxes)
    )
    scene.draw(Canvas(pygame.Surface((1600, 900)), scene.look.text))
    mats = scene.view.layout.mats
    assert [mat.rect for mat in mats if mat.rect not in lit] == [], "two have moved, the reader is to move"
    assert scene.view.layout.dock.rect in lit


def test_the_mat_of_the_one_to_move_has_less_light_than_those_of_others(app: App) -> None:
    scene, hands = after_one_round(app)
    own = pygame.Rect(scene.view.layout.mat(0).rect)

    def light() -> int:
        app.redraw()
        app.step(0)
        return sum(pygame.transform.average_color(app.canvas.target.subsurface(own))[:3])

    before = light()
    hands.key(pygame.K_a)
    app.step(4000)
    assert 0.5 < light() / before < 0.75


def test_only_the_mat_of_the_turn_on_show_glows(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    lamps: list[Rect] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, *rest: int) -> None:
        lamps.extend([rect] * name.startswith("mat/lamp"))
        sprite(p, name, rect, *rest)

    monkeypatch.setattr(Painter, "sprite", keep)
    for passed, shown in ((DIM_MS + 50, [recap.turns[0].seat]), (4000, [])):
        app.step(passed)
        lamps.clear()
        p = scene.view.painter(Canvas(app.window, scene.look.text), scene.look, scene.highlights())
        assert p is not None
        recap_drawing.draw_recap(p, recap)
        assert lamps == [scene.view.layout.mat(seat).rect for seat in shown]


def test_a_button_of_the_bar_ends_it_and_does_what_it_says(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    hands.click(Control.HELP)
    assert scene.view.recap is None and app.scene is not scene


def test_a_kind_of_move_that_was_pressed_has_no_light_during_the_recap(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_r)
    begun = scene.highlights()
    assert begun.pressed_kind is Control.RESERVE and begun.primary.places
    hands.key(pygame.K_a)
    highlights = scene.highlights()
    assert (highlights.primary, highlights.pressed_kind) == (NO_MOVE, None)
    app.step(4000)
    recap = picture(scene)
    hands.key(pygame.K_SPACE)
    hands.key(pygame.K_r)
    assert scene.highlights().pressed_kind is None
    hands.key(pygame.K_a)
    app.step(4000)
    assert recap == picture(scene), "as without a kind of move"


def picture(scene: TableScene) -> bytes:
    """Return the pixels of the table."""
    surface = pygame.Surface((1600, 900))
    scene.draw(Canvas(surface, scene.look.text))
    return pygame.image.tobytes(surface, "RGB")


def test_a_place_has_the_card_and_the_number_of_the_last_turn_alone(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = position("marvel", 4, my_turn)
    scene = TableScene(app, PosedSession(steps, seats("marvel", 4)))
    app.reset(scene)
    wait(app, scene)
    app.settings.speed = "normal"
    Hands(app, scene).key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    (first,), _, (third,) = recap.gains
    assert first.source == third.source, "two turns took from one place"
    box = scene.view.layout.places[first.source]
    numbers: list[tuple[int, tuple[float, float]]] = []
    cards: list[str] = []

    def label(_p: Painter, _color: Color, number: int, x: float, y: float, _high: int) -> None:
        if box.contains((x, y)):
            numbers.append((number, (x, y)))

    monkeypatch.setattr("game.ui.table.events.recap._label", label)
    monkeypatch.setattr(Painter, "card", lambda _p, name, rect, *_: cards.append(name) if rect == box else None)
    app.step(DIM_MS + 50)
    numbers.clear()
    cards.clear()
    picture(scene)
    assert recap.begun == 1
    assert numbers == [(1, seal_center(box))]
    assert cards[-1] == first.piece.name
    app.step(4000)
    numbers.clear()
    cards.clear()
    picture(scene)
    assert numbers == [(3, seal_center(box))]
    assert cards == [third.piece.name]


def test_the_number_of_a_turn_that_took_from_a_deck_is_in_the_middle_of_the_row(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    found: list[tuple[float, float]] = []
    monkeypatch.setattr(recap_drawing, "_label", lambda *args: found.append(args[3:5]))
    painter = scene.view.painter(Canvas(pygame.Surface((1600, 900)), scene.look.text), scene.look, Highlights())
    assert painter is not None
    recap_drawing._marks(painter, recap, {deck(2): 0})
    card = scene.view.layout.places[market(2, 0)]
    assert found[0][1] == card.center[1], "wherever its top card is"


@pytest.mark.slow
def test_pieces_land_on_mats(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    layout = scene.view.layout
    targets = {
        (number, piece_of(event)): event.target
        for number, turn in enumerate(recap.turns)
        for update in turn.updates
        for event in update.events
        if isinstance(event, CardMoved | TokensMoved) and event.target.kind in (PlaceKind.TOKENS, PlaceKind.HAND)
    }
    assert {number for number, _ in targets} == {0, 1}
    last: dict[tuple[int, FlyingPiece], tuple[float, float]] = {}
    while recap.busy:
        app.step(8)
        last |= {(recap.begun - 1, pose.piece): (pose.x, pose.y) for pose in recap.animation_state(layout).poses}
    for key, target in targets.items():
        assert layout.piece(target).contains(last[key])


def piece_of(event: CardMoved | TokensMoved) -> FlyingPiece:
    """Return the piece that an event moves."""
    if isinstance(event, CardMoved):
        return FlyingPiece(PieceKind.CARD, event.card, event.level)
    return FlyingPiece(PieceKind.TOKEN, number=event.kind)


def test_the_recap_stands_still_with_reduced_motion(app: App) -> None:
    scene, hands = after_one_round(app)
    app.settings.reduced_motion = True
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    assert not recap.busy and recap.begun == 2 and recap.dark == 1.0
    assert recap.animation_state(scene.view.layout).poses == ()


def test_the_recap_is_short_and_spoken(app: App) -> None:
    scene, hands = after_one_round(app)
    hands.key(pygame.K_a)
    recap = scene.view.recap
    assert recap is not None
    app.step(DIM_MS + 2 * 700 + 1)
    assert not recap.busy, "each turn takes 700 ms at most"
    spoken = [part.words for part in scene.changing()]
    assert any("Player" in text for text in spoken)


def test_without_a_turn_of_others_a_note_says_so(app: App) -> None:
    scene = sit_down(app, "base", "hh")
    Hands(app, scene).key(pygame.K_a)
    assert scene.view.recap is None
    assert scene.table.note.text == "Nobody has moved since your last turn."


def test_the_ticker_starts_it_where_there_is_one(app: App) -> None:
    scene, _ = after_one_round(app)
    if Control.RECAP in scene.view.layout.areas:
        press(app, scene, Control.RECAP)
        assert scene.view.recap is not None


@pytest.mark.parametrize("window_size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("name", ["base", "marvel"])
def test_each_turn_has_a_cell_in_the_list_with_its_card_large_in_the_middle(
    app: App, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scene = TableScene(app, PosedSession(position(name, 4, my_turn), seats(name, 4)))
    app.reset(scene)
    wait(app, scene)
    Hands(app, scene).key(pygame.K_a)
    app.step(4000)
    boxes: list[Rect] = []
    monkeypatch.setattr("game.ui.table.events.recap._piece", lambda _p, _piece, box: boxes.append(box))
    picture(scene)
    boxes, strip = sorted(set(boxes), key=lambda box: box.x), scene.view.layout.dock.strip
    assert len(boxes) == 3
    for number, box in enumerate(boxes):
        assert abs(box.center[0] - strip.x - strip.w * (number + 0.5) / 3) <= 2
        assert box.h > strip.h * 0.4 and strip.holds(box)
    assert len({box.h for box in boxes}) == 1, "whether or not points are below them"
