"""Numbers Memo: how each step of a turn is headed."""

import pytest

from tests.games.memo.desk import at_table, laid_out


def test_each_step_is_headed_by_what_the_player_on_turn_does():
    """From one to the next, and as something is typed, but little changes."""
    desk = at_table(count=100)
    headings = [desk.type(keys).rows()[0] for keys in ("", "3", "#", "98", "#", "98", "#", "5")]
    assert headings == [
        "P1 turns _",
        "P1 turns 3_",
        "P1: 3 needs_",
        "P1: 3 needs 98_",
        "P1 said 98: _",
        "P1 said 98: 98_",
        "A pair! Again?",
        "P1: again 5_",
    ]
    desk.type("* *").type("* 5 # 9 6 # 1 0 0")
    assert desk.rows()[0] == "P1 said 96: 100_"


@pytest.mark.parametrize(
    ("count", "heading"),
    [
        (10, "P1: 3 needs 8_"),
        (12, "P1: 3 needs 8_"),
        (50, "P1: 3 needs 8_"),
        (52, "P1: 3 needs 8_"),
    ],
)
def test_the_heading_names_the_card_that_is_up_where_it_is_small_or_a_mere_sign_in_its_place(
    count: int, heading: str
):
    assert laid_out(3, 9, count=count).type("1# 8").rows()[0] == heading
