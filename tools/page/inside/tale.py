"""The story of a game that is over, for the page: its sentences, and what its charts show."""

NOTE = 7  # firmware/storage/journal.py: said, not played
PILES = "ABCD"


def told(looking, referee):
    """Return title, sentences and charts of the game of `referee`, as JSON can have them.

    `looking` is the firmware's module that tells it.  A chart has a row for each turn.
    """
    game = referee.new_game()
    story = looking.story_of(referee.folder)(game, referee.moves.text)
    turns = []
    for kind, move in referee.journal.entries(tuple):
        if kind == NOTE:
            continue
        story.play(game, move, referee.moves.row(move[0])[0])
        if story.turn > len(turns):
            turns.append(None)
        if story.turn:
            turns[-1] = _stands(game, story)
    sentences = story.sentences(game)
    names = [story.name(game, seat) for seat in range(game.players)]
    return {"title": referee.folder.title, "sentences": sentences, "charts": _charts(turns, names)}


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
