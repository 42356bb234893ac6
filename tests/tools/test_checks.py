"""The checks that run beside the tests: each runs, all are told, and one that fails is named."""

import pytest

from tools import checks

VERSION = ("pytest", "--version")
UNKNOWN = ("no_such_check", "--now")


def test_what_each_check_tells_is_told_in_their_order_and_those_that_fail_are_named(
    capsys: pytest.CaptureFixture[str],
):
    assert checks.main([UNKNOWN, VERSION]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("No module named no_such_check")
    assert told[1].startswith("pytest ")
    assert told[2:] == ["FAILED: no_such_check --now"]


def test_where_all_pass_the_exit_status_is_0(capsys: pytest.CaptureFixture[str]):
    assert checks.main([VERSION, VERSION]) == 0
    assert "FAILED" not in capsys.readouterr().out


def test_format_lint_unused_names_syntax_and_the_types_of_both_worlds_are_checked():
    assert sorted(check[:2] for check in checks.CHECKS) == [
        ("ruff", "check"),
        ("ruff", "format"),
        ("tools.checking.known", "types"),
        ("tools.checking.known", "types"),
        ("tools.checking.known", "unused"),
        ("tools.compiling.compiles",),
    ]
    assert {check[-1] for check in checks.CHECKS if "types" in check} == {
        "pyproject.toml",
        "pyrightconfig-device.json",
    }
