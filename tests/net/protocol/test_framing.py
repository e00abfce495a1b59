"""Frames: every message there and back in pieces of any size, and nothing but ``ProtocolError`` for anything else."""

from __future__ import annotations

import random
from functools import reduce
from operator import or_
from timeit import repeat
from typing import Any

import msgpack
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.protocol import limits
from net.protocol.framing import LENGTH, ProtocolError, Reader, decode, encode
from net.protocol.lobby_messages import LOBBY_MESSAGE_TYPES
from net.protocol.messages import (
    MESSAGE_TYPES,
    Chat,
    Hello,
    History,
    Lobby,
    LobbySeat,
    Message,
    Ping,
    SeedShareReveal,
    SignedEntry,
    TableOptions,
)

HASH = bytes(range(32))
MESSAGES: list[Message] = [
    Ping(0),
    Chat("Ça va ? “ja” 🎉"),
    SeedShareReveal(HASH),
    Hello(1, ("takeover",), "cabochon", "sit", "Ida", HASH, HASH, 47321, HASH, ""),
    Lobby("Ida", TableOptions("marvel", 30), (LobbySeat("human", "Ida", "", 0, HASH, True), LobbySeat())),
    SignedEntry((("1 ", " x"), (HASH,)), bytes(64)),
    History(3, ((("1 ", " x"), (HASH,)),) * 300),
]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 64, 100_000])
def test_messages_survive_pieces_of_any_size(size: int) -> None:
    stream = b"".join(map(encode, MESSAGES))
    reader, received = Reader(), []
    for start in range(0, len(stream), size):
        received += reader.feed(stream[start : start + size])
    assert received == MESSAGES
    assert reader.pending == 0


def test_an_unfinished_frame_is_kept_and_reported() -> None:
    reader = Reader()
    assert reader.feed(encode(Ping(1)) + encode(Ping(2))[:-1]) == [Ping(1)]
    assert reader.pending == len(encode(Ping(2))) - 1
    assert reader.feed(encode(Ping(2))[-1:]) == [Ping(2)]


@pytest.mark.parametrize("length", [0, limits.FRAME_BYTES + 1, 2**32 - 1])
def test_a_length_is_checked_before_anything_is_buffered(length: int) -> None:
    reader = Reader()
    with pytest.raises(ProtocolError, match=f"a frame of {length} bytes"):
        reader.feed(LENGTH.pack(length))
    assert reader.pending == LENGTH.size


def test_a_message_that_is_too_long_is_never_sent() -> None:
    line = (("x" * 1000,), (HASH,))
    with pytest.raises(ValueError, match="History takes"):
        encode(History(0, (line,) * 70))


@pytest.mark.parametrize(
    "body",
    [
        b"\xc1",
        b"\x91" * 5000,
        b"\xdc\x04\x00" * 5000,
        b"\xdd\xff\xff\xff\xff",
        b"\xd6\xff\x00\x00\x00\x00",
        b"\x92\xa4chat\xa3\xed\xa0\x80",
        *map(
            msgpack.packb,
            [
                None,
                7,
                "ping",
                [],
                ["ping"],
                ["nothing", 1],
                [["ping"], 1],
                [b"ping", 1],
                {"ping": 1},
                ["ping", {}],
                ["ping", True],
                ["ping", 1.0],
                ["ping", float("nan")],
                ["ping", -1],
                ["ping", 2**63],
                ["ping", 1, 2],
                ["ping", "1"],
                ["chat", b"text"],
                ["chat", "x" * (limits.CHAT_LENGTH + 1)],
                ["nonce", bytes(31)],
                ["nonce", "A" * 43 + "="],
                ["react", "rude"],
                ["history", 0, [[["x"], ["x"]]]],
                ["history", 0, [None] * 2000],
            ],
        ),
        msgpack.packb(["ping", 1]) + b"\x00",
        msgpack.packb(["ping", 1])[:-1],
    ],
)
def test_an_invalid_message_is_a_protocol_error(body: bytes) -> None:
    with pytest.raises(ProtocolError):
        decode(body)


@given(st.binary(max_size=400))
def test_any_bytes_give_messages_or_a_protocol_error(data: bytes) -> None:
    for stream in (data, LENGTH.pack(len(data)) + data):
        try:
            received = Reader().feed(stream)
        except ProtocolError:
            continue
        assert all(decode(encode(message)[LENGTH.size :]) == message for message in received)


def test_mutated_messages_get_the_verdict_of_a_check_in_two_steps() -> None:
    """The kept decoder accepts what checking the unpacked values does, with the same values."""
    rng = random.Random(1)
    accepted = 0
    for _ in range(20_000):
        body = mutated(encode(rng.choice(MESSAGES[:-1]))[LENGTH.size :], rng)
        try:
            message: Message | None = decode(body)
        except ProtocolError:
            message = None
        assert message == checked_in_two_steps(body), body
        accepted += message is not None
    assert 1000 < accepted < 10_000


def mutated(body: bytes, rng: random.Random) -> bytes:
    """Return a message with some bytes changed, or one of its values replaced."""
    if rng.random() < 0.5:
        return bytes(msgpack.packb(replaced(msgpack.unpackb(body), rng)))
    data = bytearray(body)
    for _ in range(rng.choice((1, 1, 2, 3))):
        place = rng.randrange(len(data))
        data[place : place + rng.choice((0, 1, 1, 1))] = rng.randbytes(rng.choice((0, 1, 1, 1)))
    return bytes(data)


def replaced(tree: object, rng: random.Random) -> object:
    """Return a tree with one part replaced by something else."""
    if isinstance(tree, list) and tree and rng.random() < 0.9:
        place = rng.randrange(len(tree))
        return [*tree[:place], replaced(tree[place], rng), *tree[place + 1 :]]
    others: list[object] = [None, True, 0, -1, 1.0, 2.5, 2**31, 2**64 - 1, "", "sit", b"", HASH, [], [[]], [tree], {}]
    return rng.choice([tree, float("nan"), msgpack.Timestamp(1, 0), *others])


ONE_MESSAGE: Any = msgspec.defstruct(
    "ONE_MESSAGE", [("message", reduce(or_, (*MESSAGE_TYPES, *LOBBY_MESSAGE_TYPES)))], array_like=True
)


def checked_in_two_steps(body: bytes) -> Message | None:
    """Return the message by unpacking values first and checking them then; ``None`` for anything else."""
    most = {"max_str_len": 65536, "max_bin_len": 65536, "max_array_len": 1024, "max_map_len": 0, "max_ext_len": 0}
    try:
        parts = msgpack.unpackb(body, **most)
        message: Message = msgspec.convert([parts], ONE_MESSAGE, builtin_types=(bytes,)).message
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException):
        return None
    return message


TREES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=40),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=20,
)


@pytest.mark.slow
@given(
    st.sampled_from(["ping", "hello", "lobby", "history", "elect", "presence", "seal"]), st.lists(TREES, max_size=10)
)
def test_any_tree_under_any_tag_gives_a_message_or_a_protocol_error(tag: str, fields: list[object]) -> None:
    body = msgpack.packb([tag, *fields], unicode_errors="surrogatepass")
    try:
        message = decode(body)
    except ProtocolError:
        return
    assert decode(encode(message)[LENGTH.size :]) == message


def test_decoding_costs_about_as_much_as_encoding() -> None:
    """A union of all messages, compiled anew for each of them, would take 30 µs."""
    message = SeedShareReveal(HASH)
    body = encode(message)[LENGTH.size :]
    there, back = (min(repeat(work, number=200, repeat=9)) for work in (lambda: encode(message), lambda: decode(body)))
    assert back < 15 * there
