"""The protocol's page names every message, every field of it and every limit as the code has them."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from net.protocol import limits
from net.protocol.messages import MESSAGE_TYPES, Message, RefusedWhy
from tests.helpers.paths import DOCS

PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", MESSAGE_TYPES, ids=lambda message: message.__name__)
def test_every_message_is_described_with_its_fields(message: type[Message]) -> None:
    tag = message.__struct_config__.tag
    rows = [row for row in PAGE.splitlines() if row.startswith("|") and f"`{tag}`" in row.split("|")[1]]
    assert len(rows) == 1, f"one row for {tag}"
    for field in message.__struct_fields__:
        assert re.search(rf"\b{field}\b", rows[0]), f"{tag}.{field}"


@pytest.mark.parametrize("why", get_args(RefusedWhy))
def test_every_reason_to_refuse_is_named(why: str) -> None:
    assert f"`{why}`" in PAGE


@pytest.mark.parametrize(
    "said",
    [
        f"{limits.FRAME_BYTES} bytes",
        f"{limits.NAME_LENGTH} characters",
        f"{limits.CHAT_LENGTH} characters",
        f"{limits.MESSAGES_PER_SECOND:.0f} a second on average, {limits.MESSAGE_BURST} at once",
        f"{limits.CHAT_PER_SECOND:.0f} line a second on average, {limits.CHAT_BURST} at once",
        f"{limits.CHAT_BACKLOG} lines are told to who comes later",
        f"{limits.CONNECTIONS} at a table, {limits.CONNECTIONS_PER_ADDRESS} from one address",
        f"| spectators | {limits.SPECTATORS} |",
        f"{limits.HANDSHAKE_S:.0f} s; a begun frame {limits.FRAME_S:.0f} s; at the door {limits.ADMISSION_S:.0f} s",
        f"{limits.CODE_ATTEMPTS} from one address, then {limits.CODE_PAUSE_S:.0f} s of pause",
        f"{limits.CODE_ATTEMPTS_TABLE} at a table",
        f"`kicked` for {limits.CODE_PAUSE_S:.0f} s",
        f"every {limits.PING_S:.0f} s; lost after {limits.SILENCE_S:.0f} s",
        f"{limits.BUFFERED_BYTES // 2**20} MiB",
        f"{limits.CHUNK_BYTES // 1024} KiB",
    ],
)
def test_every_limit_is_stated(said: str) -> None:
    assert said in PAGE
