"""The record of a running game as it is sent: the lines of each view, the host's signatures, the delay of spectators.

Knows the match's entries and the host's key; knows nothing of connections.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.match.match import Match
from game.record import OPEN, TABLE, Entry, View, redact_entry
from game.record.signing import Signer, entry_message
from game.rules import GameState, Seat
from net.protocol.messages import Begin, History, Line, SignedEntry, TableOptions
from net.protocol.record_lines import omit_signatures, pack_entry, pack_header, split_history, with_view


class GameLog:
    """All views of a match."""

    def __init__(self, match: Match, signer: Signer, *, delayed: bool, delay_s: float = 0.0) -> None:
        """Subscribe to a match in the view of every seat and of spectators.

        Where spectators are ``delayed``, they are a turn and ``delay_s`` behind.
        """
        self._match = match
        self._signer = signer
        self._delayed = delayed
        self._delay_s = delay_s
        self._rules = match.follower.rules
        self._header: tuple[Line, ...] = ()
        """The header's lines in any view, empty before somebody needs them."""
        self._packed: tuple[Entry, SignedEntry, frozenset[Seat]] | None = None
        """The entry that was sent last, with the seats whose signatures it relays."""
        self._signed = -1, b""
        """The last entry that was signed, and the signature."""
        self._public: Entry | None = None
        """The newest entry where it hides nothing; any other is redacted when somebody needs it."""
        self._watched: tuple[int, SignedEntry] | None = None
        """The number of the entry that spectators were sent last, and what was sent: there are many of them."""
        match.listen(TABLE, self._append)
        self._turns: tuple[int, ...] = ()
        """The last two entries by which it became another player's turn."""
        self._turn: tuple[int, Seat] | None = None
        """The round and the player to move after the last entry."""
        for seq, position in enumerate(match.follower.positions):
            self._note_turn(seq, position.state)
        self._shown = self.allowed(OPEN)
        """How many entries delayed spectators may have by now."""
        self._coming: list[tuple[float, int]] = []
        """When they may have more, and how many then."""

    def count(self, view: View) -> int:
        """Return how many entries a view may have by now."""
        return self._shown if self._is_late(view) else len(self._match.record.entries)

    def pass_time(self, now: float) -> None:
        """Let delayed spectators have the entries that they have waited for."""
        allowed = self.allowed(OPEN)
        if allowed > (self._coming[-1][1] if self._coming else self._shown):
            self._coming.append((now + self._delay_s, allowed))
        while self._coming and self._coming[0][0] <= now:
            _, self._shown = self._coming.pop(0)

    def next_deadline(self) -> float:
        """Return when delayed spectators may have more entries, infinity where none wait."""
        return self._coming[0][0] if self._coming and self._match.end is None else math.inf

    def allowed(self, view: View) -> int:
        """Return how many entries a view may have; delayed spectators lack those of this turn and the last one."""
        if not self._is_late(view):
            return len(self._match.record.entries)
        return self._turns[0] + 1 if len(self._turns) == 2 else 1

    def _is_late(self, view: View) -> bool:
        return view == OPEN and self._delayed and self._match.end is None

    def signed_entry(self, view: View, seq: int) -> SignedEntry:
        """Return an entry with the host's signature, without the signatures that the viewer has made itself."""
        if view != OPEN:
            return self._signed_entry(view, seq)
        if self._watched is None or self._watched[0] != seq:
            self._watched = seq, self._signed_entry(view, seq)
        return self._watched[1]

    def _signed_entry(self, view: View, seq: int) -> SignedEntry:
        entry = self._public
        if entry is None or entry.seq != seq:
            [entry] = self._match.entries(view, seq, seq + 1)
        # An entry that hides nothing is the same object in all views: cached, it is packed once for all links.
        if self._packed is None or self._packed[0] is not entry:
            signers = frozenset([signature.seat for signature in entry.signatures]) if seq else frozenset()
            self._packed = entry, SignedEntry(pack_entry(entry, self._rules), self._sign(seq)), signers
        _, whole, signers = self._packed
        if view not in signers:
            return whole
        own = [signature.value for signature in entry.signatures if signature.seat == view]
        return SignedEntry(omit_signatures(whole.line, own), whole.signature)

    def _sign(self, seq: int) -> bytes:
        """Return the host's signature on the chain up to an entry."""
        if self._signed[0] != seq:
            entry = self._match.record.entries[seq]
            game = self._match.record.header.game
            self._signed = seq, self._signer.sign(entry_message(game, entry.epoch, seq, entry.trailer.digest))
        return self._signed[1]

    def begin(self, view: View, first: int, options: TableOptions, host_seat: Seat | None, host: str) -> Begin:
        """Return the message that announces the entries from ``first`` on."""
        head, epoch = self._match.head(view), self._match.follower.position.epoch
        self._header = self._header or pack_header(head)
        lines = with_view(self._header, head)
        return Begin(lines, options, first, max(first, self.count(view)), epoch, host_seat, host)

    def history(self, view: View, first: int) -> Iterator[History]:
        """Return the entries from ``first`` on, in as many messages as they take."""
        entries = self._match.entries(view, first, self.count(view))
        return split_history(first, (pack_entry(entry, self._rules) for entry in entries))

    def _append(self, entry: Entry) -> None:
        self._public = entry if redact_entry(entry, OPEN) is entry else None
        self._note_turn(entry.seq, self._match.state)

    def _note_turn(self, seq: int, state: GameState) -> None:
        """Note whether it became another player's turn by an entry, from the position after it."""
        turn = state.round, state.turn
        if self._turn not in (None, turn):
            self._turns = (*self._turns[-1:], seq)
        self._turn = turn
