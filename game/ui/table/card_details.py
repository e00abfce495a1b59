"""The magnified view of a place: pictures, rows of stones and text beside it.

Knows the view's contents and the box that it must not cover; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rules.model import COLORS, WILD, Seat, market
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Anchor
from game.ui.graphics.type_scale import DETAIL, FIGURE, NAME, SCORE, TABLE_CAPTION, Tone
from game.ui.table.board.tiles import draw_key_sign, draw_pill
from game.ui.table.painter import Painter
from game.ui.table.pending_change import plan_on_show
from game.ui.table.rivals_line import RIVALS_PX, draw_rivals, rivals_height
from game.ui.table.small_faces import draw_reduced
from game.view.descriptions.card_details import CardDetails, DetailRow, Item, KeyEntry
from game.view.descriptions.race import Race, threats_and_nearest
from game.view.descriptions.recent_moves import MAJORITY_TILE
from game.view.layout.geometry import Rect
from game.view.layout.mats import BONUS_RATIO, CARD_RATIO
from game.view.layout.model import others
from game.view.layout.table import has_log_beside_dock
from game.view.theme import MIN_TEXT_PX

_HEIGHT_PX: Final = {"card": 512.0, "tile": 310.0}
"""Height of one picture by what it shows, in reference pixels."""
_SHOWS_THROUGH_PX: Final = 10
"""How far inside its edge a box has an opaque ground that hides the large figures of a mat, in reference pixels."""
_BAND_RATIO: Final = 0.26
"""The share of a card that the next one of a fan leaves visible: its points and its bonus."""
_DECK_W_RATIO: Final = 0.4
"""The width of a deck and its words by that of the room for its bars too."""
_MAX_TITLE_LINES: Final = 3
"""The most lines of the title of a deck beside its bars."""
_MAX_BACK_PX: Final = 240.0
"""The greatest height of a deck's back, in reference pixels."""
_BELOW_BACK_PX: Final = 8.0
"""The gap below this back, in reference pixels."""
_TOTAL_PX: Final = 64.0
"""The size of the number of a deck's cards, in reference pixels."""
_MAX_BAR_PX: Final = 104.0
"""The greatest height of a bar and the gap to the next, in reference pixels."""
_MIN_BAR_PX: Final = 26.0
"""The least height of a bar and the gap to the next, in reference pixels."""
_MAX_HEADING_RATIO: Final = 0.2
"""The greatest height of the heading of the bars, by that of the room for both."""
_BAR_RATIO: Final = 0.88
"""The height of a bar by that of the bar and the gap to the next."""
_HIDDEN_PEEP_RATIO: Final = 0.34
"""How far each card of a bar shows at most, by its width."""
_MAX_FIGURE_PX: Final = 36.0
"""The greatest size of a bar's number, in reference pixels."""
_FIGURE_RATIO: Final = 0.5
"""The greatest size of a bar's number by the height of a bar and the gap."""
_CHANCE_RATIO: Final = 0.58
"""The size of the chance below a bar's number by the number's."""
_APART_RATIO: Final = 0.54
"""How far number and chance are from the bar's middle, each by the other's size."""
_MIN_TILE_PX: Final = 120.0
"""The least height of a tile with the line of the other seats above it, in reference pixels."""
_MET_RATIO: Final = 0.95
"""The size of the tick of a demand that is met, by its stone's."""
_NEED_RATIO: Final = 0.82
"""The size of a price beside what there is of it."""
_PILL_HEIGHT_RATIO, _PILL_SHAPE = 0.8, 1.45
"""The height of the pill in a seat's row by the row's, and its width by its height."""
_KEY_SIGN_RATIO: Final = 0.86
"""The height of a key's pill by that of a line."""
_ENTRY_GAP_PX: Final = 10.0
"""The gap between two entries of a key, in reference pixels."""
_MIN_CELL_RATIO: Final = 1.05
"""The least width of a stone and its text beside a number of cards that the pill tells too, by the row's height."""
ITEM_RATIO: Final = 2.1
"""The greatest width of a stone and its text in a row, by the row's height."""
_LINE_RATIO: Final = 1.3
"""The height of a line by the size of its text."""
_TITLE_RATIO: Final = 1.4
"""The size of a title in a room of its own by that of the text."""
_PAD_PX: Final = 14.0
"""The distance of the parts to a box's edge, in reference pixels."""
_GAP_PX: Final = 8.0
"""The gap between parts, in reference pixels."""
_TITLE_GAP_PX: Final = 5.0
"""The gap below a title and before the words of a key's sign, in reference pixels."""


@dataclass(frozen=True)
class _Texts:
    """What is written around the pictures of details, in lines of a ``width``, and the ``height`` of all of it."""

    width: int
    title: Sequence[str]
    title_size: float
    name: int
    """The height of the line with a tile's name below its picture; 0 where there is none."""
    note: Sequence[str]
    key: Sequence[Sequence[tuple[KeyEntry, float]]]
    height: int


@dataclass(frozen=True)
class _Placed:
    """Where details lie: their box, the height of the line of other seats at its top, the pictures from the origin."""

    box: Rect
    head: int
    pictures: Sequence[Rect]

    @property
    def height(self) -> int:
        """The height of the pictures."""
        return max(picture.bottom for picture in self.pictures)


def draw_card_details(p: Painter, details: CardDetails, room: Rect | None = None) -> Rect:
    """Draw the details in a room, beside it where they are wider, or without one in the place of the other mats.

    Return their box. A card that covers the other mats has their seats and scores above it.
    """
    plan = plan_on_show(p)
    planned = room is None and plan is not None and plan.place == p.highlights.magnified
    if details.name or planned or (room is None and details.note == p.highlights.reason):
        details = replace(details, note="")  # the picture of the tile, or the dock, shows it
    if details.shape == "deck":
        return _draw_deck(p, details)
    texts = _texts(p, details, over_mats=room is None)
    place = _over_mats(p, details, texts) if room is None else _in_room(p, details, texts, room)
    draw_ground(p, place.box, place.head)
    _draw_parts(p, details, texts, place)
    return place.box


def _texts(p: Painter, details: CardDetails, *, over_mats: bool) -> _Texts:
    """Return the texts of details, which have a larger title in a room of their own than ``over_mats``."""
    gap, line = p.px(_GAP_PX), _line(p)
    width = _card_room(p).w - 2 * p.px(_PAD_PX) if over_mats else _text_width(p, details)
    title_size = _size(p) if over_mats else max(_size(p), _usual(p) * _TITLE_RATIO)
    note, title = (_lines(p, text, width, size) for text, size in ((details.note, 0.0), (details.title, title_size)))
    name = 0 if not details.name or p.skin.named_tiles else round(line * 1.6)
    height = (
        line * len(note)
        + round(title_size * _LINE_RATIO) * len(title)
        + p.px(_TITLE_GAP_PX) * bool(title)
        + item_row_height(p) * len(details.rows)
        + line * bool(details.heading)
        + name
        + gap * (bool(details.rows) + bool(details.note))
    )
    key = _key_lines(p, details, width) if _keyed(p, details) else []
    free = _card_room(p).h - 2 * p.px(_PAD_PX) - height - line * len(key) - gap
    if over_mats and free < p.px(_MIN_TILE_PX):
        key = []  # enlarged text leaves it no room
    height += (line * len(key) + 2 * gap) * bool(key)
    return _Texts(width, title, title_size, name, note, key, height)


def _over_mats(p: Painter, details: CardDetails, texts: _Texts) -> _Placed:
    """Return where details lie in the place of the other mats."""
    box = _card_room(p)
    head = _head_height(p, box)
    if details.shape == "tile" and box.h - texts.height < head + p.px(_MIN_TILE_PX):
        head = 0  # enlarged text has the place of the other seats
    free = max(box.h - head - 2 * p.px(_PAD_PX) - texts.height, p.px(100))
    return _Placed(box, head, _pictures(p, details, min(free, texts.width / _aspect(p, details))))


def _in_room(p: Painter, details: CardDetails, texts: _Texts, room: Rect) -> _Placed:
    """Return where details lie in a room, or right or left of it where they are wider."""
    around = 2 * p.px(_PAD_PX)
    free = min(p.layout.size[1] - p.px(20), room.h) - around - texts.height
    placed, width = _Placed(room, 0, _pictures(p, details, free)), texts.width + around
    if room.w >= width:
        return placed
    return replace(placed, box=_beside(p, (width, placed.height + texts.height + around), room))


def _draw_parts(p: Painter, details: CardDetails, texts: _Texts, place: _Placed) -> None:
    """Draw title, pictures, rows, note and key below each other, as far apart as the box has room."""
    box, pad, gap = place.box, p.px(_PAD_PX), p.px(_GAP_PX)
    x = box.center[0]
    groups = 1 + bool(details.rows) + bool(texts.note) + bool(texts.key)
    apart = (box.h - place.head - place.height - texts.height - 2 * pad) / (groups + 1)
    y = _write_lines(p, texts.title, x, box.y + place.head + pad + apart, "line_light", texts.title_size)
    y += p.px(_TITLE_GAP_PX) * bool(texts.title)
    _draw_pictures(p, details, place, round(y))
    y += place.height + gap + apart
    if texts.name:
        line = _line(p)
        p.label(NAME, details.name, x, y + line * 0.5, line, "center", texts.width)
        y += texts.name
    race = _race(p, details) if _keyed(p, details) else None
    y = _draw_rows(p, details, race, box.inset(pad, 0), y)
    y += apart if details.rows else 0
    y = _write_lines(p, texts.note, x, y, "text")
    if race is not None:
        _draw_key(p, texts.key, race, x, y + gap + apart * bool(texts.note))


def _draw_pictures(p: Painter, details: CardDetails, place: _Placed, top: int) -> None:
    """Draw the cards or tiles in the middle of a box, from a height on."""
    left = place.box.x + (place.box.w - max(picture.right for picture in place.pictures)) // 2
    for name, picture in zip(details.pictures, place.pictures, strict=True):
        at = picture.moved(left, top)
        if name.startswith("card/"):
            p.card(name.removeprefix("card/"), at)
        else:
            p.sprite(name, at)


def _draw_rows(p: Painter, details: CardDetails, race: Race | None, area: Rect, y: float) -> float:
    """Draw the heading and the rows between the sides of an area from ``y`` down; return the y below them.

    Those of a ``race`` begin with the seats' pills.
    """
    if details.heading:
        x, anchor = _heading_at(details, area)
        middle = y + _line(p) / 2
        p.label(TABLE_CAPTION, details.heading.upper(), x, middle, _size(p) * 0.9, anchor)
        y += _line(p)
    for row in _in_order(p, details.rows):
        box = area._replace(y=round(y), h=item_row_height(p))
        if race is not None and row.seat is not None:
            box = _pill_of(p, race, row.seat, box)
        if row.seat is not None and row.items:
            box = _number_of_cards(p, row, box, needed=race is None)
        draw_row(p, row, box, marked=race is None or not p.layout.compact)
        y += item_row_height(p)
    return y


def _in_order(p: Painter, rows: Sequence[DetailRow]) -> Sequence[DetailRow]:
    """Return the rows of seats in the order of the pills beside a tile, which begins with the viewer."""
    order = (p.layout.viewer, *others(len(p.state.players), p.layout.viewer))
    return sorted(rows, key=lambda row: 0 if row.seat is None else order.index(row.seat))


def _race(p: Painter, details: CardDetails) -> Race | None:
    """Return the race to the tile that is shown."""
    shown = details.pictures[0].removeprefix("tile/")
    return next((race for race in p.facts.races if (race.tile or MAJORITY_TILE) == shown), None)


def _pill_of(p: Painter, race: Race, seat: Seat, box: Rect) -> Rect:
    """Draw a seat's pill at the beginning of its row, as it is beside the tile; return the box that is left."""
    height = round(box.h * _PILL_HEIGHT_RATIO)
    pill = Rect(box.x, round(box.center[1] - height / 2), round(height * _PILL_SHAPE), height)
    threats, nearest = threats_and_nearest(race, p.facts.warnings, p.layout.viewer)
    draw_pill(p, pill, (seat,), race, threat=seat in threats, nearest=seat in nearest)
    left = pill.right + p.px(_GAP_PX)
    return box._replace(x=left, w=box.right - left)


def _key_lines(p: Painter, details: CardDetails, width: float) -> list[list[tuple[KeyEntry, float]]]:
    """Return the entries of a key and their widths, in as few lines as their width needs."""
    lines: list[list[tuple[KeyEntry, float]]] = []
    left = 0.0
    for entry in details.key:
        entry_w = _sign_w(p) + p.text_width(DETAIL, entry.text, _size(p))
        if not lines or left < entry_w:
            lines.append([])
            left = width
        lines[-1].append((entry, entry_w))
        left -= entry_w + p.px(_ENTRY_GAP_PX)
    return lines


def _sign_w(p: Painter) -> float:
    """Return the width of a sign of a key, and of the gap to its words."""
    return _line(p) * _KEY_SIGN_RATIO * _PILL_SHAPE + p.px(_TITLE_GAP_PX)


def _draw_key(
    p: Painter, lines: Sequence[Sequence[tuple[KeyEntry, float]]], race: Race, middle: float, y: float
) -> None:
    """Draw the signs of a key to a race and their words, in lines around a vertical line from a point down."""
    for line in lines:
        x = middle - (sum(width for _, width in line) + p.px(_ENTRY_GAP_PX) * (len(line) - 1)) / 2
        for entry, width in line:
            height = round(_line(p) * _KEY_SIGN_RATIO)
            sign = Rect(round(x), round(y + (_line(p) - height) / 2), round(height * _PILL_SHAPE), height)
            draw_key_sign(p, sign, entry.sign, race)
            p.label(DETAIL.in_color("text_soft"), entry.text, x + _sign_w(p), y + _line(p) / 2, _size(p))
            x += width + p.px(_ENTRY_GAP_PX)
        y += _line(p)


def _keyed(p: Painter, details: CardDetails) -> bool:
    """Whether the key to the signs of a race is written: not before they are on show."""
    return bool(details.key) and p.signs.races


def _write_lines(p: Painter, lines: Sequence[str], x: float, y: float, tone: Tone, size: float = 0.0) -> float:
    """Write lines around a vertical line, the first one from ``y`` down, and return the y below the last one.

    A ``size`` of 0 is the usual one.
    """
    size = size or _size(p)
    for text in lines:
        p.label(DETAIL.in_color(tone), text, x, y + round(size * _LINE_RATIO) / 2, size, "center")
        y += round(size * _LINE_RATIO)
    return y


def draw_ground(p: Painter, box: Rect, head: int = 0) -> None:
    """Draw the ground of details, and with a ``head`` of some height the other seats at its top."""
    p.canvas.rect(p.look.palette.ink, box.inset(p.px(_SHOWS_THROUGH_PX)))
    p.sprite("mat/dock", box)
    if head:
        gap = p.px(_GAP_PX)
        draw_rivals(p, Rect(box.x + gap, box.y + gap, box.w - 2 * gap, head - gap))


def _head_height(p: Painter, box: Rect) -> int:
    """Return the height of the line with the other seats and the gap above it, 0 where the box covers no mat."""
    if not any(box.overlaps(mat.rect) for mat in p.layout.mats):
        return 0
    return rivals_height(p) + p.px(_GAP_PX)


def _draw_deck(p: Painter, details: CardDetails) -> Rect:
    """Draw a deck, and beside it a bar for each bonus of the hidden cards of its level; return the box.

    It is in the place of the other mats. Enlarged text leaves room for the bars alone, below the words.
    """
    box = _card_room(p)
    area, gap = box.inset(p.px(_PAD_PX)), p.px(2 * _GAP_PX)
    head, note = _head_height(p, box), _lines(p, details.note, area.w)
    heading = _lines(p, tr("Chance for the next card"), area.w) if details.chances else []
    left = round(area.w * _DECK_W_RATIO)
    title = _lines(p, details.title, left)
    beside = max(p.text_width(DETAIL, text, _size(p)) for text in title) <= left and len(title) <= _MAX_TITLE_LINES
    if not beside:
        title = _lines(p, details.title, area.w)
    words = p.px(_BELOW_BACK_PX + _TOTAL_PX if beside else _MAX_FIGURE_PX) + _line(p) * len(title)
    bars = COLORS * max(p.px(_MIN_BAR_PX), MIN_TEXT_PX) + 2 * _line(p)
    if area.h - head - _line(p) * len(note) < (max(bars, words + p.px(_MAX_BACK_PX) / 2) if beside else bars + words):
        head = 0  # enlarged text has the place of the other seats
    draw_ground(p, box, head)
    body = Rect(area.x, area.y + head, area.w, area.h - head - _line(p) * len(note))
    if not beside:
        _deck_words(p, details, title, body._replace(h=words), 0)
        body = Rect(body.x, body.y + words, body.w, body.h - words)
    if _line(p) * len(heading) > body.h * _MAX_HEADING_RATIO:
        heading = []  # enlarged text leaves it no room
    height = _line(p) * len(heading)
    pitch = min((body.h - height) / COLORS, p.px(_MAX_BAR_PX))
    top = round(body.center[1] - (pitch * COLORS + height) / 2)
    _write_lines(p, heading, area.center[0], top, "text_soft")
    rows = Rect(body.x, top + height, body.w, round(pitch * COLORS))
    if beside:
        first = round(rows.y + pitch * (1 - _BAR_RATIO) / 2)
        back = max(round(min(p.px(_MAX_BACK_PX), left / CARD_RATIO, body.bottom - first - words)), 0)
        _deck_words(p, details, title, Rect(body.x, first, left, body.bottom - first), back)
        rows = rows._replace(x=body.x + left + gap, w=body.w - left - gap)
    _bars(p, details, rows)
    _write_lines(p, note, area.center[0], body.bottom, "text_soft")
    return box


def _deck_words(p: Painter, details: CardDetails, title: Sequence[str], box: Rect, back: int) -> None:
    """Draw at the top of a box the back of a deck, ``back`` high, and below it how many cards are hidden."""
    size = p.px(_TOTAL_PX if back else _MAX_FIGURE_PX)
    x, y = box.center[0], box.y
    if back:
        draw_reduced(p, details.pictures[0], x, y + back / 2, back, p.layout.places[market(1, 0)])
        y += back + p.px(_BELOW_BACK_PX)
    total = str(sum(details.counts))
    p.label(SCORE, total, x, y + size / 2, size, "center")
    _write_lines(p, title, x, y + size, "text")


def _bars(p: Painter, details: CardDetails, box: Rect) -> None:
    """Draw in a box a bar for each bonus: as many of its cards as are hidden, and at the right their number.

    Below it, or in low rows right of it, is the chance that the next card has this bonus, where there is a next card.
    """
    pitch = box.h / COLORS
    numbers = [f"×{number}" for number in details.counts]
    chances = [tr("{percent}%").format(percent=chance) for chance in details.chances]
    size = max(min(p.px(_MAX_FIGURE_PX), pitch * _FIGURE_RATIO), MIN_TEXT_PX)
    small = max(size * _CHANCE_RATIO, MIN_TEXT_PX)
    below = bool(chances) and size + small <= pitch
    widest = max(p.text_width(FIGURE, text, size) for text in numbers)
    widest_chance = max((p.text_width(FIGURE, text, small) for text in chances), default=0)
    end, figures = box.right, max(widest, widest_chance)
    if chances and not below:
        end, figures = round(box.right - widest_chance - p.px(_GAP_PX)), widest + widest_chance + p.px(_GAP_PX)
    figures += p.px(1.25 * _GAP_PX)
    height = round(pitch * _BAR_RATIO)
    width = round(height * BONUS_RATIO)
    peep = min(width * _HIDDEN_PEEP_RATIO, (box.w - width - figures) / max(max(details.counts) - 1, 1))
    for color, number in enumerate(details.counts):
        middle = box.y + pitch * (color + 0.5)
        place = Rect(box.x, round(middle - height / 2), width, height)
        for card in range(number - 1, -1, -1):
            p.sprite(f"bonus/{color}", place.moved(round(peep * card), 0))
        if not number:
            p.sprite(f"bonus_empty/{color}", place)
        upper = middle - small * _APART_RATIO * below
        p.count(numbers[color], end, upper, size, faint=not number, anchor="midright")
        if chances:
            line = middle + size * _APART_RATIO * below
            p.label(FIGURE.in_color("text_soft"), chances[color], box.right, line, small, "midright")


def _lines(p: Painter, text: str, width: float, size: float = 0.0) -> list[str]:
    """Return the lines of a text, about equally long; a ``size`` of 0 is the usual one. No text has no lines."""
    return p.look.text.balance(p.look.text.sized(DETAIL, size or _size(p)), text, round(width)) if text else []


def _heading_at(details: CardDetails, area: Rect) -> tuple[float, Anchor]:
    """Return where a heading stands: above the marks of the seats, or above the middle of a single row."""
    return (area.x, "midleft") if details.shape == "tile" else (area.center[0], "center")


def _number_of_cards(p: Painter, row: DetailRow, box: Rect, *, needed: bool) -> Rect:
    """Write at the end of a row how many cards its stones are; return the box that is left.

    Unless it is ``needed`` it is left out where it takes the room of the stones, as enlarged text does.
    """
    missing = sum(int(item.text) for item in row.items)
    text = trn("{count} card", "{count} cards", missing).format(count=missing)
    left = box.w - p.px(_GAP_PX) - p.text_width(DETAIL, text, _size(p))
    if not needed and left < len(row.items) * box.h * _MIN_CELL_RATIO:
        return box
    style = DETAIL.in_color("text_soft")
    at = p.label(style, text, box.right, box.center[1], _size(p), "midright", box.w * 0.4)
    return box._replace(w=at.x - p.px(_GAP_PX) - box.x)


def _card_room(p: Painter) -> Rect:
    """Return a large card's place: over the other mats, and above the dock or, where it is aside, the viewer's mat.

    Where log and dock lie side by side it is over the log, and above it the only other mat has made room.
    """
    dock, ticker, top = p.layout.dock.rect, p.layout.ticker, p.layout.bank.y
    own, mat = (p.layout.mat(seat).rect for seat in (p.layout.viewer, others(len(p.layout.mats), p.layout.viewer)[0]))
    if has_log_beside_dock(p.layout):
        mat = p.layout.log
    if mat.x != dock.x:
        return mat._replace(y=top, h=own.y - p.px(_GAP_PX) - top)
    bottom = dock.y - p.px(_GAP_PX)
    if ticker is not None and ticker.y - top >= p.px(_HEIGHT_PX["card"] + 2 * RIVALS_PX.regular):
        bottom = ticker.y - p.px(_GAP_PX)
    return Rect(dock.x, top, dock.w, bottom - top)


def draw_row(p: Painter, row: DetailRow, rect: Rect, *, marked: bool = True) -> None:
    """Draw a row of stones with their text.

    A seat's row begins with the seat's mark, unless ``marked`` is false; a row without a seat is centred.
    """
    size = rect.h * 0.62
    x = float(rect.x)
    if row.seat is not None and marked:
        p.seat_sign(row.seat, x + size * 0.7, rect.center[1], size, size * 1.25)
        x += size * 1.8
    width = min(rect.h * ITEM_RATIO, (rect.right - x) / max(len(row.items), 1))
    if row.items and row.seat is None:
        x = rect.center[0] - len(row.items) * width / 2
    if row.text:
        p.label(DETAIL.in_color("ok"), row.text, x + size * 0.3, rect.center[1], _size(p))
    for item in row.items:
        _draw_item(p, item, Rect(round(x), rect.y, round(width), rect.h))
        x += width


def _draw_item(p: Painter, item: Item, cell: Rect) -> None:
    """Draw a stone and its text in the middle of a cell: a price is fainter than what there is of it."""
    if item.ok is not None or item.kind == WILD:
        plate = "ui/pill" if item.ok is None else "ui/badge_ok" if item.ok else "ui/badge_short"
        p.sprite(plate, cell.inset(p.px(2), p.px(2)))
    gem, size = min(cell.h * 0.62, cell.w * 0.4), min(cell.h * 0.6, cell.w * 0.5)
    have, slash, need = item.text.partition("/")
    price, gap = slash and f"\u2009/\u2009{need}", gem * 0.25
    width = p.text_width(FIGURE, have, size) + p.text_width(FIGURE, price, size * _NEED_RATIO)
    size *= min(1.0, (cell.w * 0.9 - gem - gap) / width)
    x, y = cell.center[0] - (gem + gap + min(width, cell.w * 0.9 - gem - gap)) / 2, cell.center[1]
    if item.kind == WILD:
        p.icon(f"token_small/{WILD}", x + gem / 2, y, gem)
    else:
        p.stone(item.kind, x + gem / 2, y, gem)
    x += gem + gap
    if item.text == "0":
        p.icon("icon/ok", x + gem / 2, y, gem * _MET_RATIO)
        return
    at = p.label(FIGURE, have, x, y, size)
    p.label(FIGURE.in_color("text_soft"), price, at.right, y, size * _NEED_RATIO)


def _size(p: Painter) -> float:
    """Return the text's size, which grows with the person's text size up to a limit."""
    return _usual(p) * min(p.look.text.enlarged, 1.6)


def _usual(p: Painter) -> float:
    """Return the text's size at the usual text size."""
    return max(p.px(18), 14)


def _line(p: Painter) -> int:
    return round(_size(p) * _LINE_RATIO)


def item_row_height(p: Painter) -> int:
    """Return the height of a row of stones."""
    return max(p.px(40), 24)


def _text_width(p: Painter, details: CardDetails) -> int:
    least = max(p.px(240), round(190 * min(p.look.text.enlarged, 1.6)))
    picture = p.px(_HEIGHT_PX[details.shape] * _aspect(p, details))
    return max(picture * 2 if len(details.pictures) > 3 else picture, least)


def _aspect(p: Painter, details: CardDetails) -> float:
    return p.tile_ratio if details.shape == "tile" else CARD_RATIO


def _pictures(p: Painter, details: CardDetails, max_height: float) -> Sequence[Rect]:
    """Lay the pictures out from the origin: one large, several fanned so that their bonuses are visible."""
    aspect = _aspect(p, details)
    count = len(details.pictures)
    height = min(p.px(_HEIGHT_PX[details.shape]), max_height)
    if count == 1:
        return [Rect(0, 0, round(height * aspect), round(height))]
    if details.shape == "tile":
        size = min(height, p.px(120))
        return [Rect(round(i * (size * aspect + p.px(6))), 0, round(size * aspect), round(size)) for i in range(count)]
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    each = min(p.px(230), max_height / (1 + _BAND_RATIO * (rows - 1)))
    width = round(each * aspect)
    return [
        Rect((i // rows) * (width + p.px(8)), round((i % rows) * each * _BAND_RATIO), width, round(each))
        for i in range(count)
    ]


def _beside(p: Painter, size: tuple[int, int], room: Rect) -> Rect:
    """Return a box of a size in the window right or left of another one."""
    screen_w, screen_h = p.layout.size
    edge, gap = p.px(8), p.px(14)
    w, h = size
    y = min(max(round(room.center[1] - h / 2), edge), screen_h - h - edge)
    right, left = Rect(room.right + gap, y, w, h), Rect(room.x - gap - w, y, w, h)
    return right if right.right <= screen_w - edge or left.x < 0 else left
