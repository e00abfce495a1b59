"""Saved copies of peers: copies that survive, records set aside, and resume info."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.dealer import secret_from
from game.record.wire import entry_line
from game.record.writer import record_text
from game.sessions.local import resume
from game.storage.folder import StoreError
from game.storage.store import Store
from net.guest.copies import CopyStore, ResumeInfo
from net.peer.saved_copies import SavedCopies
from net.protocol.messages import PeerAddress, TableOptions
from tests.helpers.tables import network_match, new_match, play_corners, play_out
from tests.net.guest.scripted_host import Hosted
from tests.net.peer.memory import MemoryCopyStore

INFO = ResumeInfo(
    "host",
    "Bö “B” | Ö",
    "Ida",
    "192.168.1.5",
    47321,
    b"\x00" * 32,
    b"\xff" * 32,
    (PeerAddress(0, b"k" * 32, b"c" * 32, "fe80::1", 47322),),
    7,
    TableOptions("marvel", 30, -1, False, True, True),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


@pytest.fixture(params=["disk", "memory"])
def copies(request: pytest.FixtureRequest, store: Store) -> CopyStore:
    return SavedCopies(store) if request.param == "disk" else MemoryCopyStore()


def test_a_copy_grows_line_by_line(copies: CopyStore) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    copies.replace(match.seen(1))
    play_corners(match, 5)
    for entry in match.seen(1).entries[1:]:
        copies.append(game, entry_line(entry, match.follower.rules) + "\n")
    copy = copies.copy(game)
    assert copy is not None
    assert copy.digest == match.follower.digest
    assert copies.copy("0" * 32) is None


def test_resume_info_survives_saving(copies: CopyStore) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    assert copies.resume_info(game) is None
    copies.replace(match.seen(1))
    copies.save_resume_info(game, INFO)
    assert copies.resume_info(game) == INFO


def test_resume_info_without_the_newest_option_lets_the_others_take_over(store: Store) -> None:
    copies = SavedCopies(store)
    copies.replace(network_match("base", 2).seen(1))
    game = network_match("base", 2).record.header.game
    (store.games_dir / f"{game}.toml").write_text('options = ["marvel", 30, 60, true, false, true]\n')
    info = copies.resume_info(game)
    assert info is not None
    assert info.options == TableOptions("marvel", 30, 60, True, False, True, takeover=True)


def test_a_guest_saves_its_game(store: Store) -> None:
    copies = SavedCopies(store)
    hosted = Hosted(copies=copies)
    hosted.deal()
    play_corners(hosted.match, 10)
    hosted.send_rest()
    again = SavedCopies(store)
    copy = again.copy(hosted.guest.copy.game)
    assert copy is not None
    assert record_text(copy.record) == record_text(hosted.match.seen(1))
    info = again.resume_info(hosted.guest.copy.game)
    assert info is not None
    assert info.host == "Ida"


def test_a_line_after_a_crash_is_appended_to_the_last_whole_one(tmp_path: Path) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    with Store(tmp_path) as store:
        SavedCopies(store).replace(match.seen(1))
    path = store.games_dir / f"{game}.cabochon"
    path.write_bytes(path.read_bytes() + b"1 1 com")
    play_corners(match, 1)
    with Store(tmp_path) as store:
        again = SavedCopies(store)
        again.append(game, entry_line(match.seen(1).entries[1], match.follower.rules) + "\n")
        copy = again.copy(game)
    assert copy is not None
    assert copy.digest == match.seen(1).entries[1].trailer.digest


def test_a_line_without_a_copy_is_refused(store: Store) -> None:
    with pytest.raises(OSError, match="does not exist"):
        SavedCopies(store).append("0" * 32, "1 1 nothing\n")


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"epoch = 'two'", b"epoch = [", b"peers = [[1]]"])
def test_illegible_resume_info_is_none_or_that_of_a_newcomer(store: Store, damage: bytes) -> None:
    copies = SavedCopies(store)
    copies.replace(network_match("base", 2).seen(1))
    game = network_match("base", 2).record.header.game
    copies.save_resume_info(game, INFO)
    (store.games_dir / f"{game}.toml").write_bytes(damage)
    assert copies.resume_info(game) == (None if damage else ResumeInfo())


@pytest.mark.parametrize("wrong", [b"192.168.1.6", b"192.168.x.5"])
def test_resume_info_with_one_wrong_digit_is_none(store: Store, wrong: bytes) -> None:
    copies = SavedCopies(store)
    copies.replace(network_match("base", 2).seen(1))
    game = network_match("base", 2).record.header.game
    copies.save_resume_info(game, INFO)
    path = store.games_dir / f"{game}.toml"
    path.write_bytes(path.read_bytes().replace(b"192.168.1.5", wrong))
    assert copies.resume_info(game) is None


@pytest.mark.skipif(os.name == "nt", reason="there are no such permissions")
def test_resume_info_is_readable_by_its_owner_alone(store: Store) -> None:
    store.save_resume_text("0" * 32, "epoch = 1")
    assert (store.games_dir / f"{'0' * 32}.toml").stat().st_mode & 0o077 == 0


def test_a_replaced_record_is_quarantined_with_its_secret(store: Store) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    secret = secret_from("network")
    store.save_copy(game, record_text(match.record), secret).close()
    hidden = store.games_dir / f"{game}.secret"
    assert bytes.fromhex(hidden.read_text()) == secret
    copies = SavedCopies(store)
    copies.replace(match.seen(1))
    assert not hidden.exists()
    aside = store.games_dir / "aside"
    assert sorted(path.name for path in aside.iterdir()) == [f"{game}-before-1.cabochon", f"{game}-before-1.secret"]
    assert (aside / f"{game}-before-1.cabochon").read_text(encoding="utf-8") == record_text(match.record)
    assert [summary.id for summary in store.list_games()] == [game], "records set aside are not listed"


def test_a_host_whose_record_was_replaced_cannot_write_any_more(store: Store) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    journal = store.save_copy(game, record_text(match.record), secret_from("network"))
    SavedCopies(store).replace(match.seen(1))
    with pytest.raises(OSError, match="Bad"):
        journal.append("1 1 nothing\n")
    journal.close()


def test_both_sides_of_a_disagreement_are_kept(store: Store) -> None:
    match = network_match("base", 2)
    copies = SavedCopies(store)
    for label in ("ours", "theirs", "ours"):
        copies.quarantine(match.seen(1), label)
    game = match.record.header.game
    names = sorted(path.name for path in (store.games_dir / "aside").iterdir())
    assert names == [f"{game}-ours-1.cabochon", f"{game}-ours-2.cabochon", f"{game}-theirs-1.cabochon"]


# --- damaged copies ----------------------------------------------------------------------------------------------


def damage(store: Store, game: str, line: int) -> bytes:
    """Overwrite two bytes in the middle of a line and return the damaged file."""
    path = store.path(game)
    lines = path.read_bytes().split(b"\n")
    middle = len(lines[line]) // 2
    lines[line] = lines[line][:middle] + b"\xff\x00" + lines[line][middle + 2 :]
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


def test_the_intact_part_of_a_damaged_copy_replaces_it_and_is_continued(store: Store) -> None:
    match = network_match("base", 2)
    play_corners(match, 8)
    game, seen = match.record.header.game, match.seen(1)
    SavedCopies(store).replace(seen)
    damaged = damage(store, game, len(seen.header_trailers) + 5)
    notes: list[str] = []
    copies = SavedCopies(store, notes.append)
    copy = copies.copy(game)
    assert copy is not None
    assert len(copy.positions) == 5
    (aside,) = store.quarantine_dir.iterdir()
    assert aside.read_bytes() == damaged
    (sentence,) = notes
    assert sentence.startswith("Your copy of the game was damaged from entry 6 on. The rest is loaded")
    assert str(aside) in sentence
    for entry in seen.entries[5:]:
        copies.append(game, entry_line(entry, match.follower.rules) + "\n")
    copy = copies.copy(game)
    assert copy is not None
    assert copy.digest == match.follower.digest
    assert len(notes) == 1


def test_a_copy_damaged_in_its_header_is_reported_and_not_resumed(store: Store) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    SavedCopies(store).replace(match.seen(1))
    damaged = damage(store, game, 3)
    notes: list[str] = []
    copies = SavedCopies(store, notes.append)
    assert copies.copy(game) is None
    assert store.path(game).read_bytes() == damaged
    assert "is damaged from entry 1 on" in notes[0]
    copies.replace(match.seen(1))
    assert [path.read_bytes() for path in store.quarantine_dir.iterdir()] == [damaged]


def test_a_damaged_record_of_a_host_is_left_in_place(store: Store) -> None:
    match = network_match("base", 2)
    play_corners(match, 4)
    game = match.record.header.game
    store.save_copy(game, record_text(match.record), secret_from("network")).close()
    damaged = damage(store, game, len(match.record.header_trailers) + 3)
    notes: list[str] = []
    copy = SavedCopies(store, notes.append).copy(game)
    assert copy is not None
    assert len(copy.positions) == 3
    assert "is damaged from entry 4 on" in notes[0]
    assert store.path(game).read_bytes() == damaged
    assert not store.quarantine_dir.exists()


@pytest.mark.parametrize("line", [3, -3])
def test_a_damaged_game_can_still_be_rejoined(store: Store, line: int) -> None:
    match = network_match("base", 2)
    play_corners(match, 4)
    game = match.record.header.game
    SavedCopies(store).replace(match.seen(1))
    damage(store, game, line)
    assert store.unfinished_network() is None, "nothing leads back to it"
    SavedCopies(store).save_resume_info(game, INFO)
    found = store.unfinished_network()
    assert found is not None
    assert found.id == game
    play_out(match)
    SavedCopies(store).replace(match.seen(1))
    damage(store, game, 3)
    assert store.unfinished_network() is None, "it is over"


# --- network games among the saved ones --------------------------------------------------------------------------


def test_a_network_game_is_never_opened_at_one_screen(store: Store) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    store.save_copy(game, record_text(match.record), secret_from("network")).close()
    (summary,) = store.list_games()
    assert summary.networked
    assert not summary.playable
    assert store.unfinished() is None
    with pytest.raises(StoreError, match="network game"):
        resume(store, game)
    again, journal = store.resume(game, networked=True)
    journal.close()
    assert again.record.header.is_networked


def test_a_network_game_without_its_secret_is_not_redealt_by_one_person(store: Store) -> None:
    match = network_match("base", 2)
    game = match.record.header.game
    store.save_copy(game, record_text(match.record), secret_from("network")).close()
    (store.games_dir / f"{game}.secret").unlink()
    with pytest.raises(StoreError, match="another player"):
        store.resume(game, networked=True)


def test_the_game_to_rejoin_is_the_last_unfinished_one_with_resume_info(store: Store) -> None:
    copies = SavedCopies(store)
    match = network_match("base", 2)
    copies.replace(match.seen(1))
    game = match.record.header.game
    assert store.unfinished_network() is None
    copies.save_resume_info(game, INFO)
    local = new_match("base", 2)
    store.save_copy(local.record.header.game, record_text(local.record), secret_from("test")).close()
    found = store.unfinished_network()
    assert found is not None
    assert found.id == game
    play_out(match)
    copies.replace(match.seen(1))
    assert store.unfinished_network() is None


def test_deleting_a_game_deletes_its_resume_info(store: Store) -> None:
    copies = SavedCopies(store)
    match = network_match("base", 2)
    copies.replace(match.seen(1))
    copies.save_resume_info(match.record.header.game, INFO)
    store.delete(match.record.header.game)
    assert list(store.games_dir.iterdir()) == []


def test_resume_info_without_a_game_is_deleted(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.save_resume_text("0" * 32, "epoch = 1")
    with Store(tmp_path) as store:
        assert list(store.games_dir.iterdir()) == []
