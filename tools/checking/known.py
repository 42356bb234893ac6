"""A check of types, or of what nobody uses, of what has changed since it was last right.

    python3 -m tools.checking.known types pyproject.toml
    python3 -m tools.checking.known types pyrightconfig-device.json
    python3 -m tools.checking.known unused

What was right is kept in out/lint.  It counts for nothing under another Python, with another
package beside it, or under other settings; where nothing is kept, as in a fresh clone, all is
checked.
"""

import json
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import find_spec
from pathlib import Path

from tools.checking.resting import STUBS, Seen, hashed, resting, seen, sources
from tools.page.node import PROGRAM

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "out" / "lint"
WORLDS = [
    "boot.py",
    "dev.py",
    "docs",
    "firmware",
    "hardware",
    "host_sim",
    "main.py",
    "tests",
    "tools",
]
RIGHT = "0 errors, 0 warnings, 0 notes"


def types(config: str) -> int:
    """Check types by the settings `config` where they may have changed; return the exit status."""
    texts = sources(ROOT, WORLDS, [])
    asked = sources(ROOT, *_asked_for(config))
    file = KEPT / f"types-{Path(config).stem}.json"
    kept = _read(file)
    looked = {hashed(text): text for text in texts.values()}
    known = {key: Seen(*row) for key, row in kept.get("seen", {}).items() if key in looked}
    known |= {key: seen(text) for key, text in looked.items() if key not in known}
    of_all = {path: known[hashed(text)] for path, text in texts.items()}
    world = _world(
        (ROOT / config).read_text(encoding="utf-8"), *sources(ROOT, [STUBS], []).values()
    )
    rests = resting(of_all)
    now = {
        path: hashed(
            world, text, *(f"{each} {of_all[each].outside}" for each in sorted(rests[path]))
        )
        for path, text in asked.items()
    }
    right = kept.get("right", {})
    status = 0
    changed = [path for path in now if right.get(path) != now[path]]
    if changed:
        files = [] if len(changed) == len(asked) else changed
        status, said = told("basedpyright", "--project", config, *files)
        print(said, end="")
        wrong = [path for path in changed if str(ROOT / path) in said]
        if not wrong and (status or RIGHT not in said):
            return status
        now = {path: here for path, here in now.items() if path not in wrong}
    _write(file, {"right": now, "seen": known})
    return status


def _asked_for(config: str) -> tuple[list[str], list[str]]:
    """Return what the settings `config` include and exclude."""
    text = (ROOT / config).read_text(encoding="utf-8")
    own = (
        tomllib.loads(text)["tool"]["basedpyright"]
        if config.endswith(".toml")
        else json.loads(text)
    )
    return own["include"], own.get("exclude", [])


def unused() -> int:
    """Look for what nobody uses if any file has changed; return the exit status."""
    file = KEPT / "unused.json"
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    texts = sources(ROOT, WORLDS, [])
    now = _world(settings, *(f"{path} {text}" for path, text in texts.items()))
    if _read(file).get("right") == now:
        return 0
    status, said = told("vulture")
    print(said, end="")
    if not status:
        _write(file, {"right": now})
    return status


def _world(*texts: str) -> str:
    """Return a hash of `texts`, this Python, the packages beside it and what hashes here."""
    packages = sorted(file.name for file in Path(sysconfig.get_path("purelib")).glob("*.dist-info"))
    own = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("*.py"))]
    return hashed(sys.version, *packages, *own, *texts)


def told(*words: str) -> tuple[int, str]:
    """Run a module of Python; return its exit status and all that it told."""
    done = subprocess.run(
        command(*words),
        check=False,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.returncode, done.stdout


def command(*words: str) -> list[str]:
    """Return the command that runs a module of Python, the first of `words`, with the others.

    The type check is Node's; without its slowest compiler a check of all files takes a fifth less.
    """
    if words[0] == "basedpyright":
        return [str(PROGRAM), "--no-turbofan", _beside("basedpyright", "index.js"), *words[1:]]
    return [sys.executable, "-P", "-m", *words]  # -P: no module of the caller's folder


def _beside(package: str, name: str) -> str:
    """Return where the file `name` of an installed `package` is."""
    found = find_spec(package)
    assert found, package
    assert found.origin, package
    return str(Path(found.origin).with_name(name))


def _read(file: Path) -> dict:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _write(file: Path, kept: dict) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(kept), encoding="utf-8")


def main(words: list[str]) -> int:
    """Do the check that `words` name; return its exit status."""
    return types(words[1]) if words[0] == "types" else unused()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
