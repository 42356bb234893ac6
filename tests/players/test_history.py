"""How hard is your table: a device's exported games beside those of the players."""

from pathlib import Path

import pytest

pytest.importorskip("numba")
pytest.importorskip("matplotlib")

from firmware.shell.export import HEAD
from host_sim.players.quick.house import NoSuchHouse
from tools.lab import history
from tools.lab.history import Beside, NoHistory, Table

GAMES = f"""{HEAD}
1,TG,table,3,Ann Ben Cle,,12,,
2,TG,screen with hints,3,Ann Ben Cle,,0,,
3,H1,table,2,Ann Ben,Ann,,0 5,
4,TG,table,3,P1 P2 P3,,,,given up
5,TG,table,2,Ann Ben,,3,,
6,TG,table,3,Ann Ben Cle,,9,,ruled
"""


def row(player: str, *spread: int) -> dict:
    return {"rules": "TG", "players": 3, "signs": True, "player": player, "games": sum(spread),
            "wins": spread[0], "left": 5.0, "spread": list(spread)}  # fmt: skip


def test_games_are_told_by_rules_and_players_and_the_others_are_counted(tmp_path: Path):
    file = tmp_path / "history.csv"
    file.write_text(GAMES, encoding="utf-8")
    assert history.read(file) == ([Table("TG", 2, [3]), Table("TG", 3, [12, 0])], 3)
    file.write_bytes(b"\xef\xbb\xbf" + GAMES.replace("\n", "\r\n").encode())
    assert history.read(file)[1] == 3


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (GAMES.encode()[:70], "line 2: 5 cells, not 9: cut off or edited?"),
        (b"", f"line 1: a history begins with '{HEAD}'"),
        (b"Umpire record 1\n", f"line 1: a history begins with '{HEAD}'"),
        (b"\xff\xfe", ": no UTF-8 text, so no history"),
        (f"{HEAD}\n".encode(), ": no game of The Game was played to its end"),
        (GAMES.replace(",12,", ",120,").encode(), "line 2: '120' cards are left"),
        (GAMES.replace(",12,", ",,").encode(), "line 2: '' cards are left"),
        (GAMES.replace("table,3", "table,x").encode(), "line 2: 'x' players"),
        (GAMES.replace("given up", "lost").encode(), "line 5: nobody knows the remark 'lost'"),
    ],
)
def test_what_is_no_history_is_told_in_a_line(tmp_path: Path, content: bytes, why: str):
    file = tmp_path / "history.csv"
    file.write_bytes(content)
    with pytest.raises(NoHistory) as told:
        history.read(file)
    assert str(told.value) == f"history.csv{'' if why[0] == ':' else ' '}{why}"


def test_a_file_that_is_not_there_and_players_that_cannot_be_are_told(tmp_path: Path):
    with pytest.raises(NoHistory, match="No such file"):
        history.read(tmp_path / "none.csv")
    with pytest.raises(NoSuchHouse, match="TG is not for 7 players"):
        history.kinds([Table("TG", 7, [3])])


def test_each_of_your_games_stands_beside_each_of_a_players():
    """Of 10 games 2 leave none, 4 one and 4 two: a win beats 8 and ties with 2."""
    found = history.beside(Table("TG", 3, [0, 1, 5]), row("steady", 2, 4, 4))
    assert (found.player, round(found.share, 3)) == ("steady", round((0.9 + 0.6 + 0) / 3, 3))
    assert 0 <= found.low < found.share < found.high <= 1


def test_it_is_said_whom_you_play_like():
    easy, steady = Beside("easy", 0.9, 0.7, 1), Beside("steady", 0.6, 0.4, 0.8)
    strong = Beside("strong", 0.1, 0, 0.3)
    assert history.verdict([easy, steady, strong]) == "You play like steady."
    assert history.verdict([easy, strong]) == "You play better than easy, not yet like strong."
    assert history.verdict([easy]) == "You play better than easy."
    assert history.verdict([strong]) == "You do not play like strong yet."


def test_of_a_few_games_only_the_figures_are_told():
    rows = [row(name, 5, 0, 0, 5) for name in ("strong", "steady", "easy")]
    said = history.lines([Table("TG", 3, [0, 2])], rows)
    assert said[0] == ("TG, 3 players: 2 games of yours, 1 won, 1.0 cards left on average")
    assert said[1] == (
        "  easy     50.0 % won,  5.00 left; yours leaves fewer in 62 of 100 (14 to 94)"
    )
    assert said[-1] == "  Play some more to be told."
    assert history.lines([Table("TG", 3, [0, 2, 1])], rows)[-1] == "  You play like easy."
