"""The middle of the table: bonus tiles, market, decks, bank.

Knows the layout and the position; knows nothing of players' panels, input or time.
"""

from __future__ import annotations

from game.rules.model import LEVELS, MAJORITY, NO_TOKENS, SLOTS, WILD, Place, bank, deck, market, tile
from game.rules.payment import shortage
from game.support.i18n import tr
from game.ui.table.badges import card_badge
from game.ui.table.frames import draw_frame, draw_reach_edge, draw_ring, draw_state_frames, glow_alpha, within_reach
from game.ui.table.painter import Painter, badge, grown, lack_badge
from game.view.interaction.choices import Gather, Paying, Picked, PickTile
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_WON = 56
"""Alpha of a tile that has been won, in its former place."""
_GROWN = 0.06
"""Growth of a card under the pointer."""


def draw_board(p: Painter) -> None:
    """Draw everything between the top bar and the panels, resting pieces last to first."""
    _tiles(p)
    _market(p)
    _bank(p)


def draw_raised(p: Painter) -> None:
    """Draw the card lifted by the pointer or a choice, above its neighbours."""
    for place in _raised(p):
        _card(p, place, raised=True)


def _raised(p: Painter) -> list[Place]:
    places = []
    selection = p.marks.selection
    if isinstance(selection, Picked | Paying):
        places.append(selection.place)
    hover = p.marks.hover
    if isinstance(hover, Place) and hover not in places:
        places.append(hover)
    return [place for place in places if place.kind.value in ("market", "deck")]


def _tiles(p: Painter) -> None:
    chosen = p.marks.selection.place if isinstance(p.marks.selection, PickTile) else None
    for slot, name in enumerate(p.state.tiles):
        place = tile(slot)
        rect = p.layout.places[place]
        if name is None or place in p.frame.hidden:
            p.sprite("ui/slot", rect, 130)
            if name is None:
                _won(p, slot, rect)
            continue
        lit = place in p.marks.actionable
        up = p.px(6) if place in (chosen, p.marks.hover) and lit else 0
        box = grown(rect, 1.0, up)
        p.tile(name, box)
        if lit:
            draw_frame(p, "affordable", box, glow_alpha(p))
        draw_state_frames(p, place, box, picked=place == chosen)
    if p.edition.majority_points:
        _majority(p)


def _won(p: Painter, slot: int, rect: Rect) -> None:
    """Draw the tile that was won from this place, faint, with its owner's mark and name on it."""
    if slot not in p.course.log.taken:
        return
    seat, name = p.course.log.taken[slot]
    if seat >= len(p.state.players) or name not in p.state.players[seat].tiles:
        return
    p.sprite(f"tile/{name}", rect, _WON)
    palette = p.look.palette
    high = max(round(rect.h * 0.26), 16)
    text, size = p.name(seat), max(high * 0.7, MIN_TEXT_PX)
    if p.layout.spec.flags:
        band = Rect(rect.x + p.px(3), round(rect.center[1] - high / 2), rect.w - p.px(6), high)
        p.canvas.rect(p.seat_color(seat), band)
        x, max_width = band.x + high * 1.1, band.w - high * 1.2
        if p.text_width("caption", text, MIN_TEXT_PX) > max_width:
            p.icon(f"seat_mark/{seat}", *band.center, high * 0.74)  # no room for a long name
            return
        p.icon(f"seat_mark/{seat}", band.x + high * 0.6, band.center[1], high * 0.74)
        p.label("caption", text, x, band.center[1], palette.text_dark, "midleft", size, max_width)
        return
    max_width = rect.w - p.px(6)
    named = p.text_width("caption", text, MIN_TEXT_PX) <= max_width
    p.icon(f"avatar/{seat}", rect.center[0], rect.y + rect.h * (0.38 if named else 0.5), rect.h * 0.44)
    if named:
        y = rect.bottom - high * 0.8
        p.label("caption", text, rect.center[0], y, p.seat_color(seat), "center", size, max_width)


def _majority(p: Painter) -> None:
    rect = p.layout.places[MAJORITY]
    holder = p.state.majority
    if MAJORITY in p.frame.hidden:
        p.sprite("ui/slot", rect, 130)
        return
    p.sprite("majority", rect)
    if holder is not None:
        band = Rect(rect.x + p.px(6), rect.bottom - p.px(24), rect.w - p.px(12), p.px(18))
        p.canvas.rect(p.seat_color(holder), band)
        p.icon(f"seat_mark/{holder}", band.x + band.h * 0.7, band.center[1], band.h * 0.8)
        dark = p.look.palette.text_dark
        max_width = band.w - band.h * 2.3
        if p.text_width("caption", p.name(holder), MIN_TEXT_PX) <= max_width:
            x = band.x + band.h * 1.3
            p.label("caption", p.name(holder), x, band.center[1], dark, "midleft", band.h * 0.78, max_width)
        tags = str(p.state.players[holder].tags)
        p.label("count", tags, band.right - band.h * 0.3, band.center[1], dark, "midright", band.h * 0.8)
    if p.marks.focus == MAJORITY:
        draw_frame(p, "focus", rect)


def _market(p: Painter) -> None:
    raised = _raised(p)
    for level in reversed(LEVELS):
        if deck(level) not in raised:
            _deck(p, level)
        for slot in range(SLOTS):
            place = market(level, slot)
            if place not in raised:
                _card(p, place)
    for level in LEVELS:
        if deck(level) in raised:
            _deck(p, level, raised=True)
    for place, piece in p.frame.resting:
        if piece.name is not None and place.kind.value == "market":
            p.card(piece.name, p.layout.places[place])
        elif piece.name is not None:
            p.tile(piece.name, p.layout.places[place])


def _deck(p: Painter, level: int, raised: bool = False) -> None:
    place = deck(level)
    rect = p.layout.places[place]
    left = p.shown(place, p.state.decks[level - 1])
    selection = p.marks.selection
    picked = isinstance(selection, Picked) and selection.place == place
    if left <= 0:
        p.sprite("ui/slot", rect, 150)
    else:
        for depth in range(min(left - 1, 2), 0, -1):
            p.back(level, rect.moved(p.px(2.2) * depth, p.px(1.6) * depth))
        box = p.back(level, rect, 1.0, p.px(6) * (p.marks.lift if raised else 0.0))
        if picked:
            draw_frame(p, "selected", box)
        elif p.marks.hover == place:
            draw_frame(p, "hover", box)
        rect = box
    pill_h = max(p.px(27), 20)
    left_edge = round(rect.center[0] - pill_h)
    light = p.skin.light_plates
    if light:
        # The level's bars are at the top left of the back.
        pill_h = max(p.px(24), 17)
        left_edge = round(rect.right - 1.7 * pill_h - p.px(6))
    pill = Rect(left_edge, rect.y + p.px(6), round((1.7 if light else 2) * pill_h), pill_h)
    p.sprite("ui/deck_count", pill)
    if light:
        p.label("count", str(left), *pill.center, p.look.palette.text_dark, "center", pill_h * 0.74)
    else:
        p.count(str(left), *pill.center, pill_h * 0.78, anchor="center", faint=left <= 0)
    if p.marks.focus == place:
        draw_frame(p, "focus", rect)


def _card(p: Painter, place: Place, raised: bool = False) -> None:
    if place.kind.value == "deck":
        return
    rect = p.layout.places[place]
    name = p.state.market[place.row - 1][place.slot]
    if name is None or place in p.frame.hidden:
        p.sprite("ui/slot", rect, 130)
        if p.marks.focus == place:
            draw_frame(p, "focus", rect)
        return
    marks = p.marks
    selection = marks.selection
    picked = isinstance(selection, Picked | Paying) and selection.place == place
    hover = marks.hover == place
    lift = (1.0 if picked else marks.lift) if raised else 0.0
    box = p.card(name, rect, 1.0 + _GROWN * lift, p.px(8) * lift, moving=0 < lift < 1)
    lit = place in marks.actionable
    if lit and not picked:
        draw_frame(p, "affordable", box, glow_alpha(p))
    elif within_reach(p, name):
        draw_reach_edge(p, box)
    if place in p.course.changed and not picked and not hover:
        draw_frame(p, "last", box)
    draw_state_frames(p, place, box, picked=picked)
    if (hover or marks.focus == place or picked) and not lit:
        _short(p, name, box)
    else:
        card_badge(p, name, box)


def _short(p: Painter, name: str, box: Rect) -> None:
    """Ring the costs that the reader cannot pay and draw how many tokens are missing."""
    if p.state.phase.value == "over":
        return
    card = p.edition.cards[name]
    lack = shortage(p.state.players[p.seating.perspective], card)
    if lack == NO_TOKENS:
        return
    for color, count in enumerate(lack[:WILD]):
        if count:
            try:
                x, y, *_ = p.look.atlas.anchor(f"card/{name}", f"cost/{color}")
            except KeyError:
                continue
            size = round(box.w * 0.25)
            ring = Rect(round(box.x + x * box.w - size / 2), round(box.y + y * box.h - size / 2), size, size)
            draw_ring(p, "short", ring)
    lack_badge(p, lack, box.center[0] + box.w * 0.04, box.y + box.h * 0.36, max(p.px(28), 22), box.w * 1.02)


def _bank(p: Painter) -> None:
    rect = p.layout.bank
    p.sprite("ui/panel", rect)
    palette = p.look.palette
    if p.skin.labelled and not p.layout.compact:
        size = p.larger(p.px(17), p.px(22))
        max_width = rect.w - p.px(20)
        p.label("caption", tr("BANK"), rect.center[0], rect.y + p.px(18), palette.text_muted, "center", size, max_width)
    gathered = p.marks.selection.colors if isinstance(p.marks.selection, Gather) else ()
    named = p.skin.text.kinds and not p.layout.compact and _names_fit(p)
    for kind, cell in enumerate(p.layout.bank_cells):
        place = bank(kind)
        disc = p.layout.places[place]
        pending = gathered.count(kind)
        left = p.shown(place, p.state.bank[kind]) - pending
        if kind and not (p.skin.labelled and kind != WILD):
            p.canvas.rect((*palette.line, 50), (cell.x + p.px(8), cell.y, cell.w - p.px(16), 1))
        lit = place in p.marks.actionable
        hover = p.marks.hover == place
        up = round(p.px(4) * p.marks.lift) if hover and lit else 0
        p.token(kind, disc.moved(0, -up) if left > 0 else disc, there=left > 0)
        top = disc.moved(0, -up)
        if pending:
            draw_ring(p, "selected", top)
        elif lit:
            draw_ring(p, "affordable", top, glow_alpha(p))
        elif place in p.course.changed:
            draw_ring(p, "last", top)
        if hover:
            draw_ring(p, "hover", top)
        if p.marks.focus == place:
            draw_ring(p, "focus", top)
        x = disc.right + (cell.right - disc.right) / 2
        max_width = cell.right - disc.right - p.px(2)
        name_h = p.px(13) if named else 0
        middle, size = disc.center[1] - name_h * 0.5, min(cell.h * 0.5, p.px(40))
        p.count(str(left), x, middle, size, faint=left <= 0, anchor="center")
        if name_h:
            bright = palette.kinds_bright[kind]
            name, middle = tr(p.skin.text.kinds[kind]), disc.center[1] + p.px(21)
            p.label("caption", name, x, middle, bright, "center", p.px(13), max_width)
        if pending:
            height = max(p.px(21), 16)
            pill = Rect(round(x - height * 0.8), disc.bottom - p.px(12), round(height * 1.6), height)
            if p.layout.compact or p.skin.labelled:
                pill = Rect(disc.x - p.px(3), disc.y - p.px(4), pill.w, height)
            badge(p, "ui/pill_active", f"−{pending}", pill, palette.text_dark)


def _names_fit(p: Painter) -> bool:
    """Whether every pile has room for its name; with larger text names are drawn on all piles or on none."""
    cell, disc = p.layout.bank_cells[0], p.layout.places[bank(0)]
    max_width = cell.right - disc.right - p.px(2)
    return all(p.text_width("caption", tr(name), p.px(13)) <= max_width for name in p.skin.text.kinds)
