"""Proof: every altered field fails at its own line, in careless copies and in copies whose digests were made to fit."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import msgspec
import pytest

from game.match.dealer import secret_from
from game.match.match import Match, NoJournal, new_header, seal_header
from game.match.verify import verify
from game.record import OPEN, ClockRule, EndInfo, GameRecord, RecordError, SeatInfo, Trailer
from game.record.hashing import seal, seal_key
from game.record.reader import read_record
from game.record.writer import entry_text, record_text
from game.rules import edition
from tests.helpers.paths import RECORDS
from tests.helpers.tables import (
    EDITIONS,
    acknowledgement,
    followers_of,
    network_match,
    new_match,
    play_corners,
    play_out,
    recomputed,
    seats_of,
    write_clock,
)


def whole_game(redealt: bool = False) -> str:
    """Play a game that holds every kind of entry, to its end."""
    match = new_match("base", 3)
    play_corners(match, 12)
    match.take_back(0, 10)
    write_clock(match, 1, 60_000)
    play_corners(match, 4, seed=5)
    match.change_seat(0, SeatInfo("Zoë", "bot", "random"))
    if redealt:
        match = Match.redealt(match.follower, secret_from("another"), NoJournal())
    play_corners(match, 4, seed=6)
    match.resign(2)
    play_out(match)
    return record_text(match.record)


GAME = whole_game()
REDEALT = whole_game(redealt=True)

# Which line (the first that the pattern is found in), what is found, and what stands there in the forged copy.
HEADER = [
    (r"^view table", "view open"),
    (r"^game ....", "game 0000"),
    (r"started -", "started 2026-11-21T02:00:00Z"),
    (r'"Ana"', '"Eve"'),
    (r"^seat 1 human", "seat 1 bot greedy"),
    (r"^(seat 2 bot) greedy", r"\1 random"),
    (r"^(seat 1 .*) key -", r"\1 key ab12"),
    (r"^first -", "first 1"),
    (r"^deal ....", "deal 0000"),
    (r"^origin -", f"origin {'0' * 32} 1 {'0' * 64}"),
]
SYNTAX = [
    (r"^cabochon record 1", "cabochon record 2"),
    (r"^cabochon record 1", "cabochon record 0"),
    (r"^edition base", "edition marvel"),
    (r"^(edition base cards) ....", r"\1 0000"),
    (r"^(seat 1 .*) nonce -", r"\1 nonce 00"),
    (r"^3 1 ", "4 1 "),
    (r"^3 1 commit", "3 1 commend"),
]
ENTRIES = [
    (r"^(0 1 commit - .*?) deal tile 1 (\S+); deal tile 2 (\S+);", r"\1 deal tile 1 \3; deal tile 2 \2;"),
    (r"^(0 1 commit - deal first) \d", r"\1 9"),
    (r"^(0 1 .* salts=)....", r"\g<1>0000"),
    (r"^(0 1 .* places=)....", r"\g<1>0000"),
    (r"^(0 1 .* places=[0-9a-f]{64}),[0-9a-f]{64}", r"\1"),
    (r"^(\d+ 1 commit) 1 (take|reserve|buy)", r"\1 2 \2"),
    (r"^(\d+ 1 commit \d take) (\w+)", r"\1 red"),
    (r"^(\d+ 1 commit \d reserve deck) \d", r"\1 9"),
    (r"^(\d+ 1 commit \d reserve .* deal hand \S+) \S+", r"\1 b3-20"),
    (r"^(\d+ 1 commit \d reserve .*salts=-,)....", r"\g<1>0000"),
    (r"^(\d+ 1 commit \d buy .* with .*?)\d", r"\g<1>9"),
    (r"^(\d+ 1 commit \d buy hand \S+) \S+", r"\1 b1-40"),
    (r"^(\d+ 1 takeback) 1", r"\1 2"),
    (r"^(\d+ 1 takeback 1 to) 10", r"\1 9"),
    (r"^(\d+ 1 takeback 1 to) 10", r"\1 99"),
    (r"^(\d+ 1 clock) 2", r"\1 1"),
    (r"^(\d+ 1 clock 2) 60000", r"\1 60001"),
    (r"^(\d+ 1 seat) 1", r"\1 2"),
    (r"^(\d+ 1 seat 1 bot random) \"Zoë\"", r'\1 "Zoe"'),
    (r"^(\d+ 1 seat 1 bot) random", r"\1 greedy"),
    (r"^(\d+ 1 resign) 3", r"\1 2"),
    (r"^(\d+ 1 end) points", r"\1 stalled"),
    (r"^(\d+ 1 end points winners) \d", r"\1 3"),
    (r"^(\d+ 1 end .* secret=)....", r"\g<1>0000"),
    (r"^(\d+) 1 (resign)", r"\1 2 \2"),
]
REDEAL = [
    (r"^(\d+ 2 redeal) ....", r"\1 0000"),
    (r"^(\d+ 2 redeal .* places=)....", r"\g<1>0000"),
    (r"^(\d+) 2 (redeal)", r"\1 3 \2"),
    (r"^(\d+ 2 resign) 3", r"\1 2"),
    (r"^(\d+ 2 end .* secret=)....", r"\g<1>0000"),
]


TAKEOVER = [
    (r"^(\d+ 4 redeal) ....", r"\1 0000"),
    (r"^(\d+ 4 redeal .* places=)....", r"\g<1>0000"),
    (r"^(\d+ 4 redeal .* places=[0-9a-f]{64}),[0-9a-f]{64}", r"\1"),
    (r"^(\d+ 4 redeal .* nonces=)....", r"\g<1>0000"),
    (r"^(\d+ 4 redeal .* nonces=[0-9a-f]{64}),[0-9a-f]{64}", r"\1"),
    (r"^(\d+ 4 redeal .*?); deal hand (1\.1 \S+)(?=;)", r"\1"),
    (r"^(\d+ 4 redeal .*?); deal hand 3\.1", r"\1; deal hand 4.1"),
    (r"^(\d+) 4 (redeal)", r"\1 5 \2"),
    (r"^(\d+) 4 (redeal)", r"\1 2 \2"),
    (r"^(\d+ 4 redeal .* signatures=\d:\d+:)....", r"\g<1>0000"),
    (r"^(\d+ 4 redeal .* signatures=)\d", r"\g<1>3"),
    (r"^(\d+ 4 end .* hands=)2\.1", r"\g<1>2.2"),
    (r"^(\d+ 4 end .* hands=2\.1:)[^:]+", r"\g<1>b3-20"),
    (r"^(\d+ 4 end .* hands=2\.1:[^:]+:)....", r"\g<1>0000"),
    (r"^(\d+ 4 end .* hands=)[^,]+,", r"\1"),
    (r"^(\d+ 4 end .*) hands=\S+", r"\1"),
    (r"^(\d+ 4 end .* secret=)....", r"\g<1>0000"),
]
TAKEOVER_COPIES = [path for path in RECORDS if "takeover-base" in path.stem]


def forged(text: str, pattern: str, replacement: str) -> tuple[str, int]:
    """Return the text altered at the first place where a pattern is found, and the line of that place."""
    found = re.search(pattern, text, re.MULTILINE)
    assert found, pattern
    altered = text[: found.start()] + found.expand(replacement) + text[found.end() :]
    assert altered != text
    return altered, text.count("\n", 0, found.start()) + 1


def fails_at(text: str) -> int:
    with pytest.raises(RecordError) as caught:
        verify(text.encode())
    return caught.value.line


@pytest.mark.parametrize(("pattern", "replacement"), [*HEADER, *SYNTAX, *ENTRIES])
def test_an_altered_field_fails_at_its_line(pattern: str, replacement: str) -> None:
    altered, line = forged(GAME, pattern, replacement)
    assert fails_at(altered) == line


@pytest.mark.parametrize(("pattern", "replacement"), [*HEADER, *ENTRIES])
def test_an_altered_field_fails_at_its_line_even_with_matching_digests(pattern: str, replacement: str) -> None:
    altered, line = forged(GAME, pattern, replacement)
    with contextlib.suppress(RecordError):  # Where it is no valid text, it fails as it stands.
        altered = recomputed(altered)
    assert fails_at(altered) == line


@pytest.mark.parametrize(("pattern", "replacement"), REDEAL)
def test_the_entries_of_a_second_deal_are_bound_as_well(pattern: str, replacement: str) -> None:
    altered, line = forged(REDEALT, pattern, replacement)
    assert fails_at(altered) == line
    assert fails_at(recomputed(altered)) == line


@pytest.mark.parametrize("path", TAKEOVER_COPIES, ids=lambda path: path.stem)
@pytest.mark.parametrize(("pattern", "replacement"), TAKEOVER)
def test_entries_of_a_new_host_are_hashed_into_every_copy(path: Path, pattern: str, replacement: str) -> None:
    altered, line = forged(path.read_text(encoding="utf-8"), pattern, replacement)
    assert fails_at(altered) == line
    with contextlib.suppress(RecordError):
        altered = recomputed(altered)
    assert fails_at(altered) == line


@pytest.mark.parametrize("path", TAKEOVER_COPIES, ids=lambda path: path.stem)
def test_a_copy_after_a_takeover_claims_neither_more_nor_less_than_it_holds(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(TAKEOVER_COPIES) == 3
    for view in (
        "table",
        "table since 2",
        "table since 5",
        "open",
        "seat 1",
        "seat 2",
        "seat 4 since 4",
        "open since 2",
    ):
        altered = re.sub("^view .*?  #", f"view {view}  #", text, count=1, flags=re.MULTILINE)
        if altered != text:
            assert fails_at(altered)


@pytest.mark.slow
@pytest.mark.parametrize("end", [r"# [0-9a-f]{4}", r" [0-9a-f]{4}(?=[0-9a-f]{28}$)"], ids=["digest", "seal"])
def test_every_lines_digest_and_seal_count(end: str) -> None:
    lines = GAME.splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        altered = re.sub(end, lambda found: found.group()[:-4] + found.group()[-4:][::-1], line)
        if altered != line:
            assert fails_at("".join([*lines[: number - 1], altered, *lines[number:]])) == number


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_are_proved_as_far_as_their_dealers_lived(path: Path) -> None:
    verified = verify(path.read_bytes())
    assert verified.proof == (
        "unproven" if path.stem in ("base-3", "marvel-3") or "takeover" in path.stem else "proved"
    )
    assert verified.result == verified.record.end is not None


@pytest.mark.parametrize("name", EDITIONS)
def test_each_viewers_record_is_proved_once_the_secret_is_out(name: str) -> None:
    match = new_match(name, 3)
    followers = followers_of(match, OPEN, 0, 1, 2)
    play_corners(match, 40)
    for follower in followers.values():
        assert verify(record_text(follower.record).encode()).proof == "unfinished"
    play_out(match)
    for follower in followers.values():
        text = record_text(follower.record)
        assert "?" in text
        assert verify(text.encode()).proof == "proved"


def test_a_record_that_shows_too_much_or_too_little_is_found_out() -> None:
    match = new_match("base", 2)
    followers = followers_of(match, 0, 1)
    play_corners(match, 30)
    text = record_text(match.record)
    blind = next(line for line in text.splitlines() if "deal hand 1" in line)
    number = text.splitlines().index(blind) + 1
    for view, line in ((1, number), (0, None)):
        copy = record_text(followers[view].record)
        altered = copy.replace("view seat 1", "view seat 2") if view == 0 else copy.replace("view seat 2", "view table")
        assert altered != copy
        assert fails_at(altered) == (line or number)


def test_a_number_too_long_for_any_integer_fails_at_its_line() -> None:
    for pattern in (r"^(0 1 commit - deal first) \d", r"^(\d+ 1 takeback 1 to) 10", r"^(\d+ 1 clock 2) 60000"):
        altered, line = forged(GAME, pattern, r"\1 " + "9" * 5000)
        assert fails_at(altered) == line


def test_a_cut_off_last_line_is_left_out() -> None:
    whole = verify(GAME.encode())
    torn = verify(GAME[:-1].encode())
    assert (whole.proof, whole.torn) == ("proved", None)
    assert (torn.proof, torn.result, torn.torn) == ("unfinished", None, GAME.count("\n"))
    assert torn.record.entries == whole.record.entries[:-1]
    more = verify(GAME.encode() + b"64 1 clock \xff\x00")
    assert (more.proof, more.torn, more.record) == ("proved", GAME.count("\n") + 1, whole.record)
    assert fails_at(GAME[: GAME.index("\norigin")]) == GAME.count("\n", 0, GAME.index("\norigin")) + 1


def resealed(text: str, secret: bytes) -> str:
    """Forge a record as anybody can once its secret is public: recompute digests and seals for the altered text."""
    record = read_record(recomputed(text))
    rules = edition(record.header.edition)
    trailers = seal_header(record.header, secret)
    key = seal_key(secret)
    entries = [
        msgspec.structs.replace(entry, trailer=Trailer(entry.trailer.digest, seal(key, entry_text(entry, rules))))
        for entry in record.entries
    ]
    return record_text(GameRecord(record.header, trailers, entries))


def signed_game() -> Match:
    """Play a network game in which seat 2 acknowledges everything and seat 1 the first entries."""
    match = network_match("base", 2)
    for turn in range(12):
        for seat in (0, 1) if turn < 4 else (1,):
            match.add_acknowledgement(acknowledgement(match, seat, len(match.record.entries) - 1))
        play_corners(match, 1, seed=turn)
    match.resign(0)
    return match


def test_a_published_secret_proves_the_deal_and_only_signatures_the_moves() -> None:
    match = signed_game()
    text, secret = record_text(match.record), secret_from("network")
    assert verify(text.encode()).signed == {0: 3, 1: 11}
    stripped = resealed(re.sub(r"(?m)^(?!0 )(.*?)(?: \|)? signatures=\S+(?=  # )", r"\1", text), secret)
    found = verify(stripped.encode())
    assert (found.proof, found.signed) == ("proved", {0: None, 1: None})
    other_winner = stripped.replace("resign 1", "resign 2").replace("winners 2", "winners 1")
    found = verify(resealed(other_winner, secret).encode())
    assert found.result == EndInfo("resigned", (0,))
    assert (found.proof, found.signed) == ("proved", {0: None, 1: None})
    local = re.sub(r"key \S+ nonce \S+", "key - nonce -", re.sub(r" nonces=\S+| signatures=\S+", "", text))
    assert verify(record_text(new_match("base", 2).record).encode()).signed == {}
    assert fails_at(resealed(local.replace(" |  #", "  #"), secret))


def test_a_record_with_keys_whose_header_is_not_signed_is_refused() -> None:
    text = record_text(signed_game().record)
    opening = text[: text.index("\n0 1")].count("\n") + 2
    first = re.sub(r"(?m)^(0 1 .* signatures=)([^, ]+),([^, ]+)(?=  # )", r"\1\2", text)
    second = re.sub(r"(?m)^(0 1 .* signatures=)([^, ]+),([^, ]+)(?=  # )", r"\1\3", text)
    neither = re.sub(r"(?m)^(0 1 .*) signatures=\S+(?=  # )", r"\1", text)
    for altered in (first, second, neither):
        assert altered != text
        assert fails_at(resealed(altered, secret_from("network"))) == opening


def test_a_clock_may_stand_in_the_header_or_the_entries_alone() -> None:
    secret = secret_from("clock")
    header = new_header("base", seats_of(2), secret, clock=ClockRule("turn", 30, bot=False))
    match = Match.new(header, secret, NoJournal())
    play_corners(match, 3)
    assert verify(record_text(match.record).encode()).record.header.clock == header.clock
    match = network_match("base", 2)
    match.note_clock(0, 1000)
    assert verify(record_text(match.record).encode()).record.header.clock is None


def test_nothing_follows_the_end() -> None:
    last = GAME.splitlines(keepends=True)[-1]
    seq = int(last.split()[0])
    assert fails_at(GAME + last.replace(f"{seq} ", f"{seq + 1} ", 1)) == GAME.count("\n") + 1
