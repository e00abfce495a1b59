"""The dock: whose turn it is, what is put together, and the one button for the next step.

Knows selections and the layout; knows nothing of events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

from msgspec.structs import replace

from game.rules.editions import edition
from game.rules.model import (
    COLORS,
    TOKEN_LIMIT,
    Place,
    PlaceKind,
    Seat,
    tile,
)
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import FIGURE, NAME, PROMPT, TABLE_CAPTION
from game.ui.table.action_buttons import WAITING, TableButton, draw_button, draw_quiet
from game.ui.table.clock import clock_pill
from game.ui.table.dock.cards_in_reach import draw_cards_in_reach
from game.ui.table.dock.move_kind_buttons import draw_move_kinds
from game.ui.table.dock.payments import draw_payments
from game.ui.table.dock.piece_line import MIDDLE, caption_size
from game.ui.table.dock.purchase import draw_payment, draw_plan, draw_reservation
from game.ui.table.dock.waiting import draw_meanwhile, draw_waiting, plan_strip
from game.ui.table.hint import rule_sign, rule_sign_width
from game.ui.table.outlines import draw_ring, draw_state_frames, draw_target, glow_alpha
from game.ui.table.painter import Painter
from game.ui.table.pending_change import plan_on_show
from game.ui.table.plates import change_width, draw_change, draw_score
from game.ui.table.small_faces import draw_reduced
from game.ui.table.stack_light import draw_socket_ring
from game.view.animation.choosing import flown
from game.view.descriptions.plan import Plan
from game.view.descriptions.purchase_effect import meets_goal
from game.view.descriptions.speech import describe_tokens
from game.view.interaction.choices import IDLE, Choices, GiveBack, Paying, Picked, PickTile, Selection, TakeSelection
from game.view.interaction.intent import payments_of
from game.view.layout.density import Density
from game.view.layout.dock import DockLayout, words_box
from game.view.layout.geometry import Rect
from game.view.layout.table import SLOT_CONTROLS, Control, TableLayout
from game.view.skins import skin

_TILE_EDGE: Final = Density(9, 7)
"""The room around a tile to choose for the light of its frame, in reference pixels."""
_KEY: Final = Density(25, 19)
"""The size of the key of a tile to choose, in reference pixels."""
_GAIN: Final = 0.84
"""The height of the plate with the points that a choice leads to, by its line."""
_TO_CHOOSE: Final = 20
"""The size of the words on what is to be chosen, in reference pixels; twice as large they still have their place."""
_MAX_LINES: Final = 2
"""The most lines of what is to be chosen before the shorter text is used."""
_TITLE: Final = 0.7
"""The size in the face of names at which a title has room without becoming tiny, by the height of its box."""
_CLOCK: Final = 0.8
"""The height of the figures of the viewer's clock by its box."""
_STOPPED: Final = 0.42
"""The size of the sign that the game has stopped, by the height of the dock."""
_OUTLINED_RATIO: Final = 0.3
"""From the ends of an outlined button to its words, × its height."""
_WORDS_RATIO: Final = 0.5
"""Greatest size of these words, × its height."""
_SOCKET_ALPHA: Final = 210
"""The alpha of the sign in a socket that is to be filled."""
_RESTING_ALPHA: Final = 150
"""The alpha of the sockets while nothing is chosen."""
_FADES_FROM: Final = 0.4
"""The share of its light with which the strip begins to show something else: from the dark it would flicker."""
_DASHES_RATIO: Final = 0.06
"""How far within a socket its dashes are, × its size."""
_SOCKET_SIGN_RATIO: Final = 0.46
"""Size of the sign in an empty socket, × its size."""


def tile_choices(layout: TableLayout, choices: Choices) -> list[tuple[Place, Rect]]:
    """Return the boxes in the dock of the tiles that may be chosen."""
    places = sorted(choices.claims, key=lambda place: place.row)
    edge = max(4, round(_TILE_EDGE[layout.compact] * layout.scale))
    strip, count = layout.dock.strip.inset(0, edge), max(len(places), 1)
    each = min(strip.h, (strip.w - edge) // count - 2 * edge)
    pitch = min((strip.w - edge) // count, each + 4 * edge)
    left, top = round(strip.center[0] - pitch * count / 2 + (pitch - each) / 2), round(strip.center[1] - each / 2)
    return [(place, Rect(left + i * pitch, top, each, each)) for i, place in enumerate(places)]


def prompt_for(choices: Choices, selection: Selection) -> str:
    """Return a short sentence on what the person may do next."""
    text = skin(choices.state.edition).text
    if isinstance(selection, GiveBack):
        left = choices.surplus - len(selection.kinds)
        return (
            tr("Give back {count}: 10 at most").format(count=left)
            if left > 0
            else tr("Confirm the tokens to give back")
        )
    if isinstance(selection, PickTile):
        return tr(text.choose_tile if selection.place is None else text.confirm_tile)
    if isinstance(selection, Paying):
        return tr("Choose how to pay")
    if isinstance(selection, Picked):
        if choices.buys(selection) and selection.place in choices.reserves:
            return tr(text.buy_or_reserve)
        if choices.buys(selection):
            return tr(text.buy_card)
        first = choices.first_take(selection)
        if first:
            counts = [first.count(color) for color in range(COLORS)]
            tokens = describe_tokens(edition(choices.state.edition), counts)
            both = selection.place in choices.reserves
            return (tr("Take {tokens}, or reserve this card") if both else tr("Take {tokens}")).format(tokens=tokens)
        if selection.place.kind is PlaceKind.DECK:
            return tr("Reserve the top card of level {level}").format(level=selection.place.row)
        return tr("Reserve this card")
    if choices.may_pass:
        return tr("No legal move: pass")
    taken = tuple(sorted(selection.colors))
    if not taken:
        return tr(text.act) if choices.takes else tr("No tokens to take")
    if taken in choices.takes:
        return tr("Confirm or undo")
    more = choices.missing(taken)
    return tr("Take 2 more, or the same again") if more == 2 and taken * 2 in choices.takes else more_tokens(more)


def more_tokens(count: int) -> str:
    """Return how many tokens are still to be taken: 1 or 2."""
    return tr("Take 2 more") if count == 2 else tr("Take 1 more")


def draw_dock(p: Painter) -> list[tuple[Place, Rect]]:
    """Draw the dock, with the person's choices or what the table waits for; return the boxes of cards in reach.

    While a dialog says that the game has stopped there is only a sign of that.
    """
    layout, boxes = p.layout.dock, list[tuple[Place, Rect]]()
    p.sprite("mat/dock", layout.rect)
    if not p.highlights.dock_controls:
        return boxes
    if p.stopped and p.highlights.below_dialog:
        p.icon("icon/pause", *layout.rect.center, layout.rect.h * _STOPPED, _SOCKET_ALPHA)
        return boxes
    _title(p, layout)
    choices, selection = p.highlights.choices, p.highlights.selection
    plan = plan_on_show(p)
    waits = not p.mine or choices is None or choices.seat is None
    if waits or choices is None or choices.seat is None:
        draw_waiting(p, planned=plan is not None)
        if plan is not None:
            _plan(p, plan, plan_strip(p))
        draw_meanwhile(p)
        return boxes
    p.sprite("table/strip", layout.strip)
    if isinstance(selection, Paying):
        draw_payments(p, choices, selection)
    elif plan is not None:
        _plan(p, plan, layout.strip)
    elif isinstance(selection, Picked):
        _picked(p, choices, selection)
    elif isinstance(selection, GiveBack):
        _give_back(p, choices, selection)
    elif isinstance(selection, PickTile):
        _tiles(p, choices, selection)
    elif isinstance(selection, TakeSelection):
        with p.canvas.fade(_strip_alpha(p)):
            boxes = _first_step(p, selection)
    if p.move_kinds:
        draw_move_kinds(p, choices)
    else:
        _buttons(p, layout, choices, selection)
    _undo(p, layout)
    return boxes


def _first_step(p: Painter, selection: TakeSelection) -> list[tuple[Place, Rect]]:
    """Draw what the move of the gold button is about while no card is chosen; return the boxes of cards in reach.

    Draw a reservation, the cards in reach, what a take leads to or sockets for tokens; else what to choose, or why
    nothing can be done.
    """
    primary, box = p.highlights.primary, words_box(p.layout.dock)
    if selection.colors:
        _sockets(p, selection.colors, p.sockets)
    elif primary.reserves:
        words = p.highlights.reason or (p.highlights.prompt if primary.place is None else "")
        if not draw_reservation(p, primary.place, words):
            _sentence(p, box, words)
    elif p.highlights.reason or primary.kind is None or _asks_for_card(p):
        _sentence(p, box)
    elif primary.kind is Control.BUY:
        return draw_cards_in_reach(p, primary.places)
    elif (ahead := _plan_ahead(p)) is not None:
        draw_plan(p, ahead, p.layout.dock.strip)
    else:  # the buttons themselves say what may be done
        with p.canvas.fade(_RESTING_ALPHA):
            _sockets(p, (), p.sockets)
    return []


def _asks_for_card(p: Painter) -> bool:
    """Whether to buy was pressed and no card is in question yet."""
    primary = p.highlights.primary
    return p.highlights.pressed_kind is Control.BUY and primary.kind is Control.BUY and primary.place is None


def _plan_ahead(p: Painter) -> Plan | None:
    """Return what a take leads to at best, until it is begun or asked for: then there are sockets for its tokens.

    A lesson, which asks for a take of its own, has these from the beginning.
    """
    rested = p.highlights.rested
    begins = p.highlights.primary.asked or (isinstance(rested, Place) and rested.kind is PlaceKind.BANK)
    if begins or p.highlights.dimmed_by_lesson or not (p.badges and p.signs.tabs):
        return None
    return p.facts.next_plan


def _strip_alpha(p: Painter) -> int:
    """Return the alpha of what the dock shows: what is chosen is there at once, what is only pointed at fades in."""
    if p.highlights.selection not in (None, IDLE):
        return 255
    return round(255 * (_FADES_FROM + (1 - _FADES_FROM) * p.highlights.strip_share))


def _plan(p: Painter, plan: Plan, strip: Rect) -> None:
    """Draw the plan for a card in a strip."""
    with p.canvas.fade(_strip_alpha(p)):
        draw_plan(p, plan, strip)


def _title(p: Painter, layout: DockLayout) -> None:
    """Write whose turn it is: “Your turn” only where one person plays at this screen; a hand-over turns the head."""
    box = layout.prompt
    if layout.clock is not None and p.clock is not None:
        clock_pill(p, layout.clock, p.clock, _CLOCK)
    verdict = p.highlights.verdict or tr("The game is over")
    ended = tr("The game has stopped") if p.stopped else verdict if p.over else ""
    text = ended or _task(p) or _whose(p, p.turn, box)
    below = 0 if p.animation.turn is not None else round(box.h * (1 - p.animation.turned))
    with p.canvas.clip(box) if p.animation.turned < 1.0 else nullcontext():
        p.title(text, box.moved(0, below), p.look.palette.line_light)
        if below and p.animation.former is not None:
            with p.canvas.without_words():  # a title that leaves is not read aloud again
                p.title(_whose(p, p.animation.former, box), box.moved(0, below - box.h), p.look.palette.line_light)


def _task(p: Painter) -> str:
    """Return the viewer's task where it is another than to take their turn, else nothing."""
    choices, selection = p.highlights.choices, p.highlights.selection
    if not p.mine or choices is None or choices.seat is None:
        return ""
    if isinstance(selection, GiveBack):
        left = choices.surplus - len(selection.kinds)
        if 0 < left < choices.surplus:
            return tr("Give back {count} more").format(count=left)
        return tr("Give back {count}").format(count=choices.surplus)
    if isinstance(selection, PickTile):
        return tr(p.skin.text.choose_tile)
    return tr("Choose how to pay") if isinstance(selection, Paying) else ""


def _whose(p: Painter, seat: Seat, box: Rect) -> str:
    """Return whose turn it is, by the first word of a name that would make the title in its box tiny.

    Where another name begins with the same word the whole name stays, as in "Player 2".
    """
    if p.highlights.local_seats == {seat}:
        return tr("Your turn")
    names, text = p.seating.names, tr("{name}’s turn")
    whole, first = text.format(name=names[seat]), names[seat].split(" ")[0]
    unique = sum(name.split(" ")[0] == first for name in names) == 1
    fits = p.text_width(NAME, whole, box.h * _TITLE) <= box.w
    return whole if fits or not unique else text.format(name=first)


def _sentence(p: Painter, box: Rect, prompt: str = "") -> None:
    """Write why the card on which the pointer rests cannot be bought, else a prompt, or what may be done next.

    The reason is in the colour of what is missing, unless the move is to reserve: then nothing is wrong.
    """
    reason, text, style = p.highlights.reason, prompt or p.highlights.prompt, PROMPT
    if reason:
        text, style = reason, PROMPT.in_color("text_soft" if p.highlights.primary.reserves else "short")
    width = float(box.w)
    if reason:
        sign = min(p.px(18), box.h * 0.5)
        if width > 3 * rule_sign_width(p, sign):
            width -= rule_sign_width(p, sign) + p.px(6)
            rule_sign(p, box.right, box.center[1], sign)
    box = box._replace(w=round(width))
    p.paragraph(style, text, box, p.px(_TO_CHOOSE) * p.layout.enlarged, centred=not reason)


def _sockets(p: Painter, kinds: Sequence[int], wanted: int, *, back: bool = False) -> None:
    """Draw the chosen tokens in their sockets, and sockets that are still to be filled.

    A token that still flies to its socket is not there yet. Those of tokens that are given ``back`` have the colour of
    what is missing, and a minus.
    """
    there = len(kinds) if back or flown(p.highlights.chosen) >= 1.0 else len(kinds) - 1
    for index, box in enumerate(p.layout.dock.slots):
        if index < there:
            p.token(kinds[index], box)
            if back:
                draw_socket_ring(p, box, p.look.palette.short)
            else:
                draw_ring(p, "selected", box)
        elif index < wanted:
            _empty_socket(p, box, back=back, sign=_SOCKET_ALPHA)
        if p.highlights.focus is SLOT_CONTROLS[index]:
            draw_ring(p, "focus", box)


def _empty_socket(p: Painter, box: Rect, *, back: bool = False, sign: int = 255) -> None:
    """Draw a socket with a sign of an alpha: a plus, or in the colour of what is missing a minus for what goes back.

    Its ring covers the dashes of its picture: beside them it would look doubled.
    """
    palette = p.look.palette
    p.sprite("table/socket", box)
    draw_socket_ring(p, box.inset(round(box.w * _DASHES_RATIO)), palette.short if back else palette.text_soft)
    p.icon("icon/minus" if back else "icon/plus", *box.center, box.h * _SOCKET_SIGN_RATIO, sign)


def _give_back(p: Painter, choices: Choices, selection: GiveBack) -> None:
    """Draw the places of what is given back, before them how to choose, and after them what all tokens come to."""
    strip, slots, palette = p.layout.dock.strip, p.layout.dock.slots, p.look.palette
    _sockets(p, selection.kinds, choices.surplus, back=True)
    edge, left, right = p.px(12), slots[0].x, slots[choices.surplus - 1].right
    size = p.px(_TO_CHOOSE) * p.layout.enlarged
    words = Rect(strip.x + edge, strip.y + 3, left - strip.x - 2 * edge, strip.h - 6)
    done = len(selection.kinds) == choices.surplus
    text = tr("Confirm or undo") if done else tr("Choose from your tokens")
    if not done and _line_count(p, text, words, size) > _MAX_LINES:
        text = tr("Choose tokens")
    p.paragraph(PROMPT, text, words, size)
    held = TOKEN_LIMIT + choices.surplus
    room, caption = strip.right - right - 2 * edge, caption_size(p)
    size = min(strip.h * 0.48, p.px(34))
    size *= min(1.0, room / change_width(p, held, -choices.surplus, size))
    end = strip.right - edge
    start = end - change_width(p, held, -choices.surplus, size)
    draw_change(p, held, -choices.surplus, start, strip.y + strip.h * MIDDLE, size, palette.text)
    text = trn("token", "tokens", TOKEN_LIMIT).upper()
    p.label(TABLE_CAPTION, text, end, strip.y + caption * 0.75, caption, "midright", room)


def _line_count(p: Painter, text: str, box: Rect, size: float) -> int:
    """Return in how many lines of a size in window pixels a prompt fits into the width of a box."""
    return len(p.look.text.wrap(p.look.text.sized(PROMPT, size), text, box.w))


def _picked(p: Painter, choices: Choices, selection: Picked) -> None:
    """Draw what the chosen card costs and brings, or that it can be reserved."""
    assert choices.seat is not None
    layout = p.layout.dock
    if choices.buys(selection):
        offers = choices.purchases[selection.place]
        draw_payment(p, offers[0].payment)
        return
    if not (selection.place in choices.reserves and draw_reservation(p, selection.place, p.highlights.reason)):
        _sentence(p, words_box(layout))


def _tiles(p: Painter, choices: Choices, selection: PickTile) -> None:
    """Draw the tiles to choose from, large, each with its key."""
    rest = p.layout.places[tile(0)]
    side = max(p.px(_KEY[p.layout.compact]), 18)
    for number, (place, box) in enumerate(tile_choices(p.layout, choices), start=1):
        name = p.state.tiles[place.row]
        assert name is not None
        draw_target(p, box, p.look.palette.action, glow_alpha(p))
        draw_reduced(p, f"tile/{name}", *box.center, box.h, rest)
        draw_state_frames(p, place, box, picked=place == selection.place)
        key = Rect(box.right - side + p.px(4), box.y - p.px(4), side, side)
        p.sprite("ui/pill", key)
        p.label(FIGURE, str(number), *key.center, side * 0.76, "center")


def _gain(p: Painter, choices: Choices, box: Rect) -> Rect:
    """Draw at the end of a line the points of any tile to choose and what they lead to; return the rest of the line."""
    worth = {p.edition.tiles[name].points for place in choices.claims if (name := p.state.tiles[place.row]) is not None}
    if len(worth) != 1:
        return box
    points, height = worth.pop(), round(box.h * _GAIN)
    player = p.state.players[p.layout.viewer]
    if meets_goal(p.edition, replace(player, points=player.points + points)) and not meets_goal(p.edition, player):
        p.icon("icon/flag", box.right - height * 0.4, box.center[1], height * 0.8)
        box = box._replace(w=box.w - round(height * 0.9))
    plate = Rect(box.right - round(height * 1.2), round(box.center[1] - height / 2), round(height * 1.2), height)
    draw_score(p, plate, p.points(p.layout.viewer) + points)
    size, middle = height * 0.62, box.center[1]
    at = p.label(FIGURE.in_color("text_soft"), "=", plate.x - p.px(8), middle, size, "midright")
    at = p.label(FIGURE, f"+{points}", at.x - p.px(8), middle, size, "midright")
    return box._replace(w=at.x - p.px(10) - box.x)


def _next_step(p: Painter, choices: Choices, selection: Selection | None) -> tuple[str, str]:
    """Return the words and the icon of the button for the next step, or what is still to be chosen for it."""
    match selection:
        case Paying():
            return tr("Pay"), "ok"
        case Picked() if choices.buys(selection):
            return tr(p.skin.text.buy_button), "ok"
        case Picked():
            first = choices.first_take(selection)
            return tr("Take {count}").format(count=len(first)) if first else tr("Reserve"), "ok"
        case GiveBack():
            return tr("Give back"), "ok"
        case TakeSelection(colors) if choices.may_pass and not colors:
            return tr("Pass"), "ok"
        case TakeSelection(colors):
            return tr("Take {count}").format(count=len(colors)), "ok"
    return tr("Confirm"), "ok"


def _to_choose(p: Painter, choices: Choices, selection: Selection | None) -> str | None:
    """Return what is to be chosen before there is a next step; ``None`` where there is one."""
    match selection:
        case PickTile(place) if place is None:
            return tr("You get one of them")
        case TakeSelection(colors) if tuple(sorted(colors)) not in choices.takes and not (
            choices.may_pass and not colors
        ):
            return p.highlights.prompt if p.sockets else tr("Choose a card")
    return None


def _buttons(p: Painter, layout: DockLayout, choices: Choices, selection: Selection | None) -> None:
    """Draw the gold button, and a second one where there is a second possibility.

    While there is no next step a dark bar in the place of the gold one says what to choose; of tiles without the bar.
    """
    gold, plain, second = layout.confirm, layout.reserve, p.second_control
    words = _to_choose(p, choices, selection)
    if words is None:
        word, icon = _next_step(p, choices, selection)
        given = tuple(selection.kinds) if isinstance(selection, GiveBack) else ()
        draw_button(p, TableButton(Control.CONFIRM, gold, word, icon, primary=True, kinds=given))
    else:
        tiles = isinstance(selection, PickTile)
        if tiles:  # on a bar the sum would look like a button; without one the line begins below the turn
            line = _gain(p, choices, gold)
            line = line._replace(x=layout.prompt.x, w=line.right - layout.prompt.x)
        else:
            p.canvas.image(p.look.darkened("ui/button", gold.w, gold.h, WAITING), gold.x, gold.y)
            line = gold.inset(round(gold.h * _OUTLINED_RATIO), 0)
        size = min(p.px(_TO_CHOOSE) * p.layout.enlarged, gold.h * _WORDS_RATIO)
        p.paragraph(PROMPT.in_color("text_soft"), words, line, size, centred=not tiles)
    if second is Control.BUY:
        draw_button(p, TableButton(Control.BUY, plain, tr(p.skin.text.buy_button), "buy"))
    elif second and isinstance(selection, Paying):
        payments, at = payments_of(choices, selection)
        text = tr("Other payment ({number} of {total})").format(number=at + 1, total=len(payments))
        short = tr("Payment {number}/{total}").format(number=at + 1, total=len(payments))
        draw_button(p, TableButton(Control.RESERVE, plain, text, "right", short=short))
    elif second:
        draw_button(p, TableButton(Control.RESERVE, plain, tr("Reserve"), "reserve"))


def _undo(p: Painter, layout: DockLayout) -> None:
    """Draw the quiet button that undoes, where anything can be undone."""
    if Control.UNDO in p.highlights.actionable:
        turn, step = tr("Undo last turn"), tr("Undo")
        text = turn if p.highlights.takeback else step
        if p.layout.compact or layout.clock is not None:  # the title keeps its size
            text = step = ""
        draw_quiet(p, TableButton(Control.UNDO, layout.undo, text, "undo", short=step), longest=turn)
