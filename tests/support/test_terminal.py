"""Output on terminals and pipes that cannot show everything, are full, or are not there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.paths import GOLDEN

BASE_2 = GOLDEN / "base-2.cabochon"


def run(code: str, *, encoding: str = "utf-8", stdout: int | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE if stdout is None else stdout,
        stderr=subprocess.PIPE,
        check=False,
        timeout=60,
        env=os.environ | {"PYTHONIOENCODING": encoding},
    )


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "utf-8"])
def test_words_that_a_terminal_cannot_show_are_written_plainly(encoding: str) -> None:
    code = "from game.__main__ import main; raise SystemExit(main(['verify', '“no’where” 木\\udcff']))"
    done = run(code, encoding=encoding)
    assert (done.returncode, done.stderr) == (3, b"")
    text = done.stdout.decode(encoding)
    assert "cannot read the file" in text
    assert ("“no’where”" if encoding in ("cp1252", "utf-8") else '"no\'where"') in text
    assert text.isprintable() or text.rstrip().isprintable()
    done = run("from game.__main__ import main; main(['replay', '“木”'])", encoding=encoding)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [("cp1252", "absent\u00a0: fichier illisible\u00a0: "), ("ascii", "absent : fichier illisible : ")],
)
def test_each_language_fits_an_old_console(encoding: str, expected: str) -> None:
    code = "from game.__main__ import main; raise SystemExit(main(['verify', 'absent', '--lang', 'fr']))"
    assert run(code, encoding=encoding).stdout.decode(encoding).startswith(expected)
    code = "from game.__main__ import main; main(['simulate', '--bots', 'greedy,random,greedy', '--lang', 'fr'])"
    said = run(code, encoding=encoding).stderr.decode(encoding).rstrip()
    assert said == "cabochon: Trop de bots (3) pour 2 places."


def test_a_program_without_a_terminal_stays_silent() -> None:
    code = (
        "import sys; sys.stdout = sys.stderr = None\n"
        f"from game.__main__ import main; raise SystemExit(main(['verify', {str(BASE_2)!r}]))"
    )
    done = run(code)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_full_or_closed_output_causes_no_traceback() -> None:
    code = f"from game.__main__ import main; raise SystemExit(main(['verify', {str(BASE_2)!r}]))"
    full = os.open("/dev/full", os.O_WRONLY)
    done = run(code, stdout=full)
    os.close(full)
    assert (done.returncode, done.stderr) == (1, b"cabochon: No space left on device\n")
    read, write = os.pipe()
    os.close(read)
    done = run(code, stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")
