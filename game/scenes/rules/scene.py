"""The rules screen: chapters at the left, the page at the right, a search above.

Knows the book, the page and the controls around it; ``game.rulebook`` has the texts and the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import pygame

from game.rulebook.catalogue import book, read
from game.rulebook.search import find, words_of
from game.scenes.rules.page import RulesPage
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import IconButton, edition_switch
from game.support.i18n import language, tr
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.buttons import Button
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField

CHAPTERS: Final = (96.0, 164.0, 372.0, 566.0)
READING: Final = (488.0, 164.0, 1016.0, 566.0)
INSET: Final = 18.0
TOP: Final = 92.0
FOOT: Final = 756.0
LIMIT: Final = 40
"""The most characters of a search."""

ICONS: Final = {
    "aim": "icon/trophy",
    "table": "icon/cards",
    "players": "icon/human",
    "turn": "icon/clock",
    "take": "icon/tokens",
    "reserve": "icon/reserve",
    "buy": "icon/buy",
    "wild": "gem/5",
    "bonus": "icon/plus",
    "tiles": "icon/crown",
    "stones": "gem/6",
    "avengers": "tag",
    "gauntlet": "gauntlet",
    "end": "icon/flag",
    "stuck": "icon/pause",
    "open": "icon/eye",
}


class RulesScene(Page):
    """An edition's rules, opened at ``rule`` or, without one, where they were left."""

    background = "bg/table"

    def __init__(self, edition: str, rule: str | None = None) -> None:
        super().__init__(edition)
        self.query = ""
        self.hits: tuple[str, ...] = ()
        self._start = rule
        self._trail: list[str] = []

    def enter(self, app: AppContext) -> None:
        """Take over the background of the page below, which is in the cache already."""
        below = app.stack[-2] if len(app.stack) > 1 else None
        if isinstance(below, Page) and below.opaque:
            self.background = below.background
        super().enter(app)

    def build(self) -> None:
        self.book = book(self.edition, language())
        self._search = self.form.add(
            TextField(self.query, self._type, placeholder=tr("Search the rules"), limit=LIMIT, on_submit=self._next)
        )
        self._search.caption = self._search.placeholder
        self._up = self.form.add(IconButton("up", tr("Previous match"), self._previous))
        self._down = self.form.add(IconButton("down", tr("Next match"), self._next))
        self._edition = self.form.add(edition_switch(self.edition, self._switch))
        self.chapters = self.form.add(
            ListView(len(self.book), 1, self._draw_chapter, on_select=self._choose, on_open=self._choose)
        )
        self.page = self.form.add(RulesPage(self.book, self._follow, self._scrolled))
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._return = self.form.add(Button(tr("Back"), self._go_back, icon="undo"))
        self.page.glides = not self.app.settings.still
        self._look_up()
        self._refresh_buttons()
        self.form.focus(self._search)

    def place(self) -> None:
        x, y, w, h = CHAPTERS
        self.put(self.chapters, x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET)
        line = self.look.text.line_height("body", 21)
        self.chapters.row_height = max(self.look.px(46), round(line * 1.4))
        x, y, w, h = READING
        self.put(self.page, x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET)
        self.page.lay_out(self.look)
        self.put(self._search, x, TOP, 420, 54)
        self.put(self._up, x + 430, TOP, 54, 54)
        self.put(self._down, x + 490, TOP, 54, 54)
        self.put(self._edition, x + w - 360, TOP, 360, 54)
        self.put(self._back, CHAPTERS[0], FOOT, 220, 66)
        self.put(self._return, x, FOOT, 300, 66)
        self._scrolled()

    def rebuild(self) -> None:
        """Create the page again, at the requested rule or where this edition's rules were left."""
        super().rebuild()
        left = self.app.bookmarks.get(f"rules/{self.edition}")
        if self._start is not None:
            self.page.show_rule(self._start)
        elif left is not None:
            self.page.show_rule(left, mark=False)
        self._start = None
        self.page.settle()

    def changing(self) -> Iterator[Spoken]:
        yield Spoken("detail", self.page.describe())

    def handle(self, event: pygame.event.Event) -> None:
        """Let keys scroll the page whatever has the focus, or go through the hits during a search."""
        if event.type == pygame.MOUSEMOTION and self.page.hover(event.pos):
            self.app.redraw()
        if event.type == pygame.KEYDOWN and self._key(event):
            self.app.redraw()
            return
        super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        alt = bool(event.mod & pygame.KMOD_ALT)
        searching = self.form.focused is self._search
        if event.key == pygame.K_F1:
            self.app.pop()
        elif event.key == pygame.K_F3:
            self._jump(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif (control and event.key == pygame.K_f) or (event.key == pygame.K_SLASH and not searching):
            self.form.focus(self._search)
        elif (alt and event.key == pygame.K_LEFT) or (event.key == pygame.K_BACKSPACE and not searching):
            self._go_back()
        elif searching and self.query and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._jump(-1 if event.key == pygame.K_UP else 1)
        elif self._scrolls(event.key):
            self.page.scroll_by(event.key)
        else:
            return False
        return True

    def _scrolls(self, key: int) -> bool:
        """Whether a key scrolls the page although another control has the focus."""
        if self.form.focused is self._search and not self.query:
            return key in (pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
        return key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self.form.focused is not self.chapters

    def back(self) -> None:
        """Handle Escape: clear the search, or leave if there is none."""
        if self.query:
            self._search.text, self._search.caret = "", 0
            self._type("")
            self.form.focus(self._search)
        else:
            self.app.pop()

    def leave(self) -> None:
        super().leave()
        self._remember()

    def paint(self, canvas: Canvas) -> None:
        palette = self.look.palette
        self.banner(canvas, tr("Rules"), CHAPTERS[0], 76, 72, max_width=CHAPTERS[2])
        self.sprite(canvas, "ui/panel", *CHAPTERS)
        self.sprite(canvas, "ui/panel", *READING)
        if self.query:
            at = self.hits.index(self.page.marked) + 1 if self.page.marked in self.hits else 0
            found = tr("{number} of {count}").format(number=at, count=len(self.hits)) if self.hits else tr("not found")
            color = palette.text_soft if self.hits else palette.short
            self.write(canvas, "body", found, READING[0] + 556, TOP + 27, color, max_width=READING[2] - 556 - 372)
        hint = tr("Type to search. Up and down jump between matches; without a search they scroll.")
        if self.app.controllers.in_use:
            hint = tr("Scroll with the right stick. While you search, up and down jump between matches.")
        left = READING[0] + 322
        max_width = READING[0] + READING[2] - left
        self.write(canvas, "note", hint, left + max_width, FOOT + 33, palette.text_muted, "midright", 18, max_width)

    def _draw_chapter(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        chapter, palette = self.book[index], look.palette
        middle = rect.y + (rect.h - look.px(4)) / 2
        icon = look.atlas.icon(ICONS[chapter.id], look.px(26))
        canvas.image(icon, rect.x + look.px(28) - icon.width / 2, middle - icon.height / 2)
        found = sum(rule.entry.id in self.hits for rule in chapter.rules)
        left, right = rect.x + look.px(52), rect.right - look.px(12)
        if found:
            right = canvas.text("count", str(found), right, middle, palette.action, "midright", 20).x - look.px(8)
        color = palette.text if not self.query or found else palette.text_muted
        usual = rect.right - look.px(12) - left
        px = look.text.fit_two("body", [each.title for each in self.book], usual, 21, rect.h)
        lines = look.text.wrap("body", chapter.title, right - left, px, 2)
        for number, line in enumerate(lines):
            step = (number - (len(lines) - 1) / 2) * look.text.line_height("body", px) * 0.9
            canvas.text("body", line, left, middle + step, color, "midleft", px)

    def _type(self, text: str) -> None:
        self.query = text
        self._look_up()
        if self.hits and self.page.marked not in self.hits:
            self._show(self.hits[0])
        self._refresh_buttons()
        self.app.redraw()

    def _look_up(self) -> None:
        words = words_of(self.query, read(language())["synonyms"])
        self.hits = find(self.book, words)
        # Highlights without a hit would be misleading.
        self.page.words = tuple(chain.from_iterable(words)) if self.hits else ()

    def _refresh_buttons(self) -> None:
        self._up.enabled = self._down.enabled = bool(self.hits)
        self._return.enabled = bool(self._trail)

    def _jump(self, by: int) -> None:
        """Go to the next or the previous hit, cyclically."""
        if not self.hits:
            return
        if self.page.marked in self.hits:
            at = (self.hits.index(self.page.marked) + by) % len(self.hits)
        else:
            at = 0 if by > 0 else -1
        self._show(self.hits[at])

    def _next(self) -> None:
        self._jump(1)

    def _previous(self) -> None:
        self._jump(-1)

    def _show(self, rule: str) -> None:
        self.page.show_rule(rule)
        self.app.redraw()

    def _choose(self, index: int) -> None:
        if index != self.page.chapter:
            self.page.show_chapter(index)

    def _follow(self, rule: str) -> None:
        self._trail.append(self.page.marked or self.page.top_rule)
        self._show(rule)
        self._refresh_buttons()

    def _go_back(self) -> None:
        """Return to where the last link was followed."""
        if self._trail:
            self._show(self._trail.pop())
            self._refresh_buttons()
            if not self._trail and self.form.focused is self._return:
                self.form.focus(self.page)

    def _scrolled(self) -> None:
        """Select the chapter in view in the list."""
        chapter = self.page.chapter
        if self.chapters.selected != chapter:
            self.chapters.select(chapter)

    def _switch(self, edition: str) -> None:
        """Show another edition's rules, at the same rule if it exists there."""
        here = self.page.marked or self.page.top_rule
        self._remember()
        self.edition = edition
        self._trail.clear()
        ids = [rule.entry.id for chapter in book(self.edition, language()) for rule in chapter.rules]
        self._start = here if here in ids else None
        self.rebuild()
        self.form.focus(self._edition)

    def _remember(self) -> None:
        self.app.bookmarks[f"rules/{self.edition}"] = self.page.top_rule
