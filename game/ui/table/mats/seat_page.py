"""Everything of one player on their mat, large: bought cards by colour, tokens, hand, points by source, missing tiles.

Knows a view of the position and the look; knows nothing of input or time. Its boxes follow from the window and from
the highest pile of all players, so that they are the same on each player's page. ``draw_seat`` returns the boxes of
what a scene can point at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from game.rules.model import COLORS, HAND_LIMIT, TOKEN_LIMIT, Place, Seat, hand
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import BUTTON, DETAIL, FIGURE, NAME, TABLE_CAPTION, TextStyle, Tone
from game.ui.table.board.bank import draw_stack, stack_letter
from game.ui.table.board.gauntlet import draw_stones, held_stones
from game.ui.table.card_details import draw_row
from game.ui.table.mats.bought_card import draw_bought_card
from game.ui.table.mats.large_mat import draw_large_mat
from game.ui.table.outlines import draw_frame
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_score
from game.view.descriptions.affordability import bought, sources
from game.view.descriptions.card_details import DetailRow, tags_text, tile_row
from game.view.descriptions.log_rows import tiles_word
from game.view.descriptions.table_log import Purchase
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.stacks import CHIP_H, HIGHEST, SQUASH
from game.view.theme import VEIL

_WIDE: Final = 1458.0
"""The width of the page in its own units, in which all lengths below are."""
_RATIO: Final = 0.58
"""The greatest height of the page by its width."""
_CARDS_SHARE: Final = 0.61
"""The bought cards' share of the page's width."""
_PAD: Final = 30.0
"""The distance of the page's parts to its edge."""
_GAP: Final = 20.0
"""The gap between the page's parts."""
_TABS: Final = 48.0
"""The height of the line with the players' tabs."""
_TAB: Final = 210.0
"""The greatest width of a player's tab, in reference pixels of the table."""
_COUNT: Final = 46.0
"""The height of the stone and the number above each colour's cards."""
_EDGE: Final = 5.0
"""How far a lane reaches around its cards."""
_MAX_STEP_RATIO: Final = 0.27
"""The greatest distance of two cards of a colour by a card's height, so that no price is in sight."""
_APART_RATIO: Final = 1.03
"""This distance where there is room for all, so that the cards lie apart."""
_PILE: Final = 2
"""A lane has room for so many cards of a colour at least."""
_RISE: Final = 15.0
"""How far a card that is looked at rises out of its pile."""
_LOW: Final = 176.0
"""The height of reserved cards and tokens."""
_ABOVE: Final = Density(14.0, 8.0)
"""The distance of the page to the bar."""
_BELOW: Final = 1.3
"""The height of the line below a stack by that of its number."""
_QUIET: Final = 150
"""The alpha of the stone of a colour without cards."""
_HERO: Final = 108.0
_POINTS: Final = 66.0
"""The height of a figure of the points and of its source below it."""
_TILE: Final = 60.0
"""The usual height of a line with a tile."""
_MAX_TILE: Final = 104.0
"""The greatest height of a line with a tile."""
_WON: Final = 90
"""The alpha of a tile that another player has won."""
_STONE: Final = 62.0
"""The greatest distance of the stones there: those of a colour stand below each other."""
_HEADING: Final = 30.0
_LARGEST: Final = 1.35


@dataclass
class Opened:
    """The boxes of the last frame: the whole page, the players' tabs, and every card that can be magnified.

    A card is named by its id, a hidden one by its place in a hand.
    """

    box: Rect
    tabs: list[Rect] = field(default_factory=list)
    close: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    profile: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """The button that opens the page of who plays; empty where there is none."""
    cards: list[tuple[str | Place, Rect]] = field(default_factory=list)
    facts: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """The column beside the bought cards below whose they are, where a magnified one covers no other card."""


def draw_seat(
    p: Painter,
    seat: Seat,
    hover: str | Place | None = None,
    purchases: Mapping[str, Purchase] = MappingProxyType({}),
    *,
    profile: bool = False,
) -> Opened:
    """Draw a player's page over the table and return its boxes; with a button for the ``profile`` of who plays.

    A bought card that is looked at (``hover``) rises out of its pile; its facts are in place of the column beside it.
    """
    page = _PageMeasures(p, seat, hover)
    opened = page.opened
    p.canvas.rect((*p.look.palette.ink, VEIL), (0, 0, *p.layout.size))
    draw_large_mat(p.canvas, p.look, p.person(seat), opened.box)
    inner = opened.box.inset(page.px(_PAD), page.px(_PAD - 4))
    head = page.px(_TABS)
    _tabs(p, opened, Rect(inner.x, inner.y, inner.w, head), seat, profile=profile)
    top = inner.y + head + page.px(_GAP)
    left = Rect(inner.x, top, round(inner.w * _CARDS_SHARE), inner.bottom - top)
    x = left.right + page.px(_GAP)
    facts = Rect(x, top, inner.right - x, left.h)
    page.draw_pieces(left)
    page.draw_facts(facts)
    head = page.px(_GAP * 0.8) + page.px(_HERO)
    opened.facts = facts._replace(y=facts.y + head, h=facts.h - head)
    if hover in p.state.players[seat].bought:
        draw_bought_card(p, str(hover), purchases.get(str(hover)), opened.facts, page.unit, page.growth)
    return opened


class _PageMeasures:
    """The measures of a player's page, and its parts."""

    def __init__(self, p: Painter, seat: Seat, hover: str | Place | None) -> None:
        self.p, self.seat, self.player, self.hover = p, seat, p.state.players[seat], hover
        width, height = p.layout.size
        page_w = min(width - p.px(36), max(round(height * 1.62), p.px(980)))
        self.unit = page_w / _WIDE
        seats = range(len(p.state.players))
        lanes = [[bought(p.state, each, color) for color in range(COLORS)] for each in seats]
        self.cards = lanes[seat]
        self.highest = max(len(lane) for each in lanes for lane in each)
        """The number of cards in the highest pile of all players."""
        self.pitch = round((page_w - 2 * self.px(_PAD)) * _CARDS_SHARE) / COLORS
        self.card_w = round(self.pitch - self.px(8) - 2 * self.px(_EDGE))
        self.card_h = round(self.card_w / CARD_RATIO)
        most = min(height - 2 * (p.layout.bar.rect.bottom + p.px(_ABOVE[p.layout.compact])), round(page_w * _RATIO))
        frame = 2 * self.px(_PAD - 4) + self.px(_TABS) + self.px(_GAP)
        pile = self.card_h + round(self.card_h * _MAX_STEP_RATIO * (max(self.highest, _PILE) - 1))
        beside = sum(map(self.px, (_COUNT, 2 * _EDGE, _GAP, _HEADING, _LOW)))
        page_h = min(max(beside + pile, self._facts_height()) + frame, most)
        self.opened = Opened(Rect((width - page_w) // 2, (height - page_h) // 2, page_w, page_h))

    def px(self, length: float) -> int:
        """Return a length of the page in window pixels."""
        return max(1, round(length * self.unit))

    @property
    def growth(self) -> float:
        """The factor of text sizes: the person's text size, as far as the page has room."""
        return min(self.p.look.text.enlarged, _LARGEST)

    @property
    def _small(self) -> float:
        """The size of the words in a line with a tile."""
        return max(self.px(20), 13) * self.growth

    def _facts_height(self) -> int:
        """Return the height of all that is in the column beside the bought cards."""
        lines = sum(self.px(part) for part in (_HERO, _HEADING, _POINTS * self.growth, _GAP, _HEADING))
        return lines + 2 * self.px(_GAP * 0.8) + self._lines * self.px(_TILE * self.growth)

    @property
    def _lines(self) -> int:
        """The number of lines with tiles: those of the game, and the majority tile."""
        return len(self.p.state.tiles) + bool(self.p.edition.majority_points)

    def _step(self, free: int) -> float:
        """Return the distance of two cards of a colour in lanes of a height: the same on all players' pages."""
        step = (free - self.card_h) / max(self.highest - 1, 1)
        return (
            self.card_h * _APART_RATIO
            if step >= self.card_h * _APART_RATIO
            else min(step, self.card_h * _MAX_STEP_RATIO)
        )

    def draw_pieces(self, rect: Rect) -> None:
        """Draw the bought cards, and below them the reserved ones and the tokens."""
        low = self.px(_LOW)
        top = rect.bottom - low - self.px(_HEADING)
        self._bought(Rect(rect.x, rect.y, rect.w, top - self.px(_GAP) - rect.y))
        hand_w = HAND_LIMIT * (round(low * CARD_RATIO) + self.px(10))
        self._hand(Rect(rect.x, top, hand_w, rect.bottom - top))
        x = rect.x + hand_w + self.px(_GAP)
        self._tokens(Rect(x, top, rect.right - self.px(8) - x, rect.bottom - top))

    def _bought(self, rect: Rect) -> None:
        """Draw the bought cards in five lanes sunk into the mat, the newest on top."""
        p, head, edge = self.p, self.px(_COUNT), self.px(_EDGE)
        top = rect.y + head + edge
        step = self._step(rect.bottom - edge - top)
        for color, cards in enumerate(self.cards):
            x = round(rect.x + self.pitch * color) + edge
            middle = x + self.card_w / 2
            # A first card that rises has them above it.
            y = rect.y + head * 0.42 - (self.px(_RISE) if cards and cards[0] == self.hover else 0)
            with p.canvas.fade(255 if cards else _QUIET):
                p.stone(color, middle - head * 0.34, y, head * 0.76)
            p.count(str(len(cards)), middle + head * 0.2, y, head * 0.8, faint=not cards)
            lane = Rect(x - edge, top - edge, self.card_w + 2 * edge, rect.bottom - top + edge)
            p.sprite("table/place", lane)
            for number, card in enumerate(cards):
                box = Rect(x, round(top + step * number), self.card_w, self.card_h)
                if card == self.hover:
                    risen = box.moved(0, -self.px(_RISE))
                    p.card(card, risen)
                    draw_frame(p, "hover", risen)
                else:
                    p.card(card, box)
                shown = self.card_h if number == len(cards) - 1 else min(round(step), self.card_h)
                self.opened.cards.append((card, box._replace(h=shown)))

    def _hand(self, rect: Rect) -> None:
        text = tr("Reserved: {count} of {limit}").format(count=len(self.player.hand), limit=HAND_LIMIT)
        p, y = self.p, self._heading(text, rect)
        height = rect.bottom - y
        width = round(height * CARD_RATIO)
        for index in range(HAND_LIMIT):
            box = Rect(rect.x + index * (width + self.px(10)), y, width, height)
            if index >= len(self.player.hand):
                p.sprite("table/place", box)
                p.icon("icon/reserve", *box.center, height * 0.2, 110)
                continue
            held = self.player.hand[index]
            if held.card is None:
                p.back(held.level, box)
            else:
                p.card(held.card, box)
            what = held.card or hand(self.seat, index)
            if what == self.hover:
                draw_frame(p, "hover", box)
            self.opened.cards.append((what, box))

    def _tokens(self, rect: Rect) -> None:
        """Draw the tokens as stacks side by side on one line, each above its number, in a strip sunk into the mat."""
        p, player = self.p, self.player
        text = tr("Tokens: {count} of {limit}").format(count=sum(player.tokens), limit=TOKEN_LIMIT)
        y = self._heading(text, rect)
        strip = rect._replace(y=y, h=rect.bottom - y)
        p.sprite("table/strip", strip)
        room = strip.inset(self.px(8), self.px(6))
        each = room.w / p.edition.kinds
        width = round(min(each * 0.86, room.h * 0.46))
        height, size = round(width * SQUASH), min(room.h * 0.26, each * 0.6)
        # The highest stack and the numbers below it are in the middle of the strip.
        above = height + width / 2 * CHIP_H * (HIGHEST - 1)
        bottom = round(room.y + (room.h + above - size * _BELOW) / 2)
        for kind, count in enumerate(player.tokens[: p.edition.kinds]):
            middle = room.x + each * (kind + 0.5)
            foot = Rect(round(middle - width / 2), bottom - height, width, height)
            if not count:
                p.sprite(f"table/well/{kind}", foot)
                continue
            draw_stack(p, kind, count, foot, HIGHEST)
            stack_letter(p, kind, foot)
            p.count(str(count), middle, bottom + size * _BELOW / 2, size, anchor="center")

    def draw_facts(self, rect: Rect) -> None:
        """Draw who it is, the points by their sources, and what is missing for each tile.

        A card that is looked at is in place of all but who it is.
        """
        inner = rect.inset(self.px(_GAP), self.px(_GAP * 0.8))
        beside = self._facts_height() - self._lines * self.px(_TILE * self.growth)
        line = min(float(self.px(_MAX_TILE)), (rect.h - beside) / max(self._lines, 1))
        looks = self.hover in dict(self.opened.cards)
        self.p.sprite("table/strip", rect if looks else rect._replace(h=round(beside + line * self._lines)))
        self._hero(inner)
        if looks:
            return
        y = self._points(inner._replace(y=inner.y + self.px(_HERO)))
        self._missing(inner._replace(y=y, h=inner.bottom - y), line)

    def _hero(self, rect: Rect) -> None:
        """Draw portrait, name, score, and below the name how near the goal is."""
        p = self.p
        side = self.px(_HERO - 20)
        p.seat_sign(self.seat, rect.x + side / 2, rect.y + side / 2, side)
        plate = Rect(rect.right - self.px(106), rect.y + self.px(2), self.px(106), side - self.px(4))
        draw_score(p, plate, p.points(self.seat))
        x, right = rect.x + side + self.px(16), plate.x - self.px(14)
        size = min(self.px(34) * self.growth, side * 0.44)
        p.icon(f"seat_mark/{p.person(self.seat)}", x + size * 0.36, rect.y + side * 0.28, size * 0.7)
        x_name = x + size
        p.label(NAME, p.name(self.seat), x_name, rect.y + side * 0.28, size, width=right - x_name)
        line = Rect(x, rect.y + round(side * 0.5), right - x, self.px(22))
        if p.edition.gauntlet:
            draw_stones(p, line._replace(w=min(line.w, 7 * line.h)), held_stones(self.player))
        else:
            pitch = line.w / p.edition.goal
            for number in range(p.edition.goal):
                name = "stud/on" if number < p.points(self.seat) else "stud/off"
                p.icon(name, line.x + pitch * (number + 0.5), line.center[1], min(pitch * 0.8, line.h * 0.6))
        text = p.goal_caption(self.seat)
        size = max(self.px(17), 13) * self.growth
        p.label(TABLE_CAPTION, text, x, rect.y + side * 0.86, size, width=right - x)

    def _heading(self, text: str, rect: Rect) -> int:
        """Draw a section's name; return the top of what follows."""
        size = max(self.px(17), 13) * self.growth
        self.p.label(TABLE_CAPTION, text.upper(), rect.x, rect.y + self.px(_HEADING) * 0.4, size, width=rect.w)
        return rect.y + self.px(_HEADING)

    def _points(self, rect: Rect) -> int:
        """Draw the points side by side, each above its source; return the y below them."""
        p, palette, found = self.p, self.p.look.palette, sources(self.p.state, self.seat)
        y = self._heading(tr("Points"), rect)
        tiles = tiles_word(p.edition)
        parts = [(tr("Cards"), found.cards), (tiles[:1].upper() + tiles[1:], found.tiles)]
        if p.edition.majority_points:
            parts.append((tr("Avengers tile"), found.majority))
        height = self.px(_POINTS * self.growth)
        size = max(self.px(20), 14) * self.growth
        room = rect.w - self.px(_GAP) * (len(parts) - 1)
        widths = [p.text_width(DETAIL, text, size) for text, _ in parts]
        size *= min(1.0, room / sum(widths))
        left, spare = float(rect.x), max(room - sum(widths), 0) / len(parts)
        for (text, points), width in zip(parts, widths, strict=True):
            box = Rect(round(left), y, round(min(width, room * width / sum(widths)) + spare), height)
            left += box.w + self.px(_GAP)
            p.canvas.rect((*palette.line, 60), (box.x, y, box.w, max(self.px(1.5), 1)))
            p.count(str(points), box.x, y + height * 0.38, height * 0.5, faint=not points)
            style = DETAIL.in_color("text_soft" if points else "text_muted")
            p.label(style, text, box.x, y + height * 0.8, size, width=box.w)
        return y + height + self.px(_GAP)

    def _missing(self, rect: Rect, height: float) -> None:
        """Draw a line for each tile of the game: its picture, its name above what is missing, the cards in all.

        A tile that was won has its winner below its name.
        """
        p = self.p
        y = float(self._heading(tr(p.skin.text.tiles_missing), rect))
        size = self._small
        rows = {name: tile_row(p.edition, p.state, name, self.seat) for name in p.state.tiles if name is not None}
        lacks = {name: sum(int(item.text) for item in row.items) for name, row in rows.items()}
        texts = {name: trn("{count} card", "{count} cards", lack).format(count=lack) for name, lack in lacks.items()}
        count_w = max((p.text_width(DETAIL, text, size) for text in texts.values()), default=0) + self.px(12)
        for slot, name in enumerate(p.state.tiles):
            line = Rect(rect.x, round(y), rect.w, round(height - self.px(6)))
            if name is not None:
                stones = self._titled(line, f"tile/{name}", tr(p.edition.tiles[name].name), count_w)
                p.label(DETAIL.in_color("text_soft"), texts[name], line.right, stones.center[1], size, "midright")
                self._lacking(rows[name], stones)
            elif slot in p.log_state.taken:
                self._won(line, *p.log_state.taken[slot])
            y += height
        if p.edition.majority_points:
            self._tags(Rect(rect.x, round(y), rect.w, round(height - self.px(6))), count_w)

    def _titled(self, line: Rect, sprite: str, title: str, at_end: int, alpha: int = 255) -> Rect:
        """Draw a tile and its name at the left of a line; return the box below the name, up to ``at_end``."""
        p, style = self.p, NAME if alpha == 255 else NAME.in_color("text_muted")
        across = round(line.h * p.tile_ratio)
        with p.canvas.fade(alpha):
            p.tile_sprite(sprite, Rect(line.x, line.y, across, line.h))
        left = line.x + across + self.px(14)
        room = line.right - at_end - left
        height = min(self._small * 1.15, line.h * 0.42)
        pair = min(line.h, self.px(_TILE) * self.growth)
        top = line.y + (line.h - pair) / 2
        p.label(style, title, left, top + height * 0.5, height, width=room)
        return Rect(left, round(top + height), room, round(pair - height))

    def _won(self, line: Rect, winner: Seat, name: str) -> None:
        """Draw a tile that was won, and whose it is."""
        p, own = self.p, winner == self.seat
        below = self._titled(line, f"tile/{name}", tr(p.edition.tiles[name].name), 0, 255 if own else _WON)
        size, style = self._small, DETAIL if own else DETAIL.in_color("text_soft")
        p.seat_sign(winner, below.x + size * 0.6, below.center[1], size, size * 1.2)
        self._beside_sign(line, below, p.name(winner), below.w - size * 2, style, done=own)

    def _beside_sign(self, line: Rect, below: Rect, text: str, room: float, style: TextStyle, *, done: bool) -> None:
        """Write a text after the sign below a tile's name, and tick the end of the line where the tile is ``done``."""
        p, size, middle = self.p, self._small, below.center[1]
        p.label(style, text, below.x + size * 1.5, middle, size, width=room)
        if done:
            p.icon("icon/ok", line.right - size * 0.6, middle, size)

    def _tags(self, line: Rect, at_end: int) -> None:
        """Draw how many tags there are of those with which the majority tile is taken, and who holds it now."""
        p, size = self.p, self._small
        race = next(race for race in p.facts.races if race.tile is None)
        below = self._titled(line, "majority", tr("Avengers tile"), at_end)
        middle = below.center[1]
        p.icon("tag", below.x + size * 0.6, middle, size * 1.15)
        holds, count = p.state.majority == self.seat, self.player.tags
        text = tags_text(count) if holds else tr("{count} of {limit} tags").format(count=count, limit=race.target)
        self._beside_sign(line, below, text, below.w, DETAIL, done=holds)
        if not holds and p.state.majority is not None:
            p.seat_sign(p.state.majority, line.right - size * 0.8, middle, size * 1.2, size * 1.6)

    def _lacking(self, row: DetailRow, rect: Rect) -> None:
        """Draw the stones of a tile's row below its name, each in its colour's column; a row without any as text."""
        p = self.p
        if not row.items:
            draw_row(p, row, rect, marked=False)
        step = min(rect.w / COLORS, self.px(_STONE))
        gem = min(rect.h * 0.72, step * 0.46)
        for item in row.items:
            x, y = rect.x + step * item.kind + gem / 2, rect.center[1]
            p.stone(item.kind, x, y, gem)
            if item.text == "0":
                p.icon("icon/ok", x + gem * 1.05, y, gem * 0.9)
            else:
                p.count(item.text, x + gem * 0.72, y, min(rect.h * 0.72, step * 0.5))


def _tabs(p: Painter, opened: Opened, rect: Rect, seat: Seat, *, profile: bool) -> None:
    """Draw a tab for each player, and the buttons at the right."""
    opened.close = Rect(rect.right - rect.h, rect.y, rect.h, rect.h)
    end = opened.close.x - p.px(8)
    if profile:
        free = end - rect.x - p.px(_TAB) * len(p.state.players)
        label, size, icon = tr("Profile"), rect.h * 0.44, rect.h * 0.6
        width = round(p.text_width(BUTTON, label, size) + icon + rect.h * 0.9)
        labelled = width <= free
        width = width if labelled else rect.h
        opened.profile = Rect(end - width, rect.y, width, rect.h)
        p.sprite("ui/button", opened.profile)
        x, y = opened.profile.x + rect.h / 2, opened.profile.center[1]
        p.icon("icon/human", x, y, icon)
        if labelled:
            p.label(BUTTON, label, x + icon * 0.8, y, size)
        end -= width + p.px(8)
    each = min(p.px(_TAB), (end - rect.x) // len(p.state.players))
    for other in range(len(p.state.players)):
        tab = Rect(rect.x + other * each, rect.y, each - p.px(8), rect.h)
        opened.tabs.append(tab)
        active = other == seat
        p.sprite("ui/pill_active" if active else "ui/pill", tab)
        p.seat_sign(other, tab.x + tab.h * 0.6, tab.center[1], tab.h * 0.56, tab.h * 0.8)
        tone: Tone = "text_dark" if active else "text_soft"
        points = str(p.state.players[other].points)
        at = p.label(FIGURE.in_color(tone), points, tab.right - tab.h * 0.4, tab.center[1], tab.h * 0.56, "midright")
        x = tab.x + tab.h * 1.15
        p.label(NAME.in_color(tone), p.name(other), x, tab.center[1], tab.h * 0.58, width=at.x - p.px(6) - x)
    p.sprite("ui/button", opened.close)
    p.icon("icon/cancel", *opened.close.center, rect.h * 0.6)
