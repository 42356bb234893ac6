"""The words said of a ruling fit their place."""

import pytest

from firmware.shell.ruling import RULED
from tests.text_fit import fits


@pytest.mark.parametrize("what", ["hand P5 8", "display P6 95", "cards P6 100", "unseen 100"])
def test_what_was_ruled_is_said_in_two_rows(what: str):
    assert fits(RULED.format(what), 2)
