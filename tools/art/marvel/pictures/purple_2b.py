"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    limb,
    oval,
    placed,
    polygon,
    svg,
)

_FROM_THE_STREET: Final = (-0.6, -0.8)
_GLASS: Final = (64.0, 84.0)


def _wall_between_slats(s: Impact) -> None:
    """Paint a blind from near as one lit plane, two straight slats in the shade above and below it."""
    s.fill(ALL, s.key)
    s.fill(polygon((-4, -4), (124, -4), (124, 36), (-4, 52)), s.shade)
    s.fill(polygon((-4, 52), (124, 36), (124, 40), (-4, 56)), s.light)
    s.fill(polygon((-4, 140), (124, 124), (124, 172), (-4, 172)), s.shade)
    s.fill(polygon((-4, 146), (124, 130), (124, 134), (-4, 150)), s.mid)


def _lens_on_two(s: Impact) -> None:
    """Paint a large lens, in its glass two people in the cone of a street lamp and the envelope that one gives."""
    x, y = _GLASS
    with s.clipped(polygon((-4, 56), (124, 40), (124, 124), (-4, 140))):
        s.fill(limb((x, y, 38), (x + 24, y + 32, 38)), s.mid)
    s.inked([(oval(x, y, 38), s.ink)], 1.2, (0, 0))
    s.rim([oval(x, y, 38)], s.key, _FROM_THE_STREET, 4.6)
    s.rim([oval(x, y, 38)], "#ffffff", _FROM_THE_STREET, 2.4)
    glass = oval(x, y, 31.5)
    s.fill(glass, s.deep)
    with s.clipped(glass):
        s.fill(polygon((x - 6, y - 24), (x + 6, y - 24), (x + 34, y + 26), (x - 34, y + 26)), CREAM[1])
        s.fill(box(x - 40, y + 23, x + 40, y + 40), s.ink)
        s.fill(polygon((x - 9, y - 23), (x + 9, y - 23), (x + 4, y - 32), (x - 4, y - 32)), s.ink)
        for at, turn in ((-11.0, 1), (11.0, -1)):
            coat = polygon(
                (x + at - 7, y + 26), (x + at - 6.4, y + 1, 3), (x + at + 6.4, y + 1, 3), (x + at + 7, y + 26)
            )
            brim = placed(box(-7, -1.1, 7, 1.1, 1.0), x + at + turn, y - 9.4, turn=6.0 * turn)
            hat = placed(polygon((-4, 0), (-3.4, -5), (3.4, -5), (4, 0)), x + at + turn, y - 9.6, turn=6.0 * turn)
            arm = limb((x + at + 3 * turn, y + 4, 2.4), (x + at + 7.4 * turn, y + 9, 2.0))
            s.fill(join(coat, oval(x + at + 0.5 * turn, y - 5, 4.3, 5.0), brim, hat, arm), s.ink)
        s.inked([(placed(box(-4, -3, 4, 3), x, y + 9, turn=-8), s.accent)], 1.0, (0.2, 0.3))
    s.line(glass, s.ink, 1.6)
    s.fill(cut(both(glass, oval(x - 1, y - 1, 29.5)), oval(x + 3, y + 4, 31)), "#ffffff")


def _hand_on_the_rim(s: Impact) -> None:
    """Paint a hand in from the edge with its sleeve: four fingers bend over the rim from outside, the thumb below it."""
    skin: Tones = ("#ffd8b4", "#b8664e", "#54203c")
    arm = limb((128, 152, 12.0), (112, 124, 9.5))
    modelled(s, arm, skin, _FROM_THE_STREET, 3.8, 1.8, 1.6, 0.0)
    sleeve = polygon((103, 150), (112, 130), (132, 130), (132, 176), (98, 176))
    modelled(s, sleeve, (s.key, s.ink, s.ink), _FROM_THE_STREET, 2.0, 2.0, 1.6, 0.0)
    back = svg("M98 114 C102 98 106 84 112 76 C118 76 121 84 121 96 L122 122 C118 132 106 132 98 114 Z")
    modelled(s, back, skin, _FROM_THE_STREET, 3.8, 1.8, 1.6, 0.0)
    thumb = limb((106, 122, 6.0), (96, 119, 5.0), (86, 112, 4.2))
    modelled(s, thumb, skin, _FROM_THE_STREET, 3.0, 1.6, 1.5, 1.8)
    s.inked([(oval(85.6, 110.8, 3.0, 2.2, 38), s.accent)], 0.9, (0.1, 0.2))
    for knuckle, bend, tip in (
        ((113, 78), (104, 70), (94, 71)),
        ((115, 86), (106, 79), (95.6, 79.4)),
        ((115, 94.4), (107, 88), (96.4, 87.6)),
        ((113, 102), (106, 97), (96.6, 95.4)),
    ):
        finger = limb((*knuckle, 4.6), (*bend, 4.5), (*tip, 3.7))
        modelled(s, finger, skin, _FROM_THE_STREET, 2.6, 1.6, 1.4, 1.6)
        s.stroke([(bend[0] + 0.6, bend[1] - 2.4), (bend[0] + 1.6, bend[1], bend[0] + 0.4, bend[1] + 2.2)], skin[2], 0.9)
        s.inked([(oval(tip[0] - 0.8, tip[1], 2.7, 2.2), s.accent)], 0.9, (0.1, 0.2))


def jessica_jones(s: Impact) -> None:
    """A hand turns a large lens on two people under a lamp. Close; light: the street's lamp, in the lens and on the blind."""
    _wall_between_slats(s)
    _lens_on_two(s)
    _hand_on_the_rim(s)


def _stadium_by_night(s: Impact) -> None:
    """Paint a stand from the pitch: the roof black from the right, below it the gap of cream light, the crowd one plane."""
    s.fill(ALL, CREAM[1])
    crowd = polygon(
        (-4, 112), *((-4 + 9.2 * at, 112 - 1.7 * at - (4 if at % 2 else 0)) for at in range(1, 14)), (124, 90)
    )
    s.fill(join(crowd, polygon((-4, 112), (124, 88), (124, 172), (-4, 172))), s.mid)
    s.fill(polygon((-4, 136), (124, 112), (124, 172), (-4, 172)), s.deep)
    s.fill(polygon((-4, -4), (124, -4), (124, 72), (-4, 42)), s.key)
    s.fill(polygon((-4, -4), (124, -4), (124, 66), (-4, 38)), s.shade)


_CARD: Final = placed(box(-13.5, -18.5, 13.5, 18.5, 2.4), 62, 53, turn=-10)


def _raised_card(s: Impact) -> None:
    """Paint the card under the roof and the arm that holds it up: two fingers behind it, the thumb before it."""
    toward = (-0.8, -0.6)
    skin: Tones = ("#ffcba0", "#8f5058", "#4a2038")
    arm = limb((102, 142, 10.5), (106, 110, 8.0), (91, 88, 6.0))
    modelled(s, arm, ("#ffffff", s.light, s.key), toward, 3.8, 1.6, 1.8, 0.0)
    with s.clipped(arm):
        for number in range(6):
            s.fill(
                placed(box(-18, -3.4, 18, 3.4), 104 - 1.2 * number, 142 - 11.5 * number, turn=-10 - 6 * number), s.ink
            )
    s.line(arm, s.ink, 1.8)
    modelled(s, limb((93, 90, 5.8), (86, 78, 6.0)), skin, toward, 2.4, 1.4, 1.5, 1.6)
    for x, y in ((78.6, 58), (80.4, 65)):
        modelled(
            s,
            limb((86, y + 12, 3.8), (x + 3, y, 3.7), (x - 4, y - 1, 3.4)),
            skin,
            toward,
            1.8,
            1.2,
            1.3,
            1.4,
        )
    s.inked([(_CARD, s.accent)], 2.2, (0.8, 1.3))
    with s.clipped(_CARD):
        s.fill(placed(polygon((-16, -20), (8, -20), (-14, 16), (-16, 16)), 62, 53, turn=-10), "#f6ffae")
    back = svg("M76 76 C80 70 88 70 91 75 C95 80 95 87 92 91 C87 93 80 91 77 86 Z")
    modelled(s, back, skin, toward, 3.0, 1.4, 1.4, 1.6)
    for y in (84.4, 78.2):
        modelled(
            s,
            limb((84, y + 1.6, 3.5), (76.4, y, 3.4), (79, y + 1.8, 3.0)),
            skin,
            toward,
            1.5,
            1.0,
            1.2,
            1.4,
        )
    thumb = limb((86, 77, 4.2), (77, 70, 3.8), (68.6, 65.4, 3.1))
    modelled(s, thumb, skin, toward, 2.0, 1.4, 1.4, 1.6)
    s.inked([(oval(68.4, 64.8, 2.3, 1.6, 32), skin[0])], 0.7, (0, 0))


def _whistling_referee(s: Impact) -> None:
    """Paint the referee from the side against the light: striped shoulders, a head in a cap, the whistle in the mouth."""
    shirt = svg("M30 172 C32 146 42 133 60 126 C74 121 92 122 104 129 C114 136 118 152 120 172 Z")
    s.inked([(shirt, "#ffffff")], 1.8, (0, 0))
    with s.clipped(shirt):
        s.fill(cut(shirt, placed(shirt, -34, 6)), s.mid)
        for x in (34, 50, 66, 82, 98):
            s.fill(polygon((x + 4, 172), (x + 8, 120), (x + 15, 120), (x + 13, 172)), s.ink)
        s.fill(cut(shirt, placed(shirt, -14, 3)), s.ink)
    s.line(shirt, s.ink, 1.8)
    profile(s, 66, 102, 2.3, ("#a8625a", "#4a2038"), (CAP, s.ink, s.mid), turn=4.0)
    whistle = join(oval(37, 118, 6.0), polygon((37, 112), (50, 110.5), (50, 115.5), (40, 118)))
    s.inked([(whistle, s.accent)], 1.8, (0.5, 0.9))
    s.fill(oval(37, 118, 2.2), s.ink)
    for turn in (196.0, 224, 252):
        s.fill(polygon(around(37, 118, 10, turn), around(37, 118, 19, turn - 7), around(37, 118, 19, turn + 7)), s.ink)


def ronan(s: Impact) -> None:
    """A referee whistles and holds up the card. From below, from the side; light: the gap under the roof of a stand."""
    _stadium_by_night(s)
    _raised_card(s)
    _whistling_referee(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((55.0, 102.0), (38.0, 114.0), (62.0, 54.0), (82.0, 74.0)),
        "holds up the card",
        "stand by night",
        "gap under a roof",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((53.0, 82.0), (64.0, 93.0), (75.0, 82.0), (96.0, 88.0)),
        "turns a lens on two",
        "blind",
        "street lamp in a lens",
    ),
}
