"""The server that is loaded: it counts no connections by address, as all people of a load are on this computer.

``python -m tools.load.server FOLDER`` prints its link and serves until its standard input ends or it is killed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from net.lobby.server import LIMITS, LobbyServer, allow_files, spare_collector
from net.room.invitation import format_server_link

MOST: Final = 20_000


def main() -> int:
    """Serve."""
    allow_files()
    limits = msgspec.structs.replace(LIMITS, connections=MOST, connections_per_address=MOST, handshake_s=240.0)
    server = LobbyServer(Path(sys.argv[1]), 0, "Load", interface="127.0.0.1", limits=limits)
    spare_collector()
    server.start()
    print(format_server_link("127.0.0.1", server.port, server.fingerprint), flush=True)
    sys.stdin.readline()
    server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
