"""The site's pages: README first, then whatever a page links to, until nothing new comes.

A guide becomes a page of its own name, a text a page that shows it, a folder a list of what is in
it; all else is copied.  ``docs/umpire.html`` is written by who makes the device's page.
"""

import html
import os
import re
import shutil
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.page import hosting

ROOT = Path(__file__).resolve().parents[2]
START, MADE = "README.md", f"docs/{hosting.PAGE}"
TEMPLATE = (Path(__file__).parent / "page.html").read_text(encoding="utf-8")
WAYS = {  # the first row of every page
    "Umpire": START, "Play now": MADE, "Games": "docs/play.md", "Build": "docs/build.md",
    "Develop": "docs/develop.md",
}  # fmt: skip
OUTSIDE = re.compile(r"^(?:[a-z]+:|//)")
MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])


class Site:
    """The site so far: where each thing of the repository is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, str] = {MADE: MADE}  # by the path in the repository
        self.waiting: list[str] = []

    def place(self, path: str) -> str:
        """Return where `path` of the repository is in the site, which has it from now on."""
        if path not in self.files:
            self.files[path] = named(path)
            self.waiting.append(path)
        return self.files[path]

    def write(self, path: str) -> None:
        """Write what `path` becomes."""
        source, target = ROOT / path, self.folder / self.files[path]
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            body = self._listed(path)
        elif source.suffix == ".md":
            body = self._guide(path)
        elif (text := readable(source)) is not None:
            body = f"<h1>{html.escape(path)}</h1><pre><code>{html.escape(text)}</code></pre>"
        else:
            shutil.copyfile(source, target)
            return
        title = re.search(r"<h1[^>]*>(.*?)</h1>", body)
        parts = {
            "title": re.sub(r"<[^>]+>", "", title[1]) if title else path,
            "ways": " ".join(
                f'<a href="{self.link(path, way)}">{name}</a>' for name, way in WAYS.items()
            ),
            "body": body,
        }
        text = re.sub(r"@(\w+)@", lambda hole: parts[hole[1]], TEMPLATE)
        target.write_text(text, encoding="utf-8", newline="\n")

    def link(self, path: str, other: str) -> str:
        """Return the link from the page of `path` to that of `other`."""
        here = os.path.dirname(named(path)) or "."
        return PurePosixPath(os.path.relpath(self.place(other), here)).as_posix()

    def _guide(self, path: str) -> str:
        tokens = MARKDOWN.parse((ROOT / path).read_text(encoding="utf-8"))
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", anchor(tokens[number + 1].content))
            for child in token.children or ():
                self._lead(path, child)
        return MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})

    def _lead(self, path: str, token: Token) -> None:
        """Let a link or a picture of the guide `path` lead to its place in the site."""
        name = {"link_open": "href", "image": "src"}.get(token.type, "")
        found = str(token.attrs.get(name, ""))
        place, _, heading = unquote(found).partition("#")
        if place and not OUTSIDE.match(found):
            other = os.path.normpath(PurePosixPath(path).parent / place).replace(os.sep, "/")
            token.attrSet(name, self.link(path, other) + ("#" + heading if heading else ""))

    def _listed(self, path: str) -> str:
        names = sorted(each.name for each in (ROOT / path).iterdir() if each.name[0] not in "._")
        rows = (
            f'<li><a href="{self.link(path, f"{path}/{name}")}">{html.escape(name)}</a></li>'
            for name in names
        )
        return f"<h1>{html.escape(path)}</h1><ul>{''.join(rows)}</ul>"


def named(path: str) -> str:
    """Return what `path` of the repository is called in the site."""
    source = ROOT / path
    if path == START:
        return "index.html"
    if source.is_dir():
        return f"{path}/index.html"
    if source.suffix == ".md":
        return path.removesuffix(".md") + ".html"
    return path if readable(source) is None else path + ".html"


def readable(source: Path) -> str | None:
    """Return the text of a file that is one, else None."""
    if source.suffix in (".svg", ".png", ".gif", ".html", ".stl", ".pdf"):
        return None
    try:
        return source.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def anchor(heading: str) -> str:
    """Return what a heading is called in links."""
    return re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-")


def write(folder: Path) -> int:
    """Write the site's pages into `folder`; return how many files it has."""
    site = Site(folder)
    site.place(START)
    site.place("docs/README.md")
    while site.waiting:
        site.write(site.waiting.pop())
    return len(site.files)
