"""A whole game at the table through real events: by mouse alone and by keyboard alone."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import msgspec
import pygame

from game.record import SeatInfo
from game.rules import (
    Action,
    ClaimTile,
    DiscardTokens,
    Phase,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    bank,
    deck,
    market,
    tokens,
)
from game.scenes.dialog import DialogScene
from game.scenes.table import TableScene
from game.scenes.table_screens import CurtainScene, HelpScene
from game.session import LocalSession, preview
from game.settings import Settings
from game.ui.app import App
from game.ui.choices import Gather, Paying, Picked
from game.ui.draw import Marks
from game.ui.layout import Control, Target
from game.ui.narrate import CardSpan
from tests.walking import way

ARROWS = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, -1): pygame.K_UP,
    (0, 1): pygame.K_DOWN,
}


class Hands:
    """Somebody at mouse and keyboard: posts events and lets the app answer them."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.scene = scene

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.app.step(16)

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.step()

    def move(self, target: Target) -> None:
        x, y = self.scene.view.layout.areas[target].center
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(event)
        self.step()

    def click(self, target: Target, button: int = 1) -> None:
        self.move(target)
        x, y = self.scene.view.layout.areas[target].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(int(x), int(y)), button=button))
        self.step()

    def walk(self, goal: Target) -> None:
        """Press arrows along a shortest way of the focus to a target."""
        if self.scene.focus is None:
            self.key(pygame.K_RIGHT)
        for move in way(self.scene.view.layout, self.scene.focus, goal):
            self.key(ARROWS[move])
        assert self.scene.focus == goal


def by_mouse(hands: Hands, action: Action) -> None:
    seat = hands.scene.view.state.turn
    if isinstance(action, TakeTokens):
        for color in action.colors:
            hands.click(bank(color))
    elif isinstance(action, DiscardTokens):
        for kind, count in enumerate(action.tokens):
            for _ in range(count):
                hands.click(tokens(seat, kind))
    elif isinstance(action, PurchaseCard):
        hands.click(action.place)
        hands.click(Control.BUY)
        if not isinstance(hands.scene.selection, Paying):
            return
    elif isinstance(action, ReserveCard):
        hands.click(action.place)
        hands.click(Control.RESERVE)
        return
    elif isinstance(action, ClaimTile):
        hands.click(action.place)
    hands.click(Control.CONFIRM)


def by_keyboard(hands: Hands, action: Action) -> None:
    if isinstance(action, TakeTokens):
        for color in action.colors:
            hands.key(pygame.K_1 + color)
        hands.key(pygame.K_c)
    elif isinstance(action, DiscardTokens):
        for kind, count in enumerate(action.tokens):
            for _ in range(count):
                hands.key(pygame.K_1 + kind)
        hands.key(pygame.K_c)
    elif isinstance(action, PurchaseCard):
        hands.walk(action.place)
        hands.key(pygame.K_b)
        if isinstance(hands.scene.selection, Paying):
            hands.key(pygame.K_RETURN)
    elif isinstance(action, ReserveCard):
        hands.walk(action.place)
        hands.key(pygame.K_r)
    elif isinstance(action, ClaimTile):
        hands.walk(action.place)
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_RETURN)
    else:
        hands.key(pygame.K_c)


def wish(scene: TableScene) -> Action:
    """A sensible action with the payment that the chooser offers first."""
    now = scene.choices
    assert now is not None
    if now.purchases:
        cards = scene.session.edition.cards
        offers = [actions[0] for actions in now.purchases.values()]
        return max(offers, key=lambda offer: (cards[offer.card].points, offer.place))
    takes = [action for action in now.legal if isinstance(action, TakeTokens)]
    if takes and scene.view.state is not None and scene.view.state.round % 5:
        return max(takes, key=lambda take: (len(take.colors), sum(scene.view.state.bank[c] for c in take.colors)))
    blind = [action for action in now.legal if isinstance(action, ReserveCard)]
    return blind[-1] if blind else now.legal[0]


@pytest.fixture
def app() -> Iterator[App]:
    settings = Settings()
    settings.speed = "off"
    app = App(settings, None, (1280, 720))
    yield app
    for scene in app.stack:
        scene.leave()
    pygame.event.clear()


def sit_down(app: App, edition: str, kinds: tuple[str, ...], seed: bytes = b"\1" * 32) -> tuple[TableScene, Hands]:
    seats = tuple(
        SeatInfo(f"Player {i + 1}", kind, "random" if kind == "bot" else None) for i, kind in enumerate(kinds)
    )
    session: LocalSession = preview(edition, seats, 0, seed)
    scene = TableScene(app, session)
    app.reset(scene)
    hands = Hands(app, scene)
    wait(hands)
    return scene, hands


def wait(hands: Hands) -> None:
    """Let bots play and sprites load until somebody at this screen is to act, or the table was left."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        hands.step()
        if hands.app.scene is not hands.scene:
            return
        now = hands.scene.choices
        if now is not None and now.seat is not None:
            return
        time.sleep(0.001)
    raise AssertionError("nobody is to act")


@pytest.mark.parametrize(("edition", "act"), [("base", by_mouse), ("marvel", by_keyboard)])
def test_a_whole_game(app: App, edition: str, act) -> None:
    scene, hands = sit_down(app, edition, ("human", "bot"))
    for _ in range(400):
        if app.scene is not scene:
            break
        action = wish(scene)
        before = len(scene.session.history())
        act(hands, action)
        end = time.monotonic() + 5
        while len(scene.session.history()) == before and time.monotonic() < end:
            hands.step()
        assert scene.session.history()[before].actions[0] == action
        wait(hands)
    assert scene.session.over
    assert type(app.scene).__name__ == "ResultScene"


def test_gathering_by_mouse_can_be_undone(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.click(bank(0))
    hands.click(bank(1))
    assert scene.selection == Gather((0, 1))
    hands.click(bank(3), button=3)
    assert scene.selection == Gather((0,))
    hands.key(pygame.K_ESCAPE)
    assert scene.selection == Gather()
    hands.click(market(2, 1))
    assert scene.selection == Picked(market(2, 1))
    hands.key(pygame.K_BACKSPACE)
    assert scene.selection == Gather()


def test_hover_says_what_is_missing(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(market(3, 2))
    assert scene.marks().reason.endswith("missing")
    hands.move(bank(5))
    hands.step(40)
    assert "wild" in scene.marks().note


def test_the_pointer_leaves_nothing_lifted_behind(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(market(3, 2))
    assert scene.marks().hover == market(3, 2)
    pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
    hands.step()
    assert scene.marks().hover is None


def test_digits_count_by_their_place_on_the_keyboard(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    event = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_QUOTE, mod=0, unicode="'", scancode=pygame.KSCAN_1 + 2
    )  # the third key of a French keyboard
    pygame.event.post(event)
    hands.step()
    assert scene.selection == Gather((2,))


def test_a_turn_is_greeted_by_one_breath(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "bot"))
    while scene.view.busy():
        assert scene.marks().breath < 0.1
        hands.step()
    strengths = []
    for _ in range(110):
        hands.step()
        strengths.append(scene.marks().breath)
    turns = sum((b > a) != (c > b) for a, b, c in zip(strengths, strengths[1:], strengths[2:], strict=False))
    assert strengths[0] < 0.2 and min(strengths[20:]) < 0.5 and strengths[-1] == 1.0
    assert turns <= 3  # it comes, ebbs, comes back and stays
    assert not scene.busy()


def test_refused_click_says_why_and_the_note_fades(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.key(pygame.K_6)
    assert scene.marks().note
    hands.step(200)
    assert not scene.marks().note


def test_input_during_an_animation_acts_at_once(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "human"))
    while scene.view.busy():
        hands.step()
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    end = time.monotonic() + 5
    while not scene.view.busy() and time.monotonic() < end:
        hands.step()
    assert scene.view.busy()
    hands.key(pygame.K_4)
    assert not scene.view.busy()
    assert scene.selection == Gather((3,))
    assert scene.view.state is not None and scene.view.state.turn == 1
    assert scene.view.perspective == 1


def test_curtain_only_while_there_are_hidden_cards(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    wait(hands)
    assert app.scene is scene and scene.view.perspective == 1
    hands.walk(deck(2))
    hands.key(pygame.K_r)
    end = time.monotonic() + 5
    while app.scene is scene and time.monotonic() < end:
        hands.step()
    assert isinstance(app.scene, CurtainScene)
    assert scene.session.shown is None
    hands.key(pygame.K_RETURN)
    assert app.scene is scene
    assert scene.session.shown == 0
    state = scene.view.state
    assert state is not None and state.players[1].hand[0].card is None
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    end = time.monotonic() + 5
    while app.scene is scene and time.monotonic() < end:
        hands.step()
    hands.key(pygame.K_RETURN)
    assert scene.view.state is not None and scene.view.state.players[1].hand[0].card is not None


def test_who_reserves_blind_sees_the_card_before_the_screen_is_handed_on(app: App) -> None:
    app.settings.speed = "off"
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.walk(deck(2))
    hands.key(pygame.K_r)
    end = time.monotonic() + 20
    while not (scene.view.state and scene.view.state.players[0].hand) and time.monotonic() < end:
        hands.step()
    hands.step(60)
    assert app.scene is scene
    assert scene.view.state is not None and scene.view.state.players[0].hand[0].card is not None
    hands.key(pygame.K_LEFT)
    assert isinstance(app.scene, CurtainScene)


def test_the_screen_is_handed_on_by_itself_after_a_look(app: App) -> None:
    app.settings.speed = "off"
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.walk(deck(2))
    hands.key(pygame.K_r)
    end = time.monotonic() + 20
    while app.scene is scene and time.monotonic() < end:
        hands.step()
    assert isinstance(app.scene, CurtainScene)


def test_a_game_ended_by_the_people_waits_for_nobody(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    scene.session.resign(0)
    end = time.monotonic() + 20
    while not scene.marks().over and time.monotonic() < end:
        hands.step()
    assert scene.session.over and scene.marks().over
    assert scene.view.state is not None and scene.view.state.phase is not Phase.OVER


def test_help_pause_and_drawer(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot"))
    hands.key(pygame.K_h)
    assert isinstance(app.scene, HelpScene)
    hands.key(pygame.K_SPACE)
    assert app.scene is scene
    hands.key(pygame.K_p)
    assert app.scene is not scene and scene.session.paused
    hands.key(pygame.K_ESCAPE)
    assert app.scene is scene and not scene.session.paused
    scene.resize(1024, 640)
    hands.key(pygame.K_l)
    assert scene.view.drawer
    hands.key(pygame.K_ESCAPE)
    assert not scene.view.drawer


def test_tab_goes_through_what_is_possible(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    seen = set()
    for _ in range(12):
        hands.key(pygame.K_TAB)
        seen.add(scene.focus)
    assert {bank(color) for color in range(5)} <= seen
    assert seen <= set(scene.marks().actionable)


def test_nothing_moves_nothing_is_painted(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.step(60)
    before = app.frames_drawn
    hands.step(60)
    assert app.frames_drawn == before
    assert not scene.busy()


def test_two_people_agree_on_an_end(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.key(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    choose(app, "Agree to end the game")
    for _ in range(2):
        assert app.scene is not scene
        choose(app, "End the game")
    end = time.monotonic() + 5
    while not scene.session.over and time.monotonic() < end:
        hands.step()
    assert scene.session.result is not None and scene.session.result.reason == "agreed"


def test_one_refusal_keeps_the_game_going(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.key(pygame.K_p)
    choose(app, "Agree to end the game")
    choose(app, "End the game")
    choose(app, "Play on")
    hands.step(5)
    assert app.scene is scene and not scene.session.over and not scene.session.end_votes


def test_resigning_asks_first(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "human", "bot"))
    hands.key(pygame.K_p)
    choose(app, "Resign")
    choose(app, "Resign")
    end = time.monotonic() + 5
    while 0 not in scene.session.resigned and time.monotonic() < end:
        hands.step()
    assert scene.session.resigned == {0}


def choose(app: App, label: str) -> None:
    """Press a button of the dialog on top."""
    scene = app.scene
    assert isinstance(scene, DialogScene)
    button = next(button for button in scene.buttons if button.label == label)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=button.rect.center, button=1))
    app.step(16)


def pass_on(app: App, scene: TableScene, hands: Hands) -> None:
    """Wait for the curtain and take the screen as the next person."""
    end = time.monotonic() + 5
    while app.scene is scene and time.monotonic() < end:
        hands.step()
    assert isinstance(app.scene, CurtainScene)
    hands.key(pygame.K_RETURN)
    assert app.scene is scene


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_log_and_inspector_keep_a_blind_card_from_the_next_person(app: App, edition: str) -> None:
    scene, hands = sit_down(app, edition, ("human", "human"))
    before = scene.view.last_card
    hands.walk(deck(3))
    hands.key(pygame.K_r)
    pass_on(app, scene, hands)
    assert scene.session.shown == 1
    spans = [part for row in scene.view.rows for part in row.parts if isinstance(part, CardSpan)]
    assert [span.color for span in spans] == [None]
    assert scene.view.last_card == before
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    pass_on(app, scene, hands)
    spans = [part for row in scene.view.rows for part in row.parts if isinstance(part, CardSpan)]
    assert [span.color for span in spans] != [None]


def test_a_seat_that_gave_up_does_not_show_its_cards_to_those_who_play_on(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human", "bot"))
    hands.walk(deck(2))
    hands.key(pygame.K_r)
    pass_on(app, scene, hands)
    hands.walk(deck(1))
    hands.key(pygame.K_r)
    pass_on(app, scene, hands)
    assert scene.session.shown == 0
    scene.session.resign(0)
    end = time.monotonic() + 5
    while scene.session.state.turn != 1 and time.monotonic() < end:
        hands.step()
    hands.step(5)
    if isinstance(app.scene, CurtainScene):
        hands.key(pygame.K_RETURN)
    assert scene.session.shown == 1
    state = scene.view.state
    assert state is not None
    assert state.players[1].hand[0].card is not None
    assert all(held.card is None for held in state.players[0].hand if held.blind)


def test_the_log_ends_with_the_winner_of_the_record(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    scene.session.resign(0)
    end = time.monotonic() + 5
    while app.scene is scene and time.monotonic() < end:
        hands.step()
    assert [row.text for row in scene.view.rows[-2:]] == ["Player 1 resigns", "Player 2 wins the game"]


def test_a_card_within_reach_has_a_bare_edge_on_the_rivals_turn(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot"))
    state = scene.view.state
    assert state is not None
    card = scene.session.edition.cards[state.market[0][0] or ""]
    rich = msgspec.structs.replace(state.players[0], tokens=(*card.cost, 0, 0))
    scene.view.state = msgspec.structs.replace(state, players=(rich, *state.players[1:]))
    painter = scene.view.painter(app.canvas, app.look("marvel"), Marks(mine=False))
    assert painter is not None and painter.within_reach(card.id)
    painter = scene.view.painter(app.canvas, app.look("marvel"), Marks(mine=True))
    assert painter is not None and not painter.within_reach(card.id)
    hands.step()
