"""The network game: protocol, host, guest, succession, peer, room.

Only ``transport`` and ``discovery`` use sockets; all else receives events and returns what is to be sent.
``docs/protocol.md`` specifies the protocol.
"""
