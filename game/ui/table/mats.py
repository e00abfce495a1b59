"""The players' mats: name, score, bonuses, tokens and reserved cards, the reader's own and the others'.

Knows the layout of a mat and a player's position; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    NO_TOKENS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    HeldCard,
    Phase,
    Player,
    bonus,
    hand,
    tokens,
)
from game.sessions.participants import Participant
from game.support.i18n import tr, trn
from game.ui.table.bank import draw_stack, stack_letter
from game.ui.table.color_letters import plate_letter
from game.ui.table.frames import draw_affordable, draw_frame, draw_outline, draw_ring, draw_state_frames, glow_alpha
from game.ui.table.gauntlet import draw_stones
from game.ui.table.painter import Painter, badge, grown
from game.ui.table.participants import clock_pill
from game.ui.table.signals import draw_one_mark, draw_signals
from game.view.descriptions.presence import away_text
from game.view.interaction.choices import GiveBack, Paying, Picked
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, PEEP, PIP, PanelLayout, is_slip
from game.view.layout.stacks import FIGURE, HIGHEST, own_foot
from game.view.layout.table import SEAT_CONTROLS
from game.view.theme import MIN_TEXT_PX

_PILE: Final = 5
"""The most bonuses of a colour that are drawn one below another."""
_PRESSED: Final = 3.0
"""How far a card that lands presses its pile down, in reference pixels."""
_LAMP_STEPS: Final = 6
"""The number of pictures in which the light passes on: each is a copy of a whole mat's light."""
_OWN_LAMP: Final = 165
"""The alpha of the light around the reader's mat: on so large a mat a full one outshines the market."""
_EMPTY: Final = 150
"""The alpha of an empty place."""
_CELL: Final = 4.0
"""How far a cell of the reader's mat reaches around its pile and tokens, in reference pixels."""
_GROUND, _OWN_GROUND = 150, 80
"""The alpha of the ground under another seat's tokens, and of the larger cells of the reader's mat."""
COSTS: Final = 4
"""The most colours of a price."""
_READABLE_CARD: Final = 70
"""The least width of a reserved card in window pixels that is drawn like those of the market."""
_BAND: Final = 0.25
"""The part of a card's height above its picture."""
_COVER: Final = 246
"""The alpha of the dark under a price that is drawn over a small card."""
_POINTS: Final = 0.9
"""The width of a slip's points, as a share of its height."""
_STONE: Final = 0.32
"""Where the stone of a bonus is, as a share of its height."""
_CLOCK: Final = 2.7
"""Width of a clock by its height."""


def draw_mats(p: Painter) -> None:
    """Draw every player's mat, the reader's last."""
    for panel in sorted(p.layout.panels, key=lambda panel: panel.own):
        _mat(p, panel)


def gives_back(p: Painter) -> GiveBack | None:
    """Return the selection of tokens to give back, whose stacks and total are drawn by ``draw_give_back``."""
    selection = p.marks.selection
    return selection if p.mine and isinstance(selection, GiveBack) else None


def _mat(p: Painter, panel: PanelLayout) -> None:
    seat = panel.seat
    player = p.state.players[seat]
    acting = p.turn == seat and not p.over and p.state.phase is not Phase.SETUP
    p.sprite("mat/own" if panel.own else f"mat/{p.person(seat)}", panel.rect)
    _lamp(p, panel, acting=acting)
    if SEAT_CONTROLS[seat] in (p.marks.hover, p.marks.focus):
        draw_outline(p, panel.header, p.px(1))
    _heading(p, panel)
    _score(p, panel)
    if panel.folded:
        if seat not in p.marks.clocks:
            draw_total(p, panel, player)
        return
    if panel.own:
        _cells(p, panel)
    else:
        _token_ground(p, panel)
    if not panel.own or gives_back(p) is None:
        draw_total(p, panel, player)
    _bonuses(p, panel, player)
    _tokens(p, panel, player)
    _hand(p, panel, player)
    if panel.own and p.watches:
        _watching(p, panel)


def _cells(p: Painter, panel: PanelLayout) -> None:
    """Draw the ground of each cell of the reader's mat, as high as a reserved card."""
    edge, card = p.px(_CELL), panel.hand[0]
    for kind in range(WILD + 1):
        first = panel.bonuses[kind] if kind < COLORS else panel.tokens[-1]  # the special token, or the wild ones
        left, right = first.x - edge, panel.tokens[kind].right + edge
        p.sprite("table/place", Rect(left, card.y, right - left, card.h), _OWN_GROUND)


def _token_ground(p: Painter, panel: PanelLayout) -> None:
    """Draw the ground that holds another seat's tokens together with the line that counts them."""
    first, last, total, edge = panel.tokens[0], panel.tokens[-1], panel.total, p.px(5)
    top, bottom = total.y - p.px(3), first.bottom + edge
    p.sprite("table/place", Rect(first.x - edge, top, last.right - first.x + 2 * edge, bottom - top), _GROUND)


def _lamp(p: Painter, panel: PanelLayout, *, acting: bool) -> None:
    """Draw the light of the seat that acts; it goes out at the one before while the turn is handed over, then comes."""
    former = p.frame.former == panel.seat and not p.over
    handed = round(p.frame.handed * _LAMP_STEPS) / _LAMP_STEPS
    light = max(2 * handed - 1, 0.0) if p.frame.former is not None and acting else float(acting)
    if former:
        light = max(1 - 2 * handed, 0.0)
    if light > 0:
        full = _OWN_LAMP if panel.own else 255
        p.sprite(f"mat/lamp/{p.person(panel.seat)}", panel.rect, round(full * light))


def _heading(p: Painter, panel: PanelLayout) -> None:
    """Draw portrait, mark and name; for a person who is away, that they are, and the seat's clock."""
    palette, seat = p.look.palette, panel.seat
    p.seat_sign(seat, *panel.avatar.center, panel.avatar.h)
    size = p.name_size(panel.name)
    name, box = p.name(seat), panel.name
    if panel.own:
        if seat in p.marks.clocks:
            clock_pill(p, _own_clock(p, panel), p.marks.clocks[seat])
        size = min(size, box.h * 0.9)
        mark = size * 0.74
        wide = min(p.text_width("name", name, size), box.w - mark * 1.35)
        x = box.center[0] - (mark * 1.35 + wide) / 2
        p.icon(f"seat_mark/{p.person(seat)}", x + mark / 2, box.center[1], mark)
        p.label("name", name, x + mark * 1.35, box.center[1], palette.text, "midleft", size, wide)
        return
    mark = size * 0.74
    p.icon(f"seat_mark/{p.person(seat)}", box.x + mark / 2, box.center[1], mark)
    x = box.x + mark * 1.35
    right = _beside_name(p, panel)
    p.label("name", name, x, box.center[1], palette.text, "midleft", size, right - x)


def _own_clock(p: Painter, panel: PanelLayout) -> Rect:
    """Return the box of the reader's clock: above their tokens' total, in small windows above the first pile."""
    high = max(p.px(28), 20)
    wide = round(high * _CLOCK)
    if p.layout.compact:
        return Rect(panel.bonuses[0].x, panel.rect.y + p.px(9), wide, high)
    return Rect(panel.total.x, panel.total.y - high - p.px(2), wide, high)


def _watching(p: Painter, panel: PanelLayout) -> None:
    """Draw that the reader only watches: above their last tokens, in small windows in the place of a clock."""
    box = _own_clock(p, panel)
    text, size, icon = tr("Watching").upper(), max(box.h * 0.6, MIN_TEXT_PX), box.h * 0.78
    wide = round(icon * 1.25 + p.text_width("caption", text, size) + box.h * 0.8)
    if p.layout.compact:
        box = box._replace(w=wide)
    else:
        box = Rect(panel.hand[0].x - p.px(6) - wide, panel.hand[0].y, wide, box.h)
    p.sprite("ui/pill_active", box)
    left, middle = box.x + box.h * 0.4, box.center[1]
    p.icon("icon_dark/eye", left + icon / 2, middle, icon)
    p.label("caption", text, left + icon * 1.25, middle, p.look.palette.text_dark, "midleft", size)


def _beside_name(p: Painter, panel: PanelLayout) -> float:
    """Draw a clock or who is away at the right of a name's line; return where the name has to end."""
    box = panel.name
    high = round(min(max(box.h * 0.62, p.px(22)), p.px(26)))
    right = float(box.right)
    seconds = p.marks.clocks.get(panel.seat)
    if seconds is not None and panel.folded:  # in the place of the total: beside it there is no room for a name
        high = round(panel.total.h * 0.62)
        wide = panel.points.x - p.px(4) - panel.total.x
        clock_pill(p, Rect(panel.total.x, round(box.center[1] - high / 2), wide, high), seconds)
    elif seconds is not None:
        wide = round(high * _CLOCK)
        right -= wide
        clock_pill(p, Rect(round(right), round(box.center[1] - high / 2), wide, high), seconds)
        right -= p.px(6)
    missed = _missed(p, panel)
    if missed is not None and not panel.folded:
        text = away_text(missed)
        size = max(high * 0.62, MIN_TEXT_PX)
        wide = round(min(p.text_width("caption", text, size) + high, box.w * 0.5))
        right -= wide
        rect = Rect(round(right), round(box.center[1] - high / 2), wide, high)
        p.sprite("ui/badge_short", rect)
        p.label("caption", text, *rect.center, p.look.palette.text, "center", size, wide - high * 0.5)
        right -= p.px(6)
    return right


def _missed(p: Painter, panel: PanelLayout) -> Participant | None:
    return None if p.marks.gathering is None else p.marks.gathering.missed(panel.seat)


def _score(p: Painter, panel: PanelLayout) -> None:
    """Draw the points on their plate, and below the reader's own a stud a point up to the goal, or the stones (R17)."""
    palette, rect = p.look.palette, panel.points
    p.sprite("plate/score", rect)
    points = p.points(panel.seat)
    size = rect.h * (0.72 if panel.own else 0.74)
    p.label("number", str(points), *rect.center, palette.line_light, "center", size, rect.w * 0.8)
    if not panel.own:
        return
    goal = p.edition.goal
    text = (tr("of {goal}") if p.layout.compact else tr("of {goal} points")).format(goal=goal).upper()
    size = p.larger(max(p.px(15), 13), p.px(20))
    bottom = panel.name.center[1]
    if p.edition.gauntlet and not p.layout.compact:
        draw_stones(p, Rect(rect.x, rect.bottom + p.px(4), rect.w, p.px(15)), p.state.players[panel.seat])
    elif not p.layout.compact:
        pitch = rect.w / goal
        y = rect.bottom + p.px(11)
        stud = max(round(pitch * 0.8), 3)
        for number in range(goal):
            x = rect.x + pitch * (number + 0.5)
            p.icon("stud/on" if number < points else "stud/off", x, y, stud)
    p.label("caption", text, rect.center[0], bottom, palette.text_soft, "center", size, rect.w + p.px(12))


def draw_total(p: Painter, panel: PanelLayout, player: Player, less: int = 0) -> None:
    """Draw how many tokens a player holds, ``less`` some, and the limit (R11)."""
    palette, rect = p.look.palette, panel.total
    held = sum(p.figure(tokens(panel.seat, kind), count) for kind, count in enumerate(player.tokens)) - less
    color = palette.short if held > TOKEN_LIMIT else palette.text
    limit, word = f"/{TOKEN_LIMIT}", trn("token", "tokens", held).upper()
    large = panel.own and not p.layout.compact
    line = not panel.own and not panel.folded
    size = max(p.px(36), 16) if large else max(min(p.px(22), rect.h * (1.05 if line else 0.8)), 15)
    small = max(size * 0.62, 13)
    wide = p.text_width("count", str(held), size) + 2 + p.text_width("count", limit, small)
    most = rect.w * 0.86
    if not large and wide > most:
        size, small = max(size * most / wide, 13), max(small * most / wide, 13)
        wide = p.text_width("count", str(held), size) + 2 + p.text_width("count", limit, small)
    x = rect.x + p.px(4 if large else 1) if large or line else rect.center[0] - wide / 2
    y = rect.y + rect.h * 0.34 if large else rect.center[1]
    where = p.label("count", str(held), x, y, color, "midleft", size)
    end = p.label("count", limit, where.right + 2, y + (size - small) * 0.24, palette.text_muted, "midleft", small)
    if large:
        high = p.larger(max(p.px(15), 13), p.px(20))
        p.label("caption", word, x, rect.y + rect.h * 0.8, palette.text_soft, "midleft", high, rect.right - x)
    elif line:
        left = end.right + p.px(6)
        p.label("caption", word, left, y, palette.text_soft, "midleft", max(p.px(14), 13), rect.right - left)


def _bonuses(p: Painter, panel: PanelLayout, player: Player) -> None:
    """Draw the bonuses as piles; each card below the top one shows its upper edge."""
    tall = panel.own or p.layout.panel(panel.seat).rect.h > p.px(230)
    peep = p.px(PEEP if panel.own else 6) if tall else 0
    behind = panel.own and gives_back(p) is not None
    """Whether the chips to give back lie beside the bonuses: then empty places would mix with them."""
    for color in range(COLORS):
        place = bonus(panel.seat, color)
        rest = panel.bonuses[color].moved(0, round(p.px(_PRESSED) * p.frame.presses.get(place, 0.0)))
        count = p.shown(place, player.bonuses[color])
        if behind and not count:
            continue
        name = f"bonus/{color}" if count > 0 else f"bonus_empty/{color}"
        below = min(count, _PILE) - 1
        above = (rest.y - panel.hand[0].y - p.px(_CELL)) / max(below, 1) if panel.own else peep
        for number in range(below if peep else 0, 0, -1):
            p.sprite(name, rest.moved(0, -round(min(peep, above) * number)))
        p.sprite(name, rest, 255 if count > 0 or p.look.high_contrast else _EMPTY)
        if count > 0:
            p.bonus_count(color, count, rest)
            if p.letters:
                plate_letter(p.canvas, p.look, color, rest)
        if place in p.course.changed:
            side = max(round(rest.w * 0.3), 9)
            p.sprite("sign/changed", Rect(rest.right - side + 1, rest.y - 1, side, side))
        if p.marks.focus == place:
            draw_frame(p, "focus", rest)


def _tokens(p: Painter, panel: PanelLayout, player: Player) -> None:
    """Draw a player's tokens: stacks on the reader's side, chips with a number elsewhere; no zeros."""
    selection = p.marks.selection if panel.own and p.mine else None
    paying = selection.payment if isinstance(selection, Paying) else NO_TOKENS
    for kind, rect in enumerate(panel.tokens):
        place = tokens(panel.seat, kind)
        count = p.shown(place, player.tokens[kind])
        if kind == SPECIAL:  # there or not, never more than one (R13)
            _special(p, panel, rect, there=count > 0 and place not in p.frame.hidden)
            continue
        if panel.own and gives_back(p) is not None:
            continue
        less = paying[kind]
        shown = max(count - less, 0)
        figure = max(p.figure(place, player.tokens[kind]) - less, 0)
        if panel.own:
            _own_tokens(p, kind, rect, shown, figure, well=bool(less) or p.look.high_contrast)
        else:
            _chips(p, kind, rect, shown, figure)
        if place in p.course.changed and not panel.own:
            side = max(round(rect.w * 0.34), 9)
            p.sprite("sign/changed", Rect(rect.right - side, rect.y, side, side))
        if p.marks.focus == place:
            draw_ring(p, "focus", own_foot(rect) if panel.own else rect)
        if less:
            high = max(p.px(20), 15)
            pill = Rect(round(rect.center[0] - high * 0.75), rect.y, round(high * 1.5), high)
            badge(p, "ui/pill_active", f"−{less}", pill, p.look.palette.text_dark)


def _special(p: Painter, panel: PanelLayout, rect: Rect, *, there: bool) -> None:
    """Draw the special token, on the reader's side on a plate with its place."""
    if panel.own:
        p.sprite("table/place", rect)
        side = min(rect.w * 0.86, rect.h * 0.6)
        x, y = rect.center
        disc = Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))
        p.token(SPECIAL, disc, there=there)
    else:
        p.token(SPECIAL, rect, there=there)


def _own_tokens(p: Painter, kind: int, rect: Rect, count: int, figure: int, *, well: bool) -> None:
    """Draw a stack and its number; where there is none a ``well`` if asked, as while the last token is being paid."""
    foot = own_foot(rect)
    if count:
        top = draw_stack(p, kind, count, foot, HIGHEST)
        if tokens(p.layout.own, kind) in p.marks.actionable:
            p.sprite("ring/flat_can", top, glow_alpha(p))
        stack_letter(p, kind, foot)
    elif well:
        p.sprite(f"table/well/{kind}", foot)
    if figure:
        p.count(str(figure), rect.center[0], rect.bottom - rect.w * FIGURE * 0.46, rect.w * FIGURE, anchor="center")


def _chips(p: Painter, kind: int, rect: Rect, count: int, figure: int) -> None:
    if not count:
        p.token(kind, rect, there=False)
    if not figure:
        return
    behind = p.px(2.2)
    for number in range(min(count, 3) - 1, -1, -1):
        p.token(kind, rect.moved(0, -behind * number), below=number > 0)
    _figure(p, rect, figure, max(round(rect.h * 0.52), MIN_TEXT_PX + 2))


def _figure(p: Painter, chip: Rect, figure: int, high: int) -> None:
    """Draw how many tokens there are on a plate at the lower right of the lowest chip."""
    wide = round(high * 1.06)
    over = max(2, round((high - chip.h * 0.5) * 0.9))  # on a small chip farther out, so that its stone stays in sight
    plate = Rect(chip.right - wide + over, round(chip.bottom - high * 0.96) + over // 2, wide, high)
    p.sprite("ui/deck_count", plate)
    p.label("count", str(figure), *plate.center, p.on_plate, "center", max(high * 0.76, 13))


def _hand(p: Painter, panel: PanelLayout, player: Player) -> None:
    """Draw the reserved cards, places for more on the reader's side; hidden ones lie below those that can be read."""
    for index in _hand_order(player):
        place, rect = hand(panel.seat, index), panel.hand[index]
        if index >= len(player.hand) or place in p.frame.hidden:
            if panel.own or is_slip(rect) or not index:
                _empty_place(p, panel, rect)
            if p.marks.focus == place:
                draw_frame(p, "focus", rect)
            continue
        _held(p, panel, player, index)


def _hand_order(player: Player) -> list[int]:
    """Return the places of a hand from the lowest up."""
    hidden = [index < len(player.hand) and player.hand[index].card is None for index in range(HAND_LIMIT)]
    return sorted(range(HAND_LIMIT), key=lambda index: (not hidden[index], -index))


def _empty_place(p: Painter, panel: PanelLayout, rect: Rect) -> None:
    if not panel.own:
        p.sprite("table/place", rect, _EMPTY)
    else:
        p.sprite("deck/place", rect.inset(p.px(3)), _EMPTY)
        if not p.marks.here:  # nobody here can reserve a card
            return
        x, y = rect.center
        compact = p.layout.compact
        p.icon("icon/reserve", x, y - (0 if compact else p.px(10)), p.px(26), 130)
        if not compact:
            size = p.larger(max(p.px(15), 13), p.px(22))
            text = tr(p.skin.text.reserve).upper()
            p.label("caption", text, x, y + p.px(20), p.look.palette.text_muted, "center", size, rect.w - p.px(6))


def _slip(p: Painter, panel: PanelLayout, held: HeldCard, box: Rect) -> None:
    """Draw a reserved card in one line: its points, its price, and the upper half of its bonus; or a hidden one."""
    p.sprite("table/place", box)
    middle = box.center[1]
    if held.card is None:
        back = box.inset(p.px(2), p.px(2))
        p.back(held.level, back._replace(w=round(back.h * CARD_RATIO)))
        p.icon("icon/eye_off", box.center[0], middle, box.h * 0.66)
        return
    card = p.edition.cards[held.card]
    _, _, wide, high = panel.bonuses[0]
    end = Rect(box.right - wide, box.y, wide, box.h)
    with p.canvas.clip(end):
        p.sprite(f"bonus/{card.bonus}", Rect(end.x, round(middle - high * _STONE), wide, high))
    if card.points:
        start = box._replace(w=round(box.h * _POINTS))
        p.label("number", str(card.points), *start.center, p.look.palette.line_light, "center", box.h * 0.82)
    left, right = box.x + round(box.h * _POINTS), end.x
    kinds = [color for color in range(COLORS) if card.cost[color]]
    side = min(box.h * PIP, (right - left) / COSTS)
    size = max(side * 0.8, 13)
    for number, color in enumerate(kinds):
        x = (left + right) / 2 + (number - (len(kinds) - 1) / 2) * min((right - left) / len(kinds), side * 1.1)
        p.icon(f"pip/{color}", x, middle, side)
        p.count(str(card.cost[color]), x, middle, size, anchor="center")
    p.canvas.rect((*p.look.palette.line, _EMPTY), box, p.px(1))


def _is_small(box: Rect) -> bool:
    """Whether the price on a reserved card could not be read, so that it is drawn larger."""
    return box.w < _READABLE_CARD


def _small_card(p: Painter, name: str, box: Rect) -> tuple[float, float]:
    """Draw a card's upper edge with points and bonus, and below it its price, two in a row.

    Return the middle of the room for a mark.
    """
    p.card(name, box)
    top, edge = box.y + round(box.h * _BAND), max(2, p.px(2.5))
    p.canvas.rect((*p.look.palette.ink, _COVER), Rect(box.x + edge, top, box.w - 2 * edge, box.bottom - edge - top))
    cost = p.edition.cards[name].cost
    kinds = [color for color in range(COLORS) if cost[color]]
    side = min(box.w * 0.42, (box.bottom - top) * 0.42)
    for number, color in enumerate(kinds):
        x = box.center[0] + (number % 2 - 0.5) * side * 1.06
        y = top + side * (0.56 + number // 2 * 1.04)
        p.icon(f"pip/{color}", x, y, side)
        p.count(str(cost[color]), x, y, side * 0.78, anchor="center")
    if len(kinds) < COSTS:
        return box.center[0] + side * 0.53, top + side * 1.6
    return box.center[0], box.bottom - side * 0.2


def _held(p: Painter, panel: PanelLayout, player: Player, index: int) -> None:
    place, rect, marks = hand(panel.seat, index), panel.hand[index], p.marks
    held = player.hand[index]
    picked = isinstance(marks.selection, Picked | Paying) and marks.selection.place == place
    up = p.px(4) * (1.0 if picked else marks.lift if marks.hover == place and panel.own else 0.0)
    lit = place in marks.actionable
    box = grown(rect, 1.0, up)
    if lit and not picked:
        draw_affordable(p, place, box)
    if is_slip(rect):
        _slip(p, panel, held, box)
    elif held.card is not None and panel.own and _is_small(box):
        draw_one_mark(p, held, _small_card(p, held.card, box), round(box.w * 0.3), lit=lit)
    elif held.card is None:
        p.back(held.level, box)
    else:
        p.card(held.card, box)
        if held.blind and panel.own:
            eye = max(p.px(22), 16)
            pill = Rect(box.right - eye - p.px(3), round(box.y + box.h * 0.26), eye, eye)
            p.sprite("ui/deck_count", pill)
            p.icon("icon/eye_off", *pill.center, eye * 0.8)
    draw_state_frames(p, place, box, picked=picked)
    if held.card is not None and panel.own and not _is_small(box):
        pointed = picked or place in (marks.hover, marks.focus)
        draw_signals(p, held.card, box, lit=lit, changed=False, pointed=pointed)
    elif place in p.course.changed and not panel.own:
        side = max(round(min(rect.w * 0.24, rect.h * 0.5)), 9)
        p.sprite("sign/changed", Rect(box.x + round(box.w * 0.02), box.y - 1, side, side))
