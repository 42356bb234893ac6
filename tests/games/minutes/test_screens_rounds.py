"""A round that goes on after the power was off, and one after the other in the challenge."""

import pytest

from tests.games.minutes.desk import log, note, opened, started, status


def test_after_the_power_was_off_the_round_is_paused_where_it_was_ten_seconds_ago_at_most():
    desk = started().type("3 1 A").wait(40_000, 100).type("5 1 A")
    last = desk.referee.journal.time
    desk.wait(10_000, 100).power_off_and_on()
    desk.type("#")
    assert desk.rows()[0] == "Paused."
    assert desk.referee.journal.time - last > 8000
    assert status(desk).startswith("P3> 3:40")
    assert log(desk.type("#").type("7 1 A"))[-1] == "lay R7 A"


def test_a_pause_is_a_record_too():
    desk = started().wait(40_000, 100).type("<A>")
    shown = status(desk)
    desk.power_off_and_on()
    assert status(desk.type("#")) == shown


def test_the_pause_that_a_ruling_makes_is_a_record_too():
    desk = started().wait(45_000, 100).type("<*> 3").wait(5000).type("1 3")
    assert status(desk) == "P3> 3:45 pile 83 out 0"
    assert note(desk.type("B")) == "# lets the clock go on."
    desk.power_off_and_on()
    assert status(desk.type("#")) == "P3> 3:45 pile 83 out 0"


@pytest.mark.rule("FH16", "FH18")
@pytest.mark.parametrize("level", ["table", "screen"])
def test_a_challenge_that_nobody_has_begun_ends_with_the_time(level: str):
    desk = opened(level, rules="FH-challenge").type("#").wait(271_000, 100)
    assert desk.referee.log_text() == ["time"]
    assert desk.rows()[7] == "#score"
    assert note(desk.type("*")) == "Nothing to take back."
    assert desk.referee.log_text() == ["time"]
    assert desk.type("#").words().startswith("95 minus points 95 Round 1 of 3.")
    desk.power_off_and_on()
    assert status(desk.type("#")).startswith("P?> 4:30"), "the next round"


@pytest.mark.rule("FH17")
def test_where_a_new_total_begins_the_scores_do_not_say_that_no_game_is_over():
    desk = opened(on_call=True).type("#")
    for _ in range(3):
        desk.wait(275_000, 100).type("# A #")
    desk.type("<*> 4")
    assert desk.words() == "Points No points yet. *back"


@pytest.mark.rule("FH17")
def test_three_rounds_make_a_total_with_its_verdict_and_the_fourth_begins_a_new_one():
    desk = opened().type("1 #")
    seen = []
    for _ in range(4):
        desk.wait(271_000, 100).type("#")
        seen.append(
            desk.words().removeprefix("95 minus points ").removesuffix(" A next B more *undo")
        )
        desk.type("A # #")
    assert seen == [
        "95 Round 1 of 3.",
        "95 95 = 190 Round 2 of 3. Equals the best.",
        "95 95 95 = 285 Keep on trying! Equals the best.",
        "95 Round 1 of 3. Equals the best.",
    ]


@pytest.mark.rule("FH17")
def test_a_round_that_was_given_up_stands_in_no_frame():
    desk = started().wait(275_000, 100).type("#")
    desk.type("A # #").wait(9000, 100).type("<*> 6 1 #")
    desk.wait(500).type("# # #").wait(275_000, 100).type("#")
    assert "95 95 = 190 Round 2 of 3." in desk.words()


@pytest.mark.rule("FH18")
def test_in_the_next_challenge_anybody_may_begin_again():
    desk = opened(rules="FH-challenge").type("# 2").wait(271_000, 100).type("# A")
    assert status(desk) == "P?> 4:30 pile 83 out 0"
    assert desk.type("#").rows()[0].startswith("Who begins?")


@pytest.mark.rule("FH3")
@pytest.mark.parametrize("level", ["table", "screen"])
@pytest.mark.parametrize(
    ("keys", "back"), [("<A>", ""), ("<*> 1 2", "* * *"), ("<#>", "*"), ("*", "1")]
)
def test_a_round_that_was_paused_is_so_called_in_its_result(keys: str, back: str, level: str):
    desk = started(level).type(keys).wait(2000).type(back)
    assert desk.rows()[0] == "Paused."
    desk.type("#").wait(271_000, 100)
    assert "Round 1 of 3, paused." in " ".join(desk.type("#").rows())


@pytest.mark.rule("FH3")
def test_no_power_cut_hides_a_pause_and_it_is_one_itself():
    desk = started().type("<A> #")
    desk.power_off_and_on()
    assert "Round 1 of 3, paused." in " ".join(desk.type("# #").wait(271_000, 100).type("#").rows())
    desk = started().type("3 1 A")
    desk.power_off_and_on()
    assert "Round 1 of 3, paused." in " ".join(desk.type("# #").wait(271_000, 100).type("#").rows())


@pytest.mark.rule("FH3")
def test_a_round_that_was_not_paused_is_not_so_called_and_the_next_begins_afresh():
    desk = started().type("<A> #").wait(271_000, 100).type("#")
    assert "Round 1 of 3, paused." in " ".join(desk.rows())
    desk.type("A # #").wait(271_000, 100).type("#")
    assert "Round 2 of 3. Equals the best." in " ".join(desk.rows())


@pytest.mark.rule("FH17")
def test_the_total_stays_whoever_comes_or_goes_between_two_rounds():
    desk = opened("screen").type("1 #").wait(271_000, 100).type("# B 1")
    assert [row for row in desk.rows() if row][:4] == ["Who plays on?", "1 P1", "2 P2", "3 P3"]
    desk.type("2 A #")
    assert "1 P1 2 P2 3 P3 #go" in desk.words()
    desk.type("<*> 4")
    assert desk.words() == "After 1 round 95 points in all. B end *back"
    desk.type("* * 1 #").wait(271_000, 100).type("#")
    assert "Round 2 of 3. Equals the best." in " ".join(desk.rows())
    assert " 95 95 = 190 " in desk.words()


def test_with_fewer_players_the_device_deals_as_the_rules_say():
    desk = opened("screen").type("1 #").wait(271_000, 100).type("# B 1 2 #")
    assert desk.referee.setup.players == 2
    assert [len(desk.game.knowledge.hand(seat)) for seat in (0, 1)] == [5, 5]


def test_who_was_dealt_cards_is_not_told_to_deal_them():
    said = opened("screen").type("<#> 3").words()
    assert said.startswith("Cards are dealt face down. # takes the player in reverse")


@pytest.mark.rule("FH17")
def test_the_help_on_a_result_is_about_one_score_for_all():
    """It was the house's, of each player's points and of hands that are left to be shown."""
    desk = started().wait(275_000, 100).type("#").type("<#>")
    said = ""
    for page in "34":
        said += desk.type(page).words() + " "
    assert said.startswith("You have one score: the minus points of each round")
    assert "After three rounds it tells how good you are together" in said
    assert "A begins the next round" in said
    assert "Each player's" not in said
    assert "dealt" not in said
    assert desk.type("*").words().startswith("95 minus points")
