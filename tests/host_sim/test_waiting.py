"""Who looks on is told what takes more than some seconds, before it begins."""

import importlib
from pathlib import Path

import pytest

from host_sim import waiting
from tools.drive import drive

LONG = (  # module and its words, DIR being a folder
    ("tools.bench.__main__", []),
    ("tools.checks", None),
    ("tools.drive.drive", ["DIR"]),
    ("tools.drive.names", ["a text"]),
    ("tools.drive.release", []),
    ("tools.page.__main__", ["--hosted", "DIR"]),
    ("tools.site.__main__", ["DIR"]),
    ("tools.soak.__main__", ["--out", "DIR"]),
    ("tools.soak.__main__", ["--sweep"]),
)


class Told(Exception):
    """Ends it there: nothing that takes long is done any more."""


@pytest.mark.parametrize(("name", "words"), LONG)
def test_what_takes_long_says_so_before_it_begins(
    name: str, words: list[str] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def tell(what: str) -> None:
        raise Told(what)

    monkeypatch.setattr(waiting, "tell", tell)
    main = importlib.import_module(name).main
    with pytest.raises(Told):
        main() if words is None else main([str(tmp_path) if w == "DIR" else w for w in words])
    assert not list(tmp_path.rglob("*.*"))


def test_who_looks_on_reads_a_line_and_a_file_gets_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    waiting.tell(drive.COMPILING)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr(waiting.sys.stderr, "isatty", lambda: True)
    waiting.tell(drive.COMPILING)
    assert capsys.readouterr() == ("", "Compiling the firmware, which takes some seconds ...\n")
