"""The texts of the games of discarding, in the players' words."""

from firmware.games.shedding.rules import (
    DISCARD,
    FREE,
    JOKER,
    LAID,
    LAST,
    LAST_LAID,
    MISTYPED,
    OPEN,
    RULE_OPEN,
    TREAT,
    TRICK,
    card_text,
    digits,
)
from firmware.play.rules_base import HELD

ON_PAGE = 16  # cards of a hand
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")
OUT = "{} is out: {}."
SPECIAL = ("B Trick", "B Trick C Treat")
SAYS = "{}: {}"  # who is on turn, and what goes or is typed
MUST = "{}!"  # who must answer
NEED_ANSWER, BRIEF_ANSWER = "a 1 to 9,\nor draw 3", "1-9 or +3"
NEED_RUN, BRIEF_RUN = "{0},\nor end", "{}s or end"
MORE, OR_RUN = "{} more", "{} or {}s"
LAYS = "{} lays"
OTHERS = "all others"
WAITS = "{} waits"
DRAWS_TOO = "draws {}"
SHUFFLE = ("Shuffle {} first", "{1} drawn: shuffle {0}")  # so many are drawn
LAY, END, DRAW, DRAW_THREE = "#lay", "#end", "#draw", "#draw 3"
ON_CARD = ("digit", "match", "factors", "first", "run")  # refusals that are about the open card
# The discards to be shuffled, how many are drawn before, and who draws; the first words tall.
SHUFFLE_FIRST = "Shuffle {0}. {2}"
SHUFFLE_LAST = "{2}. Shuffle {0}."
SHUFFLE_AFTER = "{2}. At {1} shuffle {0}."
SHUFFLE_EACH = "Draw {2}, shuffle {0} at {1}"  # so few are there that all is two digits
SHUFFLED = "Shuffled {} discards."
NEW = "New: {}"  # the cards that one has drawn who plays alone with the device
# What the device has played for itself.
PRODUCT, JOKER_AS, PLAY = "{} = {} \u00d7 {}", "J as {}", ("Trick", "Treat")


def why(reason: "Reason", own: "dict[str, str] | None" = None) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence, `own` or ours."""
    word, figures = reason[0], reason[1:]
    if figures == (JOKER,) and word in ("gone", HELD):
        word += " free"
    if word == "digit":
        figures += (without(figures[1]),)
    for texts in (own or {}, REFUSED, REFUSED_SPECIAL):
        if word in texts:
            return texts[word].format(*figures)
    return word


def head(game: "Discarding", own: "NeedTexts") -> str:
    """Return whose turn it is, for the head; with what goes where factors stand beneath it."""
    name = turn(game)
    if game.obliged:
        return MUST.format(name)
    return SAYS.format(name, own.brief(game)) if game.factors or game.links_shown else name


def turn(game: "Discarding") -> str:
    """Return whose turn it is."""
    return game.name(game.seat)


def typing(game: "Discarding", typed: str) -> str:
    """Return who is on turn, and what they have `typed`."""
    return SAYS.format(turn(game), typed)


def need(game: "Discarding") -> str:
    """Return which cards go, where a digit in common is it (H1.2, H1.3, H2.2, H2.3)."""
    if game.obliged:
        return NEED_ANSWER
    return NEED_RUN.format(article(game.run)) if game.run else by_digits(game.open, True)


def brief(game: "Discarding") -> str:
    """Return the same in few words."""
    if game.obliged:
        return BRIEF_ANSWER
    return BRIEF_RUN.format(game.run) if game.run else by_digits(game.open)


figures = None  # by which more than a digit can be in common


def article(number: int) -> str:
    """Return a figure, or a factor, with its article: ``a 4``, ``an 8``."""
    return ("an {}" if number == 8 else "a {}").format(number)


def by_digits(number: int, articles: bool = False) -> str:
    """Return which cards go on `number` (H1.2, H1.3): ``4 or 7``, or with `articles`."""
    having = [article(digit) if articles else str(digit) for digit in _all_of(number)]
    return ("1-9 or " if number < 10 else "") + " or ".join(having)


def without(number: int) -> str:
    """Return that none of the digits of `number` is there."""
    return ", ".join(["no {}".format(digit) for digit in _all_of(number)])


def _all_of(number: int) -> "list[int]":
    bits = digits(number)
    return [digit for digit in range(10) if bits >> digit & 1]


def is_event(game: "Discarding", move: "Move", seat: int) -> bool:
    """Return True if all must hear of `move`, which `seat` has just made."""
    drawn = game.drawn
    if move[0] in (TRICK, TREAT) or game.obliged or game.shuffled:
        return True
    return len(drawn) > 0 and (drawn[0] != seat or drawn[1] > 1)  # a skip, or three


def draws(game: "Discarding") -> str:
    """Return who draws how many after the last move, 16 characters if that can be.

    Each is told by number if they differ.
    """
    drawn = game.drawn
    if len(drawn) < 3:
        return DRAWS.format(game.name(drawn[0]), drawn[1] or "none") if drawn else ""
    counts, each = [], ""
    for i in range(0, len(drawn), 2):
        counts.append(drawn[i + 1])
        each += " {}:{}".format(drawn[i] + 1, drawn[i + 1])
    if min(counts) == max(counts):
        return "Others +{}".format(counts[0]) if counts[0] else "Others draw none"
    return each[1:]


def shares(game: "Discarding", few: int) -> "list[tuple[str, str]]":
    """Return who draws how many; together, where they are more than `few`, those who draw alike."""
    drawn = game.drawn
    found: list[tuple[str, str]] = []
    for i in range(0, len(drawn), 2):
        name, count = game.name(drawn[i]), "+" + str(drawn[i + 1])
        if len(drawn) > 2 * few and found and found[-1][1] == count:
            name = found.pop()[0] + " " + name
        found.append((name, count))
    alike = len(found) == 1 and len(drawn) > 2
    return [(OTHERS, found[0][1])] if alike else found


def all_shares(found: "list[tuple[str, str]]", apart: bool) -> str:
    """Return the shares in a sentence, the first of them `apart` on its line."""
    said = ", ".join([names + " " + count for names, count in found])
    return said.replace(", ", "\n", 1) if apart else said


def told(game: "Discarding") -> str:
    """Return what the players must do after the last move.

    Where cards are drawn before and after a shuffle, it says after how many of them (H-b).
    """
    text = draws(game)
    each = text[1:2] == ":"
    if not game.shuffled:
        return "Draw " + text if each else text
    cards, after = game.shuffled
    drawn = sum([game.drawn[i] for i in range(1, len(game.drawn), 2)])
    words = SHUFFLE_AFTER if after else SHUFFLE_FIRST
    if each:
        words = SHUFFLE_EACH
    elif after == drawn:
        words = SHUFFLE_LAST
    return words.format(cards, after, text)


def new(before: "Cards", hand: "Cards") -> "list[int]":
    """Return which cards of `hand` are new since `before`, three at most."""
    cards = list(hand)
    for card in before:
        cards.remove(card)
    return cards


# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "over": "It is over",
    "start": "Who starts?",
    "started": "It has started",
    "seat": "P1 to P{0}",
    "open": "Open card?",
    "opened": "{0} lies",
    "under": "No joker\nturn again",
    "card": "{0}?\nno card here",
    "lies": "{0}\nlies open",
    "gone": "{0}\nis played",
    "gone free": "Joker\nall are played",
    "held": "{0}\nnot in hand",
    "held free": "No joker",
    "jokers": "No jokers",
    "declare": "Which?\nits number",
    "free": "{0}?\njokers are 1 to 99",
    "laid": "One a turn\n# ends",
    "shuffle": "I shuffle",
    "out": "{0} is out",
    "dealt": "I dealt: sure",
    "count": "{0} to {1}",
    "digit": "{0}\n{2}",
    "check": "Type it\nI check",
    "on-call": "You check",
    "one": "One a turn\n# is that one",
    "nobody": "{0}\nobliges nobody",
    "plain": "No use\nfor that key",
}

# The same of the games with Monumerals, Twinumerals and the special 100.
REFUSED_SPECIAL = {
    "nothing": "None laid\n# draws",
    "oblige": "Answer!\n1-9 or draw 3",
    "run": "{0} no {1}\n# ends",
    "special": "100\nis Trick or Treat",
    "late": "No Treat\nyou have laid",
    "norun": "No run\nset it first",
    "nodigit": "{0}\nhas no {1}",
    "immune": "{0} is free\nand has the 100",
    "early": "Too few\ncards there",
    "answer": "No Treat\nanswer, or draw 3",
}


# What players call a move, by its name; the others by what comes after it.
CALLED = {
    "discard": "{}",
    "draw": "the draw",
    "end": "the end",
    "trick": "the Trick",
    "treat": "the Treat",
    "free": "a joker",
    "laid": "a card",
    "last": "a card",
    "pass": "passing",
    "oblige": "the end",
    "ruling-mistyped": "a mistyped card",
    "ruling-hundred": "{} has {} 100",
}


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if len(words) > 3 and words[0] not in CALLED:
        return "open {} = {} \u00d7 {}".format(*words[1:])  # as a ruling declares it
    said = CALLED.get(words[0], move[move.find("-") + 1 :])
    return said.format(*words[1:]).replace(" yes ", " the ")


def verdict(game: "Discarding") -> str:
    """Return who has won, and in which order the others finished (H-c)."""
    text = game.name(game.out[0]) + " wins!"
    if not game.places:
        return text + " Cards left count."
    then = game.out[1:]
    for seat in range(game.players):
        if seat not in game.out and seat not in game.away:
            then.append(seat)
    return text + " Then " + game.listed(then) + "."


def comes_back(referee: "SeatedReferee", move: "Move") -> "tuple[str, str] | None":
    """Return a discarded card that is to be taken back and the one beneath it, if both are known.

    None where one of them is a joker, or a card whose number nobody said.
    """
    last = beneath = 0  # cards that lay on top, before the last move and now
    for earlier in referee.past():
        beneath = last
        code = earlier[0]
        if code in (DISCARD, OPEN) or code == RULE_OPEN and last:
            last = earlier[1]  # a joker that is ruled another number is one still
        elif code in (FREE, LAID, LAST_LAID, MISTYPED):
            last = 0
    if move[0] == DISCARD and 0 < beneath < JOKER:
        return str(move[1]), str(beneath)
    return None


def held_text(game: "Discarding", seat: int) -> str:
    """Return what a seat holds, with + if the 100 lies beside it; or its place (H-c)."""
    if seat in game.out:
        return PLACES[game.out.index(seat)]
    if seat in game.away:
        return "-"
    return str(game.knowledge.hands[seat]) + "+" * game.has_beside(seat)


def hand_words(hand: "Cards", at: int) -> "list[str]":
    """Return the cards on page `at`, from 0, of `hand`; the 100 comes last."""
    cards = [card_text(card) for card in hand if card != LAST] + ["100"] * (LAST in hand)
    if len(cards) <= ON_PAGE:
        return cards
    cards = cards[at * ON_PAGE : (at + 1) * ON_PAGE]
    return cards + [""] * (ON_PAGE - len(cards))


def next_page(hand: "Cards", at: int) -> int:
    """Return the page of `hand` that comes after page `at`."""
    return at + 1 if len(hand) > (at + 1) * ON_PAGE else 0


def more_key(hand: "Cards", at: int) -> str:
    """Return what ``D`` does, if `hand` has more pages: how many cards are not on page `at`."""
    if len(hand) <= ON_PAGE:
        return ""
    return "D +{}".format(len(hand) - len(hand[at * ON_PAGE : (at + 1) * ON_PAGE]))


TRICK_BY = "TRICK by {}"
SKIPPED = "{} waits, draws 1"
SHUFFLES = "Shuffle {} cards"
DRAWS = "{} draws {}"
ANSWER = "{} must answer"


def event_title(game: "Discarding", move: "Move", seat: int) -> str:
    """Return what all must hear of `move`, which `seat` has just made."""
    if move[0] == TRICK:
        return TRICK_BY.format(game.name(seat))
    drawn = game.drawn
    if drawn and drawn[0] != seat:
        return SKIPPED.format(game.name(drawn[0]))  # H4.3
    if drawn:
        return DRAWS.format(game.name(seat), drawn[1])
    if game.shuffled:
        return SHUFFLES.format(game.shuffled[0])
    return ANSWER.format(turn(game)) if game.obliged else ""


def has_page(event: str) -> bool:
    """Return True if `event` has a page; who must answer stands on the page of their turn.

    A name may be given while it is shown, so it is known by what follows the name.
    """
    return event != "" and not event.endswith(ANSWER[2:])


# On the board help.py:
# Help of the games of discarding: pages of seven lines at most.


BESIDE = (
    "Beside the open card: who holds how many. Where I deal D turns the page of your cards: +4, 4 "
    "more; with hints, underlined cards go.",
    "Last card of the draw pile taken: shuffle the discards at once, not the open card. Played "
    "already, I say, and it is not? # lets it be right.",
)
_TOLD = (
    "What you type before # is your last card: 4 5 #. If the next one is told too and can hardly "
    "go on it, I ask. Draw pile empty: shuffle the discards.",
)
TURN = (
    "Type a card and # to discard it. # alone draws, asked once at the table or while a card of "
    "yours goes. Beside the open card: what goes on it.",
) + BESIDE
TURN_SPECIAL = (
    "Type a card and #. # alone ends the turn or draws, asked once at the table or while a card of "
    "yours goes. Who must answer lays 1 to 9 or draws three.",
    "A, a number, #: a joker (J) as that number. B plays the 100 as Trick, C as Treat; + marks who "
    "has it. In a run 5s are any cards with a 5.",
) + BESIDE
ON_CALL = (
    "You check the cards. # says that you laid one, A that you laid none and drew one.",
) + _TOLD
ON_CALL_SPECIAL = (
    "You check the cards. # says: one laid, my turn is over. D before it: one more laid. 7 #: the "
    "last one was a 7, or a joker as 7.",
    "A says: laid none, and drew one; three if 1 to 9 lay there. After D it says: no more laid, "
    "and I ask whether the last was 1 to 9.",
    "B plays the 100 as Trick, C as Treat, before the last card; + marks who has it.",
) + _TOLD
START = ("You agree who starts and press their number.",)
OPENING = (
    "Deal, turn over one card and type it, then #. A joker goes under the draw pile: turn the "
    "next.",
)
GUIDED = (
    "I know who holds what, and tell nobody. You draw though a card of yours goes? I don't tell. "
    "A card I know elsewhere, and it is right? # says so.",
)
RULING = (
    "The table is right: set here what I have wrong.",
    "None wins: set one card and discard it. Who is on turn and is set again still has to answer.",
)

READINGS = (
    "Our readings: the first discards are shuffled as the last card is taken, even of three. "
    "Nothing there? Draw what there is.",
    "Our readings: You agree who starts. Playing on, what the last card does still holds; the "
    "next are those still in.",
)
READINGS_SPECIAL = READINGS + (
    "Our readings: a first open card obliges nobody; a joker there goes under.",
    "Our readings: No Treat when you must answer or have laid a card; Trick frees you. A last "
    "card as Trick or Treat wins.",
)
CARDS = (
    "On the cards: red is a prime, green a square, X a product of 1 to 10, ? a joker. The hat "
    "tells 6 from 9.",
)
SIGNS = (
    "1 to 9 are Monumerals, 11, 22 .. 99 Twinumerals: each has its sign on the card, and so has "
    "the 100.",
    "On my panel: J a joker; + beside a player, the 100; +4, four more cards; pile, what is left "
    "to draw.",
)
AT_THE_END = (
    "First hand empty wins, 0 points. Others count cards in hand; or play on: by place 2, 3, 4. "
    "Lowest total wins."
)
