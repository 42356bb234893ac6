"""Hands that are typed card by card, kept so that a power cut costs a key at most.

The journal has two bytes for each thing that happened: what it was, times 16, with whose hand it
is, then the card.  A hand that is left keeps its cards, to be gone on with; not so one of which
only the points are counted.
"""

from firmware.play.knowledge import ON_CALL

SCORED = 8  # with a seat: whose hand is typed for its points
ADD, OUT, LAST, THROWS, OPEN, CLOSE = range(6)
_MUCH = 240  # bytes: then what matters of them takes their place
_MOST = 251  # of that; no hands of a game take so much
_ANEW = b"\0"


def hands(happened: bytes) -> "tuple[int, dict[int, list]]":
    """Return whose hand is being typed by what `happened`, -1: nobody's, and each by whose it is.

    That is the card it throws, 0 for none, and a list of the others.
    """
    opened = -1
    found: dict[int, list] = {}
    for at in range(0, len(happened) - 1, 2):
        what, whose, card = happened[at] >> 4, happened[at] & 15, happened[at + 1]
        hand = found.setdefault(whose, [0, []])
        if what == OPEN:
            opened = whose
        elif what == CLOSE:
            opened = -1
            if whose >= SCORED:
                del found[whose]
        else:
            _change(hand, what, card)
    return opened, found


def _change(hand: list, what: int, card: int) -> None:
    thrown, cards = hand
    if what == ADD:
        cards.append(card)
    elif what == THROWS:
        if thrown:
            cards.append(thrown)
        if cards:
            cards.remove(card if card in cards else cards[-1])
        hand[0] = card
    elif what == LAST:
        if cards:
            cards.pop()
    elif card in cards:
        cards.remove(card)


def note(shell: "Shell", what: int, whose: int, card: int = 0) -> None:
    """Keep that `what` happened to the hand of `whose`, with `card` if it is about one."""
    _keep(shell, bytes((16 * what + whose, card)))


def _keep(shell: "Shell", happened: bytes) -> None:
    before = shell.referee.hands_typed
    if len(before) >= _MUCH:
        happened = (_ANEW + _matters(before))[:_MOST] + happened
    shell.referee.keep_typed(happened)


def _matters(before: bytes) -> bytes:
    """Return as few bytes as lead to the same hands as what happened `before`."""
    opened, found = hands(before)
    happened = b""
    for whose in found:
        thrown, cards = found[whose]
        if thrown:
            happened += bytes((16 * THROWS + whose, thrown))
        happened += b"".join([bytes((16 * ADD + whose, card)) for card in cards])
    return happened + (bytes((16 * OPEN + opened, 0)) if opened >= 0 else b"")


def begin(shell: "Shell", whose: int, thrown: int) -> "list[int]":
    """Let the hand of `whose` be typed, who throws `thrown` if that is told; return its cards."""
    opened, found = hands(shell.referee.hands_typed)
    happened = b""
    if thrown and (whose not in found or found[whose][0] != thrown):
        happened = bytes((16 * THROWS + whose, thrown))
    if opened != whose:
        happened += bytes((16 * OPEN + whose, 0))
    if happened:
        _keep(shell, happened)
    game: Drawing = shell.referee.game
    cards = hands(shell.referee.hands_typed)[1][whose][1]
    return [card for card in cards if game.copies(card)][: game.hand_size + 1]


def close(shell: "Shell") -> None:
    """Let no hand be typed any more."""
    opened = hands(shell.referee.hands_typed)[0]
    if opened >= 0:
        note(shell, CLOSE, opened)


def forget(shell: "Shell") -> None:
    """Forget all hands."""
    shell.referee.keep_typed(_ANEW)


def page(shell: "Shell"):
    """Return the page of the hand that was being typed when the power went, or None.

    On call it is the cover before it.
    """
    game: Drawing = shell.referee.game
    part = shell.referee.folder.part
    called = shell.referee.setup.level == ON_CALL
    whose, found = hands(shell.referee.hands_typed)
    if whose < 0:
        if not (called or game.scoring) and game.drawn is None:
            forget(shell)  # the power went as a card was thrown: they were that turn's
        return None
    thrown = found[whose][0]
    if game.scoring:
        if whose == SCORED + game.seat:
            score: ScorePart = part("melding.hand_entry")
            return score.Score(shell).hand()
    elif called:
        if whose < game.players and game.plays(whose):
            claim: CalledClaimPart = part("melding.on_call_turn")
            return claim.Cover(shell)
    elif whose == game.seat and thrown and game.drawn is not None:
        entry: ClaimPart = part("melding.hand_entry")
        return entry.claim(shell, thrown)
    close(shell)  # the power went before that was kept
    return None
