"""The journal: what a dealt game hides cannot be read at a glance."""

from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from firmware.storage.journal import CHANCE, MOVE, Journal, sealed
from tests.nvm import Nvm, log

DECK = bytes(range(2, 100))


def runs(image: bytes, deck: bytes) -> int:
    """Return how many cards of `deck` stand in `image` next to the one that follows them."""
    return sum(deck[i : i + 2] in image for i in range(len(deck) - 1))


def test_no_two_cards_of_a_deck_stand_beside_each_other_in_the_memory():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(Setup("TG", SCREEN, 2, DECK).pack())
    journal.append(MOVE, b"\x02")
    journal.append(CHANCE, b"\x09" + DECK[::-1])
    assert runs(memory.flash.image, DECK) < 4
    assert runs(memory.flash.image, DECK[::-1]) < 4
    again = Journal(memory)
    assert again.setup == journal.setup
    assert DECK in (again.setup or b"")
    assert log(again) == log(journal)


def test_two_decks_are_not_sealed_alike():
    images = []
    for deck in (DECK, DECK[1:] + DECK[:1]):
        memory = Nvm()
        Journal(memory).begin(Setup("TG", SCREEN, 2, deck).pack())
        images.append(memory.flash.image)
    first, second = (image[20:110] for image in images)
    pads = bytes(
        a ^ b ^ c ^ d for a, b, c, d in zip(first, DECK[5:], second, DECK[6:], strict=False)
    )
    assert len(set(pads)) > 30, "one pad for all could be had from any finished game"


def test_sealing_twice_opens():
    for check in (0, 1, 0x1234, 0xFFFE):
        assert sealed(sealed(DECK, check), check) == DECK != sealed(DECK, check)
