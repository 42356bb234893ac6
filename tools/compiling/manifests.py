"""Manifests without what nobody asks them for on a drive, as its index tells it."""

import ast

INDEX = "firmware/modules/index.py"  # which tools/drive/index.py writes
TOLD = ("SAYS", "SIGN")  # a game goes without them where there is no index
# Nor for these.  Compiled modules have the index in the one that asks, so it is always there.
COMPILED = ("ORDER", "TITLE", "RULE_SETS", "LEVELS", "PROPOSED", "HINTS")


def compiled(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the `sources` of a drive, path to Python, whose index goes into a compiled module."""
    if INDEX not in sources:
        return sources
    return {
        path: without(source, COMPILED) if path.endswith("/manifest.py") else source
        for path, source in sources.items()
    }


def without(manifest: bytes, names: tuple[str, ...]) -> bytes:
    """Return the source of a `manifest` without what `names` mean in it, line by line."""
    lines = manifest.splitlines(keepends=True)
    for node in ast.parse(manifest).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names:
            for at in range(node.lineno - 1, node.end_lineno or 0):
                lines[at] = b"\n"
    return b"".join(lines)
