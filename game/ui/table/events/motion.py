"""Pieces in flight and the effects around them.

Knows poses, effects and the positions of glints; knows nothing of how they were planned.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from game.rules.model import MAJORITY, Place, PlaceKind, bank, market, tile, tokens
from game.ui.graphics.atlas import Image
from game.ui.graphics.print_art import soft_shadow
from game.ui.graphics.type_scale import FIGURE
from game.ui.table.mats.mats import draw_points
from game.ui.table.painter import SMALL_TOKEN, Painter
from game.view.animation.choosing import flown, ring
from game.view.animation.flight_path import Effect, EffectKind, Flight, FlyingPiece, PieceKind, Pose
from game.view.animation.glints import sweep
from game.view.interaction.choices import TakeSelection
from game.view.layout.geometry import Rect

_GLINTS = ((-0.34, -0.30, 0.62), (0.30, -0.10, 0.45), (-0.06, 0.34, 0.52))
"""Glints on a piece: offset from its middle and size, as shares of its size."""
_TOKEN = (0.38, 0.36, 0.56)
"""The glint on a token: point and size as shares of the piece."""
_SIZE_STEP = 4
"""Sizes in flight are rounded to so many pixels, so that scaled sprites are found in the cache."""
_FLAT: Final = 0.8
"""A chip lower than this share of its width lies on the table and shows its rim."""
_SPARK: Final = 0.8
"""The size of the glint in a spark, as a share of the piece from which its light comes."""
_WALKER: Final = 120.0
"""The size of the light that walks from mat to mat, in reference pixels."""
_TAIL: Final = 5
_HOP: Final = 22.0
"""How far a chosen token flies above its stack on its way to its socket, in reference pixels."""
_SWEEP: Final = 0.8
"""The size of the light that runs along the bar's status, as a share of its height."""
_COVERS: Final = (EffectKind.BURST, EffectKind.POP)
_SHADOW_FULL_PX: Final = 14
"""The height from which on a shadow stays as dark, in reference pixels."""
_SHADOW_REACH_PX: Final = 40
"""The height from which on a shadow stays where it is, in reference pixels."""
_SHADOW_BLUR: Final = 9
"""How far the shadow of a flying piece is blurred, in reference pixels."""
_SHADOW_SIZES: Final = 8
"""Shadows have so many sizes up to that of the resting piece: few have to be made."""
_SHADOW_STEPS: Final = 4
"""Shadows have so many widths as the piece turns, and so many tones."""
_SHADE: Final = 150


def draw_motion(p: Painter) -> None:
    """Draw trails, then pieces, then flashes."""
    for effect in p.animation.effects:
        if effect.kind in (EffectKind.GHOST, EffectKind.WAKE):
            _trail(p, effect)
    for pose in p.animation.poses:
        _piece(p, pose)
    for effect in p.animation.effects:
        if effect.kind not in (EffectKind.GHOST, EffectKind.WAKE):
            _flash(p, effect)
    _chosen_token(p)
    for mat in p.layout.mats:
        if any(effect.kind in _COVERS and mat.points.contains((effect.x, effect.y)) for effect in p.animation.effects):
            draw_points(p, mat, outlined=True)  # they count while the burst covers them


def _chosen_token(p: Painter) -> None:
    """Draw the token that was chosen last on its way to its socket, and the ring around it there."""
    selection, share = p.highlights.selection, p.highlights.chosen
    if not isinstance(selection, TakeSelection) or not selection.colors or share >= 1.0:
        return
    socket, kind = p.layout.dock.slots[len(selection.colors) - 1], selection.colors[-1]
    if flown(share) >= 1.0:
        _flash(p, Effect(EffectKind.RING, *socket.center, socket.w, ring(share)))
        return
    stack, chip = bank(kind), FlyingPiece(PieceKind.TOKEN, number=kind)
    top = p.layout.piece(stack, p.state.bank[kind])
    flight = Flight(chip, stack, tokens(p.layout.viewer, kind), start=0.0, travel=1.0, rise=_HOP)
    pose = flight.pose(flown(share), lambda place, _: top if place == stack else socket, p.layout.scale)
    assert pose is not None
    _piece(p, pose)


def sprite_of(piece: FlyingPiece, face: bool = True) -> str:
    """Return the sprite of a piece with its face or its back up."""
    if piece.kind is PieceKind.TOKEN:
        return f"token/{piece.number}"
    if piece.kind is PieceKind.CARD:
        return f"card/{piece.name}" if face and piece.name is not None else f"back/{piece.number}"
    return "majority" if piece.kind is PieceKind.MAJORITY or piece.name is None else f"tile/{piece.name}"


def _piece(p: Painter, pose: Pose) -> None:
    source = _source(p, pose)
    w = max(_SIZE_STEP, round(pose.w / _SIZE_STEP) * _SIZE_STEP)
    h = max(_SIZE_STEP, round(pose.h / _SIZE_STEP) * _SIZE_STEP)
    angle = round(pose.angle / 2) * 2
    image = p.look.warp.image(source, w, h, pose.turn, angle)
    x, y = round(pose.x - w / 2), round(pose.y - h / 2)
    if pose.lifted:
        _shadow(p, pose, source)
    p.canvas.image(image, x, y, pose.alpha)
    if pose.piece.kind is PieceKind.TOKEN:
        p.token_letter(pose.piece.number, pose.x, pose.y, w, pose.alpha)


def _shadow(p: Painter, pose: Pose, source: Image) -> None:
    """Draw the shadow of a piece above the table: the higher it is, the farther away and the darker."""
    step = max(source.width // _SHADOW_SIZES, _SIZE_STEP)
    w, h = (max(round(side / step), 1) * step for side in (pose.w, pose.h))
    turn = round(pose.turn * _SHADOW_STEPS) / _SHADOW_STEPS
    token = pose.piece.kind is PieceKind.TOKEN
    away = min(pose.lifted, p.px(_SHADOW_REACH_PX))
    dark = 255 * math.ceil(min(away / p.px(_SHADOW_FULL_PX), 1.0) * _SHADOW_STEPS) / _SHADOW_STEPS
    if token and "fx/shadow" in p.look.atlas:
        rest = p.layout.places[bank(0)]
        shadow = p.look.sprite("fx/shadow", rest.w, rest.h)
        dark *= _SHADE / 255
    else:
        shadow = _soft_shadow((source.width, source.height), p.px(_SHADOW_BLUR), token)
    x, y = pose.x - w / 2 + 0.35 * away, pose.y - h / 2 + 0.55 * away
    p.canvas.image(p.look.warp.image(shadow, w, h, turn), round(x), round(y), round(dark))


@lru_cache(maxsize=8)
def _soft_shadow(size: tuple[int, int], blur: int, oval: bool) -> Image:
    """Return the shadow of a card or tile of a size, or of an ``oval`` chip."""
    return Image(soft_shadow(size, blur, _SHADE, oval=oval), blur, blur, *size)


def _source(p: Painter, pose: Pose) -> Image:
    """Return the decoded picture of a piece: as it lies in the bank, the market or the middle."""
    rest = {
        PieceKind.TOKEN: bank(0),
        PieceKind.CARD: market(1, 0),
        PieceKind.TILE: tile(0),
        PieceKind.MAJORITY: MAJORITY,
    }[pose.piece.kind]
    box = p.layout.places[rest]
    if pose.piece.kind is PieceKind.TOKEN and pose.h < pose.w * _FLAT:
        foot = p.layout.foot(bank(pose.piece.number)) or box
        return p.look.sprite(f"stack/{pose.piece.number}/1", foot.w, foot.h)
    name = sprite_of(pose.piece, pose.face)
    if pose.piece.kind is PieceKind.TOKEN and pose.w < SMALL_TOKEN:
        name = f"token_small/{pose.piece.number}"  # as in its place
    return p.look.sprite(name, box.w, box.h)


def _trail(p: Painter, effect: Effect) -> None:
    alpha = round(110 * (1 - effect.at))
    size = max(8, round(effect.size * (1 - 0.35 * effect.at) / 8) * 8)
    name = f"fx/ghost/{effect.number}" if effect.kind is EffectKind.GHOST else "fx/wake"
    if name not in p.look.atlas:
        name = "fx/glow"
    _glow(p, name, effect, size, alpha)


def _glow(p: Painter, name: str, effect: Effect, side: int, alpha: int) -> None:
    draw_light(p, name, 90, effect.x, effect.y, side, alpha, effect.flat)


def draw_light(
    p: Painter, name: str, source: float, x: float, y: float, side: int, alpha: int, flat: float = 1.0
) -> None:
    """Draw a sprite around a point, warped from the picture of ``source`` reference pixels that ``preload`` decodes."""
    height = round(side * flat)
    image = p.look.warp.image(p.look.sprite(name, p.px(source), p.px(source)), side, height)
    p.canvas.image(image, round(x - side / 2), round(y - height / 2), alpha)


def _flash(p: Painter, effect: Effect) -> None:
    fade = 1 - effect.at
    if effect.kind is EffectKind.MOTES:
        _sparks(p, effect, 24, effect.size * (0.4 + 0.9 * effect.at), effect.size * 0.16 * fade, "fx/mote")
    elif effect.kind is EffectKind.RING:
        name = "fx/ring" if "fx/ring" in p.look.atlas else "fx/glow"
        _centred(p, name, effect, effect.size * (1.0 + 0.8 * effect.at), round(230 * fade))
    elif effect.kind is EffectKind.BURST:
        _centred(p, "fx/burst", effect, effect.size * (1.9 + 0.3 * effect.at), round(255 * min(1.0, fade * 1.6)))
    elif effect.kind is EffectKind.POP:
        _centred(p, "fx/pop", effect, effect.size * (1.5 + 1.1 * effect.at), round(220 * fade))
    elif effect.kind is EffectKind.SPARK:
        _centred(p, "fx/glow", effect, effect.size, 255)
        draw_glint(p, effect.x, effect.y, effect.size * _SPARK, 1.0)
    elif effect.kind is EffectKind.GLINTS:
        _glints(p, effect)
    elif effect.kind is EffectKind.PLUS:
        _plus(p, effect, fade)


def _plus(p: Painter, effect: Effect, fade: float) -> None:
    """Draw the points that were gained."""
    height = max(p.px(28), 18)
    width = round(height * 1.5)
    rise = p.px(34) + p.px(16) * effect.at
    rect = Rect(round(effect.x - width / 2), round(effect.y - effect.size * 0.5 - rise * 0.6), width, height)
    score = next((mat.points for mat in p.layout.mats if not mat.own and mat.points.overlaps(rect)), None)
    if score is not None:  # the score is counting: beside it
        rect = rect._replace(x=score.x - width, y=round(score.center[1] - p.px(16) * (effect.at - 0.5) - height / 2))
    p.sprite("ui/pill_active", rect, round(255 * min(1.0, fade * 2)))
    p.label(FIGURE.in_color("text_dark"), f"+{effect.number}", *rect.center, height * 0.72, "center")


def _glints(p: Painter, effect: Effect) -> None:
    """Draw light running over a piece: three glints, one after another."""
    for number, (across, down, size) in enumerate(_GLINTS):
        strength = math.sin(math.pi * min(1.0, max(0.0, effect.at * 1.8 - 0.4 * number)))
        if strength > 0:
            x, y = effect.x + across * effect.size, effect.y + down * effect.size
            draw_glint(p, x, y, effect.size * size, strength)


def draw_glint(p: Painter, x: float, y: float, size: float, strength: float) -> None:
    """Draw a glint at a point, of a strength of 0 to 1."""
    draw_light(p, "fx/glint", 40, x, y, max(8, round(size / 4) * 4), round(255 * strength))


def _centred(p: Painter, name: str, effect: Effect, size: float, alpha: int) -> None:
    _glow(p, name, effect, max(8, round(size / 8) * 8), alpha)


def _sparks(p: Painter, effect: Effect, count: int, radius: float, size: float, name: str) -> None:
    side = max(4, round(size / 4) * 4)
    alpha = round(255 * (1 - effect.at * 0.7))
    for i in range(count):
        # The golden angle spreads them evenly without a visible pattern.
        angle = i * 2.39996
        far = radius * (0.75 + 0.25 * math.sin(i * 1.7))
        x, y = effect.x + far * math.cos(angle), effect.y + far * math.sin(angle)
        draw_light(p, name, 40, x, y, side, alpha)


def draw_glints(p: Painter, shining: tuple[Place, float] | None) -> None:
    """Draw the glint on a stone of the resting table."""
    if shining is None or p.animation.busy:
        return
    place, strength = shining
    rect = p.layout.places.get(place)
    if rect is None:
        return
    across, down, size = p.skin.light if place.kind is PlaceKind.MARKET else _TOKEN
    draw_glint(p, rect.x + rect.w * across, rect.y + rect.h * down, min(rect.w, rect.h) * size, strength)


def draw_hand_over(p: Painter) -> None:
    """Draw the light that walks along the table's edge from the mat of the former seat to that of the next."""
    former = p.animation.former
    if former is None or former == p.state.turn or p.over:
        return
    ends = {mat.seat: rim_point(mat.rect, own=mat.own) for mat in p.layout.mats}
    (x0, y0), (x1, y1) = ends[former], ends[p.state.turn]
    reach = p.px(_WALKER)
    for number in range(_TAIL):
        at = min(max(p.animation.handed - number * 0.04, 0.0), 1.0)
        strength = math.sin(math.pi * p.animation.handed) * (1 - number / _TAIL)
        side = max(8, round(reach * (1 - 0.12 * number) / 8) * 8)
        draw_light(p, "fx/glow", 90, x0 + (x1 - x0) * at, y0 + (y1 - y0) * at, side, round(230 * strength))


def rim_point(mat: Rect, *, own: bool) -> tuple[float, float]:
    """Return where the light of a mat leaves along the table's edge: the side that looks at the column of mats."""
    return float(mat.right if own else mat.x), mat.center[1]


def draw_sweep(p: Painter, age_ms: float) -> None:
    """Draw light running along the foot of the bar's status when the last round begins; it stays within the bar."""
    rect = p.layout.bar.status
    size = rect.h * _SWEEP
    for share, strength in sweep(age_ms):
        draw_glint(p, rect.x + rect.w * share, rect.bottom - size / 2, size, strength)
