"""The identity of this computer: one Ed25519 key, and the certificate that it shows to every peer.

Both are stored in one private file and stay the same for years: a seat at a saved table belongs to the key. Knows files
and certificates, nothing of connections.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import logging
import os
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.x509.oid import NameOID
from filelock import FileLock

from game.record.signing import Signer
from game.support.files import free_path, write_whole

FILE_NAME: Final = "identity.pem"
FORMER: Final = f"{FILE_NAME}.former"
"""How the files of keys begin that newer ones have replaced on the person's wish; servers are asked to move
what belongs to the old key.

Each names its successor, so that it has no effect where that was never written or is no longer in use.
"""
ASIDE: Final = f"{FILE_NAME}.kept"
"""How the files of keys begin in whose place somebody has entered another one."""
_SUCCESSOR: Final = b"Replaced-by: "
_FROM: Final = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_UNTIL: Final = datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=datetime.UTC)
"""A certificate never expires: peers identify each other by fingerprint, and a wrong clock must not matter."""

_log = logging.getLogger(__name__)


class Identity:
    """A key and its certificate: ``certificate`` in DER form, ``fingerprint`` its SHA-256, ``path`` both as PEM.

    ``damaged`` is the file that held another key, which could not be read and had to be replaced just now.
    """

    __slots__ = ("certificate", "damaged", "fingerprint", "path", "signer")

    def __init__(self, path: Path, signer: Signer, certificate: bytes, damaged: Path | None = None) -> None:
        self.path = path
        self.signer = signer
        self.certificate = certificate
        self.fingerprint = hashlib.sha256(certificate).digest()
        self.damaged = damaged


def load_or_create(folder: Path) -> Identity:
    """Load the identity from a folder, or create it there; raises ``OSError``.

    A file that cannot be read is kept beside it: its key may be recovered, and with it seats at saved tables.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE_NAME
    with FileLock(folder / f".{FILE_NAME}.lock"):
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return _create(path)
        try:
            identity = _read(path, data)
        except (ValueError, TypeError) as error:
            aside = free_path(folder, f"{FILE_NAME}.damaged")
            _log.warning("%s is damaged (%s); kept as %s, and replaced", path, error, aside.name)
            path.replace(aside)
            return _create(path, damaged=aside)
        if os.name != "nt" and path.stat().st_mode & 0o077:
            with contextlib.suppress(OSError):
                path.chmod(0o600)
        return identity


def restore(folder: Path, private: bytes) -> Identity:
    """Take another key from now on, and keep the file of the last one beside it; raises ``OSError``.

    The other key may be another person's: nothing moves to it from the ``former_keys`` of the last one.
    """
    last = load_or_create(folder)
    if last.signer.private == private:
        return last
    return _replace(last, private, ASIDE)


def renew(folder: Path) -> Identity:
    """Take a new key in the place of the last one, which becomes one of the ``former_keys``; raises ``OSError``."""
    return _replace(load_or_create(folder), Ed25519PrivateKey.generate().private_bytes_raw(), FORMER)


def former_keys(folder: Path) -> tuple[Signer, ...]:
    """Return the keys that ``renew`` has replaced, step by step, by the one there is now, the newest last.

    Files that cannot be read, or do not name the new key in ``Replaced-by:``, are left out with the keys before them.
    """
    replaced: dict[bytes, Signer] = {}
    for path in folder.glob(f"{FORMER}*"):
        with contextlib.suppress(OSError, ValueError, TypeError):
            data = path.read_bytes()
            replaced[bytes.fromhex(data.rpartition(_SUCCESSOR)[2].decode())] = _read(path, data).signer
    found: list[Signer] = []
    key = load_or_create(folder).signer.public
    while (before := replaced.pop(key, None)) is not None:
        found.insert(0, before)
        key = before.public
    return tuple(found)


def _replace(last: Identity, private: bytes, stem: str) -> Identity:
    folder = last.path.parent
    with FileLock(folder / f".{FILE_NAME}.lock"):
        successor = _SUCCESSOR + Signer(private).public.hex().encode() + b"\n"
        write_whole(free_path(folder, stem), last.path.read_bytes() + successor, private=True)
        return _create(last.path, private)


def read_certificate(der: bytes) -> tuple[bytes, bytes]:
    """Return the fingerprint and the Ed25519 key of a peer's certificate; raises ``ValueError``."""
    try:
        key = x509.load_der_x509_certificate(der).public_key()
    except Exception as error:
        # A malformed certificate raises more than the library documents.
        raise ValueError(f"no certificate: {error}") from None
    if not isinstance(key, Ed25519PublicKey):
        raise ValueError("the certificate's key is no Ed25519 key")
    return hashlib.sha256(der).digest(), key.public_bytes_raw()


def _read(path: Path, data: bytes) -> Identity:
    key = serialization.load_pem_private_key(data, password=None)
    certificate = x509.load_pem_x509_certificate(data)
    if not isinstance(key, Ed25519PrivateKey) or certificate.public_key() != key.public_key():
        raise ValueError("key and certificate do not belong together")
    return Identity(path, Signer(key.private_bytes_raw()), certificate.public_bytes(serialization.Encoding.DER))


def _create(path: Path, private: bytes | None = None, damaged: Path | None = None) -> Identity:
    key = Ed25519PrivateKey.generate() if private is None else Ed25519PrivateKey.from_private_bytes(private)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Cabochon")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
        .sign(key, None)
    )
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    write_whole(path, pem + certificate.public_bytes(serialization.Encoding.PEM), private=True)
    der = certificate.public_bytes(serialization.Encoding.DER)
    return Identity(path, Signer(key.private_bytes_raw()), der, damaged)
