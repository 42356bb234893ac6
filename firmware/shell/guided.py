"""The level *guided*: the deck that the players' hands have led to its order.

It is led there before a game or in its middle.  If the table does not agree with what is known,
the players say so, and from then on it is only known how many cards lie where.
"""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED
from firmware.storage.journal import SETUP
from firmware.ui import kinds
from firmware.ui.screen import BACK, Screen

JUST_COUNT = " Then I just count."
ELSEWHERE = "I know {} elsewhere. Right all the same?" + JUST_COUNT
OTHERS = "Are your cards others? Then I know only counts."
COUNTS = "Now I know only counts."
SHUFFLE = (
    "Pile used up: shuffle all discards but the open one. A: I lead you. # if you have: then I "
    "know only counts."
)
SHUFFLE_KEYS = "A lead us #done  *back"
DONE = "# when it is done."
_PILE = "pile {} turned over"
_DISCARDS = "discards face down"
_BESIDE, _TREAT = "laid out, low on top", "the 100 of the Treat"  # that is one card
_HAND = "{}'s, low on top"
_DRAW = "the draw pile"
_HUNDRED = 100
_GONE_MS = 200  # by then nothing refers to a page any more: see IDLE_MS in app.py


def forget(shell: "Shell") -> None:
    """Rule that cards lie otherwise than is known."""
    referee = shell.referee
    referee.submit((referee.rules.FORGET,))


def right(screen: "Screen", card: str, again: "Go"):
    """Ask whether `card`, refused as it is known elsewhere, lies there all the same."""
    return ask(screen, ELSEWHERE.format(card), again)


def ask(screen: "Screen", text: str, again: "Go", rule: "Move | None" = None):
    """Ask by `text` whether what was refused is right all the same.

    Then that is ruled before `again()`, by a `rule` of its own or of all cards; either way only
    counts are known.
    """

    def yes():
        referee = screen.shell.referee
        referee.submit(rule or (referee.rules.FORGET,))
        screen.note = ""
        there = again() or BACK
        said(screen if there == BACK else there)
        return there

    return screen.shell.ask(text, yes, screen)


def others(screen: "Screen"):
    """Ask whether somebody who looks at what is known of their cards holds others."""
    shell = screen.shell

    def yes():
        forget(shell)
        there = shell.screen()
        said(there)
        return there

    return shell.ask(OTHERS, yes)


def said(screen: "Any") -> None:
    """Say on `screen` that from now on only counts are known."""
    shell = screen.shell
    game: Game = shell.referee.game
    screen.say((screen.note + " " + COUNTS).strip() + shell.boxes(game.players))


class Reshuffle(Screen):
    """The draw pile is used up: the players shuffle the discards, and nobody knows their order."""

    help = "RESHUFFLE"

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        if key == "*":
            return shell.take_back(self)
        if key == "A":
            return pile(shell, self.done)
        if key != "#":
            self.not_now(DONE)
            return None
        forget(shell)
        return self.done()

    def on_tick(self, now: int) -> "Destination":
        """Go on with a shuffle that the power cut short, or that was done and taken back."""
        journal, referee = self.shell.journal, self.shell.referee
        game: Game = referee.game
        for packed in journal.chances:
            if sorted(packed[1:]) == sorted(game.owes):
                referee.submit(tuple(packed))
                return self.done()
        return pile(self.shell, self.done) if journal.shuffles else None

    def done(self):
        """Go on with the game, whose discards are shuffled."""
        return self.shell.screen()

    def render(self, page: "Page") -> None:
        shell = self.shell
        game: Game = shell.referee.game
        kinds.reading(page, SHUFFLE + shell.boxes(game.players), SHUFFLE_KEYS)


def _is_over(shell: "Shell") -> bool:
    if not shell.referee:
        return False
    game: Game = shell.referee.game
    return game.over


def left(referee: "SeatedReferee") -> "list[tuple[str, list[int]]] | None":
    """Return the pieces that the deck is gathered of: words, and cards from the top.

    Each is laid on the one before.  None where not every card's place is known, or told.  It is not
    in shuffle_start.py, as there is no room for that beside what it brings in.
    """
    if not referee.folder.has_part("hand_over"):
        return None
    game: Any = referee.game
    knowledge = game.knowledge
    if not game.over or not knowledge.secret:
        return None
    piles = getattr(referee.folder.part("hand_over"), "piles", None)
    if not piles:
        return None
    piles = piles(referee)
    found = []
    for i in range(len(piles)):
        several = len(piles) > 2
        words = _PILE.format(chr(65 + i)) if several else _DISCARDS
        if i and not several:
            words = _TREAT if piles[i] == [_HUNDRED] else _BESIDE
        found.append((words, list(piles[i])))
    for seat in range(game.players):
        found.append((_HAND.format(game.name(seat)), list(knowledge.held(seat))))
    found.append((_DRAW, list(knowledge.pile[len(knowledge.pile) - knowledge.draw :])))
    return [piece for piece in found if piece[1]]


def begin(shell: "Shell", game: "Folder", agreed: "Setup", start: "Callable[..., Any]"):
    """Return the screen that loads all that, calls `start(game, False)` and begins the shuffle."""
    rest = _GONE_MS if shell.referee else 0
    over = _is_over(shell)  # then it may be known how the cards lie
    if not over:
        start(game, False)

    def first():
        if over:
            shell.left = left(shell.referee)
            start(game, False)
        return _first(shell, game, agreed)

    shell.prepare_next(game, GUIDED)
    return later.game_start.Wait(shell, first, rest)


def resume(shell: "Shell", game: "Folder", agreed: "Setup"):
    """Return the screen that goes on with the shuffle of the journal."""
    shell.prepare_next(game, GUIDED)
    return later.game_start.Wait(shell, lambda: _first(shell, game, agreed))


def _first(shell: "Shell", game: "Folder", agreed: "Setup"):
    """Return the screen at which the shuffle stands with which the game of `agreed` begins."""
    game_start = later.game_start

    def begin(dealt: "Setup"):
        def start(game: "Folder", short: bool):
            shell.journal.append(SETUP, dealt.pack())  # no erase: no cut can cost the deck
            game_start.seat(shell, game, dealt, short)

        return game_start.opening(shell, dealt, start)

    try:
        return later.shuffle_start.Shuffle(shell, game, agreed, begin).first()
    except ValueError:
        return game_start.unreadable(shell)


def pile(shell: "Shell", then: "Go"):
    """Return the screen that leads through a shuffle of the discards in mid-game, then `then()`."""
    referee = shell.referee

    def shuffled(order: "Cards"):
        if order:
            referee.submit((referee.rules.CHANCE,) + tuple(order))
        else:
            forget(shell)
        shell.prepare(folder, GUIDED)  # what its turns are played with comes again
        return then()

    def first():
        beneath = folder.part("hand_over").lie(referee) if folder.has_part("hand_over") else None
        return later.shuffle_start.PileShuffle(shell, beneath, shuffled).first()

    folder = referee.folder
    shell.prepare_next(folder, GUIDED)
    return later.game_start.Wait(shell, first, _GONE_MS)
