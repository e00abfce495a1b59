"""The rules reference: every rule, in every language and edition, behind every reason, and found whatever is typed."""

from __future__ import annotations

import re

import pytest

from game.rulebook.catalogue import WAITING, Rule, book, features, outline, read, rule_about, rule_of
from game.rulebook.search import find, spans, words_of
from game.rules import EDITION_NAMES, Reason, edition, initial_state
from game.rules.model import Place, PlaceKind
from game.support.i18n import LANGUAGES
from tests.helpers.paths import DOCS

OUTLINE = outline()
ENTRIES = OUTLINE.entries
RULES = DOCS / "rules.md"
NUMBERS = set(re.findall(r"\*\*(R\d+)", RULES.read_text(encoding="utf-8")))
ONLY_MARVEL = {"R13", "R14", "R17"}
CASES = [(name, language) for name in EDITION_NAMES for language in LANGUAGES]
FOREIGN: dict[str, dict[str, tuple[str, ...]]] = {
    "base": {
        "en": ("Infinity", "haracter", "ecruit", "Location", "Avengers", "S.H.I.E.L.D."),
        "fr": ("Infini", "Personnage", "ecrut", "Lieu", "Avengers", "SHIELD"),
        "de": ("Infinity", "Charakter", "ekrut", "Ort", "Avengers", "S.H.I.E.L.D."),
    },
    "marvel": {
        "en": ("restige", "oble", "gold", "Gold", "buy", "Buy", "evelopment", "gem"),
        "fr": ("restige", "oble", "jeton or", "’or ", "chet", "éveloppement", "ierre"),
        "de": ("Prestige", "Adlig", "Gold", "kauf", "Kauf", "Entwicklung", "Edelstein"),
    },
}
"""Words of one edition, or their ends, that have no place in the other's book."""


NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}


def numbers(text: str, language: str) -> list[int]:
    """Return the numbers above one of a text in ascending order, whether they are figures or words."""
    words = {word: number for number, word in enumerate(NUMBER_WORDS[language].split(), 2)}
    found = (words.get(word) or (int(word) if word.isdigit() else 0) for word in re.findall(r"\w+", text.lower()))
    return sorted(number for number in found if number > 1)


def rules(name: str, language: str) -> dict[str, Rule]:
    return {rule.entry.id: rule for chapter in book(name, language) for rule in chapter.rules}


def test_every_numbered_rule_of_the_docs_is_in_the_book() -> None:
    assert len(NUMBERS) == 20
    assert {entry.number for entry in ENTRIES.values()} == NUMBERS
    assert sum(len(chapter.rules) for chapter in OUTLINE.chapters) == len(ENTRIES), "an id stands for one rule"


def editions_of(rule: str) -> set[str]:
    return {name for name in EDITION_NAMES if ENTRIES[rule].feature in features(edition(name))}


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_an_edition_has_its_rules_and_not_the_other_ones(name: str) -> None:
    numbers = {rule.entry.number for rule in rules(name, "en").values()}
    assert numbers == (NUMBERS - ONLY_MARVEL if name == "base" else NUMBERS - {"R16"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_rule_of_its_editions_and_nothing_else(language: str) -> None:
    said = read(language)
    assert set(said) == {"synonyms", "chapters", "rules"}
    assert list(said["chapters"]) == [chapter.id for chapter in OUTLINE.chapters]
    assert set(said["rules"]) == set(ENTRIES)
    for rule, words in said["rules"].items():
        wanted = {"both"} if set(words) == {"both"} else editions_of(rule)
        assert set(words) == wanted, rule
        assert all(set(text) == {"head", "text"} and all(text.values()) for text in words.values()), rule


@pytest.mark.parametrize(("name", "language"), CASES)
def test_a_rule_is_a_heading_and_one_to_six_sentences(name: str, language: str) -> None:
    for rule in rules(name, language).values():
        plain = rule.text.replace("S.H.I.E.L.D.", "SHIELD")
        assert 1 <= len(re.findall(r"[.!?](?= |$)", plain)) <= 6, rule.text
        assert rule.text[-1] == "." and rule.head[-1] != ".", rule.entry.id
        assert len(rule.head) < 50 and 40 < len(rule.text) < 330, rule.entry.id


@pytest.mark.parametrize(("name", "language"), CASES)
def test_the_numbers_of_a_rule_are_those_of_the_english(name: str, language: str) -> None:
    english = rules(name, "en")
    for rule, words in rules(name, language).items():
        assert numbers(words.text, language) == numbers(english[rule].text, "en"), rule


@pytest.mark.parametrize(("name", "language"), CASES)
def test_each_edition_speaks_in_its_own_terms(name: str, language: str) -> None:
    for rule in rules(name, language).values():
        said = f"{rule.head} {rule.text}"
        assert not [word for word in FOREIGN[name][language] if word in said], said


@pytest.mark.parametrize(("name", "language"), CASES)
def test_the_rules_have_typographic_quotes_and_ellipses_and_french_spaces(name: str, language: str) -> None:
    for chapter in book(name, language):
        for text in [chapter.title, *(part for rule in chapter.rules for part in (rule.head, rule.text))]:
            assert not re.search(r"['\"]|\.\.\.|  ", text), text
            assert language != "fr" or not re.search(r" [:;!?]|[^\u00a0][:;!?]( |$)", text), text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("name", "language"), CASES)
def test_the_table_for_a_number_of_players_is_the_engines(name: str, language: str, players: int) -> None:
    text = rules(name, language)[f"R1-{('two', 'three', 'four')[players - 2]}"].text
    state = initial_state(name, players, 0)
    wild, special = state.bank[5:7]
    expected = [state.bank[0], wild, *([special] if special else []), len(state.tiles)]
    assert [int(number) for number in re.findall(r"\d+", text)] == expected


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_goal_is_the_engines(name: str) -> None:
    aim = rules(name, "en")["R16-aim" if name == "base" else "R17-aim"].text
    assert re.findall(r"\d{2,}", aim) == [str(edition(name).goal)]


def test_links_lead_to_rules_that_some_edition_shares() -> None:
    for entry in ENTRIES.values():
        for target in entry.see:
            assert target != entry.id
            assert editions_of(target) & editions_of(entry.id), f"{entry.id} to {target}"


@pytest.mark.parametrize("name", EDITION_NAMES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_rule(reason: Reason, name: str) -> None:
    numbers = {rule.entry.number for rule in rules(name, "en").values()}
    found = rules(name, "en")[rule_of(reason, name)].entry
    assert found.number == reason.rule or reason.rule not in numbers


def test_the_outline_names_reasons_places_and_rules_that_there_are() -> None:
    assert set(OUTLINE.reasons) == {reason.name for reason in Reason}
    assert set(OUTLINE.places) == {*PlaceKind, "bank_wild", "bank_special"}
    both = [rule for rules in OUTLINE.reasons.values() for rule in ([rules] if isinstance(rules, str) else rules)]
    assert {*both, *OUTLINE.places.values()} <= set(ENTRIES)


def test_a_hint_without_a_breach_leads_to_the_turn() -> None:
    assert rule_of(None, "base") == rule_of(None, "marvel") == WAITING
    assert all(WAITING in rules(name, "en") for name in EDITION_NAMES)


@pytest.mark.parametrize("kind", PlaceKind)
def test_every_place_has_a_rule(kind: PlaceKind) -> None:
    marvel = kind in (PlaceKind.MAJORITY, PlaceKind.OWNED_MAJORITY)
    for name in ("marvel",) if marvel else EDITION_NAMES:
        assert rule_about(Place(kind, 1, 0)) in rules(name, "en")
    assert rule_about(None) is None


def test_the_piles_that_cannot_be_taken_from_have_rules_of_their_own() -> None:
    assert rule_about(Place(PlaceKind.BANK, 5, 0)) == "R8-wild"
    assert rule_about(Place(PlaceKind.BANK, 6, 0)) == "R13-time"


@pytest.mark.parametrize(("typed", "folded"), [("Größe", "grosse"), ("l’œil", "l'oeil"), ("à\u00a0la", "a la")])
def test_the_words_of_a_query_are_folded(typed: str, folded: str) -> None:
    assert words_of(f" {typed} x", {}) == tuple((word,) for word in (*folded.split(), "x"))


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("Die größte Größe", ("grosse",), ["Größe"]),
        ("Straße und Strasse", ("strasse",), ["Straße", "Strasse"]),
        ("Émeraude, émeraudes", ("emeraude",), ["Émeraude", "émeraude"]),
        ("aaa", ("aa",), ["aa"]),
        ("bananas", ("anan", "nana"), ["anana"]),
        ("Ort, gehört, Orte", ("ort",), ["Ort", "Ort"]),
        ("tokens of gold", ("gold", "old", "to"), ["to", "gold"]),
        ("nothing here", ("x",), []),
    ],
)
def test_hits_are_given_by_their_place_in_the_text(text: str, words: tuple[str, ...], found: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text, words)] == found


def test_every_word_must_be_in_a_rule() -> None:
    english = book("marvel", "en")
    assert find(english, words_of("gauntlet tags", {})) == ()
    assert "R14-more" in find(english, words_of("MORE tags", {}))
    assert find(english, words_of("r13", {})) == ("R13-time", "R13-keep")
    assert find(english, words_of("  ", {})) == ()


def test_hits_come_in_reading_order() -> None:
    order = list(rules("base", "fr"))
    found = find(book("base", "fr"), words_of("emeraudes", {}))
    assert found == ("R2-kinds",)
    many = find(book("base", "fr"), words_of("or", {}))
    assert len(many) > 5 and list(many) == sorted(many, key=order.index)


def test_an_unknown_language_has_no_book() -> None:
    with pytest.raises(FileNotFoundError):
        book("base", "nl")


@pytest.mark.parametrize(
    ("language", "name", "query", "rule"),
    [
        ("en", "base", "wild", "R8-wild"),
        ("en", "marvel", "joker", "R8-wild"),
        ("en", "base", "discard", "R11-back"),
        ("en", "marvel", "purchase", "R9-buy"),
        ("fr", "base", "défausser", "R11-back"),
        ("fr", "marvel", "joker", "R8-wild"),
        ("de", "base", "abwerfen", "R11-back"),
        ("de", "marvel", "Joker", "R8-wild"),
    ],
)
def test_a_word_of_the_program_finds_the_term_of_the_rules(language: str, name: str, query: str, rule: str) -> None:
    assert rule in find(book(name, language), words_of(query, read(language)["synonyms"]))
