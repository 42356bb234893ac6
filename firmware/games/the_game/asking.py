"""A card that goes on another in *The Game*, for whoever asks; the rules say it."""

from firmware.games.the_game.tables import FIRST, LAST
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.ui.text_lines import wrap

FACTORS = False  # no prime, factor or digit means anything here
PILE = ("up {}: ", "down {}: ")
GOES_ON = "goes on {}"
TEN_BACK = "{}: ten back"
NOWHERE = "goes nowhere now"


def numbers(game: "TheGame") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    return FIRST, LAST


def goes(referee: "Referee", card: int, below: int) -> "list[str]":
    """Return in rows of text whether `card` goes on `below`, on a rising pile and a falling one.

    If that is 0 the piles are meant as they stand: nothing is said where they are not known.
    """
    agreed = referee.setup
    game: Any = referee.game
    if below:
        game = referee.rules.new(Setup(agreed.rules, TABLE, agreed.players))
        game.tops = [below] * 4
        return [PILE[pile // 2].format(below) + _told(game, card, pile) for pile in (0, 2)]
    if agreed.level == ON_CALL:
        return []
    if game.gone[card]:
        return wrap(referee.folder.why(("laid", card)))
    fit = [pile for pile in range(4) if game.fits(card, pile)]
    if not fit:
        return [NOWHERE]
    rows = [GOES_ON.format(" ".join(["ABCD"[pile] for pile in fit]))]
    back = [pile for pile in fit if _is_back(game, card, pile)]
    return rows + [TEN_BACK.format("ABCD"[pile]) for pile in back]


def _told(game: "TheGame", card: int, pile: int) -> str:
    if not game.fits(card, pile):
        return "no"
    return "yes, 10 back" if _is_back(game, card, pile) else "yes"


def _is_back(game: "TheGame", card: int, pile: int) -> bool:
    """Return True if `card`, which fits, goes back on `pile`: so it does by ten (TG5)."""
    return (card < game.tops[pile]) == (pile < 2)
