"""The Gauntlet as a condition of victory in pictures (R17): a row of stones.

Knows a player's bonuses and tokens; knows nothing of input.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.model import COLORS, SPECIAL, Player
from game.ui.graphics.print_art import mix, round_frame, rounded, soft_shadow
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import Color

_HELD_RATIO: Final = 0.98
"""The size of a stone whose condition is met by the room of each stone."""
_LACKING_RATIO: Final = 0.6
"""The size of a stone whose condition is not met by the same room."""
_LACKING_ALPHA: Final = 190
"""The alpha of a stone whose condition is not met."""
_SOCKET_RATIO: Final = 0.92
"""The size of the socket around a stone by the same room."""
_RIM_SHADE: Final = 0.6
"""How much darker than a quiet text the rim of this socket is, so that stones to be won outshine none that are held."""
_LIGHT_RATIO: Final = 0.28
_LIGHT_ALPHA: Final = 150
"""How far light reaches around a stone whose condition is met, by the same room, and its alpha."""
_RING_RATIO: Final = 0.09
"""The thickness of a socket's rim by the socket's size."""


def held_stones(player: Player) -> tuple[bool, ...]:
    """Return for each colour whether a player has a bonus of it, then whether they have the special token (R17)."""
    return (*(count > 0 for count in player.bonuses), player.tokens[SPECIAL] > 0)


def draw_stones(p: Painter, rect: Rect, held: tuple[bool, ...], *, rows: int = 1) -> None:
    """Draw the Gauntlet's condition as stones: large and in light what is held, faint in a socket what is lacking."""
    columns = len(held) // rows
    width, height = rect.w / columns, rect.h / rows
    size = min(width, height)
    for i, (kind, have) in enumerate(zip((*range(COLORS), SPECIAL), held, strict=True)):
        x, y = rect.x + width * (i % columns + 0.5), rect.y + height * (i // columns + 0.5)
        if have:
            _draw_light(p, x, y, size)
        else:
            palette = p.look.palette
            draw_socket(p, x, y, size * _SOCKET_RATIO, mix(palette.text_soft, palette.ink, _RIM_SHADE))
        p.icon(
            f"gem_small/{kind}", x, y, size * (_HELD_RATIO if have else _LACKING_RATIO), 255 if have else _LACKING_ALPHA
        )


def _draw_light(p: Painter, x: float, y: float, size: float) -> None:
    """Draw light behind a stone in the middle of a room of a size."""
    reach, color = max(round(size * _LIGHT_RATIO), 2), p.look.palette.text
    side = max(round(size * _HELD_RATIO) - reach, 1)
    key = ("stone light", side, reach, color)
    light = p.look.drawn.get_or_make(key, lambda: soft_shadow((side, side), reach, _LIGHT_ALPHA, color, oval=True))
    p.canvas.surface(light, round(x - light.get_width() / 2), round(y - light.get_height() / 2))


def draw_socket(p: Painter, x: float, y: float, size: float, rim: Color) -> None:
    """Draw a socket for a stone around a point."""
    side, ink = max(round(size), 1), p.look.palette.ink
    socket = p.look.drawn.get_or_make(("socket", side, rim), lambda: _socket(side, ink, rim))
    p.canvas.surface(socket, round(x - side / 2), round(y - side / 2))


def _socket(side: int, ink: Color, rim: Color) -> pygame.Surface:
    """Return a dark disc with a light rim."""
    disc = pygame.Surface((side, side))
    disc.fill(ink)
    socket = rounded(disc, side / 2)
    frame = round_frame((side, side), rim, max(1, round(side * _RING_RATIO)), side / 2)
    socket.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return socket
