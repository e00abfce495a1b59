"""The display list: a partial redraw looks like a full one."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.graphics.canvas import _RENEWAL, Canvas
from game.ui.graphics.type_scale import BODY

SIZE = (160, 100)


@dataclass(frozen=True)
class Order:
    """One drawing order of a random frame."""

    kind: str
    which: int
    x: int
    y: int
    alpha: int
    clip: tuple[int, int, int, int] | None


orders = st.builds(
    Order,
    kind=st.sampled_from(["surface", "surface", "rect", "again"]),
    which=st.integers(0, 5),
    x=st.integers(-30, 150),
    y=st.integers(-30, 90),
    alpha=st.sampled_from([255, 255, 128, 9]),
    clip=st.sampled_from([None, None, (20, 10, 70, 50), (-5, -5, 40, 40)]),
)


@st.composite
def films(draw: st.DrawFn) -> list[tuple[int, list[Order]]]:
    """Frames that each differ a little from the one before: orders taken out, put in, moved and swapped."""
    frame = draw(st.lists(orders, max_size=12))
    film = [(0, frame)]
    for _ in range(draw(st.integers(1, 4))):
        frame = list(frame)
        for _ in range(draw(st.integers(0, 3))):
            at = draw(st.integers(0, max(0, len(frame) - 1)))
            change = draw(st.sampled_from(["in", "out", "swap", "twice"]))
            if change == "in":
                frame.insert(at, draw(orders))
            elif frame and change == "out":
                del frame[at]
            elif frame and change == "swap":
                frame.append(frame.pop(at))
            elif frame:
                frame.insert(draw(st.integers(0, len(frame))), frame[at])
        film.append((draw(st.sampled_from([0, 0, 0, 1])), frame))
    return film


def pictures() -> list[pygame.Surface]:
    dice = random.Random(7)
    found = []
    for number in range(6):
        surface = pygame.Surface((8 + 7 * number, 30 - 3 * number), pygame.SRCALPHA if number else 0)
        for x in range(0, surface.get_width(), 3):
            alpha = dice.randrange(256) if number else 255
            color = tuple(dice.randrange(alpha + 1) for _ in range(3))
            surface.fill((*color, alpha), (x, 0, 3, surface.get_height()))
        found.append(surface)
    return found


def describe(canvas: Canvas, frame: list[Order], stock: list[pygame.Surface]) -> None:
    for order in frame:
        with canvas.clip(order.clip or (-100, -100, 400, 400)):
            if order.kind == "surface":
                canvas.surface(stock[order.which], order.x, order.y, order.alpha)
            elif order.kind == "rect":
                color = (40 * order.which, 255 - 40 * order.which, 90, order.alpha)
                canvas.rect(color, (order.x, order.y, 9 * order.which, 25), order.which % 2 * 3)
            else:
                canvas.surface(stock[1], order.y, order.x, order.alpha)


def grounds() -> list[pygame.Surface]:
    found = []
    for color in ((30, 60, 90), (90, 20, 60)):
        surface = pygame.Surface(SIZE)
        surface.fill(color)
        surface.fill((250, 200, 10), (60, 0, 40, 100))
        found.append(surface)
    return found


@given(films())
def test_a_partial_redraw_equals_a_full_one(film: list[tuple[int, list[Order]]]) -> None:
    stock, behind = pictures(), grounds()
    canvas = Canvas(pygame.Surface(SIZE))
    for ground, frame in film:
        canvas.begin()
        canvas.background(behind[ground])
        describe(canvas, frame, stock)
        canvas.end()
        whole = Canvas(pygame.Surface(SIZE))
        whole.begin()
        whole.background(behind[ground])
        describe(whole, frame, stock)
        whole.end()
        assert pygame.image.tobytes(canvas.target, "RGB") == pygame.image.tobytes(whole.target, "RGB")


def test_a_veil_stays_within_its_clip_when_something_beside_it_changes() -> None:
    stock, canvas = pictures(), Canvas(pygame.Surface(SIZE))
    for which in (3, 2):
        canvas.begin()
        canvas.surface(stock[which], 10, 60)
        with canvas.clip((0, 0, 40, 30)):
            canvas.rect((90, 200, 255, 60), (0, 0, 40, 90))
        canvas.end()
    assert canvas.target.get_at((38, 62)) == (0, 0, 0, 255), "the wider picture is gone, and no veil was there"


def test_the_same_frame_paints_nothing() -> None:
    canvas, stock = Canvas(pygame.Surface(SIZE)), pictures()
    painted = []
    for _ in range(2):
        canvas.begin()
        canvas.surface(stock[2], 10, 10, 100)
        canvas.rect((1, 2, 3), (50, 50, 5, 5))
        painted.append(canvas.end())
    assert painted == [[pygame.Rect(0, 0, *SIZE)], []]


def test_only_the_rectangle_of_a_moved_surface_is_painted() -> None:
    canvas, stock = Canvas(pygame.Surface((1600, 900))), pictures()
    painted = []
    for x in (100, 104):
        canvas.begin()
        canvas.surface(stock[3], 800, 800)
        canvas.surface(stock[2], x, 40)
        painted = canvas.end()
    assert painted == [pygame.Rect(100, 40, stock[2].get_width() + 4, stock[2].get_height())]


@pytest.mark.parametrize("bars", [1, 20])
def test_changes_that_cross_are_painted_alone_and_look_like_a_full_redraw(bars: int) -> None:
    size = (1600, 900)
    veils = [(pygame.Rect(90 + 70 * at, 20, 9, 860), pygame.Rect(20, 50 + 40 * at, 1560, 9)) for at in range(bars)]
    canvas, stock = Canvas(pygame.Surface(size)), pictures()
    for turn in (0, 1):
        whole = Canvas(pygame.Surface(size))
        for each in (canvas, whole):
            each.begin()
            each.surface(stock[5], 30, 30)
            for pair in veils if turn else ():
                for box in pair:
                    each.rect((40, 160, 220, 90), box)
            each.surface(stock[2], 60, 60)
        painted = canvas.end()
        whole.end()
        assert pygame.image.tobytes(canvas.target, "RGB") == pygame.image.tobytes(whole.target, "RGB")
    if bars == 1:
        assert sum(box.w * box.h for box in painted) == sum(box.w * box.h for pair in veils for box in pair)
    assert all(any(area.contains(box) for area in painted) for pair in veils for box in pair)


def test_a_piece_raised_to_the_top_repaints_itself_alone() -> None:
    canvas, stock = Canvas(pygame.Surface((1600, 900))), pictures()
    spots = [(stock[2], 0, 0), (stock[3], 700, 0), (stock[4], 0, 700), (stock[5], 700, 700)]
    painted = []
    for turn in (0, 1):
        canvas.begin()
        for surface, x, y in spots[turn:] + spots[:turn]:
            canvas.surface(surface, x, y)
        painted = canvas.end()
    assert painted == [pygame.Rect(0, 0, *stock[2].get_size())]


def test_a_new_background_and_a_new_target_paint_everything() -> None:
    canvas, behind = Canvas(pygame.Surface(SIZE)), grounds()
    for number, target in ((0, None), (1, None), (1, pygame.Surface((80, 60)))):
        if target is not None:
            canvas.retarget(target)
        canvas.begin()
        canvas.background(behind[number])
        assert canvas.end() == [canvas.target.get_rect()]


@pytest.mark.parametrize(
    ("size", "at", "times"), [((40, 30), (0, 0), 1), ((80, 60), (0, 0), 2), ((100, 60), (10, 0), 2)]
)
@pytest.mark.parametrize("between", [(), ((60, 20),), ((80, 60), (20, 15))])
def test_a_new_target_shows_the_last_frame_at_its_size_until_the_next_one(
    size: tuple[int, int], at: tuple[int, int], times: int, between: tuple[tuple[int, int], ...]
) -> None:
    canvas = Canvas(pygame.Surface((40, 30)))
    canvas.begin()
    canvas.background(None, (10, 20, 30))
    canvas.rect((200, 100, 50), (4, 5, 6, 7))
    canvas.end()
    for other in between:
        canvas.retarget(pygame.Surface(other))
    new = pygame.Surface(size)
    new.fill("white")
    canvas.retarget(new)
    inside, outside = ((at[0] + x * times, at[1] + y * times) for x, y in ((7, 8), (2, 2)))
    assert new.get_at(inside)[:3] == (200, 100, 50)
    assert all(new.get_at(spot)[:3] == (10, 20, 30) for spot in (outside, (0, 0), (size[0] - 1, size[1] - 1)))
    assert canvas.target is new


def test_a_premultiplied_surface_fades_evenly() -> None:
    canvas = Canvas(pygame.Surface((4, 4)))
    white = pygame.Surface((4, 4), pygame.SRCALPHA)
    white.fill((255, 255, 255, 255))
    shades = []
    for alpha in (0, 64, 128, 192, 255):
        canvas.begin()
        canvas.surface(white, 0, 0, alpha)
        canvas.end()
        shades.append(canvas.target.get_at((1, 1)).r)
    assert shades[0] == 0
    assert shades[-1] == 255
    assert all(abs(shade - alpha) <= 6 for shade, alpha in zip(shades, (0, 64, 128, 192, 255), strict=True))


def test_of_two_clips_the_common_part_is_drawn() -> None:
    canvas = Canvas(pygame.Surface((40, 40)))
    canvas.begin()
    with canvas.clip((0, 0, 20, 40)), canvas.clip((10, 10, 30, 10)):
        canvas.rect((255, 0, 0), (0, 0, 40, 40))
    canvas.end()
    red = {(x, y) for x in range(40) for y in range(40) if canvas.target.get_at((x, y)).r}
    assert red == {(x, y) for x in range(10, 20) for y in range(10, 20)}


def test_fades_nest_and_apply_to_all_that_is_drawn() -> None:
    canvas = Canvas(pygame.Surface((40, 40)))
    white = pygame.Surface((10, 10))
    white.fill((255, 255, 255))
    canvas.begin()
    with canvas.fade(128), canvas.fade(128):
        canvas.rect((255, 255, 255), (0, 0, 10, 10))
        canvas.surface(white, 10, 0)
    with canvas.fade(0):
        canvas.rect((255, 255, 255), (20, 0, 10, 10))
        canvas.surface(white, 20, 10)
    canvas.rect((255, 255, 255), (30, 0, 10, 10))
    canvas.end()
    seen = [canvas.target.get_at((x, 5)).r for x in (5, 15, 25, 35)]
    assert all(abs(value - 64) <= 2 for value in seen[:2]) and seen[2:] == [0, 255]


def test_text_without_a_renderer_is_refused() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    canvas.begin()
    with pytest.raises(RuntimeError, match="no text renderer"):
        canvas.text(BODY, "a", 0, 0)


@pytest.fixture(autouse=True)
def display(window: pygame.Surface) -> None:
    """Fading converts surfaces to the display's format."""


class Counted:
    """A part of a picture that counts how often it was drawn."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.drawn = 0

    def __call__(self) -> None:
        self.drawn += 1
        self.canvas.rect((200, 0, 0), (10, 10, 20, 20))

    def show(self, *inputs: object, name: str = "part") -> bool:
        """Draw a frame with the part alone; return whether it was drawn."""
        before = self.drawn
        self.canvas.begin()
        self.canvas.part(name, inputs, self)
        self.canvas.end()
        assert self.canvas.target.get_at((15, 15))[:3] == (200, 0, 0)
        return self.drawn > before


def test_a_part_is_drawn_again_only_where_its_inputs_differ() -> None:
    part = Counted(Canvas(pygame.Surface(SIZE)))
    assert part.show(1, "a")
    assert not part.show(1, "a")
    assert part.show(2, "a")
    assert not part.show(2, "a")
    assert part.show(2, "a", name="another")
    assert part.show(2, "a")  # the last frame was without it


def test_a_part_is_drawn_again_in_another_clip_or_alpha_and_while_words_are_collected() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    part = Counted(canvas)
    assert part.show()
    with canvas.fade(128):
        canvas.begin()
        canvas.part("part", (), part)
    assert part.drawn == 2
    canvas.begin()
    with canvas.clip((0, 0, 15, 15)):
        canvas.part("part", (), part)
    assert part.drawn == 3
    assert canvas._items[0].clip == (0, 0, 15, 15)
    assert part.show() and not part.show()
    canvas.words = []
    assert part.show()


def test_words_in_a_block_without_words_are_not_collected() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    canvas.words = []
    with canvas.without_words():
        canvas.keep_words("inside")
    canvas.keep_words("after")
    assert canvas.words == ["after"]


def test_every_part_is_drawn_now_and_then_so_that_caches_keep_its_pictures() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    parts = [Counted(canvas) for _ in range(3)]
    most = 0
    for _ in range(3 * _RENEWAL + 1):
        before = [part.drawn for part in parts]
        canvas.begin()
        for number, part in enumerate(parts):
            canvas.part(number, (), part)
        canvas.end()
        most = max(most, sum(part.drawn for part in parts) - sum(before)) if before[0] else 0
    assert [part.drawn for part in parts] == [2, 2, 2]
    assert most == 1
