"""The magnified view of a place: pictures, rows of stones and text beside it.

Knows the view's contents and the box that it must not cover; knows nothing of rules, input or time.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Final

from game.rules.model import WILD, deck, tile
from game.support.i18n import trn
from game.ui.table.painter import Painter
from game.ui.table.purchase import plan_on_show
from game.view.descriptions.card_details import CardDetails, DetailRow, Item
from game.view.layout.geometry import Rect
from game.view.layout.mats import BONUS_RATIO, CARD_RATIO
from game.view.layout.model import others
from game.view.theme import MIN_TEXT_PX

_HIGH: Final = {"card": 432.0, "tile": 310.0}
"""Height of one picture by what it shows, in reference pixels."""
_PAINTED_HIGH: Final = 866
"""The height in window pixels in which cards are stored."""
_SHOWS_THROUGH: Final = 10
"""How far inside its edge a box has an opaque ground, through which no large figure of a mat can be seen."""
_RIVALS, _RIVALS_COMPACT = 52.0, 40.0
"""The height of the line with the other seats above a large card."""
_LEAST_LEFT: Final = 190.0
"""The details cover the whole of a mat of which less than this would be left, in reference pixels."""
_BAND: Final = 0.26
"""The share of a card that the next one of a fan leaves visible: its points and its bonus."""
_BESIDE_DECK: Final = 6.0
"""How far a box over a deck reaches beyond it towards the cards, in reference pixels."""
_DECK_PAD, _BESIDE_TILES = 8.0, 5.0
"""The edge of such a box and its distance to the tiles beside it, in reference pixels."""
_PAD: Final = 14.0
_GAP: Final = 8.0
_APART: Final = 5.0
"""The gaps between parts, and between the bonuses of a deck, in reference pixels."""


def draw_card_details(p: Painter, details: CardDetails, beside: Rect | None = None, room: Rect | None = None) -> Rect:
    """Draw the details of a deck over it, others beside a box or in the place of the other mats; return their box.

    Those beside a box fill ``room`` where it is given.

    A card there covers all other mats: their seats and scores are drawn above it.
    """
    plan = plan_on_show(p)
    planned = beside is None and plan is not None and plan.place == p.marks.large
    if details.heading or planned or (beside is None and details.note == p.marks.reason):
        details = replace(details, note="")  # the picture of the tile, or the dock, says it
    of_deck = details.shape == "deck"
    pad, gap = p.px(_DECK_PAD if of_deck else _PAD), p.px(_GAP)
    max_height = p.layout.size[1] - p.px(20) - 2 * pad
    width, line = _text_width(p, details), _line(p)
    if beside is None and not of_deck:
        width = p.layout.actions.rect.w - 2 * pad
    words = p.look.text.wrap("small", details.note, width, p.role_px("small", _size(p))) if details.note else []
    title = p.look.text.wrap("small", details.title, width, p.role_px("small", _size(p))) if details.title else []
    below = (
        line * (len(words) + len(title))
        + p.px(_APART) * bool(title)
        + item_row_height(p) * len(details.rows)
        + line * bool(details.heading)
        + gap * (bool(details.rows) + bool(details.note))
    )
    most: float = max_height - below
    if room is not None:
        most = min(most, room.h - 2 * pad - below)
    mats, line_h = _card_room(p), p.px(_RIVALS_COMPACT if p.layout.compact else _RIVALS)
    in_room = beside is None and details.shape == "card"
    head = line_h + gap if in_room else 0
    if in_room:
        most = min(max(mats.h - head - 2 * pad - below, p.px(100)), width / CARD_RATIO)
    elif beside is None and details.shape == "tile":
        free = (p.layout.ticker or p.layout.actions.rect).y - p.px(8) - p.layout.bank.y - 2 * pad - below
        most = min(most, max(free, p.px(100)), width / _aspect(p, details))
    pictures = _pictures(p, details, most)
    high = max(box.bottom for box in pictures)
    size = width + 2 * pad, high + below + 2 * pad
    if room is not None and room.w >= size[0]:
        box = room
    elif in_room:
        box = mats
    elif of_deck and p.marks.large is not None:
        box = _over_deck(p, size, p.layout.places[p.marks.large])
    else:
        box = _place(p, size, beside)
    p.canvas.rect(p.look.palette.ink, box.inset(p.px(_SHOWS_THROUGH)))
    p.sprite("ui/tooltip", box)
    shift = box.x + (box.w - max(one.right for one in pictures)) // 2
    if in_room:
        _draw_rivals(p, Rect(box.x + gap, box.y + gap, box.w - 2 * gap, line_h))
    groups = 1 + bool(details.rows) + bool(words)
    apart = (box.h - head - high - below - 2 * pad) / (groups + 1)
    y = box.y + head + pad + apart
    for text in title:
        p.label("small", text, box.center[0], y + line / 2, p.look.palette.line_light, "center", _size(p))
        y += line
    y += p.px(_APART) * bool(title)
    for number, (name, picture) in enumerate(zip(details.pictures, pictures, strict=True)):
        at = picture.moved(shift, round(y))
        if name.startswith("card/"):
            p.card(name.removeprefix("card/"), at)
        else:
            p.sprite(name, at)
        if details.counts:
            p.bonus_count(number, details.counts[number], at)
    y += high + gap + apart
    if details.heading:
        text = details.heading.upper()
        p.label("caption", text, box.x + pad, y + line / 2, p.look.palette.text_muted, "midleft", _size(p) * 0.9)
        y += line
    for row in details.rows:
        line_box = Rect(box.x + pad, round(y), box.w - 2 * pad, item_row_height(p))
        if details.heading and row.items:
            line_box = _number_of_cards(p, row, line_box)
        draw_row(p, row, line_box)
        y += item_row_height(p)
    y += apart if details.rows else 0
    for text in words:
        p.label("small", text, box.center[0], y + line / 2, p.look.palette.text, "center", _size(p))
        y += line
    return box


def _number_of_cards(p: Painter, row: DetailRow, box: Rect) -> Rect:
    """Write at the end of a row how many cards its stones are; return the box that is left."""
    missing = sum(int(item.text) for item in row.items)
    text = trn("{count} card", "{count} cards", missing).format(count=missing)
    color = p.look.palette.text_soft
    at = p.label("small", text, box.right, box.center[1], color, "midright", _size(p), box.w * 0.4)
    return box._replace(w=at.x - p.px(_GAP) - box.x)


def _card_room(p: Painter) -> Rect:
    """Return the place of a large card: over the other mats, and above the dock."""
    dock, ticker, top = p.layout.actions.rect, p.layout.ticker, p.layout.bank.y
    bottom = dock.y - p.px(_GAP)
    if ticker is not None and ticker.y - top >= p.px(_HIGH["card"] + 2 * _RIVALS):
        bottom = ticker.y - p.px(_GAP)
    return Rect(dock.x, top, dock.w, bottom - top)


def _draw_rivals(p: Painter, line: Rect) -> None:
    """Draw the other seats side by side in a line: portraits and points, and names where there is room for all."""
    palette = p.look.palette
    seats = others(len(p.state.players), p.layout.own)
    boxes = line.row(len(seats), p.px(_GAP))
    side, plate = line.h * 0.72, round(line.h * 0.84)
    start, end = p.px(11) + side, plate + round(line.h * 0.1) + p.px(5)
    room = boxes[0].w - start - end
    named = all(p.text_width("name", p.name(seat), MIN_TEXT_PX) <= room for seat in seats)
    for seat, box in zip(seats, boxes, strict=True):
        p.sprite(f"mat/{p.person(seat)}", box)
        middle = box.center[1]
        p.seat_sign(seat, box.x + p.px(6) + side / 2, middle, side)
        score = Rect(box.right - round(line.h * 0.1) - plate, box.y + p.px(5), plate, box.h - p.px(10))
        p.sprite("plate/score", score)
        points = str(p.points(seat))
        p.label("number", points, *score.center, palette.line_light, "center", score.h * 0.74, score.w * 0.8)
        if named:
            p.label("name", p.name(seat), box.x + start, middle, palette.text, "midleft", box.h * 0.46, room)
        else:
            p.icon(f"seat_mark/{p.person(seat)}", box.x + start + room / 2, middle, min(box.h * 0.4, room))


def draw_card_alone(p: Painter, details: CardDetails) -> None:
    """Draw the card of a place over the darkened table, as large as the window allows and as it was painted."""
    width, height = p.layout.size
    p.canvas.rect((*p.look.palette.ink, 225), (0, 0, width, height))
    high = min(height - 2 * p.px(10), _PAINTED_HIGH)
    wide = round(high * CARD_RATIO)
    p.sprite(details.pictures[0], Rect((width - wide) // 2, (height - high) // 2, wide, high))


def draw_row(p: Painter, row: DetailRow, rect: Rect, *, marked: bool = True) -> None:
    """Draw a row of stones with their text.

    A seat's row begins with the seat's mark, unless ``marked`` is false; a row without a seat is centred.
    """
    size = rect.h * 0.62
    x = float(rect.x)
    if row.seat is not None and marked:
        p.seat_sign(row.seat, x + size * 0.7, rect.center[1], size, size * 1.25)
        x += size * 1.8
    elif row.items and row.seat is None:
        x = rect.center[0] - len(row.items) * _item_w(rect, row) / 2
    if row.text:
        p.label("small", row.text, x + size * 0.3, rect.center[1], p.look.palette.ok, "midleft", _size(p))
    for item in row.items:
        wide = _item_w(rect, row)
        _item(p, item, Rect(round(x), rect.y, round(wide), rect.h))
        x += wide


def _item_w(rect: Rect, row: DetailRow) -> float:
    start = rect.h * 0.62 * 1.8 if row.seat is not None else 0.0
    return min(rect.h * 1.9, (rect.w - start) / max(len(row.items), 1))


def _item(p: Painter, item: Item, cell: Rect) -> None:
    palette = p.look.palette
    if item.ok is not None:
        p.sprite("ui/badge_ok" if item.ok else "ui/badge_short", cell.inset(p.px(2), p.px(2)))
    gem = min(cell.h * 0.62, cell.w * 0.4)
    x, y = cell.x + cell.w * 0.28, cell.center[1]
    if item.kind == WILD:
        p.icon(f"token_small/{WILD}", x, y, gem)
    else:
        p.stone(item.kind, x, y, gem)
    size, width = min(cell.h * 0.6, cell.w * 0.5), cell.w * 0.5
    p.label("count", item.text, cell.x + cell.w * 0.7, cell.center[1], palette.text, "center", size, width)


def _size(p: Painter) -> float:
    """Return the text's size, which grows with the person's text size up to a limit."""
    return max(p.px(18), 14) * min(p.look.text.enlarged, 1.6)


def _line(p: Painter) -> int:
    return round(_size(p) * 1.3)


def item_row_height(p: Painter) -> int:
    """Return the height of a row of stones."""
    return max(p.px(40), 24)


def _text_width(p: Painter, details: CardDetails) -> int:
    if details.shape == "deck":
        title = ceil(p.text_width("small", details.title, _size(p))) + 1
        place, beside, pad = p.layout.places[deck(1)], p.layout.places[tile(0)].right, 2 * p.px(_DECK_PAD)
        right = place.right + p.px(_BESIDE_DECK)
        free = right - beside - p.px(_BESIDE_TILES) - pad if beside <= place.x else place.w
        return min(max(title, free), right - p.px(_GAP) - pad)
    least = max(p.px(240), round(190 * min(p.look.text.enlarged, 1.6)))
    picture = p.px(_HIGH[details.shape] * _aspect(p, details))
    return max(picture * 2 if len(details.pictures) > 3 else picture, least)


def _bonuses(p: Painter, details: CardDetails) -> list[Rect]:
    """Return the boxes of a deck's bonuses in one row, at most as large as on the reader's mat."""
    count, gap, width = len(details.pictures), p.px(_APART), _text_width(p, details)
    wide = min(p.layout.panel(p.layout.own).bonuses[0].w, (width - (count - 1) * gap) // count)
    return [Rect(number * (wide + gap), 0, wide, round(wide / BONUS_RATIO)) for number in range(count)]


def _aspect(p: Painter, details: CardDetails) -> float:
    return p.tile_ratio if details.shape == "tile" else CARD_RATIO


def _pictures(p: Painter, details: CardDetails, max_height: float) -> list[Rect]:
    """Lay the pictures out from the origin: one large, several fanned so that their bonuses are visible."""
    if details.shape == "deck":
        return _bonuses(p, details)
    aspect = _aspect(p, details)
    count = len(details.pictures)
    high = min(p.px(_HIGH[details.shape]), max_height)
    if count == 1:
        return [Rect(0, 0, round(high * aspect), round(high))]
    if details.shape == "tile":
        size = min(high, p.px(120))
        return [Rect(round(i * (size * aspect + p.px(6))), 0, round(size * aspect), round(size)) for i in range(count)]
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    each = min(p.px(230), max_height / (1 + _BAND * (rows - 1)))
    wide = round(each * aspect)
    return [
        Rect((i // rows) * (wide + p.px(8)), round((i % rows) * each * _BAND), wide, round(each)) for i in range(count)
    ]


def _over_deck(p: Painter, size: tuple[int, int], place: Rect) -> Rect:
    """Return a box over a deck and what is left of it: it covers neither cards nor mats."""
    w, h = size
    right, edge = place.right + p.px(_BESIDE_DECK), p.px(_GAP)
    tray = p.layout.bank
    x = max(min(round(place.center[0] - w / 2), right - w), edge)
    return Rect(x, max(min(round(place.center[1] - h / 2), tray.bottom - h), tray.y), w, h)


def _place(p: Painter, size: tuple[int, int], beside: Rect | None) -> Rect:
    """Return a box in the place of the other mats, never over the market; or right or left of another one."""
    screen_w, screen_h = p.layout.size
    edge, gap = p.px(8), p.px(14)
    w, h = size
    if beside is None:
        x = min(round(p.layout.actions.rect.center[0] - w / 2), screen_w - w - edge)
        y = max(min(p.layout.bank.y, screen_h - h - edge), edge)
        ends = [panel.rect.bottom - y for panel in p.layout.panels if not panel.own]
        if p.layout.ticker is not None:
            ends.append(p.layout.ticker.y - edge - y)
        end = min((end for end in ends if end >= h), default=h)
        return Rect(x, y, w, end if end < h + p.px(_LEAST_LEFT) else h)
    y = min(max(round(beside.center[1] - h / 2), edge), screen_h - h - edge)
    right, left = Rect(beside.right + gap, y, w, h), Rect(beside.x - gap - w, y, w, h)
    return right if right.right <= screen_w - edge or left.x < 0 else left
