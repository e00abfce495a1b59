"""Count the ways a game can go: a fingerprint of the rules for other engines to compare.

``python -m tools.perft --edition base --players 2 --seed 1 --depth 1`` prints one number. Depth counts decisions of
seats, not deals; the seed writes the whole deal down beforehand, the same on every machine. A game that ends before the
depth counts for nothing. ``--after K`` first plays K decisions of the seed's choice, to count within a game.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence

from game.rules import EDITION_NAMES, PLAYER_COUNTS, Action, GameState, apply, edition, initial_state, legal_actions
from game.rules.script import Script, write_script


def scripted_deal(name: str, players: int, seed: str) -> Script:
    """Return the deal of a seed: pieces in the order of their hashes with it, and the first seat in the same way."""

    def rank(item: str) -> bytes:
        return hashlib.sha256(f"{seed}/{item}".encode()).digest()

    def shuffle(items: list[str]) -> None:
        items.sort(key=rank)

    first = min(range(players), key=lambda seat: rank(f"seat {seat}"))
    return write_script(edition(name), first, shuffle)


def after_deals(state: GameState, script: Script) -> GameState:
    """Return the position after all deals that are due."""
    while state.pending:
        state, _ = apply(state, script.deal(state))
    return state


def count(state: GameState, script: Script, depth: int) -> int:
    """Return the number of sequences of ``depth`` decisions from a position in which no deal is due."""
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(count(after_deals(apply(state, action)[0], script), script, depth - 1) for action in actions)


def chosen(actions: Sequence[Action], seed: str, step: int) -> Action:
    """Return the action that a seed chooses at a step."""
    number = int.from_bytes(hashlib.sha256(f"{seed}/step {step}".encode()).digest(), "big")
    return actions[number % len(actions)]


def perft(name: str, players: int, seed: str, depth: int, after: int = 0) -> int:
    """Return the number of sequences of ``depth`` decisions in a scripted deal, ``after`` some that the seed chose.

    Raises ``ValueError`` where the game is over before.
    """
    script = scripted_deal(name, players, seed)
    state = after_deals(initial_state(name, players), script)
    for step in range(after):
        actions = legal_actions(state)
        if not actions:
            raise ValueError(f"the game of seed {seed} is over after {step} decisions")
        state = after_deals(apply(state, chosen(actions, seed, step))[0], script)
    return count(state, script, depth)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.perft", description="Count the ways a game can go.")
    parser.add_argument("--edition", choices=EDITION_NAMES, required=True)
    parser.add_argument("--players", type=int, choices=PLAYER_COUNTS, required=True)
    parser.add_argument("--seed", default="1", help="any text (default: 1)")
    parser.add_argument("--depth", type=int, choices=range(9), required=True)
    parser.add_argument("--after", type=int, default=0, help="decisions to play first (default: 0)")
    options = parser.parse_args(arguments)
    try:
        print(perft(options.edition, options.players, options.seed, options.depth, options.after))
    except ValueError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
