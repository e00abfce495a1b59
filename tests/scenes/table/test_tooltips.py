"""What the tooltip says of the piece or the rival under the pointer."""

from __future__ import annotations

from game.rules import deck, edition
from game.rules.model import tile
from game.scenes.table.highlights import tooltip_of
from game.view.descriptions.position_facts import PositionFacts
from game.view.layout.table import SEAT_CONTROLS
from tests.rules.table import seat, table


def test_pointing_at_a_tile_names_the_rival_that_is_one_step_away() -> None:
    rules = edition("base")
    name, found = next(iter(rules.tiles.items()))
    missing = next(color for color, need in enumerate(found.demand) if need)
    near = tuple(need - (color == missing) for color, need in enumerate(found.demand))
    state = table(seat(), seat("", "".join(map(str, near))), tiles=[name], bank="44444 5")
    facts = PositionFacts(state, 0)
    assert tooltip_of(facts, ("Ana", "Bianca"), tile(0)).startswith("Bianca needs 1 more")
    assert tooltip_of(facts, ("Ana", "Bianca"), deck(1)) == ""


def test_pointing_at_a_rival_says_that_they_can_reach_the_goal() -> None:
    card = next(card for card in edition("base").cards.values() if card.points == 2)
    close = seat("77777", points=13)
    facts = PositionFacts(table(close, close, seat(), market={card.level: [card.id]}), 0)
    names = "Ana", "Bianca", "Jonas"
    texts = [tooltip_of(facts, names, control) for control in SEAT_CONTROLS[:3]]
    goal = "Bianca can reach the goal next turn."
    assert [goal in text for text in texts] == [False, True, False]
    assert texts[1].startswith(goal)
