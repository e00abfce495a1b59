"""The players' mats: name, score, bonuses, tokens and reserved cards, the viewer's own and the others'.

Knows the layout of a mat and a player's position; knows nothing of input or time.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from msgspec import structs

from game.rules.model import (
    COLORS,
    NO_TOKENS,
    SPECIAL,
    Phase,
    Place,
    PlaceKind,
    Player,
    Seat,
    bonus,
    owned_majority,
    owned_tile,
    tokens,
)
from game.sessions.participants import Participant
from game.support.i18n import tr
from game.ui.graphics.print_art import light, mix, round_frame, rounded, shades, soft_shadow
from game.ui.graphics.type_scale import FIGURE, NAME, SCORE, TABLE_CAPTION
from game.ui.table.board.bank import draw_stack, stack_letter
from game.ui.table.board.gauntlet import draw_stones, held_stones
from game.ui.table.board.signals import draw_changed
from game.ui.table.board.tiles import draw_medallion
from game.ui.table.clock import clock_pill
from game.ui.table.color_letters import plate_letter
from game.ui.table.mats.changed_rim import draw_changed_rim
from game.ui.table.mats.own_stacks import caption_line, draw_empty_stack, draw_own_stack, faint_alpha
from game.ui.table.mats.reserved_cards import draw_empty_place, draw_hand
from game.ui.table.mats.token_total import draw_folded_total, draw_own_total, draw_total_line
from game.ui.table.mats.untouched import draw_untouched, is_untouched
from game.ui.table.outlines import draw_frame, draw_outline
from game.ui.table.painter import Painter
from game.ui.table.parts import draw_cached_part, part_painter, part_painter_without_turn
from game.ui.table.pending_change import own_changes, points_lost
from game.ui.table.plates import draw_badge, draw_loss, draw_reached, draw_threat
from game.view.animation.timeline import AnimationState
from game.view.descriptions.purchase_effect import meets_goal
from game.view.descriptions.recent_moves import MAJORITY_TILE
from game.view.layout.geometry import Rect
from game.view.layout.mats import (
    PEEP,
    MatLayout,
    bonuses_below,
    has_two_rows,
    won_tile_boxes,
)
from game.view.layout.stacks import chip_badge
from game.view.layout.table import SEAT_CONTROLS
from game.view.theme import CAPITAL, MIN_TEXT_PX, Color

_KINDS: Final = (
    PlaceKind.HAND,
    PlaceKind.TOKENS,
    PlaceKind.BONUS,
    PlaceKind.OWNED_TILE,
    PlaceKind.OWNED_MAJORITY,
)
"""The places of a mat."""
_LIGHT_LAYERS: Final = 2
"""How often the light around a rival's mat is drawn, so that it is seen from far away; once is enough for the viewer's.
"""
_HALO_PX: Final = 10
"""How far the halo of the seat that acts reaches around its portrait, in reference pixels."""
_RING_PX: Final = 4
"""How far the ring in this halo reaches around the portrait, in reference pixels."""
_LIT_RATIO: Final = 0.5
"""With so much of its light a mat is bright: copies of whole mats between dark and bright would be too many to keep."""
_LAMP_STEPS: Final = 6
"""The number of pictures in which the light passes on: each is a copy of a whole mat's light."""
_POOL: Final = (0.16, 0.0), (0.5, 1.1), 0.22, 104
"""The lamp's pool of light on the viewer's mat while their seat acts: its middle and its size, as shares of the
mat's, how far it fades, by the mat's width, and its alpha."""
_CORNER_PX: Final = 13
"""How far the corners of a mat are cut or round, in reference pixels."""
_FIGURE_RATIO: Final = 0.82
"""The size of the number on a chip's badge by the badge's."""
_COMIC_FIGURE_RATIO: Final = 0.68
"""The same in a comic's skin, whose figures are higher."""
_WORTH_RATIO: Final = 0.34
"""The height of the points of a won tile by the tile's."""
_MAX_WORTH_RATIO: Final = 0.62
"""The greatest height of these points by the tile's: a smaller tile shows its picture only."""
_MAX_PEEP_RATIO: Final = 0.11
"""How far each bonus below the top one shows at most, by its height: none of its stone is in sight."""
_NO_BONUS: Final = 0.44, 0.36
"""The size of the stone on the place of a pile by the place's width, and its middle by the height."""
_NO_CHIP_RATIO: Final = 0.5
"""The size of the stone on the place of a chip by the chip's width."""
_POINTS_RATIO: Final = 0.92, 0.72
"""The size of the points by the height of their plate, on another seat's mat and on the viewer's."""
_STONES_PX: Final = 17
"""The height of the stones that a seat has to collect, in reference pixels."""
_BELOW_SCORE_PX: Final = 5
"""The distance of these stones to the points above them, in reference pixels."""
_WIDER_PX: Final = 6
"""How much wider than the points the row of these stones is on both sides, in reference pixels."""
_MIN_NAME_GAP_PX: Final = 7
"""The least distance of the caption below the points to the viewer's name and to what follows, in reference pixels."""
_ABOVE_STONES_PX: Final = 3
"""The distance of two rows of these stones to the points, in reference pixels."""
_TWO_ROWS_PX: Final = 28
"""The height of both rows, in reference pixels."""
_SPECIAL_NAME_PX: Final = 15
"""The size of the special token's name on its place, in reference pixels."""
_ABOVE_EDGE_RATIO: Final = 0.8
"""How far the middle of this name lies above the place's edge, by the name's size."""
_MAX_NAME_RATIO: Final = 0.86
"""The greatest width of this name by the place's."""
_LACKING_RATIO: Final = 0.62
"""The size of the special stone on its place without the token, by the token's width."""
_LACKING_ALPHA: Final = 96
"""The alpha of this stone."""
_PLATE_RATIO: Final = (0.16, 0.05, 0.55), (0.85, 0.5, 1.0)
"""How far that place has the stone's colour at its upper and at its lower edge and in its frame, without the token and
with it."""
_PLATE_CORNER_RATIO: Final = 0.09
"""The radius of the corners of the special token's place by its width."""
_PLATE_EDGE_RATIO: Final = 0.035
"""The thickness of the frame of this place by its width."""
_BADGE_RATIO: Final = 0.36
"""The size of a sign in a portrait's corner by the portrait's."""
_MIN_BADGE_PX: Final = 22.0
"""The least size of this sign, in reference pixels."""
_BADGE_SIGN_RATIO: Final = 0.66
"""The size of the sign itself, by that of its plate."""
_GONE_ALPHA: Final = 110
"""The alpha of the portrait of a person who is away."""
_TILE_ROOM_RATIO: Final = 1.35
"""The room of won tiles beside a clock, by their height."""
_CLOCK_RATIO: Final = 2.7
"""Width of a clock by its height."""
_MIN_NAME_RATIO: Final = 0.6
"""The least size of a name beside what says that somebody is away, by its usual size."""

_ANOTHER: Final = -1
"""The turn on the mat of a seat that does not act: it does not show who does."""


def draw_mats(p: Painter) -> None:
    """Draw every player's mat, the viewer's last; while they decide it is drawn by ``draw_decision_light``.

    What lies on a mat is a part of its own, because its light changes more often.
    """
    for mat in sorted(p.layout.mats, key=lambda mat: mat.own):
        seat = mat.seat
        if mat.own and p.decides:
            continue
        lit, phase = _with_light(p, part_painter_without_turn(p, _KINDS, seat), seat), p.state.phase
        draw_cached_part(lit, ("light", seat), partial(_ground, mat=mat), phase)
        draw = partial(_draw_pieces, mat=mat)
        if mat.own:
            draw_cached_part(part_painter(p, _KINDS, seat), ("mat", seat), draw)
        else:
            seen = part_painter_without_turn(p, _KINDS, seat)
            dealt, majority = p.state.phase is not Phase.SETUP, p.state.majority == seat
            finishes, moves = seat in p.facts.finishers, seat in p.facts.to_move
            draw_cached_part(
                seen, ("mat", seat), draw, p.state.players[seat], majority, dealt, p.state.first, finishes, moves
            )
            if lost := points_lost(p, seat):
                _plate(p, mat)
                draw_loss(p, mat.points, p.points(seat), lost)


def _with_light(p: Painter, seen: Painter, seat: Seat) -> Painter:
    """Let the painter of a mat's light see whether the seat acts, and the steps in which the turn is handed over."""
    animation = p.animation
    seen.animation = AnimationState(turn=seat if p.turn == seat else _ANOTHER, busy=seen.animation.busy)
    seen.log_state = replace(seen.log_state, changed=frozenset())
    if animation.former is not None and seat in (animation.former, p.turn):
        handed = round(animation.handed * _LAMP_STEPS) / _LAMP_STEPS
        seen.animation = structs.replace(seen.animation, former=animation.former, handed=handed)
    return seen


def draw_mat(p: Painter, mat: MatLayout) -> None:
    """Draw a player's mat."""
    _ground(p, mat)
    _draw_pieces(p, mat)


def _draw_pieces(p: Painter, mat: MatLayout) -> None:
    """Draw what lies and is written on a mat."""
    seat = mat.seat
    player = p.state.players[seat]
    if SEAT_CONTROLS[seat] in (p.highlights.hover, p.highlights.focus):
        draw_outline(p, mat.header, p.px(1))
    _heading(p, mat)
    _score(p, mat)
    if mat.folded:
        if seat not in p.highlights.clocks:
            draw_folded_total(p, mat, player)
        return
    untouched = is_untouched(p, mat, player)
    if mat.own:
        clock = _has_own_clock(p, mat)
        draw_own_total(p, mat, player, clock=clock, alone=not clock and not _won_tiles(p, mat))
    elif not untouched:
        draw_total_line(p, mat, player)
    _bonuses(p, mat, player)
    _tokens(p, mat, player, numbers=not untouched)
    draw_hand(p, mat, player)
    if untouched:
        draw_untouched(p, mat)


def _ground(p: Painter, mat: MatLayout) -> None:
    """Draw an empty mat, in its seat's light where that acts, else in less light.

    The light goes out at the seat before while the turn is handed over, then comes.
    """
    acting = p.turn == mat.seat and not p.over and not p.highlights.below_dialog and p.state.phase is not Phase.SETUP
    name, rect = "mat/own" if mat.own else f"mat/{p.person(mat.seat)}", mat.rect
    former = p.animation.former == mat.seat and not p.over
    light = max(2 * p.animation.handed - 1, 0.0) if p.animation.former is not None and acting else float(acting)
    if former:
        light = max(1 - 2 * p.animation.handed, 0.0)
    if light < _LIT_RATIO:
        p.canvas.image(p.look.darkened(name, rect.w, rect.h, p.skin.lights.resting_mat), rect.x, rect.y)
    else:
        p.sprite(name, rect)
    if light > 0:
        if mat.own:
            color = p.seat_color(mat.seat)
            key = ("pool", rect.w, rect.h, color)
            pool = p.look.drawn.get_or_make(key, lambda: _pool(rect, color, p.px(_CORNER_PX), straight=p.skin.comic))
            p.canvas.surface(pool, rect.x, rect.y, round(255 * light))
        for _ in range(1 if mat.own else _LIGHT_LAYERS):
            p.sprite(f"mat/lamp/{p.person(mat.seat)}", rect, round(255 * light))
    if light > 0 and not mat.own:
        _halo(p, mat, round(255 * light))


def _pool(mat: Rect, color: Color, cut: int, *, straight: bool) -> pygame.Surface:
    """Return the pool of light in a seat's colour on as much of a mat as it reaches.

    A printed mat's upper left corner is cut ``straight``, the corners of leather are round.
    """
    (x, y), (width, height), fade, alpha = _POOL
    size, spread = (round(mat.w * width), round(mat.h * height)), round(mat.w * fade)
    spot = soft_shadow(size, spread, alpha, color, oval=True)
    left, top = round(mat.w * x - spot.get_width() / 2), round(mat.h * y - spot.get_height() / 2)
    reach = min(mat.w, left + spot.get_width()), min(mat.h, top + spot.get_height())
    pool = pygame.Surface(reach, pygame.SRCALPHA)
    pool.blit(spot, (left, top))
    if straight:
        pygame.draw.polygon(pool, (0, 0, 0, 0), ((0, 0), (cut, 0), (0, cut)))
    else:
        mask = pygame.Surface(reach, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), (0, 0, mat.w, mat.h), border_radius=cut)
        pool.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pool


def _halo(p: Painter, mat: MatLayout, alpha: int) -> None:
    """Draw a halo in a seat's colour around its portrait."""
    box, spread, color = mat.avatar, max(p.px(_HALO_PX), 4), p.seat_color(mat.seat)
    halo = p.look.drawn.get_or_make(
        ("halo", box.w, spread, color), lambda: soft_shadow((box.w, box.h), spread, 255, color, oval=True)
    )
    for _ in range(_LIGHT_LAYERS):
        p.canvas.surface(halo, box.x - spread, box.y - spread, alpha)
    ring = box.inset(-p.px(_RING_PX))
    p.canvas.surface(round_frame(ring[2:], color, max(p.px(_RING_PX / 2), 2), ring.w / 2), ring.x, ring.y, alpha)


def _heading(p: Painter, mat: MatLayout) -> None:
    """Draw portrait, mark and name; for a person who is away, that they are, and the seat's clock."""
    seat = mat.seat
    gone = not mat.own and _missed(p, mat) is not None
    p.seat_sign(seat, *mat.avatar.center, mat.avatar.h, alpha=_GONE_ALPHA if gone else 255)
    if gone:
        _badge(p, mat.avatar, "ui/badge_short", "icon/offline")
    size = p.name_size(mat.name)
    name, box = p.name(seat), mat.name
    if mat.own:
        if _has_own_clock(p, mat):
            clock_pill(p, _own_clock(p, mat), p.highlights.clocks[seat])
        _badge(p, mat.avatar, "ui/pill", f"seat_mark/{p.person(seat)}")
        if p.watches:
            _badge(p, mat.avatar, "ui/pill_active", "icon_dark/eye", left=True)
        right = _own_name_right(p, mat)
        p.label(NAME, name, right, box.center[1], size, "midright", box.w)
        return
    mark = size * 0.74
    p.icon(f"seat_mark/{p.person(seat)}", box.x + mark / 2, box.center[1], mark)
    x = box.x + mark * 1.35
    right = _beside_name(p, mat)
    p.label(NAME, name, x, box.center[1], size, width=right - x)


def _badge(p: Painter, portrait: Rect, plate: str, sign: str, *, left: bool = False) -> None:
    """Draw a sign on a plate in the lower right corner of a portrait, or in the left one."""
    side = max(round(portrait.h * _BADGE_RATIO), p.px(_MIN_BADGE_PX))
    x = portrait.x if left else portrait.right - side
    box = Rect(x, portrait.bottom - side, side, side)
    p.sprite(plate, box)
    p.icon(sign, *box.center, side * _BADGE_SIGN_RATIO)


def _has_own_clock(p: Painter, mat: MatLayout) -> bool:
    """Whether the viewer's clock is on their mat: while they decide the dock has it."""
    return mat.seat in p.highlights.clocks and p.clock is None


def _own_clock(p: Painter, mat: MatLayout) -> Rect:
    """Return the box of the viewer's clock: above their tokens' total, at most as wide."""
    height = max(min(p.px(28), round(mat.total.w / _CLOCK_RATIO)), 20)
    width = round(height * _CLOCK_RATIO)
    return Rect(round(mat.total.center[0] - width / 2), mat.total.y - height - p.px(2), width, height)


def _beside_name(p: Painter, mat: MatLayout) -> float:
    """Draw who is away and a clock at the right of a name's line, before the won tiles; return where the name ends."""
    box, won = mat.name, _won_tiles(p, mat)
    height = round(min(max(box.h * 0.62, p.px(22)), p.px(26)))
    right, middle = float(min(tile.x for _, tile in won) - p.px(6) if won else box.right), box.center[1]
    seconds, missed = p.highlights.clocks.get(mat.seat), _missed(p, mat)
    if seconds is not None and mat.folded:  # in the place of the total: beside it there is no room for a name
        height = round(mat.total.h * 0.62)
        width = mat.points.x - p.px(4) - mat.total.x
        clock_pill(p, Rect(mat.total.x, round(middle - height / 2), width, height), seconds)
    if mat.folded:
        return right
    if seconds is not None:
        width = round(height * _CLOCK_RATIO)
        clock_pill(p, Rect(round(right - width), round(middle - height / 2), width, height), seconds)
        right -= width + p.px(6)
    if missed is not None and p.highlights.participants_view is not None:
        text = p.highlights.participants_view.away(missed)
        size = max(height * 0.62, MIN_TEXT_PX)
        free = right - box.x - height * _CLOCK_RATIO  # the name keeps as much as a clock takes
        width = round(min(p.text_width(TABLE_CAPTION, text, size) + height, box.w * 0.5, max(free, height * 2)))
        rect = Rect(round(right - width), round(middle - height / 2), width, height)
        name = p.name_size(box)
        least = name + p.text_width(NAME, p.name(mat.seat), max(name * _MIN_NAME_RATIO, MIN_TEXT_PX))
        if rect.x - p.px(6) - box.x >= least:  # else the sign on the portrait says it
            p.sprite("ui/badge_short", rect)
            p.label(TABLE_CAPTION.in_color("text"), text, *rect.center, size, "center", width - height * 0.5)
            right = rect.x - p.px(6)
    return right


def _missed(p: Painter, mat: MatLayout) -> Participant | None:
    return None if p.highlights.participants_view is None else p.highlights.participants_view.missed(mat.seat)


def draw_points(p: Painter, mat: MatLayout, *, outlined: bool = False) -> None:
    """Write the points of a mat."""
    rect = mat.points
    size = min(rect.h * _POINTS_RATIO[mat.own], rect.w * 0.9)
    points = str(p.points(mat.seat))
    p.label(SCORE, points, *rect.center, size, "ink", rect.w * 0.8, outline_px=3 * outlined)


def _score(p: Painter, mat: MatLayout) -> None:
    """Draw the points on their plate, and below the viewer's own a stud a point up to the goal, or the stones (R17)."""
    rect = mat.points
    _plate(p, mat)
    for name, box in _won_tiles(p, mat):
        draw_medallion(p, name, box)
        worth = p.edition.majority_points if name == MAJORITY_TILE else p.edition.tiles[name].points
        height = max(round(box.h * _WORTH_RATIO), MIN_TEXT_PX + 1)
        if height > box.h * _MAX_WORTH_RATIO:
            continue
        width = round(height * 1.06)
        # In the corner at the foot, where it hides no face, and where nothing below reaches it.
        plate = Rect(box.right - width + p.px(3), box.bottom - height + p.px(1), width, height)
        p.sprite("ui/deck_count", plate)
        p.label(FIGURE.in_color(p.on_plate), str(worth), *plate.center, plate.h * 0.76, "center")
    draw_points(p, mat)
    points = p.points(mat.seat)
    if not mat.own:
        return
    goal, text = p.edition.goal, p.goal_caption(mat.seat, short=p.layout.compact)
    size = p.larger(max(p.px(15), 13), p.px(20))
    bottom = caption_line(p, mat, size)
    if p.edition.gauntlet:
        wider = p.px(_WIDER_PX)
        row = Rect(rect.x - wider, rect.bottom + p.px(_BELOW_SCORE_PX), rect.w + 2 * wider, p.px(_STONES_PX))
        rows = 1
        if p.layout.compact and has_two_rows(mat):  # in the place of the caption
            start = max(rect.x, round(_own_name_right(p, mat)) + p.px(_MIN_NAME_GAP_PX))
            row = Rect(start, round(bottom - row.h / 2), row.right - start, row.h)
        elif p.layout.compact:
            row, rows = Rect(rect.x, rect.bottom + p.px(_ABOVE_STONES_PX), rect.w, p.px(_TWO_ROWS_PX)), 2
        draw_stones(p, row, held_stones(p.state.players[mat.seat]), rows=rows)
    elif not p.layout.compact:
        pitch = rect.w / goal
        y = rect.bottom + p.px(11)
        stud = max(round(pitch * 0.8), 3)
        for number in range(goal):
            x = rect.x + pitch * (number + 0.5)
            p.icon("stud/on" if number < points else "stud/off", x, y, stud)
    if not (p.edition.gauntlet and p.layout.compact):
        gap = p.px(_MIN_NAME_GAP_PX)
        left, end = _own_name_right(p, mat) + gap, (mat.total if has_two_rows(mat) else mat.bonuses[0]).x - gap
        most = min(rect.w + (1 if p.layout.compact else 2) * p.px(_WIDER_PX), end - left)
        width = p.text_width(TABLE_CAPTION, text, size)
        size = max(size * min(1.0, most / width), MIN_TEXT_PX)
        x = max(rect.center[0], left + min(width, most) / 2)
        if p.layout.compact and not has_two_rows(mat):  # beside the name it would be read as part of it
            bottom = rect.bottom + p.px(_BELOW_SCORE_PX) + size * CAPITAL / 2
        p.label(TABLE_CAPTION, text, x, bottom, size, "center", most)


def _plate(p: Painter, mat: MatLayout) -> None:
    """Draw the empty plate of the points.

    That of a rival who can reach the goal with their next turn has a rim and a flag, that of who has reached it a
    light rim.
    """
    rect = mat.points
    p.canvas.image(p.look.polished("plate/score", rect.w, rect.h), rect.x, rect.y)
    if p.threatens(mat.seat):
        draw_threat(p, rect)
    elif p.points(mat.seat) >= p.edition.goal and meets_goal(p.edition, p.state.players[mat.seat]):
        draw_reached(p, rect)


def _own_name_right(p: Painter, mat: MatLayout) -> float:
    """Return where the viewer's name ends: in the middle below the portrait, a longer one begins at its left edge."""
    name = min(p.text_width(NAME, p.name(mat.seat), p.name_size(mat.name)), mat.name.w)
    return max(mat.avatar.center[0] + name / 2, mat.avatar.x + name)


def _won_tiles(p: Painter, mat: MatLayout) -> list[tuple[str, Rect]]:
    """Return the tiles that a seat has, with their boxes; beside a clock or a note they lie closer together."""
    seat, hidden = mat.seat, p.animation.hidden
    won = [(name, owned_tile(seat, index)) for index, name in enumerate(p.state.players[seat].tiles)]
    if p.state.majority == seat:
        won.append((MAJORITY_TILE, owned_majority(seat)))
    shown = [] if mat.folded else [(name, place) for name, place in won if place not in hidden]
    room, clock = mat.tiles, _own_clock(p, mat)
    if mat.own and _has_own_clock(p, mat) and clock.overlaps(room):
        room = room._replace(h=clock.y - p.px(2) - room.y)
    elif not mat.own and (mat.seat in p.highlights.clocks or _missed(p, mat) is not None):
        width = min(room.w, round(room.h * _TILE_ROOM_RATIO))
        room = room._replace(x=room.right - width, w=width)
    boxes = won_tile_boxes(mat, len(shown), p.layout.medal_gap, room)
    return [(name, p.pressed(place, box)) for (name, place), box in zip(shown, boxes, strict=True)]


def _bonuses(p: Painter, mat: MatLayout, player: Player) -> None:
    """Draw the bonuses as piles; each card below the top one shows its upper edge."""
    peep = min(p.px(PEEP), mat.bonuses[0].h * _MAX_PEEP_RATIO)
    top = mat.piles.y  # the highest edge of a pile
    for color in range(COLORS):
        place = bonus(mat.seat, color)
        rest = p.pressed(place, mat.bonuses[color])
        count = p.shown(place, player.bonuses[color])
        below = bonuses_below(count)
        above = max((rest.y - top) / max(below, 1), 0)
        for number in range(below, -(count > 0), -1):
            p.sprite(f"bonus/{color}", rest.moved(0, -round(min(peep, above) * number)))
        if count > 0:
            p.bonus_count(color, count, rest)
            if p.letters:
                plate_letter(p.canvas, p.look, color, rest)
        else:
            _no_bonus(p, color, rest, own=mat.own)
        if place in p.log_state.changed:
            draw_changed(p, rest)
        if p.highlights.focus == place:
            draw_frame(p, "focus", rest)


def _no_bonus(p: Painter, kind: int, rect: Rect, *, own: bool) -> None:
    """Draw an empty place in the row of bonuses, with its stone faint."""
    draw_empty_place(p, rect, rect.w * _PLATE_CORNER_RATIO, own=own)
    share, middle = _NO_BONUS
    p.icon(f"gem/{kind}", rect.center[0], rect.y + rect.h * middle, rect.w * share, faint_alpha(p, own=own))


def _tokens(p: Painter, mat: MatLayout, player: Player, *, numbers: bool) -> None:
    """Draw a player's tokens with their ``numbers``, the viewer's as stacks."""
    changes = own_changes(p) if mat.own else NO_TOKENS
    figures = [p.figure(tokens(mat.seat, kind), count) for kind, count in enumerate(player.tokens)]
    for kind, rect in enumerate(mat.tokens):
        place = tokens(mat.seat, kind)
        count = p.shown(place, player.tokens[kind])
        if kind == SPECIAL:  # there or not, never more than one (R13)
            _special(p, mat, rect, there=count > 0 and place not in p.animation.hidden)
        elif not mat.own:
            _other_chip(p, place, count)
        elif numbers:
            draw_own_stack(p, kind, count, figures[kind], changes[kind])
        else:
            draw_empty_stack(p, kind)
    if not mat.own:
        for kind in range(SPECIAL):
            _chip_number(p, mat, kind, figures[kind])


def _other_chip(p: Painter, place: Place, count: int) -> None:
    """Draw a chip for a stack of another seat, or its empty place, and whether it has changed."""
    chip = p.layout.piece(place)
    if count:
        p.token(place.slot, chip)
    elif place.slot != SPECIAL:
        draw_empty_place(p, chip, chip.w / 2, own=False)
        p.icon(f"gem/{place.slot}", *chip.center, chip.w * _NO_CHIP_RATIO, faint_alpha(p, own=False))
    if place in p.log_state.changed:
        draw_changed_rim(p, chip)
    if p.highlights.focus == place:
        draw_outline(p, p.layout.places[place], p.px(2))


def _chip_number(p: Painter, mat: MatLayout, kind: int, figure: int) -> None:
    """Draw on a badge how many tokens a chip of another seat stands for."""
    if not figure:
        return
    badge = chip_badge(mat.tokens[kind])
    draw_badge(p, badge)
    ratio = _COMIC_FIGURE_RATIO if p.skin.comic else _FIGURE_RATIO
    p.label(FIGURE, str(figure), *badge.center, badge.h * ratio, "center")


def _special(p: Painter, mat: MatLayout, rect: Rect, *, there: bool) -> None:
    """Draw the place of the special token in the row of the bonuses, and the token if it is there.

    That of the viewer has its name, where there is room.
    """
    place = tokens(mat.seat, SPECIAL)
    plate = p.look.drawn.get_or_make(("special plate", *rect[2:], there), lambda: _special_plate(p, rect, there=there))
    p.canvas.surface(plate, rect.x, rect.y)
    foot = p.layout.foot(place)
    stone = p.layout.piece(place) if foot is None else foot
    if not there:
        p.icon(f"gem/{SPECIAL}", *stone.center, stone.w * _LACKING_RATIO, _LACKING_ALPHA)
    if foot is None:
        _other_chip(p, place, int(there))
    elif there:
        draw_stack(p, SPECIAL, 1, foot, 1)
        stack_letter(p, SPECIAL, foot)
    if mat.own and not p.layout.compact:
        size = max(p.px(_SPECIAL_NAME_PX), MIN_TEXT_PX)
        y, name = rect.bottom - size * _ABOVE_EDGE_RATIO, tr(p.edition.token_names[SPECIAL]).upper()
        p.label(TABLE_CAPTION, name, rect.center[0], y, size, "center", rect.w * _MAX_NAME_RATIO)


def _special_plate(p: Painter, rect: Rect, *, there: bool) -> pygame.Surface:
    """Return the plate below a special token in its colour, like those of bonuses; dark where it lacks."""
    ink, (bright, middle, _) = p.look.palette.ink, shades(p.look.palette.kinds_bright[SPECIAL])
    upper, lower, edge = _PLATE_RATIO[there]
    corner = rect.w * _PLATE_CORNER_RATIO
    stops = (0.0, mix(ink, middle, upper)), (1.0, mix(ink, middle, lower))
    plate = rounded(light(rect[2:], (rect.w / 3, 0), rect.h, stops), corner)
    frame = round_frame(rect[2:], mix(ink, bright, edge), max(1, round(rect.w * _PLATE_EDGE_RATIO)), corner)
    plate.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return plate
