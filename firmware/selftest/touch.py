"""Presses and releases as they are: ``down 7``, ``up 7``, for keys that may be faulty."""


class Touch:
    """The reader of the keys in the self-test, in the place of ui/keys.py."""

    def __init__(self, down: str):
        self.down = down  # the keys that are down
        self.came = ""  # those that went up, in the order in which they last did
        self.caps: dict[
            str, str
        ] = {}  # by what the pad sends, the key, where its wires are swapped

    def feed(self, key: str, pressed: bool, at: int) -> "Strokes":
        """Take one press or release at `at` ms; return it as a stroke."""
        key = self.caps.get(key, key)
        self.down = self.down.replace(key, "") + (key if pressed else "")
        if not pressed:
            self.came = self.came.replace(key, "") + key
        return (("down " if pressed else "up ") + key,)

    def tick(self, now: int) -> "Strokes":
        """Return no stroke: nothing depends on time."""
        return ()

    def forget(self) -> None:
        """Begin anew, after presses or releases have been lost."""
        self.down = ""
