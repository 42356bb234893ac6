"""The headless face: commands in, text out, and a clear end where it cannot go on."""

from contextlib import ExitStack
from io import StringIO
from pathlib import Path

import pytest
from PIL import Image

from host_sim.__main__ import main
from host_sim.desk import Desk
from host_sim.faces import headless

# A program that shows each key, in big letters on the panel, on the ring and to the ear.
SHOW = """
import board, busio, keypad, microcontroller, neopixel, pwmio, time
from adafruit_ssd1306 import SSD1306_I2C

oled = SSD1306_I2C(128, 64, busio.I2C(board.GP5, board.GP4, frequency=400000))
ring = neopixel.NeoPixel(board.GP16, 16, auto_write=False)
piezo = pwmio.PWMOut(board.GP18, variable_frequency=True)
rows = (board.GP6, board.GP7, board.GP8, board.GP9)
matrix = keypad.KeyMatrix(rows, (board.GP10, board.GP11, board.GP12, board.GP13))
count = 0
while True:
    event = matrix.events.get()
    if event and event.pressed:
        print("key", event.key_number)
        oled.buffer[1 + event.key_number] = 0xFF
        oled.show()
        ring[event.key_number] = (16, 0, event.key_number)
        ring.show()
        piezo.frequency = 1000
        piezo.duty_cycle = 0x8000
        time.sleep(0.02)
        piezo.duty_cycle = 0
        microcontroller.nvm[count : count + 1] = bytes((event.key_number,))
        count += 1
    {}
    time.sleep(0.005)
"""


@pytest.fixture
def play(drive):
    """Run commands on that program; returns the lines shown."""
    with ExitStack() as desks:

        def run(script: str, extra: str = "pass", desk: Desk | None = None) -> list[str]:
            if desk is None:
                desk = desks.enter_context(Desk(drive(SHOW.format(extra))))
            out = StringIO()
            headless.play(desk, script.splitlines(), "test", out)
            return out.getvalue().splitlines()

        yield run


def test_a_script_may_begin_with_the_mark_that_some_editors_write(play):
    assert play("\ufeffkeys 1\nconsole") == ["key 0"]
    assert play("\ufeff// remark\nkeys 1\nconsole") == ["key 0"]


def test_keys_may_stand_apart_or_together(play):
    assert play("keys 1 2 A\nconsole") == ["key 0", "key 1", "key 3"]
    assert play("keys 12A\nconsole") == ["key 0", "key 1", "key 3"]


def test_a_hash_is_a_key_and_no_comment(play):
    assert play("// nothing\n\n; nothing\nkeys #\nconsole") == ["key 14"]


def test_pixels_are_64_lines_of_128(play):
    lines = play("keys 1\npixels")
    assert len(lines) == 64
    assert {len(line) for line in lines} == {128}
    assert lines[0] == "#" + "." * 127
    assert lines[8] == "." * 128


def test_the_screen_is_eight_rows_of_words(play):
    assert play("screen") == [""] * 8


def test_the_ring_is_sixteen_colours_clockwise(play):
    (line,) = play("keys 2\nring")
    assert line.split() == ["#000000", "#100001"] + ["#000000"] * 14


def test_the_wire_is_counted_since_last_asked(play):
    first, second, third = play("wire\nkeys 1\nwire\nwire")
    assert int(first) > 1044
    assert (second, third) == ("1044", "0")


def test_tones_are_told_once(play):
    lines = play("keys 1\nsound\nkeys 2\nsound\nsound")
    assert [line.partition(": ")[2] for line in lines] == ["1000 Hz for 20 ms"] * 2


def test_a_held_key_and_a_key_put_down_and_up_are_one_press_each(play):
    assert play("hold 1 2\ndown 2\nwait 1.5\nup 2\nwait 0.1\nconsole") == ["key 0", "key 1"]


def test_the_journal_says_what_it_cost_and_holds(play):
    assert play("keys 2 3\njournal") == [
        "2 of 4096 bytes, 0 erases, 2 bytes programmed",
        "not a journal of this version",
        "   0 01 02",
    ]


def test_power_off_darkens_and_power_on_begins_anew(play):
    lines = play("keys 1\nconsole\npower off\nring\npower on\nkeys 2\nconsole")
    assert lines == ["key 0", " ".join(["#000000"] * 16), "key 1"]


def test_a_power_cut_at_a_byte_leaves_the_device_off(play):
    assert play("cut 2\nkeys 1 2 3\njournal\npower on\nkeys 4\nconsole")[0].startswith("1 of 4096")


def test_a_panel_can_be_pulled_and_put_back(play):
    lines = play("keys 1\nunplug display\npixels\nplug display")
    assert set(lines) == {"." * 128}


def test_a_ring_can_be_pulled_and_put_back(play):
    dark, lit = play("unplug ring\nkeys 1\nring\nplug ring\nkeys 2\nring")
    assert lit != dark == " ".join(["#000000"] * 16)


def test_a_piezo_can_be_pulled_and_put_back(play):
    assert len(play("unplug piezo\nkeys 1\nplug piezo\nkeys 1\nsound")) == 1


def test_a_worn_flash_takes_no_more_bytes(play):
    assert play("wear\nkeys 2 3\njournal")[0].startswith("0 of 4096 bytes")


def test_keys_that_come_while_the_firmware_is_busy_wait(play):
    touches = "down 1\nwait 0.05\nup 1\nwait 0.05\n" * 3
    assert play("busy 1\n" + touches + "console\nwait 1\nconsole") == ["key 0"] * 3


def test_pictures_are_written(play, tmp_path: Path):
    play(f"keys 1\npng {tmp_path / 'panel.png'}\nphoto {tmp_path / 'device.png'}")
    with Image.open(tmp_path / "panel.png") as panel:
        assert panel.size == (645, 325)
        assert panel.getpixel((4, 4)) == (216, 242, 255)  # full contrast: half way to white
        assert panel.getpixel((9, 4)) == (8, 12, 18)
    with Image.open(tmp_path / "device.png") as device:
        assert device.width > 645
        assert device.height > 700


def test_help_has_a_line_for_every_command(play):
    names = {line.split()[0] for line in play("help")}
    assert {"keys", "hold", "down", "up", "wait", "screen", "pixels", "png", "ring"} <= names
    assert {"sound", "state", "wire", "journal", "power", "deck"} <= names


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "no command 'dance'"),
        ("pres 1", "no command 'pres': did you mean 'keys'? help lists them all"),
        ("scren", "no command 'scren': did you mean 'screen'? help lists them all"),
        ("keys", "which keys?"),
        ("keys E", "no key 'E'"),
        ("hold", "hold KEY [SECONDS]"),
        ("hold 1 2 3", "hold KEY [SECONDS]"),
        ("hold 1 long", "'long' is no number"),
        ("wait", "wait SECONDS"),
        ("wait -1", "from 0 to 86400"),
        ("wait nan", "from 0 to 86400"),
        ("power up", "only on or off"),
        ("unplug keypad", "only display or ring or piezo"),
        ("cut none", "no whole number"),
        ("cut 0", "counted from 1"),
        ("cut " + "9" * 20, "a number of at most 18 digits"),
        ("starve " + "9" * 20, "a number of at most 18 digits"),
        ("free 166801", "a board has no more than 166800 bytes"),
        ("png", "png FILE"),
        ("state", "has not been built"),
        ("obey x", "no command 'obey'"),
    ],
)
def test_a_command_that_does_not_work_ends_the_script_with_its_place(play, line: str, said: str):
    with pytest.raises(headless.ScriptError) as error:
        play("wait 0\n" + line)
    assert f"test, line 2: {line}" in str(error.value)
    assert said in str(error.value)


def test_a_traceback_in_the_firmware_ends_the_script_with_its_place(play):
    with pytest.raises(headless.ScriptError) as error:
        play("keys 1\nkeys 2\nkeys 3", extra="assert count < 2, 'enough'")
    assert "test, line 2: keys 2" in str(error.value)
    assert 'File "main.py", line ' in str(error.value)
    assert "AssertionError: enough" in str(error.value)


def test_a_firmware_that_keeps_the_processor_ends_the_script_and_where_it_does_is_told(
    play, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(headless, "PATIENCE", 0.2)
    with pytest.raises(headless.ScriptError) as error:
        play("keys 1\nkeys 2\nkeys 3", extra="while count > 1: pass")
    assert "test, line 2: keys 2" in str(error.value)
    assert "the firmware has let no time pass for 0.2 s; it is here:" in str(error.value)
    assert 'File "main.py", line ' in str(error.value)


def test_help_says_that_a_script_ends_where_the_firmware_breaks(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "it ends where the firmware breaks" in " ".join(capsys.readouterr().out.split())


def script(tmp_path: Path, text: str) -> str:
    file = tmp_path / "script.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_script_that_works_ends_with_status_0(drive, tmp_path: Path, capsys):
    folder = str(drive(SHOW.format("pass")))
    work = script(tmp_path, "keys 5\nconsole\n")
    assert main(["--face", "none", "--drive", folder, work]) == 0
    assert capsys.readouterr().out == "key 5\n"


def test_a_script_that_fails_ends_with_status_1_after_what_it_has_shown(drive, tmp_path, capsys):
    folder = str(drive(SHOW.format("pass")))
    work = script(tmp_path, "keys 5\nconsole\ndance\nconsole\n")
    assert main(["--face", "none", "--drive", folder, work]) == 1
    shown = capsys.readouterr()
    assert shown.out == "key 5\n"
    assert f"{work}, line 3: dance" in shown.err


def test_a_script_that_is_not_there_ends_with_status_1(drive, tmp_path: Path, capsys):
    folder = str(drive(SHOW.format("pass")))
    assert main(["--face", "none", "--drive", folder, str(tmp_path / "none.txt")]) == 1
    assert "none.txt" in capsys.readouterr().err


def test_commands_come_from_standard_input_too(drive, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", StringIO("keys 6\nconsole\n"))
    assert main(["--face", "none", "--drive", str(drive(SHOW.format("pass"))), "-"]) == 0
    assert capsys.readouterr().out == "key 6\n"


def test_the_journal_is_kept_in_a_file_and_begun_from_it(drive, tmp_path: Path):
    folder, image = str(drive(SHOW.format("pass"))), tmp_path / "nvm.bin"
    work = script(tmp_path, "keys 5 6\n")
    for _ in range(2):
        assert main(["--face", "none", "--drive", folder, "--nvm", str(image), work]) == 0
    assert image.read_bytes() == b"\x05\x06" + b"\xff" * 4094


def test_an_image_of_the_wrong_size_is_refused_and_left_alone(drive, tmp_path: Path, capsys):
    image = tmp_path / "nvm.bin"
    image.write_bytes(b"precious")
    work = script(tmp_path, "wait 0\n")
    with pytest.raises(SystemExit) as left:
        main(["--face", "none", "--nvm", str(image), work])
    assert left.value.code == 2
    assert "has 8 bytes, a journal 4096" in capsys.readouterr().err
    assert image.read_bytes() == b"precious"


def test_what_is_no_file_is_no_image_and_is_not_read(tmp_path: Path, capsys):
    zeros = Path("/dev/zero")  # has no end
    for image in (tmp_path, zeros) if zeros.exists() else (tmp_path,):
        with pytest.raises(SystemExit) as left:
            main(["--face", "none", "--nvm", str(image), script(tmp_path, "wait 0\n")])
        assert left.value.code == 2
        assert f"{image} is no file" in capsys.readouterr().err


def test_a_script_without_a_name_is_not_standard_input(capsys):
    assert main(["--face", "none", "--fresh", ""]) == 1
    assert capsys.readouterr().err == "sim: .: Is a directory\n"


def test_of_a_line_without_end_the_beginning_is_told(play):
    with pytest.raises(headless.ScriptError) as error:
        play("dance" * 100_000)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize(
    ("folder", "said"),
    [
        ("nowhere", "--drive: nowhere is no folder"),
        ("a.txt", "--drive: a.txt is no folder"),
        ("empty", "--drive: empty has no main.py or code.py to run"),
    ],
)
def test_a_drive_with_nothing_to_run_is_refused(
    folder: str, said: str, tmp_path: Path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text("print(1)", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    work = script(tmp_path, "screen\n")
    with pytest.raises(SystemExit) as left:
        main(["--face", "none", "--drive", folder, work])
    assert left.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: {said}\n")


@pytest.mark.parametrize("arguments", [["--face", "none"], ["--face", "demo", "x"]])
def test_a_face_and_its_script_belong_together(arguments: list[str]):
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--free x", "--free wants a number of bytes up to 166800, or random"),
        ("--free 166801", "--free wants a number of bytes up to 166800, or random"),
        ("--free " + "9" * 5000, "--free wants a number of bytes up to 166800, or random"),
        ("--pace 0", "a pace of 1 to 1000000"),
        ("--pace 1000001", "a pace of 1 to 1000000"),
    ],
)
def test_no_board_has_such_a_memory_or_pace(words: str, said: str, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--face", "none", "-", *words.split()])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
