"""A second engine, written to be plain instead of fast: lists, dictionaries, real decks, everything counted anew.

It shares with the program only the names of places and actions. It reads the card files by itself.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from itertools import combinations, combinations_with_replacement

import assets
from game.rules import (
    Action,
    ClaimTile,
    DiscardTokens,
    Pass,
    Place,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    deck,
    hand,
    market,
    tile,
)

COLORS = {
    "base": ["white", "blue", "green", "red", "black"],
    "marvel": ["yellow", "blue", "orange", "red", "purple"],
}
KINDS = 7
JOKER = 5
TIME = 6

Facts = dict[str, str]


def read(file: str) -> list[Facts]:
    """Read a card file as it stands."""
    text = (resources.files(assets) / "cards" / file).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@cache
def card_facts(name: str) -> dict[str, Facts]:
    """Return an edition's card lines by id."""
    return {line["id"]: line for line in read(f"{name}_cards.csv")}


@cache
def tile_facts(name: str) -> dict[str, Facts]:
    """Return an edition's tile lines by id."""
    if name == "base":
        return {line["id"]: line for line in read("base_nobles.csv")}
    return {f"ml-{line['tile']}{line['side']}": line for line in read("marvel_locations.csv")}


@dataclass
class Hero:
    """One seat: its tokens as a bag, its cards and tiles as lists of ids."""

    tokens: Counter[int] = field(default_factory=Counter)
    bought: list[str] = field(default_factory=list)
    reserved: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)


class Oracle:
    """A whole game with its decks on the table."""

    def __init__(self, name: str, count: int, first: int, tiles: list[str], decks: list[list[str]]) -> None:
        self.name = name
        self.colors = COLORS[name]
        self.heroes = [Hero() for _ in range(count)]
        pile = {2: 4, 3: 5, 4: 7}[count]
        self.bank = Counter(dict.fromkeys(range(5), pile) | {JOKER: 5, TIME: count if name == "marvel" else 0})
        self.tiles: list[str | None] = list(tiles[: count + (name == "base")])
        self.decks = [list(cards) for cards in decks]
        self.rows: list[list[str | None]] = [[cards.pop(0) for _ in range(4)] for cards in self.decks]
        self.assembler: int | None = None
        self.first = first
        self.turn = first
        self.turns: list[str] = []
        self.due = "action"
        self.winners: set[int] = set()

    @property
    def cards(self) -> dict[str, Facts]:
        return card_facts(self.name)

    # What can be counted is counted.

    def bonuses(self, seat: int) -> list[int]:
        have = [self.cards[card]["bonus"] for card in self.heroes[seat].bought]
        return [have.count(color) for color in self.colors]

    def tags(self, seat: int) -> int:
        return sum(int(self.cards[card].get("avengers", 0)) for card in self.heroes[seat].bought)

    def points(self, seat: int) -> int:
        hero = self.heroes[seat]
        cards = sum(int(self.cards[card]["points"]) for card in hero.bought)
        return cards + 3 * len(hero.tiles) + (3 if self.assembler == seat else 0)

    def round(self) -> int:
        done = len(self.turns) - (self.due != "action")
        return done // len(self.heroes) + 1

    # What may be done.

    def options(self) -> set[Action]:
        if self.due == "over":
            return set()
        if self.due == "discard":
            return set(self.returns())
        if self.due == "tile":
            return {ClaimTile(tile(slot)) for slot in self.visitors()}
        found: set[Action] = {*self.takes(), *self.reserves(), *self.purchases()}
        return found or {Pass()}

    def takes(self) -> Iterator[Action]:
        left = [color for color in range(5) if self.bank[color] > 0]
        for size in (1, 2, 3):
            for colors in combinations_with_replacement(range(5), size):
                different = len(set(colors)) == size
                if size == 2 and not different and self.bank[colors[0]] >= 4:
                    yield TakeTokens(colors)
                if different and set(colors) <= set(left) and (size == 3 or len(left) < 3):
                    yield TakeTokens(colors)

    def reserves(self) -> Iterator[Action]:
        if len(self.heroes[self.turn].reserved) == 3:
            return
        for level in (1, 2, 3):
            if self.decks[level - 1]:
                yield ReserveCard(deck(level))
            for slot in range(4):
                if self.rows[level - 1][slot]:
                    yield ReserveCard(market(level, slot))

    def purchases(self) -> Iterator[Action]:
        within: list[tuple[Place, str | None]] = [
            (market(level, slot), self.rows[level - 1][slot]) for level in (1, 2, 3) for slot in range(4)
        ]
        within += [(hand(self.turn, index), card) for index, card in enumerate(self.heroes[self.turn].reserved)]
        for place, card in within:
            if card:
                for payment in self.payments(card):
                    yield PurchaseCard(place, card, payment)

    def payments(self, card: str) -> Iterator[tuple[int, ...]]:
        tokens = self.heroes[self.turn].tokens
        bonuses = self.bonuses(self.turn)
        price = [max(0, int(self.cards[card][color]) - bonuses[i]) for i, color in enumerate(self.colors)]

        def pay(color: int, jokers: int) -> Iterator[list[int]]:
            if color == 5:
                yield [jokers, 0]
                return
            for replaced in range(price[color] + 1):
                if price[color] - replaced <= tokens[color] and jokers + replaced <= tokens[JOKER]:
                    for rest in pay(color + 1, jokers + replaced):
                        yield [price[color] - replaced, *rest]

        for payment in pay(0, 0):
            yield tuple(payment)

    def returns(self) -> Iterator[Action]:
        tokens = self.heroes[self.turn].tokens
        each = [kind for kind in range(6) for _ in range(tokens[kind])]
        for lot in combinations(each, tokens.total() - 10):
            yield DiscardTokens(tuple(lot.count(kind) for kind in range(KINDS)))

    def visitors(self) -> list[int]:
        have = self.bonuses(self.turn)
        found = []
        for slot, name in enumerate(self.tiles):
            if name is not None:
                wanted = [int(tile_facts(self.name)[name][color]) for color in self.colors]
                if not [1 for i in range(5) if have[i] < wanted[i]]:
                    found.append(slot)
        return found

    # Doing it.

    def do(self, action: Action) -> None:
        hero = self.heroes[self.turn]
        if isinstance(action, TakeTokens):
            self.give(Counter(action.colors))
            self.after("take")
        elif isinstance(action, ReserveCard):
            level, place = action.place.row, action.place
            blind = place.kind is PlaceKind.DECK
            card = self.decks[level - 1].pop(0) if blind else self.lift(level, place.slot)
            hero.reserved.append(card)
            if self.bank[JOKER]:
                self.give(Counter({JOKER: 1}))
            self.after("reserve")
        elif isinstance(action, PurchaseCard):
            self.give(Counter({kind: -count for kind, count in enumerate(action.payment)}))
            if action.place.kind is PlaceKind.HAND:
                hero.reserved.remove(action.card)
            else:
                self.lift(action.place.row, action.place.slot)
            hero.bought.append(action.card)
            self.after("buy")
        elif isinstance(action, DiscardTokens):
            self.give(Counter({kind: -count for kind, count in enumerate(action.tokens)}))
            self.visit()
        elif isinstance(action, ClaimTile):
            self.receive(action.place.row)
            self.finish()
        else:
            self.after("pass")

    def give(self, tokens: Counter[int]) -> None:
        hero = self.heroes[self.turn]
        for kind, count in tokens.items():
            hero.tokens[kind] += count
            self.bank[kind] -= count

    def lift(self, level: int, slot: int) -> str:
        card = self.rows[level - 1][slot]
        assert card
        self.rows[level - 1][slot] = self.decks[level - 1].pop(0) if self.decks[level - 1] else None
        return card

    def after(self, what: str) -> None:
        self.turns.append(what)
        hero = self.heroes[self.turn]
        if self.name == "marvel" and what == "buy":
            if [self.cards[card]["level"] for card in hero.bought].count("3") == 1 and hero.tokens[TIME] == 0:
                self.give(Counter({TIME: 1}))
            mine = self.tags(self.turn)
            if self.assembler is None:
                if mine >= 3:
                    self.assembler = self.turn
            elif mine > self.tags(self.assembler):
                self.assembler = self.turn
        if hero.tokens.total() > 10:
            self.due = "discard"
        else:
            self.visit()

    def visit(self) -> None:
        visitors = self.visitors()
        if len(visitors) > 1:
            self.due = "tile"
            return
        for slot in visitors:
            self.receive(slot)
        self.finish()

    def receive(self, slot: int) -> None:
        name = self.tiles[slot]
        assert name
        self.heroes[self.turn].tiles.append(name)
        self.tiles[slot] = None

    def finish(self) -> None:
        count = len(self.heroes)
        seats = range(count)
        stuck = self.turns[-count:] == ["pass"] * count
        if len(self.turns) % count == 0:
            lately = self.turns[-20 * count :]
            stuck = stuck or (len(lately) == 20 * count and not {"reserve", "buy"} & set(lately))
        winners: set[int] | None = None
        if self.name == "base":
            if stuck or (len(self.turns) % count == 0 and [s for s in seats if self.points(s) >= 15]):
                winners = self.fewest(self.most(set(seats)))
        else:
            fit = {s for s in seats if self.gauntlet(s)}
            if stuck or (len(self.turns) % count == 0 and fit):
                tied = self.most(fit)
                holder = {seat for seat in tied if seat == self.assembler}
                winners = holder or self.fewest(tied)
        if winners is not None:
            self.due = "over"
            self.winners = winners
            return
        self.due = "action"
        self.turn = (self.turn + 1) % count

    def gauntlet(self, seat: int) -> bool:
        return self.points(seat) >= 16 and 0 not in self.bonuses(seat) and self.heroes[seat].tokens[TIME] == 1

    def most(self, seats: set[int]) -> set[int]:
        return {seat for seat in seats if self.points(seat) == max(map(self.points, seats))}

    def fewest(self, seats: set[int]) -> set[int]:
        counts = {seat: len(self.heroes[seat].bought) for seat in seats}
        return {seat for seat in seats if counts[seat] == min(counts.values())}
