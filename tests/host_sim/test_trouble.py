"""An error of a file or a folder is told in words, by every verb that meets one."""

import importlib
from pathlib import Path

import pytest

from host_sim.trouble import in_words

VERBS = (  # FOLDER is one, and nothing can be in FILE
    ("tools.page.__main__", "--hosted FILE", "The page was not written: "),
    ("tools.site.__main__", "FILE", "The site is not whole: "),
    ("tools.soak.__main__", "--out FILE", "nothing can be kept there: "),
    ("tools.drive.uf2", "FOLDER", "Nothing was written: "),
    ("tools.rig.pico", "FILE", "Nothing can be told: "),
    ("host_sim.__main__", "--nvm FOLDER --face none -", "error: "),
    ("host_sim.__main__", "--face none FILE", "sim: "),
)


@pytest.mark.parametrize(("name", "words", "told"), VERBS)
def test_no_verb_tells_a_number_of_the_system_s(
    name: str, words: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").touch()
    places = {"FOLDER": str(tmp_path), "FILE": str(tmp_path / "file" / "none")}
    main = importlib.import_module(name).main
    try:
        status = main([places.get(word, word) for word in words.split()])
    except SystemExit as ended:
        status = ended.code
    assert status in (1, 2)
    said = capsys.readouterr().err
    assert told in said
    assert "Errno" not in said


def test_an_error_names_its_file_and_says_what_the_system_says(tmp_path: Path):
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "none").read_bytes()
    assert in_words(missing.value) == f"{tmp_path / 'none'}: No such file or directory"
    assert in_words(missing.value, Path("other")).endswith("none: No such file or directory")
    assert in_words(OSError(5, "Input/output error"), tmp_path) == f"{tmp_path}: Input/output error"
    assert in_words(OSError(5, "Input/output error")) == "Input/output error"
    assert in_words(ValueError("too short")) == "too short"
