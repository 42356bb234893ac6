"""Games in which the device plays for two of three seats, by keys, with what it shows and lays."""

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from firmware.shell import settings
from firmware.storage.journal import Journal
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.dice import Dice
from tests.interpreter.account.whole_app import Hands

# To the first turn: the device deals, three play, two of them it, the third one starts.
BEGUN = {"TG": "112AA33", "TS": "142AA33", "H1": "22AA3#3", "H2": "32AA3#3", "H3": "42AA3#3",
         "H4": "52AA3#3", "H5": "62AA3#3", "H6": "72AA3#3", "H7": "82AA3#3"}  # fmt: skip
TITLE_MS = 5000
STEPS = 200
TYPED = "0123456789ABCD###"  # where places are typed, not cards


NAMES = "   BoxBix"
GOES_ON = "#1#"  # the game that is kept; P1 starts


def led(rules: str) -> Hands:
    """Return hands at a device that keeps a guided game of `rules`, and plays for two of three."""
    folder = catalog.game_of(rules)
    agreed = Setup(rules, GUIDED, 3)
    agreed.options = bytes([row[3] for row in folder.asked(rules, GUIDED)])
    cards, dice, deck = list(folder.part("rules").cards(agreed)), Dice(7), []
    while cards:
        deck.append(cards.pop(dice.below(len(cards))))
    agreed.deck = bytes(deck)
    desk = Desk()
    Journal(desk.memory).begin(agreed.pack())
    hands = Hands(desk)
    shell = hands.app.shell
    shell.journal.settings = settings.named(shell, NAMES)
    return hands


def lines(rules: str, how: str = ""):
    """Yield what the device shows key by key in a game of `rules`, and the moves in the end.

    It deals, or has led the players' cards where `how` is "led".
    """
    hands = led(rules) if how else Hands(Desk())
    hands.wait(TITLE_MS)
    for key in GOES_ON if how else BEGUN[rules]:
        yield hands.press(key)
    dice = Dice(5)
    for _ in range(STEPS):
        keys = "#"
        if hands.screen() == "Turn":
            move = dice.one_of(hands.game.legal_moves())
            keys = Notation(hands.app.referee.folder.part("rules")).keys(move)
        elif hands.screen() == "Grid":
            keys = dice.one_of(TYPED)
        for key in keys:
            yield hands.press(key)
        if hands.app.referee is None or hands.game.over:
            break
    referee = hands.app.referee
    moves = referee.log_text() if referee else []
    yield "moves " + str(len(moves)) + " " + ", ".join(moves)
