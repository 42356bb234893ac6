"""Into a game whose deck the players' hands shuffle: what is loaded, and how it then begins."""

from firmware.modules import names
from firmware.modules.later import later
from firmware.shell import game_start
from firmware.storage.journal import SETUP

# What a shuffle by hand needs, in the order it is loaded; this one is there, and is to stay.
_NAMES = "deck_shuffle deck course kept deck_words shuffle_page shuffling shuffle_start"


def soon(shell: "Shell") -> None:
    """Load what a shuffle by hand needs while nobody presses a key."""
    shell.expect([names.full(name) for name in _NAMES.split()])


def begin(shell: "Shell", game: "Folder", agreed: "Setup", start: "Callable[..., Any]"):
    """Return the screen that loads all that, calls `start(game, False)` and begins the shuffle."""

    def first():
        last = shell.referee  # of the game before, which is forgotten as this one begins
        left = later.left_deck.left(last) if last else None
        start(game, False)
        return _first(shell, game, agreed, left)

    soon(shell)
    return game_start.Wait(shell, first)


def resume(shell: "Shell", game: "Folder", agreed: "Setup"):
    """Return the screen that goes on with the shuffle of the journal."""
    soon(shell)
    return game_start.Wait(shell, lambda: _first(shell, game, agreed))


def _first(
    shell: "Shell",
    game: "Folder",
    agreed: "Setup",
    left: "list[tuple[str, list[int]]] | None" = None,
):
    """Return the screen at which the shuffle stands with which the game of `agreed` begins.

    `left` is how the game before left the cards, see firmware/shuffle/left_deck.py.
    """

    def begin(dealt: "Setup"):
        def start(game: "Folder", short: bool):
            shell.journal.append(SETUP, dealt.pack())  # no erase: no cut can cost the deck
            game_start.seat(shell, game, dealt, short)

        return game_start.opening(shell, dealt, start)

    try:
        return later.shuffle_start.Shuffle(shell, game, agreed, begin, left).first()
    except ValueError:
        return game_start.unreadable(shell)


def pile(shell: "Shell", then: "Go"):
    """Return the screen that leads through a shuffle of the discards in mid-game, then `then()`."""
    referee = shell.referee

    def shuffled(order: "Cards"):
        if order:
            referee.submit((referee.tables.CHANCE,) + tuple(order))
        else:
            later.guided.forget(shell)
        return then()

    def first():
        folder = referee.folder
        beneath = folder.part("beneath").lie(referee) if folder.has_part("beneath") else None
        return later.shuffle_start.PileShuffle(shell, beneath, shuffled).first()

    soon(shell)
    return game_start.Wait(shell, first)
