"""Players' names on the panel, alone and in lists."""

from firmware.play.rules_base import RulesBase
from firmware.shell.session import leaders, winner
from tests.text_fit import is_read


def called(*names: str, players: int = 6) -> RulesBase:
    """Return a game whose players have these `names`."""
    game = RulesBase()
    game.players = players
    game.names = "".join(f"{name:<3}" for name in names)
    return game


SIX = called("MMM", "WWW", "QQQ", "GGG", "OOO", "DDD")


def test_players_who_are_alike_are_named_in_no_more_room_than_p1_to_p6():
    assert SIX.all_called(range(6)) == "All"
    assert SIX.all_called([0, 1, 3, 4, 5]) == "All but QQQ"
    assert SIX.all_called([0, 1, 3, 4]) == "MMM WWW GGG OOO"
    assert called("ANN", "", "BO").all_called([0, 1, 2]) == "ANN P2 BO"
    assert RulesBase().all_called(range(6)) == "P1 P2 P3 P4 P5 P6"


def test_who_leads_and_who_wins_fits_its_rows_with_names():
    for count in range(1, 7):
        points = [5] * count + [9] * (6 - count)
        assert is_read(leaders(SIX, 2, points, False), 1)
        assert is_read(winner(SIX, [point * 3000 for point in points], False), 2)
