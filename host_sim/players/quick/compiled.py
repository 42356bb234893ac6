"""How functions are compiled here, and where the compiled ones are kept."""

# pyright: reportMissingImports=false

import hashlib
from pathlib import Path

import numba

HERE = Path(__file__).parent


def _kept_in() -> Path:
    """Return a folder that is another one once any source here has changed.

    numba looks at a function's own file alone, not at those of the functions it calls.
    """
    described = HERE.parents[2] / "firmware" / "games" / "the_game" / "position.py"
    sources = b"".join(path.read_bytes() for path in [*sorted(HERE.glob("*.py")), described])
    name = hashlib.sha256(sources).hexdigest()[:16]
    return HERE.parents[2] / "out" / "compiled" / name


numba.config.CACHE_DIR = str(_kept_in())  # type: ignore[attr-defined]
# Sums may be added in another order: the same on one machine, not to the last bit on all.
compiled = numba.njit(cache=True, fastmath=True, nogil=True, error_model="numpy")
