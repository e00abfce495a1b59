"""The key and certificate of a computer: made once, kept private, rescued when damaged."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.support.files import write_whole
from net.transport import identity
from net.transport.identity import (
    ASIDE,
    FILE_NAME,
    Identity,
    former_keys,
    load_or_create,
    read_certificate,
    renew,
    restore,
)
from net.transport.tls import server_context


def test_an_identity_stays_the_same(tmp_path: Path) -> None:
    first, again = load_or_create(tmp_path / "net"), load_or_create(tmp_path / "net")
    assert (first.fingerprint, first.signer.private) == (again.fingerprint, again.signer.private)
    assert read_certificate(first.certificate) == (first.fingerprint, first.signer.public)
    server_context(first.path)


def test_two_computers_differ(tmp_path: Path) -> None:
    one, other = load_or_create(tmp_path / "a"), load_or_create(tmp_path / "b")
    assert one.fingerprint != other.fingerprint
    assert one.signer.public != other.signer.public


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such mode")
def test_nobody_else_may_read_the_key(tmp_path: Path) -> None:
    path = load_or_create(tmp_path).path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    load_or_create(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("damage", [b"", b"nothing", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, damage: bytes) -> None:
    first = load_or_create(tmp_path)
    first.path.write_bytes(damage)
    second = load_or_create(tmp_path)
    assert second.fingerprint != first.fingerprint
    assert second.damaged == tmp_path / f"{FILE_NAME}.damaged"
    assert second.damaged.read_bytes() == damage
    assert first.damaged is load_or_create(tmp_path).damaged is None


def test_a_quarantined_file_is_never_overwritten(tmp_path: Path) -> None:
    kept: list[Path | None] = []
    for damage in (b"one", b"two"):
        load_or_create(tmp_path).path.write_bytes(damage)
        kept.append(load_or_create(tmp_path).damaged)
    assert [path.read_bytes() for path in kept if path is not None] == [b"one", b"two"]


def test_key_and_certificate_must_belong_together(tmp_path: Path) -> None:
    one, other = load_or_create(tmp_path / "a"), load_or_create(tmp_path / "b")
    key, _, _ = one.path.read_text().partition("-----BEGIN CERTIFICATE-----")
    _, mark, certificate = other.path.read_text().partition("-----BEGIN CERTIFICATE-----")
    one.path.write_text(key + mark + certificate)
    assert load_or_create(tmp_path / "a").fingerprint not in {one.fingerprint, other.fingerprint}


@given(st.binary(max_size=300))
def test_any_bytes_for_a_certificate_are_a_value_error(data: bytes) -> None:
    with pytest.raises(ValueError, match="certificate"):
        read_certificate(data)


def test_another_key_takes_the_place_of_one_that_is_kept_beside_it(tmp_path: Path) -> None:
    first = load_or_create(tmp_path)
    before = first.path.read_bytes()
    assert restore(tmp_path, first.signer.private).fingerprint == first.fingerprint
    assert not (tmp_path / ASIDE).exists()
    other = restore(tmp_path, bytes(range(32)))
    assert other.signer.private == bytes(range(32)) == load_or_create(tmp_path).signer.private
    assert (tmp_path / ASIDE).read_bytes().startswith(before) and former_keys(tmp_path) == ()
    server_context(other.path)


def test_the_former_keys_of_a_key_move_to_no_other_key(tmp_path: Path) -> None:
    first = load_or_create(tmp_path).signer.private
    second = renew(tmp_path).signer.private
    assert [signer.private for signer in former_keys(tmp_path)] == [first]
    restore(tmp_path, bytes(range(32)))
    assert former_keys(tmp_path) == ()
    restore(tmp_path, second)
    assert [signer.private for signer in former_keys(tmp_path)] == [first]


@pytest.mark.parametrize("change", [renew, partial(restore, private=bytes(range(32)))])
@pytest.mark.parametrize("written", [0, 1])
def test_a_change_of_the_key_that_is_cut_off_leaves_it_with_what_it_has_replaced(
    change: Callable[[Path], Identity], written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = load_or_create(tmp_path).signer.private
    second = renew(tmp_path).signer.private
    writes = iter([write_whole] * written)

    def write(path: Path, data: bytes, *, private: bool) -> None:
        next(writes, full)(path, data, private=private)

    monkeypatch.setattr(identity, "write_whole", write)
    with pytest.raises(OSError, match="No space left"):
        change(tmp_path)
    assert load_or_create(tmp_path).signer.private == second
    assert [signer.private for signer in former_keys(tmp_path)] == [first]


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left")


def test_a_new_key_remembers_all_that_it_has_replaced_in_their_order(tmp_path: Path) -> None:
    keys = [load_or_create(tmp_path).signer.private]
    keys += [renew(tmp_path).signer.private for _ in range(11)]
    assert [signer.private for signer in former_keys(tmp_path)] == keys[:-1]
    assert load_or_create(tmp_path).signer.private == keys[-1]
    (tmp_path / "identity.pem.former-3").write_bytes(b"rubbish")
    assert [signer.private for signer in former_keys(tmp_path)] == keys[3:-1]
