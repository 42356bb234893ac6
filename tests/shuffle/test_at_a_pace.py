"""The device keeps the pace of a shuffle: a large number, a light and a tick each beat."""

import re

import pytest

from firmware.shell.shell import Shell
from firmware.ui.screen import DARK
from host_sim import picture
from tests.desk import Desk
from tests.shuffle.panel_hands import AT_A_PACE, PanelHands
from tests.shuffle.test_by_the_panel import packets, shuffling
from tests.shuffle.test_in_mid_game import physical, used_up

RUNNING = "*back  A slow B fast"
MOST = 35  # keys of a whole shuffle
FIVE_MINUTES = 300_000
COUNTING_MS, GATHERING_MS = 10_000, 5_000  # that hands take where it waits


class PacedHands(PanelHands):
    """Hands that lay a card whenever another number is told, and press keys where it waits."""

    def __init__(self, desk: Desk, deck: list[int]) -> None:
        super().__init__(desk, deck)
        self.keys = 0
        self.seen = ""

    def look(self) -> None:
        """Lay a card if the panel has told another one."""
        words = self.desk.words()
        told = re.match(r"(Heap|Place) (\d+) .* (\d+ of \d+) ", words)
        if told and words.endswith(AT_A_PACE) and told[0] != self.seen:
            self.seen = told[0]
            self.lay(told[1], int(told[2]))

    def step(self) -> None:
        words = self.desk.words()
        if words.endswith(AT_A_PACE):
            self.desk.watch = self.look
            self.look()
            while words.endswith(AT_A_PACE):
                words = self.desk.wait(500).words()
            self.desk.watch = None
            self.desk.wait(COUNTING_MS if "left" in words else GATHERING_MS)
        else:
            self.keys += 1
            super().step()


def left(desk: Desk) -> int:
    """Return how many cards are still to be laid."""
    return desk.app.stack[-1].course.left


def test_a_guided_deck_of_the_game_takes_35_keys_and_five_minutes_at_most():
    desk = Desk()
    begun = desk.now
    hands = PacedHands(desk.type("1 1 4 2 1"), list(range(2, 100)))
    deck = hands.through()
    assert deck == packets(desk)
    assert hands.keys + 5 <= MOST
    assert desk.now - begun <= FIVE_MINUTES


def test_at_each_beat_the_number_stands_in_reverse_for_80_ms_with_a_tick_and_lights_up_to_it():
    desk = shuffling().type("#").wait(1600)
    number = int(desk.rows()[0].split()[1])
    desk.tones()
    while left(desk) == 196:
        desk.wait(20)
    assert desk.rows()[0].split()[1] != str(number)
    assert "#" * 16 in picture.rows(bytes(desk.panel))[8][:60]
    beat = desk.now
    while "#" * 16 in picture.rows(bytes(desk.panel))[8][:60]:
        desk.wait(20)
    assert desk.now - beat == 80
    assert [hertz for hertz, _ in desk.tones() if hertz] == [2400]
    number = int(desk.rows()[0].split()[1])
    lit = [colour for colour in desk.ring if colour != DARK]
    assert lit == [(30, 30, 60)] * (number - 1) + [(66, 66, 66)]
    assert desk.ring[number - 1] == (66, 66, 66)


def test_it_begins_with_a_key_and_tells_the_next_number_by_itself():
    desk = shuffling()
    assert desk.rows()[7] == "#begin *back  A B pace"
    desk.wait(9000)
    assert left(desk) == 196
    desk.type("#")
    assert desk.rows()[6:] == ["", RUNNING], "no time stands under the number"
    desk.wait(1600)
    assert left(desk) == 196, "the cards must be taken up first"
    desk.wait(2700)
    assert left(desk) == 193


def test_its_bar_is_filled_as_far_as_the_cards_beside_it_say():
    desk = shuffling().type("#").wait(14_000)
    laid, whole = re.findall(r"(\d+) of (\d+)", desk.words())[0]
    row = picture.rows(bytes(desk.panel))[49][62:127]
    assert int(laid) > 7
    assert len(row.split(".")[0]) == len(row) * int(laid) // int(whole)


def test_a_is_slower_and_b_is_faster_before_it_begins_too():
    desk = shuffling().type("B")
    assert desk.rows()[6].startswith("0.8 s ")
    desk.type("# B B B").wait(3000)
    before = left(desk)
    assert before - left(desk.wait(6000)) == 10
    desk.type("A A A A A A A A A").wait(3000)
    before = left(desk)
    assert before - left(desk.wait(6000)) == 2


@pytest.mark.parametrize("key", "#5D0")
def test_any_other_key_pauses_and_it_asks_whether_the_card_lies(key: str):
    desk = shuffling().type("#").wait(4000).type(key)
    assert left(desk) == 193
    assert re.fullmatch(r"Does it lie\? card 4 (\d+) on heap \1 #yes \*no", desk.words())
    desk.wait(9000)
    assert left(desk) == 193
    desk.type("#")
    assert (left(desk), desk.rows()[7]) == (192, RUNNING)
    desk.wait(2000)
    assert left(desk) == 191


def test_a_card_that_does_not_lie_is_told_again_behind_the_last_one_that_does():
    desk = shuffling().type("#").wait(4000)
    fourth = desk.rows()[0].split()[1]
    desk.type("5 *")
    assert " card 3 " in desk.words()
    assert left(desk) == 194
    desk.type("*")
    assert " card 2 " in desk.words()
    assert left(desk) == 195
    desk.type("#").wait(2000)
    assert desk.rows()[4] == "4 of 98"
    assert desk.rows()[0].split()[1] == fourth


def test_a_star_asks_about_the_card_before_and_before_the_first_one_it_waits_to_begin():
    desk = shuffling().type("#").wait(2000)
    assert desk.rows()[4] == "2 of 98"
    desk.type("*")
    assert " card 1 " in desk.words()
    desk.type("*")
    assert desk.rows()[7] == "#begin *back  A B pace"
    assert desk.type("*").rows()[0] == "How lies the deck?"


def test_it_waits_at_each_question_with_another_sound_and_goes_on_behind_it():
    desk = shuffling().type("# B B").wait(20 * 700 + 1100)
    assert desk.words() == "left in the pack? 78 #yes *no"
    assert [hertz for hertz, _ in desk.tones() if hertz][-2:] == [1200, 1600]
    desk.wait(9000).type("#")
    assert (left(desk), desk.rows()[7]) == (176, RUNNING)
    desk.wait(2000)
    assert left(desk) == 175


def question() -> Desk:
    """Return a desk on which it is asked in this moment whether 78 cards are left in the pack."""
    desk = shuffling().type("# B B").wait(13_000, 100)
    while "left in the pack" not in desk.words():
        desk.wait(20)
    return desk


def test_a_key_meant_for_the_pace_answers_no_question_that_comes_in_that_moment():
    desk = question().type("*")
    assert desk.rows()[2] == "78", desk.rows()
    assert not desk.app.stack[-1].course.events.count(0xFD)
    desk.wait(600).type("*")
    assert desk.words().startswith("Leave on the heaps")


def test_who_pressed_a_key_for_the_pace_is_told_that_a_question_came_and_is_asked_on():
    desk = question().type("*")
    assert desk.words() == "left in the pack? 78 Press it again."
    assert desk.wait(2000).words() == "left in the pack? 78 #yes *no"


def test_a_key_that_went_down_before_a_question_and_came_up_on_it_does_not_answer_it():
    desk = shuffling().type("# B B").wait(13_000, 100)
    while left(desk) > 177:
        desk.wait(20)
    desk.wait(400).down("*")
    desk.wait(500)  # the question comes 300 ms after the key went down
    desk.up("*")
    assert desk.words() == "left in the pack? 78 Press it again."


def test_at_a_slow_pace_the_panel_is_not_dimmed():
    desk = shuffling().type("# A A A A A A").wait(60_000, 100)
    assert "78" in desk.words()
    bright = desk.level
    desk.type("#").wait(59_000, 100)
    assert desk.level == bright
    assert left(desk) < 160


def test_the_question_whether_to_stop_stops_the_pace():
    desk = shuffling().type("#").wait(500)
    desk.hold("C")
    assert desk.rows()[0].startswith("Stop?")
    assert desk.type("*").rows()[0] == "Does it lie?"


def test_the_last_row_names_no_pace_that_there_is_not():
    desk = shuffling().type("B B B B B B")
    assert desk.rows()[7] == "#begin *back  A pace"
    assert desk.type("#").rows()[7] == "*back  A slow"
    for _ in range(9):
        desk.type("A")
    assert desk.rows()[7] == "*back  B fast"


def test_what_is_said_where_it_asks_whether_a_card_lies_covers_the_keys_alone():
    desk = shuffling().type("#").wait(500)
    desk.hold("C")
    desk.type("*").type("6")  # neither yes nor no
    assert desk.rows()[0] == "Does it lie?"
    assert desk.rows()[4].startswith("on heap")
    assert desk.rows()[6] == "#yes or *no."


def test_a_menu_over_the_shuffle_stops_the_pace():
    desk = shuffling().type("#").wait(500)
    desk.hold("*")
    assert desk.rows()[0] == "Menu"
    desk.wait(5000)
    desk.type("*")
    before = left(desk)
    assert desk.rows()[0] == "Does it lie?"
    desk.wait(3000)
    assert left(desk) == before


def test_who_asks_about_a_number_stops_the_pace():
    desk = shuffling().type("#").wait(500)
    before = left(desk)
    desk.hold("0")
    assert desk.rows()[0] == "Which number?"
    desk.wait(5000)
    desk.type("3 7").wait(5000)
    desk.type("*")
    assert desk.rows()[0] == "Does it lie?"
    assert left(desk) == before


def test_the_pace_that_was_kept_is_that_of_the_next_shuffle_and_of_the_next_evening():
    desk = Desk().type("8 4 2 # 1 # A A A")
    while hasattr(desk.app.stack[-1], "course"):
        desk.type("# #")
    desk.power_off_and_on()
    desk.type("* 1 # 1 4 2 1")
    assert desk.rows()[6].startswith("1.5 s ")


def test_a_pace_is_kept_beside_sound_volume_and_names():
    desk = Desk()
    shell: Shell = desk.app.shell
    shell.pace = 9
    shell.volume = 2
    shell.journal.append(1, shell.called("ANNBEN"))
    desk.power_off_and_on()
    shell = desk.app.shell
    assert (shell.pace, shell.volume, shell.signals.sound, shell.names) == (9, 2, True, "AnnBen")


def test_at_the_usual_pace_nothing_is_written_of_it():
    desk = Desk().type("8 4 2 # 1")
    settings = desk.app.shell.journal.settings
    while hasattr(desk.app.stack[-1], "course"):
        desk.type("# #")
    assert desk.app.shell.journal.settings == settings


def test_in_mid_game_it_keeps_the_pace_too():
    desk = used_up("H4", 3, 2)
    discards = physical(desk)
    hands = PacedHands(desk.type("A 1"), discards)
    pile = hands.through()
    assert sorted(pile) == sorted(desk.game.knowledge.pile)


def test_a_deck_that_nobody_knows_is_led_at_a_pace_without_a_question():
    desk = shuffling("1 1 4 2 3")
    hands = PacedHands(desk, list(range(2, 100)))
    assert sorted(hands.through()) == list(range(2, 100))
    assert hands.keys <= 13


def test_power_may_go_between_two_beats_and_it_goes_on_at_the_card_that_was_told():
    desk = shuffling().type("#").wait(30_000 - 8_000)
    desk.type("#").wait(5_300)
    told = desk.rows()
    assert told[7] == RUNNING
    desk.power_off_and_on()
    desk.type("#")
    number, of = told[0].split()[1], told[4].split()[0]
    assert desk.words() == f"Does it lie? card {of} {number} on heap {number} #yes *no"
    desk.type("#")
    assert desk.rows()[4] == f"{int(of) + 1} of 98"


def test_a_pace_that_was_set_is_kept_by_who_goes_back_before_the_first_card():
    desk = shuffling().type("B B B")
    assert desk.rows()[6].split()[0] == "0.6"
    assert desk.type("* 1").rows()[6].split()[0] == "0.6"


def test_the_keys_as_they_lie_tell_that_the_star_goes_a_card_back():
    keys = shuffling().type("# <#>").rows()
    assert "back  0  #" in keys


def test_a_pace_that_was_chosen_outlives_a_power_cut():
    desk = shuffling().type("# B B").wait(3000)
    assert (desk.app.stack[-1].pace, desk.app.shell.pace) == (8, 9)
    desk.power_off_and_on()
    assert desk.type("#").app.stack[-1].pace == 8
