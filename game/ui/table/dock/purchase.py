"""The strip of the dock for a purchase: the plan for a card, or its payment.

Knows selections, plans and the layout; knows nothing of buttons, events or sessions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from operator import sub
from typing import Final

from game.rules.model import (
    KINDS,
    MAJORITY,
    NO_TOKENS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    GameState,
    Place,
    PlaceKind,
    Seat,
    Tokens,
    market,
    tile,
)
from game.support.i18n import tr, trn
from game.ui.table.painter import LINE_STEP, Painter
from game.ui.table.plates import draw_score
from game.ui.table.stack_light import draw_socket_ring
from game.view.descriptions.plan import Plan
from game.view.descriptions.purchase_effect import meets_goal
from game.view.interaction.choices import GiveBack, Paying, Picked, PickTile, TakeSelection
from game.view.layout.dock import first_box, words_box
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, Target
from game.view.theme import MIN_TEXT_PX, Color, Role

_THEN: Final = 0.34
"""The least left edge of what the purchase brings, by the width of the strip, unless tiles come with it."""
_MIDDLE: Final = 0.61
"""The middle of the line below the captions, by the height of the strip."""
_PLATE, _INSIDE = 1.3, 6
"""The greatest height of the plate with the score by the size of a token: a high strip has room for it and tokens; and
its least distance to the strip's lower edge, in reference pixels."""
_MIN_PLATE: Final = 0.5
"""Its usual least height by that of the strip, however small the rest is."""
_RESERVES: Final = 0.68
"""The width of the sign of reserving before a wild token, by that of the token."""
_STONE, _FLAG = 0.86, 0.84
"""The sizes by that of a token of a special token that a purchase brings, and of the flag beside points with which the
viewer meets the condition of the end."""
_SENTENCE: Final = 20
"""The greatest size of the words beside a reservation, in reference pixels."""
_SHARES: Final = (1.0, 0.92, 0.84, 0.76, 0.68)
"""The shares of their size in which payment and gain are tried."""
_MIN_SHARE: Final = 0.6
"""The least share, which is tried without the end of the strip."""
_NUMBER, _BESIDE, _BEHIND = 0.76, 0.08, 0.24
"""The size of the number beside tokens, by theirs, and the gaps before and behind it, likewise."""
_MIN_STONE: Final = 17.0
"""The least size of a stone that is missing, in window pixels."""
_FIGURE, _BESIDE_STONE = 1.0, (0.12, 0.36)
"""The size of its number by its own, and the gaps before and behind the number, likewise."""
_SOON: Final = 2
"""The number of turns of a plan whose purchase is in the next one."""


def plan_on_show(p: Painter) -> Plan | None:
    """Return the viewer's plan for the card that is chosen, else for the one that is pointed at or has the focus."""
    selection = p.highlights.selection
    if (isinstance(selection, TakeSelection) and selection.colors) or isinstance(
        selection, GiveBack | PickTile | Paying
    ):
        return None
    if isinstance(selection, Picked):
        return None if selection.reserve else plan_at(p, selection.place)
    return plan_at(p, p.highlights.target) if p.highlights.plan_light else None


def plan_at(p: Painter, place: Target | None) -> Plan | None:
    """Return the viewer's plan for the card at a place; none where a click would reserve it, or the game is over."""
    if p.over or p.highlights.move_kind is Control.RESERVE:
        return None
    if not p.badges or not isinstance(place, Place) or place.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
        return None
    if place.kind is PlaceKind.HAND and place.row != p.seating.viewer:
        return None
    plan = p.facts.plan(place)
    # While pieces are in flight the facts are those before them, perhaps of the card that has left the place.
    return plan if plan is not None and plan.card == _card_at(p.state, place) else None


def payment_on_show(p: Painter) -> Tokens:
    """Return what the viewer would pay at once for the card that is chosen or pointed at, else no tokens."""
    selection = p.highlights.selection
    if p.mine and isinstance(selection, Paying):
        return selection.payment
    plan = plan_on_show(p)
    return plan.payment if plan is not None and not plan.steps else NO_TOKENS


def tokens_to_come(p: Painter) -> Tokens:
    """Return the tokens of the bank that the viewer gets by what is chosen, or first by the plan on show."""
    selection = p.highlights.selection
    if p.mine and isinstance(selection, TakeSelection) and selection.colors:
        return tuple(selection.colors.count(kind) for kind in range(KINDS))
    plan = plan_on_show(p)
    if plan is not None and plan.steps:
        return plan.steps[0].taken
    if is_reserving(p):
        return tuple(int(kind == WILD and p.state.bank[kind] > 0) for kind in range(KINDS))
    return NO_TOKENS


def is_reserving(p: Painter) -> bool:
    """Whether the viewer's next step, or the kind of move that is pointed at, reserves a card."""
    choices, selection = p.highlights.choices, p.highlights.selection
    if not p.mine or choices is None:
        return False
    if p.highlights.move_kind is Control.RESERVE:
        return bool(p.highlights.kind_places)
    return isinstance(selection, Picked) and not choices.buys(selection) and not choices.first_take(selection)


def tokens_to_give_back(p: Painter) -> Tokens:
    """Return the tokens that the viewer gives back at the end of this turn by the plan on show (R11)."""
    plan = plan_on_show(p)
    return plan.steps[0].given_back if plan is not None and plan.steps else NO_TOKENS


def gives_back(p: Painter) -> GiveBack | None:
    """Return the selection of tokens to give back."""
    selection = p.highlights.selection
    return selection if p.mine and isinstance(selection, GiveBack) else None


def own_changes(p: Painter) -> Tokens:
    """Return how many tokens of each kind the viewer gets or, below 0, loses by what is chosen or pointed at."""
    lost = gives_back(p)
    if lost is not None:
        return tuple(-lost.kinds.count(kind) for kind in range(KINDS))
    come = tokens_to_come(p)
    if not any(come):
        return tuple(-count for count in payment_on_show(p))
    return tuple(map(sub, come, tokens_to_give_back(p)))


def _card_at(state: GameState, place: Place) -> str | None:
    if place.kind is PlaceKind.DECK:
        return None
    if place.kind is PlaceKind.MARKET:
        return state.market[place.row - 1][place.slot]
    held = state.players[place.row].hand
    return held[place.slot].card if place.slot < len(held) else None


class _Extent(Enum):
    """How much the strip shows of what a purchase brings.

    ``WHOLE`` is all of it, one by one, ``SUMMED`` all of it with the points in one sum and no plate under the score,
    and ``POINTS`` the points only.
    """

    WHOLE = auto()
    SUMMED = auto()
    POINTS = auto()


class _Line:
    """Pieces side by side, which are measured before any of them is drawn."""

    def __init__(self, x: float) -> None:
        self.x = x
        """Where the next piece begins."""
        self.back: float | None = None
        """The left edge of what is given back, if anything is."""
        self.then = x
        """The left edge of what the purchase brings."""
        self._pieces: list[Callable[[], object]] = []

    def add(self, width: float, draw: Callable[[float], object]) -> None:
        """Add a piece of a width with the gap behind it; ``draw`` is called with its left edge."""
        self._pieces.append(partial(draw, self.x))
        self.x += width

    def draw(self) -> None:
        """Draw all pieces."""
        for piece in self._pieces:
            piece()


def draw_plan(p: Painter, plan: Plan, strip: Rect) -> None:
    """Draw in a strip what to take or pay now, what to give back at the end of the turn, and what a purchase brings.

    Unless something is given back, at the end is what is kept, or what is missing after this turn; all is smaller where
    that makes room, then the captions are. Where it is still too long, the end goes before any points or their sum.
    """
    color = p.look.palette.text_soft
    if plan.steps:
        first, last = tr("Now"), tr("Still needed")
        then = tr("Next turn") if plan.turns == _SOON else tr("Turn {count}").format(count=plan.turns)
    else:
        first, then, last = tr("You pay"), tr("You get"), tr("You keep")
    left, most = strip.x + p.px(10), strip.w * 0.4
    lack = lack_after(p, plan) if plan.steps else {}
    least_total = _total_width(p, strip, lack) if lack else 0.0
    returned = sum(plan.steps[0].given_back) if plan.steps else 0
    back = tr("Give back {count}").format(count=returned).upper()
    usual, edge = caption_size(p), strip.right - p.px(6)
    least = float(MIN_TEXT_PX)
    tries = [(share, caption, True, _Extent.WHOLE) for caption in dict.fromkeys((usual, least)) for share in _SHARES]
    smaller = (*_SHARES, _MIN_SHARE)
    tries += [(share, least, False, _Extent.WHOLE) for share in smaller]
    if plan.effect.special:
        tries += [(share, least, False, extent) for extent in (_Extent.SUMMED, _Extent.POINTS) for share in smaller]
    for share, caption, ends, extent in [*tries, (None, least, False, _Extent.POINTS)]:
        head = min(p.text_width("caption", first.upper(), caption), most)
        between = p.text_width("caption", back, caption) + p.px(14)
        said = p.text_width("caption", then.upper(), caption)
        total = max(p.text_width("caption", last.upper(), caption), least_total) if lack or not plan.steps else 0.0
        room = strip.right - 2 * p.px(10) - total if ends and not returned else edge
        begins = strip.x + strip.w * _THEN * (not plan.effect.tiles and share not in (_SHARES[-1], _MIN_SHARE))
        if plan.steps and not plan.effect.points and share != 1.0:
            # A card alone is in the middle between both other fields.
            begins = max(begins, (left + head + room - said) / 2)
        line = _plan_line(p, plan, strip, left + head + p.px(8), between, caption, share, begins, extent)
        if max(line.x, line.then + said) <= room:
            break
    top = strip.y + usual * 0.75
    p.label("caption", first.upper(), left, top, color, "midleft", caption, most)
    if line.back is not None:
        p.label("caption", back, line.back, top, p.look.palette.short, "midleft", caption)
    line.draw()
    most = strip.right - line.then - p.px(6)
    end = p.label("caption", then.upper(), line.then, top, color, "midleft", caption, most).right
    if returned:
        return
    end = max(round(line.x), end) + p.px(9)
    if lack:
        _draw_missing(p, strip, last, lack, end, caption)
    elif not plan.steps:
        kept = sum(p.state.players[p.layout.viewer].tokens) - sum(plan.payment)
        _draw_total(p, strip, last, kept, end, caption)


def lack_after(p: Painter, plan: Plan) -> dict[int, int]:
    """Return how many tokens of each colour are missing after the turn that is due; a wild one stands for the most."""
    taken = plan.steps[0].taken
    lack = Counter({kind: count - taken[kind] for kind, count in enumerate(p.facts.missing(plan.card))})
    for _ in range(taken[WILD]):
        lack[max(lack, key=lambda kind: lack[kind])] -= 1
    return dict(+lack)


def caption_size(p: Painter) -> float:
    """Return the usual size of the captions in the strip."""
    return float(max(p.px(14.5), MIN_TEXT_PX))


def _plan_line(
    p: Painter,
    plan: Plan,
    strip: Rect,
    least: float,
    between: float,
    caption: float,
    share: float | None,
    begins: float,
    extent: _Extent,
) -> _Line:
    """Return what to take or pay and what the purchase brings, at ``begins`` and right of ``least``, or farther right.

    What is given back comes before it, and has a width of ``between`` at least. All has a ``share`` of its size. The
    points and their sum are shown even where a card brings none, but not for a later turn in less than full size.
    A special token comes behind the points of the card, but for an extent of points alone. Without a share the line has
    its full size, and the points are added up where they do not fit one by one, the sum without a plate where that is
    too wide. Where something is given back the line is small, and of the purchase there is the card alone.
    """
    palette, effect = p.look.palette, plan.effect
    now = plan.steps[0].taken if plan.steps else plan.payment
    back = plan.steps[0].given_back if plan.steps else NO_TOKENS
    whole = share or (_SHARES[-1] if any(back) else 1.0)
    middle, chip = strip.y + strip.h * _MIDDLE, min(strip.h * 0.56, p.px(36)) * whole
    size, facts, line = max(chip * 0.72, 15), p.edition.cards[plan.card], _Line(strip.x + p.px(10))

    def add_text(role: Role, text: str, color: Color, height: float, gap: float = 0.0) -> None:
        width = p.text_width(role, text, height) + gap
        line.add(width, lambda x: p.label(role, text, x, middle, color, "midleft", height))

    if not any(now):
        add_text("prompt", tr("Free"), palette.ok, chip * 0.7)
    if plan.steps and now[WILD]:  # a wild token comes with a reserved card (R8)
        line.add(chip * _RESERVES, lambda x: p.icon("icon/reserve", x + chip * 0.3, middle, chip * 0.64))
    for kind in range(SPECIAL):
        if now[kind]:
            line.add(_counted_width(p, now[kind], chip), partial(_counted, p, kind, now[kind], middle, chip))
    if any(back):
        paid = line.x
        line.back = line.x = max(paid + chip * 0.8, least)
        line.add(0, lambda x: p.icon("icon/right", (paid + x) / 2 - chip * 0.06, middle, chip * 0.56))
        for kind, count in enumerate(back):
            if count:
                line.add(_counted_width(p, count, chip), partial(_returned, p, kind, count, middle, chip))
        least = line.back + between
    begun = line.x
    line.then = line.x = max(begun + chip * 0.9, least, begins)
    line.add(0, lambda x: p.icon("icon/right", (begun + x) / 2 - chip * 0.06, middle, chip * 0.56))
    below, rest = 2 * (strip.h * _MIDDLE - caption * 1.4), p.layout.places[market(1, 0)]
    height = min(strip.h * 0.62, below) * whole
    line.add(height * rest.w / rest.h + p.px(6), partial(_picture, p, f"card/{plan.card}", middle, height, rest))
    if share is None and any(back):
        return line
    points, gains = facts.points, [(f"tile/{name}", p.edition.tiles[name].points, tile(0)) for name in effect.tiles]
    if effect.majority:
        gains.append(("majority", p.edition.majority_points, MAJORITY))
    if extent is _Extent.SUMMED:
        points, gains = points + sum(worth for _, worth, _ in gains), []
    if share is None and line.x + size * bool(points) + (size + chip) * len(gains) > strip.right - p.px(6):
        points, gains = points + sum(worth for _, worth, _ in gains), []
    added = bool(effect.points) or not plan.steps or share == 1.0
    if points or (added and not gains):
        add_text("count", f"+{points}", palette.text if points else palette.text_soft, size, p.px(5))
    if effect.special and extent is not _Extent.POINTS:
        stone = chip * _STONE
        line.add(stone + p.px(6), lambda x: p.icon(f"token_small/{SPECIAL}", x + stone / 2, middle, stone))
    for name, worth, place in gains:
        at = p.layout.places[place]
        line.add(chip * at.w / at.h + p.px(3), partial(_picture, p, name, middle, chip, at))
        add_text("count", f"+{worth}", palette.text, size, p.px(6))
    height, equals = max(min(strip.h * 0.66 * whole, chip * _PLATE), strip.h * _MIN_PLATE), size * 0.8
    height = min(height, below, 2 * (strip.bottom - p.px(_INSIDE) - middle))
    free = strip.right - p.px(6) - line.x - p.text_width("count", "=", equals) - p.px(5)
    score, plate = str(effect.score), round(height * 1.05)
    if share is None:
        plate = min(plate, int(free))
    if added and extent is not _Extent.SUMMED and plate > p.text_width("number", score, height * 0.74):
        add_text("count", "=", palette.text_soft, equals, p.px(5))
        line.add(plate, partial(_score, p, effect.score, middle, Rect(0, 0, plate, round(height))))
    elif effect.points and (share is not None or p.text_width("count", score, size) < free):
        add_text("count", "=", palette.text_soft, equals, p.px(3))
        add_text("count", score, palette.action, size)
    gap, flag = p.px(3), chip * _FLAG
    ends = effect.reaches_goal and not meets_goal(p.edition, p.state.players[p.layout.viewer])
    if ends and (share is not None or line.x + gap + flag <= strip.right - p.px(6)):
        line.add(gap + flag, lambda x: p.icon("icon/flag", x + gap + flag / 2, middle, flag))
    return line


def points_lost(p: Painter, seat: Seat) -> int:
    """Return how many points a rival loses with the majority tile by the plan on show (R14)."""
    plan = plan_on_show(p)
    return p.edition.majority_points if plan is not None and plan.effect.majority and p.state.majority == seat else 0


def _picture(p: Painter, name: str, y: float, height: float, rest: Rect, x: float) -> None:
    """Draw a reduced piece from its left edge on."""
    draw_reduced(p, name, x + height * rest.w / rest.h / 2, y, height, rest)


def _score(p: Painter, score: int, y: float, size: Rect, x: float) -> None:
    """Draw the plate with the score that a purchase leads to, from its left edge on."""
    draw_score(p, size.moved(round(x), round(y - size.h / 2)), score)


def _draw_total(p: Painter, strip: Rect, words: str, count: int, left: int, caption: float) -> None:
    """Draw a number of tokens and their limit at the end of the strip, right of ``left``, where there is room.

    Its ``caption`` is as large as the others; a number above the limit (R11) is in the colour of what is missing.
    """
    palette, limit = p.look.palette, f"/{TOKEN_LIMIT}"
    right, text = strip.right - p.px(10), words.upper()
    top, middle = strip.y + caption_size(p) * 0.75, strip.y + strip.h * _MIDDLE
    size = max(min(strip.h * 0.48, p.px(32)), 15)
    small = max(size * 0.62, 13)
    width = p.text_width("count", str(count), size) + p.text_width("count", limit, small) + 2
    if max(width, p.text_width("caption", text, caption)) > right - left:
        return
    p.label("caption", text, right, top, palette.text_soft, "midright", caption)
    p.label("count", limit, right, middle + (size - small) * 0.24, palette.text_muted, "midright", small)
    x = right - p.text_width("count", limit, small) - 2
    p.label("count", str(count), x, middle, palette.short if count > TOKEN_LIMIT else palette.text, "midright", size)


def _draw_missing(p: Painter, strip: Rect, words: str, lack: Mapping[int, int], left: int, caption: float) -> None:
    """Draw at the end of the strip, right of ``left``, each stone that is missing with its number.

    They are as large as they fit, in one line or in two, or not there; their ``caption`` is as large as the others.
    """
    palette, right = p.look.palette, strip.right - p.px(10)
    top, low = strip.y + caption_size(p) * 0.75, strip.y + caption_size(p) * 1.4
    room = right - left
    fitting = [
        (size, rows)
        for rows in (1, 2)
        for size in (_row_size(p, strip, rows), _MIN_STONE)
        if size * rows <= strip.bottom - low and max(_row_widths(p, lack, size, rows)) <= room
    ]
    if not fitting or p.text_width("caption", words.upper(), caption) > room:
        return
    p.label("caption", words.upper(), right, top, palette.text_soft, "midright", caption)
    size, rows = max(fitting)
    middle = strip.y + strip.h * _MIDDLE if rows == 1 else (low + strip.bottom) / 2 - p.px(4)
    for row, (kinds, width) in enumerate(zip(_rows(lack, rows), _row_widths(p, lack, size, rows), strict=True)):
        x, y = right - width, middle + (row - (rows - 1) / 2) * size * 1.06
        for kind in kinds:
            p.icon(f"gem/{kind}", x + size / 2, y, size * 0.92)
            p.token_letter(kind, x + size / 2, y, size * 0.92)
            x += size + size * _BESIDE_STONE[0]
            high = max(size * _FIGURE, MIN_TEXT_PX)
            x = p.label("count", str(lack[kind]), x, y, palette.text, "midleft", high).right + size * _BESIDE_STONE[1]


def _total_width(p: Painter, strip: Rect, lack: Mapping[int, int]) -> float:
    """Return the least width of the stones that are missing with their numbers."""
    height = strip.bottom - strip.y - caption_size(p) * 1.4
    return min(
        max(_row_widths(p, lack, _MIN_STONE, rows)) for rows in (1, 2) if _MIN_STONE * rows <= max(height, _MIN_STONE)
    )


def _row_size(p: Painter, strip: Rect, rows: int) -> float:
    """Return the usual size of stones in so many lines."""
    return max(min(strip.h * 0.48, p.px(32)), _MIN_STONE) if rows == 1 else max(strip.h * 0.3, _MIN_STONE)


def _rows(lack: Mapping[int, int], rows: int) -> list[list[int]]:
    """Return the kinds of stones in so many lines, in the first of them one more where they are odd."""
    kinds = list(lack)
    each = -(-len(kinds) // rows)
    return [kinds[start : start + each] for start in range(0, len(kinds), each)]


def _row_widths(p: Painter, lack: Mapping[int, int], size: float, rows: int) -> list[float]:
    """Return the widths of the lines of stones with their numbers."""
    height = max(size * _FIGURE, MIN_TEXT_PX)
    return [
        sum(size * (1 + _BESIDE_STONE[0]) + p.text_width("count", str(lack[kind]), height) for kind in kinds)
        + size * _BESIDE_STONE[1] * (len(kinds) - 1)
        for kinds in _rows(lack, rows)
    ]


def draw_reservation(p: Painter, place: Place | None, words: str) -> bool:
    """Draw in the strip what a reservation brings, the tokens held after it, and words between them.

    Without a ``place`` the sign of reserving stands for the card. The tokens are left out where they leave no room for
    the words. Return whether the words have room; else nothing is drawn.
    """
    layout, palette, strip = p.layout.dock, p.look.palette, p.layout.dock.strip
    caption, least = caption_size(p), p.role_px("prompt", MIN_TEXT_PX * p.layout.enlarged)
    first, last = tr("You get").upper(), trn("token", "tokens", TOKEN_LIMIT).upper()
    middle, chip, rest = strip.y + strip.h * _MIDDLE, min(strip.h * 0.56, p.px(36)), p.layout.places[market(1, 0)]
    gained = int(p.state.bank[WILD] > 0)
    height = min(strip.h * 0.62, 2 * (strip.h * _MIDDLE - caption * 1.4))
    width = height * rest.w / rest.h + p.px(8)
    line, card = _Line(strip.x + p.px(10)), None if place is None else _card_at(p.state, place)
    if place is None:
        line.add(width, lambda x: p.icon("icon/reserve", x + height * 0.36, middle, height * 0.9))
    else:
        name = f"back/{place.row}" if card is None else f"card/{card}"
        line.add(width, partial(_picture, p, name, middle, height, rest))
    if gained:
        line.add(chip, partial(_counted, p, WILD, 1, middle, chip))
    left = max(line.x, line.then + p.text_width("caption", first, caption)) + p.px(14)
    total = max(p.text_width("caption", last, caption), p.text_width("count", f"00/{TOKEN_LIMIT}", p.px(32)))
    right = strip.right - p.px(10) - total
    text = p.look.text

    def fitting(end: float) -> Rect | None:
        box = words_box(layout)._replace(x=round(left), w=round(end - left))
        if box.w < max(text.size("prompt", word, least)[0] for word in words.split(" ")):
            return None
        lines = len(text.wrap("prompt", words, box.w, least))
        return box if lines * text.line_height("prompt", least) * LINE_STEP <= box.h else None

    beside = fitting(right - p.px(14))
    box = beside or fitting(strip.right - p.px(10))
    if box is None:
        return False
    p.label("caption", first, line.then, strip.y + caption * 0.75, palette.text_soft, "midleft", caption)
    line.draw()
    p.paragraph("prompt", words, box, palette.text, p.px(_SENTENCE) * p.layout.enlarged, centred=True)
    if beside is not None:
        held = sum(p.state.players[p.layout.viewer].tokens) + gained
        _draw_total(p, strip, last, held, round(right), caption)
    return True


def draw_reduced(p: Painter, name: str, x: float, y: float, height: float, rest: Rect) -> None:
    """Draw a piece around a point, reduced from its picture at ``rest``: another size would have to be decoded."""
    image = p.look.sprite(name, rest.w, rest.h)
    small = p.look.warp.image(image, round(height * rest.w / rest.h), round(height))
    p.canvas.image(small, round(x - small.width / 2), round(y - small.height / 2))


def _counted_width(p: Painter, count: int, size: float) -> float:
    """Return the width of a token with its number, where there are several, and the gap behind them."""
    if count == 1:
        return size + p.px(2)
    number = p.text_width("count", str(count), max(size * _NUMBER, MIN_TEXT_PX))
    return size * (1 + _BESIDE + _BEHIND) + number


def _counted(p: Painter, kind: int, count: int, y: float, size: float, x: float) -> None:
    """Draw a token from its left edge on, with its number behind it where there are several."""
    p.icon(f"token_small/{kind}", x + size / 2, y, size)
    p.token_letter(kind, x + size / 2, y, size)
    if count > 1:
        height, left = max(size * _NUMBER, MIN_TEXT_PX), x + size * (1 + _BESIDE)
        p.label("count", str(count), left, y, p.look.palette.text, "midleft", height)


def _returned(p: Painter, kind: int, count: int, y: float, size: float, x: float) -> None:
    """Draw a token that is given back, in the ring of the sockets for that."""
    side = round(size) + 2
    ring = Rect(round(x + size / 2 - side / 2), round(y - side / 2), side, side)
    _counted(p, kind, count, y, size, x)
    draw_socket_ring(p, ring, p.look.palette.short)


def draw_payment(p: Painter, payment: Tokens) -> None:
    """Draw a payment as tokens with their numbers."""
    layout, palette = p.layout.dock, p.look.palette
    kinds = [kind for kind in range(SPECIAL) if payment[kind]]
    if not kinds:
        box = words_box(layout)
        p.paragraph("prompt", tr("Free"), box, palette.ok, p.px(24))
        return
    slot = first_box(layout)
    size, x, middle = float(slot.h), float(slot.x), slot.center[1]
    room = layout.strip.right - slot.w // 3 - slot.x
    size *= min(1.0, room / sum(_counted_width(p, payment[kind], size) for kind in kinds))
    for kind in kinds:
        _counted(p, kind, payment[kind], middle, size, x)
        x += _counted_width(p, payment[kind], size)
