"""The screens of *The Game*: answers, picture, questions, the turn, who starts."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import (
    ASK,
    CANT,
    DECK,
    END,
    FIRST,
    LAST,
    LAY,
    MARK,
    NOBODY,
    RAISE,
    TOP,
    is_back,
)
from firmware.play.knowledge import GUIDED, ON_CALL
from firmware.play.rules_base import ASKED, HELD
from firmware.ui import faces, hands, layout, tops
from firmware.ui.faces import S
from firmware.ui.layout import ARROWS, FRAMED, LIT, NOTHING
from firmware.ui.questions import Ask, NumberInput
from firmware.ui.screen import BACK, NO_LIGHT, PIXELS, Screen
from firmware.ui.signals import BLINK, DRAWS, STEP, lit

_TYPED_AT = 92  # the column where it is read, before the draw pile
_QUARTER = PIXELS // 4  # pixels a pile; pile A's are the first

# Tones: Hz (0 is silence), ms.
PRAISE = (1319, 60, 1568, 60, 2093, 60, 2637, 160)  # ten back
_ASKED = (1480, 90, 0, 30, 2217, 90, 0, 30, 1480, 150)


def pixels(pile: int) -> "range":
    """Return the pixels of `pile`."""
    return range(pile * _QUARTER, pile * _QUARTER + _QUARTER)


def asked_after(shell: "Shell", laid: int, yes: "Go"):
    """Ask whether the player on turn, who has `laid` too few, can lay no more."""
    game: TheGame = shell.referee.game
    who = "" if game.players == 1 else game.name(game.seat)
    words = texts.PASS_ON if game.short else texts.CANT
    text = words[not who].format(who, game.due, laid)
    return Ask(shell, text, yes, words=texts.CANT_WORDS[game.short])


def asked(signals: "Signals", pile: int) -> None:
    """Tell that `pile` was played on although somebody had asked not to."""
    signals.effect((lit(pixels(pile), DRAWS), NO_LIGHT) * 3, _ASKED)


def answer(signals: "Signals", game: "TheGame", pile: int) -> None:
    """Answer yes to a card on `pile`: its quarter shows how much room it has left."""
    top = game.tops[pile]
    room = LAST - top if pile < 2 else top - FIRST
    signals.room(pixels(pile), min(1 + room * _QUARTER // DECK, _QUARTER))
    signals.motion = STEP + pile


SIGNS = {1: faces.KEEP_OFF, 2: faces.SMALL_JUMP}  # to be raised is its arrow, framed
_LETTERS = "ABCD"


def render_tops(
    screen: "Screen",
    page: "Page",
    title: str,
    card: int = 0,
    framed: int = NOBODY,
    lit: int = NOBODY,
    hand: bool = False,
) -> None:
    """Put `title` in the head of `screen`, and the four piles with their signs (TG15) under it.

    A `hand` is to lie under them.  Where a `card` is typed it says of each pile how far that is
    from its top, and frames where it goes back by ten.  A pile is `framed` also after that, and
    `lit` where a card was refused.
    """
    game: TheGame = screen.shell.referee.game
    screen.titled(page, title, game.knowledge.draw)
    columns = []
    for pile in range(4):
        sign, seat = game.marks[pile], game.askers[pile]
        picture, words = SIGNS.get(sign, ARROWS[pile]), ""
        frames = sign or pile == framed
        if card:
            words = _jump(game, card, pile)
            picture = b"" if words else faces.CROSS
            frames = sign or words == "-10"
        elif sign and seat >= 0:
            words = texts.player(game, seat)
        label = _LETTERS[pile] + (" " + words if words else "")
        columns.append((game.tops[pile], picture, label, FRAMED if frames else NOTHING))
    if lit >= 0:
        columns[lit] = columns[lit][:3] + (LIT,)
    tops.tops(page, columns, hand)


def _jump(game: "TheGame", card: int, pile: int) -> str:
    """Return how far `card` is from the top of `pile`, ten back as -10; nothing if it is none."""
    if card > LAST or not game.fits(card, pile):
        return ""
    jump = card - game.tops[pile]
    return str(jump if pile < 2 else -jump)


def render_hand(
    page: "Page", cards: "Cards", hand: "Cards", fit: "Cards" = (), lit: "Cards" = ()
) -> None:
    """Put `cards`, eight at most, in the foot; those no longer in `hand` leave a gap.

    Those that `fit` somewhere are underlined, the `lit` ones are in reverse.
    """
    words = [str(card) if card in hand else "" for card in cards]
    marked = [i for i in range(len(cards)) if cards[i] in fit and words[i]]
    hands.hand(page, words, marked, lit=[i for i in range(len(cards)) if cards[i] in lit])


def status(game: "TheGame | OnCall") -> str:
    """Return whose turn it is, and what they must do."""
    who = "" if game.players == 1 else game.name(game.seat)
    must = game.due - game.laid
    if not game.knowledge.hands[game.seat]:
        return texts.ALL_OUT[not who].format(who)
    if must <= 0:
        return texts.ENOUGH[not who].format(who)
    return (texts.MORE if game.laid else texts.LAYS)[not who].format(who, must)


RIGHT = "Right all the same?"
JUST_COUNT = " Then I just count."  # as what was known proves to be otherwise
CANT_ALL_THE_SAME = ". Can't all the same?" + JUST_COUNT


def right(turn: "LayingTurn", card: int, pile: int):
    """Ask whether `card`, refused as it has been laid, goes on `pile` all the same.

    Then it is ruled there and away again, which leaves it in a hand; an earlier one was a slip.
    All that is taken back at once, see `count` in texts.py.
    """
    game = turn.game
    top = game.tops[pile]
    if game.knowledge.hand(game.seat) is not None or not game.fits(card, pile):
        return None
    secret = game.knowledge.secret

    def yes():
        turn.say("")  # what it was refused with
        for ruled in (card, top):
            turn.shell.referee.submit((TOP, pile, ruled))
        there = turn.lay(card, pile) or BACK
        if secret:
            turn.shell.guided.said(turn if there == BACK else there)
        return there

    return turn.shell.ask(RIGHT + JUST_COUNT * secret, yes, turn)  # the head tells what lies


def cant(turn: "LayingTurn"):
    """Ask whether the player on turn, refused as one of their cards is known to go, has none.

    None where counts alone prove it.
    """
    game = turn.game
    known: Any = game.knowledge
    game.knowledge = known.counts()
    why = game.why_not((CANT,))
    game.knowledge = known
    if why:
        return None

    def passed():
        guided = turn.shell.guided
        guided.forget(turn.shell)
        there = turn.pass_on((CANT,))
        if not turn.game.over:
            guided.said(there)
        return there

    def yes():
        turn.say("")
        return asked_after(turn.shell, game.laid, passed)

    return turn.shell.ask(turn.note.replace("\n", ": ") + CANT_ALL_THE_SAME, yes, turn)


class Signal(Screen):
    """Ask who asks for `sign` on `pile`: their number, or ``#`` for nobody; A is another sign.

    It lies over `beneath`, where a key of a pile was held (TG15).
    """

    dialog = True
    helps = "help"
    help = "SIGNAL"

    def __init__(self, beneath: "Screen", pile: int, sign: int):
        super().__init__(beneath.shell)
        self.beneath = beneath
        self.pile = pile
        self.mark = sign
        self.game: TheGame = self.shell.referee.game
        others = _others(self.game)
        self.keys = [str(seat + 1) for seat in others]
        self.legend = "/".join([str(seat + 1) + self.game.name(seat) for seat in others])

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        if key == "A":
            self.mark = next_sign(self.game, self.mark)
        elif key == "#" or key in self.keys:
            seat = NOBODY if key == "#" else int(key) - 1
            put(self.beneath, self.pile, self.mark, seat)
            return BACK
        else:
            self.not_now(texts.WHO)
        return None

    def render(self, page: "Page") -> None:
        layout.head(page, texts.WHO_ASKS)
        layout.sentence(page, texts.MARKS[self.mark].format("ABCD"[self.pile]), below=32)
        page.reverse(0, layout.STAGE, layout.WIDTH, layout.LINE)
        layout.sentence(page, "\n".join(texts.WHO_KEY), y=32)
        layout.keys(page, texts.WHO_KEYS.format(", ".join(self.keys)))

    def lights(self, now: int) -> "Colours":
        return self.beneath.lights(now)


draw = texts.draws  # also after a power cut


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: TheGame = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return _who_starts(shell)
    if game.over:
        return shell.result(lambda: part("result").Result(shell))
    if on_call(shell):
        return part("on_call_turn").Turn(shell)
    if game.boxes and len(game.people()) < game.players:
        own = part("box_turn")
        if not game.laid:
            own.speak(shell)
        if game.boxed(game.seat):
            return own.BoxTurn(shell)
    if passed_round(game):
        return part("hand_over").Cover(shell, game.seat, lambda: Turn(shell), shell.take_back)
    return Turn(shell)


def _who_starts(shell: "Shell"):
    """Return who is to start, TG3: the cards are dealt, and all may look at theirs before."""
    game: TheGame = shell.referee.game
    dealt = game.players > 1 and game.knowledge.hand(0) is not None
    look = dealt or game.knowledge.secret
    there = shell.starter.FirstPlayerChoice(shell, "Who starts?", look)
    if shell.referee.setup.level == GUIDED:
        there.fact = shell.starter.packets(game, game.hand_size)
    else:
        there.fact = "" if look else shell.starter.DEAL.format(game.hand_size)
    return there


def _looks(shell: "Shell"):
    """Return what shows hands, which not every game needs."""
    return shell.referee.folder.part("hand_over").hand_over


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: TheGame = shell.referee.game
    if not game.started:
        return []
    lines: list[MenuLine] = [("Ruling", shell.ruling)]
    if (passed_round(game) or game.knowledge.secret) and not game.over:
        lines.append(("Hands", lambda: _looks(shell).look_round(shell)))
    return lines


def on_call(shell: "Shell") -> bool:
    """Return True if the players judge the cards and only say how many they laid."""
    return shell.referee.setup.level == ON_CALL


def passed_round(game: "TheGame") -> bool:
    """Return True if the device shows hands and more than one player looks at it."""
    return len(game.people()) > 1 and game.knowledge.hand(0) is not None


def mark(screen: "Screen", pile: int, seat: int = NOBODY) -> "Destination":
    """Put the next sign on `pile`, or take it away (TG15).

    It has the name of whoever asks: of `seat`, or of the other one where two hold cards.  Where
    that is not known, return the question.
    """
    game: TheGame = screen.shell.referee.game
    sign = next_sign(game, game.marks[pile])
    others = _others(game)
    if len(others) == 1:
        seat = others[0]
    elif seat == game.seat:
        seat = NOBODY
    if sign and seat == NOBODY and others:
        return Signal(screen, pile, sign)
    return put(screen, pile, sign, seat)


def _others(game: "TheGame") -> "list[int]":
    """Return the seats of the other people who hold cards: who has left asks for nothing (TG17)."""
    hands = game.knowledge.hands
    return [seat for seat in game.people() if seat != game.seat and hands[seat]]


def next_sign(game: "TheGame | OnCall", sign: int) -> int:
    """Return the sign that follows `sign`, 0 for none."""
    return (sign + 1) % (RAISE + game.short)


def put(screen: "Screen", pile: int, sign: int, seat: int) -> None:
    """Put `sign` on `pile` for `seat`, which may be NOBODY, and say so on `screen`."""
    shell = screen.shell
    game: TheGame = shell.referee.game
    named = sign and seat != NOBODY
    why = shell.referee.submit((ASK, pile, sign, seat) if named else (MARK, pile, sign))
    if why:
        screen.refuse(texts.why(why))
        return
    who = texts.player(game, seat)
    said = texts.ASKS[sign].format(who, "{}") if named else texts.MARKS[sign]
    screen.say(said.format("ABCD"[pile]))
    shell.signals.done(pixels(pile))


class Turn(Screen):
    """A turn: ``3 7 C`` lays 37 on pile C, ``#`` ends the turn, ``*`` takes back."""

    helps = "help"
    help = "TURN"
    held = "ABCD"
    looking = True
    on_turn = True

    def __init__(self, shell: "Shell", remark: str = ""):
        super().__init__(shell)
        self.input = NumberInput(self)
        self.cards = list(self.game.knowledge.hand(self.game.seat) or ())  # as the turn began
        self.remark = remark  # until the first card
        self.framed = self.lit = NOBODY  # piles: of the last ten back, of the last refusal
        if not self.cards and self.game.unlaid == DECK and not self.game.idle:
            told = shell.referee.setup.level == GUIDED and self.game.players > 1  # who starts, too
            self.remark = texts.deal(self.game, told)

    @property
    def game(self) -> "TheGame":
        """The game as its rules know it."""
        return self.shell.referee.game

    def ahead(self, key: str) -> bool:
        return not passed_round(self.game)

    def on_key(self, key: str) -> "Destination":
        self.framed = self.lit = NOBODY
        if key == "0" and not self.input.text and self._hinted():
            return self._coach()
        if self.input.take(key):
            return None
        if key == "#":
            return self._end()
        if key == "*":
            return self.shell.take_back(self)
        pile = "ABCD".find(key[-1])
        if len(key) == 1:
            return self._lay(pile)
        return mark(self, pile) if pile >= 0 else None

    def render(self, page: "Page") -> None:
        game = self.game
        hand = game.knowledge.hand(game.seat)
        typed = self.input.text
        meant = self.input.begun(hand or ())  # the cards that what is typed may become
        card = meant[0] if len(meant) == 1 else 0 if hand else self.input.number or 0
        does = self._keys()
        self.unseen, self.row_at = (does, layout.LABELS) if hand else ("", layout.KEYS)
        title = status(game) if meant or not typed else typed + "_"
        card = card if card > 9 or len(meant) == 1 else 0  # with one digit it is not yet told
        render_tops(self, page, title, card, self.framed, self.lit, hand is not None)
        if hand:
            if meant:
                page.say(_TYPED_AT, 0, str(card) if card else typed + "_")
            fit = game.fitting(hand) if self._hinted() else ()
            render_hand(page, self.cards, hand, fit, meant)
            return
        if not self.remark or typed:
            layout.keys(page, does)
            return
        layout.keys(page, does.replace(texts.KEYS, layout.APART))
        y, x, _ = page.words.pop()
        page.text(x, y, self.remark, S, said="")
        page.say(0, layout.FOOT, self.remark)
        page.say(x, y, does)  # also what has no room

    def _keys(self) -> str:
        """Return what the keys do."""
        game = self.game
        if self.input.live:
            told = len(self.input.live) > 1  # with one digit it may not be a card yet
            return (texts.TYPED_KEYS if told else texts.KEYS) + texts.CLEAR_KEY
        if game.knowledge.secret and game.short and game.laid < game.due:
            return texts.KEYS + texts.CANT_KEY  # whether it is so nobody is told before
        why = game.why_not((END,))
        if not why:
            return texts.KEYS + (texts.END_KEY if game.laid >= game.due else texts.PASS_KEY)
        star = texts.CLEAR_KEY if self.input.text else texts.UNDO_KEY  # over a refused number
        return texts.KEYS + (texts.CANT_KEY if why[0] == ASKED else star)

    def _hinted(self) -> bool:
        """Return True if whoever is on turn sees their hand here and has hints."""
        game = self.game
        return self.shell.hinted_at(game.seat) and game.knowledge.hand(game.seat) is not None

    def _coach(self):
        try:
            return self.shell.referee.folder.part("coach").Coach(self)
        except MemoryError:
            self.not_now(texts.NO_ROOM)
            return None

    def _card(self) -> int | None:
        """Return the card that is typed, of a hand that is shown the one that is meant."""
        return self.input.among(self.game.knowledge.hand(self.game.seat))

    def _lay(self, pile: int):
        card = self._card()
        if card is None:
            self.not_now(texts.WHICH_CARD)
            return None
        return self.lay(card, pile)

    def lay(self, card: int, pile: int):
        """Lay `card` on `pile` and return where the game then stands, or say why it is refused."""
        game = self.game
        said = texts.ignored(game, pile) if game.ignores(card, pile) else ""
        top = game.tops[pile]
        why = self.shell.referee.submit((LAY, card, pile))
        if why:
            self.input.refuse()
            if why[0] in ("up", "down"):
                self.lit = pile
            self.refuse(texts.why(why, pile))
            if why[0] == HELD and game.knowledge.secret:
                return self.shell.guided.right(self, str(card), lambda: self.lay(card, pile))
            return right(self, card, pile) if why[0] == "laid" else None
        self.remark = ""
        self.input.clear()
        if said:
            self.say(said)
            asked(self.shell.signals, pile)
        else:
            answer(self.shell.signals, game, pile)
            if is_back(card, pile, top):
                self.framed = pile
                self.say(texts.TEN_BACK)
                self.shell.signals.effect((), PRAISE)
                self.shell.signals.motion = BLINK + pile
        return self._ended() if self.game.over else None

    def _end(self):
        if self.input.text:
            self.not_now(texts.WHICH_PILE)
            return None
        why = self.game.why_not((END,))
        if not why:
            return self.pass_on((END,))
        if why[0] != ASKED:
            self.shell.referee.refused = (END,), why
            self.refuse(texts.why(why))
            return cant(self) if self.game.knowledge.secret else None
        return asked_after(self.shell, self.game.laid, lambda: self.pass_on((CANT,)))

    def pass_on(self, move: "Move"):
        """Let the turn pass by `move` and return where the game then stands."""
        game = self.game
        seat = game.seat
        before = list(game.knowledge.hand(seat) or ())
        self.shell.referee.submit(move)
        if game.over:
            return self._ended()
        self.shell.signals.turn(game, game.drawn[:1])
        hand = game.knowledge.hand(seat)
        if hand is None:
            draws = texts.draws(game)
            if not game.boxed(game.seat):
                return Turn(self.shell, draws)
            there = first(self.shell)
            there.say(draws)
            return there
        new = [str(card) for card in hand if card not in before]
        if passed_round(game) and game.seat != seat:  # else nobody takes it over
            return _looks(self.shell).drawn(self.shell, seat, new, lambda: first(self.shell))
        same = game.players > 1 and game.seat == seat and not new
        there = first(self.shell) if game.seat != seat else Turn(self.shell)
        there.say(texts.STILL.format(game.name(seat)) if same else texts.drawn(new))
        return there

    def _ended(self):
        self.shell.signals.ended(self.game.won)
        return first(self.shell)
