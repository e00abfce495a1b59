"""Build the catalogues: collect the messages of the code into the ``.po`` files and compile them to ``.mo``.

``python -m tools.build_locale`` updates both; ``--check`` changes nothing and fails when a message is missing,
untranslated, unused or not compiled. Needs Babel (extra ``art``).
"""

from __future__ import annotations

import argparse
import io
import string
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALE: Final = ROOT / "assets" / "locale"
KEYWORDS: Final = {"tr": None, "gettext_noop": None, "trn": (1, 2), "ngettext_noop": (1, 2)}
TRANSLATED: Final = ("fr", "de")
PLURALS: Final = {"fr": "nplurals=2; plural=(n > 1);", "de": "nplurals=2; plural=(n != 1);"}
"""The forms of plurals, fixed here because Babel's differ by version; its third one of French is for millions."""
SPEAKING: Final = ("game", "net")
"""The packages whose text is on the screen."""
SKINS: Final = tuple((ROOT / "assets" / "skins").glob("*.toml"))

MessageId = str | tuple[str, ...]


def collect() -> dict[MessageId, list[str]]:
    """Return every message of the program with the files that have it, in reading order."""
    found: dict[MessageId, list[str]] = {}
    for path in sorted(path for folder in SPEAKING for path in (ROOT / folder).rglob("*.py")) + sorted(SKINS):
        for key in messages_of(path):
            name = path.relative_to(ROOT).as_posix()
            names = found.setdefault(key, [])
            if name not in names:
                names.append(name)
    return found


def messages_of(path: Path) -> Iterator[MessageId]:
    """Yield the messages of a module, or of the table ``text`` in a skin."""
    if path.suffix == ".toml":
        for value in tomllib.loads(path.read_text(encoding="utf-8"))["text"].values():
            yield from [value] if isinstance(value, str) else value
        return
    with path.open("rb") as file:
        for _line, message, _comments, _context in extract("python", file, KEYWORDS, options={"encoding": "utf-8"}):
            yield message if isinstance(message, str) else tuple(message[:2])


def read(code: str) -> Catalog:
    """Return one language's ``.po``; an empty catalogue where there is none yet."""
    path = LOCALE / f"{code}.po"
    if not path.exists():
        return Catalog(locale=code, project="Cabochon")
    with path.open("rb") as file:
        return read_po(file, locale=code)


class PlainCatalog(Catalog):
    """A catalogue whose header has no dates, addresses or versions: the same messages always give the same bytes."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale=locale, charset="utf-8", fuzzy=False)
        self.mime_headers = [("Plural-Forms", PLURALS[locale])]

    def __iter__(self) -> Iterator[Message]:
        messages = super().__iter__()
        next(messages)
        fields = [
            ("Project-Id-Version", "Cabochon"),
            ("Language", self.locale_identifier or ""),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        yield Message("", "\n".join(f"{name}: {value}" for name, value in fields))
        yield from messages


def merge(code: str, messages: dict[MessageId, list[str]]) -> Catalog:
    """Return a language's catalogue with its translations, new messages added and unused ones dropped."""
    old = read(code)
    merged = PlainCatalog(code)
    merged.header_comment = f"# Cabochon, {code}"
    for key, names in messages.items():
        known = old.get(key if isinstance(key, str) else key[0])
        translation = known.string if known is not None else ""
        merged.add(key, translation, locations=[(name, 0) for name in names])
    return merged


def po_bytes(catalog: Catalog) -> bytes:
    """Return a catalogue as ``.po`` text."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=110, include_lineno=False)
    return buffer.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    """Return a catalogue compiled to the ``.mo`` format of ``gettext``."""
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def fields(text: str) -> set[str]:
    """Return the names of the fields in a message."""
    return {name for _literal, name, _spec, _conversion in string.Formatter().parse(text) if name}


def _strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def problems(code: str, catalog: Catalog) -> Iterator[str]:
    """Yield one line for each empty translation and each field that the English message does not have."""
    for message in catalog:
        if not message.id:
            continue
        source = message.id if isinstance(message.id, str) else message.id[-1]
        for text in _strings(message):
            if not text:
                yield f"{code}: not translated: {source!r}"
            elif not fields(text) <= fields(source):
                yield f"{code}: unknown field in the translation of {source!r}"


def main() -> int:
    """Build or check the catalogues; return 1 where a check fails."""
    parser = argparse.ArgumentParser(description="Build the catalogues of the screen's words.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something is out of date")
    check = parser.parse_args().check
    messages = collect()
    wrong: list[str] = []
    LOCALE.mkdir(parents=True, exist_ok=True)
    for code in TRANSLATED:
        catalog = merge(code, messages)
        wrong += problems(code, catalog)
        for path, data in ((LOCALE / f"{code}.po", po_bytes(catalog)), (LOCALE / f"{code}.mo", mo_bytes(catalog))):
            if not path.exists() or path.read_bytes() != data:
                if check:
                    wrong.append(f"{path.relative_to(ROOT)}: out of date, run python -m tools.build_locale")
                else:
                    path.write_bytes(data)
    print(f"{len(messages)} messages, {len(wrong)} problems")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
