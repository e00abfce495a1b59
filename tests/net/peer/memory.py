"""A copy store without a disk, for all tests that are not about the disk."""

from __future__ import annotations

from game.record import GameRecord
from game.record.follower import Follower, load_record
from game.record.writer import record_text
from net.guest.copies import ResumeInfo


class MemoryCopyStore:
    """Stores copies in memory."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.records: dict[str, str] = {}
        self.quarantined: list[tuple[str, GameRecord]] = []
        self._resume_info: dict[str, ResumeInfo] = {}

    def copy(self, game: str) -> Follower | None:
        """Return this computer's copy of a game."""
        return load_record(self.records[game].encode()).follower if game in self.records else None

    def replace(self, record: GameRecord) -> None:
        """Store a record whole."""
        self.records[record.header.game] = record_text(record)

    def append(self, game: str, line: str) -> None:
        """Append one line."""
        self.records[game] += line

    def quarantine(self, record: GameRecord, label: str) -> None:
        """Quarantine a record."""
        self.quarantined.append((label, GameRecord(record.header, record.header_trailers, list(record.entries))))

    def resume_info(self, game: str) -> ResumeInfo | None:
        """Return what is needed to return to a game."""
        return self._resume_info.get(game)

    def save_resume_info(self, game: str, info: ResumeInfo) -> None:
        """Store what is needed to return to a game."""
        self._resume_info[game] = info
