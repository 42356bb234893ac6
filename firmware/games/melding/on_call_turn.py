"""Games 5 and 6 on call: the page of play, and a claim to be out."""

from firmware.games.melding import hand_entry, texts
from firmware.games.melding.rules import FINISHED, JOKER, plays_no_more
from firmware.games.melding.screens import close_hand
from firmware.ui import layout
from firmware.ui.screen import NO_LIGHT, Screen

WHO = "Who is out?"
ALONE = "Only they look, and press their key."
SEEN = "You have all seen the sets."
PRESS_YOURS = "Press your own number."
PRESS_THEIRS = "Press their number."
PRESS = "{}  *back"
SHOWN = "{} is out and has shown all sets?"
TITLE = "{}: all cards"


def leave(shell: "Shell"):
    """Hide the hand that is being typed, if one is, and return the page of all."""
    close_hand(shell)
    return shell.screen()


class _Who(Screen):
    """Ask for a player who is not out, by their number; `asks` says what is so."""

    helps = "help"
    asks = ""
    press = ""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: Drawing = shell.referee.game
        self.seats = [seat for seat in range(self.game.players) if self.game.plays(seat)]

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return leave(self.shell)
        seat = int(key) - 1 if key.isdigit() else -1
        if seat in self.seats:
            return self.chosen(seat)
        there = 0 <= seat < self.game.players
        self.refuse(texts.why(plays_no_more(self.game, seat)) if there else self.press)
        return None

    def chosen(self, seat: int) -> "Destination":
        """Return where the number of the player at `seat` leads."""
        return None

    def render(self, page: "Page") -> None:
        layout.head(page, WHO)
        layout.sentence(page, self.asks)
        layout.keys(page, PRESS.format(" ".join(self._keys())))

    def _keys(self) -> "list[str]":
        """Return the keys of the seats: those side by side as ``2-4``, one alone with a name."""
        seats, words = self.seats, []
        at = 0
        while at < len(seats):
            first = at
            while seats[at] + 1 in seats:
                at += 1
            of = str(seats[at] + 1) if at > first else self.game.name(seats[at])
            words.append(str(seats[first] + 1) + "-" * (at > first) + of)
            at += 1
        return words

    def lights(self, now: int) -> "Colours":
        return NO_LIGHT  # nobody is known to be on turn


class Finished(_Who):
    """Let a player be out by the players' own word: they have looked at the sets themselves."""

    help = "FINISHED"
    asks = SEEN
    press = PRESS_THEIRS

    def chosen(self, seat: int):
        shell = self.shell

        def out():
            shell.referee.submit((FINISHED, seat))
            shell.signals.ended(True)
            return shell.screen()

        return shell.ask(SHOWN.format(self.game.name(seat)), out)


class Cover(_Who):
    """Hide the cards that were typed, until who claims to be out presses their own number."""

    help = "COVER"
    asks = ALONE
    press = PRESS_YOURS

    def chosen(self, seat: int):
        return Cards(self.shell, seat)


class Cards(hand_entry.HandEntry):
    """The player at `seat` types all their cards, the one they throw among them, and checks them.

    What they have typed is kept when they hide it, and when it is not in sets.
    """

    help = "CLAIM"
    hides = True

    def __init__(self, shell: "Shell", seat: int):
        super().__init__(shell, seat, "", 0, self.check, lambda: leave(shell))
        self.seat = seat
        self.count += 1
        self.title = TITLE.format(self.game.name(seat))
        half = shell.referee.typed.pop(seat, "")
        if half.isdigit():
            self.input.text = half
        elif half:
            self.input.offer(JOKER)

    def ahead(self, key: str) -> bool:
        return False  # it comes from beneath a cover

    def on_key(self, key: str) -> "Destination":
        if key == "C":
            self.shell.referee.typed[self.seat] = self.input.live
            return leave(self.shell)
        return super().on_key(key)

    def check(self, cards: "list[int]"):
        """Return the proof that they are out with all `cards` but one."""
        shell, seat = self.shell, self.seat
        return hand_entry.claim_on_call(shell, seat, cards, lambda: Cards(shell, seat))

    def lights(self, now: int) -> "Colours":
        return self.shell.signals.pointing(self.game, now, self.seat)


BEGINS = "{} starts"
GOES_ON = "{} goes on"
TURN_OVER = "Turn over 1 card"
USED_UP = "Pile gone? Shuffle."
OUT = "All in sets? D"
WHICH = "Press D or #."
KEYS = "D check # out  *undo"


class Playing(Screen):
    """The players play; D checks whether one of them is out."""

    helps = "help"
    help = "ON_CALL"
    on_turn = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: Drawing = shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if key in "#D":
            return (Cover if key == "D" else Finished)(self.shell)
        if key == "*":
            return self.shell.take_back(self)
        self.not_now(WHICH)
        return None

    def render(self, page: "Page") -> None:
        out = self.game.finished
        words = (GOES_ON if out else BEGINS).format(self.game.name(self.game.seat))
        layout.head(page, words)
        words = texts.OUT.format(self.game.listed(out)) if out else TURN_OVER
        layout.sentence(page, words, below=32)
        layout.label(page, layout.LEFT_EDGE, 32, USED_UP)
        layout.sentence(page, OUT, y=layout.KEYS - layout.LINE)
        layout.keys(page, KEYS)

    def lights(self, now: int) -> "Colours":
        return NO_LIGHT
