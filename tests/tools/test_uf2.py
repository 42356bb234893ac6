"""``dev.py uf2`` joins CircuitPython's file with a drive as CircuitPython formats it."""

import struct
from pathlib import Path

import pytest

from tools.drive import fat, release, uf2

PICO = "Adafruit CircuitPython 10.0.0 on 2025-10-01; Raspberry Pi Pico with rp2040"

# The first bytes of the drive that CircuitPython 10.0.0 formatted on an emulated Pico; its serial
# number, bytes 39 to 42, is ours.
HEAD = bytes.fromhex(
    "ebfe904d53444f53352e3000020101000100020008f807003f00ff000100000000000000800029"
    "49504d55" "4e4f204e414d4520202020464154202020202000"
)  # fmt: skip


def circuitpython(words: str = PICO, pages: int = 3, family: int = uf2.RP2040) -> bytes:
    """Return a .uf2 file that says what CircuitPython's says."""
    blocks = []
    for i in range(pages):
        page = words.encode().ljust(256, b"\0") if i == 1 else bytes(256)
        head = (0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * i, 256, i, pages, family)
        block = struct.pack("<8I", *head) + page
        blocks.append(block.ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30))
    return b"".join(blocks)


def files_of(image: bytes) -> dict[str, bytes]:
    """Return what a computer reads from a drive of FAT12: by the long names, path to bytes."""
    size, each, reserved, _, entries = struct.unpack_from("<HBHBH", image, 11)
    (sectors,) = struct.unpack_from("<H", image, 22)
    table, root = image[reserved * size :], (reserved + sectors) * size
    start = root + entries * 32
    found: dict[str, bytes] = {}

    def chain(cluster: int) -> bytes:
        content = b""
        while 2 <= cluster < 0xFF8:
            at = start + (cluster - 2) * size * each
            content += image[at : at + size * each]
            (pair,) = struct.unpack_from("<H", table, cluster * 3 // 2)
            cluster = pair >> 4 if cluster % 2 else pair & 0xFFF
        return content

    def look(folder: bytes, path: str) -> None:
        name = ""
        for at in range(0, len(folder), 32):
            entry = folder[at : at + 32]
            if not entry[0]:
                return
            if entry[11] == 0x0F:
                part = entry[1:11] + entry[14:26] + entry[28:32]
                name = part.decode("utf-16-le").split("\0")[0].rstrip("\uffff") + name
                continue
            first, length = struct.unpack_from("<HI", entry, 26)
            if entry[11] & 0x10 and entry[0] != ord("."):
                look(chain(first), path + name + "/")
            elif entry[11] & 0x20:
                found[path + name] = chain(first)[:length]
            name = ""

    look(image[root:start], "")
    return found


def test_the_drive_s_head_is_the_one_that_circuitpython_writes():
    image = fat.image({})
    assert image[: len(HEAD)] == HEAD
    assert image[510:512] == b"\x55\xaa"
    assert image[512:515] == b"\xf8\xff\xff"
    assert image[4096:4107] == b"CIRCUITPY  "
    assert image[4107] == 0x08


def test_a_computer_reads_what_was_put_there():
    files = {
        "code.py": b"import main\n",
        "a name that is longer than thirteen letters.txt": b"x" * 513,
        "firmware/games/a_game/rules.mpy": bytes(range(256)) * 5,
        "firmware/games/a_game/rules_of_others.mpy": b"1",
        "firmware/games/empty.txt": b"",
        **{f"many/file{i:03}.txt": str(i).encode() for i in range(60)},
    }
    assert files_of(fat.image(files)) == {**fat.OWN, **files}


def test_short_names_are_never_the_same():
    taken: set[bytes] = set()
    for i in range(30):
        short = fat._short(f"the_same_beginning_{i}.txt", taken)
        assert len(short) == 11 and short not in taken
        taken.add(short)


def test_a_drive_that_is_full_is_told():
    most = (2048 - 40 - 1) * 512  # but for the folder that CircuitPython makes
    assert len(fat.image({"big": bytes(most)})) == 1 << 20
    with pytest.raises(fat.Full, match="more than the 1004 KB"):
        fat.image({"big": bytes(most + 1)})
    with pytest.raises(fat.Full, match="512 entries"):
        fat.image({f"file{i}": b"" for i in range(300)})


def test_the_joined_file_has_circuitpython_and_the_whole_drive():
    files = release.contents(source=True)
    small = {name: files[name] for name in ("boot.py", "code.py", "main.py", "settings.toml")}
    family, blocks = uf2.read(uf2.joined(circuitpython(), small))
    assert (family, blocks[:3]) == uf2.read(circuitpython())
    assert [block.address for block in blocks[3:]] == list(
        range(0x10100000, 0x10100000 + 256 * (len(blocks) - 3), 256)
    )
    image = b"".join(block.page for block in blocks[3:])
    assert len(image) % 4096 == 0
    assert files_of(image) == {**fat.OWN, **small}


def test_the_board_s_own_memory_is_left_alone():
    addresses = {block.address for block in uf2.read(uf2.joined(circuitpython(), {}))[1]}
    assert not [a for a in addresses if 0x100FF000 <= a < 0x10100000]


def test_it_is_written_and_says_that_it_erases(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(release, "contents", lambda source: {"code.py": b"", "firmware/v": b""})
    monkeypatch.setattr(uf2.drive, "version", lambda files: "9.9")
    monkeypatch.setattr(uf2.drive, "ROOT", tmp_path)
    (tmp_path / "cp.uf2").write_bytes(circuitpython())
    assert uf2.main([str(tmp_path / "cp.uf2")]) == 0
    told = capsys.readouterr().out
    assert "umpire-9.9-pico-circuitpython-10.0.0.uf2" in told
    assert "ERASES WHAT LIES ON ITS DRIVE CIRCUITPY" in told
    assert (tmp_path / "out/umpire-9.9-pico-circuitpython-10.0.0.uf2").is_file()


PICO_2 = "Adafruit CircuitPython 9.2.0 on 2024-10-28; Raspberry Pi Pico 2 with rp2350a"
W, PICO_2_W = PICO.replace("Pico with", "Pico W with"), PICO_2.replace("Pico 2", "Pico 2 W")


def test_for_a_pico_2_its_chip_s_family_and_its_larger_drive_are_written():
    files = {"code.py": b"import main\n" * 100, "firmware/empty.txt": b"", "big": bytes(2_000_000)}
    family, blocks = uf2.read(uf2.joined(circuitpython(PICO_2, family=uf2.RP2350), files))
    assert family == 0xE48BFF59
    assert min(block.address for block in blocks[3:]) == 0x10100000
    image = b"".join(block.page for block in blocks[3:])
    # By FatFs: 6,144 sectors in clusters of two make 3,072 clusters, whose table takes 10 sectors.
    assert struct.unpack_from("<HBHBHHBH", image, 11) == (512, 2, 1, 1, 512, 6144, 0xF8, 10)
    assert files_of(image) == {**fat.OWN, **files}


def test_a_pico_2_s_drive_ends_where_its_flash_ends():
    most = (6144 - 43) // 2 * 1024 - 1024  # but for the folder that CircuitPython makes
    assert 0x100000 + len(fat.image({"big": bytes(most)}, 6144)) in (0x3FFE00, 0x400000)
    with pytest.raises(fat.Full, match="more than the 3050 KB"):
        fat.image({"big": bytes(most + 1)}, 6144)


def test_the_file_for_a_pico_2_is_named_and_says_its_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(release, "contents", lambda source: {"code.py": b"", "firmware/v": b""})
    monkeypatch.setattr(uf2.drive, "version", lambda files: "9.9")
    monkeypatch.setattr(uf2.drive, "ROOT", tmp_path)
    (tmp_path / "cp.uf2").write_bytes(circuitpython(PICO_2, family=uf2.RP2350))
    assert uf2.main([str(tmp_path / "cp.uf2")]) == 0
    told = capsys.readouterr().out
    assert "umpire-9.9-pico2-circuitpython-9.2.0.uf2" in told
    assert "plug the Raspberry Pi Pico 2 in, and copy this file to the drive RP2350" in told


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "this file is empty"),
        (b"hello" * 200, "this is no .uf2 file, or it is cut short"),
        (circuitpython()[:-512], "this .uf2 file is cut short: fetch it again"),
        (circuitpython()[:-1], "this .uf2 file is cut short: fetch it again"),
        (circuitpython(family=0xADA52840), "this .uf2 file is for no RP2040 or RP2350"),
        (circuitpython(family=uf2.RP2350), "this is CircuitPython for a Raspberry Pi Pico, and"),
        (circuitpython("MicroPython v1.24"), "there is no CircuitPython in this .uf2 file"),
        (circuitpython(PICO.replace("10.0.0", "10.0.0/..")), "there is no CircuitPython in this"),
        (circuitpython(PICO.replace("10.0.0", "10." + 100 * "0")), "there is no CircuitPython in"),
        (circuitpython(PICO.replace("10.0.0", "10.0\xe9")), "there is no CircuitPython in this"),
        (
            circuitpython(W),
            "this is CircuitPython for a Raspberry Pi Pico W, and one file for both",
        ),
        (
            circuitpython(PICO_2_W, family=uf2.RP2350),
            "this is CircuitPython for a Raspberry Pi Pico 2 W, and one file for both",
        ),
        (circuitpython(PICO.replace("10.0.0", "8.2.9")), "CircuitPython 8.2.9 is too old"),
        (circuitpython(pages=4081), "this CircuitPython reaches into the drive's place"),
    ],
)
def test_what_will_not_do_is_refused_and_nothing_written(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "cp.uf2").write_bytes(content)
    assert uf2.main([str(tmp_path / "cp.uf2")]) == 1
    assert capsys.readouterr().err.startswith("Nothing was written: " + words)


@pytest.mark.parametrize("words", [[], ["one", "two"], ["--other"]])
def test_wrong_words_show_how_it_is_called(words: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit, match="2"):
        uf2.main(words)
    assert "dev.py uf2 [-h] CIRCUITPYTHON.uf2" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "none.uf2"
    assert uf2.main([str(file)]) == 1
    assert f"Nothing was written: there is no file {file}\n" in capsys.readouterr().err
