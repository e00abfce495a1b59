"""This computer's own addresses, and listening sockets.

Knows sockets and addresses; knows nothing of TLS or of what is sent.
"""

from __future__ import annotations

import ipaddress
import socket
import sys

import ifaddr


def own_addresses() -> tuple[str, ...]:
    """Return this computer’s addresses, IPv4 and private ones first."""
    found = set()
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ipaddress.ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
            if not address.is_loopback and not address.is_link_local:
                found.add(address)
    ordered = sorted(found, key=lambda address: (address.version, not address.is_private, int(address)))
    return tuple(map(str, ordered))


def bind(interface: str, port: int) -> list[socket.socket]:
    """Bind a port (any free one for 0) for IPv4, and the same for IPv6 where that is possible.

    ``interface`` is the IPv4 address of the only interface to use, empty for all. Raises ``OSError``.
    """
    first = _listener(socket.AF_INET, interface or "0.0.0.0", port)
    if interface:
        return [first]
    try:
        return [first, _listener(socket.AF_INET6, "::", first.getsockname()[1])]
    except OSError:
        return [first]


def _listener(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            # On Windows SO_REUSEADDR lets another program take the port while it is in use.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.setblocking(False)
        listener.bind((address, port))
    except OSError:
        listener.close()
        raise
    return listener
