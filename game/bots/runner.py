"""Where bots decide: in a process of their own, or at once.

A process, because Python’s threads share one interpreter: a bot or solver in a thread would make frames and the network
stutter, and could not be stopped. What is to be decided is a ``Task``, a value that can be pickled. A ``BotRunner``
makes a ``Job`` of it, and ``PendingDecision`` is polled for the decision on one position. Knows processes and
deadlines; knows nothing of rules, matches or screens.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import threading
from collections.abc import Callable, Hashable, MutableMapping
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_log = logging.getLogger(__name__)

START_S: Final = 30.0
"""How long the process may take to start on a slow machine."""
LONGEST_S: Final = 30.0
"""How long a decision may take; no bot is meant to need so long."""
CLOSE_S: Final = 1.0
"""How long ``close`` waits for the thread; it ends within milliseconds of its process."""
ATTEMPTS: Final = 2
"""How many processes may die over one decision."""
_NICENESS: Final = 5
"""By how much the process yields to others: where processors are few, the window's frames come first."""


TaskResult: TypeAlias = Any
"""What a task returns, which can be pickled: an action, or what an action is worth."""


class Task(Protocol):
    """A decision to be made."""

    def run(self, memory: MutableMapping[Any, Any]) -> TaskResult:
        """Return the decision; what later tasks can use again stays in ``memory``."""

    def fallback(self) -> TaskResult:
        """Return a decision, quickly, where ``run`` has failed."""


class Job:
    """A task given to a runner; ``decision`` is ``None`` until it is made."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.decision: TaskResult | None = None
        self.cancelled = False


class BotRunner(Protocol):
    """Decides tasks one after the other."""

    def start(self, task: Task) -> Job:
        """Queue a task."""

    def cancel(self, job: Job) -> None:
        """Drop a job; one under way is stopped at once."""

    def close(self) -> None:
        """Drop all jobs and stop."""


class PendingDecision:
    """The decision on one position; a call for another position cancels it."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self._job: Job | None = None
        self._position: Hashable = None

    def decision(self, position: Hashable, task: Callable[[], Task]) -> TaskResult | None:
        """Return the decision on a position, ``None`` while it is not made; the first call starts the ``task``."""
        if self._job is None or self._position != position:
            self.cancel()
            self._position, self._job = position, self._runner.start(task())
        return self._job.decision

    @property
    def thinking(self) -> bool:
        """Whether a decision is under way."""
        return self._job is not None and self._job.decision is None

    def cancel(self) -> None:
        """Drop the decision."""
        if self._job is not None:
            self._runner.cancel(self._job)
            self._job = None


class InlineRunner:
    """Decides at once, in the thread that asks."""

    def __init__(self) -> None:
        self._memory: dict[Any, Any] = {}

    def start(self, task: Task) -> Job:
        job = Job(task)
        job.decision = task.run(self._memory)
        return job

    def cancel(self, job: Job) -> None:
        """Do nothing: it is decided."""

    def close(self) -> None:
        """Do nothing: nothing runs."""


class ProcessRunner:
    """Decides in a process, which starts with the first task.

    A thread of this process waits for the other one. Where no process can be started the thread decides; where two have
    died of a task, or it takes too long, the task's fallback is used.
    """

    def __init__(self, wake: Callable[[], object] | None = None, longest_s: float = LONGEST_S) -> None:
        """Call ``wake``, on another thread, after each decision."""
        self._wake = wake
        self._longest_s = longest_s
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection[Any, Any] | None = None
        self._memory: dict[Any, Any] = {}
        self._lock = threading.Lock()
        # What follows is shared by the threads, under the lock.
        self._process: BaseProcess | None = None
        self._current: Job | None = None
        self._closed = False

    def start(self, task: Task) -> Job:
        job = Job(task)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="bots", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return job

    def cancel(self, job: Job) -> None:
        """Drop a job; a process that is busy with it is killed, so that no bot has to check for cancellation."""
        with self._lock:
            job.cancelled = True
            if self._current is job and self._process is not None:
                self._process.kill()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._jobs.put(None)
        if self._thread is not None:
            # A thread that still works while the interpreter ends fails with a traceback.
            self._thread.join(CLOSE_S)

    # --- the thread ------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            with self._lock:
                self._current = job
            decision = self._decide(job)
            with self._lock:
                self._current = None
                dropped = self._dropped(job)
            if not dropped:
                job.decision = decision
                if self._wake is not None:
                    self._wake()
        self._end_process()

    def _dropped(self, job: Job) -> bool:
        return job.cancelled or self._closed

    def _decide(self, job: Job) -> TaskResult | None:
        task = job.task
        for _ in range(ATTEMPTS):
            if self._dropped(job):
                return None
            try:
                connection = self._open()
            except Exception as error:  # systems refuse processes in many ways
                self._end_process()
                if self._dropped(job):
                    return None
                _log.warning("the bots have no process of their own: %s", error)
                return _decide_here(task, self._memory)
            try:
                connection.send(task)
                if not connection.poll(self._longest_s):
                    _log.warning("a bot has thought for more than %g seconds", self._longest_s)
                    self._end_process()
                    return task.fallback()
                decision: TaskResult = connection.recv()
            except (OSError, EOFError):
                self._end_process()
            else:
                return decision
        return task.fallback()

    def _open(self) -> Connection[Any, Any]:
        """Return the connection to a process that is ready; raises what prevents one."""
        if self._connection is None:
            from multiprocessing import get_context  # not before a bot plays: it is slow to import

            context = get_context("spawn")
            self._connection, theirs = context.Pipe()
            with theirs:
                process = context.Process(target=serve, args=(theirs,), name="bots", daemon=True)
                _shield_from_interrupts()
                process.start()
            with self._lock:
                self._process = process
                if self._closed:
                    process.kill()
            if not self._connection.poll(START_S):
                raise TimeoutError("it does not start")
            self._connection.recv()
        return self._connection

    def _end_process(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _shield_from_interrupts() -> None:
    """Block Ctrl-C in processes that this thread starts: the terminal sends it to children too."""
    if hasattr(signal, "pthread_sigmask"):
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # starting it would unblock the signal again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def open_runner(wake: Callable[[], object] | None = None) -> BotRunner:
    """Return a runner for a game; ``wake`` is called after each decision, on another thread."""
    return ProcessRunner(wake)


def use_one_thread() -> None:
    """Let numpy compute in one thread, here and in processes that are started from here.

    It acts here only if numpy is not imported yet. Its products are small: several threads mostly wait for each other.
    """
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")


def serve(connection: Connection[Any, Any]) -> None:
    """Decide the tasks that come over a connection until it ends; the main function of the process."""
    use_one_thread()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where the signal cannot be blocked from the start
    threading.Thread(target=_end_with_parent, daemon=True).start()
    memory: dict[Any, Any] = {}
    with contextlib.suppress(EOFError, OSError):
        connection.send(None)
        while True:
            connection.send(_decide_here(connection.recv(), memory))


def _decide_here(task: Task, memory: MutableMapping[Any, Any]) -> TaskResult:
    try:
        return task.run(memory)
    except Exception as error:  # a defect of a bot must not end the game
        _log.warning("a bot has failed: %r", error)
        return task.fallback()


def _end_with_parent() -> None:
    """End with the parent, also during a search and where the parent was killed."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
