"""The error of a command: ``main`` prints its sentence and ends the process with status 1."""

from __future__ import annotations


class CommandError(ValueError):
    """A command cannot be carried out: the text is one sentence for the person."""
