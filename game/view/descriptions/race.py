"""The races to the tiles and to the end: how far each seat is, who is nearest, and who is one step away.

Knows positions, what a purchase brings, and the words of a warning; knows nothing of drawing, input or time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from game.rules.editions import edition
from game.rules.model import COLORS, MAJORITY, GameState, Phase, Place, Player, Seat
from game.rules.model import tile as tile_place
from game.rules.moves import earned
from game.rules.payment import legal_payments
from game.rules.pieces import Edition
from game.support.i18n import tr, trn
from game.view.descriptions.affordability import to_move
from game.view.descriptions.plan import cards_for
from game.view.descriptions.purchase_effect import PurchaseEffect, meets_goal, purchase_effect
from game.view.layout.model import others


@dataclass(frozen=True)
class Race:
    """The race to one tile.

    ``distances`` counts for each seat the bonuses missing for a bonus tile (R12) or the tags missing for the majority
    tile (R14), whose holder is at 0. ``lacks`` holds the missing bonuses of each seat by colour and is empty for the
    majority tile. ``target`` is the number of bonuses that the tile demands, or of tags with which a seat takes it.
    ``tile`` is ``None`` for the majority tile, ``tags`` are each seat's tags and empty for a bonus tile.
    """

    place: Place
    tile: str | None
    distances: tuple[int, ...]
    target: int
    lacks: tuple[tuple[int, ...], ...] = ()
    tags: tuple[int, ...] = ()

    def nearest_rivals(self, viewer: Seat, threats: Collection[Seat] = ()) -> tuple[Seat, ...]:
        """Return the rivals of a viewer that are equally near and nearer than the rest, in the order of play.

        Where some of them are ``threats``, one step away from taking the tile, these alone count: the holder of the
        majority tile, who is at 0, is not one of them.
        """
        rivals = others(len(self.distances), viewer)
        near = [seat for seat in rivals if seat in threats] or rivals
        least = min(self.distances[seat] for seat in near)
        return tuple(seat for seat in near if self.distances[seat] == least)


@dataclass(frozen=True)
class RaceWarning:
    """A rival that is one step away from a tile; ``ready`` is whether it can pay now for a card that gains the tile."""

    race: Race
    seat: Seat
    ready: bool


def distance(rules: Edition, tile: str, player: Player) -> tuple[int, ...]:
    """Return the bonuses of each colour that a player lacks for a bonus tile (R12)."""
    demand = rules.tiles[tile].demand
    return tuple(max(need - have, 0) for need, have in zip(demand, player.bonuses, strict=True))


def nearest_tile(state: GameState, seat: Seat) -> tuple[str, tuple[int, ...]] | None:
    """Return the bonus tile in the middle for which a seat lacks least, and what it lacks; the first of several."""
    return _nearest(state.edition, state.tiles, state.players[seat].bonuses)


@lru_cache(maxsize=64)
def _nearest(name: str, tiles: tuple[str | None, ...], bonuses: tuple[int, ...]) -> tuple[str, tuple[int, ...]] | None:
    rules, player = edition(name), Player(bonuses=bonuses)
    found = [(tile, distance(rules, tile, player)) for tile in tiles if tile is not None]
    return min(found, key=lambda each: sum(each[1]), default=None)


def races(state: GameState) -> tuple[Race, ...]:
    """Return the race to each bonus tile in the middle, by slot, then to the majority tile where there is one."""
    rules = edition(state.edition)
    found = []
    for slot, tile in enumerate(state.tiles):
        if tile is not None:
            lacks = tuple(distance(rules, tile, player) for player in state.players)
            found.append(Race(tile_place(slot), tile, tuple(map(sum, lacks)), sum(rules.tiles[tile].demand), lacks))
    if rules.majority_points:
        tags = tuple(player.tags for player in state.players)
        target = _majority_target(rules, state)
        distances = tuple(0 if seat == state.majority else max(target - count, 0) for seat, count in enumerate(tags))
        found.append(Race(MAJORITY, None, distances, target, tags=tags))
    return tuple(found)


def _majority_target(rules: Edition, state: GameState) -> int:
    """Return the number of tags with which a seat takes the majority tile from its holder or the middle (R14)."""
    challenger = next(seat for seat in range(len(state.players)) if seat != state.majority)
    target = max(player.tags for player in state.players)
    while True:
        player = replace(state.players[challenger], tags=target)
        players = (*state.players[:challenger], player, *state.players[challenger + 1 :])
        if rules.majority_holder(players, state.majority) == challenger:
            return target
        target += 1


def warnings(state: GameState, viewer: Seat | None, *, over: bool = False) -> tuple[RaceWarning, ...]:
    """Return the rivals of a viewer (everyone is one to a spectator) that are one step away from a tile, by tile.

    A rival is one step away if it lacks one bonus or one tag at most, or if it can pay now for a card that gains the
    tile: a card of the market, or one in its hand that is known. A single missing bonus warns even while no fitting
    card lies out, as the market changes before the rival's turn. The holder of the majority tile is no warning. There
    is none once the game is ``over``, also by resignation or agreement.
    """
    if over or state.phase in (Phase.SETUP, Phase.OVER):
        return ()
    rivals = [seat for seat in range(len(state.players)) if seat != viewer]
    gains = {seat: frozenset(_gained(state, seat)) for seat in rivals}
    found = []
    for race in races(state):
        for seat in rivals:
            if race.place == MAJORITY and state.majority == seat:
                continue
            ready = race.place in gains[seat]
            if ready or race.distances[seat] <= 1:
                found.append(RaceWarning(race, seat, ready))
    return tuple(found)


def threats_and_nearest(
    race: Race, warned: Collection[RaceWarning], viewer: Seat
) -> tuple[frozenset[Seat], tuple[Seat, ...]]:
    """Return the seats that are one step away from the tile of a race (``warned``), and a viewer's nearest rivals."""
    threats = frozenset(warning.seat for warning in warned if warning.race.place == race.place)
    return threats, race.nearest_rivals(viewer, threats)


def _gained(state: GameState, seat: Seat) -> Iterator[Place]:
    """Return the tiles that a seat can gain or choose by a purchase that it can pay now."""
    for effect in _effects(state, seat):
        yield from (tile_place(state.tiles.index(tile)) for tile in effect.tiles)
        if effect.majority:
            yield MAJORITY


@lru_cache(maxsize=16)  # warnings and finishers of two positions, which narration compares
def _effects(state: GameState, seat: Seat) -> tuple[PurchaseEffect, ...]:
    """Return what each purchase brings that a seat can pay now: of the market, or of its hand where that is known."""
    cards, player = edition(state.edition).cards, state.players[seat]
    payable = (card for _, card in cards_for(state, seat) if legal_payments(player, cards[card]))
    return tuple(purchase_effect(state, seat, card) for card in payable)


def finishers(state: GameState, viewer: Seat | None, *, over: bool = False) -> frozenset[Seat]:
    """Return the rivals of a viewer (everyone is one to a spectator) that can reach the goal with their next turn.

    They can pay now for a card with which they meet the condition of the end, or have earned a tile that ends their
    next turn, whatever they do (R12, R16, R17). A rival that meets it already is none, nor one that has no turn left;
    one that has resigned still is, as the computer plays on for them and may end the game. There is none once the game
    is ``over``, also by resignation or agreement.
    """
    return frozenset() if over else frozenset(seat for seat in to_move(state) - {viewer} if _can_finish(state, seat))


def _can_finish(state: GameState, seat: Seat) -> bool:
    rules, player = edition(state.edition), state.players[seat]
    if meets_goal(rules, player):
        return False
    tiles = (state.tiles[slot] for slot in earned(state.edition, state.tiles, player.bonuses))
    points = player.points + max((rules.tiles[tile].points for tile in tiles if tile), default=0)
    if meets_goal(rules, replace(player, points=points)):
        return True
    return any(effect.reaches_goal for effect in _effects(state, seat))


def describe_finisher(names: Sequence[str], seat: Seat) -> str:
    """Return as a sentence that a seat can reach the goal with its next turn."""
    return tr("{name} can reach the goal next turn.").format(name=names[seat])


def describe_warning(rules: Edition, names: Sequence[str], warning: RaceWarning) -> str:
    """Return a warning as a sentence: “Bianca needs 1 more red card.”"""
    name, race = names[warning.seat], warning.race
    count = race.distances[warning.seat]
    if race.tile is None:
        if warning.ready:
            text = trn(
                "{name} needs {count} more Avengers tag, and can pay for it now.",
                "{name} needs {count} more Avengers tags, and can pay for them now.",
                count,
            )
        else:
            text = trn(
                "{name} needs {count} more Avengers tag.",
                "{name} needs {count} more Avengers tags.",
                count,
            )
        return text.format(name=name, count=count)
    if not count:
        return tr("{name} has all the cards needed.").format(name=name)
    color = next(color for color in range(COLORS) if race.lacks[warning.seat][color])
    if warning.ready:
        text = tr("{name} needs 1 more {color} card, and can pay for one now.")
    else:
        text = tr("{name} needs 1 more {color} card.")
    return text.format(name=name, color=tr(rules.token_names[color]))
