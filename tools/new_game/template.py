"""A new game is written as the example of docs/develop.md, under a name of its own.

So it can be played at once, and passes all that a game owes before its first line is changed.
"""

import ast
import keyword
import re
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from firmware.modules import catalog
from host_sim.trouble import in_words

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = Path("docs", "example")
PLACES = (Path("firmware", "games"), Path("tests", "games"))  # where a game has its folders
HOUSE = ("firmware", "host_sim", "tests", "tools")  # where no file names a game
SOURCES = {".py", ".pyi", ".mjs", ".css", ".tcss", ".toml"}
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SHORTEST, LONGEST = 3, 14  # characters of a name; a title has no room for more
RULE_SET = 11  # characters of a rule set's
TOLD = ("ORDER", "RULE_SETS")  # of a manifest, in which no two games may be alike
STEP = 10  # from one place in the list of games to the next


class Refused(Exception):
    """No game of that name can be written; the message says why."""


def title_of(name: str) -> str:
    """Return what players call the game of the folder `name`."""
    return " ".join(word.capitalize() for word in name.split("_"))


def exists(name: str, root: Path = ROOT) -> bool:
    """Return True if `name` is a game's folder already."""
    if not NAME.fullmatch(name) or len(name) > 255:  # so long a folder's name may be
        return False
    return (root / PLACES[0] / name / "manifest.py").is_file()


def write(name: str, root: Path = ROOT) -> list[str]:
    """Write the game `name` and its tests; return the files.  Raises Refused and writes nothing."""
    refuse(name, root)
    files = contents(name, root)
    made = [root / place / name for place in PLACES]
    try:
        for folder in made:
            folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (root / file).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        for folder in made:
            shutil.rmtree(folder, ignore_errors=True)
        raise Refused(f"It cannot be written: {error.strerror}.") from error
    return sorted(files)


def refuse(name: str, root: Path = ROOT) -> None:
    """Raise Refused where `name` cannot be a new game's."""
    if not NAME.fullmatch(name) or not SHORTEST <= len(name) <= LONGEST:
        raise Refused(
            f"{name!r:.40} is no name for a folder: {SHORTEST} to {LONGEST} small letters, digits"
            " and single underscores, a letter first."
        )
    for place in PLACES:
        if _is_there(root / place / name):
            raise Refused(f"{name!r} is taken: there is {place.as_posix()}/{name}.")
    game = _class_of(name)
    if keyword.iskeyword(name) or any(re.search(rf"\b{game}\b", text) for text in _words(root)):
        raise Refused(f"{name!r} means something else: {game} is a word of Python or of the house.")
    title = title_of(name)
    meant = [rf"[\"']{name}[\"']", rf"\"{title}\"", rf"\*{title}\*", rf"\b\d {title}\b"]
    meant += [rf"\b{name}\b", rf"\b{title}\b"] if "_" in name else []
    pattern = re.compile("|".join(meant))
    games = tuple((root / place).as_posix() + "/" for place in PLACES)
    for file in sorted(file for folder in HOUSE for file in (root / folder).rglob("*")):
        if file.suffix not in SOURCES or file.as_posix().startswith(games):
            continue
        if pattern.search(file.read_text(encoding="utf-8", errors="replace")):
            where = file.relative_to(root).as_posix()
            other = f"{name}_game"
            take = f" Take {other}." * (len(other) <= LONGEST and "_" not in name)
            raise Refused(
                f"{name!r} means something else: {where} has that word, and no file but a"
                f" game's own may name it.{take}"
            )


def _is_there(path: Path) -> bool:
    """Return True if there is a file at `path` or in it beside what Python compiled."""
    files = (file for file in (path, *path.rglob("*")) if file.is_file())
    return any(file.parent.name != "__pycache__" for file in files)


def contents(name: str, root: Path = ROOT) -> dict[str, str]:
    """Return the text of each file of the game `name`."""
    example = root / EXAMPLE
    (old,) = [file.parent for file in example.glob("firmware/games/*/manifest.py")]
    told = (old / "manifest.py").read_text(encoding="utf-8")
    was = {word: _found(rf"^{word} = (.*?)(?: *#.*)?$", told) for word in ("TITLE", "ORDER")}
    rules, kind = re.findall(r'RULE_SETS = \(\("(\w+)", "(.+?)"', told)[0]
    old_class = _found(r"^class (\w+)\(Rules\)", (old / "rules.py").read_text(encoding="utf-8"))
    new_rules, title = rules_of(name, root), title_of(name)
    changes = [
        (rf"\bORDER = {was['ORDER']}\b", f"ORDER = {_order(root)}"),
        (re.escape(was["TITLE"].strip('"')), title),
        (f'"{kind}"', f'"{title[:RULE_SET].strip()}"'),
        (rf"\b{rules}(?=\d*\b)", new_rules),
        (rf"\b{old_class}\b", _class_of(name)),
        (rf"(?<=games[./]){old.name}\b", name),
    ]
    files = {}
    for file in sorted(path for place in PLACES for path in (example / place / old.name).iterdir()):
        if file.suffix not in (".py", ".pyi", ".jsonl"):
            continue
        text = file.read_text(encoding="utf-8")
        for pattern, new in changes:
            text = re.sub(pattern, new, text)
        where = file.parent.relative_to(example).parent / name / file.name.replace(rules, new_rules)
        files[where.as_posix()] = _sorted_imports(text)
    return files


def rules_of(name: str, root: Path = ROOT) -> str:
    """Return an id for the rule set of the game `name` that no other has."""
    rows = [row for game in catalog.games() for row in game.rule_sets]
    rows += [row for told in _manifests(root) for row in told.get("RULE_SETS", ())]
    guides = {file.parents[3] for file in root.glob("docs/example*/firmware/games/*/manifest.py")}
    rows += [row for each in guides for told in _manifests(each) for row in told["RULE_SETS"]]
    taken = {row[0].partition("-")[0] for row in rows}
    letters = "".join(char for char in name if char.isalpha()).upper()
    initials = "".join(word[0] for word in name.split("_") if word[0].isalpha()).upper()
    ids = [initials, *(letters[:count] for count in range(2, len(letters) + 1))]
    ids += [letters + extra for extra in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    return next(each for each in ids if len(each) > 1 and each not in taken)


def _class_of(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _order(root: Path) -> int:
    """Return the place behind all games in their list."""
    orders = [game.order for game in catalog.games()]
    orders += [told["ORDER"] for told in _manifests(root) if "ORDER" in told]
    return max(orders) // STEP * STEP + STEP


def _manifests(root: Path) -> list[dict[str, Any]]:
    """Return what each manifest says in plain words and figures.

    The catalogue was read before a game that was just written was there.
    """
    found = []
    for file in sorted((root / PLACES[0]).glob("*/manifest.py")):
        told = {}
        try:
            lines = ast.parse(file.read_text(encoding="utf-8")).body
        except (SyntaxError, ValueError, OSError) as error:
            where = file.relative_to(root).as_posix()
            raise Refused(f"{where} cannot be read: {_why(error)}.") from error
        for line in lines:
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) in TOLD:
                with suppress(ValueError):  # where it is worked out
                    told[ast.unparse(line.targets[0])] = ast.literal_eval(line.value)
        found.append(_sound(told))
    return found


def _why(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "no UTF-8 text"
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}" if error.lineno else error.msg
    return in_words(error)


def _sound(told: dict[str, Any]) -> dict[str, Any]:
    """Return what is of use in what a manifest has `told`, whose game may owe the rest."""
    rows = told.get("RULE_SETS")
    rows = (
        [row for row in rows if row and isinstance(row, tuple)] if isinstance(rows, tuple) else []
    )
    found: dict[str, Any] = {"RULE_SETS": [row for row in rows if isinstance(row[0], str)]}
    if isinstance(told.get("ORDER"), int):
        found["ORDER"] = told["ORDER"]
    return found


def _words(root: Path) -> list[str]:
    """Return the texts whose words a game's class must not have: the example's own, the house's."""
    files = [*(root / EXAMPLE / PLACES[0]).rglob("*.py"), *root.rglob("device_stubs/words.pyi")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if re.match(r"\s*(class|def|from|import|[A-Z]\w*:)\s?", line)]


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    assert found, pattern
    return found[1]


def _sorted_imports(text: str) -> str:
    """Return `text` with its imports of games in the order of their names."""
    lines = text.split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("from firmware.games.")]
    found = sorted((lines[i] for i in at), key=lambda line: line.split()[1])
    for i, line in zip(at, found, strict=True):
        lines[i] = line
    return "\n".join(lines)
