"""Charts: round marks, values at their places, and text that is no markup."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest

from tools.charts import LEFT, Interval, Panel, interval_chart, line_chart, ticks

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (-310, 290, [-400, -300, -200, -100, 0, 100, 200, 300]),
        (0.61, 0.69, [0.6, 0.62, 0.64, 0.66, 0.68, 0.7]),
        (3, 3, [2.4, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6]),
    ],
)
def test_marks_are_round_and_span_the_values(low: float, high: float, marks: list[float]) -> None:
    found = ticks(low, high)
    assert found[0] <= low and found[-1] >= high
    assert found == pytest.approx(marks)


def test_each_value_stands_in_its_interval() -> None:
    rows = [Interval("exec:<my bot>", 120, 60, 180), Interval("exec:a very long command", -120, -200, -40)]
    chart = fromstring(interval_chart("Title", rows, "Elo"))
    dots = [(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in chart.iter(f"{SVG}circle")]
    assert dots[0][0] > dots[1][0] and dots[0][1] < dots[1][1]
    wide = [(float(line.get("x1", 0)), float(line.get("x2", 0))) for line in chart.iter(f"{SVG}line")]
    for x, _ in dots:
        assert any(left < x < right for left, right in wide)
    texts = [text.text for text in chart.iter(f"{SVG}text")]
    assert "exec:<my bot>" in texts and "exec:a very long co…" in texts


def test_lines_run_from_left_to_right_and_leave_gaps() -> None:
    panels = [Panel("loss", {"loss": [None, 2.0, 1.0]}), Panel("wins", {"a": [1, 2, 3], "b": [3, 2, 1]})]
    lines = list(fromstring(line_chart("Title", "games", [0, 50, 100], panels)).iter(f"{SVG}polyline"))
    points = [[tuple(map(float, each.split(","))) for each in (line.get("points") or "").split()] for line in lines]
    assert [len(line) for line in points] == [2, 3, 3]
    assert all(line == sorted(line) for line in points) and points[1][0][0] == LEFT
    assert points[0][0][1] < points[0][1][1], "a higher value stands higher"


def test_a_chart_of_nothing_is_a_chart() -> None:
    assert fromstring(line_chart("Title", "games", [], [Panel("loss", {"loss": []})])).tag == f"{SVG}svg"
