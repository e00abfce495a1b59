"""Who hosts a table: what every part of a host needs to prove itself and to make new values.

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
