"""What both sides of a handshake compute: promises, what is signed, and what a code proves.

Knows hashes only; who may come in is the host’s business.
"""

from __future__ import annotations

import hmac
from typing import Final

from game.keys import Signer, is_signed, join_message
from game.record_chain import encode, sha
from net.messages import Hello, Proof

NUMBER_BYTES: Final = 32
"""How long the numbers of both sides are."""


def promise_number(number: bytes) -> bytes:
    """Give the hash by which a guest commits to its number before it has seen the host’s."""
    return sha("number", number)


def mark_game(game: str) -> str:
    """Give the mark by which an announcement names a game: only who knows the game can tell which it is."""
    return sha("announce", game).hex() if game else ""


def proof_message(fingerprint: bytes, challenge: bytes, hello: Hello, number: bytes) -> bytes:
    """Give what a guest signs: this host’s certificate, both numbers, and all that it said of itself."""
    return join_message(
        fingerprint, challenge, hello.key, hello.certificate, number, hello.name, hello.purpose, hello.game
    )


def prove(
    signer: Signer, fingerprint: bytes, challenge: bytes, hello: Hello, number: bytes, code: bytes | None = None
) -> Proof:
    """Prove to the holder of a certificate to be who said hello; ``code`` is what ``prove_code`` gives."""
    return Proof(number, signer.sign(proof_message(fingerprint, challenge, hello, number)), code)


def is_proven(fingerprint: bytes, challenge: bytes, hello: Hello, proof: Proof) -> bool:
    """Tell whether it is the one who said hello that proves it here and now: the promised number, and its signature."""
    message = proof_message(fingerprint, challenge, hello, proof.number)
    return promise_number(proof.number) == hello.promise and is_signed(hello.key, message, proof.signature)


def prove_code(code: str, fingerprint: bytes, challenge: bytes, number: bytes) -> bytes:
    """Prove to the holder of a certificate that the code is known, for one connection only."""
    return hmac.digest(code.encode("utf-8"), encode(fingerprint, challenge, number), "sha256")
