"""A desk on which 4½ Minutes is played, by whatever number the list of games gives it."""

import re
from typing import cast

from firmware.games.minutes.rules import Minutes, value_of
from firmware.modules import catalog
from firmware.ui.layout import NO
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.wiring import REPO_ROOT
from tests.desk import Desk
from tests.games.minutes.positions import deck

LEVELS = {"table": "1", "screen": "2", "on call": "3"}
CLOCK = r"\d:\d\d"
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
    top = desk.app.stack[-1]
    if not top.note or not top.calm:
        return desk.notice()
    said = NO + top.note if top.sign else top.note
    assert any(row.startswith(said) for row in desk.rows()), (said, desk.rows())
    return top.note


def status(desk: Desk) -> str:
    """Return who is on turn, the clock, the draw pile and what is out."""
    words = " ".join(desk.rows()[:4])
    parts = (r"\bP[\d?][<>]?", CLOCK, r"pile \d+", r"out \d+")
    found = [re.search(part, words) for part in parts]
    return " ".join([each[0] for each in found if each])


def tops(desk: Desk) -> list[str]:
    """Return what is told of the piles."""
    pieces = [piece for row in desk.rows()[:7] for piece in row.split("  ")]
    return [next(piece for piece in pieces if piece.startswith(pile)) for pile in ("A ", "B ")]


def legend(desk: Desk) -> list[str]:
    """Return what keys stand for, as it is told beside the piles."""
    return [row.split("  ")[-1].split()[-1] for row in desk.rows()[3:] if row]


def card(word: str) -> int:
    """Return the card that is written as `word`."""
    return value_of(word)
