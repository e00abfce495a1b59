"""Every medal has a game that earns it and one that just misses it; a real record is taken apart as it was played."""

from __future__ import annotations

import msgspec
import pytest

from game.match.match import Match, NoJournal, new_header
from game.match.simulate import play
from game.profile.medals import Victory, earned, medals, victory_of
from game.record import SeatInfo
from game.rules import (
    Action,
    GameState,
    HeldCard,
    Player,
    PurchaseCard,
    ReserveCard,
    edition,
    hand,
    initial_state,
    market,
)
from game.rules.model import deck

NOTHING = (0,) * 7
WILD_PAID = (0, 0, 0, 0, 0, 1, 0)
ME = Player(points=15, bought=tuple(f"b1-{number:02}" for number in range(1, 16)))
OTHER = Player(points=10)
BUY = PurchaseCard(market(1, 0), "b1-01", NOTHING)
FROM_HAND = PurchaseCard(hand(0, 0), "b1-01", NOTHING)


def position(name: str = "base", me: Player = ME, *others: Player, **changes: object) -> GameState:
    players = (me, *(others or (OTHER,)))
    state = initial_state(name, len(players), 0)
    return msgspec.structs.replace(state, **{"players": players, "round": 30, "winners": (0,), **changes})


def victory(end: GameState, *actions: tuple[GameState, Action], before: tuple[GameState, ...] = ()) -> Victory:
    return Victory(0, edition(end.edition), actions, (*before, end))


def with_points(points: int) -> Player:
    return msgspec.structs.replace(ME, points=points)


def holding(blind: bool) -> GameState:
    return position(me=msgspec.structs.replace(ME, hand=(HeldCard("b1-01", 1, blind),)))


END = position()
MARVEL = position("marvel", Player(points=16, bought=("m3-16", "m3-01")))
TABLE: dict[str, tuple[Victory, Victory]] = {
    "win": (victory(END), victory(position(winners=(1,)))),
    "no_reserve": (victory(END, (END, BUY)), victory(END, (END, BUY), (END, ReserveCard(deck(1))))),
    "no_wild": (
        victory(END, (END, BUY)),
        victory(END, (END, BUY), (END, PurchaseCard(market(1, 1), "b1-02", WILD_PAID))),
    ),
    "swift": (victory(position(round=22)), victory(position(round=23))),
    "clear": (
        victory(position("base", ME, Player(points=8), Player(points=2))),
        victory(position("base", ME, Player(points=2), Player(points=9))),
    ),
    "few_cards": (
        victory(position(me=msgspec.structs.replace(ME, bought=ME.bought[:12]))),
        victory(position(me=msgspec.structs.replace(ME, bought=ME.bought[:13]))),
    ),
    "behind": (
        victory(END, before=(position("base", with_points(3), Player(points=11)),)),
        victory(END, before=(position("base", with_points(3), Player(points=10)),)),
    ),
    "crowd": (victory(position("base", ME, OTHER, OTHER, OTHER)), victory(position("base", ME, OTHER, OTHER))),
    "blind": (victory(END, (holding(True), FROM_HAND)), victory(END, (holding(False), FROM_HAND), (END, BUY))),
    "five": (
        victory(position(me=msgspec.structs.replace(ME, bought=(*ME.bought, "b3-04")))),
        victory(position(me=msgspec.structs.replace(ME, bought=(*ME.bought, "b3-03")))),
    ),
    "nobles": (
        victory(position(me=msgspec.structs.replace(ME, tiles=("bn-01", "bn-02", "bn-03")))),
        victory(position(me=msgspec.structs.replace(ME, tiles=("bn-01", "bn-02")))),
    ),
    "tied": (
        victory(position("base", ME, with_points(15), OTHER)),
        victory(position("base", ME, with_points(15), OTHER, winners=(0, 1))),
    ),
    "high": (victory(position(me=with_points(20))), victory(position(me=with_points(19)))),
    "loki": (victory(MARVEL), victory(position("marvel", Player(points=16, bought=("m3-15",))))),
    "avengers": (
        victory(position("marvel", Player(points=16, tags=6), majority=0)),
        victory(position("marvel", Player(points=16, tags=5), majority=0)),
    ),
    "places": (
        victory(position("marvel", Player(points=16, tiles=("ml-1A", "ml-2A", "ml-3A")))),
        victory(position("marvel", Player(points=16, tiles=("ml-1A", "ml-2A")))),
    ),
}


def test_every_medal_is_tried() -> None:
    assert [medal.id for medal in medals()] == list(TABLE)


@pytest.mark.parametrize("medal", medals(), ids=lambda medal: medal.id)
def test_a_medal_is_earned_by_just_its_rule(medal: object) -> None:
    found = next(each for each in medals() if each is medal)
    earns, misses = TABLE[found.id]
    assert found.rule(earns)
    assert not found.rule(misses)


def test_the_avengers_tile_has_to_be_held() -> None:
    rule = next(medal.rule for medal in medals() if medal.id == "avengers")
    assert not rule(victory(position("marvel", Player(points=16, tags=9), majority=1)))


def test_a_shared_five_point_card_counts_in_both_editions() -> None:
    assert edition("base").cards["b3-04"].points == edition("marvel").cards["m3-16"].points == 5
    assert edition("base").cards["b3-03"].points < 5
    assert edition("marvel").cards["m3-16"].name == "Loki"


def test_each_edition_has_its_own_medals_besides_the_common_ones() -> None:
    base, marvel = ({medal.id for medal in medals(name)} for name in ("base", "marvel"))
    assert base - marvel == {"nobles", "tied", "high"}
    assert marvel - base == {"loki", "avengers", "places"}


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_record_is_split_into_the_moves_that_were_played(name: str) -> None:
    match, end = play(name, ["greedy", "greedy"], bytes(32))
    seat = end.winners[0]
    found = victory_of(match.follower, seat)
    assert found.me == match.state.players[seat]
    assert [action.card for _, action in found.purchases] == list(found.me.bought)
    assert all(state.turn == seat for state, _ in found.actions)
    assert "win" in earned(match.follower, seat)
    assert "win" not in earned(match.follower, 1 - seat)


def test_a_victory_begins_with_the_first_action() -> None:
    seats = (SeatInfo("A", "human"), SeatInfo("B", "human"))
    match = Match.new(new_header("base", seats, bytes(32), 0), bytes(32), NoJournal())
    match.propose(0, ReserveCard(deck(1)))
    found = victory_of(match.follower, 0)
    assert [action for _, action in found.actions] == [ReserveCard(deck(1))]
    assert not victory_of(match.follower, 1).actions
