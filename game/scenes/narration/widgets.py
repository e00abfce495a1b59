"""Controls in words, for a screen reader.

Knows the controls that several screens use; knows nothing of a control of a single screen, which describes itself.
"""

from __future__ import annotations

from game.scenes.shared.widgets import MenuRow, Segmented
from game.support.i18n import tr
from game.ui.app.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Choice, KeyField, Slider, Tabs
from game.ui.widgets.listview import ListView
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget
from game.view.descriptions.sentence_parts import describe_choice, describe_label, labelled


def describe_widget(widget: Widget, scene: Scene) -> str:
    """Return a control of a scene in words: its caption and its state."""
    match widget:
        case MenuRow():
            said = labelled(widget.label, widget.note)
        case Button() | KeyField():
            said = describe_label(widget.label, enabled=widget.enabled, tooltip=widget.tooltip)
        case Segmented() | Choice() | Tabs():
            said = describe_choice(widget.labels[widget.index], widget.index, len(widget.labels))
        case Slider():
            said = widget.shown(widget.value)
        case TextField():
            example = "" if widget.placeholder == widget.caption else widget.placeholder
            said = tr("{text}, text field").format(text=widget.text or example).lstrip(", ")
        case ListView():
            said = describe_choice(_said_row(widget, scene) or tr("List"), widget.selected, widget.count)
        case _:
            said = widget.describe()
    return labelled(widget.caption, said) if widget.caption else said


def _said_row(shown: ListView, scene: Scene) -> str:
    """Return the text of the selected row of a list."""
    if shown.selected < 0:
        return ""
    return ", ".join(scene.recorded(lambda canvas: shown.draw_row(canvas, scene.look, shown.selected, shown.rect)))
