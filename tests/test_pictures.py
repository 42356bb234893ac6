"""The pictures in README.md and in the guides show the device as it is."""

import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from hardware.case import face
from hardware.case.measures import measures
from host_sim import picture
from tests import drawn
from tests.house.tree import ROOT, texts
from tools.page.hosting import ICONS, MADE, PREVIEW
from tools.pictures import film, pictures
from tools.pictures.__main__ import main

pytestmark = pytest.mark.usefixtures("fresh_memory")

SCRIPTS = pictures.scripts()
DRAWN = drawn.some(SCRIPTS, 5)
MADES = re.compile(r"^(?:photo|glance) (docs/\S+\.png)$", re.MULTILINE)
SHOWN = re.compile(r"!\[[^\]]+\]\((\S+\.png)\)")


def made(script: Path) -> list[str]:
    """Return the pictures that `script` makes, by their paths."""
    return MADES.findall(script.read_text(encoding="utf-8"))


def changed(now: Path, kept: Path) -> bool:
    """Return True if two pictures differ in any pixel."""
    with Image.open(now) as one, Image.open(kept) as other:
        if (one.mode, one.size) != (other.mode, other.size):
            return True
        return ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("script", DRAWN, ids=[script.stem for script in DRAWN])
def test_the_pictures_are_what_their_script_makes(script: Path, tmp_path: Path):
    (tmp_path / "docs" / "play").mkdir(parents=True)
    pictures.make(script, tmp_path)
    old = [name for name in made(script) if changed(tmp_path / name, ROOT / name)]
    assert old == [], "python3 dev.py pictures makes them anew"


def test_a_picture_that_cannot_be_written_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def full(script: Path) -> None:
        raise OSError(28, "No space left on device", "a.png")

    monkeypatch.setattr(pictures, "make", full)
    assert main([]) == 1
    said = "Not all pictures were made: a.png: No space left on device\n"
    assert capsys.readouterr().err == said


def test_every_picture_of_the_guides_has_one_script_and_is_shown():
    kept = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("docs/**/*.png"))
    assert (
        sorted([f"docs/{PREVIEW}", *(name for script in SCRIPTS for name in made(script))]) == kept
    )
    shown = set()
    for path, page in texts().items():
        if path.endswith(".md"):
            folder = (ROOT / path).parent
            shown |= {(folder / name).resolve() for name in SHOWN.findall(page)}
    assert [name for name in kept if ROOT / name not in shown] == []


def test_readme_begins_with_a_film_of_ten_seconds_with_a_refusal_and_a_win():
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert f"]({film.FILE.relative_to(ROOT).as_posix()})" in first
    assert film.FILE.stat().st_size <= 1_500_000
    lasts, seen = 0, set()
    with Image.open(film.FILE) as file:
        for one in ImageSequence.Iterator(file):
            lasts += one.info["duration"]
            # The light at the top, as far as a film of few colours has it.
            x, y = film_light()
            red, green, blue = one.convert("RGB").crop((x, y, x + 1, y + 1)).tobytes()
            seen.add((red > green + 30, green > red + 30 and green > blue))
    assert 9_000 <= lasts <= 12_000
    assert {(True, False), (False, True)} <= seen, "red and green are seen"


def film_light() -> tuple[int, int]:
    """Return the pixel of the film in the middle of the ring's first light."""
    m = measures()
    scale = 2 * 128 / m.display.picture[0]
    u, v = face.window(m, 0)
    return round(picture.GAP + u * scale), round(picture.GAP + (m.case.length - v) * scale)


def test_readme_shows_the_very_box_that_case_toml_has():
    (box,) = SHOWN.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert f"photo {box}\n" in (ROOT / "docs/play/device.txt").read_text(encoding="utf-8")


def test_preview_and_icons_are_as_large_as_who_shows_them_wants():
    with Image.open(ROOT / "docs" / PREVIEW) as preview:
        assert preview.size == (1200, 630)
    for side, name in ICONS.items():
        with Image.open(MADE / name) as icon:
            assert icon.size == (side, side)
            assert icon.convert("RGB").getpixel((0, 0)) == picture.GROUND, "nothing is cut off"
