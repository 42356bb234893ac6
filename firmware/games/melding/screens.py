"""The screens of games 5 and 6: ring, picture, turn, the open card at the start."""

from firmware.games.melding import parts, texts
from firmware.games.melding.rules import (
    DRAW,
    JOKER,
    OPEN,
    TAKE,
    THROW,
    UNSEEN,
    card_text,
    why_not_card,
)
from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL
from firmware.play.rules_base import HELD
from firmware.ui import hands, layout
from firmware.ui.faces import N22, S, T
from firmware.ui.page import CENTRE
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, Screen

_CARD_X, _CARD_W, _CARD_H = 91, 36, 28  # of the open card
_TIGHT_X = 100  # of it where a hand takes two rows
_TAKE_X, _SORT_X = 73, 49  # columns of the keys A and C
_MANY = 8  # cards: more are two rows

by_ones = bytearray(6)  # by seat, whether they sort their cards by their ones digits


def render_table(
    screen: "Screen", page: "Page", title: str, does: "Sequence[str]", said: str = ""
) -> None:
    """Put `title` in the head, and what may be drawn on the stage: the pile or the open card.

    Once one was drawn it is told what that is (`said`), and what the keys do (`does`).
    """
    game: Drawing = screen.shell.referee.game
    tight = not screen.row_at and game.hand_size >= _MANY  # a hand lies in two rows
    screen.titled(page, title)
    y = layout.STAGE + (0 if tight else 6)
    _render_open(page, game, tight)
    if game.drawn is None and does[:1] == DRAWS[:1]:
        layout.large_cap(page, 1, y, "#")
        layout.draw_pile(page, game.knowledge.draw, 19, y)
        if game.open:
            page.text(57, y + 4, texts.OR, S, said=texts.OR + " A")
            layout.large_cap(page, _TAKE_X, y, "A")
        return
    if tight:
        x = layout.label(page, layout.LEFT_EDGE, y + 4, said)
        x = max(x, _SORT_X) if said else layout.LEFT_EDGE
        for word in does[: 1 if said else 2]:
            x = layout.key_list(page, x, y + 4, (word,)) + 6
        return
    if not does:  # the last row has the keys, and the pile stays where it was
        layout.draw_pile(page, game.knowledge.draw, 19, y)
        y = layout.LABELS + 2
    if said:
        layout.sentence(page, said, y=y - 2, end=_SORT_X - 2, below=layout.FOOT)
    layout.key_list(page, _SORT_X, layout.STAGE + 2, does)


def _render_open(page: "Page", game: "Drawing", tight: bool) -> None:
    """Put the open card at the right."""
    words = card_text(game.open) if game.open else ""
    if not words:
        return
    if tight:
        page.text(_TIGHT_X, layout.STAGE, words, T, CENTRE, layout.WIDTH)
        page.frame(_TIGHT_X, layout.STAGE, layout.WIDTH - _TIGHT_X, layout.LINE - 1, 2)
    elif words.isdigit():
        page.card(_CARD_X, layout.STAGE, _CARD_W, _CARD_H, words, N22)
    else:
        page.text(_CARD_X, layout.STAGE + 6, words, T, CENTRE, _CARD_X + _CARD_W)
        page.frame(_CARD_X, layout.STAGE, _CARD_W, _CARD_H, 2)


def render_hand(page: "Page", game: "Drawing", seat: int, lit: int = 0) -> None:
    """Put the hand of `seat` in the foot, sorted as its owner likes it; keys are underlined.

    The card `lit`, which is typed or was just drawn, is in reverse.
    """
    hand = list(game.knowledge.held(seat))
    if by_ones[seat]:
        hand.sort(key=lambda card: card * 10 if card == JOKER else card % 10 * 100 + card)
    marked = [i for i in range(len(hand)) if game.is_key(hand[i])]
    words = [card_text(card) for card in hand]
    hands.hand(page, words, marked, lit=[hand.index(lit)] if lit in hand else ())


def heading(game: "Drawing", does: str = "") -> str:
    """Return whose turn it is, and what they must do or have typed."""
    return texts.DOES.format(game.name(game.seat), does or texts.must(game))


DRAWS = ("#draw", "C sort")  # keys, before a card is drawn; then after that
THROWS = ("#throw", "D out", "C sort")


def sort(seat: int) -> None:
    """Sort the cards of `seat` the other way from now on."""
    by_ones[seat] = not by_ones[seat]


ALL_THE_SAME = ". Right all the same?"
SHUFFLE_FIRST = "Shuffle {} cards first. Done?"


def right(screen: "Screen", why: "Reason", again: "Pick"):
    """Ask whether the card of `why`, refused as it is elsewhere, is right all the same, or None.

    Then it is ruled that it was not seen, or lies otherwise than was known, before `again(card)`.
    """
    game: Drawing = screen.shell.referee.game
    card = why[1]
    if why[0] == HELD and game.knowledge.secret:
        return later.guided.right(screen, card_text(card), lambda: again(card))
    rule = (UNSEEN, card)
    if game.why_not(rule):
        return None

    def yes():
        screen.say("")  # what it was refused with
        screen.shell.referee.submit(rule)
        return again(card) or BACK

    return screen.shell.ask(screen.note.replace("\n", " ") + ALL_THE_SAME, yes, screen)


def shuffle_first(screen: "Screen", game: "Drawing", shuffled: "Go"):
    """Ask whether the discards are shuffled, as the last card of the pile is taken (H-b)."""
    return screen.shell.ask(SHUFFLE_FIRST.format(game.renewed), shuffled, screen)


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


def first(shell: "Shell", said: str = ""):
    """Return the screen that the game in play stands at; a cover says `said`, which all saw."""
    game: Drawing = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return shell.starter.AfterDeal(shell)
    if game.over:
        sets: SetTexts = shell.referee.folder.texts
        verdict = texts.verdict(game, sets.COUNT)
        return shell.scores(verdict, hands=dealt(game))
    if game.scoring:
        score: ScorePart = part("melding.hand_entry")
        return typing(shell) or score.Score(shell)
    if on_call(shell):
        playing: PlayingPart = part("melding.on_call_turn")
        return typing(shell) or playing.Playing(shell)
    if game.owes:
        return later.guided.Reshuffle(shell)
    if game.boxed(game.seat):
        return part("box_turn").BoxTurn(shell)
    if not game.told:
        return Opening(shell)
    if dealt(game) and len(game.people()) > 1:
        return part("hand_over").Cover(shell, game.seat, lambda: turn(shell), shell.take_back, said)
    return turn(shell)


def turn(shell: "Shell"):
    """Return the turn, or the claim that is being typed in it."""
    return typing(shell) or Turn(shell)


def typing(shell: "Shell"):
    """Return the page of a hand that is being typed, which outlasts a power cut, or None."""
    return parts.kept_hand.page(shell) if shell.referee.hands_typed else None


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Drawing = shell.referee.game
    lines: list = []
    if game.started and game.told and not (game.scoring or game.over or on_call(shell)):
        lines.append(("Ruling", shell.ruling))
    if game.started and dealt(game) and not game.over:
        lines.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.started and game.knowledge.secret and not game.over:
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
    if shell.referee.hands_typed:
        parts.kept_hand.close(shell)
    turn = Turn(shell)
    turn.input.offer(card)
    return turn


def known_claim(shell: "Shell", stop: "Go", thrown: int = 0):
    """Claim to be out with the cards that the device knows; `thrown`, if any, is tried first."""
    game: Drawing = shell.referee.game

    def work():
        claim: ClaimCheckPart = shell.referee.folder.part("melding.claim_check")
        return claim.known(shell, stop, thrown)

    title = texts.CHECKING.format(game.name(game.seat))
    return Checking(shell, title, ("melding.claim_check",), work, stop)


class Turn(Typing):
    """A turn: ``#`` draws or A takes the open card, then ``4 8 #`` throws, or D claims to be out.

    Where the players have the cards, ``4 8 #`` alone says that they drew from the pile and throw
    the 48, as ``4 8 D`` does; else ``#`` draws and the 48 stays typed.  `remark` is what the
    players must do first.
    """

    looking = True
    on_turn = True
    remark = ""

    @property
    def begins(self) -> str:
        """A, but where it takes the open card."""
        return "A" if self.game.drawn is not None else ""

    @property
    def help(self) -> str:
        """The name of the help on what the turn waits for."""
        return "DRAW" if self.game.drawn is None else "TURN"

    def ahead(self, key: str) -> bool:
        return not dealt(self.game)

    def on_key(self, key: str) -> "Destination":
        drawn = self.game.drawn is not None
        if (drawn or key != "A") and self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        card = self._card()
        if key == "C" and dealt(self.game):
            sort(self.game.seat)
        elif not drawn and key in "#D" and card is not None and not dealt(self.game):
            return self._drew(card, self._throw if key == "#" else self._claim)
        elif not drawn and key in "#A":
            return self._draw(DRAW if key == "#" else TAKE)
        elif drawn and key == "D" and card is None and self.game.knowledge.held(self.game.seat):
            return known_claim(self.shell, lambda: Turn(self.shell))
        elif drawn and card is not None and key in "#D":
            return self._throw(card) if key == "#" else self._claim(card)
        elif drawn:
            self.not_now(texts.WHICH)
        else:
            self.shell.referee.refused = (), ("draw",)
            self.refuse(texts.why(("draw",)))
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        drawn = game.drawn is not None
        known = dealt(game)
        card = self._card()
        chosen = card if known and card in game.knowledge.hand(game.seat) else None
        typed = self.input.text and self.input.text + "_" if chosen is None else card_text(chosen)
        title = heading(game, texts.THROWN.format(typed) if typed else "")
        does = THROWS if drawn else DRAWS
        self.row_at = 0 if known else layout.KEYS
        keys = texts.DRAW_KEYS
        if self.input.live and (drawn or not known):
            keys = texts.THROW_KEYS[1]
        elif drawn:  # what is not known in a hand is typed first
            keys = texts.THROW_KEYS[0 if game.knowledge.held(game.seat) else 2]
        if not known:
            does = does[: 0 if drawn else 1]  # the last row tells the others
        render_table(self, page, title, does, texts.drawn(game))
        if known:
            sort = "" if drawn else " " + DRAWS[1]
            self.unseen = keys.replace(layout.APART, sort + layout.APART)
            render_hand(page, game, game.seat, chosen or game.drawn or 0)
            return
        layout.label(page, layout.LEFT_EDGE, layout.FOOT, self._said())
        layout.keys(page, keys)

    def _card(self) -> int | None:
        """Return the card that is typed, of a hand that is shown the one that is meant."""
        card = self.input.card
        hand = self.game.knowledge.hand(self.game.seat)
        if card is None or card == JOKER or hand is None:
            return card
        meant = self.input.among([one for one in hand if one != JOKER])
        return meant if meant in hand and meant != JOKER else card

    def _said(self) -> str:
        """Return what the players must do with the cards, else who is out already."""
        game = self.game
        if game.drawn is None and game.knowledge.draw == 1:
            return texts.THEN.format(game.renewed)
        return self.remark or texts.out(game)

    def _draw(self, code: int) -> "Destination":
        game = self.game
        last = code == DRAW and game.knowledge.draw == 1
        self.shell.referee.submit((code,))
        if self.input.card is None:
            self.input.clear()
        if not last:
            self.shell.signals.done(self.shell.signals.arc(game.players, game.seat))
            return None
        self.shell.signals.event(game)
        if game.owes:
            return first(self.shell)
        if dealt(game):
            self.say(texts.SHUFFLED.format(game.knowledge.draw))
        else:
            self.remark = texts.SHUFFLE.format(game.knowledge.draw)
        return None

    def _drew(self, card: int, then: "Pick"):
        """Draw from the pile and go on by `then(card)`; a shuffle between is asked about."""
        game = self.game
        why = why_not_card(game, card, 1)
        if why:
            return self.wrong(why, lambda card: self._drew(card, then))

        def both():
            self.shell.referee.submit((DRAW,))
            if game.owes:  # they have shuffled
                later.guided.forget(self.shell)
            return then(card)

        if game.knowledge.draw > 1:
            return both()
        self.shell.signals.event(game)
        return shuffle_first(self, game, both)

    def _throw(self, card: int):
        game = self.game
        seat, drawn, taken = game.seat, game.drawn, game.taken
        why = self.shell.referee.submit((THROW, card))
        if why:
            return self.wrong(why, self._throw)
        if self.shell.referee.hands_typed:
            parts.kept_hand.forget(self.shell)
        self.shell.signals.turn(self.game)
        said = texts.TAKEN.format(game.name(seat), card_text(drawn)) if taken else ""
        return first(self.shell, said)

    def _claim(self, card: int):
        """Claim to be out with the card typed thrown (H5.5, H6.3).

        What the device knows of the hand proves one claim a turn: for another they type it.
        """
        game = self.game
        why = game.why_not((THROW, card))
        if why:
            return self.wrong(why, self._claim)
        shell = self.shell
        known = dealt(game)
        again = shell.referee.disproved == shell.referee.played
        part = "melding." + ("claim_check" if known and not again else "hand_entry")

        def work():
            proof: ClaimPart = shell.referee.folder.part(part)
            there = proof.claim(shell, card)
            there.say(texts.ONCE if known and again else "")
            return there

        title = texts.CHECKING.format(game.name(game.seat))
        there = Checking(shell, title, (part,), work, lambda: turn_with(shell, card))
        there.busy = not known or again  # then they type their cards
        return there


TYPE = "Type the open card, then #."


class Opening(Typing):
    """``2 3 #`` says that the 23 was turned over, where the players have the cards (H-e)."""

    help = "OPENING"

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        if key == "#" and self.input.card is not None:
            return self._open(self.input.card)
        self.not_now(TYPE)
        return None

    def _open(self, card: int):
        why = self.shell.referee.submit((OPEN, card))
        if why:
            return self.wrong(why, self._open)
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def render(self, page: "Page") -> None:
        self.shell.starter.render_opening(page, self.shell.referee, self.input.text)
