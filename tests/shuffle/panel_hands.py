"""Hands at a desk: they read the panel, do what its words say with real cards, and press keys."""

import re

from tests.desk import Desk

ASKED = re.compile(r" on (heap|place) (\d+) #yes \*no")
AT_A_PACE = ("A slow", "B fast")  # the words end so while it goes on by itself
GATHERED = re.compile(r"Pick up, 1 on top|Pick up its card")


class PanelHands:
    """`deck` from its top; nothing is known but what the panel of `desk` says."""

    def __init__(self, desk: Desk, deck: list[int]) -> None:
        self.desk = desk
        self.deck = list(deck)
        self.heaps: dict[int, list[int]] = {}
        self.places: dict[int, list[int]] = {}
        self.packets: dict[int, list[int]] = {}
        self.new: list[int] = []  # the deck that grows
        self.aside: list[int] = []
        self.up: list[int] = []  # cards off the heaps, to be turned up
        self.again = False  # are they?
        self.turned_up = 0  # cards so far
        self.number = 0  # of the heap or place on which the last card was laid
        self.word: dict[int, str] = {}  # the keys of cards that are not typed as they are called

    @property
    def shuffling(self) -> bool:
        """True while the panel tells a heap, a place, or what is to be done with them."""
        return hasattr(self.desk.app.stack[-1], "course")

    def through(self) -> list[int]:
        """Follow the panel until the shuffle is over; return the deck from its top."""
        while self.shuffling:
            self.step()
        return self.new

    def step(self) -> None:
        """Do what the panel says, and press a key: where it keeps the pace, pause and say yes."""
        words = self.desk.words()
        if words.endswith(AT_A_PACE):
            words = self.desk.type("#").words()
        if re.search(r" card \w*_ |Type it first|: on the pack", words):
            self._turn_up()
            return
        if told := ASKED.search(words):
            self.lay(told[1], int(told[2]))
        elif "#begin" in words or "Sorted: shuffle!" in words:
            pass
        elif "none left over" in words:
            assert not self.deck
        elif "left in the pack?" in words:
            assert len(self.deck) == int(re.findall(r"\d+", words)[0])
        elif "one card each" in words:
            count = int(words.split()[0])
            assert [len(self.places[i + 1]) for i in range(count)] == [1] * count
            assert not self.deck
        else:
            self._gather(words)
        self.desk.type("#")
        assert "Then it is done" not in words or not self.shuffling, words

    def lay(self, where: str, number: int) -> None:
        """Lay the top card on a heap or place, as the panel calls it."""
        lie = self.heaps if where.lower() == "heap" else self.places
        lie.setdefault(number, []).insert(0, self.deck.pop(0))
        self.number = number

    def _turn_up(self) -> None:
        """Type the top card and lay it where it belongs, or see that none is left."""
        missing = re.search(r" [1-9]\d* left ", self.desk.words())
        cards = self.up or ([] if self.again and not missing else self.deck)
        if not cards:
            self.again = False
            self.desk.type("#")
            return
        card = cards.pop(0)
        self.turned_up += 1
        self.desk.type(f"{self.word.get(card, card)} #")
        if "on the pack" in self.desk.words():
            self.deck.insert(0, card)
        else:
            self._lay_typed(card)

    def _take_up(self, words: str) -> None:
        """Leave on each heap as many cards as the panel shows, and take the others up."""
        stay = [int(found) for found in re.findall(r"\d+", words)]
        for heap, count in enumerate(stay):
            cards = self.heaps.get(heap + 1, [])
            off = len(cards) - count
            self.up += cards[:off]
            del cards[:off]
        self.again = True

    def _lay_typed(self, card: int) -> None:
        told = re.match(r"Heap (\d+) ", self.desk.words())
        assert told, self.desk.rows()
        self.heaps.setdefault(int(told[1]), []).insert(0, card)

    def _gather(self, words: str) -> None:
        """Pick up the places and take the next heap, as `words` say."""
        if words.startswith("Leave on the heaps"):
            self._take_up(words)
            return
        if found := re.search(r"Set heap (\d+) aside", words):
            self.aside += [card for place in self.places.values() for card in place] + self.deck
            self.places = {}
            self.deck = []
        if GATHERED.search(words):
            assert (len(self.places) == 1) == ("its card" in words)
            up: list[int] = []
            for place in sorted(self.places, reverse=True):
                up = self.places.pop(place) + up
            if packet := re.search(r": packet (\d+)", words):
                self.packets[int(packet[1])] = up
            elif ": the new deck" in words:
                self.new = up
            else:
                assert "Lay on the deck" in words
                self.new = up + self.new
        if found := re.search(r"Heap (\d+): top card first|Deal out heap (\d+)", words):
            self.deck = self.heaps.pop(int(found[1] or found[2]))
        elif "Deal one to each of" in words:
            pass
        elif "Turn up " in words:
            self.deck = self.aside or [card for heap in self.heaps.values() for card in heap]
            self.aside, self.heaps = [], {}
        elif found := re.search(r"Join the packets: (\d+) lowest", words):
            self.new = [card for i in sorted(self.packets) for card in self.packets[i]] + self.new
        else:
            assert GATHERED.search(words), words
