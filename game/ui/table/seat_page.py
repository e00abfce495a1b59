"""Everything of one player on a page: bought cards by colour, tokens, hand, points by source, missing tiles.

Knows a view of the position and the look; knows nothing of input or time. ``draw_seat`` returns the boxes, so that
a scene can point at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.rules.model import COLORS, TOKEN_LIMIT, Place, Player, Seat, hand
from game.support.i18n import tr, trn
from game.ui.table.card_details import draw_row, item_row_height
from game.ui.table.frames import draw_frame
from game.ui.table.gauntlet import draw_progress, draw_stones
from game.ui.table.painter import Painter
from game.view.descriptions.affordability import bought, sources
from game.view.descriptions.card_details import tile_row
from game.view.descriptions.log_rows import tiles_word
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO

_ROW_GAP: Final = 1.04
"""The least distance of two rows of bought cards, as a share of a card's height."""
_LARGEST: Final = 1.35
_SHARE: Final = 0.6
"""The bought cards' share of the width."""


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
    """The column beside the bought cards, where a magnified one covers no other card."""


def draw_seat(p: Painter, seat: Seat, hover: str | Place | None = None, *, profile: bool = False) -> Opened:
    """Draw a player's page over the table and return its boxes; with a button for the ``profile`` of who plays."""
    width, height = p.layout.size
    p.canvas.rect((*p.look.palette.ink, 190), (0, 0, width, height))
    wide = min(width - p.px(36), max(round(height * 1.62), p.px(980)))
    high = min(height - p.px(36), round(wide * 0.66))
    box = Rect((width - wide) // 2, (height - high) // 2, wide, high)
    p.sprite("ui/dialog", box)
    opened = Opened(box)
    inner = box.inset(p.px(30), p.px(24))
    head = p.px(46)
    _tabs(p, opened, Rect(inner.x, inner.y, inner.w, head), seat, profile=profile)
    body = Rect(inner.x, inner.y + head + p.px(14), inner.w, inner.h - head - p.px(14))
    left = Rect(body.x, body.y, round(body.w * _SHARE), body.h)
    right = Rect(left.right + p.px(26), body.y, body.right - left.right - p.px(26), body.h)
    p.canvas.rect((*p.look.palette.line, 70), (left.right + p.px(12), body.y, 1, body.h))
    _bought(p, opened, left, seat)
    opened.facts = right
    _facts(p, opened, right, seat)
    for what, rect in opened.cards:
        if what == hover:
            draw_frame(p, "hover", rect)
    return opened


def _tabs(p: Painter, opened: Opened, rect: Rect, seat: Seat, *, profile: bool) -> None:
    palette = p.look.palette
    opened.close = Rect(rect.right - rect.h, rect.y, rect.h, rect.h)
    end = opened.close.x - p.px(8)
    if profile:
        opened.profile = Rect(end - rect.h, rect.y, rect.h, rect.h)
        end -= rect.h + p.px(8)
        p.sprite("ui/button", opened.profile)
        p.icon("icon/human", *opened.profile.center, rect.h * 0.6)
    each = min(p.px(210), (end - rect.x) // len(p.state.players))
    for other in range(len(p.state.players)):
        tab = Rect(rect.x + other * each, rect.y, each - p.px(8), rect.h)
        opened.tabs.append(tab)
        active = other == seat
        p.sprite("ui/pill_active" if active else "ui/pill", tab)
        p.seat_sign(other, tab.x + tab.h * 0.6, tab.center[1], tab.h * 0.56, tab.h * 0.8)
        color = palette.text_dark if active else palette.text_soft
        points = str(p.state.players[other].points)
        at = p.label("count", points, tab.right - tab.h * 0.4, tab.center[1], color, "midright", tab.h * 0.56)
        x = tab.x + tab.h * 1.15
        p.label("caption", p.name(other), x, tab.center[1], color, "midleft", tab.h * 0.5, at.x - p.px(6) - x)
    p.sprite("ui/button", opened.close)
    p.icon("icon/cancel", *opened.close.center, rect.h * 0.6)


def _bought(p: Painter, opened: Opened, rect: Rect, seat: Seat) -> None:
    """Draw the bought cards in five columns, in rows, or the newest on top where there are more."""
    palette = p.look.palette
    each = rect.w / COLORS
    head = p.px(44)
    for color in range(COLORS):
        cards = bought(p.state, seat, color)
        x = rect.x + each * color
        p.icon(f"gem/{color}", x + each * 0.36, rect.y + head / 2, head * 0.72, 255 if cards else 90)
        p.count(str(len(cards)), x + each * 0.52, rect.y + head / 2, head * 0.72, faint=not cards)
        wide = round(each - p.px(10))
        high = round(wide / CARD_RATIO)
        top = rect.y + head + p.px(4)
        room = rect.bottom - top - high
        rows = 1 + max(int(room / (high * _ROW_GAP)), 0)
        step = room / max(len(cards) - 1, rows - 1, 1)
        if rows == 1:
            step = min(step, high * 0.5)
        for row in range(len(cards), rows):
            p.sprite("ui/slot", Rect(round(x) + p.px(2), round(top + step * row), wide, high), 90)
        for number, card in enumerate(cards):
            box = Rect(round(x) + p.px(2), round(top + step * number), wide, high)
            p.card(card, box)
            shown = high if number == len(cards) - 1 else min(round(step), high)
            opened.cards.append((card, box if shown == high else Rect(box.x, box.y, wide, shown)))
    if not p.state.players[seat].bought:
        text = tr(p.skin.text.no_card)
        p.label("note", text, rect.center[0], rect.center[1], palette.text_muted, "center", p.px(20))


def _facts(p: Painter, opened: Opened, rect: Rect, seat: Seat) -> None:
    player = p.state.players[seat]
    gap = p.px(10)
    y = _points(p, Rect(rect.x, rect.y, rect.w, rect.h), seat) + gap
    if p.edition.gauntlet:
        row = Rect(rect.x, y, rect.w, p.px(26))
        draw_progress(p, Rect(row.x, row.y, round(row.w * 0.52), row.h), player.points)
        draw_stones(p, Rect(round(row.x + row.w * 0.56), row.y, round(row.w * 0.44), row.h), player)
        y = row.bottom + gap
    y = _tokens(p, Rect(rect.x, y, rect.w, rect.h), player) + gap
    y = _hand(p, opened, Rect(rect.x, y, rect.w, rect.bottom - y), seat) + gap
    _tiles(p, Rect(rect.x, y, rect.w, rect.bottom - y), seat)


def _growth(p: Painter) -> float:
    """Return the factor of text sizes: the person's text size, as far as the page has room."""
    return min(p.look.text.enlarged, _LARGEST)


def _heading(p: Painter, text: str, rect: Rect) -> int:
    """Draw a section's name; return the top of what follows."""
    size = max(p.px(16), 13) * _growth(p)
    p.label("caption", text.upper(), rect.x, rect.y + size * 0.7, p.look.palette.text_muted, "midleft", size, rect.w)
    return rect.y + round(size * 1.5)


def _points(p: Painter, rect: Rect, seat: Seat) -> int:
    palette = p.look.palette
    found = sources(p.state, seat)
    player = p.state.players[seat]
    y = _heading(p, tr("Points"), rect)
    parts = [
        (trn("{count} card", "{count} cards", len(player.bought)).format(count=len(player.bought)), found.cards),
        (tiles_word(p.edition), found.tiles),
    ]
    if p.edition.majority_points:
        parts.append((tr("Avengers tile"), found.majority))
    size = max(p.px(19), 14) * _growth(p)
    line = round(size * 1.32)
    number = p.px(70)
    p.number(str(found.total), Rect(rect.right - number, y - p.px(8), number, line * len(parts) + p.px(8)))
    for text, points in parts:
        p.label("count", str(points), rect.x + size * 1.2, y + line / 2, palette.picked, "midright", size)
        max_width = rect.w - number - size * 1.7 - p.px(6)
        p.label("small", text, rect.x + size * 1.7, y + line / 2, palette.text_soft, "midleft", size, max_width)
        y += line
    return y


def _tokens(p: Painter, rect: Rect, player: Player) -> int:
    held = sum(player.tokens)
    y = _heading(p, tr("Tokens: {count} of {limit}").format(count=held, limit=TOKEN_LIMIT), rect)
    kinds = range(p.edition.kinds)
    each = rect.w / len(kinds)
    size = min(round(each * 0.62), p.px(44))
    for kind in kinds:
        disc = Rect(round(rect.x + each * kind), y, size, size)
        count = player.tokens[kind]
        p.token(kind, disc, there=count > 0)
        p.count(str(count), disc.right + p.px(2), disc.center[1], size * 0.6, faint=not count)
    return y + size


def _hand(p: Painter, opened: Opened, rect: Rect, seat: Seat) -> int:
    player = p.state.players[seat]
    y = _heading(p, tr("Reserved"), rect)
    tiles = sum(name is not None for name in p.state.tiles)
    below = p.px(34) + tiles * p.px(46)
    high = min(p.px(156), round(rect.w * 0.24 / CARD_RATIO), max(rect.bottom - y - below, p.px(60)))
    wide = round(high * CARD_RATIO)
    for index in range(3):
        box = Rect(rect.x + index * (wide + p.px(10)), y, wide, high)
        if index >= len(player.hand):
            p.sprite("ui/slot", box, 110)
            continue
        held = player.hand[index]
        if held.card is None:
            p.back(held.level, box)
        else:
            p.card(held.card, box)
        opened.cards.append((held.card or hand(seat, index), box))
    if player.tiles or p.state.majority == seat:
        pieces = [f"tile/{name}" for name in player.tiles]
        pieces += ["majority"] if p.state.majority == seat else []
        x = rect.x + 3 * (wide + p.px(10)) + p.px(8)
        size = min(p.px(74), round((rect.right - x) / 2 / p.tile_ratio) - p.px(4))
        for number, name in enumerate(pieces[:4]):
            across = round(size * p.tile_ratio)
            left, top = x + (number % 2) * (across + p.px(6)), y + (number // 2) * (size + p.px(4))
            p.sprite(name, Rect(round(left), round(top), across, size))
    return y + high


def _tiles(p: Painter, rect: Rect, seat: Seat) -> None:
    """Draw what is missing for each bonus tile in the middle."""
    names = [name for name in p.state.tiles if name is not None]
    if not names:
        return
    palette = p.look.palette
    text = tr(p.skin.text.tiles_missing)
    y = float(_heading(p, text, rect))
    high = min(p.px(66), (rect.bottom - y) / len(names))
    for name in names:
        size = round(high - p.px(4))
        across = round(size * p.tile_ratio)
        p.sprite(f"tile/{name}", Rect(rect.x, round(y), across, size))
        row = tile_row(p.edition, p.state, name, seat)
        missing = sum(int(item.text) for item in row.items)
        left = rect.x + across + p.px(8)
        if missing:
            middle = y + size / 2
            p.label("count", f"{missing}", left + p.px(18), middle, palette.text, "center", size * 0.5)
        left += p.px(38)
        where = Rect(left, round(y + (size - item_row_height(p)) / 2), rect.right - left, item_row_height(p))
        draw_row(p, row, where, marked=False)
        y += high
