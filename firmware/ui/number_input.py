"""A number while it is typed, the same on every screen that takes one."""

TOO_LONG = "{} digits at most."


class NumberInput:
    """The digits typed so far on `screen`, `most` of them at most.

    A number that was refused is dead, also by a digit too many: it is shown until the next key
    and counts for nothing.  A digit then begins a new number, ``*`` only clears the dead one, and
    any other key acts as if nothing were typed.  If `most` is one, a digit replaces another.
    """

    def __init__(self, screen: "Screen", most: int = 3):
        self._screen = screen
        self._most = most
        self._refused = False
        self._before = ("", False)  # the text and whether it was dead, before the last digit
        self.text = ""

    @property
    def number(self) -> int | None:
        """The number typed; None where there is none or it was refused."""
        return None if self._refused or not self.text else int(self.text)

    def take(self, key: str) -> bool:
        """Take a digit, or ``*`` while there is something to erase; return False for other keys."""
        text = self.text
        if key.isdigit():
            self._before = (text, self._refused)
            self._screen.typing = self
        if self._refused or self._most == 1 and key.isdigit():
            self.clear()
        if key == "*" and text:
            self.text = self.text[:-1]
        elif not key.isdigit():
            return False
        elif len(self.text) == self._most:
            self.refuse()
            self._screen.refuse(TOO_LONG.format(self._most))
        else:
            self.text += key
        return True

    def withdraw(self) -> None:
        """Let the last digit not have been typed."""
        self.text, self._refused = self._before

    @property
    def live(self) -> str:
        """The digits typed so far, none if they were refused."""
        return "" if self._refused else self.text

    def keep(self, other: "NumberInput") -> None:
        """Go on with what was typed on another screen, unless it was refused there."""
        self.text = other.live

    def refuse(self) -> None:
        """Let the number be dead."""
        self._refused = bool(self.text)

    def clear(self) -> None:
        """Forget what was typed."""
        self.text = ""
        self._refused = False
