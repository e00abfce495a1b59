"""What ``--narrate`` says of a game: every kind of event, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import get_args

import msgspec
import pygame
import pytest

from game.notation.actions import format_place
from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import (
    EDITION_NAMES,
    CardMoved,
    Edition,
    GameEnded,
    MajorityMoved,
    Pass,
    Passed,
    PlaceKind,
    PointsChanged,
    TileMoved,
    TokensMoved,
    TurnBegan,
    edition,
)
from game.rules.model import Event, Seat
from game.sessions.update import Update
from game.support.i18n import LANGUAGES, set_language, tr
from game.ui.app.scene import Scene
from game.ui.table.table_view import TableView
from game.view.counts import counted_gem
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.sentence_parts import unbroken
from game.view.descriptions.speech import describe_card, describe_points
from tests.helpers.tables import new_match, play_out
from tests.rules.table import held, seat, table
from tests.scenes.narration.ear import Ear, well_said

NAMES = ("Ana", "Bo", "Cy", "Dee")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


class Looking(Scene):
    """A screen that shows a table and nothing else."""

    def __init__(self, view: TableView) -> None:
        self.view = view


def colored(rules: Edition, event: TokensMoved) -> str:
    return counted_gem(rules, event.kind, event.count)


def carried(rules: Edition, event: CardMoved) -> str:
    """What has to be said of a card that went somewhere."""
    if event.target.kind is PlaceKind.MARKET:
        assert event.card is not None
        card = describe_card(rules, event.card)
        return tr("New at {place}: {card}.").format(place=format_place(event.target), card=card)
    if event.card is None:
        return tr("a level {level} card").format(level=event.level)
    facts = rules.cards[event.card]
    if event.target.kind is PlaceKind.HAND:
        return describe_card(rules, event.card)
    name = facts.name or tr("a level {level} card").format(level=facts.level)
    return f"{name} ({tr(rules.token_names[facts.bonus])})"


EXPECTED: dict[type[Event], Callable[[Edition, Update, Event], str]] = {
    TokensMoved: lambda rules, _, event: colored(rules, event),
    CardMoved: lambda rules, _, event: carried(rules, event),
    TileMoved: lambda rules, _, event: tr(rules.tiles[event.tile].name),
    MajorityMoved: lambda _rules, _, event: tr("{name} takes the Avengers tile").format(name=NAMES[event.target.row]),
    PointsChanged: lambda _rules, update, event: describe_points(
        NAMES, event.seat, update.state.players[event.seat].points
    ),
    Passed: lambda _rules, _, event: tr("{name} passes").format(name=NAMES[event.seat]),
    TurnBegan: lambda _rules, _, event: tr("Round {number}: {name}’s turn.").format(
        number=event.round, name=NAMES[event.seat]
    ),
    GameEnded: lambda _rules, _, event: tr("{name} wins the game").format(name=NAMES[event.winners[0]]),
}
"""The sentence that is spoken for each kind of event."""


@cache
def whole_game(name: str) -> list[Update]:
    """Return the steps of a game among four bots, and a pass, which they never need."""
    match = new_match(name, 4)
    play_out(match)
    replay = Replay(match.record)
    updates = [replay.update_at(index) for index in range(len(replay))]
    state = updates[-1].state
    return [
        *updates,
        msgspec.structs.replace(
            updates[-1], kind="commit", seat=0, actions=(Pass(),), events=(Passed(0),), state=state, winners=None
        ),
    ]


def test_every_kind_of_event_has_its_sentence() -> None:
    assert set(EXPECTED) == set(get_args(Event))
    seen = {type(event) for name in EDITION_NAMES for update in whole_game(name) for event in update.events}
    assert seen == set(EXPECTED), "a kind of event never came"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_event_of_a_game_is_said_in_the_language(name: str, code: str) -> None:
    set_language(code)
    rules, ear = edition(name), Ear()
    view = TableView(name, [SeatInfo(each, "human") for each in NAMES])
    app = SimpleNamespace(scene=Looking(view), announcement="")
    ear.narrator.watch(app)
    ear.news()
    ends: list[str] = []
    for number, update in enumerate(whole_game(name)):
        view.show(update, animate=False)
        ear.narrator.watch(app)
        said = ear.news()
        well_said(said)
        heard = "\n".join(said)
        if number == 0:
            assert said[0] == f"{tr('The cards are dealt.')}"
            continue
        for event in update.events:
            expected = EXPECTED[type(event)](rules, update, event)
            if isinstance(event, GameEnded):
                ends.append(expected)  # said with the entry that follows
            elif not isinstance(event, TurnBegan) or event.seat == update.state.turn:
                assert unbroken(expected) in unbroken(heard), (event, said)
        ends = [end for end in ends if end not in heard]
    assert not ends, "the winner was not said"


@pytest.mark.parametrize(("players", "told"), [({0}, [1, 2]), ({0, 1}, [0, 1]), (set(), [0, 1, 2])])
def test_reaching_the_goal_is_announced_of_rivals_and_on_a_shared_screen_unless_by_a_blind_card(
    players: set[Seat], told: list[Seat]
) -> None:
    card = next(card.id for card in edition("base").cards.values() if card.points == 2)
    ear, view = Ear(), TableView("base", [SeatInfo(each, "human") for each in NAMES[:3]])
    view.local_seats = frozenset(players)
    for points in (12, 13):
        seats = [seat("77777", points=points, hand=[held(card, blind=number == 2)]) for number in range(3)]
        view.state = table(*seats)
        ear.news()
        ear.narrator.watch(SimpleNamespace(scene=Looking(view), announcement=""))
    assert [line for line in ear.news() if "goal" in line] == [
        f"{NAMES[number]} can reach the goal next turn." for number in told
    ]


@pytest.mark.parametrize("over", [False, True])
def test_after_an_end_by_agreement_nobody_is_said_to_reach_the_goal(over: bool) -> None:
    card = next(card.id for card in edition("base").cards.values() if card.points == 2)
    ear, view = Ear(), TableView("base", [SeatInfo(each, "human") for each in NAMES[:2]])
    view.local_seats = frozenset({0})
    app = SimpleNamespace(scene=Looking(view), announcement="")
    for points in (12, 13):
        view.state = table(seat(), seat("77777", points=points, hand=[held(card)]))
        view.facts = PositionFacts(view.state, 0, over=over)
        ear.narrator.watch(app)
    said = [ear.news()]
    for key in (pygame.K_F2, pygame.K_F5):
        assert ear.narrator.handle_event(app, pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
        said.append(ear.news())
    assert [f"{NAMES[1]} can reach the goal next turn." in " ".join(lines) for lines in said] == [not over] * 3
