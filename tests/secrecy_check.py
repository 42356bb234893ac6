"""Games passed round as a stranger sees them: every picture, and whether its cards may be seen."""

import re
from collections.abc import Callable
from random import Random

from tests.desk import Desk

COVER = re.compile(
    r"(?:1-)?\d (play|my cards)"
)  # how the last row begins where a player is asked for

DREW = re.compile(r"#hide \d ")  # the same where one has drawn, and the next one is named


def asked(rows: list[str]) -> str:
    """Return the number of the player whom a cover asks for, or nothing where there is none."""
    found = COVER.match(rows[7])
    if not found:
        return ""
    return rows[7][0] if found[1] == "play" else rows[0].removeprefix("Next: P")[0]


class Witness:
    """Somebody who sees every picture and knows who was let in last.

    `cards_in` returns the cards that the rows of a picture show as those of one player.
    """

    def __init__(self, desk: Desk, cards_in: Callable[[list[str]], list[int]]) -> None:
        self.desk = desk
        self.cards_in = cards_in
        self.seat: int | None = None  # whose cards may be seen now
        self.pressed: int | None = None  # who has pressed their number on the cover, it may wait
        self.shown = 0  # pictures with cards
        desk.watch = self.look

    def look(self) -> None:
        """See a picture: it may have no cards but those of the player who was let in."""
        rows = self.desk.rows()
        if type(self.desk.app.stack[-1]).__name__ == "Explained":
            return  # the digits on it are keys
        if COVER.match(rows[7]):
            self.seat = self.pressed
        if cards := self.cards_in(rows):
            assert self.seat is not None, rows
            assert set(cards) <= set(self.desk.game.knowledge.hand(self.seat) or []), rows
            self.shown += 1

    def press(self, key: str) -> None:
        """Tap `key`; on a cover page each player's number opens their hand."""
        row = self.desk.rows()[7]
        # A number that is typed at a question over such a page is typed there.
        drew = any(getattr(screen, "drew", False) for screen in self.desk.app.stack[-2:])
        cover = bool(COVER.match(row) or DREW.match(row) or drew)
        own = key.isdigit() and 1 <= int(key) <= self.desk.game.players
        self.pressed = int(key) - 1 if cover and own else None
        if COVER.match(row):
            self.seat = self.pressed
        self.desk.type(key)

    def play(
        self,
        chance: Random,
        keys: Callable[[Desk, Random], list[str]],
        strays: tuple[str, ...],
        turns: int,
    ) -> None:
        """Press what `keys` says until the game is over, `turns` times at most; strays between."""
        for _ in range(turns):
            if self.desk.game.over:
                break
            stray = chance.random() < 0.1
            for key in chance.choice(strays).split() if stray else keys(self.desk, chance):
                self.press(key)
