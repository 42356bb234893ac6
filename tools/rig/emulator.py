"""Runs rp2040js by Node, with the processor in C where this computer has a compiler."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from host_sim.wiring import read_wiring
from tools.page import node

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGES = ROOT / ".venv" / "pico"
CORE = HERE / "m0.c"
COMPILERS = ("cc", "gcc", "clang")
ROM_SIZE = 16384  # bytes
OPTIONS = ("-O3", "-fPIC", "-shared")


class Bad(Exception):
    """The file given for the boot ROM is none."""


def bootrom(content: bytes) -> bytes:
    """Return the boot ROM in `content`, its bytes or a listing of its words; raises Bad."""
    if len(content) == ROM_SIZE:
        return content
    words = re.findall(rb"0x([0-9a-fA-F]{8})\b", content)
    if len(words) != ROM_SIZE // 4:
        raise Bad("this is no boot ROM of the RP2040: it has 16 KB, or a listing of 4,096 words")
    return b"".join(int(word, 16).to_bytes(4, "little") for word in words)


def core() -> Path | None:
    """Return the processor in C, compiled once for each version of it; None without a compiler."""
    source = CORE.read_bytes()
    made = PACKAGES / f"m0-{hashlib.sha256(source).hexdigest()[:12]}.node"
    if made.exists():
        return made
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    headers = node.FOLDER / "include" / "node"
    if compiler is None or not headers.is_dir() or sys.platform == "win32":
        return None
    beside = made.with_suffix(".new")
    loose = ("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()
    command = [compiler, *OPTIONS, *loose, f"-I{headers}", str(CORE), "-o", str(beside)]
    if subprocess.run(command, check=False).returncode:
        return None
    beside.replace(made)
    return made


def plan(uf2: Path, bootrom: Path, takes: dict[str, float]) -> dict[str, Any]:
    """Return what play.mjs is told, but for the steps; `takes` are the ms of the flash."""
    wiring = read_wiring()
    pads = {name: getattr(wiring, name) for name in ("sda", "scl", "address", "rows", "ring")}
    made = core()
    files = {"uf2": str(uf2), "bootrom": str(bootrom), "core": made and str(made)}
    return {**files, "takes": takes, "wiring": pads}


def play(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield what happens on the emulated Pico; RuntimeError where Node stops."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "plan.json")
        file.write_text(json.dumps(told), encoding="utf-8")
        command = [str(node.PROGRAM), str(HERE / "play.mjs"), str(PACKAGES), str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as run:
            assert run.stdout
            yield from map(json.loads, run.stdout)
    if run.returncode:
        raise RuntimeError(f"the emulator has stopped with exit status {run.returncode}")
