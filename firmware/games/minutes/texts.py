"""The texts of *4 1/2 Minutes*: in play, in a pause, and the verdict on all rounds (FH17)."""

from firmware.games.minutes.manifest import ROUNDS
from firmware.games.minutes.rules import BLOCKED, COLOUR, LAY, NAME, NAMES, START, TURN, value_of
from firmware.play.knowledge import GUIDED
from firmware.play.rules_base import HELD
from firmware.shell.first_player import packets
from firmware.ui.page import BIG, COLUMNS, MARKED, TALL_COLUMNS

# One string, since many small ones take twice the memory: each line is a word, then what it stands
# for.  First what a turn shows, as it takes the board 1 ms to look through all; then why a move is
# refused, by the rules' word for it, three rows of the panel at most; then what is said now and
# then.  What is not said while the clock runs, or seldom, is in texts.py.
SAID = """
draw-pile       pile {:>2}
set-aside       out {:>3}   :
counted cards {}
keys #aside *back
type lay_
type-call lay A/B
signs 1-7 8turn 9way/0+2 Cnew Dblock
signs-call 8turn 9way/0+2 Dblock
colours 1red 2yel 3gre/4blu 5pur
pairs 1red- 2yel-/3gre- 4blu- 5pur-
on-which {} A or B?
on-which-short {} A/B?
on-which-mark A/B?
blocks block
who-next Who is next? 1-{}
who-next-short on {}: who next? 1-{}
named {}, your turn!
keys-more D more #aside *back
keys-entry *back
seat Players are P1 to P{0}.
pile Piles are A and B.
first Begin pile A first.
gone {0}: all are laid.
held {0} is not before you.
fit Only {} or white
blocked Blocked: {0}, {1} to go.
second Never block both piles!
name Name a player, please.
empty {0} has no cards.
how-card Number first, or sign; then colour.
no-colour Colours: 1 to {}. Type all anew.
no-pile A or B only. Type all anew.
no-seat 1 to {}. Type all anew.
which-seat Only 1-{}
places Only 1-{}
no-numbers Just A or B: number or new colour.
aside {} aside?
nothing Nothing to take back.
seen Cards were seen.
seen-short Seen.
undo Undo {} {} #yes
right {}: all laid. Right?
elsewhere {} is not here. Just count?
half Half-time!
ten Ten seconds!
turned Turned! Now {}.
skipped {} skipped: {}!
gong The gong has gone: it does not count.
who-begins Who begins? 1-{}
begins Begins? 1-{}
keys-asked #yes  others no
keys-all       any key/      goes back
"""

COUNTS = ("free", "ONE", "TWO", "THREE")  # as the players call them, FH13
SPECIAL = ("turn", "way", "+2")
_MINUTES, _SECONDS = 84, 102  # pixels; the colon between them is small, on row 1
_TYPED = 5  # row


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
        blocked = top & 15 == BLOCKED
        figures = [NAMES[top >> 4] if blocked else name_of(top).replace(" ", ", ")]
    return say(word, *figures)


def session_verdict(game: "Minutes", games: int, totals: "Points") -> str:
    """Return the verdict on as many rounds as make a total, else nothing (FH17)."""
    if games != ROUNDS:
        return ""
    return verdict(totals[0])


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
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
    sign = str(kind) if kind < TURN else "block" if kind == BLOCKED else SPECIAL[kind - TURN]
    return sign + " " + NAMES[colour]


def who(game: "Minutes") -> str:
    """Return who is on turn, and which way it goes."""
    name = game.name(game.seat) if game.started else "P?"
    return name + ("" if game.players == 2 else ">" if game.way > 0 else "<")


def clock(left: int) -> str:
    """Return what the clock shows with `left` seconds to play."""
    return "{}:{:02}".format(left // 60, left % 60)


def render_status(page: "Page", game: "Minutes", left: int) -> None:
    """Put on rows 0 to 2 who is on turn, the draw pile, what is out, and `left` seconds."""
    page.tall(0, who(game))
    page.row(0, say("draw-pile", game.knowledge.draw))
    page.row(1, say("set-aside", game.aside))
    minutes, seconds = clock(left).split(":")
    page.number(BIG, _MINUTES, 0, minutes)
    page.number(BIG, _SECONDS, 0, seconds)


def top(game: "Minutes", pile: int) -> str:
    """Return what is told of `pile`: its top, and what goes on it where that is not the same."""
    card = game.tops[pile]
    head = "AB"[pile] + " "
    if game.count and pile == game.blocked:
        return head + "block: " + COUNTS[game.count]
    if not card:
        return head + (COUNTS[0] if game.on_call else "not begun")
    if card & 15 == BLOCKED:
        return head + NAMES[card >> 4] + "/white"
    return head + name_of(card)


def render_tops(page: "Page", game: "Minutes") -> None:
    """Put the piles on rows 2 and 3, beside the clock, the blocked one in reverse."""
    for pile in range(2):
        if game.count > 0 and pile == game.blocked:
            page.number(MARKED, 0, 2 + pile, top(game, pile))
        else:
            page.row(2 + pile, top(game, pile))


def render_typed(page: "Page", text: str, legend: str) -> None:
    """Put what is typed or asked tall over rows 5 and 6, and two lines of `legend` beside it."""
    page.cover(_TYPED, _TYPED + 2)
    page.tall(_TYPED, text)
    if legend:
        rows = say(legend).split("/")
        for i in range(2):
            blanks = " " * (max(len(rows[0]), len(rows[1])) - len(rows[i]))
            page.end(_TYPED + i, rows[i] + blanks)


def asked_of(card: int) -> str:
    """Return the question on which pile `card` is laid, as one tall line."""
    text = say("on-which", name_of(card))
    if len(text) > TALL_COLUMNS:
        text = say("on-which-short", name_of(card))
    return text[:TALL_COLUMNS]


def counted(game: "Minutes") -> str:
    """Return how many cards lie before each player, without a word where there is no room."""
    counts = " ".join([str(count) for count in game.knowledge.hands])
    line = say("counted", counts)
    return line if len(line) <= COLUMNS else counts


def event(game: "Minutes", seat: int, way: int, move: "Move") -> str:
    """Return what all must hear of `move`, by which `seat` ended the turn, or "".

    That is a player who was named, a direction that was turned from `way`, or who is skipped as
    they have no cards.
    """
    code = move[0]
    if code == START:
        return ""
    if code == LAY and len(move) > 3 or code == NAME and len(move) > 1:
        return say("named", game.name(game.seat))
    if game.way != way:
        return say("turned", game.name(game.seat))
    due = (seat + way) % game.players
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
    if len(line) > COLUMNS:
        line = line.replace("draws none", "none")
    if len(line) > COLUMNS:  # of two names the first one draws, and the other does too
        line = " ".join(said[:1] + [words.replace(" draws", "") for words in said[1:]])
    return line


_MOST = (0, 15, 35, 60, 90)  # minus points for each verdict but the last
VERDICTS = (
    "Not one! Nobody does better.",
    "Very good! A team of stars.",
    "Well done, you have the knack.",
    "Not bad. Another three?",
    "Next time will be better.",
    "Keep your heads up and go on!",
)


def verdict(total: int) -> str:
    """Return what three rounds of `total` minus points are worth."""
    for i in range(len(_MOST)):
        if total <= _MOST[i]:
            return VERDICTS[i]
    return VERDICTS[-1]


SAID_PAUSED = """
over The round is over.
start Choose who starts first.
started The round has started.
card There is no such card.
nobody Nobody is named by that card now.
on-call You check the cards in this game.
full Type the card, please.
two With two there is no direction.
count From {0} to {1}, please.
dealt I dealt the cards, so that is sure.
unblocked No Blocked! lies there. Set the top first.
three No card lies on the other pile: three are to come.
few {0} has too few cards for that. Set them first.
last A ruling does not end the round. Play the last card.
many Over {0} cards with that. Set a lower count first.
go-on # lets the clock go on.
starts {} starts
deal Deal {} each, face down.
ready {} cards each lie ready.
youngest The youngest starts: # is go!
up Time is up.
late Time is up! {} does not count.
called-time time is up
called-lay {} on {}
called-aside cards set aside
called-play card on {}
called-name turn card
called-reverse way card
called-two +2 card
called-block Blocked on {}
all-gone All cards are gone!
ended It is over. # shows the result.
paused Paused.
score {} minus points
round Round {} of {} is over.
round-paused Round {} of {}, paused.
keys-ready #start clock *back
keys-pause #go on *back
keys-end #result *back
"""

FACE_DOWN = "{}, face down."


def deal(shell: "Shell") -> str:
    """Return how many cards each is dealt, in packets where the deck was ordered, or has."""
    game: Minutes = shell.referee.game
    if shell.referee.setup.level == GUIDED:
        return FACE_DOWN.format(packets(game, game.size))
    return say("deal" if game.knowledge.hand(0) is None else "ready", game.size)
