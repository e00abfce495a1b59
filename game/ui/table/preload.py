"""Every sprite that may appear during play, in the sizes in which it is drawn, so that no animation waits for decoding.

Knows the layout and the sprites' names; knows nothing of a position.
"""

from __future__ import annotations

import string
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import Final, TypeAlias

from game.rules.model import (
    COLORS,
    KINDS,
    LEVELS,
    SPECIAL,
    Deal,
    GameState,
    PlaceKind,
    bank,
    deck,
    market,
    tile,
    tokens,
)
from game.rules.pieces import Edition
from game.sessions.update import Update
from game.ui.graphics.look import glyph_name
from game.ui.table.log import STONE, log_size
from game.ui.table.mats.reserved_cards import SLIP_EDGE, has_larger_parts, small_layout
from game.ui.table.painter import SMALL_TOKEN
from game.view.appearance import LOOKS
from game.view.layout.dock import waiting_strip, with_single_button
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, MatLayout
from game.view.layout.slips import is_slip, slip_layout
from game.view.layout.stacks import HIGHEST, SQUASH, bank_well
from game.view.layout.table import TableLayout
from game.view.skins import skin
from game.view.skins.model import MAJORITY_SIGN

Sized: TypeAlias = tuple[str, float, float]
_FRAMES = ("hover", "focus")
_ICONS: Final = (
    *("plus", "minus", "tokens", "buy", "reserve", "cancel", "down", "right", "undo", "ok", "eye_off", "flag", "help"),
    *("menu", "settings", "log", "sound", "clock", "bell"),
)
_LOOKS: Final = range(LOOKS)
_CARDS: Final = (PlaceKind.MARKET, PlaceKind.HAND)
_SIGNS: Final = (
    (("sign/can", "sign/goal"), 24, 24),
    (("sign/plan",), 60, 22),
    (("stud/on", "stud/off"), 8, 8),
    (("ui/deck_count", "ui/pill_active", "ui/badge_short", "ui/pill"), 60, 28),
    (tuple(f"seat_mark/{person}" for person in _LOOKS), 20, 20),
    (tuple(f"race/{person}" for person in _LOOKS), 42, 28),
    (tuple(f"gem/{kind}" for kind in (*range(COLORS), SPECIAL)), 40, 40),
    (tuple(f"gem_small/{kind}" for kind in range(KINDS)), 20, 20),
    (tuple(f"token_small/{kind}" for kind in range(KINDS)), 40, 40),
    (tuple(f"pip/{color}" for color in range(COLORS)), 26, 26),
    (tuple(f"bonus/{color}" for color in range(COLORS)), 58, 84),
)
"""Names and size in reference pixels of sprites that are drawn in many sizes: their sources are kept once decoded."""
_LETTERS: Final = string.ascii_letters + string.digits + " ’"


def table_sprites(
    layout: TableLayout, edition: Edition, people: Sequence[Collection[int]] = (_LOOKS,) * LOOKS
) -> list[Sized]:
    """Return names and sizes in window pixels, ordered by how soon they may be shown.

    ``people`` are the looks that each seat's mat may have. Faces of cards are loaded with ``face_sprites`` and
    ``dealt_sprites`` when it is known which ones come: all of them would displace what is shown.
    """
    parts = (
        _lamps(layout, people),
        _cards(layout, edition),
        _bank(layout),
        _grounds(layout, people),
        _mats(layout),
        _signs(layout, edition),
        _effects(layout),
    )
    return list(dict.fromkeys(sized for part in parts for sized in part))


def _sized(name: str, rect: Rect) -> Sized:
    return name, rect.w, rect.h


def face_sprites(layout: TableLayout, state: GameState) -> Iterator[Sized]:
    """Yield the faces of the tiles and cards that a position shows, in their places and in flight to them.

    They come in the order in which they are drawn.
    """
    yield from (_sized(f"tile/{name}", layout.places[tile(0)]) for name in state.tiles if name is not None)
    middle, look = layout.places[market(1, 0)], skin(state.edition)
    yield from (_sized(f"card/{card}", middle) for row in reversed(state.market) for card in row if card is not None)
    for mat in layout.mats:
        for held in state.players[mat.seat].hand:
            if held.card is not None:
                yield _sized(f"card/{held.card}", middle)
                box = mat.hand[0]
                small = is_slip(box) or has_larger_parts(look, box)
                if not (mat.folded or small):
                    yield _sized(f"card/{held.card}", box)


def dealt_sprites(layout: TableLayout, updates: Iterable[Update]) -> Iterator[Sized]:
    """Yield the faces of the cards that updates deal, in the size in which they are dealt."""
    middle = layout.places[market(1, 0)]
    for update in updates:
        for action in update.actions:
            if isinstance(action, Deal) and action.place.kind in _CARDS and action.item is not None:
                yield _sized(f"card/{action.item}", middle)


def _lamps(layout: TableLayout, people: Sequence[Collection[int]]) -> Iterator[Sized]:
    """Yield the light on each mat, which comes when its seat is to move: the largest sprites no first frame shows."""
    for mat in layout.mats:
        yield from (_sized(f"mat/lamp/{person}", mat.rect) for person in people[mat.seat])


def _grounds(layout: TableLayout, people: Sequence[Collection[int]]) -> Iterator[Sized]:
    yield _sized("table/cloth_edge", layout.cloth)
    yield _sized("table/tray", layout.bank)
    yield _sized("ui/bar", layout.bar.rect)
    # All sizes of a sprite follow each other: decoding takes far longer than scaling, and decoded sources are cached.
    for person in _LOOKS:
        mats = [mat for mat in layout.mats if person in people[mat.seat]]
        yield from (_sized("mat/own" if mat.own else f"mat/{person}", mat.rect) for mat in mats)
    for rect in (layout.dock.rect, layout.ticker, layout.log):
        if rect is not None and rect.h:
            yield _sized("mat/dock", rect)
    dock = layout.dock
    yield from (_sized("table/strip", strip) for strip in (dock.strip, waiting_strip(dock)))
    alone = with_single_button(dock)
    if alone.strip != dock.strip:
        yield _sized("table/strip", alone.strip)
    yield from (_sized(f"ui/{name}", alone.confirm) for name in ("button_primary", "button"))
    yield _sized("ui/button_primary", dock.confirm)
    yield from (_sized(f"ui/{name}", dock.reserve) for name in ("button", "button_hover"))
    states = "_primary", "_primary_hover", "", "_hover"
    yield from (_sized(f"ui/button{state}", box) for state in states for box in dock.move_kinds)


def _others(layout: TableLayout) -> list[MatLayout]:
    """Return the mats of other seats, which have more than one line."""
    return [mat for mat in layout.mats if not mat.own and not mat.folded]


def _mats(layout: TableLayout) -> Iterator[Sized]:
    others = _others(layout)
    for mat in layout.mats:
        for color in range(COLORS):
            yield _sized(f"bonus/{color}", mat.bonuses[color])
        yield _sized("plate/score", mat.points)
        if not mat.own and not mat.folded:  # its first tokens bring the sign of their total
            yield "icon/tokens", mat.total.h, mat.total.h
    for kind in range(len(layout.bank_cells)):
        foot = layout.foot(tokens(layout.viewer, kind))
        assert foot is not None
        yield from (_sized(f"stack/{kind}/{count}", foot) for count in range(1, HIGHEST + 1))
        chips = [layout.piece(tokens(mat.seat, kind)) for mat in others]
        for chip in chips:
            yield _sized(f"{'token' if chip.w >= SMALL_TOKEN else 'token_small'}/{kind}", chip)


def _bank(layout: TableLayout) -> Iterator[Sized]:
    flat = Rect(0, 0, 2 * layout.radius, round(2 * layout.radius * SQUASH))
    own = layout.mat(layout.viewer).tokens[0]
    for kind in range(len(layout.bank_cells)):
        for count in range(1, 8):
            yield _sized(f"stack/{kind}/{count}", flat)
        yield _sized(f"token/{kind}", layout.places[bank(kind)])
        yield _sized(f"token_small/{kind}", layout.places[bank(kind)])
        yield _sized(f"token/{kind}", layout.dock.slots[0])
    yield _sized("ring/flat_chosen", flat)
    yield "ring/flat_chosen", own.w, round(own.w * SQUASH)
    wells = [bank_well(foot) for kind in range(len(layout.bank_cells)) if (foot := layout.foot(bank(kind))) is not None]
    for kind, well in enumerate(wells):
        yield _sized("table/well", well)
        yield _sized(f"table/well/{kind}", well)
    size = round(log_size(layout) * STONE)
    for kind in range(len(layout.bank_cells)):
        yield f"gem/{kind}", size, size
        yield f"token_small/{kind}", size, size


def _signs(layout: TableLayout, edition: Edition) -> Iterator[Sized]:
    """Yield small sprites in both of their stored resolutions, and the letters of the dock's title."""
    icons = (*_ICONS, skin(edition.name).tile_sign, MAJORITY_SIGN)
    icon_names = tuple(f"{folder}/{icon}" for folder in ("icon", "icon_dark") for icon in icons)
    for names, w, h in (*_SIGNS, (icon_names, 28, 28)):
        for name in names:
            yield name, w, h
            yield name, w * max(layout.scale, 1.1), h * max(layout.scale, 1.1)
    height = layout.dock.prompt.h
    for letter in _LETTERS:
        yield glyph_name(skin(edition.name).display, letter), 1, height


def _cards(layout: TableLayout, edition: Edition) -> Iterator[Sized]:
    places, middle = layout.places, layout.places[market(1, 0)]
    hands = {box[2:]: box for mat in (layout.mat(layout.viewer), *_others(layout)) for box in mat.hand}.values()
    slips, whole = [box for box in hands if is_slip(box)], [box for box in hands if not is_slip(box)]
    sizes = dict.fromkeys((middle[2:], *(box[2:] for box in whole), *(box.fit(CARD_RATIO)[2:] for box in slips)))
    for w, h in sizes:
        yield from ((f"back/{level}", w, h) for level in LEVELS)
        yield "frame/focus", w, h
    yield _sized("frame/hover", middle)
    for box in slips:
        edge = max(1, round(SLIP_EDGE * layout.scale))
        for points, ticked in product((True, False), repeat=2):
            slip = slip_layout(box, edge, points=points, ticked=ticked)
            pips = {slip.stones(count)[0].w for count in range(1, COLORS)}
            yield from ((f"pip/{color}", pip, pip) for color in range(COLORS) for pip in pips)
    for box in whole:
        stone = small_layout(skin(edition.name), layout.scale, box).stone
        yield from ((f"pip/{color}", stone, stone) for color in range(COLORS))
    yield from (_sized("deck/place", box) for box in (middle, layout.areas[deck(1)]))
    yield from (_sized(f"tile/{name}", places[tile(0)]) for name in edition.tiles)
    cards = layout.deck_face(deck(1))
    yield from (_sized(f"deck_side/{step}", cards) for step in range(1, 7))
    yield from (_sized(f"back/{level}", cards) for level in LEVELS)
    yield from (_sized(f"frame/{state}", places[tile(0)]) for state in _FRAMES)


def _effects(layout: TableLayout) -> Iterator[Sized]:
    large, small = max(1, round(90 * layout.scale)), max(1, round(40 * layout.scale))
    for name in ("ring", "wake", "burst", "glow", "pop", *(f"ghost/{kind}" for kind in range(7))):
        yield f"fx/{name}", large, large
    for name in ("mote", "glint"):
        yield f"fx/{name}", small, small
    yield _sized("fx/shadow", layout.places[bank(0)])
