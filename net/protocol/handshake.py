"""What both sides of a handshake compute: promises, what is signed, and what a code proves.

Knows hashes only; who may come in is the host’s business.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Final, Literal

from game.record.hashing import encode, sha
from game.record.keys import Signer, is_signed, join_message
from net.protocol.messages import Hello, Proof

NUMBER_BYTES: Final = 32
"""How long the numbers of both sides are."""
CODES_KEPT: Final = 8
"""For how many codes the key is remembered: it is dear to compute."""
SCRYPT_N: Final = 2**14
SCRYPT_R: Final = 8
SCRYPT_P: Final = 1


def commit_nonce(number: bytes) -> bytes:
    """Give the hash by which a guest commits to its number before it has seen the host’s."""
    return sha("number", number)


def game_tag(game: str) -> str:
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
    return commit_nonce(proof.number) == hello.promise and is_signed(hello.key, message, proof.signature)


@lru_cache(CODES_KEPT)
def code_key(code: str, fingerprint: bytes) -> bytes:
    """Derive what a code proves with; takes 16 MiB and some 50 ms, the first time.

    So dear on purpose: a guest shows one proof to whoever listens at the address, and a code is short enough to be
    searched for otherwise.
    """
    return hashlib.scrypt(code.encode("utf-8"), salt=fingerprint, n=SCRYPT_N, r=SCRYPT_R, p=SCRYPT_P, dklen=32)


def prove_code(code: str, side: Literal["guest", "host"], fingerprint: bytes, challenge: bytes, number: bytes) -> bytes:
    """Prove to know the code of the holder of a certificate, as its guest or as itself, for one connection only."""
    return hmac.digest(code_key(code, fingerprint), encode(side, fingerprint, challenge, number), "sha256")
