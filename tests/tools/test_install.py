"""``dev.py install`` says in plain words what it found, what it did and what to do."""

import re
import shutil
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.tools.conftest import BOOT_OUT
from tools.drive import board, drive_io, install
from tools.drive.update import Refused

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

START = (
    "It starts by itself; if its screen stays dark, or a game is in play, unplug it\n"
    "and plug it in again.\n"
)


def test_a_fresh_board_gets_the_firmware(source: Path, pico: Path, capsys: Capture):
    assert install.main([str(pico)]) == 0
    assert capsys.readouterr() == (
        f"{pico}: Raspberry Pi Pico, CircuitPython 10.0.0\n"
        "Copying. Leave the board plugged in; it may start and stop meanwhile.\n"
        "Umpire 0.3.1 is on it.\n"
        "Files: 15 written and read back, 0 as they were, 0 old removed.\n" + START,
        "",
    )
    assert (pico / "code.py").read_text(encoding="utf-8").endswith("import main\n")
    assert "= 4096" in (pico / "settings.toml").read_text(encoding="utf-8")
    assert (pico / "boot_out.txt").read_bytes() == BOOT_OUT


def test_an_update_says_that_a_game_is_kept(source: Path, pico: Path, capsys: Capture):
    install.main([str(pico)])
    capsys.readouterr()
    (source / "firmware/shell/shell.py").write_text(
        'VERSION = "0.4.0"\nsaid = VERSION\n', encoding="utf-8"
    )
    (source / "firmware/games/old/rules.py").unlink()
    assert install.main([str(pico)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == [
        "Umpire 0.4.0 is on it; it was 0.3.1.",
        "Files: 3 written and read back, 11 as they were, 1 old removed.",
        "A game in its memory is kept, and offered again at the start.",
        *START.splitlines(),
    ]


def test_an_update_that_lays_the_memory_out_anew_says_so(source: Path, pico: Path, capsys: Capture):
    install.main([str(pico)])
    (source / "firmware/storage/journal.py").write_text('MAGIC = b"UMP\\x02"\n', encoding="utf-8")
    capsys.readouterr()
    assert install.main([str(pico)]) == 0
    out = capsys.readouterr().out
    assert "The memory is laid out anew in this version. A game in it is left alone" in " ".join(
        out.split()
    )
    assert "kept" not in out


def test_an_update_that_reads_the_memory_of_the_version_before_keeps_the_game(
    source: Path, pico: Path, capsys: Capture
):
    install.main([str(pico)])
    (source / "firmware/storage/journal.py").write_text('MAGIC = b"UMP\\x02"\n', encoding="utf-8")
    (source / "firmware/storage/journal_rewrite.py").write_text(
        'BEFORE = b"UMP\\x01"  # it\n', encoding="utf-8"
    )
    capsys.readouterr()
    assert install.main([str(pico)]) == 0
    assert "A game in its memory is kept, and offered again" in capsys.readouterr().out


def test_a_board_that_is_up_to_date_is_only_looked_at(source: Path, pico: Path, capsys: Capture):
    install.main([str(pico)])
    capsys.readouterr()
    assert install.main([str(pico)]) == 0
    out = capsys.readouterr().out
    assert "Files: 0 written and read back, 15 as they were, 0 old removed." in out
    assert "memory" not in out


def test_a_setting_that_is_raised_is_told(source: Path, pico: Path, capsys: Capture):
    (pico / "settings.toml").write_text(
        'RING = 12\nCIRCUITPY_PYSTACK_SIZE = 1\nNAME = "Ann"\n', encoding="utf-8"
    )
    assert install.main([str(pico)]) == 0
    assert "\nCIRCUITPY_PYSTACK_SIZE was 1, now 4096.\n" in capsys.readouterr().out
    assert (pico / "settings.toml").read_text(encoding="utf-8") == (
        'RING = 12\nCIRCUITPY_PYSTACK_SIZE = 4096\nNAME = "Ann"\n'
    )


def test_a_file_keeps_its_name_in_what_is_said(source: Path, pico: Path, capsys: Capture):
    (pico / "boot.py").write_text("print('mine')\n", encoding="utf-8")
    assert install.main([str(pico)]) == 0
    assert "\nboot.py was not ours: it is now boot.old.\n" in capsys.readouterr().out


def test_a_board_that_will_not_do_is_left_as_it_is(source: Path, pico: Path, capsys: Capture):
    (pico / "boot_out.txt").write_bytes(BOOT_OUT.replace(b"10.0.0", b"8.2.10"))
    assert install.main([str(pico)]) == 1
    out, error = capsys.readouterr()
    assert out == f"{pico}: Raspberry Pi Pico, CircuitPython 8.2.10\n"
    assert error.startswith("CircuitPython 8.2.10 is too old: the firmware needs 9.1 to 10.")
    assert not (pico / "firmware").exists()


def test_a_board_that_is_no_pico_is_written_with_a_word_on_its_pins(
    source: Path, pico: Path, capsys: Capture
):
    (pico / "boot_out.txt").write_bytes(
        b"Adafruit CircuitPython 9.2.8 on 2025-05-28; Waveshare RP2040-Zero with rp2040\r\n"
        b"Board ID:waveshare_rp2040_zero\r\n"
    )
    assert install.main([str(pico)]) == 0
    assert "This board is no Pico, and has not been tried. Where" in capsys.readouterr().out


def test_a_pico_w_is_refused_with_what_its_memory_lacks(source: Path, pico: Path, capsys: Capture):
    (pico / "boot_out.txt").write_bytes(
        BOOT_OUT.replace(b"raspberry_pi_pico", b"raspberry_pi_pico_w")
    )
    assert install.main([str(pico)]) == 1
    error = " ".join(capsys.readouterr().err.split())
    assert error.startswith("A Pico W will not do: its wireless part leaves CircuitPython 138 KB")
    assert not (pico / "firmware").exists()


def test_a_folder_that_is_no_board_s_is_refused(source: Path, tmp_path: Path, capsys: Capture):
    folder = tmp_path / "photos"
    folder.mkdir()
    assert install.main([str(folder)]) == 1
    error = " ".join(capsys.readouterr().err.split())
    assert error.startswith(f"{folder} has no boot_out.txt of CircuitPython")
    assert list(folder.iterdir()) == []


def test_a_board_pulled_out_in_the_middle_is_told_in_a_line(
    source: Path, pico: Path, capsys: Capture, monkeypatch: Patch
):
    def pulled_out(path: Path, content: bytes) -> None:
        shutil.rmtree(pico)
        raise FileNotFoundError(path)

    monkeypatch.setattr(drive_io, "put", pulled_out)
    assert install.main([str(pico)]) == 1
    error = capsys.readouterr().err
    assert " ".join(error.split()) == (
        f"{pico} went away in the middle. Plug the board in again, with a cable that sits well, "
        "and repeat this: until then it may not start. A game in its memory stays"
    )
    assert all(len(line) <= 80 for line in error.splitlines() if str(pico) not in line)


def test_ctrl_c_in_the_middle_says_to_repeat_it(
    source: Path, pico: Path, capsys: Capture, monkeypatch: Patch
):
    def stop(path: Path, content: bytes) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(drive_io, "put", stop)
    assert install.main([str(pico)]) == 130
    assert capsys.readouterr().err.startswith("Stopped in the middle: repeat this")


@pytest.mark.parametrize("words", [["a", "b"], ["--force"], [""]])
def test_other_words_get_the_usage(words: list[str], capsys: Capture):
    with pytest.raises(SystemExit, match="2"):
        install.main(words)
    assert "dev.py install [-h] [--source] [drive]" in capsys.readouterr().err


def test_without_a_drive_named_the_board_is_found(
    source: Path, pico: Path, tmp_path: Path, capsys: Capture, monkeypatch: Patch
):
    monkeypatch.setattr(board, "mounted", lambda root: [board.read(pico)])
    assert install.main([]) == 0
    assert "Umpire 0.3.1 is on it." in capsys.readouterr().out


def test_of_two_boards_one_is_to_be_named(pico: Path, tmp_path: Path):
    other = pico.with_name("CIRCUITPY1")
    other.mkdir()
    (other / "boot_out.txt").write_bytes(BOOT_OUT.replace(b"10.0.0", b"9.1.4"))
    with pytest.raises(Refused) as told:
        install.found(tmp_path)
    assert str(told.value) == (
        "There is more than one board; name one's drive:\n"
        f"  {pico}: Raspberry Pi Pico, CircuitPython 10.0.0\n"
        f"  {other}: Raspberry Pi Pico, CircuitPython 9.1.4"
    )


def test_without_a_board_it_is_told_how_to_get_one_ready(tmp_path: Path):
    with pytest.raises(Refused) as told:
        install.found(tmp_path)
    assert str(told.value).startswith("No board was found")
    assert "Hold its BOOTSEL button\n" in str(told.value)
    assert str(told.value).endswith("name it: python3 dev.py install DRIVE")
    assert max(map(len, str(told.value).splitlines())) <= 80


def test_a_board_that_waits_in_bootsel_mode_is_told_what_it_waits_for(tmp_path: Path):
    place = tmp_path / "media" / "RPI-RP2"
    place.mkdir(parents=True)
    (place / "INFO_UF2.TXT").write_bytes(b"UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\n")
    with pytest.raises(Refused, match=r"^Raspberry Pi RP2 waits for CircuitPython at .*RPI-RP2"):
        install.found(tmp_path)


def test_a_drive_that_is_plugged_in_but_not_mounted_is_told(tmp_path: Path):
    device = tmp_path / "dev" / "disk" / "by-label" / "CIRCUITPY"
    device.parent.mkdir(parents=True)
    device.touch()
    with pytest.raises(Refused, match=f"not mounted[^$]*udisksctl mount -b {device}"):
        install.found(tmp_path)


def test_a_drive_letter_names_the_drive_and_not_where_one_stands_on_it(monkeypatch: Patch):
    seen: list[str] = []
    monkeypatch.setattr(board, "read", lambda place: seen.append(str(place)))
    with pytest.raises(Refused):
        install.named("E:")
    assert seen == ["E:\\"]


def test_the_sources_are_written_on_demand(source: Path, pico: Path, capsys: Capture):
    assert install.main([str(pico), "--source"]) == 0
    assert (pico / "firmware/app.py").read_text(encoding="utf-8") == "app = 1\n"
    assert install.main(["--source", str(pico)]) == 0
    assert "Files: 0 written and read back, 16 as" in capsys.readouterr().out


def test_the_guide_explains_what_is_said_in_the_words_it_is_said_in():
    guide = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    table = guide[guide.index("## What it says when") :]
    cells = re.findall(r"^\| (.+?) \| .+ \|$", table, re.MULTILINE)[1:]
    room = ROOT / "tools" / "drive"
    sources = (room / f"{name}.py" for name in ("install", "board", "drive_io", "update"))
    said = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = re.sub(r'"\n +f?"', "", said)
    said += (room / "drive.py").read_text(encoding="utf-8")
    pieces = [piece for cell in cells for piece in re.split(r" ?… ?|, or ", cell) if piece]
    assert len(cells) == 18
    assert [piece for piece in pieces if piece not in said] == []
