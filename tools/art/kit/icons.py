"""The interface icons: one silhouette for every name, on a 28x28 field.

Knows what each icon looks like. Knows no colours: an edition's style prints the silhouettes, and sets how heavy and
how sharp the pen is. All icons keep to the square from 4 to 24, with the optical weight of a 2.4 px line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.chat_icons import CHAT_ICONS
from tools.art.kit.pen import Pen

SIZE: Final = 28
Glyph = Callable[[Pen], None]


def silhouette(name: str, *, weight: float, sharp: bool) -> skia.Path:
    """Draw the named icon with a pen of the given weight (px) and corner style."""
    pen = Pen(weight, sharp=sharp)
    ICONS[name](pen)
    return pen.path


def _menu(pen: Pen) -> None:
    for y in (7.5, 14, 20.5):
        pen.line((5.5, y), (22.5, y), weight=pen.weight * 1.15)


def _music(pen: Pen) -> None:
    pen.line((10.5, 20), (10.5, 7.5), (22, 5), (22, 17.5))
    pen.line((10.5, 10), (22, 7.5), weight=pen.weight * 1.3)
    pen.disc((7.9, 20.2), 3.6)
    pen.disc((19.4, 17.7), 3.6)


def _speaker(pen: Pen) -> None:
    pen.shape((4.6, 11), (8.4, 11), (13.6, 6.2), (13.6, 21.8), (8.4, 17), (4.6, 17))


def _sound(pen: Pen) -> None:
    _speaker(pen)
    pen.arc((13.2, 14), 5.0, -42, 84)
    pen.arc((13.2, 14), 9.6, -44, 88)


def _mute(pen: Pen) -> None:
    _speaker(pen)
    pen.line((17.4, 10.6), (23.8, 17.4))
    pen.line((23.8, 10.6), (17.4, 17.4))


def _help(pen: Pen) -> None:
    pen.curve(
        (8.8, 9.8),
        (8.9, 6.2, 11.3, 4.9, 14.1, 4.9),
        (17.4, 4.9, 19.5, 6.9, 19.5, 9.6),
        (19.5, 13.2, 14.1, 13.5, 14.1, 17.6),
    )
    pen.disc((14.1, 22.4), pen.weight * 0.78)


def _settings(pen: Pen) -> None:
    for i in range(8):
        angle = i * math.pi / 4
        pen.line(brush.polar((14, 14), 6.5, angle), brush.polar((14, 14), 10.2, angle), weight=4.2)
    pen.disc((14, 14), 7.6)
    pen.cut_disc((14, 14), 3.4)


def _undo(pen: Pen) -> None:
    pen.arc((14.4, 15.2), 7.2, -145, 250)
    pen.shape((4.6, 4.9), (5.6, 13.2), (13.2, 10.2))


def _redo(pen: Pen) -> None:
    pen.arc((13.6, 15.2), 7.2, -285, 250)
    pen.shape((23.4, 4.9), (22.4, 13.2), (14.8, 10.2))


def _ok(pen: Pen) -> None:
    pen.line((5.2, 14.6), (11.2, 20.8), (22.8, 7.4), weight=pen.weight * 1.5)


def _cancel(pen: Pen) -> None:
    pen.line((6.8, 6.8), (21.2, 21.2), weight=pen.weight * 1.35)
    pen.line((21.2, 6.8), (6.8, 21.2), weight=pen.weight * 1.35)


def _buy(pen: Pen) -> None:
    pen.box(4.4, 4.4, 13, 18.4, 2)
    pen.star((10.9, 11.8), 3.9)
    pen.cut_disc((19.6, 19.2), 6.2)
    pen.line((19.6, 14.8), (19.6, 23.6), weight=pen.weight * 1.1)
    pen.line((15.2, 19.2), (24, 19.2), weight=pen.weight * 1.1)


def _reserve(pen: Pen) -> None:
    pen.line((7.4, 4.8), (20.6, 4.8), (20.6, 23), (14, 17.2), (7.4, 23), closed=True)


def _play(pen: Pen) -> None:
    pen.shape((8.4, 5.2), (22.4, 14), (8.4, 22.8))


def _pause(pen: Pen) -> None:
    pen.bar(7.2, 5.2, 4.8, 17.6, 1.2)
    pen.bar(16, 5.2, 4.8, 17.6, 1.2)


def _step_back(pen: Pen) -> None:
    pen.shape((20.8, 5.6), (9.8, 14), (20.8, 22.4))
    pen.bar(5.6, 5.4, 3.4, 17.2)


def _step_forward(pen: Pen) -> None:
    pen.shape((7.2, 5.6), (18.2, 14), (7.2, 22.4))
    pen.bar(19, 5.4, 3.4, 17.2)


def _first(pen: Pen) -> None:
    pen.shape((14.6, 7), (7.6, 14), (14.6, 21))
    pen.shape((23, 7), (16, 14), (23, 21))
    pen.bar(4.2, 6.6, 2.6, 14.8)


def _last(pen: Pen) -> None:
    pen.shape((13.4, 7), (20.4, 14), (13.4, 21))
    pen.shape((5, 7), (12, 14), (5, 21))
    pen.bar(21.2, 6.6, 2.6, 14.8)


def _trash(pen: Pen) -> None:
    pen.line((5, 8.2), (23, 8.2))
    pen.line((10.6, 7.6), (11.2, 4.8), (16.8, 4.8), (17.4, 7.6))
    pen.line((7.2, 8.6), (8.4, 23), (19.6, 23), (20.8, 8.6))
    pen.line((11.8, 12.4), (12.2, 19.2), weight=pen.weight * 0.85)
    pen.line((16.2, 12.4), (15.8, 19.2), weight=pen.weight * 0.85)


def _tray(pen: Pen) -> None:
    pen.line((5.2, 16.6), (5.2, 22.6), (22.8, 22.6), (22.8, 16.6))


def _export(pen: Pen) -> None:
    _tray(pen)
    pen.line((14, 17.8), (14, 7.4))
    pen.shape((14, 4.2), (19.2, 10.6), (8.8, 10.6))


def _import(pen: Pen) -> None:
    _tray(pen)
    pen.line((14, 4.8), (14, 13))
    pen.shape((14, 18.2), (19.2, 11.8), (8.8, 11.8))


def _left(pen: Pen) -> None:
    pen.line((17.6, 5.4), (9.2, 14), (17.6, 22.6), weight=pen.weight * 1.25)


def _right(pen: Pen) -> None:
    pen.line((10.4, 5.4), (18.8, 14), (10.4, 22.6), weight=pen.weight * 1.25)


def _up(pen: Pen) -> None:
    pen.line((5.4, 17.6), (14, 9.2), (22.6, 17.6), weight=pen.weight * 1.25)


def _down(pen: Pen) -> None:
    pen.line((5.4, 10.4), (14, 18.8), (22.6, 10.4), weight=pen.weight * 1.25)


def _bot(pen: Pen) -> None:
    pen.box(5.6, 9.6, 16.8, 12.8, 3.4)
    pen.line((14, 9.2), (14, 5.8))
    pen.disc((14, 5.2), 2.1)
    pen.disc((10.6, 15.2), 1.9)
    pen.disc((17.4, 15.2), 1.9)
    pen.line((11, 19.2), (17, 19.2), weight=pen.weight * 0.7)
    pen.line((3.6, 14.2), (3.6, 17.8), weight=pen.weight * 0.9)
    pen.line((24.4, 14.2), (24.4, 17.8), weight=pen.weight * 0.9)


def _human(pen: Pen) -> None:
    pen.disc((14, 9.2), 5)
    pen.blob((4.8, 23.6), (4.8, 18.4, 8.4, 15.8, 14, 15.8), (19.6, 15.8, 23.2, 18.4, 23.2, 23.6))


def _clock(pen: Pen) -> None:
    pen.circle((14, 14), 9.4)
    pen.line((14, 8.4), (14, 14.2), (18, 16.6))


def _star(pen: Pen) -> None:
    pen.star((14, 14.8), 10.8)


def _points(pen: Pen) -> None:
    pen.line((8.6, 5), (19.4, 5), (24, 11), (14, 23.2), (4, 11), closed=True)
    pen.line((4.6, 11), (23.4, 11), weight=pen.weight * 0.75)
    pen.line((10, 11), (14, 22), weight=pen.weight * 0.6)
    pen.line((18, 11), (14, 22), weight=pen.weight * 0.6)
    pen.line((10, 11), (14, 5.4), (18, 11), weight=pen.weight * 0.6)


def _hand(pen: Pen) -> None:
    for angle in (-22, 0, 22):
        path = skia.Path()
        path.addRRect(brush.round_rect(-4.6, -17.4, 9.2, 14.4, 1.6))
        matrix = skia.Matrix()
        matrix.setRotate(angle)
        matrix.postTranslate(14, 24.6)
        path.transform(matrix)
        halo = Pen(pen.weight * 1.9, sharp=pen.sharp)
        halo.add(path)
        halo.add(halo.outline(path))
        pen.cut(halo.path)
        pen.add(pen.outline(path))


def _tokens(pen: Pen) -> None:
    rim = skia.Path()
    rim.addOval(brush.rect(4.8, 4.2, 18.4, 7.8))
    pen.add(rim)
    for y in (10.0, 15.6):
        under, end = y + 5.2, y + 3.4
        pen.blob(
            (4.8, y), (4.8, under, 23.2, under, 23.2, y), (23.2, end), (23.2, under + 3.4, 4.8, under + 3.4, 4.8, end)
        )


def _flag(pen: Pen) -> None:
    pen.line((6.8, 4.6), (6.8, 23.6))
    pen.blob((7.4, 5.4), (11, 3.2, 14.6, 8.4, 22.6, 5.4), (22.6, 15.2), (14.6, 18, 11, 12.8, 7.4, 15.2))


def _lens(pen: Pen) -> None:
    pen.curve(
        (3.8, 14),
        (7.4, 8, 10.6, 6.6, 14, 6.6),
        (17.4, 6.6, 20.6, 8, 24.2, 14),
        (20.6, 20, 17.4, 21.4, 14, 21.4),
        (10.6, 21.4, 7.4, 20, 3.8, 14),
        closed=True,
    )
    pen.disc((14, 14), 3.9)
    pen.cut_disc((15.3, 12.7), 1.2)


def _eye(pen: Pen) -> None:
    _lens(pen)


def _eye_off(pen: Pen) -> None:
    _lens(pen)
    pen.cut_line((5, 23), (23, 5), weight=pen.weight * 2.7)
    pen.line((5, 23), (23, 5))


def _deck(pen: Pen) -> None:
    pen.line((9.4, 23.4), (21.6, 23.4), (21.6, 8.6), weight=pen.weight * 0.85)
    pen.box(5.8, 4.8, 11.8, 15, 1.8)
    pen.shape((11.7, 8.4), (14.2, 12.3), (11.7, 16.2), (9.2, 12.3))


def _plus(pen: Pen) -> None:
    pen.line((14, 5.6), (14, 22.4), weight=pen.weight * 1.35)
    pen.line((5.6, 14), (22.4, 14), weight=pen.weight * 1.35)


def _minus(pen: Pen) -> None:
    pen.line((5.6, 14), (22.4, 14), weight=pen.weight * 1.35)


def _dice(pen: Pen) -> None:
    pen.box(5.2, 5.2, 17.6, 17.6, 3.4)
    for x, y in ((9.8, 9.8), (18.2, 9.8), (14, 14), (9.8, 18.2), (18.2, 18.2)):
        pen.disc((x, y), 1.75)


def _trophy(pen: Pen) -> None:
    pen.blob((8.2, 4.6), (19.8, 4.6), (19.8, 12.6, 18, 16.4, 14, 16.4), (10, 16.4, 8.2, 12.6, 8.2, 4.6))
    pen.curve((8, 7), (3.6, 6.4, 3.8, 13.2, 9.6, 13.4))
    pen.curve((20, 7), (24.4, 6.4, 24.2, 13.2, 18.4, 13.4))
    pen.line((14, 16), (14, 20))
    pen.bar(8.6, 20.2, 10.8, 3.4)


def _continue(pen: Pen) -> None:
    pen.circle((14, 14), 9.6)
    pen.shape((11.4, 9.4), (18.6, 14), (11.4, 18.6))


def _new(pen: Pen) -> None:
    pen.line((16.2, 4.8), (6.2, 4.8), (6.2, 23.2), (19.4, 23.2), (19.4, 16))
    pen.line((20.2, 4.4), (20.2, 12.4))
    pen.line((16.2, 8.4), (24.2, 8.4))
    pen.line((10.2, 13.4), (15.2, 13.4), weight=pen.weight * 0.85)
    pen.line((10.2, 18), (15.2, 18), weight=pen.weight * 0.85)


def _replays(pen: Pen) -> None:
    pen.arc((14, 14.4), 8.8, -200, 292)
    pen.shape((2.8, 9.2), (10.6, 8.4), (7, 15.2))
    pen.shape((11.8, 10.2), (18.4, 14.4), (11.8, 18.6))


def _quit(pen: Pen) -> None:
    pen.line((15.4, 4.8), (6, 4.8), (6, 23.2), (15.4, 23.2))
    pen.line((11.4, 14), (19, 14))
    pen.shape((24, 14), (17.8, 8.8), (17.8, 19.2))


def _fullscreen(pen: Pen) -> None:
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = (14 + sx * 8.8, 14 + sy * 8.8)
        pen.line((corner[0], 14 + sy * 3.2), corner, (14 + sx * 3.2, corner[1]))


def _keyboard(pen: Pen) -> None:
    pen.box(3.8, 7, 20.4, 14, 2.4)
    for x in (8, 12, 16, 20):
        pen.disc((x, 11.4), 1.3)
    pen.line((9.4, 16.8), (18.6, 16.8), weight=pen.weight * 0.85)


def _log(pen: Pen) -> None:
    for y in (7.2, 14, 20.8):
        pen.disc((6.4, y), 1.8)
        pen.line((11.4, y), (22.8, y))


def _handshake(pen: Pen) -> None:
    pen.line((3.8, 8), (7.4, 6.6), (13.2, 8.2), weight=pen.weight * 0.95)
    pen.line((3.8, 17), (6.4, 17.4), (12.6, 22.6), weight=pen.weight * 0.95)
    pen.line((24.2, 8), (20.6, 6.6), (14.6, 7.6), (9.8, 11.8), weight=pen.weight * 0.95)
    pen.curve((9.8, 11.8), (9.6, 14.4, 12.4, 14.6, 14.4, 12.6), (16, 11.6), (21, 16.2))
    pen.line((24.2, 17), (21.4, 17.2), (20.2, 19.6), (17.6, 20.6), (15.2, 22.8), (12.6, 22.6), weight=pen.weight * 0.95)


def _crown(pen: Pen) -> None:
    pen.shape((5.2, 18.2), (4.2, 8.4), (9.6, 12.6), (14, 5.6), (18.4, 12.6), (23.8, 8.4), (22.8, 18.2))
    pen.bar(5, 20, 18, 3.2)


def _cards(pen: Pen) -> None:
    back, middle, front = _leaning_card(-22, 9.6, 13.6), _leaning_card(-1, 13.2, 13.6), _leaning_card(20, 17.6, 14.2)
    pen.add(back)
    for card in (middle, front):  # whole cards: outlines of leaning ones would look like figures
        pen.cut(pen.outline(card, pen.weight * 1.5))
        pen.add(card)
    pen.cut(brush.polygon([(18.4, 10.6), (20.4, 14.8), (16.8, 17.8), (14.8, 13.6)]))


def _leaning_card(angle: float, x: float, y: float) -> skia.Path:
    """A card 10 px wide, turned about its middle."""
    card = skia.Path()
    card.addRRect(brush.round_rect(x - 5, y - 7.4, 10, 14.8, 1.8))
    turn = skia.Matrix()
    turn.setRotate(angle, x, y)
    card.transform(turn)
    return card


def _filter(pen: Pen) -> None:
    pen.shape((4.4, 5.4), (23.6, 5.4), (16.6, 14.2), (16.6, 20.2), (11.4, 23.4), (11.4, 14.2))


def _search(pen: Pen) -> None:
    pen.circle((12.2, 12), 7.2)
    pen.line((17.6, 17.4), (23.4, 23.2), weight=pen.weight * 1.5)


def _copy(pen: Pen) -> None:
    pen.line((9, 19), (5, 19), (5, 4.8), (17, 4.8), (17, 7.4))
    pen.box(11, 9.4, 12, 14, 1.8)


def _paste(pen: Pen) -> None:
    pen.box(5.8, 6.4, 16.4, 17.2, 2)
    pen.cut_line((9.6, 6.4), (18.4, 6.4), weight=pen.weight * 2.6)
    pen.bar(9.8, 3.8, 8.4, 5.6, 1.4)
    pen.line((10.2, 14), (17.8, 14), weight=pen.weight * 0.85)
    pen.line((10.2, 18.6), (17.8, 18.6), weight=pen.weight * 0.85)


def _pad(pen: Pen) -> None:
    body = ((8.6, 7.6), (19.4, 7.6), (23.2, 7.6, 25.6, 21.6, 22.4, 21.6), (20.2, 21.6, 19.2, 17.6, 17.4, 17.6))
    pen.curve(*body, (10.6, 17.6), (8.8, 17.6, 7.8, 21.6, 5.6, 21.6), (2.4, 21.6, 4.8, 7.6, 8.6, 7.6), closed=True)
    pen.line((9.8, 10.2), (9.8, 14.6), weight=pen.weight * 0.85)
    pen.line((7.6, 12.4), (12, 12.4), weight=pen.weight * 0.85)
    pen.disc((17, 13.8), 1.35)
    pen.disc((20, 11), 1.35)


def _chat(pen: Pen) -> None:
    pen.box(4.4, 5.2, 19.2, 13.2, 3)
    pen.shape((8.6, 18.4), (15, 18.4), (8.6, 24))
    for x in (9.6, 14, 18.4):
        pen.disc((x, 11.8), 1.4)


def _swap(pen: Pen) -> None:
    pen.line((5, 9.6), (17.4, 9.6))
    pen.shape((23.2, 9.6), (16.8, 4.8), (16.8, 14.4))
    pen.line((23, 18.6), (10.6, 18.6))
    pen.shape((4.8, 18.6), (11.2, 13.8), (11.2, 23.4))


def _reset(pen: Pen) -> None:
    pen.arc((14, 14.4), 8.6, -62, 300)
    pen.shape((15.4, 1.8), (22.6, 7.2), (15, 11.6))


def _pen(pen: Pen) -> None:
    pen.line((6.4, 17.4), (18.2, 5.6), (22.4, 9.8), (10.6, 21.6), closed=True)
    pen.shape((4.6, 23.4), (6.2, 16.8), (11.2, 21.8))
    pen.line((15.6, 8.4), (19.6, 12.4), weight=pen.weight * 0.85)


def _join(pen: Pen) -> None:
    pen.line((12.6, 4.8), (22, 4.8), (22, 23.2), (12.6, 23.2))
    pen.line((4.4, 14), (11.6, 14))
    pen.shape((17, 14), (10.8, 8.8), (10.8, 19.2))


def _screen(pen: Pen) -> None:
    pen.box(4, 5, 20, 13.4, 1.8)
    pen.line((14, 18.8), (14, 22.6))
    pen.line((8.6, 23), (19.4, 23))


def _info(pen: Pen) -> None:
    pen.circle((14, 14), 9.6)
    pen.disc((14, 9.4), pen.weight * 0.72)
    pen.line((14, 13.2), (14, 19.4), weight=pen.weight * 1.2)


def _offline(pen: Pen) -> None:
    pen.disc((14, 22), 1.9)
    for radius in (7, 12, 17):
        pen.arc((14, 22), radius, -132, 84)
    pen.cut_line((5, 23), (23, 5), weight=pen.weight * 2.7)
    pen.line((5, 23), (23, 5))


def _graph(pen: Pen) -> None:
    pen.line((4.8, 4.8), (4.8, 23), (23.4, 23))
    pen.line((8.2, 18.4), (12.6, 12.8), (16.4, 15.4), (23, 6.4))


def _fork(pen: Pen) -> None:
    pen.line((8, 8), (8, 20))
    pen.curve((8, 16), (8, 12, 20, 15, 20, 9.4))
    for center in ((8, 6.6), (8, 21.4), (20, 6.6)):
        pen.disc(center, 3.2)


def _alert(pen: Pen) -> None:
    pen.line((14, 4.8), (24, 22.8), (4, 22.8), closed=True)
    pen.line((14, 11.2), (14, 16.4))
    pen.disc((14, 19.6), pen.weight * 0.62)


def _thumb(pen: Pen) -> None:
    pen.bar(4.4, 12, 4.6, 11.4, 1.2)
    pen.blob(
        (10.8, 12.6), (13, 11.2, 14.6, 8.2, 14.8, 5.8), (15, 3.4, 19, 3.6, 18.8, 7.2), (18.6, 9, 18, 10.2, 17.6, 11.4),
        (22.4, 11.4), (24.6, 11.4, 24.8, 14.4, 23.4, 15.2), (24, 16.8, 23.4, 18.2, 22.6, 18.8),
        (22.8, 20.4, 22, 21.4, 21.2, 21.8), (20.8, 23, 19.8, 23.4, 18.6, 23.4), (13.6, 23.4),
        (12.4, 23.4, 11.8, 22.8, 10.8, 22.4),
    )  # fmt: skip


def _key(pen: Pen) -> None:
    pen.circle((9.4, 18.6), 5, weight=pen.weight * 1.25)
    pen.line((12.8, 15.2), (23.4, 4.6), weight=pen.weight * 1.2)
    pen.line((18, 10), (21.8, 13.8), weight=pen.weight * 1.1)
    pen.line((21.6, 6.4), (24, 8.8), weight=pen.weight * 1.1)


def _location(pen: Pen) -> None:
    """A pin in a map."""
    pen.blob((14, 25), (8.6, 18.4, 6, 14.6, 6, 11.2), (6, 6.4, 9.4, 3.6, 14, 3.6), (18.6, 3.6, 22, 6.4, 22, 11.2),
        (22, 14.6, 19.4, 18.4, 14, 25))  # fmt: skip
    pen.cut_disc((14, 11.2), 3.4)


def _bulb(pen: Pen) -> None:
    pen.curve(
        (10.6, 18.4),
        (10.6, 15.8, 6.8, 14.6, 6.8, 10.6),
        (6.8, 6.8, 9.8, 4.2, 14, 4.2),
        (18.2, 4.2, 21.2, 6.8, 21.2, 10.6),
        (21.2, 14.6, 17.4, 15.8, 17.4, 18.4),
        closed=True,
    )
    pen.line((10.8, 21.4), (17.2, 21.4), weight=pen.weight * 0.9)
    pen.line((12.2, 24.2), (15.8, 24.2), weight=pen.weight * 0.9)


def _puzzle(pen: Pen) -> None:
    """A piece with two tabs and two holes."""
    pen.bar(4.8, 9, 14.8, 14.8, 1.6)
    pen.disc((12.2, 8), 3.2)
    pen.disc((20.8, 16.4), 3.2)
    pen.cut_disc((6, 16.4), 3)
    pen.cut_disc((12.2, 22.8), 3)


def _calendar(pen: Pen) -> None:
    pen.box(4.8, 6.6, 18.4, 16.6, 2)
    pen.bar(4.8, 6.6, 18.4, 5.4)
    for x in (9.6, 18.4):
        pen.line((x, 4), (x, 7.4))
    pen.bar(14.6, 15, 4.6, 4.6)


def _server(pen: Pen) -> None:
    for y in (4.8, 16.2):
        pen.box(4.6, y, 18.8, 7, 1.6)
        pen.disc((8.8, y + 3.5), 1.4)
        pen.line((13.2, y + 3.5), (19.4, y + 3.5), weight=pen.weight * 0.85)


ICONS: Final[Mapping[str, Glyph]] = {
    "menu": _menu, "music": _music, "sound": _sound, "mute": _mute, "help": _help, "settings": _settings,
    "undo": _undo, "ok": _ok, "cancel": _cancel, "buy": _buy, "reserve": _reserve, "play": _play,
    "pause": _pause, "step_back": _step_back, "step_forward": _step_forward, "first": _first, "last": _last,
    "trash": _trash, "export": _export, "import": _import, "left": _left, "right": _right, "up": _up,
    "down": _down, "bot": _bot, "human": _human, "clock": _clock, "star": _star, "points": _points,
    "hand": _hand, "tokens": _tokens, "flag": _flag, "eye": _eye, "eye_off": _eye_off, "deck": _deck,
    "plus": _plus, "minus": _minus, "dice": _dice, "trophy": _trophy, "continue": _continue, "new": _new,
    "replays": _replays, "quit": _quit, "fullscreen": _fullscreen, "keyboard": _keyboard, "log": _log,
    "handshake": _handshake, "crown": _crown, "cards": _cards, "filter": _filter, "search": _search,
    "copy": _copy, "paste": _paste, "pad": _pad, "chat": _chat, "swap": _swap, "reset": _reset, "pen": _pen,
    "join": _join, "screen": _screen, "info": _info, "graph": _graph, "fork": _fork, "alert": _alert,
    "thumb": _thumb, "redo": _redo, "offline": _offline, "key": _key, "location": _location, "bulb": _bulb,
    "puzzle": _puzzle, "calendar": _calendar, "server": _server, **CHAT_ICONS,
}  # fmt: skip
