"""Sound, volume, light and update mode, behind the menu."""

import pytest

from firmware.storage.journal import SETTINGS
from tests.desk import Desk
from tests.shell.test_menu import desk

__all__ = ("desk",)


@pytest.mark.parametrize(("key", "volume"), [("1", 1), ("2", 2), ("3", 3)])
def test_the_volume_has_three_steps_is_heard_at_once_and_kept(desk: Desk, key: str, volume: int):
    assert desk.loudness == 3
    assert desk.type("<*> 5 4").rows()[:4] == ["Volume", "1 soft", "2 medium", "3 loud"]
    desk.tones()
    desk.type(key)
    assert desk.wait(500).tones() != []
    assert desk.loudness == volume
    desk.power_off_and_on()
    assert desk.loudness == volume
    assert desk.type("# <*> 5").rows()[2] == "1 Sound on  2 Light  3 Quiet off"


def test_mute_is_one_key_in_the_menu_and_leaves_volume_and_light(desk: Desk):
    desk.type("<*> 5 4 2 2 1 1 * *").wait(500).tones()
    assert desk.type("3 7 A").wait(500).tones() == []
    desk.power_off_and_on()
    desk.type("# <*> 5 1 * *")
    assert (desk.loudness, desk.level) == (2, 1)
    assert desk.type("4 0 A").tones() != []


def test_a_volume_that_is_chosen_while_sound_is_off_leaves_it_off_and_says_so(desk: Desk):
    desk.type("<*> 5 1 4")
    assert desk.rows()[0] == "Volume: sound off"
    desk.wait(500).tones()
    assert desk.type("1").wait(500).tones() == []
    assert desk.loudness == 1
    assert desk.rows()[2] == "1 Sound off  2 Light  3 Quiet off"
    assert desk.type("1 4").rows()[:2] == ["Volume", "1 soft"]


def test_quiet_leaves_out_key_yes_and_turn_and_is_kept_with_names_and_light(desk: Desk):
    desk.type("<*> 5 2 1 3").wait(500)
    assert desk.rows()[2] == "1 Sound on  2 Light  3 Quiet on"
    desk.type("* *").wait(500).tones()
    assert desk.type("37A").wait(500).tones() == []
    desk.power_off_and_on()
    assert desk.app.shell.signals.quiet
    assert desk.level == 1
    assert desk.type("# 40A").wait(500).tones() == []
    assert desk.type("30A").wait(500).tones() != [], "what is refused is heard"
    desk.type("<*> 2 1 1 2 # *")
    desk.power_off_and_on()
    assert (desk.app.shell.signals.quiet, desk.app.shell.names) == (True, "A")
    desk.type("# <*> 5 3 * *").wait(500).tones()
    assert desk.type("50A").wait(500).tones() != []
    desk.power_off_and_on()
    assert (desk.app.shell.signals.quiet, desk.app.shell.names) == (False, "A")


@pytest.mark.parametrize(
    ("kept", "quiet", "names"),
    [
        (b"\3\1", False, ""),
        (b"\3\1\0", False, ""),
        (b"\3\1\1\0", True, ""),
        (b"\3\1ANNBEN\0rules.py:7", False, "AnnBen"),
        (b"\3\1ANNBEN\1\0rules.py:7", True, "AnnBen"),
    ],
)
def test_quiet_stands_behind_the_names_where_older_settings_have_nothing(
    desk: Desk, kept: bytes, quiet: bool, names: str
):
    desk.app.shell.journal.append(SETTINGS, kept)
    desk.power_off_and_on()
    assert (desk.app.shell.signals.quiet, desk.app.shell.names) == (quiet, names)


@pytest.mark.parametrize(
    ("kept", "on", "volume"), [(b"\4\0", False, 3), (b"\4\1", True, 3), (b"\4\xff", True, 1)]
)
def test_settings_that_were_kept_before_there_was_a_volume_are_read(
    desk: Desk, kept: bytes, on: bool, volume: int
):
    desk.app.shell.journal.append(SETTINGS, kept)
    desk.power_off_and_on()
    assert (desk.app.shell.signals.sound, desk.loudness) == (on, volume)


def test_update_mode_asks_once_and_says_what_to_do_before_it_goes(desk: Desk):
    desk.type("3 7 A <*> 6 4")
    assert desk.words() == (
        "Update mode, for a new CircuitPython? The screen stands still, your game is kept. #yes *no"
    )
    assert desk.type("*").rows()[0] == "Leave"
    seen: list[str] = []
    desk.watch = lambda: seen.append(desk.words())
    desk.type("4 #")
    assert "Update mode: copy the .uf2 file to the new drive, or switch me off and on." in seen
    assert desk.updates == 1
    assert desk.type("#").rows()[2] == "37  1  100  100"
