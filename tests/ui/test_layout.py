"""Where each kind of page puts what a screen says, and that a sentence has one size."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from firmware.shell import crash
from firmware.ui import faces, hands, kinds, layout, tops
from firmware.ui.faces import N22, S, T
from firmware.ui.page import RIGHT, Page, strips_in
from host_sim import picture
from host_sim.reader import lines
from host_sim.strict import StrictPage

GOLDENS = Path(__file__).parent / "goldens"
PILES = [(12, faces.UP, "A", 0), (1, faces.UP, "B", 0)]
PILES += [(88, faces.DOWN, "C", 0), (78, faces.DOWN, "D", 0)]
NEXT_ROUND = "Then it is over, with 1 of 2 laid."


@pytest.fixture
def page() -> Iterator[Page]:
    """A page, of which nothing may be cut off in the end."""
    page = Page(bytearray(1024))
    yield page
    assert page.cut == []


def turn(page: Page) -> None:
    layout.head(page, "Ann lays 2", 80)
    layout.keys(page, "card, then A-D  #end")
    tops.tops(page, PILES)


def refused(page: Page) -> None:
    layout.head(page, "90 not on C", mood=layout.REFUSED)
    layout.keys(page, "below 88, or 98  *clear")
    tops.tops(page, [*PILES[:2], (88, faces.DOWN, "C", layout.LIT), PILES[3]])


def sign(page: Page) -> None:
    layout.head(page, "Ben: keep off B")
    layout.keys(page, "card, then A-D  #end")
    tops.tops(page, [PILES[0], (1, faces.KEEP_OFF, "Ben", layout.FRAMED), *PILES[2:]])


@pytest.mark.parametrize("sign", [faces.KEEP_OFF, faces.SMALL_JUMP])
def test_a_sign_touches_neither_the_frame_above_it_nor_a_hand_below(sign: bytes):
    first, behind = layout.inked(0, strips_in(sign))
    assert 1 <= first < behind <= 7


def dealt(page: Page) -> None:
    layout.head(page, "Ann: 1 more", 78)
    hands.hand(page, ("6", "12", "40", "61", "74", "89"), marked=(0, 1))
    tops.tops(page, PILES)


def alone(page: Page) -> None:
    layout.head(page, "Lay 2", 90)
    hands.hand(page, ["12", "25", "37", "48", "61", "79", "88", "90"])
    tops.tops(page, [(1, *PILES[0][1:]), PILES[1], (100, *PILES[2][1:]), (100, *PILES[3][1:])])


def cover(page: Page) -> None:
    layout.head(page, "Hand me to", 80)
    kinds.cover(page, "Ben", "2", "press")


def event(page: Page) -> None:
    kinds.event(page, "TRICK", "by Ben", [("Ann", "+3"), ("Cem", "+3"), ("Dan", "+3")])


def question(page: Page) -> None:
    kinds.question(page, "Ann can't lay 2? " + NEXT_ROUND, "over", "no")


def answer(page: Page) -> None:
    kinds.answer(page, "57 on 66", "no 6 in 57", False, "next number?  *back")


def choice(page: Page) -> None:
    kinds.choice(page, "Who starts?", ("Ann", "Ben", "Cem", "Dan"), "1234", 1, "#Ben starts")


def entry(page: Page) -> None:
    kinds.entry(page, "Top of a pile", "27", "", "#ok  *back")


def listed(page: Page) -> None:
    kinds.listed(page, "4 games", [("Cem", "5"), ("Ann", "9"), ("Ben", "16")], "#back")


def reading(page: Page) -> None:
    kinds.reading(page, "On a rising pile lay a higher card, or ten back.", "#next  *back", "Piles")


KINDS = (turn, refused, sign, dealt, alone, cover, event, question, answer, choice, entry)
KINDS += (listed, reading)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_page_is_as_it_was_seen(
    page: Page, kind: Callable[[Page], None], golden: Callable[[Path, str], None]
):
    kind(page)
    words = lines(page.words)
    shown = [f"|{row}" for row in words]
    golden(
        GOLDENS / f"{kind.__name__}.txt",
        "\n".join([*shown, *picture.rows(bytes(page.ink)), ""]),
    )


KEYS = "card, then A-D  #end"
READ = [
    (turn, ["Ann lays 2  pile 80", "", "12  1  88  78", "", "", "A^  B^  Cv  Dv", "", KEYS]),
    (
        refused,
        [
            "× 90 not on C",
            "",
            "12  1  88  78",
            "",
            "",
            "A^  B^  Cv  Dv",
            "",
            "below 88, or 98  *clear",
        ],
    ),
    (question, ["Ann can't lay 2?", "", NEXT_ROUND, "", "", "", "", "#over  *no"]),
    (choice, ["Who starts?", "", "1 Ann  2 Ben", "", "3 Cem  4 Dan", "", "", "#Ben starts"]),
]


@pytest.mark.parametrize(("kind", "words"), READ)
def test_the_words_of_a_page_are_read_in_order(
    page: Page, kind: Callable[[Page], None], words: list[str]
):
    kind(page)
    assert lines(page.words) == words


def test_a_sentence_is_large_where_it_fits_whole_and_else_small_but_never_both():
    fits, long = "Then it is over.", "Then it is over, with one of two laid and four in the hand."
    assert layout.fitted(fits, 126, 32)[:2] == (T, 16)
    assert layout.fitted(NEXT_ROUND, 126, 32) == (T, 16, ["Then it is over,", "with 1 of 2 laid."])
    assert layout.fitted(long, 126, 32)[:2] == (S, 8)
    assert " ".join(layout.fitted(long, 126, 32)[2]) == long


def test_lines_that_have_no_room_in_large_type_are_small(page: Page):
    kinds.listed(page, "Games", [("1 Advanced", "Ann, 0 0 8 12"), ("2", "tie")], "#back")
    assert page.cut == []
    assert lines(page.words)[2:4] == ["1 Advanced  Ann, 0 0 8 12", "2  tie"]


@pytest.mark.parametrize(("count", "blank"), [(5, 54), (4, 54)])
def test_lines_down_to_the_keys_keep_off_their_caps(count: int, blank: int):
    page = StrictPage(bytearray(1024))
    kinds.listed(page, "Games", [("1 Advanced", "tie")] * count, "A < B >  *back")
    page.paint()
    row = [page.pixels[blank // 8 * 128 + x] >> blank % 8 & 1 for x in range(128)]
    assert row == [0] * 128
    assert page.cut == []


def test_a_chosen_line_below_a_title_of_three_lines_keeps_off_it():
    page = StrictPage(bytearray(1024))
    title = "4 to P1 P2 P3 P4 P5 P6, face\ndown, the youngest starts:\n# is go!"
    kinds.choice(page, title, ["P5 starts", "P6 starts"], "56", 0, "#go 1-6 D more")
    assert [words for _, _, words in page.words[1:3]] == ["5 P5 starts", "6 P6 starts"]


def test_what_does_not_fit_is_cut_and_told():
    page = Page(bytearray(1024))
    layout.sentence(page, 9 * "much too long a text for a page ")
    assert page.cut
    page.paint()
    layout.keys(page, "#do something quite long  *and go back again")
    assert page.cut == ["#do something quite long  *and go back again"]


def test_keys_stand_closer_where_they_would_not_fit(page: Page):
    layout.keys(page, "1-5 A Box B names  #ok")


def test_a_refusal_lies_in_reverse_above_the_keys_which_stay(page: Page):
    turn(page)
    layout.note(page, "Which card?", True)
    assert lines(page.words)[4:] == ["", "× Which card?", "", "card, then A-D  #end"]
    rows = picture.rows(bytes(page.ink))
    assert rows[39] == "." * 128, "it begins on a row of eight, as nothing has to be shifted there"
    assert rows[40] == rows[54] == "#" * 128


def test_a_refusal_with_a_sign_as_low_as_its_last_line_keeps_off_the_keys(page: Page):
    turn(page)
    layout.note(page, "Why?", True)
    rows = picture.rows(bytes(page.ink))
    assert rows[39] == "#" * 128
    assert "." in rows[53] and rows[54] != "." * 128
    assert "." in rows[55] and "#" in rows[55], "there are the caps' upper edges"


def test_a_note_covers_a_chosen_line_above_the_keys_whole_and_their_caps_stay(page: Page):
    """So the last of four small lines, chosen, lies under it."""
    layout.keys(page, "#ok 1-4  *back")
    caps = picture.rows(bytes(page.ink))[55]
    page.put(0, 48, (bytes([0xFF]) * 128,))
    layout.note(page, "Which card?", True)
    assert picture.rows(bytes(page.ink))[55] == caps
    assert "#" in caps


def test_one_that_is_too_long_for_two_large_lines_is_small(page: Page):
    turn(page)
    text = "40 is not below 37, nor exactly 10 above."
    layout.note(page, text, True)
    said = "× " + text
    assert lines(page.words)[4:] == ["", said, "", "card, then A-D  #end"]


def test_what_is_said_else_stands_there_light_on_dark(page: Page):
    turn(page)
    layout.note(page, "Ten back!", False)
    assert lines(page.words)[0] == "Ann lays 2  pile 80"
    assert lines(page.words)[5] == "Ten back!"
    assert picture.rows(bytes(page.ink))[39] == "." * 128


def test_a_bar_is_filled_as_far_as_it_goes(page: Page):
    layout.meter(page, 10, 8, 21, 1, 3)
    rows = picture.rows(bytes(page.ink))
    assert rows[8][10:31] == "#" * 21
    assert rows[10][10:31] == "#" * 7 + "." * 13 + "#"


@pytest.mark.parametrize("count", range(1, 17))
def test_a_hand_of_any_size_has_room(page: Page, count: int):
    hands.hand(page, ["88"] * count, [0, count - 1])
    rows = picture.rows(bytes(page.ink))
    assert all("#" in rows[y] for y in (52, 60, 63))


def test_a_hint_takes_the_place_of_what_the_keys_do(page: Page):
    turn(page)
    layout.keys(page, "Hold # for help.")
    assert lines(page.words)[7] == "Hold # for help."


def test_a_sign_finds_a_place_where_nothing_is_drawn(page: Page):
    turn(page)
    before = picture.rows(bytes(page.ink))
    crash.put_somewhere(page, ("not kept", "!"))
    after = picture.rows(bytes(page.ink))
    changed = [y for y in range(64) if before[y] != after[y]]
    assert changed == list(range(48, 56))
    assert lines(page.words)[5:7] == ["A^  B^  Cv  Dv", "!"]


def test_a_sign_stands_in_no_gap_of_a_numeral(page: Page):
    """The leg of a 7 leaves room at the right, below its bar."""
    page.text(0, 0, "4:27", N22, RIGHT, layout.RIGHT_EDGE)
    for y in (24, 32, 40, 48):
        page.text(0, y, "block", S, RIGHT, layout.RIGHT_EDGE)
    crash.put_somewhere(page, ("not kept", "!"))
    assert lines(page.words) == ["", "4:27", "", *["block"] * 4, "!"]


def test_a_sign_cuts_no_figure_where_large_lines_end_with_the_panel():
    page = StrictPage(bytearray(1024))
    for y in (0, 16, 32, 48):
        page.text(0, y, "Draw pile")
        page.text(0, y, "13", T, RIGHT, layout.RIGHT_EDGE)
    crash.put_somewhere(page, ("not kept", "!"))
    assert lines(page.words)[6:] == ["Draw pile  13", "!"]


def test_a_sign_stands_above_what_is_low_in_the_head_where_nothing_else_is_dark():
    page = StrictPage(bytearray(1024))
    behind = page.text(0, 0, "Ggg finds 9: 7_")
    page.text(behind + 4, 0, "sum 12", S)
    page.fill(behind, 8, 128 - behind, 8)
    page.fill(0, 16, 128, 48)
    crash.put_somewhere(page, ("not kept", "!"))
    assert lines(page.words)[0] == "Ggg finds 9: 7_  !  sum 12"


def test_a_row_of_keys_over_another_leaves_nothing_of_its_caps():
    once, twice = Page(bytearray(1024)), Page(bytearray(1024))
    layout.keys(once, "#yes  *no")
    layout.keys(twice, "#laid A draw D more  *back")
    layout.keys(twice, "#yes  *no")
    once.paint()
    twice.paint()
    assert picture.rows(bytes(twice.pixels)) == picture.rows(bytes(once.pixels))


def test_a_note_takes_away_whole_what_it_would_cut_below_it_too():
    page = StrictPage(bytearray(1024))
    kinds.event(page, "TRICK", "by P1", [("P2", "+3"), ("P3", "+3")])
    layout.note(page, "Laid 5 cards? The game says that 3 may be.", False)
    assert not [words for _, _, words in page.words if "+3" in words]


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("below 9, or 19  *clear", ["", "*"]),
        ("#draw 3 A joker", ["#", "A"]),
        ("1-9 # A draw 3", ["1-9", "#", "A"]),
        ("2 play 1-4 look", ["2", "1-4"]),
        ("#hide 2 Ben plays", ["#", "2"]),
    ],
)
def test_a_digit_is_a_key_only_where_it_does_something(row: str, keys: list[str]):
    assert [key for key, _ in layout.pieces(row)] == keys


def test_caps_over_no_hand_stand_apart_from_numbers_and_a_frame_leaves_them_air(page: Page):
    jumps = [(12, b"", "A 15", layout.NOTHING), (37, b"", "B -10", layout.FRAMED)]
    tops.tops(page, [*jumps, *PILES[2:]])
    rows = picture.rows(bytes(page.ink))
    assert rows[40] == "." * 128, "below numbers and frame"
    assert rows[15][32:64] == rows[39][32:64] == "#" * 32
    assert rows[16][33:63] == "." * 30
    assert rows[41][6:13] == rows[49][6:13] == "#" * 7
    for low, figures in ((41, False), (42, True), (48, True), (49, False)):  # level with the cap
        assert ("#" in rows[low][18:30]) == figures
    assert [words for _, _, words in page.words if "B" in words] == ["B -10"]


def test_a_frame_leaves_its_number_air_below_a_head_that_reaches_low(page: Page):
    sign(page)
    rows = picture.rows(bytes(page.ink))
    assert rows[15][32:64] == "#" * 32
    assert rows[16][33:63] == "." * 30
    assert any("#" in row[58:60] for row in rows[12:15]), "the p of keep"


def test_a_note_over_a_card_takes_its_frame_away_whole():
    page = Page(bytearray(1024))
    page.card(1, layout.STAGE + 1, 40, 28, 24, N22)
    layout.note(page, "Ben draws 1?", False)
    page.paint()
    assert not any(page.pixels[256:512])


def test_the_last_of_seven_small_lines_is_whole_above_the_keys():
    words = "\n".join(["jumping quickly by the gate"] * 7)
    page = StrictPage(bytearray(1024))
    kinds.reading(page, words, "#next *back")
    bare = StrictPage(bytearray(1024))
    layout.sentence(bare, words, y=0)
    assert page.ink[6 * 128 : 7 * 128] == bare.ink[6 * 128 : 7 * 128]
    assert any(page.ink[6 * 128 : 7 * 128])
