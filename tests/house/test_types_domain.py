"""A misspelt word of the domain is a type error, and so is a game that breaks the contract."""

import ast
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.modules.game_folder import WITHIN, GameFolder
from tests.house import domain
from tests.house.tree import ROOT
from tools.checking import known

# Where one letter too many is planted: a folder of firmware/, and what is asked for in it.
MISSPELT = [
    ("games", "game.knowledge"),
    ("games", "self.shell.signals"),
    ("games", "shell.referee.folder"),
    ("games", "page.text"),
    ("shell", "shell.referee"),
    ("shell", "self.shell.journal"),
    ("shell", "shell.box"),
    ("play", "self.game.over"),
    ("play", "self.journal.moves"),
    ("storage", "journal.kept_log"),
    ("ui", "page.text"),
    ("ui", "self.shell.signals"),
    ("device", "self.display.show"),
    ("modules", "game.folder"),
]
# And where an argument too many is.
CALLED = [("shell", "shell.journal.begin"), ("games", "shell.referee.submit"), ("ui", "page.text")]

# By what each of a game's modules is held: the protocol of its part, a game's own or its family's.
PARTS = {
    "manifest": "Manifest",
    "rules": "Rules",
    "screens": "Screens",
    "texts": "Texts",
    "help": "Help",
    "ask": "AskPart",
    "hand_over": "Passing",
    "desktop": "Playthrough",
}
# Where a place says what the game's own part is that it asks for, and uses it in its next line.
SAID = re.compile(r"^( +\w+): \w+Part =( .*\bpart\(.*\))$(?=\n +return \w+\.)", re.MULTILINE)
SAID_BY_BOTH = ("texts", "help", "ask")  # what a game does not say its family does
BOTH = "game_and_family_"
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


def bare_part(top: Path, taken: set) -> tuple[str, int]:
    """Let one place no longer say what part it asks for, in no file of `taken`; return where."""
    for path in sorted(top.rglob("games/*/*.py")):
        source = path.read_text(encoding="utf-8")
        said = SAID.search(source)
        if said and str(path) not in {file for file, _ in taken}:
            path.write_text(SAID.sub(r"\1 =\2", source, count=1), encoding="utf-8")
            return str(path), source[: said.end()].count("\n") + 2
    raise LookupError("nobody says what a part is")


def owners(manifest: Path) -> list[Path]:
    """Return the folder of a game, and that of its family where it names one."""
    family = FAMILY.search(manifest.read_text(encoding="utf-8"))
    return [manifest.parent] + ([manifest.parent.parent / family[1]] if family else [])


def held(folders: list[Path]) -> dict[tuple[str, str], str]:
    """Return by what each part of a game is held, its import and the word: a name for it."""
    words = list(PARTS.items())
    for own in own_words(folders):
        of_modules = domain.of_modules(own, "Protocol")
        words += [(part, word) for word, parts in of_modules.items() for part in parts]
    found = {}
    for part, word in words:
        package, _, last = GameFolder(folders[0].name).module(part).rpartition(".")
        if (folders[0].parent / package.rpartition(".")[2] / f"{last}.py").exists():
            if part in SAID_BY_BOTH and len(folders) > 1:
                package, last = f"firmware.games.{folders[0].name}", f"{BOTH}{part}"
            found[f"from {package} import {last}", word] = f"{part}_{word}"
    return found


def both(folders: list[Path]) -> dict[Path, str]:
    """Return files with what a game and its family say together, where a game has a family."""
    files = {}
    for part in SAID_BY_BOTH if len(folders) > 1 else ():
        homes = [(folder.name, home_of(folder, part)) for folder in reversed(folders)]
        lines = [f"from firmware.games.{name}.{home} import *\n" for name, home in homes if home]
        files[folders[0] / f"{BOTH}{part}.py"] = "".join(lines)
    return files


def home_of(folder: Path, part: str) -> str:
    """Return the module of `folder` in which `part` is, or an empty text."""
    there = [name for name in (part, WITHIN.get(part, part)) if (folder / f"{name}.py").exists()]
    return there[0] if there else ""


def own_words(folders: list[Path]) -> list[Path]:
    """Return the files that declare words of these `folders`' own."""
    return [folder / domain.OWN for folder in folders if (folder / domain.OWN).exists()]


def strange(folders: list[Path]) -> str:
    """Return a word that is known in other games' folders alone."""
    others = own_words([path for path in folders[0].parent.iterdir() if path not in folders])
    own = set().union(*map(domain.declared, own_words(folders)))
    return min(set().union(*map(domain.declared, others)) - own)


def contract(top: Path) -> tuple[dict[Path, str], set[tuple[str, int]]]:
    """Return files that hold each game's modules to the contract, and the wrong lines in them.

    The last two are wrong: what is no rules is said to be some, and a word is another game's.
    """
    files: dict[Path, str] = {}
    wrong: set[tuple[str, int]] = set()
    for manifest in list(top.glob("games/*/manifest.py")):
        folders = owners(manifest)
        lines = ["from firmware.play import setup"]
        for (line, word), name in held(folders).items():
            lines += [f"{line} as {name}", f"held_{name}: '{word}' = {name}"]
        lines += ["wrong_part: 'Rules' = setup", f"wrong_word: '{strange(folders)}'"]
        files |= both(folders)
        file = manifest.parent / "contract.py"
        files[file] = "\n".join(lines) + "\n"
        wrong |= {(str(file), len(lines) - 1), (str(file), len(lines))}
    assert "".join(files.values()).count("held_") > 80
    return files, wrong


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[set, set, set]:
    """Return the lines with planted errors, the wrong line of the contract, and what was found."""
    house = tmp_path_factory.mktemp("house")
    top = house / "firmware"
    shutil.copytree(ROOT / "firmware", top, ignore=shutil.ignore_patterns("__pycache__"))
    files, wrong = contract(top)
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    planted: set[tuple[str, int]] = set()
    for folder, asked in MISSPELT:
        planted.add(plant(top, folder, asked, False, planted))
    for folder, asked in CALLED:
        planted.add(plant(top, folder, asked, True, planted))
    planted.add(bare_part(top, planted))
    config = json.loads((ROOT / "pyrightconfig-device.json").read_text(encoding="utf-8"))
    config |= {
        "include": sorted({path for path, _ in planted} | set(map(str, files))),
        "venvPath": str(ROOT),
        "stubPath": str(ROOT / config["stubPath"]),
    }
    (house / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    words = ("basedpyright", "--project", str(house), "--outputjson")
    done = subprocess.run(known.command(*words), check=False, capture_output=True, encoding="utf-8")
    errors = json.loads(done.stdout)["generalDiagnostics"]
    found = {(error["file"], error["range"]["start"]["line"] + 1) for error in errors}
    return planted, wrong, found


def test_what_is_misspelt_called_amiss_or_not_said_to_be_what_it_is_is_a_type_error(
    checked: tuple[set, set, set],
):
    planted, _, found = checked
    assert len(planted) == 1 + len(MISSPELT) + len(CALLED)
    assert planted - found == set()


def test_every_game_fulfils_the_contract_and_what_does_not_or_is_another_s_is_a_type_error(
    checked: tuple[set, set, set],
):
    _, wrong, found = checked
    assert {place for place in found if place[0].endswith("contract.py")} == wrong
