"""Invitations and links to servers as text, and what people type in their place.

A table: ``cabochon://address:port/code#fingerprint``; a server: ``cabochon-server://address:port#fingerprint``.

Knows texts only; opens no connection.
"""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING, Final

import msgspec

from net.protocol.table_code import LONGEST, clean_code

if TYPE_CHECKING:
    from collections.abc import Sequence

DEFAULT_PORT: Final = 47321
"""Where a table listens unless that port is taken, and where an address typed without one is tried."""
SERVER_PORT: Final = 47322
"""Where a server listens unless it is given another port, and where an address of one typed without it is tried."""

_SCHEME: Final = "cabochon://"
_SERVER_SCHEME: Final = "cabochon-server://"
_HOST: Final = re.compile(r"[0-9A-Za-z](?:[0-9A-Za-z.-]{0,62}[0-9A-Za-z])?")


class Invitation(msgspec.Struct, frozen=True):
    """Where a table is; ``code`` may be empty and ``fingerprint`` (32 bytes) unknown where it was typed by hand."""

    address: str
    port: int = DEFAULT_PORT
    code: str = ""
    fingerprint: bytes | None = None


def format_invitation(invitation: Invitation) -> str:
    """Return an invitation as text to be copied."""
    address = f"[{invitation.address}]" if ":" in invitation.address else invitation.address
    fingerprint = "" if invitation.fingerprint is None else f"#{invitation.fingerprint.hex()}"
    return f"{_SCHEME}{address}:{invitation.port}/{invitation.code}{fingerprint}"


def format_server_link(address: str, port: int, fingerprint: bytes) -> str:
    """Return the link to a server as text to be copied."""
    whole = format_invitation(Invitation(address, port, "", fingerprint))
    return _SERVER_SCHEME + whole.removeprefix(_SCHEME).replace("/#", "#")


def parse_invitation(typed: str) -> Invitation:
    """Return the invitation of a text, an ``address:port`` or an address; raises ``ValueError`` for anything else."""
    return _parse(typed, _SCHEME, DEFAULT_PORT)


def parse_server_link(typed: str) -> Invitation:
    """Return where the server of a link, an ``address:port`` or an address is; raises ``ValueError`` otherwise."""
    where = _parse(typed, _SERVER_SCHEME, SERVER_PORT)
    if where.code:
        raise ValueError("a code is for a table")
    return where


def prefer_server(links: Sequence[str], typed: str) -> list[str]:
    """Return the links to servers with a typed one first, and one link for each address.

    A link with a fingerprint stays where only its address is typed. Raises ``ValueError`` where no server is typed.
    """
    where = parse_server_link(typed)
    same = [link for link in links if _server_at(link) == (where.address, where.port)]
    pinned = next((link for link in same if "#" in link), None) if where.fingerprint is None else None
    return [pinned or typed, *(link for link in links if link not in same)]


def _server_at(link: str) -> tuple[str, int] | None:
    """Return where the server of a kept link is, ``None`` where it is damaged."""
    try:
        where = parse_server_link(link)
    except ValueError:
        return None
    return where.address, where.port


def names_server(typed: str) -> bool:
    """Whether a text is the link to a server, or an address with the port where servers listen."""
    if typed.strip().lower().startswith(_SERVER_SCHEME):
        return True
    try:
        where = parse_invitation(typed)
    except ValueError:
        return False
    return where.port == SERVER_PORT and not where.code and where.fingerprint is None


def _parse(typed: str, scheme: str, usual_port: int) -> Invitation:
    text = typed.strip()
    if len(text) > LONGEST:
        raise ValueError("too long")
    if text[: len(scheme)].lower() == scheme:
        text = text[len(scheme) :]
    text, _, fingerprint = text.partition("#")
    text, _, code = text.partition("/")
    address, port = _split(text, usual_port)
    return Invitation(address, port, clean_code(code) if code else "", _fingerprint(fingerprint))


def _fingerprint(text: str) -> bytes | None:
    if not text:
        return None
    if not re.fullmatch("[0-9A-Fa-f]{64}", text):
        raise ValueError("not a fingerprint")
    return bytes.fromhex(text)


def _split(text: str, usual_port: int) -> tuple[str, int]:
    """Return address and port; an IPv6 address before a port is in brackets."""
    bracketed = re.fullmatch(r"\[([^\[\]]*)\](?::(.*))?", text)
    if bracketed:
        return _address(bracketed[1], 6), _port(bracketed[2], usual_port)
    if text.count(":") > 1:
        return _address(text, 6), usual_port
    address, colon, port = text.partition(":")
    return _address(address, 4), _port(port if colon else None, usual_port)


def _address(text: str, version: int) -> str:
    if version == 6:
        return str(ipaddress.IPv6Address(text))
    if re.fullmatch("[0-9.]+", text):
        return str(ipaddress.IPv4Address(text))
    if not _HOST.fullmatch(text):
        raise ValueError("not an address")
    return text.lower()


def _port(text: str | None, usual: int) -> int:
    if text is None:
        return usual
    if not re.fullmatch("[0-9]{1,5}", text) or not 0 < int(text) < 65536:
        raise ValueError("not a port")
    return int(text)
