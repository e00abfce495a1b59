"""Both editions as a PettingZoo environment (the extra ``rl``), for agents that learn.

Knows the rules and what each seat may know; an agent's observation shows nothing else. Seats act one after the other
(an ``AECEnv``); chance deals by itself. The reward is a seat's share of the win, at the end of the game.
"""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from game.bots.expansion import PASS, PURCHASE, PURCHASE_HELD, RESERVE, RESERVE_BLIND, TAKES
from game.bots.position_array import TILE_PLACES, Array
from game.rules import (
    HAND_LIMIT,
    KINDS,
    LEVELS,
    PLAYER_COUNTS,
    SLOTS,
    SPECIAL,
    Action,
    Card,
    ClaimTile,
    DiscardTokens,
    GameState,
    Pass,
    Phase,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    apply,
    edition,
    initial_state,
    legal_actions,
    observe,
)
from game.rules.editions import DEFAULT_EDITION

DISCARD: Final = PASS + 1
"""The first number of the returns of one, two and three tokens."""
_RETURNS: Final = [kinds for size in (1, 2, 3) for kinds in combinations_with_replacement(range(SPECIAL), size)]
_RETURN_NUMBERS: Final = {
    tuple(kinds.count(kind) for kind in range(KINDS)): DISCARD + number for number, kinds in enumerate(_RETURNS)
}
CLAIM: Final = DISCARD + len(_RETURNS)
ACTIONS: Final = CLAIM + TILE_PLACES
"""How many numbers stand for actions."""
CARD_WIDTH: Final = 14
TILE_WIDTH: Final = 6
SEAT_WIDTH: Final = 20
TABLE_WIDTH: Final = 15


def action_number(action: Action) -> int:
    """Return the number of an action of a seat; those of a purchase are the same for all payments."""
    match action:
        case TakeTokens(colors):
            return TAKES.index(colors)
        case ReserveCard(place):
            if place.kind is PlaceKind.DECK:
                return RESERVE_BLIND + LEVELS.index(place.row)
            return RESERVE + SLOTS * LEVELS.index(place.row) + place.slot
        case PurchaseCard(place):
            if place.kind is PlaceKind.HAND:
                return PURCHASE_HELD + place.slot
            return PURCHASE + SLOTS * LEVELS.index(place.row) + place.slot
        case DiscardTokens(tokens):
            return _RETURN_NUMBERS[tokens]
        case ClaimTile(place):
            return CLAIM + place.row
        case Pass():
            return PASS
    raise ValueError(f"chance, not a seat, plays {action!r}")


def actions_by_number(view: GameState) -> dict[int, Action]:
    """Return the legal actions of the seat to move by number; a purchase is paid with the fewest wild tokens."""
    found: dict[int, Action] = {}
    for action in legal_actions(view):
        found.setdefault(action_number(action), action)
    return found


def observation_width(players: int) -> int:
    """Return how many numbers an observation of a game with a number of players has."""
    cards = len(LEVELS) * SLOTS + HAND_LIMIT * players
    return cards * CARD_WIDTH + (players + 1) * TILE_WIDTH + players * SEAT_WIDTH + TABLE_WIDTH


def observation(view: GameState, seat: int) -> Array:
    """Return a seat's view as int8 [``observation_width``]; seats follow in the order of turns, the viewing one first.

    Market and hands: a card as ``CARD_WIDTH`` numbers. Then tiles, seats, and the table: bank, decks, phase, round, and
    whether it is this seat's turn.
    """
    rules = edition(view.edition)
    players = len(view.players)
    order = [(seat + place) % players for place in range(players)]
    numbers: list[int] = []
    for row in view.market:
        for name in row:
            numbers += _card(None if name is None else rules.cards[name])
    for each in order:
        hand = view.players[each].hand
        for index in range(HAND_LIMIT):
            held = hand[index] if index < len(hand) else None
            known = None if held is None or held.card is None else rules.cards[held.card]
            numbers += _card(known, 0 if held is None else held.level)
    for slot in range(players + 1):
        tile = view.tiles[slot] if slot < len(view.tiles) else None
        numbers += [0] * TILE_WIDTH if tile is None else [rules.tiles[tile].points, *rules.tiles[tile].demand]
    for each in order:
        player = view.players[each]
        counts = [player.points, player.tags, len(player.bought), len(player.hand), len(player.tiles)]
        numbers += [*player.tokens, *player.bonuses, *counts, each == view.majority, each == view.first]
        numbers.append(each in view.winners)
    phases = [view.phase is phase for phase in (Phase.ACTION, Phase.DISCARD, Phase.TILE)]
    numbers += [*view.bank, *view.decks, *phases, min(view.round, 127), view.turn == seat]
    return np.array(numbers, np.int8)


def _card(card: Card | None, level: int = 0) -> list[int]:
    """Return a card as numbers; of one that is hidden only the level is known."""
    if card is None:
        return [level, *([0] * (CARD_WIDTH - 1))]
    bonus = [card.bonus == color for color in range(len(card.cost))]
    return [card.level, 1, card.points, card.tags, *bonus, *card.cost]


class SplendorEnv(AECEnv):
    """A game of one edition; actions are numbers below ``ACTIONS``, and the mask marks the legal ones."""

    metadata: ClassVar[dict[str, Any]] = {"name": "cabochon_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, edition_name: str = DEFAULT_EDITION, players: int = 2, render_mode: str | None = None) -> None:
        """Prepare a game; raises ``ValueError`` for an edition or number of players that does not exist."""
        super().__init__()
        edition(edition_name)
        if players not in PLAYER_COUNTS:
            raise ValueError(f"a game has 2 to 4 players, not {players}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        box = spaces.Box(-1, 127, (observation_width(players),), np.int8)
        seen: dict[str, spaces.Space[Any]] = {"observation": box, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._edition = edition_name
        self._rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same cards after the same actions."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_play = initial_state(self._edition, len(self.agents), self._rng.randrange(len(self.agents)))
        self._deal()
        self.agent_selection = self.agents[self.state_of_play.turn]

    def view(self, agent: str) -> GameState:
        """Return what an agent's seat may know."""
        return observe(self.state_of_play, self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, Array]:
        """Return an agent's observation, and the mask of its legal actions, none while another one is to act."""
        view = self.view(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection and view.phase is not Phase.OVER:
            mask[list(actions_by_number(view))] = 1
        return {"observation": observation(view, self.possible_agents.index(agent)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent selected; raises ``ValueError`` for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = actions_by_number(self.view(agent))
        if action is None or int(action) not in legal:
            raise ValueError(f"action {action} is not legal")
        self._cumulative_rewards[agent] = 0.0
        self.state_of_play, _ = apply(self.state_of_play, legal[int(action)])
        self._deal()
        if self.state_of_play.phase is Phase.OVER:
            winners = self.state_of_play.winners
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = (seat in winners) / max(1, len(winners))
                self.terminations[other] = True
        self.agent_selection = self.possible_agents[self.state_of_play.turn]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as lines of text in the mode ``ansi``."""
        if self.render_mode != "ansi":
            return None
        state = self.state_of_play
        lines = [f"round {state.round}, {self.possible_agents[state.turn]} to move, bank {state.bank}"]
        lines += ["  ".join(str(card) for card in row) for row in reversed(state.market)]
        lines += [
            f"{agent}: {player.points} points, tokens {player.tokens}, bonuses {player.bonuses}"
            for agent, player in zip(self.possible_agents, state.players, strict=True)
        ]
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _deal(self) -> None:
        while self.state_of_play.pending:
            self.state_of_play, _ = apply(self.state_of_play, self._rng.choice(legal_actions(self.state_of_play)))
