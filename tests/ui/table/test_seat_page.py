"""The pages of players: boxes that are the same for all, tokens on one line, and columns of figures."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from game.rules.model import COLORS, Place
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.board.bank import draw_stack
from game.ui.table.mats.seat_page import Opened, draw_seat
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.log_rows import tiles_word
from game.view.descriptions.table_log import Purchase
from game.view.layout.geometry import Rect
from tests.ui.table.film import Film


def pages(film: Film, index: int) -> list[Opened]:
    """Return what is drawn of each player's page before an update."""
    film.before(index)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    return [draw_seat(p, seat) for seat in range(2)]


def test_all_players_have_the_same_boxes_as_high_as_the_highest_pile(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    sunk: list[list[tuple[str, Rect]]] = []
    sprite = Painter.sprite

    def recorded(p: Painter, name: str, rect: Rect, *rest: Any) -> None:
        if name in ("table/strip", "plate/score", "table/place"):
            sunk[-1].append((name, rect))
        sprite(p, name, rect, *rest)

    heights: dict[int, int] = {}
    for index in range(2, len(film.replay), 9):
        state = film.replay.state_at(index - 1)
        film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None
        apart, boxes, places, tops, highest = set(), set(), set(), set(), 0
        for seat in range(2):
            sunk.append([])
            with monkeypatch.context() as patched:
                patched.setattr(Painter, "sprite", recorded)
                page = draw_seat(p, seat)
            boxes.add((page.box, *page.tabs, page.facts, *(box for name, box in sunk[-1] if name != "table/place")))
            held = {card.card for card in state.players[seat].hand}
            bought = [(what, box) for what, box in page.cards if isinstance(what, str) and what not in held]
            hand = [box for what, box in page.cards if isinstance(what, Place) or what in held]
            lanes = [box for name, box in sunk[-1] if name == "table/place"][:5]
            free = [box for name, box in sunk[-1] if name == "table/place"][5:]
            places.add((*lanes, *sorted([*hand, *free])))
            for lane in lanes:
                pile = [box for _, box in bought if lane.contains(box.center)]
                assert all(lane.contains((box.x, box.y)) and box.bottom <= lane.bottom for box in pile)
                tops |= {pile[0].y for _ in pile[:1]}
                apart |= {round((pile[-1].y - pile[0].y) / (len(pile) - 1)) for _ in pile[1:2]}
                highest = max(highest, len(pile))
            assert sum(lane.contains(box.center) for lane in lanes for _, box in bought) == len(bought)
        assert len(apart) < 2 or max(apart) - min(apart) <= 1
        assert len(boxes) == len(places) == 1 and len(tops) < 2
        assert heights.setdefault(highest, page.box.h) == page.box.h, "nothing else moves them"
    in_order = [heights[number] for number in sorted(heights)]
    assert len(in_order) > 2 and in_order == sorted(in_order) and in_order[0] < in_order[-1]


def test_a_high_pile_closes_up_in_its_lane(film: Film) -> None:
    state = film.before(30)
    usual = pages(film, 30)[1]
    cards = film.view.edition.cards
    many, few = (tuple(name for name, card in cards.items() if card.bonus == color) for color in (2, 1))
    hands = [structs.replace(state.players[seat], bought=held) for seat, held in enumerate((many, few[:2]))]
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    p.state = structs.replace(state, players=tuple(hands))
    page, other = (draw_seat(p, seat) for seat in range(2))
    assert (page.box, page.facts) == (other.box, other.facts) and page.box.h >= usual.box.h
    assert page.box.y > p.layout.bar.rect.bottom
    pile, pair = [box for _, box in page.cards[: len(many)]], [box for _, box in other.cards[:2]]
    assert len(pile) > 10 and pile[0].y == pair[0].y
    steps = [after.y - before.y for before, after in (*pairwise(pile), pair)]
    assert max(steps) - min(steps) <= 1 and max(steps) < pair[-1].h / 8, "all pages have the same steps"
    assert pile[-1].bottom < page.facts.bottom - p.px(176), "they end above the reserved cards"


def test_tokens_stand_on_one_line(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    feet: dict[int, set[Rect]] = {}
    sprite = Painter.sprite

    def stacked(p: Painter, kind: int, count: int, foot: Rect, highest: int) -> Rect:
        feet.setdefault(kind, set()).add(foot)
        return draw_stack(p, kind, count, foot, highest)

    def well(p: Painter, name: str, rect: Rect, *rest: Any) -> None:
        if name.startswith("table/well/"):
            feet.setdefault(int(name.removeprefix("table/well/")), set()).add(rect)
        sprite(p, name, rect, *rest)

    seen = set()
    for index in range(2, len(film.replay), 17):
        feet.clear()
        film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None
        with monkeypatch.context() as patched:
            patched.setattr("game.ui.table.mats.seat_page.draw_stack", stacked)
            patched.setattr(Painter, "sprite", well)
            for seat in range(2):
                draw_seat(p, seat)
        seen |= set(feet)
        assert all(len(each) == 1 for each in feet.values())
        row = [(kind, foot) for kind in sorted(feet) for foot in feet[kind]]
        assert len({(foot.y, foot.w, foot.h) for _, foot in row}) == 1
        pitch = [(right.x - left.x) / (after - before) for (before, left), (after, right) in pairwise(row)]
        assert max(pitch) - min(pitch) <= 1 and min(pitch) > row[0][1].w
    assert seen == set(range(film.view.edition.kinds))


def test_figures_and_stones_of_the_list_stand_in_columns(film: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    label, stone = Painter.label, Painter.stone
    ends: list[int] = []
    stones: dict[int, set[float]] = {}

    def labelled(p: Painter, style: TextStyle, text: str, x: float, y: float, *rest: Any, **more: Any) -> Any:
        found = label(p, style, text, x, y, *rest, **more)
        if "midright" in rest and x == right:
            ends.append(found.right)
        return found

    def gem(p: Painter, kind: int, x: float, y: float, size: float) -> None:
        if x > facts.x:
            stones.setdefault(kind, set()).add(round(x, 3))
        stone(p, kind, x, y, size)

    facts = pages(film, 30)[0].facts
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    right = facts.right - p.px(20)
    with monkeypatch.context() as patched:
        patched.setattr(Painter, "label", labelled)
        patched.setattr(Painter, "stone", gem)
        draw_seat(p, 0)
    state = film.replay.state_at(29)
    tiles = sum(tile is not None for tile in state.tiles)
    assert len(ends) == tiles
    assert max(ends) - min(ends) <= 1
    assert all(len(columns) == 1 for columns in stones.values())
    columns = [(kind, x) for kind in sorted(stones) for x in stones[kind]]
    pitch = [(after[1] - before[1]) / (after[0] - before[0]) for before, after in pairwise(columns)]
    assert len(pitch) > 1 and max(pitch) - min(pitch) < 0.01


def test_a_card_that_is_looked_at_rises_and_its_facts_stand_beside_it(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = len(film.replay) - 1
    state = film.before(index)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    purchases, card_drawn = film.view.log.bought, Painter.card
    drawn: list[tuple[str, Rect]] = []

    def carded(p: Painter, name: str, box: Rect, *rest: Any, **more: Any) -> Any:
        drawn.append((name, box))
        return card_drawn(p, name, box, *rest, **more)

    monkeypatch.setattr(Painter, "card", carded)
    for name in state.players[0].bought:
        lying = dict(draw_seat(p, 0).cards)
        drawn.clear()
        film.canvas.words = []
        page = draw_seat(p, 0, name, purchases)
        assert dict(page.cards) == lying, "what is pointed at stays"
        shown = [box for each, box in drawn if each == name]
        assert [box.y - lying[name].y for box in shown[:1]] == [-p.px(15)]
        assert len(shown) == 2 and page.facts.contains(shown[1].center)
        assert shown[1].h >= page.facts.h * 0.6 and shown[1].right < page.facts.center[0] + page.facts.w * 0.25
        words, purchase = film.canvas.words, purchases[name]
        assert f"Round {purchase.round}" in words
        assert ("Reserved" in " ".join(words[words.index(f"Round {purchase.round}") :])) == purchase.reserved
        paid = [str(count) for count in purchase.paid if count] or ["FREE"]
        assert words[words.index("PAID") + 1 :] == paid
        assert not {"POINTS", "BONUS", "COST"} & set(words), "the card tells them"
    film.canvas.words = []
    draw_seat(p, 0, state.players[0].bought[0])
    assert "PAID" not in film.canvas.words and not any(text.startswith("Round") for text in film.canvas.words)


def test_the_log_knows_how_every_card_was_bought(film: Film) -> None:
    found: dict[str, Purchase] = {}
    for index in range(1, len(film.replay)):
        before, after = film.replay.state_at(index - 1), film.replay.state_at(index)
        for old, new in zip(before.players, after.players, strict=True):
            held = {card.card for card in old.hand}
            for name in new.bought[len(old.bought) :]:
                paid = tuple(max(had - has, 0) for had, has in zip(old.tokens, new.tokens, strict=True))
                found[name] = Purchase(before.round, paid, name in held)
    film.before(len(film.replay))
    assert len(found) > 20 and film.view.log.bought == found
    assert film.view.edition.majority_points or len({purchase.reserved for purchase in found.values()}) == 2


def test_every_colour_has_its_number_and_every_tile_what_is_missing_or_whose_it_is(film: Film) -> None:
    for index in range(2, len(film.replay), 7):
        state = film.before(index)
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None
        for seat, player in enumerate(state.players):
            film.canvas.words = []
            draw_seat(p, seat)
            words = film.canvas.words
            counts = [str(player.bonuses[color]) for color in range(COLORS)]
            names = list(film.view.names)
            first = max(words.index(name) for name in names) + 1 if not player.bought else 0
            assert first == 0 or words[first : first + COLORS] == counts == ["0"] * COLORS
            for slot, (winner, tile) in p.log_state.taken.items():
                assert state.tiles[slot] is None
                shown = words.index(p.edition.tiles[tile].name)
                assert words[shown + 1] == names[winner]
            if p.edition.majority_points:
                race = next(race for race in p.facts.races if race.tile is None)
                tags = f"{player.tags} of {race.target} tags"
                assert (tags in words) == (state.majority != seat)


def test_the_sources_of_points_are_named_alike(film: Film) -> None:
    """A number of cards beside the name of the tiles would be read as one of points."""
    for index in (2, len(film.replay) - 1):
        film.before(index)
        film.canvas.words = []
        p = film.view.painter(film.canvas, film.look, Highlights())
        assert p is not None
        draw_seat(p, 0)
        assert {"Cards", tiles_word(p.edition).capitalize()} <= set(film.canvas.words)
