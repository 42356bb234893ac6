"""The turn in games 5 and 6, and which screen such a game stands at."""

from firmware.games.melding import parts, picture, texts
from firmware.games.melding.card_input import Typing
from firmware.games.melding.refusal_rules import why_not_card
from firmware.games.melding.tables import DRAW, TAKE, THROW, card_text
from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL
from firmware.ui.screen import Screen


def first(shell: "Shell", said: str = ""):
    """Return the screen that the game in play stands at; a cover says `said`, which all saw."""
    game: Drawing = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return later.first_player.AfterDeal(shell)
    if game.over:
        sets: SetTexts = part("set_texts")
        verdict = parts.result_texts.verdict(game, sets.COUNT)
        return later.session.Scores(shell, verdict, hands=dealt(game))
    if game.scoring:
        score: ScorePart = part("melding.score_screen")
        return typing(shell) or score.Score(shell)
    if on_call(shell):
        playing: PlayingPart = part("melding.on_call_screen")
        return typing(shell) or playing.Playing(shell)
    if game.owes:
        return later.guided.Reshuffle(shell)
    if not game.told:
        opened: OpeningPart = part("melding.open_card_screen")
        return opened.Opening(shell)
    if dealt(game):
        return part("hand_over").Cover(shell, game.seat, lambda: turn(shell), shell.take_back, said)
    return turn(shell)


def turn(shell: "Shell"):
    """Return the turn, or the claim that is being typed in it."""
    return typing(shell) or Turn(shell)


def typing(shell: "Shell"):
    """Return the page of a hand that is being typed, which outlasts a power cut, or None."""
    return parts.kept_hand.page(shell) if shell.journal.typed else None


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Drawing = shell.referee.game
    lines: list = []
    if game.started and game.told and not (game.scoring or game.over or on_call(shell)):
        lines.append(("Ruling", lambda: shell.referee.folder.part("ruling_screen").Ruling(shell)))
    if game.started and dealt(game) and not game.over:
        lines.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.started and game.knowledge.secret and not game.over:
        lines.append(("Hands", lambda: later.peek.look_round(shell)))
    return lines


def on_call(shell: "Shell") -> bool:
    """Return True if the players judge their cards, and only who is out is told."""
    return shell.referee.setup.level == ON_CALL


def dealt(game: "Drawing") -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.knowledge.hand(0) is not None


class Checking(Screen):
    """Long work: load `parts`, then ask `work()` in slices where to go; ``*`` stops it.

    `title` says what for, `stop()` returns where to go if it is not to be done.  Where there is
    nothing to stop, keys wait (`busy`) for the page to which it leads.
    """

    help = "CHECK"
    helps = "help"

    def __init__(self, shell: "Shell", title: str, parts: "Sequence[str]", work: "Go", stop: "Go"):
        super().__init__(shell)
        self.title = title
        self.work = work
        self.stop = stop
        self.drawn = False
        shell.expect([shell.referee.folder.module(part) for part in parts])

    def on_key(self, key: str) -> "Destination":
        return self.stop() if key == "*" else None

    def on_tick(self, now: int) -> "Destination":
        if not self.drawn or self.shell.load_part():  # the key is answered first
            return None
        return self.work()

    def render(self, page: "Page") -> None:
        page.tall(0, self.title)
        page.tall(2, texts.MOMENT)
        page.row(7, texts.STOP)
        self.drawn = True

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)


def turn_with(shell: "Shell", card: int):
    """Return the turn of the player who has typed `card`; another may be typed in its place."""
    if shell.journal.typed:
        parts.kept_hand.close(shell)
    turn = Turn(shell)
    turn.input.offer(card)
    return turn


class Turn(Typing):
    """A turn: ``#`` draws or A takes the open card, then ``4 8 #`` throws, or D claims to be out.

    Where the players have the cards, ``4 8 #`` alone says that they drew from the pile and throw
    the 48; else ``#`` draws and the 48 stays typed.  `remark` is what the players must do first.
    """

    looking = True
    on_turn = True
    remark = ""

    @property
    def begins(self) -> str:
        """A, but where it takes the open card."""
        return "A" if self.game.drawn is not None else ""

    @property
    def help(self) -> str:
        """The name of the help on what the turn waits for."""
        return "DRAW" if self.game.drawn is None else "TURN"

    def ahead(self, key: str) -> bool:
        return not dealt(self.game)

    def on_key(self, key: str) -> "Destination":
        drawn = self.game.drawn is not None
        if (drawn or key != "A") and self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        card = self.input.card
        if key == "C" and dealt(self.game):
            picture.sort(self.game.seat)
        elif not drawn and key == "#" and card is not None and not dealt(self.game):
            return self._drew(card)
        elif not drawn and key in "#A":
            return self._draw(DRAW if key == "#" else TAKE)
        elif drawn and key == "D" and self.game.knowledge.secret:
            claim: ClaimCheckPart = self.shell.referee.folder.part("melding.claim_check")
            return claim.covered(self.shell)
        elif drawn and card is not None and key in "#D":
            return self._throw(card) if key == "#" else self._claim(card)
        else:
            self.refuse(texts.WHICH if drawn else texts.why(("draw",)))
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        drawn = game.drawn is not None
        known = dealt(game)
        typed = self.input.text
        title = texts.TURN.format(game.name(game.seat))
        picture.render_table(page, game, title, texts.hint(game, typed))
        if known:
            page.end(1, texts.SORT)
            picture.render_hand(page, game, game.seat, game.drawn or 0)
        elif not drawn and game.knowledge.draw == 1:
            page.row(5, texts.LAST_CARD)
            page.row(6, texts.THEN.format(game.renewed))
        elif self.remark:
            page.tall(5, self.remark)
        else:
            picture.render_counts(page, game)
        keys = texts.DREW_KEYS if self.input.live and not known else texts.DRAW_KEYS
        page.row(7, texts.THROW_KEYS if drawn else keys)

    def _draw(self, code: int) -> "Destination":
        game = self.game
        last = code == DRAW and game.knowledge.draw == 1
        self.shell.referee.submit((code,))
        if self.input.card is None:
            self.input.clear()
        if not last:
            self.shell.signals.done(self.shell.signals.arc(game.players, game.seat))
            return None
        self.shell.signals.event(game)
        if game.owes:
            return first(self.shell)
        if dealt(game):
            self.say(texts.SHUFFLED.format(game.knowledge.draw))
        else:
            self.remark = texts.SHUFFLE.format(game.knowledge.draw)
        return None

    def _drew(self, card: int):
        """Draw from the pile and throw `card`; a shuffle that comes between is asked about."""
        game = self.game
        why = why_not_card(game, card, 1)
        if why:
            return self.wrong(why, self._drew)

        def both():
            self.shell.referee.submit((DRAW,))
            if game.owes:  # they have shuffled
                later.guided.forget(self.shell)
            return self._throw(card)

        if game.knowledge.draw > 1:
            return both()
        self.shell.signals.event(game)
        return parts.questions.shuffle_first(self, game, both)

    def _throw(self, card: int):
        game = self.game
        seat, drawn, taken = game.seat, game.drawn, game.taken
        why = self.shell.referee.submit((THROW, card))
        if why:
            return self.wrong(why, self._throw)
        if self.shell.journal.typed:
            parts.kept_hand.forget(self.shell)
        self.shell.signals.turn(self.game)
        said = texts.TAKEN.format(game.name(seat), card_text(drawn)) if taken else ""
        return first(self.shell, said)

    def _claim(self, card: int):
        """Claim to be out with the card typed thrown (H5.5, H6.3).

        What the device knows of the hand proves one claim a turn: for another they type it.
        """
        game = self.game
        why = game.why_not((THROW, card))
        if why:
            return self.wrong(why, self._claim)
        shell = self.shell
        known = dealt(game)
        again = shell.referee.disproved == shell.journal.moves
        part = "melding." + ("claim_check" if known and not again else "hand_entry")

        def work():
            proof: ClaimPart = shell.referee.folder.part(part)
            there = proof.claim(shell, card)
            there.say(texts.ONCE if known and again else "")
            return there

        title = texts.CHECKING.format(game.name(game.seat))
        there = Checking(shell, title, (part,), work, lambda: turn_with(shell, card))
        there.busy = not known or again  # then they type their cards
        return there
