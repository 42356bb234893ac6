"""The glyphs that are drawn as text are what the firmware draws with."""

import ast

import pytest

from tools.type import pack

MOST_OF_FACES, MOST_OF_PICTURES = 3584, 1536  # bytes


def test_what_is_packed_is_what_is_drawn():
    kept = (pack.UI / "faces.py").read_text(encoding="utf-8")
    assert ast.dump(ast.parse(kept)) == ast.dump(ast.parse(pack.made()["faces.py"])), (
        "python -m tools.type.pack, then ruff format it"
    )


def test_the_sign_of_each_game_is_what_is_drawn():
    for file, source in pack.manifests().items():
        kept = ast.parse(file.read_text(encoding="utf-8"))
        assert ast.dump(kept) == ast.dump(ast.parse(source)), file


def test_words_have_all_of_ascii():
    for face in ("t", "s"):
        assert {chr(code) for code in range(33, 127)} | {"½", "×"} == set(pack.read(face))


def test_type_and_pictures_are_small_enough_for_the_board():
    from firmware.ui import faces

    size = sum(
        len(strip)
        for name in ("T", "S", "CAPS", "N13", "N14", "N22", "N32", "SLIM22", "SLIM32")
        for strip in getattr(faces, name)[0]
    )
    assert size + len(faces.T_COLUMNS) + len(faces.S_COLUMNS) <= MOST_OF_FACES
    drawn = [*pack.read("pictures").values(), *pack.read("emblems").values()]
    assert sum(1 + len(b"".join(pack.strips(rows))) for rows in drawn) <= MOST_OF_PICTURES


@pytest.mark.parametrize("rows", [["#.", "#"], ["#x"]])
def test_a_glyph_that_is_no_picture_is_not_packed(
    rows: list[str], tmp_path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "t.txt").write_text("head\n\n= A\n" + "\n".join(rows) + "\n")
    monkeypatch.setattr(pack, "GLYPHS", tmp_path)
    with pytest.raises(AssertionError):
        pack.read("t")
