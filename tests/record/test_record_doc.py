"""docs/record.md is enough: a verifier written from it proves every golden record, and its examples in bytes hold."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from game.match.dealer import secret_from
from game.match.fork import fork_record
from game.match.match import Match, NoJournal, new_header
from game.match.verify import verify
from game.record import OPEN, SeatInfo
from game.record.writer import record_text
from tests.helpers.paths import DOCS, RECORDS
from tests.helpers.tables import EDITIONS, followers_of, play_corners, play_out, seats_of
from tests.record.independent.deal import Deal, names_of
from tests.record.independent.hashing import Wrong, encode, hashed, seal
from tests.record.independent.opening import opening_lines
from tests.record.independent.table import Table, card_json, pieces
from tests.record.independent.verifier import Verifier

PAGE = (DOCS / "record.md").read_text(encoding="utf-8")
SECRET = bytes([1]) * 32
SHARE = bytes([2]) * 32
KEY = Ed25519PrivateKey.from_private_bytes(bytes([0x44]) * 32)
FIRST, VIEW, MOVE = "cabochon record 1", "view table", "1 1 commit 1 take white blue green"


def stated() -> dict[str, str]:
    """Read the page's examples: indented lines ``NAME = VALUE``, and lines indented further that go on."""
    found: dict[str, str] = {}
    name = ""
    for line in PAGE.splitlines():
        if match := re.fullmatch(r"    (\S.*?) = (.+)", line):
            name = match[1]
            found[name] = match[2]
        elif line.startswith("      ") and name:
            found[name] += line.strip()
        else:
            name = ""
    return found


def examples() -> dict[str, str]:
    """Compute every example of the page by name, whole."""
    lines = opening_lines("base", ["Ana", "Bo"], SECRET)
    digests = [line[-97:-33] for line in lines]
    table = Verifier("".join(f"{line}\n" for line in lines))
    table.run()
    position = table.table.public()
    table.table.act("take white blue green", refilled=False)
    after = hashlib.sha256(table.table.public().encode()).digest()
    moved = hashed("line", bytes.fromhex(digests[-1]), MOVE, after)
    start = Table("base", 2, None)
    names = names_of(start, True, 3)
    deal = Deal(start, 1, SECRET, [], names)
    game = lines[3].split(" ")[1]
    message = hashed("acknowledge", game, 1, 1, moved)
    found = {
        'encode("a", 7, 00ff)': encode("a", 7, b"\x00\xff").hex(),
        'hash("secret", 01×32)': hashed("secret", SECRET).hex(),
        "position": position,
        "position digest": hashlib.sha256(position.encode()).hexdigest(),
        f'digest of "{FIRST}"': digests[0],
        f'digest of "{VIEW}"': digests[1],
        "digest of the last header line": digests[-2],
        "digest of entry 0": digests[-1],
        f'digest of "{MOVE}"': moved.hex(),
        'hash("typed seed", "cabochon", 3)': hashed("typed seed", "cabochon", 3).hex(),
        "seed": deal.seed.hex(),
        "seed with the share 02×32 of seat 2": hashed("seed", SECRET, b"", SHARE).hex(),
        'H("first")': deal.hash("first").hex(),
        'H("deck", "1", "b1-35")': deal.hash("deck", "1", "b1-35").hex(),
        "places": re.sub(r"(\d)\.1, [\d., ]*?\1\.(\d0)(?=, \d\.1, |$)", r"\1.1 … \1.\2", ", ".join(names)),
        "items": ", ".join(list(deal.items.values())[:8]),
        'key of "Ana", private 44×32': KEY.public_key().public_bytes_raw().hex(),
        "message for entry 1": message.hex(),
        "signature": KEY.sign(message).hex(),
    }
    for name in ("first", "1.1"):
        found[f"salt of {name}"] = deal.salt(name).hex()
        found[f"commitment to {name}"] = deal.commitment(name)
    for text in (FIRST, MOVE):
        found[f'seal of "{text}"'] = seal(SECRET, text)
    for edition in ("base", "marvel"):
        cards, tiles = pieces(edition)
        found |= {f"{edition} card": json.dumps(cards[0]), f"{edition} tile": json.dumps(tiles[0])}
        found[f"{edition} cards"] = hashed("cards", edition, card_json(edition)).hex()
    return found


def test_every_example_of_the_page_follows_from_its_rules() -> None:
    page, computed = stated(), examples()
    assert page.keys() == computed.keys()
    for name, value in computed.items():
        if name.startswith("encode"):
            page[name] = page[name].replace(" ", "")
        elif re.fullmatch("[0-9a-f]{64,}", value):
            value = value[: len(page[name])]
            assert len(value) >= 8
        assert page[name] == value, name


def test_the_program_derives_the_secret_of_a_repeatable_game_like_the_page() -> None:
    assert secret_from("cabochon", 3).hex() == stated()['hash("typed seed", "cabochon", 3)']


def test_the_program_writes_the_game_of_the_examples_to_the_byte() -> None:
    header = new_header("base", (SeatInfo("Ana", "human"), SeatInfo("Bo", "human")), SECRET)
    match = Match.new(header, SECRET, NoJournal())
    assert record_text(match.record).splitlines() == opening_lines("base", ["Ana", "Bo"], SECRET)


@pytest.mark.slow
def test_the_independent_verifier_agrees_on_every_copy_of_a_game_and_on_a_fork() -> None:
    secret = secret_from("copies")
    for name in EDITIONS:
        match = Match.new(new_header(name, seats_of(3), secret, first=1), secret, NoJournal())
        followers = followers_of(match, OPEN, 0, 1, 2)
        play_corners(match, 30)
        play_out(match)
        fork = fork_record(match.record, 12, match.seats, secret_from("fork"))[1]
        for text in (fork, record_text(match.record), *(record_text(copy.record) for copy in followers.values())):
            ours = verify(text.encode())
            assert Verifier(text).run() == (ours.proved_from, ours.signed)


TAKEOVERS = [path for path in RECORDS if path.name.startswith("takeover")]


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem, marks=[pytest.mark.slow] if path in TAKEOVERS else []) for path in RECORDS],
)
def test_a_verifier_written_from_the_page_agrees_on_golden_records(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found, ours = Verifier(text).run(), verify(text.encode())
    assert (found.proved_from, found.signed) == (ours.proved_from, ours.signed)
    lines = text.splitlines()
    for number in range(len(lines)):
        altered = [*lines[:number], lines[number][:-97] + "0" * 64 + lines[number][-33:], *lines[number + 1 :]]
        with pytest.raises(Wrong):
            Verifier("".join(f"{line}\n" for line in altered)).run()
