"""The effects of a table wait for the store in the order of their events."""

from __future__ import annotations

from unittest.mock import patch

from net.lobby.play import held_effects
from net.lobby.play.held_effects import HeldEffects
from net.protocol.link_effects import Send
from net.protocol.messages import Chat, Ping


def said(link: int, text: str) -> Send:
    return Send(link, Chat(text))


def test_effects_wait_for_all_operations_of_the_events_before_them() -> None:
    effects = HeldEffects()
    effects.add([said(1, "at once")])
    effects.hold([said(1, "first")], 2, 5.0)
    effects.add([said(1, "behind the first"), Send(2, Ping(7))])
    effects.hold([said(2, "second")], 1, 6.0)
    assert effects.take() == [said(1, "at once"), Send(2, Ping(7))], "a ping keeps a connection alive meanwhile"
    assert (len(effects), effects.operations, effects.since) == (2, 3, 5.0)
    effects.confirm()
    assert effects.take() == []
    effects.confirm()
    assert effects.take() == [said(1, "first"), said(1, "behind the first")]
    effects.drop(2)
    effects.confirm()
    assert effects.take() == [] and effects.released_since == [5.0, 6.0]
    assert (len(effects), effects.operations, effects.since) == (0, 0, None)


def test_a_link_is_crowded_until_what_is_held_for_it_is_gone() -> None:
    with patch.object(held_effects, "HELD", 1):
        for gone in (HeldEffects.confirm, HeldEffects.clear, lambda effects: effects.drop(1)):
            effects = HeldEffects()
            effects.hold([said(1, "one"), said(1, "two"), said(2, "one")], 1, 0.0)
            assert effects.crowded() == [1]
            gone(effects)
            assert effects.crowded() == []
