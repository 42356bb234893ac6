"""The screens of a game of discarding: ring, picture, events, and the turn.

Events are what all must hear of, with a page that says who must act.  It is confirmed by ``#``,
unless that asks whether they draw, and, if it has a page, closed by ``*``; any other key acts at
once on the turn that it hides.
"""

from firmware.games.shedding import parts, tabletop, texts
from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAST,
    TREAT,
    TRICK,
    card_text,
    why_not_declared,
    why_not_held,
)
from firmware.games.shedding.texts import hand_words, more_key, next_page
from firmware.play.rules_base import HELD
from firmware.ui import hands, layout
from firmware.ui.faces import S
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen
from firmware.ui.signals import EVENT, SHUFFLED, SKIP


def drawing(game: "Discarding") -> "list[int]":
    """Return the seats that draw by the last move."""
    return [game.drawn[i] for i in range(0, len(game.drawn), 2)]


JOKERS = ("A joker", "A card")  # by whether the number is a joker's already
UNDO, CLEAR = "*undo", "*clear"


def passing(shell: "Shell") -> "Any":
    """Return the part with the pages of hands that are passed round."""
    return shell.referee.folder.part("hand_over")


draw = texts.told  # also after a power cut


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Discarding = shell.referee.game
    folder = shell.referee.folder
    if not game.started:
        if not game.open:  # which is asked next
            shell.expect(["firmware.games.shedding.questions"])
        return shell.starter.AfterDeal(shell)
    if game.over:
        verdict = texts.verdict(game)
        return shell.scores(verdict, hands=dealt(game))
    if game.owes:
        return shell.guided.Reshuffle(shell)
    if game.boxed(game.seat):
        return folder.part("box_turn").BoxTurn(shell)
    if not game.open:
        return parts.questions.Opening(shell)
    turn = folder.part("on_call_turn").Turn if game.called else folder.screens.Turn
    if dealt(game) and len(game.people()) > 1:
        cover = passing(shell).Cover
        return cover(shell, game.seat, lambda: turn(shell), shell.take_back)
    return turn(shell)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Discarding = shell.referee.game
    found: list = []
    if game.started and game.open and not (game.over and dealt(game) or game.owes):
        found.append(("Ruling", shell.ruling))
    if game.started and (dealt(game) or game.knowledge.secret) and not game.over:
        found.append(("Hands", lambda: passing(shell).hand_over.look_round(shell)))
    return found


def dealt(game: "Discarding") -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.knowledge.hand(0) is not None


def sound(shell: "Shell", move: "Move", seat: int, stays: bool) -> str:
    """Answer `move` of `seat`, who then `stays` on turn or not; return what it is called."""
    game: Discarding = shell.referee.game
    if texts.is_event(game, move, seat):
        skip = move[0] != TRICK and game.drawn and game.drawn[0] != seat
        tones = SKIP if skip else SHUFFLED if game.shuffled else EVENT
        shell.signals.event(game, drawing(game), tones)
        return texts.event_title(game, move, seat)
    if stays:
        shell.signals.done(shell.signals.arc(game.players, seat))
    else:
        shell.signals.turn(game, drawing(game))
    return ""


class Turn(Screen):
    """A turn: ``2 4 #`` discards the 24, ``#`` ends the turn or draws, ``*`` takes back.

    `remark` is what the players must do first, on the table; `event` what all must hear of, and
    who must act by it, which hides the turn until a key comes.
    """

    help = "TURN"
    helps = "help"
    begins = "A"  # a joker
    on_turn = True
    narrow = beside = True

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell)
        folder = shell.referee.folder
        self.texts: SheddingTexts = folder.texts
        self.looking = dealt(self.game)
        self.input = NumberInput(self)
        self.doubtful = False  # was it begun at the question whether they draw?
        self.page_at = 0  # of the hand
        self.remark = remark
        self.event = event
        self.plain = False  # is the event no more than a draw?
        self.lit = False  # was it the open card on which something does not go?

    @property
    def game(self) -> "Discarding":
        """The game as its rules know it."""
        return self.shell.referee.game

    @property
    def legend(self) -> str:
        """The keys by which the 100 may be played now: where they stand is no row of keys."""
        if texts.has_page(self.event) or self.begun():
            return ""
        return "/".join(["BTrick"] * self._can(TRICK) + ["CTreat"] * self._can(TREAT))

    def begun(self) -> bool:
        """Return True if a card is begun, so that ``B`` and ``C`` do not play the 100 now."""
        return self.input.live != "" or self.free and not self.input.text

    def ahead(self, key: str) -> bool:
        return not self.event and not dealt(self.game)

    def unfinished(self) -> str:
        return card_text(JOKER) * self.free + self.input.text

    def withdraw(self) -> None:
        super().withdraw()
        self.doubtful &= self.input.live != ""

    def confirms(self, key: str) -> bool:
        """Return True if `key` says no more than that the event has been seen.

        So does ``*`` where that has a page.
        """
        seen, self.event = self.event, ""
        if key == "*":
            return self.game.called and seen != "" or texts.has_page(seen)
        return seen != "" and key == "#" and not self._asks()

    def on_key(self, key: str) -> "Destination":
        if self.confirms(key):
            return None
        if self.input.text and (self.input.number is None or key == "*"):
            self.free = False  # refused or cleared together with its number
        if self.input.take(key):
            self.doubtful &= self.input.text != ""
            return None
        if key == "#":
            return self._enter()
        if key == "*":
            if not self.free:
                return self.shell.take_back(self)
            self.free = self.doubtful = False
        elif key == "A":
            self._declare()
        elif key == "D" and self._turns():
            self.page_at = next_page(self.game.knowledge.hand(self.game.seat), self.page_at)
        elif key in "BC" or self.input.live or self.free:
            return parts.questions.hundred(self, TRICK if key == "B" else TREAT)
        else:
            self.refuse(self.texts.why(("plain",)))
        return None

    def put_note(self, page: "Page") -> None:
        """Put a note on the page of an event in its last row; what it would cut goes whole."""
        x = self._event_at()
        if x < 0:
            super().put_note(page)
            return
        words = self.note.replace("\n", " ")
        y = layout.KEYS - (len(page.caps) > 0)
        if layout.gap_above(page, y) < y:
            y = layout.gap_above(page, layout.FOOT)
        page.clear(x, y, layout.WIDTH - x, layout.HEIGHT - y)
        page.text(x, layout.KEYS, words, S, said=self.sign + words)
        if self.sign:
            page.reverse(x - 1, layout.KEYS, layout.WIDTH - x + 1, layout.SMALL_LINE)

    def _event_at(self) -> int:
        """Return where what is said in the last row of an event's page begins, -1 if it cannot."""
        if not texts.has_page(self.event):
            return -1
        x = tabletop.X if self.event.endswith(texts.SKIPPED[2:]) else layout.LEFT_EDGE
        wide = layout.width_of(self.note.replace("\n", " "), S)
        return x if x + wide <= layout.RIGHT_EDGE else -1

    def render(self, page: "Page") -> None:
        game = self.game
        self.unseen, self.text_at = "", 0
        self.crowded = self._event_at() >= 0
        if self.crowded:
            self.unseen = tabletop.EVENT_KEYS[self._asks()]
            tabletop.render_event(page, game, self.event, self.unseen)
            return
        typed = self.typed()
        self.must = game.obliged and not typed and not self.note
        hand = game.knowledge.hand(game.seat)
        star = CLEAR if typed or self.sign and self.note else UNDO
        title = texts.typing(game, typed) if typed else ""
        if hand is None:
            self._render_open(page, title, star)
        else:
            self._render_hand(page, hand, title, star)

    def _render_hand(self, page: "Page", hand: "Sequence[int]", title: str, star: str) -> None:
        """Put the table over the `hand`; `title` is what is typed, `star` what that key does."""
        cards = hand_words(hand, self.page_at)
        does = self.keys_words()
        lit = self.sign != "" and self.note != "" and self.lit
        self.row_at = 0
        over = tabletop.render_over_hand
        over(self, page, self.game, self.texts, self.game.seat, cards, does, title, lit)
        self.unseen = " ".join(does + [star])
        hands.hand(page, cards, self._marked(cards), lit=self._chosen(cards))

    def _render_open(self, page: "Page", title: str, star: str) -> None:
        """Put the table and what must be done on it."""
        game = self.game
        _, _, goes = self.note.partition("\n") if self.sign else ("", "", "")
        self.row_at = layout.KEYS
        lit = self.sign != "" and self.note != "" and self.lit
        tabletop.render_open(self, page, game, title or texts.head(game, self.texts), lit)
        factors = tabletop.has_factors(game)
        self.text_at = 0 if factors else tabletop.X
        x = self.text_at or layout.LEFT_EDGE
        if not factors:
            y = layout.STAGE + (0 if self.remark else -1 if self._many(game) else 2)
            top = tabletop.render_need(page, game, self.texts, goes, y)
            if self.remark:
                self._render_remark(page, top)
            elif not goes:
                self._render_rest(page, top)
        room = layout.RIGHT_EDGE - x
        leads = self.leads() if factors else ""
        room -= page.width(leads, S) + 6 if leads else 0
        words = self.keys_words()
        words.insert(1 if self.begun() else len(words), star)  # A has no room before it
        does = tabletop.keys_row(words, room)
        layout.keys(
            page, leads + does if layout.keys_width(leads + does) <= layout.RIGHT_EDGE else does, x
        )
        y, x, said = page.words.pop()
        page.say(x, y, said.replace(does, " ".join(words)))  # also what has no room

    def leads(self) -> str:
        """Return what stands before the keys where the row is long."""
        return ""

    def _render_remark(self, page: "Page", top: int) -> None:
        """Put what the players must do first beneath the row `top`."""
        top = max(top, layout.FOOT - layout.LINE)
        if top < layout.FOOT:
            layout.sentence(page, self.remark, tabletop.X, top)

    def _render_rest(self, page: "Page", top: int) -> None:
        """Put who else holds how many from the row `top` on, and what the 100 may do."""
        game = self.game
        below = layout.FOOT + (7 if self._many(game) else 2)
        if not (page.heading or game.why_not((TRICK,))) and top < below:
            below -= layout.SMALL_LINE
            if not self.begun():
                layout.label(page, tabletop.X, below, texts.SPECIAL[not game.why_not((TREAT,))])
        top = max(top, below - layout.SMALL_LINE * (game.players // 2))
        if top < below:
            tabletop.render_seats(page, game, top, below)

    def _many(self, game: "Discarding") -> bool:
        """Return True if the others take two rows, what goes one, and what the 100 may do one."""
        plain = not game.obliged and not game.run
        return plain and game.players > tabletop.SEATS + 1 and not game.why_not((TRICK,))

    def meant(self) -> int | None:
        """Return the card of a hand that is shown which is typed, as far as that tells one."""
        hand = self.game.knowledge.hand(self.game.seat)
        if hand is None or self.free:
            return None
        card = self.input.among([card for card in hand if card != JOKER])
        return card if card in hand else None

    def _marked(self, cards: "Sequence[str]") -> "Sequence[int]":
        """Return the places of those of `cards` that go, where there are hints."""
        if self.meant() is not None or not self.shell.hinted_at(self.game.seat):
            return ()
        return tabletop.marked(self.game, cards)

    def _chosen(self, cards: "Sequence[str]") -> "Sequence[int]":
        """Return the place of the one of `cards` that is typed, if one is."""
        card = self.meant()
        text = "" if card is None else card_text(card)
        return [list(cards).index(text)] if text and text in cards else ()

    def typed(self) -> str:
        """Return what was typed, or nothing."""
        card = self.meant()
        text = "J " * self.free + self.input.text
        return text and text + "_" if card is None else card_text(card)

    def keys_words(self) -> "list[str]":
        """Return what the keys do, but for ``*``, a word with its key before it each."""
        game = self.game
        words = []
        joker = game.jokers and not why_not_held(game, JOKER) and game.goes(JOKER)
        if self.begun():  # what was refused is dead
            return [texts.LAY] * (self.input.live != "") + [JOKERS[self.free]] * joker
        if self._can(END):
            words.append(texts.END)
        elif self._can(DRAW):
            words.append(texts.DRAW_THREE if game.obliged and not self.looking else texts.DRAW)
        if joker:
            words.append(JOKERS[0])
        if self.looking or game.obliged or game.matched:  # else it stands above the keys
            if self._can(TRICK):
                words.append("B Trick")
            if self._can(TREAT):
                words.append(tabletop.TREAT_KEY)
        more = more_key(game.knowledge.hand(game.seat) or (), self.page_at)
        return words + [more] if more else words

    def discard(self, code: int, number: int):
        """Discard `number`, a card or (by the row FREE) what a joker is declared as."""
        return self.play((code, number))

    def play(self, move: "Move"):
        """Play `move` and return where the game then stands, or say why it is refused."""
        game = self.game
        if self.doubtful and move[0] in (DISCARD, FREE) and not game.why_not(move):
            self.doubtful = False
            return parts.questions.whose(self, move)
        seat, out = game.seat, len(game.out)
        hand = game.knowledge.hand(seat)
        seen = hand is not None
        before = None if hand is None else list(hand)
        why = self.shell.referee.submit(move)
        if why:
            return self._refused(move, why, seen)
        if game.owes:
            return first(self.shell)
        self.looking = seen
        self.input.clear()
        self.free = False
        self.page_at = 0
        if game.over:
            self.shell.signals.ended(True)
            return first(self.shell)
        told = "" if seen else texts.told(game)
        note = texts.SHUFFLED.format(game.shuffled[0]) if game.shuffled and not told else ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = sound(self.shell, move, seat, stays)
        plain = not seen and not event and len(game.drawn) > 0 and not game.called
        if plain:
            event = texts.event_title(game, move, seat)
        if stays:
            self.remark, self.event, self.plain = told, "" if seen else event, plain
            self.say(note)
            return None
        here, note = self._after(move, seat, before, (told, event, plain, note))
        if len(game.out) > out:
            note = texts.OUT.format(game.name(seat), texts.PLACES[out]) + (
                " " + note if note else ""
            )
        here.say(note)
        return here

    def _after(
        self,
        move: "Move",
        seat: int,
        before: "list[int] | None",
        heard: "tuple[str, str, bool, str]",
    ) -> "tuple[Any, str]":
        """Return what comes after `move` of `seat`, and what it is to say.

        They had the hand `before`, None where nobody sees it; `heard` is what the players must do,
        what all must hear of, whether that is but a draw, and what is to be said anyway.
        """
        game = self.game
        told, event, plain, note = heard
        if before is not None and move[0] == DRAW:
            return self._drawn(seat, before, note)
        if before is not None:
            here = type(self)(self.shell) if game.seat == seat else first(self.shell)  # no cover
            skip = game.drawn and game.drawn[0] != seat
            return here, note or (event if skip else "")
        if game.boxed(game.seat):
            return first(self.shell), note
        here = type(self)(self.shell, told, event)
        here.plain = plain
        return here, note

    def _refused(self, move: "Move", why: "Reason", seen: bool) -> "Destination":
        """Say why `move` is refused; ask whether the card lies there if nobody has `seen` it."""
        self.input.refuse()
        if why[0] == "gone" and not seen and move[0] in (DISCARD, FREE):
            # They may hold it all the same, and then would only be told that it does not go.
            why = why_not_declared(self.game, move) or why
            self.shell.referee.refused = move, why
        elif why[0] == "special" and seen:  # where it lies comes first, as of any card
            why = self.game.why_not((TRICK,)) or why
            self.shell.referee.refused = move, why
        self.lit = why[0] in texts.ON_CARD
        self.refuse(self.texts.why(why))
        wrong = why[0] in ("lies", "gone", HELD) and not seen
        return parts.questions.right(self, move, why[0]) if wrong else None

    def _drawn(self, seat: int, before: "list[int]", note: str) -> "tuple[Any, str]":
        """Return what comes once `seat`, who had `before`, has drawn, and what it is to say.

        The page behind that of the cards is to say the `note`, which would lie over them.
        """
        game = self.game
        new = [card_text(card) for card in texts.new(before, game.knowledge.hand(seat) or ())]

        def then():
            there = first(self.shell)
            there.say(note)
            return there

        if len(game.people()) > 1:
            return passing(self.shell).hand_over.drawn(self.shell, seat, new, then), ""
        said = texts.NEW.format(" ".join(new)) if new else texts.draws(game)
        return first(self.shell), note or said

    def _turns(self) -> bool:
        """Return True if ``D`` turns the page of a hand that is shown."""
        return len(self.game.knowledge.hand(self.game.seat) or ()) > texts.ON_PAGE

    def _can(self, code: int) -> bool:
        return not self.game.why_not((code,))

    def _declare(self) -> None:
        """Let the number be that of a joker, or a card's again; say at once who has none."""
        self.free = not self.free
        why = why_not_held(self.game, JOKER) if self.game.jokers else ("jokers",)
        if why and self.free:
            # At the table they may hold one all the same, and its number is no card's.
            self.free = self.game.with_jokers and not self.looking
            self.refuse(self.texts.why(why))

    def _enter(self):
        number = self.input.number
        if number is not None:
            number = self.meant() or number
        if number is None and self.free:
            return self.refuse(self.texts.why(("declare",)))
        if number is None:
            code = END if self._can(END) else DRAW
            return parts.questions.draw(self) if self._asks() else self.play((code,))
        if number > LAST:
            self.input.refuse()
            self.refuse(self.texts.why(("free" if self.free else "card", number)))
            return None
        return self.discard(FREE if self.free else DISCARD, number)

    def _asks(self) -> bool:
        """Return True if ``#`` asks before a draw: where hands are shown, if a card of it goes."""
        game = self.game
        hand = game.knowledge.hand(game.seat)
        draws = self._can(DRAW) and not self._can(END)
        return draws and (hand is None or True in [game.goes(card) for card in hand])
