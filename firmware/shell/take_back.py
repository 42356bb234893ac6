"""Taking back, move after move, asking before an end or what is not one's own last key."""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED
from firmware.play.setup import START
from firmware.shell.shell import turn_page
from firmware.ui import faces, layout
from firmware.ui.faces import N22, S
from firmware.ui.page import CENTRE
from firmware.ui.questions import Ask

NOTHING = "Nothing to take back."
UNDO = "Undo {}?"
END = "Undo the end?"  # of the game
OF = "{}'s {}"
OF_TURN, TURN_END = " of turn", "turn's end"  # as an end else reads as the game's
SEEN = "New cards were drawn."
PLAYS_ON = " Then {} plays on."
TAKEN_BACK = "Undone: {}."
# What a yes to "Right all the same?" rules, the draw pile as it is.
_ASKED = "ruling-counts", "ruling-draw", "ruling-hundred", "ruling-mistyped", "ruling-unseen"


def take_back(screen: "Screen", own: bool = False):
    """Take the last move back and return where the game then stands; before it to the questions.

    It asks first where the game is over, as one star too many would undo that; where the move was
    another player's, unless it is known to be one's `own`; or where somebody has seen new cards by
    it, of which the game's part ``texts`` may have ``seen(move)``,
    words of its own.  It may have ``count(referee)`` too: how many moves the last key made.
    """
    shell = screen.shell
    referee = shell.referee
    move = referee.last()
    if move is None and referee.setup.level != GUIDED:  # it is not given up by one key
        return shell.questions(referee.folder, referee.setup)
    if move is None:
        screen.not_now(NOTHING)
        return None
    text = ""
    game: Any = referee.game
    if game.boxes and referee.seat is not None and game.boxed(referee.seat):
        return later.box_turn.take_back(screen)
    if not own and referee.seat is not None and referee.seat != game.seat:
        text = question(referee, move, referee.seat)
    if referee.new_cards:
        text = (text or question(referee, move, referee.seat)) + seen(referee, move)
    count = getattr(referee.folder.texts, "count", None)
    back = getattr(referee.folder.texts, "comes_back", None)
    made, cards = 1, None
    try:
        made = count(referee) if count else 1
        if referee.setup.level == GUIDED and made < 2 and not game.knowledge.secret:
            made = _made(referee)
        if text and back:
            cards = back(referee, move)
    except MemoryError:  # after a long game; then it is asked in words, and move by move
        shell.forget()
    if not text and not game.over:
        return taken_back(screen, move, made)
    if text and not cards and not referee.new_cards and referee.seat is not None:
        text += follows(referee, move)
    if not text:  # a ruling may have come after the end
        text = question(referee, move, None) if referee.moves.ruled(move) else END
    return Undo(screen, text, lambda: taken_back(screen, move, made), cards)


def _made(referee: "SeatedReferee") -> int:
    """Return how many moves the last key made: two where it was right all the same.

    Then the move before is a ruling by which only counts are known, and without it the last one
    were refused.
    """
    game: Any = referee.new_game()
    game.judging = False
    last: list = []
    for move in referee.past():
        if len(last) > 1:
            game.do(last.pop(0))
        last.append(move)
    if len(last) < 2 or not game.knowledge.secret:
        return 1
    ruling, move = last
    word = referee.moves.row(ruling[0])[0]
    same = word != "ruling-draw" or ruling[1] == game.knowledge.draw
    refused = word in _ASKED and same and (game.why_not(move) or game.why_not_there(move))
    return 2 if refused else 1


def seen(referee: "SeatedReferee", move: "Move") -> str:
    """Return what is said behind the question where somebody has seen new cards by `move`."""
    own = getattr(referee.folder.texts, "seen", None)
    return " " + (own(move) if own else SEEN)


def follows(referee: "SeatedReferee", move: "Move") -> str:
    """Return what is said behind the question of what comes once `move` is undone.

    That is who plays on, unless the game's part ``texts`` has ``follows(referee, move)`` and
    returns words of its own, or "" for none.
    """
    game: Game = referee.game
    own = getattr(referee.folder.texts, "follows", None)
    said = own(referee, move) if own else None
    return PLAYS_ON.format(game.name(referee.seat)) if said is None else said


class Undo(Ask):
    """Ask whether a move is to be undone, and show what comes back, `cards` of which are known.

    They are the card and the one beneath it.
    """

    def __init__(self, screen: "Screen", text: str, yes: "Go", cards: "Sequence[str] | None"):
        super().__init__(screen.shell, text, yes)
        self.cards = cards

    def render(self, page: "Page") -> None:
        title, sign, rest = self.text.partition("? ")
        title += sign and "?"
        if not self.cards or layout.width_of(title, S) > layout.RIGHT_EDGE:
            super().render(page)
            return
        card, beneath = self.cards
        layout.head(page, title if sign else self.text)
        page.numeral(14, layout.STAGE, card, N22, CENTRE, 58)
        page.picture(60, 23, faces.NEXT, said="->")
        page.numeral(78, layout.STAGE, beneath, N22, CENTRE, 122)
        if rest:
            layout.label(page, layout.LEFT_EDGE, 40, rest)
        layout.large_keys(page, *self.words)


def question(referee: "SeatedReferee", move: "Move", seat: "int | None") -> str:
    """Return the question whether `move` is to be undone; it names whose it was, that of `seat`."""
    what = referee.called(move)
    game: Game = referee.game
    if referee.moves.ruled(move):
        what = "the ruling: " + what
    elif "'s " not in what and game.players > 1 and seat is not None:  # else it names them
        for article in ("the ", "a "):
            if what.startswith(article):
                what = what[len(article) :]
        what = OF.format(game.name(seat), what)
    return UNDO.format(what + OF_TURN if what.endswith("end") and not game.over else what)


def taken_back(screen: "Screen", move: "Move", count: int = 1):
    """Take the last `count` moves back without a question; return where the game then stands.

    The first of them is `move`.
    """
    shell = screen.shell
    referee = shell.referee
    game: Game = referee.game
    seat, over = game.seat, game.over
    what = referee.called(move)

    def undo():
        referee.take_back(count)
        if "-join " in referee.moves.text(move):
            later.settings.leave(shell, move, True)

    referee.journal.hold(undo)
    shell.hold()
    game = referee.game
    same = screen.looking and game.started and game.seat == seat and not game.over
    here: Any = turn_page(shell) if same else shell.screen()
    if not game.started and move[0] == START and hasattr(here, "starts"):  # it is asked again
        here.chosen = move[1]
    here.say(TAKEN_BACK.format(TURN_END if what.endswith("end") and not over else what))
    shell.signals.done()
    return here
