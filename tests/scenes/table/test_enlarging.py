"""Looking closer at the table: cards held, enlarged or alone, a deck, and the page of a player."""

from __future__ import annotations

import pygame
import pytest

from game.rules import COLORS, Phase, Place, bank, deck, edition, market
from game.rules.model import bonus, hand, tile, tokens
from game.scenes.table.overlays.seat_page import SeatScene
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.table.painter import Painter
from game.view.descriptions.card_details import CardDetails, details_for
from game.view.interaction.choices import Picked, TakeSelection
from game.view.layout.geometry import Rect
from game.view.layout.table import SEAT_CONTROLS, TableLayout
from tests.scenes.conftest import Person
from tests.scenes.table.pointing import click, point, press, release, sit_down


@pytest.mark.parametrize("target", [market(2, 1), deck(1), tile(0)])
def test_resting_on_a_piece_covers_nothing(app: App, target: Place) -> None:
    scene = sit_down(app, "base", "hb")
    point(app, scene, target)
    app.step(900)
    assert scene.highlights().magnified is None


@pytest.mark.parametrize(("reduced", "share"), [(False, 0.5), (True, 0.0)])
def test_a_card_sinks_when_the_pointer_leaves_it(app: App, reduced: bool, share: float) -> None:
    scene = sit_down(app, "base", "hb")
    app.settings.reduced_motion = reduced
    card = market(2, 1)
    point(app, scene, card)
    app.step(200)
    assert scene.highlights().raised(card) == (0.0 if reduced else 1.0)
    point(app, scene, market(1, 3))
    app.step(30)
    assert scene.highlights().raised(card) == pytest.approx(share, abs=0.1)
    assert scene.busy()
    app.step(200)
    assert scene.highlights().raised(card) == 0.0


def test_a_card_held_while_the_window_loses_the_focus_is_let_go(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    press(app, scene, market(1, 0))
    app.step(200)
    app.step(250)
    assert scene.highlights().magnified == market(1, 0)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step(16)
    assert scene.highlights().magnified is None
    assert scene.table.pressed is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_holding_a_card_is_a_look_and_no_choice(app: App, name: str) -> None:
    scene = sit_down(app, name, "hb")
    click(app, scene, bank(2))
    assert scene.table.selection == TakeSelection((2,))
    pos = press(app, scene, market(1, 0))
    assert scene.table.selection == Picked(market(1, 0))
    app.step(200)
    assert scene.highlights().magnified is None
    app.step(250)
    assert scene.highlights().magnified == market(1, 0)
    assert scene.table.selection == TakeSelection((2,))
    release(app, pos)
    assert scene.highlights().magnified is None
    click(app, scene, market(1, 0))
    app.step(900)
    assert scene.table.selection == Picked(market(1, 0)), "a click stays a choice"
    assert scene.highlights().magnified is None, "and nothing pops up over it"


def test_a_card_that_is_dragged_away_stays_chosen(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    press(app, scene, market(1, 0))
    app.step(100)
    pos = point(app, scene, market(2, 3))
    app.step(900)
    assert scene.highlights().magnified is None
    release(app, pos)
    assert scene.table.selection == Picked(market(1, 0))


def test_right_clicks_show_a_card_large_then_alone_then_not(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    pos = point(app, scene, market(2, 1))
    for large, alone in ((market(2, 1), False), (market(2, 1), True), (None, False)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=pygame.BUTTON_RIGHT))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=pygame.BUTTON_RIGHT))
        app.step(10)
        assert (scene.highlights().magnified, scene.highlights().card_alone) == (large, alone)
    assert scene.table.selection == TakeSelection()


def test_the_same_key_again_shows_the_card_alone(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    scene.table.focus = market(1, 0)
    person.press(pygame.K_z)
    assert (scene.highlights().magnified, scene.highlights().card_alone) == (market(1, 0), False)
    person.press(pygame.K_z)
    assert (scene.highlights().magnified, scene.highlights().card_alone) == (market(1, 0), True)
    person.press(pygame.K_RETURN)
    assert scene.highlights().magnified is None
    assert scene.table.selection == TakeSelection(()), "the key that ends it does nothing else"
    scene.table.focus = deck(2)
    person.press(pygame.K_z, pygame.K_z)
    assert scene.highlights().magnified is None, "a deck has no card to look at"


def test_a_key_shows_the_focused_card_large_and_it_follows_the_focus(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    person.press(pygame.K_RIGHT, pygame.K_z)
    first = scene.table.focus
    assert scene.highlights().magnified == first
    person.press(pygame.K_RIGHT)
    assert scene.highlights().magnified == scene.table.focus != first
    person.press(pygame.K_ESCAPE)
    assert scene.highlights().magnified is None
    assert app.scene is scene


@pytest.mark.slow
def test_the_card_details_never_cover_the_market(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.table import table_view as drawing

    found: list[tuple[Rect, TableLayout]] = []
    real = drawing.draw_card_details

    def spy(p: Painter, lens: CardDetails) -> Rect:
        box = real(p, lens)
        found.append((box, p.layout))
        return box

    monkeypatch.setattr(drawing, "draw_card_details", spy)
    for name in ("base", "marvel"):
        scene = sit_down(app, name, "hbbb")
        places = [market(level, slot) for level in (1, 2, 3) for slot in range(4)]
        places += [tile(0), tile(3), deck(1), deck(3)]
        for place in places:
            scene.table.hover, scene.table.focus = None, place
            scene.table.magnifier.dismiss()
            scene.table.magnifier.toggle(place)
            app.redraw()
            app.step(10)
    assert len(found) == 32
    for box, layout in found:
        assert box.x >= layout.bank.right
        assert box.x >= 0 and box.y >= 0 and box.right <= 1600 and box.bottom <= 900


def test_a_deck_lists_the_unseen_cards_by_colour(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    lens = details_for(edition("base"), scene.session.state, 0, deck(3), scene.view.names)
    assert lens is not None
    assert sum(lens.counts) == scene.session.state.decks[2] == 16


def test_an_opponents_mat_opens_all_of_it_and_closes(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hbb")
    for target in (SEAT_CONTROLS[1], tokens(1, 0), bonus(1, 3), hand(1, 0)):
        click(app, scene, target)
        assert isinstance(app.scene, SeatScene)
        assert app.scene.seat == 1
        assert scene.session.paused
        person.press(pygame.K_ESCAPE)
        assert app.scene is scene
        assert not scene.session.paused
    panel = scene.view.layout.mat(2).rect
    person.click_at((panel.x + 6, panel.bottom - 6))
    assert isinstance(app.scene, SeatScene)
    assert app.scene.seat == 2
    person.press(pygame.K_RIGHT)
    assert app.scene.seat == 0
    person.click_at((3, 450))
    assert app.scene is scene


@pytest.mark.parametrize("corner", [False, True], ids=["a piece", "the panel"])
def test_a_mat_that_the_pointer_leaves_before_the_release_stays_closed(app: App, corner: bool) -> None:
    scene = sit_down(app, "base", "hbb")
    if corner:
        panel = scene.view.layout.mat(2).rect
        at = (int(panel.x + 6), int(panel.bottom - 6))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        app.step(16)
    else:
        press(app, scene, tokens(1, 0))
    release(app, point(app, scene, market(2, 3)))
    assert app.scene is scene


def test_the_drawer_shows_every_bought_card(app: App, person: Person) -> None:
    from tools.shots.posed import PosedSession, position, seats

    steps = position("base", 3, lambda s: s.turn == 0 and s.round >= 20 and s.phase is Phase.ACTION)
    scene = TableScene(app, PosedSession(steps, seats("base", 3)))
    app.reset(scene)
    person.watch()
    click(app, scene, SEAT_CONTROLS[2])
    drawer = app.scene
    assert isinstance(drawer, SeatScene)
    person.watch()
    assert drawer.opened is not None
    player = steps[-1].state.players[2]
    shown = [what for what, _ in drawer.opened.cards]
    assert sorted(card for card in shown if isinstance(card, str)) == sorted(
        [*player.bought, *(held.card for held in player.hand if held.card is not None and not held.blind)]
    )
    person.press(pygame.K_TAB)
    assert drawer.looked_at == shown[0]
    person.press(pygame.K_ESCAPE)
    assert drawer.looked_at is None
    assert app.scene is drawer


def test_the_page_of_a_player_writes_zeros_for_points_and_colours_and_none_for_tokens(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hbb")
    click(app, scene, SEAT_CONTROLS[1])
    person.watch()
    assert isinstance(app.scene, SeatScene)
    words = app.scene.recorded(app.scene.draw)
    # A tab each, the large one, those of cards and of nobles, and the colours of the cards.
    assert words.count("0") == 3 + 1 + 2 + COLORS
    assert not scene.session.state.players[1].bought
