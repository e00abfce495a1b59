"""Saved games: the list, deleting, exporting, importing, and files that are no games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.record import Origin, SeatInfo
from game.rules import ReserveCard, deck
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.room.scene import RoomScene
from game.scenes.saved_games.cover_dialogs import DeletionScene
from game.scenes.saved_games.place_art import paint_pieces
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.shared import saved_game_text as saved_texts
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.dialogs.prompt import PromptScene, shown_path, typed_path
from game.scenes.shared.widgets import Segmented
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.storage import settings
from game.storage.folder import RESUME_SUFFIX
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.graphics.atlas import Image
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.buttons import Button
from game.view.layout.wall import wall_layout
from tests.helpers.paths import GOLDEN
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.saved_games.conftest import choose
from tests.screens.readings import reading
from tools.shots.gathered import FakeNetwork, FakeRoom, lobby


def test_an_empty_list_offers_a_new_game(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    app.push(SavedGamesScene("base"))
    person.click(person.button("New game"))
    assert isinstance(person.scene, SetupScene)


def test_a_finished_game_can_be_watched_and_an_unfinished_one_resumed(games: SavedGamesScene, person: Person) -> None:
    choose(games, over=True)
    with pytest.raises(StopIteration):
        person.button("Continue")
    person.click(person.button("Watch"))
    assert isinstance(person.scene, ReplayScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is games
    choose(games, over=False)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)


def test_a_game_of_several_screens_is_rejoined_over_the_network(games: SavedGamesScene, person: Person) -> None:
    games.app.network = network = FakeNetwork(room=FakeRoom(lobby("base", 2)))
    choose(games, over=False)
    games.games = [msgspec.structs.replace(game, networked=True) for game in games.games]
    assert games.game is not None
    person.press(pygame.K_RETURN)
    assert network.asked == [("rejoin", games.game.id)]
    assert isinstance(person.scene, RoomScene)


def test_deleting_asks_first(games: SavedGamesScene, person: Person, store: Store) -> None:
    choose(games, over=True)
    person.press(pygame.K_DELETE)
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_RETURN)
    assert len(store.list_games()) == 2, "Cancel has the focus"
    person.press(pygame.K_DELETE)
    person.click(person.button("Delete"))
    assert person.scene is games
    assert [game.over for game in store.list_games()] == [False]
    person.press(pygame.K_DELETE)
    person.click(person.button("Delete"))
    assert games.game is None


def test_a_game_is_exported_and_imported_again(
    games: SavedGamesScene, person: Person, store: Store, tmp_path: Path
) -> None:
    choose(games, over=True)
    person.click(person.button("Export"))
    assert isinstance(person.scene, PromptScene)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    target = tmp_path / "été.cabochon"
    person.type(str(target))
    person.press(pygame.K_RETURN)
    dialog = person.scene
    assert isinstance(dialog, DialogScene) and str(target) in dialog.text
    person.press(pygame.K_RETURN)
    assert person.scene is games
    assert target.read_bytes() == (GOLDEN / "base-2.cabochon").read_bytes()
    person.click(games.import_button)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type(f'"{target}"')
    person.press(pygame.K_RETURN)
    assert person.scene is games
    assert len(store.list_games()) == len(games.games) == 3


def test_a_name_that_no_file_can_have_is_answered_with_a_sentence(
    games: SavedGamesScene, person: Person, tmp_path: Path
) -> None:
    for button, says in (("Import game", "does not exist"), ("Export", "Cannot write")):
        person.click(person.button(button))
        person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
        person.type(str(tmp_path / ("x" * 300)))
        person.press(pygame.K_RETURN)
        assert isinstance(person.scene, PromptScene)
        assert says in person.scene.error
        person.press(pygame.K_ESCAPE)
    assert person.scene is games


def test_an_export_with_unseen_cards_warns_of_them(person: Person, store: Store, games: SavedGamesScene) -> None:
    _, match, journal = store.begin("base", (SeatInfo("Ana", "human"), SeatInfo("Bo", "human")), 0, bytes(32))
    match.propose(0, ReserveCard(deck(3)))
    journal.close()
    games.resume()
    texts = []
    for row, game in enumerate(games.games):
        assert games.list is not None
        games.list.select(row)
        person.click(person.button("Export"))
        assert isinstance(person.scene, PromptScene)
        texts.append((game.blind, "reserved from a deck" in person.scene.text))
        person.press(pygame.K_ESCAPE)
    assert sorted(texts) == [(False, False), (False, False), (True, True)]


def test_a_wrong_path_is_named_and_the_dialog_stays(games: SavedGamesScene, person: Person, tmp_path: Path) -> None:
    person.click(games.import_button)
    dialog = person.scene
    assert isinstance(dialog, PromptScene)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type(str(tmp_path / "nothing"))
    person.press(pygame.K_RETURN)
    assert person.scene is dialog
    assert "nothing" in dialog.error
    choose(games, over=True)
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Export"))
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type(str(tmp_path / "no" / "such" / "folder" / "x"))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, PromptScene)
    assert person.scene.error


def test_a_dropped_file_is_imported(games: SavedGamesScene, person: Person, store: Store, tmp_path: Path) -> None:
    person.drop(GOLDEN / "marvel-3.cabochon")
    assert person.scene is games
    assert games.game is not None
    assert games.game.edition == "marvel"
    bad = tmp_path / "bad.cabochon"
    bad.write_text("nonsense", encoding="utf-8")
    person.drop(bad)
    assert isinstance(person.scene, DialogScene)
    assert len(store.list_games()) == 3


def test_a_damaged_file_is_named_and_can_be_deleted(games: SavedGamesScene, person: Person, store: Store) -> None:
    (store.games_dir / "broken.cabochon").write_text("nonsense\n", encoding="utf-8")
    person.press(pygame.K_ESCAPE)
    scene = SavedGamesScene("base")
    games.app.push(scene)
    assert scene.list is not None
    scene.list.select(next(i for i, game in enumerate(scene.games) if game.damaged is not None))
    person.watch()
    with pytest.raises(StopIteration):
        person.button("Watch")
    person.click(person.button("Delete"))
    person.click(person.button("Delete"))
    assert all(game.damaged is None for game in store.list_games())


def test_a_long_list_is_read_by_and_by_and_answers_meanwhile(
    app: App, person: Person, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(5):
        store.import_file(GOLDEN / "base-2.cabochon")
    monkeypatch.setattr("game.scenes.saved_games.scene.PATIENCE_S", 1e-9)
    app.push(MenuScene("base"))
    scene = SavedGamesScene("base")
    app.push(scene)
    assert [game.unread for game in scene.games] == [False, True, True, True, True]
    person.press(pygame.K_END)
    assert scene.game is scene.games[4]
    person.watch()
    assert not any(game.unread for game in scene.games)
    person.click(person.button("Watch"))
    assert isinstance(person.scene, ReplayScene)


def test_a_game_of_another_version_is_called_whole(games: SavedGamesScene, person: Person, store: Store) -> None:
    path = next(store.games_dir.glob("*.cabochon"))
    path.write_bytes(path.read_bytes().replace(b"cabochon record 1", b"cabochon record 7"))
    games.resume()
    (row,) = [row for row, game in enumerate(games.games) if game.foreign]
    assert games.list is not None
    games.list.select(row)
    person.watch()
    assert saved_texts.headline(games.games[row]) == "Game from another version"
    assert "The game is intact" in saved_texts.trouble(games.games[row])
    with pytest.raises(StopIteration):
        person.button("Watch")


def test_an_export_is_offered_a_name_that_is_free(
    games: SavedGamesScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_texts, "export_folder", lambda: tmp_path)
    assert games.game is not None
    first = saved_texts.export_path(games.game)
    first.touch()
    assert saved_texts.export_path(games.game) == first.with_stem(f"{first.stem}-2")


def test_a_typed_path_may_have_quotes_and_a_tilde() -> None:
    assert typed_path(" '~/x y' ") == Path.home() / "x y"
    assert typed_path("~no-such-person/x") == Path("~no-such-person/x")
    assert shown_path(Path.home() / "x" / "y.png") == str(Path("~/x/y.png"))
    assert typed_path(shown_path(Path.home() / "x")) == Path.home() / "x"
    assert shown_path(Path("/elsewhere/x")) == str(Path("/elsewhere/x"))


def test_results_of_imported_games_are_shown_only_on_request(
    games: SavedGamesScene, person: Person, store: Store
) -> None:
    choose(games, over=True)
    assert games.game is not None
    winner = saved_texts.status(games.game)
    assert saved_texts.status(games.game, games.shows_end(games.game)) == "Finished" != winner
    person.click(person.button("Watch"))
    assert isinstance(person.scene, ReplayScene)
    assert not person.scene.open_ended
    assert person.scene.step <= 1
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Show results"))
    assert saved_texts.status(games.game, games.shows_end(games.game)) == winner
    assert settings.load(store.data_dir)[0].show_results
    person.click(person.button("Watch"))
    assert isinstance(person.scene, ReplayScene)
    assert person.scene.open_ended


def test_the_result_of_a_game_played_here_is_shown_without_a_request(
    games: SavedGamesScene, person: Person, store: Store
) -> None:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Ben", "human"))
    _, match, journal = store.begin("base", seats)
    match.resign(1)
    journal.close()
    games.resume()
    assert not games.app.settings.show_results
    choose(games, over=True)
    assert games.game is not None and games.game.seats == seats
    assert saved_texts.status(games.game, games.shows_end(games.game)) == "Ana wins"
    person.click(person.button("Watch"))
    assert isinstance(person.scene, ReplayScene) and person.scene.open_ended


def test_without_imported_games_no_button_offers_their_results(app: App, person: Person, store: Store) -> None:
    _, match, journal = store.begin("base", (SeatInfo("Ana", "human"), SeatInfo("Ben", "human")))
    match.resign(1)
    journal.close()
    app.push(SavedGamesScene("base"))
    person.watch()
    assert isinstance(person.scene, SavedGamesScene) and len(person.scene.games) == 1
    assert not person.scene.results_button.visible


def test_the_result_is_opened_again_where_it_may_be_shown(
    games: SavedGamesScene, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(games, over=True)
    with pytest.raises(StopIteration):
        person.button("Result")
    person.click(person.button("Show results"))
    heard: list[str] = []
    monkeypatch.setattr(games.app.sound, "play", lambda name, *_: heard.append(name))
    person.click(person.button("Result"))
    result = person.scene
    assert isinstance(result, ResultScene) and not result.busy()
    assert not {"win", "end"} & {*heard}
    assert result.finished.here == frozenset(), "an imported game was played by nobody here"
    assert games.game is not None and games.game.result is not None
    assert result.finished.verdict.winners == games.game.result.winners
    buttons = [widget.label for widget in result.form.widgets if isinstance(widget, Button)]
    assert buttons == ["Replay", "View the board", "Back"]
    person.click(person.button("View the board"))
    assert isinstance(person.scene, ReplayScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is result
    person.press(pygame.K_ESCAPE)
    assert person.scene is games
    choose(games, over=False)
    with pytest.raises(StopIteration):
        person.button("Result")


def test_the_result_of_an_own_game_states_what_its_only_person_achieved(
    games: SavedGamesScene, person: Person, store: Store
) -> None:
    seats = (SeatInfo("Ana", "human"), SeatInfo("Ben", "bot", "greedy"))
    _, match, journal = store.begin("base", seats)
    match.resign(0)
    journal.close()
    games.resume()
    choose(games, over=True)
    person.click(person.button("Result"))
    assert person.scene.describe()[0] == "You resigned. Ben wins."
    person.click(person.button("Back"))
    assert person.scene is games


def test_a_result_that_cannot_be_read_is_an_error(games: SavedGamesScene, person: Person) -> None:
    games.app.settings.show_results = True
    choose(games, over=True)
    games.rebuild()
    assert games.game is not None
    games.game.path.write_bytes(b"junk")
    person.click(person.button("Result"))
    assert isinstance(person.scene, DialogScene) and person.scene.title == "Could not open the game"


def test_the_list_is_filtered_by_edition(games: SavedGamesScene, person: Person, store: Store) -> None:
    for players in (2, 3, 4):
        store.import_file(GOLDEN / f"marvel-{players}.cabochon")
    games.resume()
    assert games.drawers is None, "so many games have several shelves"
    choice = next(widget for widget in games.form.widgets if isinstance(widget, Segmented))
    person.click_at((choice.rect.centerx + 8, choice.rect.centery))
    assert [game.edition for game in games.games] == ["marvel"] * 3
    choice = next(widget for widget in games.form.widgets if isinstance(widget, Segmented))
    person.click_at((choice.rect.centerx - 8, choice.rect.centery))
    assert [game.edition for game in games.games] == ["base", "base"]


def test_the_list_is_filtered_to_games_that_can_be_continued(
    games: SavedGamesScene, app: App, person: Person, store: Store
) -> None:
    unfinished = next(game for game in games.games if not game.over)
    assert games.drawers is not None
    person.click_at(games.drawers.box(3).center)
    assert [game.id for game in games.games] == [unfinished.id]
    store.delete(unfinished.id)
    games.resume()
    assert games.games == []
    with reading() as found:
        app.redraw()
        app.step(40)
    assert "No unfinished games" in [line.shown for line in found.lines]


def test_the_drawers_of_the_sideboard_are_the_filter(games: SavedGamesScene, person: Person, store: Store) -> None:
    store.import_file(GOLDEN / "marvel-2.cabochon")
    games.resume()
    assert games.drawers is not None and games.drawers.visible and games.drawers.counts == (3, 2, 1, 1)
    assert not any(widget.visible for widget in games.form.widgets if isinstance(widget, Segmented))
    person.click_at(games.drawers.box(2).center)
    assert [game.edition for game in games.games] == ["marvel"]
    assert games.drawers is not None and games.drawers.counts == (3, 2, 1, 1)
    person.click_at(games.drawers.box(0).center)
    assert len(games.games) == 3


def test_deleting_a_game_shows_its_cover(games: SavedGamesScene, app: App, person: Person) -> None:
    assert games.game is not None
    number = f"No. {len(games.games)}"
    person.press(pygame.K_DELETE)
    with reading() as found:
        app.redraw()
        app.step(40)
    assert isinstance(person.scene, DeletionScene)
    assert number in [line.shown for line in found.lines]


def test_a_damaged_network_game_is_rejoined(games: SavedGamesScene, person: Person, store: Store) -> None:
    games.app.network = network = FakeNetwork(room=FakeRoom(lobby("base", 2)))
    path = store.path(next(game.id for game in games.games if not game.over))
    path.write_bytes(b"nonsense")
    path.with_suffix(RESUME_SUFFIX).write_bytes(b"{}")
    games.resume()
    choose(games, over=False)
    person.click(person.button("Continue"))
    assert network.asked == [("rejoin", path.stem)]


def test_a_game_is_copied_and_pasted_again(games: SavedGamesScene, person: Person, store: Store) -> None:
    choose(games, over=True)
    person.click(person.button("Copy"))
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_RETURN)
    text = pygame.scrap.get_text()
    assert text == (GOLDEN / "base-2.cabochon").read_text(encoding="utf-8")
    other = (GOLDEN / "marvel-3.cabochon").read_text(encoding="utf-8")
    pygame.scrap.put_text("\r\n" + other.replace("\n", "\r\n").rstrip())
    person.click(games.paste_button)
    assert person.scene is games
    assert len(store.list_games()) == 3
    pygame.scrap.put_text(text)
    person.click(games.paste_button)
    dialog = person.scene
    assert isinstance(dialog, DialogScene) and "already" in dialog.text
    person.press(pygame.K_RETURN)
    assert games.game is not None and games.game.over and games.game.edition == "base"
    assert len(store.list_games()) == 3, "a game that exists already is not imported twice"
    pygame.scrap.put_text(text[: len(text) // 2])
    person.press(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert isinstance(person.scene, DialogScene)
    assert len(store.list_games()) == 3


@pytest.mark.parametrize(("count", "stacks"), [(1, 6), (2, 2), (3, 0)])
def test_tokens_stand_beside_the_covers_where_there_is_room(
    app: App, monkeypatch: pytest.MonkeyPatch, count: int, stacks: int
) -> None:
    app.push(MenuScene("base"))
    drawn: list[str] = []
    sprite = RenderContext.sprite

    def draw(look: RenderContext, name: str, width: float, height: float) -> Image:
        drawn.append(name)
        return sprite(look, name, width, height)

    monkeypatch.setattr(RenderContext, "sprite", draw)
    layout = wall_layout(1600, 900, 1.0, count)
    paint_pieces(Canvas(pygame.Surface((1600, 900))), app.look("base"), layout, count)
    assert len(drawn) == stacks and all(name.startswith("stack/") for name in drawn)


def test_covers_come_by_and_by(games: SavedGamesScene, person: Person) -> None:
    assert games.working
    person.watch(400)
    wait_until(lambda: not games.working, lambda: person.watch(20))
    assert games.list is not None
    wanted = [(games._picture(game), games.list.cover_box(index).size) for index, game in enumerate(games.games)]
    assert all(games._covers.get(*cover) is not None for cover in wanted)


def test_arrows_lead_along_the_shelves_and_off_their_ends(games: SavedGamesScene, person: Person, store: Store) -> None:
    for _ in range(9):
        store.import_file(GOLDEN / "base-2.cabochon")
    games.resume()
    assert games.list is not None
    games.form.focus(games.list)
    games.list.select(0)
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_DOWN)
    assert games.selected == games.layout.columns + 1
    person.press(pygame.K_END)
    assert games.selected == len(games.games) - 1 and games.list.offset > 0
    person.press(pygame.K_HOME)
    person.press(pygame.K_LEFT)
    assert games.selected == 0
    for _ in range(games.layout.columns):
        person.press(pygame.K_RIGHT)
    assert games.form.focused is not games.list, "off the shelf's end the focus goes to the open game"


def test_a_click_chooses_a_cover_and_the_wheel_scrolls(games: SavedGamesScene, person: Person, store: Store) -> None:
    for _ in range(15):
        store.import_file(GOLDEN / "base-2.cabochon")
    games.resume()
    view = games.list
    assert view is not None
    view.select(0)
    person.click_at(view.cover_box(2).center)
    assert games.selected == 2
    person.click_at((view.rect.x + 3, view.rect.y + 3))
    assert games.selected == 2, "the bare wall is no game"
    view.wheel(-3)
    assert view.offset > 0


@pytest.mark.parametrize("window_size", [(1024, 640)])
def test_the_sheet_cuts_no_sentence_about_where_a_game_began(games: SavedGamesScene, app: App) -> None:
    choose(games, over=True)
    before = next(each for each in games._all if not each.over)
    people = tuple(SeatInfo(f"Maximiliana {number}", "human") for number in range(len(before.seats)))
    before = msgspec.structs.replace(before, seats=people)
    game = games.games[games.selected]
    forked = msgspec.structs.replace(game, origin=Origin(before.id, 5, bytes(32)), origin_round=2)
    games._all = games.games = [forked if each is game else before for each in games.games]
    with reading() as found:
        app.redraw()
        app.step(40)
    shown = " ".join(line.shown for line in found.lines)
    assert "from round 2 of another game" in shown and "Continued from" not in shown
