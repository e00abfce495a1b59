"""The program with one part of it changed by somebody dishonest: ``cheats.py KIND`` and the program’s own arguments.

``cards``: a dealer that shows the seat after its own another card than the one it has committed to. ``moves``: a guest
that tries what the rules forbid before each of its moves.
"""

from __future__ import annotations

import re
import sys

from game.__main__ import main
from game.notation import format_action
from game.record import View
from game.rules import Action, DiscardTokens, TakeTokens
from net.client import Guest
from net.host_log import GameLog
from net.messages import Line, Propose

VICTIM = 1
CARD = re.compile(r"\bb1-([0-9]{2})\b")
honest_line, honest_propose = GameLog._line, Guest.propose


def other_card(text: str) -> str:
    return CARD.sub(lambda found: f"b1-{int(found[1]) % 40 + 1:02}", text)


def line(log: GameLog, view: View, seq: int) -> Line:
    texts, hashes = honest_line(log, view, seq)
    return (texts, hashes) if view != VICTIM or seq == 0 else (tuple(map(other_card, texts)), hashes)


def propose(guest: Guest, action: Action) -> None:
    last = guest.follower.record.entries[-1].seq if guest.follower is not None else 0
    for forbidden in (TakeTokens((0, 0, 0)), DiscardTokens((3, 3, 3, 0, 0, 0))):
        guest._send(Propose(last, format_action(forbidden, guest.follower.rules)))
    guest._send(Propose(max(last - 1, 0), format_action(action, guest.follower.rules)))
    guest._send(Propose(last, "become the winner"))
    honest_propose(guest, action)


if __name__ == "__main__":
    kind = sys.argv.pop(1)
    if kind == "cards":
        GameLog._line = line
    elif kind == "moves":
        Guest.propose = propose
    sys.exit(main())
