"""The pause menu of a game: continue, take back, resign, agree on an end, settings, menu.

Knows the session and the dialogs; knows nothing of the position.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.model import Seat
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, confirm, notify
from game.scenes.table.dialogs.questions import end_choices
from game.scenes.table.dialogs.takeback_question import take_back
from game.scenes.table.hint import ask_hint, can_advise
from game.scenes.table.hot_seat import show_hand
from game.support.i18n import tr
from game.ui.widgets.clipboard import copy_text

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.scenes.table.participants_presenter import ParticipantsPresenter
    from net.room.room import Room


def open_pause(table: TableContext, presenter: ParticipantsPresenter | None) -> None:
    """Pause the bots and open the menu; closing it resumes the game."""
    table.app.go.prepare_title(table.edition)
    if presenter is not None:
        _open_among_others(table, presenter)
        return
    session, app = table.session, table.app
    table.pause(True)
    seat = _speaker(table)
    choices = [DialogChoice(tr("Resume"), kind="primary", icon="play")]
    if seat is not None and not session.over:
        if session.can_take_back:
            choices.append(DialogChoice(tr("Undo last turn"), partial(take_back, table, seat), icon="undo"))
        if session.can_redo:
            choices.append(DialogChoice(tr("Redo last turn"), session.redo, icon="redo"))
        if can_advise(table):
            choices.append(DialogChoice(tr("Hint"), partial(ask_hint, table), icon="bulb"))
    choices += _pages(table)
    choices.append(DialogChoice(tr("Save and go to main menu"), partial(app.go.to_menu, table.edition), icon="menu"))
    if seat is not None and not session.over:
        several = len(session.local_seats - session.resigned) > 1  # computers have nothing to agree to
        if several:
            end = partial(_propose_end, table)
            choices.append(DialogChoice(tr("Agree to end the game"), end, icon="handshake", apart=True))
        resign = partial(_resign, table, seat)
        choices.append(DialogChoice(tr("Resign"), resign, "danger", "flag", apart=not several))
    ask(app, table.edition, tr("Pause"), "", choices)


def _open_among_others(table: TableContext, presenter: ParticipantsPresenter) -> None:
    """Open the menu of a network game, which goes on meanwhile; a takeback or an end needs the others' consent."""
    session, app = table.session, table.app
    choices = [DialogChoice(tr("Resume"), kind="primary", icon="play")]
    ends: list[DialogChoice] = []
    playing = sorted(session.local_seats - session.resigned)
    if (question := presenter.put_off) is not None:
        takeover = question.kind == "takeover"
        label = tr("Continue without {name}") if takeover else tr("Answer {name}")
        yes = partial(presenter.answer, True) if takeover else presenter.reopen_question
        choices.append(DialogChoice(label.format(name=question.name), yes, icon="help"))
    if playing and not session.over and not presenter.stopped:
        seat, state = playing[0], presenter.participants.state
        reached = not (state.stuck or state.unreachable)
        free = state.asked is None and reached
        take, end = partial(session.take_back, seat), partial(session.agree_end, seat, True)
        text = tr("Ask to undo last turn")
        choices.append(DialogChoice(text, take, icon="undo", enabled=free and session.can_take_back))
        ends.append(DialogChoice(tr("Ask to end the game"), end, icon="handshake", enabled=free, apart=True))
        ends.append(DialogChoice(tr("Resign"), partial(_resign, table, seat), "danger", "flag", enabled=reached))
    if table.room is not None and table.room.state.invitation:
        choices.append(DialogChoice(tr("Invitation"), partial(_invite, table, table.room), icon="export"))
    choices += _pages(table)
    choices.append(DialogChoice(tr("Leave the table"), partial(_leave, table, presenter), icon="quit"))
    choices += ends
    text = tr("The others keep playing while this menu is open.") if playing else tr("You are watching.")
    text = presenter.notice or text
    ask(app, table.edition, tr("Menu"), text, choices)


def _pages(table: TableContext) -> list[DialogChoice]:
    """Return the choices that open the rules and the settings."""
    return [
        DialogChoice(tr("Rules"), partial(table.app.go.open_rules, table.edition), icon="help"),
        DialogChoice(tr("Settings"), partial(table.app.go.open_settings, table.edition), icon="settings"),
    ]


def _invite(table: TableContext, room: Room) -> None:
    """Copy the invitation, and show the address and code that can be typed instead."""
    text = tr("To watch or return, enter the address {address} and the code {code}.")
    text = text.format(address=next(iter(room.state.addresses), "127.0.0.1"), code=room.state.code)
    if copy_text(room.state.invitation):
        copied = tr("Invitation copied. Send it to anyone you want to play with.")
        text = f"{copied} {text}"
    notify(table.app, table.edition, tr("Invitation"), text)


def _leave(table: TableContext, presenter: ParticipantsPresenter) -> None:
    """Leave a network game, after a confirmation if the person plays in it."""
    menu = partial(table.app.go.to_menu, table.edition)
    if table.session.over or not table.session.local_seats - table.session.resigned:
        menu()
        return
    text = tr("The other players see that you left. To return, choose Continue in the main menu.")
    if presenter.participants.state.stuck:
        text = tr(
            "The game is saved. It continues when enough players are back. To return, choose Continue in the main menu."
        )
    elif table.room is not None and table.room.state.hosting:
        text = tr("You are the host, so another player takes over. To return, choose Continue in the main menu.")
    confirm(table.app, table.edition, tr("Leave the table?"), text, tr("Leave"), menu, danger=True, icon="quit")


def _speaker(table: TableContext) -> Seat | None:
    """Return the seat that the menu acts for: the person to move, else the person in the large mat."""
    humans = table.session.local_seats - table.session.resigned
    state = table.view.state
    if state is not None and state.turn in humans:
        return state.turn
    return table.view.viewer if table.view.viewer in humans else min(humans, default=None)


def _resign(table: TableContext, seat: Seat) -> None:
    name = table.session.seats[seat].name
    if len(table.session.seats) == 2:
        text = tr("{name} loses the game. This cannot be undone.").format(name=name)
    else:
        text = tr("The computer takes over {name}’s seat. This cannot be undone.").format(name=name)
    yes = partial(table.session.resign, seat)
    sign = table.look.avatars(table.view.names)[seat]
    confirm(table.app, table.edition, tr("Resign?"), text, tr("Resign"), yes, danger=True, icon="flag", sign=sign)


def _propose_end(table: TableContext) -> None:
    """Ask every person at this screen in turn; the first refusal ends the vote."""
    _ask_end(table, sorted(table.session.local_seats - table.session.resigned))


def _ask_end(table: TableContext, seats: list[Seat]) -> None:
    seat, rest = seats[0], seats[1:]
    if table.session.shown not in (seat, None):
        show_hand(table, None)  # the table is visible behind the question, which another person answers
    name = table.session.seats[seat].name

    def agree() -> None:
        table.session.agree_end(seat, True)
        if rest:
            _ask_end(table, rest)

    def refuse() -> None:
        for voter in table.session.end_votes:
            table.session.agree_end(voter, False)

    text = tr("{name}, do you agree to end the game now?").format(name=name)
    ask(table.app, table.edition, tr("End the game?"), text, end_choices(agree, refuse), refuse)
