"""The person’s network key: loading, writing as words, restoring and renewing it.

Knows the folder of the key and how its errors are worded; knows nothing of rooms and servers, which have to be left
before the key changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.support.i18n import tr
from net.protocol.room_types import NetworkError, WrongWord
from net.transport.identity import Identity, former_keys, load_or_create, renew, restore
from net.transport.key_words import KeyWordsError, key_of, words_of

if TYPE_CHECKING:
    from pathlib import Path

    from game.record.signing import Signer

FOLDER: Final = "net"
"""The folder of the identity within the person's folder."""


class OwnKey:
    """The key in a person’s folder; it is created when it is first loaded."""

    def __init__(self, data_dir: Path, add_note: Callable[[str], None]) -> None:
        """``add_note`` is called with one sentence where a damaged key was replaced."""
        self._folder = data_dir / FOLDER
        self._add_note = add_note

    def load(self) -> Identity:
        """Return the key with its certificate; raises ``NetworkError``."""
        try:
            identity = load_or_create(self._folder)
        except OSError as error:
            raise _unsaved(error) from error
        if identity.damaged is not None:
            text = tr(
                "Your network key was damaged and has been replaced. Tables you joined before do not recognise you "
                "any more. The damaged file is kept as {path}."
            )
            self._add_note(text.format(path=identity.damaged))
        return identity

    def former(self) -> tuple[Signer, ...]:
        """Return the keys that this one has replaced, the newest last."""
        return former_keys(self._folder)

    def words(self) -> tuple[str, ...]:
        """Return the words of the key; raises ``NetworkError``."""
        return words_of(self.load().signer.private)

    def restore(self, private: bytes) -> None:
        """Put another key in its place; raises ``NetworkError``."""
        self._change(lambda folder: restore(folder, private))

    def renew(self) -> None:
        """Put a new key in its place; raises ``NetworkError``."""
        self._change(renew)

    def _change(self, change: Callable[[Path], Identity]) -> None:
        try:
            change(self._folder)
        except OSError as error:
            raise _unsaved(error) from error


def private_key_of(text: str) -> bytes:
    """Return the private key of typed words; raises ``WrongWord`` or another ``NetworkError``."""
    try:
        return key_of(text)
    except KeyWordsError as error:
        raise (WrongWord(str(error), error.number) if error.number else NetworkError(str(error))) from error


def own_key_in(data_dir: Path) -> str | None:
    """Return the public key of a person's folder in hexadecimal; ``None`` where there is none yet.

    Raises ``OSError`` where it cannot be read.
    """
    folder = data_dir / FOLDER
    return load_or_create(folder).signer.public.hex() if folder.is_dir() else None


def _unsaved(error: OSError) -> NetworkError:
    message = tr("Cannot save your network key: {reason}.")
    return NetworkError(message.format(reason=error.strerror or error))
