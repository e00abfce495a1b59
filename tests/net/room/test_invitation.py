"""Invitations and the addresses and codes that people type instead."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.protocol.table_code import ALPHABET, CODE_LENGTH, clean_code, make_code
from net.room.invitation import (
    DEFAULT_PORT,
    Invitation,
    format_invitation,
    names_server,
    parse_invitation,
    prefer_server,
)

PRINT = bytes(range(32))


@given(
    st.ip_addresses().map(str) | st.sampled_from(["tower", "my-pc.local"]),
    st.integers(1, 65535),
    st.text(ALPHABET, min_size=CODE_LENGTH, max_size=CODE_LENGTH) | st.just(""),
    st.binary(min_size=32, max_size=32) | st.none(),
)
def test_an_invitation_survives_formatting_and_parsing(
    address: str, port: int, code: str, fingerprint: bytes | None
) -> None:
    invitation = Invitation(address, port, code, fingerprint)
    assert parse_invitation(format_invitation(invitation)) == invitation


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("192.168.1.5", Invitation("192.168.1.5")),
        (" 192.168.1.5:4000\n", Invitation("192.168.1.5", 4000)),
        ("My-PC.local", Invitation("my-pc.local")),
        ("fe80::1", Invitation("fe80::1")),
        ("[fe80::1]:4000", Invitation("fe80::1", 4000)),
        ("192.168.1.5/abcd-efgh", Invitation("192.168.1.5", DEFAULT_PORT, "ABCDEFGH")),
        ("CABOCHON://10.0.0.1:9/0O1IL234", Invitation("10.0.0.1", 9, "00111234")),
        (f"cabochon://10.0.0.1:9/ABCDEFGH#{PRINT.hex().upper()}", Invitation("10.0.0.1", 9, "ABCDEFGH", PRINT)),
    ],
)
def test_typed_variants_are_understood(typed: str, meant: Invitation) -> None:
    assert parse_invitation(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "cabochon://",
        "1.2.3.4:0",
        "1.2.3.4:65536",
        "1.2.3.4:x",
        "1.2.3.4:",
        "1.2.3",
        "999.1.1.1",
        "[1.2.3.4]:5",
        "[::1]x",
        "a b",
        "-tower",
        "http://tower",
        "tower/ABC",
        "tower/ABCDEFGU",
        "tower#12",
        f"tower#{'g' * 64}",
        "x" * 400,
        "tower\x00",
    ],
)
def test_an_invalid_invitation_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_invitation(typed)


@given(st.text(max_size=60))
def test_any_text_is_an_invitation_or_a_value_error(typed: str) -> None:
    try:
        invitation = parse_invitation(typed)
    except ValueError:
        return
    assert parse_invitation(format_invitation(invitation)) == invitation


@given(st.binary(min_size=CODE_LENGTH, max_size=CODE_LENGTH))
def test_codes_are_made_of_the_random_bytes_and_can_be_typed(data: bytes) -> None:
    code = make_code(lambda count: data[:count])
    assert clean_code(f" {code[:4]}-{code[4:]} ".lower()) == code


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("cabochon-server://friends.example", True),
        ("CABOCHON-SERVER://203.0.113.7:5#" + "0a" * 32, True),
        ("203.0.113.7:47322", True),
        ("friends.example:47322", True),
        ("[2001:db8::1]:47322", True),
        ("203.0.113.7", False),
        ("203.0.113.7:47321", False),
        ("cabochon://203.0.113.7:47322/7K3M9QXZ", False),
        ("no address", False),
        ("", False),
    ],
)
def test_a_server_is_named_by_its_link_or_by_an_address_with_its_port(typed: str, server: bool) -> None:
    assert names_server(typed) == server


LINK = "cabochon-server://203.0.113.7:47322#" + "0a" * 32
OTHER = "cabochon-server://friends.example"


@pytest.mark.parametrize(
    ("kept", "typed", "links"),
    [
        ([OTHER], LINK, [LINK, OTHER]),
        ([OTHER, LINK], LINK, [LINK, OTHER]),
        (["203.0.113.7:47322", OTHER], LINK, [LINK, OTHER]),
        ([OTHER, LINK], "203.0.113.7", [LINK, OTHER]),
        ([LINK], LINK.replace("0a", "0b"), [LINK.replace("0a", "0b")]),
        ([LINK + "0"], "203.0.113.7:47323", ["203.0.113.7:47323", LINK + "0"]),
    ],
)
def test_a_server_is_kept_once_for_each_address(kept: list[str], typed: str, links: list[str]) -> None:
    assert prefer_server(kept, typed) == links
