"""The announcement of a table on the local network: its fields, and which announcements are valid.

Knows the fields of a service of multicast DNS; opens no sockets. What strangers announce is cleaned and bounded here.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Final

from zeroconf import IPVersion, ServiceInfo

from game.rules import EDITION_NAMES
from game.support.cleaning import clean_name
from net.protocol.room_types import FoundTable, TableNote

SERVICE: Final = "_cabochon._tcp.local."


def service_info(note: TableNote, fingerprint: str, port: int, addresses: tuple[str, ...]) -> ServiceInfo:
    """Return an announcement. The service’s name contains the fingerprint, so that no two tables share one."""
    fields = ((key, getattr(note, key)) for key in TableNote.__struct_fields__)
    return ServiceInfo(
        SERVICE,
        f"{fingerprint[:16]}-{port}.{SERVICE}",
        port=port,
        properties={
            "v": "1",
            **{key: value if isinstance(value, str) else str(int(value)) for key, value in fields},
            "fp": fingerprint,
        },
        parsed_addresses=[address for address in addresses if ":" not in address] or ["127.0.0.1"],
        server=f"{fingerprint[:16]}-{port}.local.",
    )


def found_table(info: ServiceInfo) -> FoundTable | None:
    """Return the table of an announcement, ``None`` for an invalid one."""
    addresses = info.parsed_addresses(IPVersion.V4Only)
    if not addresses or not info.port:
        return None
    try:
        texts = {key: _text(info.properties, key) for key in ("name", "host", "edition", "fp")}
        counts = {key: int(_text(info.properties, key)) for key in ("v", "seats", "free", "playing", "spectators")}
        fingerprint = bytes.fromhex(texts["fp"])
        game = bytes.fromhex(_text(info.properties, "game")) if info.properties.get(b"game") else b""
        ipaddress.IPv4Address(addresses[0])
    except (ValueError, KeyError):
        return None
    if counts["v"] != 1 or len(fingerprint) != 32 or texts["edition"] not in EDITION_NAMES:
        return None
    if not 2 <= counts["seats"] <= 4 or not 0 <= counts["free"] <= counts["seats"]:
        return None
    return FoundTable(
        name=clean_name(texts["name"]),
        host=clean_name(texts["host"]),
        edition=texts["edition"],
        seats=counts["seats"],
        free=counts["free"],
        playing=bool(counts["playing"]),
        spectators=bool(counts["spectators"]),
        game=game.hex(),
        private=info.properties.get(b"private") == b"1",
        address=addresses[0],
        port=info.port,
        fingerprint=fingerprint.hex(),
    )


def _text(properties: Mapping[bytes, bytes | None], key: str) -> str:
    value = properties[key.encode()]
    if value is None:
        raise ValueError(f"{key} has no value")
    return value[:255].decode("utf-8")
