"""The list of pictures: for each a name and what has to be done to get there.

Knows scenes and how a person reaches their states; knows nothing of files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pygame

from game.company import Question
from game.record import ClockRule
from game.rules import COLORS, GameState, Phase, bank, deck, edition, legal_payments, market, tile
from game.rules.model import Place
from game.scenes.crash import CrashScene
from game.scenes.dialog import DialogScene
from game.scenes.menu import MenuScene
from game.scenes.replay import ReplayScene
from game.scenes.replays import ReplaysScene
from game.scenes.result import Finished, ResultScene
from game.scenes.settings import ABOUT, KEYS, PICTURE, SOUND, SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.table_screens import CurtainScene
from game.scenes.verdict import Verdict, verdict
from game.turn_clock import TurnClock
from game.ui.layout import Control, Target
from tools.shots import gathered
from tools.shots.pictures_lobby import GATHERINGS
from tools.shots.pictures_profile import PROFILE
from tools.shots.pictures_rules import RULES
from tools.shots.pictures_tutorial import TUTORIAL
from tools.shots.posed import NAMES, PosedSession, Step, position, seats, with_state
from tools.shots.posed_company import PosedCompany
from tools.shots.stage import Studio

Take = Callable[[Studio, str, int], None]
"""Brings a studio into the state of a picture: (studio, edition, players)."""


def _my_turn(state: GameState) -> bool:
    return state.turn == 0 and state.round >= 14 and state.phase is Phase.ACTION and len(state.players[0].hand) > 0


def _table(studio: Studio, steps: tuple[Step, ...], players: int, humans: int = 1) -> TableScene:
    name = steps[-1].state.edition
    scene = TableScene(studio.app, PosedSession(steps, seats(name, players, humans)))
    studio.show(scene, 1500)
    return scene


def _center(scene: TableScene, target: Target) -> tuple[float, float]:
    return scene.view.layout.areas[target].center


def your_turn(studio: Studio, name: str, players: int) -> None:
    """Show the table on the reader's turn, nothing chosen."""
    _table(studio, position(name, players, _my_turn), players)


def opponent(studio: Studio, name: str, players: int) -> None:
    """Show the table while somebody else is to move."""
    last = players - 1
    steps = position(name, players, lambda s: s.turn == last and s.round >= 14 and s.phase is Phase.ACTION)
    _table(studio, steps, players)


def gathering(studio: Studio, name: str, players: int) -> None:
    """Show two tokens picked, a third to come."""
    steps = position(name, players, lambda s: _my_turn(s) and sum(n > 0 for n in s.bank[:COLORS]) >= 4)
    scene = _table(studio, steps, players)
    kinds = [kind for kind in range(COLORS) if steps[-1].state.bank[kind]]
    for kind in kinds[:2]:
        studio.click(_center(scene, bank(kind)))


def _payable(state: GameState) -> list[Place]:
    """List the market places whose card the seat to move can buy, those with a choice of payment first."""
    cards = edition(state.edition).cards
    player = state.players[state.turn]
    found: list[tuple[int, Place]] = []
    for level, row in enumerate(state.market, start=1):
        for slot, card in enumerate(row):
            ways = len(legal_payments(player, cards[card])) if card is not None else 0
            if ways:
                found.append((-ways, market(level, slot)))
    return [place for _, place in sorted(found)]


def chosen_card(studio: Studio, name: str, players: int) -> None:
    """Show a card chosen, to be bought or reserved."""
    steps = position(name, players, lambda s: _my_turn(s) and bool(_payable(s)))
    scene = _table(studio, steps, players)
    studio.click(_center(scene, _payable(steps[-1].state)[-1]))


def payment(studio: Studio, name: str, players: int) -> None:
    """Show the choice among several ways to pay."""

    def choice(state: GameState) -> bool:
        if state.turn != 0 or state.phase is not Phase.ACTION or not _payable(state):
            return False
        place = _payable(state)[0]
        card = state.market[place.row - 1][place.slot]
        return card is not None and len(legal_payments(state.players[0], edition(name).cards[card])) > 1

    steps = position(name, players, choice)
    scene = _table(studio, steps, players)
    studio.click(_center(scene, _payable(steps[-1].state)[0]))
    studio.click(_center(scene, Control.BUY))


def hint(studio: Studio, name: str, players: int) -> None:
    """Show why a card cannot be bought."""
    steps = position(name, players, _my_turn)
    scene = _table(studio, steps, players)
    payable = _payable(steps[-1].state)
    place = next(market(level, slot) for level in (2, 1, 3) for slot in range(3) if market(level, slot) not in payable)
    studio.point(_center(scene, place))


def zoom(studio: Studio, name: str, players: int) -> None:
    """Show a card large because it is held."""
    scene = _table(studio, position(name, players, _my_turn), players)
    _hold(studio, _center(scene, market(2, 1)))


def zoom_tile(studio: Studio, name: str, players: int) -> None:
    """Show how far everybody is from a bonus tile."""
    scene = _table(studio, position(name, players, lambda s: _my_turn(s) and s.tiles[0] is not None), players)
    studio.point(_center(scene, tile(0)))


def zoom_deck(studio: Studio, name: str, players: int) -> None:
    """Show which cards of a level nobody has seen."""
    scene = _table(studio, position(name, players, _my_turn), players)
    studio.point(_center(scene, deck(2)))


def table_clock(studio: Studio, name: str, players: int) -> None:
    """Show clocks for the whole game on a table where two people sit at one screen."""
    steps = position(name, players, _my_turn)
    session = PosedSession(steps, seats(name, players, 2))
    session.clock = TurnClock(ClockRule("game", 600, bot=True), (0, 1), {0: 8_000, 1: 431_000})
    session.shown = 0
    studio.show(TableScene(studio.app, session), 300)


def _hold(studio: Studio, pos: tuple[float, float]) -> None:
    at = (round(pos[0]), round(pos[1]))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    studio.wait(600)


def _late(state: GameState) -> bool:
    return state.turn == 0 and state.round >= 22 and state.phase is Phase.ACTION


def opened(studio: Studio, name: str, players: int) -> None:
    """Show all that lies before an opponent."""
    scene = _table(studio, position(name, players, _late), players)
    studio.click(_center(scene, Control.SEAT_2))


def opened_card(studio: Studio, name: str, players: int) -> None:
    """Show a card in an opponent’s drawer large."""
    opened(studio, name, players)
    studio.press(pygame.K_TAB)
    studio.press(pygame.K_TAB)


def give_back(studio: Studio, name: str, players: int) -> None:
    """Show the giving back of tokens."""
    steps = position(name, players, lambda s: s.turn == 0 and s.phase is Phase.DISCARD)
    _table(studio, steps, players)


def choose_tile(studio: Studio, name: str, players: int) -> None:
    """Show the choice between two bonus tiles; a posed position, for it is rare."""
    steps = position(name, players, _my_turn)
    state = steps[-1].state
    demands = [edition(name).tiles[tile].demand for tile in state.tiles if tile is not None][:2]
    if len(demands) < 2:
        steps = position(name, players, lambda s: s.turn == 0 and s.round >= 3 and None not in s.tiles)
        state = steps[-1].state
        demands = [edition(name).tiles[tile].demand for tile in state.tiles if tile is not None][:2]
    bonuses = tuple(max(*(demand[c] for demand in demands), state.players[0].bonuses[c]) for c in range(COLORS))
    player = msgspec.structs.replace(state.players[0], bonuses=bonuses)
    posed = msgspec.structs.replace(state, players=(player, *state.players[1:]), phase=Phase.TILE)
    _table(studio, with_state(steps, posed), players)


def log_open(studio: Studio, name: str, players: int) -> None:
    """Show the log, which is a drawer on a small window."""
    scene = _table(studio, position(name, players, _my_turn), players)
    scene.view.drawer = True


def table_help(studio: Studio, name: str, players: int) -> None:
    """Show the help over the table."""
    _table(studio, position(name, players, _my_turn), players)
    studio.press(pygame.K_h)


def pause(studio: Studio, name: str, players: int) -> None:
    """Show the pause menu."""
    scene = _table(studio, position(name, players, _my_turn), players)
    studio.click(_center(scene, Control.MENU))


def curtain(studio: Studio, name: str, players: int) -> None:
    """Show the curtain between two people."""
    scene = _table(studio, position(name, players, _my_turn), players, humans=2)
    studio.app.push(CurtainScene(scene, 1))
    studio.wait(300)


def menu(studio: Studio, name: str, _players: int) -> None:
    """Show the title with a game to go on with."""
    studio.show(MenuScene(name))


def setup(studio: Studio, name: str, players: int) -> None:
    """Show the setup with the mouse on the level of a bot."""
    studio.settings.clock = "off"
    _setup(studio, name, players)


def _setup(studio: Studio, name: str, players: int) -> None:
    studio.settings.names = list(NAMES[name][:players])
    studio.settings.levels = ["human", "greedy", "random", "human"]
    studio.show(SetupScene(name, players))


def setup_clock(studio: Studio, name: str, players: int) -> None:
    """Show the setup of a game with a clock."""
    studio.settings.clock, studio.settings.clock_s = "turn", 60
    _setup(studio, name, players)


def settings(studio: Studio, name: str, _players: int) -> None:
    """Show the settings."""
    studio.show(SettingsScene(name))


def _settings_tab(tab: int) -> Take:
    return lambda studio, name, _: studio.show(SettingsScene(name, tab))


def _replays(studio: Studio, name: str, players: int) -> ReplaysScene:
    scene = ReplaysScene(name)
    studio.show(scene)
    wanted = (i for i, game in enumerate(scene.games) if game.edition == name and len(game.seats) == players)
    index = next(wanted, 0)
    if scene.list is not None:
        scene.list.select(index)
    studio.wait(100)
    while scene.working:
        studio.wait(100)
    return scene


def replays(studio: Studio, name: str, players: int) -> None:
    """Show the saved games."""
    _replays(studio, name, players)


def replays_delete(studio: Studio, name: str, players: int) -> None:
    """Show the question before a game is deleted."""
    _replays(studio, name, players)
    studio.press(pygame.K_DELETE)


def replays_import(studio: Studio, name: str, players: int) -> None:
    """Show the question for a path."""
    scene = _replays(studio, name, players)
    studio.click(scene.import_button.rect.center)


def _viewer(studio: Studio, name: str, players: int) -> ReplayScene:
    from game.replay import Replay

    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    scene = ReplayScene(Replay.load(summary.path))
    studio.show(scene)
    studio.press(pygame.K_SPACE)
    scene.seek(len(scene.replay) * 3 // 5)
    return scene


def replay(studio: Studio, name: str, players: int) -> None:
    """Show the viewer in the middle of a game."""
    _viewer(studio, name, players)


def replay_score(studio: Studio, name: str, players: int) -> None:
    """Show the large score track."""
    _viewer(studio, name, players)
    studio.press(pygame.K_s)


def _show_result(studio: Studio, name: str, players: int, shown: Verdict) -> None:
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    studio.show(ResultScene(Finished(name, seats(name, players), shown, game_id=summary.id)))


def result(studio: Studio, name: str, players: int) -> None:
    """Show a victory."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    _show_result(studio, name, players, verdict(state, NAMES[name][:players], state.winners, "points"))


def result_rematch(studio: Studio, name: str, players: int) -> None:
    """Show a guest’s result after a game with people at other screens."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    shown = verdict(state, NAMES[name][:players], state.winners, "points")
    summary = next(game for game in studio.store.list_games() if game.edition == name and len(game.seats) == players)
    finished = Finished(name, seats(name, players, players), shown, game_id=summary.id)
    studio.show(ResultScene(finished, gathered.FakeRoom(None, hosting=False, phase="game")))


def result_shared(studio: Studio, name: str, players: int) -> None:
    """Show a victory shared by two; a posed position, for it is rare."""
    steps = position(name, players, lambda s: s.phase is Phase.OVER and bool(s.winners))
    state = steps[-1].state
    rules, best = edition(name), state.players[state.winners[0]]
    points = sum(rules.cards[card].points for card in best.bought) + sum(
        rules.tiles[tile].points for tile in best.tiles
    )
    first = msgspec.structs.replace(best, points=max(points, rules.goal))
    other = (state.winners[0] + 1) % players
    group = tuple(first if seat in (state.winners[0], other) else player for seat, player in enumerate(state.players))
    winners = tuple(sorted((state.winners[0], other)))
    posed = msgspec.structs.replace(state, players=group, winners=winners, majority=None)
    shown = verdict(posed, NAMES[name][:players], posed.winners, "points")
    _show_result(studio, name, players, shown)


def result_agreed(studio: Studio, name: str, players: int) -> None:
    """Show a game that everyone agreed to end."""
    steps = position(name, players, _my_turn)
    shown = verdict(steps[-1].state, NAMES[name][:players], (), "agreed")
    _show_result(studio, name, players, shown)


def error(studio: Studio, name: str, _players: int) -> None:
    """Show what a person sees when the program itself is wrong."""
    report = Path.home() / ".local" / "share" / "cabochon" / "reports" / "error-20260314T201500.txt"
    studio.show(CrashScene(name, report, lambda _: None))


def dialog(studio: Studio, name: str, players: int) -> None:
    """Show a question over the table."""
    pause(studio, name, players)
    scene = studio.app.scene
    if isinstance(scene, DialogScene):
        resign = next(button for button in scene.buttons if button.icon == "flag")
        studio.click(resign.rect.center)


def _among(studio: Studio, name: str, players: int, company: PosedCompany, humans: int | None = None) -> TableScene:
    """Sit down among people at other screens, on somebody else's turn."""
    steps = position(name, players, lambda s: s.turn == players - 1 and s.round >= 14 and s.phase is Phase.ACTION)
    session = PosedSession(steps, seats(name, players, players if humans is None else humans))
    session.local_seats, session.shown, session.company = frozenset({0}), 0, company
    scene = TableScene(studio.app, session)
    studio.show(scene, 1500)
    return scene


def company(studio: Studio, name: str, players: int) -> None:
    """Show a table of people at several screens: everybody is there, one of them has just said something."""
    posed = PosedCompany(name, players)
    _among(studio, name, players, posed)
    posed.hear(1, "", "nice")
    studio.wait(200)


def company_chat(studio: Studio, name: str, players: int) -> None:
    """Show the open chat."""
    _among(studio, name, players, PosedCompany(name, players))
    studio.press(pygame.K_t)


def company_lost(studio: Studio, name: str, players: int) -> None:
    """Show somebody lost, for whom a bot plays, somebody whose signature is missing, and a clock that runs out."""
    posed = PosedCompany(name, players)
    posed.lose(1)
    posed.clock_ms = 9_000
    _among(studio, name, players, posed)


def company_watching(studio: Studio, name: str, players: int) -> None:
    """Show what somebody sees who only looks on."""
    posed = PosedCompany(name, players)
    posed.clock_ms = None
    for seat in range(players):
        posed.change(seat, me=False, ping_ms=4 + 9 * seat)
    posed.change(players, me=True)
    scene = _among(studio, name, players, posed)
    session = scene.session
    assert isinstance(session, PosedSession)
    session.local_seats, session.shown = frozenset(), None
    studio.show(TableScene(studio.app, session), 1500)


def company_question(studio: Studio, name: str, players: int) -> None:
    """Show what somebody else asks."""
    posed = PosedCompany(name, players)
    posed.question = Question("takeback", NAMES[name][1])
    _among(studio, name, players, posed)


def company_alarm(studio: Studio, name: str, players: int) -> None:
    """Show that somebody was caught."""
    posed = PosedCompany(name, players)
    posed.alarm = f"{NAMES[name][1]} showed a card that does not fit what was sealed at the beginning."
    _among(studio, name, players, posed)


def company_closed(studio: Studio, name: str, players: int) -> None:
    """Show that the host has closed the table."""
    posed = PosedCompany(name, players)
    posed.closed = f"{NAMES[name][1]} has closed the table."
    _among(studio, name, players, posed)


def company_pause(studio: Studio, name: str, players: int) -> None:
    """Show the menu of a game with people at other screens."""
    scene = _among(studio, name, players, PosedCompany(name, players))
    studio.click(_center(scene, Control.MENU))


PICTURES: Final[dict[str, Take]] = {
    "menu": menu,
    "setup": setup,
    "setup-clock": setup_clock,
    "settings": settings,
    "settings-picture": _settings_tab(PICTURE),
    "settings-sound": _settings_tab(SOUND),
    "settings-keys": _settings_tab(KEYS),
    "settings-about": _settings_tab(ABOUT),
    **GATHERINGS,
    **PROFILE,
    **RULES,
    **TUTORIAL,
    "table-your-turn": your_turn,
    "table-opponent": opponent,
    "table-gathering": gathering,
    "table-card": chosen_card,
    "table-payment": payment,
    "table-hint": hint,
    "table-zoom": zoom,
    "table-zoom-tile": zoom_tile,
    "table-zoom-deck": zoom_deck,
    "table-seat": opened,
    "table-seat-card": opened_card,
    "table-clock": table_clock,
    "table-give-back": give_back,
    "table-tile": choose_tile,
    "table-log": log_open,
    "table-help": table_help,
    "table-pause": pause,
    "table-dialog": dialog,
    "table-curtain": curtain,
    "table-company": company,
    "table-chat": company_chat,
    "table-lost": company_lost,
    "table-watching": company_watching,
    "table-question": company_question,
    "table-alarm": company_alarm,
    "table-closed": company_closed,
    "table-others-pause": company_pause,
    "replays": replays,
    "replays-delete": replays_delete,
    "replays-import": replays_import,
    "replay": replay,
    "replay-score": replay_score,
    "result": result,
    "result-shared": result_shared,
    "result-rematch": result_rematch,
    "result-agreed": result_agreed,
    "error": error,
}
