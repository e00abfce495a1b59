"""Which screen follows which: ``SceneNavigator``, through which scenes open each other, and the first scene.

The only file that imports scenes in functions, when they are opened: so the title shows at once, and no scene knows
another. Knows nothing of how a scene looks.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from game.match.match import Rejected
from game.record import ForeignRecord, RecordError
from game.rules.editions import DEFAULT_EDITION
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.scenes.shared.dialogs.error_dialogs import show_error, show_notes
from game.scenes.shared.dialogs.repair import ask_repair
from game.storage.folder import StoreError, is_played_here
from game.storage.settings import FILE_NAME
from game.support.i18n import tr
from game.support.terminal import speak
from game.tutorial.progress import keep_step, step_reached

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from game.challenges.deals import ChallengeDeal
    from game.record import ClockRule, GameRecord, SeatInfo
    from game.replays.replay import Replay
    from game.rules import Seat
    from game.scenes.window_options import WindowOptions
    from game.sessions.session import Session
    from game.tutorial.lesson_script import Lesson
    from game.ui.app.scene import AppContext, Listener, Scene
    from net.room.room import Room, ServerHall


class SceneNavigator:
    """The program's ``Navigator``; the protocol documents the methods."""

    def __init__(self, app: AppContext) -> None:
        self.app = app

    def start_game(
        self,
        edition: str,
        seats: tuple[SeatInfo, ...],
        first: Seat | None,
        secret: bytes | None = None,
        clock: ClockRule | None = None,
    ) -> None:
        from game.sessions.local import new_game

        try:
            session = new_game(self.app.store, edition, seats, first, secret, clock)
        except (StoreError, OSError) as error:
            show_error(self.app, edition, tr("Could not start the game"), error)
            return
        self._sit_down(session)

    def continue_game(self, game_id: str) -> None:
        from game.sessions.local import resume

        try:
            session = resume(self.app.store, game_id)
        except (StoreError, RecordError, OSError) as error:
            scene = self.app.scene
            edition = scene.edition if scene else DEFAULT_EDITION
            if isinstance(error, RecordError) and not isinstance(error, ForeignRecord):
                ask_repair(self.app, edition, game_id, partial(self.continue_game, game_id))
            else:
                show_error(self.app, edition, tr("Could not open the game"), error)
            return
        self._sit_down(session)

    def rejoin_game(self, edition: str, game_id: str) -> None:
        from net.protocol.room_types import AddressLost, NetworkError

        try:
            room = self.app.network.rejoin(game_id)
        except (NetworkError, StoreError, RecordError, OSError) as error:
            if isinstance(error, AddressLost):
                self.find_table(edition)
            show_notes(self.app, edition)
            show_error(self.app, edition, tr("Could not open the game"), error)
            return
        self.open_room(room)

    def fork_game(
        self, edition: str, record: GameRecord, seq: int, seats: tuple[SeatInfo, ...], clock: ClockRule | None = None
    ) -> None:
        from game.match.fork import fork_record, knowable

        secret = secrets.token_bytes(32)
        try:
            game_id, text = fork_record(knowable(record), seq, seats, secret, clock=clock)
            self.app.store.save_copy(game_id, text, secret)
        except (Rejected, RecordError, ValueError, OSError) as error:
            show_error(self.app, edition, tr("Could not start the game"), error, saving=True)
            return
        self.continue_game(game_id)

    def show_result(self, session: Session, room: Room | None = None) -> None:
        from game.scenes.profile.count import count_finished
        from game.scenes.result.finished import result_of
        from game.scenes.result.scene import ResultScene

        self.app.reset(ResultScene(result_of(session), room, count_finished(self.app, session)))

    def show_saved_result(self, edition: str, game_id: str) -> None:
        from game.profile.stats import people_of
        from game.scenes.profile.count import own_key
        from game.scenes.result.finished import result_of_saved
        from game.scenes.result.scene import ResultScene

        try:
            path = self.app.store.path(game_id)
            follower = self.app.store.load(game_id).follower
        except (StoreError, RecordError, OSError) as error:
            show_error(self.app, edition, tr("Could not open the game"), error)
            return
        here = people_of(follower, own_key(self.app)) if is_played_here(path) else ()
        self.app.push(ResultScene(result_of_saved(game_id, follower, frozenset(here)), reopened=True))

    def to_menu(self, edition: str) -> None:
        from game.scenes.title.menu import MenuScene

        self.app.reset(MenuScene(edition))

    def new_game_setup(
        self, edition: str, players: int | None = None, secret: bytes | None = None, *, instead: bool = False
    ) -> None:
        from game.scenes.title.setup import SetupScene

        (self.app.replace if instead else self.app.push)(SetupScene(edition, players, secret))

    def open_welcome(self, edition: str) -> None:
        from game.scenes.title.welcome import WelcomeScene

        self.app.push(WelcomeScene(edition))

    def open_settings(self, edition: str) -> None:
        from game.scenes.settings.scene import SettingsScene

        self.app.push(SettingsScene(edition))

    def open_controller_help(self, edition: str, *, at_table: bool = False) -> None:
        from game.scenes.shared.help.pad_help import MENUS, TABLE, PadHelpScene

        self.app.push(PadHelpScene(edition, TABLE if at_table else MENUS))

    def open_rules(self, edition: str, rule: str | None = None) -> None:
        from game.scenes.rules.scene import RulesScene

        self.app.push(RulesScene(edition, rule))

    def open_profile(self, edition: str) -> None:
        from game.scenes.profile.scene import ProfileScene

        self.app.push(ProfileScene(edition))

    def open_challenges(self, edition: str) -> None:
        from game.scenes.challenges.scene import ChallengesScene

        self.app.push(ChallengesScene(edition))

    def back_to_challenge(self, deal: ChallengeDeal) -> None:
        from game.scenes.challenges.scene import DAILY, DUPLICATE, ChallengesScene

        self.to_menu(deal.edition)
        scene = ChallengesScene(deal.edition, DAILY if deal.kind == "daily" else DUPLICATE)
        if deal.kind == "duplicate":
            scene.results.chosen = {"players": deal.players, f"deal {deal.edition} {deal.players}": int(deal.key)}
        self.app.push(scene)

    def open_tutorial(self, edition: str) -> None:
        from game.tutorial.lesson_script import lesson_of

        step, total = step_reached(self.app.store.data_dir, edition), len(lesson_of(edition).steps)
        if not 0 < step < total:
            self.start_tutorial(edition)
            return
        choices = (
            DialogChoice(tr("Continue the tutorial"), partial(self.start_tutorial, edition, step), "primary", "play"),
            DialogChoice(tr("Start over"), partial(self.start_tutorial, edition), icon="reset"),
            cancel_choice(),
        )
        text = tr("You stopped at step {number} of {total}.").format(number=step + 1, total=total)
        ask(self.app, edition, tr("Tutorial"), text, choices)

    def start_tutorial(self, edition: str, step: int = 0) -> None:
        from game.scenes.tutorial.scene import TutorialScene
        from game.tutorial.lesson_script import lesson_of

        self.app.reset(TutorialScene(self.app, lesson_of(edition), step))

    def end_tutorial(self, edition: str) -> None:
        self._forget_step(edition)
        self.to_menu(edition)

    def play_on_from_lesson(self, lesson: Lesson, name: str, rival: str) -> None:
        from game.tutorial.lesson_session import play_on

        try:
            session = play_on(self.app.store, lesson, name, rival)
        except (StoreError, OSError) as error:
            show_error(self.app, lesson.edition, tr("Could not start the game"), error, saving=True)
            return
        self._forget_step(lesson.edition)
        self._sit_down(session)

    def saved_games(self, edition: str, *, unfinished: bool = False) -> None:
        from game.scenes.saved_games.scene import SavedGamesScene

        self.app.push(SavedGamesScene(edition, unfinished=unfinished))

    def watch(self, replay: Replay, *, start: int = 0, at_end: bool = False, open_ended: bool = True) -> None:
        from game.scenes.replays.viewer import ReplayScene

        self.app.push(ReplayScene(replay, start=start, at_end=at_end, open_ended=open_ended))

    def watch_file(self, edition: str, path: Path, open_ended: bool = True) -> None:
        from game.replays.replay import Replay

        try:
            replay = Replay.load(path)
        except (RecordError, OSError) as error:
            show_error(self.app, edition, tr("Could not open the game"), error)
            return
        self.watch(replay, open_ended=open_ended)

    def find_table(self, edition: str) -> None:
        from game.scenes.tables.browser import TableBrowserScene

        self.app.push(TableBrowserScene(edition))

    def prepare_title(self, edition: str) -> None:
        self.app.prepare("title", self._title_steps(edition))

    def _title_steps(self, edition: str) -> Iterator[None]:
        from game.scenes.title.hero import hero_sprites

        look = self.app.look(edition)
        look.atlas.prefetch("bg/menu", *self.app.size)
        yield from look.atlas.preload_aside(hero_sprites(look, *self.app.size))
        yield from look.atlas.prefetched()

    def prepare_pages(self, edition: str) -> Iterator[None]:
        from game.profile.database import FILE_NAME
        from game.rulebook.catalogue import book
        from game.scenes.challenges.daily import deal_sprites, deal_today
        from game.scenes.profile.scene import profile_sprites
        from game.scenes.rules.page import prepare_rules
        from game.scenes.tables.own_table import prepare_own_table
        from game.support.i18n import language

        look = self.app.look(edition)
        new = not (self.app.store.data_dir / FILE_NAME).exists()
        yield from look.atlas.preload(profile_sprites(look, *self.app.size, new=new))
        yield from prepare_own_table(look, *self.app.size)
        deal_today(edition)
        yield
        yield from look.atlas.preload(deal_sprites(look, *self.app.size))
        yield from prepare_rules(look, book(edition, language()))
        while any(game.unread for game in self.app.store.list_games(patience_s=0.001)):
            yield

    def open_room(self, room: Room) -> None:
        from game.scenes.room.scene import RoomScene
        from game.scenes.title.menu import MenuScene

        edition = self.app.settings.edition
        if not any(isinstance(scene, MenuScene) for scene in self.app.stack):  # below a table there is no screen
            self.to_menu(edition)
            self.find_table(edition)
            self.app.network.stop_search()  # the list searches again once the room has been left
        self.app.push(RoomScene(edition, room))

    def open_player(
        self, edition: str, hall: ServerHall, name: str, seats: int, mute: Callable[[str, bool], None]
    ) -> None:
        from game.scenes.server.player_page import PlayerScene

        self.app.push(PlayerScene(edition, hall, name, seats, mute))

    def enter_game(self, room: Room) -> None:
        if room.state.session is not None:
            self._sit_down(room.state.session, room)

    def _sit_down(self, session: Session, room: Room | None = None) -> None:
        from game.scenes.table.scene import TableScene

        self.app.reset(TableScene(self.app, session, room))

    def _forget_step(self, edition: str) -> None:
        """Reset the lesson to its first step; if that cannot be saved, the last step is offered once more."""
        with suppress(OSError):
            keep_step(self.app.store.data_dir, edition, 0)


def first_scene(options: WindowOptions) -> Scene:
    """Return the scene that the options request: the demo, the viewer, tables, a room, a setup or the title."""
    edition = options.settings.edition
    if options.scene == "demo":
        from game.scenes.title.demo import DemoScene

        return DemoScene(edition, options.players or 4, options.secret)
    if options.scene == "replay" and options.replay is not None:
        from game.replays.replay import Replay
        from game.scenes.replays.viewer import ReplayScene

        return ReplayScene(Replay.load(options.replay), open_ended=False)
    if options.scene == "tables":
        from game.scenes.tables.browser import TableBrowserScene

        return TableBrowserScene(edition)
    from game.scenes.title.menu import MenuScene

    if options.network is not None and options.open_room is not None:
        from game.scenes.room.scene import RoomScene
        from net.protocol.room_types import NetworkError

        try:
            return RoomScene(edition, options.open_room(options.network))
        except (NetworkError, StoreError) as error:
            return MenuScene(edition, note=" ".join((*options.network.take_notes(), str(error))))
    preset = options.edition is not None or options.players is not None or options.secret is not None
    wanted = (options.players, options.secret) if preset else None
    return MenuScene(edition, preset=wanted, note=options.note, welcome=_is_first_start(options))


def narrator() -> Listener:
    """Return the listener that prints the narration."""
    from game.scenes.narration.narrator import Narrator

    return Narrator(speak)


def _is_first_start(options: WindowOptions) -> bool:
    """Whether the data folder contains neither settings nor games."""
    store = options.store
    games = store.games_dir.iterdir() if store.games_dir.is_dir() else ()
    return not (store.data_dir / FILE_NAME).exists() and not any(games)
