"""Pages of help packed for the board: what two bytes often stand beside each other become one.

All pages of the house and of its games share a table of pairs, which is written into
``firmware/shell/pad.py``: there they are unpacked, page by page as one is read.
"""

import ast
import functools
import itertools
import re
from collections import Counter

HELP = re.compile(r"firmware/(games/\w+|shell)/help\.py")
READER, TABLE = "firmware/shell/pad.py", 'PAIRS = b""'
CODES = [*range(1, 10), *range(11, 32), *range(127, 256)]  # of pairs: pages have none of them
LEAST = 20  # letters of what is packed


def packed(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the `sources` of a drive, path to Python, with pages of help packed, as bytes."""
    if READER not in sources:
        return sources
    found = {path: _pages(path, sources[path]) for path in sources if HELP.fullmatch(path)}
    pages = tuple(str(page.value).encode() for each in found.values() for page in each)
    table, short = _pairs(pages)
    packs = dict(zip(pages, short, strict=True))
    done = dict(sources)
    for path, each in found.items():
        done[path] = _replaced(sources[path], each, packs)
    reader = sources[READER].decode()
    assert reader.count(TABLE) == 1
    done[READER] = reader.replace(TABLE, f"PAIRS = {table!r}").encode()
    return done


def _pages(path: str, source: bytes) -> list[ast.Constant]:
    """Return the pages in a module of help: in tuples and dicts, and in a game's also by name."""
    found = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign | ast.AugAssign):
            continue
        for inner in ast.walk(node.value):
            held: list[ast.expr] = []
            if isinstance(inner, ast.Tuple):
                held = inner.elts
            elif isinstance(inner, ast.Dict):
                held = inner.values
            elif inner is node.value and "/games/" in path:
                held = [node.value]
            found += [each for each in held if isinstance(each, ast.Constant)]
    return [each for each in found if _is_page(each.value)]


def _is_page(value: object) -> bool:
    return isinstance(value, str) and len(value) >= LEAST and not {*value.encode()} & {*CODES}


@functools.cache  # most drives have the same pages
def _pairs(pages: tuple[bytes, ...]) -> tuple[bytes, tuple[bytes, ...]]:
    """Return two bytes for each of 32 codes and for each from 127 on, and the `pages` packed."""
    table = bytearray(2 * (32 + 256 - 127))
    short = list(pages)
    for code in CODES:
        counts: Counter[tuple[int, int]] = Counter()
        for page in short:
            counts.update(itertools.pairwise(page))
        pair, count = max(counts.items(), key=lambda item: (item[1], item[0]), default=((), 0))
        if count < 3:
            break
        at = 2 * (code if code < 32 else code - 95)
        table[at : at + 2] = bytes(pair)
        short = [page.replace(bytes(pair), bytes((code,))) for page in short]
    return bytes(table), tuple(short)


def _replaced(source: bytes, pages: list[ast.Constant], packs: dict[bytes, bytes]) -> bytes:
    """Return `source` with each of the `pages` as it is packed."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    for page in sorted(pages, key=lambda page: (page.lineno, page.col_offset), reverse=True):
        first = starts[page.lineno - 1] + page.col_offset
        assert page.end_lineno is not None and page.end_col_offset is not None
        behind = starts[page.end_lineno - 1] + page.end_col_offset
        short = repr(packs[str(page.value).encode()]).encode()
        source = source[:first] + short + source[behind:]
    return source
