"""A turn of games 5 and 6 where cards are known or typed: picture, keys, the open card."""

from firmware.games.melding import texts
from firmware.games.melding.rules import (
    DRAW,
    JOKER,
    OPEN,
    TAKE,
    THROW,
    card_text,
    why_not_card,
)
from firmware.games.melding.screens import (
    Checking,
    Typing,
    dealt,
    first,
    forget_discards,
    thrown,
    turn_with,
)
from firmware.ui import hands, layout
from firmware.ui.faces import N22, S, T
from firmware.ui.page import CENTRE

_CARD_X, _CARD_W, _CARD_H = 91, 36, 28  # of the open card
_TIGHT_X = 100  # of it where a hand takes two rows
_TAKE_X, _SORT_X = 73, 49  # columns of the keys A and C
_MANY = 8  # cards: more are two rows

SHUFFLE_FIRST = "Shuffle {} cards first. Done?"

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
        layout.draw_pile(page, game.knowledge.draw, 19, y)
        if page.heading:  # looked at once more, it has no keys
            return
        layout.large_cap(page, 1, y, "#")
        if game.open:
            page.text(57, y + 4, texts.OR, S, said=texts.OR + " A")
            layout.large_cap(page, _TAKE_X, y, "A")
        return
    if tight:
        x = layout.label(page, layout.LEFT_EDGE, y + 4, said)
        x = max(x, _SORT_X) if said else layout.LEFT_EDGE
        for word in does[: 1 if said else 2]:
            x = render_keys(page, x, y + 4, (word,)) + 6
        return
    if not does:  # the last row has the keys, and the pile stays where it was
        layout.draw_pile(page, game.knowledge.draw, 19, y)
        y = layout.LABELS + 2
    if said:
        layout.sentence(page, said, y=y - 2, end=_SORT_X - 2, below=layout.FOOT)
    render_keys(page, _SORT_X, layout.STAGE + 2, does)


def render_keys(page: "Page", x: int, y: int, does: "Sequence[str]") -> int:
    """Put what keys do, as layout.key_list does; before a ``#`` alone a card must be typed."""
    behind = x
    for word in does:
        at = x
        if word == UNTYPED[0] and not page.heading:
            at = page.text(x, y, texts.CARD, S, said="") + 3
        behind = layout.key_list(page, at, y, (word,))
        y += 10
    return behind


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
    hand = _order(game, seat)
    marked = [i for i in range(len(hand)) if game.is_key(hand[i])]
    words = [card_text(card) for card in hand]
    hands.hand(page, words, marked, lit=[hand.index(lit)] if lit in hand else ())


def _order(game: "Drawing", seat: int) -> "list[int]":
    hand = list(game.knowledge.held(seat))
    if by_ones[seat]:
        hand.sort(key=lambda card: card * 10 if card == JOKER else card % 10 * 100 + card)
    return hand


def heading(game: "Drawing", does: str = "") -> str:
    """Return whose turn it is, and what they must do or have typed."""
    return texts.DOES.format(game.name(game.seat), does or texts.must(game))


DRAWS = ("#draw", "C sort")  # keys, before a card is drawn; then after that
THROWS = ("#throw", "D out", "C sort")
UNTYPED = ("# ",) + THROWS[1:]  # the same before a card is typed


def sort(screen: "Screen", game: "Drawing", seat: int) -> None:
    """Sort the cards of `seat` the other way from now on; say so where they lie as before."""
    before = _order(game, seat)
    by_ones[seat] = not by_ones[seat]
    if _order(game, seat) == before:
        screen.say(texts.ALIKE)


def shuffle_first(screen: "Screen", game: "Drawing", shuffled: "Go"):
    """Ask whether the discards are shuffled, as the last card of the pile is taken (H-b)."""
    return screen.shell.ask(SHUFFLE_FIRST.format(game.renewed), shuffled, screen)


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
    def legend(self) -> str:
        """Of A and C, which no row names, what they do."""
        keys = ["Ajoker"] if self.begins else []
        return "/".join(keys + ["Csort"] if dealt(self.game) else keys)

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
            sort(self, self.game, self.game.seat)
        elif not drawn and key in "#D" and card is not None and not dealt(self.game):
            return self._drew(card, self._throw if key == "#" else self._claim)
        elif not drawn and key in "#A":
            return self._draw(DRAW if key == "#" else TAKE)
        elif drawn and key == "D" and card is None and self.game.knowledge.held(self.game.seat):
            return known_claim(self.shell, lambda: Turn(self.shell))
        elif drawn and card is not None and key in "#D":
            return self._throw(card) if key == "#" else self._claim(card)
        elif card is not None and (drawn or not dealt(self.game)):
            self.not_now(texts.TYPED.format(self.input.text if card > JOKER else card_text(card)))
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
        throws = typed and (drawn or not known)  # else # draws
        title = heading(game, texts.THROWN.format(typed) if throws else typed)
        does = (UNTYPED if card is None else THROWS) if drawn else DRAWS
        self.row_at = 0 if known else layout.KEYS
        keys = texts.DRAW_KEYS
        if self.input.live and (drawn or not known):
            keys = texts.THROW_KEYS[1]
        elif self.input.live:
            keys = keys.replace("undo", "clear")
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
                forget_discards(self.shell)
            return then(card)

        if game.knowledge.draw > 1:
            return both()
        self.shell.signals.event(game)
        return shuffle_first(self, game, both)

    def _throw(self, card: int):
        why = self.shell.referee.submit((THROW, card))
        if why:
            return self.wrong(why, self._throw)
        thrown(self.shell)
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def _claim(self, card: int):
        """Claim to be out with the card typed thrown (H5.5, H6.3).

        What the device knows of the hand proves one claim a turn: for another they type it.
        """
        game = self.game
        move = THROW, card
        why = game.why_not(move) or game.why_not_there(move)  # told before anything is looked at
        if why:
            return self.wrong(why, self._claim)
        shell = self.shell
        held = game.knowledge.held(game.seat)
        again = held is not None and shell.referee.disproved == shell.referee.played
        known = held is not None and not again
        part = "melding." + ("claim_check" if known else "hand_entry")

        def work():
            proof: ClaimPart = shell.referee.folder.part(part)
            there = proof.claim(shell, card)
            there.say(texts.ONCE if again else wait.note)
            return there

        title = texts.CHECKING.format(game.name(game.seat))
        wait = Checking(shell, title, (part,), work, lambda: turn_with(shell, card))
        wait.busy = not known  # then they type their cards
        return wait


TYPE = "Type it, then #."


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
        self.shell.starter.render_opening(self, page, self.input.text)


def page(shell: "Shell"):
    """Return the page of the turn, at the start of a game that of the open card."""
    game: Drawing = shell.referee.game
    if game.owes:  # the shuffle was done, and taken back
        return first(shell)
    return Turn(shell) if game.told else Opening(shell)
