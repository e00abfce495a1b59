"""Signatures of people: Ed25519 keys, and the messages that are signed with them.

Knows keys and bytes; knows nothing of records: ``hashing`` defines what a signed chain digest binds. The cryptography
is imported when it is first needed, as a game at one screen never needs it. A server has libsodium (``PyNaCl``)
besides, which signs and verifies in half the time of OpenSSL (``cryptography``).
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Final

from game.record.hashing import sha

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


class Signer:
    """Holds a private key and signs with it; ``public`` is the other half, 32 bytes."""

    __slots__ = ("_key", "_pair", "private", "public")

    def __init__(self, private: bytes) -> None:
        """Load a private key of 32 bytes; raises ``ValueError`` for any other length."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.private = private
        self.public = self._key.public_key().public_bytes_raw()
        self._pair = private + self.public

    @classmethod
    def generate(cls) -> Signer:
        """Return a signer with a new key."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    def __repr__(self) -> str:
        """Return the public half only: a log must not contain the private one."""
        return f"<Signer {self.public.hex()}>"

    def sign(self, message: bytes) -> bytes:
        """Return the signature on a message: 64 bytes, always the same for the same message."""
        sodium = _sodium()
        value = self._key.sign(message) if sodium is None else sodium.crypto_sign(message, self._pair)[:SIGNATURE_BYTES]
        _valid.add((self.public, message, value))
        return value


class _ValidSignatures:
    """The last signatures that are known to be valid: at least 256 of them, and twice as many at most."""

    def __init__(self) -> None:
        self._newer: set[tuple[bytes, bytes, bytes]] = set()
        self._older: set[tuple[bytes, bytes, bytes]] = set()

    def __contains__(self, signature: tuple[bytes, bytes, bytes]) -> bool:
        return signature in self._newer or signature in self._older

    def add(self, signature: tuple[bytes, bytes, bytes]) -> None:
        """Add a key, a message and the signature on it."""
        # Each step is atomic, so several threads may add: at worst a signature is verified once more.
        if len(self._newer) >= _SIGNATURES:
            self._older, self._newer = self._newer, set()
        self._newer.add(signature)


KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
_SIGNATURES: Final = 256
_KEYS: Final = 16_384
"""How many public keys are kept for the next signature: a server has more people than a table."""
_valid: Final = _ValidSignatures()
_COFACTORED: Final = (
    bytes.fromhex("3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29"),
    b"Cabochon",
    bytes.fromhex(
        "40a4cf5c611d737a2f1c6fcca84d9cabfed80987f186a5a6c57e629bff1af27f"
        "51899945319cb3d0193a26668c1eb4adf386a96cffce776a1127974f8f8a210a"
    ),
)
"""A key, a message and a signature with a point of order 8 added to its first half: it is valid only where both sides
of the equation are multiplied by the cofactor."""


def is_signed(public: bytes, message: bytes, value: bytes) -> bool:
    """Whether a value is the signature on a message by the holder of a public key; never raises.

    The last valid ones are remembered, those made in this process included: a host with a seat receives each signature
    twice, and its own guest verifies what this process has signed.
    """
    signature = public, message, value
    if signature in _valid:
        return True
    if not _verified(public, message, value):
        return False
    _valid.add(signature)
    return True


def _verified(public: bytes, message: bytes, value: bytes) -> bool:
    """Whether libsodium or OpenSSL finds a signature valid.

    Libsodium refuses more, such as keys of a small order. So that all programs judge alike, OpenSSL has the last word
    on what it refuses.
    """
    if len(value) == SIGNATURE_BYTES and len(public) == KEY_BYTES and _sodium_accepts(public, message, value):
        return True
    from cryptography.exceptions import InvalidSignature

    try:
        _public_key(public).verify(value, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _sodium_accepts(public: bytes, message: bytes, value: bytes) -> bool:
    """Whether libsodium is there, judges as strictly as OpenSSL, and finds a signature valid."""
    sodium = _sodium()
    return sodium is not None and _is_strict(sodium) and _opens(sodium, public, message, value)


@cache
def _is_strict(sodium: ModuleType) -> bool:
    """Whether libsodium verifies without the cofactor, as OpenSSL does; RFC 8032, 5.1.7, allows both."""
    return not _opens(sodium, *_COFACTORED)


def _opens(sodium: ModuleType, public: bytes, message: bytes, value: bytes) -> bool:
    from nacl.exceptions import CryptoError

    try:
        sodium.crypto_sign_open(value + message, public)
    except CryptoError:
        return False
    return True


@cache
def _sodium() -> ModuleType | None:
    """Return the functions of libsodium, ``None`` where it is not installed."""
    try:
        from nacl import bindings
    except ImportError:
        return None
    return bindings


@lru_cache(maxsize=_KEYS)
def _public_key(public: bytes) -> Ed25519PublicKey:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    return Ed25519PublicKey.from_public_bytes(public)


def ack_message(game: str, epoch: int, seq: int, digest: bytes) -> bytes:
    """Return what a seat signs to acknowledge an entry: its epoch, its number and the chain digest after it.

    For the header epoch and number are 0, and the digest is that of its last line.
    """
    return sha("acknowledge", game, epoch, seq, digest)


def entry_message(game: str, epoch: int, seq: int, digest: bytes) -> bytes:
    """Return what the host signs to state that an entry leads to this chain digest."""
    return sha("word", game, epoch, seq, digest)


def vote_message(
    game: str, epoch: int, candidate: int, last_epoch: int, last_seq: int, digest: bytes, share_commitment: bytes
) -> bytes:
    """Return what a seat signs to elect another seat as host from ``epoch`` on.

    ``last_epoch``, ``last_seq`` and ``digest`` are the newest entry the voter has, ``share_commitment`` commits to its
    share of the new seed.
    """
    return sha("vote", game, epoch, candidate, last_epoch, last_seq, digest, share_commitment)


def join_message(*parts: bytes | str | int) -> bytes:
    """Return what a peer signs to prove that it holds its key; the parts bind it to one connection."""
    return sha("join", *parts)


def rekey_message(fingerprint: bytes, old: bytes, new: bytes) -> bytes:
    """Return what the holder of an old key signs so that a server moves their name and games to a new one."""
    return sha("rekey", fingerprint, old, new)
