"""A server's pages as a browser and as Prometheus see them, beside a game that was really played."""

from __future__ import annotations

import json
import shutil
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

from tests.e2e.peers import BOT, Peer

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
pytestmark = pytest.mark.slow


class Site:
    """A server with a page and one finished game."""

    def __init__(self, folder: Path) -> None:
        arguments = ("--port", "0", "--interface", "127.0.0.1", "--web", "0", "--metrics", "0", "--log-json")
        self.server = Peer(folder / "server", "serve", "--name", "Club", *arguments)
        link = self.server.line() or self.server.fail("gave no link")
        self.home = self.server.line() or ""
        self.metrics = self.server.line() or ""
        ana = Peer(folder / "Ana", "online", link, "--name", "Ana", *BOT, "--open", "--edition", "base", "--seats", "2")
        bo = Peer(folder / "Bo", "online", link, "--name", "Bo", *BOT)
        self.people = (ana, bo)
        for person in self.people:
            person.finish()

    def close(self) -> None:
        for peer in (*self.people, self.server):
            peer.kill()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.close()


@pytest.fixture
def browser() -> Iterator[webdriver.Chrome]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    driver = shutil.which("chromedriver")
    if program is None or driver is None:
        pytest.skip("no Chromium with its driver on this computer")
    options = Options()
    options.binary_location = program
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,900"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    chrome = webdriver.Chrome(options=options, service=Service(driver))
    yield chrome
    chrome.quit()


def requested(chrome: webdriver.Chrome) -> set[str]:
    """Return the hosts that the page has asked for something."""
    events = (json.loads(entry["message"])["message"] for entry in chrome.get_log("performance"))
    urls = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    return {url.split("/")[2] for url in urls if url.startswith("http")}


def test_a_finished_game_is_stepped_through_in_a_browser(site: Site, browser: webdriver.Chrome) -> None:
    browser.get(site.home)
    assert browser.title == "Club"
    assert {"Ana", "Bo"} <= set(browser.find_element(By.TAG_NAME, "body").text.replace(",", " ").split())
    browser.find_element(By.CSS_SELECTOR, 'a[href^="/game/"]').click()
    pictures = browser.find_elements(By.TAG_NAME, "img")
    assert len(pictures) >= 12
    drawn = "return [...document.images].every(each => each.complete && each.naturalWidth > 100)"
    assert browser.execute_script(drawn)
    seen = {browser.find_element(By.CLASS_NAME, "move").text}
    for _ in range(5):
        browser.find_element(By.LINK_TEXT, "Next").click()
        seen.add(browser.find_element(By.CLASS_NAME, "move").text)
    assert len(seen) == 6
    browser.find_element(By.LINK_TEXT, "Last").click()
    assert "end" in browser.find_element(By.CLASS_NAME, "move").text
    assert not browser.find_elements(By.LINK_TEXT, "Next")
    browser.find_element(By.LINK_TEXT, "First").click()
    assert browser.find_element(By.CLASS_NAME, "move").text.startswith("0 of ")
    wide = "return document.documentElement.scrollWidth <= window.innerWidth"
    assert browser.execute_script(wide)
    assert requested(browser) == {site.home.split("/")[2]}
    severe = [entry for entry in browser.get_log("browser") if "favicon" not in entry["message"]]
    assert severe == []


def test_prometheus_reads_what_the_server_has_done(site: Site) -> None:
    with urllib.request.urlopen(site.metrics, timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    values = dict(line.rsplit(" ", 1) for line in lines if line.startswith("cabochon_"))
    assert float(values["cabochon_entries_total"]) > 20
    assert float(values["cabochon_confirmed_total"]) >= float(values["cabochon_entries_total"]) / 2
    assert float(values["cabochon_append_seconds_total"]) > 0
    assert float(values["cabochon_delivery_seconds_count"]) > 20
    assert 0 < float(values["cabochon_delivery_seconds_sum"]) < 5 * float(values["cabochon_delivery_seconds_count"])
    assert values["cabochon_queue_wait_seconds_count"] == "0.0"
    assert values["cabochon_held"] == "0.0"
    assert float(values["cabochon_loop_lag_seconds"]) < 5


def test_the_log_is_one_object_a_line(site: Site) -> None:
    site.server.process.send_signal(signal.SIGTERM)
    assert site.server.process.wait(30) == 0
    lines = site.server.errors.read_text(encoding="utf-8").splitlines()
    assert "serving at port" in json.loads(lines[0])["message"]
    assert all({"time", "level", "from", "message"} <= json.loads(line).keys() for line in lines)
