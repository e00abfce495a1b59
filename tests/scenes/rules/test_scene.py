"""The rules are read, searched, linked and left, by keyboard and by mouse."""

from __future__ import annotations

from typing import Literal

import pygame
import pytest

from game.rulebook.catalogue import book
from game.rules import EDITION_NAMES
from game.scenes.rules.page import RuleLink
from game.scenes.rules.pictures import HEIGHT, WIDTH, picture
from game.scenes.rules.scene import RulesScene, chapter_icon
from game.scenes.title.menu import MenuScene
from game.storage.settings import TextSize
from game.support.i18n import LANGUAGES, set_language
from game.ui.app.app import App
from game.ui.graphics.atlas import index
from game.ui.graphics.type_scale import BODY_LARGE, NAME
from game.view.skins import skin
from tests.scenes.conftest import Person


@pytest.fixture
def reader(app: App, person: Person) -> Person:
    """A player who has opened the rules of base from the title."""
    app.push(MenuScene("base"))
    person.press(pygame.K_F1)
    return person


def scene_of(person: Person) -> RulesScene:
    scene = person.scene
    assert isinstance(scene, RulesScene)
    return scene


def link_of(scene: RulesScene, rule: str, target: str) -> RuleLink:
    blocks = [block for block in scene.page._blocks if block.rule is not None and block.rule.entry.id == rule]
    return next(link for link in blocks[0].links if link.target == target)


def seen(scene: RulesScene, rule: str) -> bool:
    """Whether the beginning of a rule is in view."""
    page = scene.page
    block = next(block for block in page._blocks if block.rule is not None and block.rule.entry.id == rule)
    return page.offset <= block.top <= page.offset + page.rect.h - 40


def test_f1_opens_the_rules_and_closes_them(reader: Person) -> None:
    assert scene_of(reader).page.offset == 0
    reader.press(pygame.K_F1)
    assert isinstance(reader.scene, MenuScene)


def test_a_rule_that_is_asked_for_is_in_view_and_marked(app: App, person: Person) -> None:
    for name in EDITION_NAMES:
        for chapter in book(name, "en"):
            for rule in chapter.rules:
                app.go.open_rules(name, rule.entry.id)
                scene = scene_of(person)
                assert scene.page.marked == rule.entry.id
                assert seen(scene, rule.entry.id)
                app.pop()


def test_keys_and_the_wheel_scroll(reader: Person) -> None:
    page = scene_of(reader).page
    reader.press(pygame.K_DOWN, pygame.K_DOWN)
    after = page.offset
    assert after > 0
    reader.press(pygame.K_PAGEDOWN)
    assert page.offset > after + page.rect.h / 2
    reader.press(pygame.K_PAGEUP, pygame.K_UP, pygame.K_UP)
    assert page.offset == 0
    reader.click_at((page.rect.centerx, page.rect.bottom - 4))
    page.wheel(-2)
    assert page.offset > 0
    reader.press(pygame.K_END)
    assert page.chapter == len(page.book) - 1
    reader.press(pygame.K_HOME)
    assert page.offset == 0


def test_the_page_glides_where_things_may_move(app: App, person: Person) -> None:
    app.settings.speed = "normal"
    app.go.open_rules("base", "R6-three")
    page = scene_of(person).page
    assert page.shown == page.offset > 0, "an opened page does not scroll"
    before = page.shown
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_PAGEDOWN, mod=0))
    app.step(20)
    assert before < page.shown < page.offset
    person.watch(600)
    assert page.shown == page.offset
    assert not page.update(20)


def test_the_page_jumps_where_nothing_may_move(reader: Person) -> None:
    page = scene_of(reader).page
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))
    reader.app.step(20)
    assert page.shown == page.offset > 0


def test_to_drag_the_bar_scrolls_the_page_by_the_same_share(reader: Person) -> None:
    page = scene_of(reader).page
    pos = (page.rect.right - 4, page.rect.y + 10)
    page.click(pos)
    page.drag((pos[0], pos[1] + page.rect.h // 2))
    page.release(pos)
    assert page.offset == pytest.approx(page._height / 2, abs=page._height / 100)


def test_the_list_follows_the_page_and_leads_it(reader: Person) -> None:
    scene = scene_of(reader)
    reader.press(pygame.K_END)
    assert scene.chapters.selected == len(scene.book) - 1
    for _ in range(4):
        reader.press(pygame.K_TAB)
    while scene.form.focused is not scene.chapters:
        reader.press(pygame.K_TAB)
    reader.press(pygame.K_HOME)
    assert scene.page.offset == 0
    reader.press(pygame.K_DOWN, pygame.K_DOWN)
    assert scene.page.chapter == 2
    top = scene.chapters.rect.y + 4 * scene.chapters.row_height + 5
    reader.click_at((scene.chapters.rect.x + 40, top))
    assert scene.page.chapter == 4 == scene.chapters.selected


def test_a_search_marks_and_jumps(reader: Person) -> None:
    scene = scene_of(reader)
    reader.type("NÓBLE")
    assert len(scene.hits) > 5
    assert scene.page.marked == scene.hits[0]
    reader.press(pygame.K_DOWN, pygame.K_RETURN)
    assert scene.page.marked == scene.hits[2]
    assert seen(scene, scene.hits[2])
    reader.press(pygame.K_UP)
    assert scene.page.marked == scene.hits[1]
    reader.press(pygame.K_UP, pygame.K_UP)
    assert scene.page.marked == scene.hits[-1], "round the end"
    reader.press(pygame.K_F3)
    assert scene.page.marked == scene.hits[0]
    reader.click(scene._down)
    assert scene.page.marked == scene.hits[1]
    reader.click(scene._up)
    assert scene.page.marked == scene.hits[0]
    reader.press(pygame.K_ESCAPE)
    assert (scene.query, scene.hits) == ("", ())
    assert reader.scene is scene, "the first Escape ends the search"
    reader.press(pygame.K_ESCAPE)
    assert isinstance(reader.scene, MenuScene)


def test_a_search_without_hits_changes_nothing(reader: Person) -> None:
    scene = scene_of(reader)
    reader.press(pygame.K_PAGEDOWN)
    before = scene.page.offset
    reader.type("zzz")
    assert scene.hits == ()
    reader.press(pygame.K_DOWN, pygame.K_RETURN)
    assert scene.page.offset == before
    assert not scene._down.enabled


def test_links_by_mouse_and_the_way_back(app: App, person: Person) -> None:
    app.go.open_rules("base", "R6-three")
    scene = scene_of(person)
    assert not scene._return.active
    link = link_of(scene, "R6-three", "R11-ten")
    x, y = link.rect.center
    person.click_at((scene.page.rect.x + x, scene.page.rect.y + y - round(scene.page.offset)))
    assert scene.page.marked == "R11-ten"
    assert scene._return.label == "Back to “3 different colours”"
    person.click(scene._return)
    assert scene.page.marked == "R6-three"
    assert not scene._return.active


def test_the_contents_end_with_a_whole_row(app: App, person: Person) -> None:
    sizes: tuple[TextSize, ...] = (100, 200)
    for size in sizes:
        app.settings.text_size = size
        app.restyle()
        app.go.open_rules("marvel")
        contents = scene_of(person).chapters
        assert contents.rect.h % contents.row_height == 0
        assert contents.rect.bottom <= scene_of(person)._return.rect.top
        app.pop()
    app.settings.text_size = 100
    app.restyle()


def test_links_are_followed_and_left_by_keyboard(app: App, person: Person) -> None:
    app.go.open_rules("marvel", "R17-gauntlet")
    scene = scene_of(person)
    while scene.form.focused is not scene.page:
        person.press(pygame.K_TAB)
    person.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert scene.page.marked == "R13-time"
    person.press(pygame.K_BACKSPACE)
    assert scene.page.marked == "R17-gauntlet"
    person.press(pygame.K_LEFT)
    assert scene.page._link is not None
    person.press(pygame.K_LEFT, mod=pygame.KMOD_ALT)
    assert scene.page.marked == "R17-gauntlet", "there is nowhere to go back to"


def test_the_book_opens_where_it_was_left(reader: Person, app: App) -> None:
    reader.press(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    top = scene_of(reader).page.top_rule
    assert top != "R16-aim"
    reader.press(pygame.K_ESCAPE)
    app.go.open_rules("base")
    assert scene_of(reader).page.top_rule == top
    assert scene_of(reader).page.marked is None
    app.pop()
    app.go.open_rules("marvel")
    assert scene_of(reader).page.top_rule == "R17-aim", "each edition has its own place"


def test_the_other_edition_opens_on_the_same_rule(app: App, person: Person) -> None:
    app.go.open_rules("base", "R9-wild")
    scene = scene_of(person)
    scene._edition.choose(1)
    assert scene.edition == "marvel"
    assert scene.page.marked == "R9-wild"
    scene.page.show_rule("R13-time")
    scene._edition.choose(0)
    assert scene.edition == "base"
    assert "R13-time" not in {rule.entry.id for chapter in scene.book for rule in chapter.rules}
    person.watch()


def test_a_new_size_keeps_the_place(app: App, person: Person) -> None:
    app.go.open_rules("base", "R12-tile")
    scene = scene_of(person)
    top = scene.page.top_rule
    scene.resize(1024, 640)
    assert scene.page.top_rule == top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_is_wider_than_the_page(app: App, person: Person, language: str, text_size: Literal[100, 200]) -> None:
    set_language(language)
    app.settings.text_size = text_size
    app.restyle()
    for name in EDITION_NAMES:
        app.go.open_rules(name)
        scene = scene_of(person)
        page, look = scene.page, scene.look
        max_width = page.rect.w - page._bar(look) - page._text_left(look)
        for block in page._blocks:
            if block.rule is None:
                title = page.book[block.chapter].title
                assert block.head == [title] or text_size > 100, "a title is one line"
                continue
            assert all(look.text.size(NAME, line)[0] <= max_width for line in block.head)
            assert all(look.text.size(BODY_LARGE, line)[0] <= max_width for line in block.text)
            for link in block.links:
                assert link.rect.right <= page.rect.w - page._bar(look)
                assert block.top < link.rect.top and link.rect.bottom <= block.top + block.height
        app.pop()
    app.settings.text_size = 100
    app.restyle()


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_rule_has_a_picture_of_sprites_that_there_are(name: str) -> None:
    sprites = index(name).sprites
    for chapter in book(name, "en"):
        assert chapter_icon(skin(name), chapter.id) in sprites
        for rule in chapter.rules:
            pieces = picture(rule.entry.id, name)
            assert pieces
            for piece in pieces:
                assert piece.sprite or piece.word
                width, height = sprites[piece.sprite].size if piece.sprite else (1.0, 1.0)
                half = piece.size * width / height / 2
                assert piece.x - half >= -1 and piece.x + half <= WIDTH + 1, (rule.entry.id, piece)
                assert piece.y - piece.size / 2 >= -1 and piece.y + piece.size / 2 <= HEIGHT + 1, (rule.entry.id, piece)
