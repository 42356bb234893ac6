"""The story of a game that is over, for the page: its sentences, and what its charts show."""

NOTE = 7  # firmware/storage/journal.py: said, not played
KNOWN = (1, 2)  # firmware/play/knowledge.py: the levels at which the device has the deck
PILES = "ABCD"
MUCH = 0.5  # of worth: so much as from 38 to 50 of 100 such games won
LOST = 99  # what nothing is worth
ROOM = "How many cards still out each turn skipped, and how many ten back gave back."


def told(looking, referee):
    """Return title, sentences and charts of the game of `referee`, as JSON can have them.

    `looking` is the firmware's module that tells it.  A chart has a row for each turn.  Of a game
    of four piles that was not won, and whose cards are all known, it is told too what perfect.mjs
    wants to know.
    """
    game = referee.new_game()
    story = looking.story_of(referee.folder)(game, referee.moves.text)
    turns, tables, rooms = [], [], []
    four = hasattr(game, "least")  # piles, where a turn must lay some cards
    known = dealt = four and referee.setup.level in KNOWN
    before = None
    for at, move in enumerate(_moves(referee)):
        if known and game.started:
            before = _table(game, at)
        word = referee.moves.row(move[0])[0]
        room = _room(game, move) if four and word == "lay" else (0, 0)
        story.play(game, move, word)
        if story.turn > len(turns):
            turns.append(None)
            tables.append(before)
            rooms.append([0, 0])
        if story.turn:
            rooms[-1] = [rooms[-1][0] + room[0], rooms[-1][1] + room[1]]
            turns[-1] = _stands(game, story)
            turns[-1]["room"] = rooms[-1] if turns[-1]["tops"] else []
    known = known and bool(tables) and not (story.ruled or game.won)
    if known:
        story.perfect = lambda _: []  # of that more is said
    sentences = story.sentences(game)
    names = [story.name(game, seat) for seat in range(game.players)]
    found = {"title": referee.folder.title, "sentences": sentences}
    found["charts"] = _charts(turns, names)
    if dealt and referee.folder.has_part("best_turn") and not story.ruled:
        found["names"] = names
        found["turns"] = [table["at"] for table in tables if table]
    if known:
        least_at_end, least = game.least
        found["perfect"] = {
            "deal": {
                "deck": list(game.knowledge.pile),
                "players": game.players,
                "hand": game.hand_size,
                "least": least,
                "leastAtEnd": least_at_end,
                "passes": game.short,
            },
            "turns": tables,
        }
    return found


class Noted:
    """A network that notes what it was first asked: how much the position is worth in its `row`."""

    def __init__(self, network):
        self.network = network
        self.row = network.row
        self.first = None

    def value(self):
        """Return how much the position in `row` is worth."""
        found = self.network.value()
        if self.first is None:
            self.first = found
        return found


def better(referee, start, end):
    """Return what was better than the turn of moves `start` to `end`, by what was seen then.

    That is as JSON can have it, who laid, what would have been laid, and how much more that is
    worth; None if there is nothing much better.  The coach of the device tells.
    """
    folder = referee.folder
    game = referee.new_game()
    laid = []
    for number, move in enumerate(_moves(referee)):
        if number < start:
            game.do(move)
        elif number < end and move[0] == folder.rules.LAY:
            laid.append((move[1], move[2]))
    best = folder.part("best_turn")
    network = best.Network(folder.part("alone").WEIGHTS)
    search = best.of(game, network)
    due = max(0, game.due - game.laid)
    while search.step():
        pass
    known = [(search.plays[i], search.plays[i + 1]) for i in range(0, len(search.plays), 2)]
    if not search.ends or sorted(known) == sorted(laid):
        return None
    more = _worth(best, game, network, known, due) - _worth(best, game, network, laid, due)
    if more < MUCH:
        return None
    return {"who": game.name(game.seat), "plays": known, "more": more}


def _worth(best, game, network, plays, due):
    """Return how much it is worth to end the turn of `game` with `plays`, `due` at least."""
    if len(plays) < due:
        return -LOST
    noted = Noted(network)
    tops, gone = list(game.tops), [card for card, _ in plays]
    for card, pile in plays:
        tops[pile] = card
    hand = [card for card in game.knowledge.held(game.seat) if card not in gone]
    out = [card for card in game.out() if card not in gone]
    deck = max(0, game.knowledge.draw - len(plays))
    best.BestTurn(noted, tops, hand, out, deck, 0, game.players == 1).step()
    return LOST if noted.first is None else noted.first


def wins(referee, at, line):
    """Return True if `line` wins by the rules after the first `at` moves of the game that is over.

    It has a card and its pile for each card, and None for each end of a turn.
    """
    game = referee.new_game()
    rules = referee.folder.rules
    for number, move in enumerate(_moves(referee)):
        if number < at:
            game.do(move)
    for move in line:
        if game.play((rules.LAY, move[0], move[1]) if move else (rules.END,)):
            return False
    return game.won


def _moves(referee):
    """Yield what was played; what was said is not."""
    for kind, move in referee.journal.entries(tuple):
        if kind != NOTE:
            yield move


def _room(game, move):
    """Return how many cards that are still out `move` skips, and how many it gives back."""
    card, pile = move[1], move[2]
    top = game.tops[pile]
    low, high = min(card, top), max(card, top)
    between = len([1 for other in range(low + 1, min(high, 100)) if not game.gone[other]])
    back = card < top if pile < 2 else card > top
    return (0, between) if back else (between, 0)


def _table(game, at):
    """Return where each card is before the move number `at`."""
    known = game.knowledge
    return {
        "at": at,
        "tops": list(game.tops),
        "seat": game.seat,
        "draw": known.draw,
        "hands": [list(known.held(seat)) for seat in range(game.players)],
    }


def _stands(game, story):
    tops = list(getattr(game, "tops", ()))
    left = game.left_together()
    return {
        "tops": tops if len(tops) == len(PILES) else [],
        "left": [] if left is None else [left],
        "each": list(story.row),
    }


def _charts(turns, names):
    """Return a chart of each kind that says something."""
    found = []
    against = (
        bool(turns) and min([0] + turns[-1]["each"]) < 0
    )  # cards in hand: the fewer the better
    for title, told, kind, series in (
        ("The piles", "The top card of each pile after each turn; A and B rise.", "tops", PILES),
        ("What was left", "What was left after each turn; none is the best.", "left", ["left"]),
        ("Room lost by each turn", ROOM, "room", ("skipped", "given back")),
        (
            "Cards in hand" if against else "Cards or points",
            "What each player had after each turn.",
            "each",
            names,
        ),
    ):
        rows = [[abs(value) for value in turn[kind]] for turn in turns]
        if rows and rows[0] and len({tuple(row) for row in rows}) > 1:
            lines = [
                {"name": series[i], "values": [row[i] for row in rows]} for i in range(len(rows[0]))
            ]
            found.append({"title": title, "told": told, "series": lines})
    return found
