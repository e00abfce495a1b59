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
from game.view.animation.timeline import Frame
from game.view.layout.table import Control


def draw_part(p: Painter, name: Hashable, draw: Callable[[Painter], None], *position: object) -> None:
    """Draw a part of the table by a function from no more than what its painter holds; see ``Canvas.part``.

    Of the position and its facts all is held, unless what the part shows of it is passed.
    """
    held = position or (p.state, p.facts)
    look = (p.look, p.layout, p.seating, p.letters, p.badges, p.signs, language())
    p.canvas.part(name, (*look, *held, p.frame, p.marks, p.course), partial(draw, p))


def resting(p: Painter, kinds: Collection[PlaceKind] = (), row: int | None = None) -> Painter:
    """Return the painter of a part that shows places of some kinds, of one ``row`` of them where it is set.

    Of what is animated it sees nothing in flight, and only what concerns these places; that anything is, only after
    the last move, which shows the end of the game once all has landed. Of the course of the game it sees which of
    these places have changed.
    """
    here, frame = partial(_within, kinds, row), p.frame
    seen = Frame(
        resting=tuple((place, piece) for place, piece in frame.resting if here(place)),
        hidden=frozenset(filter(here, frame.hidden)),
        counts={place: count for place, count in frame.counts.items() if here(place)},
        figures={place: count for place, count in frame.figures.items() if here(place)},
        points=frame.points if row is None else {seat: points for seat, points in frame.points.items() if seat == row},
        turn=frame.turn,
        presses={place: press for place, press in frame.presses.items() if here(place)},
        busy=frame.busy and p.state.phase is Phase.OVER,
    )
    return replace(p, frame=seen, course=LogState(frozenset(filter(here, p.course.changed)), {}, {}, {}, 0, 0))


def quiet(p: Painter, kinds: Collection[PlaceKind] = (), row: int | None = None) -> Painter:
    """Return the painter of a part as ``resting`` does, where the part shows little of what the reader does.

    Nor does it see whose turn is shown, and the points of no seat but that of its ``row``.
    """
    seen, marks = resting(p, kinds, row), p.marks
    seen.frame = structs.replace(seen.frame, turn=None, points={} if row is None else seen.frame.points)
    hover, focus = (
        target if isinstance(target, Control) or (target is not None and _within(kinds, row, target)) else None
        for target in (marks.hover, marks.focus)
    )
    seen.marks = Highlights(
        hover=hover,
        focus=focus,
        over=marks.over,
        gathering=marks.gathering,
        clocks=marks.clocks,
        here=marks.here,
        covered=marks.covered,
    )
    return seen


def _within(kinds: Collection[PlaceKind], row: int | None, place: Place) -> bool:
    return place.kind in kinds and (row is None or place.row == row)
