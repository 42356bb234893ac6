"""Questions over a turn of *The Game*: is what was refused right all the same, and who asks?"""

from firmware.games.the_game import screens, texts
from firmware.games.the_game.tables import CANT, NOBODY, TOP
from firmware.modules.later import later
from firmware.ui.screen import BACK, Screen

RIGHT = " Is it right all the same?"
CANT_ALL_THE_SAME = " Can't all the same? Then I just count."


def right(turn: "LayingTurn", card: int, pile: int):
    """Ask whether `card`, refused as it has been laid, goes on `pile` all the same.

    Then it is ruled there and away again, which leaves it in a hand; an earlier one was a slip.
    """
    game = turn.game
    top = game.tops[pile]
    if game.knowledge.hand(game.seat) is not None or not game.fits(card, pile):
        return None

    def yes():
        turn.say("")  # what it was refused with
        for ruled in (card, top):
            turn.shell.referee.submit((TOP, pile, ruled))
        return turn.lay(card, pile) or BACK

    return turn.shell.ask(turn.note + RIGHT, yes, turn)


def cant(turn: "LayingTurn"):
    """Ask whether the player on turn, refused as one of their cards is known to go, has none.

    None where counts alone prove it.
    """
    game = turn.game
    known: Any = game.knowledge
    game.knowledge = known.counts()
    why = game.why_not((CANT,))
    game.knowledge = known
    if why:
        return None

    def yes():
        later.guided.forget(turn.shell)
        turn.say("")
        return turn.on_key("#") or BACK

    return turn.shell.ask(turn.note + CANT_ALL_THE_SAME, yes, turn)


class Signal(Screen):
    """Ask who asks for `sign` on `pile`: their number, or ``#`` for nobody; A is another sign.

    It lies over `beneath`, where a key of a pile was held (TG15).
    """

    dialog = True
    helps = "help"
    help = "SIGNAL"

    def __init__(self, beneath: "Screen", pile: int, sign: int):
        super().__init__(beneath.shell)
        self.beneath = beneath
        self.pile = pile
        self.mark = sign
        self.game: TheGame = self.shell.referee.game
        seats = [seat for seat in range(self.game.players) if seat != self.game.seat]
        self.keys = "".join([str(seat + 1) for seat in seats])

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        if key == "A":
            self.mark = screens.next_sign(self.game, self.mark)
        elif key == "#" or key in self.keys:
            seat = NOBODY if key == "#" else int(key) - 1
            screens.put(self.beneath, self.pile, self.mark, seat)
            return BACK
        else:
            self.refuse(texts.WHO)
        return None

    def render(self, page: "Page") -> None:
        page.tall(0, texts.WHO_ASKS)
        page.row(2, texts.MARKS[self.mark].format("ABCD"[self.pile]), True)
        for i in range(len(texts.WHO_KEY)):
            page.row(4 + i, texts.WHO_KEY[i])
        page.row(7, texts.WHO_KEYS.format(self.keys))

    def lights(self, now: int) -> "Colours":
        return self.beneath.lights(now)
