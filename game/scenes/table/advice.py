"""The hint that a person has asked for: until it is found, and what it has chosen then.

Knows jobs, entries and selections; knows nothing of positions, words or drawing.
"""

from __future__ import annotations

from game.bots.judgement import Judgement
from game.bots.runner import Job
from game.view.interaction.choices import Selection


class Advice:
    """The job that judges a position, the entry after which it was asked for, and what the last hint has chosen."""

    def __init__(self) -> None:
        self._job: Job | None = None
        self._seq = -1
        self.chosen: Selection | None = None
        """What the last hint has chosen."""

    @property
    def waiting(self) -> bool:
        """Whether a hint was asked for and has not come."""
        return self._job is not None

    def ask(self, job: Job, seq: int) -> None:
        """Wait for a job that judges the position after an entry."""
        self._job, self._seq = job, seq

    def take(self, seq: int) -> Judgement | None:
        """Return the judgement once, when it is there; what belongs to an earlier entry than ``seq`` is dropped."""
        if self._job is not None and self._seq != seq:
            self._job = None
        if self._job is None or self._job.decision is None:
            return None
        found: Judgement = self._job.decision
        self._job = None
        return found
