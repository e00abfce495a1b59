"""Every sprite of the base edition: cards, backs, nobles, tokens, stacks, stones, plates, portraits, effects.

Knows names, boxes and anchors; the drawing is in the modules beside it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art.base import avatars, bonuses, fx, stacks
from tools.art.base.anatomy import HEIGHT, RADIUS, WIDTH, anchors, draw_card
from tools.art.base.backs import draw_back
from tools.art.base.facts import cards, nobles
from tools.art.base.gems import gem
from tools.art.base.marks import letter_tag, pip_center, stone_pip
from tools.art.base.metal import drop_shadow
from tools.art.base.palette import GEMS
from tools.art.base.tiles import TILE_UNITS, draw_noble
from tools.art.base.tokens import ghost_token, small_token, token
from tools.art.sprite import Draw, Insets, Sprite

CARD_SIZE: Final = (126.0, 176.0)
TILE_SIZE: Final = (98.0, 98.0)
_BACK_LIFT: Final = 1.4
"""Lower than that of a card, because a back mostly lies on its deck."""
_CARD_PAD: Final[Insets] = (7, 5, 14, 17)
_TOKEN_PAD: Final[Insets] = (3, 3, 8, 12)
_SMALL_PAD: Final[Insets] = (2, 2, 5, 7)


def sprites() -> list[Sprite]:
    """List every sprite of the base edition except the user interface's."""
    return [*_cards(), *_tiles(), *_kinds(), *_bonuses(), *stacks.sprites(), *avatars.sprites(), *fx.sprites()]


def _fitted(
    size: tuple[float, float], units: tuple[float, float], radius: float, draw: Draw, lift: float = 2.4
) -> Draw:
    """Scale a drawing in its own units to its box and lay the shadow of a piece that lies ``lift`` px high under it."""

    def fitted(canvas: skia.Canvas) -> None:
        drop_shadow(canvas, *size, radius, lift)
        canvas.save()
        canvas.scale(size[0] / units[0], size[1] / units[1])
        draw(canvas)
        canvas.restore()

    return fitted


def _cards() -> list[Sprite]:
    units = (WIDTH, HEIGHT)
    fronts = [
        Sprite(
            f"card/{card.id}",
            CARD_SIZE,
            _fitted(CARD_SIZE, units, RADIUS, partial(draw_card, card=card)),
            pad=_CARD_PAD,
            anchors=anchors(card),
        )
        for card in cards()
    ]
    backs = [
        Sprite(
            f"back/{level}",
            CARD_SIZE,
            _fitted(CARD_SIZE, units, RADIUS, partial(draw_back, level=level), _BACK_LIFT),
            pad=_CARD_PAD,
        )
        for level in (1, 2, 3)
    ]
    return fronts + backs


def _tiles() -> list[Sprite]:
    units = (TILE_UNITS, TILE_UNITS)
    return [
        Sprite(
            f"tile/{noble.id}",
            TILE_SIZE,
            _fitted(TILE_SIZE, units, RADIUS, partial(draw_noble, noble=noble)),
            pad=_CARD_PAD,
        )
        for noble in nobles()
    ]


def _kinds() -> list[Sprite]:
    """List what every token kind has: tokens, stones, pips, letters."""
    found: list[Sprite] = []
    for kind in (stone.kind for stone in GEMS):
        x, y = pip_center(kind, (0.5, 0.5), 0.46)
        found += [
            Sprite(f"token/{kind}", (76, 76), partial(token, kind=kind, center=(38, 38), radius=36.5), pad=_TOKEN_PAD),
            Sprite(
                f"token_small/{kind}",
                (40, 40),
                partial(small_token, kind=kind, center=(20, 20), radius=19),
                pad=_SMALL_PAD,
            ),
            Sprite(f"token_ghost/{kind}", (40, 40), partial(ghost_token, kind=kind, center=(20, 20), radius=19)),
            Sprite(
                f"gem/{kind}",
                (40, 40),
                partial(gem, kind=kind, center=(20, 20), radius=18.5, bold=True),
                pad=_SMALL_PAD,
            ),
            Sprite(
                f"gem_small/{kind}",
                (20, 20),
                partial(gem, kind=kind, center=(10, 10), radius=9.2, shadow=False, bold=True),
                pad=(1, 1, 1, 1),
            ),
            Sprite(
                f"pip/{kind}",
                (28, 28),
                partial(stone_pip, kind=kind, center=(14, 14), radius=13.2),
                pad=(2, 2, 4, 5),
                anchors={"count": (x, y, 0.70)},
            ),
            Sprite(f"letter/{kind}", (18, 18), partial(letter_tag, kind=kind, center=(9, 9), radius=8.6)),
        ]
    return found


def _bonuses() -> list[Sprite]:
    found: list[Sprite] = []
    for color in range(5):
        place = {"count": bonuses.COUNT}
        found += [
            Sprite(
                f"bonus/{color}",
                bonuses.SIZE,
                partial(bonuses.bonus, color=color),
                pad=(9, 7, 14, 16),
                anchors=place,
            ),
            Sprite(
                f"bonus_empty/{color}",
                bonuses.SIZE,
                partial(bonuses.empty_bonus, color=color),
                pad=(1, 1, 1, 1),
                anchors=place,
            ),
        ]
    return found
