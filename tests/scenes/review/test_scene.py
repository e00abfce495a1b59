"""The page of a review: its progress, its list, and the ways back into the game."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.bots import judgement, runner
from game.replays.replay import Replay
from game.scenes.replays.fork import ForkScene
from game.scenes.replays.viewer import ReplayScene
from game.scenes.review.chance_graph import ChanceGraph
from game.scenes.review.scene import ReviewScene
from game.ui.app.app import App
from tests.helpers.paths import GOLDEN
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


@pytest.fixture
def viewer(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> ReplayScene:
    """A paused viewer of a short search's patience."""
    monkeypatch.setattr("game.scenes.review.scene.REVIEW_LEAVES", 16)
    scene = ReplayScene(Replay.load(GOLDEN / "base-3.cabochon"))
    app.push(scene)
    person.press(pygame.K_SPACE)
    return scene


def opened(person: Person) -> ReviewScene:
    person.press(pygame.K_r)
    scene = person.scene
    assert isinstance(scene, ReviewScene)
    return scene


def test_the_review_lists_mistakes_and_leads_to_their_turns(viewer: ReplayScene, person: Person) -> None:
    scene = opened(person)
    wait_until(lambda: scene.review is not None, lambda: person.watch(20))
    assert scene.judged == len(scene.decisions)
    assert scene.mistakes
    costs = [mistake.cost for mistake in scene.mistakes]
    assert costs == sorted(costs, reverse=True), "the costliest turn of all seats is the first"
    person.press(pygame.K_DOWN)
    wanted = scene.decisions[scene.mistakes[min(1, len(scene.mistakes) - 1)].number]
    person.click(person.button("Show this turn"))
    assert person.scene is viewer
    assert viewer.step == wanted.step - 1
    again = opened(person)
    assert again.review is not None, "what was judged is kept"
    person.click(person.button("Play from here"))
    assert isinstance(person.scene, ForkScene)


@pytest.mark.usefixtures("viewer")
def test_the_rounds_below_the_lines_go_up_in_equal_steps(person: Person) -> None:
    scene = opened(person)
    wait_until(lambda: scene.review is not None, lambda: person.watch(20))
    graph = scene.named["graph"]
    assert isinstance(graph, ChanceGraph)
    for width in (graph.rect.w, graph.rect.w * 3 // 4, graph.rect.w // 2):
        graph.rect.w = width
        rounds = [number for _, number in graph._rounds(scene.look)]
        assert len(rounds) > 2 and {right - left for left, right in pairwise(rounds)} == {rounds[1] - rounds[0]}


def test_a_click_on_the_lines_goes_to_the_turn_there(viewer: ReplayScene, person: Person) -> None:
    scene = opened(person)
    wait_until(lambda: scene.review is not None, lambda: person.watch(20))
    box = scene.named["graph"].rect
    person.click_at((box.x + 1, box.centery))
    assert person.scene is viewer
    assert viewer.step == scene.decisions[0].step
    again = opened(person)
    box = again.named["graph"].rect
    person.click_at((box.right - 2, box.centery))
    assert viewer.step == scene.decisions[-1].step


def test_leaving_in_the_middle_ends_the_process_and_keeps_what_was_judged(
    viewer: ReplayScene, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Slow()
    monkeypatch.setattr(runner, "open_runner", lambda _=None: made)
    scene = opened(person)
    person.watch(100)
    assert scene.review is None and scene.judged == 0
    assert not scene.named["graph"].tooltip, "there is no turn to show before the lines are there"
    made.jobs[-1].decision = made.jobs[-1].task.fallback()
    person.watch(100)
    assert scene.judged == 1
    person.press(pygame.K_ESCAPE)
    assert person.scene is viewer
    assert made.closed
    assert len(viewer.judgements) == 1


class Slow:
    """A runner that decides nothing by itself."""

    def __init__(self) -> None:
        self.jobs: list[runner.Job] = []
        self.closed = False

    def start(self, task: runner.Task) -> runner.Job:
        assert isinstance(task, judgement.JudgeTask)
        self.jobs.append(runner.Job(task))
        return self.jobs[-1]

    def cancel(self, job: runner.Job) -> None:
        job.cancelled = True

    def close(self) -> None:
        self.closed = True
