"""A misspelt word of the domain is a type error, and so is a game that breaks the contract."""

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT

# Where one letter too many is planted: a folder of firmware/, and what is asked for in it.
MISSPELT = [
    ("games", "game.knowledge"),
    ("games", "self.shell.signals"),
    ("games", "shell.referee.folder"),
    ("games", "page.row"),
    ("shell", "shell.referee"),
    ("shell", "self.shell.journal"),
    ("shell", "shell.box"),
    ("play", "self.game.over"),
    ("play", "self.journal.moves"),
    ("storage", "journal.kept_log"),
    ("ui", "page.row"),
    ("ui", "self.shell.signals"),
    ("device", "self.display.show"),
    ("modules", "game.folder"),
]
# And where an argument too many is.
CALLED = [("shell", "shell.journal.begin"), ("games", "shell.referee.submit"), ("ui", "page.row")]

# By what each of a game's modules is held: the protocol of its part, a game's own or its family's.
PARTS = {
    "manifest": "Manifest",
    "rules": "Rules",
    "tables": "Tables",
    "screens": "Screens",
    "texts": "Texts",
    "lights": "Lights",
    "help": "Help",
    "hand_over": "Passing",
    "playthrough": "Playthrough",
}
WRONG = "wrong_part"
FAMILY = re.compile(r'^FAMILY = "(\w+)"', re.MULTILINE)


def sites(tree: ast.AST, asked: str, called: bool) -> Iterator[ast.expr]:
    """Yield each place in `tree` where `asked` is asked for, or is `called`."""
    for node in ast.walk(tree):
        if called and isinstance(node, ast.Call) and ast.unparse(node.func) == asked:
            yield node.func
        elif not called and isinstance(node, ast.Attribute) and ast.unparse(node) == asked:
            yield node


def plant(top: Path, folder: str, asked: str, called: bool, taken: set) -> tuple[str, int]:
    """Plant one error in a line of `folder` that is not among the `taken`; return where."""
    for path in sorted((top / folder).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in sites(ast.parse(source), asked, called):
            line, end = node.end_lineno, node.end_col_offset
            if line and end and (str(path), line) not in taken:
                lines = source.splitlines(keepends=True)
                old = lines[line - 1]
                rest = old[end:].replace("(", "(0, 0, 0, 0, ", 1) if called else "z" + old[end:]
                lines[line - 1] = old[:end] + rest
                path.write_text("".join(lines), encoding="utf-8")
                return str(path), line
    raise LookupError(f"{asked} is nowhere in {folder}: plant the error elsewhere")


def contract(top: Path) -> tuple[str, int]:
    """Return a file that holds each game's modules to the contract, and its one wrong line."""
    held = {}
    for manifest in top.glob("games/*/manifest.py"):
        family = FAMILY.search(manifest.read_text(encoding="utf-8"))
        folders = [manifest.parent.name] + ([family[1]] if family else [])
        for part, protocol in PARTS.items():
            there = [f for f in folders if (top / "games" / f / f"{part}.py").exists()]
            if there:
                held[there[0], part] = protocol
    assert len(held) > 50
    text = "".join(
        f"from firmware.games.{folder} import {part} as {folder}_{part}\n"
        f"held_{folder}_{part}: '{protocol}' = {folder}_{part}\n"
        for (folder, part), protocol in sorted(held.items())
    )
    text += f"{WRONG}: 'Rules' = {'_'.join(min(held))}\n"
    return text, text.count("\n")


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[set, set, set]:
    """Return the lines with planted errors, the wrong line of the contract, and what was found."""
    house = tmp_path_factory.mktemp("house")
    top = house / "firmware"
    shutil.copytree(ROOT / "firmware", top, ignore=shutil.ignore_patterns("__pycache__"))
    text, wrong = contract(top)
    (house / "contract.py").write_text(text, encoding="utf-8")
    planted: set[tuple[str, int]] = set()
    for folder, asked in MISSPELT:
        planted.add(plant(top, folder, asked, False, planted))
    for folder, asked in CALLED:
        planted.add(plant(top, folder, asked, True, planted))
    config = json.loads((ROOT / "pyrightconfig-device.json").read_text(encoding="utf-8"))
    config |= {
        "include": [*sorted({path for path, _ in planted}), "contract.py"],
        "venvPath": str(ROOT),
        "stubPath": str(ROOT / config["stubPath"]),
    }
    (house / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    command = [sys.executable, "-m", "basedpyright", "--project", str(house), "--outputjson"]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    errors = json.loads(done.stdout)["generalDiagnostics"]
    found = {(error["file"], error["range"]["start"]["line"] + 1) for error in errors}
    return planted, {(str(house / "contract.py"), wrong)}, found


def test_what_is_misspelt_or_called_amiss_is_a_type_error(checked: tuple[set, set, set]):
    planted, _, found = checked
    assert len(planted) == len(MISSPELT) + len(CALLED)
    assert planted - found == set()


def test_every_game_fulfils_the_contract_and_what_does_not_is_a_type_error(
    checked: tuple[set, set, set],
):
    _, wrong, found = checked
    assert {place for place in found if place[0].endswith("contract.py")} == wrong
