"""Rulings in *4 1/2 Minutes*."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.rules import (
    BLOCK,
    CARDS,
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
)
from firmware.shell import ruling


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
        if typed and not game.on_call:
            rows.append(("piles", self.top))
        if typed:
            rows += [
                ("draw pile", lambda: self.number("Draw pile", 0, CARDS, SET_DRAW)),
                ("cards", self.display),
            ]
        if game.players > 2:
            rows.append(("direction", self.way))
        rows.append(("blocked pile", self.block))
        if typed:
            rows.append(("set aside", lambda: self.number("Cards set aside", 0, CARDS, SET_ASIDE)))
        return rows

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
        kinds = ["number " + key for key in KEYS[:7]]
        kinds += ["turn", "way", "+2", "new colour", "block"]
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
        return self.number("Cards of " + self.player(seat), 0, CARDS, SET_HAND, seat)

    def piles(self, title: str, picked: "Pick"):
        names = [texts.name_of(top) if top else "" for top in self.game.tops]
        return self.choice(title, names, picked, keys="AB")
