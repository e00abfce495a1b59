"""Bots that think for ever."""

from __future__ import annotations

from game.bots.runner import Job, Task


class Endless:
    """A runner that never decides, and remembers what it was asked to drop."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.closed = False

    def start(self, task: Task) -> Job:
        self.jobs.append(Job(task))
        return self.jobs[-1]

    def cancel(self, job: Job) -> None:
        job.cancelled = True

    def close(self) -> None:
        self.closed = True
