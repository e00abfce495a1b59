"""The market: decks with their thickness, and the open cards with their signals.

Knows the layout and the position; knows nothing of mats, input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import LEVELS, SLOTS, Place, PlaceKind, deck, market
from game.ui.graphics.look import Shade
from game.ui.graphics.type_scale import FIGURE
from game.ui.table.board.narrow_deck import draw_deck_part
from game.ui.table.board.signals import (
    draw_bookmark,
    draw_changed,
    draw_purchase_halo,
    draw_purchase_ring,
    draw_signals,
    shade_of,
)
from game.ui.table.board.tiles import draw_face
from game.ui.table.outlines import draw_chosen, draw_chosen_shadow, draw_frame, rim_reach
from game.ui.table.painter import Painter, grown
from game.ui.table.pending_change import plan_on_show
from game.view.interaction.choices import Paying, Picked
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.model import TableLayout
from game.view.layout.stacks import deck_rise, deck_steps

_GROWN: Final = 0.02
"""Growth of a card that is chosen: its rim touches neither its neighbours nor the edge of the market."""
_LIFT: Final = 3
"""How far a card that is pointed at rises, and the top of a deck, in reference pixels."""
_VACANT: Final = 230
"""The alpha of a place without a card: it has the outline of a deck's place, and is as quiet as the cloth."""
_PRINT: Final = 56
"""The alpha of a back in the place of an empty deck."""
_COUNT: Final = Density(27.0, 22.0)
"""The height of the plate with a deck's number."""
_COUNT_EDGE: Final = Density(9.0, 4.0)
"""Its distance to the edges of the deck."""


def draw_market(p: Painter) -> None:
    """Draw the light on the felt, decks and cards, and above them what has not left its place yet."""
    raised = _raised(p)
    with p.canvas.clip(p.layout.cloth):  # the light does not reach the rim of the own mat
        for level in LEVELS:
            for slot in range(SLOTS):
                place = market(level, slot)
                name = _open_card(p, place)
                if name is not None:
                    draw_purchase_halo(p, place, name, p.layout.places[place])
    for level in reversed(LEVELS):
        _deck(p, level)
        for slot in range(SLOTS):
            place = market(level, slot)
            if place not in raised:
                _card(p, place)
    for place, piece in p.animation.resting:
        if piece.name is not None and place.kind is PlaceKind.MARKET:
            p.card(piece.name, p.layout.places[place])
        elif piece.name is not None:
            draw_face(p, f"tile/{piece.name}", p.layout.places[place])


def draw_raised(p: Painter) -> None:
    """Draw the cards lifted by the pointer or a choice above their neighbours.

    One that is pointed at is not above the signs of these, but nothing lies over the rim of one that is chosen.
    """
    raised = _raised(p)
    pointed = [place for place in raised if not p.highlights.picks(place)]
    for place in pointed:
        _card(p, place)
    picked = raised[len(pointed) :]
    for place in picked:
        draw_chosen_shadow(p, lifted(p.layout, p.layout.places[place]))
    if raised and not p.decides:  # beside a decision the corners stay in the less light that lies over the market
        for place in p.log_state.changed - set(raised):
            if place.kind is PlaceKind.MARKET and p.state.market[place.row - 1][place.slot] is not None:
                rim = rim_reach(p, ringed=p.highlights.primary.lights(place), chosen=False)
                draw_changed(p, p.layout.places[place], rim)
    for place in picked:
        _card(p, place)


def _raised(p: Painter) -> list[Place]:
    places: list[Place] = []
    hover, selection = p.highlights.hover, p.highlights.selection
    if isinstance(hover, Place):
        places.append(hover)
    if isinstance(selection, Picked | Paying):
        places = [place for place in places if place != selection.place] + [selection.place]
    return [place for place in places if place.kind is PlaceKind.MARKET]


def _deck(p: Painter, level: int) -> None:
    place = deck(level)
    foot, left = p.layout.places[place], p.shown(place, p.state.decks[level - 1])
    face = foot.moved(0, -deck_rise(left, foot.h))
    width = p.layout.deck_face(place).w
    selection, hovered = p.highlights.selection, p.highlights.hover == place
    picked = isinstance(selection, Picked) and selection.place == place
    if left > 0:
        draw_deck_part(p, f"deck_side/{deck_steps(left)}", width, foot)
        face = face.moved(0, -p.px(_LIFT) * (picked or hovered))
    else:
        row = p.layout.areas[place]
        p.sprite("deck/place", row)
        face = foot.moved(0, round(row.center[1] - foot.center[1]))
    dark = p.highlights.primary.darkens(place)
    with p.canvas.fade(255 if left > 0 else _PRINT):  # an empty place keeps the print of its cards
        draw_deck_part(p, f"back/{level}", width, face, dark=dark)
    if left > 0:
        if picked:
            draw_chosen(p, face)
        elif hovered and not p.highlights.primary.asked:
            draw_frame(p, "hover", face)
    if left > 0:
        _number(p, place, face, whole=width == face.w)
    if left > 0 and p.highlights.primary.bookmarks(place):
        card = p.layout.places[market(1, 0)]  # as far from the corner as on a card
        pointed = picked or hovered or p.highlights.focus == place
        draw_bookmark(p, Rect(face.right - card.w, face.bottom - card.h, card.w, card.h), pointed=pointed)
    if p.highlights.focus == place:
        draw_frame(p, "focus", face)


def _number(p: Painter, place: Place, face: Rect, *, whole: bool) -> None:
    """Draw how many cards a deck has; an empty place shows that it has none."""
    height = max(p.px(_COUNT[p.layout.compact]), 20)
    pill_w = round(height * 1.9)
    apart = p.px(_COUNT_EDGE[p.layout.compact])
    # In a corner it leaves the middle of the picture free; a narrow deck has its picture below it.
    x = face.right - pill_w - apart if whole else round(face.center[0] - pill_w / 2)
    pill = Rect(x, face.y + apart, pill_w, height)
    p.sprite("ui/deck_count", pill)
    figure = p.figure(place, p.state.decks[place.row - 1])
    p.label(FIGURE.in_color(p.on_plate), str(figure), *pill.center, height * 0.74, "center")


def _card(p: Painter, place: Place) -> None:
    rect = p.layout.places[place]
    name, highlights = _open_card(p, place), p.highlights
    if name is None:
        p.sprite("deck/place", rect, _VACANT)
        if highlights.focus == place:
            draw_frame(p, "focus", rect)
        return
    picked = highlights.picks(place)
    pointed = highlights.raised(place)
    lit = highlights.primary.lights(place)
    box = lifted(p.layout, rect) if picked else grown(rect, 1.0, p.px(_LIFT) * pointed)
    p.card(name, box, _shade(p, place, name))
    draw_purchase_ring(p, place, name, box)
    if pointed and not picked:
        draw_frame(p, "hover", box, round(255 * pointed))
    if picked:
        draw_chosen(p, box)
    if highlights.focus == place:
        draw_frame(p, "focus", box)
    explained = picked or highlights.hover == place or highlights.focus == place
    plan = plan_on_show(p) if explained else None
    turns = plan.turns if plan is not None and plan.place == place else 0
    changed = place in p.log_state.changed and not picked  # the corner would break the rim
    lit = lit or turns == 1
    draw_signals(p, name, box, lit=lit, changed=changed, pointed=explained, picked=picked, turns=turns)
    if highlights.primary.bookmarks(place):
        draw_bookmark(p, box, pointed=explained)


def _shade(p: Painter, place: Place, name: str) -> Shade:
    """Return the shade of the card at a place: beside a kind of move that is asked for, all but what this acts on."""
    if place == p.highlights.magnified or p.highlights.picks(place):
        return Shade.NONE
    if p.highlights.primary.asked:
        return Shade.DEEP if p.highlights.primary.darkens(place) else Shade.NONE
    return shade_of(p, name)


def _open_card(p: Painter, place: Place) -> str | None:
    """Return the card that lies at a place; ``None`` while it is empty."""
    return None if place in p.animation.hidden else p.state.market[place.row - 1][place.slot]


def lifted(layout: TableLayout, rect: Rect) -> Rect:
    """Return the box of a chosen card: larger, but within the market's own edges, from which it grows inwards."""
    box = grown(rect, 1.0 + _GROWN)
    first, last = layout.places[market(LEVELS[-1], 0)], layout.places[market(LEVELS[0], SLOTS - 1)]
    return box._replace(x=min(max(box.x, first.x), last.right - box.w), y=min(max(box.y, first.y), last.bottom - box.h))
