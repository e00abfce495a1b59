"""The drawings of the base edition: all names are there, the same twice, inside their box; stones and faces are lit."""

from __future__ import annotations

import numpy as np
import pytest
import skia

from tests.art.drawn import Pixels, is_same_twice, spilled
from tools.art.base import contours, sprites
from tools.art.base.busts import Bust, Eye, SkinTones
from tools.art.base.contours import Build, head_contour
from tools.art.base.facts import cards, nobles
from tools.art.base.figures import Mood, profile, skin
from tools.art.base.gouache import DIAMOND, EMERALD, ONYX, RUBY, SAPPHIRE, Gouache
from tools.art.base.pictures import COMPLEXIONS, LIGHTS, PICTURES
from tools.art.poster.shapes import ALL, Color, Point, box, join, without_crumbs


def test_every_name_is_drawn_once():
    names = [sprite.name for sprite in sprites()]
    assert len(names) == len(set(names))
    wanted = {f"card/{card.id}" for card in cards()} | {f"tile/{noble.id}" for noble in nobles()}
    wanted |= {f"back/{level}" for level in (1, 2, 3)}
    families = ("token", "token_small", "token_ghost", "gem", "gem_small", "pip", "letter")
    wanted |= {f"{family}/{kind}" for family in families for kind in range(6)}
    wanted |= {f"{family}/{color}" for family in ("bonus", "bonus_empty") for color in range(5)}
    wanted |= {f"avatar/{seat}/{portrait}" for seat in range(4) for portrait in range(8)}
    wanted |= {f"seat_mark/{seat}" for seat in range(4)}
    wanted |= {f"fx/{name}" for name in ("spark", "mote", "burst", "glow", "ghost/0")}
    assert wanted <= set(names)
    assert len(cards()) == 90
    assert len(nobles()) == 10


def test_a_drawing_is_the_same_twice():
    assert [sprite.name for sprite in sprites()[::17] if not is_same_twice(sprite)] == []


def test_nothing_is_painted_outside_the_pad():
    assert [sprite.name for sprite in sprites()[80:] if spilled(sprite) > 8] == []


def test_a_card_has_anchors_for_what_is_printed_on_it():
    faces = {sprite.name: sprite for sprite in sprites()}
    for card in cards():
        wanted = {"stone"} | {f"cost/{color}" for color, _ in card.prices} | ({"points"} if card.points else set())
        assert faces[f"card/{card.id}"].anchors.keys() == wanted


def _lit(stone: int, light: Point, glint: float) -> Pixels:
    """Paint a stone in the middle of a sheet that is lit from a direction; return its lightness in rows."""
    sheet = Gouache(stone, (240, 336))
    sheet.rings(60 + 45 * light[0], 84 + 45 * light[1], [8], [sheet.haze], 0)
    sheet.fill(ALL, "#404040")
    sheet.gem(stone, 60, 84, 20, glint=glint)
    lightness: Pixels = sheet.pixels()[..., :3].astype(float).mean(axis=2)
    return lightness


@pytest.mark.parametrize("light", [(1.0, 0.0), (-1.0, 0.0), (0.0, -1.0), (0.0, 1.0)])
@pytest.mark.parametrize("stone", range(5))
def test_a_stone_glints_on_the_side_of_the_light(stone: int, light: Point) -> None:
    added = np.abs(_lit(stone, light, 1.5) - _lit(stone, light, 0))
    rows, columns = np.indices(added.shape)
    x, y = ((axis * added).sum() / added.sum() - middle for axis, middle in ((columns, 120), (rows, 168)))
    assert x * light[0] + y * light[1] > 20


@pytest.mark.parametrize("stone", [SAPPHIRE, EMERALD, RUBY, ONYX])
def test_the_facets_of_a_stone_are_brighter_on_the_side_of_the_light(stone: int) -> None:
    left, right = _lit(stone, (-1.0, 0.0), 0), _lit(stone, (1.0, 0.0), 0)
    inside = (slice(140, 196), slice(84, 120)), (slice(140, 196), slice(120, 156))
    assert left[inside[0]].mean() > left[inside[1]].mean() + 8
    assert right[inside[1]].mean() > right[inside[0]].mean() + 8


def _halo(*, shining: bool) -> list[Pixels]:
    """Return the lightness of narrow rings about a stone of 12 units, from the inner to the outer."""
    sheet = Gouache(SAPPHIRE, (240, 336))
    sheet.fill(ALL, sheet.deep)
    sheet.gem(SAPPHIRE, 60, 84, 12, glint=0, shining=shining)
    found = sheet.pixels()[..., :3].astype(float).mean(2)
    rows, columns = np.indices(found.shape)
    shares = np.hypot(columns - 120, rows - 168) / (2 * 12 * 2.3)
    return [found[np.abs(shares - share) < 0.03] for share in np.arange(0.55, 1.1, 0.06)]


def test_a_stone_that_does_not_shine_has_no_halo() -> None:
    rings = _halo(shining=False)
    assert max(abs(ring - rings[-1].mean()).max() for ring in rings) < 1


def test_the_halo_of_a_stone_that_shines_thins_out_in_grain_without_an_edge() -> None:
    rings = _halo(shining=True)
    light = np.array([ring.mean() for ring in rings])
    assert (np.diff(light) < 0).all()
    assert np.diff(light).min() > -(light[0] - light[-1]) / 4
    assert rings[3].std() > 5


def test_the_halo_of_a_stone_lies_behind_the_figures() -> None:
    sheet = Gouache(RUBY, (240, 336))
    sheet.fill(ALL, "#404040")
    sheet.figure([[(box(64, 60, 100, 108), "#404040")]])
    before = sheet.pixels()[..., :3].astype(int)
    sheet.gem(RUBY, 60, 84, 8, glint=0, shining=True)
    changed = np.abs(sheet.pixels()[..., :3].astype(int) - before).mean(2)
    ground, figure = (changed[160:176, 120 + side * 21 - 1 : 120 + side * 21 + 1].mean() for side in (-1, 1))
    assert ground > 15
    assert figure < ground / 4


def _beside_a_light(x: float, middle: float) -> Pixels:
    """Return the luma of a broad grey figure about ``middle`` on grey ground, lit from the point ``x``."""
    sheet = Gouache(ONYX, (240, 336), light=(x, 84))
    sheet.fill(ALL, "#808080")
    sheet.figure([[(box(middle - 8, 60, middle + 8, 108), "#808080")]], "#ffffff", (0, -1))
    found: Pixels = sheet.finish().toarray()[..., :3].astype(float).mean(axis=2)
    return found


@pytest.mark.parametrize("towards", [-1, 1])
def test_a_figure_has_its_rim_towards_the_light_of_the_sheet_and_its_shade_away_from_it(towards: int) -> None:
    luma = _beside_a_light(60 + towards * 40, 60)
    edges = {side: luma[150:186, 120 + side * 15 - 1 : 120 + side * 15 + 1].mean() for side in (-1, 1)}
    middle = luma[150:186, 116:124].mean()
    assert edges[towards] > middle + 20
    assert edges[-towards] < middle - 8


def test_a_figure_sinks_into_ink_far_from_the_light_more_than_the_ground_does() -> None:
    near, far = (_beside_a_light(10, middle)[150:186, middle * 2 - 2 : middle * 2 + 2].mean() for middle in (32, 100))
    ground = _beside_a_light(10, 32)[150:186, 198:202].mean()
    assert near > ground > far + 10


@pytest.mark.parametrize("face", [-1, 1])
def test_the_shade_of_a_head_turns_away_from_a_light_below(face: int) -> None:
    def brow_less_chin(y: float) -> float:
        sheet = Gouache(RUBY, (240, 336), light=(60 + face * 10, y))
        head = profile(60, 84, 40, face, neck=0)
        for path, color in skin(sheet, head):
            sheet.fill(path, color)
        luma = sheet.pixels()[..., :3].astype(float).mean(axis=2)
        brow, chin = ((120 + face * 12, 168 - 28), (120 + face * 12, 168 + 30))
        return float(luma[brow[1], brow[0]] - luma[chin[1], chin[0]])

    assert brow_less_chin(150) < brow_less_chin(20) - 20


def test_every_picture_says_where_its_light_is() -> None:
    assert LIGHTS.keys() == PICTURES.keys()


@pytest.mark.parametrize(("ground", "least"), [("#303030", 0.5), ("#f0f0f0", 0.97)])
def test_only_dull_ground_sinks_far_from_the_light(ground: str, least: float) -> None:
    sheet = Gouache(ONYX, (240, 336), light=(10.0, 10.0))
    sheet.fill(ALL, ground)
    pixels = sheet.finish().toarray()[..., 0].astype(float)
    kept = pixels[300:330, 200:230].mean() / pixels[10:30, 10:30].mean()
    assert least < kept < least + 0.45


def test_a_rim_has_the_hue_of_the_light_and_tapers_away_from_it_without_sinking() -> None:
    sheet = Gouache(SAPPHIRE, (240, 336), light=(10.0, 84.0))
    sheet.fill(ALL, "#404040")
    sheet.fill(box(0, 74, 20, 94), "#ffb040")
    for left in (30, 100):
        sheet.figure([[(box(left, 70, left + 10, 98), "#404040")]], "#c0e0ff", width=3.0)
    row = sheet.finish().toarray()[168, :, :3].astype(int)
    near, far = (row[2 * left : 2 * left + 12] for left in (30, 100))
    red, green, blue = near[1]
    assert red > green > blue + 40
    assert np.abs(far[1] - near[1]).max() < 30
    assert (near[:, 0] > 160).sum() > (far[:, 0] > 160).sum()


def test_the_grain_of_cloth_lies_beside_its_shade_also_where_it_is_moved() -> None:
    def grain(moved: float) -> Pixels:
        sheet = Gouache(SAPPHIRE, (240, 336), light=(0.0, 84.0))
        sheet.fill(ALL, "#404040")
        with sheet.moved(moved):
            sheet.shaded(box(30 - moved, 44, 90 - moved, 124), (-1.0, 0.0))
        found: Pixels = np.abs(sheet.pixels()[100:236, 60:180, 0].astype(float) - 0x40).mean(axis=0)
        return found

    still = grain(0)
    assert still[-20:-11].mean() > still[-32:-26].mean() + 1
    assert still[:60].max() < 1
    assert np.abs(grain(20) - still).max() < 1


def test_dark_browns_lean_to_the_colour_of_the_card_and_light_ones_and_greys_do_not() -> None:
    def painted(stone: int, color: str) -> Pixels:
        sheet = Gouache(stone, (240, 336), light=(60.0, 84.0))
        sheet.fill(ALL, color)
        found: Pixels = sheet.finish().toarray()[168, 120, :3].astype(float)
        return found

    wood = [painted(stone, "#5a3a2a") for stone in (SAPPHIRE, EMERALD)]
    assert wood[0][2] > wood[1][2] + 8
    assert wood[1][1] > wood[0][1] + 2
    for color in ("#e8b080", "#404040"):
        assert np.abs(painted(SAPPHIRE, color) - painted(EMERALD, color)).max() < 3


def test_a_figure_has_no_rim_where_the_rest_of_it_lies_behind() -> None:
    def crossing(groups: list[list[tuple[skia.Path, Color]]]) -> Pixels:
        sheet = Gouache(SAPPHIRE, (240, 336), light=(10.0, 84.0))
        sheet.fill(ALL, "#404040")
        sheet.figure(groups, "#ffffff", width=3.0)
        found: Pixels = sheet.pixels()[168, 2 * 60 : 2 * 60 + 6, 0].astype(float)
        return found

    arm: list[tuple[skia.Path, Color]] = [(box(60, 74, 80, 94), "#404040")]
    trunk: list[tuple[skia.Path, Color]] = [(box(50, 60, 90, 108), "#404040")]
    assert crossing([arm]).max() > 160
    assert crossing([trunk, arm]).max() < 80


def test_a_stone_throws_its_shadow_on_what_holds_it_away_from_the_light() -> None:
    def fall(held: bool) -> float:
        sheet = Gouache(ONYX, (240, 336), light=(10.0, 84.0))
        sheet.fill(ALL, "#c0c0c0")
        if held:
            sheet.figure([[(box(40, 64, 80, 104), "#c0c0c0")]])
        before = sheet.pixels()[..., 1].astype(int)
        sheet.gem(DIAMOND, 60, 84, 8, glint=0)
        return float((before - sheet.pixels()[..., 1])[168, 2 * 60 + 19])

    assert fall(held=True) > 30 > fall(held=False) + 20


@pytest.mark.parametrize("color", [DIAMOND, SAPPHIRE, ONYX])
def test_a_row_of_cards_shows_people_of_several_complexions(color: int) -> None:
    assert PICTURES.keys() >= COMPLEXIONS.keys()
    assert len({COMPLEXIONS.get(card.id) for card in cards() if card.color == color}) >= 3


@pytest.mark.parametrize("towards", [-1, 1])
def test_a_stone_lights_the_edge_that_is_turned_to_it(towards: int) -> None:
    sheet = Gouache(RUBY, (240, 336))
    sheet.fill(ALL, "#202020")
    sheet.figure([[(box(54, 78, 66, 90), "#404040")]], "#404040")
    before = sheet.pixels()[..., 0].astype(int)
    sheet.gem(RUBY, 60 + towards * 15, 84, 8, glint=0)
    lit = np.abs(sheet.pixels()[..., 0].astype(int) - before)
    near, far = (lit[164:172, 120 + side * 11 - 1 : 120 + side * 11 + 1].mean() for side in (towards, -towards))
    assert near > far + 60


def test_crumbs_of_an_outline_are_left_out() -> None:
    square, crumb = box(0, 0, 10, 10), box(20, 0, 21, 1)
    whole = without_crumbs(join(square, crumb), 7)
    assert whole.getBounds() == square.getBounds()
    assert whole.contains(5, 5)


def test_a_large_face_shows_its_mood_and_a_small_one_does_not() -> None:
    large, small = (
        {tuple(tuple(at) for at in profile(60, 84, h, mood=mood).eye.getPoints(999)) for mood in Mood} for h in (20, 12)
    )
    assert (len(large), len(small)) == (len(Mood), 1)


BUILDS = [build for build in vars(contours).values() if isinstance(build, Build)]


def _front(build: Build, v: float) -> float:
    """Return how far a contour stands out at a height, in head units."""
    head = head_contour(build, 0.0)
    return max(u / 1000 for u in range(200, 600) if head.contains(u / 1000, v))


@pytest.mark.parametrize("build", BUILDS)
def test_a_nose_stands_before_the_face_by_a_tenth_of_the_head_at_most_and_is_not_hooked(build: Build) -> None:
    nose = [_front(build, v / 100) for v in range(-6, 16)]
    assert max(nose) - _front(build, -0.14) < 0.11
    assert nose.index(max(nose)) >= 15
    assert nose[:15] == sorted(nose[:15])


def test_the_contours_of_faces_differ_where_a_small_head_shows_it() -> None:
    marks = [tuple(round(_front(build, v), 2) for v in (-0.3, -0.14, 0.12, 0.45)) for build in BUILDS]
    assert len(BUILDS) >= 6
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("right", [True, False])
def test_grain_on_a_large_face_stays_at_the_edge_of_the_shade(right: bool) -> None:
    sheet = Gouache(DIAMOND, (400, 400), units=(100, 100))
    bust = Bust(sheet, 50, 50, 60, SkinTones("#f0d0b0", "#906040", "#a04040"), right=right)
    bust.face("#402010")

    def patch(u0: float, u1: float, v0: float = 0.04, v1: float = 0.22) -> Pixels:
        (x0, y0), (x1, y1) = bust.at(u0, v0), bust.at(u1, v1)
        return sheet.pixels()[round(y0 * 4) : round(y1 * 4), round(min(x0, x1) * 4) : round(max(x0, x1) * 4), 0]

    assert np.ptp(patch(0.20, 0.28, 0.055, 0.10)) == 0  # the cheekbone
    assert np.ptp(patch(0.19, 0.24, 0.22, 0.32)) == 0  # the hollow below it
    shade, edge, cheek = (patch(*span).astype(float).mean() for span in ((0.06, 0.07), (0.10, 0.14), (0.18, 0.30)))
    assert shade < edge < cheek


def _share(eye: Eye, low: int, high: int, *, front: bool = False) -> float:
    """Return the share of the eye of a profile, or of the front of it, whose lightness lies between two values."""
    sheet = Gouache(DIAMOND, (400, 400), units=(100, 100))
    bust = Bust(sheet, 50, 50, 90, SkinTones("#b08060", "#a07050", "#a04040"), right=True)
    bust.face("#402010", eye)
    (x0, y0), (x1, y1) = bust.at(0.29 if front else 0.24, -0.06), bust.at(0.325, -0.02)
    patch = sheet.pixels()[round(y0 * 4) : round(y1 * 4), round(x0 * 4) : round(x1 * 4), 2]
    return float(((patch >= low) & (patch <= high)).mean())


def test_a_gaze_turns_the_iris_and_a_lid_that_falls_hides_the_white() -> None:
    assert _share(Eye(), 0, 40, front=True) > 1.3 * _share(Eye(gaze=(-0.04, 0)), 0, 40, front=True)
    white = [_share(Eye(lid=lid), 190, 255) for lid in (0.0, 0.02, 0.06)]
    assert white[0] > 1.2 * white[1] > white[2] == 0


@pytest.mark.parametrize("bodies", [True, False])
def test_a_cast_of_a_stone_keeps_to_figures_or_to_the_ground_and_off_the_stone(bodies: bool) -> None:
    sheet = Gouache(SAPPHIRE, (240, 336), light=(60, 20))
    sheet.fill(ALL, "#404040")
    sheet.figure([[(box(70, 64, 100, 104), "#404040")]])
    sheet.gem(SAPPHIRE, 60, 84, 8, glint=0)
    before = sheet.pixels()[..., 2].astype(int)
    sheet.cast((60, 84, 30, 20), bodies=bodies)
    lit = sheet.pixels()[..., 2].astype(int) - before
    figure, ground, stone = (lit[164:172, x - 4 : x + 4].mean() for x in (2 * 78, 2 * 42, 2 * 60))
    assert (figure if bodies else ground) > 30
    assert (ground if bodies else figure) == 0
    assert stone == 0


def test_a_stone_that_lies_is_lower_than_one_that_stands() -> None:
    def height(*, lying: bool) -> int:
        sheet = Gouache(SAPPHIRE, (240, 336), light=(60, 20))
        sheet.fill(ALL, sheet.ink)
        before = sheet.pixels().astype(int)
        sheet.gem(SAPPHIRE, 60, 84, 20, glint=0, worn=True, lying=lying)
        return int((np.abs(sheet.pixels() - before)[:, 118:122].max(axis=(1, 2)) > 40).sum())

    assert height(lying=True) < 0.85 * height(lying=False)
