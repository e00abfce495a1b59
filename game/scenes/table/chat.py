"""The chat beside the table: lines, quick reactions, a text field, and buttons that mute people.

Knows the participants and the controls; knows nothing of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.scenes.shared.widgets import IconButton
from game.sessions.participants import Participant, Participants
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY, BUTTON, NAME, NOTE_SMALL
from game.ui.widgets.buttons import Button
from game.ui.widgets.form import Form
from game.ui.widgets.textfield import TextField
from game.view.appearance import look_of
from game.view.descriptions.presence import REACTION_LABELS, chat_text
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

LINE_LIMIT: Final = 300
"""The most characters of one line."""
_TEXT: Final = 21.0
_MIN_TEXT: Final = 18.0
"""The size of a message in reference pixels, and the least one, which grows with the person's text size."""
_TOP: Final = 8
"""How far title and buttons are below the edge of the panel, clear of its stitches, in reference pixels."""
_WORDS: Final = (3, 2)
_HIGH: Final = 300.0
"""How many reactions are side by side in words, and the least height of a panel with them."""
_SPREAD: Final = 12
"""How much larger the gaps between messages become where all of them leave room, in reference pixels."""
_GROUND: Final = 20
"""The alpha of the ground of a message."""


class MuteButton(Button):
    """A person's name in their colour; a press mutes or unmutes them."""

    def __init__(self, person: Participant, names: Sequence[str], on_press: Callable[[], None]) -> None:
        text = tr("Unmute {name}") if person.muted else tr("Mute {name}")
        super().__init__(person.name, on_press, tooltip=text.format(name=person.name))
        self.person = person
        self.names = names

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, person, palette = self.rect, self.person, look.palette
        canvas.image(look.sprite("ui/button_hover" if self.hovered else "ui/pill", rect.w, rect.h), rect.x, rect.y)
        side = rect.h * 0.66
        icon = look.atlas.icon("icon/mute" if person.muted else "icon/sound", side)
        canvas.image(icon, rect.x + rect.h * 0.22, rect.centery - icon.height / 2, 150 if person.muted else 255)
        shown = look_of(person.name, self.names, look.edition)
        color = palette.text_soft if shown is None else palette.seats[shown]
        left = rect.x + rect.h * 0.22 + side + look.px(5)
        max_width = rect.right - look.px(8) - left
        style = look.text.fit(NOTE_SMALL, person.name, max_width, height=rect.h)
        color = palette.text_muted if person.muted else color
        canvas.text(style.in_color(color), person.name, left, rect.centery, "midleft", max_width=max_width)


class ChatPanel:
    """The panel; ``names`` are those at the seats, and it is ``active`` while it has the keyboard focus."""

    def __init__(self, participants: Participants, names: Sequence[str]) -> None:
        self.participants = participants
        self.names = names
        self.open = False
        self.on_close: Callable[[], None] = lambda: None
        self.on_report: Callable[[], None] | None = None
        """Asks whom to report; ``None`` where nobody reads reports."""
        self.on_name: Callable[[str], None] | None = None
        """Shows who has the name that was clicked; ``None`` where nothing is known of them."""
        self._written: list[tuple[Rect, str]] = []
        """Where names are, in the last frame."""
        self.on_mute: Callable[[str, bool], None] = lambda _, __: None
        self.form = Form()
        self.rect = Rect(0, 0, 0, 0)
        self._look: RenderContext | None = None
        self._built_for: tuple[tuple[str, bool], ...] = ()
        self._scroll = 0
        self._muting = False
        """Whether the buttons that mute people are on show."""
        self._area = Rect(0, 0, 0, 0)
        self.field = TextField("", lambda _: None, limit=LINE_LIMIT, on_submit=self._send_chat)
        self.field.caption = tr("Write a message")

    @property
    def active(self) -> bool:
        """Whether the chat handles keys."""
        return self.form.focused is not None

    def place(self, rect: Rect, look: RenderContext) -> None:
        """Lay out the panel in a rectangle of the window."""
        self.rect, self._look = rect, look
        self._build()

    def refresh(self) -> None:
        """Rebuild the controls when somebody has come, left or been muted."""
        if self._built_for != self._others():
            self._build()

    def take(self) -> None:
        """Focus the text field; where nothing may be written it takes no letters, and the arrows lead to the words."""
        self.form.focus(self.field)

    def drop(self) -> None:
        """Return the keyboard focus to the table."""
        self.form.focus(None)

    def close(self) -> None:
        """Close the panel and return the keyboard focus to the table."""
        self.open = False
        self.drop()
        self.on_close()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event and return whether it was used; if not, it is for the table."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            inside = self.rect.contains(event.pos)
            if inside or event.type != pygame.MOUSEBUTTONDOWN:
                used = self.form.handle(event)
                name = next((name for box, name in self._written if box.contains(event.pos)), "")
                if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and name and self.on_name is not None:
                    self.on_name(name)
                return inside or used
            self.drop()
            return False
        if event.type == pygame.MOUSEWHEEL:
            if not self.rect.contains(pygame.mouse.get_pos()):
                return False
            self._turn_back(event.y)
            return True
        if event.type == pygame.KEYDOWN and self.active and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.type == pygame.KEYDOWN and self.active and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn_back(3 if event.key == pygame.K_PAGEUP else -3)
            return True
        if not self.active:
            return False
        # A key that was typed here must not act on the table.
        return self.form.handle(event) or event.type == pygame.KEYDOWN

    def update(self, dt_ms: float) -> bool:
        """Advance the caret; return whether the panel has to be drawn again."""
        return self.form.update(dt_ms)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the panel, the lines from the newest one upwards, and the controls."""
        rect, palette = self.rect, look.palette
        canvas.image(look.sprite("mat/dock", rect.w, rect.h), rect.x, rect.y)
        title, head = tr("Chat"), self._head()
        left, middle, letters = rect.x + look.px(16), self._head_middle(), look.skin.display
        if look.can_display(letters, title):
            height = min(head - look.px(_TOP), look.px(48) * look.text.enlarged)
            height *= min(1.0, rect.w * 0.6 / look.display_width(letters, title, height))
            look.display(canvas, letters, title, left, middle - height * look.skin.capital_middle, height)
        else:
            style = look.text.fit(NAME, title, rect.w * 0.6, (head - look.px(_TOP)) * 0.86)
            canvas.text(style.in_color("line_light"), title, left, middle, "midleft")
        canvas.rect((*palette.line, 110), (rect.x + look.px(14), rect.y + head, rect.w - look.px(28), 1))
        with canvas.clip(self._area):
            self._draw_lines(canvas, look)
        self.form.draw(canvas, look)

    def _draw_lines(self, canvas: Canvas, look: RenderContext) -> None:
        area, palette = self._area, look.palette
        chat = self.participants.state.chat
        if not chat:
            text = tr("No messages yet. Write the first one below.") if self.field.active else ""
            canvas.text(NOTE_SMALL.in_color("text_muted"), text, *area.center, "center", max_width=area.w)
            return
        self._written = []
        style, pad, bar = BODY.at(max(_TEXT / look.text.enlarged, _MIN_TEXT)), look.px(7), look.px(4)
        step = look.text.line_height(style)
        left, width = area.x + bar + look.px(9), area.w - bar - look.px(18)
        shown, taken = [], 0
        for message in reversed(chat[: len(chat) - self._scroll]):
            if taken >= area.h:
                break
            lines = look.text.balance(style, chat_text(message), width)
            shown.append((message, lines, step * len(lines) + 2 * pad))
            taken += shown[-1][2] + pad
        spare = max(0, area.h - taken) / len(shown)
        y = float(area.bottom)
        for message, lines, height in shown:
            y -= height
            if y + pad + step * (len(lines) - 1) < area.y:
                break
            person = look_of(message.name, self.names, look.edition)
            color = palette.text_soft if person is None else palette.seats[person]
            # The name is drawn in its colour over the same words at the beginning of the first line.
            name = look.text.ellipsis(style, f"{message.name}:", width) if message.name else ""
            if name:
                canvas.rect((*color, _GROUND), (area.x, y, area.w, height))
                canvas.rect(color, (area.x, y, bar, height))
            for number, line in enumerate(lines):
                top = y + pad + number * step
                if top < area.y:
                    continue  # half a line would look like an error
                canvas.text(style.in_color("text" if name else "line_light"), line, left, top, "topleft")
                if number == 0 and name and line.startswith(name):
                    box = canvas.text(style.in_color(color), name, left, top, "topleft")
                    self._written.append((Rect(*box), message.name))
            y -= pad + min(spare, look.px(_SPREAD))

    def _turn_back(self, lines: int) -> None:
        self._scroll = min(max(self._scroll + lines, 0), max(len(self.participants.state.chat) - 1, 0))

    def _send_chat(self) -> None:
        text = self.field.text.strip()
        if text:
            self.participants.send_chat(text)
        self._scroll = 0
        self.field.text, self.field.caret = "", 0

    def _head(self) -> int:
        return max(self._px(36), 28) + self._px(_TOP)

    def _head_middle(self) -> int:
        """Return the middle of the title and the buttons."""
        return self.rect.y + self._px(_TOP) + round((self._head() - self._px(_TOP)) * 0.5)

    def _px(self, length: float) -> int:
        return self._look.px(length) if self._look is not None else round(length)

    def _others(self) -> tuple[tuple[str, bool], ...]:
        return tuple((person.name, person.muted) for person in self.participants.state.people if not person.me)

    def _mute(self, person: Participant) -> None:
        self.participants.mute(person.name, not person.muted)
        self.on_mute(person.name, not person.muted)

    def _build(self) -> None:
        """Create the controls: close, mute, reactions and text field; the lines get the remaining space."""
        old = self.form
        at = old.widgets.index(old.focused) if old.focused in old.widgets else -1
        self.form = Form()
        self.form.keyboard, self.form.sound = old.keyboard, old.sound
        self._built_for = self._others()
        self.field.placeholder = tr("Write a message")
        self.field.enabled = self.participants.state.writes
        if not self.field.enabled:
            self.field.placeholder = tr("Quick words only on your first day")
        rect, pad, gap = self.rect, self._px(12), self._px(10)
        height = max(self._px(40), 32)
        inner = pygame.Rect(rect.x + pad, rect.y, rect.w - 2 * pad, rect.h)
        self.form.add(self.field).rect = pygame.Rect(inner.x, rect.bottom - pad - height, inner.w, height)
        bottom = rect.bottom - pad - height - gap
        bottom = self._place_reactions(inner, bottom, gap) - gap
        side = max(self._px(28), 22)
        right = inner.right - self._px(3)
        close = self._head_button("cancel", tr("Close the chat"), self.close, right, side)
        right = close.rect.x - gap
        if self.on_report is not None:
            right = self._head_button("alert", tr("Mute or report"), self.on_report, right, side).rect.x - gap
        others = [person for person in self.participants.state.people if not person.me]
        top = rect.y + self._head() + self._px(6)
        if others:
            icon = "mute" if any(person.muted for person in others) else "sound"
            self._head_button(icon, tr("Mute players"), self._toggle_muting, right, side)
        columns = max(1, min(3, len(others)))
        width = (inner.w - gap * (columns - 1)) / columns
        low = max(self._px(30), 24)
        shown = others if self._muting else []
        for number, person in enumerate(shown):
            chip = self.form.add(MuteButton(person, self.names, partial(self._mute, person)))
            left = inner.x + (number % columns) * (width + gap)
            chip.rect = pygame.Rect(round(left), top + (number // columns) * (low + gap), round(width), low)
        top += -(-len(shown) // columns) * (low + gap) + gap if shown else 0
        self._area = Rect(inner.x, top, inner.w, max(0, bottom - top))
        if 0 <= at < len(self.form.widgets):
            self.form.focused = self.form.widgets[at]

    def _head_button(self, icon: str, tooltip: str, on_press: Callable[[], None], right: int, side: int) -> IconButton:
        """Add a button to the head of the panel that ends at ``right``."""
        button = self.form.add(IconButton(icon, tooltip, on_press))
        button.rect = pygame.Rect(right - side, self._head_middle() - side // 2, side, side)
        return button

    def _place_reactions(self, inner: pygame.Rect, bottom: int, gap: int) -> int:
        """Add the quick reactions above ``bottom``, as words where they fit; return the y of their top."""
        height = max(self._px(36), 30)
        columns = self._columns(inner.w, gap)
        alone = columns == len(REACTION_LABELS)
        rows = -(-len(REACTION_LABELS) // columns)
        each = (inner.w - gap * (columns - 1)) / columns
        top = bottom - rows * height - (rows - 1) * gap
        style = BUTTON.at(20)
        if self._look is not None:
            texts = [tr(words) for _, _, words in REACTION_LABELS]
            style = self._look.text.fit_all(style, texts, each - self._px(26))
        for number, (kind, icon, words) in enumerate(REACTION_LABELS):
            send = partial(self.participants.react, kind)
            button = self.form.add(IconButton(icon, tr(words), send) if alone else Button(tr(words), send, px=style.px))
            left = inner.x + number % columns * (each + gap)
            button.rect = pygame.Rect(round(left), top + number // columns * (height + gap), round(each), height)
        return top

    def _columns(self, width: int, gap: int) -> int:
        """Return how many reactions are side by side: as many as words leave room for, else all, as icons."""
        look = self._look
        if look is not None and self.rect.h >= look.px(_HIGH * look.text.enlarged):
            style = look.text.sized(BUTTON, MIN_TEXT_PX)
            widest = max(look.text.size(style, tr(words))[0] for _, _, words in REACTION_LABELS) + look.px(16)
            for columns in _WORDS:
                if widest <= (width - gap * (columns - 1)) / columns:
                    return columns
        return len(REACTION_LABELS)

    def _toggle_muting(self) -> None:
        self._muting = not self._muting
        self._build()
