"""``dev.py pico run``: the rows that it knows, what it makes of its files, and what it refuses."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dev
from firmware.modules import catalog
from host_sim.wiring import REPO_ROOT
from tests.sample import RULES
from tools.page.twin_desk import SameChance
from tools.rig import __main__ as rig
from tools.rig import board_file, emulator, rows


def test_rows_have_names_and_marks_and_groups():
    plain = rows.plain()
    ways = sum(len(game.manifest.LEVELS) + bool(game.hints) for game in catalog.games())
    assert len(plain) == len({row.name for row in plain}) == ways
    row = rows.named(f"{RULES}-on-call+busy+quick")
    assert (row.name, row.pace) == (f"{RULES}-on-call+quick+busy", 150)
    assert row.takes == {"page": 0.7, "erase": 45.0}
    assert row.run["game"] == RULES
    assert row.run["level"] == "on-call+quick+busy"
    assert [row.name for row in rows.wanted(["late", "evening"])][-2:] == [
        "FH-dealt+late",
        "evening",
    ]
    assert rows.named("rough-7+busy").name == "rough-7+busy"
    keys = [len(rows.named(name).lives()[0].presses) for name in ("rough-7", "rough-7+long")]
    assert keys[1] - keys[0] == 600 - 80
    for name in ("rough", "rough-0", "rough-x", "TG", "TG-table+", "TG-table+slow", "TG-nowhere"):
        with pytest.raises(rows.Unknown):
            rows.named(name)


def test_of_what_the_board_loads_only_the_box_is_another(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(board_file.modules, "compiled", lambda found: found)
    found = board_file.files()
    drive = board_file.release.contents(source=True)
    assert [path for path in drive if found[path] != drive[path]] == [board_file.BOX]
    assert b"urandom" not in found[board_file.BOX]
    less = board_file.files(take=300)
    assert less[board_file.BOX] == found[board_file.BOX] + b"taken = bytearray(300)\n"


def test_short_names_are_those_of_the_drive_that_the_emulated_board_has():
    """The rig's box has names that the board's has not: others are given then."""
    drive = board_file.files(heap=True, take=300)
    names = board_file.short_names(heap=True, take=300)
    for game in catalog.games():
        there = names[game.manifest.__name__].with_suffix(".mpy").as_posix()
        assert game.rule_sets[0][0].encode() in drive[there], game.title


def test_both_devices_draw_the_same_chance():
    box = board_file.repeating((REPO_ROOT / board_file.BOX).read_text(encoding="utf-8"))
    assert box.count("urandom") == 0
    space: dict[str, Any] = {}
    exec(board_file.CHANCE, space)
    chance = SameChance(board_file.SEED)
    for count in (1, 97):
        assert space["random_bytes"](count) == chance.draw(count)
    with pytest.raises(ValueError, match=r"box\.py"):
        board_file.repeating("def random_bytes(count):\n    return bytes(count)\n")


def test_the_main_program_can_tell_the_free_heap():
    program = (REPO_ROOT / "main.py").read_text(encoding="utf-8")
    telling = board_file.telling(program)
    compile(telling, "main.py", "exec")
    assert telling.count("mem_free") == 1
    with pytest.raises(ValueError, match=r"main\.py"):
        board_file.telling("while True: pass\n")


def test_the_main_program_tells_it_before_it_is_made_smaller(monkeypatch: pytest.MonkeyPatch):
    given: list[bytes] = []

    def compiled(found: dict[str, bytes]) -> dict[str, bytes]:
        given.append(found["main.py"])
        return {**found, "main.py": b"smaller"}

    monkeypatch.setattr(board_file.modules, "compiled", compiled)
    assert board_file.files(heap=True)["main.py"] == b"smaller"
    assert given[0].count(b"mem_free") == 1


def test_a_map_is_told_of_each_image_with_the_key_before_it(tmp_path: Path):
    turns = [
        SimpleNamespace(press=SimpleNamespace(key=key), screen="Menu") for key in ("3", "*", "#")
    ]
    (tmp_path / "0-1").write_bytes(bytes(4096))
    lived: Any = [SimpleNamespace(turns=turns)]
    assert rig.maps(lived, tmp_path, [], {}).splitlines() == [
        "power on 1, key 2: * on Menu",
        "0 bytes free in 0 pieces, the largest 0",
    ]


def test_a_boot_rom_is_its_bytes_or_a_listing_of_its_words():
    assert emulator.bootrom(bytes(16384)) == bytes(16384)
    listing = "export const rom = [" + "0x12345678, " * 4096 + "];"
    assert emulator.bootrom(listing.encode()) == bytes.fromhex("78563412") * 4096
    with pytest.raises(emulator.Bad):
        emulator.bootrom(b"0x12345678")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--uf2", "none.uf2", "--bootrom", "rom"], "none.uf2"),
        (["--uf2", "rom", "--bootrom", "rom"], "no .uf2 file"),
        (["--uf2", "rom", "--bootrom", "short"], "no boot ROM"),
        (["--uf2", "rom", "--bootrom", "rom", "TG-nowhere"], "no row 'TG-nowhere'"),
    ],
)
def test_what_will_not_do_is_said_in_words(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
):
    monkeypatch.chdir(tmp_path)
    Path("rom").write_bytes(bytes(16384))
    Path("short").write_bytes(b"0")
    assert rig.main(words) == 2
    assert said in capsys.readouterr().err


def test_no_memory_is_given_to_a_board(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        rig.main(["--uf2", "file", "--bootrom", "rom", "--take", "-5"])
    assert "--take wants how many bytes, none or more" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "module", "rest", "locks"),
    [
        (["pico", "log"], "tools.rig.pico", ("log",), ()),
        (["pico", "run", RULES], "tools.rig", (RULES,), dev.RIG),
    ],
)
def test_a_verb_of_two_words_is_another_than_that_of_the_first(
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    module: str,
    rest: tuple[str, ...],
    locks: tuple[str, ...],
):
    asked = []
    monkeypatch.setattr(dev, "ready", asked.append)
    monkeypatch.setattr(dev, "run", lambda python, *words: asked.append(words))
    dev.main(words)
    assert asked == [*([locks] if locks else []), (module, *rest)]
