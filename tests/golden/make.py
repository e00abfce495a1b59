"""Write the golden records anew: ``python -m tests.golden.make``. Only for a new format; old ones stay readable.

Each is short and full of what makes programs disagree: blind cards reserved and bought, wild payments, tokens given
back, takebacks, seats that change hands, resignations, every way to end; dealers that are lost and taken over.
"""

from __future__ import annotations

from pathlib import Path

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal
from game.match.takeover import own_cards, take_over
from game.record import OPEN, GameRecord, SeatInfo
from game.record.writer import record_text
from tests.helpers.tables import (
    EDITIONS,
    SEED_SHARES,
    acknowledgement,
    followers_of,
    network_match,
    new_match,
    play_corners,
    play_out,
    write_clock,
)

FOLDER = Path(__file__).resolve().parent


def golden(name: str, players: int) -> Match:
    """Play the golden game of an edition and a number of players."""
    match = new_match(name, players, f"golden {name} {players}")
    play_corners(match, 12)
    write_clock(match, 0, 600_000)
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


def golden_takeover(name: str) -> dict[str, GameRecord]:
    """Play a signed game over a network that loses two dealers: the last table's copy, a seat's and a spectator's.

    Seat 1 deals first; without it seat 3 deals on, and without that one seat 2, to which seat 4 shows its cards.
    """
    match = network_match(name, 4, f"golden network {name}")
    followers = followers_of(match, OPEN, 0, 1, 2, 3)
    _play_signed(match, 18)
    for dealer, present, epoch in ((2, (1, 3), 2), (1, (3,), 4)):
        shown = [card for seat in present for card in own_cards(followers[seat])]
        secret = secret_from(f"golden takeover {name}", epoch)
        last = (acknowledgement(match, 3, len(match.record.entries) - 1),)
        match = take_over(followers[dealer], shown, secret, epoch, lambda _: NoJournal(), SEED_SHARES, last)
        for view, follower in followers.items():
            follower.accept(match.subscribe(view, follower.accept).entries[-1])
        _play_signed(match, 8)
    match.agree_end()
    return {"table": match.record, "open": followers[OPEN].record, "seat-1": followers[0].record}


def _play_signed(match: Match, turns: int) -> None:
    """Play some decisions, each entry acknowledged by two of the guests."""
    for turn in range(turns):
        for seat in (3, 1):
            match.add_acknowledgement(acknowledgement(match, seat, len(match.record.entries) - 1))
        play_corners(match, 1, seed=turn)


def write(name: str, record: GameRecord) -> None:
    """Write one golden file."""
    (FOLDER / f"{name}.cabochon").write_text(record_text(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for name in EDITIONS:
        for players in (2, 3, 4):
            write(f"{name}-{players}", golden(name, players).record)
        for view, record in golden_takeover(name).items():
            write(f"takeover-{name}-{view}", record)
