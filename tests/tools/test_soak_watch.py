"""Each thing that the long trial checks is broken once, and the trial sees it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.shell.power_up import Greeting
from host_sim import reader
from host_sim.strict import StrictPage
from tests.sample import PACKAGE
from tools.soak.failure import Failure
from tools.soak.life import Life, replay

TABLE = "11121"  # at the table, two players, P1 starts
DEALT = "11221"  # the same, dealt: P1 has to uncover the hand


@pytest.fixture
def device() -> Iterator[Life]:
    with Life(5) as device:
        yield device


def begin(device: Life, keys: str) -> Any:
    """Press `keys` and return the firmware's app."""
    device.do(f"keys {keys}")
    device.do("wait 0.2")
    return device.watch.app


def broken(device: Life, *commands: str) -> str:
    """Do `commands`, one of which must break something; return its name."""
    with pytest.raises(Failure) as found:
        for command in commands:
            device.do(command)
    return found.value.name


def test_a_panel_that_shows_something_else_is_seen(device: Life):
    begin(device, TABLE)
    device.desk.panel.receive(bytes((0x40, 0xFF, 0xFF, 0xFF)))
    assert broken(device, "wait 0.2", "wait 0.2") == "the panel shows something else: Turn"


def test_a_panel_that_stays_dark_is_seen(device: Life):
    begin(device, TABLE)
    device.desk.panel.receive(bytes((0x00, 0xAE)))
    device.desk.panel.receive(bytes((0x40, 0xFF)))
    assert broken(device, "wait 0.2", "wait 0.2") == "the panel stays dark"


def test_a_panel_that_rests_may_be_dark_until_a_key_goes_down(device: Life):
    begin(device, TABLE)
    device.do("wait 605")
    device.do("wait 1")
    assert not device.desk.panel.lit
    device.do("down 3")
    rest: Any = device.desk.module("firmware.ui.signals")
    rest.Dimmer.pressed = lambda rest, now: True  # it does not light the panel
    device.do("wait 0.05")
    device.do("up 3")
    assert broken(device, "down 4", "wait 0.2", "wait 0.2") == "the panel stays dark"


def test_an_unplugged_panel_may_show_nothing(device: Life):
    begin(device, TABLE)
    for command in ("unplug display", "wait 0.2", "wait 1", "plug display", "wait 0.2", "wait 1"):
        device.do(command)


def test_a_plug_that_is_back_at_once_leaves_the_panel_its_time(device: Life):
    begin(device, TABLE)
    for command in ("unplug display", "plug display", "wait 0.13", "wait 0.3", "wait 3"):
        device.do(command)
    assert device.desk.panel.lit


def test_a_panel_that_came_back_while_the_program_was_busy_has_its_time_from_then_on(device: Life):
    begin(device, TABLE)
    for command in ("unplug display", "plug display", "busy 2.5", "busy 0.5", "wait 2.6"):
        device.do(command)
    for command in ("wait 0.12", "wait 0.12", "wait 3"):
        device.do(command)
    assert device.desk.panel.lit


def test_a_key_that_waits_for_a_busy_program_is_given_its_time_even_in_the_dark(device: Life):
    begin(device, TABLE)
    for command in ("wait 605", "busy 2.5", "down 0", "wait 0.05", "wait 0.05", "wait 0.13"):
        device.do(command)
    assert not device.desk.panel.lit
    device.do("wait 3")
    assert device.desk.panel.lit


def test_a_refusal_below_small_words_is_looked_at_as_the_device_draws_it(device: Life):
    begin(device, "635##")
    device.do("wait 1")
    device.watch.app.stack[-1].refuse("There are fewer cards.")
    for _ in range(3):
        device.do("wait 0.2")


def test_a_hundred_is_looked_at_in_the_digits_that_the_device_takes(device: Life):
    begin(device, TABLE)
    page: Any = device.desk.module("firmware.ui.page")
    assert StrictPage(bytearray(1024)).numeral(0, 0, 100, page.N22) == 26


def test_what_does_not_fit_is_seen(device: Life):
    app = begin(device, TABLE)
    app.stack[-1].say("too much " * 22)
    assert broken(device, "wait 0.2") == "it does not fit: Turn"


def test_a_screen_that_keeps_the_keys_waiting_is_seen(device: Life):
    app = begin(device, TABLE)
    app.stack[-1].busy = True
    device.do("wait 1")
    assert broken(device, "wait 31") == "hang"


def test_a_program_that_lets_no_time_pass_is_seen(device: Life):
    app = begin(device, TABLE)

    def endless(now, event) -> None:
        while device.desk.on:
            pass

    app.step = endless
    assert device.desk.board is not None
    device.desk.board.patience = 0.1
    assert broken(device, "wait 1") == "hang"


def test_a_flash_that_does_not_hold_the_game_is_seen(device: Life):
    app = begin(device, TABLE)
    app.shell.journal.session = b"\x01"
    assert broken(device, "keys 37A") == "the flash holds something else"


def test_a_worn_flash_need_not_hold_the_game(device: Life):
    begin(device, TABLE)
    device.do("wear")
    device.do("keys 37A")
    device.do("wait 0.2")


def test_a_log_that_gives_another_game_is_seen(device: Life):
    app = begin(device, TABLE)
    app.referee.game.laid += 1
    assert broken(device, "keys 37A") == "the log gives another game: TG"


def test_a_log_that_cannot_be_played_is_seen(device: Life):
    app = begin(device, TABLE)
    app.referee.setup.players = 9
    assert broken(device, "keys 37A") == "the log cannot be played again: TG"


def test_a_game_that_is_over_and_open_is_seen(device: Life):
    app = begin(device, TABLE + "99A98B#2C3D#")
    app.referee._close = lambda: None
    assert broken(device, "keys ##") == "the game is over and not closed: TG"


def test_a_write_that_loses_the_game_in_a_cut_is_seen(device: Life):
    app = begin(device, TABLE)
    app.shell.journal.setup = b"\x02TG\x00\x03\x00"
    kept = device.watch.keeper
    kept._before = kept._written = kept._before._replace(setup=None)
    assert broken(device, "power off") == "a cut lost the game"


def test_a_cut_as_a_move_is_withdrawn_in_the_same_moment_may_leave_the_move(device: Life):
    begin(device, TABLE[:-1])
    device.do("cut 9")  # who starts takes six bytes, and taking it back four
    for command in ("down 1", "down B", "wait 0.8"):
        device.do(command)
    assert device.watch.cuts == 1


def test_a_cut_that_loses_a_move_from_before_the_last_write_is_seen(device: Life):
    begin(device, TABLE)
    flash = device.desk.flash
    image, write = flash.image, flash.write

    def late(start: int, values: bytes) -> None:  # by now the move before it is gone too
        flash._bytes[:] = image
        write(start, values)

    device.do("keys 37A")
    flash.write = late
    device.do("cut 1")
    assert broken(device, "down 4", "wait 0.06", "up 4", "keys 1A") == "a cut lost moves"


@pytest.mark.parametrize("said", ["Umpire 0.1.0", "The game in the memory was lost."])
def test_what_an_erase_cost_has_to_be_said(device: Life, monkeypatch, said: str):
    begin(device, TABLE + "37A")
    device.do("keys #")
    device.do("cut erase")
    device.do("hold *")
    kept: Any = device.desk.module("firmware.storage.journal")
    kept.ROOM, kept._SAVED = 4096, 1  # the memory is taken for full
    for command in (*(f"keys {key}" for key in "61#1112"), "wait 2"):
        if device.desk.on:  # put the game away and begin another
            device.do(command)
    assert not device.desk.on
    assert device.watch.cuts == 1
    monkeypatch.setattr(reader, "read", lambda picture: [said])
    if "lost" in said:
        device.do("power on")
    else:
        assert broken(device, "power on") == "a cut in an erase lost the game silently"


def test_what_an_erase_cost_is_said_after_the_greeting(device: Life):
    app, keeper = begin(device, TABLE), device.watch.keeper
    keeper._lost, keeper._empty = "the game", False
    greeting = Greeting.__new__(Greeting)
    keeper.says(SimpleNamespace(shell=app.shell, stack=[greeting]), True)  # it loads for so long
    with pytest.raises(Failure, match="a cut in an erase lost the game silently"):
        keeper.says(app, True)


def test_a_hand_on_a_cover_is_seen(device: Life):
    begin(device, DEALT)
    passing: Any = device.desk.module(PACKAGE + "hand_over")
    passing.Cover.render_foot = lambda self, page: page.text(
        2, 48, str(self.game.knowledge.hand(1))[:15]
    )
    assert broken(device, "keys 5", "wait 0.2") == "the panel tells a hidden hand: Cover"


def test_a_hand_on_its_owner_s_page_is_let_be(device: Life):
    begin(device, DEALT)
    device.do("wait 0.5")
    device.do("keys 1")
    device.do("wait 0.2")
    assert device.watch.top.looking


def test_a_question_over_its_owner_s_hand_is_let_be(device: Life):
    begin(device, "22211")
    for command in ("wait 0.5", "keys #", "wait 0.5", "keys 1", "wait 0.5", "keys 1", "wait 0.5"):
        device.do(command)
    device.do("keys #")
    device.do("wait 0.5")
    assert type(device.watch.top).__name__ == "Ask"


def test_what_does_not_fail_is_nothing_to_replay():
    assert replay(5, ["keys 1", "wait 0.2"]) is None


def test_nonsense_on_the_wire_is_seen(device: Life, monkeypatch: pytest.MonkeyPatch):
    app = begin(device, TABLE)
    app.step = lambda now, event: device.desk.panel.receive(b"\x00\x23")
    assert broken(device, "wait 1") == "nonsense on the wire"


def test_a_hand_that_lights_up_is_seen(device: Life):
    begin(device, DEALT)
    passing: Any = device.desk.module(PACKAGE + "hand_over")

    def lights(cover, now: int) -> list:
        return [(cover.game.knowledge.hand(1)[0], 0, 0)] * 16

    passing.Cover.lights = lights
    assert broken(device, "keys 5", "wait 0.2") == "the ring tells a hidden hand: Cover"


def test_a_hand_that_would_come_with_a_digit_is_seen_before_one_is_typed(device: Life):
    begin(device, DEALT)
    device.do("wait 0.5")
    begin(device, "1")
    screens: Any = device.desk.module(PACKAGE + "screens")

    def tops(screen, page, title: str, *more: Any) -> None:
        hand = str(screen.game.knowledge.hand(1))
        render(screen, page, hand[:15] if screen.input.text else title, *more)

    render, screens.render_tops = screens.render_tops, tops
    assert broken(device, "keys D", "wait 2.5") == "what is typed tells a hidden hand: Turn"
