"""A desk on which 4½ Minutes is played, by whatever number the list of games gives it."""

import re
from typing import cast

from firmware.games.minutes.rules import Minutes, value_of
from firmware.games.minutes.turn import FREE
from firmware.modules import catalog
from firmware.ui.page import tall_and_small
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.wiring import REPO_ROOT
from tests.desk import Desk
from tests.games.minutes.positions import deck

LEVELS = {"table": "1", "screen": "2", "on call": "3"}
CLOCK = re.compile(r"\d ?: ?\d\d")
RULES = {"FH": "1", "FH-challenge": "2"}


def opened(
    level: str = "table", players: int = 3, rules: str = "FH", on_call: bool = False
) -> Desk:
    """Return a desk on which all questions have been answered."""
    return answered(Desk(), level, players, rules, on_call)


def answered(
    desk: Desk, level: str = "table", players: int = 3, rules: str = "FH", on_call: bool = False
) -> Desk:
    """Answer all questions on `desk`."""
    number = [game.folder for game in catalog.games()].index("minutes")
    desk.type(str(number + 1) + RULES[rules] + LEVELS["on call" if on_call else level])
    return desk.type(str(players))


def started(level: str = "table", players: int = 3, on_call: bool = False) -> Desk:
    """Return a desk on which the first seat is on turn and the clock runs."""
    return opened(level, players, on_call=on_call).type("1 #")


def dealt(*displays: str, draws: str = "", rules: str = "FH") -> Desk:
    """Return a desk on which those displays were dealt; the questions are answered."""
    rows = [display.split() for display in displays]
    order = [row[place] for place in range(len(rows[0])) for row in rows]
    desk = dealt_in_order(Desk(), list(deck(" ".join([*order, draws]))))
    return answered(desk, "screen", len(rows), rules)


def dealt_in_order(desk: Desk, cards: list[int]) -> Desk:
    """Let the next deck be `cards`."""
    desk.deals.append(bytes_for_order(cards, Drive(REPO_ROOT)))
    return desk


def game_of(desk: Desk) -> Minutes:
    """Return the rules' table."""
    return cast("Minutes", desk.referee.game)


def log(desk: Desk) -> list[str]:
    """Return the moves that remain, after the start."""
    return desk.referee.log_text()[1:]


def note(desk: Desk) -> str:
    """Return what is said, as it is on the panel: above the last row, or beside the clock."""
    top, rows = desk.app.stack[-1], desk.rows()
    if not top.note or not top.calm:
        return desk.notice()
    small = tall_and_small(top.note, 1, top.sign)[1]
    if top.room() == FREE and len(small) < 2:
        lines = rows[5 - len(small) : 7]
    else:
        lines = [CLOCK.sub("", row) for row in rows[:2]]
        if " ".join(lines).removeprefix("><").split() != top.note.split():
            lines.append(rows[7])
    words = " ".join(" ".join(lines).split())
    assert words.startswith("><") == bool(top.sign), words
    return words.removeprefix("><").strip()


def status(desk: Desk) -> str:
    """Return who is on turn, the clock, the draw pile and what is out, as in rows 0 to 2."""
    first, second = desk.rows()[:2]
    who, _, pile = first.partition(" ")
    return " ".join([who, second[13:].replace(" ", ""), *pile.split(), *second[:13].split()])


def card(word: str) -> int:
    """Return the card that is written as `word`."""
    return value_of(word)
