"""The program with one part of it replaced by a dishonest one: ``cheats.py KIND`` and the program’s own arguments.

Knows what each kind of cheat changes; that all the rest is the real program is the point of it.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from typing import Final
from unittest.mock import patch

import msgspec

from game.__main__ import main
from game.notation.actions import format_action
from game.record import Commit, Entry, Signature, View
from game.record.signing import entry_message
from game.rules import Action, DiscardTokens, Seat, TakeTokens
from net.guest.guest import Guest
from net.host.connections import GuestLink
from net.host.game import HostedGame
from net.host.game_log import GameLog
from net.protocol.framing import encode
from net.protocol.messages import Ack, Message, Propose, SignedEntry
from net.protocol.record_lines import omit_signatures, pack_entry
from net.transport import runtime as tcp
from tests.net.guest.equivocating_hosts import another_turn, seat_named, withholding

VICTIM: Final[Seat] = 1
DECEIVED: Final = "Cy"
PACE_S: Final = 0.2
"""How long a cheat takes between two moves, so that a game is not over before it is doubted."""
CARD: Final = re.compile(r"\bb1-([0-9]{2})\b")
RUBBISH: Final = random.Random(7).randbytes(5000)

honest_signed_entry, honest_acknowledge = GameLog.signed_entry, HostedGame.acknowledge
honest_propose = Guest.propose


# --- hosts -----------------------------------------------------------------------------------------------------


def cards(arguments: list[str]) -> int:
    """Deal, and show one seat another card than the one that was committed to."""

    def signed_entry(log: GameLog, view: View, seq: int) -> SignedEntry:
        true = honest_signed_entry(log, view, seq)
        texts, hashes = true.line
        return (
            true if view != VICTIM or seq == 0 else SignedEntry((tuple(map(other_card, texts)), hashes), true.signature)
        )

    with patch.object(GameLog, "signed_entry", signed_entry):
        return main(arguments)


def other_card(text: str) -> str:
    return CARD.sub(lambda found: f"b1-{int(found[1]) % 40 + 1:02}", text)


def salts(arguments: list[str]) -> int:
    """Deal, and show one seat the right card with a salt that does not match its commitment."""

    def signed_entry(log: GameLog, view: View, seq: int) -> SignedEntry:
        [entry], true = log._match.entries(view, seq, seq + 1), honest_signed_entry(log, view, seq)
        body = entry.body
        if view != VICTIM or not isinstance(body, Commit) or body.seat is None:
            return true
        wrong = msgspec.structs.replace(body, salts=tuple(None if salt is None else bytes(32) for salt in body.salts))
        line = pack_entry(msgspec.structs.replace(entry, body=wrong), log._rules)
        own = [signature.value for signature in entry.signatures if signature.seat == view]
        return SignedEntry(omit_signatures(line, own), true.signature)

    with patch.object(GameLog, "signed_entry", signed_entry):
        return main(arguments)


def stories(arguments: list[str]) -> int:
    """Deal, send one seat another turn than was played, and relay the signatures of both histories.

    It is the turn after the deceived seat's own, so that of three the third goes on before that seat is asked to.
    """
    lie: list[Entry] = []

    def signed_entry(log: GameLog, view: View, seq: int) -> SignedEntry:
        body = log._match.record.entries[seq].body
        deceived = seat_named(DECEIVED, log._match)
        if (
            view != deceived
            or lie
            or not isinstance(body, Commit)
            or body.seat != (deceived + 1) % len(log._match.seats)
        ):
            return honest_signed_entry(log, view, seq)
        entry = another_turn(log._match, seq, deceived)
        lie.append(entry)
        word = entry_message(log._match.record.header.game, entry.epoch, seq, entry.trailer.digest)
        return SignedEntry(pack_entry(entry, log._rules), log._signer.sign(word))

    def acknowledge(hosted: HostedGame, link: GuestLink, ack: Ack) -> str:
        if not lie or ack.digest != lie[0].trailer.digest:
            return honest_acknowledge(hosted, link, ack)
        deceived = seat_named(DECEIVED, hosted.match)
        hosted.match._relayed[deceived] = Signature(deceived, ack.seq, ack.signature)
        hosted.match._acknowledged[deceived] = ack.seq
        hosted.quorum.add_acknowledgement(deceived, ack.seq)
        return ""

    with (
        patch.object(GameLog, "signed_entry", signed_entry),
        patch.object(HostedGame, "acknowledge", acknowledge),
        patch("net.guest.replica.invalid_signer", return_value=None),  # its own guest looks away
    ):
        return main(arguments)


def withholds(arguments: list[str]) -> int:
    """Deal, send one seat another game than the rest, and keep their acknowledgements apart.

    Each side is shown that the other is present and has acknowledged everything.
    """
    with withholding(DECEIVED, "here", PACE_S):
        return main(arguments)


def denies(arguments: list[str]) -> int:
    """Do the same, but report the other side as away, so that its acknowledgements are not expected."""
    with withholding(DECEIVED, "away", PACE_S):
        return main(arguments)


# --- guests ------------------------------------------------------------------------------------------------------


def moves(arguments: list[str]) -> int:
    """Play, and try what the rules forbid before each move."""

    def propose(guest: Guest, action: Action) -> None:
        last = last_of(guest)
        for forbidden in (TakeTokens((0, 0, 0)), DiscardTokens((3, 3, 3, 0, 0, 0))):
            honest_propose(guest, forbidden)
        guest.link.send(Propose(max(last - 1, 0), text_of(guest, action)))
        guest.link.send(Propose(last, "become the winner"))
        honest_propose(guest, action)

    with patch.object(Guest, "propose", propose):
        return main(arguments)


def visits(arguments: list[str]) -> int:
    """Play a forbidden turn, a turn too many and a false acknowledgement; thrown out, come straight back."""
    turns: list[int] = []

    def propose(guest: Guest, action: Action) -> None:
        last = last_of(guest)
        if last in turns:
            return
        turns.append(last)
        if len(turns) == 1:
            honest_propose(guest, TakeTokens((0, 0, 0)))
            honest_propose(guest, action)
            guest.link.send(Propose(last + 1, text_of(guest, action)))
        else:
            play = guest.copy.replica
            assert play is not None
            guest.link.send(msgspec.structs.replace(play.ack(), signature=guest.signer.sign(b"something else")))

    with patch.object(Guest, "propose", propose):
        main(arguments)
    command, _, *rest = arguments
    return main([command, *rest])


def rubbish(arguments: list[str]) -> int:
    """Play no turn, but send random bytes instead."""

    def frame(message: Message) -> bytes:
        return RUBBISH if isinstance(message, Propose) else encode(message)

    with patch.object(tcp, "encode", frame):
        return main(arguments)


def last_of(guest: Guest) -> int:
    assert guest.copy.replica is not None
    return guest.copy.replica.last


def text_of(guest: Guest, action: Action) -> str:
    assert guest.copy.replica is not None
    return format_action(action, guest.copy.replica.follower.rules)


KINDS: Final[dict[str, Callable[[list[str]], int]]] = {
    "cards": cards,
    "salts": salts,
    "stories": stories,
    "withholds": withholds,
    "denies": denies,
    "moves": moves,
    "visits": visits,
    "rubbish": rubbish,
}

if __name__ == "__main__":
    sys.exit(KINDS[sys.argv[1]](sys.argv[2:]))
