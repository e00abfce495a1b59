"""What a damaged file makes of coming back to a game: guest instead of host, a sentence, and nothing lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.match.dealer import secret_from
from game.match.match import Match
from game.record.writer import record_text
from game.storage.store import Store
from net.guest.copies import ResumeInfo
from net.peer.rejoin import RejoinPlan, plan_rejoin
from net.peer.saved_copies import SavedCopies
from net.protocol.messages import PeerAddress
from net.protocol.room_types import AddressLost, NetworkError
from tests.helpers.tables import NAMES, SIGNERS, network_match, play_corners
from tests.net.peer.test_saved_copies import damage

HOST_KEY, GUEST = (SIGNERS[seat].public for seat in range(2))
STRANGER = SIGNERS[3].public
OTHER = PeerAddress(1, GUEST, b"c" * 32, "10.0.0.2", 47321)
HOST = ResumeInfo("host", "Ana", "Ana", key=HOST_KEY, peers=(OTHER,))
TO_HOST = ResumeInfo("guest", "Bo", "Ana", "10.0.0.1", 47321, b"f" * 32, HOST_KEY)


class Desk:
    """A person’s folder with one game, and the notes shown to them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.notes: list[str] = []
        self.copies = SavedCopies(store, self.notes.append)
        self.match: Match = network_match("base", 2)
        play_corners(self.match, 8)
        self.game = self.match.record.header.game
        self.first = len(self.match.record.header_trailers)

    def deals(self) -> None:
        self.store.save_copy(self.game, record_text(self.match.record), secret_from("network"))
        self.copies.save_resume_info(self.game, HOST)

    def is_guest(self) -> None:
        self.copies.replace(self.match.seen(1))
        self.copies.save_resume_info(self.game, TO_HOST)

    def lose_ties(self) -> None:
        (self.store.games_dir / f"{self.game}.toml").write_bytes(b"\xff")

    def come_back(self, key: bytes) -> RejoinPlan:
        return plan_rejoin(self.store, self.copies, self.game, key, self.notes.append)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Store(tmp_path) as store:
        yield Desk(store)


def test_intact_files_bring_back_host_and_guest_without_a_message(desk: Desk) -> None:
    desk.is_guest()
    assert desk.come_back(GUEST) == RejoinPlan("Bo", "base")
    desk.deals()
    back = desk.come_back(HOST_KEY)
    assert back.saved is not None
    assert (back.name, back.edition, len(back.saved.record.entries)) == ("Ana", "base", 9)
    assert not desk.notes


def test_a_guest_resumes_the_intact_part(desk: Desk) -> None:
    desk.is_guest()
    damage(desk.store, desk.game, desk.first + 4)
    assert desk.come_back(GUEST) == RejoinPlan("Bo", "base")
    assert len(desk.store.load(desk.game).follower.positions) == 4
    assert "was damaged from entry 5 on" in desk.notes[0]
    desk.is_guest()
    damage(desk.store, desk.game, 2)
    assert desk.come_back(GUEST) == RejoinPlan("Bo", None)
    assert "is damaged from entry 1 on" in desk.notes[1]
    assert len(desk.notes) == 2


def test_a_host_with_a_damaged_record_returns_as_a_guest(desk: Desk) -> None:
    desk.deals()
    damaged = damage(desk.store, desk.game, desk.first + 4)
    assert desk.come_back(HOST_KEY) == RejoinPlan("Ana", "base", None)
    follower = desk.store.load(desk.game).follower
    assert (follower.record.header.view, len(follower.positions)) == (0, 4)
    (sentence,) = desk.notes
    assert "was damaged from entry 5 on" in sentence
    assert "Another player takes over" in sentence
    kept, secret = sorted(desk.store.quarantine_dir.iterdir())
    assert str(kept) in sentence
    assert kept.read_bytes() == damaged
    assert bytes.fromhex(secret.read_text()) == secret_from("network")
    assert not (desk.store.games_dir / f"{desk.game}.secret").exists()
    assert desk.come_back(HOST_KEY) == RejoinPlan("Ana", "base", None)
    assert len(desk.notes) == 1


@pytest.mark.parametrize(("line", "key", "entry"), [(2, HOST_KEY, 1), (None, STRANGER, 5)])
def test_a_host_that_cannot_return_is_shown_what_the_others_can_do(
    desk: Desk, line: int | None, key: bytes, entry: int
) -> None:
    desk.deals()
    damaged = damage(desk.store, desk.game, desk.first + 4 if line is None else line)
    with pytest.raises(
        NetworkError, match=f"is damaged from entry {entry} on.*The other players can continue without you"
    ) as raised:
        desk.come_back(key)
    assert str(desk.store.path(desk.game)) in str(raised.value)
    assert desk.store.path(desk.game).read_bytes() == damaged


@pytest.mark.parametrize("ties", [None, ResumeInfo(), msgspec.structs.replace(TO_HOST, port=0)])
@pytest.mark.parametrize("broken", [False, True])
def test_without_resume_info_the_message_names_the_list_of_tables(
    desk: Desk, ties: ResumeInfo | None, broken: bool
) -> None:
    desk.is_guest()
    if ties is None:
        desk.lose_ties()
    else:
        desk.copies.save_resume_info(desk.game, ties)
    before = damage(desk.store, desk.game, desk.first + 4) if broken else desk.store.path(desk.game).read_bytes()
    with pytest.raises(AddressLost, match=r"Your seat is kept\. Join from the list"):
        desk.come_back(GUEST)
    assert desk.store.path(desk.game).read_bytes() == before


def test_a_fellow_guest_with_an_address_is_a_way_to_rejoin(desk: Desk) -> None:
    desk.is_guest()
    desk.copies.save_resume_info(desk.game, msgspec.structs.replace(TO_HOST, port=0, peers=(OTHER,)))
    assert desk.come_back(GUEST) == RejoinPlan("Bo", "base")


def test_a_host_without_resume_info_resumes_under_its_name(desk: Desk) -> None:
    desk.deals()
    desk.lose_ties()
    back = desk.come_back(HOST_KEY)
    assert back.saved is not None
    assert back.name == NAMES[0]
    assert desk.notes == [
        "The file with this table’s options is damaged. The game is kept, but the clock and joining options are reset."
    ]


def test_a_game_of_another_version_is_left_alone(desk: Desk) -> None:
    desk.is_guest()
    path = desk.store.path(desk.game)
    path.write_bytes(path.read_bytes().replace(b"cabochon record 1", b"cabochon record 9"))
    before = path.read_bytes()
    with pytest.raises(NetworkError, match="the record has format 9"):
        desk.come_back(GUEST)
    assert path.read_bytes() == before
    assert desk.copies.copy(desk.game) is None
    assert desk.store.unfinished_network() is None
