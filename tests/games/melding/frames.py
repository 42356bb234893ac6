"""All screens of game 5 or 6 at their longest, for the goldens of each."""

from collections.abc import Iterator

from firmware.games.melding import texts
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.gallery import framed, pages
from tests.games.led_frames import led_turns
from tests.games.melding.desk import at_table, cards_keys, dealing, dealt, on_call, settle
from tests.games.melding.positions import SIZES, TABLES, F, chosen

FIGURES = {
    "seat": (6,),
    "card": (255, 100),
    "held": (99,),
    "thrown": (99,),
    "twice": (99,),
    "many": (14,),
    "elsewhere": (99,),
    "room": (99,),
    "shown": (99,),
    "size": (14,),
    "score": ("P6",),
    "count": (0, 103),
    "top": (99,),
    "unseen": (99,),
    "finished": ("P6",),
    "left": ("P6",),
}

MUST = (
    # What a turn's page says in large type.
    r"take one|draw|thr[oe]w|[\dJ]_|: [\dJ]|All in sets|is out|Points|points|hand|: all cards"
    r"|'s cards|counted"
)

# A hand that is out, by rule set, with two free cards; the rest of a turn is 98 or 99.
SETS = {
    "H5": [23, 22, F, 63, F, 50, 39],
    "H5-advanced": [23, 22, 13, 63, 33, 59, 50, F, 39, 71, 72, 74, F, 81],
    "H6": [17, F, 37, 87, 27, 41, 42, F, 48, 11, 12, 13, 15, 19],
}
POOR = [1, 2, 13, 14, 25, 26, 37, 38, 49, 50, 51, 62, 73, 84]  # no set in it


def last_hand(name: str) -> list[int]:
    """Return the highest cards but a few: a hand of the widest."""
    last = TABLES[name].LAST
    return list(range(last - 4 - SIZES[name], last - 4))


def crowd(name: str, options: bytes = b"", first: list[int] | None = None) -> Desk:
    """Return the last seat's turn at a full table that the device dealt."""
    players = TABLES[name].RULE_SETS[name][2]
    hands: list[list[int]] = [[] for _ in range(players - 1)]
    hands.append(last_hand(name) if first is None else first)
    return dealing(name, hands, [TABLES[name].LAST, 97, 96], options).type(f"{players}")


def out(name: str, options: bytes = b"", players: int = 0) -> Desk:
    """Return the sets of the first player at the table, who is out."""
    players = players or TABLES[name].RULE_SETS[name][2]
    desk = at_table(name, players, "77", options).type("# 9 9 D")
    return settle(desk.type(cards_keys(SETS[name])))


def frames(name: str) -> Iterator[str]:
    """Yield the screens of the rule set `name`."""
    most = TABLES[name].RULE_SETS[name][2]
    yield framed(f"{name}: who starts, at the table", playing(Setup(name, TABLE, most)))
    yield from panel(name)
    yield from table(name)
    yield from claims(name)
    yield from ends(name)
    yield from called(name)


def panel(name: str) -> Iterator[str]:
    """Yield what is shown while the device goes round."""
    desk = dealing(name, [last_hand(name), []], [TABLES[name].LAST, 97])
    yield framed(f"{name}: who starts, dealt", desk)
    yield framed(f"{name}: before the start, a look", desk.type("A 1"))
    desk = crowd(name)
    seat = TABLES[name].RULE_SETS[name][2]
    yield framed(f"{name}: the cover", desk)
    for title, keys in (
        ("before drawing", str(seat)),
        ("after drawing", "#"),
        ("sorted by ones", "C"),
        ("a card typed", "9 9 9"),
        ("no such card", "#"),
        ("a free card typed", "A"),
        ("which they have not", "#"),
        ("which card", "* D"),
    ):
        yield framed(f"{name}, dealt: {title}", desk.type(keys))
    settle(desk)  # how long it counts depends on the memory that is free
    for title, keys in (("thrown", "9 7 #"), ("the next takes it", "1 A"), ("and throws", "1 #")):
        yield framed(f"{name}, dealt: {title}", desk.type(keys))


def table(name: str) -> Iterator[str]:
    """Yield what is shown where the players have the cards."""
    most = TABLES[name].RULE_SETS[name][2]
    desk = playing(Setup(name, TABLE, most)).type(str(most))
    yield framed(f"{name}: the first open card", desk)
    yield framed(f"{name}: a free card under", desk.type("A #"))
    for title, keys in (
        ("before drawing", "* 9 9 #"),
        ("a card typed before one is drawn", "4"),
        ("a card drawn", "* #"),
        ("a card typed", "9 8"),
        ("thrown", "#"),
        ("the open card taken", "A"),
        ("asked before another's card is taken back", "* *"),
        ("taking it back", "#"),
        ("asked before a draw is taken back", "* * *"),
    ):
        yield framed(f"{name}, at the table: {title}", desk.type(keys))
    desk = at_table(name, most, "77").type("<*> 3 3 1 # 9 8")
    yield framed(f"{name}, at the table: one card is left", desk)
    yield framed(f"{name}, at the table: to be shuffled first", desk.type("#"))
    yield framed(f"{name}, at the table: the discards to be shuffled", desk.type("* * #"))


def claims(name: str) -> Iterator[str]:
    """Yield what leads to the sets of one who is out."""
    hand = SETS[name]
    desk = dealt(name, [hand, [], []], [97, 99, 98], chosen(4, True)).type("# 9 9")
    desk.down("D")
    desk.up("D")
    yield framed(f"{name}: checking", desk)
    yield framed(f"{name}: out", settle(desk))
    yield framed(f"{name}: out, the others go on", desk.type("#"))
    yield framed(f"{name}: out, the next turn", desk.type("2"))
    desk = dealt(name, [POOR[: SIZES[name]], []], [97, 99]).type("# 9 9 D")
    yield framed(f"{name}: a claim refused", settle(desk))
    desk = at_table(name, 4, "77").type("# 9 9 D")
    yield framed(f"{name}: the cards to be typed", desk)
    desk.type(cards_keys(hand[:-1]))
    yield framed(f"{name}: the last card", desk.type("9"))
    yield framed(f"{name}: typed twice", desk.type("9"))
    yield framed(f"{name}: which is not there", desk.type("1 D"))
    yield framed(f"{name}: all typed", settle(desk.type(cards_keys(hand[-1:]))))
    desk = at_table(name, 2, "98").type("A 9 7 # # 9 6 # # 9 9 D")
    yield framed(f"{name}: a card they took is missing", desk.type(cards_keys(hand)))
    yield framed(f"{name}: all are there", desk.type("1"))
    yield framed(f"{name}: too many", desk.type("#"))


def ends(name: str) -> Iterator[str]:
    """Yield what comes after the first one is out."""
    most = TABLES[name].RULE_SETS[name][2]
    desk = out(name)
    for title, keys in (
        ("the points", "#"),
        ("typed", "9 9 9"),
        ("too many", "#"),
        ("the hand", "D"),
        ("left again", "*"),
        ("asked before the claim is taken back", "*"),
        ("taken back", "#"),
    ):
        yield framed(f"{name}, the end: {title}", desk.type(keys))
    desk = out(name).type("# D")
    cards = [card for card in last_hand(name) if card not in (77, *SETS[name])]
    cards = [*cards, 2, 3, 5, 7, 8, 1][: SIZES[name]]
    yield framed(f"{name}, the end: counted", settle(desk.type(cards_keys(cards))))
    yield framed(f"{name}, the end: scores", out(name).type("#" + "7 #" * (most - 1)))
    desk = out(name, chosen(4, True), 2)
    yield framed(f"{name}, the end: places", desk.type("#"))
    desk = out(name, b"", 2).type("# 7 # A # 7 7 # # 9 9 D")
    settle(desk.type(cards_keys(SETS[name]))).type("# 7 #")
    yield framed(f"{name}, the end: of two games", desk)


def called(name: str) -> Iterator[str]:
    """Yield what is shown where only who is out is told."""
    most = TABLES[name].RULE_SETS[name][2]
    yield framed(f"{name}: who starts, on call", playing(Setup(name, ON_CALL, most)))
    desk = on_call(name, most, chosen(4, True))
    for title, keys in (
        ("nothing is told", ""),
        ("a card typed", "9"),
        ("who claims to be out", "D"),
        ("another key", "D"),
        ("a hand to type", str(most)),
        ("a digit typed", "9"),
        ("not there", "D"),
        ("all but one", "9 9" + cards_keys(SETS[name][:-1])),
    ):
        yield framed(f"{name}, on call: {title}", desk.type(keys))
    *typed, last = cards_keys(SETS[name][-1:])
    desk.type("".join(typed))
    desk.down(last)
    desk.up(last)
    yield framed(f"{name}, on call: checking", desk)
    yield framed(f"{name}, on call: out", settle(desk))
    yield framed(f"{name}, on call: the others go on", desk.type("#"))
    yield framed(f"{name}, on call: the next claim", desk.type("D"))
    yield framed(f"{name}, on call: who is out", desk.type(str(most)))
    yield framed(f"{name}, on call: the players say so", desk.type("* #"))
    yield framed(f"{name}, on call: is that so", desk.type("2"))
    desk.type("* *")
    for _ in range(most - 3):
        desk.type(desk.type("#").rows()[7][0] + "#")
    yield framed(f"{name}, on call: many are out", desk)
    yield framed(f"{name}, on call: all are out", desk.type(f"# {most - 1} #"))
    desk = on_call(name, most).type("D 1" + cards_keys([*POOR, 9][: SIZES[name] + 1]))
    yield framed(f"{name}, on call: refused", settle(desk))
    yield framed(f"{name}, on call: too many", desk.type("8 1"))
    yield framed(f"{name}, on call: all typed", desk.type("*"))
    desk = on_call(name, most).type("D 2" + cards_keys([*SETS[name], 99]))
    yield framed(f"{name}, on call: the points", settle(desk).type("#"))
    yield framed(f"{name}, on call: taken back", desk.type("*"))


PLACES = {"H5": "6", "H6": "7"}  # in the list of games


def own_turns(name: str) -> Iterator[str]:
    """Yield what the device's own turns show, to one or two at the table."""
    desk = Desk(seed=3).type(PLACES[name] + "2 A A 3 # 2").wait(900)
    yield framed("the device's turn, to one alone with it", desk)
    yield framed("what it has drawn", desk.wait(2000))
    yield framed("what it has thrown", desk.wait(1400))
    desk = Desk(seed=3).type(PLACES[name] + "2 A 3 # 3")
    yield framed("what it has drawn, to two who pass it round", desk.wait(2000))
    yield from led_turns(name)


def common(name: str) -> Iterator[str]:
    """Yield refusals, rulings, the device's own turns and everything to read."""
    yield from own_turns(name)
    desk = crowd(name)
    desk.type(f"{TABLES[name].RULE_SETS[name][2]} #")
    screen = desk.app.stack[-1]
    for reason in sorted(texts.REFUSED):
        screen.refuse(texts.why((reason, *FIGURES.get(reason, ()))))
        yield framed(f"refused: {reason}", desk.wait(20))
    for title, keys in (
        ("what is ruled", ""),
        ("whose turn", "1"),
        ("the open card", "2"),
        ("its number", "2 1"),
        ("the draw pile", "3"),
        ("not seen", "4"),
        ("ruled: the turn", "1 2"),
        ("ruled: the open card", "2 1 9 9 #"),
        ("ruled: the pile", "3 5 0 #"),
        ("too many", "3 9 9 9 #"),
    ):
        yield framed(f"ruling: {title}", at_table(name, 2, "77").type("<*> 3").type(keys))
    yield framed("the menu", dealt(name, [[], []], [97]).type("<*>"))
    yield framed("who looks", dealt(name, [[], []], [97]).type("<*> 2 5"))
    yield from pages("rules", at_table(name).type("<*> 1 2"))
    claim = at_table(name).type("# 9 9 D")
    for title, desk in (
        ("who starts", playing(Setup(name, TABLE, 2))),
        ("the open card", playing(Setup(name, TABLE, 2)).type("1")),
        ("a turn", at_table(name)),
        ("a hand to type", claim),
        ("the sets", out(name, b"", 2)),
        ("the points", out(name, b"", 2).type("#")),
        ("a ruling", at_table(name).type("<*> 3")),
        ("who looks", dealt(name, [[], []], [97]).type("<*> 2 5")),
        ("on call", on_call(name)),
        ("on call, who is out", on_call(name).type("D")),
        ("on call, who is out, seen by all", on_call(name).type("#")),
        ("on call, a hand to type", on_call(name).type("D 1")),
    ):
        yield from pages(f"help: {title}", desk.type("<#>"))
    yield framed("a turn, the pixels", dealt(name, [[], []], [97, 100 - 1]).type("#"), pixels=True)
