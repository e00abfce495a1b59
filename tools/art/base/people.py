"""Profiles for cameos and seats: a face with its hair, beard, headdress and collar.

Knows how a person is put together, in a box of 100 x 100 looking left; who the persons are is `nobles` and `avatars`.
"""

from __future__ import annotations

from dataclasses import dataclass

import skia

from tools.art.base import collars, headdress
from tools.art.brush import blend, darken, fill, lighten, linear, polygon, radial, shaded, stroke, trace

FAIR = ("#fff3e2", "#e9c3a0")
ROSY = ("#ffeadb", "#e8b094")
OLIVE = ("#f6dcb8", "#c99a6c")
BROWN = ("#d9a878", "#9a6438")


@dataclass(frozen=True)
class Person:
    """Everything by which one profile differs from another."""

    skin: tuple[str, str]
    hair: str
    cloth: str
    trim: str
    style: str
    """Hair: ``bob``, ``short``, ``bun``, ``braid``, ``waves``, ``curls`` or ``covered``."""
    hat: str
    """Headdress, a name in `headdress.HEADDRESSES`."""
    collar: str
    """Collar, a name in `collars.COLLARS`."""
    beard: str = ""
    """Beard: none, ``full``, ``pointed``, ``square`` or ``long``."""
    nose: float = 0.0
    """How far the nose stands out beyond the usual, in box units."""
    chin: float = 0.0
    """How far the chin stands out beyond the usual."""
    jewel: int = 3
    faces_right: bool = False


def bust(canvas: skia.Canvas, person: Person) -> None:
    """Draw a person from the shoulders up in a box of 100 x 100."""
    canvas.save()
    if person.faces_right:
        canvas.translate(100, 0)
        canvas.scale(-1, 1)
    if person.hat in headdress.VEILED:
        headdress.veil(canvas, person.trim)
    if person.style == "waves":
        _waves(canvas, person)
    _shoulders(canvas, person)
    _neck(canvas, person)
    _face(canvas, person)
    if person.style != "covered":
        _hair(canvas, person)
    _features(canvas, person)
    if person.beard:
        _beard(canvas, person)
    collars.COLLARS[person.collar](canvas, person.cloth, person.trim, person.jewel)
    headdress.HEADDRESSES[person.hat](canvas, person.cloth, person.trim, person.jewel)
    canvas.restore()


def _hair_light(person: Person) -> skia.Paint:
    return shaded(linear((36, 14), (76, 64), [lighten(person.hair, 0.34), person.hair, darken(person.hair, 0.35)]))


def _shoulders(canvas: skia.Canvas, person: Person) -> None:
    body = trace(
        (12, 104), (16, 84, 32, 79, 44, 75), (45, 64), (66, 58), (66, 68, 68, 74, 74, 77), (90, 81, 96, 92, 98, 104)
    )
    cloth = linear((20, 70), (92, 102), [lighten(person.cloth, 0.28), person.cloth, darken(person.cloth, 0.5)])
    canvas.drawPath(body, shaded(cloth))
    for fold in ((34, 104, 40, 92, 44, 82), (58, 104, 60, 96, 60, 90), (80, 104, 80, 94, 76, 86)):
        line = trace((fold[0], fold[1]), (fold[2], fold[3], fold[4], fold[5]), closed=False)
        canvas.drawPath(line, stroke(darken(person.cloth, 0.45), 1.1, 0.5))


def _neck(canvas: skia.Canvas, person: Person) -> None:
    light, dark = person.skin
    neck = trace((44, 62), (45, 76), (50, 84, 62, 84, 69, 75), (66, 54))
    shade = linear((44, 0), (70, 0), [blend(light, dark, 0.55), darken(dark, 0.28)])
    canvas.drawPath(neck, shaded(shade))


def _face(canvas: skia.Canvas, person: Person) -> None:
    nose, chin = person.nose, person.chin
    head = trace(
        (37, 22),
        (33, 27, 33, 32, 32.6, 36),
        (32.4, 38, 31.6, 39.4, 30.4, 41.6),
        (26.5 - nose, 47.6 + nose * 0.4),
        (25.8 - nose, 50, 27.6, 50.6, 30, 50.6),
        (29.2, 52, 29, 53, 29.6, 54),
        (28, 55, 28.4, 56.6, 30.4, 57.2),
        (28.8, 58, 29 - chin * 0.4, 60, 30.4 - chin * 0.6, 60.8),
        (29.4 - chin, 64, 30 - chin, 67.6, 33 - chin * 0.5, 68.8),
        (38, 70.4, 43, 66.4, 48, 63),
        (54, 66, 62, 64, 67, 58),
        (76, 48, 76, 30, 66, 20),
        (58, 12, 44, 12, 37, 22),
    )
    light, dark = person.skin
    canvas.drawPath(head, shaded(linear((29, 22), (66, 74), [lighten(light, 0.25), light, dark], [0, 0.35, 1])))
    canvas.save()
    canvas.clipPath(head, True)
    blush = radial((38, 52), 10, [("#e8705a", 0.30), ("#e8705a", 0)])
    canvas.drawCircle(38, 52, 10, shaded(blush))
    jaw = trace((33, 70), (42, 66, 50, 62, 56, 50), (70, 60), (50, 76))
    canvas.drawPath(jaw, fill(darken(dark, 0.35), 0.35, soft=2.4))
    canvas.restore()
    canvas.drawPath(head, stroke(darken(dark, 0.45), 0.7, 0.55))


def _features(canvas: skia.Canvas, person: Person) -> None:
    brow = darken(person.hair, 0.35)
    eye = polygon([(33.6, 41.2), (36.4, 39.2), (40.2, 40.6), (37, 42.2)])
    canvas.drawPath(eye, fill("#fffaf2"))
    canvas.drawCircle(35.6, 40.8, 1.35, fill("#2a1a12"))
    canvas.drawPath(trace((33.2, 40.6), (36.4, 37.8, 41, 40.6), closed=False), stroke("#2a160e", 1.2, 0.9))
    canvas.drawPath(trace((32.8, 35.6), (37, 32.8, 41.8, 35.6), closed=False), stroke(brow, 1.5, 0.85))
    canvas.drawPath(trace((29.8, 56.6), (32, 56.2, 34.6, 57.4), closed=False), stroke("#a8404a", 1.5, 0.85))
    canvas.drawPath(
        trace((30.6, 50), (33, 50.8, 33.2, 48), closed=False), stroke(darken(person.skin[1], 0.3), 0.9, 0.7)
    )


def _hair(canvas: skia.Canvas, person: Person) -> None:
    shapes = {
        "bob": trace(
            (37, 22),
            (46, 25, 50, 33, 49, 42),
            (51, 50, 49, 60, 46, 68),
            (56, 74, 70, 70, 75, 58),
            (80, 38, 76, 20, 62, 15),
            (52, 10, 42, 14, 37, 22),
        ),
        "waves": trace(
            (37, 22),
            (46, 26, 50, 34, 50, 42),
            (52, 48, 52, 54, 51, 58),
            (58, 66, 70, 62, 74, 52),
            (78, 38, 74, 20, 62, 15),
            (52, 10, 42, 14, 37, 22),
        ),
    }
    short = trace(
        (37, 21),
        (43, 24, 46, 29, 46, 34),
        (48, 36, 50, 40, 50, 45),
        (52, 46, 53, 42, 55, 42),
        (58, 44, 57, 50, 55, 54),
        (64, 58, 70, 54, 73, 46),
        (77, 32, 73, 20, 62, 15),
        (52, 10, 42, 14, 37, 21),
    )
    shape = shapes.get(person.style, short)
    canvas.drawPath(shape, _hair_light(person))
    canvas.save()
    canvas.clipPath(shape, True)
    for lock in range(7):
        x = 41 + lock * 5.2
        line = trace((x, 15 - lock * 0.4), (x + 10, 24, x + 11, 40, x + 6 - lock, 66), closed=False)
        canvas.drawPath(line, stroke(darken(person.hair, 0.45), 0.8, 0.5))
        canvas.drawPath(line, stroke(lighten(person.hair, 0.5), 0.35, 0.4))
    canvas.restore()
    if person.style == "bun":
        _knot(canvas, person, 77, 42, 9)
    elif person.style == "braid":
        for turn in range(6):
            _knot(canvas, person, 50 + turn * 4.6, 17 + turn * turn * 1.1, 4.6)
        _knot(canvas, person, 76, 48, 6.5)
    elif person.style == "curls":
        for x, y in (
            (41, 19),
            (48, 15),
            (56, 14),
            (64, 17),
            (71, 23),
            (75, 31),
            (75, 40),
            (71, 49),
            (64, 54),
            (57, 52),
        ):
            _knot(canvas, person, x, y, 5.4)


def _knot(canvas: skia.Canvas, person: Person, x: float, y: float, radius: float) -> None:
    shine = radial(
        (x - radius * 0.3, y - radius * 0.4),
        radius * 1.4,
        [lighten(person.hair, 0.4), person.hair, darken(person.hair, 0.45)],
    )
    canvas.drawCircle(x, y, radius, shaded(shine))
    canvas.drawPath(
        trace(
            (x - radius * 0.6, y + radius * 0.2),
            (x, y - radius * 0.8, x + radius * 0.7, y + radius * 0.1),
            closed=False,
        ),
        stroke(darken(person.hair, 0.5), 0.7, 0.6),
    )


def _waves(canvas: skia.Canvas, person: Person) -> None:
    """Let long hair fall behind the shoulder."""
    fall = trace((60, 18), (78, 18, 84, 40, 82, 56), (88, 70, 82, 82, 90, 100), (66, 100), (56, 80, 60, 60, 58, 44))
    canvas.drawPath(fall, _hair_light(person))
    for lock in range(4):
        x = 66 + lock * 5
        line = trace((x, 50), (x + 8, 66, x - 4, 80, x + 4, 98), closed=False)
        canvas.drawPath(line, stroke(darken(person.hair, 0.45), 0.8, 0.5))


def _beard(canvas: skia.Canvas, person: Person) -> None:
    shapes = {
        "full": trace(
            (30.4, 58), (26.4, 62, 27, 71, 33, 76), (41, 78, 50, 70, 53, 56), (50, 50), (46, 58, 40, 60, 35, 57.6)
        ),
        "pointed": trace(
            (30.4, 58.6), (26, 62, 25, 70, 25, 78), (34, 77, 44, 70, 51, 56), (48, 54), (44, 60, 39, 60.4, 35, 58)
        ),
        "square": trace(
            (30.4, 58),
            (26.6, 62, 26, 70, 28, 78),
            (40, 80),
            (48, 74, 53, 64, 54, 52),
            (50, 46),
            (47, 58, 40, 60, 35, 57.6),
        ),
        "long": trace(
            (30.4, 58),
            (24, 66, 23, 80, 30, 92),
            (36, 96, 44, 92, 48, 80),
            (51, 70, 54, 62, 54, 50),
            (50, 46),
            (47, 58, 40, 60, 35, 57.6),
        ),
    }
    shape = shapes[person.beard]
    shade = linear((28, 56), (50, 80), [lighten(person.hair, 0.28), person.hair, darken(person.hair, 0.3)])
    canvas.drawPath(shape, shaded(shade))
    canvas.save()
    canvas.clipPath(shape, True)
    for lock in range(6):
        x = 28 + lock * 4.4
        line = trace((x + 4, 56), (x - 1, 66, x + 1, 94 - lock * 3), closed=False)
        canvas.drawPath(line, stroke(darken(person.hair, 0.45), 0.7, 0.5))
    canvas.restore()
    moustache = trace((28.8, 54.2), (32, 51.8, 36, 53, 40, 58.4), (36, 56.6, 32, 56, 28.6, 55.8))
    canvas.drawPath(moustache, fill(darken(person.hair, 0.12)))
