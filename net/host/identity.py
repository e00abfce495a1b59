"""Who hosts a table: what the parts of a host need to prove who it is, and to draw random bytes and the time.

Knows keys and names; knows nothing of tables, links or games.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.record.signing import Signer


class HostIdentity(msgspec.Struct, frozen=True):
    """The host's key, the ``fingerprint`` of the certificate that guests see, and its name.

    ``token`` returns random bytes, ``stamp`` the time in UTC for the header of a new game.
    """

    signer: Signer
    fingerprint: bytes
    name: str
    token: Callable[[int], bytes]
    stamp: Callable[[], str | None] = lambda: None
