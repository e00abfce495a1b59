"""A store in memory, whose answers come when a test asks for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from net.lobby.people.moderation import PersonReport
from net.lobby.store import (
    Append,
    Claim,
    Create,
    Done,
    Fenced,
    Finish,
    FinishedGame,
    GameExists,
    GameMissing,
    KeepReport,
    KeepUptime,
    KeepVisit,
    LobbyStoreError,
    MoveKey,
    NameTaken,
    NotMovable,
    Operation,
    StoredGame,
    TakeName,
    Uptime,
)


class MemoryStore:
    """Confirms what was submitted at once, or with ``held`` only when ``confirm`` is called."""

    def __init__(self, *, held: bool = False) -> None:
        self.held = held
        self.games: dict[str, StoredGame] = {}
        self.lines: dict[str, list[str]] = {}
        self.fences: dict[str, int] = {}
        self.results_: list[tuple[str, bytes]] = []
        self.names: dict[bytes, tuple[str, str]] = {}
        self.banned: dict[bytes, int] = {}
        self.reports: list[PersonReport] = []
        self.uptime_ = 0.0
        self.known_s = 0.0
        self.outage_s = 0.0
        self.moved: list[tuple[bytes, bytes]] = []
        self.waiting: deque[Callable[[], None]] = deque()

    def submit(self, operation: Operation, done: Done) -> None:
        self._later(lambda: done(self._apply(operation)))

    def claim(self, game: str) -> tuple[Claim, StoredGame]:
        if game not in self.games:
            raise GameMissing(game)
        self.fences[game] += 1
        return Claim(game, self.fences[game]), self.games[game]

    def read(self, game: str, first: int = 0) -> list[str]:
        return self.lines[game][first:]

    def uptime(self) -> Uptime:
        return Uptime(self.uptime_, self.outage_s)

    def unfinished(self) -> Iterable[tuple[str, bytes, bytes]]:
        over = {game for game, _ in self.results_}
        dealt = [game for game in self.games if self.lines.get(game) and game not in over]
        return [(game, self.games[game].summary, self.games[game].state) for game in dealt]

    def name_of(self, key: bytes) -> str:
        return self.names.get(key, ("", ""))[0]

    def knows(self, key: bytes) -> bool:
        return key in self.names

    def result(self, game: str) -> FinishedGame | None:
        return next((each for each in self.results() if each.game == game), None)

    def key_of(self, skeleton: str) -> bytes | None:
        return next((key for key, (_, known) in self.names.items() if known == skeleton), None)

    def known_for(self, key: bytes) -> float:
        return self.known_s if key in self.names else 0.0

    def banned_until(self, key: bytes, address: str) -> int | None:
        return self.banned.get(key, self.banned.get(address.encode()))

    def newest_key(self, key: bytes) -> bytes:
        while key in dict(self.moved):
            key = dict(self.moved)[key]
        return key

    def moves(self, after: int = 0) -> Iterable[tuple[int, bytes, bytes]]:
        return [(number, *move) for number, move in enumerate(self.moved, 1) if number > after]

    def results(self, after: int = 0) -> Iterable[FinishedGame]:
        return [
            FinishedGame(number, game, 0, self.games[game].summary, result)
            for number, (game, result) in enumerate(self.results_, 1)
            if number > after
        ]

    def finished(self, game: str) -> StoredGame:
        if self.result(game) is None:
            raise GameMissing(game)
        return self.games[game]

    def confirm(self, count: int | None = None) -> None:
        """Answer the oldest requests, by default all of them."""
        for _ in range(len(self.waiting) if count is None else count):
            self.waiting.popleft()()

    def _later(self, answer: Callable[[], None]) -> None:
        self.waiting.append(answer)
        if not self.held:
            self.confirm()

    def _apply(self, operation: Operation) -> LobbyStoreError | None:
        match operation:
            case Create(game):
                if game.game in self.games:
                    return GameExists(game.game)
                self.games[game.game] = game
                self.lines[game.game] = []
                self.fences[game.game] = 1
            case Append(claim, first, lines, state):
                if self.fences[claim.game] != claim.fence or len(self.lines[claim.game]) != first:
                    return Fenced(claim.game)
                self.lines[claim.game] += lines
                self.games[claim.game] = replace(self.games[claim.game], state=state)
            case Finish(claim, result):
                if self.fences[claim.game] != claim.fence:
                    return Fenced(claim.game)
                self.results_.append((claim.game, result))
            case TakeName(key, name, skeleton):
                if any(owner != key and known == skeleton for owner, (_, known) in self.names.items()):
                    return NameTaken(name)
                self.names[key] = name, skeleton
            case MoveKey(old, new, results):
                if (old, new) in self.moved:
                    return None
                if old not in self.names or old == new or new in dict(self.moved):
                    return NotMovable(old)
                self.names[new] = self.names.pop(old)
                if old in self.banned:
                    self.banned[new] = self.banned.pop(old)
                changed = dict(results)
                self.results_ = [(game, changed.get(game, result)) for game, result in self.results_]
                self.moved.append((old, new))
            case KeepReport(report):
                self.reports.append(report)
            case KeepVisit():
                pass  # here every name stays in use
            case KeepUptime(seconds):
                self.uptime_ = seconds
        return None
