"""The page's device, for the tests that play whole games on it."""

from collections.abc import Iterator

import pytest

from tests.page import real_page
from tools.page.twins import PageDevice


@pytest.fixture(scope="module")
def page_device() -> Iterator[PageDevice]:
    """Return the device of the page under Node: one process for all games of a file."""
    with PageDevice.running(real_page.files()) as device:
        yield device
