"""The type scale: the few styles in which text is set, each a role, a size and a colour.

The sizes are 17, 20, 23, 27, 34 and 40 reference pixels, or that of the role in an edition's theme.

A screen that needs another colour derives it: ``NOTE.in_color("text_muted")``. Where a size follows from the box around
a text, ``Text.fit`` and ``Text.sized`` return the style. All text of a table has the size of its place:
``Painter.label`` takes that beside the style.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from game.view.theme import Color, Palette, Role

Tone: TypeAlias = Literal["text", "text_soft", "text_muted", "text_dark", "line_light", "action", "short", "ok"]
"""A colour of text by its field of the palette."""


class TextStyle(NamedTuple):
    """How a text is drawn: the face of a role, a size in reference pixels (the role's if none) and a colour."""

    role: Role
    px: float | None = None
    color: Color | Tone = "text"

    def in_color(self, color: Color | Tone) -> TextStyle:
        """Return the style in another colour."""
        return self._replace(color=color)

    def at(self, px: float | None) -> TextStyle:
        """Return the style in another size in reference pixels, the role's where it is ``None``."""
        return self._replace(px=px)

    def scaled(self, share: float) -> TextStyle:
        """Return the style in a share of its size; ``ValueError`` for one that has that of its role."""
        if self.px is None:
            raise ValueError(f"no size to scale: {self}")
        return self.at(self.px * share)

    def resolved(self, palette: Palette) -> Color:
        """Return the colour in a palette."""
        if isinstance(self.color, tuple):
            return self.color
        color: Color = getattr(palette, self.color)
        return color


class StyledText(NamedTuple):
    """A text and how it is drawn."""

    text: str
    style: TextStyle


TITLE: Final = TextStyle("title", 34, "line_light")
SUBTITLE: Final = TextStyle("note", 34, "text_soft")
HEADING: Final = TextStyle("heading", color="line_light")
HEADLINE_LARGE: Final = TextStyle("name", 40)
HEADLINE: Final = TextStyle("name", 34)
NAME: Final = TextStyle("name", 27)
NAME_SMALL: Final = TextStyle("name", 23)
PROMPT_LARGE: Final = TextStyle("prompt", 27)
PROMPT: Final = TextStyle("prompt")
BUTTON: Final = TextStyle("button")
BUTTON_LARGE: Final = TextStyle("button", 23)
LEAD: Final = TextStyle("body", 27)
BODY_LARGE: Final = TextStyle("body", 23)
BODY: Final = TextStyle("body", 20)
NOTE_LARGE: Final = TextStyle("note", 23, "text_soft")
NOTE: Final = TextStyle("note", 20, "text_soft")
NOTE_SMALL: Final = TextStyle("note", 17, "text_soft")
CAPTION_LARGE: Final = TextStyle("caption", 23, "text_muted")
CAPTION: Final = TextStyle("caption", 20, "text_muted")
CAPTION_SMALL: Final = TextStyle("caption", 17, "text_muted")
FIGURE_LARGE: Final = TextStyle("count", 34)
FIGURE: Final = TextStyle("count", 23)
FIGURE_SMALL: Final = TextStyle("count", 20)
SCORE: Final = TextStyle("number", color="line_light")
TABLE_CAPTION: Final = TextStyle("caption", color="text_soft")
"""A word above or beside figures and pieces on the table."""
DETAIL: Final = TextStyle("small")
"""Explanations of a piece or a player."""
LOG_TEXT: Final = TextStyle("log", color="text_soft")
GAIN: Final = TextStyle("count", color="line_light")
"""The points of a move or of a card."""
