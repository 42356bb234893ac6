"""Half-time and the last ten seconds are called, in words and aloud."""

import pytest

from firmware.games.minutes.clock import END
from tests.games.minutes.desk import note
from tests.games.minutes.test_screens_clock import begun, until


@pytest.mark.parametrize("level", ["table", "screen"])
def test_half_time_and_the_last_ten_seconds_are_called_and_else_it_is_silent(level: str):
    desk, end = begun(level)
    desk.wait(500)
    desk.tones()
    until(desk, end - END // 2 - 1000)
    assert desk.tones() == []
    until(desk, end - END // 2 + 500)
    assert note(desk) == "Half-time!"
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1250, 1250]
    until(desk, end - 11_000)
    assert desk.tones() == []
    until(desk, end - 9_500)
    assert note(desk) == "Ten seconds!"
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1250, 1250]
