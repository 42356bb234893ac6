"""A claim to be out is proved, shown set by set, and counted."""

from firmware.games.melding import texts
from firmware.games.melding.rules import CLAIM, JOKER, OUT, STANDS, card_text, number, split
from firmware.games.melding.screens import Checking, close_hand, turn_with
from firmware.ui import hands, layout
from firmware.ui.faces import N22, SLIM22, S, T
from firmware.ui.page import RIGHT
from firmware.ui.screen import Screen

HAS = ("is out!", "is 2nd", "is 3rd", "is 4th", "is 5th")  # by place, where they play on (H-c)
GO_ON = "#go on  *close"
COUNT = "{}/{}"
THROWN = "{} {}"
THROWS = "throw"
JOKER_LINE = "_ joker"
_FEW, _PITCH, _CARD = 4, 32, 30  # so many stand as cards


class Sets(Screen):
    """Show the arrangement `out`, with which the player at `seat` is out, who threw `thrown`.

    `throws` is what stands before that card: whether it has been thrown.  Each set is a page.
    """

    help = "SETS"
    helps = "help"
    on_turn = True
    row_at = 0

    def __init__(self, shell: "Shell", throws: str, seat: int, thrown: int, out: "Arrangement"):
        super().__init__(shell)
        self.game: Drawing = shell.referee.game
        self.title = self.game.name(seat) + " " + HAS[self.game.finished.index(seat)]
        self.thrown = THROWN.format(throws, card_text(thrown))
        self.texts: SetTexts = shell.referee.folder.texts
        self.sets = split(out)
        self.at = 0  # the set shown

    def on_key(self, key: str) -> "Destination":
        if key == "*" or key == "#" and self.at == len(self.sets) - 1:
            return self.shell.screen()
        if key == "#":
            self.at += 1
        else:
            self.not_now(WHICH)
        return None

    def render(self, page: "Page") -> None:
        count = COUNT.format(self.at + 1, len(self.sets))
        page.text(0, 0, count, T, RIGHT, layout.RIGHT_EDGE)
        self.titled(page, self.title, end=layout.RIGHT_EDGE - page.width(count) - 4)
        parts = self.sets[self.at]
        numbers = [number(part) for part in parts]
        jokers = [i for i in range(len(parts)) if parts[i] > STANDS]
        key = 0 if self.game.is_key(numbers[0]) else -1
        if len(parts) > _FEW:
            words = [str(one) for one in numbers]
            rows = (len(words) + hands.MOST_IN_ROW - 1) // hands.MOST_IN_ROW
            y = layout.STAGE + layout.LINE * (rows - 1) + (not jokers)  # their legend is below
            hands.hand(page, words, jokers, y, () if key else (0,))
        else:
            x = (layout.WIDTH - _PITCH * len(parts)) // 2 + 1
            for i in range(len(parts)):
                face = SLIM22 if numbers[i] > 99 else N22
                page.card(x, layout.STAGE + 1, _CARD, 30, numbers[i], face, i == key)
                if i in jokers:
                    page.reverse(x + 4, layout.STAGE + 28, _CARD - 8, 1)
                x += _PITCH
        last = self.at == len(self.sets) - 1
        said = (self.thrown if last else "") + ("  " + JOKER_LINE if jokers else "")
        layout.label(page, layout.LEFT_EDGE, layout.FOOT, said.strip())
        rule = self.texts.rule(numbers)
        y = layout.KEYS if said.strip() else layout.KEYS - 1  # alone it has room for its feet
        page.text(layout.LEFT_EDGE, y, rule, S, said="")
        page.say(layout.LEFT_EDGE, layout.LABELS, rule)
        page.cap(layout.RIGHT_EDGE - layout.LARGE_CAP, layout.KEYS, GO_ON[0], said="")
        self.unseen = GO_ON


WHICH = "# goes on"
COUNTING = "{}'s hand"
THREW = "threw"
NO_SETS = "Not all in sets"


def claim(shell: "Shell", thrown: int):
    """Return the proof that the player on turn, whose hand is known, is out without `thrown`."""
    game: Drawing = shell.referee.game
    cards = list(game.knowledge.held(game.seat))
    cards.remove(thrown)
    return with_cards(shell, thrown, cards)


def with_cards(shell: "Shell", thrown: int, cards: "Cards"):
    """Return the proof that the player on turn is out who throws `thrown` and holds `cards`."""
    game: Drawing = shell.referee.game
    seat = game.seat
    title = texts.CHECKING.format(game.name(seat))
    return Claim(shell, seat, thrown, cards, title, lambda: turn_with(shell, thrown))


class Claim(Checking):
    """H5.5, H6.3: whether the player at `seat` can be out who throws `thrown` and holds `cards`."""

    throws = THREW

    def __init__(
        self, shell: "Shell", seat: int, thrown: int, cards: "Cards", title: str, stop: "Go"
    ):
        game: Drawing = shell.referee.game
        self.game = game
        self.seat = seat
        self.thrown = thrown
        self.cards = cards
        self.proof = None
        self.move = ()  # once it is proved
        # Would the rules be long in counting the other hands?
        self.known = game.knowledge.held(seat) is not None
        self.counts = self.known and not game.places and len(game.counting) > 0
        self.points = []  # by seat, as far as they have been counted
        self.search = None
        parts = ("melding.prover",)
        if self.counts:
            parts += game.counting
        super().__init__(shell, title, parts, self.prove, stop)

    def prove(self) -> "Destination":
        """Go on with the proof; return where to go once it is there."""
        if self.proof is None:
            part: ProverPart = self.shell.referee.folder.part("melding.prover")
            self.proof = part.Proof(self.game.groups(self.cards), self.game.most)
        elif self.proof.step():
            return None
        elif self.proof.arrangement is None:
            # The page behind it wants its memory, which has gone by the next tick.
            self.proof = None
            self.work = self.refused
        else:
            self.move = self.claimed() + tuple(self.proof.arrangement)
            self.proof = None
            self.work = self.count if self.counts else self.out
        return None

    def refused(self) -> "Destination":
        """Say that the cards are not in sets; return where to go, or None to go on."""
        if self.known:  # what it knows of the hand is not to be asked for card by card
            self.shell.referee.disproved = self.shell.referee.played
        turn = turn_with(self.shell, self.thrown)
        turn.input.refuse()
        self.shell.referee.refused = (), ("sets",)
        turn.refuse(texts.NO_SETS.format(card_text(self.thrown)))
        return turn

    def claimed(self) -> "Move":
        """Return the move that lets the player be out, without the cards in sets."""
        return (OUT, self.thrown)

    def count(self) -> "Destination":
        """Count the other hands, which the rules would have to do at once (H6.4)."""
        game = self.game
        seat = len(self.points)
        if seat == game.players:
            game.counted = self.points
            self.work = self.out
        elif seat == game.seat:
            self.points.append(0)
        elif self.search is None:
            self.search = game.search(game.knowledge.held(seat))
        elif not self.search.step():
            self.points.append(self.search.points)
            self.search = None
        return None

    def out(self) -> "Destination":
        """Let the player be out, and return their sets for all to see."""
        shell = self.shell
        why = shell.referee.submit(self.move)
        if why:  # it is known in secret that a card lies elsewhere
            return turn_with(shell, self.thrown).wrong(why, lambda _: self)
        close_hand(shell)
        shell.signals.ended(True)
        sets = self.move[len(self.claimed()) :]
        return Sets(shell, self.throws, self.seat, self.thrown, sets)


class AnyClaim(Claim):
    """H5.5, H6.3: whether the player at `seat` can be out with `cards`, whichever they throw.

    The last of them is the first to be tried, and a free card is the last.
    """

    def __init__(self, shell: "Shell", seat: int, cards: "list[int]", title: str, stop: "Go"):
        self.hand = cards
        self.tries = []  # the cards that may be thrown and have not been tried
        for card in cards:
            if card not in self.tries:
                self.tries.append(card)
        if JOKER in self.tries:
            self.tries.remove(JOKER)
            self.tries.insert(0, JOKER)
        super().__init__(shell, seat, 0, [], title, stop)
        self.throw()

    def throw(self) -> None:
        """Try it without the next card."""
        self.thrown = self.tries.pop()
        self.cards = list(self.hand)
        self.cards.remove(self.thrown)
        self.work = self.prove

    def refused(self) -> "Destination":
        if self.tries:
            self.throw()
            return None
        screen: Any = self.stop()
        self.shell.referee.refused = (), ("sets",)
        screen.refuse(NO_SETS)
        return screen


class OnCallClaim(AnyClaim):
    """The claim of a player at `seat` who has typed their `cards`, on call."""

    throws = THROWS

    def __init__(self, shell: "Shell", seat: int, cards: "list[int]", stop: "Go"):
        game: Drawing = shell.referee.game
        title = texts.CHECKING.format(game.name(seat))
        super().__init__(shell, seat, cards, title, stop)

    def claimed(self) -> "Move":
        return (CLAIM, self.seat, self.thrown)

    def lights(self, now: int) -> "Colours":
        return self.shell.signals.pointing(self.game, now, self.seat)


def known(shell: "Shell", stop: "Go", thrown: int = 0):
    """Return the proof that the player on turn is out, whose hand is known: nothing is typed.

    The card `thrown`, if it is not 0, is tried first.
    """
    game: Drawing = shell.referee.game
    cards = list(game.knowledge.held(game.seat))
    if thrown:
        cards.remove(thrown)
        cards.append(thrown)
    return AnyClaim(shell, game.seat, cards, texts.CHECKING.format(game.name(game.seat)), stop)


class Count(Checking):
    """H5.6, H6.4: what the hand `cards` costs; `counted(points)` returns where to go then."""

    def __init__(self, shell: "Shell", cards: "Cards", counted: "Pick", stop: "Go"):
        self.cards = cards
        self.counted = counted
        self.search = None
        game: Drawing = shell.referee.game
        self.game = game
        title = COUNTING.format(game.name(game.seat))
        super().__init__(shell, title, game.counting, self.count, stop)

    def count(self) -> "Destination":
        """Go on with counting; return where to go once it is done."""
        if not self.game.counting:
            return self.counted(self.game.cost(self.cards))
        if self.search is None:
            self.search = self.game.search(self.cards)
        elif not self.search.step():
            return self.counted(self.search.points)
        return None
