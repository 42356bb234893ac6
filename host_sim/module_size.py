"""How many bytes a module has when it is compiled for the board, estimated from its source.

There is not a compiler for every computer.  What counts is what the board's has a table or code
for: texts, names, and all other pieces of the syntax.
"""

import ast
import functools
import re
from pathlib import Path

from host_sim.drive import Drive

# Bytes, fitted on all modules of the drive that are compiled alone: of each module, function, piece
# of syntax, name and sign of a text, and of a text beside its signs.
_MODULE, _FUNCTION, _PIECE, _NAME, _SIGN, _TEXT = 30, 22, 0.62, 7.7, 1, 2
# The line behind which a file has what the board has as a module of that name, or not at all:
# see tools/compiling/apart.py.
MARK = re.compile(rb"^# (?:On the board (\w+)\.py|Not on the board):$", re.MULTILINE)
# Pages of help are packed: such a text, of so many signs at least, has so much of its signs.
_PAGE, _PACKED = 20, 0.49


def of(drive: Drive, name: str) -> int:
    """Return the bytes of the module `name` on `drive`, 0 for a package and for what is not there.

    It is some 8 % off what the compiler makes of a module, and within 5 % of a game's modules.
    """
    file = drive.find(name.replace(".", "/") + ".py")
    return _known(file, file.stat().st_mtime_ns) if file else 0


@functools.cache
def _known(file: Path, _written: int) -> int:
    source = file.read_bytes()
    at = MARK.search(source)
    source = source[: at.start()] if at else source
    return _estimate(source, _PACKED if file.stem == "help" else 1)


@functools.cache  # the same module is on many drives
def _estimate(source: bytes, packed: float) -> int:
    names: set[str] = set()
    texts: set[str | bytes] = set()
    pieces = functions = 0
    ahead: list[ast.AST] = [ast.parse(source)]
    while ahead:
        piece = ahead.pop()
        pieces += 1
        functions += isinstance(piece, ast.FunctionDef | ast.Lambda)
        if isinstance(piece, ast.Constant):
            if isinstance(piece.value, str | bytes):
                texts.add(piece.value)
            continue
        for_types = _FOR_TYPES.get(type(piece))
        for field, value in vars(piece).items():
            if field == for_types:
                continue
            if isinstance(value, list):
                ahead += [each for each in value if isinstance(each, ast.AST) and not _said(each)]
            elif isinstance(value, ast.AST):
                ahead.append(value)
            elif field in _NAMED and isinstance(value, str):
                names.add(value)
    signs = sum(len(text) * (packed if len(text) >= _PAGE else 1) + _TEXT for text in texts)
    whole = _MODULE + _FUNCTION * functions + _PIECE * pieces
    return round(whole + _NAME * len(names) + _SIGN * signs)


# What only type checks and readers want is left out.
_FOR_TYPES: dict[type, str] = {ast.arg: "annotation", ast.FunctionDef: "returns"}
_NAMED = ("id", "attr", "arg", "name")


def _said(piece: ast.AST) -> bool:
    return isinstance(piece, ast.Expr) and isinstance(piece.value, ast.Constant)
