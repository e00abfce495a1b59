"""The note over the table that is shown for a while, such as why something cannot be done.

Knows time; knows nothing of events, sessions or drawing.
"""

from __future__ import annotations

from typing import Final

from game.view.interaction import intent

_NOTE_MS: Final = 2600.0


class Toast:
    """A note that disappears by itself; ``explanation`` is why something cannot be done, if it is about that.

    A hint has a shorter form ``aside``. While it is ``held`` its time does not advance. ``count``
    distinguishes a note from an equal one shown later.
    """

    def __init__(self) -> None:
        self.text = ""
        self.explanation: intent.Explanation | None = None
        self.held = False
        self.aside = ""
        self.count = 0
        self._ms = 0.0

    def show(
        self,
        text: str,
        explanation: intent.Explanation | None = None,
        ms: float = _NOTE_MS,
        *,
        aside: str = "",
    ) -> None:
        """Show a text from now on; an empty one clears the note."""
        self.text, self._ms = text, ms if text else 0.0
        self.explanation, self.held, self.aside = explanation, False, aside
        self.count += bool(text)

    def step(self, dt_ms: float) -> bool:
        """Advance the time; return whether the note has just disappeared."""
        if self._ms <= 0 or self.held:
            return False
        self._ms -= dt_ms
        if self._ms <= 0:
            self.show("")
        return self._ms <= 0

    @property
    def busy(self) -> bool:
        """Whether a note is shown."""
        return self._ms > 0
