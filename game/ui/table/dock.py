"""The dock: whose turn it is, what is put together, and the one button for the next step.

Knows selections and the layout; knows nothing of events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

from msgspec import structs

from game.rules.model import (
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
    tile,
)
from game.support.i18n import tr
from game.ui.table.action_buttons import TableButton, draw_button, draw_quiet
from game.ui.table.frames import draw_frame, draw_ring, draw_state_frames, glow_alpha
from game.ui.table.hint import rule_sign, rule_sign_width
from game.ui.table.painter import Painter
from game.view.descriptions.plan import Plan
from game.view.interaction.choices import Choices, Gather, GiveBack, Paying, Picked, PickTile, Selection
from game.view.interaction.intent import payments_on_show
from game.view.layout.dock import ActionLayout
from game.view.layout.geometry import Rect, whole_tile
from game.view.layout.table import SLOT_CONTROLS, Control, TableLayout, Target
from game.view.skins import skin
from game.view.theme import MIN_TEXT_PX

_TILE_EDGE: Final = 13, 9
"""The room around a tile to choose for the light of its frame, in reference pixels of a large and a compact layout."""
_REST, _ROOM = 18, 3.2
"""The height of each line with what is left after a payment, in reference pixels, and the least of all by both."""
_SOON: Final = 2
"""The number of turns of a plan whose purchase is in the next one."""


def payment_choices(layout: TableLayout, payments: Sequence[Tokens]) -> list[tuple[Target, Rect]]:
    """Return the boxes in the dock of the payments to choose from, side by side."""
    strip, gap = layout.actions.strip.inset(max(2, round(5 * layout.scale))), max(3, round(8 * layout.scale))
    wide = (strip.w + gap) // len(payments) - gap
    return [
        (control, Rect(strip.x + number * (wide + gap), strip.y, wide, strip.h))
        for number, control in enumerate(SLOT_CONTROLS[: len(payments)])
    ]


def tile_choices(layout: TableLayout, now: Choices) -> list[tuple[Place, Rect]]:
    """Return the boxes in the dock of the tiles that may be chosen."""
    places = sorted(now.claims, key=lambda place: place.row)
    edge = max(4, round(_TILE_EDGE[layout.compact] * layout.scale))
    strip, count = layout.actions.strip.inset(0, edge), max(len(places), 1)
    each = min(strip.h, strip.w // count - 2 * edge)
    pitch = min(strip.w // count, each + 4 * edge)
    left, top = round(strip.center[0] - pitch * count / 2 + (pitch - each) / 2), round(strip.center[1] - each / 2)
    return [(place, Rect(left + i * pitch, top, each, each)) for i, place in enumerate(places)]


def prompt_for(now: Choices, selection: Selection) -> str:
    """Return a short sentence on what the person may do next."""
    if isinstance(selection, GiveBack):
        left = now.surplus - len(selection.kinds)
        return (
            tr("Give back {count}: 10 at most").format(count=left)
            if left > 0
            else tr("Confirm the tokens to give back")
        )
    if isinstance(selection, PickTile):
        return tr("Choose a tile") if selection.place is None else tr("Confirm your tile")
    if isinstance(selection, Paying):
        return tr("Choose how to pay")
    text = skin(now.state.edition).text
    if isinstance(selection, Picked):
        if now.buys(selection) and selection.place in now.reserves:
            return tr(text.buy_or_reserve)
        if now.buys(selection):
            return tr(text.buy_card)
        return tr("Reserve this card")
    if now.may_pass:
        return tr("No legal move: pass")
    taken = tuple(sorted(selection.colors))
    if not taken and now.takes and now.seat is not None and sum(now.state.players[now.seat].tokens) >= TOKEN_LIMIT:
        return tr("Give back {count} if you take {count}").format(count=now.most())
    if not taken:
        return tr(text.act) if now.takes else tr("No tokens to take")
    if taken in now.takes:
        return tr("Confirm or undo")
    if now.missing(taken) == 2:
        again = taken * 2 in now.takes
        return tr("Take 2 more, or the same again") if again else tr("Take 2 more")
    return tr("Take 1 more")


def draw_dock(p: Painter) -> None:
    """Draw the dock, with the person's choices or what the table waits for."""
    layout = p.layout.actions
    p.sprite("mat/dock", layout.rect)
    if not p.marks.actions:
        return
    _title(p, layout)
    now, selection = p.marks.choices, p.marks.selection
    plan = None if p.over else plan_on_show(p)
    waits = not p.mine or now is None or now.seat is None
    if not waits and p.frame.former is None:
        p.sprite(f"mat/lamp/{p.person(p.turn)}", layout.rect)
    if waits and not layout.low and not p.marks.nudge:  # no buttons: the strip takes their place
        layout = structs.replace(layout, strip=layout.strip._replace(h=layout.confirm.bottom - layout.strip.y))
    p.sprite("table/strip", layout.strip)
    if waits or now is None or now.seat is None:
        if plan is None:
            _waiting(p, layout)
        else:
            _plan(p, plan)
        return
    if isinstance(selection, Paying):
        _payments(p, now, selection)
    elif plan is not None:
        _plan(p, plan)
    elif isinstance(selection, Picked):
        _picked(p, now, selection)
    elif isinstance(selection, GiveBack):
        _sockets(p, selection.kinds, now.surplus, "minus")
    elif isinstance(selection, PickTile):
        _tiles(p, now, selection)
    elif isinstance(selection, Gather):
        if (p.marks.reason and not selection.colors) or not p.sockets:  # the reason has the room of the empty sockets
            _sentence(p, _words_box(layout))
        else:
            _sockets(p, selection.colors, p.sockets, "plus")
    _buttons(p, layout, now, selection)


def _title(p: Painter, layout: ActionLayout) -> None:
    """Write whose turn it is: “Your turn” only where one person plays at this screen; a hand-over turns the head."""
    box = layout.prompt
    text = tr("The game is over") if p.over else _task(p) or _whose(p, p.turn)
    below = 0 if p.frame.turn is not None else round(box.h * (1 - p.frame.turned))
    with p.canvas.clip(box) if p.frame.turned < 1.0 else nullcontext():
        p.title(text, box.moved(0, below), p.look.palette.line_light)
        if below and p.frame.former is not None:
            words, p.canvas.words = p.canvas.words, None  # a title that leaves is not read aloud again
            p.title(_whose(p, p.frame.former), box.moved(0, below - box.h), p.look.palette.line_light)
            p.canvas.words = words


def _task(p: Painter) -> str:
    """Return the reader's task where it is another than to take their turn, else nothing."""
    now, selection = p.marks.choices, p.marks.selection
    if not p.mine or now is None or now.seat is None:
        return ""
    if isinstance(selection, GiveBack):
        left = now.surplus - len(selection.kinds)
        text = tr("Give back {count} more") if 0 < left < now.surplus else tr("Give back {count}")
        return text.format(count=left or now.surplus)
    if isinstance(selection, PickTile):
        return tr("Choose a tile")
    return tr("Choose how to pay") if isinstance(selection, Paying) else ""


def _whose(p: Painter, seat: Seat) -> str:
    return tr("Your turn") if p.marks.here == {seat} else tr("{name}’s turn").format(name=p.seating.names[seat])


def _sentence(p: Painter, box: Rect) -> None:
    """Write the prompt, or why the card under the pointer cannot be bought."""
    palette = p.look.palette
    text, color = (p.marks.reason, palette.short) if p.marks.reason else (p.marks.prompt, palette.text)
    wide = float(box.w)
    if p.marks.reason:
        sign = min(p.px(18), box.h * 0.5)
        if wide > 3 * rule_sign_width(p, sign):
            wide -= rule_sign_width(p, sign) + p.px(6)
            rule_sign(p, box.right, box.center[1], sign)
    p.paragraph("prompt", text, Rect(box.x, box.y, round(wide), box.h), color, p.px(20) * p.layout.enlarged)


def _first(layout: ActionLayout) -> Rect:
    """Return the box of a token at the left of the strip."""
    slot = layout.slots[0]
    return slot._replace(x=layout.strip.x + slot.w // 6)


def _words_box(layout: ActionLayout, *, beside: bool = False) -> Rect:
    """Return the box of a sentence in the strip, or ``beside`` a token at its left."""
    strip, slot = layout.strip, _first(layout)
    left = slot.right + slot.w // 3 if beside else strip.x + slot.w // 3
    return Rect(left, strip.y + 3, strip.right - slot.w // 4 - left, strip.h - 6)


def _waiting(p: Painter, layout: ActionLayout) -> None:
    """Draw whom the table waits for, with their portrait."""
    strip = layout.strip
    seat = p.turn
    if p.over:
        return
    side = min(strip.h * 0.74, p.px(84))
    p.seat_sign(seat, strip.x + side * 0.66, strip.center[1], side)
    if _stopped(p):
        text = tr("The game has stopped")
    elif p.marks.waiting:
        text = p.marks.waiting
    elif p.marks.reason:
        text = p.marks.reason
    elif seat in p.marks.here or p.frame.turn == seat:
        text = tr("Playing the move")
    else:
        text = tr("Waiting for their move") if p.seating.human[seat] else tr("The computer is thinking")
    left = round(strip.x + side * 1.3)
    right = layout.reserve.x - p.px(10) if layout.low and p.marks.nudge else strip.right - side * 0.2
    box = Rect(left, strip.y + 3, round(right - left), strip.h - 6)
    size = p.px(20) * p.layout.enlarged
    if p.badges and seat not in p.marks.here and not _stopped(p):
        hint = box._replace(y=box.y + round(box.h * 0.56), h=round(box.h * 0.44))
        box = box._replace(h=round(box.h * 0.56))
        small = p.px(17) * p.layout.enlarged
        p.paragraph("small", tr("Plan ahead: hover over a card"), hint, p.look.palette.text_muted, small)
    p.paragraph("prompt", text, box, p.look.palette.text_soft, size)
    if p.marks.here and seat not in p.marks.here and p.signs.ticker:
        draw_quiet(p, TableButton(Control.UNDO, layout.undo, tr("Recap"), "play"))
    if p.marks.nudge:
        draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Nudge"), "clock"))


def _stopped(p: Painter) -> bool:
    return p.marks.gathering is not None and bool(p.marks.gathering.state.stopped)


def _sockets(p: Painter, kinds: Sequence[int], wanted: int, icon: str) -> None:
    for index, box in enumerate(p.layout.actions.slots):
        if index < len(kinds):
            p.token(kinds[index], box)
            draw_ring(p, "selected", box)
        elif index < wanted:
            p.sprite("table/socket", box)
            p.icon(f"icon/{icon}", *box.center, box.h * 0.42, 153)
        if p.marks.focus is SLOT_CONTROLS[index]:
            draw_ring(p, "focus", box)


def plan_on_show(p: Painter) -> Plan | None:
    """Return the reader's plan for the card that is chosen, else for the one that is pointed at or has the focus."""
    selection = p.marks.selection
    if (isinstance(selection, Gather) and selection.colors) or isinstance(selection, GiveBack | PickTile | Paying):
        return None
    if isinstance(selection, Picked):
        if selection.reserve:
            return None
        place: Target | None = selection.place
    else:
        place = p.marks.hover or p.marks.focus
    if not p.badges or not isinstance(place, Place) or place.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
        return None
    if place.kind is PlaceKind.HAND and place.row != p.seating.perspective:
        return None
    plan = p.facts.plan(place)
    # While pieces are in flight the facts are those before them, perhaps of the card that has left the place.
    return plan if plan is not None and plan.card == _card_at(p.state, place) else None


def payment_on_show(p: Painter, place: Place | None = None) -> Tokens:
    """Return what the reader would pay at once for the card that is chosen or pointed at, else no tokens.

    With a ``place`` only a payment for the card there counts: one card can be chosen while another has the focus.
    """
    selection = p.marks.selection
    if p.mine and isinstance(selection, Paying):
        return selection.payment if place in (None, selection.place) else NO_TOKENS
    plan = plan_on_show(p)
    return plan.payment if plan is not None and not plan.steps and place in (None, plan.place) else NO_TOKENS


def _card_at(state: GameState, place: Place) -> str | None:
    if place.kind is PlaceKind.MARKET:
        return state.market[place.row - 1][place.slot]
    held = state.players[place.row].hand
    return held[place.slot].card if place.slot < len(held) else None


def _plan(p: Painter, plan: Plan) -> None:
    """Draw what to take or pay now, and what the purchase brings then."""
    layout, palette, effect = p.layout.actions, p.look.palette, plan.effect
    strip = layout.strip
    if plan.steps:
        first, now = tr("Now"), plan.steps[0].taken
        then = tr("Next turn") if plan.turns == _SOON else tr("Turn {count}").format(count=plan.turns)
    else:
        first, now, then = tr("You pay"), plan.payment, tr("You get")
    caption = max(p.px(14.5), 13)
    top, middle = strip.y + caption * 0.75, strip.y + strip.h * 0.63
    chip = min(strip.h * 0.56, p.px(38))
    x: float = strip.x + p.px(10)
    head = p.label("caption", first.upper(), x, top, palette.text_soft, "midleft", caption, strip.w * 0.4)
    if not any(now):
        x = p.label("prompt", tr("Free"), x, middle, palette.ok, "midleft", chip * 0.7).right
    for kind in range(SPECIAL):
        if now[kind]:
            x = _counted(p, kind, now[kind], x, middle, chip)
    p.icon("icon/right", x + chip * 0.4, middle, chip * 0.56)
    x = max(x + chip * 0.9, head.right + p.px(8))
    said = p.label("caption", then.upper(), x, top, palette.text_soft, "midleft", caption, strip.right - x - p.px(6))
    high, size, facts = strip.h * 0.62, max(chip * 0.72, 15), p.edition.cards[plan.card]
    pile = p.layout.panel(p.layout.own).bonuses[0]
    _reduced(p, f"bonus/{facts.bonus}", x + high * pile.w / pile.h / 2, middle, high, pile)
    x += high * pile.w / pile.h + p.px(6)
    points, gains = facts.points, [(f"tile/{name}", p.edition.tiles[name].points, tile(0)) for name in effect.tiles]
    if effect.majority:
        gains.append(("majority", p.edition.majority_points, MAJORITY))
    if x + size * bool(points) + (size + chip) * len(gains) > strip.right - p.px(6):
        points, gains = points + sum(worth for _, worth, _ in gains), []
    if points:
        x = p.label("count", f"+{points}", x, middle, palette.text, "midleft", size).right + p.px(8)
    for name, worth, place in gains:
        _reduced(p, name, x + chip / 2, middle, chip, p.layout.places[place])
        x = p.label("count", f"+{worth}", x + chip + p.px(3), middle, palette.text, "midleft", size).right + p.px(6)
    high = strip.h * 0.66
    wide = round(high * 1.2)
    if effect.points and x + size + wide < strip.right - p.px(6):
        x = p.label("count", "=", x + p.px(2), middle, palette.text_soft, "midleft", size).right + p.px(6)
        plate = Rect(round(x), round(middle - high / 2), wide, round(high))
        p.sprite("plate/score", plate)
        p.label("number", str(effect.score), *plate.center, palette.line_light, "center", high * 0.74, plate.w * 0.8)
        x = plate.right
    if not plan.steps:
        _kept(p, plan.payment, max(round(x), said.right) + p.px(12), top, middle, size)


def _kept(p: Painter, payment: Tokens, left: int, top: float, middle: float, size: float) -> None:
    """Draw at the end of the strip how many tokens are left after a payment, where there is room."""
    palette, right = p.look.palette, p.layout.actions.strip.right - p.px(10)
    caption, text = max(p.px(14.5), 13), tr("You keep").upper()
    held = sum(p.state.players[p.layout.own].tokens) - sum(payment)
    limit = f"/{TOKEN_LIMIT}"
    small = max(size * 0.62, 13)
    wide = p.text_width("count", str(held), size) + p.text_width("count", limit, small) + 2
    if max(wide, p.text_width("caption", text, caption)) > right - left:
        return
    p.label("caption", text, right, top, palette.text_soft, "midright", caption)
    p.label("count", limit, right, middle + (size - small) * 0.24, palette.text_muted, "midright", small)
    p.label("count", str(held), right - p.text_width("count", limit, small) - 2, middle, palette.text, "midright", size)


def _reduced(p: Painter, name: str, x: float, y: float, high: float, rest: Rect) -> None:
    """Draw a piece around a point, reduced from its picture at ``rest``: another size would have to be decoded."""
    image = p.look.sprite(name, rest.w, rest.h)
    small = p.look.warp.image(image, round(high * rest.w / rest.h), round(high))
    p.canvas.image(small, round(x - small.width / 2), round(y - small.height / 2))


def _counted(p: Painter, kind: int, count: int, x: float, y: float, size: float) -> float:
    """Draw a token, with its number where there are several; return where the next one begins."""
    p.icon(f"token_small/{kind}", x + size / 2, y, size)
    p.token_letter(kind, x + size / 2, y, size)
    if count > 1:
        _number(p, count, Rect(round(x), round(y - size / 2), round(size), round(size)))
    return x + size + p.px(6 if count > 1 else 2)


def _picked(p: Painter, now: Choices, selection: Picked) -> None:
    """Draw what the chosen card costs and brings, or that it can be reserved."""
    assert now.seat is not None
    layout = p.layout.actions
    if now.buys(selection):
        offers = now.purchases[selection.place]
        _payment(p, offers[0].payment)
        return
    if p.state.bank[WILD] and selection.place in now.reserves:
        p.token(WILD, _first(layout))
        box = _words_box(layout, beside=True)
        if not p.marks.reason:
            p.paragraph("prompt", tr("Reserve it and get this token"), box, p.look.palette.text, p.px(20))
            return
        _sentence(p, box)
        return
    _sentence(p, _words_box(layout))


def _payments(p: Painter, now: Choices, selection: Paying) -> None:
    """Draw each way to pay in a box of its own: its chips with their numbers, as large in all boxes, in the middle."""
    shown = payments_on_show(now, selection)
    choices = payment_choices(p.layout, shown)
    ways = [[kind for kind in range(SPECIAL) if payment[kind]] for payment in shown]
    _, _, wide, high = choices[0][1]
    kinds_paid = sorted(set().union(*ways))
    rest = _rest_height(p, shown, kinds_paid, wide, high)
    inner, most = (wide - 2 * p.px(6), high - rest - 2 * p.px(4)), max(map(len, ways))
    columns = max((1, 2, 3), key=lambda count: _chip_size(inner, most, count))
    size = _chip_size(inner, most, columns)
    step = min(inner[1] / -(-most // columns), size * 1.25)
    for (control, box), payment, kinds in zip(choices, shown, ways, strict=True):
        p.sprite("ui/list_row_active" if payment == selection.payment else "ui/list_row", box)
        across = min(columns, max(len(kinds), 1))
        rows = -(-len(kinds) // across)
        for number, kind in enumerate(kinds):
            x = box.center[0] + (number % across - (across - 1) / 2) * inner[0] / columns
            y = box.center[1] - rest / 2 + (number // across - (rows - 1) / 2) * step
            p.token(kind, Rect(round(x - size * 0.95), round(y - size / 2), size, size))
            p.count(str(payment[kind]), x + size * 0.42, y, size * 0.8, anchor="center")
        if rest:
            _rest(p, payment, kinds_paid, box._replace(y=box.bottom - rest, h=rest))
        if p.marks.hover is control:
            draw_ring(p, "hover", box)
        if p.marks.focus is control:
            draw_ring(p, "focus", box)


def _rest_height(p: Painter, shown: Sequence[Tokens], kinds: Sequence[int], wide: int, high: int) -> int:
    """Return the height of the lines that say what is left after a payment, 0 where there is no room for them."""
    rest = 2 * max(p.px(_REST), MIN_TEXT_PX + 4)
    most = max(len(_left(p, payment, kinds)) for payment in shown)
    if high < _ROOM * rest or most * rest * 0.92 > wide - p.px(8):
        return 0
    return rest if p.text_width("caption", tr("You keep").upper(), MIN_TEXT_PX) <= wide - p.px(8) else 0


def _left(p: Painter, payment: Tokens, kinds: Sequence[int]) -> list[int]:
    """Return those of some kinds of which a payment leaves a token."""
    held = p.state.players[p.layout.own].tokens
    return [kind for kind in kinds if held[kind] > payment[kind]]


def _rest(p: Painter, payment: Tokens, kinds: Sequence[int], box: Rect) -> None:
    """Draw in the lower part of a choice what is left after it of the kinds in question."""
    palette, held = p.look.palette, p.state.players[p.layout.own].tokens
    line, edge = box.h / 2, p.px(6)
    p.canvas.rect((*palette.text_muted, 110), (box.x + edge, box.y, box.w - 2 * edge, max(1, p.px(1))))
    size = max(line * 0.72, MIN_TEXT_PX)
    words = tr("You keep").upper()
    p.label("caption", words, box.center[0], box.y + line * 0.58, palette.text_soft, "center", size, box.w - p.px(8))
    left = _left(p, payment, kinds)
    pitch, y = min((box.w - p.px(8)) / max(len(left), 1), line * 2.2), box.y + line * 1.38
    if not left:
        p.label("count", "0", box.center[0], y, palette.text_muted, "center", size)
    for number, kind in enumerate(left):
        x = box.center[0] + (number - (len(left) - 1) / 2) * pitch
        p.icon(f"token_small/{kind}", x - line * 0.38, y, line * 0.86)
        p.label("count", str(held[kind] - payment[kind]), x + line * 0.42, y, palette.text, "center", size)


def _chip_size(inner: tuple[int, int], kinds: int, columns: int) -> int:
    """Return how large a chip with its number beside it can be in each of some columns."""
    rows = -(-kinds // columns)
    return round(min(inner[1] / rows * 0.92, inner[0] / columns * 0.5))


def _payment(p: Painter, payment: Tokens) -> None:
    """Draw a payment as chips with their numbers."""
    layout, palette = p.layout.actions, p.look.palette
    kinds = [kind for kind in range(SPECIAL) if payment[kind]]
    if not kinds:
        box = _words_box(layout)
        p.paragraph("prompt", tr("Free"), box, palette.ok, p.px(24))
        return
    slot = _first(layout)
    each = min(slot.w + slot.w // 4, (layout.strip.right - slot.x - slot.w // 3) // len(kinds))
    size = min(slot.h, each - 2)
    for number, kind in enumerate(kinds):
        _numbered(p, kind, payment[kind], Rect(slot.x + number * each, slot.y + (slot.h - size) // 2, size, size))


def _numbered(p: Painter, kind: int, count: int, box: Rect) -> None:
    """Draw a token, with its number on a plate where there are several."""
    p.token(kind, box)
    if count > 1:
        _number(p, count, box)


def _number(p: Painter, count: int, box: Rect) -> None:
    """Draw a plate with a number at the lower right corner of a token."""
    high = min(max(p.px(24), 17), round(box.h * 0.5))
    plate = Rect(round(box.right - high * 0.9), box.bottom - high + p.px(3), round(high * 1.15), high)
    p.sprite("ui/deck_count", plate)
    p.label("count", str(count), *plate.center, p.on_plate, "center", high * 0.74)


def _tiles(p: Painter, now: Choices, selection: PickTile) -> None:
    """Draw the tiles to choose from, large."""
    rest = whole_tile(p.layout.places[tile(0)])
    for place, box in tile_choices(p.layout, now):
        name = p.state.tiles[place.row]
        assert name is not None
        draw_frame(p, "affordable", box, glow_alpha(p))
        _reduced(p, f"tile/{name}", *box.center, box.h, rest)
        draw_state_frames(p, place, box, picked=place == selection.place)


def _next_step(p: Painter, now: Choices, selection: Selection | None) -> tuple[str, str]:
    """Return the words and the icon of the button for the next step."""
    match selection:
        case Paying():
            return tr("Pay"), "ok"
        case Picked():
            return (tr(p.skin.text.buy_button), "ok") if now.buys(selection) else (tr("Reserve"), "reserve")
        case GiveBack():
            return tr("Give back {count}").format(count=now.surplus), "ok"
        case Gather(colors) if now.may_pass and not colors:
            return tr("Pass"), "ok"
        case Gather(colors):
            return tr("Take {count}").format(count=len(colors)), "ok"
    return tr("Confirm"), "ok"


def _to_choose(p: Painter, now: Choices, selection: Selection | None) -> str | None:
    """Return what is to be chosen before there is a next step; ``None`` where there is one."""
    match selection:
        case GiveBack(kinds) if len(kinds) < now.surplus:
            return tr("Choose from your tokens")
        case PickTile(place) if place is None:
            return tr("You get one of them")
        case Gather(colors) if tuple(sorted(colors)) not in now.takes and not (now.may_pass and not colors):
            return p.marks.prompt if p.sockets else tr("Choose a card")
    return None


def second_button(now: Choices, selection: Selection | None) -> bool:
    """Whether there is a second possibility beside the next step: a further payment, or to reserve instead."""
    if isinstance(selection, Paying):
        return len(now.purchases.get(selection.place, ())) > len(SLOT_CONTROLS)
    return isinstance(selection, Picked) and now.buys(selection) and selection.place in now.reserves


def _buttons(p: Painter, layout: ActionLayout, now: Choices, selection: Selection | None) -> None:
    """Draw the gold button, a second one where there is a second possibility, and the quiet one that undoes.

    While there is no next step its place says what to choose.
    """
    gold, plain = layout.confirm, layout.reserve
    second = second_button(now, selection)
    if not second:
        gold = Rect(gold.x, gold.y, plain.right - gold.x, gold.h)
    words = _to_choose(p, now, selection)
    if words is None:
        word, icon = _next_step(p, now, selection)
        draw_button(p, TableButton(Control.CONFIRM, gold, word, icon, primary=True))
    else:
        p.paragraph("prompt", words, gold, p.look.palette.text, p.px(22) * p.layout.enlarged, centred=True)
    if second and isinstance(selection, Paying):
        ways = [action.payment for action in now.purchases.get(selection.place, ())]
        at = ways.index(selection.payment) + 1 if selection.payment in ways else 1
        text = tr("Other payment ({number} of {total})").format(number=at, total=len(ways))
        short = tr("Payment {number}/{total}").format(number=at, total=len(ways))
        draw_button(p, TableButton(Control.RESERVE, plain, text, "right", short=short))
    elif second:
        draw_button(p, TableButton(Control.RESERVE, plain, tr("Reserve"), "reserve"))
    if Control.UNDO in p.marks.actionable:
        undo = tr("Undo last turn") if p.marks.takeback else tr("Undo")
        draw_quiet(p, TableButton(Control.UNDO, layout.undo, undo, "undo"))
