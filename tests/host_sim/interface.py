"""The interface of a module, read from its source: names, parameters, members."""

import ast
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Parameters:
    """Names in order; what must not be given by position stands apart."""

    positional: tuple[str, ...]
    keyword: frozenset[str]


@dataclass
class Offer:
    """Module names or class members; functions have parameters, classes members of their own."""

    names: set[str] = field(default_factory=set)
    functions: dict[str, Parameters] = field(default_factory=dict)
    classes: dict[str, "Offer"] = field(default_factory=dict)


def read(source: str) -> Offer:
    """Return what the module `source` offers; with an `__all__`, only that."""
    tree = ast.parse(source)
    offer = _body(tree.body)
    listed = _listed(tree)
    if listed is not None:
        offer.names &= listed
        assert listed <= offer.names, f"__all__ lists what is not there: {listed - offer.names}"
        offer.functions = {name: p for name, p in offer.functions.items() if name in listed}
    return offer


def _listed(tree: ast.Module) -> set[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return None


def _body(body: list[ast.stmt]) -> Offer:
    offer = Offer()
    for node in body:
        if isinstance(node, ast.FunctionDef):
            offer.names.add(node.name)
            offer.functions[node.name] = _parameters(node.args)
        elif isinstance(node, ast.ClassDef):
            offer.names.add(node.name)
            offer.classes[node.name] = _class(node)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            offer.names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name for target in targets for name in ast.walk(target)]
            offer.names |= {name.id for name in names if isinstance(name, ast.Name)}
    return offer


def _class(node: ast.ClassDef) -> Offer:
    """Return a class's members, what its methods set on themselves included."""
    offer = _body(node.body)
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            owner, _, attribute = ast.unparse(inner).rpartition(".")
            offer.names |= {attribute} if owner == "self" else set()
    return offer


def _parameters(arguments: ast.arguments) -> Parameters:
    names = [argument.arg for argument in arguments.posonlyargs + arguments.args]
    return Parameters(
        tuple(name for name in names if name != "self"),
        frozenset(argument.arg for argument in arguments.kwonlyargs),
    )


def excess(stand_in: Offer, board: Offer, where: str = "") -> list[str]:
    """Return what `stand_in` offers and `board` does not; private names are nobody's business.

    A parameter that the board takes by position or by name may be taken by name alone.
    """
    found = [f"{where}{name}" for name in stand_in.names if name not in board.names]
    found = [name for name in found if not name.removeprefix(where).startswith("_")]
    for name, mine in stand_in.functions.items():
        real = board.functions.get(name)
        if real is None or name.startswith("__exit"):
            continue
        if mine.positional != real.positional[: len(mine.positional)]:
            found.append(f"{where}{name}{mine.positional}")
        unknown = mine.keyword - real.keyword - set(real.positional)
        found += [f"{where}{name}(*, {extra})" for extra in unknown]
    for name, mine_class in stand_in.classes.items():
        if name in board.classes:
            found += excess(mine_class, board.classes[name], f"{where}{name}.")
    return sorted(found)
