"""Each thing that happens at the table has its sound, at the moment when it is seen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.replays.replay import Replay
from game.rules import (
    MAJORITY,
    CardMoved,
    Event,
    MajorityMoved,
    PointsChanged,
    TileMoved,
    TokensMoved,
    TurnBegan,
    bank,
    bonus,
    deck,
    hand,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from game.ui.table.table_view import TableView
from game.view.animation.sound_cues import VARIANTS, brief_cues, names
from game.view.animation.timeline import Timeline
from tests.helpers.paths import GOLDEN

TAKE: tuple[Event, ...] = tuple(TokensMoved(kind, 1, bank(kind), tokens(0, kind)) for kind in (0, 1, 2))
BUY: tuple[Event, ...] = (
    TokensMoved(1, 2, tokens(1, 1), bank(1)),
    CardMoved("b1-01", 1, market(1, 2), bonus(1, 3)),
    PointsChanged(1, 4),
    CardMoved("b1-02", 1, deck(1), market(1, 2)),
    TurnBegan(2, 1),
)
RESERVE: tuple[Event, ...] = (
    CardMoved(None, 2, deck(2), hand(0, 0)),
    TokensMoved(5, 1, bank(5), tokens(0, 5)),
)


def sounds_of(timeline: Timeline, events: tuple[Event, ...]) -> list[tuple[float, str]]:
    """Play events from their beginning to their end and return each sound with its moment."""
    timeline.add(events, {}, 0.0)
    found: list[tuple[float, str]] = []
    now = 0.0
    while timeline.busy(now):
        found += [(now, cue.name) for cue in timeline.due_cues(now)]
        now += 5
        assert now < 20_000
    return found + [(now, cue.name) for cue in timeline.due_cues(now)]


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_each_token_is_heard_as_it_lands(edition: str) -> None:
    timeline = Timeline(edition)
    timeline.add(TAKE, {}, 0.0)
    landings = sorted(flight.arrives for flight in timeline._flights)
    found = sounds_of(Timeline(edition), TAKE)
    assert [name for _, name in found] == ["take"] * 3
    for (at, _), landing in zip(found, landings, strict=True):
        assert landing <= at < landing + 10


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_a_purchase_is_paid_taken_up_laid_down_and_replaced(edition: str) -> None:
    paid, taken, *rest = BUY
    assert isinstance(taken, CardMoved)
    events = (paid, replace(taken, card={"base": "b1-01", "marvel": "m1-01"}[edition]), *rest)
    found = sounds_of(Timeline(edition), events)
    assert Counter(name for _, name in found) == {"pay": 2, "lift": 1, "buy-4": 1, "deal": 1, "turn": 1}
    at = {name: moment for moment, name in found}
    assert at["lift"] < at["pay"] < at["buy-4"] < at["deal"] < at["turn"]


def test_a_reserved_card_and_its_token() -> None:
    assert Counter(name for _, name in sounds_of(Timeline("base"), RESERVE)) == {"lift": 1, "reserve": 1, "wild": 1}


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_the_accent_of_a_tiles_sound_is_heard_as_it_lands(edition: str) -> None:
    events = (TileMoved({"base": "bn-01", "marvel": "ml-1A"}[edition], tile(0), owned_tile(1, 0)),)
    timeline = Timeline(edition)
    timeline.add(events, {}, 0.0)
    (flight,) = timeline._flights
    ((at, name),) = sounds_of(Timeline(edition), events)
    assert name == "tile"
    accent = at + 300
    assert flight.start < at and abs(accent - flight.arrives) < 10


def test_the_marvel_edition_has_two_sounds_of_its_own() -> None:
    events = (TokensMoved(6, 1, bank(6), tokens(0, 6)), MajorityMoved(MAJORITY, owned_majority(0)))
    assert {name for _, name in sounds_of(Timeline("marvel"), events)} == {"time", "majority"}
    assert {"time", "majority"} == set(names("marvel")) - set(names("base"))


def test_faster_play_is_heard_faster() -> None:
    normal, fast = (sounds_of(Timeline("base", speed), BUY)[-1][0] for speed in ("normal", "fast"))
    assert fast < 0.6 * normal


def test_what_is_skipped_is_not_heard_afterwards() -> None:
    timeline = Timeline("base")
    timeline.add(BUY, {}, 0.0)
    timeline.finish()
    assert timeline.due_cues(99_999) == []


def test_without_motion_the_most_important_sound_is_heard_at_once() -> None:
    assert [cue.name for cue in brief_cues(BUY, 50)] == ["buy-4", "turn"]
    assert [cue.name for cue in brief_cues((*BUY, TileMoved("n01", tile(0), owned_tile(1, 0))), 50)] == ["tile", "turn"]
    assert [cue.name for cue in brief_cues(RESERVE, 50)] == ["reserve"]
    assert [cue.name for cue in brief_cues(TAKE, 50)] == ["take"]
    assert brief_cues((PointsChanged(0, 1),), 50) == ()
    timeline = Timeline("base", "off")
    timeline.add(BUY, {}, 50)
    assert [cue.name for cue in timeline.due_cues(50)] == ["buy-4"]
    assert [cue.name for cue in timeline.due_cues(500)] == ["turn"]


@pytest.mark.parametrize("animate", [True, False])
def test_a_table_has_a_call_for_its_players_and_a_softer_sound_for_others(animate: bool) -> None:
    replay = Replay.load(GOLDEN / "base-2.cabochon")
    calls = {}
    for label, players in {"nobody": None, "watching": frozenset[int](), "first": frozenset({0})}.items():
        view = TableView("base", replay.seats_at(0), "normal")
        view.local_seats = players
        view.jump(replay.state_at(0))
        found: list[str] = []
        for index in range(1, 5):
            view.show(replay.update_at(index), animate)
            while view.busy():
                view.update(20)
                found += view.due_sounds()
            view.update(500)
            found += view.due_sounds()
        calls[label] = [name for name in found if name in ("turn", "other")]
    assert calls["nobody"] == []
    assert calls["watching"] == ["other"] * 4
    assert sorted(calls["first"]) == ["other", "other", "turn", "turn"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*-[234].cabochon")), ids=lambda path: path.stem)
def test_whole_games_ask_for_no_sound_that_is_not_built(path: Path) -> None:
    replay = Replay.load(path)
    edition = replay.record.header.edition
    asked = set()
    for index in range(len(replay)):
        events = replay.update_at(index).events
        asked |= {name for _, name in sounds_of(Timeline(edition), events)}
        asked |= {cue.name for cue in brief_cues(events, 0.0)}
    files = {f"{name}-1" if name in VARIANTS else name for name in asked}
    assert files <= set(names(edition))
    assert {"take", "pay", "lift", "deal", "turn"} <= asked
