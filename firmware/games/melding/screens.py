"""The screens of games 5 and 6: where the game stands, cards that are typed, the menu."""

from firmware.games.melding import parts, texts
from firmware.games.melding.rules import JOKER, UNSEEN, card_text
from firmware.play.knowledge import ON_CALL
from firmware.play.rules_base import HELD
from firmware.shell.shell import turn_page
from firmware.ui import layout
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, Screen

ALL_THE_SAME = ". Right all the same?"


def right(screen: "Screen", why: "Reason", again: "Pick"):
    """Ask whether the card of `why`, refused as it is elsewhere, is right all the same, or None.

    Then it is ruled that it was not seen, or lies otherwise than was known, before `again(card)`.
    """
    shell = screen.shell
    game: Drawing = shell.referee.game
    card = why[1]
    secret = game.knowledge.secret
    if why[0] == HELD and secret:
        return shell.guided.right(screen, card_text(card), lambda: again(card))
    rule = (UNSEEN, card)
    if game.why_not(rule):
        return None

    def yes():
        screen.say("")  # what it was refused with
        shell.referee.submit(rule)
        return again(card) or BACK

    text = screen.note.replace("\n", " ") + ALL_THE_SAME
    if secret:
        guided = shell.guided
        return guided.ask(screen, text + guided.JUST_COUNT, lambda: again(card), rule)
    return shell.ask(text, yes, screen)


class CardInput(NumberInput):
    """The card typed so far: a number, or A for a free card, which the next digit replaces."""

    def __init__(self, screen: "Screen"):
        super().__init__(screen)
        self._whole = False  # does a digit begin a new number?

    @property
    def card(self) -> int | None:
        """The card typed, whether or not it exists; None where there is none or it was refused."""
        return None if self._refused or not self.text else texts.value(self.text)

    def take(self, key: str) -> bool:
        """Take a digit, A, or ``*`` while there is something to erase; False for other keys."""
        if key == "A":
            self.offer(JOKER)
            return True
        if self._whole and key.isdigit():
            self.clear()
        self._whole = self._whole and key != "*"
        return super().take(key)

    def keep(self, other: "NumberInput") -> None:
        """Go on with what was typed on another screen, unless it was refused there."""
        super().keep(other)
        self._whole = isinstance(other, CardInput) and other._whole

    def offer(self, card: int) -> None:
        """Let `card` be typed, which the next digit replaces."""
        self.clear()
        self.text = card_text(card)
        self._whole = True

    def clear(self) -> None:
        """Forget what was typed."""
        super().clear()
        self._whole = False


class Typing(Screen):
    """A screen on which cards are typed: digits, or A for a free card."""

    helps = "help"
    begins = "A"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.input = CardInput(self)

    @property
    def game(self) -> "Drawing":
        """The game as its rules know it."""
        return self.shell.referee.game

    def wrong(self, why: "Reason", again: "Pick"):
        """Refuse what was typed for the reason `why`.

        A card that is taken for thrown, or known elsewhere, may be where it was typed all the same:
        that is asked, and then ruled before `again(card)`.
        """
        self.input.refuse()
        self.shell.referee.refused = (), why
        self.refuse(texts.why(why))
        if why[0] not in ("elsewhere", HELD):
            return None
        return right(self, why, again)


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Drawing = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return shell.starter.AfterDeal(shell)
    if game.over:
        sets: SetTexts = shell.referee.folder.texts
        verdict = texts.verdict(game, sets.COUNT)
        return shell.scores(verdict, hands=dealt(game))
    if game.scoring:
        return typing(shell) or parts.hand_entry.Score(shell)
    if on_call(shell):
        playing: PlayingPart = part("melding.on_call_turn")
        return typing(shell) or playing.Playing(shell)
    if game.owes:
        return shell.guided.Reshuffle(shell)
    if game.boxed(game.seat):
        return part("box_turn").BoxTurn(shell)
    if not game.told:
        return turn_page(shell)
    if dealt(game) and len(game.people()) > 1:
        return part("hand_over").Cover(shell, game.seat, lambda: turn(shell), shell.take_back)
    return turn(shell)


def turn(shell: "Shell"):
    """Return the turn, or the claim that is being typed in it."""
    return typing(shell) or turn_page(shell)


def thrown(shell: "Shell") -> None:
    """Forget the hand that was typed in a turn, which has ended."""
    if shell.referee.hands_typed:
        parts.hand_entry.forget(shell)


def forget_discards(shell: "Shell") -> None:
    """Forget what was known of the discards: the players have shuffled them."""
    shell.guided.forget(shell)


def typing(shell: "Shell"):
    """Return the page of a hand that is being typed, which outlasts a power cut, or None."""
    return parts.hand_entry.page(shell) if shell.referee.hands_typed else None


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Drawing = shell.referee.game
    lines: list = []
    hidden = game.scoring or game.over or game.owes or on_call(shell)
    if game.started and game.told and not hidden:
        lines.append(("Ruling", shell.ruling))
    if game.started and (dealt(game) or game.knowledge.secret) and not game.over:
        hands = shell.referee.folder.part
        lines.append(("Hands", lambda: hands("hand_over").hand_over.look_round(shell)))
    return lines


def on_call(shell: "Shell") -> bool:
    """Return True if the players judge their cards, and only who is out is told."""
    return shell.referee.setup.level == ON_CALL


def dealt(game: "Drawing") -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.knowledge.hand(0) is not None


class Checking(Screen):
    """Long work: load `parts`, then ask `work()` in slices where to go; ``*`` stops it.

    `title` says what for, `stop()` returns where to go if it is not to be done.  Where there is
    nothing to stop, keys wait (`busy`) for the page to which it leads.
    """

    help = "CHECK"
    helps = "help"

    def __init__(self, shell: "Shell", title: str, parts: "Sequence[str]", work: "Go", stop: "Go"):
        super().__init__(shell)
        self.title = title
        self.work = work
        self.stop = stop
        self.drawn = False
        shell.expect([shell.referee.folder.module(part) for part in parts])

    def on_key(self, key: str) -> "Destination":
        return self.stop() if key == "*" else None

    def on_tick(self, now: int) -> "Destination":
        if not self.drawn or self.shell.load_part():  # the key is answered first
            return None
        return self.work()

    def render(self, page: "Page") -> None:
        layout.head(page, self.title)
        layout.sentence(page, texts.MOMENT)
        layout.keys(page, texts.STOP)
        self.drawn = True


def turn_with(shell: "Shell", card: int):
    """Return the turn of the player who has typed `card`; another may be typed in its place."""
    close_hand(shell)
    turn: Any = turn_page(shell)
    turn.input.offer(card)
    return turn


def close_hand(shell: "Shell") -> None:
    """Note that a hand which is typed, if there is one, is wanted no more."""
    if shell.referee.hands_typed:
        parts.hand_entry.close(shell)
