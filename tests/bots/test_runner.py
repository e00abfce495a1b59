"""The process of the bots: its decisions equal those made in place, and none of its failures reaches a game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator, MutableMapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots import runner
from game.bots.bot_task import BotTask
from game.bots.runner import BotRunner, InlineRunner, PendingDecision, ProcessRunner
from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, new_header
from game.record import SeatInfo
from game.rules import Action, Pass, TakeTokens, current_actor, legal_actions, observe
from game.sessions.local import LocalSession, preview
from game.sessions.update import Update
from tests.helpers.endless_bots import Endless
from tests.helpers.paths import ROOT
from tests.helpers.waiting import PATIENCE_S, wait_until

FALLBACK = Pass()
BOTS = (SeatInfo("Ana", "bot", "greedy"), SeatInfo("Bo", "bot", "random"))


class Kill(msgspec.Struct, frozen=True):
    """Kills the process that decides it, as often as ``times``, which the lines of a file count."""

    file: str
    times: int

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        path = Path(self.file)
        if path.read_text(encoding="utf-8").count("\n") < self.times:
            with path.open("a", encoding="utf-8") as lines:
                lines.write(f"{os.getpid()}\n")
            os._exit(9)
        return TakeTokens((os.getpid() == int(path.name), 1, 2))

    def fallback(self) -> Action:
        return FALLBACK


class EndlessTask(msgspec.Struct, frozen=True):
    """Searches for ever; the file has the process's number once it does."""

    file: str = ""

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        if self.file:
            Path(self.file).write_text(str(os.getpid()), encoding="utf-8")
        while True:
            pass

    def fallback(self) -> Action:
        return FALLBACK


class Fail(msgspec.Struct, frozen=True):
    """Raises."""

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        raise LookupError("no such card")

    def fallback(self) -> Action:
        return FALLBACK


class Niceness(msgspec.Struct, frozen=True):
    """Answers how far the deciding process yields to others."""

    def run(self, memory: MutableMapping[Any, Any]) -> Action:
        return TakeTokens((os.nice(0),))

    def fallback(self) -> Action:
        return FALLBACK


class Waited:
    """A runner that decides in a process, and an event that it sets after each decision."""

    def __init__(self, longest_s: float = PATIENCE_S) -> None:
        self.news = threading.Event()
        self.runner = ProcessRunner(self.news.set, longest_s)

    def decide(self, task: runner.Task) -> Action | None:
        self.news.clear()
        job = self.runner.start(task)
        assert self.news.wait(PATIENCE_S)
        return job.decision


@pytest.fixture
def waited() -> Iterator[Waited]:
    opened = Waited()
    yield opened
    opened.runner.close()


def gone(process: int) -> bool:
    """Whether a process has ended; one that nobody has waited for yet has."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"


def game_of(decider: BotRunner, news: threading.Event | None = None) -> list[Action]:
    """Play thirty moves."""
    secret = secret_from("runner")
    match = Match.new(new_header("base", BOTS, secret), secret, NoJournal())
    pending, actions = PendingDecision(decider), []
    for number in range(30):
        seat = current_actor(match.state)
        assert seat is not None
        view = observe(match.state, seat)
        make = partial(BotTask, BOTS[seat].bot or "", bytes([seat]), view)
        while (action := pending.decision(number, make)) is None:
            assert news is not None
            assert news.wait(PATIENCE_S)
            news.clear()
        actions.append(action)
        match.propose(seat, action)
    return actions


def test_the_process_plays_as_bots_do_here(waited: Waited) -> None:
    assert game_of(waited.runner, waited.news) == game_of(InlineRunner())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no niceness")
def test_the_process_yields_to_the_window(waited: Waited) -> None:
    before = os.nice(0)
    assert waited.decide(Niceness()) == TakeTokens((min(before + 5, 19),))
    assert os.nice(0) == before


def test_a_decision_on_another_position_takes_the_place_of_the_first(tmp_path: Path, waited: Waited) -> None:
    pending, file = PendingDecision(waited.runner), tmp_path / "pid"
    assert pending.decision(1, lambda: EndlessTask(str(file))) is None
    assert pending.thinking
    wait_until(lambda: file.exists() and file.read_text(encoding="utf-8"))
    old = int(file.read_text(encoding="utf-8"))
    wait_until(lambda: pending.decision(2, lambda: Fail()) is not None)
    assert pending.decision(2, lambda: Fail()) == FALLBACK
    assert gone(old)


@pytest.mark.slow
def test_a_bot_that_dies_once_is_asked_again_but_not_after_the_second_time(tmp_path: Path, waited: Waited) -> None:
    file = tmp_path / "0"
    file.write_text("", encoding="utf-8")
    assert waited.decide(Kill(str(file), 1)) == TakeTokens((0, 1, 2))
    file.write_text("", encoding="utf-8")
    assert waited.decide(Kill(str(file), 9)) == FALLBACK
    assert file.read_text(encoding="utf-8").count("\n") == runner.ATTEMPTS
    assert waited.decide(Fail()) == FALLBACK, "another process has taken its place"


def test_a_timed_out_decision_is_replaced_by_a_legal_move() -> None:
    late = Waited(0.2)
    assert late.decide(EndlessTask()) == FALLBACK
    late.runner.close()


def test_without_a_process_bots_decide_in_this_one(waited: Waited, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.get_context", refuse)
    assert waited.decide(Fail()) == FALLBACK
    assert game_of(waited.runner, waited.news) == game_of(InlineRunner())


def test_closing_stops_a_search_and_leaves_no_process(tmp_path: Path, waited: Waited) -> None:
    file = tmp_path / "pid"
    job = waited.runner.start(EndlessTask(str(file)))
    wait_until(lambda: file.exists() and file.read_text(encoding="utf-8"))
    waited.runner.close()
    wait_until(lambda: gone(int(file.read_text(encoding="utf-8"))))
    assert job.decision is None
    thread = waited.runner._thread
    assert thread is not None
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_a_search_ends_with_the_program_however_that_ends(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    program = tmp_path / "cabochon"  # as an installed command is: its file has no name of a module
    program.write_text(
        textwrap.dedent(
            f"""\
            import sys
            from game.__main__ import main
            if __name__ == "__main__":
                from game.bots.runner import ProcessRunner
                from tests.bots.test_runner import EndlessTask
                ProcessRunner().start(EndlessTask({str(file)!r}))
                sys.stdin.read()
            """
        ),
        encoding="utf-8",
    )
    parent = subprocess.Popen(
        [sys.executable, str(program)], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdin=subprocess.PIPE
    )
    try:
        wait_until(lambda: file.exists() and file.read_text(encoding="utf-8"))
        child = int(file.read_text(encoding="utf-8"))
        assert not gone(child)
        parent.send_signal(signal.SIGKILL)
        wait_until(lambda: gone(child))
    finally:
        parent.kill()
        parent.communicate()


def test_the_process_imports_few_modules() -> None:
    code = "import sys; import game.bots.runner, game.challenges.solver; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert not {"pygame", "cryptography", "asyncio", "multiprocessing", "platformdirs"} & set(loaded.split())


def test_a_packaged_program_that_is_started_for_bots_opens_nothing_else() -> None:
    code = (
        "import sys, multiprocessing as m; sys.frozen = True; m.freeze_support = lambda: sys.exit(7);"
        "from game.__main__ import main; main(['play'])"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 7


# --- a game whose bot thinks for ever --------------------------------------------------------------------------------


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    made = Endless()
    monkeypatch.setattr(runner, "open_runner", lambda _=None: made)
    return made


def wait(session: LocalSession) -> Update:
    found: list[Update] = []
    wait_until(lambda: found or found.extend(session.poll()) or found)
    assert len(found) == 1
    return found[0]


def test_requests_are_granted_while_a_bot_thinks(endless: Endless) -> None:
    session = preview("base", (SeatInfo("Ana", "human"), BOTS[0]), first=0, secret=secret_from("think"))
    session.poll()
    session.propose(0, TakeTokens((0, 1, 2)))
    assert wait(session).kind == "commit"
    wait_until(lambda: len(endless.jobs) == 1)
    session.take_back(0)
    assert wait(session).kind == "takeback"
    wait_until(lambda: endless.jobs[0].cancelled)
    endless.jobs[0].decision = TakeTokens((0, 1, 2))  # too late
    session.propose(0, TakeTokens((1, 2, 3)))
    assert wait(session).seat == 0
    wait_until(lambda: len(endless.jobs) == 2)
    session.resign(0)
    wait_until(lambda: session.poll() or session.over)
    wait_until(lambda: endless.jobs[1].cancelled)
    kinds = [update.kind for update in session.history()]
    assert kinds == ["commit", "commit", "takeback", "commit", "resign", "end"], "no move of the bot"
    session.close()
    assert endless.closed


def test_the_fallback_of_a_bot_is_legal_and_a_level_that_there_is_not_raises() -> None:
    state = Match.new(new_header("base", BOTS, bytes(32)), bytes(32), NoJournal()).state
    view = observe(state, state.turn)
    assert BotTask("greedy", b"", view).fallback() in legal_actions(view)
    with pytest.raises(ValueError, match="unknown bot"):
        BotTask("grand", b"", view).run({})
