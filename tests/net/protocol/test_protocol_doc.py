"""docs/protocol.md states every message, field, shape and limit as the code has them, and its examples in bytes hold.

The examples are computed here from the page's rules alone, with ``hashlib``, and compared with the program as well.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import struct
from typing import Any, get_args

import msgpack
import msgspec
import msgspec.inspect
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from game.record.wire import to_wire
from game.rules import EDITION_NAMES
from net.lobby.hall_server import NEW_NAMES, PROOFS, UNPROVEN
from net.lobby.server import LIMITS
from net.protocol import limits
from net.protocol.framing import decode, encode
from net.protocol.handshake import code_key, prove_code
from net.protocol.lobby_messages import (
    LOBBY_MESSAGE_TYPES,
    HallSeat,
    HallTable,
    PastGame,
    PastSeat,
    RankedPlayer,
    RatingChange,
    RatingNote,
)
from net.protocol.messages import (
    MESSAGE_TYPES,
    Ballot,
    Chat,
    HandShown,
    LobbySeat,
    Message,
    PeerAddress,
    Ping,
    RefusalReason,
    SeatPresence,
    SignedEntry,
    TableOptions,
    Watcher,
)
from net.protocol.record_lines import omit_signatures
from net.protocol.safety_words import WORDS, words_for
from tests.helpers.paths import DOCS

PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
PARTS = (
    PastGame,
    PastSeat,
    RankedPlayer,
    HallSeat,
    HallTable,
    RatingNote,
    RatingChange,
    LobbySeat,
    Watcher,
    TableOptions,
    PeerAddress,
    SeatPresence,
    HandShown,
    Ballot,
)
FINGERPRINT, CERTIFICATE, HOST_NONCE, GUEST_NONCE, PRIVATE, DIGEST, COMMITMENT, NEXT_DIGEST = (
    bytes([byte]) * 32 for byte in (0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88)
)
SEAL = b"\x99" * 16
CODE = "7K3M9QXZ"
GAME = "00112233445566778899aabbccddeeff"
KEY = Ed25519PrivateKey.from_private_bytes(PRIVATE)


def encoded(*parts: bytes | str | int) -> bytes:
    """Encode parts by the rules of the page."""
    out = b""
    for part in parts:
        kind, data = (
            (b"b", part)
            if isinstance(part, bytes)
            else (b"s", part.encode("utf-8"))
            if isinstance(part, str)
            else (b"i", str(part).encode("ascii"))
        )
        out += kind + struct.pack(">Q", len(data)) + data
    return out


def hashed(domain: str, *parts: bytes | str | int) -> bytes:
    """Hash parts under a domain by the rules of the page."""
    return hashlib.sha256(encoded(f"cabochon/{domain}", *parts)).digest()


def examples() -> dict[str, str]:
    """Compute every example of the page by name."""
    public = KEY.public_key().public_bytes_raw()
    join = hashed("join", FINGERPRINT, HOST_NONCE, public, CERTIFICATE, GUEST_NONCE, "Ana", "sit", "")
    derived = hashlib.scrypt(CODE.encode(), salt=FINGERPRINT, n=16384, r=8, p=1, dklen=32)
    guest, host = (
        hmac.digest(derived, encoded(side, FINGERPRINT, HOST_NONCE, GUEST_NONCE), "sha256")
        for side in ("guest", "host")
    )
    words = hashed("words", FINGERPRINT, CERTIFICATE, HOST_NONCE, GUEST_NONCE)
    ack = hashed("acknowledge", GAME, 1, 7, DIGEST)
    return {
        "hello.key": public.hex(),
        "commitment": hashed("number", GUEST_NONCE).hex(),
        "join message": join.hex(),
        "signature": KEY.sign(join).hex(),
        "code key": derived.hex(),
        "proof.code": guest.hex(),
        "welcome.code": host.hex(),
        "words": " ".join(WORDS[byte] for byte in words[:4]),
        "rekey message": hashed("rekey", FINGERPRINT, public, COMMITMENT).hex(),
        "ack message": ack.hex(),
        "ack signature": KEY.sign(ack).hex(),
        "commit message": hashed("word", GAME, 1, 7, DIGEST).hex(),
        "vote message": hashed("vote", GAME, 2, 2, 1, 7, DIGEST, COMMITMENT).hex(),
    }


def shape(kind: msgspec.inspect.Type) -> str:
    """Write a field's type as the page does."""
    match kind:
        case msgspec.inspect.BoolType():
            return "bool"
        case msgspec.inspect.NoneType():
            return "nil"
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"int {least}..{most}" if most is not None else f"int ≥{least}"
        case msgspec.inspect.BytesType(min_length=None, max_length=length):
            return f"bin ≤{length}"
        case msgspec.inspect.BytesType(min_length=length):
            return f"bin {length}"
        case msgspec.inspect.StrType(max_length=None):
            # The only text without a bound is an edition, which the registry bounds.
            return "one of " + " ".join(f"“{name}”" for name in EDITION_NAMES)
        case msgspec.inspect.StrType(max_length=length, pattern=pattern):
            return f"str ≤{length}{' hex' if pattern else ''}"
        case msgspec.inspect.LiteralType(values=values):
            return "one of " + " ".join(f"“{value}”" for value in values)
        case msgspec.inspect.UnionType(types=types):
            return " or ".join(map(shape, types))
        case msgspec.inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            count = "" if most is None else f" ({least}..{most})" if least else f" (≤{most})"
            return f"[{shape(item)}]{count}"
        case msgspec.inspect.TupleType():
            return "line"
        case msgspec.inspect.StructType(cls=cls, tag=tag):
            return tag if isinstance(tag, str) else cls.__name__
    raise AssertionError(kind)


def fields(kind: type[Any]) -> str:
    """Write all fields of a message or part as the page does."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return "; ".join(f"{field.encode_name}: {shape(field.type)}" for field in info.fields)


def row(name: str) -> list[str]:
    """Find the one table row about a tag or part."""
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and f"`{name}`" in line.split("|")[1]]
    rows = [line for line in rows if ": " in line or line.rstrip().endswith("| |")]
    assert len(rows) == 1, f"one row for {name}"
    return [cell.strip() for cell in rows[0].strip("|").split("|")]


@pytest.mark.parametrize("message", (*MESSAGE_TYPES, *LOBBY_MESSAGE_TYPES), ids=lambda message: message.__name__)
def test_every_message_is_stated_with_the_shapes_of_its_fields(message: type[Message]) -> None:
    tag = message.__struct_config__.tag
    assert isinstance(tag, str)
    assert row(tag)[2] == fields(message)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_part_is_stated_with_the_shapes_of_its_fields(part: type[Any]) -> None:
    assert row(part.__name__)[1] == fields(part)


@pytest.mark.parametrize("reason", get_args(RefusalReason))
def test_every_reason_to_refuse_is_explained(reason: str) -> None:
    assert re.search(rf"^\| .*`{reason}`.* \| \w", PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", examples())
def test_the_examples_follow_from_the_rules_of_the_page(name: str) -> None:
    found = re.findall(rf"^    {re.escape(name)} += (.+)$", PAGE, re.MULTILINE)
    assert examples()[name] in found


def test_the_program_computes_the_same() -> None:
    facts = examples()
    assert code_key(CODE, FINGERPRINT).hex() == facts["code key"]
    assert prove_code(CODE, "guest", FINGERPRINT, HOST_NONCE, GUEST_NONCE).hex() == facts["proof.code"]
    assert prove_code(CODE, "host", FINGERPRINT, HOST_NONCE, GUEST_NONCE).hex() == facts["welcome.code"]
    assert " ".join(words_for(FINGERPRINT, CERTIFICATE, HOST_NONCE, GUEST_NONCE)) == facts["words"]


@pytest.mark.parametrize(("name", "message"), [("ping", Ping(7)), ("chat", Chat("hé"))])
def test_the_frames_are_those_messages(name: str, message: Message) -> None:
    found = re.search(rf"^    frame {name} = (.+)$", PAGE, re.MULTILINE)
    assert found is not None
    frame = bytes.fromhex(found[1])
    assert len(frame) - 4 == int.from_bytes(frame[:4], "big")
    assert decode(frame[4:]) == message


def test_the_frame_of_a_commit_holds_its_line_without_the_signature_of_the_receiver() -> None:
    found = re.search(r"^    frame commit =\n((?:      .+\n)+)", PAGE, re.MULTILINE)
    assert found is not None
    frame = bytes.fromhex("".join(line.partition("#")[0] for line in found[1].splitlines()))
    line = re.search(r"^    record line = (.+)$", PAGE, re.MULTILINE)
    assert line is not None
    own = KEY.sign(hashed("acknowledge", GAME, 1, 7, DIGEST))
    hashes = [own, b"", NEXT_DIGEST, SEAL]
    texts = re.split("|".join(("SIGNATURE", *(value.hex() for value in hashes if value))), line[1])
    signature = KEY.sign(hashed("word", GAME, 1, 8, NEXT_DIGEST))
    body = msgpack.packb(["commit", [texts, hashes], signature])
    assert frame == struct.pack(">I", len(body)) + body
    # The program makes the same frame from the whole line.
    whole = omit_signatures(to_wire(line[1].replace("SIGNATURE", "aa" * 64)), {b"\xaa" * 64})
    assert frame == encode(SignedEntry(whole, signature))


@pytest.mark.parametrize(
    "limit",
    [
        f"{limits.FRAME_BYTES} bytes",
        f"{limits.NAME_LENGTH} characters",
        f"{limits.CHAT_LENGTH} characters",
        f"{limits.MESSAGES_PER_SECOND:.0f} a second on average, {limits.MESSAGE_BURST} at once",
        f"| messages to a server | {limits.SERVED_MESSAGES:.0f} a second on average, {limits.SERVED_BURST} at once |",
        f"| connections to a server | {LIMITS.connections}, {limits.SERVED_PER_ADDRESS} from one address, "
        f"{UNPROVEN} before the end of their handshake; proofs from one address: {PROOFS:.0f} a second on average, "
        f"{limits.SERVED_PER_ADDRESS} at once; first names from one address: {NEW_NAMES * 60:.0f} a minute on average, "
        f"{limits.SERVED_PER_ADDRESS} at once |",
        f"{limits.CHAT_PER_SECOND:.0f} line a second on average, {limits.CHAT_BURST} at once",
        f"{limits.CHAT_BACKLOG} lines are sent to latecomers",
        f"{limits.CONNECTIONS} at a table, {limits.CONNECTIONS_PER_ADDRESS} from one address",
        f"| spectators | {limits.SPECTATORS} |",
        f"| spectators at a server | {limits.SERVED.spectators} |",
        f"{limits.HANDSHAKE_S:.0f} s; a begun frame {limits.FRAME_S:.0f} s",
        f"the answer to a knock {limits.ADMISSION_S:.0f} s",
        f"{limits.CODE_ATTEMPTS} from one address, then {limits.CODE_PAUSE_S:.0f} s of pause",
        f"{limits.CODE_ATTEMPTS_TABLE} at a table",
        "for {:.0f} s, after further offences for {:.0f}, {:.0f} and then {:.0f} s".format(*limits.OFFENCE_PAUSES_S),
        f"{limits.OFFENCES_PER_ADDRESS} offences from one address the host refuses it for {limits.CODE_PAUSE_S:.0f} s",
        f"`kicked` for {limits.CODE_PAUSE_S:.0f} s",
        f"every {limits.PING_S:.0f} s; lost after {limits.SILENCE_S:.0f} s",
        f"| heartbeat at a server | every {limits.SERVED.ping_s:.0f} s; lost after {limits.SERVED.silence_s:.0f} s of",
        f"The host pings all guests every {limits.PING_S:.0f} s, at a server every {limits.SERVED.ping_s:.0f} s;",
        f"{limits.BUFFERED_BYTES // 2**20} MiB, and more than {limits.UNREAD_BYTES // 1024} KiB for "
        f"{limits.UNREAD_S:.0f} s only",
        f"{limits.CHUNK_BYTES // 1024} KiB",
    ],
)
def test_every_limit_is_stated(limit: str) -> None:
    assert limit in " ".join(PAGE.split())
