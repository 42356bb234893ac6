"""The habits are kept where others run them: workflow, hook before a commit, changelog, version."""

import re
import tomllib

from firmware.shell.shell import VERSION
from tests.house.tree import ROOT


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_workflow_runs_every_check_on_three_systems_and_four_pythons():
    workflow = read(".github/workflows/test.yml")
    assert re.findall(r"(?m)^ +(?:- )?run: (.*)$", workflow) == ["python3 dev.py test"]
    assert "os: [ubuntu-latest, macos-latest, windows-latest]" in workflow
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in workflow


def test_what_the_workflow_uses_is_pinned_by_commit_with_its_version_beside_it():
    files = ("test.yml", "pages.yml")
    workflows = "".join(read(f".github/workflows/{file}") for file in files)
    used = re.findall(r"(?m)uses: *(.*)$", workflows)
    assert len(used) == 2 + 4
    assert [use for use in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", use)] == []


def test_the_hook_before_a_commit_runs_our_lint_and_fetches_nothing():
    hooks = read(".pre-commit-config.yaml")
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    assert re.findall(r"entry: (.*)", hooks) == ["python3 dev.py lint"]


def test_the_changelog_begins_with_what_is_not_released_and_dates_each_version():
    first, *released = re.findall(r"(?m)^## (.*)$", read("CHANGELOG.md"))
    assert first == "Not released yet"
    assert [line for line in released if not re.fullmatch(r"[\d.]+, 20\d\d-\d\d-\d\d", line)] == []
    assert released[0].startswith(VERSION + ", ")


def test_the_version_is_one():
    assert tomllib.loads(read("pyproject.toml"))["project"]["version"] == VERSION
