"""The box of the device on any interpreter: memory, picture, light and sound."""

from binascii import crc32

from tests.interpreter.account.dice import Dice


class Parts:
    """Parts that are as usual, no key is held."""

    wrong = ()
    brightness = 3

    def down(self) -> str:
        """Return no key."""
        return ""


class Desk:
    """The interface of `firmware/device/box.py`; `told` sums up what came out since last asked."""

    restarted = False
    hung = False

    def __init__(self, image: bytes = b"\xff" * 4096):
        self.parts = Parts()
        self.colours = None
        self.pixels, self.spare = bytearray(1024), bytearray(1024)
        self.memory = bytearray(image)
        self.random_bytes = Dice(11).bytes
        self._told = []

    def told(self) -> str:
        """Return windows, colours, tones, brightness and console lines since last asked."""
        told, self._told = self._told, []
        return " ".join(told)

    def picture(self) -> str:
        """Return the check of all pixels."""
        return f"{crc32(self.pixels):08x}"

    def show(self, windows) -> int:
        """Note where the picture has changed; it takes no time."""
        for first, last, left, right in windows:
            self._told.append(f"{first}-{last}:{left}-{right}")
        return 0

    def let_reload(self, reload: bool) -> None:
        """Have no computer that writes."""

    def glow(self, colours) -> None:
        """Note the ring."""
        light = bytes([part for colour in colours for part in colour])
        self._told.append(f"{len(light)}:{crc32(light):08x}")

    battery = None

    def tone(self, hertz: int) -> None:
        """Note the tone."""
        self._told.append(f"{hertz}Hz")

    def brightness(self, level: int) -> None:
        """Note the brightness."""
        self._told.append(f"level{level}")

    def volume(self, level: int) -> None:
        """Note the volume."""
        self._told.append(f"volume{level}")

    def key_waits(self) -> bool:
        return False

    def console(self, line: str) -> None:
        """Note the line."""
        self._told.append(f"'{line}'")

    def free_memory(self) -> int:
        """Return some number."""
        return 123456

    def about(self) -> str:
        """Return some name: the interpreter's own would differ."""
        return "an interpreter"
