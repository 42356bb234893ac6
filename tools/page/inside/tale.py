"""The story of a game that is over, for the page: its sentences, and what its charts show."""

NOTE = 7  # firmware/storage/journal.py: said, not played
KNOWN = (1, 2)  # firmware/play/knowledge.py: the levels at which the device has the deck
PILES = "ABCD"
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
    known = four and referee.setup.level in KNOWN
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
    if known:
        least_at_end, least = game.least
        found["names"] = names
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
