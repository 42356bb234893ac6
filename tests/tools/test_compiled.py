"""The modules on the drive are compiled, and the sources where that is asked for or needed."""

from pathlib import Path

import pytest

from tests.tools.conftest import BOOT_OUT
from tests.tools.mpy import names_of
from tools.compiling import compiler
from tools.compiling.compiler import NoGood
from tools.drive import drive, release

Capture = pytest.CaptureFixture[str]


def modules(board: Path) -> list[str]:
    """Return the modules in folders of a drive, compiled or not."""
    found = [path.relative_to(board).as_posix() for path in board.glob("*/**/*.*py")]
    return sorted(found)


def test_a_compiled_module_begins_as_circuitpython_wants_it_and_tells_no_path_of_ours():
    content = compiler.compiled("firmware.app", b"def app():\n    return 1\n")
    assert content[:2] == b"C\x06"
    assert content[3] == 31  # bits of a small integer on the board
    assert b"firmware.app" in content
    assert compiler.compiled("firmware.app", b"def app():\n    return 1\n") == content


def test_what_has_no_name_is_called_by_the_shortest_that_every_board_has():
    named = compiler.compiled("m", b"_ = 1\n")
    assert compiler.UNDERLINE in named
    source = b"turned = [card for card in pile]\nlast = lambda: turned[-1]\n"
    made = compiler.compiled("m", source)
    assert b"<" not in made
    assert names_of(made) == {"m", "turned", "pile", "last"}
    assert 2 * compiler.UNDERLINE in made


def test_what_does_not_compile_is_told():
    with pytest.raises(NoGood, match="SyntaxError"):
        compiler.compiled("firmware.app", b"def\n")


def test_the_board_s_own_files_stay_readable_and_all_else_is_compiled(source: Path, pico: Path):
    drive.write(pico)
    assert modules(pico) == [
        "firmware/app.mpy",
        "firmware/games/old/rules.mpy",
        "firmware/modules/index.mpy",
        "firmware/storage/journal.mpy",
        "firmware/storage/journal_rewrite.mpy",
        "lib/adafruit_ssd1306.mpy",
        "lib/neopixel.mpy",
    ]
    assert [(pico / name).read_text("utf-8") for name in ("boot.py", "main.py")] == [
        "boot = 1\n", "main = 1\n",
    ]  # fmt: skip
    assert (pico / "code.py").read_bytes() == drive.CODE


def test_a_package_that_does_nothing_needs_no_module(source: Path, pico: Path):
    (source / "firmware/games/__init__.py").write_bytes(b"")
    drive.write(pico)
    assert (pico / "firmware/games").is_dir()
    assert not list((pico / "firmware/games").glob("__init__.*"))


@pytest.mark.parametrize("first", [False, True])
def test_going_from_one_form_to_the_other_leaves_no_twin(source: Path, pico: Path, first: bool):
    drive.write(pico, source=first)
    done = drive.write(pico, source=not first)
    compiled, readable = 7, 8  # two of them are joined as they are compiled
    wanted = (compiled, 8, readable) if first else (readable, 8, compiled)
    assert (done.written, done.same, done.removed, done.notes) == (*wanted, [])
    assert {Path(name).suffix for name in modules(pico)} == {".mpy" if first else ".py"}
    drive.write(pico, source=first)
    assert {Path(name).suffix for name in modules(pico)} == {".py" if first else ".mpy"}


@pytest.mark.parametrize(("form", "other"), [(False, "py"), (True, "mpy")])
def test_the_owner_s_twin_of_a_module_of_ours_is_set_aside(
    source: Path, pico: Path, form: bool, other: str
):
    (pico / "lib" / f"neopixel.{other}").write_bytes(b"the owner's")
    assert drive.write(pico, source=form).notes == [
        f"lib/neopixel.{other} was not ours: it is now neopixel.old"
    ]
    assert (pico / "lib/neopixel.old").read_bytes() == b"the owner's"


def test_a_module_changed_by_the_owner_does_not_hide_the_compiled_one(source: Path, pico: Path):
    drive.write(pico, source=True)
    (pico / "firmware/app.py").write_bytes(b"app = 'mine'\n")
    assert drive.write(pico).notes == ["firmware/app.py was not ours: it is now app.old"]
    assert not (pico / "firmware/app.py").exists()


@pytest.mark.parametrize("version", [b"9.0.5", b"11.0.0"])
def test_a_board_that_would_not_load_compiled_modules_is_refused_them(
    source: Path, pico: Path, capsys: Capture, version: bytes
):
    (pico / "boot_out.txt").write_bytes(BOOT_OUT.replace(b"10.0.0", version))
    assert drive.main([str(pico)]) == 1
    assert "is not known to load compiled modules, which 9.1 to 10 do" in capsys.readouterr().err
    assert modules(pico) == []
    assert drive.main([str(pico), "--source"]) == 0


def test_without_a_compiler_the_sources_are_written_and_that_is_said(
    source: Path, pico: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(compiler, "is_there", lambda: False)
    assert drive.write(pico).notes == [drive.NO_COMPILER]
    assert {Path(name).suffix for name in modules(pico)} == {".py"}
    assert release.write(tmp_path).name == "umpire-0.3.1-source.zip"


def test_the_zip_of_the_sources_is_named_so(source: Path, capsys: Capture):
    assert release.main(["--source"]) == 0
    assert "umpire-0.3.1-source.zip: " in capsys.readouterr().out
