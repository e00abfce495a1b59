"""The day of a moment in seconds since 1970."""

from __future__ import annotations

import pytest

from game.support.utc_day import utc_day


@pytest.mark.parametrize(("seconds", "day"), [(0, "1970-01-01"), (86_399, "1970-01-01"), (2_000_000_000, "2033-05-18")])
def test_a_day_is_that_of_utc(seconds: int, day: str) -> None:
    assert utc_day(seconds) == day
