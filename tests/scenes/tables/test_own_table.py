"""The sentence on the table that the person could host."""

from __future__ import annotations

import pytest

from game.scenes.tables.own_table import own_table_sentence


@pytest.mark.parametrize(
    ("alone", "servers", "hidden", "sentence"),
    [
        (True, False, 0, "Tables on your network appear here automatically."),
        (True, True, 0, "Tables on your network and at your servers appear here."),
        (True, True, 1, "The filter hides 1 table."),
        (True, False, 2, "The filter hides 2 tables."),
        (False, True, 2, "Players on your network see it automatically."),
    ],
)
def test_the_sentence_follows_what_is_shown_beside_it(alone: bool, servers: bool, hidden: int, sentence: str) -> None:
    assert own_table_sentence(alone=alone, servers=servers, hidden=hidden) == sentence
