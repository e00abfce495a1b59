"""The rules: an open book on a stand, its contents on the left page, the rules on the right one, a search above.

Knows the book, the page and the controls around it; knows nothing of the texts and the search, which are in
``game.rulebook``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import pygame

from game.rulebook.catalogue import book, read
from game.rulebook.search import find, words_of
from game.scenes.rules.page import RulesPage, paper, soft_ink
from game.scenes.shared.page import Page
from game.scenes.shared.top_bar import BAR_H, on_bar, paint_bar, place_back, window_top
from game.scenes.shared.widgets import IconButton, edition_switch
from game.support.i18n import language, tr
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY, FIGURE_SMALL, NOTE_SMALL
from game.ui.widgets.buttons import Button
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField
from game.view.skins.model import Skin

LEFT_PAGE: Final = (51.0, 96.0, 585.0, 756.0)
RIGHT_PAGE: Final = (636.0, 96.0, 913.0, 756.0)
CONTENTS: Final = (91.0, 200.0, 483.0, 592.0)
READING: Final = (716.0, 122.0, 796.0, 708.0)
FOOT: Final = (91.0, 796.0, 483.0, 46.0)
"""Below the contents: the way back after a link, or a hint."""
SEARCH: Final = (450.0, 400.0)
"""The left edge and the width of the search on the bar."""
EDITION: Final = (1208.0, 360.0)
LIMIT: Final = 40
"""Maximum length of a search."""

_ICONS: Final = {
    "aim": "icon/trophy",
    "table": "icon/cards",
    "players": "icon/human",
    "turn": "icon/clock",
    "take": "icon/tokens",
    "reserve": "icon/reserve",
    "buy": "icon/buy",
    "wild": "gem/5",
    "bonus": "icon/plus",
    "stones": "pip/6",
    "avengers": "tag",
    "gauntlet": "gauntlet",
    "end": "icon/flag",
    "stuck": "icon/pause",
    "open": "icon/eye",
}


def chapter_icon(skin: Skin, chapter: str) -> str:
    """Return the sprite beside a chapter of the edition's rules."""
    return f"icon/{skin.tile_sign}" if chapter == "tiles" else _ICONS[chapter]


class Contents(ListView):
    """The contents of the book, on its left page."""

    plates = ("place/row", "place/row_active")

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw a dark focus ring, because the page is light."""
        ring = self.rect.inflate(look.px(10), look.px(10))
        canvas.rect(look.palette.text_dark, ring, look.ring)


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
            Contents(len(self.book), 1, self._draw_chapter, on_select=self._choose, on_open=self._choose)
        )
        self.page = self.form.add(RulesPage(self.book, self._follow, self._scrolled))
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._return = self.form.add(Button("", self._go_back, icon="undo"))
        self.page.glides = not self.app.settings.animations_off
        self._look_up()
        self._refresh_buttons()
        self.form.focus(self._search)

    def place(self) -> None:
        x, y, w, h = CONTENTS
        line = self.look.text.line_height(BODY)
        rows = max(1, min(len(self.book), self.stage.box(x, y, w, h).h // round(line * 1.1)))
        self.put(self.chapters, x, y, w, h)
        self.chapters.shade = paper(self.look)
        self.chapters.row_height = min(self.chapters.rect.h // rows, self.look.px(54))
        self.chapters.rect.h = rows * self.chapters.row_height
        self.put(self.page, *READING)
        self.page.lay_out(self.look)
        box = self.stage.box(*RIGHT_PAGE)
        image = self.look.sprite("place/page_right", box.w, box.h)
        self.page.ground = image.surface, round(box.x - image.dx), round(box.y - image.dy)
        left, width = SEARCH
        on_bar(self, self._search, left, width)
        on_bar(self, self._up, left + width + 8, 46)
        on_bar(self, self._down, left + width + 60, 46)
        on_bar(self, self._edition, *EDITION)
        place_back(self, self._back)
        self.put(self._return, *FOOT)
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
        paint_bar(self, canvas, tr("Rules"), SEARCH[0] - 250)
        self.sprite(canvas, "place/page_left", *LEFT_PAGE)
        self.sprite(canvas, "place/page_right", *RIGHT_PAGE)
        if self.query:
            at = self.hits.index(self.page.marked) + 1 if self.page.marked in self.hits else 0
            found = tr("{number} of {count}").format(number=at, count=len(self.hits)) if self.hits else tr("not found")
            color = palette.text_soft if self.hits else palette.short
            left = SEARCH[0] + SEARCH[1] + 122
            middle = window_top(self) + BAR_H / 2 - 2
            self.write(
                canvas, BODY.in_color(color), found, left, middle, max_width=EDITION[0] - left - 20, height=BAR_H - 10
            )
        x, _, w, _ = CONTENTS
        self.banner(canvas, tr(self.look.skin.text.name), x + w / 2, 122, 60, align=0.5, max_width=w, dark=True)
        top = self.stage.box(x, 190, w, 2)
        canvas.rect(palette.text_dark, (top.x, top.y, top.w, max(1, self.look.px(2))))
        if not self._return.visible and self.app.controllers.in_use:
            hint = tr("Scroll with the right stick.")
            self.write_in_two(canvas, NOTE_SMALL.in_color(soft_ink(self.look)), hint, FOOT, centred=True)

    def _draw_chapter(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        chapter, palette = self.book[index], look.palette
        middle = rect.y + (rect.h - look.px(4)) / 2
        name = chapter_icon(look.skin, chapter.id).replace("icon/", "icon_dark/")
        icon = look.silhouette(name, min(look.px(24), rect.h - look.px(8)))
        canvas.image(icon, rect.x + look.px(26) - icon.width / 2, middle - icon.height / 2)
        found = sum(rule.entry.id in self.hits for rule in chapter.rules)
        left, right = rect.x + look.px(52), rect.right - look.px(14)
        count = str(found) if found else ""
        color = palette.text_dark if not self.query or found else soft_ink(look)
        usual = rect.right - look.px(74) - left
        style = look.text.fit_all(BODY, [each.title for each in self.book], usual, rect.h - look.px(4))
        max_width = right - look.text.size(FIGURE_SMALL, count)[0] - look.px(10) - left
        canvas.text(style.in_color(color), chapter.title, left, middle, "midleft", max_width=max_width)
        canvas.text(FIGURE_SMALL.in_color("text_dark"), count, right, middle, "midright")

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
        self._return.visible = bool(self._trail)
        if self._trail:
            heads = {rule.entry.id: rule.head for chapter in self.book for rule in chapter.rules}
            self._return.label = tr("Back to “{rule}”").format(rule=heads[self._trail[-1]])

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
