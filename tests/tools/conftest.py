"""A small repository, and a board as CircuitPython leaves it, for the tests of what is written."""

from pathlib import Path

import pytest

from tools.drive import drive

# As CircuitPython 10.0.0 wrote it on an emulated Pico.
BOOT_OUT = (
    b"Adafruit CircuitPython 10.0.0 on 2025-10-01; Raspberry Pi Pico with rp2040\r\n"
    b"Board ID:raspberry_pi_pico\r\nUID:E660010203040506\r\nboot.py output:\r\n"
)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of a few small files, from which the drive is written."""
    root = tmp_path / "source"
    for name, text in {
        "boot.py": "boot = 1\n",
        "main.py": "main = 1\n",
        "settings.toml": "# why\nCIRCUITPY_PYSTACK_SIZE = 4096\n",
        "LICENSE": "MIT\n",
        "tools/drive/read_me_first.txt": "Umpire {version}\n",
        "LICENSES/Spleen.txt": "BSD\n",
        "firmware/app.py": "app = 1\n",
        "firmware/shell/shell.py": 'VERSION = "0.3.1"\n',
        "firmware/storage/journal.py": 'MAGIC = b"UMP\\x01"  # layout\n',
        "firmware/storage/journal_rewrite.py": 'BEFORE = b"UMP\\x00"  # still read\n',
        "firmware/games/old/rules.py": "rules = 1\n",
        "firmware/__pycache__/app.cpython-311.pyc": "compiled",
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(drive, "ROOT", root)
    return root


@pytest.fixture
def pico(tmp_path: Path) -> Path:
    """The drive of a Pico that has just got its CircuitPython."""
    drive = tmp_path / "media" / "ann" / "CIRCUITPY"
    (drive / "lib").mkdir(parents=True)
    (drive / "boot_out.txt").write_bytes(BOOT_OUT)
    (drive / "code.py").write_bytes(b'print("Hello World!")\n')
    (drive / "settings.toml").write_bytes(b"")
    return drive
