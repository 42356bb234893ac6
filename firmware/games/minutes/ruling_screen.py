"""The ruling, in the menu: the players set what is so on the table."""

from firmware.games.minutes import texts
from firmware.games.minutes.tables import (
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
    text_of,
)
from firmware.ui.choice import Dialog
from firmware.ui.number_screen import NumberScreen


class Ruling(Dialog):
    """Choose what is to be set."""

    helps = texts.HELPS
    help = "RULING"

    def __init__(self, shell):
        game = self.game = shell.referee.game
        shell.soon(shell.referee.folder.module("ruling_rules"))
        lines = [("Whose turn", self.turn), ("Blocked pile", self.block)]
        typed = game.knowledge.hand(0) is None  # else the device knows what it dealt
        if typed and not game.light:
            lines.append(("Top of a pile", self.top))
        if game.players > 2:
            lines.append(("Direction", self.way))
        if typed:
            lines += [
                ("Draw pile", self.draw_pile),
                ("Cards of a player", self.display),
                ("Cards set aside", self.aside),
            ]
        self.lines = lines
        super().__init__(shell, "Ruling", [line[0] for line in lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def turn(self):
        return self.seats("Whose turn is it?", lambda seat: self.rule((SET_TURN, seat)))

    def way(self):
        names = ["clockwise", "back"]
        chosen = 0 if self.game.way > 0 else 1
        return Dialog(
            self.shell, "Which way?", names, lambda way: self.rule((SET_WAY, way)), chosen
        )

    def block(self):
        return self.piles("Which pile?", self.block_of)

    def block_of(self, pile: int):
        title = "Still to come"
        return NumberScreen(
            self.shell, title, 0, BLOCK, lambda count: self.rule((SET_BLOCK, pile, count))
        )

    def top(self):
        return self.piles("Which pile?", self.top_of)

    def top_of(self, pile: int):
        kinds = ["number " + KEYS[i] for i in range(7)]
        kinds += ["turn", "direction", "draw 2", "new colour", "Blocked"]
        return Dialog(self.shell, "Which card?", kinds, lambda at: self.colour(pile, at + 1))

    def colour(self, pile: int, kind: int):
        names = list(NAMES)
        if kind == COLOUR:
            names = [NAMES[i] + "/" + NAMES[(i + 1) % len(NAMES)] for i in range(len(LETTERS))]
        return Dialog(
            self.shell,
            "Which colour?",
            names,
            lambda colour: self.rule((SET_TOP, pile, colour * 16 + kind)),
        )

    def draw_pile(self):
        return NumberScreen(
            self.shell, "Draw pile", 0, CARDS, lambda count: self.rule((SET_DRAW, count))
        )

    def aside(self):
        return NumberScreen(
            self.shell, "Cards set aside", 0, CARDS, lambda count: self.rule((SET_ASIDE, count))
        )

    def display(self):
        return self.seats("Whose cards?", self.display_of)

    def display_of(self, seat: int):
        title = "Cards of " + texts.player(seat)
        return NumberScreen(
            self.shell, title, 0, CARDS, lambda count: self.rule((SET_HAND, seat, count))
        )

    def piles(self, title: str, picked):
        names = [text_of(top) if top else "" for top in self.game.tops]
        return Dialog(self.shell, title, names, picked, keys="AB")

    def seats(self, title: str, picked):
        names = [texts.player(seat) for seat in range(self.game.players)]
        return Dialog(self.shell, title, names, picked)

    def rule(self, move):
        referee = self.shell.referee
        why = referee.submit(move)
        here = self.shell.screen()
        if why:
            here.refuse(texts.why(why))
        else:
            here.say(texts.say("ruled", texts.called(referee.moves.text(move))))
        return here
