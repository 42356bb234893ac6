"""Every numbered rule of every game is proved by a test of a game that names it.

A game's rules are listed one by one, ``- TG1 98 cards …``, in docs/RULES.md or in the docstring of
its ``rules.py``; a rule's id begins with that of the rule set, up to its first hyphen.  A test
names a rule in its docstring or with ``@pytest.mark.rule("TG11")``.
"""

import ast
import io
import re
import tokenize

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import LEVELS
from tests.house.tree import ROOT, nodes, texts


def rule_sets() -> set[str]:
    """Return the ids of all rule sets that the device plays, without what a variant adds."""
    return {row[0].partition("-")[0] for game in catalog.games() for row in game.rule_sets}


def pattern(sets: set[str]) -> re.Pattern[str]:
    """Return what the ids of the rules of `sets` look like.

    ``TG`` has TG1 and so on, ``H1`` has H1.1 and so on, and what all sets of ``H`` share is H-a.
    """
    found = set()
    for name in sets:
        if name[-1].isdigit():
            found |= {rf"{name}\.\d+", name.rstrip("0123456789") + "-[a-z]"}
        else:
            found.add(rf"{name}\d+")
    return re.compile(rf"\b(?:{'|'.join(sorted(found))})\b")


def listed(page: str, ids: re.Pattern[str]) -> list[str]:
    """Return the ids that `page` lists, a line each."""
    lines = (line.strip() for line in page.splitlines())
    heads = (ids.match(line[2:]) for line in lines if line.startswith("- "))
    return [head[0] for head in heads if head]


def named(sources: dict[str, str], ids: re.Pattern[str]) -> set[str]:
    """Return the ids that tests among `sources` name."""
    found = set()
    for source in filter(ids.search, sources.values()):
        for node in nodes(source):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(ids.findall(ast.get_docstring(node) or ""))
                for mark in node.decorator_list:
                    if ast.unparse(mark).startswith("pytest.mark.rule("):
                        found |= set(ids.findall(ast.unparse(mark)))
    return found


def remarked(source: str, ids: re.Pattern[str]) -> set[str]:
    """Return the ids that comments and docstrings of `source` name, whatever rule set has them."""
    ids = re.compile(rf"{ids.pattern}|\b[A-Z]\d+\.\d+\b")
    if not ids.search(source):
        return set()
    told = [
        ast.get_docstring(node) or ""
        for node in nodes(source)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    told += [token.string for token in tokens if token.type == tokenize.COMMENT]
    return {found[0] for found in ids.finditer("\n".join(told))}


def unknown(sources: dict[str, str], rules: set[str], ids: re.Pattern[str]) -> list[str]:
    """Return each id that a remark among `sources` names and that is none of `rules`."""
    return [
        f"{path}: {rule}"
        for path, source in sources.items()
        for rule in sorted(remarked(source, ids) - rules)
    ]


def numbered(rules: list[str]) -> list[str]:
    """Return which of `rules` do not follow the one before them, set by set."""
    last: dict[str, int] = {}
    strays = []
    for rule in rules:
        name, number = re.split(r"(?<=[.-])(?=\w+$)|(?<=[A-Z])(?=\d+$)", rule, maxsplit=1)
        place = int(number) if number.isdigit() else ord(number) - ord("a") + 1
        if place != last.get(name, 0) + 1:
            strays.append(rule)
        last[name] = place
    return strays


def pages() -> str:
    """Return all that lists rules: the page of the house, and the docstring of each rules.py."""
    rules = (source for path, source in texts("firmware").items() if path.endswith("/rules.py"))
    told = [ast.get_docstring(ast.parse(source)) or "" for source in rules]
    return "\n".join([(ROOT / "docs" / "RULES.md").read_text(encoding="utf-8"), *told])


def proofs() -> dict[str, str]:
    return {path: source for path, source in texts("tests/games").items() if path.endswith(".py")}


IDS = pattern(rule_sets())


def test_every_rule_of_every_game_has_a_test():
    assert sorted(set(listed(pages(), IDS)) - named(proofs(), IDS)) == []


def test_every_rule_that_a_test_names_exists():
    assert sorted(named(proofs(), IDS) - set(listed(pages(), IDS))) == []


def test_every_rule_that_a_remark_names_exists():
    sources = {
        p: s for p, s in texts("firmware", "tests/games", "tools").items() if p[-3:] == ".py"
    }
    assert len(sources) > 300
    assert unknown(sources, set(listed(pages(), IDS)), IDS) == []


def test_the_page_of_rules_has_a_row_for_each_level_of_knowledge():
    page = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")
    section = page.partition("## What the device knows\n")[2].partition("\n**")[0]
    rows = re.findall(r"^\| (\w[\w ]*) \|", section, re.MULTILINE)
    assert [row.lower() for row in rows] == list(LEVELS)


@pytest.mark.parametrize(
    ("source", "rule"),
    [
        ("x = 1  # they draw three, H2.15", "H2.15"),
        ("# TG99: no more", "TG99"),
        ('"""*Digits* (H1.1, H-z)."""', "H-z"),
        ('def f():\n    """Return what counts (H9.1)."""', "H9.1"),
        ('class C:\n    """One game (FH90)."""', "FH90"),
    ],
)
def test_a_remark_on_a_rule_that_is_not_there_is_noticed(source: str, rule: str):
    rules = set(listed(pages(), IDS))
    path = "firmware/games/digits/rules.py"
    assert unknown({path: source}, rules, IDS) == [f"{path}: {rule}"]
    assert unknown({path: "WORD = 'TG99'"}, rules, IDS) == []


def test_every_rule_set_lists_its_rules_one_by_one():
    rules = listed(pages(), IDS)
    assert numbered(rules) == []
    for name in rule_sets():
        assert [rule for rule in rules if pattern({name}).fullmatch(rule)], name


def test_a_rule_is_named_in_a_test_s_docstring_or_mark_and_nowhere_else():
    source = '''
@pytest.mark.rule("TG3", "H2.4")
def test_one():
    """TG5, as in TS4: ten back."""

def test_two():
    """TG1 to begin with; H-c, and P1 begins."""

def helper():
    """TG7"""

CARDS = "TG8"  # TG9
'''
    ids = pattern({"TG", "TS", "H2"})
    assert named({"a.py": source}, ids) == {"TG3", "H2.4", "TG5", "TS4", "TG1", "H-c"}


def test_a_rule_that_no_test_names_is_noticed():
    ids = pattern({"TG"})
    listing = "- TG1 98 cards.\n- TG2 Hand: see TG9.\n- H1.1 Cards.\nTG4\n"
    assert set(listed(listing, ids)) - named({"a.py": "def test_a():\n    'TG1'"}, ids) == {"TG2"}


def test_a_rule_that_is_left_out_or_twice_is_noticed():
    assert numbered(["TG1", "TG2", "TG4", "H1.1", "H1.3", "H-a", "H-b"]) == ["TG4", "H1.3"]
    assert numbered(["TG1", "TG1"]) == ["TG1"]
