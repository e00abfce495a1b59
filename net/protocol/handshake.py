"""What both sides of a handshake compute: commitments to nonces, the message to sign, and proofs of a code.

Knows hashes only; the host decides on admission.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Final, Literal

from game.record.hashing import encode, sha
from game.record.signing import Signer, is_signed, join_message
from net.protocol.limits import CAPABILITIES, PROGRAM, PROTOCOL
from net.protocol.messages import Hello, Proof, Purpose

NONCE_BYTES: Final = 32
"""How long the nonces of both sides are."""
CODES_KEPT: Final = 8
"""For how many codes the derived key is cached: deriving one on the network’s thread would stop the table for 50 ms."""
SCRYPT_N: Final = 2**14
SCRYPT_R: Final = 8
SCRYPT_P: Final = 1


def commit_nonce(nonce: bytes) -> bytes:
    """Return the commitment of a guest to its nonce, made before it has seen the host’s."""
    return sha("number", nonce)


def game_tag(game: str) -> str:
    """Return the tag of a game in an announcement, which only those who have the game can recognize."""
    return sha("announce", game).hex() if game else ""


def make_hello(
    purpose: Purpose, name: str, key: bytes, certificate: bytes, port: int, nonce: bytes, game: str
) -> Hello:
    """Return the first message of a peer with this program; it commits to the nonce of the ``Proof``."""
    commitment = commit_nonce(nonce)
    return Hello(PROTOCOL, CAPABILITIES, PROGRAM, purpose, name, key, certificate, port, commitment, game)


def proof_message(fingerprint: bytes, challenge: bytes, hello: Hello, nonce: bytes) -> bytes:
    """Return what a guest signs: this host’s certificate, both nonces, and its hello."""
    return join_message(
        fingerprint, challenge, hello.key, hello.certificate, nonce, hello.name, hello.purpose, hello.game
    )


def prove(
    signer: Signer, fingerprint: bytes, challenge: bytes, hello: Hello, nonce: bytes, code: bytes | None = None
) -> Proof:
    """Return the proof, for the holder of a certificate, of what a hello contains; ``code`` is by ``prove_code``."""
    return Proof(nonce, signer.sign(proof_message(fingerprint, challenge, hello, nonce)), code)


def is_proven(fingerprint: bytes, challenge: bytes, hello: Hello, proof: Proof) -> bool:
    """Whether a proof is by the sender of the hello and for this link: the nonce committed to, and the signature."""
    message = proof_message(fingerprint, challenge, hello, proof.nonce)
    return commit_nonce(proof.nonce) == hello.commitment and is_signed(hello.key, message, proof.signature)


@lru_cache(CODES_KEPT)
def code_key(code: str, fingerprint: bytes) -> bytes:
    """Return the key that a code is proved with; the first derivation takes 16 MiB and some 50 ms.

    That is slow on purpose: a guest sends a proof to any computer that answers at the address, and a code is short
    enough for an exhaustive search otherwise.
    """
    return hashlib.scrypt(code.encode("utf-8"), salt=fingerprint, n=SCRYPT_N, r=SCRYPT_R, p=SCRYPT_P, dklen=32)


def prove_code(code: str, side: Literal["guest", "host"], fingerprint: bytes, challenge: bytes, nonce: bytes) -> bytes:
    """Return the proof of the code of a certificate’s holder, by its guest or by itself, for one link only."""
    return hmac.digest(code_key(code, fingerprint), encode(side, fingerprint, challenge, nonce), "sha256")
