"""Where the locked MicroPython is, which `dev.py` has installed beside the type check's Node."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".venv" / "micropython" / "node_modules"
PACKAGE = FOLDER / "@micropython" / "micropython-webassembly-pyscript"
MODULE = PACKAGE / "micropython.mjs"
WASM = PACKAGE / "micropython.wasm"
