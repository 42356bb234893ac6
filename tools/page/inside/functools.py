"""The one function of its kind that the simulator wants."""


def lru_cache(maxsize):
    """Return a decorator that remembers `maxsize` answers, each by its one argument."""

    def decorated(function):
        known = {}

        def remembered(argument):
            if argument not in known:
                if len(known) >= maxsize:
                    known.clear()
                known[argument] = function(argument)
            return known[argument]

        return remembered

    return decorated
