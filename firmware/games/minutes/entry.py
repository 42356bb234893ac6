"""Keying in a play: what is the same for typed cards, dealt ones and the light mode."""

from firmware.games.minutes import texts
from firmware.games.minutes.tables import ASIDE, LAY, START
from firmware.games.minutes.turn import DONE, Round

DIGITS = "1234567890"
_COUNT = ((1500, 60), (0, 60))  # once for each card that is still to come on the other pile


class Entry(Round):
    """A turn in which keys become plays; `enter` takes those that choose a card.

    `entry` holds all keys of an unfinished play, so that one can be taken back.
    """

    def __init__(self, house):
        super().__init__(house)
        self.forget()
        self.remark = ""
        self._sure = ""  # the key of the pile that was certain: it may follow all the same

    def forget(self) -> None:
        """Drop what was keyed in of a play."""
        self.entry = ""
        self.card = 0
        self.pile = None
        self.whom = False  # is it asked whom the card names?

    # What the ways of keying in differ by.

    def enter(self, key: str) -> object:
        """Take `key`, one of a card."""

    def move(self) -> tuple:
        """Return the move that has been keyed in, without whom it names."""
        return (LAY, self.card, self.pile)

    def prompt(self) -> str:
        """Return row 6 while a card is keyed in."""
        return ""

    def keys(self) -> str:
        """Return the last row while nothing is keyed in."""
        return texts.say("keys")

    def draw_cards(self, page) -> None:
        """Put rows 3 to 5: how many cards each has, where they are not known, and who draws."""
        page.row(3, texts.counted(self.game))
        page.row(4, self.remark)

    def overview(self) -> bool:
        """Show all displays until the next key; return False where they are not known."""
        return False

    # What they have in common.

    def take(self, key: str, asked: str) -> object:
        sure, self._sure = self._sure, ""
        if key == "hold A" and not self.entry:
            return self.pause()
        if key == "hold D" and not self.entry and self.overview():
            return None
        key = key[-1]
        if key == "*":
            return self._drop(asked)
        if not self.game.started:
            return self._begin(key)
        if key == "#":
            return self._set_aside(asked)
        if key == sure and (self.whom or not self.entry):
            return None
        return self._add(key)

    def draw_turn(self, page) -> None:
        game = self.game
        texts.draw_tops(page, game)
        self.draw_cards(page)
        keys = texts.say("keys-entry")
        if not game.started:
            prompt = texts.say("who-begins", game.players)
        elif self.whom:
            prompt = texts.say("who-next", game.players)
        elif self.card:
            prompt = texts.say("which-pile")
        else:
            prompt = self.prompt()
            keys = keys if self.entry else self.keys()
        page.row(6, prompt)
        page.row(7, keys)

    def choose_pile(self, card: int, key: str):
        """Go on with `card`, which `key` made certain, to the pile where it goes.

        That is asked for where both will do, and always before a second pile is begun.
        """
        game = self.game
        whys = [game.why_not((LAY, card, pile)) for pile in range(2)]
        goes = [pile for pile in range(2) if not whys[pile] or whys[pile][0] == "name"]
        if not goes:
            self.forget()
            self.refuse(texts.neither(whys))
            return None
        self.card = card
        if len(goes) == 1 and bool(game.tops[0]) == bool(game.tops[1]):
            self._sure = "AB"[goes[0]]
            return self.put(goes[0], key)
        self.entry += key
        return None

    def put(self, pile: int, key: str):
        """Put the card on `pile`, where `key` wants it; ask whom it names, or play it."""
        self.pile = pile
        why = self.game.why_not(self.move())
        if not why:
            return self.submit(self.move())
        if why[0] == "name":
            self.whom = True
            self.entry += key
        else:
            self.pile = None
            if not self.entry:
                self.forget()
            self.refuse(texts.why(why))
        return None

    def submit(self, move):
        """Play `move` as of the key that is being handled; it may be refused."""
        game, house = self.game, self.house
        seat, before, pile, count = game.seat, list(game.table.hands), game.table.draw, game.count
        why = house.referee.submit(move, self.clock.reads(house.at))
        if why:
            self.refuse(texts.why(why))
            return None
        self.forget()
        laid = before[seat] if move[0] == ASIDE else 1
        self.remark = texts.draws(game, seat, before, laid) if pile and move[0] != START else ""
        if game.over:
            house.signals.ended(not game.score)
            return self.pause()
        self.answer(_COUNT * game.count if game.count else DONE * (2 if count else 1))
        return None

    def _add(self, key: str):
        """Take one more key of a play."""
        if self.whom:
            seat = DIGITS.find(key)
            if 0 <= seat < self.game.players:
                return self.submit(self.move() + (seat,))
            self.refuse(texts.say("which-seat", self.game.players))
        elif not self.card:
            return self.enter(key)
        elif key in "AB":
            return self.put("AB".find(key), key)
        else:
            self.refuse(texts.say("which-pile"))
        return None

    def _begin(self, key: str):
        """FH18: they see their cards, then choose who begins."""
        seat = DIGITS.find(key)
        if 0 <= seat < self.game.players:
            return self.submit((START, seat))
        self.refuse(texts.say("which-seat", self.game.players))
        return None

    def _set_aside(self, asked: str):
        if self.entry:
            self.refuse(texts.say("finish"))
        elif asked == "#":
            return self.submit((ASIDE,))
        else:
            self.asked = "#"
            count = self.game.table.hands[self.game.seat]
            self.say(texts.say("aside", count, "" if count == 1 else "s"))
        return None

    def _drop(self, asked: str):
        """Take back a key, then move after move."""
        if not self.entry:
            self.remark = ""
            back = self.house.referee.folder.part("back")
            destination = back.take_back(self, asked == "*")
            self.house.tidy()  # it is not kept in memory
            return destination
        keys = self.entry[:-1]
        self.forget()
        for key in keys:
            self._add(key)
        return None
