"""A copy of the house, in which games are laid beside ours."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from host_sim.wiring import REPO_ROOT


def lay(house: Path, folders: Iterable[str], *unwanted: str) -> None:
    """Lay the `folders` in `house`, but for what has `unwanted` names: links to the very files.

    So who changes one there changes it here: what is to be changed is laid over it anew.
    """
    ignored = shutil.ignore_patterns("*-pytest-*", *unwanted)  # what is compiled else holds there
    for folder in folders:
        shutil.copytree(REPO_ROOT / folder, house / folder, ignore=ignored, copy_function=_linked)


def _linked(file: str, copy: str) -> None:
    try:
        os.link(file, copy)
    except OSError:  # where that is another disk
        shutil.copy2(file, copy)
