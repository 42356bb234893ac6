"""The cards of the 100 Games, and the moves of those in which cards are discarded (H1 to H4)."""

LAST = 100  # the cards are numbers from 1, H-a
JOKER = 101  # every free card is this one, and the word F
SPECIAL, PLAIN, OUT = range(3)  # what the 100 is: H2.4 H2.6 H3.4

(
    START,
    DISCARD,
    DRAW,
    OPEN,
    SHUFFLE,
    RULE_OPEN,
    RULE_DRAW,
    RULE_HAND,
    RULE_TURN,
    FREE,
    END,
    TRICK,
    TREAT,
    RULE_ANSWER,
    RULE_RUN,
    RULE_LAID,
    RULE_HUNDRED,
    LAID,
    LAST_LAID,
    PASS,
    FORGET,
    MISTYPED,
    OBLIGE,
) = range(23)

# A game has as many of these rows as it needs.
MOVES = (
    ("start seat", "{0}"),
    ("discard card", "{0}#"),
    ("draw", "#"),
    ("open card", "{0}#"),
    ("shuffle card...", ""),
    ("ruling-open card", ""),
    ("ruling-draw count", ""),
    ("ruling-hand seat count", ""),
    ("ruling-turn seat", ""),
    ("free card", "A{0}#"),
    ("end", "#"),
    ("trick", "B"),
    ("treat", "C"),
    ("ruling-answer yes", ""),  # must the player on turn answer a Monumeral?
    ("ruling-run count", ""),  # the digit of the run, 0 for none
    ("ruling-laid count", ""),  # cards discarded in this turn
    ("ruling-hundred seat yes", ""),  # does the 100 lie beside them?
    ("laid", "D"),  # on call: a card, and the turn goes on
    ("last", "#"),  # the same, and it is over
    ("pass", "A"),  # no card: they draw what is due, or have laid enough
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
    ("ruling-mistyped", ""),  # what lies open is another card: which, nobody says
    ("oblige", "A#"),  # on call: no more is laid, and the last card was a Monumeral
)


def card_text(card: int) -> str:
    """Return how `card` is shown to players: J is a joker."""
    return "J" if card == JOKER else str(card)


def card_word(card: int) -> str:
    """Return how `card` is written in records: F is a joker."""
    return "F" if card == JOKER else str(card)


def card_value(word: str) -> int:
    """Return the card that `word` means, whether or not it exists; raise ValueError if none."""
    if word == "F":
        return JOKER
    # Not by isdigit: on the desktop it takes other scripts' digits and raised ones too.
    if not word or word.strip("0123456789") or len(word) > 3 or int(word) > LAST:
        raise ValueError("'{}' is no card".format(word))
    return int(word)


def yes_text(value: int) -> str:
    """Return how a yes (1) or no (0) is written."""
    return "yes" if value else "no"


def yes_value(word: str) -> int:
    """Return 1 for yes and 0 for no; raise ValueError for any other word."""
    if word not in ("yes", "no"):
        raise ValueError("'{}' is not yes or no".format(word))
    return int(word == "yes")


WORDS = {"card": (card_word, card_value), "yes": (yes_text, yes_value)}


def is_ruling(code: int) -> bool:
    """Return True if the row `code` of the moves is a ruling."""
    usual = RULE_OPEN <= code <= RULE_TURN or RULE_ANSWER <= code <= RULE_HUNDRED
    return usual or code in (FORGET, MISTYPED)


def agreed(setup: "Setup", usual: bytes, most: bytes) -> bytes:
    """Return the options of `setup`, `usual` if it has none; raise ValueError beyond `most`."""
    options = setup.options or usual
    if len(options) != len(most):
        raise ValueError("no such options")
    for i in range(len(most)):
        if options[i] > most[i]:
            raise ValueError("no such options")
    return options


def digits(number: int) -> int:
    """Return the digits of `number`, 1 to 100, as bits: bit 3 is set if it has a 3 (H1.2)."""
    bits = 1 << number % 10
    if number > 99:
        return bits | 2
    return bits | 1 << number // 10 if number > 9 else bits


def twin(number: int) -> int:
    """Return the digit of a Twinumeral, 0 if `number` is none (H-a)."""
    return 0 if number % 11 else number // 11
