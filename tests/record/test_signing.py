"""Signatures: their signer, their message, and that nothing else is accepted."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.record import signing
from game.record.signing import Signer, ack_message, entry_message, is_signed, join_message, vote_message

PRIVATE = bytes(range(32))
# RFC 8032, section 7.1, the first test: what other programs compute from the same key.
RFC_PRIVATE = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
RFC_PUBLIC = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")


def test_a_key_is_the_one_that_everybody_computes() -> None:
    signer = Signer(RFC_PRIVATE)
    assert signer.public == RFC_PUBLIC
    assert signer.sign(b"").hex().startswith("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974")


def test_a_signature_is_good_for_its_message_and_key_only() -> None:
    signer, other = Signer(PRIVATE), Signer.generate()
    value = signer.sign(b"message")
    assert value == Signer(signer.private).sign(b"message")
    assert len(value) == 64
    assert is_signed(signer.public, b"message", value)
    assert not is_signed(signer.public, b"massage", value)
    assert not is_signed(other.public, b"message", value)
    assert not is_signed(signer.public, b"message", value[::-1])


@pytest.mark.parametrize("public", [b"", bytes(31), bytes(33), bytes(32), b"\xff" * 32])
@pytest.mark.parametrize("value", [b"", bytes(63), bytes(64), bytes(65), b"\xff" * 64])
def test_no_bytes_at_all_make_the_check_raise(public: bytes, value: bytes) -> None:
    assert not is_signed(public, b"message", value)


@pytest.mark.parametrize("sodium", [True, False])
def test_both_libraries_sign_and_judge_alike(sodium: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert signing._sodium() is not None
    if not sodium:
        monkeypatch.setattr(signing, "_sodium", lambda: None)
    monkeypatch.setattr(signing, "_valid", signing._ValidSignatures())
    value = Signer(RFC_PRIVATE).sign(b"")
    assert value.hex().startswith("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974")
    monkeypatch.setattr(signing, "_valid", signing._ValidSignatures())
    assert is_signed(RFC_PUBLIC, b"", value)
    assert not is_signed(RFC_PUBLIC, b"", bytes([*value[:-1], value[-1] ^ 1]))
    # The neutral element as a key: it has no private half, and libsodium alone refuses it.
    neutral = bytes([1]) + bytes(31)
    assert is_signed(neutral, b"message", neutral + bytes(32))


class Cofactored:
    """A libsodium that multiplies by the cofactor, and so accepts more than OpenSSL."""

    def crypto_sign_open(self, signed: bytes, public: bytes) -> bytes:
        return signed


def test_a_library_that_accepts_more_than_openssl_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_signed(*signing._COFACTORED)
    monkeypatch.setattr(signing, "_sodium", lambda: Cofactored())
    assert not is_signed(*signing._COFACTORED)


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32"):
        Signer(bytes(31))


def test_the_log_contains_no_private_key() -> None:
    signer = Signer(PRIVATE)
    assert signer.public.hex() in repr(signer)
    assert PRIVATE.hex() not in repr(signer)


def test_no_two_statements_are_signed_by_the_same_message() -> None:
    digest = bytes(32)
    messages = [
        ack_message("ab", 1, 2, digest),
        ack_message("ab", 2, 2, digest),
        ack_message("ab", 1, 3, digest),
        ack_message("abc", 1, 2, digest),
        ack_message("ab", 12, 2, digest),
        entry_message("ab", 1, 2, digest),
        vote_message("ab", 2, 1, 1, 2, digest, digest),
        vote_message("ab", 2, 0, 1, 2, digest, digest),
        join_message("ab", 1, 2, digest),
        join_message("ab", 12, digest),
    ]
    assert len(set(messages)) == len(messages)
    assert {len(message) for message in messages} == {32}


def test_the_cryptography_is_loaded_only_when_something_is_signed() -> None:
    code = (
        "import sys, game.match.match, game.match.verify; "
        "assert not any(m.startswith('cryptography') for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_signature_is_verified_again_once_it_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(PRIVATE)
    value = signer.sign(b"message")
    with monkeypatch.context() as patched:
        patched.setattr("game.record.signing._verified", None)
        assert is_signed(signer.public, b"message", value), "what this process has signed is known"
    for number in range(600):
        signer.sign(b"%d" % number)
    with monkeypatch.context() as patched, pytest.raises(TypeError):
        patched.setattr("game.record.signing._verified", None)
        is_signed(signer.public, b"message", value)
    assert is_signed(signer.public, b"message", value)
