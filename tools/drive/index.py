"""The index of the games, ``firmware/modules/index.py`` on a drive: no manifest is read.

`on_drive` in it has a row for each folder with a manifest: folder, `ORDER`, `TITLE`, `RULE_SETS`,
`LEVELS`, the level that is proposed, whether there may be hints, whether options are asked at every
level, `SAYS` and `SIGN`.
"""

import runpy
from pathlib import Path

from tools.compiling import manifests

FILE = manifests.INDEX
HEAD = '"""The games on this drive, as tools/drive/index.py found them."""\n\n'


def text(games: Path) -> bytes:
    """Return the source of the index of the folders in `games`."""
    rows = []
    for manifest in sorted(games.glob("*/manifest.py")):
        told = runpy.run_path(str(manifest))
        first = told.get("PROPOSED", told["LEVELS"][0])
        named = (told["ORDER"], told["TITLE"], told["RULE_SETS"], told["LEVELS"], first)
        named += (told.get("HINTS", False), _all_asked(told))
        named += (told.get("SAYS", ""), told.get("SIGN", b""))
        rows.append((manifest.parent.name, *named))
    lines = "".join(f"    {row!r},\n" for row in rows)
    return f"{HEAD}on_drive = (\n{lines})\n".encode()


def _all_asked(told: dict) -> bool:
    """Return True if the manifest that `told` this asks options of its first rules everywhere."""
    options = told.get("OPTIONS", {}).get(told["RULE_SETS"][0][0], ())
    everywhere = set(told["LEVELS"]) <= set(told.get("OPTION_LEVELS", told["LEVELS"]))
    return bool(options) and everywhere and told.get("OPTIONS_ASKED", True)
