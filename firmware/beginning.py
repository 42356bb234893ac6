"""Ways into a game: begin it anew, again like the last one, or go on with that of the journal."""

import gc

from firmware import catalog, journal, loader, setup
from firmware.knowledge import SCREEN
from firmware.ui.screen import Screen

WAIT = " wait"
UNREADABLE = "I cannot read the game in the memory."
ROOM = 90_500  # bytes that are free as a game begins, if they can be had


def first_screen(house):
    """Return what the device shows when it is switched on, or has made room for a game."""
    if house.box.restarted and house.journal.open:
        return resume(house)
    return loader.load("firmware.home").first_screen(house)


def last_setup(house):
    """Return the set-up of the game in the journal, or None."""
    if house.journal.setup is None:
        return None
    try:
        last = setup.unpack(house.journal.setup)
    except ValueError:
        return None
    return last if catalog.game_of(last.rules) else None


def home(house):
    """Return the screen that leads to the one on which a game is chosen."""
    for module in catalog.missing() + ["firmware.home"]:
        house.soon(module)
    return Wait(house, lambda: loader.load("firmware.home").Home(house))


def begin(house, agreed, session: bytes):
    """Return the screen that begins a game as `agreed`, shuffled anew if the device deals.

    `session` are the scores of the games before it, if any, and who is proposed to start.
    """
    agreed = setup.Setup(agreed.rules, agreed.level, agreed.players, b"", agreed.options)

    def deal(game):
        if agreed.level == SCREEN:
            cards = game.part("tables").cards(agreed)
            loader.load("firmware.deck").shuffle(cards, house.box.random_bytes)
            agreed.deck = bytes(cards)
        house.journal.begin(agreed.pack(), session)
        house.seat(game, agreed)
        make_room(house)

    return Opening(house, _game_of(house, agreed.rules), agreed, deal)


def _game_of(house, rules: str):
    """Return the game of the rule set `rules`: if it is in play, others need not be looked at."""
    playing = house.referee.folder if house.referee else None
    return playing if playing and playing.has(rules) else catalog.game_of(rules)


def make_room(house) -> None:
    """Start the device anew if a game has too little memory to begin; the journal keeps it.

    The names in whatever was loaded before, other games and the questions, are never freed else.
    """
    if house.clean or house.journal.state != journal.OURS:
        return
    house.tidy()
    gc.collect()
    if house.box.free_memory() < ROOM:
        house.box.restart()


def again(house):
    """Return the screen that begins a game like the last one, the next of its session."""
    last = last_setup(house)
    if last is None:
        return home(house)
    starter = loader.load("firmware.starter")
    game = _game_of(house, last.rules)
    same = game is not None and getattr(game.manifest, "SAME_STARTER", False)
    seat = starter.following(house.journal, last.players, same)
    session = loader.load("firmware.session").carried(house.journal)
    return begin(house, last, starter.propose(session, seat))


def resume(house):
    """Return the screen that goes on with the game of the journal."""
    agreed = last_setup(house)
    if agreed is None:
        return home(house)
    game = catalog.game_of(agreed.rules)
    return Opening(house, game, agreed, lambda game: house.seat(game, agreed))


class Wait(Screen):
    """Say that it takes a moment, load what is wanted, then go to `then()`."""

    busy = True

    def __init__(self, house, then):
        super().__init__(house)
        self.then = then
        self.drawn = False

    def on_tick(self, now: int) -> object:
        if not self.drawn:  # the key is answered first
            return None
        return None if self.house.load_part() else self.then()

    def draw(self, page) -> None:
        page.keep()
        page.end(7, WAIT)
        self.drawn = True


class Opening(Wait):
    """Load what is missing of a game, then `start(game)` and go there."""

    def __init__(self, house, game, agreed, start):
        super().__init__(house, self.open)
        self.game = game
        self.agreed = agreed
        self.start = start
        house.prepare(game, agreed.level)

    def open(self) -> object:
        """Start the game and return its first screen."""
        try:
            self.start(self.game)
        except ValueError:
            first = loader.load("firmware.home").Home(self.house)
            first.say(UNREADABLE)
            return first
        return self.house.screen()
