"""What holds in every position: conservation, legality, and the equation of hidden information."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import (
    COLORS,
    EDITION_NAMES,
    KINDS,
    LEVELS,
    WILD,
    Action,
    CardMoved,
    ClaimTile,
    Deal,
    DiscardTokens,
    Event,
    GameState,
    HeldCard,
    IllegalAction,
    Pass,
    Place,
    PlaceKind,
    Player,
    PointsChanged,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    TokensMoved,
    apply,
    check,
    edition,
    initial_state,
    legal_actions,
    observe,
    public_digest,
    redact,
    redact_event,
    unseen,
)
from game.rules.script import write_script
from tests.rules.test_oracle import Policy, anyhow, buying, hoarding, reserving

Step = tuple[GameState, Action, GameState, tuple[Event, ...]]


def walk(name: str, players: int, seed: int, policy: Policy) -> Iterator[Step]:
    """Play a whole game and yield each step: position, action, position after it, events."""
    rng = random.Random(seed)
    script = write_script(edition(name), rng.randrange(players), rng.shuffle)
    state = initial_state(name, players)
    while actions := (script.deal(state),) if state.pending else legal_actions(state):
        action = policy(rng, actions)
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


games = st.tuples(
    st.sampled_from(EDITION_NAMES),
    st.sampled_from((2, 3, 4)),
    st.integers(0, 2**32),
    st.sampled_from((anyhow, buying, hoarding, reserving)),
)
Game = tuple[str, int, int, Policy]


def total_tokens(state: GameState) -> tuple[int, ...]:
    return tuple(map(sum, zip(state.bank, *(player.tokens for player in state.players), strict=True)))


@given(games)
def test_tokens_are_conserved_and_never_too_many(game: Game) -> None:
    start = initial_state(game[0], game[1]).bank
    for _, _, state, _ in walk(*game):
        assert total_tokens(state) == start
        assert min(min(state.bank), *(min(player.tokens) for player in state.players)) >= 0
        assert all(sum(p.tokens) <= 10 for seat, p in enumerate(state.players) if seat != state.turn)
        assert all(p.tokens[KINDS - 1] <= 1 for p in state.players)


@given(games)
def test_cards_and_tiles_are_conserved(game: Game) -> None:
    rules = edition(game[0])
    for _, _, state, _ in walk(*game):
        out = [card for row in state.market for card in row if card]
        out += [card for player in state.players for card in player.bought]
        hands = [held for player in state.players for held in player.hand]
        out += [held.card for held in hands if held.card]
        assert len(set(out)) == len(out)
        for level in LEVELS:
            drawn = [card for card in out if rules.cards[card].level == level]
            unknown = sum(held.card is None and held.level == level for held in hands)
            count = sum(card.level == level for card in rules.cards.values())
            assert len(drawn) + unknown + state.decks[level - 1] == count
            assert len(unseen(state, level)) == unknown + state.decks[level - 1]
    tiles = [tile for tile in state.tiles if tile] + [tile for player in state.players for tile in player.tiles]
    assert len({rules.tiles[tile].group for tile in tiles}) == game[1] + rules.extra_tiles


@given(games)
def test_points_and_bonuses_of_a_seat_are_the_sums_of_its_cards_and_tiles(game: Game) -> None:
    rules = edition(game[0])
    for _, _, state, _ in walk(*game):
        for seat, player in enumerate(state.players):
            cards = [rules.cards[card] for card in player.bought]
            assert player.bonuses == tuple(sum(card.bonus == color for card in cards) for color in range(COLORS))
            assert player.tags == sum(card.tags for card in cards)
            tiles = sum(rules.tiles[tile].points for tile in player.tiles)
            assert player.points == sum(c.points for c in cards) + tiles + 3 * (state.majority == seat)
            assert len(player.hand) <= 3


@given(games)
def test_events_contain_every_change_of_tokens_and_points(game: Game) -> None:
    for before, _, after, events in walk(*game):
        tokens = [list(player.tokens) for player in before.players]
        points = [player.points for player in before.players]
        for event in events:
            if isinstance(event, TokensMoved):
                for place, change in ((event.source, -event.count), (event.target, event.count)):
                    if place.kind is PlaceKind.TOKENS:
                        assert place.slot == event.kind
                        tokens[place.row][place.slot] += change
            elif isinstance(event, PointsChanged):
                points[event.seat] = event.points
            elif isinstance(event, CardMoved):
                assert event.card is not None
                assert edition(game[0]).cards[event.card].level == event.level
        assert tokens == [list(player.tokens) for player in after.players]
        assert points == [player.points for player in after.players]


@given(games)
def test_the_equation_of_hidden_information(game: Game) -> None:
    for before, action, after, events in walk(*game):
        digest = public_digest(after)
        for viewer in (None, *range(game[1])):
            view, seen = apply(observe(before, viewer), redact(action, viewer))
            assert view == observe(after, viewer)
            assert seen == tuple(redact_event(event, viewer) for event in events)
            assert public_digest(view) == digest


def altered(rng: random.Random, state: GameState, action: Action) -> Action:
    """Change one thing of an action, mostly into something illegal."""
    if isinstance(action, TakeTokens):
        colors = list(action.colors)
        change = rng.randrange(3)
        if change == 0:
            colors.append(rng.randrange(-1, KINDS + 1))
        elif change == 1:
            colors.pop(rng.randrange(len(colors)))
        else:
            colors[rng.randrange(len(colors))] = rng.randrange(KINDS)
        return TakeTokens(tuple(colors))
    if isinstance(action, PurchaseCard):
        change = rng.randrange(4)
        if change == 0:
            return PurchaseCard(action.place, rng.choice(list(edition(state.edition).cards)), action.payment)
        if change == 1:
            return PurchaseCard(any_place(rng), action.card, action.payment)
        return PurchaseCard(action.place, action.card, shifted(rng, action.payment))
    if isinstance(action, ReserveCard):
        return ReserveCard(any_place(rng))
    if isinstance(action, DiscardTokens):
        return DiscardTokens(shifted(rng, action.tokens))
    if isinstance(action, ClaimTile):
        return ClaimTile(any_place(rng))
    if isinstance(action, Deal):
        pieces = [None, "0", "1", "4", *edition(state.edition).cards, *edition(state.edition).tiles]
        return Deal(rng.choice([action.place, any_place(rng)]), rng.choice(pieces))
    return TakeTokens(())


def shifted(rng: random.Random, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Move a count to another kind, or add or take one."""
    new = list(counts)
    new[rng.randrange(KINDS)] += rng.choice((-1, 1))
    if rng.random() < 0.7:
        new[rng.randrange(KINDS)] += rng.choice((-1, 1))
    return tuple(new)


def any_place(rng: random.Random) -> Place:
    return Place(rng.choice(list(PlaceKind)), rng.randrange(-1, 6), rng.choice((0, 0, 1, 2, 3, 4, -1)))


OTHERS: tuple[Action, ...] = (Pass(), TakeTokens((0, 1, 2)), DiscardTokens((1, 0, 0, 0, 0, 0, 0)))


def assert_legal_is_accepted(rng: random.Random, state: GameState) -> None:
    """Check that a handful of actions is accepted exactly where it is listed."""
    listed = legal_actions(state)
    assert len(set(listed)) == len(listed)
    some = rng.sample(listed, min(4, len(listed)))
    for action in (*some, *(altered(rng, state, action) for action in some for _ in range(3)), *OTHERS):
        verdict = check(state, action)
        assert (verdict is None) == (action in listed)
        try:
            apply(state, action)
        except IllegalAction as refusal:
            assert verdict is not None
            assert refusal.reason is verdict.reason
        else:
            assert verdict is None


@given(games)
def test_legal_actions_are_exactly_those_that_apply_accepts(game: Game) -> None:
    rng = random.Random(game[2])
    for before, _, after, _ in walk(*game):
        if rng.random() < 0.3:
            assert_legal_is_accepted(rng, before)
            assert_legal_is_accepted(rng, observe(after, rng.choice((None, 0, 1))))


def completed(rng: random.Random, view: GameState, fixed: dict[Place, str]) -> GameState:
    """Lay an unseen card of its level in the place of every hidden one; the fixed places get their own."""
    left = {level: [card for card in unseen(view, level) if card not in fixed.values()] for level in LEVELS}
    for cards in left.values():
        rng.shuffle(cards)
    players: list[Player] = []
    for seat, player in enumerate(view.players):
        hand = tuple(
            held
            if held.card is not None
            else HeldCard(
                fixed.get(Place(PlaceKind.HAND, seat, index)) or left[held.level].pop(), held.level, held.blind
            )
            for index, held in enumerate(player.hand)
        )
        players.append(msgspec.structs.replace(player, hand=hand))
    return msgspec.structs.replace(view, players=tuple(players), redacted=False)


@given(games)
def test_an_action_accepted_by_a_view_is_legal_in_some_completion(game: Game) -> None:
    rng = random.Random(game[2])
    for state, action, _, _ in walk(*game):
        if isinstance(action, Deal) or rng.random() < 0.8:
            continue
        view = observe(state, None)
        for choice in rng.sample(legal_actions(view), 1):
            fixed = {choice.place: choice.card} if isinstance(choice, PurchaseCard) else {}
            in_hand = {place: card for place, card in fixed.items() if place.kind is PlaceKind.HAND}
            if isinstance(choice, Pass):
                assert any(choice in legal_actions(completed(rng, view, {})) for _ in range(200))
            else:
                assert choice in legal_actions(completed(rng, view, in_hand))


@given(games)
def test_lists_are_in_order_and_the_default_payment_comes_first(game: Game) -> None:
    for state, action, _, _ in walk(*game):
        if isinstance(action, Deal):
            continue
        actions = legal_actions(state)
        assert actions == legal_actions(msgspec.structs.replace(state))
        for one, two in pairwise(a for a in actions if isinstance(a, PurchaseCard)):
            if one.place == two.place:
                assert one.payment[WILD] <= two.payment[WILD]
        takes = [a.colors for a in actions if isinstance(a, TakeTokens)]
        assert takes == sorted(takes)


@given(games)
def test_values_survive_being_written_and_read(game: Game) -> None:
    *_, (_, action, state, events) = walk(*game)
    for value, kind in ((state, GameState), (action, Action), (events, tuple[Event, ...])):
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind) == value


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_game_comes_to_an_end(name: str) -> None:
    for seed in range(20):
        for policy in (anyhow, hoarding):
            *_, (_, _, state, _) = walk(name, 2, seed, policy)
            assert legal_actions(state) == ()
