"""Where this computer can be reached: its own addresses, and the ports that it takes."""

from __future__ import annotations

import ipaddress
import socket
import sys

import ifaddr


def own_addresses() -> tuple[str, ...]:
    """List this computer’s addresses on its networks, IPv4 and private ones first."""
    found = set()
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ipaddress.ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
            if not address.is_loopback and not address.is_link_local:
                found.add(address)
    ordered = sorted(found, key=lambda address: (address.version, not address.is_private, int(address)))
    return tuple(map(str, ordered))


def bind(interface: str, port: int) -> list[socket.socket]:
    """Take a port (any that is free for 0) for IPv4, and the same for IPv6 where there is such a thing.

    An interface’s IPv4 address limits it to that one. Raises ``OSError``.
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
            # There SO_REUSEADDR would let another program take the port while it is in use.
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
