"""The screens of a game from its start, under keys by chance and those of legal moves."""

from binascii import hexlify

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, LEVELS
from firmware.play.notation import Notation
from firmware.play.setup import Setup, shuffle
from firmware.storage import journal
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.dice import Dice
from tests.interpreter.account.whole_app import Hands

KEYS = "0123456789" + "AABCCD" + "*" + "#" * 8
PRESSES = 150  # or moves
PLAYERS = 3


def lines(rules: str, level: str):
    """Yield what the device shows key by key in a game of `rules` at `level`."""
    home = catalog.game_of(rules)
    if home is None:
        raise ValueError("no such game")
    dice = Dice(5)
    moves = Notation(home.part("rules"))
    agreed = Setup(rules, LEVELS.index(level), PLAYERS)
    if agreed.level in KNOWN:
        cards = home.part("rules").cards(agreed)
        shuffle(cards, dice.bytes)
        agreed.deck = bytes(cards)
    memory = bytearray(b"\xff" * 4096)
    journal.Journal(memory).begin(agreed.pack())
    hands = Hands(Desk(bytes(memory)))
    yield hands.press("#")  # go on with the game in the memory
    for _ in range(PRESSES):
        keys = dice.one_of(KEYS)
        if hands.screen() == "Cover":
            keys = str(hands.game.seat + 1)
        elif dice.below(2) and hands.game.legal_moves():
            keys = moves.keys(dice.one_of(hands.game.legal_moves()))
        for key in keys:
            yield hands.press(key)
        if hands.app.referee is None:
            break
    yield "journal " + hexlify(hands.desk.memory).decode()
