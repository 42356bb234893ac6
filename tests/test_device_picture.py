"""The picture in README.md shows the device as it is."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from host_sim.desk import Desk
from host_sim.faces import headless
from tests.house.tree import ROOT

PICTURE = "docs/device.png"


def test_the_picture_in_the_readme_is_what_its_script_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    script = (ROOT / "docs" / "device.txt").read_text(encoding="utf-8").splitlines()
    assert PICTURE in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"photo {PICTURE}" in script
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    with Desk() as desk:
        headless.play(desk, script)
    with Image.open(PICTURE) as now, Image.open(ROOT / PICTURE) as kept:
        assert (now.mode, now.size) == (kept.mode, kept.size)
        changed = ImageChops.difference(now, kept).getbbox()
    assert changed is None, "python3 dev.py sim --face none docs/device.txt draws it anew"
