"""The ways from screen to screen: begin, go on, end, back to the title.

Knows which scene follows which and turns their errors into dialogs; knows nothing of how a scene looks. Scenes are
imported when they are opened, so that the title shows at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.support.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.challenges.deals import ChallengeDeal
    from game.record import ClockRule, GameRecord, SeatInfo
    from game.rules import Seat
    from game.sessions.session import Session
    from game.ui.app.app import App, Scene
    from net.room.room import Room


def start_game(
    app: App,
    edition: str,
    seats: tuple[SeatInfo, ...],
    first: Seat | None,
    seed: bytes | None = None,
    clock: ClockRule | None = None,
) -> None:
    """Deal a new game and sit down at the table."""
    from game.scenes.table.scene import TableScene
    from game.sessions.local import new_game
    from game.storage.folder import StoreError

    try:
        session = new_game(app.store, edition, seats, first, seed, clock)
    except (StoreError, OSError) as error:
        trouble(app, edition, tr("The game could not be started"), error)
        return
    app.reset(TableScene(app, session))


def continue_game(app: App, game_id: str) -> None:
    """Sit down again at a saved game; a damaged one is repaired first, if the person wants it."""
    from game.record import ForeignRecord, RecordError
    from game.scenes.table.scene import TableScene
    from game.sessions.local import resume
    from game.storage.folder import StoreError

    try:
        session = resume(app.store, game_id)
    except (StoreError, RecordError, OSError) as error:
        scene = app.scene
        at = scene.edition if scene else "base"
        if isinstance(error, RecordError) and not isinstance(error, ForeignRecord):
            ask_repair(app, at, game_id, lambda: continue_game(app, game_id))
        else:
            trouble(app, at, tr("The game could not be opened"), error)
        return
    app.reset(TableScene(app, session))


def ask_repair(app: App, edition: str, game_id: str, then: Callable[[], None]) -> None:
    """Offer to cut a damaged game back to where it is sound, and do ``then`` once that is done."""
    from game.record import RecordError
    from game.scenes.shared.dialog import confirm
    from game.storage.folder import StoreError

    try:
        rescued = app.store.rescue_own(game_id)
    except (RecordError, StoreError) as error:
        trouble(app, edition, tr("The game could not be opened"), error)
        return

    def repair() -> None:
        try:
            app.store.repair(game_id)
        except (RecordError, StoreError, OSError) as error:
            trouble(app, edition, tr("The game could not be repaired"), error, saving=True)
        else:
            then()

    text = tr(
        "The file of this game is damaged from entry {number} on. Everything before can be played on; the damaged file "
        "is kept in the folder {folder}."
    )
    number = rescued.entry + 1
    if rescued.dealt_again:
        number = rescued.entry
        text = tr(
            "The opening deal in the file of this game is damaged. It can be dealt again from its secret, and the game "
            "goes on after entry {number}; the damaged file is kept in the folder {folder}."
        )
    text = text.format(number=number, folder=app.store.aside_dir)
    confirm(app, edition, tr("Repair this game?"), text, tr("Repair"), repair)


def fork_game(
    app: App, edition: str, record: GameRecord, seq: int, seats: tuple[SeatInfo, ...], clock: ClockRule | None = None
) -> None:
    """Play on from an entry of another game, as a game of its own."""
    import secrets

    from game.match.fork import fork_record, knowable
    from game.match.match import Rejected
    from game.record import RecordError

    secret = secrets.token_bytes(32)
    try:
        game_id, text = fork_record(knowable(record), seq, seats, secret, clock=clock)
        app.store.keep(game_id, text, secret)
    except (Rejected, RecordError, ValueError, OSError) as error:
        trouble(app, edition, tr("The game could not be started"), error, saving=True)
        return
    continue_game(app, game_id)


def rejoin_game(app: App, edition: str, game_id: str) -> None:
    """Go back to a game with people at other screens: to its dealer, wherever that is now."""
    from game.record import RecordError
    from game.scenes.lobby.browser import LobbyFindScene
    from game.storage.folder import StoreError
    from net.protocol.room_types import AddressLost, NetworkError

    try:
        room = app.network.rejoin(game_id)
    except (NetworkError, StoreError, RecordError, OSError) as error:
        if isinstance(error, AddressLost):
            app.push(LobbyFindScene(edition))
        tell_notes(app, edition)
        trouble(app, edition, tr("The game could not be opened"), error)
        return
    open_room(app, room)


def show_result(app: App, session: Session, room: Room | None = None) -> None:
    """Show how a finished game ended, in place of the table; a ``room`` is handed on for a rematch."""
    from game.scenes.result.scene import ResultScene, result_of

    news = None
    if session.game_id is not None:
        from game.scenes.profile.count import count_finished

        news = count_finished(app, session)
    app.reset(ResultScene(result_of(session), room, news))


def to_menu(app: App, edition: str) -> None:
    """Go back to the title."""
    from game.scenes.title.menu import MenuScene

    app.reset(MenuScene(edition))


def open_settings(app: App, edition: str) -> None:
    """Open the settings over the current screen."""
    from game.scenes.settings.scene import SettingsScene

    app.push(SettingsScene(edition))


def open_profile(app: App, edition: str) -> None:
    """Open the figures and medals of whoever plays here, over the current screen."""
    from game.scenes.profile.scene import ProfileScene

    app.push(ProfileScene(edition))


def open_challenges(app: App, edition: str) -> None:
    """Open the deal of the day, duplicate play and the puzzles, over the current screen."""
    from game.scenes.challenges.scene import ChallengesScene

    app.push(ChallengesScene(edition))


def back_to_challenge(app: App, deal: ChallengeDeal) -> None:
    """Go back to where a challenge is chosen and its results are compared, with the title below."""
    from game.scenes.challenges.scene import DAILY, DUPLICATE, ChallengesScene

    to_menu(app, deal.edition)
    scene = ChallengesScene(deal.edition, DAILY if deal.kind == "daily" else DUPLICATE)
    if deal.kind == "duplicate":
        scene.chosen = {"players": deal.players, f"deal {deal.edition} {deal.players}": int(deal.key)}
    app.push(scene)


def open_rules(app: App, edition: str, rule: str | None = None) -> None:
    """Open the rules of an edition over the current screen, on a rule by its id in ``rulebook`` or where one was."""
    from game.scenes.rules.scene import RulesScene

    app.push(RulesScene(edition, rule))


def open_tutorial(app: App, edition: str) -> None:
    """Begin the lesson of an edition; where it was left before, ask whether to continue there."""
    from game.scenes.tutorial.navigation import begin_or_continue

    begin_or_continue(app, edition)


def trouble(app: App, edition: str, title: str, error: Exception, *, saving: bool = False) -> None:
    """Say what went wrong; ``saving`` tells that it was with writing a game, not with reading one."""
    from game.scenes.shared.dialog import tell

    text = str(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        text = tr("The file {path} cannot be read: {reason}.").format(path=error.filename, reason=reason)
        if saving:  # the file’s own name is hidden and means nothing
            text = tr("The game cannot be saved: {reason}.").format(reason=reason)
    tell(app, edition, title, text)


def tell_notes(app: App, edition: str) -> None:
    """Tell of damage in the person's own files, once."""
    from game.scenes.shared.dialog import tell

    notes = app.network.take_notes()
    if notes:
        tell(app, edition, tr("A note"), " ".join(notes))


def watch_file(app: App, edition: str, path: Path, open_ended: bool = True) -> None:
    """Open the viewer over the current screen; unless it is ``open_ended`` it does not tell what comes."""
    from game.record import RecordError
    from game.replays.replay import Replay
    from game.scenes.replays.viewer import ReplayScene

    try:
        replay = Replay.load(path)
    except (RecordError, OSError) as error:
        trouble(app, edition, tr("The game could not be opened"), error)
        return
    app.push(ReplayScene(replay, open_ended=open_ended))


def open_room(app: App, room: Room) -> None:
    """Show the room in which people gather, with the title below it; for the command line and for a rematch."""
    from game.scenes.lobby.room import LobbyRoomScene
    from game.scenes.title.menu import MenuScene

    app.reset(MenuScene(app.settings.edition))
    app.push(LobbyRoomScene(app.settings.edition, room))


def sit_down(app: App, room: Room) -> None:
    """Go from the room to its game; from now on the table leaves the room."""
    from game.scenes.table.scene import TableScene

    if room.session is not None:
        app.reset(TableScene(app, room.session, room))


def leave_room(app: App, scene: Scene, problem: str, title: str = "") -> None:
    """Close the scene of a room with all that lies on it, and say what went wrong where something did."""
    from game.scenes.shared.dialog import tell

    edition = scene.edition
    if scene not in app.stack:
        return
    while app.scene is not scene:
        app.pop()
    if len(app.stack) > 1:
        app.pop()
    else:
        to_menu(app, edition)
    tell_notes(app, edition)
    if problem:
        tell(app, edition, title or tr("The table is closed"), problem)
