"""The signals on the cards of the market: what is missing of a price, and the wild tokens that count towards it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from operator import add

import numpy as np
import pygame
import pytest
from msgspec.structs import replace

from game.rules import GameState, Phase, Place, market
from game.rules.editions import edition
from game.rules.model import COLORS, LEVELS, NO_TOKENS, SLOTS, WILD
from game.rules.payment import payments
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.board import signals
from game.ui.table.color_letters import MIN_CARD_WIDTH, letter_reach
from game.ui.table.mats.reserved_cards import small_layout
from game.ui.table.outlines import rim_reach
from game.ui.table.painter import Painter
from game.ui.table.plates import missing_plate
from game.ui.table.table_view import Highlights
from game.view.descriptions.position_facts import PositionFacts
from game.view.interaction.choices import GiveBack, Paying, PickTile
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import Color, scale_of
from tests.ui.table.film import EDITIONS, Film
from tests.ui.table.test_darkness import brightness


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param)


def cards(state: GameState) -> dict[Place, str]:
    """Return the open cards of the market."""
    places = [market(level, slot) for level in LEVELS for slot in range(SLOTS)]
    return {place: name for place in places if (name := state.market[place.row - 1][place.slot]) is not None}


def near(at: list[float], sign: tuple[float, float]) -> bool:
    """Whether a figure stands beside the sign of wild tokens, on its line."""
    return 0 < at[0] - sign[0] <= 22 and abs(at[1] - sign[1]) <= 1


def test_what_wild_tokens_cover_and_what_is_missing_is_all_that_a_card_lacks(film: Film) -> None:
    full = 0
    for index in range(2, len(film.replay)):
        state = film.replay.state_at(index)
        player = state.players[state.turn]
        facts = PositionFacts(state, state.turn)
        for name in cards(state).values():
            cost, lack, covered = edition(state.edition).cards[name].cost, facts.missing(name), facts.covered(name)
            held = [player.tokens[color] + player.bonuses[color] for color in range(COLORS)]
            assert [a + b for a, b in zip(lack, covered, strict=False)] == [
                max(price - have, 0) for price, have in zip(cost, held, strict=True)
            ]
            assert sum(covered) == player.tokens[WILD] if any(lack) else sum(covered) <= player.tokens[WILD]
            if not any(lack):
                assert sum(covered) == payments(player.tokens, player.bonuses, cost)[0][WILD]
                full += sum(covered)
    assert full > 3


def painter_in(film: Film, size: tuple[int, int]) -> Painter:
    """Show the same position in a window of a size, and return its painter."""
    film.look.configure(scale_of(*size))
    film.view.resize(size)
    film.before(9)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    return painter


@dataclass
class Signs:
    """Where signals were drawn: the signs of wild tokens and of tokens, and figures with their places."""

    wild: list[tuple[float, float]] = field(default_factory=list)
    coins: list[tuple[float, float]] = field(default_factory=list)
    figures: list[tuple[str, float, float]] = field(default_factory=list)


@pytest.fixture
def signs(monkeypatch: pytest.MonkeyPatch) -> Signs:
    found, icon, figure = Signs(), signals.paint_icon, signals.paint_figure

    def keep_icon(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
        found.wild.extend([(x, y)] * (name == f"gem/{WILD}"))
        found.coins.extend([(x, y)] * (name == "icon/tokens"))
        icon(canvas, look, name, x, y, size)

    def keep_figure(
        canvas: Canvas, look: RenderContext, text: str, x: float, y: float, size: float, *color: Color
    ) -> None:
        found.figures.append((text, x, y))
        figure(canvas, look, text, x, y, size, *color)

    monkeypatch.setattr(signals, "paint_icon", keep_icon)
    monkeypatch.setattr(signals, "paint_figure", keep_figure)
    return found


def check_missing(film: Film, signs: Signs, facts: PositionFacts, name: str, box: Rect) -> str:
    """Check what is written of the tokens that a card lacks; return "far" for their sum, else "near" for any."""
    lack = facts.missing(name)
    short = {color: count for color, count in enumerate(lack) if count}
    written = {(text, round(y)) for text, x, y in signs.figures if text.startswith("−") and box.contains((x, y))}
    summed = len(short) > 1 and not facts.in_two_turns(name)
    assert sum(map(box.contains, signs.coins)) == summed, "the sign of tokens parts a sum from what one colour lacks"
    if summed:
        ((text, y),) = written
        cost = edition(film.look.edition).cards[name].cost
        anchors = [film.look.atlas.anchor(f"card/{name}", f"cost/{color}") for color in range(COLORS) if cost[color]]
        lowest = max(down for _, down, _ in anchors)
        assert text == f"−{sum(lack)}" and abs(y - box.y - lowest * box.h) <= 1.5, "at the lowest price"
        return "far"
    pips = {color: film.look.atlas.anchor(f"card/{name}", f"cost/{color}")[1] for color in short}
    assert len(written) == len(short), "what can be paid for lacks nothing"
    assert all(
        any(text == f"−{count}" and abs(y - box.y - pips[color] * box.h) <= 1.5 for text, y in written)
        for color, count in short.items()
    )
    return "near" if short else ""


def check_wild(signs: Signs, facts: PositionFacts, name: str, box: Rect) -> str:
    """Check what is written of the wild tokens for a card; return "short" beside a lack, else "can be bought"."""
    covered, lack = facts.covered(name), facts.missing(name)
    found = [at for at in signs.wild if box.contains(at)]
    assert len(found) == (any(covered) and not any(lack))
    counts = [text for text, *at in signs.figures if text.isdigit() and any(near(at, sign) for sign in found)]
    assert counts == [str(sum(covered))] * len(found)
    for x, y in found:
        assert abs(y - box.y - 129 / 168 * box.h) <= 1, "on the line of the seal"
        assert box.x + 45 / 120 * box.w < x < box.x + 85 / 120 * box.w, "between the prices and the seal"
    return "can be bought" if found else "short" if any(covered) else ""


@pytest.mark.parametrize("mine", [True, False])
def test_prices_show_what_is_short_in_all_and_a_card_that_can_be_paid_for_its_wild_tokens_in_one_place(
    film: Film, signs: Signs, mine: bool
) -> None:
    seen: Counter[str] = Counter()
    chosen: Counter[bool] = Counter()
    for index in range(2, len(film.replay)):
        state = film.replay.state_at(index - 1)
        viewer = state.turn if mine else (state.turn + 1) % len(state.players)
        facts, player = PositionFacts(state, viewer), state.players[viewer]
        buys = any(any(facts.covered(name)) and not any(facts.missing(name)) for name in cards(state).values())
        if state.phase is not Phase.ACTION or chosen[buys] >= 6:
            continue
        chosen[buys] += 1
        film.before(index)
        film.view.viewer = viewer
        for found in (signs.wild, signs.coins, signs.figures):
            found.clear()
        film.draw(Highlights(mine=mine, primary=PrimaryMove(Control.BUY, None, facts.buyable) if mine else NO_MOVE))
        held = tuple(map(add, player.tokens, player.bonuses))
        for place, name in cards(state).items():
            cost, box = edition(state.edition).cards[name].cost, film.view.layout.places[place]
            own = sum(max(price - have, 0) for price, have in zip(cost, held, strict=True))
            assert sum(facts.missing(name)) == max(own - player.tokens[WILD], 0)
            seen.update((check_missing(film, signs, facts, name, box), check_wild(signs, facts, name, box)))
    assert min(seen[each] for each in ("short", "can be bought", "near", "far")) > 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 760), (1600, 900), (2560, 1440)])
def test_the_tab_of_wild_tokens_is_clear_of_the_seal_and_covers_neither_a_price_nor_a_letter(
    film: Film, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    film.draw()
    laid: list[Rect] = []

    class Laid(Canvas):
        def surface(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
            laid.append(Rect(round(x), round(y), *surface.get_size()))

    layout = film.view.layout
    large, small = layout.places[market(1, 0)], layout.mat(layout.viewer).hand[0]
    for box in (large, small):
        laid.clear()
        canvas = Laid(pygame.Surface(size), film.look.text)
        signals.paint_wild_tab(canvas, film.look, 2, box, above=box is small)
        if box.w < MIN_CARD_WIDTH:
            assert not laid, "no room for it"
            continue
        tab, seal = laid[0], max(30 * box.w / 120, 22)
        x, y = signals.seal_center(box)
        assert 0.66 * seal < tab.h < seal
        if box is large:
            assert abs(tab.center[1] - y) <= 1.5 and seal / 2 + 1 < x - tab.right < 0.75 * seal, "before the seal"
            assert tab.x > box.x + 18.5 / 120 * box.w + letter_reach(film.look, box.w)
        else:
            assert tab.bottom < y - seal / 2 and tab.right <= box.right, "above the seal"
            card = small_layout(film.look.skin, layout.scale, box)
            assert all(tab.x >= stone.right - 1 for stone in card.stones(4)), (tab, box, card.stones(4))


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440)])
def test_the_tab_of_what_is_missing_begins_right_of_its_stone_and_covers_no_other_price(
    film: Film, size: tuple[int, int]
) -> None:
    film.view.resize(size)
    film.draw()
    laid: list[Rect] = []

    class Laid(Canvas):
        def surface(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
            laid.append(Rect(round(x), round(y), *surface.get_size()))

    box, canvas = film.view.layout.places[market(1, 0)], Laid(pygame.Surface(size), film.look.text)
    for name, card in edition(film.look.edition).cards.items():
        tabs: list[Rect] = []
        for color in range(COLORS):
            if not card.cost[color]:
                continue
            laid.clear()
            signals.paint_tab(canvas, film.look, name, color, 7, box, 0)
            x, y, radius = film.look.atlas.anchor(f"card/{name}", f"cost/{color}")
            tab = laid[0]
            tabs.append(tab)
            assert tab.x >= box.x + x * box.w + radius * box.h - 1 and tab.right < box.x + 0.52 * box.w
            assert abs(tab.center[1] - box.y - y * box.h) <= 1 and abs(tab.h - 18.8 / 120 * box.w) <= 1
        assert all(below.bottom <= above.y or above.bottom <= below.y for above, below in combinations(tabs, 2))


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_the_sum_of_what_is_missing_lies_right_of_the_last_price_beside_the_marks_of_the_level(
    film: Film, size: tuple[int, int]
) -> None:
    painter = painter_in(film, size)
    laid: list[Rect] = []

    class Laid(Canvas):
        def surface(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
            laid.append(Rect(round(x), round(y), *surface.get_size()))

    painter.canvas = Laid(pygame.Surface(size), film.look.text)
    box = film.view.layout.places[market(1, 0)]
    for name, card in edition(film.look.edition).cards.items():
        laid.clear()
        signals._draw_sum(painter, name, 12, box)
        plate = laid[0]
        color = max(color for color in range(COLORS) if card.cost[color])
        laid.clear()
        signals.paint_tab(painter.canvas, film.look, name, color, 7, box, 0)
        tab = laid[0]
        assert (plate.x, plate.y, plate.h) == (tab.x, tab.y, tab.h), "in the place and shape of a tab"
        assert plate.right < box.x + (0.95 if film.look.skin.named_cards else 0.656) * box.w, "beside the level's marks"


def test_the_tab_of_what_is_missing_is_dark_within_a_quiet_rim_and_its_figure_bright(film: Film) -> None:
    for high in (17, 24, 38):
        plate = missing_plate(film.look.palette, round(high * 1.26), high)
        row = [plate.get_at((x, high // 2)) for x in range(1, 7)]
        rim, body = max(row, key=lambda color: brightness(color[:3])), row[-1]
        assert {color.a for color in row} == {255}, "nothing of the picture shows through"
        assert brightness(body[:3]) < 25 and 50 < brightness(rim[:3]) < 140
        assert max(rim[:3]) - min(rim[:3]) < 50, "it has not the colour of an alarm"
        canvas = Canvas(drawn := pygame.Surface((80, 80)), film.look.text)
        canvas.begin()
        signals._paint_tab(canvas, film.look, 7, 10, 40, (round(high * 1.26), high))
        canvas.end()
        figure = drawn.subsurface((10 + high // 4, 40 - high // 4, round(high * 0.8), high // 2))
        assert max(brightness(figure.get_at((x, y))[:3]) for x, y in np.ndindex(figure.get_size())) > 220


@pytest.mark.parametrize("ringed", [False, True])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (2560, 1440)])
def test_the_corner_of_what_has_changed_begins_at_the_outline_of_its_card_and_covers_no_stone(
    film: Film, size: tuple[int, int], ringed: bool
) -> None:
    painter = painter_in(film, size)
    places, shown = film.view.layout.places, pygame.Surface(size, pygame.SRCALPHA)
    box = places[market(2, 1)]

    class Shown(Canvas):
        def surface(self, surface: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
            self.target.blit(surface, (x, y))

    painter.canvas = Shown(shown, film.look.text)
    rim = rim_reach(painter, ringed=ringed, chosen=False)
    signals.draw_changed(painter, box, rim)
    drawn = pygame.mask.from_surface(shown)
    (corner,) = drawn.get_bounding_rects()
    assert corner.right - box.right == box.y - corner.y == rim and bool(rim) == ringed
    assert corner.w == corner.h >= 12 + rim, "not lost on a small card"
    assert corner.right < places[market(2, 2)].x and corner.top > places[market(3, 1)].bottom
    for name in edition(film.look.edition).cards:
        x, y, radius = film.look.atlas.anchor(f"card/{name}", "stone")
        stone = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.circle(stone, "white", (box.x + x * box.w, box.y + y * box.h), radius * box.h)
        assert not drawn.overlap(pygame.mask.from_surface(stone), (0, 0)), name


@pytest.mark.usefixtures("window")
def test_only_a_card_with_which_the_viewer_reaches_the_goal_has_a_flag(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[str] = []
    icon = signals.paint_icon

    def keep(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
        signs.append(name)
        icon(canvas, look, name, x, y, size)

    monkeypatch.setattr(signals, "paint_icon", keep)
    state = next(state for at in range(20, 60) if (state := film.before(at)).phase is Phase.ACTION)
    rich = replace(state.players[state.turn], tokens=(7,) * len(state.players[state.turn].tokens))
    film.view.viewer = seat = state.turn
    for points in (0, edition(state.edition).goal - 2):
        bonuses = (1,) * COLORS  # the goal of one edition is a bonus of every colour as well
        player = replace(rich, points=points, bonuses=bonuses, hand=())
        now = replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
        film.view.jump(now, ())
        facts = PositionFacts(now, seat)
        places = [place for place in cards(now) if place in facts.buyable]
        reaching = sum(facts.reaches_goal(cards(now)[place]) for place in places)
        assert places and bool(reaching) == bool(points) and reaching < len(places)
        for lit, (flag, tick) in ((True, ("sign/goal", "sign/can")), (False, ("icon/flag", "icon/ok"))):
            signs.clear()
            film.draw(
                Highlights(mine=lit, primary=PrimaryMove(Control.BUY, None, frozenset(places)) if lit else NO_MOVE)
            )
            assert signs.count(flag) == reaching and signs.count(tick) >= len(places) - reaching


def test_beside_a_decision_only_the_card_that_is_paid_for_has_a_seal(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    seals: list[tuple[Rect, bool]] = []
    wild: list[Rect] = []
    monkeypatch.setattr(signals, "paint_seal", lambda *at, lit, **_: seals.append((at[2], lit)))
    monkeypatch.setattr(signals, "paint_wild_tab", lambda *at, **_: wild.append(at[3]))
    state = next(state for at in range(20, 60) if (state := film.before(at)).phase is Phase.ACTION)
    seat = film.view.viewer = state.turn
    rich = replace(state.players[seat], tokens=(7,) * len(state.players[seat].tokens))
    now = replace(state, players=(*state.players[:seat], rich, *state.players[seat + 1 :]))
    film.view.jump(now, ())
    place, *others = [place for place in cards(now) if place in PositionFacts(now, seat).buyable]
    film.draw(Highlights(mine=True))
    assert others and len(seals) == len(wild) >= len(others) + 1
    for selection, paid in ((GiveBack(), False), (PickTile(), False), (Paying(place, NO_TOKENS), True)):
        seals.clear()
        wild.clear()
        primary = PrimaryMove(Control.BUY, place, frozenset({place})) if paid else NO_MOVE
        film.draw(Highlights(mine=True, selection=selection, primary=primary))
        assert len(seals) == paid and all(lit for _, lit in seals) and not wild
        assert all(film.view.layout.places[place].contains(box.center) for box, _ in seals)


@pytest.mark.usefixtures("window")
def test_cards_have_no_signals_for_a_viewer_without_a_turn_left(monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film("base")
    signs: list[str] = []
    monkeypatch.setattr(signals, "paint_tab", lambda *_, **__: signs.append("tab"))
    monkeypatch.setattr(signals, "paint_seal", lambda *_, **__: signs.append("seal"))
    state = next(state for at in range(20, 30) if (state := film.before(at)).phase is Phase.ACTION)
    winner = replace(state.players[0], points=edition("base").goal)
    last = replace(state, players=(winner, *state.players[1:]), first=0, turn=1)
    for viewer, moves in ((0, False), (1, True)):
        film.view.viewer = viewer
        film.view.jump(last, ())
        signs.clear()
        film.draw()
        assert bool(signs) == moves


def test_a_card_within_two_turns_has_tabs_at_its_prices_and_one_farther_away_their_sum_unless_it_is_pointed_at(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs: set[str] = set()
    sums: list[tuple[int, Rect]] = []
    monkeypatch.setattr(signals, "paint_tab", lambda *at: tabs.add(at[2]))
    monkeypatch.setattr(signals, "_draw_sum", lambda _, __, short, box: sums.append((short, box)))
    state = next(state for at in range(12, 30) if (state := film.before(at)).phase is Phase.ACTION)
    facts, market = PositionFacts(state, film.view.viewer), cards(state)
    lack = {place: sum(facts.missing(name)) for place, name in market.items() if any(facts.missing(name))}
    near = {place for place in lack if facts.in_two_turns(market[place])}
    single = {place for place in lack if sum(map(bool, facts.missing(market[place]))) == 1}
    far = set(lack) - near - single
    place = min(far, key=lambda place: (place.row, place.slot))
    assert near and single - near
    for mine, hover in ((True, None), (False, None), (False, place)):
        tabs.clear()
        sums.clear()
        film.draw(Highlights(mine=mine, hover=hover))
        shown = {at for at in far if at != hover}
        assert {market[at] for at in near | single | ({hover} if hover else set())} <= tabs
        assert not {market[at] for at in shown} & tabs
        boxes = {film.view.layout.places[at]: lack[at] for at in shown}
        assert {box: short for short, box in sums if box in boxes} == boxes
    sums.clear()
    film.draw(Highlights(mine=True, primary=PrimaryMove(Control.RESERVE, None, frozenset(market), asked=True)))
    assert not sums, "the bookmark lies there"
