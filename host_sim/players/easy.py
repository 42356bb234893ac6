"""A beginner: lays what is due, each time the card that moves a pile least, and takes tens back."""

from host_sim.players.observation import Observation
from host_sim.players.plays import Play, fits, is_back


class Easy:
    """Looks at their own hand and the piles, and counts nothing."""

    name = "easy"

    def turn(self, seen: Observation) -> list[Play]:
        """Return the plays of the turn, fewer than are due if no more go."""
        tops, hand = list(seen.tops), list(seen.hand)
        laid: list[Play] = []
        while hand:
            found = [
                (0 if is_back(card, pile, tops[pile]) else abs(card - tops[pile]), card, pile)
                for card in hand
                for pile in range(4)
                if fits(card, pile, tops[pile])
            ]
            if not found or len(laid) >= seen.due and min(found)[0]:
                break
            _, card, pile = min(found)
            laid.append((card, pile))
            tops[pile] = card
            hand.remove(card)
        return laid
