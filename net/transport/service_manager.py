"""What a server reports to the service manager that has started it, as systemd with ``Type=notify``.

Knows the environment and one datagram; knows nothing of the server.
"""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Final, Literal

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
VARIABLE: Final = "NOTIFY_SOCKET"
"""The environment variable with the address of the socket; one that begins with ``@`` is of the abstract namespace."""


def report(state: Literal["READY=1", "STOPPING=1"]) -> None:
    """Report a state; do nothing where no service manager waits for it."""
    address = os.environ.get(VARIABLE, "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):
        address = f"\0{address[1:]}"
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sent:
        sent.sendto(state.encode(), address)
