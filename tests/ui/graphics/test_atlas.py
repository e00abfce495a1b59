"""The atlases: complete, readable, all different, and equal to their sources."""

from __future__ import annotations

import zlib
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.ui.graphics import atlas as atlas_module
from game.ui.graphics.atlas import Atlas, Image, Index, _stretched, index
from game.ui.graphics.byte_cache import Budget
from game.view.theme import scale_of
from tests.helpers.paths import ROOT

EDITIONS = ["base", "marvel"]
SIZES = [(1024, 640), (1600, 900), (1920, 1080), (3840, 2160)]
MIN_DISTANCE = {"base": 14.0, "marvel": 28.0}
"""Mean CIE76 distance that any two cards keep in the thumbnails of their pictures; 2.3 is just noticeable."""
PICTURE = {"base": (0.38, 0.25, 0.95, 0.92), "marvel": (0.28, 0.27, 0.94, 0.69)}
"""The part of a card that is neither frame, band, numeral nor name: left, top, right, bottom as fractions."""
THUMBNAIL = (24, 34)


@pytest.fixture(autouse=True)
def display(window: pygame.Surface) -> None:
    """Sprites are converted to the display's format."""


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def visible(image: Image) -> pygame.Rect:
    return image.surface.get_bounding_rect(8)


@pytest.mark.parametrize("size", SIZES)
def test_every_sprite_comes_in_the_size_asked_for(edition: str, size: tuple[int, int]) -> None:
    atlas = Atlas(edition, scale_of(*size))
    for name in atlas.names()[::7]:
        width, height = (max(1, round(side * atlas.scale)) for side in atlas.size(name))
        image = atlas.sprite(name, width, height)
        assert (image.width, image.height) == (width, height)
        assert image.surface.get_width() <= width + 200 * atlas.scale


def test_a_card_at_a_stored_scale_is_not_resampled(edition: str) -> None:
    scales = index(edition).scales["card"]
    for level, scale in enumerate(scales):
        atlas = Atlas(edition, scale)
        name = atlas.names("card/")[0]
        width, height = (round(side * scale) for side in atlas.size(name))
        assert index(edition).sprites[name].boxes[level][2:] == (width, height)
        stored = index(edition).picture(name, level)
        assert atlas.sprite(name, width, height).surface.get_size() == stored.get_size()


def test_surfaces_are_premultiplied(edition: str) -> None:
    atlas = Atlas(edition)
    surface = atlas.sprite("token/0", 60, 60).surface
    for x in range(surface.get_width()):
        for y in range(surface.get_height()):
            red, green, blue, alpha = surface.get_at((x, y))
            assert max(red, green, blue) <= alpha + 1


def test_the_corners_of_a_stretchable_sprite_keep_their_size(edition: str) -> None:
    atlas = Atlas(edition)
    small, large = atlas.sprite("ui/button", 120, 44), atlas.sprite("ui/button", 420, 44)
    assert (small.dx, small.dy) == (large.dx, large.dy)
    corner = pygame.Rect(0, 0, small.dx + 8, small.surface.get_height())
    assert pygame.image.tobytes(small.surface.subsurface(corner), "RGBA") == pygame.image.tobytes(
        large.surface.subsurface(corner), "RGBA"
    )


def test_a_stretchable_sprite_is_decoded_once_whatever_is_shown_meanwhile(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    atlas = Atlas(edition)
    atlas.sprite("ui/button", 120, 44)
    for name in atlas.names("card/"):  # far more than the cache of decoded sprites holds
        atlas.sprite(name, 20, 28)
    monkeypatch.setattr(Index, "picture", lambda *_: pytest.fail("a sprite is decoded again"))
    atlas.sprite("ui/button", 420, 60)


def test_a_stretchable_sprite_smaller_than_its_corners_still_draws(edition: str) -> None:
    image = Atlas(edition).sprite("ui/panel", 6, 6)
    assert (image.width, image.height) == (6, 6)


def test_a_tilted_card_stays_about_its_middle(edition: str) -> None:
    atlas = Atlas(edition)
    name = atlas.names("card/")[0]
    straight, tilted = visible(atlas.sprite(name, 126, 176)), visible(atlas.sprite(name, 126, 176, angle=10))
    shift = pygame.Vector2(tilted.center) - pygame.Vector2(straight.center)
    corners = atlas.sprite(name, 126, 176), atlas.sprite(name, 126, 176, angle=10)
    shift -= pygame.Vector2(corners[1].dx - corners[0].dx, corners[1].dy - corners[0].dy)
    assert shift.length() <= 4
    assert tilted.w > straight.w


def test_sprites_are_shared_and_the_cache_is_bounded(edition: str) -> None:
    atlas = Atlas(edition)
    name = atlas.names("card/")[0]
    assert atlas.sprite(name, 100, 140) is atlas.sprite(name, 100.2, 139.8)
    for width in range(100, 900, 2):
        atlas.sprite(name, width, width * 1.4)
    assert sum(i.surface.get_width() * i.surface.get_height() * 4 for i in atlas._images) <= 96 << 20


def test_preloading_goes_in_small_steps_and_leaves_nothing_to_do(edition: str) -> None:
    atlas = Atlas(edition)
    sprites = [(name, 126.0, 176.0) for name in atlas.names("card/")]
    assert sum(1 for _ in atlas.preload(sprites)) > 10
    ready = [id(image) for image in atlas._images]
    # The first ones are wanted soonest, so they are dropped last.
    assert [id(atlas.sprite(*sprite)) for sprite in reversed(sprites)] == ready


def test_a_preload_ends_before_it_displaces_its_first_sprites(edition: str) -> None:
    atlas = Atlas(edition)
    sprites = [(name, 945.0, 1320.0) for name in atlas.names("card/")[:20]]
    for _ in atlas.preload(sprites):
        pass
    ready = [id(image) for image in atlas._images]
    assert 3 < len(ready) < len(sprites)
    assert id(atlas.sprite(*sprites[0])) == ready[-1]


def test_a_preload_displaces_what_an_earlier_scene_used_and_nothing_since(edition: str) -> None:
    budget = Budget(2 << 20)
    atlas = Atlas(edition, budget=budget)
    cards = [(name, 126.0, 176.0) for name in atlas.names("card/")]
    earlier, shown, coming = cards[:8], cards[8:12], cards[12:40]
    for card in earlier:
        atlas.sprite(*card)
    budget.protect()
    for card in shown:
        atlas.sprite(*card)
    for _ in atlas.preload(coming, beside_scene=True):
        pass

    def kept(sprites: list[tuple[str, float, float]]) -> list[bool]:
        return [atlas._images.get((name, 126, 176, 0)) is not None for name, _, _ in sprites]

    assert not any(kept(earlier))
    assert all(kept(shown))
    loaded = kept(coming)
    assert loaded[0] and not loaded[-1]
    assert loaded == sorted(loaded, reverse=True), "the first ones were loaded"


def test_a_preload_goes_on_in_small_steps(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    atlas = Atlas(edition, budget=Budget(16 << 20))
    sprites = [(name, 126.0, 176.0) for name in atlas.names("card/")[:12]]
    made: list[str] = []
    scaled = Atlas._scaled

    def note(self: Atlas, name: str, width: int, height: int) -> Image:
        made.append(name)
        return scaled(self, name, width, height)

    monkeypatch.setattr(Atlas, "_scaled", note)
    ticks = count()  # each look at the clock finds that a step has lasted long enough
    monkeypatch.setattr(atlas_module, "time", SimpleNamespace(perf_counter=lambda: float(next(ticks))))
    before = 0
    for _ in atlas.preload(sprites):
        assert len(made) - before <= 1
        before = len(made)
    assert made == [name for name, _, _ in sprites]


def test_a_background_fetched_ahead_is_the_same(edition: str) -> None:
    ahead, alone = Atlas(edition), Atlas(edition)
    ahead.prefetch("bg/menu", 1600, 900)
    one, other = (atlas.background("bg/menu", 1600, 900) for atlas in (ahead, alone))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_what_is_made_in_a_thread_needs_no_window(edition: str) -> None:
    ahead, alone = Atlas(edition), Atlas(edition)
    pygame.display.quit()
    ahead.prefetch("bg/menu", 800, 450)
    for _ in ahead.preload_aside([("token/0", 200, 200)]):
        pass
    for future in ahead._decoding.values():
        assert future.exception() is None
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    one, other = (atlas.background("bg/menu", 800, 450) for atlas in (ahead, alone))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.slow
def test_backgrounds_cover_every_window(edition: str) -> None:
    atlas = Atlas(edition)
    for size in [*SIZES, (1000, 1000), (2560, 1080)]:
        picture = atlas.background("bg/table", *size)
        assert picture.get_size() == size
        assert not picture.get_flags() & pygame.SRCALPHA


def test_unknown_names_are_named(edition: str) -> None:
    atlas = Atlas(edition)
    with pytest.raises(KeyError, match=f"the {edition} atlas has no sprite 'card/none'"):
        atlas.sprite("card/none", 10, 10)
    with pytest.raises(KeyError, match="no background 'bg/none'"):
        atlas.background("bg/none", 10, 10)
    with pytest.raises(KeyError, match="no anchor 'none'"):
        atlas.anchor("token/0", "none")


def test_all_assets_together_stay_small() -> None:
    total = sum(path.stat().st_size for path in (ROOT / "assets").rglob("*") if path.is_file())
    assert total < 32_000_000


def lab_thumbnails(edition: str) -> tuple[list[str], Any]:
    """Thumbnails of the cards' pictures in CIE Lab: an array of (cards, pixels, 3)."""
    np = pytest.importorskip("numpy")
    from tests.helpers.colors import lab

    atlas = Atlas(edition)
    left, top, right, bottom = PICTURE[edition]
    rows = []
    for name in atlas.names("card/"):
        image = atlas.sprite(name, 252, 352)
        box = pygame.Rect(image.dx + 252 * left, image.dy + 352 * top, 252 * (right - left), 352 * (bottom - top))
        small = pygame.transform.smoothscale(image.surface.subsurface(box), THUMBNAIL)
        rows.append(np.frombuffer(pygame.image.tobytes(small, "RGB"), np.uint8).reshape(-1, 3).astype(float))
    return atlas.names("card/"), lab(np.stack(rows))


@pytest.mark.slow
def test_no_two_cards_look_alike(edition: str) -> None:
    np = pytest.importorskip("numpy")
    names, colours = lab_thumbnails(edition)
    alike = []
    for number in range(len(names) - 1):
        distances = np.sqrt(((colours[number + 1 :] - colours[number]) ** 2).sum(axis=-1)).mean(axis=-1)
        near = int(distances.argmin())
        if distances[near] < MIN_DISTANCE[edition]:
            alike.append((round(float(distances[near]), 1), names[number], names[number + 1 + near]))
    assert sorted(alike) == []


@pytest.mark.slow
def test_the_built_atlas_contains_exactly_the_sprites(edition: str) -> None:
    pytest.importorskip("skia", exc_type=ImportError)
    from tools.build_atlas import backgrounds_of, sprites_of

    assert sorted(index(edition).sprites) == [sprite.name for sprite in sprites_of(edition)]
    assert sorted(index(edition).backgrounds) == sorted(sprite.name for sprite in backgrounds_of(edition))


@pytest.mark.slow
def test_built_pictures_equal_their_sources(edition: str) -> None:
    """A fixed sixteenth of the sprites at both scales; ``python -m tools.build_atlas --check`` compares all."""
    pytest.importorskip("skia", exc_type=ImportError)
    from tools.build_atlas import compare, sprites_of

    sample = [sprite for sprite in sprites_of(edition) if zlib.crc32(sprite.name.encode()) % 16 == 0]
    assert [line for sprite in sample for line in compare(edition, sprite)] == []


def test_a_stretchable_sprite_narrower_than_its_corners_stays_in_its_box() -> None:
    surface = pygame.Surface((30 + 76, 48), pygame.SRCALPHA)
    surface.fill((200, 40, 40, 255), (10, 0, 76, 48))
    narrow = _stretched(Image(surface, 10, 0, 76, 48), (20, 0, 56, 0), 38, 48)
    assert narrow.surface.get_bounding_rect(min_alpha=200) == (10, 0, 38, 48)
    assert narrow.surface.get_width() == 30 + 38


def test_a_stretchable_sprite_can_repeat_its_middle_without_a_seam() -> None:
    surface = pygame.Surface((30, 20), pygame.SRCALPHA)
    surface.fill((9, 9, 9, 255))
    for y in range(10):
        surface.fill((20 * y, 0, 0, 255), (5, 5 + y, 20, 1))
    source, insets = Image(surface, 0, 0, 30, 20), (5.0, 5.0, 5.0, 5.0)
    tall = _stretched(source, insets, 30, 58, repeat=True).surface
    reds = [tall.get_at((15, y)).r for y in range(5, 53)]
    assert (tall.get_at((15, 4)).r, tall.get_at((15, 53)).r) == (9, 9), "the edges are kept"
    first, second, third = reds[:15], reds[17:31], reds[33:]
    assert first == sorted(first) and second == sorted(second, reverse=True) and third == sorted(third), "three times"
    assert min(max(first), max(second), max(third)) >= 160
    assert max(abs(after - before) for before, after in pairwise(reds)) <= 20
    assert _stretched(source, insets, 30, 28, repeat=True).surface.get_at((15, 22)).r > 150, "once, stretched"
