"""Screens and their controls in words, for people who hear instead of see.

Knows every scene from outside and looks at it only; knows nothing of what was said before.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from game.notation.actions import format_action
from game.rules import PurchaseCard, edition
from game.scenes.profile.medals import MedalGrid
from game.scenes.result.scene import ResultScene, place_word
from game.scenes.rules.page import RulesPage
from game.scenes.shared.dialog import DialogScene
from game.scenes.shared.pad_help import PadHelpScene
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import MenuRow, Segmented
from game.scenes.table.curtain import CurtainScene, HelpScene
from game.scenes.table.scene import TableScene
from game.scenes.table.seat_page import SeatScene
from game.scenes.table.typed_action import TypedScene
from game.scenes.title.menu import MenuScene
from game.support.i18n import tr, trn
from game.ui.app.crash_guard import ErrorScene
from game.ui.app.scene import Scene
from game.ui.graphics.canvas import Canvas
from game.ui.input.pad_buttons import button_name
from game.ui.table.view import TableView
from game.ui.widgets.basic import Button, Choice, Widget
from game.ui.widgets.controls import KeyField, Slider, Tabs, Toggle
from game.ui.widgets.form import Form
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField
from game.view.descriptions.log_rows import about_tile, points_text
from game.view.descriptions.speech import (
    describe_card,
    describe_choice,
    describe_label,
    describe_place,
    describe_player,
    describe_position,
    labelled,
    listed,
)
from game.view.skins import skin


def said_widget(widget: Widget, scene: Scene) -> str:
    """Say a control of a scene: what it is called and how it stands."""
    match widget:
        case MenuRow():
            said = labelled(widget.label, widget.note)
        case Button() | KeyField():
            said = describe_label(widget.label, enabled=widget.enabled, tooltip=widget.tooltip)
        case Segmented() | Choice() | Tabs():
            said = describe_choice(widget.labels[widget.index], widget.index, len(widget.labels))
        case Toggle():
            said = widget.words[widget.value]
        case Slider():
            said = widget.shown(widget.value)
        case TextField():
            example = "" if widget.placeholder == widget.caption else widget.placeholder
            said = tr("{text}, text field").format(text=widget.text or example).lstrip(", ")
        case ListView():
            said = describe_choice(_said_row(widget, scene) or tr("List"), widget.selected, widget.count)
        case MedalGrid():
            said = _said_medal(widget)
        case RulesPage():
            said = _said_rule(widget)
        case _:
            said = widget.tooltip
    return labelled(widget.caption, said) if widget.caption else said


def said_heading(scene: Scene) -> list[str]:
    """Say what a screen is, as soon as it comes."""
    match scene:
        case DialogScene():
            return [f"{_sentence(scene.title)} {scene.text}".strip()]
        case ResultScene():
            ending = f"{_sentence(scene.finished.verdict.title)} {scene.finished.verdict.why}"
            return [ending, *_ranking(scene), *map(_sentence, scene.told())]
        case CurtainScene():
            return [_sentence(tr("Pass the screen to {name}").format(name=scene.name))]
        case HelpScene():
            return [_sentence(tr("Keys")), *(labelled(keys, meaning) for keys, meaning in scene.rows)]
        case PadHelpScene():
            return [_sentence(scene.heading), *_buttons(scene)] if scene.heading else []
        case SeatScene():
            view = scene.table.view
            return [] if view.state is None else [describe_player(view.edition, view.state, view.names, scene.seat)]
        case MenuScene():
            return [f"Cabochon, {tr(skin(scene.edition).text.name)}"]
        case ErrorScene():
            return _written(scene)
        case Page():
            return [scene.heading]
    return []


def said_detail(scene: Scene) -> str:
    """Say what is pointed at within a screen, where that is no control and no place of the table."""
    if isinstance(scene, SeatScene):
        view, what = scene.table.view, scene.looked_at
        if what is None or view.state is None:
            return ""
        if not isinstance(what, str):
            return describe_place(view.edition, view.state, view.names, what)
        return describe_card(view.edition, what) if what in view.edition.cards else about_tile(view.edition, what)
    page = getattr(scene, "page", None)
    return _said_rule(page) if isinstance(page, RulesPage) else ""


def said_screen(scene: Scene) -> list[str]:
    """Say all of a screen: at a table the position, elsewhere what is written and the controls."""
    view = getattr(scene, "view", None)
    if isinstance(view, TableView) and view.state is not None:
        return describe_position(view.edition, view.state, view.names, view.perspective, plays=bool(view.players))
    form = getattr(scene, "form", None)
    stops = [widget for widget in form.widgets if widget.visible] if isinstance(form, Form) else []
    lines = said_heading(scene)
    if isinstance(scene, Page) and not isinstance(scene, DialogScene | ResultScene):
        lines += [line for line in _written(scene) if line.casefold() != scene.heading.casefold()]
    return [line for line in (*lines, *(said_widget(widget, scene) for widget in stops)) if line]


def said_possible(scene: Scene) -> list[str]:
    """Say what can be done at a table, in the notation in which it can be typed: a line for each sort of action.

    What can be bought comes first, a line for each card. Where an action is being typed it is what completes the line,
    and everything where nothing does.
    """
    if isinstance(scene, TypedScene) and scene.value.strip() and (completed := scene.offers()):
        return completed
    now = scene.now if isinstance(scene, TypedScene) else scene.table.choices if isinstance(scene, TableScene) else None
    if now is None or now.seat is None:
        return [tr("Nothing can be done now.")]
    rules = edition(now.state.edition)
    lines = []
    for offers in now.purchases.values():
        typed = format_action(offers[0], rules).partition(f" {offers[0].card} ")[0]
        lines.append(labelled(typed, describe_card(rules, offers[0].card)))
    others = [format_action(action, rules) for action in now.legal if not isinstance(action, PurchaseCard)]
    for verb, texts in groupby(others, _verb):
        lines.append(f"{verb} {listed([text.removeprefix(verb).strip() for text in texts])}".strip())
    return lines


def _verb(text: str) -> str:
    return "give back" if text.startswith("give back") else text.partition(" ")[0]


def _sentence(text: str) -> str:
    return text if text.endswith(("?", "!", ".", "…")) else f"{text}."


def _written(scene: Scene) -> list[str]:
    """Say what is written on a screen, controls left out."""
    canvas = Canvas(scene.app.window, scene.look.text)
    canvas.words = words = list[str]()
    if isinstance(scene, Page):
        scene.paint(canvas)
    else:
        scene.draw(canvas)
    return words


def _said_row(shown: ListView, scene: Scene) -> str:
    """Say what is written on the chosen row of a list."""
    if shown.selected < 0:
        return ""
    canvas = Canvas(scene.app.window, scene.look.text)
    canvas.words = words = list[str]()
    shown.draw_row(canvas, scene.look, shown.selected, shown.rect)
    return ", ".join(words)


def _said_medal(grid: MedalGrid) -> str:
    medal = grid.medals[grid.index]
    count = grid.earned.get(medal.id, 0)
    earned = trn("earned {count} time", "earned {count} times", count).format(count=count)
    return f"{labelled(tr(medal.title), tr(medal.text))} {earned if count else tr('not earned yet')}"


def _said_rule(page: RulesPage) -> str:
    """Say the rule that was asked for, or the one at the top of the page."""
    rules = {rule.entry.id: rule for chapter in page.book for rule in chapter.rules}
    rule = rules.get(page.marked or "") or rules[page.top_rule]
    return f"{labelled(rule.entry.number, rule.head)}. {rule.text}"


def _buttons(scene: PadHelpScene) -> Iterator[str]:
    """Say the buttons of a controller and what they do."""
    family = scene.app.controllers.family
    for buttons, meaning in scene.rows:
        yield labelled(", ".join(button_name(button, family) for button in buttons), tr(meaning))


def _ranking(scene: ResultScene) -> list[str]:
    """Say the final table, best first."""
    lines = []
    for row in scene.finished.verdict.rows:
        cards = trn("{count} card", "{count} cards", row.cards).format(count=row.cards)
        lines.append(labelled(row.name, f"{place_word(row)}, {points_text(row.points)}, {cards}"))
    return lines
