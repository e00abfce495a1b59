"""Every sprite that may appear during play, in the sizes in which it is drawn, so that no animation waits for decoding.

Knows the layout and the sprites' names; knows nothing of a position.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.model import COLORS, LEVELS, Place, PlaceKind, bank, deck, market, tile
from game.rules.pieces import Edition
from game.ui.table.badges import signs
from game.ui.table.log import log_size
from game.ui.table.painter import SMALL_TOKEN
from game.ui.table.panels import own_ground
from game.view.layout.geometry import Rect
from game.view.layout.table import TableLayout

Sized = tuple[str, float, float]
_STATES = ("affordable", "hover", "selected", "last", "focus", "short")


def table_sprites(layout: TableLayout, edition: Edition) -> list[Sized]:
    """Return names and sizes in window pixels, ordered by how soon they may be shown."""
    return list(dict.fromkeys((*_panels(layout), *_tokens(layout), *_effects(layout), *_cards(layout, edition))))


def _sized(name: str, rect: Rect) -> Sized:
    return name, rect.w, rect.h


def _cards(layout: TableLayout, edition: Edition) -> Iterator[Sized]:
    places = layout.places
    own = layout.panel(layout.own).hand[0]
    sizes = dict.fromkeys((places[market(1, 0)][2:], own[2:], *(panel.hand[0][2:] for panel in layout.panels)))
    for box in (places[market(1, 0)], own):
        yield from signs(box.h)
    # All sizes of a card follow each other: decoding takes far longer than scaling, and decoded sources are cached.
    yield from ((f"card/{card}", w, h) for card in edition.cards for w, h in sizes)
    for w, h in sizes:
        yield from ((f"back/{level}", w, h) for level in LEVELS)
        yield from ((f"frame/{state}", w, h) for state in _STATES)
        yield "ui/slot", w, h
    yield _sized("back/1", places[deck(1)])
    yield from (_sized(f"frame/{state}", places[tile(0)]) for state in _STATES)


def _tokens(layout: TableLayout) -> Iterator[Sized]:
    piles = [place for place in layout.places if place.kind in (PlaceKind.BANK, PlaceKind.TOKENS)]
    for place in piles:
        box = layout.places[place]
        kind = _kind(place)
        yield _sized(f"token/{kind}" if box.w >= SMALL_TOKEN else f"token_small/{kind}", box)
        yield _sized(f"token_ghost/{kind}", box)
        yield from (_sized(f"ring/{state}", box) for state in _STATES)
    for kind in range(len(layout.bank_cells)):
        yield _sized(f"token/{kind}", layout.places[bank(0)])
        yield _sized(f"token_small/{kind}", layout.places[bank(0)])
        yield _sized(f"token/{kind}", layout.actions.slots[0])
    size = log_size(layout.scale, layout.enlarged)
    for kind in range(len(layout.bank_cells)):
        for factor in (0.95, 1.05):
            yield f"gem_small/{kind}", round(size * factor), round(size * factor)
            yield f"token_small/{kind}", round(size * factor), round(size * factor)


def _kind(place: Place) -> int:
    return place.row if place.kind is PlaceKind.BANK else place.slot


def _panels(layout: TableLayout) -> Iterator[Sized]:
    yield _sized("ui/panel_active", own_ground(layout))
    for seat, panel in enumerate(layout.panels):
        for color in range(COLORS):
            yield _sized(f"bonus/{color}", panel.bonuses[color])
            yield _sized(f"bonus_empty/{color}", panel.bonuses[color])
            yield _sized("frame/last", panel.bonuses[color])
        ground = "ui/panel" if panel.own else "ui/panel_opponent"
        rect = own_ground(layout) if panel.own else panel.rect
        yield _sized(ground, rect)
        yield _sized(f"{ground}_active", rect)
        yield _sized("ui/pill", layout.bar.turns[seat])
        yield _sized("ui/pill_active", layout.bar.turns[seat])
        for high in (layout.bar.turns[seat].h * 0.86, panel.avatar.h, round(46 * layout.scale) * 0.74):
            yield f"avatar/{seat}", high, high
            yield f"seat_mark/{seat}", high, high
    for name in ("turn", "other"):
        if layout.banner is not None:
            yield _sized(f"banner/{name}", layout.banner)
    actions = layout.actions
    for rect in (actions.undo, actions.buy, actions.reserve):
        yield from (_sized(f"ui/{name}", rect) for name in ("button", "button_hover", "button_disabled"))
    yield from (_sized(f"ui/{name}", actions.confirm) for name in ("button_primary", "button_disabled"))


def _effects(layout: TableLayout) -> Iterator[Sized]:
    large, small = max(1, round(90 * layout.scale)), max(1, round(40 * layout.scale))
    for name in ("ring", "wake", "burst", "glow", "pop", *(f"ghost/{kind}" for kind in range(7))):
        yield f"fx/{name}", large, large
    for name in ("spark", "mote", "glint"):
        yield f"fx/{name}", small, small
    yield _sized("fx/shadow", layout.places[bank(0)])
