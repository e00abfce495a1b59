"""Comfort at the table: looking closer, drawers, badges, taking back, and the clock, by real events."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.record import ClockRule, SeatInfo
from game.rules import COLORS, Phase, Place, ReserveCard, bank, deck, edition, market
from game.rules.model import bonus, hand, tile, tokens
from game.scenes.table.highlights import about
from game.scenes.table.overlays.seat_page import SeatScene
from game.scenes.table.scene import TableScene
from game.sessions.local import preview
from game.ui.app.app import App
from game.ui.table.board import bank as bank_stacks
from game.ui.table.mats import own_stacks
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_difference
from game.view.descriptions.card_details import CardDetails, details_for
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.choices import Gather, Picked
from game.view.layout.geometry import Rect
from game.view.layout.table import SEAT_CONTROLS, Control, TableLayout, Target
from game.view.theme import Color, Role
from tests.helpers.waiting import wait_until
from tests.rules.table import seat, table
from tests.scenes.conftest import Person


def sit_down(app: App, name: str, kinds: str, clock: ClockRule | None = None) -> TableScene:
    """Sit down with people (``h``) and bots (``b``)."""
    seats = tuple(
        SeatInfo(f"Player {seat + 1}", "human" if kind == "h" else "bot", None if kind == "h" else "random")
        for seat, kind in enumerate(kinds)
    )
    scene = TableScene(app, preview(name, seats, 0, b"\1" * 32, clock))
    app.reset(scene)
    wait(app, scene)
    return scene


def wait(app: App, scene: TableScene) -> None:
    """Run frames until a player at this screen is to act and nothing moves."""

    def settled() -> bool:
        choices = scene.table.choices
        return choices is not None and choices.seat is not None and not scene.view.busy()

    app.step(1)
    wait_until(settled, lambda: app.step(1))


def point(app: App, scene: TableScene, target: Target) -> tuple[int, int]:
    x, y = scene.view.layout.areas[target].center
    pos = int(x), int(y)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    app.step(10)
    return pos


def press(app: App, scene: TableScene, target: Target) -> tuple[int, int]:
    pos = point(app, scene, target)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    app.step(10)
    return pos


def release(app: App, pos: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    app.step(10)


def click(app: App, scene: TableScene, target: Target) -> None:
    release(app, press(app, scene, target))


def take(app: App, scene: TableScene, *colors: int) -> None:
    """Take tokens and wait until a player at this screen is to act again."""
    before = len(scene.session.record.entries)
    for color in colors:
        click(app, scene, bank(color))
    click(app, scene, Control.CONFIRM)
    wait_until(lambda: len(scene.session.record.entries) != before, lambda: app.step(1))
    wait(app, scene)


@pytest.mark.parametrize("target", [market(2, 1), deck(1), tile(0)])
def test_resting_on_a_piece_covers_nothing(app: App, target: Place) -> None:
    scene = sit_down(app, "base", "hb")
    point(app, scene, target)
    app.step(900)
    assert scene.marks().large is None


@pytest.mark.parametrize(("reduced", "share"), [(False, 0.5), (True, 0.0)])
def test_a_card_sinks_when_the_pointer_leaves_it(app: App, reduced: bool, share: float) -> None:
    scene = sit_down(app, "base", "hb")
    app.settings.reduced_motion = reduced
    card = market(2, 1)
    point(app, scene, card)
    app.step(200)
    assert scene.marks().raised(card) == (0.0 if reduced else 1.0)
    point(app, scene, market(1, 3))
    app.step(30)
    assert scene.marks().raised(card) == pytest.approx(share, abs=0.1)
    assert scene.busy()
    app.step(200)
    assert scene.marks().raised(card) == 0.0


def test_a_card_held_while_the_window_loses_the_focus_is_let_go(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    press(app, scene, market(1, 0))
    app.step(200)
    app.step(250)
    assert scene.marks().large == market(1, 0)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step(16)
    assert scene.marks().large is None
    assert scene.table.pressed is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_holding_a_card_is_a_look_and_no_choice(app: App, name: str) -> None:
    scene = sit_down(app, name, "hb")
    click(app, scene, bank(2))
    assert scene.table.selection == Gather((2,))
    pos = press(app, scene, market(1, 0))
    assert scene.table.selection == Picked(market(1, 0))
    app.step(200)
    assert scene.marks().large is None
    app.step(250)
    assert scene.marks().large == market(1, 0)
    assert scene.table.selection == Gather((2,))
    release(app, pos)
    assert scene.marks().large is None
    click(app, scene, market(1, 0))
    app.step(900)
    assert scene.table.selection == Picked(market(1, 0)), "a click stays a choice"
    assert scene.marks().large is None, "and nothing pops up over it"


def test_a_card_that_is_dragged_away_stays_chosen(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    press(app, scene, market(1, 0))
    app.step(100)
    pos = point(app, scene, market(2, 3))
    app.step(900)
    assert scene.marks().large is None
    release(app, pos)
    assert scene.table.selection == Picked(market(1, 0))


def test_the_same_key_again_shows_the_card_alone(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    scene.table.focus = market(1, 0)
    person.press(pygame.K_z)
    assert (scene.marks().large, scene.marks().alone) == (market(1, 0), False)
    person.press(pygame.K_z)
    assert (scene.marks().large, scene.marks().alone) == (market(1, 0), True)
    person.press(pygame.K_RETURN)
    assert scene.marks().large is None
    assert scene.table.selection == Gather(()), "the key that ends it does nothing else"
    scene.table.focus = deck(2)
    person.press(pygame.K_z, pygame.K_z)
    assert scene.marks().large is None, "a deck has no card to look at"


def test_a_key_shows_the_focused_card_large_and_it_follows_the_focus(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    person.press(pygame.K_RIGHT, pygame.K_z)
    first = scene.table.focus
    assert scene.marks().large == first
    person.press(pygame.K_RIGHT)
    assert scene.marks().large == scene.table.focus != first
    person.press(pygame.K_ESCAPE)
    assert scene.marks().large is None
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


def test_an_opponents_panel_opens_all_of_it_and_closes(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hbb")
    for target in (SEAT_CONTROLS[1], tokens(1, 0), bonus(1, 3), hand(1, 0)):
        click(app, scene, target)
        assert isinstance(app.scene, SeatScene)
        assert app.scene.seat == 1
        assert scene.session.paused
        person.press(pygame.K_ESCAPE)
        assert app.scene is scene
        assert not scene.session.paused
    panel = scene.view.layout.panel(2).rect
    person.click_at((panel.x + 6, panel.bottom - 6))
    assert isinstance(app.scene, SeatScene)
    assert app.scene.seat == 2
    person.press(pygame.K_RIGHT)
    assert app.scene.seat == 0
    person.click_at((3, 450))
    assert app.scene is scene


@pytest.mark.parametrize("corner", [False, True], ids=["a piece", "the panel"])
def test_a_panel_that_the_pointer_leaves_before_the_release_stays_closed(app: App, corner: bool) -> None:
    scene = sit_down(app, "base", "hbb")
    if corner:
        panel = scene.view.layout.panel(2).rect
        at = (int(panel.x + 6), int(panel.bottom - 6))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        app.step(16)
    else:
        press(app, scene, tokens(1, 0))
    release(app, point(app, scene, market(2, 3)))
    assert app.scene is scene


def test_the_own_tokens_stay_part_of_the_decision(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, tokens(0, 1))
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


def test_tokens_to_give_back_are_marked_and_counted_off(app: App, person: Person) -> None:
    from tools.shots.posed import PosedSession, position, seats

    steps = position(
        "base",
        4,
        lambda s: (
            s.phase is Phase.DISCARD and s.turn == 0 and sum(s.players[0].tokens) == 11 and s.round not in (10, 11)
        ),
    )
    scene = TableScene(app, PosedSession(steps, seats("base", 4)))
    app.reset(scene)
    person.watch()
    held = steps[-1].state.players[0].tokens
    assert sum(held) == 11
    words = written(app)
    assert words.count("Give back 1") == words.count("1 more token") == 1, "the button's place has what it waits for"
    assert "Give back" not in words
    assert words.count("11") == 2 and words.count("10") == 1, "the dock has both numbers"
    assert "Choose from your tokens" in " ".join(words)
    assert Control.CONFIRM not in scene.marks().actionable
    kind = next(kind for kind, count in enumerate(held) if count)
    counts = Counter(words)
    click(app, scene, tokens(0, kind))
    words = written(app)
    assert words.count("Give back 1") == words.count("Give back") == 1, "the button shows what goes, not how many"
    assert "1 more token" not in words
    assert Control.CONFIRM in scene.marks().actionable
    assert "Confirm or undo" in " ".join(words) and "Choose from" not in " ".join(words)
    assert words.count(str(held[kind])) == counts[str(held[kind])], "its stack keeps its number"
    changed = list(pairwise(words))
    assert (str(held[kind]), "−1") in changed and ("11", "−1") in changed, "beside it, and beside the sum, is what goes"


def test_a_decision_leaves_all_but_mat_and_dock_in_the_same_less_light(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tools.shots.posed import PosedSession, position, seats

    steps = position(
        "base",
        4,
        lambda s: (
            s.phase is Phase.DISCARD and s.turn == 0 and sum(s.players[0].tokens) == 11 and s.round not in (10, 11)
        ),
    )
    scene = TableScene(app, PosedSession(steps, seats("base", 4)))
    app.reset(scene)
    person.watch()
    layout = scene.view.layout
    boxes = [layout.places[market(2, 1)], *(panel.rect for panel in layout.panels), layout.actions.strip]

    def lights() -> list[float]:
        app.redraw()
        app.step(0)
        parts = (app.canvas.target.subsurface(pygame.Rect(box.inset(6))) for box in boxes)
        return [sum(pygame.transform.average_color(part)[:3]) for part in parts]

    darker = lights()
    monkeypatch.setattr("game.ui.table.mats.decision_light._SHADE", 0)
    card, own, *rivals, dock = (less / full for less, full in zip(darker, lights(), strict=True))
    assert own == dock == 1.0
    assert all(abs(light - card) < 0.06 for light in rivals) and 0.5 < card < 0.75


def test_tokens_to_take_are_counted_on_the_mat_before_they_come(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(app, "base", "hb")
    on_mat: list[int] = []
    in_bank: list[int] = []
    for module, noted in ((own_stacks, on_mat), (bank_stacks, in_bank)):

        def keep(p: Painter, change: int, *rest: Any, noted: list[int] = noted) -> None:
            noted.append(change)
            draw_difference(p, change, *rest)

        monkeypatch.setattr(module, "draw_difference", keep)
    written(app)
    assert not on_mat and not in_bank
    for kind in (0, 1):
        click(app, scene, bank(kind))
    on_mat.clear()
    in_bank.clear()
    words = written(app)
    assert on_mat == [1, 1] and in_bank == [-1, -1]
    assert Counter(pairwise(words))["−1", "4"] >= 2, "the bank keeps its counts"
    assert ("0", "+2") in pairwise(words), "and so does the mat"


def test_the_three_ways_to_take_a_turn_are_told_apart_and_dim_where_not_possible(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    colors: dict[str, object] = {}
    label = Painter.label

    def keep(p: Painter, role: Role, text: str, x: float, y: float, color: Color, *rest: Any, **named: Any) -> object:
        colors[text] = color
        return label(p, role, text, x, y, color, *rest, **named)

    monkeypatch.setattr(Painter, "label", keep)
    scene = sit_down(app, "base", "hb")
    written(app)
    palette = app.look("base").palette
    assert scene.view.facts is not None and not scene.view.facts.buyable
    assert [colors[word] for word in ("Take", "Reserve", "Buy")] == [
        palette.text_dark,
        palette.text,
        palette.text_muted,
    ]
    click(app, scene, bank(0))
    colors.clear()
    app.redraw()
    app.step(0)
    assert "Buy" not in colors, "tokens are being taken"


def written(app: App) -> list[str]:
    """What the next frame writes."""
    app.canvas.words = words = list[str]()
    app.redraw()
    app.step(0)
    return words


def test_badges_are_for_the_reader_and_can_be_off(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    assert scene.view.badges
    app.settings.badges = False
    scene.resume()
    assert not scene.view.badges


def test_a_deck_lists_the_unseen_cards_by_colour(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    lens = details_for(edition("base"), scene.session.state, 0, deck(3), scene.view.names)
    assert lens is not None
    assert sum(lens.counts) == scene.session.state.decks[2] == 16


def test_the_button_takes_the_last_turn_back(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    assert not scene.marks().takeback
    assert Control.UNDO not in scene.marks().actionable
    before = scene.session.state
    take(app, scene, 0, 1, 2)
    assert scene.marks().takeback
    click(app, scene, bank(3))
    assert not scene.marks().takeback, "first what is chosen is undone"
    click(app, scene, Control.UNDO)
    assert scene.table.selection == Gather()
    after = len(scene.session.record.entries)
    for _ in range(3):
        click(app, scene, Control.UNDO)
    app.step(3000)
    click(app, scene, Control.UNDO)
    assert not scene.marks().takeback
    assert len(scene.session.record.entries) == after, "where a choice was undone no turn is taken back"
    point(app, scene, bank(3))
    assert scene.marks().takeback
    click(app, scene, Control.UNDO)
    wait_until(lambda: scene.session.state == before, lambda: app.step(1))
    assert scene.session.state == before
    wait(app, scene)
    assert not scene.marks().takeback
    assert "undoes the last turn" in scene.view.log.rows[-1].text


def test_a_right_click_never_takes_a_turn_back(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    take(app, scene, 0, 1, 2)
    pos = point(app, scene, market(1, 1))
    before = len(scene.session.record.entries)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
    for _ in range(30):
        app.step(10)
    assert len(scene.session.record.entries) == before


def test_two_people_take_back_by_key_a_turn_that_revealed_no_card(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hh")
    take(app, scene, 0, 1, 2)
    assert scene.session.state.turn == 1
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.turn == 0, lambda: app.step(1))
    wait(app, scene)
    assert scene.view.perspective == 0
    person.press(pygame.K_x)
    assert scene.marks().note == "There is no turn to undo."
    scene.session.propose(0, ReserveCard(market(1, 0)))
    wait_until(lambda: scene.session.state.turn == 1, lambda: app.step(1))
    wait(app, scene)
    person.press(pygame.K_x)
    assert scene.marks().note == "A card has been revealed since, so you cannot undo the last turn."


def test_a_turn_taken_back_is_redone_by_key_or_menu_until_something_else_is_played(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    person.press(pygame.K_y)
    assert scene.marks().note == "There is no turn to redo."
    take(app, scene, 0, 1, 2)
    after = scene.session.state
    for redo in (partial(person.press, pygame.K_y), partial(redo_by_menu, person)):
        person.press(pygame.K_x)
        wait_until(lambda: scene.session.state.round == 1, lambda: app.step(1))
        wait(app, scene)
        assert scene.marks().note == "Turn undone. To redo it, press Y or open the menu."
        redo()
        wait_until(lambda: scene.session.state == after, lambda: app.step(1))
        wait(app, scene)
        assert not scene.table.can_redo
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.round == 1, lambda: app.step(1))
    wait(app, scene)
    take(app, scene, 2, 3, 4)
    assert not scene.table.can_redo


def redo_by_menu(person: Person) -> None:
    person.press(pygame.K_p)
    person.click(person.button("Redo last turn"))


def test_the_clock_runs_only_while_the_person_can_act(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("game", 300, bot=False))
    clock = scene.session.clock
    assert clock is not None
    start = clock.left_ms(0)
    app.step(1000)
    app.step(1000)
    assert start is not None
    assert clock.left_ms(0) == start - 2000
    assert scene.marks().clocks == clock.left_s()
    dock = scene.view.layout.actions
    assert dock.clock is not None and dock.prompt.right < dock.undo.x < dock.undo.right < dock.clock.x
    person.press(pygame.K_p)
    left = clock.left_ms(0)
    for _ in range(5):
        app.step(1000)
    assert clock.left_ms(0) == left, "a pause stops it"


def test_at_zero_the_bot_moves_and_the_game_continues(app: App) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("turn", 5, bot=True))
    before = len(scene.session.record.entries)
    click(app, scene, bank(0))
    for _ in range(6):
        app.step(1000)
    said = set()

    def step() -> None:
        app.step(1)
        said.add(scene.marks().note)

    wait_until(lambda: len(scene.session.record.entries) >= before + 3, step)
    wait(app, scene)
    assert "Time’s up: the computer plays for Player 1." in said | {scene.marks().note}
    assert scene.session.state.round >= 2
    assert scene.table.selection == Gather()
    assert "Player 1 ran out of time" in [row.text for row in scene.view.log.rows]
    assert not scene.session.can_takeback, "a takeback gives no time to a player without any"


def test_a_turn_taken_back_resumes_with_the_remaining_time(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("turn", 30, bot=True))
    for _ in range(4):
        app.step(1000)
    take(app, scene, 0, 1, 2)
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.round == 1, lambda: app.step(0))
    wait(app, scene)
    clock = scene.session.clock
    assert clock is not None and scene.session.state.round == 1
    left = clock.left_ms(0)
    assert left is not None and left <= 26000


def test_right_clicks_show_a_card_large_then_alone_then_not(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    pos = point(app, scene, market(2, 1))
    for large, alone in ((market(2, 1), False), (market(2, 1), True), (None, False)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=pygame.BUTTON_RIGHT))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=pygame.BUTTON_RIGHT))
        app.step(10)
        assert (scene.marks().large, scene.marks().alone) == (large, alone)
    assert scene.table.selection == Gather()


def test_a_right_click_elsewhere_undoes_the_last_choice(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, bank(2))
    x, y = scene.view.layout.actions.strip.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(int(x), int(y)), button=pygame.BUTTON_RIGHT))
    app.step(10)
    assert scene.table.selection == Gather()


def test_pointing_at_a_tile_names_the_rival_that_is_one_step_away() -> None:
    rules = edition("base")
    name, found = next(iter(rules.tiles.items()))
    missing = next(color for color, need in enumerate(found.demand) if need)
    near = tuple(need - (color == missing) for color, need in enumerate(found.demand))
    state = table(seat(), seat("", "".join(map(str, near))), tiles=[name], bank="44444 5")
    facts = PositionFacts(state, 0)
    assert about(facts, ("Ana", "Bianca"), tile(0)).startswith("Bianca needs 1 more")
    assert about(facts, ("Ana", "Bianca"), deck(1)) == ""


def test_pointing_at_a_rival_says_that_they_can_reach_the_goal() -> None:
    card = next(card for card in edition("base").cards.values() if card.points == 2)
    close = seat("77777", points=13)
    facts = PositionFacts(table(close, close, seat(), market={card.level: [card.id]}), 0)
    names = "Ana", "Bianca", "Jonas"
    texts = [about(facts, names, control) for control in SEAT_CONTROLS[:3]]
    goal = "Bianca can reach the goal next turn."
    assert [goal in text for text in texts] == [False, True, False]
    assert texts[1].startswith(goal)
