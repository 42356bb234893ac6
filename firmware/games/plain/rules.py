"""The rules of a plain game that need not be written: no chance in mid-game, most points win."""

from firmware.play.knowledge import SCREEN, knowledge_of
from firmware.play.rules_base import RulesBase


class Rules(RulesBase):
    """One game of one winner, advanced in place by `play`; an heir has `why_not` and `do`.

    `knowledge` knows where the cards are, `deck` is empty where the players have them.
    """

    owes = ()  # no chance in the middle of the game
    judging = True
    most_leads = True  # of several games, whose points are added up

    def __init__(self, setup: "Setup", cards: "Cards", fewest: int, most: int):
        """Begin as `setup` says with the deck `cards`, ascending; raise ValueError if it cannot."""
        if not fewest <= setup.players <= most:
            raise ValueError("no such game")
        self.knowledge = knowledge_of(setup, cards)
        self.players = setup.players
        self.deck = setup.deck if setup.level == SCREEN else b""
        self.points = [0] * self.players  # by seat

    def drew(self, move: "Move") -> bool:
        """Return True if `move` shows a card that nobody had seen: then taking it back asks."""
        return bool(self.deck)

    def judge(self) -> None:
        """Do nothing: the game ends by a move alone."""

    def next_card(self) -> int:
        """Return the card on top of the draw pile, or 0 where only the players can see it."""
        return self.deck[len(self.deck) - self.knowledge.draw] if self.deck else 0

    def winners(self) -> "list[int]":
        """Return the seats with the most points."""
        most = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == most]

    def scores(self) -> "list[int] | None":
        """Return each seat's points, once it is over."""
        return list(self.points) if self.over else None

    def result(self) -> str:
        """Return who has won, or that it goes on, with each seat's points: a record closes so."""
        who = " ".join(["P" + str(seat + 1) for seat in self.winners()])
        how = "leads" if not self.over else "share" if " " in who else "wins"
        return who + " " + how + ", " + " ".join([str(points) for points in self.points])
