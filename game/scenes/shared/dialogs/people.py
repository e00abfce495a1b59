"""What one may do about another person in a chat: mute them, or report them to the server's operators.

Knows names, the settings and dialogs; knows nothing of where the chat is.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.scenes.shared.dialogs.prompt import PromptScene
from game.support.i18n import gettext_noop, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.app.scene import AppContext
    from net.protocol.lobby_messages import ReportKind

    SendReport = Callable[[str, ReportKind, str], None]
    ShowPlayer = Callable[[str], None]

PEOPLE: Final = 8
"""Maximum number of people that are offered."""
KINDS: Final[tuple[tuple[ReportKind, str], ...]] = (
    ("words", gettext_noop("What they write")),
    ("name", gettext_noop("Their name")),
    ("play", gettext_noop("How they play")),
    ("other", gettext_noop("Something else")),
)
"""What a person is reported for, with msgids."""


def ask_who(
    app: AppContext,
    edition: str,
    names: Sequence[str],
    mute: Callable[[str, bool], None],
    report: SendReport,
    show: ShowPlayer | None = None,
) -> None:
    """Ask about whom to do something.

    ``mute`` hides somebody's lines, or shows them again; ``show`` opens their page, where there is one.
    """
    choices = [
        DialogChoice(name, partial(ask_about, app, edition, name, mute, report, show), icon="human")
        for name in names[:PEOPLE]
    ]
    title = tr("Mute or report")
    ask(app, edition, title, "" if choices else tr("Nobody else is here."), (*choices, cancel_choice()))


def keep_muted(app: AppContext, name: str, on: bool) -> None:
    """Keep in the settings that somebody is muted, or is not any more."""
    app.settings.mute(name, on)
    app.settings.try_to_save(app.store.data_dir)


def ask_about(
    app: AppContext,
    edition: str,
    name: str,
    mute: Callable[[str, bool], None],
    report: SendReport,
    show: ShowPlayer | None = None,
) -> None:
    """Ask what to do about somebody, as ``ask_who``."""
    muted = name in app.settings.muted
    label = (tr("Unmute {name}") if muted else tr("Mute {name}")).format(name=name)
    page = () if show is None else (DialogChoice(tr("Profile"), partial(show, name), icon="human"),)
    choices = (
        *page,
        DialogChoice(label, partial(mute, name, not muted), icon="sound" if muted else "mute"),
        DialogChoice(
            tr("Report {name}").format(name=name), partial(_ask_kind, app, edition, name, report), icon="alert"
        ),
        cancel_choice(),
    )
    ask(app, edition, name, tr("Muting hides a player’s messages from you. The others still see them."), choices)


def _ask_kind(app: AppContext, edition: str, name: str, report: SendReport) -> None:
    choices = [DialogChoice(tr(label), partial(_ask_words, app, edition, name, kind, report)) for kind, label in KINDS]
    title = tr("Report {name}").format(name=name)
    text = tr("The operators of this server read the report and the last lines of the chat.")
    ask(app, edition, title, text, (*choices, cancel_choice()))


def _ask_words(app: AppContext, edition: str, name: str, kind: ReportKind, report: SendReport) -> None:
    title, text = tr("Report {name}").format(name=name), tr("What happened? You can leave this empty.")

    def send(words: str) -> None:
        report(name, kind, words)

    app.push(PromptScene(edition, title, text, "", tr("Send"), lambda _: None, send, icon="chat"))
