"""The contents of the magnified view of a place: the pieces to show large, and rows of facts.

Knows a view of the position and the words; knows nothing of boxes, drawing, time or pygame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.rules.model import COLORS, WILD, GameState, Phase, Place, PlaceKind, Seat
from game.rules.payment import net_cost
from game.rules.pieces import Card, Edition
from game.support.i18n import tr, trn
from game.view.counts import missing_text
from game.view.descriptions.affordability import (
    Affordability,
    Reach,
    affordability,
    bought,
    unseen_bonuses,
)
from game.view.descriptions.log_rows import about_majority, about_tile, points_text, tiles_word
from game.view.descriptions.race import distance, nearest_tile


@dataclass(frozen=True)
class Item:
    """A stone with text; ``ok`` is whether there are enough of it, ``None`` where that does not apply."""

    kind: int
    text: str
    ok: bool | None = None


@dataclass(frozen=True)
class DetailRow:
    """A row of stones, of a seat or (``None``) of the piece itself; ``text`` is shown where there are no stones."""

    items: tuple[Item, ...]
    seat: Seat | None = None
    text: str = ""


LegendSign: TypeAlias = Literal["own", "close", "rival", "threat", "holder"]
"""The viewer's pill, the same where a single card is lacking, that of a rival, the sign of a threat, and that of a
holder."""


@dataclass(frozen=True)
class KeyEntry:
    """What one of the signs beside a tile means."""

    sign: LegendSign
    text: str


@dataclass(frozen=True)
class CardDetails:
    """A magnified place: ``pictures`` are sprites in order, ``shape`` is their kind: card, deck or tile.

    A deck has ``counts``, the numbers of its hidden cards by their bonus, and ``chances``, the chance of each bonus on
    the next card in percent, each rounded by itself; none where there is no next card. ``name`` is that of a single
    tile, ``heading`` that of the rows, ``key`` what the signs beside a tile mean.
    """

    pictures: tuple[str, ...]
    shape: str
    title: str = ""
    counts: tuple[int, ...] = ()
    chances: tuple[int, ...] = ()
    name: str = ""
    heading: str = ""
    rows: tuple[DetailRow, ...] = ()
    note: str = ""
    key: tuple[KeyEntry, ...] = ()


def details_for(
    rules: Edition, state: GameState, viewer: Seat | None, place: Place, names: Sequence[str]
) -> CardDetails | None:
    """Return the details of a place, for the tokens of ``viewer``; ``None`` where nothing lies."""
    match place.kind:
        case PlaceKind.MARKET:
            card = state.market[place.row - 1][place.slot]
            return None if card is None else details_of_card(rules, state, viewer, card, tr("You have"))
        case PlaceKind.HAND:
            return _held(rules, state, viewer, place)
        case PlaceKind.DECK:
            return _deck(state, place.row)
        case PlaceKind.TILE:
            name = state.tiles[place.row]
            return None if name is None else _tile(rules, state, name)
        case PlaceKind.MAJORITY:
            rows = tuple(DetailRow((), seat, tags_text(player.tags)) for seat, player in enumerate(state.players))
            key = (*_race_key(), KeyEntry("holder", tr("Holder")))
            return CardDetails(("majority",), "tile", rows=rows, note=about_majority(rules), key=key)
        case PlaceKind.BONUS:
            return _column(rules, state, place.row, place.slot, names)
        case PlaceKind.OWNED_TILE:
            tiles = state.players[place.row].tiles
            if not tiles:
                nearest = nearest_tile(state, place.row)
                return None if nearest is None or state.phase is Phase.OVER else _tile(rules, state, nearest[0])
            title = tr("{name}: {tiles}").format(name=names[place.row], tiles=tiles_word(rules))
            return CardDetails(tuple(f"tile/{name}" for name in tiles), "tile", title)
        case _:
            return None


def details_of_card(rules: Edition, state: GameState, viewer: Seat | None, card: str, heading: str = "") -> CardDetails:
    """Return the details of an open card: what the viewer has of its price, and when they can afford it."""
    picture = (f"card/{card}",)
    if viewer is None or state.phase is Phase.OVER:
        return CardDetails(picture, "card")
    player, facts = state.players[viewer], rules.cards[card]
    due = net_cost(player.bonuses, facts.cost)
    items = []
    for color in range(COLORS):
        if facts.cost[color]:
            have = facts.cost[color] - max(due[color] - player.tokens[color], 0)
            items.append(Item(color, f"{have}/{facts.cost[color]}", have >= facts.cost[color]))
    lack = sum(max(due[color] - player.tokens[color], 0) for color in range(COLORS))
    if wild := min(player.tokens[WILD], lack):
        items.append(Item(WILD, f"+{wild}"))
    note = describe_affordability(rules, affordability(state, viewer, card))
    return CardDetails(picture, "card", heading=heading, rows=(DetailRow(tuple(items)),), note=note)


def card_name(card: Card) -> str:
    """Return a card's name, or its level where the printed card has none."""
    return card.name or tr("Level {level}").format(level=card.level)


def card_worth(card: Card) -> str:
    """Return what a card is worth in a few words, after its level if that is not its name."""
    worth = [tr("Level {level}").format(level=card.level)] if card.name else []
    worth += [points_text(card.points)] if card.points else []
    return " · ".join([*worth, *([tags_text(card.tags)] if card.tags else [])])


def describe_affordability(rules: Edition, found: Affordability) -> str:
    """Return a text on how near a card is."""
    if found.reach is Reach.NOW:
        return tr("Affordable")
    missing = missing_text(rules.name, found.lack)
    if found.reserve:
        return tr("{missing}: affordable next turn if you reserve it").format(missing=missing)
    if found.reach is Reach.NEXT:
        return tr("{missing}: affordable next turn").format(missing=missing)
    return missing


def _held(rules: Edition, state: GameState, viewer: Seat | None, place: Place) -> CardDetails | None:
    hand = state.players[place.row].hand
    if place.slot >= len(hand):
        return None
    held = hand[place.slot]
    if held.card is None:
        note = tr("A level {level} card, reserved from the deck").format(level=held.level)
        return CardDetails((f"back/{held.level}",), "card", note=note)
    if place.row == viewer:
        return details_of_card(rules, state, viewer, held.card, tr("You have"))
    # Another player's card is compared with their own tokens: only they can buy it.
    return details_of_card(rules, state, place.row, held.card)


def _deck(state: GameState, level: int) -> CardDetails:
    counts = unseen_bonuses(state, level)
    left = state.decks[level - 1]
    hidden = sum(held.card is None and held.level == level for player in state.players for held in player.hand)
    chances = tuple(round(100 * count / sum(counts)) for count in counts) if left else ()
    note = ""
    if hidden:  # else their number is that of the cards in the deck
        note = trn("{count} card in the deck", "{count} cards in the deck", left).format(count=left)
        there = trn("{count} reserved face down", "{count} reserved face down", hidden).format(count=hidden)
        note = f"{note}, {there}"
    # A line must not end between the word and its number.
    title = tr("Hidden level {level} cards").format(level=level).replace(f" {level}", f"\u00a0{level}")
    return CardDetails((f"back/{level}",), "deck", title, counts, chances, note=note)


def _tile(rules: Edition, state: GameState, name: str) -> CardDetails:
    rows = tuple(tile_row(rules, state, name, seat) for seat in range(len(state.players)))
    title, heading, note = tr(rules.tiles[name].name), tr("Still needed"), about_tile(rules, name)
    sprite = f"tile/{name}"
    return CardDetails((sprite,), "tile", name=title, heading=heading, rows=rows, note=note, key=_race_key())


def _race_key() -> tuple[KeyEntry, ...]:
    return (
        KeyEntry("own", tr("You")),
        KeyEntry("close", tr("You, one card away")),
        KeyEntry("rival", tr("Nearest rival")),
        KeyEntry("threat", tr("One card away")),
    )


def tile_row(rules: Edition, state: GameState, name: str, seat: Seat) -> DetailRow:
    """Return the bonuses that a seat lacks for a bonus tile: an item for each colour of its demand, or nothing."""
    lack, demand = distance(rules, name, state.players[seat]), rules.tiles[name].demand
    if not any(lack):
        return DetailRow((), seat, tr("complete"))
    return DetailRow(tuple(Item(color, str(lack[color])) for color in range(COLORS) if demand[color]), seat)


def tags_text(count: int) -> str:
    """Return a number of Avengers tags in words."""
    return trn("{count} Avengers tag", "{count} Avengers tags", count).format(count=count)


def _column(rules: Edition, state: GameState, seat: Seat, color: int, names: Sequence[str]) -> CardDetails | None:
    cards = bought(state, seat, color)
    if not cards:
        return None
    points = sum(rules.cards[card].points for card in cards)
    many = trn("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    title = tr("{name}: {cards}, {points}").format(name=names[seat], cards=many, points=points_text(points))
    return CardDetails(tuple(f"card/{card}" for card in cards), "card", title)


def looks_closer(place: object) -> bool:
    """Whether a target has details that the table does not show."""
    kinds = (
        PlaceKind.MARKET,
        PlaceKind.HAND,
        PlaceKind.DECK,
        PlaceKind.TILE,
        PlaceKind.MAJORITY,
        PlaceKind.BONUS,
        PlaceKind.OWNED_TILE,
    )
    return isinstance(place, Place) and place.kind in kinds
