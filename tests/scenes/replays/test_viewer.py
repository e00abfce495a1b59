"""The viewer: playing, stepping both ways, jumping, the score bar."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from PIL import Image

from game.record import OPEN, TABLE, ClockRule
from game.record.writer import record_text
from game.replays import export
from game.replays.replay import Replay
from game.rules import edition as edition_of
from game.rules import market
from game.scenes.replays.export import ExportScene
from game.scenes.replays.fork import ForkScene
from game.scenes.replays.frames import FILM_SIZE
from game.scenes.replays.score_bar import ScoreBar
from game.scenes.replays.viewer import ReplayScene
from game.scenes.replays.viewer_interface import SPEEDS
from game.scenes.result.scene import ResultScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.help.key_help import KeyHelpScene
from game.scenes.shared.widgets import Segmented
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.controls import Choice
from game.ui.widgets.textfield import TextField
from game.view.layout.table import Control
from tests.helpers.paths import GOLDEN
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


@pytest.fixture(params=["base-3", "marvel-4"])
def viewer(app: App, person: Person, request: pytest.FixtureRequest) -> ReplayScene:
    """A paused viewer at the opening."""
    scene = ReplayScene(Replay.load(GOLDEN / f"{request.param}.cabochon"))
    app.push(MenuScene("base"))
    app.push(scene)
    person.press(pygame.K_SPACE)
    assert not scene.playing
    scene.seek(0)
    return scene


def test_arrows_step_both_ways_and_stop_at_the_ends(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_LEFT)
    assert viewer.step == 0
    person.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert viewer.step == 2
    assert viewer.view.state == viewer.replay.state_at(2)
    person.press(pygame.K_END, pygame.K_RIGHT)
    assert viewer.step == len(viewer.replay) - 1
    person.press(pygame.K_HOME)
    assert viewer.step == 0


def test_up_and_down_go_from_round_to_round(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_DOWN, pygame.K_DOWN)
    assert viewer.replay.state_at(viewer.step).round == 3
    person.press(pygame.K_UP)
    assert viewer.replay.state_at(viewer.step).round == 2


def test_stepping_and_jumping_show_the_same(viewer: ReplayScene, person: Person) -> None:
    for _ in range(8):
        person.press(pygame.K_RIGHT)
    stepped = (viewer.view.state, list(viewer.view.log.rows), viewer.view.log.last_card)
    viewer.seek(0)
    viewer.seek(8)
    assert (viewer.view.state, list(viewer.view.log.rows), viewer.view.log.last_card) == stepped


def test_the_viewer_plays_to_the_end_and_starts_over(viewer: ReplayScene, person: Person) -> None:
    viewer.seek(len(viewer.replay) - 3)
    person.press(pygame.K_PLUS, pygame.K_PLUS, pygame.K_SPACE)
    person.watch(3000)
    assert viewer.step == len(viewer.replay) - 1
    assert not viewer.playing
    person.press(pygame.K_SPACE)
    assert viewer.playing
    assert viewer.step < 3


def test_a_click_on_the_score_bar_goes_to_the_step_there(viewer: ReplayScene, person: Person) -> None:
    bar = viewer.form.widgets[0].rect
    person.click_at((bar.right - 2, bar.centery))
    assert viewer.step == len(viewer.replay) - 1
    person.click_at((bar.x + 1, bar.centery))
    assert viewer.step == 0


def test_h_shows_the_keys_as_at_the_table(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_h)
    sheet = person.scene
    assert isinstance(sheet, KeyHelpScene) and ("Space bar", "play or pause") in sheet.rows
    assert (("L", "open or close the log") in sheet.rows) == (Control.LOG in viewer.view.layout.areas)
    person.press(pygame.K_RETURN)
    assert person.scene is viewer and not viewer.playing


def test_only_ways_that_lead_on_can_be_pressed(viewer: ReplayScene, person: Person) -> None:
    def shut() -> set[str]:
        return {button.icon for button in viewer.bar.buttons if not button.enabled}

    viewer.pause()
    viewer.seek(0)
    assert shut() == {"first", "step_back"} and viewer._play_button.icon == "play"
    person.press(pygame.K_TAB)
    while viewer.form.focused is not viewer._next_button:
        person.press(pygame.K_TAB)
    person.press(pygame.K_END)
    assert shut() == {"step_forward", "last"} and viewer._play_button.icon == "reset"
    assert viewer.form.focused is viewer._play_button  # the focus leaves a button that cannot be pressed
    person.press(pygame.K_RETURN)
    assert viewer.playing and viewer.step == 0 and viewer._play_button.icon == "pause"


def test_buttons_lose_their_icons_before_their_words(viewer: ReplayScene) -> None:
    shown: list[tuple[bool, bool]] = []
    for length in range(1, 60):
        for button in viewer._other_buttons:
            button.icon, button.label = "eye", "m" * length
        viewer._shorten(viewer._other_buttons)
        found = {(bool(button.icon), bool(button.label)) for button in viewer._other_buttons}
        assert len(found) == 1  # all alike
        shown.extend(found - set(shown[-1:]))
    assert shown == [(True, True), (False, True), (True, False)]


def test_the_score_chart_opens_and_closes(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_s)
    assert viewer.chart_open
    person.watch()
    person.press(pygame.K_ESCAPE)
    assert not viewer.chart_open
    assert person.scene is viewer
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_the_score_chart_shows_the_goal_and_keeps_the_controls_in_sight(viewer: ReplayScene) -> None:
    viewer.toggle_chart()
    canvas = Canvas(pygame.Surface(viewer.app.size), viewer.look.text)
    canvas.words = words = list[str]()
    viewer.draw(canvas)
    assert str(edition_of(viewer.edition).goal) in words
    assert f"{SPEEDS[viewer.speed]}×" in words, "the button for the speed, which always has a word"
    assert all(widget not in viewer.form.widgets for widget in viewer._other_buttons)


def test_a_line_of_the_log_leads_to_its_moment(viewer: ReplayScene, person: Person) -> None:
    viewer.seek(len(viewer.replay) // 2)
    viewer.view.toggle_log()
    person.watch()
    log = viewer.view.layout.log
    rows = [(x, y) for y in range(log.y, log.bottom, 4) for x in (log.x + log.w // 2,) if viewer.view.log_hit((x, y))]
    target = viewer.view.log_hit(rows[-1])
    person.click_at(rows[-1])
    assert viewer.step == target


def test_the_bar_leads_to_settings_and_back(viewer: ReplayScene, person: Person) -> None:
    x, y = viewer.view.layout.areas[Control.SETTINGS].center
    person.click_at((round(x), round(y)))
    assert isinstance(person.scene, SettingsScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is viewer
    x, y = viewer.view.layout.areas[Control.MENU].center
    person.click_at((round(x), round(y)))
    person.click(person.button("Leave replay"))
    assert isinstance(person.scene, MenuScene)


def test_the_track_shows_points_rounds_and_tiles(viewer: ReplayScene) -> None:
    track = viewer.track
    last = viewer.replay.state_at(len(viewer.replay) - 1)
    assert [seat[-1] for seat in track.points] == [player.points for player in last.players]
    assert track.rounds[-1] == last.round
    assert track.steps == len(viewer.replay)
    assert track.round_starts()[0] == 0
    owned = sum(len(player.tiles) for player in last.players)
    assert sum(mark.kind == "tile" for mark in track.marks) == owned


def test_the_menu_stops_the_replay_and_leads_everywhere(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_SPACE)
    assert viewer.playing
    person.press(pygame.K_m)
    assert isinstance(person.scene, DialogScene)
    assert not viewer.playing
    person.press(pygame.K_ESCAPE)
    assert person.scene is viewer
    leads = {
        "Play from here": ForkScene,
        "Change view": DialogScene,
        "Save picture or video": ExportScene,
        "Copy as text": DialogScene,
    }
    for label, scene in leads.items():
        person.press(pygame.K_m)
        person.click(person.button(label))
        assert isinstance(person.scene, scene)
        person.press(pygame.K_ESCAPE)
        assert person.scene is viewer


def test_another_view_shows_less_and_sits_elsewhere(viewer: ReplayScene, person: Person) -> None:
    blind = next(
        index
        for index in range(len(viewer.replay))
        if any(held.blind for player in viewer.replay.state_at(index).players for held in player.hand)
    )
    viewer.seek(blind)
    seat = next(
        number
        for number, player in enumerate(viewer.replay.state_at(blind).players)
        if any(held.blind for held in player.hand)
    )

    def hidden() -> list[str | None]:
        assert viewer.view.state is not None
        return [held.card for held in viewer.view.state.players[seat].hand if held.blind]

    assert None not in hidden()
    person.press(pygame.K_v)
    assert viewer.viewed_as == OPEN
    assert set(hidden()) == {None}
    person.press(*[pygame.K_v] * (seat + 1))
    assert viewer.viewed_as == seat
    assert any(button.tooltip.startswith(f"As {viewer.view.names[seat]}. ") for button in viewer.form.widgets)
    assert viewer.view.viewer == seat
    assert None not in hidden()
    person.press(pygame.K_m)
    person.click(person.button("Change view"))
    person.click(person.button("All cards revealed"))
    assert viewer.viewed_as == TABLE
    assert viewer.step == blind


def test_unseen_cards_are_not_shown(app: App, person: Person) -> None:
    viewer = ReplayScene(Replay.load(GOLDEN / "base-2.cabochon"), open_ended=False)
    app.push(MenuScene("base"))
    app.push(viewer)
    person.press(pygame.K_SPACE)
    viewer.seek(0)
    bar = viewer.form.widgets[0]
    assert isinstance(bar, ScoreBar)
    begin = viewer.seen
    assert bar.known == begin
    assert bar.drawn_top < max(map(max, viewer.track.points))
    person.press(*[pygame.K_RIGHT] * 5)
    assert bar.known == viewer.seen == 5
    person.press(pygame.K_LEFT)
    assert viewer.seen == 5
    person.press(pygame.K_m)
    person.click(person.button("Show what’s ahead"))
    assert viewer.known is None
    bar = viewer.form.widgets[0]
    assert isinstance(bar, ScoreBar)
    assert bar.drawn_top == max(map(max, viewer.track.points))


def test_the_controls_have_the_room_of_the_latest_turns(viewer: ReplayScene, person: Person) -> None:
    person.watch(60)
    track, layout = viewer.form.widgets[0].rect, viewer.view.layout
    assert layout.ticker is None
    dock = layout.dock.rect
    assert pygame.Rect(*dock).contains(track)
    buttons = [widget.rect for widget in viewer.form.widgets[1:]]
    assert all(track.bottom <= rect.top and track.h > rect.h for rect in buttons)


def test_the_wheel_over_the_score_bar_goes_step_by_step(viewer: ReplayScene, person: Person) -> None:
    center = viewer.form.widgets[0].rect.center
    person.app.mouse = center
    for turn, index in ((-1, 1), (-1, 2), (1, 1)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, which=0))
        person.watch(40)
        assert viewer.step == index


def seated(person: Person) -> TableScene:
    """The table, which may lie under a curtain."""
    return next(scene for scene in person.app.stack if isinstance(scene, TableScene))


def test_playing_on_deals_a_game_that_names_its_origin(viewer: ReplayScene, person: Person, store: Store) -> None:
    viewer.seek(20)
    state = viewer.replay.state_at(20)
    person.press(pygame.K_p)
    dialog = person.scene
    assert isinstance(dialog, ForkScene)
    field = next(widget for widget in dialog.form.widgets if isinstance(widget, TextField))
    person.click(field)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type("Zoë")
    person.click(person.button("Deal and play"))
    table = seated(person)
    assert table.session.seats[0].name == "Zoë"
    assert any(seat.kind == "human" for seat in table.session.seats)
    entry = viewer.replay.entry_at(20)
    before = table.session.history()[entry].state
    assert [player.points for player in before.players] == [player.points for player in state.players]
    assert before.market == state.market
    (game,) = store.list_games()
    assert game.origin is not None
    assert game.origin.game == viewer.replay.record.header.game
    assert (game.origin.seq, game.origin_round) == (entry, state.round)


@pytest.mark.usefixtures("viewer")
def test_a_fork_has_the_players_of_the_dialog(person: Person) -> None:
    person.press(pygame.K_p)
    dialog = person.scene
    assert isinstance(dialog, ForkScene)
    kinds = [seat.kind for seat in dialog.lineup.taken]
    choice = next(widget for widget in dialog.form.widgets if isinstance(widget, Segmented))
    person.click_at((choice.rect.left + 8 if kinds[0] == "bot" else choice.rect.right - 8, choice.rect.centery))
    turned = "human" if kinds[0] == "bot" else "bot"
    person.click(person.button("Deal and play"))
    assert [seat.kind for seat in seated(person).session.seats] == [turned, *kinds[1:]]
    rows = [row.text for row in seated(person).view.log.rows]
    assert "Continued from here; hidden cards are shuffled again." in rows, "no host was lost"
    name = seated(person).session.seats[0].name
    said = f"A human plays for {name}" if turned == "human" else f"The computer plays for {name}"
    assert said in rows


@pytest.mark.usefixtures("viewer")
def test_a_fork_has_the_clock_of_the_dialog_and_a_rematch_keeps_it(app: App, person: Person) -> None:
    person.press(pygame.K_p)
    dialog = person.scene
    assert isinstance(dialog, ForkScene)

    def clocks() -> list[Choice]:
        return [w for w in dialog.form.widgets if isinstance(w, Choice) and w.labels[0][:2] in ("No", "At")]

    (times,) = clocks()
    person.click(times)
    _, late = clocks()
    person.click(late)
    person.click(person.button("Deal and play"))
    session = seated(person).session
    assert session.record.header.clock == ClockRule("turn", 30, bot=False)
    for seat in session.local_seats:
        session.agree_end(seat, True)
    wait_until(lambda: isinstance(person.scene, ResultScene), person.watch)
    assert app.settings.clock == "off"
    person.click(person.button("Play again"))
    assert seated(person).session.record.header.clock == ClockRule("turn", 30, bot=False)


@pytest.mark.usefixtures("viewer")
def test_a_finished_position_cannot_be_continued_and_the_note_explains_it(person: Person) -> None:
    person.press(pygame.K_END, pygame.K_p)
    assert isinstance(person.scene, DialogScene)
    assert "decided" in person.scene.text
    person.click_at((8, 300))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, ReplayScene), "a click beside the dialog leaves Enter its meaning"


def test_a_replay_is_copied_as_text(viewer: ReplayScene, person: Person) -> None:
    person.press(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert isinstance(person.scene, DialogScene)
    assert pygame.scrap.get_text() == record_text(viewer.replay.record)


def save(person: Person, kind: str, path: Path) -> None:
    """Open the dialog, choose what to save and where."""
    person.press(pygame.K_e)
    dialog = person.scene
    assert isinstance(dialog, ExportScene)
    choice = next(widget for widget in dialog.form.widgets if isinstance(widget, Segmented))
    third = choice.rect.w // 3
    person.click_at((choice.rect.x + third * choice.labels.index(kind) + third // 2, choice.rect.centery))
    field = next(widget for widget in dialog.form.widgets if isinstance(widget, TextField))
    person.click(field)
    person.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    person.type(str(path))
    person.click(person.button("Save"))


@pytest.mark.slow
def test_the_picture_shown_is_saved(viewer: ReplayScene, person: Person, tmp_path: Path) -> None:
    viewer.seek(12)
    target = tmp_path / "new" / "table.png"
    save(person, "Picture (PNG)", target)
    assert isinstance(person.scene, DialogScene)
    assert str(target) in person.scene.text
    picture = pygame.image.load(target)
    assert picture.get_size() == person.app.size
    person.press(pygame.K_RETURN)
    person.watch()
    x, y, w, h = viewer.view.layout.places[market(3, 1)]
    box = pygame.Rect(round(x), round(y), round(w), round(h))
    window = person.app.window.subsurface(box)
    assert pygame.image.tobytes(picture.subsurface(box), "RGB") == pygame.image.tobytes(window, "RGB")


@pytest.mark.slow
@pytest.mark.usefixtures("viewer")
def test_a_picture_whose_name_no_file_can_have_is_not_saved(person: Person, tmp_path: Path) -> None:
    save(person, "Picture (PNG)", tmp_path / ("x" * 300))
    assert isinstance(person.scene, ExportScene)
    assert "Cannot write" in person.scene.error


@pytest.mark.slow
@pytest.mark.usefixtures("viewer")
@pytest.mark.parametrize(
    ("viewer", "kind", "suffix"),
    [("base-3", "Video (WebP)", "webp"), ("marvel-4", "Video (GIF)", "gif")],
    indirect=["viewer"],
)
def test_a_film_shows_every_turn(
    person: Person, tmp_path: Path, kind: str, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "MAX_FRAMES", 6)
    target = tmp_path / f"game.{suffix}"
    save(person, kind, target)
    dialog = person.scene
    assert isinstance(dialog, ExportScene)
    assert dialog.film is not None
    wait_until(lambda: person.scene is not dialog, lambda: person.app.step(20))
    assert isinstance(person.scene, DialogScene)
    assert str(target) in person.scene.text
    with Image.open(target) as film:
        assert (film.n_frames, film.size, film.format) == (6, FILM_SIZE, suffix.upper())


@pytest.mark.parametrize("viewer", ["base-3"], indirect=True)
def test_a_film_that_is_done_closes_nothing_that_is_read_meanwhile(viewer: ReplayScene, person: Person) -> None:
    dialog = ExportScene(viewer)
    person.app.push(dialog)
    dialog.film = SimpleNamespace(done=True, has_space=False, problem=None, path=Path("game.gif"), share=1.0)
    dialog.rebuild()
    person.app.go.open_rules("base")
    rules = person.scene
    person.watch(60)
    assert person.scene is rules
    person.press(pygame.K_F1)
    person.watch(60)
    assert isinstance(person.scene, DialogScene)
    assert "game.gif" in person.scene.text


def test_a_film_can_be_stopped(viewer: ReplayScene, person: Person, tmp_path: Path) -> None:
    target = tmp_path / "game.webp"
    save(person, "Video (WebP)", target)
    dialog = person.scene
    assert isinstance(dialog, ExportScene)
    person.click(person.button("Stop"))
    assert dialog.film is None
    person.press(pygame.K_ESCAPE)
    assert person.scene is viewer
    assert not list(tmp_path.glob("game*"))


@pytest.mark.usefixtures("viewer")
def test_nothing_is_overwritten(person: Person, tmp_path: Path) -> None:
    target = tmp_path / "table.png"
    target.write_bytes(b"mine")
    save(person, "Picture (PNG)", target)
    assert isinstance(person.scene, ExportScene)
    assert str(target) in person.scene.error
    assert target.read_bytes() == b"mine"
