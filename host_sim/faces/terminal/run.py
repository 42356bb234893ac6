"""A session at the terminal, and what is left to say when it is over."""

import os
import sys
from typing import Any

from host_sim.desk import Desk
from host_sim.faces.terminal.app import Face
from host_sim.faces.terminal.characters import shows_braille
from host_sim.journal_file import JournalFile


def run(desk: Desk, keeping: JournalFile | None = None, plain: bool | None = None) -> int:
    """Show `desk` until the player quits; return the exit status, 1 if the firmware was stopped.

    `plain` is without braille; where it is None the terminal's environment tells.
    """
    if plain is None:
        plain = not shows_braille(os.environ, sys.platform, sys.stdout.encoding)
    face = Face(desk, keeping, plain=plain)
    face.run()
    return leave(face)


def leave(face: Face) -> int:
    """Print what the screen no longer shows, and return the exit status.

    What the console said goes to standard output, since a game's record is sent there; what
    stopped the firmware goes to standard error, and so does where a game is kept.
    """
    said = face.said + (face.desk.console if face.desk.on else "")
    if face.failure:
        said = said.replace(face.failure, "")
        print(f"sim: the firmware has stopped\n{face.failure.rstrip()}", file=sys.stderr)
    if said.strip():
        print(said.rstrip())
    if face.keeping.file and is_in_play(face.desk) and not face.failure:
        print("Your game is kept: the next start offers it again.", file=sys.stderr)
    return 1 if face.failure else face.return_code or 0


def is_in_play(desk: Desk) -> bool:
    """Return True while a game is being played."""
    app: Any = desk.main.get("app")
    return app is not None and app.referee is not None and not app.referee.game.over
