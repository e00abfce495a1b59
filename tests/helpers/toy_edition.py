"""A third edition in one file: few cards, its own end, and a look that borrows the base edition's pictures."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from game.rules import Card, Edition, Outcome, Player, Seat, edition
from game.rules.editions import EditionModules
from game.view.skins import skin

MODULES: Final = EditionModules(rules=__name__, skin=__name__)
GOAL: Final = 4
CARDS_EACH: Final = 9


def verdict(players: tuple[Player, ...], _holder: Seat | None, stopped: bool) -> Outcome | None:
    """End at four points; the most cards win, and nobody shares."""
    if not stopped and all(player.points < GOAL for player in players):
        return None
    ranking = tuple(sorted(range(len(players)), key=lambda seat: (-len(players[seat].bought), seat)))
    return Outcome(ranking[:1], ranking)


def load() -> Edition:
    """Take nine cards of each level out of the base box, cheaper than they are there, and two of its tiles."""
    base = edition("base")
    cards: dict[str, Card] = {}
    for level in (1, 2, 3):
        some = [card for card in base.cards.values() if card.level == level][:CARDS_EACH]
        cards |= {card.id: replace(card, cost=tuple(map(min, card.cost, [2] * 5))) for card in some}
    tiles = dict(list(base.tiles.items())[:4])
    own = {"name": "toy", "cards": cards, "tiles": tiles, "goal": GOAL, "extra_tiles": 0, "verdict": verdict}
    return replace(base, **own)


_BASE: Final = skin("base")
SKIN: Final = replace(
    _BASE,
    edition="toy",
    text=replace(_BASE.text, name="Toy box", short="Toy", slogan="A game for a test", aim="First to 4 points"),
    capitals=True,
    fan=("b1-01", "b2-01", "b3-01"),
    samples=("b2-01", "b1-01"),
)
