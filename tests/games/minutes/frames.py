"""All screens of 4½ Minutes at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.minutes import texts
from firmware.games.minutes.rules import value_of
from tests.desk import Desk
from tests.gallery import framed, pages
from tests.games.led_frames import led_turns
from tests.games.minutes.desk import dealt, game_of, opened, started
from tests.games.minutes.positions import moves
from tests.games.minutes.test_screens_texts import FIGURES
from tests.games.minutes.test_screens_texts import refusals as refused

SIX = ("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B1 B2 B3 B4", "P1 P2 P3 P4", "R> Y~ RY R#")
TWO = ("R1 R2 R3 R> RY", "Y1 Y2 Y3 Y~ Y+")


def frames() -> Iterator[str]:
    yield from starts()
    yield from turns()
    yield from calls()
    yield from dealt_turns()
    yield from own_turns()
    yield from refusals()
    yield from taking_back()
    yield from rulings()
    yield from results()
    yield from readings()
    yield framed("a turn at the table, the pixels", crowded(), pixels=True)
    yield framed("a dealt turn, the pixels", long_display(), pixels=True)


def own_turns() -> Iterator[str]:
    """Yield what the device's own turns show, and what it says of them."""
    desk = Desk(seed=1).type("9 1 2 A A 3 1 #").wait(300).type("1 A").wait(500)
    yield framed("the device's turn", desk)
    yield framed("what it has played, and its next seat's turn", desk.wait(1500))
    yield framed("what it has played, and a player goes on", desk.wait(1800))
    yield framed("taking back to one's own last move", desk.wait(1000).type("*"))
    yield from led_turns("FH", "2 #")


def starts() -> Iterator[str]:
    yield framed("who starts", opened(players=6))
    yield framed("before the clock starts, at the table", opened(players=6).type("6"))
    yield framed("before the clock starts, dealt", opened("screen", 6).type("6"))
    yield framed("the challenge, before the clock starts", opened(rules="FH-challenge"))
    yield framed("the challenge, who begins", opened(rules="FH-challenge").type("#"))
    desk = dealt(*SIX, rules="FH-challenge").type("#")
    yield framed("the challenge, who begins, dealt", desk)


def crowded() -> Desk:
    """Return a turn at the table where every row is as long as it can be."""
    desk = started(players=6).type("9 5 A <*> 3 3 1 2 # <*> 3 7 5 8 #")
    return desk.type("7 5 A 4 5 B D 3 A 0 5 B").wait(1000)


def turns() -> Iterator[str]:
    yield framed("the first turn", started())
    yield framed("a number is keyed in", started().type("7"))
    yield framed("a new colour is keyed in", started().type("C"))
    yield framed("which pile", started().type("3 1 A 8 1"))
    yield framed("which pile, one blocked", started().type("3 1 A 3 2 B D 3 A 7 5"))
    yield framed("whose turn next", started().type("3 1 A 8 1 B"))
    left = started(players=6).type("<*> 2 3 3 # # # 8 5 A")
    yield framed("whose turn next, one has left", left)
    yield framed("not who has left", left.type("3"))
    yield framed("blocked, with all there is to say", crowded())
    for word in ("P7", "P~", "P>", "P+", "YG", "P#"):
        desk = started()
        desk.referee.submit(moves.parse("lay R1 A"))
        desk.referee.submit(moves.parse(f"ruling-top A {word}"))
        yield framed(f"the top {word}", desk.wait(1000))
    yield framed("set aside?", started(players=2).type("#"))
    yield framed("set aside", started(players=2).type("# #"))
    yield framed("paused", crowded().type("<A>"))
    yield framed("paused, another key", crowded().type("<A> 5"))


def calls() -> Iterator[str]:
    yield framed("on call", started(on_call=True))
    yield framed("on call, blocked", started(on_call=True).type("A D B 0 A"))
    yield framed("on call, which pile", started(on_call=True).type("D"))
    yield framed("on call, whose turn next", started(on_call=True).type("8 A"))
    yield framed("on call, named", started(on_call=True).type("A 8 A 3"))
    yield framed("on call, turned", started(on_call=True).type("A 9 A"))
    desk = started(on_call=True).type("<*> 3 2 0 # <*> 3 3 2 0 # A")
    yield framed("on call, skipped", desk)


def long_display() -> Desk:
    """Return a dealt turn with twelve cards on turn and nine next."""
    desk = dealt(*TWO).type("1 #")
    table = desk.referee.game.knowledge
    for seat, words in enumerate(("R4 R5 R6 R7 R# R~ R+", "Y4 Y5 Y6 Y7")):
        for word in words.split():
            table.put(seat, value_of(word))
    desk.referee.submit(moves.parse("ruling-turn P1"))
    return desk.wait(1000)


def dealt_turns() -> Iterator[str]:
    yield framed("a dealt turn", dealt(*SIX).type("1 #"))
    yield framed("which pile for a dealt card", dealt(*TWO).type("1 # 2"))
    yield framed("twelve cards, the first ten", long_display())
    yield framed("twelve cards, the others", long_display().type("D"))
    yield framed("all displays of two", long_display().type("<D>"))
    yield framed("all displays of six", dealt(*SIX).type("1 # <D>"))
    desk = dealt(*SIX).type("1 #")
    for card in range(1, 8):
        desk.referee.game.knowledge.put(4, value_of(f"P{card}"))
    yield framed("all displays of six, one of eleven", desk.type("<D>"))
    yield framed("no such place", dealt(*SIX).type("1 # 9"))
    yield framed("set aside dealt cards?", dealt(*SIX).type("1 # #"))
    desk = dealt(*SIX).type("1 # 1 A")
    yield framed("it does not go there", desk.type("2 A"))
    desk = dealt("R1 R2 R3 R>", *SIX[1:5]).type("1 # 4 A")
    yield framed("whose turn next, dealt", desk)
    yield framed("named, dealt", desk.type("4"))


def refusals() -> Iterator[str]:
    running, paused = crowded(), crowded().type("<A>")
    for reason in sorted(refused()):
        desk = running if f"\n{reason} " in texts.SAID else paused  # as a ruling is
        desk.app.stack[-1].refuse(texts.why((reason, *FIGURES.get(reason, ()))))
        yield framed(f"refused: {reason}", desk.wait(20))
    desk = running
    for said in (
        texts.say("how-card"),
        texts.say("no-colour", 5),
        texts.say("no-pile", "turn purple", "A or B"),
        texts.say("places", "12456"),
        texts.say("no-numbers"),
    ):
        desk.app.stack[-1].refuse(said)
        yield framed("refused", desk.wait(20))


def taking_back() -> Iterator[str]:
    yield framed("taking back what was seen", dealt(*SIX).type("1 # 1 A *"))
    yield framed("taken back: a card", dealt(*SIX).type("1 # 1 A * #"))
    yield framed("taken back: a display", started().type("# # *"))
    yield framed("taken back: the start", started().type("*"))
    yield framed("time is up", started().wait(269_000, 100).wait(1000))
    yield framed("taking back after the gong", started().wait(269_000, 100).wait(1000).type("*"))
    yield framed("after the gong", started().wait(269_000, 100).wait(1000).type("5"))


def ended(desk: Desk) -> Desk:
    """Let time be up."""
    return desk.wait(269_000, 100).wait(1000).type("#")


def rulings() -> Iterator[str]:
    for title, keys in (
        ("what is ruled", ""),
        ("more of it", "D"),
        ("whose turn", "1"),
        ("which pile", "2"),
        ("which card", "2 A"),
        ("more cards", "2 A D"),
        ("which colour", "2 A 3"),
        ("which two colours", "2 A D 1"),
        ("which way", "5"),
        ("the block", "6 B"),
        ("cards of a player", "4 6"),
        ("too many cards of a player", "4 6 1 6 #"),
        ("more cards than there are", "4 6 1 4 # <*> 3 4 5 1 4 #"),
        ("ruled: a top", "2 A D 1 5"),
        ("ruled: a display", "4 6 1 2 #"),
    ):
        desk = started(players=6).type("3 1 A <*> 3 3 6 0 #")
        yield framed(f"ruling: {title}", desk.type("<*> 3").type(keys))


def results() -> Iterator[str]:
    yield framed("the gong has gone, nothing was laid", ended(started(players=6)))
    desk = started(players=2).type("<*> 3 3 0 # <*> 3 4 1 1 # <*> 3 4 2 0 # # 3 1 A")
    yield framed("all cards gone", desk)
    assert game_of(desk).score == 0
    yield framed("all cards gone, the result", desk.type("#"))
    yield framed("the second round", desk.type("A#"))
    desk.type("# # # <A> #").wait(269_000, 100).wait(1000).type("#")
    yield framed("two rounds, the second with a pause", desk)
    desk.type("A # # # #").wait(269_000, 100).wait(1000).type("#")
    yield framed("three rounds, and the verdict", desk)


def readings() -> Iterator[str]:
    yield from pages("rules", started().type("<*> 1 2"))
    yield from pages("rules of the challenge", opened(rules="FH-challenge").type("<*> 1 2"))
    for title, desk in (
        ("who starts", opened()),
        ("a turn at the table", started()),
        ("a dealt turn", dealt(*TWO).type("1 #")),
        ("on call", started(on_call=True)),
        ("a ruling", started().type("<*> 3")),
    ):
        yield from pages(f"help: {title}", desk.type("<#>"))
