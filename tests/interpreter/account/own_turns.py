"""Games in which the device plays for two of three seats, by keys, with what it shows and lays."""

from firmware.play.notation import Notation
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.dice import Dice
from tests.interpreter.account.whole_app import Hands

# To the first turn: the device deals, three play, two of them it, the third one starts.
BEGUN = {"TG": "112AA33", "TS": "142AA33", "H1": "22AA3#3", "H2": "32AA3#3", "H3": "42AA3#3",
         "H4": "52AA3#3", "H5": "62AA3#3", "H6": "72AA3#3", "H7": "82AA3#3"}  # fmt: skip
TITLE_MS = 5000
STEPS = 200
TYPED = "0123456789ABCD###"  # where places are typed, not cards


def lines(rules: str):
    """Yield what the device shows key by key in a game of `rules`, and the moves in the end."""
    hands = Hands(Desk())
    hands.wait(TITLE_MS)
    for key in BEGUN[rules]:
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
