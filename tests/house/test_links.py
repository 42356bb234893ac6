"""Every link between the pages leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT, texts
from tests.sample import OURS
from tools.page.hosting import PAGE

LINK = re.compile(r"\]\((?!https?://|mailto:)([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
STANDS = ROOT / "docs" / "umpire.html"  # where the page is once the guides are hosted
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def dead(path: str, page: str) -> list[str]:
    """Return the links of `page` at `path` that lead to no file, or to no heading of a page."""
    found = []
    for link in LINK.findall(CODE.sub("", page)):
        name, _, heading = link.partition("#")
        target = (ROOT / path).parent / name if name else ROOT / path
        if target.resolve() == STANDS and heading.startswith("game="):
            heading = ""
        if not target.exists() or heading and heading not in anchors(target):
            found.append(link)
    return found


def anchors(page: Path) -> set[str]:
    """Return what the headings of `page` are called in links."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {
        re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


def test_every_link_of_a_page_leads_somewhere():
    pages = {path: page for path, page in texts().items() if path.endswith(".md")}
    assert {"README.md", "docs/play.md", "docs/develop.md", "hardware/README.md"} <= set(pages)
    assert {path: dead(path, page) for path, page in pages.items() if dead(path, page)} == {}


def test_no_page_has_two_chapters_of_one_name():
    for path, page in texts("docs").items():
        if path.endswith(".md"):
            headings = re.findall(r"^## .+$", CODE.sub("", page), re.MULTILINE)
            assert len(set(headings)) == len(headings), path


def test_in_the_repository_too_the_page_s_links_lead_to_what_says_how_to_have_it():
    stands = STANDS.read_text(encoding="utf-8")
    assert STANDS.name == PAGE
    assert "python3 dev.py page --open" in stands
    assert 'href="../out/umpire.html"' in stands
    assert ".hash = location.hash" in stands


def test_each_game_s_guide_has_a_link_that_opens_the_page_at_that_game():
    assert len(OURS) > 8
    for game in OURS:
        guide = (ROOT / "docs" / "play" / f"{game.folder}.md").read_text(encoding="utf-8")
        assert f"](../{PAGE}#game={game.folder})" in guide, game.folder


def test_readme_has_a_row_for_each_game_of_ours_with_its_guide_and_a_link_that_begins_it():
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.endswith(") |")]
    assert len(rows) == len(OURS)
    for game, row in zip(OURS, rows, strict=True):
        assert f"](docs/play/{game.folder}.md)" in row
        assert row.endswith(f"[play](docs/{PAGE}#game={game.folder}) |")


def test_the_guide_to_playing_leads_to_a_page_for_each_game_of_ours():
    guide = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    pages = {file.stem for file in (ROOT / "docs" / "play").glob("*.md")}
    assert set(re.findall(r"\]\(play/(\w+)\.md\)", guide)) == pages
    assert len(pages) > 9
    assert pages - {"shuffle"} == {game.folder for game in OURS}


@pytest.mark.parametrize(
    ("page", "links"),
    [
        ("[a](RULES.md) [b](../README.md#play) [c](https://example.org/x)", []),
        (
            "[a](RULE.md) ![b](device.jpg) [c](../README.md#plays)",
            ["RULE.md", "device.jpg", "../README.md#plays"],
        ),
        ("`[a](none.md)`\n```\n[b](none.md)\n```\n", []),
    ],
)
def test_a_link_that_leads_nowhere_is_noticed(page: str, links: list[str]):
    assert dead("docs/a.md", page) == links
