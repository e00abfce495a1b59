"""Parts of the table that are drawn again only where something that they show has changed.

Knows what a part sees of a frame; knows nothing of how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import replace
from functools import partial

from msgspec import structs

from game.rules.model import Phase, Place, PlaceKind
from game.support.i18n import language
from game.ui.table.painter import Highlights, LogState, Painter
from game.view.animation.timeline import AnimationState
from game.view.layout.table import Control


def draw_cached_part(p: Painter, name: Hashable, draw: Callable[[Painter], None], *position: object) -> None:
    """Draw a part of the table by a function from no more than what its painter holds; see ``Canvas.part``.

    Of the position and its facts all is held, unless what the part shows of it is passed.
    """
    held = position or (p.state, p.facts)
    common_inputs = (p.look, p.layout, p.seating, p.letters, p.badges, p.signs, language())
    p.canvas.part(name, (*common_inputs, *held, p.animation, p.highlights, p.log_state), partial(draw, p))


def part_painter(p: Painter, kinds: Collection[PlaceKind] = (), row: int | None = None) -> Painter:
    """Return the painter of a part that shows places of some kinds, of one ``row`` of them where it is set.

    Of what is animated it sees nothing in flight, and only what concerns these places; that anything is, only after
    the last move, which shows the end of the game once all has landed. Of the course of the game it sees which of
    these places have changed.
    """
    here, animation = partial(_within, kinds, row), p.animation
    seen = AnimationState(
        resting=tuple((place, piece) for place, piece in animation.resting if here(place)),
        hidden=frozenset(filter(here, animation.hidden)),
        counts={place: count for place, count in animation.counts.items() if here(place)},
        figures={place: count for place, count in animation.figures.items() if here(place)},
        points=animation.points
        if row is None
        else {seat: points for seat, points in animation.points.items() if seat == row},
        turn=animation.turn,
        presses={place: press for place, press in animation.presses.items() if here(place)},
        busy=animation.busy and p.state.phase is Phase.OVER,
    )
    return replace(
        p, animation=seen, log_state=LogState(frozenset(filter(here, p.log_state.changed)), {}, {}, {}, 0, 0)
    )


def part_painter_without_turn(p: Painter, kinds: Collection[PlaceKind] = (), row: int | None = None) -> Painter:
    """Return the painter of a part as ``part_painter`` does, where the part shows little of what the viewer does.

    Nor does it see whose turn is shown, and the points of no seat but that of its ``row``.
    """
    seen, highlights = part_painter(p, kinds, row), p.highlights
    seen.animation = structs.replace(seen.animation, turn=None, points={} if row is None else seen.animation.points)
    hover, focus = (
        target if isinstance(target, Control) or (target is not None and _within(kinds, row, target)) else None
        for target in (highlights.hover, highlights.focus)
    )
    seen.highlights = Highlights(
        hover=hover,
        focus=focus,
        over=highlights.over,
        participants_view=highlights.participants_view,
        clocks=highlights.clocks,
        local_seats=highlights.local_seats,
        below_dialog=highlights.below_dialog,
    )
    return seen


def _within(kinds: Collection[PlaceKind], row: int | None, place: Place) -> bool:
    return place.kind in kinds and (row is None or place.row == row)
