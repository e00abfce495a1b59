"""The scrolling page of the rules: chapters and rules with pictures, links and highlighted search terms.

Knows the book's texts, fonts and rectangles; knows nothing of files or of the scene around it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import pygame

from game.rulebook.catalogue import Chapter, Rule
from game.rulebook.search import word_spans
from game.scenes.rules.pictures import HEIGHT, WIDTH, draw_picture, picture
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY_LARGE, NAME, NOTE_SMALL, TITLE, TextStyle
from game.ui.widgets.widget import Widget
from game.view.theme import Color

_TITLE_GROWS: Final = 1.7
_FOLD: Final = 32.0
"""The foot of the view in which no link is shown unless it is chosen: the shade would cut it."""
_SHADE: Final = 16.0
"""The height of the part of the foot that the shade hides."""
_FADE: Final = (45.0, 20.0)
_SOONER: Final = 1.5
"""The height of the shade at the foot and at the top; it grows sooner, so that no line of letters is seen cut off."""
_SHARE: Final = 0.84
"""The size of a picture as a share of its usual one."""
_FIGURE: Final = (WIDTH * _SHARE, HEIGHT * _SHARE)
_MARGIN: Final = 10.0
"""From a figure's plate to its picture."""
_LEFT: Final = _FIGURE[0] + 2 * _MARGIN + 32
"""The left edge of the texts, right of the pictures."""
_STACKED_FROM: Final = 1.5
"""Minimum text size at which a rule's text stands below its picture and not beside it."""
_PALER: Final = 0.24
"""The share of paper in the softer ink."""
_TRACK: Final = 40
_KNOB: Final = 170
"""The alpha of the ink of the scroll bar, a thin line on the paper with a wider one on it."""
_MARK: Final = 54
_FOUND: Final = 235
"""The alpha of the ground of the requested rule, and of that of a search term."""
_LOWEST: Final = 36.0
"""The greatest distance of a picture from the top of its rule; in a short rule it is centred."""
_WHEEL: Final = 90.0
_LINE: Final = 60.0
_GLIDE_MS: Final = 55.0
"""The time in which the remaining distance of a glide shrinks to a third."""


@dataclass
class RuleLink:
    """A pill that leads to another rule; its rectangle is in pixels of the page."""

    target: str
    label: str
    rect: pygame.Rect


@dataclass
class Block:
    """A chapter's title or a rule, laid out: top and height in pixels of the page."""

    chapter: int
    top: int
    height: int
    rule: Rule | None = None
    head: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    links: list[RuleLink] = field(default_factory=list)


def paper(look: RenderContext) -> Color:
    """Return the colour of the book's pages."""
    red, green, blue, _ = look.sprite("place/paper", 8, 8).surface.get_at((4, 4))
    return red, green, blue


def soft_ink(look: RenderContext) -> Color:
    """Return the colour of what is less important in the book: ink with some of the paper in it."""
    ink, ground = look.palette.text_dark, look.palette.plate
    share = 0.0 if look.high_contrast else _PALER
    red, green, blue = (round(dark + (light - dark) * share) for dark, light in zip(ink, ground, strict=True))
    return red, green, blue


def prepare_rules(look: RenderContext, book: Sequence[Chapter]) -> Iterator[None]:
    """Read the list of pictures and measure the words, one rule a step: half of what laying out the book takes."""
    for chapter in book:
        for rule in chapter.rules:
            picture(rule.entry.id, look.edition)
            for word in rule.text.split():
                look.text.size(BODY_LARGE, word)
            yield


class RulesPage(Widget):
    """A book to scroll through; ``on_follow`` is called for a pressed link, ``on_scroll`` when the position changes."""

    def __init__(
        self, book: Sequence[Chapter], on_follow: Callable[[str], None], on_scroll: Callable[[], None]
    ) -> None:
        super().__init__()
        self.book = book
        self.on_follow = on_follow
        self.on_scroll = on_scroll
        self.words: tuple[str, ...] = ()
        """The case-folded words to highlight."""
        self.marked: str | None = None
        """The rule that was requested, by a search or a link."""
        self.offset = 0.0
        """The scroll position in pixels, once the page rests."""
        self.shown = 0.0
        """The scroll position in this frame: during a glide it approaches ``offset``."""
        self.glides = False
        self._blocks: list[Block] = []
        self._look: RenderContext | None = None
        self._laid_for: tuple[RenderContext, float, float, tuple[int, int]] | None = None
        self._links: list[RuleLink] = []
        self._link: RuleLink | None = None
        self._over: RuleLink | None = None
        self._height = self._margin = 0
        self._held = -1.0
        self._soft = (0, 0, 0)
        self.ground: tuple[pygame.Surface, int, int] | None = None
        """The picture of the paper below the page, and its upper left corner in the window."""
        self._shades: dict[bool, tuple[tuple[object, ...], pygame.Surface]] = {}

    def describe(self) -> str:
        """Return the rule that was requested, or the one at the top of the page."""
        rules = {rule.entry.id: rule for chapter in self.book for rule in chapter.rules}
        rule = rules.get(self.marked or "") or rules[self.top_rule]
        return f"{rule.head}. {rule.text}"

    @property
    def top_rule(self) -> str:
        """The first rule whose beginning is in view, or else the rule in view."""
        rules = [block for block in self._blocks if block.rule is not None]
        inside = next((block for block in rules if block.top >= self.offset), rules[-1])
        assert inside.rule is not None
        return inside.rule.entry.id

    @property
    def chapter(self) -> int:
        """The chapter in view."""
        if self.offset >= self._reach() > 0 and self.marked is None:
            return len(self.book) - 1
        line = self.offset + self.rect.h * 0.3
        return next((block.chapter for block in reversed(self._blocks) if block.top <= line), 0)

    def lay_out(self, look: RenderContext) -> None:
        """Wrap all texts for the rectangle and keep the top rule at the top."""
        laid_for = (look, look.scale, look.text.enlarged, self.rect.size)
        if laid_for == self._laid_for:
            return
        kept = self.top_rule if self._blocks and self.offset else None
        self._laid_for = laid_for
        self._look = look
        self._soft = soft_ink(look)
        self._blocks = []
        self._link = self._over = None
        top = self._margin = look.px(8)
        for number, chapter in enumerate(self.book):
            title = look.text.wrap(_title_style(look), chapter.title, self._width(look))
            height = len(title) * look.text.line_height(_title_style(look)) + look.px(26)
            self._blocks.append(Block(number, top, height, None, title))
            top += height
            for rule in chapter.rules:
                block = self._lay_rule(look, number, rule, top)
                self._blocks.append(block)
                top += block.height
            top += look.px(18)
        self._height = top
        self._links = [link for block in self._blocks for link in block.links]
        if kept is not None:
            self.show_rule(kept, mark=False)
        self.settle()

    def _width(self, look: RenderContext) -> int:
        return self.rect.w - self._bar(look) - look.px(20)

    def _lay_rule(self, look: RenderContext, chapter: int, rule: Rule, top: int) -> Block:
        left = self._text_left(look)
        width = self._width(look) - left - look.px(14)
        block = Block(chapter, top, 0, rule)
        block.head = look.text.wrap(NAME, rule.head, width)
        block.text = look.text.wrap(BODY_LARGE, rule.text, width)
        y = self._text_top(look) + len(block.head) * look.text.line_height(NAME) + look.px(4)
        y += len(block.text) * look.text.line_height(BODY_LARGE) + look.px(8)
        tags = look.text.wrap(NOTE_SMALL, " · ".join(self._tags(rule, look)), width)
        if tags != [""]:
            block.tags = tags
            y += len(tags) * look.text.line_height(NOTE_SMALL) + look.px(4)
        y = self._lay_links(look, block, left, width, y)
        block.height = max(y + look.px(6), look.px(_FIGURE[1] + 2 * _MARGIN + 12)) + look.px(8)
        return block

    def _text_left(self, look: RenderContext) -> int:
        """Return the left edge of a rule's text in the page."""
        return look.px(_MARGIN + 4) if look.text.enlarged >= _STACKED_FROM else look.px(_LEFT)

    def _text_top(self, look: RenderContext) -> int:
        """Return the top of a rule's head in its block."""
        stacked = look.text.enlarged >= _STACKED_FROM
        return look.px(_FIGURE[1] + 2 * _MARGIN + 20) if stacked else look.px(12)

    def _lay_links(self, look: RenderContext, block: Block, left: int, width: int, y: int) -> int:
        """Place the links of a rule in rows and return the y below them."""
        assert block.rule is not None
        heads = {rule.entry.id: rule.head for chapter in self.book for rule in chapter.rules}
        height = round(look.text.line_height(NOTE_SMALL) * 1.25)
        x = 0
        for target in block.rule.entry.see:
            if target not in heads:
                continue
            link_w = min(look.text.size(NOTE_SMALL, heads[target])[0] + look.px(48), width)
            if x and x + link_w > width:
                x, y = 0, y + height + look.px(8)
            block.links.append(RuleLink(target, heads[target], pygame.Rect(left + x, block.top + y, link_w, height)))
            x += link_w + look.px(10)
        return y + height + look.px(4) if block.links else y

    def _tags(self, rule: Rule, look: RenderContext) -> list[str]:
        """Return notes on a rule: it exists only in this edition, or the rulebooks leave it open."""
        tags = []
        if rule.entry.feature is not None:
            tags.append(tr(look.skin.text.only_here))
        if rule.entry.ours:
            tags.append(tr("Our ruling: the rulebook is silent"))
        return tags

    def show_rule(self, rule: str, *, mark: bool = True) -> None:
        """Scroll a rule to the top; the first rule of a chapter with the chapter's title."""
        if mark:
            self.marked = rule
        for index, block in enumerate(self._blocks):
            if block.rule is not None and block.rule.entry.id == rule:
                before = self._blocks[index - 1]
                self.scroll_to((before if before.rule is None else block).top - self._margin)
                return

    def show_chapter(self, number: int) -> None:
        """Scroll a chapter's title to the top."""
        self.marked = None
        block = next(block for block in self._blocks if block.chapter == number)
        self.scroll_to(block.top - self._margin)

    def scroll_to(self, offset: float) -> None:
        """Scroll to a position in pixels."""
        self.offset = max(0.0, min(float(self._reach()), offset))
        self._link = self._link if self._link is not None and self._in_view(self._link) else None
        self.on_scroll()

    def settle(self) -> None:
        """End a glide at its target."""
        self.shown = self.offset

    def update(self, dt_ms: float) -> bool:
        """Advance a glide; return whether the page moves."""
        way = self.offset - self.shown
        if not way:
            return False
        rest = way * math.exp(-dt_ms / _GLIDE_MS) if self.glides else 0.0
        self.shown = self.offset if abs(rest) < 1 else self.offset - rest
        return True

    def scroll_by(self, key: int) -> bool:
        """Scroll by an arrow, page, Home or End key; return False for any other key."""
        look = self._look
        if look is None:
            return False
        page = self.rect.h - look.px(_LINE)
        ways = {
            pygame.K_UP: -look.px(_LINE),
            pygame.K_DOWN: look.px(_LINE),
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self._height,
            pygame.K_END: self._height,
        }
        if key not in ways:
            return False
        self.marked = None
        self.scroll_to(self.offset + ways[key])
        return True

    def hover(self, pos: tuple[int, int]) -> bool:
        """Update the link under the pointer; return whether it has changed."""
        before = self._over
        self._over = self._link_at(pos)
        return self._over is not before

    def click(self, pos: tuple[int, int]) -> None:
        """Follow a link, or start dragging the scroll bar."""
        if self._look is not None and self._reach() and pos[0] >= self.rect.right - self._bar(self._look):
            self._held = pos[1]
            return
        link = self._link_at(pos)
        if link is not None:
            self.on_follow(link.target)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._held >= 0:
            self.marked = None
            self.scroll_to(self.offset + (pos[1] - self._held) * self._height / self.rect.h)
            self.settle()
            self._held = pos[1]

    def release(self, pos: tuple[int, int]) -> None:
        self._held = -1

    def wheel(self, notches: int) -> bool:
        if self._look is not None:
            self.marked = None
            self.scroll_to(self.offset - notches * self._look.px(_WHEEL))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll; select a link by the left and right arrow, follow it by Enter."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._link is not None:
            self.on_follow(self._link.target)
            return True
        return self.scroll_by(event.key)

    def _step(self, by: int) -> None:
        """Select the next link, starting with the first one in view, and scroll to it."""
        if not self._links:
            return
        if self._link is None:
            inside = [link for link in self._links if self._in_view(link)]
            self._link = (inside[0] if by > 0 else inside[-1]) if inside else self._links[0 if by > 0 else -1]
        else:
            self._link = self._links[(self._links.index(self._link) + by) % len(self._links)]
        if not self._in_view(self._link):
            link = self._link
            self.scroll_to(link.rect.centery - self.rect.h / 2)
            self._link = link

    def _in_view(self, link: RuleLink) -> bool:
        return self.offset <= link.rect.top and link.rect.bottom <= self.offset + self.rect.h

    def _link_at(self, pos: tuple[int, int]) -> RuleLink | None:
        if not self.rect.collidepoint(pos):
            return None
        at = (pos[0] - self.rect.x, pos[1] - self.rect.y + round(self.shown))
        return next((link for link in self._links if link.rect.collidepoint(at)), None)

    def _reach(self) -> int:
        return max(0, self._height - self.rect.h)

    def _bar(self, look: RenderContext) -> int:
        return max(10, look.px(12))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        with canvas.clip(self.rect):
            for block, following in self._in_sight():
                top = self.rect.y + block.top - round(self.shown)
                if not self._fits(look, block if block.rule is not None else following):
                    continue  # it comes with its whole picture, and a title with the first rule below it
                if block.rule is None:
                    self._draw_title(canvas, look, block, top)
                else:
                    self._draw_rule(canvas, look, block, block.rule, top)
        if self._reach():
            width = self._bar(look)
            if self.shown >= 1:
                self._draw_shade(canvas, look, above=True)
            if self.shown <= self._reach() - 1:
                self._draw_shade(canvas, look, above=False)
            line, ink = max(2, look.px(5)), look.palette.text_dark
            left = self.rect.right - (width + line) // 2
            canvas.rect((*ink, _TRACK), (left, self.rect.y, line, self.rect.h))
            height = max(look.px(24), self.rect.h * self.rect.h // self._height)
            knob = self.rect.y + (self.rect.h - height) * self.shown / self._reach()
            canvas.rect((*ink, _KNOB), (left - (width - line) // 4, knob, (width + line) // 2, height))

    def _draw_shade(self, canvas: Canvas, look: RenderContext, *, above: bool) -> None:
        """Draw the paper itself over an edge beyond which the page continues, the more the nearer to the edge."""
        if self.ground is None:
            return
        paper_below, left, top = self.ground
        height = look.px(_FADE[above])
        box = pygame.Rect(self.rect.x, self.rect.y if above else self.rect.bottom - height, self._width(look), height)
        key = (id(paper_below), *box, left, top)
        if above not in self._shades or self._shades[above][0] != key:
            strip = paper_below.subsurface(box.move(-left, -top)).copy()
            column = pygame.Surface((1, height), pygame.SRCALPHA)
            for y in range(height):
                share = (height - y if above else y + 1) / height
                column.set_at((0, y), [round(255 * min(1.0, (share * _SOONER) ** 2))] * 4)
            strip.blit(pygame.transform.scale(column, box.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._shades[above] = key, strip
        canvas.surface(self._shades[above][1], *box.topleft)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        if self._link is None:
            ring = self.rect.inflate(look.px(12), look.px(12))
            canvas.rect(look.palette.text_dark, ring, look.ring)
            return
        ring = self._link.rect.move(self.rect.x, self.rect.y - round(self.shown)).inflate(look.px(6), look.px(6))
        canvas.rect(look.palette.text_dark, ring, max(2, look.px(2)))

    def _in_sight(self) -> Iterator[tuple[Block, Block]]:
        """Yield the blocks in sight, each with the one below it."""
        for block, following in pairwise((*self._blocks, self._blocks[-1])):
            if block.top + block.height > self.shown and block.top < self.shown + self.rect.h:
                yield block, following

    def _fits(self, look: RenderContext, block: Block) -> bool:
        """Whether the page's foot cuts nothing off a rule's picture: the rule is drawn only then."""
        top = self.rect.y + block.top - round(self.shown)
        last = self.rect.bottom - look.px(_SHADE)
        return self._figure(look, top, block.height - look.px(8)).bottom <= last or self.shown > self._reach() - 1

    def _draw_title(self, canvas: Canvas, look: RenderContext, block: Block, top: int) -> None:
        """Draw a chapter's title."""
        step = look.text.line_height(_title_style(look))
        left = self.rect.x + look.px(6)
        for number, line in enumerate(block.head):
            y = top + look.px(6) + number * step
            canvas.text(_title_style(look).in_color("text_dark"), line, left, y)
        y = top + look.px(14) + len(block.head) * step
        canvas.rect(look.palette.text_dark, (left, y, self._width(look) - look.px(12), max(1, look.px(2))))

    def _draw_rule(self, canvas: Canvas, look: RenderContext, block: Block, rule: Rule, top: int) -> None:
        palette = look.palette
        width, height = self._width(look), block.height - look.px(8)
        plate = self._figure(look, top, height)
        if rule.entry.id == self.marked:
            canvas.rect((*palette.action, _MARK), (self.rect.x, top, width, height))
            canvas.rect(palette.text_dark, (self.rect.x, top, max(3, look.px(4)), height))
        canvas.image(look.sprite("place/figure", plate.w, plate.h), plate.x, plate.y)
        draw_picture(canvas, look, rule.entry.id, plate.inflate(-2 * look.px(_MARGIN), -2 * look.px(_MARGIN)))
        left = self.rect.x + self._text_left(look)
        y = top + self._text_top(look)
        y = self._lines(canvas, look, block.head, left, y, NAME)
        y = self._lines(canvas, look, block.text, left, y + look.px(4), BODY_LARGE)
        for number, tag in enumerate(block.tags):
            at = y + look.px(6) + number * look.text.line_height(NOTE_SMALL)
            canvas.text(NOTE_SMALL.in_color(self._soft), tag, left, at)
        for link in block.links:
            self._draw_link(canvas, look, link)

    def _figure(self, look: RenderContext, top: int, height: int) -> pygame.Rect:
        """Return the plate of a rule's picture, at the top of the rule or in the middle of a short one."""
        width, deep = look.px(_FIGURE[0] + 2 * _MARGIN), look.px(_FIGURE[1] + 2 * _MARGIN)
        stacked = look.text.enlarged >= _STACKED_FROM
        down = look.px(12) if stacked else min(max(0, height - deep) // 2, look.px(_LOWEST))
        return pygame.Rect(self.rect.x + look.px(14), top + down, width, deep)

    def _lines(
        self, canvas: Canvas, look: RenderContext, lines: Sequence[str], left: int, top: int, style: TextStyle
    ) -> int:
        """Write lines with the search terms highlighted and return the y below them."""
        step = look.text.line_height(style)
        for number, line in enumerate(lines):
            y = top + number * step
            for start, end in word_spans(line, self.words) if self.words else ():
                x, right = (left + look.text.size(style, line[:place])[0] for place in (start, end))
                canvas.rect((*look.palette.action, _FOUND), (x - 2, y, right - x + 4, step))
            canvas.text(style.in_color("text_dark"), line, left, y)
        return top + len(lines) * step

    def _draw_link(self, canvas: Canvas, look: RenderContext, link: RuleLink) -> None:
        rect = link.rect.move(self.rect.x, self.rect.y - round(self.shown))
        lit = link is self._over or link is self._link
        fold = self.rect.bottom - look.px(_FOLD)
        if not lit and rect.bottom > fold and self.shown <= self._reach() - 1:
            return
        canvas.image(look.sprite("ui/pill_active" if lit else "ui/pill", rect.w, rect.h), rect.x, rect.y)
        color = look.palette.text_dark if lit else look.palette.text
        side = look.px(18)
        icon = "icon_dark/right" if lit else "icon/right"
        canvas.image(look.sprite(icon, side, side), rect.x + look.px(12), rect.centery - side / 2)
        x = rect.x + look.px(34)
        max_width = rect.right - look.px(12) - x
        canvas.text(NOTE_SMALL.in_color(color), link.label, x, rect.centery, "midleft", max_width=max_width)


def _title_style(look: RenderContext) -> TextStyle:
    """Return the style of a chapter's title, which grows with the text size, so that it stays above its rules' size."""
    return TITLE.scaled(min(look.text.enlarged, _TITLE_GROWS))
