"""Every numbered rule of docs/RULES.md is proved by a test that names it.

A test names a rule in its docstring or with ``@pytest.mark.rule("TG11")``.
"""

import ast
import re

from tests.house.tree import ROOT, texts

# The rule sets that the device plays, by the letters that their rules' ids begin with.
PLAYED = ("TG", "TS", "H", "FH")

ID = re.compile(r"\b(?:(?:TG|TS|FH)\d+|H\d\.\d+|H-[a-e])\b")


def rules(page: str, played: tuple[str, ...]) -> set[str]:
    """Return the ids that `page` lists one by one, of the rule sets `played`."""
    listed = {found[0] for found in (ID.match(line[2:]) for line in page.splitlines()) if found}
    return {rule for rule in listed if rule.startswith(played)}


def named(sources: dict[str, str]) -> set[str]:
    """Return the ids that tests among `sources` name."""
    found = set()
    for source in sources.values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(ID.findall(ast.get_docstring(node) or ""))
                for mark in node.decorator_list:
                    if ast.unparse(mark).startswith("pytest.mark.rule("):
                        found |= set(ID.findall(ast.unparse(mark)))
    return found


def proofs() -> dict[str, str]:
    return {path: source for path, source in texts("tests/games").items() if path.endswith(".py")}


def page() -> str:
    return (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")


def test_every_rule_that_the_device_plays_has_a_test():
    assert sorted(rules(page(), PLAYED) - named(proofs())) == []


def test_every_rule_that_a_test_names_exists():
    assert sorted(named(proofs()) - rules(page(), ("",))) == []


def test_the_page_lists_all_rules_of_the_game():
    assert rules(page(), ("TG",)) == {f"TG{n}" for n in range(1, 17)}
    assert rules(page(), ("TS",)) == {f"TS{n}" for n in range(1, 7)}
    assert len(rules(page(), ("H",))) == 43
    assert rules(page(), ("FH",)) == {f"FH{n}" for n in range(1, 19)}


def test_a_rule_is_named_in_a_test_s_docstring_or_mark_and_nowhere_else():
    source = '''
@pytest.mark.rule("TG3", "H2.4")
def test_one():
    """TG5, as in TS4: ten back."""

def test_two():
    """TG1 to begin with."""

def helper():
    """TG7"""

CARDS = "TG8"  # TG9
'''
    assert named({"a.py": source}) == {"TG3", "H2.4", "TG5", "TS4", "TG1"}


def test_a_rule_that_no_test_names_is_noticed():
    listing = "- TG1 98 cards.\n- TG2 Hand: see TG9.\n- H1.1 Cards.\nTG4\n"
    assert rules(listing, ("TG",)) - named({"a.py": "def test_a():\n    'TG1'"}) == {"TG2"}
