"""The texts of *4 1/2 Minutes*, in the players' words."""

from firmware.games.minutes import parts
from firmware.games.minutes.manifest import ROUNDS
from firmware.games.minutes.tables import (
    BLOCKED,
    COLOUR,
    LAY,
    NAME,
    NAMES,
    START,
    TURN,
    text_of,
)
from firmware.ui.page import COLUMNS

# One string, since many small ones take twice the memory: each line is a word, then what it stands
# for.  First why a move is refused, by the rules' word for it; three rows of the panel at most.
# What is not said while the clock runs, or seldom, is in pause_texts.py.
SAID = """
seat Players are P1 to P{0}.
pile Piles are A and B.
first The first card begins pile A.
gone {0}: all of them have been laid.
held {0} does not lie before you.
fit {0} does not go on {1}.
change {0} does not go on {1}: {2}, {3} or a white card.
block {0} does not go on {1}: only {2} or a white card.
blocked Pile {0} is blocked, {1} to go.
second Never block both piles!
name Name a player: whose turn is it?
empty {0} has no cards.
how-card Number or sign first, then the colour.
no-colour Colours are 1 to {}. Type the card anew.
no-pile Which pile, A or B? Type the card anew.
no-seat Players are 1 to {}. Type the card anew.
which-seat Press the player's number, 1 to {}.
places Choose a card, 1 to {}.
no-numbers Numbers and new colours: just A or B.
aside Set {} card{} aside? # yes, others no.
seen Cards were seen.
yes # is yes.
right {}: all laid. Is it right all the same? # is yes.
elsewhere I know {} elsewhere. Right? Then I just count. # is yes.
half Half-time!
ten Ten seconds!
named {}, it's your turn!
turned Direction turns: {}!
skipped {} is skipped: {}!
gong The gong has gone: it does not count.
who-begins Who begins? 1-{}
on-which {}: pile A or B?
who-next {}: whose turn? 1-{}
counted cards {}
keys #aside *back
keys-signs 1-7 8> 9~ 0+ C/ D#
keys-call A,B card 8> 9~ 0+ D#
keys-dealt 1-9 card #aside *back
keys-more 1-0 D more #asid *bk
keys-entry *back
keys-all Any key goes back.
"""

COUNTS = ("free", "ONE", "TWO", "THREE")  # as the players call them, FH13
SPECIAL = ("turn", "direction", "draw 2")


def say(word: str, *figures: "object") -> str:
    """Return what `word` stands for, with its `figures`."""
    said = SAID
    if "\n" + word + " " not in said:
        said = parts.pause_texts.SAID
    start = said.find("\n" + word + " ") + len(word) + 2
    return said[start : said.find("\n", start)].format(*figures)


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    word, figures = reason[0], list(reason[1:])
    if word in ("fit", "gone", "held"):
        figures = [text_of(card) for card in figures]
    elif word == "blocked":
        figures[0] = "AB"[figures[0]]
    if word == "fit" and reason[2] & 15 in (COLOUR, BLOCKED):
        colour = reason[2] >> 4
        word = "change" if reason[2] & 15 == COLOUR else "block"
        figures += [NAMES[colour], NAMES[(colour + 1) % len(NAMES)]]
    return say(word, *figures)


def session_verdict(game: "Minutes", games: int, totals: "Points") -> str:
    """Return the verdict on as many rounds as make a total, else nothing (FH17)."""
    if games != ROUNDS:
        return ""
    return parts.challenge_verdict.verdict(totals[0])


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    word = "called-" + words[0]
    if "\n" + word + " " in parts.pause_texts.SAID:
        return say(word, *words[1:])
    return move[move.find("-") + 1 :]


def status(game: "Minutes", left: int) -> str:
    """Return row 0 with `left` seconds to play: who is on turn, time, draw pile, set aside."""
    who = game.name(game.seat) if game.started else "P?"
    way = " " if game.players == 2 else ">" if game.way > 0 else "<"
    clock = "{}:{:02}".format(left // 60, left % 60)
    return "{:<4}{} pile{:>2} out{:>2}".format(who + way, clock, game.knowledge.draw, game.aside)


def top(game: "Minutes", pile: int) -> str:
    """Return the row of `pile`: its top, in letters and in words."""
    card = game.tops[pile]
    head = "AB"[pile] + " " + (text_of(card) + " " if card else "")
    if game.count and pile == game.blocked:
        return head + "blocked: " + COUNTS[game.count]
    if not card:
        return head + (COUNTS[0] if game.on_call else "not begun")
    colour, kind = card >> 4, card & 15
    if kind == COLOUR:
        return head + NAMES[colour] + " or " + NAMES[(colour + 1) % len(NAMES)]
    if kind == BLOCKED:
        return head + NAMES[colour] + " or white"
    return head + NAMES[colour] + " " + (str(kind) if kind < TURN else SPECIAL[kind - TURN])


def render_tops(page: "Page", game: "Minutes") -> None:
    """Put the piles on rows 1 and 2, the blocked one in reverse."""
    for pile in range(2):
        page.row(1 + pile, top(game, pile), game.count > 0 and pile == game.blocked)


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
