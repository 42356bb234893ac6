"""The device goes round: a page for all, then a hand for its owner, or every hand in turn."""

from firmware.ui import hands, kinds, layout
from firmware.ui.screen import TWICE_MS, Screen
from firmware.ui.signals import DEAL

PASS = "Hand me to"
PRESSES = "press"
PRESS = "{} presses {}"
AGAIN = "{}? Press {} again"
HIDE = "# hides cards"
LEADS_ON = "# leads on"
THEIRS = "{}'s hand"
NEXT = "Next: {}"
# What the keys do on a cover: before a turn, and while all look.
PLAY, LOOK = "{} play", " {} look"
FEW = 3  # numbers that have room one by one
NONE = "{} has no cards."
ALL = " my cards"
LOOKS = "{}: one moment"
OTHERS = "hide B other"  # where the players hold the cards
DREW = "{} drew"
GOES_ON = "#hide  {} {} plays"
BACK = "  *back"
HIDES = "#hide" + BACK  # where the next turn is the device's own
SEEN_MS = 5000  # in which one has seen what one drew; it can be looked at again
ALONE_MS = 1000  # by which the second key of a card would have come


class _Between(Screen):
    """A page between two turns: its `key` leads to `then()`, ``*`` to `back(self)` if there is one.

    `seat` is whose page it is, `said` a line about their cards.
    """

    help = "PASS"
    held = "ABCD"  # asked of the game like any other key
    key = "#"
    wrong = HIDE  # said of any other key
    drew = False  # is what was just drawn on it?
    shows = False  # is a hand on it?  Its class may be one that has come anew since

    def __init__(
        self, shell: "Shell", seat: int, then: "Go", back: "TakeBack | None" = None, said: str = ""
    ):
        super().__init__(shell)
        self.seat = seat
        self.then = then
        self.back = back
        self.said = said
        self.game: Any = shell.referee.game
        self.part = shell.referee.folder.part("hand_over")

    @property
    def name(self) -> str:
        """Return what the player is called whose page it is."""
        return self.game.name(self.seat)

    def on_key(self, key: str) -> "Destination":
        if key == self.key:
            return self.then()
        if key == "*" and self.back:
            return self.back(self)
        there = self.part.on_key(self, key)
        if there is not False:
            return there
        self.refuse(self.wrong.format(self.name, self.seat + 1))
        return None

    def render_keys(self, page: "Page", does: str) -> None:
        """Put what the keys do in the last row, or above a hand in the foot."""
        y = layout.LABELS if page.foot <= layout.FOOT else layout.KEYS
        layout.keys(page, self.key + does + ("  *back" if self.back else ""), y=y)


class Cover(_Between):
    """The table, for all to see; the player at `seat` is to go on by pressing their own number.

    Anybody else's shows them their hand, and ``#`` leads back here.  No key pressed once too often
    may show a hand: it is not that which hides the hand before, the page is deaf at first, as a
    seat's number may have led here too, and if that was another's it is asked for twice.  Whoever
    types a card here, whose first digit may be another's number, types on before that hand comes.
    Where all are to look, `look(seat)` shows a hand, and at once.
    """

    deaf_ms = TWICE_MS
    heads = True
    wrong = PRESS

    def __init__(
        self,
        shell: "Shell",
        seat: int,
        then: "Go",
        back: "TakeBack | None" = None,
        said: str = "",
        look: "Pick | None" = None,
    ):
        super().__init__(shell, seat, then, back, said)
        self.key = str(seat + 1)
        self.look = look
        self.led = shell.key  # what led here
        self.asked = -1  # the seat whose number has been pressed, and
        self.at = 0  # when that was, ms

    def on_key(self, key: str) -> "Destination":
        led, self.led = self.led, ""
        if self.asked >= 0:
            self.asked = -1
            self.refuse(self.wrong.format(self.name, self.seat + 1))
            return None
        seat = int(key) - 1 if key.isdigit() else -1
        if key == self.key or seat not in self.game.people():
            return super().on_key(key)
        if not self.game.knowledge.hands[seat]:
            self.refuse(NONE.format(self.game.name(seat)))
            return None
        if key == led:
            self.refuse(AGAIN.format(self.game.name(seat), key))
            return None
        if self.look:
            return self.look(seat)
        self.expect(seat)
        return None

    def expect(self, seat: int) -> None:
        """Let the cards of `seat` come in a moment, as their number has been pressed."""
        self.asked = seat
        self.at = self.shell.at
        self.say(LOOKS.format(self.game.name(seat)))

    def on_tick(self, now: int) -> "Destination":
        if self.asked < 0 or now - self.at < ALONE_MS:
            return None
        self.say("")
        seat, self.asked = self.asked, -1
        return self.show(seat) if now - self.at < 2 * ALONE_MS else None  # else the menu was open

    @property
    def does(self) -> str:
        """Return what the keys do: as far as there is room they leave out who holds no cards."""
        people, held = self.game.people(), self.game.knowledge.hands
        there = [seat for seat in people if held[seat] or seat == self.seat]
        others = [str(seat + 1) for seat in there if self.look or seat != self.seat]
        looks = " ".join(others)
        if there == people and there[-1] - there[0] < len(there) or len(others) > FEW:
            looks = "{}-{}".format(there[0] + 1, there[-1] + 1)
        if self.look:
            return looks + ALL
        return (PLAY + LOOK * (len(others) > 0)).format(self.key, looks)

    def show(self, seat: int):
        """Show the hand of `seat`; of the one who is named here, what they are to go on with."""
        if seat == self.seat:
            return self.then()
        return self.part.Hand(self.shell, seat, lambda: self)

    def render_foot(self, page: "Page") -> None:
        """Put what everybody may see of the table in the foot; without it, what the keys do."""
        layout.keys(page, self.unseen)

    def render(self, page: "Page") -> None:
        title = NEXT.format(self.name) if self.look else PASS
        self.titled(page, title, self.game.knowledge.draw)
        kinds.cover(page, self.name, self.key, PRESSES)
        does = self.does + ("  *back" if self.back else "")
        if self.look or not self.game.started or self.game.over:
            layout.keys(page, does)
        else:
            self.unseen = does
            page.foot = layout.FOOT
            self.render_foot(page)


class Hand(_Between):
    """Show the hand of `seat` to its owner, until they hide it; to all when the game is over."""

    does = "hide my cards"
    help = "YOURS"
    shows = True

    def __init__(
        self, shell: "Shell", seat: int, then: "Go", back: "TakeBack | None" = None, said: str = ""
    ):
        super().__init__(shell, seat, then, back, said)
        if self.game.over:
            self.does = "next"
            self.wrong = LEADS_ON
        elif self.game.knowledge.secret:
            self.does = OTHERS
            self.help = "GUIDED"

    def on_key(self, key: str) -> "Destination":
        if key == "B" and self.does == OTHERS:
            return self.shell.guided.others(self)
        return super().on_key(key)

    @property
    def title(self) -> str:
        """Return whose hand it is."""
        return THEIRS.format(self.name) if self.game.players > 1 else "Your hand"

    def render(self, page: "Page") -> None:
        self.part.render_table(self, page, self.title)
        self.part.render_hand(page, self.game, self.seat)
        if self.said:
            page.clear(0, layout.STAGE, layout.WIDTH, 24)
            layout.sentence(page, self.said, below=40)
        self.render_keys(page, self.does)


class Drawn(_Between):
    """Show the cards, as `words`, that `seat` has drawn, until they hide them.

    They go by themselves too, and with the number of the player who is next: then their own come
    in a moment, as behind a cover.
    """

    drew = True
    help = "YOURS"

    def __init__(self, shell: "Shell", seat: int, words: "list[str]", then: "Go"):
        super().__init__(shell, seat, then, shell.take_back)
        self.words = words
        self.until = shell.at + SEEN_MS

    def on_key(self, key: str) -> "Destination":
        if key == str(self.game.seat + 1) and not self.game.boxed(self.game.seat):
            cover: Any = self.then()
            cover.deaf_ms = 0  # whoever types a card here types on at once
            cover.expect(self.game.seat)
            return cover
        self.until = self.shell.at + SEEN_MS  # what is said may lie over them
        return super().on_key(key)

    def on_tick(self, now: int) -> "Destination":
        if now < self.until or self.shell.keys.down:  # who holds a key means this page
            return None
        return self.then()

    def render(self, page: "Page") -> None:
        game = self.game
        self.titled(page, DREW.format(self.name), game.knowledge.draw)
        if game.boxed(game.seat):
            hands.drawn(page, self.words, HIDES)
            return
        keys = GOES_ON.format(game.seat + 1, game.name(game.seat))
        hands.drawn(page, self.words, keys)
        self.unseen = keys.replace("  ", " ") + BACK
        y, x, _ = page.words.pop()
        page.say(x, y, self.unseen)  # also what would stand too close


def drawn(shell: "Shell", seat: int, words: "list[str]", then: "Go"):
    """Return the page of the cards that `seat` has drawn, or `then()` where there are none."""
    if not words:
        return then()
    shell.signals.motion = DEAL
    return Drawn(shell, seat, words, then)


def pages(shell: "Shell"):
    """Return the pages of all hands once the game is over, else of each behind a cover."""
    game: Game = shell.referee.game
    return shown(shell) if game.over else look_round(shell)


def look_round(shell: "Shell", looked: "Seats" = ()):
    """Return the screens by which all players see their hands who have not `looked` yet.

    A cover names one after the other who holds cards, but they may come in any order.  Where hands
    are dealt it is the one of the turn, in which ``*`` takes no move back: who looked came from no
    move.
    """
    game: Any = shell.referee.game
    if game.started and game.knowledge.hand(0) is not None:
        there: Any = shell.screen()
        there.back = None
        return there
    people = game.people()
    left = [seat for seat in people if seat not in looked and game.knowledge.hands[seat]]
    if not left:
        return shell.screen()
    passing = shell.referee.folder.part("hand_over")

    def show(seat: int):
        return passing.Hand(shell, seat, lambda: look_round(shell, list(looked) + [seat]))

    seat = left[0]
    if len(people) == 1:
        return show(seat)
    return passing.Cover(shell, seat, lambda: show(seat), lambda screen: shell.screen(), "", show)


def shown(shell: "Shell", seat: int = 0):
    """Return the pages of the hands from `seat` on, which all may see as the game is over."""
    game: DealtGame = shell.referee.game
    while seat < game.players and not game.knowledge.hands[seat]:
        seat += 1
    if seat == game.players:
        return shell.screen()
    hand = shell.referee.folder.part("hand_over").Hand
    return hand(shell, seat, lambda: shown(shell, seat + 1), lambda screen: shell.screen())
