"""The animation timeline: intermediate states add up, end at the position, and can be skipped."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from game.replays.replay import Replay
from game.rules import (
    CHANCE,
    MAJORITY,
    CardMoved,
    Event,
    GameState,
    MajorityMoved,
    PlaceKind,
    PointsChanged,
    TileMoved,
    TokensMoved,
    TurnBegan,
    apply,
    bank,
    bonus,
    current_actor,
    deck,
    edition,
    hand,
    initial_state,
    legal_actions,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from game.view.animation.flight_path import EffectKind, PieceKind
from game.view.animation.flight_plan import TURN_MS, FlightPlan
from game.view.animation.moments import MomentShow
from game.view.animation.timeline import SPEEDS, AnimationState, Timeline
from game.view.descriptions.moments import Moment
from game.view.layout.mats import won_tile_boxes
from game.view.layout.table import TableLayout, table_layout
from tests.helpers.paths import GOLDEN

LAYOUT: TableLayout = table_layout((1600, 900), edition("base"), 4)
TAKE: tuple[Event, ...] = tuple(TokensMoved(kind, 1, bank(kind), tokens(0, kind)) for kind in (0, 1, 2))
BUY: tuple[Event, ...] = (
    TokensMoved(1, 2, tokens(1, 1), bank(1)),
    CardMoved("b1-01", 1, market(1, 2), bonus(1, 0)),
    PointsChanged(1, 4),
    CardMoved("b1-02", 1, deck(1), market(1, 2)),
    TurnBegan(2, 1),
)


def frames(
    timeline: Timeline, events: tuple[Event, ...], step: float = 10, points: dict[int, int] | None = None
) -> tuple[list[tuple[float, AnimationState]], AnimationState]:
    timeline.add(events, points or {}, 0.0)
    now = 0.0
    found = []
    while timeline.busy(now):
        found.append((now, timeline.state_at(now, LAYOUT.piece, LAYOUT.scale)))
        now += step
        assert now < 20_000
    return found, timeline.state_at(now + 1000, LAYOUT.piece, LAYOUT.scale)


def test_tokens_fly_one_after_another_in_arcs() -> None:
    found, after = frames(Timeline("base"), TAKE)
    starts = {}
    for now, animation in found:
        for pose in animation.poses:
            starts.setdefault(pose.piece.number, now)
    assert [starts[kind] for kind in (0, 1, 2)] == [0, 70, 140]
    ends = [LAYOUT.piece(bank(0)).center[1], LAYOUT.piece(tokens(0, 0)).center[1]]
    top = min(pose.y for _, animation in found for pose in animation.poses if pose.piece.number == 0)
    assert min(ends) - 36 < top < min(ends) - 26, "the top of the arc lies 30 above the higher end"
    assert not after.busy and not after.poses and not after.counts


def test_counts_tick_as_tokens_leave_and_land() -> None:
    found, _ = frames(Timeline("base"), TAKE)
    for _, animation in found:
        for kind in (0, 1, 2):
            assert animation.counts.get(bank(kind), 0) in (0, 1)
            assert animation.counts.get(tokens(0, kind), 0) in (0, -1)
    landed = {kind: 60 + 340 + 70 * kind for kind in (0, 1, 2)}
    for now, animation in found:
        for kind in (0, 1, 2):
            arrived = now >= landed[kind]
            for place, left in ((bank(kind), 1), (tokens(0, kind), -1)):
                shown = animation.counts.get(place, 0) + animation.figures.get(place, 0)
                assert shown == (0 if arrived else left), "written numbers change at the landing, at both ends"


def test_a_chip_leaves_the_top_of_its_stack_and_lands_on_another() -> None:
    timeline = Timeline("base")
    event = TokensMoved(0, 2, bank(0), tokens(0, 0))
    timeline.add((event,), {}, 0.0, stacks={bank(0): 5, tokens(0, 0): 1})
    first, second = timeline._flights
    assert (first.source_below, second.source_below) == (4, 3)
    assert (first.target_below, second.target_below) == (1, 2)
    foot, top = LAYOUT.foot(bank(0)), LAYOUT.piece(bank(0), 4)
    assert foot is not None and foot.y - top.y == pytest.approx(4 * 0.215 * LAYOUT.radius, abs=1)
    pose = timeline.state_at(0.0, LAYOUT.piece, LAYOUT.scale).poses[0]
    assert (pose.x, pose.y) == pytest.approx(top.center, abs=1)


def test_landing_squashes_and_rings() -> None:
    found, _ = frames(Timeline("base"), TAKE)
    landing = dict(found)[400]
    pose = next(pose for pose in landing.poses if pose.piece.number == 0)
    goal = LAYOUT.piece(tokens(0, 0))
    assert pose.w / pose.h == pytest.approx(1.1 / 0.9 * goal.w / goal.h, rel=0.02)
    ring = next(effect for effect in landing.effects if effect.kind is EffectKind.RING)
    assert ring.flat == pytest.approx(goal.h / goal.w)


def test_a_purchase_is_paid_first_and_the_refill_turns_over() -> None:
    found, _ = frames(Timeline("base"), BUY, points={1: 3})
    at = dict(found)
    assert market(1, 2) in at[0].hidden
    starts = {name: now for now, animation in reversed(found) for pose in animation.poses for name in [pose.piece.name]}
    assert starts[None] < starts["b1-01"] < starts["b1-02"]
    bought = [(now, pose) for now, animation in found for pose in animation.poses if pose.piece.name == "b1-01"]
    assert bought[0][0] == 100
    lifted = next(pose for now, pose in bought if now == 180)
    assert lifted.y == pytest.approx(LAYOUT.rect(market(1, 2)).center[1] - 14)
    refill = [(now, pose) for now, animation in found for pose in animation.poses if pose.piece.name == "b1-02"]
    assert not refill[0][1].face and refill[-1][1].face
    assert refill[0][1].y == pytest.approx(LAYOUT.piece(deck(1)).center[1], abs=2)
    assert min(pose.turn for _, pose in refill) < 0.1
    assert at[0].counts[bonus(1, 0)] == -1 and at[0].counts[deck(1)] == 1
    arrives = 180 + 380
    for now, animation in found:
        if now < arrives:
            assert animation.points[1] == 3 and animation.counts[bonus(1, 0)] == -1
    assert found[-1][1].points.get(1, 4) == 4
    assert at[arrives].presses[bonus(1, 0)] == pytest.approx(1)


def test_a_marvel_purchase_bursts_where_it_lands() -> None:
    found, _ = frames(Timeline("marvel"), (CardMoved("m1-01", 1, market(1, 2), bonus(1, 0)),))
    bursts = [now for now, animation in found for effect in animation.effects if effect.kind is EffectKind.BURST]
    assert bursts and min(bursts) >= 80 + 380


def test_a_deck_counts_one_card_less_as_soon_as_it_leaves() -> None:
    timeline = Timeline("base")
    timeline.add(TAKE, {}, 0.0)
    timeline.add((CardMoved(None, 3, deck(3), hand(2, 0)),), {}, 0.0)
    shown = [animation for _, animation in frames(timeline, ())[0]]
    flying = [animation for animation in shown if any(pose.piece.kind is PieceKind.CARD for pose in animation.poses)]
    assert shown[0].counts[deck(3)] == 1 and deck(3) not in shown[0].figures
    assert flying and not any(deck(3) in animation.counts or deck(3) in animation.figures for animation in flying)


def test_blind_card_stays_face_down() -> None:
    found, _ = frames(Timeline("base"), (CardMoved(None, 3, deck(3), hand(2, 0)),))
    poses = [pose for _, animation in found for pose in animation.poses]
    assert poses and not any(pose.face for pose in poses)
    assert hand(2, 0) in found[0][1].hidden


def test_tile_rests_until_it_leaves() -> None:
    events = (*BUY[:2], TileMoved("bn-01", tile(1), owned_tile(1, 0)))
    found, _ = frames(Timeline("base"), events)
    assert any(place == tile(1) and piece.name == "bn-01" for place, piece in found[0][1].resting)
    assert owned_tile(1, 0) in found[0][1].hidden
    assert any(pose.piece.kind is PieceKind.TILE for _, animation in found for pose in animation.poses)


def test_a_tile_that_the_viewer_wins_sinks_into_their_score() -> None:
    timeline = Timeline("base")
    timeline.add((TileMoved("bn-01", tile(1), owned_tile(1, 0)),), {}, 0.0)
    (flight,) = timeline._flights
    half = (flight.arrives + flight.ends) / 2
    (own,) = timeline.state_at(half, LAYOUT.piece, LAYOUT.scale, 1).poses
    landing = flight.pose(flight.arrives, LAYOUT.piece, LAYOUT.scale, 1)
    assert landing is not None
    assert own.w < landing.w / 2 and own.alpha < 128, "nothing of it is left that could vanish at once"


def test_what_has_another_form_on_a_mat_has_it_from_its_arrival_on() -> None:
    slip, won = hand(2, 0), owned_tile(2, 0)
    box = LAYOUT.rect(slip)
    assert box.w > box.h
    for event in (CardMoved("b1-01", 1, market(1, 2), slip), TileMoved("bn-01", tile(1), won)):
        timeline = Timeline("base")
        timeline.add((event,), {}, 0.0)
        (flight,) = timeline._flights
        flying = timeline.state_at(flight.arrives - 1, LAYOUT.piece, LAYOUT.scale, 0)
        landed = timeline.state_at(flight.arrives, LAYOUT.piece, LAYOUT.scale, 0)
        assert flying.poses and flight.target in flying.hidden
        assert not landed.hidden, "it has its form there at once"
        if event.target == slip:
            later = timeline.state_at((flight.arrives + flight.ends) / 2, LAYOUT.piece, LAYOUT.scale, 0)
            (card,), (fading,) = landed.poses, later.poses
            assert card.alpha == 255 > fading.alpha > 0, "a card fades into a form that is not a card's"
        else:
            assert not landed.poses
        assert landed.presses[flight.target] == pytest.approx(1)


def test_the_majority_tile_lands_beside_the_won_tiles() -> None:
    layout = table_layout((1600, 900), edition("marvel"), 3)
    timeline = Timeline("marvel")
    events = (TileMoved("ml-1B", tile(1), owned_tile(1, 1)), MajorityMoved(MAJORITY, owned_majority(1)))
    timeline.add(events, {}, 0.0, stacks={owned_majority(1): 1})
    flight = timeline._flights[-1]
    pose = flight.pose(flight.arrives - 0.01, layout.piece, layout.scale)
    assert pose is not None
    third = won_tile_boxes(layout.mat(1), 3, layout.medal_gap)[-1]
    assert (pose.x, pose.y) == pytest.approx(third.center, abs=1)


def test_the_majority_tile_keeps_its_place_and_sends_light_to_its_holder() -> None:
    layout = table_layout((1600, 900), edition("marvel"), 2)
    timeline = Timeline("marvel")
    timeline.add((MajorityMoved(MAJORITY, owned_majority(1)),), {}, 0.0)
    (flight,) = timeline._flights
    half = (flight.start + flight.leave + flight.arrives) / 2
    animation = timeline.state_at(half, layout.piece, layout.scale, 0)
    assert not animation.poses and owned_majority(1) in animation.hidden
    assert EffectKind.SPARK in [effect.kind for effect in animation.effects]
    (replayed,) = timeline.state_at(half, layout.piece, layout.scale).poses
    assert replayed.piece.kind is PieceKind.MAJORITY, "a recap shows what was gained"


def test_the_turn_is_handed_over_when_everything_has_landed() -> None:
    timeline = Timeline("base")
    events = (*BUY, TileMoved("bn-01", tile(1), owned_tile(1, 0)), TurnBegan(0, 4))
    timeline.add(events, {}, 0.0, 1)
    landed = max(flight.arrives for flight in timeline._flights)
    shown = {now: timeline.state_at(now, LAYOUT.piece, LAYOUT.scale) for now in range(0, round(timeline.until), 10)}
    passing = [now for now, animation in shown.items() if animation.former is not None]
    assert landed <= min(passing) <= landed + 20
    assert all((animation.turn == 1) == (now < landed) for now, animation in shown.items())


def test_the_turn_is_handed_over_after_the_points_are_counted() -> None:
    timeline = Timeline("base")
    timeline.add((*BUY, TurnBegan(0, 4)), {}, 0.0, 1)
    (score,) = timeline._scores
    shown = [timeline.state_at(now, LAYOUT.piece, LAYOUT.scale) for now in range(0, round(timeline.until), 10)]
    assert score.ms > 100
    assert {animation.points.get(1, 4) for animation in shown if animation.former is not None} == {4}
    assert {animation.points.get(1, 4) for animation in shown if animation.turn == 1} == {0, 1, 2, 3, 4}


def test_a_board_has_its_words_once_it_is_wide_and_no_more_when_it_closes() -> None:
    show = MomentShow(Moment("last_round", 0), animations_off=False)
    course = []
    while not show.over:
        course.append((show.come, show.read))
        show.step(10)
    assert all(read == 0 for come, read in course if come < 0.75)
    assert max(read for _, read in course) == 1.0
    assert MomentShow(Moment("last_round", 0), animations_off=True).read == 1.0


def test_finish_skips_everything() -> None:
    timeline = Timeline("base")
    timeline.add(BUY, {}, 0.0)
    timeline.finish()
    animation = timeline.state_at(100.0, LAYOUT.piece, LAYOUT.scale)
    assert not timeline.busy(100.0)
    assert not animation.poses and not animation.hidden and not animation.counts and animation.handed == 1.0


def test_a_fast_purchase_takes_half_the_time_and_without_animations_none() -> None:
    ends = {}
    for speed in SPEEDS:
        timeline = Timeline("base", speed)
        timeline.add(BUY, {}, 0.0)
        now = 0.0
        while timeline.busy(now):
            now += 5
        ends[speed] = now
    assert ends["off"] == 0
    assert ends["fast"] == pytest.approx(ends["normal"] / 2, abs=10)


def test_updates_queue_behind_each_other() -> None:
    timeline = Timeline("base")
    timeline.add(TAKE, {}, 0.0)
    timeline.add((TokensMoved(0, 1, bank(0), tokens(2, 0)),), {}, 0.0)
    first = timeline.state_at(0.0, LAYOUT.piece, LAYOUT.scale)
    assert first.counts[bank(0)] == 1 and first.figures[bank(0)] == 1, "one has left, and none has landed"
    late = timeline.state_at(700.0, LAYOUT.piece, LAYOUT.scale)
    assert late.counts == {tokens(2, 0): -1} and late.figures == {bank(0): 1}


TILES = {"base": "bn-01", "marvel": "ml-1A"}
CARDS = {"base": "b1-01", "marvel": "m1-01"}


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_without_motion_pieces_appear_in_place(edition: str) -> None:
    timeline = Timeline(edition)
    timeline.reduced_motion = True
    bought = CardMoved(CARDS[edition], 1, market(1, 2), bonus(1, 0))
    tile_won: tuple[Event, ...] = (
        *TAKE,
        BUY[0],
        bought,
        *BUY[2:-1],
        TileMoved(TILES[edition], tile(0), owned_tile(1, 0)),
        BUY[-1],
    )
    found, after = frames(timeline, tile_won, points={1: 3})
    targets = {LAYOUT.piece(e.target).center for e in tile_won if isinstance(e, TokensMoved | CardMoved | TileMoved)}
    targets.add(LAYOUT.piece(bank(1), 1).center)
    strongest: dict[tuple[float, float], int] = {}
    for _, animation in found:
        assert not animation.effects and not animation.presses and animation.former is None
        for pose in animation.poses:
            strongest[pose.x, pose.y] = max(pose.alpha, strongest.get((pose.x, pose.y), 0))
            assert pose.angle == 0 and pose.turn == 1.0 and not pose.lifted
    assert strongest.keys() == targets - {LAYOUT.rect(bonus(1, 0)).center}
    assert min(strongest.values()) > 200
    fades = [pose.alpha for _, animation in found for pose in animation.poses if pose.piece.name == CARDS[edition]]
    assert fades[0] == 255 and fades[-1] < 30 and fades == sorted(fades, reverse=True), "a bought card fades out"
    assert not after.busy and not after.poses and not after.hidden


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_whole_game_never_shows_an_impossible_state(name: str) -> None:
    """At every moment counts shown are those before or after the update, or between; nothing is left behind."""
    rng = random.Random(7)
    layout = table_layout((1280, 720), edition(name), 3)
    state: GameState = initial_state(name, 3, 0)
    timeline = Timeline(name)
    now = 0.0
    for _ in range(260):
        if current_actor(state) is None:
            break
        before = state
        events: list[Event] = []
        state, new = apply(state, rng.choice(legal_actions(state)))
        events.extend(new)
        while current_actor(state) == CHANCE:
            state, new = apply(state, rng.choice(legal_actions(state)))
            events.extend(new)
        timeline.add(events, {seat: player.points for seat, player in enumerate(before.players)}, now)
        while timeline.busy(now):
            animation = timeline.state_at(now, layout.piece, layout.scale)
            for kind in range(7):
                shown = state.bank[kind] + animation.counts.get(bank(kind), 0)
                assert 0 <= shown <= 7
            for place, count in animation.counts.items():
                if place.kind is PlaceKind.TOKENS:
                    assert state.players[place.row].tokens[place.slot] + count >= 0
                if place.kind is PlaceKind.BONUS:
                    assert state.players[place.row].bonuses[place.slot] + count >= 0
            flying = Counter(pose.piece.name for pose in animation.poses if pose.piece.kind is PieceKind.CARD)
            assert all(count == 1 for card, count in flying.items() if card is not None)
            for pose in animation.poses:
                assert pose.w > 0 and pose.h > 0 and 0 <= pose.turn <= 1
            now += 45
        now += 1
        assert not timeline.state_at(now, layout.piece, layout.scale).hidden


def test_a_token_that_settles_is_drawn_once() -> None:
    shown, _ = frames(Timeline("base"), TAKE)
    settling = [animation for now, animation in shown if 400 <= now < 560]
    assert settling
    for animation in settling:
        assert sum(pose.piece.number == 0 for pose in animation.poses) == 1
        assert animation.counts[tokens(0, 0)] == -1 and animation.figures[tokens(0, 0)] == 1


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*-[234].cabochon")), ids=lambda path: path.stem)
def test_no_turn_takes_longer_than_promised(path: Path) -> None:
    """A whole turn, with refill and tile, takes at most 1.2 s at normal speed."""
    replay = Replay.load(path)
    name = replay.record.header.edition
    busiest = 0.0
    for index in range(len(replay)):
        update = replay.update_at(index)
        timeline = Timeline(name)
        timeline.add(update.events, {}, 0.0, update.seat)
        assert not timeline.busy(TURN_MS)
        if any(isinstance(event, TileMoved | CardMoved) for event in update.events):
            plan = FlightPlan(name, {}, {})
            for event in update.events:
                plan.event(event)
            busiest = max(busiest, plan.length)
    assert 700 < busiest <= TURN_MS, "nor has it to be played faster for that"
