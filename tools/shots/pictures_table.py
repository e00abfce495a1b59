"""The pictures of the table: whose turn it is, what is chosen, what is looked at closely, and what opens over it.

Knows the table and how a person reaches its states; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.match.clock import TurnClock
from game.notation.typed_words import renamed
from game.record import ClockRule
from game.rules import COLORS, GameState, Phase, bank, deck, edition, legal_payments, market, tile
from game.rules.model import HAND_LIMIT, Place
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.overlays.curtain import CurtainScene
from game.scenes.table.overlays.seat_page import open_seat
from game.scenes.table.scene import TableScene
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.plan import cards_for
from game.view.descriptions.position_facts import PositionFacts
from game.view.layout.table import Control
from tools.shots.posed import PosedSession, PosedTurn, position, seats, with_state
from tools.shots.seated import Take, center, late, my_turn, sit_down
from tools.shots.stage import Studio


def your_turn(studio: Studio, name: str, players: int) -> None:
    """Show the table on the viewer's turn, nothing chosen."""
    sit_down(studio, position(name, players, my_turn), players)


def move_kinds(studio: Studio, name: str, players: int) -> None:
    """Show one of the kinds of move pointed at, and what it may begin with."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    studio.point(center(scene, Control.RESERVE))


def reserving(studio: Studio, name: str, players: int) -> None:
    """Show a card chosen that is to be reserved."""
    steps = position(name, players, lambda s: my_turn(s) and len(s.players[s.turn].hand) < HAND_LIMIT)
    scene = sit_down(studio, steps, players)
    studio.click(center(scene, Control.RESERVE))
    studio.click(center(scene, market(2, 1)))


def first_game(studio: Studio, name: str, players: int) -> None:
    """Show the first turn of a first game, before any sign has come."""
    steps = position(name, players, lambda s: s.turn == 0 and s.round == 1 and s.phase is Phase.ACTION)
    sit_down(studio, steps, players).view.gradual = True


def late_game(studio: Studio, name: str, players: int) -> None:
    """Show a late turn in which many cards are within reach and some of them end the game."""

    def crowded(state: GameState) -> bool:
        if state.turn or state.phase is not Phase.ACTION:
            return False
        facts, open_cards = PositionFacts(state, 0), dict(cards_for(state, 0))
        many = len(facts.buyable) >= 12 // players  # engines are smaller where more people play
        return many and any(facts.reaches_goal(open_cards[at]) for at in facts.buyable)

    sit_down(studio, position(name, players, crowded), players)


def opponent(studio: Studio, name: str, players: int) -> None:
    """Show the table while another player is to move."""
    last = players - 1
    steps = position(name, players, lambda s: late(s, last))
    sit_down(studio, steps, players)


def recap(studio: Studio, name: str, players: int) -> None:
    """Show the recap of the others' turns after all have landed."""
    steps = position(name, players, my_turn)
    sit_down(studio, steps, players)
    studio.press(pygame.K_a)
    studio.wait(4000)


def advised(studio: Studio, name: str, players: int) -> None:
    """Show a hint that was asked for."""
    sit_down(studio, position(name, players, my_turn), players)
    studio.press(pygame.K_i)
    studio.wait(400)


def last_round(studio: Studio, name: str, players: int) -> None:
    """Show the last round just after it was triggered."""
    sit_down(studio, position(name, players, lambda s: turns_left(s) > 0 and s.phase is Phase.ACTION), players)


def moment(studio: Studio, name: str, players: int) -> None:
    """Show the moment in which the last round is called, in Marvel by a complete Gauntlet."""
    _moment(studio, players, position(name, players, lambda s: turns_left(s) > 0))


def tile_won(studio: Studio, name: str, players: int) -> None:
    """Show the moment in which a player has won a tile."""

    def won(state: GameState) -> bool:
        return state.phase is Phase.ACTION and any(player.tiles for player in state.players) and not turns_left(state)

    _moment(studio, players, position(name, players, won))


def _moment(studio: Studio, players: int, steps: tuple[PosedTurn, ...]) -> None:
    scene = sit_down(studio, steps, players)
    *before, last = scene.session.history()  # what the viewer may see
    scene.view.jump(before[-1].state, before)
    scene.view.show(last)
    studio.wait(200)


def gathering(studio: Studio, name: str, players: int) -> None:
    """Show two tokens picked, a third to come."""
    steps = position(name, players, lambda s: my_turn(s) and sum(n > 0 for n in s.bank[:COLORS]) >= 4)
    scene = sit_down(studio, steps, players)
    kinds = [kind for kind in range(COLORS) if steps[-1].state.bank[kind]]
    for kind in kinds[:2]:
        studio.click(center(scene, bank(kind)))


def payable(state: GameState) -> list[Place]:
    """Return the market places whose card the seat to move can buy, those with a choice of payment first."""
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
    steps = position(name, players, lambda s: my_turn(s) and bool(payable(s)))
    scene = sit_down(studio, steps, players)
    studio.click(center(scene, payable(steps[-1].state)[-1]))


def payment(studio: Studio, name: str, players: int) -> None:
    """Show the choice among several payments."""

    def choice(state: GameState) -> bool:
        if state.turn != 0 or state.phase is not Phase.ACTION or not payable(state):
            return False
        place = payable(state)[0]
        card = state.market[place.row - 1][place.slot]
        return card is not None and len(legal_payments(state.players[0], edition(name).cards[card])) > 1

    steps = position(name, players, choice)
    scene = sit_down(studio, steps, players)
    studio.click(center(scene, payable(steps[-1].state)[0]))
    studio.click(center(scene, Control.CONFIRM))


def hint(studio: Studio, name: str, players: int) -> None:
    """Show why a card cannot be bought."""
    steps = position(name, players, my_turn)
    scene = sit_down(studio, steps, players)
    within = payable(steps[-1].state)
    place = next(market(level, slot) for level in (2, 1, 3) for slot in range(3) if market(level, slot) not in within)
    studio.point(center(scene, place))


def zoom(studio: Studio, name: str, players: int) -> None:
    """Show a card large because it is held."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    _hold(studio, center(scene, market(2, 1)))


def look(studio: Studio, name: str, players: int) -> None:
    """Show a card alone."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    for _ in range(2):
        scene.table.magnifier.toggle(market(2, 1))
    studio.wait(50)


def zoom_tile(studio: Studio, name: str, players: int) -> None:
    """Show how far everybody is from a bonus tile."""
    scene = sit_down(studio, position(name, players, lambda s: my_turn(s) and s.tiles[0] is not None), players)
    _hold(studio, center(scene, tile(0)))


def zoom_deck(studio: Studio, name: str, players: int) -> None:
    """Show which cards of a level nobody has seen."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    _hold(studio, center(scene, deck(2)))


def table_clock(studio: Studio, name: str, players: int) -> None:
    """Show everybody's clock for the whole game, on a table where all sit at one screen."""
    steps = position(name, players, my_turn)
    session = PosedSession(steps, seats(name, players, players))
    left = {0: 8_000, 1: 431_000, 2: 266_000, 3: 92_000}
    clocked = tuple(range(players))
    session.clock = TurnClock(ClockRule("game", 600, bot=True), clocked, {seat: left[seat] for seat in clocked})
    session.shown = 0
    studio.show(TableScene(studio.app, session), 300)


def _hold(studio: Studio, pos: tuple[float, float]) -> None:
    at = (round(pos[0]), round(pos[1]))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    studio.wait(600)


def opened(studio: Studio, name: str, players: int) -> None:
    """Show all that lies before an opponent."""
    scene = sit_down(studio, position(name, players, late), players)
    studio.click(center(scene, Control.SEAT_2))


def opened_early(studio: Studio, name: str, players: int) -> None:
    """Show all that lies before an opponent early in a game."""
    steps = position(name, players, lambda s: s.turn == 0 and s.round >= 6 and s.phase is Phase.ACTION)
    studio.click(center(sit_down(studio, steps, players), Control.SEAT_2))


def opened_late(studio: Studio, name: str, players: int) -> None:
    """Show all that lies before the leader at the end of a game."""
    steps = position(name, players, lambda s: turns_left(s) > 0 and s.phase is Phase.ACTION)
    scene = sit_down(studio, steps, players)
    points = [player.points for player in steps[-1].state.players]
    open_seat(scene.table, points.index(max(points)))
    studio.wait(400)


def opened_card(studio: Studio, name: str, players: int) -> None:
    """Show a card in an opponent’s drawer large."""
    opened(studio, name, players)
    studio.press(pygame.K_TAB)
    studio.press(pygame.K_TAB)


def give_back(studio: Studio, name: str, players: int) -> None:
    """Show the giving back of tokens."""
    steps = position(name, players, lambda s: s.turn == 0 and s.phase is Phase.DISCARD)
    sit_down(studio, steps, players)


def given_back(studio: Studio, name: str, players: int) -> None:
    """Show tokens chosen to be given back, ready to be confirmed."""
    give_back(studio, name, players)
    scene = studio.app.scene
    assert isinstance(scene, TableScene)
    for _ in range(scene.table.choices.surplus if scene.table.choices is not None else 0):
        kinds = [target for target in scene.highlights().actionable if isinstance(target, Place)]
        studio.click(center(scene, max(kinds, key=lambda place: place.slot)))


def choose_tile(studio: Studio, name: str, players: int) -> None:
    """Show the choice between two bonus tiles; a posed position, for it is rare."""
    steps = position(name, players, my_turn)
    state = steps[-1].state
    demands = [edition(name).tiles[tile].demand for tile in state.tiles if tile is not None][:2]
    if len(demands) < 2:
        steps = position(name, players, lambda s: s.turn == 0 and s.round >= 3 and None not in s.tiles)
        state = steps[-1].state
        demands = [edition(name).tiles[tile].demand for tile in state.tiles if tile is not None][:2]
    bonuses = tuple(max(*(demand[c] for demand in demands), state.players[0].bonuses[c]) for c in range(COLORS))
    player = msgspec.structs.replace(state.players[0], bonuses=bonuses)
    posed = msgspec.structs.replace(state, players=(player, *state.players[1:]), phase=Phase.TILE)
    sit_down(studio, with_state(steps, posed), players)


def log_open(studio: Studio, name: str, players: int) -> None:
    """Show the log, which has a button where the mats leave it no room."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    scene.view.log_open = True


def table_help(studio: Studio, name: str, players: int) -> None:
    """Show the help over the table."""
    sit_down(studio, position(name, players, my_turn), players)
    studio.press(pygame.K_h)


def pause(studio: Studio, name: str, players: int) -> None:
    """Show the pause menu."""
    scene = sit_down(studio, position(name, players, my_turn), players)
    studio.click(center(scene, Control.MENU))


def curtain(studio: Studio, name: str, players: int) -> None:
    """Show the curtain between two people."""
    scene = sit_down(studio, position(name, players, my_turn), players, humans=2)
    hidden = {0: (2,), 1: (3, 1)}
    studio.app.push(CurtainScene(scene.edition, scene.view.names, 1, hidden, studio.app.pop))
    studio.wait(300)


def dialog(studio: Studio, name: str, players: int) -> None:
    """Show a question over the table."""
    pause(studio, name, players)
    scene = studio.app.scene
    if isinstance(scene, DialogScene):
        resign = next(button for button in scene.buttons if button.icon == "flag")
        studio.click(resign.rect.center)


def typed(studio: Studio, name: str, players: int) -> None:
    """Show an action that is being typed, with the purchases that it could be."""
    sit_down(studio, position(name, players, lambda s: my_turn(s) and bool(payable(s))), players)
    studio.press(pygame.K_n)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=renamed("buy", edition(name))))
    studio.wait(50)


TABLE: Final[dict[str, Take]] = {
    "table-your-turn": your_turn,
    "table-ways": move_kinds,
    "table-reserving": reserving,
    "table-first-game": first_game,
    "table-late-game": late_game,
    "table-opponent": opponent,
    "table-recap": recap,
    "table-last-round": last_round,
    "table-moment": moment,
    "table-tile-won": tile_won,
    "table-gathering": gathering,
    "table-card": chosen_card,
    "table-payment": payment,
    "table-hint": hint,
    "table-advice": advised,
    "table-zoom": zoom,
    "table-look": look,
    "table-zoom-tile": zoom_tile,
    "table-zoom-deck": zoom_deck,
    "table-seat": opened,
    "table-seat-early": opened_early,
    "table-seat-late": opened_late,
    "table-seat-card": opened_card,
    "table-clock": table_clock,
    "table-give-back": give_back,
    "table-given-back": given_back,
    "table-tile": choose_tile,
    "table-log": log_open,
    "table-typed": typed,
    "table-help": table_help,
    "table-pause": pause,
    "table-dialog": dialog,
    "table-curtain": curtain,
}
