"""The page out of the real sources, and the files that it carries, made once for all tests."""

import functools

from tests.built_once import kept
from tools.page import contents, html

FILES = contents.files  # some test puts what is kept in its place


@functools.cache
def page() -> str:
    """Return the page."""
    return kept("page", html.page)


@functools.cache
def files() -> dict[str, str]:
    """Return the files of the page's file system; whoever changes something takes a copy."""
    return kept("page-files", FILES)
