"""The end of *The Game*: cards left, the book's verdict."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import (
    CANT,
    DECK,
    END,
    LAY,
    LAY_COUNT,
    STUCK,
)
from firmware.ui import faces, layout
from firmware.ui.faces import N22, S, T
from firmware.ui.page import RIGHT
from firmware.ui.screen import PIXELS, Screen
from firmware.ui.signals import LOSS, WIN, lit

_BASE = 54  # the row below the bars
_HIGH = 35, 27, 19, 9  # rows of the highest; the lower ones where words have no room above
_ROOM, _PITCH = 126, 7  # columns for all of them, and for one at most
_MOST_BARS = 42
_LARGE = 15  # cards skipped that are told
_STEPS = 20  # pictures of what moves: the count of a win runs to 0, the course is drawn
_WON_MS, _LOST_MS = 150, 40  # from one to the next; a win takes three seconds
_STARS = b"\3\4\52\2\2\54\52\60\170\24\170\57"  # columns and rows
_BESIDE = 52  # where it says what the 0 means


def course(referee: "SeatedReferee") -> "tuple[list[int], int, int]":
    """Return the cards left after each turn, which turn skipped most that were out, and so many."""
    game: Any = referee.new_game()
    game.judging = False
    course: list[int] = []
    most = turn = begun = 0
    for move in referee.past():
        code, seat = move[0], game.seat
        if code == LAY:
            begun = 1
            card, top = move[1], game.tops[move[2]]
            if (card > top) == (move[2] < 2):  # else it goes back by ten
                low, high = min(card, top) + 1, max(card, top)
                skipped = high - low - sum(game.gone[low:high])
                if skipped > most:
                    most, turn = skipped, len(course)
        game.do(move)
        if code in (END, CANT, LAY_COUNT, STUCK) or begun and game.seat != seat:  # by a ruling
            begun = 0
            course.append(game.unlaid)
    return course, turn, most


def _beside(
    ways: "Sequence[str]", bars: "list[int]", pitch: int
) -> "tuple[str, list[str], list[int]]":
    """Return the first of `ways` with room above the `bars`, its small lines, and their heights.

    They are lower where none has room.
    """
    heights: list[int] = []
    for highest in _HIGH:
        heights = [max(left * highest // DECK, 1) for left in bars]
        for words in ways:
            for count in range(1, 5):
                free = _BASE - layout.STAGE - layout.SMALL_LINE * count - 5
                high = sum([each > free for each in heights])
                room = layout.RIGHT_EDGE - layout.LEFT_EDGE - pitch * high - 2
                lines = layout.lines_of(words, room, S) if room > 30 else []
                if not words or lines and len(lines) <= count:
                    return words, lines * bool(words), heights
    return "", [], heights


def _put_right(page: "Page", lines: "Sequence[str]", y: int) -> None:
    for line in lines:
        page.text(0, y, line, S, RIGHT, layout.RIGHT_EDGE, said="")
        y += layout.SMALL_LINE


class Result(Screen):
    """The end: cards left and the book's verdict (TG12, TS6)."""

    helps = "help"
    help = "RESULT"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: TheGame = shell.referee.game
        knowledge = self.game.knowledge
        self.hands = knowledge.hand(0) is not None and sum(knowledge.hands) > 0
        # Does it only believe that nobody can go on?
        self.best, self.new_best = shell.nearness()
        self.course = shell.referee.kept("course", lambda: course(shell.referee))
        self.due = 0  # when its next picture is, ms
        self.step = 1  # which of the pictures is shown
        self.believed = knowledge.secret and len(self.game.fitting(self.game.out())) > 0

    def on_key(self, key: str) -> "Destination":
        self.step = _STEPS
        if key == "A":  # not "#", which many press once more than they need
            return self.shell.again()
        if key == "D" and self.hands:
            return self.shell.hands()
        if key == "B" and self.believed:
            return self.shell.guided.others(self)
        if key == "B":
            return self.shell.look()
        if key == "*":
            return self.shell.take_back(self)
        self.not_now(texts.AGAIN)
        return None

    def on_tick(self, now: int) -> "Destination":
        """Go on with what moves, picture by picture."""
        if self.step < _STEPS and now >= self.due:
            if self.due:
                self.step += 1
                self.stale = True
            self.due = now + (_WON_MS if self.game.won else _LOST_MS)
        return None

    def render(self, page: "Page") -> None:
        if self.shell.still:
            self.step = _STEPS
        if self.game.won:
            self._render_won(page)
        else:
            self._render_lost(page)
        keys = "A again B I can" if self.believed else "A again B look"
        layout.keys(page, keys + (" D hands" if self.hands else "  *undo"))

    def _render_won(self, page: "Page") -> None:
        """Put the 0 as large as it can be among stars, and what it means."""
        count = DECK * (_STEPS - self.step) // (_STEPS - 1)
        page.numeral(0 if count > 9 else 12, 6, count, N22, twice=True, said="0")
        for i in range(0, len(_STARS), 2):
            if self.step == _STEPS or count < 10 and i // 2 % 2 == self.step % 2:
                page.picture(_STARS[i], _STARS[i + 1], faces.SPARK)
        x = _BESIDE + 2 * (count > 9)  # two figures reach so far
        layout.sentence(page, self.verdict(), x, 2, below=34)
        if self.best and self.step == _STEPS:  # once the count is at its end
            layout.label(page, _BESIDE, 37, self.best)

    def _render_lost(self, page: "Page") -> None:
        """Put how many are left and the best, and how it came to that turn by turn."""
        behind = page.text(layout.LEFT_EDGE, 0, texts.LEFT_OF.format(self.game.left))
        if self.best:
            end = layout.RIGHT_EDGE - 2 * self.new_best  # in reverse it has a margin
            face = T if behind + page.width(self.best) + 6 <= end else S
            x = end - page.width(self.best, face)
            page.text(x, 0 if face is T else 4, self.best, face, dark=self.new_best and face is T)
            if self.new_best:
                page.reverse(x - 3, 0, layout.WIDTH - x + 3, 15)
        course, turn, skipped = self.course
        every = max(-(-len(course) // _MOST_BARS), 1)
        bars = [course[i] for i in range(every - 1, len(course), every)] or [self.game.left]
        pitch = min(_PITCH, _ROOM // len(bars))
        words = self.verdict().strip()
        large = texts.SKIPPED.format(turn + 1, skipped) if skipped >= _LARGE else ""
        end = words.find(". ") + 1
        ended, means = words[:end], words[end:].strip()
        if not end:  # it begins with what it means, or has no more than why it is over
            end = words.find("! ") + 1 or len(words)
            means, ended = words[:end], words[end:].strip()
        both = ended + "\n" + large
        lines = layout.lines_of(means, layout.RIGHT_EDGE - behind - 8, S)
        if self.best or len(lines) > 2:
            ended, both = words, large + "\n" + words
        else:  # beside the number, where else the best is
            _put_right(page, lines, 0)
        told, lines, heights = _beside((both.strip(), ended), bars, pitch)
        said = large + " " + words if large in told else words
        page.say(layout.LEFT_EDGE, layout.STAGE, said.strip())
        _put_right(page, lines, layout.STAGE + 3)
        marked = turn // every if large and pitch > 4 else -1
        over = layout.STAGE + 3 + layout.SMALL_LINE * len(lines)
        self._put_bars(page, heights, pitch, marked, over)

    def _put_bars(
        self, page: "Page", heights: "list[int]", pitch: int, marked: int, over: int
    ) -> None:
        """Put the bars that have come, with an arrow on the one `marked` if it is below `over`."""
        for i in range(-(-len(heights) * self.step // _STEPS)):
            at, high = layout.LEFT_EDGE + pitch * i, heights[i]
            page.fill(at, _BASE - high, pitch - 1, high)
            if i == marked and high > 4:
                page.reverse(at + 1, _BASE - high + 1, pitch - 3, high - 2)
                y = _BASE - high - 11
                if i and y >= over and heights[i - 1] - high < 4:  # no bar is in its way
                    page.picture(at - (10 - pitch) // 2, y, faces.DOWN)

    def verdict(self) -> str:
        """Return the result in the book's sense, beside how many cards are left."""
        left = self.game.left
        if not left and not self.game.won:
            return texts.NONE_LEFT.format(DECK - self.game.unlaid)
        if self.game.knowledge.secret and left:
            return (texts.EXCELLENT if left < 10 else "{}").format(self.needed())
        if self.game.short:
            return texts.LEFT_SHORT if left else texts.WON_SHORT
        if not left:
            return texts.WON
        who = texts.CANT_LAY.format(texts.player(self.game, self.game.seat))
        return (
            texts.EXCELLENT.format(texts.FEW.format(who)) if left < 10 else texts.MANY.format(who)
        )

    def needed(self) -> str:
        """Return which cards would have gone on: who could not lay has none, as is known."""
        game = self.game
        who = texts.ALL if game.short else texts.player(game, game.seat)
        low, high = max(game.tops[2:]), min(game.tops[:2])
        cards = game.fitting(game.out())  # the highest first
        found = ["under {}".format(low)] if cards and cards[-1] < low else []
        if cards and cards[0] > high:
            found.append("over {}".format(high))
        found += [str(card) for card in reversed(cards) if low <= card <= high]
        if not found:
            return texts.NOTHING_SHORT if game.short else texts.NOTHING.format(who)
        return texts.NEEDED.format(who, ", ".join(found))

    def lights(self, now: int) -> "Colours":
        """Return the ring lit as far as cards were laid."""
        count = (DECK - self.game.left) * PIXELS // DECK
        return lit(range(count), WIN if self.game.won else LOSS)
