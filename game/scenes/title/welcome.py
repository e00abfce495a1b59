"""The welcome of a first start, over the title: language, name, skill and letters; it offers the tutorial.

Knows the settings and the navigator; knows nothing of whether it is a first start, which ``game.scenes.navigation``
decides.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.settings.rows import NATIVE, letters_switch
from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene
from game.scenes.shared.lineup import MAX_SEATS, PERSON, default_name
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import Segmented
from game.scenes.title.hero import LEFT, WIDTH, paint_hero
from game.support.cleaning import NAME_LENGTH, clean_name, in_names
from game.support.i18n import LANGUAGES, language, set_language, tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import PROMPT
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

ROW: Final = 66.0
FIELD: Final = 50.0
LOGO: Final = 156.0
ABOVE: Final = 34.0
"""The height of the game's name, and the gap below it."""
SKILLS: Final = ("easy", "normal", "hard")
"""The level of the computer players for each answer to how well one plays."""
CAPTION: Final = 0.36
"""The width of a caption as a share of its row's."""


class WelcomeScene(DialogScene):
    """Asks for language, name, skill and letters; every choice takes effect at once, and all of them are optional."""

    opaque = True

    def __init__(self, edition: str) -> None:
        super().__init__(edition, "", "", ())
        self._begun = ""
        """A letter typed outside the fields in this frame, which may arrive a second time as text input."""

    @property
    def _larger(self) -> float:
        """The height of a row as a multiple of the usual one: it grows with the text size."""
        return 1 + 0.35 * (self.look.text.enlarged - 1)

    @property
    def width(self) -> float:
        """The panel's width on the stage, with space for captions beside the fields."""
        return super().width + 24

    @property
    def _beside(self) -> bool:
        """Whether the panel leaves space for the title's picture at its right."""
        return self.width <= WIDTH * 1.2

    @property
    def middle(self) -> float:
        return LEFT + WIDTH / 2 if self._beside else super().middle

    def _metrics(self) -> tuple[float, float, float]:
        """Return the panel's measures; beside the picture the name of the game and the panel are in the middle."""
        top, text_high, height = super()._metrics()
        free = 900 - height - LOGO - ABOVE
        return (free / 2 + LOGO + ABOVE if self._beside and free > 0 else top), text_high, height

    def enter(self, app: AppContext) -> None:
        """Save the settings, so that the next start is not a first start."""
        app.settings.try_to_save(app.store.data_dir)
        super().enter(app)

    def build(self) -> None:
        self.title = tr("Welcome")
        self.text = tr("New here? Learn the rules in 10 minutes, by playing.")
        self.choices = (
            DialogChoice(tr("Tutorial"), self._open_tutorial, "primary", "play"),
            DialogChoice(tr("Main menu"), icon="menu"),
        )
        names = [NATIVE[code] for code in LANGUAGES]
        self._language = self.form.add(Segmented(names, LANGUAGES.index(language()), self._set_language))
        self._language.caption = tr("Language")
        name = next(iter(self.app.settings.names), "")
        field = TextField(name, self._set_name, placeholder=default_name(0, "human"), limit=NAME_LENGTH, takes=in_names)
        self._name = self.form.add(field)
        self._name.caption = tr("Your name")
        self._skill = self.form.add(
            Segmented(
                (tr("Beginner"), tr("Intermediate"), tr("Advanced")),
                next((number for number, level in enumerate(SKILLS) if level in self.app.settings.levels), 1),
                self._set_skill,
                tooltip=tr("Chooses the level of the computer players. You can change it before each game."),
            )
        )
        self._skill.caption = tr("How well do you play?")
        self._letters = self.form.add(letters_switch(self.app.settings))
        self._letters.caption = tr("Letters on tokens")
        super().build()

    def place(self) -> None:
        self.extra = len(self._fields) * ROW * self._larger + 20
        super().place()
        left, width = self.middle - self.width / 2 + PADDING, self.width - 2 * PADDING
        for number, field in enumerate(self._fields):
            self.put(field, left + width * CAPTION, self._top(number), width * (1 - CAPTION), FIELD * self._larger)

    @property
    def _fields(self) -> tuple[Widget, ...]:
        """The fields, top first."""
        return self._language, self._name, self._skill, self._letters

    def paint(self, canvas: Canvas) -> None:
        atlas = self.look.atlas
        canvas.background(atlas.background("bg/menu", *canvas.size), self.look.palette.ground[2])
        if self._beside:
            paint_hero(self, canvas)
        super().paint(canvas)
        top, _, _ = self._metrics()
        logo_width, logo_height = atlas.size("logo")
        factor = min(1.0, (top - 40) / logo_height, LOGO / logo_height, self.width / logo_width)
        logo_width, logo_height = logo_width * factor, logo_height * factor
        above = top - ABOVE - logo_height if self._beside else (top - logo_height) / 2
        self.sprite(canvas, "logo", self.middle - logo_width / 2, above, logo_width, logo_height)
        left, width = self.middle - self.width / 2 + PADDING, self.width - 2 * PADDING
        max_width = width * CAPTION - 16
        captions = [field.caption for field in self._fields]
        style = self.look.text.fit_all(PROMPT, captions, max_width * self.stage.scale, FIELD * self.stage.scale)
        for number, caption in enumerate(captions):
            middle = self._top(number) + FIELD * self._larger / 2
            self.write(canvas, style, caption, left, middle, max_width=max_width, height=FIELD)

    def handle(self, event: pygame.event.Event) -> None:
        """Enter letters that are typed outside the fields into the name."""
        typed = _typed(event)
        if typed and not isinstance(self.form.focused, TextField):
            self.form.focus(self._name)
            self.form.keyboard = True
            self._name.write(typed)
            self._begun = typed if event.type == pygame.KEYDOWN else ""
            self.app.redraw()
        elif event.type == pygame.TEXTINPUT and event.text == self._begun:
            self._begun = ""
        else:
            super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Advance the dialog; text input for a key of the last frame can no longer arrive."""
        super().update(dt_ms)
        self._begun = ""

    def leave(self) -> None:
        """Save the choices, and what was shown as chosen without being changed.

        Without a name a default one is stored, so that it does not change with the language.
        """
        super().leave()
        settings = self.app.settings
        if settings.language is None:
            settings.language = language()
        if not any(settings.names[:1]):
            settings.names = [default_name(0, "human"), *settings.names[1:]]
        settings.try_to_save(self.app.store.data_dir)

    def _top(self, number: int) -> float:
        top, _, height = self._metrics()
        return top + height - PADDING - self.row - self.extra + number * ROW * self._larger

    def _set_language(self, index: int) -> None:
        set_language(LANGUAGES[index])
        self.app.settings.language = LANGUAGES[index]
        for scene in self.app.stack:
            if isinstance(scene, Page):
                scene.rebuild()
        self.form.focus(self._language)

    def _set_name(self, text: str) -> None:
        settings = self.app.settings
        settings.names = [clean_name(text), *settings.names[1:]]

    def _set_skill(self, index: int) -> None:
        self.app.settings.levels = [PERSON, *([SKILLS[index]] * (MAX_SEATS - 1))]

    def _open_tutorial(self) -> None:
        self.app.go.open_tutorial(self.edition)


def _typed(event: pygame.event.Event) -> str:
    """Return the text that an event types, also that of a key while there is no text input; else an empty string."""
    if event.type == pygame.TEXTINPUT:
        return str(event.text)
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_LALT | pygame.KMOD_META):
        return ""
    return event.unicode if event.unicode.isprintable() and not event.unicode.isspace() else ""
