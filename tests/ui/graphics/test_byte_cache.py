"""The cache of drawn surfaces: bounded in bytes, the least recently used is evicted first."""

from __future__ import annotations

import gc

import pygame

from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes


def test_the_longest_unused_goes_first() -> None:
    cache: ByteCache[str, str] = ByteCache(6, len)
    for word in ("aa", "bb", "cc"):
        assert cache.keep(word, word) is word
    assert cache.get("aa") == "aa"
    cache.keep("d", "d")
    assert list(cache) == ["cc", "aa", "d"]
    assert cache.get("bb") is None


def test_the_newest_value_stays_even_when_it_is_too_large() -> None:
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


def test_caches_that_share_a_budget_drop_what_was_unused_longest_in_any_of_them() -> None:
    budget = Budget(8)
    first: ByteCache[str, str] = ByteCache(100, len, budget)
    other: ByteCache[str, str] = ByteCache(100, len, budget)
    first.keep("a", "aaa")
    other.keep("b", "bb")
    first.keep("c", "cc")
    assert first.get("a") == "aaa"
    other.keep("d", "ddd")
    assert (list(first), list(other), budget.used) == (["cc", "aaa"], ["ddd"], 8)
    first.keep("e", "eeee")
    assert (list(first), list(other), budget.used) == (["eeee"], ["ddd"], 7), "each keeps its newest value"
    other.get("d")
    first.keep("f", "f")
    budget.trim(0.5)
    assert (list(first), list(other)) == (["f"], ["ddd"])


def test_a_budget_is_full_once_a_value_would_displace_one_used_since_it_protects() -> None:
    budget = Budget(10)
    first: ByteCache[str, str] = ByteCache(100, len, budget)
    other: ByteCache[str, str] = ByteCache(100, len, budget)
    first.keep("a", "aaa")
    first.keep("b", "bbb")
    budget.protect()
    other.keep("c", "cc")
    assert not budget.full, "there is room"
    other.keep("d", "dd")
    assert not budget.full, "what was used before goes first"
    first.get("a")
    first.get("b")
    assert budget.full
    budget.protect()
    assert not budget.full


def test_a_cache_that_is_gone_takes_nothing_of_its_budget() -> None:
    budget = Budget(4)
    gone: ByteCache[str, str] = ByteCache(100, len, budget)
    gone.keep("a", "aaaa")
    del gone
    gc.collect()
    cache: ByteCache[str, str] = ByteCache(100, len, budget)
    cache.keep("b", "bb")
    cache.keep("c", "cc")
    assert (list(cache), budget.used) == (["bb", "cc"], 4)


def test_the_bytes_of_a_surface_are_never_less_than_its_pixels() -> None:
    assert surface_bytes(pygame.Surface((30, 20))) >= 30 * 20 * 4
    assert surface_bytes(pygame.Surface((0, 0))) > 0
