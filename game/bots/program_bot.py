"""A bot that is another program: a process that answers each position with a line.

Knows the protocol and the process; knows nothing of levels. The process ends with its standard input.
"""

from __future__ import annotations

import contextlib
import subprocess
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Final, NoReturn

from game.bots.line_protocol import (
    LONGEST_LINE,
    PROTOCOL,
    Choose,
    Chosen,
    FromPlayer,
    LineError,
    PlayerReady,
    ToPlayer,
    from_player,
    hello,
    to_line,
)
from game.rules import Action, GameState, legal_actions

START_S: Final = 20.0
"""How long a program may take until it is ready."""
TURN_S: Final = 5.0
"""How long a program may think about a decision."""
GRACE_S: Final = 1.0
"""How much later than that its answer may come, on a busy machine."""
END_S: Final = 1.0
"""How long a program may take to end before it is killed."""


class ProgramError(RuntimeError):
    """A program does not play: the text is one sentence for the person."""


class ProgramBot:
    """Plays what a program answers; ``close`` ends the program."""

    def __init__(self, command: Sequence[str], seed: bytes, seconds: float = TURN_S) -> None:
        """Start the program; raises ``ProgramError`` where it is not ready in time."""
        self._seconds = seconds
        self._asked = 0
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise ProgramError(f"“{' '.join(command)}” does not start: {reason}") from error
        self._reader = threading.Thread(target=self._read, name="from program", daemon=True)
        self._reader.start()
        answer = self._exchange(hello(seed), START_S)
        if not isinstance(answer, PlayerReady) or answer.protocol != PROTOCOL:
            self._fail(f"the program does not answer “ready” with protocol {PROTOCOL}")
        self.name = answer.name

    def choose(self, view: GameState) -> Action:
        """Return the program's choice; raises ``ProgramError`` where there is none in time, and ends the program."""
        actions = legal_actions(view)
        self._asked += 1
        answer = self._exchange(Choose(self._asked, self._seconds, view, actions), self._seconds + GRACE_S)
        if not isinstance(answer, Chosen) or answer.id != self._asked:
            self._fail(f"the program does not answer “chosen” with id {self._asked}")
        if not 0 <= answer.action < len(actions):
            self._fail(f"the program chooses action {answer.action} of {len(actions)}, counted from 0")
        return actions[answer.action]

    def close(self) -> None:
        """End the program; what it has started itself may keep running."""
        process = self._process
        self._close_input()
        try:
            process.wait(0.0 if self._writer.is_alive() else END_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._close_input()
        # No longer than that: a child of the program may keep its output open.
        self._reader.join(END_S)

    def _close_input(self) -> None:
        """Close the program's input, unless a write to it still waits, for which closing would wait too."""
        self._writer.join(END_S)
        if not self._writer.is_alive() and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()

    def _exchange(self, message: ToPlayer, seconds: float) -> FromPlayer:
        # A program that does not read lets the write wait, once the pipe is full.
        self._writer = threading.Thread(target=self._write, args=(to_line(message),), name="to program", daemon=True)
        self._writer.start()
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self._fail(f"the program does not answer within {seconds:g} seconds")
        if not line:
            self._fail("the program has ended")
        try:
            return from_player(line)
        except LineError as error:
            self._fail(str(error))

    def _fail(self, sentence: str) -> NoReturn:
        self.close()
        raise ProgramError(sentence)

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _read(self) -> None:
        """Queue the lines of the program; an empty one stands for its end."""
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")
