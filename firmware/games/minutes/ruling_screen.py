"""Rulings in *4 1/2 Minutes*."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.rules import (
    BLOCK,
    COLOUR,
    KEYS,
    LETTERS,
    NAMES,
    SET_ASIDE,
    SET_BLOCK,
    SET_DRAW,
    SET_HAND,
    SET_TOP,
    SET_TURN,
    SET_WAY,
    WAYS,
    range_of,
)
from firmware.shell import ruling
from firmware.ui.questions import NumberScreen


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rule(self, move: "Move"):
        if self.game.why_not(move):
            clocks.pause(self.shell)  # to say why takes more room than cards and piles leave
        return super().rule(move)

    def rows(self) -> list:
        game = self.game
        rows: list = [("turn", lambda: self.turn_of(SET_TURN))]
        typed = game.knowledge.hand(0) is None  # else the device knows what it dealt
        if typed:
            if not game.on_call:
                rows.append(("piles", self.top))
            rows += [
                ("draw pile", lambda: self.count("Draw pile", game.knowledge.draw, SET_DRAW)),
                ("cards", self.display),
            ]
        if len(game.staying()) > 2:
            rows.append(("direction", self.way))
        rows.append(("blocked pile", self.block))
        if typed:
            rows.append(("set aside", lambda: self.count("Cards set aside", game.aside, SET_ASIDE)))
        return rows

    def number(self, title: str, low: int, high: int, *move: int):
        return Count(self, title, (low, high), move)

    def count(self, title: str, now: int, *move: int):
        """Ask for how many cards lie where it is `now`; `move` with that at its end is it."""
        return counted(self, title, now, move)

    def way(self):
        return self.choice(
            "Which way?", WAYS, lambda way: self.rule((SET_WAY, way)), self.game.way < 0
        )

    def block(self):
        return self.piles("Which pile?", self.block_of)

    def block_of(self, pile: int):
        return self.number("Still to come", 0, BLOCK, SET_BLOCK, pile)

    def top(self):
        return self.piles("Which pile?", self.top_of)

    def top_of(self, pile: int):
        signs = ["turn", "way", "+2", "new colour", "block"]
        kinds = ["number " + key for key in KEYS[:7]] + signs
        return self.choice("Which card?", kinds, lambda at: self.colour(pile, at + 1))

    def colour(self, pile: int, kind: int):
        names: Sequence[str] = NAMES
        if kind == COLOUR:
            names = [NAMES[i] + "/" + NAMES[(i + 1) % len(NAMES)] for i in range(len(LETTERS))]

        def picked(colour: int):
            return self.rule((SET_TOP, pile, colour * 16 + kind))

        return self.choice("Which colour?", names, picked)

    def display(self):
        return self.seats("Whose cards?", self.display_of)

    def display_of(self, seat: int):
        title = "Cards of " + self.player(seat)
        return self.count(title, self.game.knowledge.hands[seat], SET_HAND, seat)

    def piles(self, title: str, picked: "Pick"):
        names = [texts.name_of(top) if top else "" for top in self.game.tops]
        return self.choice(title, names, picked, keys="AB")


# On the board counts.py:
# A count that is set right, in the range that the rules allow.


def counted(ruling: "Ruling", title: str, now: int, move: "Move"):
    """Ask for how many cards lie where it is `now`: `move` with that at its end is the ruling."""
    return Count(ruling, title, range_of(ruling.game, move[0], now), move)


class Count(NumberScreen):
    """A number of a range, with which `move` is a ruling; what the rules refuse is refused here."""

    def __init__(self, ruling: "Ruling", title: str, ends: "tuple[int, int]", move: "Move"):
        super().__init__(ruling.shell, title, ends[0], ends[1], self.set)
        self.ruling = ruling
        self.move = move

    def set(self, number: int) -> "Destination":
        """Keep the ruling, or say here why it is refused."""
        move = self.move + (number,)
        if not self.ruling.game.why_not(move):
            return self.ruling.rule(move)
        self.wrong("")
        return None

    def wrong(self, text: str) -> None:
        why = self.ruling.game.why_not(self.move + (self.input.number,))
        if why and why[0] != "count":  # else the page says what goes
            text = texts.why(why)
        super().wrong(text)
