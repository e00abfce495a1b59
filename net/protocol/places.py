"""Where a connection comes from: what the addresses of people at the same place have in common.

Knows addresses; knows nothing of connections and limits.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

_V6_PREFIX: Final = 64
_ADDRESSES: Final = 1024
"""Number of addresses whose place is remembered, as each connection is counted by its place several times."""


@lru_cache(_ADDRESSES)
def address_prefix(address: str) -> bytes:
    """Return all of an IPv4 address, the first 64 bits of one of IPv6; raises ``ValueError``."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or ip_network((int(found), _V6_PREFIX), strict=False).network_address
    return found.packed


def place_of(address: str) -> bytes:
    """Return what people at the same place have in common of their addresses."""
    try:
        return address_prefix(address)
    except ValueError:
        return address.encode()
