"""The cache of drawn surfaces: bounded in bytes, the least recently used is evicted first."""

from __future__ import annotations

import pygame

from game.ui.graphics.byte_cache import ByteCache, surface_bytes


def test_the_longest_unused_goes_first() -> None:
    cache: ByteCache[str, str] = ByteCache(6, len)
    for word in ("aa", "bb", "cc"):
        assert cache.keep(word, word) is word
    assert cache.get("aa") == "aa"
    cache.keep("d", "d")
    assert list(cache) == ["cc", "aa", "d"]
    assert cache.get("bb") is None


def test_the_newest_stays_even_when_it_is_too_large() -> None:
    cache: ByteCache[str, str] = ByteCache(3, len)
    cache.keep("a", "a")
    cache.keep("long", "much too long")
    assert list(cache) == ["much too long"]
    cache.keep("b", "b")
    assert list(cache) == ["b"]


def test_an_emptied_cache_has_all_its_room_again() -> None:
    cache: ByteCache[int, str] = ByteCache(4, len)
    cache.keep(1, "full")
    cache.clear()
    assert len(cache) == 0
    cache.keep(2, "ab")
    cache.keep(3, "cd")
    assert list(cache) == ["ab", "cd"]


def test_the_bytes_of_a_surface_are_never_less_than_its_pixels() -> None:
    assert surface_bytes(pygame.Surface((30, 20))) >= 30 * 20 * 4
    assert surface_bytes(pygame.Surface((0, 0))) > 0
