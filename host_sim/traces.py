"""Tracebacks as the board prints them: the drive's own files, by their names on the drive."""

from pathlib import Path

HERE = Path(__file__).parent


def board_trace(error: BaseException, drive: Path) -> str:
    """Return the traceback of `error`, ending in a newline; the simulator's frames are left out."""
    lines = ["Traceback (most recent call last):"]
    lines += [
        f'  File "{file}", line {line}, in {name}' for file, line, name in _frames(error, drive)
    ]
    said = str(error)
    lines.append(f"{type(error).__name__}: {said}" if said else type(error).__name__)
    return "\n".join(lines) + "\n"


def place(error: BaseException, drive: Path) -> str:
    """Return `file:line` of the innermost line that `error` came through, drivers left out."""
    frames = _frames(error, drive)
    own = [frame for frame in frames if not frame[0].startswith("lib/")] or frames
    return f"{own[-1][0]}:{own[-1][1]}" if own else "?"


def _frames(error: BaseException, drive: Path) -> list[tuple[str, int, str]]:
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        file = Path(code.co_filename)
        if HERE not in file.parents and file.suffix == ".py":
            frames.append((_shown(file, drive), trace.tb_lineno, code.co_name))
        trace = trace.tb_next
    return frames


def _shown(file: Path, drive: Path) -> str:
    if drive in file.parents and "site-packages" not in file.parts:
        return file.relative_to(drive).as_posix()
    if "site-packages" in file.parts:
        below = file.parts[file.parts.index("site-packages") + 1 :]
        return "/".join(("lib", *below))
    return file.as_posix()
