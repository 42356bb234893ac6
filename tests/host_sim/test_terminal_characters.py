"""Characters that a terminal has, as it tells, and an option that overrules it."""

import io
from importlib import import_module

import pytest

from host_sim import __main__ as command
from host_sim.desk import Desk
from host_sim.faces import demo, terminal
from host_sim.faces.terminal.app import Face
from host_sim.faces.terminal.characters import shows_braille
from host_sim.journal_file import JournalFile


@pytest.mark.parametrize(
    ("environment", "platform", "encoding", "shown"),
    [
        ({"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}, "linux", "utf-8", True),
        ({"TERM": "xterm-256color", "LANG": "de_DE.utf8"}, "linux", "utf-8", True),
        ({"TERM": "xterm"}, "linux", "utf-8", True),
        ({"TERM": "xterm", "LANG": "C"}, "linux", "utf-8", False),
        ({"TERM": "xterm", "LANG": "C", "LC_CTYPE": "C.UTF-8"}, "linux", "utf-8", False),
        ({"TERM": "xterm", "LANG": "C.UTF-8", "LC_CTYPE": "C.UTF-8"}, "linux", "utf-8", True),
        ({"TERM": "xterm", "LANG": "en_GB.UTF-8", "LC_ALL": "C"}, "linux", "utf-8", False),
        ({"TERM": "xterm", "LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, "linux", "utf-8", True),
        ({"TERM": "xterm", "LANG": "de_DE.UTF-8"}, "linux", "iso-8859-1", False),
        ({"TERM": "linux", "LANG": "en_GB.UTF-8"}, "linux", "utf-8", False),
        ({"TERM": "vt100", "LANG": "en_GB.UTF-8"}, "linux", "utf-8", False),
        ({"TERM": "xterm-256color", "LANG": "C"}, "darwin", "utf-8", True),
        ({"WT_SESSION": "8e1b"}, "win32", "utf-8", True),
        ({"TERM_PROGRAM": "vscode"}, "win32", "utf-8", True),
        ({}, "win32", "utf-8", False),
        ({"WT_SESSION": "8e1b"}, "win32", "cp850", False),
        ({}, "linux", "no such encoding", False),
    ],
)
def test_whether_a_terminal_shows_braille_is_told_by_what_it_says_of_itself(
    environment: dict[str, str], platform: str, encoding: str, shown: bool
):
    assert shows_braille(environment, platform, encoding) is shown


@pytest.mark.parametrize(
    ("arguments", "locale", "plain"),
    [([], "en_GB.UTF-8", False), ([], "C", True), (["--plain"], "en_GB.UTF-8", True),
     (["--no-plain"], "C", False)],
)  # fmt: skip
def test_an_option_goes_before_what_the_terminal_says_of_itself(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], locale: str, plain: bool
):
    terminal_run = import_module("host_sim.faces.terminal.run")  # its package has a function so
    faces: list[bool] = []

    class Noted(Face):
        """Notes how it is to write, and does not begin."""

        def __init__(self, desk: Desk, keeping: JournalFile | None, plain: bool) -> None:
            super().__init__(desk, keeping, plain=plain)
            faces.append(plain)

        def run(self, **options) -> None:
            self.exit(return_code=0)

    monkeypatch.setattr(terminal_run, "Face", Noted)
    monkeypatch.setattr(command, "_at_a_terminal", lambda: True)
    monkeypatch.setattr(terminal_run.sys, "platform", "linux")
    monkeypatch.setattr(terminal_run.sys, "stdout", io.TextIOWrapper(io.BytesIO(), "utf-8"))
    monkeypatch.setattr(
        terminal_run.os, "environ", {"TERM": "xterm", "LANG": locale, "LC_CTYPE": "C.UTF-8"}
    )
    assert command.main(["--fresh", *arguments]) == 0
    assert faces == [plain]


@pytest.mark.parametrize(("term", "faces"), [("dumb", 0), ("xterm", 1)])
def test_a_terminal_that_cannot_place_characters_gets_the_demonstration(
    monkeypatch: pytest.MonkeyPatch, term: str, faces: int
):
    shown: list[str] = []
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(command.sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(command.sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(terminal, "run", lambda *desk: shown.append("terminal") or 0)
    monkeypatch.setattr(demo, "run", lambda desk: shown.append("demonstration"))
    assert command.main(["--fresh"]) == 0
    assert shown == [("demonstration", "terminal")[faces]]
