"""Bots that never decide."""

from __future__ import annotations

from game.bots.runner import Job, Task


class Endless:
    """A runner whose jobs never end; it records them and which are cancelled."""

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
