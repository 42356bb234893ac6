"""The house's own pages of help, and what it tells about itself."""

import gc

from firmware.modules.later import later
from firmware.shell.shell import VERSION
from firmware.storage.journal import place_in
from firmware.ui import layout
from firmware.ui.questions import TextScreen
from firmware.ui.screen import Screen

CHOICE = ("Press the number of a line to choose it. # takes the line in reverse. * goes back.",)
PLAYERS = CHOICE + (
    "A gives me a seat, the last one; A again one more. I play as Box, Bix, Bax, Bux and Bot. In a "
    "game I take over from whoever is named so.",
)
WAYS = (
    "A page each: what it gives, and what it costs. A and B turn them; a number takes its page, # "
    "the one that is shown.",
)
CHECK = ("I check each card: you type it, I judge, count, and say who draws.",) + WAYS
GUIDED = ("I shuffle yours: I lead your hands, so I know all cards and tell nobody.",) + WAYS
DEALT = ("I deal, no deck: I shuffle, deal and go round.",) + WAYS
HINTED = ("I deal, no deck: I shuffle, deal and go round; the menu has hints.",) + WAYS
COUNT = ("I only count: you judge, I count and say whose turn it is.",) + WAYS
EDIT = (
    "One of the last six cards was typed wrong: press its number, then type what lies there in "
    "truth.",
    "All that was played since is judged anew. If something no longer goes I name it, and nothing "
    "changes.",
)
INSTEAD = (
    "Type the card, or its two factors, as in your turn, then #; on another pile, its letter. Is a "
    "joker in the game, A makes it one. * clears it, then goes back.",
)
MENU = (
    "Press a digit; the lines lie as their keys do. Keys in Help is about the page you came from. "
    "What has no use now is left out. * goes back.",
)
ASK = ("# is yes and * is no, as the last line says. A digit is typed at once instead.",)
ANSWER = ("# is yes and * is no, as the last line says.",)
NUMBER = ("Type the number, then #. * clears it, then goes back.",)
BOX = (
    "I play for this seat. # goes on at once, 0 says why I played that. * takes back all up to the "
    "last move of a player.",
    "Where you hold the cards, mine lie face down in a row, new ones at its right. Lay what I "
    "name, draw for me; then #.",
    "I took a hand over? Lay it so too, in any order, and look for the card I name: its place "
    "holds only for those drawn since.",
)
OPTIONS = ("# begins with what the lines say. A number changes its line.",)
SCORES = (
    "Each player's points in this game, then in all games. A begins the next game with the same "
    "players. * takes the last move back.",
    "Where the keys name it, D shows the hands that are left, one after the other.",
    "B: players leave or join, or the evening ends and its winner is named.",
)
POINTS = (
    "Points of all games that are over. Who is out has left. After the first, B ends the evening, "
    "in which a game in play does not count, or lets players leave or join.",
)
BEST = (
    "Aside: given up or ruled. Best: least left, or won by most. Under ten, or near: so few were "
    "left.",
)
PAST = (
    "Each move with the table before it: the head tells turn, player and move. A goes back, B on, "
    "C to the next turn; D, where the keys name it, to the move that cost the most.",
)
STORY = (
    "A sentence a page: # turns to the next one, and from the last one back. B looks through the "
    "game, move by move.",
)
SEATS = (
    "The ring points at whose turn it is. Press A or B until the steady light is at P1, and C if "
    "P2 sits on the other side.",
    "You sit evenly round the table. # keeps it, * leaves it as it was.",
)
HINTS = (
    "A player's number turns hints on for them, or off: in their turn the cards that go are "
    "underlined. It is kept, and goes with them.",
)
ROSTER = (
    "A player's number: they leave. Once more: somebody new takes the place, in a game with "
    "cards and points. Again: all as it was. A adds a place at the end, or fills one.",
    "Where each has points, who is new has none, and those of who leaves stay in view. # begins "
    "the next game. In a game you may play on as it lies: who leaves is passed over, who joins "
    "draws.",
)
HOME = (
    "# plays what the page shows: the game, or the same once more with the same players. A and B "
    "turn the pages; a game's number takes it from any of them.",
    "* goes back to the last result, or a game that was given up or waits. Hold * for the menu.",
)
NAMES = (
    "Press a player's number to give them a name of three letters, or another.",
    "B gives the player in reverse a name known of old, B again another; A is the next player.",
)
LETTERS = (
    "Letters are on 2 to 9 as on a telephone: 2 is A, 2 2 is B. The next key is the next letter; "
    "if it is the same key, press A before.",
    "# keeps the name. * takes a letter back, then goes back. # without letters: no name, but P1.",
)
BATTERY = (
    "The battery is nearly empty: plug the cable in, and play on. Where it runs out, nothing is "
    "lost: switched on again, I offer the game as it stood. Any key goes on.",
)
LESSONS = (
    "Learning is on, behind Help in the menu: a reason to each refusal and event. Any key plays "
    "on, * closes it, and # what tells an event; over a cover any key closes it.",
)
ASKING = (
    "Type a number: where it goes now, and why. Nothing is played. One digit needs # behind it.",
    "57 # 66: does 57 go on 66? A: what goes there; where A to D are piles, on that one. Where "
    "cards lie in sets, card after card: are they one? * goes back.",
)
SHUFFLE = (
    "Lay each card, face down, on the heap or place that is told, at my pace: A is slower, B "
    "faster, any other key waits. They lie as the picture shows.",
    "As I wait: # if the card lies, * asks about the one before. Hold C to stop; then I check what "
    "you type.",
    "Are too many or too few left, or is a heap wrong? Say so where I ask: cards are turned up and "
    "typed, and laid anew.",
)
UNKNOWN = (
    "A heap came out wrong. #: turn up the cards that lie aside and type each; I tell where it "
    "goes, and then know all again.",
    "*, as C held: stop. I ask first; then I check what you type, and nothing is mended.",
)
_SIGNS = (
    "Signs: 1-7, or 8 your turn, 9 direction, 0 draw two, C change colour, D blocked; then "
    "1-5, its colour. R3 is a red 3; so R> R~ R+ RY R#.",
)
TYPED = (
    "Turn up a card, type it, then #: I tell on which heap it goes. A is a joker, where one is "
    "in. * goes back, C held stops.",
) + _SIGNS
ORDER = (
    "A new deck is in order, or one that was sorted. A shows the order. Else I can help you sort "
    "it: each card is typed.",
    "A deck that lies anyhow is shuffled just as well, but then I know no card of it, and play for "
    "no seat.",
)
PILE = (
    "If nobody moved a card since it was discarded, I know how they lie. Else turn up one after "
    "the other and type it.",
)
GATHER = (
    "Gather the deck as the rows say, each piece face down on the one before. A pile that is "
    "turned over has its oldest card on top.",
)
RESHUFFLE = (
    "The draw pile is used up. Shuffle the discards, but not the open card. A: I lead you, and go "
    "on knowing who holds what.",
    "#: you have shuffled them. I do not see how, so I know only counts then.",
)


# On the board version.py:


WHETHER = "Update mode, for a new CircuitPython? The screen stands still"
KEPT = ", your game is kept."
LOST = ", your game is lost."
READY = "Update mode: copy the .uf2 file to the new drive, or switch me off and on."


def about(shell: "Shell"):
    """Return the page of version, free memory, use of the journal and last crash."""
    gc.collect()
    box, journal = shell.box, shell.journal
    text = "Umpire {}\n{}\nfree memory {:,}\njournal {:,}/{:,}".format(
        VERSION, box.about(), box.free_memory(), journal.used(), len(box.memory)
    )
    place = place_in(journal.settings).decode()
    if place:
        text += "\nlast broken in " + " ".join(later.crash.pieces(place))
    pages = (text, later.crash.explained(shell)) if shell.trouble else (text,)
    return TextScreen(shell, pages)


def update(shell: "Shell"):
    """Return the question whether to restart into the bootloader."""
    game = "." if not shell.playing else LOST if shell.unkept else KEPT
    return shell.ask(WHETHER + game, lambda: UpdateMode(shell))


class UpdateMode(Screen):
    """The last page before the bootloader, which leaves it on the panel."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self._drawn = False

    def on_tick(self, now: int) -> "Destination":
        if self._drawn:
            self.shell.box.update()
        return None

    def render(self, page: "Page") -> None:
        layout.sentence(page, READY, y=0, below=layout.HEIGHT)
        self._drawn = True
