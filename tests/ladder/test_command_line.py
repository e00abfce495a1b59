"""The command line of the ladder: what cannot be played and rated is refused with a sentence."""

from __future__ import annotations

import pytest

from tools.ladder.__main__ import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy"], "two bots or more"),
        (["greedy", "greedy"], "each of them once"),
        (["random", "greedy", "random"], "each of them once"),
        (["random", "chess"], "unknown bot “chess”"),
        (["random", 'exec:"'], "No closing quotation"),
        (["random", "puct-0"], "unknown bot “puct-0”"),
        (["random", "puct-8:missing.npz"], "there is no file “missing.npz”"),
        (["random", "greedy", "--deals", "0"], "one deal or more"),
        (["random", "greedy", "--processes", "0"], "one process or more"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", *words])
    with pytest.raises(SystemExit):
        main()
    assert sentence in capsys.readouterr().err
