"""When a page polls the network."""

from __future__ import annotations

from game.scenes.shared.poll_timer import POLL_MS, PollTimer


def test_a_page_polls_at_its_interval() -> None:
    timer = PollTimer()
    assert [timer.step(POLL_MS / 2, on_top=True) for _ in range(4)] == [False, True, False, True]


def test_a_page_below_another_one_polls_once_it_is_on_top() -> None:
    timer = PollTimer(at_once=True)
    assert [timer.step(0.0, on_top=on_top) for on_top in (False, True, True)] == [False, True, False]
