"""Who begins, asked before each game, and what is dealt and taken out of the box before."""

from firmware.play.knowledge import GUIDED
from firmware.play.setup import START
from firmware.shell.session_record import proposed
from firmware.ui import layout
from firmware.ui.faces import N22, SLIM22, S, T
from firmware.ui.page import RIGHT
from firmware.ui.questions import Choice

_LAST = 100
_JOKERS = 4  # H-a

_KEEP = "Keep all {} with an X and {}."
_TAKE_OUT = "Take out {}."
_PACKETS = "{} to {}"
_ROUND = "{} to {}, then round"  # where not all have room


def sentence(cards: "Sequence[int]") -> str:
    """Return what is to be done so that `cards` are left of the box; "" if they are all of it.

    A joker is any card above 100.
    """
    numbers = 0  # no list, which would take half a kilobyte
    for card in cards:
        numbers += card <= _LAST
    jokers = len(cards) - numbers
    if numbers < _LAST - 1:  # the products of H4.1, which are marked
        return _KEEP.format(numbers, _count(jokers) if jokers else "no joker")
    out = []
    if jokers < _JOKERS:
        out.append(_count(_JOKERS - jokers) if jokers else "all jokers")
    if numbers < _LAST:
        out.append("the 100")
    return _TAKE_OUT.format(" and ".join(out)) if out else ""


def _count(jokers: int) -> str:
    return "1 joker" if jokers == 1 else "{} jokers".format(jokers)


def packets(game: "Game", each: int) -> str:
    """Return in one row how the ordered deck is dealt: so many at once to each."""
    line = _PACKETS.format(each, game.listed(range(game.players)))
    if layout.width_of(line, S) <= layout.RIGHT_EDGE - layout.LEFT_EDGE:
        return line
    return _ROUND.format(each, game.name(0))


STARTS = "{} starts"
WHO = "Who starts?"
A_LOOK = "A look "
_LOOK_HELP = ("A passes me round: each presses their own number, in any order.",)
_STEP = 18  # rows from a player to the next where there is room
_GAP, _CAP = 6, 14  # columns between the title and what stands beside it; of `#` behind that
DEAL = "Deal {}."
# The first card of the draw pile, and one that lies behind what goes under it first.
TURN, TURN_NEXT = "Open: {}.", "Jokers go under. Open: {}."


class FirstPlayerChoice(Choice):
    """Choose who starts, under `title`: ``#`` takes the player who is proposed.

    Nothing has been played yet, so ``*`` leads back to the last question before the game.
    If there are hands to `look` at, ``A`` passes the device round before.  What the title says
    beside that question stands small, two or three lines at most.
    """

    help = "START"
    helps = "help"

    def __init__(self, shell: "Shell", title: str, look: bool = False):
        referee = shell.referee
        game: Game = referee.game
        self.look = look and len(game.people()) > 0
        names = [game.name(seat) for seat in range(game.players)]
        seat = proposed(shell.journal) % len(names)
        # A deck that was shuffled by hand is not given up by one key.
        back = None if referee.setup.level == GUIDED else self.questions
        self.ruled = not back and referee.played > 0  # was the device told that it errs?
        super().__init__(shell, title, names, self.starts, seat, back)

    def explain(self) -> "Destination":
        there: Any = super().explain()
        if self.look:
            there.pages = tuple(there.pages) + _LOOK_HELP
        return there

    def on_key(self, key: str) -> "Destination":
        if key == "A" and self.look:
            return self.shell.hands()
        if key == "*" and self.ruled:
            return self.shell.take_back(self)
        return super().on_key(key)

    def starts(self, seat: int):
        """Let the player at `seat` start."""
        shell = self.shell
        shell.referee.submit((START, seat))
        shell.signals.turn(shell.referee.game)
        return shell.screen()

    def lights(self, now: int) -> "Colours":
        return self.shell.signals.pointing(self.shell.referee.game, now, self.chosen)

    def questions(self):
        """Put the game away, in which nothing has been played, and ask the last question again.

        Whoever was chosen to start, and was taken back, is proposed when the game begins again.
        """
        referee = self.shell.referee
        return self.shell.questions(referee.folder, referee.setup, self.chosen)

    def keys_line(self) -> str:
        back = layout.APART + ("*undo" if self.ruled else "*back")
        back = back if self.ruled or self.back else ""
        if self.look:
            return A_LOOK + "#" + self.items[self.chosen] + back
        return self.marked().rstrip() + back

    def marked(self) -> str:
        return "#" + STARTS.format(self.items[self.chosen])

    def render(self, page: "Page") -> None:
        """Put the players in two columns, or in three where much is told above them.

        Three rows in T leave room for what ``#`` does beside the title alone.
        """
        rows = (len(self.items) + 1) // 2
        edge = layout.RIGHT_EDGE - (_CAP if rows > 2 and not self.look else 0)
        lines, up = self._put_head(page, edge)
        y = layout.STAGE - up
        for line in lines:
            layout.label(page, layout.LEFT_EDGE, y, line)
            y += layout.SMALL_LINE
        face, keyed, step = T, True, (layout.KEYS - 1 - y) // rows
        if step < layout.LINE:
            keyed = self.look or lines != []
            face, step = (S, layout.SMALL_LINE) if keyed else (T, layout.LINE)
            y += up if keyed else 0
        across = 3 if keyed and y + step * rows > layout.KEYS else 2
        step = min(step, _STEP)
        y += max(min(layout.KEYS - 1 - y - step * rows, 4), 0)
        for i in range(len(self.items)):
            self._put_player(page, i, y + step * (i // across), across, face, step)
        if keyed:
            layout.keys(page, self.keys_line())
        else:
            page.cap(edge + 2, 5, "#", said="")
            page.say(edge, layout.KEYS, self.keys_line())  # there one looks for them
            page.foot = layout.HEIGHT

    def _put_player(
        self, page: "Page", seat: int, y: int, across: int, face: "Face", step: int
    ) -> None:
        """Put key and name of the player at `seat` at row `y`, `across` of them in a row."""
        wide = layout.WIDTH // across
        x = wide * (seat % across)
        marked = seat == self.chosen
        words = [str(seat + 1), self.items[seat]]
        for place in range(2):
            left = x + (wide // 3 if place else 4)
            page.text(left, y, words[place], face, dark=marked and face is T, said="")
        page.say(x + 1, y, " ".join(words))
        if marked:
            over = step > layout.LINE  # a row above and one below
            page.reverse(x, y - over, wide - 1, step - over)

    def _put_head(self, page: "Page", edge: int) -> "tuple[list[str], int]":
        """Put the question and beside it what is told, or what is said.

        Return what has no room there, and by how many rows that may begin higher.
        """
        told = (self.title.replace(WHO, "").rstrip() + "\n" + self.fact).strip()
        lines = layout.lines_of(told, layout.RIGHT_EDGE - layout.LEFT_EDGE, S) if told else []
        behind = layout.LEFT_EDGE + page.width(WHO)
        close = layout.lines_of(told, edge - behind - _GAP, S) if told else []
        beside: list[str] = []
        widest = max([0] + [layout.width_of(line, S) for line in close])
        if len(close) <= 2 and behind + _GAP + widest <= edge:
            beside, lines = close, []
        up = 1 if lines else 0  # its first row is blank, and the last one would touch the keys
        said = self.note.replace("\n", " ")
        if said:  # in place of the title: players are never covered, whose keys they tell
            beside = []
            self.told = True
        if layout.width_of(said) >= edge:  # small words have no blank row
            up = 0
        end = layout.sentence(page, said or WHO, y=-up, end=edge, below=layout.STAGE)
        if said and self.sign:
            page.reverse(0, 0, edge, end)
            page.words[-1] = (0, layout.LEFT_EDGE, self.sign + said)
        for i in range(len(beside)):
            y = layout.SMALL_LINE * i if len(beside) > 1 else 5
            page.text(0, y, beside[i], S, RIGHT, edge, said="")
        if beside:
            page.say(behind, layout.SMALL_LINE, " ".join(beside))
        return lines, up


class AfterDeal(FirstPlayerChoice):
    """Choose who starts where each player has a hand; everybody may look at theirs before.

    Where the players have the cards, it says which of the box they take and how many they deal.
    Where the device has ordered the deck, it says how
    it is dealt, and which card is then turned over as long as it knows that.
    """

    def __init__(self, shell: "Shell"):
        referee = shell.referee
        game: DealtGame = referee.game
        dealt = game.knowledge.hand(0) is not None
        secret = game.knowledge.secret
        title = WHO
        if referee.setup.level == GUIDED:
            first = referee.setup.deck[referee.setup.players * game.hand_size]
            turn = TURN if first == game.open else TURN_NEXT
            turn = turn.format(game.open) + "\n" if secret else ""
            title = packets(game, game.hand_size) + "\n" + turn + WHO
        elif not dealt:
            box = sentence(referee.rules.cards(referee.setup))
            deal = DEAL.format(game.hand_size)
            title = box + " " + deal + "\n" + WHO if box else deal + " " + WHO
        super().__init__(shell, title, dealt or secret)


DEAL_EACH = "Deal {} each,"
TURN_OVER = "then turn one over."
DEALT = "Dealt {} each"
TURNED_OVER = "and 1 turned over."
WHICH = "It shows: {}_"
OPENING_KEYS = ("card #ok  *back", "card #ok  *clear")
_CARD, _HIGH = 91, 28  # where the card begins, and how high it is


def render_opening(screen: "Screen", page: "Page", typed: str) -> None:
    """Put on the `page` of `screen` what is dealt, and what is `typed` of the card turned over."""
    referee: Any = screen.shell.referee
    game = referee.game
    done = referee.setup.level == GUIDED  # the knowledge was dropped since
    screen.titled(page, STARTS.format(game.name(game.seat)), end=_CARD - 1)
    y = layout.LINE
    page.text(layout.LEFT_EDGE, y, (DEALT if done else DEAL_EACH).format(game.hand_size), end=_CARD)
    page.text(layout.LEFT_EDGE, 2 * y, TURNED_OVER if done else TURN_OVER)
    page.frame(_CARD, 0, layout.WIDTH - _CARD, _HIGH, 2)
    # What has three digits and is no card stands in T, as a joker's sign.
    face = SLIM22 if typed == "100" else N22 if typed.isdigit() and len(typed) < 3 else T
    x = (_CARD + layout.WIDTH - page.width(typed, face)) // 2
    if typed:
        page.text(x, 2 if face is not T else 6, typed, face, said="")
    else:
        page.fill(_CARD + 8, _HIGH - 5, layout.WIDTH - _CARD - 16, 2)  # the cursor
    page.say(layout.LEFT_EDGE, 2 * y + layout.SMALL_LINE, WHICH.format(typed))
    layout.keys(page, OPENING_KEYS[typed != ""])
