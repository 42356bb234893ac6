"""Of a test that several processes share out all is told that somebody could ask for."""

from typing import Any, Literal

import pytest

from tests.few_words import worth_telling

WELL: list[tuple[Any, Any]] = [("setup", "passed"), ("call", "passed"), ("teardown", "passed")]


def report(
    when: Literal["setup", "call", "teardown"], outcome: Literal["passed", "failed", "skipped"]
) -> pytest.TestReport:
    return pytest.TestReport("a", ("a.py", 1, "a"), {"a": 1}, outcome, None, when)


def told(*reports: pytest.TestReport) -> list[tuple[str | None, str]]:
    return [(each.when, each.outcome) for each in worth_telling(list(reports))]


def test_of_a_test_that_went_well_its_call_is_told():
    assert told(*(report(*each) for each in WELL)) == [("call", "passed")]


@pytest.mark.parametrize("outcome", ["failed", "skipped"])
@pytest.mark.parametrize("at", range(3))
def test_what_did_not_go_well_is_told_wherever_that_was(at: int, outcome: Any):
    when = WELL[at][0]
    reports = [report(when, outcome) if each[0] == when else report(*each) for each in WELL]
    assert (when, outcome) in told(*reports)


def test_what_printed_something_is_told():
    setup = report("setup", "passed")
    setup.sections.append(("Captured stdout setup", "a line"))
    assert told(setup) == [("setup", "passed")]
