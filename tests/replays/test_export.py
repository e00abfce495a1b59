"""Films of a game as files: their frames, the memory they need, and cancelling."""

from __future__ import annotations

import weakref
from pathlib import Path

import pytest
from PIL import Image

from game.replays.export import FIRST_MS, FRAME_MS, LAST_MS, FilmKind, FilmWriter, durations_of
from tests.helpers.waiting import wait_until

SIZE = (60, 40)


def drawn(number: int) -> bytes:
    """A frame of one colour below a strip of all colours: a GIF takes its palette from the first frame."""
    strip = b"".join(bytes([x * 4, 255 - x * 4, 80]) for x in range(SIZE[0]))
    return strip * 10 + bytes([number * 9, 255 - number * 9, 80]) * (SIZE[0] * (SIZE[1] - 10))


def feed(film: FilmWriter, frames: int) -> None:
    """Hand in frames as a window does: where one is wanted."""
    for number in range(frames):
        wait_until(lambda: film.has_space or film.done)
        film.queue_frame(drawn(number))


def wait(film: FilmWriter) -> None:
    wait_until(lambda: film.done)


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_film_has_its_frames_and_its_times(kind: FilmKind, tmp_path: Path) -> None:
    film = FilmWriter(tmp_path / f"film.{kind}", SIZE, durations_of(12), kind)
    feed(film, 12)
    wait(film)
    assert (film.problem, film.share) == (None, 1.0)
    with Image.open(film.path) as picture:
        times = []
        for number in range(12):
            picture.seek(number)
            picture.load()
            times.append(picture.info["duration"])
            red, green, _ = picture.convert("RGB").getpixel((30, 20))
            assert abs(red - number * 9) < 12 and abs(green - 255 + number * 9) < 12
    assert times == [FIRST_MS, *[FRAME_MS] * 10, LAST_MS]


def test_frames_are_encoded_as_they_come_and_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[Image.Image]] = []
    most = 0
    make = Image.frombytes

    def counted(*given: object) -> Image.Image:
        nonlocal most
        image = make(*given)
        made.append(weakref.ref(image))
        most = max(most, sum(each() is not None for each in made))
        return image

    monkeypatch.setattr(Image, "frombytes", counted)
    film = FilmWriter(tmp_path / "film.webp", SIZE, durations_of(20), "webp")
    feed(film, 20)
    wait(film)
    assert film.problem is None
    assert most <= 4


def test_a_film_that_is_stopped_leaves_nothing(tmp_path: Path) -> None:
    film = FilmWriter(tmp_path / "film.webp", SIZE, durations_of(20), "webp")
    feed(film, 5)
    film.cancel()
    wait(film)
    assert (film.problem, list(tmp_path.iterdir())) == (None, [])
