"""README and the guides as a site: every link of every page leads to a page and a place in it."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.house.tree import ROOT
from tests.sample import FOLDER
from tools.site import pages


class Page(HTMLParser):
    """A page's links, and the names of its places."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src"):
                self.links.append(value or "")
            if name == "id":
                self.places.add(value or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without the page of the device, which another part makes."""
    folder = tmp_path_factory.mktemp("site")
    pages.write(folder)
    (folder / pages.MADE).write_text("<title>made</title>", encoding="utf-8")
    return folder


def test_every_link_of_every_page_leads_somewhere(site: Path):
    found = {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}
    assert len(found) > 100
    dead, outside = [], 0
    for file, page in found.items():
        for link in page.links:
            if pages.OUTSIDE.match(link):
                outside += 1
                continue
            name, _, place = unquote(link).partition("#")
            other = (file.parent / name).resolve() if name else file
            there = other.is_file()
            if there and place and other != site / pages.MADE:
                there = place in found[other].places
            if not there:
                dead.append(f"{file.relative_to(site)}: {link}")
    assert dead == []
    assert outside > 5


def test_it_begins_with_readme_and_leads_to_play_in_one_click(site: Path):
    first = (site / "index.html").read_text(encoding="utf-8")
    assert "<title>Umpire</title>" in first
    assert f'<a href="{pages.MADE}">Play now</a>' in first
    assert f'<strong><a href="{pages.MADE}">Play it now</a></strong>' in first
    assert f'<a href="{pages.MADE}"><img src="docs/umpire.gif"' in first
    assert (site / "docs" / "umpire.gif").read_bytes() == (ROOT / "docs/umpire.gif").read_bytes()


def test_guides_texts_folders_and_pictures_each_have_their_form(site: Path):
    guide = (site / "docs" / "play" / f"{FOLDER}.html").read_text(encoding="utf-8")
    assert "<h1 " in guide
    assert f'<a href="../umpire.html#game={FOLDER}">' in guide
    source = (site / "firmware" / "ui" / "page.py.html").read_text(encoding="utf-8")
    assert "<h1>firmware/ui/page.py</h1><pre><code>" in source
    listed = (site / "tests" / "games" / "owed" / "index.html").read_text(encoding="utf-8")
    assert '<a href="README.html">README.md</a>' in listed
    assert (site / "docs" / "device.png").is_file()


def test_the_workflow_that_publishes_writes_it():
    workflow = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")
    assert "python3 dev.py site out/site --address " in workflow
    assert "path: out/site" in workflow
