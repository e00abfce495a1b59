"""The open cards and tiles of a position lie with one gap between them, and end where the cards end."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from game.challenges.deals import duplicate
from game.challenges.openings import opening
from game.rules import EDITION_NAMES
from game.rules import edition as rules_of
from game.scenes.challenges.opening_view import Market, lay_market
from game.scenes.challenges.scene import ChallengesScene
from game.ui.app.app import App

BOXES = ((0.0, 0.0, 740.0, 500.0), (40.0, 30.0, 700.0, 680.0), (0.0, 0.0, 1000.0, 640.0))


def gaps(starts: set[float], size: float) -> set[float]:
    return {round(after - before - size, 2) for before, after in pairwise(sorted(starts))}


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_all_gaps_are_equal(app: App, edition: str, players: int, box: tuple[float, float, float, float]) -> None:
    page = ChallengesScene(edition)
    app.push(page)
    market: Market = lay_market(page.look, opening(duplicate(1, edition, players)), box)
    cards = [place for name, place in market.pieces if name.startswith("card/")]
    tiles = [place for name, place in market.pieces if name.startswith(("tile/", "majority"))]
    assert any(name == "majority" for name, _ in market.pieces) == bool(rules_of(edition).majority_points)
    across = {round(place[0], 3) for place in (*cards, *market.decks.values())}
    assert gaps(across, cards[0][2]) == gaps({round(place[1], 3) for place in cards}, cards[0][3])
    (gap,) = gaps(across, cards[0][2])
    assert gaps({round(place[1], 3) for place in tiles}, tiles[0][3]) == {gap}
    assert min(across) - tiles[0][0] - tiles[0][2] == pytest.approx(gap, abs=0.01)
    x, y, w, h = market.area
    assert box[0] <= x + 0.01 and x + w <= box[0] + box[2] + 0.01
    assert box[1] <= y + 0.01 and y + h <= box[1] + box[3] + 0.01
    if len(tiles) >= len({place[1] for place in cards}):
        assert tiles[0][1] == pytest.approx(y)
        assert tiles[-1][1] + tiles[-1][3] == pytest.approx(y + h)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_tile_that_somebody_has_leaves_its_place(app: App, edition: str) -> None:
    page = ChallengesScene(edition)
    app.push(page)
    state = opening(duplicate(1, edition, 2))
    taken = msgspec.structs.replace(state, tiles=(None, *state.tiles[1:]))
    whole, without = (lay_market(page.look, each, BOXES[0]) for each in (state, taken))
    assert [place for _, place in without.pieces] == [place for _, place in whole.pieces]
    assert without.pieces[0][0] == "place/well"
