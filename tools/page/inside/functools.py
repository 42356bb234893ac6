"""The one function of its kind that the simulator wants."""


def lru_cache(maxsize):
    """Return a decorator that remembers `maxsize` answers, each by its arguments."""

    def decorated(function):
        known = {}

        def remembered(*arguments):
            if arguments not in known:
                if len(known) >= maxsize:
                    known.clear()
                known[arguments] = function(*arguments)
            return known[arguments]

        return remembered

    return decorated
