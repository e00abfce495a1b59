"""The table's picture over time: nothing is announced before it lies, nothing moves at rest, nothing is decoded."""

from __future__ import annotations

import threading
from collections import Counter, deque
from concurrent.futures import wait
from itertools import pairwise

import pygame
import pytest

from game.record import SeatInfo
from game.rules import (
    CardMoved,
    Place,
    PlaceKind,
    PointsChanged,
    TileMoved,
    TurnBegan,
    bank,
    market,
    tile,
)
from game.sessions.update import Update
from game.ui.graphics.atlas import Index
from game.ui.graphics.canvas import Canvas
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.card_details import draw_card_details
from game.ui.table.dock import piece_line, plan_line, purchase, waiting
from game.ui.table.events.motion import draw_motion
from game.ui.table.table_view import Highlights
from game.view.animation.flight_path import FlyingPiece, PieceKind, Pose
from game.view.animation.timeline import AnimationState
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.card_details import details_for
from game.view.descriptions.moments import moment_of
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from tests.ui.table.film import EDITIONS, SIZE, Film, indices
from tools.shots.posed import game


def test_the_title_names_the_next_player_only_when_all_pieces_have_landed(film: Film) -> None:
    for index in indices(film.replay, TurnBegan):
        state = film.before(index)
        after = film.replay.state_at(index)
        old, new = (f"{film.view.names[seat]}’s turn" for seat in (state.turn, after.turn))
        for landed, words in film.play(film.replay.update_at(index)):
            assert (new if landed else old) in words
            assert (old if landed else new) not in words


def test_nobody_is_one_step_away_once_the_people_have_ended_the_game(film: Film) -> None:
    film.before(9)
    for over in (False, True):
        film.draw(Highlights(over=over))
        assert film.view.facts is not None and film.view.facts.over == over


def test_a_long_name_is_shortened_to_its_first_word_where_the_title_would_be_tiny(film: Film) -> None:
    for names, shown in (
        (("Bartholomäus Wagenknecht", "Ana"), "Bartholomäus"),
        (("Bartholomäus Wagenknecht", "Bartholomäus Schuster"), "Bartholomäus Wagenknecht"),
        (("Player 1", "Player 2"), "Player 1"),
        (("Ana Lu", "Bo"), "Ana Lu"),
    ):
        film.view.set_seats([SeatInfo(name, "human") for name in names])
        for size in ((1024, 640), (1600, 900)):
            film.view.resize(size)
            for index in (9, 10):
                state = film.before(index)
                assert f"{(shown, names[1])[state.turn]}’s turn" in film.draw()[0]


def test_the_score_of_a_plan_stays_clear_of_the_captions_above_it(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    plates: list[Rect] = []
    monkeypatch.setattr(plan_line, "draw_score", lambda _, box, __: plates.append(box))
    film.view.resize((1024, 640))
    film.before(12)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    for place in (market(level, slot) for level in (1, 2, 3) for slot in range(4)):
        if (plan := p.facts.plan(place)) is not None:
            purchase.draw_plan(p, plan, p.layout.dock.strip)
    assert plates and all(box.y - p.layout.dock.strip.y > 1.35 * piece_line.caption_size(p) for box in plates)


def test_the_next_round_is_written_only_when_all_pieces_have_landed(film: Film) -> None:
    replay = film.replay
    index = next(index for index in range(3, len(replay)) if film.replay.state_at(index).round == 3)
    assert film.before(index).round == 2
    for landed, words in film.play(replay.update_at(index)):
        assert landed or words[words.index("ROUND") + 1] == "2"
    words = film.draw()[0]
    assert words[words.index("ROUND") + 1] == "3"


def test_the_log_and_the_ticker_wait_for_the_pieces(film: Film) -> None:
    for index in indices(film.replay, CardMoved):
        film.before(index)
        rows, moves = film.view._log_state.rows, film.view._log_state.moves
        for landed, _ in film.play(film.replay.update_at(index)):
            if not landed:
                assert film.view._log_state.rows == rows and film.view._log_state.moves == moves
        assert film.view._log_state.rows > rows and film.view._log_state.moves != moves


def test_the_score_is_counted_up_only_when_what_brings_it_has_landed(film: Film) -> None:
    for index in indices(film.replay, PointsChanged):
        update = film.replay.update_at(index)
        state = film.before(index)
        assert update.seat is not None
        film.view.show(update)
        gains = [
            flight.arrives
            for flight in film.view.timeline._flights
            if flight.target.kind in (PlaceKind.BONUS, PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)
        ]
        while film.view.timeline.busy(film.view._now):
            painter = film.view.painter(film.canvas, film.look, Highlights())
            assert painter is not None
            if film.view._now <= min(gains):
                assert painter.points(update.seat) == state.players[update.seat].points
            film.view.update(10)
        painter = film.view.painter(film.canvas, film.look, Highlights())
        assert painter is not None
        assert painter.points(update.seat) == film.replay.state_at(index).players[update.seat].points


def test_the_last_round_is_announced_when_the_table_rests(film: Film) -> None:
    edition = film.view.edition.name
    steps = next(steps for seed in range(1, 20) if turns_left((steps := game(edition, 2, seed))[-2].state))
    at = next(number for number, step in enumerate(steps) if number and turns_left(step.state))
    film.view.jump(steps[at - 1].state)
    film.draw()
    step = steps[at]
    update = Update(at, "commit", step.seat, step.actions, step.events, step.state)
    shown = [(landed, "LAST ROUND" in words) for landed, words in film.play(update)]
    assert shown[0] == (False, False) and shown[-1] == (True, True)
    assert not any(announced for landed, announced in shown if not landed)


def test_the_dock_counts_the_turns_left_from_the_one_on_show(film: Film) -> None:
    edition = film.view.edition.name
    steps = next(steps for seed in range(1, 20) if turns_left((steps := game(edition, 2, seed))[-2].state))
    at = next(number for number, step in enumerate(steps) if number and turns_left(step.state))
    step = steps[at]
    film.view.jump(steps[at - 1].state)
    film.draw()
    film.view.show(Update(at, "commit", step.seat, step.actions, step.events, step.state))
    found: dict[int, set[int]] = {}
    while film.view.timeline.busy(film.view._now):
        painter = film.view.painter(film.canvas, film.look, Highlights())
        assert painter is not None
        found.setdefault(painter.turn, set()).add(waiting._turns_left(painter, painter.turn))
        film.view.update(20)
    assert found == {step.seat: {0}, step.state.turn: {turns_left(step.state)}}


def test_the_end_is_announced_when_the_table_rests(film: Film) -> None:
    end = next(index for index in range(2, len(film.replay)) if film.replay.state_at(index).winners)
    film.before(end)
    shown = [(landed, "The game is over" in words) for landed, words in film.play(film.replay.update_at(end))]
    assert shown[0] == (False, False) and shown[-1] == (True, True)
    assert not any(announced for landed, announced in shown if not landed)


def test_the_winner_of_a_tile_is_shown_in_its_place_when_it_has_landed(film: Film) -> None:
    for index in indices(film.replay, TileMoved, 1):
        film.before(index)
        slots = {event.source.row for event in film.replay.update_at(index).events if isinstance(event, TileMoved)}
        for landed, _ in film.play(film.replay.update_at(index)):
            assert landed or not slots & film.view._log_state.taken.keys()
        assert slots <= film.view._log_state.taken.keys()


def test_a_table_at_rest_paints_nothing_but_a_glint(film: Film) -> None:
    film.before(len(film.replay) // 2)
    assert film.draw()[1] == [], "the same picture again"
    state = film.view.state
    assert state is not None
    kind = next(kind for kind, count in enumerate(state.bank) if count)
    painted = film.draw(Highlights(glint=(bank(kind), 1.0)))[1]
    assert len(painted) == 1 and film.view.layout.bank_cells[kind].w ** 2 > painted[0].w * painted[0].h


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.usefixtures("window", "nothing_decoded")
def test_no_frame_of_play_decodes_a_sprite(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film(edition, 4)
    atlas = film.look.atlas
    # As where there is no room for all cards: their faces have to be fetched before they turn up.
    for _ in atlas.preload(sprite for sprite in film.view.sprites() if sprite[0] in atlas and sprite[0][:5] != "card/"):
        pass
    film.before(1)
    decoded: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    decode = Index.picture

    def counted(self: Index, name: str, level: int) -> pygame.Surface:
        (decoded if threading.current_thread() is threading.main_thread() else ahead)[name] += 1
        return decode(self, name, level)

    monkeypatch.setattr(Index, "picture", counted)
    for index in range(1, len(film.replay)):
        update: Update = film.replay.update_at(index)
        film.view.show(update)
        film.draw()
        wait(atlas._fetched.values())
        fetched = ahead.total()
        while film.view.busy():
            film.draw()
            film.view.update(120)
        places = [place for place in film.view.layout.areas if getattr(place, "kind", None) is PlaceKind.MARKET]
        film.draw(Highlights(hover=places[index % len(places)]))
        assert ahead.total() == fetched, "nothing is fetched later than with the first frame of an animation"
    assert ahead and not decoded


def test_what_has_landed_is_drawn_in_a_frame_of_its_own(film: Film) -> None:
    film.before(2)
    for _ in film.play(film.replay.update_at(2)):
        pass
    assert film.view.busy(), "the next update waits for the frame that announces this one"
    film.view.update(20)
    assert not film.view.busy()


@pytest.mark.usefixtures("window", "nothing_decoded")
def test_faces_are_decoded_before_the_updates_that_show_them(monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film("base", 4)
    atlas, view = film.look.atlas, film.view
    film.before(1)
    decoded: list[str] = []
    decode = Index.picture

    def counted(self: Index, name: str, level: int) -> pygame.Surface:
        decoded.append(name)
        return decode(self, name, level)

    monkeypatch.setattr(Index, "picture", counted)
    coming = deque(map(film.replay.update_at, range(1, 30)))
    view.coming = coming
    view.show(coming.popleft(), animate=False, passing=True)
    film.draw()
    wait(atlas._fetched.values())
    cards = {name for name in decoded if name.startswith("card/")}
    decoded.clear()
    while coming:
        view.show(coming.popleft(), animate=False, passing=True)
        film.draw()
    assert cards and not [name for name in decoded if name.startswith("card/")]


def test_the_bell_of_the_last_round_sounds_once_and_only_after_the_landing(
    window: pygame.Surface,
) -> None:
    assert window.get_size() != SIZE
    film = Film("marvel")
    states = [film.replay.state_at(index) for index in range(len(film.replay))]
    index = next(n for n in range(1, len(states)) if turns_left(states[n]) and not turns_left(states[n - 1]))
    film.before(index)
    film.view.due_sounds()
    heard: list[str] = []
    for landed, _ in film.play(film.replay.update_at(index)):
        sounds = film.view.due_sounds()
        assert landed or "bell" not in sounds
        heard += sounds
    assert (heard + film.view.due_sounds()).count("bell") == 1


def test_the_light_walks_to_the_next_mat_and_is_still_with_reduced_motion(film: Film) -> None:
    index = indices(film.replay, TurnBegan)[0]
    for calm in (False, True):
        film.view.timeline.reduced_motion = calm
        state = film.before(index)
        formers = set()
        film.view.show(film.replay.update_at(index))
        while film.view.timeline.busy(film.view._now):
            film.view.update(20)
            painter = film.view.painter(film.canvas, film.look, Highlights())
            assert painter is not None
            formers.add(painter.animation.former)
        assert (state.turn in formers) is not calm


@pytest.mark.parametrize("calm", [False, True])
def test_a_moment_is_shown_after_the_landing_and_stands_still_with_reduced_motion(film: Film, calm: bool) -> None:
    name, seats = film.view.edition.name, len(film.view.names)
    played = (pair for seed in range(1, 20) for pair in pairwise(game(name, seats, seed)))
    before, step = next(pair for pair in played if moment_of(pair[0].state, pair[1].state) is not None)
    film.view.moments, film.view.timeline.reduced_motion = True, calm
    film.view.jump(before.state)
    film.draw()
    for landed, _ in film.play(Update(1, "commit", step.seat, step.actions, step.events, step.state)):
        assert landed or film.view.moment is None
    film.view.update(20)
    assert film.view.moment is not None
    film.view.update(1000)  # the light of a last round has run by then
    film.draw()
    pictures = 0
    while film.view.moment is not None:
        assert not film.view.busy()
        pictures += bool(film.draw()[1])
        film.view.update(20)
    assert bool(pictures) is not calm


def test_a_button_without_room_for_any_word_shows_its_icon(film: Film) -> None:
    film.before(2)
    film.canvas.begin()
    film.canvas.words = []
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    for width in (4, 20, 60):
        draw_button(p, TableButton(Control.RESERVE, Rect(40, 40, width, 60), "Nudge this player", "clock"))
    assert film.canvas.words == []


def test_a_piece_above_the_table_has_a_shadow_to_its_lower_right(film: Film) -> None:
    film.before(indices(film.replay, CardMoved, 1)[0])
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    for piece in (FlyingPiece(PieceKind.CARD, None, 1), FlyingPiece(PieceKind.TOKEN, number=2)):
        middles = []
        for height in (0.0, 20.0):
            painter.animation = AnimationState((Pose(piece, 400, 300, 80, 80, lifted=height),))
            film.canvas.begin()
            draw_motion(painter)
            middles.append([(item.x + item.width / 2, item.y + item.height / 2) for item in film.canvas._items])
        lying, flying = middles
        assert len(lying) == 1 and len(flying) == 2
        (shadow_x, shadow_y), (x, y) = flying
        assert shadow_x > x and shadow_y > y


@pytest.mark.usefixtures("window")
@pytest.mark.slow
@pytest.mark.parametrize("size", [(1600, 900), (1600, 1200), (2560, 1080), (3440, 1440)])
@pytest.mark.parametrize("place", [market(1, 0), tile(0)], ids=("card", "tile"))
def test_a_large_piece_has_room_right_of_the_bank_in_every_shape_of_window(size: tuple[int, int], place: Place) -> None:
    film = Film("base", 4)
    film.look.configure(min(size[0] / 1600, size[1] / 900))
    film.canvas = Canvas(pygame.display.set_mode(size), film.look.text)
    film.view.resize(size)
    state = film.before(9)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    details = details_for(film.view.edition, state, 0, place, film.view.names)
    assert details is not None
    box, layout = draw_card_details(painter, details), painter.layout
    assert box.x >= layout.bank.right and box.right <= size[0]
    assert not any(box.overlaps(other) for other in (layout.mat(layout.viewer).rect, layout.dock.rect))
    assert box.h >= 400 * layout.scale
