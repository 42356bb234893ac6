"""Whatever is installed is locked with its hashes, explained, and of one version."""

import json
import re
from pathlib import Path

import pytest

import dev

LOCKS = (
    "drivers", "compiler", "sim", "test", "coverage", "bench", "lab", "report", "hardware", "node",
)  # fmt: skip
NPM = [dev.ROOT / "requirements" / lock for lock in dev.BY_NPM]


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_locked_has_its_version_and_its_hashes(lock: str):
    text = (dev.ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z])", re.sub(r"(?m)^ *#.*\n", "", text))
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("folder", NPM, ids=dev.BY_NPM)
def test_what_npm_installs_has_its_version_and_its_hash_and_is_tied_to_no_registry(folder: Path):
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    top, *packages = lock["packages"].values()
    assert top["dependencies"] == wanted
    for name, version in wanted.items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    assert {package["integrity"][:7] for package in packages} == {"sha512-"}
    assert [package for package in packages if "resolved" in package] == []
    page = (dev.ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    assert [name for name in wanted if name.rpartition("/")[2] not in page] == []


def test_the_locks_agree_where_they_name_the_same():
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        text = (dev.ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        for name, version in re.findall(r"(?m)^([a-z0-9.-]+==)(\S+) \\$", text):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_every_dependency_is_explained():
    page = (dev.ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8").lower()
    lists = [dev.ROOT / "requirements" / f"{lock}.in" for lock in LOCKS]
    lines = [line for path in lists for line in path.read_text(encoding="utf-8").splitlines()]
    wanted = [re.split("[= ;]", line)[0] for line in lines if line and line[0] != "#"]
    assert len(wanted) > 10
    assert [n for n in wanted if n.removeprefix("adafruit-circuitpython-") not in page] == []
