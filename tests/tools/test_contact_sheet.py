"""Contact sheets: every page of a game once, at twice its size, with what it is called."""

from pathlib import Path

import pytest
from PIL import Image

from firmware.modules import catalog
from host_sim import reader
from host_sim.picture import GLASS, LIT
from tests.desk import Desk
from tools.pictures import __main__ as command
from tools.pictures import contact_sheet, pictures
from tools.pictures.contact_sheet import Page

GAMES = {name: game for game in catalog.games() for name, *_ in game.rule_sets}
GAME, OTHER = GAMES["H4"], GAMES["H5"]
FOLDER = GAME.folder


def page(title: str, keys: str) -> Page:
    return Page(title, bytes(Desk().type(keys).panel))


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    """All pages of one game."""
    return contact_sheet.pages_of(FOLDER)


def test_every_screen_of_the_goldens_is_on_the_sheet_of_its_game(pages: list[Page]):
    shown = {page.picture for page in pages}
    kept = list(contact_sheet.chosen(FOLDER))
    golden = pictures.ROOT / "tests" / "games" / FOLDER / "goldens" / "screens.txt"
    lines = golden.read_text(encoding="utf-8").splitlines()
    assert [f"== {page.title}" for page in kept] == [row for row in lines if row[:3] == "== "]
    assert [page.title for page in kept if page.picture not in shown] == []


def test_every_page_is_there_once_and_has_a_title(pages: list[Page]):
    assert len({page.picture for page in pages}) == len(pages)
    assert [page for page in pages if not page.title] == []


def test_all_that_guides_and_playthroughs_say_in_any_row_is_on_the_sheet(pages: list[Page]):
    said = set().union(*(page.words for page in pages))
    guides = list(contact_sheet.guides(FOLDER, [FOLDER]))
    typed = list(contact_sheet.typed(GAME))
    assert {page.title.partition(":")[0] for page in guides} == {f"{FOLDER}.txt"}
    ways = {page.title.partition(":")[0] for page in typed}
    assert ways == {f"{GAME.rule_sets[0][1]}, {level}" for level in ("table", "guided")}
    assert [page.title for page in [*guides, *typed] if page.words - said] == []


def test_each_picture_of_a_guide_is_among_the_pages_of_its_script():
    shown = list(contact_sheet.guides(FOLDER, [FOLDER]))
    assert [page.title for page in shown[:3]] == [f"{FOLDER}.txt: keys {key}" for key in "512"]
    script = pictures.ROOT / "docs" / "play" / f"{FOLDER}.txt"
    commands = [line.split()[0] for line in script.read_text(encoding="utf-8").splitlines()]
    assert commands.count("glance") > 1
    assert len(shown) > len(commands)


def test_a_script_belongs_to_the_game_that_it_is_called_after_or_to_the_house():
    games = [game.folder for game in catalog.games()]
    mine = {name: contact_sheet.scripts_of(name, games) for name in ["house", *games]}
    assert [script.name for script in mine[OTHER.folder]] == [
        f"{OTHER.folder}.txt",
        f"{OTHER.folder}_on_call.txt",
    ]
    assert {"first.txt", "session.txt"} <= {script.name for script in mine["house"]}
    assert sorted(script for scripts in mine.values() for script in scripts) == pictures.scripts()


def test_what_came_by_the_way_is_kept_where_a_row_says_what_none_has_said_there():
    rules, ways, players = page("rules", "1"), page("ways", "1 1"), page("players", "1 1 1")
    first, later = page("first", "1 1 1 2 1"), page("later", "1 1 1 2 1 3")
    other = page("other", "1 1 1 2 1 4")
    same = Page("again", rules.picture)
    assert contact_sheet.distinct([rules, same, ways], [rules, players]) == [rules, ways, players]
    assert later.words == other.words, "another number is nothing new"
    assert contact_sheet.distinct([first], [later, other]) == [first, later]
    assert contact_sheet.distinct([first, later, other], []) == [first, later, other]


def test_pages_stand_kind_after_kind():
    turn = page("turn", "1 1 1 2 1")
    kinds = {
        "refused": page("refused", "1 1 1 2 1 1 A"),
        "question": page("question", "1 1 1 2 1 <*> 6 2"),
        "help": page("help", "1 1 1 2 1 <#> 3"),
        "result": page("result", "1 1 1 2 1 9 9 A 9 8 B # 2 C 3 D # # #"),
    }
    assert {name: contact_sheet.kind_of(each) for name, each in kinds.items()} == {
        name: name for name in kinds
    }
    mixed = [*reversed(kinds.values()), turn]
    titles = [each.title for each in contact_sheet.by_kind(mixed)]
    assert titles == ["turn: turn", *(f"{name}: {name}" for name in kinds)]


def test_a_sheet_has_each_pixel_twice_as_large_and_six_pages_in_a_row():
    dot = Page("dot", b"\x01" + bytes(1023))
    image = contact_sheet.sheet([Page("dark", bytes(1024))] * 7 + [dot])
    assert image.size == (12 + 6 * 268, 12 + 2 * (128 + 30))
    left, top = 12 + 268, 12 + 158
    lit = [(x, y) for x in range(256) for y in range(128)
           if image.getpixel((left + x, top + y)) == LIT]  # fmt: skip
    assert lit == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert image.getpixel((12 + 255, 12 + 127)) == GLASS
    caption = image.crop((left, top + 130, left + 256, top + 146))
    assert caption.getcolors() != [(256 * 16, contact_sheet.PAPER)]


def test_a_long_title_ends_where_its_panel_does():
    image = contact_sheet.sheet([Page("W" * 200, bytes(1024))])
    assert image.crop((12 + 256, 0, image.width, image.height)).getcolors(2) is not None


def test_the_sheets_are_the_same_each_time_and_print_as_large_as_the_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made = [page("rules", "1"), page("ways", "1 1")]
    monkeypatch.setattr(contact_sheet, "pages_of", lambda name: made)
    files = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        monkeypatch.setattr(contact_sheet, "OUT", folder)
        assert contact_sheet.make(FOLDER) == 2
        files.append((folder / f"{FOLDER}.png").read_bytes())
    assert files[0] == files[1]
    with Image.open(tmp_path / "one" / f"{FOLDER}.png") as image:
        assert 256 / image.info["dpi"][0] * 25.4 == pytest.approx(22, abs=0.01)


def test_each_game_and_the_house_has_a_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    class Here:
        """Stands in for the processes."""

        def __init__(self, count: int) -> None:
            assert count >= 1

        def __enter__(self):
            return self

        def __exit__(self, *error: object) -> None:
            pass

        map = staticmethod(map)

    monkeypatch.setattr(contact_sheet, "OUT", tmp_path / "out" / "sheet")
    monkeypatch.setattr(pictures, "ROOT", tmp_path)
    monkeypatch.setattr(contact_sheet, "ProcessPoolExecutor", Here)
    monkeypatch.setattr(contact_sheet, "make", lambda name: 7)
    assert command.main(["--sheet"]) == 0
    told = [f"out/sheet/{name}.png  7 pages"
            for name in ["house", *(game.folder for game in catalog.games())]]  # fmt: skip
    assert capsys.readouterr().out.splitlines() == told
    assert (tmp_path / "out" / "sheet").is_dir()


def test_the_words_of_a_page_are_those_on_its_panel():
    first = page("first", "1 1 1 2 1")
    rows = reader.read(first.picture)
    assert rows[6] == "Deal 7 each"
    assert (6, "Deal 0 each") in first.words
