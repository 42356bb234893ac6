"""Somebody who does the self-test: presses every key, and answers what is seen and heard."""

from host_sim import reader
from host_sim.desk import Desk

KEYS = "123A456B789C*0#D"
STEPS = 400


class Examiner:
    """Goes through the self-test on `desk`, whatever is broken there.

    `seen` are the panel's rows, each picture once; `passed_over` are keys that are not pressed,
    `denied` and `granted` beginnings of questions answered no and yes, whatever is seen.
    """

    def __init__(self, desk: Desk, start: str = "#", passed_over: str = "") -> None:
        self.desk = desk
        self.passed_over = passed_over
        self.seen: list[list[str]] = []
        self.lit: set[int] = set()
        self.denied = self.granted = "-"
        desk.press(start)
        desk.power_on()
        self.look()
        desk.run(300)
        desk.release(start)
        desk.run(300)

    def look(self) -> list[str]:
        """Read the panel."""
        picture = self.desk.panel.picture()
        bits = sum(byte.bit_count() for byte in picture)
        if bits in (0, 8192):
            self.lit.add(bits)
            return [""] * 8
        rows = reader.read(picture)
        if not self.seen or self.seen[-1] != rows:
            self.seen.append(rows)
        assert self.desk.crash is None, self.desk.crash
        return rows

    def press_all(self) -> "Examiner":
        """Press every key once, then wait until the others are given up."""
        for key in KEYS:
            if key not in self.passed_over:
                self.desk.tap(key)
                self.desk.run(100)
                self.look()
        return self

    def asked(self) -> str:
        """Return the question that was put last."""
        return self.desk.console.splitlines()[-1]

    def finish(self) -> list[str]:
        """Answer every question by what is there; return the verdict's lines on the console."""
        for _ in range(STEPS):
            self.desk.run(250)
            rows = self.look()
            if "Self-test:" in self.desk.console:
                break
            if rows[7]:
                self._answer(rows)
        lines = self.desk.console.splitlines()
        begin = next(i for i, line in enumerate(lines) if line.startswith("Self-test:"))
        self.desk.run(300)
        self.look()
        return lines[begin:]

    def _answer(self, rows: list[str]) -> None:
        words = rows[7].split()
        if words[1:] == ["go", "on"]:
            self.desk.tap(words[0])
        elif "yes" in words:
            self.desk.tap(words[0] if self._right(self.asked()) else words[2])
        elif "many" in words:
            count = sum(any(colour) for colour in self.desk.ring.colours)
            self.desk.tap(words[0] if rows[5] == str(count) else words[3])

    def _right(self, question: str) -> bool:
        if question.startswith((self.denied, self.granted)):
            return question.startswith(self.granted)
        if question.startswith("Were all dots"):
            return self.lit == {0, 8192}
        if question.startswith("The ring"):
            name = question.split()[-1].strip("?")
            channel = ("red", "green", "blue").index(name)
            return all(
                colour[channel] and sum(map(bool, colour)) == 1 for colour in self.desk.ring.colours
            )
        if question.startswith("Is the light"):
            return self._light() == self.desk.wiring.first - 1
        if question.startswith("Does the light"):
            before = self._light()
            self.desk.run(400)
            steps = (self._light() - before) * self.desk.wiring.direction
            return steps % self.desk.wiring.pixels <= 3
        if question.startswith("Three tones"):
            self.desk.run(1000)
            tones = [tone.frequency for tone in self.desk.piezo.tones()]
            return tones[-3:] == [523, 1047, 2093]
        return False

    def _light(self) -> int:
        """Return the place of the only light, counted from the data wire."""
        (place,) = (i for i, colour in enumerate(self.desk.ring.colours) if any(colour))
        return place
