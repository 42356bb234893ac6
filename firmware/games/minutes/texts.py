"""The texts of *4 1/2 Minutes*: in play, in a pause, and the verdict on all rounds (FH17)."""

from firmware.games.minutes.manifest import ROUNDS
from firmware.games.minutes.rules import (
    BLOCKED,
    COLOUR,
    LAY,
    LETTERS,
    NAME,
    NAMES,
    value_of,
)
from firmware.games.minutes.rules import START as START_MOVE
from firmware.games.minutes.rules import TURN as TURN_CARD
from firmware.play import knowledge
from firmware.play.rules_base import HELD
from firmware.ui import faces, layout
from firmware.ui.faces import N14, N22, S, T
from firmware.ui.layout import LEFT_EDGE, LINE, RIGHT_EDGE, SMALL_LINE, width_of
from firmware.ui.page import RIGHT, WIDTH

# One string, since many small ones take twice the memory: each line is a word, then what it stands
# for.  First what a turn shows, as it takes the board 1 ms to look through all; then why a move is
# refused, by the rules' word for it, three rows of the panel at most; then what is said now and
# then.  What is not said while the clock runs, or seldom, is in texts.py.
SAID = """
draw-pile pile {}
set-aside out {}
counted cards {}
keys #aside *back
keys-dealt {} #aside *back
keys-more D more #aside *back
signs 8turn/9way/0+2/Cnew/Dblock
signs-call 8turn/9way/0+2/Dblock
colours 1red/2yel/3gre/4blu/5pur
pairs 1red-/2yel-/3gre-/4blu-/5pur-
piles on A/or B
pile-only on {}
numbers 1/2/3/4/5/6/7
to-pile {0}on {0}
blocks block
free-in {} free in {}
who-next Who is next?
named {}, your turn!
keys-whom {} {}  *back
keys-next on {}: next? {}  *back
empty-pile empty
keys-back *back
seat Players are P1 to P{0}.
pile Piles are A and B.
first Begin pile A first.
gone {0}: all are laid.
held {0} is not before you.
fit Only {} or white
blocked {0} free in {1}
second Never block both piles!
name Name who is next
empty {0} has no cards.
how-card Number first, or sign; then colour.
no-colour Colour 1-{}: again
no-pile {}: gone. Type it again, then {}
places Only {}
no-numbers Just A or B: number or new colour.
aside {} aside?
nothing Nothing to take back.
seen Cards were seen.
seen-short Cards seen.
undo Undo {} {}
right {}: all laid. Right?
right-counts {}: all laid. Just count?
elsewhere {} is not here. Just count now?
just-counts Now I just count.
half Half-time!
ten Ten seconds!
turned Turned: {}!
skipped Skip {}: {}!
gong The gong has gone: it does not count.
who-begins Who begins?
begins Begins? 1-{}
keys-asked #yes  others no
keys-all any key/goes back
"""

COUNTS = ("free", "ONE", "TWO", "THREE")  # as the players call them, FH13
SPECIAL = ("turn", "way", "+2")
_ROOM, _MOST_ROOM = 80, 91  # columns beside the clock, and beside a small one
_TOPS = 24  # where the piles begin, below it
_KEY_GAP = 2  # columns from a key to what it does
_CAP_HIGH = 14  # rows of the key of a pile: the lower one stands above the keys
_TOP = 15  # the column of a top, behind the key of its pile
_LONGEST = 84  # columns of a top beside what keys stand for
_COLON = 4  # columns between minutes and seconds of the small clock
_SMALL = (0, 8, 16)  # y of three rows in S above what is said
_RIGHT = 101  # the column behind both
_SEAT, _HALF = 17, 64  # columns: behind a key, and from one seat to the other
_TWO_ROWS = 4  # seats that leave room for the keys
_MOST_APART = 4  # keys of seats that have room with blanks between them
_MARKS = "!~+ ="  # of the kinds that follow the numbers; the blank one, COLOUR, has two letters


def say(word: str, *figures: "object") -> str:
    """Return what `word` stands for, with its `figures`."""
    said, line = SAID, "\n" + word + " "
    start = said.find(line)
    if start < 0:
        said = SAID_PAUSED
        start = said.find(line)
    start += len(line)
    return said[start : said.find("\n", start)].format(*figures)


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    word, figures = reason[0], list(reason[1:])
    if word in ("gone", HELD):
        figures = [name_of(card) for card in figures]
    elif word == "blocked":
        figures[0] = "AB"[figures[0]]
    elif word == "fit":  # what would
        top = figures[1]
        figures = [NAMES[top >> 4] if top & 15 == BLOCKED else name_of(top).replace(" ", ", ")]
    return say(word, *figures)


def session_verdict(game: "Minutes", games: int, totals: "Points") -> str:
    """Return the verdict on as many rounds as make a total, else nothing (FH17)."""
    return verdict(totals[0]) if games == ROUNDS else ""


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "ruling-top":
        words = ["lay", words[2], words[1]]
    word = "called-" + words[0]
    if word == "called-lay":
        return say(word, name_of(value_of(words[1])), words[2])
    if "\n" + word + " " in SAID_PAUSED:
        return say(word, *words[1:])
    return move[move.find("-") + 1 :]


def name_of(card: int) -> str:
    """Return what is on `card`, in words: first its number or sign, then its colour."""
    colour, kind = card >> 4, card & 15
    if kind == COLOUR:
        return NAMES[colour] + "/" + NAMES[(colour + 1) % len(NAMES)]
    sign = (
        str(kind) if kind < TURN_CARD else "block" if kind == BLOCKED else SPECIAL[kind - TURN_CARD]
    )
    return sign + " " + NAMES[colour]


def short(card: int) -> str:
    """Return `card` in two characters: its sign and colour, or the two of a new colour."""
    colour, kind = card >> 4, card & 15
    name = LETTERS[colour]
    if kind == COLOUR:
        return name + LETTERS[(colour + 1) % len(LETTERS)]
    return (str(kind) if kind < TURN_CARD else _MARKS[kind - TURN_CARD]) + name


def shorts(cards: "Cards", room: int) -> str:
    """Return `cards` in `room` columns of S, the last ones as a count where there are too many."""
    words = [short(card) for card in cards]
    count = len(words)
    line = " ".join(words)
    while width_of(line, S) > room:
        count -= 1
        line = " ".join(words[:count] + ["+" + str(len(words) - count)])
    return line


def who(game: "Minutes") -> str:
    """Return who is on turn, and which way it goes."""
    name = game.name(game.seat) if game.started else "P?"
    return name + ("" if len(game.staying()) == 2 else ">" if game.way > 0 else "<")


def nameable(game: "Minutes") -> str:
    """Return the keys of who may be the next one: ``1-3``, or ``1 3`` where some may not."""
    keys = [str(seat + 1) for seat in range(game.players) if game.may_name(seat)]
    if len(keys) > 1 and int(keys[-1]) - int(keys[0]) == len(keys) - 1:
        return keys[0] + "-" + keys[-1]
    return (" " if len(keys) <= _MOST_APART else "").join(keys)


def open_piles(game: "Minutes") -> str:
    """Return the letters of the piles on which something goes now (FH5, FH13)."""
    if game.count:
        return "BA"[game.blocked]
    return "AB" if game.begun else "A"


def clock(left: int) -> str:
    """Return what the clock shows with `left` seconds to play."""
    return "{}:{:02}".format(left // 60, left % 60)


def render_clock(page: "Page", left: int, large: bool = True) -> None:
    """Put the clock, with `left` seconds to play, at the right of the head."""
    words = clock(left)
    if large:
        page.text(0, 0, words, N22, RIGHT, RIGHT_EDGE)
        return
    minutes, seconds = words.split(":")
    x = RIGHT_EDGE - page.width(seconds, N14)
    page.text(0, -1, minutes, N14, RIGHT, x - _COLON, said="")
    for y in (3, 9):
        page.fill(x - _COLON + 1, y, 2, 2)
    page.text(x, -1, seconds, N14, said="")
    page.say(x - _COLON, 0, words)


def render_clock_left(page: "Page", left: int) -> int:
    """Put the clock, with `left` seconds to play, at the left of the head; return its end."""
    words = clock(left)
    minutes, seconds = words.split(":")
    x = page.text(LEFT_EDGE, 0, minutes, N14, said="")
    for y in (4, 10):
        page.fill(x + 1, y, 2, 2)
    page.say(LEFT_EDGE, 0, words)
    return page.text(x + _COLON, 0, seconds, N14, said="")


def render_status(page: "Page", game: "Minutes", left: int, typed: str = "", room=_ROOM) -> None:
    """Put who is on turn, what is `typed`, the draw pile and what is out, and `left` seconds.

    Who is on turn stands beside pile B where the head has no room for both.  The clock is large
    where it leaves others no more `room` than usual.
    """
    words = who(game)
    if typed:
        both = [words + " " + each for each in (typed, label(typed))]
        words = _first_that_fits(both + [""], room)
        if not words:
            words = _first_that_fits((typed, label(typed)), room)
            _render_who(page, game, _TOPS + LINE)
    behind = page.text(LEFT_EDGE, 0, words, end=room)
    facts = (say("draw-pile", game.knowledge.draw), say("set-aside", game.aside))
    room -= _KEY_GAP  # to the clock
    if behind + 2 + max([page.width(fact, S) for fact in facts]) <= room:
        for i in range(2):
            page.text(0, SMALL_LINE * i, facts[i], S, RIGHT, room)
    render_clock(page, left, room == _ROOM - _KEY_GAP)


def render_rest(page: "Page", game: "Minutes", text: str, left: int) -> None:
    """Put why the clock stands still, who is on turn, the piles, and the clock."""
    page.text(LEFT_EDGE, 0, text, end=_ROOM)
    facts = say("draw-pile", game.knowledge.draw) + " " + say("set-aside", game.aside)
    page.text(LEFT_EDGE, LINE, facts, S, end=_ROOM)
    render_tops(page, game, False)
    _render_who(page, game, _TOPS)
    render_clock(page, left)


def _render_who(page: "Page", game: "Minutes", y: int) -> None:
    """Put who is on turn at the right of a pile."""
    words = who(game)
    large = width_of(words) < RIGHT_EDGE - _RIGHT
    page.text(0, y, words, T if large else S, RIGHT, RIGHT_EDGE)


def render_said(page: "Page", note: str, refused: bool, left: int, room=_ROOM) -> bool:
    """Put what is said large in the head, beside the clock; return False where it has no room."""
    x = 15 if refused else LEFT_EDGE
    behind = x + width_of(note) + (3 if refused else 0)
    if behind > _MOST_ROOM:
        return False
    large = room == _ROOM and behind <= room
    if room == _ROOM:
        page.clear(_ROOM, 0, WIDTH - _ROOM, LINE + SMALL_LINE)
    page.clear(0, 0, WIDTH, LINE)
    page.say(0, 0, layout.NO + note if refused else note)
    page.text(x, 0, note, dark=refused, said="")
    if refused:
        page.picture(3, 0, faces.NO)
        page.reverse(0, 0, behind, LINE)
    render_clock(page, left, large)
    return True


def _first_that_fits(texts: "Sequence[str]", room: int) -> str:
    """Return the first of the `texts` that `room` columns hold in T, or the last one."""
    for text in texts[:-1]:
        if width_of(text) < room:
            return text
    return texts[-1]


_LONG_NAMES = NAMES + ("white",)


def label(words: str) -> str:
    """Return `words` with three letters of each colour, as beside the keys of colours."""
    for name in _LONG_NAMES:
        if name in words:  # else it would be copied all the same
            words = words.replace(name, name[:3])
    return words


def top(game: "Minutes", pile: int) -> str:
    """Return what is told of `pile`: its top, and what goes on it where that is not the same."""
    card = game.tops[pile]
    if game.count and pile == game.blocked:
        return "block " + COUNTS[game.count]
    if not card:
        return COUNTS[0] if game.on_call else say("empty-pile")
    if card & 15 == BLOCKED:
        return NAMES[card >> 4] + "/white"
    words = name_of(card)
    if width_of(words) > _LONGEST:
        words = words.replace(NAMES[card >> 4], NAMES[card >> 4][:3])
    return words


def lettered(words: str) -> str:
    """Return `words` with the letter of each colour, as where cards were dealt."""
    for i in range(len(NAMES)):
        words = words.replace(NAMES[i], LETTERS[i])
    return label(words)


def render_tops(page: "Page", game: "Minutes", pressed: bool) -> None:
    """Put the piles one above the other, the blocked one in reverse.

    Their letters are keys where one may be `pressed`, of a play or as one.
    """
    for pile in range(2):
        y = _TOPS + LINE * pile
        words = top(game, pile)
        blocked = game.count > 0 and pile == game.blocked
        _render_top(page, 0, y, pile, words, RIGHT_EDGE, blocked, pressed)


def _render_top(
    page: "Page", x: int, y: int, pile: int, words: str, end: int, blocked: bool, pressed: bool
) -> None:
    """Put `words` of a pile behind its letter."""
    letter = "AB"[pile]
    page.say(x, y, letter + " " + words)
    if pressed and not blocked:
        layout.large_cap(page, x, y, letter, _CAP_HIGH)
    else:
        page.text(x + 2, y, letter, dark=blocked, said="")
    air = 2 if pressed and page.width(words) < end - x - _TOP - 2 and end - x == _HALF else 0
    behind = page.text(x + _TOP + air, y, words, dark=blocked, end=end, said="")
    if blocked:
        page.reverse(x, y, behind - x + 2, LINE - 1)


WHOSE = 98  # the column beside the large clock
_LOW = 49  # where the piles are in the foot


def render_whose(page: "Page", game: "Minutes", typed: str) -> None:
    """Put beside the large clock who is on turn, which way it goes, and what is `typed`."""
    name = game.name(game.seat)
    large = WHOSE + width_of(name) <= RIGHT_EDGE + 1
    page.say(WHOSE, 0, (who(game) + " " + typed).strip())
    x = min(WHOSE, RIGHT_EDGE + 1 - width_of(name)) if large else WHOSE - 2
    page.text(x, 1, name, T if large else S, end=RIGHT_EDGE + 1, said="")
    if len(game.staying()) > 2:
        page.picture(WHOSE, 24, faces.PLAY if game.way > 0 else faces.PLAYED_BACK)
        following = game.name(game.next_seat(game.way))
        page.text(WHOSE + 10, 26, following, S, said="")
    page.text(0, 36, typed, S, RIGHT, RIGHT_EDGE, said="")


def render_piles(page: "Page", game: "Minutes") -> None:
    """Put both piles in the foot, each with its key; of a blocked one what and how long."""
    for pile in range(2):
        page.say(_HALF * pile, layout.FOOT, "AB"[pile] + " " + top(game, pile))
    if not game.count:
        for pile in range(2):
            page.cap(65 * pile + 1, _LOW + 4, "AB"[pile], said="")
            page.text(65 * pile + 16, _LOW, COUNTS[0], said="")
        return
    words = say("free-in", "AB"[game.blocked], game.count)
    wide = width_of(words) + 22
    x = 0 if game.blocked == 0 else WIDTH - wide
    page.picture(x + 2, _LOW + 1, faces.BLOCKED)
    page.text(x + 18, _LOW, words, dark=True, end=WIDTH, said="")
    page.reverse(x, _LOW, wide, LINE - 1)
    page.cap(wide + 4 if x == 0 else x - 15, _LOW + 4, "BA"[game.blocked], said="")


def render_small_tops(page: "Page", game: "Minutes", words: str) -> None:
    """Put who is on turn and `words` small, and the piles below, the blocked one in reverse."""
    words = label(words)
    line = who(game) + " " + words
    page.text(LEFT_EDGE, 0, line if width_of(line, S) < _ROOM else words, S)
    for pile in range(2):
        y = _SMALL[1 + pile]
        words = "AB"[pile] + " " + top(game, pile)
        page.say(LEFT_EDGE, SMALL_LINE + SMALL_LINE * pile, words)
        behind = page.text(LEFT_EDGE, y, words, S, said="")
        if game.count > 0 and pile == game.blocked:
            page.reverse(0, y, behind + 1, SMALL_LINE)


def beside(game: "Minutes", pile: int) -> str:
    """Return what is told of `pile` where both stand beside each other."""
    if game.count and pile == game.blocked:
        return COUNTS[game.count]
    words = top(game, pile)
    return _first_that_fits((words, label(words), lettered(words)), _HALF - _TOP)


def render_tops_beside(page: "Page", game: "Minutes", pressed: bool) -> None:
    """Put the piles beside each other, the blocked one in reverse.

    Their letters are keys where one is to be `pressed`.
    """
    for pile in range(2):
        x = _HALF * pile
        blocked = game.count > 0 and pile == game.blocked
        words = beside(game, pile)
        _render_top(page, x, layout.STAGE, pile, words, x + _HALF, blocked, pressed)


def render_small_tops_beside(page: "Page", game: "Minutes") -> None:
    """Put the piles small in the first row, the blocked one in reverse."""
    x = LEFT_EDGE
    for pile in range(2):
        behind = layout.label(page, x, 0, "AB"[pile] + " " + label(beside(game, pile)))
        if game.count > 0 and pile == game.blocked:
            page.reverse(x - 1, 0, behind - x + 2, SMALL_LINE)
        x = behind + 6


def render_legend(page: "Page", word: str, *figures: "object") -> None:
    """Put what keys stand for, line under line at the right of the piles."""
    rows = say(word, *figures).split("/")
    for i in range(len(rows)):
        y, does = _TOPS + SMALL_LINE * i, rows[i][1:]
        x = RIGHT_EDGE - page.width(does, S) - _KEY_GAP
        page.text(0, y, rows[i][0], S, RIGHT, x, said="")
        page.text(x + _KEY_GAP, y, does, S, said=rows[i])


def render_seats(page: "Page", game: "Minutes", title: str, left: int) -> None:
    """Ask for a player: each who may be the next one stands beside their key."""
    page.text(LEFT_EDGE, 0, title)
    render_clock(page, left, False)
    two = game.players <= _TWO_ROWS
    for seat in range(game.players):
        if not game.may_name(seat):
            continue
        x = 1 + _HALF * (seat % 2)
        y = 22 + 21 * (seat // 2) if two else LINE + LINE * (seat // 2)
        layout.large_cap(page, x, y, str(seat + 1))
        name = game.name(seat)
        page.say(x, y, str(seat + 1) + " " + name)
        page.text(x + _SEAT, y, name, said="")


def counted(game: "Minutes", whose: bool = False) -> str:
    """Return how many cards lie before each player, without a word where there is no room.

    Where it is not told elsewhere `whose` turn it is, that comes first.
    """
    hands = game.knowledge.hands
    counts = " ".join(["-" if i in game.away else str(hands[i]) for i in range(len(hands))])
    if whose:
        line = who(game) + " " + counts
        return line if width_of(line, S) < _ROOM else who(game)
    line = say("counted", counts)
    return line if width_of(line, S) < _ROOM else counts


def event(game: "Minutes", seat: int, way: int, move: "Move") -> str:
    """Return what all must hear of `move`, by which `seat` ended the turn, or "".

    That is a player who was named, a direction that was turned from `way`, or who is skipped as
    they have no cards; who has left is not called.
    """
    code = move[0]
    if code == START_MOVE:
        return ""
    if code == LAY and len(move) > 3 or code == NAME and len(move) > 1:
        return say("named", game.name(game.seat))
    if game.way != way:
        return say("turned", game.name(game.seat))
    due = (seat + way) % game.players
    while due in game.away:
        due = (due + way) % game.players
    return "" if game.seat == due else say("skipped", game.name(due), game.name(game.seat))


def draws(game: "Minutes", seat: int, before: "Cards", laid: int) -> str:
    """Return who draws how many, where that is not as usual.

    `before` are the displays' counts before `seat` took `laid` cards off their own.
    """
    said = []
    for other in range(game.players):
        count = game.knowledge.hands[other] - before[other]
        usual = 0
        if other == seat:
            count += laid
            usual = 0 if game.challenge else 1
        if count != usual:
            said.append("{} draws {}".format(game.name(other), count or "none"))
    line = " ".join(said)
    if width_of(line, S) >= _ROOM:
        line = line.replace(" draws none", " none").replace(" draws ", " +")
    return line


_MOST = (0, 15, 35, 60, 90)  # minus points for each verdict but the last
VERDICTS = (
    "Perfect: not one!",
    "A team of stars!",
    "Well done, all!",
    "Not bad. 3 more?",
    "Next time: better",
    "Keep on trying!",
)


def verdict(total: int) -> str:
    """Return what three rounds of `total` minus points are worth."""
    for i in range(len(_MOST)):
        if total <= _MOST[i]:
            return VERDICTS[i]
    return VERDICTS[-1]


SAID_PAUSED = """
over The round is over.
start Who starts?
started The round has started.
card There is no such card.
nobody Nobody is named by that card now.
on-call You check cards
full Type the card
two With two there is no direction.
count Only {0} to {1}
dealt I dealt: it is sure
unblocked No Blocked! lies there. Set the top first.
three No card lies on the other pile: three are to come.
few {0} has too few cards for that. Set them first.
last A ruling does not end the round. Play the last card.
many Over {0} cards with that. Set a lower count first.
go-on # lets the clock go on.
begin # starts the clock.
starts {} starts
deal Deal {} each, face down.
ready {} cards each lie ready.
youngest The youngest starts: # is go!
ran Paused at {}. # says who starts, then # goes on.
ran-out Time is up. # says who starts, then # ends it.
up Time is up.
late Time is up! {} does not count.
called-time the result
called-lay {} on {}
called-aside cards set aside
called-play a card on {}
called-name turn card
called-reverse way card
called-two +2 card
called-block Blocked on {}
called-ruling-way turns go {}
called-ruling-block {} blocked, {} to go
called-ruling-aside {} set aside
all-gone All gone!
ended It is over. # shows the result.
paused Paused.
score {} minus points
round Round {} of {}.
round-paused Round {} of {}, paused.
keys-ready #start clock  *back
keys-pause #go on  *back
keys-end #score  *back
"""

FACE_DOWN = "{}, face down."


def deal(shell: "Shell") -> str:
    """Return how many cards each is dealt, in packets where the deck was ordered, or has."""
    game: Minutes = shell.referee.game
    if shell.referee.setup.level == knowledge.GUIDED:
        return FACE_DOWN.format(shell.starter.packets(game, game.hand_size))
    return say("deal" if game.knowledge.hand(0) is None else "ready", game.hand_size)


# On the board help.py:
# Help and rules of *4 1/2 Minutes*.


_CLOCK = (
    "# sets your cards aside, asked once more. Hold A for a pause; the menu (hold *) and this help "
    "make one too, # goes on. Hold 0 to ask. The clock never goes back.",
    "The ring is the clock: a light is 17 seconds. A play shows its side; a block counts there. A "
    "to D, 0, # and * count when let go.",
)
_SHORT = (
    "3R is a red 3. !R It's your turn, ~R change direction, +R draw two, =R Blocked, GB green/blue."
)
TURN = (
    "Number, colour, pile: 3 1 A is a red 3 on A. After a no, type all of it anew.",
    "8 It's your turn, 9 direction (way), 0 draw two (+2), C new colour by its first one (red-: "
    "red and yellow), D Blocked.",
) + _CLOCK
DEALT = (
    "Press a card's place, then A or B; It's your turn needs a player too. After a no, all anew. "
    "More than six: D turns the page. With hints, cards underlined go.",
    "Hold D: what lies before all. 3R is a red 3, !R It's your turn, ~R change direction, +R draw "
    "two, =R Blocked, GB green/blue.",
) + _CLOCK
ON_CALL = (
    "You judge the cards. A or B: a number or new colour on that pile.",
    "A sign has a key before its pile: 8 It's your turn, and then who, 9 direction, 0 draw two, "
    "D Blocked.",
) + _CLOCK
REST = ("# lets the clock go on, or shows the result. * takes back play after play.",) + _CLOCK[1:]
SCORES = (
    "You have one score: the minus points of each round in a frame, this one's in reverse, and "
    "their sum. After three rounds it tells how good you are together.",
    "A begins the next round with the same players. B: players leave or join, or the evening "
    "ends. * takes the last move back.",
)
START = (
    "Cards are dealt face down. # takes the player in reverse and starts the clock. A number takes "
    "another; then # starts it.",
    "After a start was taken back the clock goes on from there: # says who starts, then # lets it "
    "go on.",
)
GUIDED = (
    "All lies open but the draw pile: so I only ask about a card that is not before you. Else all "
    "is as at the table: you deal, draw and say that nothing goes.",
)
RULING = ("The table is right: set here what I have wrong.",)

_END = (
    "At the gong each card left costs 1, each set aside 2. Three rounds make a total. "
    "Our reading: who has no cards is passed over."
)
_SIGNS = (
    "Turn: name who is next, yourself too. Way: change direction. +2: the next player draws two "
    "more, and none after a play while above 4.",
    "White: red/yellow, change colour, one of the two goes on it. Block, then its colour goes on "
    "it. White goes on any.",
    _SHORT,
    "On top: P1> is on turn, it goes on > or back <; pile, what is left to draw; out, what is set "
    "aside; the clock.",
)
_READINGS = (
    "Our readings: each sign once a colour; new colours go round: red, yellow, green, "
    "blue, purple, red. A pause is told in the result.",
    "Our readings: who is named must have cards, the direction stays; the last card names nobody. "
    "Both piles are never blocked.",
    "Our readings: Draw two comes after your own card. Cards set aside end a block. What is played "
    "after the gong does not count.",
)
_TIP = (
    "A tip: look at the next player's cards, and lay what they can follow. Keep white cards for "
    "when nothing fits.",
)
RULES = (
    (
        "Play all cards in 4 1/2 minutes on two piles: same colour, number or sign; "
        "white on any. Then "
        "draw one, up to 4 (two play: 5).",
        "Can't or won't: all your cards go aside for new ones. Blocked shuts its pile "
        "for 3 cards on "
        "the other, never both piles.",
        _END,
    )
    + _SIGNS
    + _READINGS
    + _TIP
)
RULES_CHALLENGE = (
    (
        "Play all cards in 4 1/2 minutes on two piles: same colour, number or sign; white on any.",
        "Draw only when one card is left, up to 4 (two play: 5). Can't or won't: your "
        "cards go aside "
        "for new ones. Never block both piles.",
        _END,
    )
    + _SIGNS
    + _READINGS
    + _TIP
)


def rules(game) -> tuple:
    """Return the pages of *Rules in short* for `game`."""
    return RULES_CHALLENGE if game.challenge else RULES


# What a held # says of each rule set where it is chosen.
WHICH = {
    "FH": "After each play one draws up again, and the youngest begins.",
    "FH-challenge": "You choose who begins, and nobody draws until a single card is left.",
}
