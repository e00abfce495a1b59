"""Work on several processes: each item with its own result, and a bar that ends when all is done."""

from __future__ import annotations

from io import StringIO

import pytest

from tools.parallel import ProgressBar, spread


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.slow
def test_each_item_has_its_result() -> None:
    assert dict(spread(str.upper, ["a", "b", "c"], 2, "work")) == {"a": "A", "b": "B", "c": "C"}


@pytest.mark.slow
def test_a_failure_is_passed_on() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(spread(int, ["1", "x"], 2, "work"))


def test_the_bar_shows_how_much_is_done_and_left() -> None:
    times, out = iter([0.0, 30.0, 60.0, 120.0, 600.0]), Terminal()
    bar = ProgressBar("playing", 4, out, lambda: next(times))
    for done in range(1, 5):
        bar.show(done)
    lines = [line.strip() for line in out.getvalue().split("\r")[1:]]
    assert lines[0] == f"playing [{'#' * 7}{'.' * 23}] 1 of 4, 2 min left"
    assert lines[1].endswith("2 of 4, 60 s left")
    assert lines[3] == f"playing [{'#' * 30}] 4 of 4, 0 s left"
    assert out.getvalue().endswith("\n")


def test_the_bar_is_drawn_on_a_terminal_only() -> None:
    out = StringIO()
    ProgressBar("playing", 2, out).show(1)
    assert out.getvalue() == ""
