"""A turn at the table: the number or the sign is typed, then the colour."""

from firmware.games.minutes import texts
from firmware.games.minutes.play_entry import DIGITS, Entry
from firmware.games.minutes.tables import COLOUR, KEYS, LETTERS


class Turn(Entry):
    """``3 1 A`` is a red 3 on pile A."""

    def forget(self) -> None:
        super().forget()
        self.kind = 0

    def enter(self, key: str) -> "Destination":
        if not self.kind:
            self.kind = KEYS.find(key) + 1
            if self.kind:
                self.entry = key
            else:
                self.wrong(texts.say("how-card"))
            return None
        colour = DIGITS.find(key)
        if 0 <= colour < len(LETTERS):
            self.card = colour * 16 + self.kind
            self.entry += key
            return None
        self.wrong(texts.say("no-colour", len(LETTERS)))
        return None

    def prompt(self) -> str:
        if not self.entry:
            return texts.say("keys-signs")
        words = []
        for i in range(len(LETTERS)):
            second = LETTERS[(i + 1) % len(LETTERS)] if self.kind == COLOUR else ""
            words.append(DIGITS[i] + LETTERS[i] + second)
        return self.entry + " " + " ".join(words)
