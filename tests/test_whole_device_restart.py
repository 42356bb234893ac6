"""main.py whole: a game that is short of memory begins on a board that has started anew."""

from host_sim.desk import Desk
from tests.whole_device import SLOW, TABLE, WholeDevice


def test_the_game_is_there_after_the_restart_with_its_keys_and_lights():
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        assert desk.board
        desk.run(1000)
        vars(desk.board.built_in["gc"])["mem_free"] = lambda: 11_999
        wired = WholeDevice(desk).type(TABLE[:-1])
        assert desk.board.run_reason == "SUPERVISOR_RELOAD"
        desk.rest()
        assert wired.rows()[0] == "Who starts?"
        wired.type("1 3 7 A")
        assert wired.rows()[2] == "37  1  100  100"
        assert any(any(colour) for colour in desk.ring.colours)
