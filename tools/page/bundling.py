"""The page's face, made one and small by esbuild, which `dev.py` has installed."""

import os
import subprocess
from pathlib import Path

from tools.page.micropython import MODULE

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".venv" / "bundler" / "node_modules"
# It is a program of its own and wants no Node; there is one for the computer that it came to.
PROGRAM = "esbuild.exe" if os.name == "nt" else "bin/esbuild"

# A browser is no Node: what MicroPython would do in one is left out, but for what it would ask for.
NO_NODE = [f"--define:{name}=undefined" for name in ("process", "globalThis.process")]
NO_NODE += [f"--external:{name}" for name in ("fs", "module", "path", "url")]


def script(first: Path, name: str = "") -> str:
    """Return `first` and all that it imports as one script.

    With a `name` that is what others know it by, for a script that is no module.
    """
    form = [f"--global-name={name}", "--format=iife"] if name else ["--format=esm"]
    return _told(first, "--bundle", f"--alias:micropython={MODULE}", *NO_NODE, *form)


def small(file: Path) -> str:
    """Return a script or a style sheet without what only a reader wants."""
    return _told(file)


def _told(file: Path, *words: str) -> str:
    program = next(FOLDER.glob(f"@esbuild/*/{PROGRAM}"))
    command = [str(program), str(file), "--minify", "--log-level=warning", "--charset=utf8", *words]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return done.stdout.decode("utf-8").strip()
