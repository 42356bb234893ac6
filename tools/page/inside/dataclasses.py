"""Data classes, as far as the simulator's chips want them: fields in their order, and defaults."""


def dataclass(frozen=False):
    """Return a decorator that gives a class its ``__init__``; that it is `frozen` nobody checks."""

    def decorated(cls):
        fields = cls.__annotations__  # in their order, as lowering leaves them

        def __init__(self, *values, **named):
            given = dict(zip(fields, values))
            given.update(named)
            for field in fields:
                setattr(self, field, given[field] if field in given else getattr(cls, field))

        cls.__init__ = __init__
        return cls

    return decorated
