"""Rows of the log, whose icons stand at their place in the sentence."""

from __future__ import annotations

from game.rules import (
    CardMoved,
    DiscardTokens,
    MajorityMoved,
    Pass,
    Passed,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    TileMoved,
    TokensMoved,
    bank,
    bonus,
    deck,
    edition,
    hand,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from game.rules.model import MAJORITY
from game.view.descriptions.log_rows import (
    CardSpan,
    NameSpan,
    TokenSpan,
    about_majority,
    about_tile,
    ended_row,
    fill,
    log_rows,
)

BASE, MARVEL = edition("base"), edition("marvel")
NAMES = ("Ada", "Ben")


def take(kind: int, count: int = 1) -> TokensMoved:
    return TokensMoved(kind, count, bank(kind), tokens(0, kind))


def pay(kind: int, count: int = 1) -> TokensMoved:
    return TokensMoved(kind, count, tokens(0, kind), bank(kind))


def test_fields_keep_their_place_in_the_sentence() -> None:
    token = [TokenSpan(1, 2)]
    assert fill("{tokens} nimmt {name}", name=[NameSpan(0, "Ada")], tokens=token) == (
        TokenSpan(1, 2),
        " nimmt ",
        NameSpan(0, "Ada"),
    )


def test_a_take_shows_its_tokens_after_the_words() -> None:
    (row,) = log_rows(BASE, NAMES, 0, (TakeTokens((0, 1)),), (take(0), take(1)))
    assert row.text == "Ada takes"
    assert row.parts[-2:] == (TokenSpan(0, 1), TokenSpan(1, 1))


def test_buying_names_card_price_and_points() -> None:
    card = BASE.cards["b2-05"]
    action = PurchaseCard(market(2, 0), card.id, (0, 3, 0, 0, 0, 0, 0))
    events = (pay(1, 3), CardMoved(card.id, 2, market(2, 0), bonus(0, card.bonus)))
    (row,) = log_rows(BASE, NAMES, 0, (action,), events)
    assert row.text == "Ada buys a level 2 card for"
    assert CardSpan(card.bonus, 2, "a level 2 card") in row.parts
    assert row.points == card.points
    (free,) = log_rows(BASE, NAMES, 0, (action,), events[1:])
    assert free.text.endswith("for free")
    hero = MARVEL.cards["m1-24"]
    events = (pay(1, 1), CardMoved(hero.id, 1, market(1, 0), bonus(0, hero.bonus)))
    recruit = PurchaseCard(market(1, 0), hero.id, (0, 1, 0, 0, 0, 0, 0))
    (row,) = log_rows(MARVEL, NAMES, 0, (recruit,), events)
    assert row.text == f"Ada recruits {hero.name} for"


def test_reserving_with_and_without_a_wild_token() -> None:
    moved = CardMoved("b1-03", 1, market(1, 2), hand(0, 0))
    (row,) = log_rows(BASE, NAMES, 0, (ReserveCard(market(1, 2)),), (moved, take(5)))
    assert row.parts[-1] == TokenSpan(5, 1)
    blind = CardMoved(None, 3, deck(3), hand(0, 0))
    (row,) = log_rows(BASE, NAMES, 0, (ReserveCard(deck(3)),), (blind,))
    assert row.text == "Ada reserves a level 3 card"
    assert CardSpan(None, 3, "a level 3 card", blind=True) in row.parts


def test_consequences_follow_in_their_order() -> None:
    hero = MARVEL.cards["m3-01"]
    events = (
        CardMoved(hero.id, 3, market(3, 0), bonus(1, hero.bonus)),
        TokensMoved(6, 1, bank(6), tokens(1, 6)),
        MajorityMoved(MAJORITY, owned_majority(1)),
        TileMoved("ml-1B", tile(0), owned_tile(1, 0)),
    )
    rows = log_rows(MARVEL, NAMES, 1, (PurchaseCard(market(3, 0), hero.id, (0,) * 7),), events)
    assert [row.text.split()[1] for row in rows] == ["recruits", "receives", "takes", "wins"]
    assert [row.points for row in rows[2:4]] == [3, 3]


def test_noble_pass_giving_back_and_shared_or_lost_ends() -> None:
    visit = (take(0), TileMoved("bn-01", tile(0), owned_tile(0, 0)))
    assert log_rows(BASE, NAMES, 0, (TakeTokens((0,)),), visit)[1].text == f"{BASE.tiles['bn-01'].name} visits Ada"
    assert log_rows(BASE, NAMES, 1, (Pass(),), (Passed(1),))[0].text == "Ben passes"
    (row,) = log_rows(BASE, NAMES, 0, (DiscardTokens((1, 0, 0, 0, 0, 0, 0)),), (pay(0),))
    assert row.text == "Ada gives back"
    assert ended_row(NAMES, (1,)).text == "Ben wins the game"
    assert ended_row(NAMES, (0, 1)).text == "Ada and Ben share the victory"
    assert ended_row(NAMES, ()).text == "The game ends without a winner."


def test_tiles_explain_themselves() -> None:
    assert about_tile(BASE, "bn-01") == "Mary\u00a0Stuart: 3 points for bonuses of 4 emeralds, 4 rubies"
    assert about_majority(MARVEL) == "Avengers tile: 3 points for the most Avengers tags, at least 3"


def test_opening_is_one_row() -> None:
    dealt = tuple(CardMoved(f"b1-0{i + 1}", 1, deck(1), market(1, i)) for i in range(4))
    (row,) = log_rows(BASE, NAMES, None, (), dealt)
    assert row.text == "The cards are dealt." and row.seat is None
