"""Controls: each does its work by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.shared.widgets import IconButton
from game.ui.graphics.atlas import Image
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BUTTON, TextStyle
from game.ui.widgets.buttons import Button, match_labels, match_row
from game.ui.widgets.controls import Choice
from game.ui.widgets.form import Form, draw_tooltip
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

Rect = pygame.Rect


@pytest.fixture(autouse=True)
def display(window: pygame.Surface) -> None:
    """Text input needs a window."""


def key(code: int, mod: int = 0, char: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=char)


def press(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def release(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)


def move(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


def click(form: Form, pos: tuple[int, int]) -> None:
    form.handle(move(pos))
    form.handle(press(pos))
    form.handle(release(pos))


def typed(form: Form, text: str) -> None:
    for ch in text:
        form.handle(key(ord(ch.lower()) if ch.isascii() else 0, 0, ch))
        form.handle(pygame.event.Event(pygame.TEXTINPUT, text=ch))


class Log(list[object]):
    """Notes what a control calls back with."""

    def none(self) -> None:
        self.append("pressed")


def test_a_button_acts_when_the_mouse_comes_up_inside() -> None:
    log = Log()
    form = Form([Button("Buy", log.none, Rect(0, 0, 100, 40))])
    click(form, (50, 20))
    form.handle(press((50, 20)))
    form.handle(move((200, 200)))
    form.handle(release((200, 200)))
    assert log == ["pressed"]


def test_a_disabled_or_hidden_control_takes_nothing() -> None:
    log = Log()
    off = Button("Buy", log.none, Rect(0, 0, 100, 40), enabled=False)
    form = Form([off])
    click(form, (50, 20))
    form.handle(key(pygame.K_TAB))
    form.handle(key(pygame.K_RETURN))
    off.enabled, off.visible = True, False
    click(form, (50, 20))
    assert log == []


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_the_focused_button_acts_on_the_keys(code: int) -> None:
    log = Log()
    form = Form([Button("Buy", log.none, Rect(0, 0, 100, 40))])
    assert not form.handle(key(code))
    form.handle(key(pygame.K_TAB))
    assert form.handle(key(code))
    assert form.keyboard
    assert log == ["pressed"]


def test_tab_wraps_in_both_directions_and_skips_disabled_widgets() -> None:
    one, two, three = (Button(name, lambda: None, Rect(0, 50 * n, 90, 40)) for n, name in enumerate("abc"))
    two.enabled = False
    form = Form([one, two, three])
    seen = []
    for mod in (0, 0, 0, pygame.KMOD_LSHIFT):
        form.handle(key(pygame.K_TAB, mod))
        seen.append(form.focused)
    assert seen == [one, three, one, three]
    assert [widget.focused for widget in (one, two, three)] == [False, False, True]


@pytest.mark.parametrize(
    ("code", "index"), [(pygame.K_RIGHT, 1), (pygame.K_DOWN, 2), (pygame.K_LEFT, 0), (pygame.K_UP, 0)]
)
def test_arrows_go_to_the_next_control_in_their_direction(code: int, index: int) -> None:
    spots = [Rect(0, 0, 90, 40), Rect(100, 0, 90, 40), Rect(0, 100, 90, 40), Rect(100, 100, 90, 40)]
    widgets = [Button("x", lambda: None, spot) for spot in spots]
    form = Form(widgets)
    form.focus(widgets[0])
    form.handle(key(code))
    assert form.focused is widgets[index]


def test_a_choice_steps_round_by_mouse_and_arrows() -> None:
    log = Log()
    choice = Choice(["off", "fast", "normal"], 0, log.append, Rect(0, 0, 120, 40))
    form = Form([choice])
    click(form, (10, 10))
    click(form, (110, 10))
    form.handle(key(pygame.K_RIGHT))
    form.handle(key(pygame.K_LEFT))
    assert log == [2, 0, 1, 0]


def test_a_choice_of_levels_ends_at_the_hardest_for_all_but_enter() -> None:
    log = Log()
    choice = Choice(["easy", "normal", "hard"], 1, log.append, Rect(0, 0, 120, 40), wraps=False)
    form = Form([choice])
    for _ in range(2):
        click(form, (110, 10))
    form.handle(key(pygame.K_RIGHT))
    assert log == [2]
    form.handle(key(pygame.K_RETURN))
    click(form, (10, 10))
    assert log == [2, 0]


def field(log: Log, on_submit: Callable[[], None] | None = None) -> tuple[Form, TextField]:
    widget = TextField("Ada", log.append, Rect(0, 0, 200, 40), limit=6, on_submit=on_submit)
    form = Form([widget])
    form.handle(key(pygame.K_TAB))
    return form, widget


def test_a_field_takes_text_up_to_its_limit() -> None:
    log = Log()
    form, widget = field(log)
    typed(form, "ïß!xyz")
    assert widget.text == "Adaïß!"
    assert widget.caret == 6


def test_a_field_that_holds_too_much_takes_no_more() -> None:
    log = Log()
    _, widget = field(log)
    widget.text, widget.caret = "a path dropped onto the window", 0
    widget.write("x" * 40)
    assert widget.text == "a path dropped onto the window"


def test_a_field_edits_at_the_caret() -> None:
    form, widget = field(Log())
    for code in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_DELETE):
        form.handle(key(code))
    typed(form, "x")
    form.handle(key(pygame.K_END))
    form.handle(key(pygame.K_BACKSPACE))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_BACKSPACE))
    assert (widget.text, widget.caret) == ("Ax", 0)


def test_all_of_a_field_is_replaced_after_ctrl_a() -> None:
    form, widget = field(Log())
    form.handle(key(pygame.K_a, pygame.KMOD_LCTRL))
    typed(form, "Bo")
    assert widget.text == "Bo"
    form.handle(key(pygame.K_a, pygame.KMOD_LCTRL))
    form.handle(key(pygame.K_BACKSPACE))
    assert widget.text == ""


def test_a_field_copies_cuts_and_pastes(monkeypatch: pytest.MonkeyPatch) -> None:
    board = {"text": ""}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board["text"])
    form, widget = field(Log())
    for code in (pygame.K_c, pygame.K_x, pygame.K_v, pygame.K_v):
        form.handle(key(code, pygame.KMOD_LCTRL))
    assert widget.text == "AdaAda"
    board["text"] = "a\nb\0c"
    form.handle(key(pygame.K_a, pygame.KMOD_LCTRL))
    form.handle(key(pygame.K_v, pygame.KMOD_LCTRL))
    assert widget.text == "abc"


def test_a_clipboard_that_fails_keeps_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> str:
        raise pygame.error("the clipboard is held by another program")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    form, widget = field(Log())
    for code in (pygame.K_c, pygame.K_x, pygame.K_v):
        form.handle(key(code, pygame.KMOD_LCTRL))
    assert widget.text == "Ada"


def test_a_field_shows_the_composition_of_an_input_method() -> None:
    form, widget = field(Log())
    form.handle(pygame.event.Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    assert (widget.text, widget.composing) == ("Ada", "に")
    form.handle(pygame.event.Event(pygame.TEXTINPUT, text="二"))
    assert (widget.text, widget.composing) == ("Ada二", "")


def test_a_field_that_takes_no_text_shows_no_composition() -> None:
    form, widget = field(Log())
    widget.enabled = False
    for kind in (pygame.TEXTEDITING, pygame.TEXTINPUT):
        form.handle(pygame.event.Event(kind, text="に", start=0, length=1))
    assert (widget.text, widget.composing) == ("Ada", "")


def test_letters_typed_into_a_field_are_no_shortcuts() -> None:
    form, _ = field(Log())
    assert form.handle(key(pygame.K_m, 0, "m"))
    assert not form.handle(key(pygame.K_ESCAPE, 0, "\x1b"))


def test_enter_submits_a_field() -> None:
    log = Log()
    form, _ = field(log, on_submit=log.none)
    assert form.handle(key(pygame.K_RETURN, 0, "\r"))
    assert log == ["pressed"]


def rows(count: int, log: Log) -> tuple[Form, ListView]:
    view = ListView(
        count, 20, lambda *_: None, Rect(0, 0, 100, 60), on_select=log.append, on_open=lambda row: log.append(-row)
    )
    return Form([view]), view


def test_a_list_keeps_the_chosen_row_in_view() -> None:
    log = Log()
    form, view = rows(10, log)
    form.handle(key(pygame.K_TAB))
    for code in (pygame.K_DOWN, pygame.K_END, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_UP):
        form.handle(key(code))
        assert 0 <= view.selected * 20 - view.offset <= 40
    assert log == [1, 9, 6, 0, 0]


def test_a_list_opens_by_enter_and_double_click() -> None:
    log = Log()
    form, _ = rows(3, log)
    click(form, (10, 50))
    click(form, (10, 50))
    form.handle(key(pygame.K_RETURN))
    assert log == [2, 2, -2, -2]


def test_a_list_scrolls_by_wheel_and_bar_within_its_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    form, view = rows(10, Log())
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (10, 10))
    form.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert view.offset == 40
    form.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9))
    assert view.offset == 0
    form.handle(press((97, 5)))
    form.handle(move((97, 500)))
    form.handle(release((97, 500)))
    assert view.offset == 140


def test_an_empty_list_takes_everything_calmly() -> None:
    form, view = rows(0, Log())
    click(form, (10, 10))
    form.handle(key(pygame.K_DOWN))
    form.handle(key(pygame.K_RETURN))
    assert view.selected == -1


def test_a_tooltip_is_due_after_a_while_over_a_control() -> None:
    form = Form([Button("x", lambda: None, Rect(0, 0, 50, 50), tooltip="Why")])
    form.handle(move((10, 10)))
    assert not form.update(200)
    assert form.update(300)
    assert not form.update(300)


@pytest.mark.parametrize(
    ("top", "below", "above"), [(200, False, True), (200, True, False), (0, False, False)], ids=["", "wanted", "edge"]
)
def test_a_tooltip_is_above_its_control_unless_below_is_wanted_or_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch, top: int, below: bool, above: bool
) -> None:
    drawn: list[float] = []
    monkeypatch.setattr(Canvas, "image", lambda *where: drawn.append(where[3]))
    look, near = RenderContext("base"), Rect(100, top, 80, 40)
    draw_tooltip(Canvas(pygame.Surface((400, 400)), look.text), look, "Why", near, below=below)
    assert (drawn[0] < near.top) == above and (drawn[0] > near.bottom) != above


@pytest.mark.parametrize("ended", ["pressed", "removed", "hidden", "keyboard", "covered"])
def test_a_tooltip_goes_when_it_has_no_use_any_more(ended: str) -> None:
    button = Button("x", lambda: None, Rect(0, 0, 50, 50), tooltip="Why")
    form = Form([button, Button("y", lambda: None, Rect(60, 0, 50, 50))])
    form.handle(move((10, 10)))
    form.update(500)
    assert form.tooltip == "Why"
    match ended:
        case "pressed":
            click(form, (10, 10))
        case "removed":
            form.widgets.remove(button)
        case "hidden":
            button.visible = False
        case "keyboard":
            form.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
        case "covered":
            form.rest()
    form.update(5000)
    assert form.tooltip == ""


@pytest.mark.parametrize(
    ("kind", "size", "listed", "larger"),
    [
        ("primary", (400, 64), False, True),
        ("plain", (400, 64), False, False),
        ("primary", (400, 40), False, False),
        ("primary", (100, 64), False, False),
        ("primary", (400, 64), True, False),
    ],
)
def test_the_label_of_a_large_button_for_the_next_step_is_larger(
    kind: str, size: tuple[int, int], listed: bool, larger: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = RenderContext("base")
    written: list[TextStyle] = []
    monkeypatch.setattr(Canvas, "text", lambda _, style, *__, **___: written.append(style))
    canvas = Canvas(pygame.Surface((1600, 900)), look.text)
    Button("Deal cards", lambda: None, Rect((0, 0), size), kind=kind, listed=listed).draw(canvas, look)
    assert (look.text.px(written[0]) > look.text.px(BUTTON)) == larger


@pytest.mark.parametrize(("width", "iconic"), [(260, True), (150, False)])
def test_an_icon_goes_where_its_label_would_be_cut_off(
    width: int, iconic: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = RenderContext("base")
    drawn: list[object] = []
    monkeypatch.setattr(Canvas, "image", lambda *args: drawn.append(args[1]))
    canvas = Canvas(pygame.Surface((400, 100)), look.text)
    canvas.words = []
    Button("Rejoindre la table", lambda: None, Rect(0, 0, width, 40), icon="join").draw(canvas, look)
    assert len(drawn) == 1 + iconic
    assert canvas.words == ["Rejoindre la table"]


def test_labels_that_belong_together_are_as_large_as_the_one_with_the_least_room() -> None:
    look = RenderContext("base")
    row = [Button(word, lambda: None, Rect(0, 0, 150, 42), icon="join") for word in ("Export", "Umbenennen")]
    alone = [button.label_style(look).px for button in row]
    match_labels(row, look)
    assert [button.label_style(look).px for button in row] == [min(alone)] * 2
    assert min(alone) < max(alone)
    row[1].rect.w = 300
    match_labels(row, look)
    assert row[1].label_style(look).px == max(alone)


def test_a_matched_label_keeps_its_own_largest_size_and_its_preferred_width() -> None:
    look = RenderContext("base")
    small = Button("Export", lambda: None, Rect(0, 0, 300, 42), px=15)
    usual = Button("Rename", lambda: None, Rect(0, 0, 300, 42))
    wanted = usual.preferred_width(look)
    for _ in range(2):
        match_labels([small, usual], look)
        assert small.label_style(look) == usual.label_style(look) == look.text.fit(BUTTON.at(15), "")
        assert usual.preferred_width(look) == wanted


@pytest.mark.parametrize(("scale", "larger"), [(1.0, True), (0.64, False)])
def test_a_row_has_no_gold_label_in_another_face(scale: float, larger: bool) -> None:
    look = RenderContext("base", scale)
    row = [
        Button(label, lambda: None, Rect(0, 0, round(300 * scale), round(60 * scale)), kind=kind)
        for label, kind in (("Solve", "primary"), ("Solution", "plain"), ("", "plain"))
    ]
    match_row(row, look)
    gold, plain = (look.text.px(button.label_style(look)) for button in row[:2])
    assert (gold > plain) == larger
    assert look.text.theme.face("button", gold) == look.text.theme.face("button", plain)


def test_an_icon_alone_is_in_the_middle_of_a_narrow_button(monkeypatch: pytest.MonkeyPatch) -> None:
    look = RenderContext("base")
    drawn: list[tuple[float, int]] = []
    monkeypatch.setattr(Canvas, "image", lambda _self, image, x, *_: drawn.append((x, image.width)))
    Button("", lambda: None, Rect(0, 0, 30, 40), icon="join").draw(Canvas(pygame.Surface((100, 100)), look.text), look)
    left, width = drawn[-1]
    assert abs(left + width / 2 - 15) <= 0.5


def test_the_topmost_of_two_controls_takes_the_mouse() -> None:
    log = Log()
    under = Widget(Rect(0, 0, 50, 50))
    form = Form([under, Button("x", log.none, Rect(0, 0, 50, 50))])
    click(form, (10, 10))
    assert log == ["pressed"]


def test_a_list_ends_with_a_whole_row() -> None:
    view = ListView(20, 1, lambda *_: None, pygame.Rect(0, 0, 300, 250))
    view.fit_rows(60)
    assert view.rect.h == 4 * view.row_height
    assert view.row_height >= 60
    view.select(10)
    assert view.offset % view.row_height == 0


def test_the_focus_shows_what_a_button_without_words_does_until_the_mouse_is_used() -> None:
    form = Form()
    sign, worded = IconButton("pen", "Change your name", lambda: None), Button("Back", lambda: None, tooltip="Go back")
    for number, button in enumerate((sign, worded)):
        form.add(button).rect = Rect(60 * number, 0, 50, 50)

    def shown() -> str:
        return form.tooltip

    form.focus(sign)
    form.update(1000)
    assert not shown(), "no key was used"
    form.keyboard = True
    assert shown() == "Change your name"
    form.handle(key(pygame.K_TAB))
    form.update(1000)
    assert form.focused is worded and not shown()
    form.handle(press((70, 10)))
    form.handle(release((70, 10)))
    form.handle(move((10, 10)))
    form.update(1000)
    assert shown() == "Change your name", "the pointer is over it"


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("labelled", [False, True])
def test_the_icon_of_a_disabled_button_pales_unless_contrast_is_high(
    monkeypatch: pytest.MonkeyPatch, high_contrast: bool, labelled: bool
) -> None:
    look = RenderContext("base", high_contrast=high_contrast)
    button = Button("Reset", lambda: None, icon="reset") if labelled else IconButton("reset", "", lambda: None)
    button.enabled, button.rect = False, Rect(10, 10, 200, 50)
    canvas, alphas = Canvas(pygame.Surface((300, 100)), look.text), list[int]()
    draw = canvas.image

    def keep(image: Image, x: float, y: float, alpha: int = 255) -> None:
        alphas.append(alpha)
        draw(image, x, y, alpha)

    monkeypatch.setattr(canvas, "image", keep)
    button.draw(canvas, look)
    assert (min(alphas) == 255) == high_contrast
