"""What both sides of a handshake compute: promises, what is signed, and what a code proves.

Knows hashes only; who may come in is the host’s business.
"""

from __future__ import annotations

import hmac

from game.keys import join_message
from game.record_chain import encode, sha
from net.messages import Hello


def promise_number(number: bytes) -> bytes:
    """Give the hash by which a guest commits to its number before it has seen the host’s."""
    return sha("number", number)


def proof_message(fingerprint: bytes, challenge: bytes, hello: Hello, number: bytes) -> bytes:
    """Give what a guest signs: this host’s certificate, both numbers, and all that it said of itself."""
    return join_message(
        fingerprint, challenge, hello.key, hello.certificate, number, hello.name, hello.purpose, hello.game
    )


def prove_code(code: str, fingerprint: bytes, challenge: bytes, number: bytes) -> bytes:
    """Prove to the holder of a certificate that the code is known, for one connection only."""
    return hmac.digest(code.encode("utf-8"), encode(fingerprint, challenge, number), "sha256")
