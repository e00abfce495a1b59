"""Write the golden records anew: ``python -m tests.golden.make``. Only for a new format; old ones stay readable.

Each is short and full of what makes programs disagree: blind cards reserved and bought, wild payments, tokens given
back, takebacks, seats that change hands, resignations, every way to end.
"""

from __future__ import annotations

from pathlib import Path

from game.dealer import secret_from
from game.match import Match, NoJournal
from game.record import SeatInfo
from game.record_text import record_text
from tests.tables import EDITIONS, new_match, play_corners, play_out

FOLDER = Path(__file__).resolve().parent


def golden(name: str, players: int) -> Match:
    """Play the golden game of an edition and a number of players."""
    match = new_match(name, players, f"golden {name} {players}")
    play_corners(match, 12)
    match.set_clock(0, 600_000)
    match.take_back(match.state.turn, 9)
    play_corners(match, 6, seed=2)
    match.change_seat(0, SeatInfo("Zoë", "bot", "random"))
    if players == 2:
        play_out(match)
        return match
    if players == 3:
        match = Match.redealt(match.follower, secret_from("golden, dealt anew"), NoJournal())
        play_corners(match, 12, seed=3)
        match.agree_end()
        return match
    play_corners(match, 6, seed=4)
    for seat in (2, 0, 3):
        match.resign(seat)
        play_corners(match, 4, seed=seat)
    return match


if __name__ == "__main__":
    for name in EDITIONS:
        for players in (2, 3, 4):
            path = FOLDER / f"{name}-{players}.cabochon"
            path.write_text(record_text(golden(name, players).record), encoding="utf-8", newline="\n")
