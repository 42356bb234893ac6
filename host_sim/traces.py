"""Tracebacks as the board prints them: the drive's own files, by their names on the drive."""

import traceback
from collections.abc import Iterable
from pathlib import Path
from types import FrameType

HERE = Path(__file__).parent


def board_trace(error: BaseException, drive: Path) -> str:
    """Return the traceback of `error`, ending in a newline; the simulator's frames are left out."""
    lines = ["Traceback (most recent call last):"]
    lines += [_line(*frame) for frame in _frames(error, drive)]
    said = str(error)
    lines.append(f"{type(error).__name__}: {said}" if said else type(error).__name__)
    return "\n".join(lines) + "\n"


def place(error: BaseException, drive: Path) -> str:
    """Return `file:line` of the innermost line that `error` came through, drivers left out."""
    frames = _frames(error, drive)
    own = [frame for frame in frames if not frame[0].startswith("lib/")] or frames
    return f"{own[-1][0]}:{own[-1][1]}" if own else "?"


def stack(frame: FrameType | None, drive: Path) -> str:
    """Return where a running `frame` is, outermost line first, as `board_trace` would print it."""
    frames = [(inner, line) for inner, line in traceback.walk_stack(frame)]
    return "\n".join(_line(*found) for found in _known(reversed(frames), drive))


def _frames(error: BaseException, drive: Path) -> list[tuple[str, int, str]]:
    return _known(traceback.walk_tb(error.__traceback__), drive)


def _known(frames: Iterable[tuple[FrameType, int]], drive: Path) -> list[tuple[str, int, str]]:
    """Return file, line and function of the frames that are the drive's or a driver's."""
    found = []
    for frame, line in frames:
        file = Path(frame.f_code.co_filename)
        if (drive in file.parents or "site-packages" in file.parts) and HERE not in file.parents:
            found.append((shown(file, drive), line, frame.f_code.co_name))
    return found


def _line(file: str, line: int, name: str) -> str:
    return f'  File "{file}", line {line}, in {name}'


def shown(file: Path, drive: Path) -> str:
    """Return what `file` is called on the board: by its place on the drive, or in `lib`."""
    if drive in file.parents and "site-packages" not in file.parts:
        return file.relative_to(drive).as_posix()
    if "site-packages" in file.parts:
        below = file.parts[file.parts.index("site-packages") + 1 :]
        return "/".join(("lib", *below))
    return file.as_posix()
