"""Screens against kept pictures, with a tolerance; a failure leaves expected, found and difference side by side.

``CABOCHON_SAVE_SCREENS=1 pytest tests/screens`` keeps what is drawn now as the new pictures: look at them first.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.shots.stage import Studio, fill, throwaway_store

# isort: split
import pygame

from tools.shots.pictures import PICTURES

REFERENCES = Path(__file__).parent / "references"
SAVE = os.environ.get("CABOCHON_SAVE_SCREENS") == "1"
WINDOW = (1024, 640)
KEPT = (384, 240)
MEAN_LIMIT = 2.5
"""Largest mean difference of a colour value, of 255."""
FAR = 48
FAR_LIMIT = 0.015
"""Largest share of pixels that differ by more than ``FAR`` in some colour."""
CASES = [
    (name, edition)
    for name in (
        "menu",
        "setup",
        "settings-picture",
        "profile",
        "challenges-daily",
        "rules",
        "rules-search",
        "tutorial-give-back",
        "lobby-find",
        "lobby-room",
        "result",
        "table-your-turn",
        "table-pause",
    )
    for edition in ("base", "marvel")
]


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """A window of the smallest size, with saved games."""
    with throwaway_store() as store:
        fill(store, ("base", "marvel"), (3,))
        yield Studio(WINDOW, "en", store)
    pygame.display.quit()


def difference(expected: pygame.Surface, found: pygame.Surface) -> tuple[float, float, pygame.Surface]:
    """Compare two pictures: mean difference, share of pixels far off, and the difference made visible."""
    wanted, got = (pygame.image.tobytes(surface, "RGB") for surface in (expected, found))
    apart = bytes(abs(a - b) for a, b in zip(wanted, got, strict=True))
    far = sum(max(apart[i : i + 3]) > FAR for i in range(0, len(apart), 3))
    shown = pygame.image.frombytes(bytes(min(255, 6 * value) for value in apart), expected.get_size(), "RGB")
    return sum(apart) / len(apart), far * 3 / len(apart), shown


def side_by_side(*pictures: pygame.Surface) -> pygame.Surface:
    """Set pictures beside each other."""
    width, height = pictures[0].get_size()
    sheet = pygame.Surface((width * len(pictures), height))
    for number, picture in enumerate(pictures):
        sheet.blit(picture, (number * width, 0))
    return sheet


@pytest.mark.parametrize(("name", "edition"), CASES)
def test_the_screen_looks_as_kept(studio: Studio, tmp_path: Path, name: str, edition: str) -> None:
    PICTURES[name](studio, edition, 3)
    studio.save(tmp_path / "found.png")
    whole = pygame.image.load(tmp_path / "found.png")
    found = pygame.transform.smoothscale(whole.convert(24), KEPT)
    reference = REFERENCES / f"{name}_{edition}.png"
    if SAVE:
        REFERENCES.mkdir(exist_ok=True)
        pygame.image.save(found, reference)
    assert reference.is_file(), f"keep {reference.name} first: see the head of {Path(__file__).name}"
    expected = pygame.image.load(reference).convert(24)
    mean, far, shown = difference(expected, found)
    if mean > MEAN_LIMIT or far > FAR_LIMIT:
        sheet = tmp_path / f"{name}_{edition}_expected_found_difference.png"
        pygame.image.save(side_by_side(expected, found, shown), sheet)
        pytest.fail(
            f"{name} ({edition}): mean {mean:.2f} of {MEAN_LIMIT}, far {far:.2%} of {FAR_LIMIT:.2%}; see {sheet}"
        )


def test_a_difference_is_found() -> None:
    plain, spotted = pygame.Surface((20, 10)), pygame.Surface((20, 10))
    assert difference(plain, plain)[:2] == (0, 0)
    spotted.fill((90, 0, 0), (0, 0, 10, 10))
    mean, far, shown = difference(plain, spotted)
    assert (mean, far) == (15, 0.5)
    assert shown.get_at((0, 0))[:3] == (255, 0, 0)
