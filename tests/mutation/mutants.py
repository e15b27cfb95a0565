"""The mutants of a module: the module again and again, each time with one thing wrong in it.

What goes wrong is what somebody who edits a rulebook gets wrong: a rule is left out, a card too many or too few in a
list of ranks, a comparison turned or one step off, a condition dropped, an answer, a constant or an entry of a table
lost. Prose, names and type annotations are left alone.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import NamedTuple

RANKS = "A23456789TJQK"
#: Decorators that enter a rule in the book, and the one that enters a proviso.
RULE, PROVISO = ("rule", "states"), "proviso"

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One wrong version of a module.

    ``scope`` is the rule, function or class it is in; ``before`` and ``after`` show the change, and ``nth`` counts
    those that look alike; ``tree`` is the whole module with it, valid until the next mutant is made.
    """

    scope: str
    line: int
    before: str
    after: str
    nth: int
    tree: ast.Module

    @property
    def key(self) -> str:
        """What names it in the list of equivalent mutants; line numbers move too easily."""
        again = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.scope}: {self.before} → {self.after}{again}"


class Place(NamedTuple):
    """Where a node hangs, so that another can be put there; ``unit`` is the statement, or the part of one, shown."""

    node: ast.AST
    parent: ast.AST
    put: Callable[[ast.AST | None], None]
    scope: str
    unit: ast.AST


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a module, one after the other.

    >>> for mutant in mutants("def late(acted): return acted >= 2"):
    ...     print(mutant.key)
    late: return acted >= 2 → return acted > 2
    late: return acted >= 2 → return acted < 2
    late: return acted >= 2 → return acted >= 3
    late: return acted >= 2 → return acted >= 1
    """
    tree = ast.parse(source)
    seen: Counter[tuple[str, str, str]] = Counter()
    for place in list(_places(tree)):
        before = _shown(place.unit)
        for wrong in _wrong(place):
            place.put(ast.copy_location(wrong, place.node) if wrong else None)
            ast.fix_missing_locations(tree)
            told = (
                place.scope,
                *_difference(before, _shown(wrong if wrong and place.unit is place.node else place.unit)),
            )
            seen[told] += 1
            yield Mutant(told[0], getattr(place.node, "lineno", 0), *told[1:], seen[told], tree)
        place.put(place.node)


# --- where something can go wrong -----------------------------------------------------------------------------------


def _places(tree: ast.Module) -> Iterator[Place]:
    yield from _under(tree, "module", tree)


def _under(node: ast.AST, scope: str, unit: ast.AST) -> Iterator[Place]:
    for name, child in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "ctx", "args") and not isinstance(node, ast.Call):
            continue
        if isinstance(child, list):
            for at, each in enumerate(child):
                if isinstance(each, ast.AST):
                    yield from _at(Place(each, node, _putter(child, at), scope, unit))
        elif isinstance(child, ast.AST):
            yield from _at(Place(child, node, _setter(node, name), scope, unit))


def _at(place: Place) -> Iterator[Place]:
    if _left_alone(place.node):
        return
    if hasattr(place.parent, "body") and not isinstance(place.parent, (ast.Lambda, ast.IfExp)):
        place = place._replace(unit=place.node)
    place = place._replace(scope=_scope(place.node, place.scope))
    yield place
    yield from _under(place.node, place.scope, place.unit)


def _putter(children: list[ast.AST], at: int) -> Callable[[ast.AST | None], None]:
    """Puts another node at a place of a list, or with None takes the one there out."""
    kept = list(children)

    def put(node: ast.AST | None) -> None:
        children[:] = [*kept[:at], *([] if node is None else [node]), *kept[at + 1 :]]

    return put


def _setter(parent: ast.AST, name: str) -> Callable[[ast.AST | None], None]:
    return lambda node: setattr(parent, name, node)


def _scope(node: ast.AST, scope: str) -> str:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        number = next((d.args[0].value for d in node.decorator_list if _enters(d, *RULE, PROVISO)), None)
        name = str(number) if node.name == "_" else node.name
        return name if scope == "module" else f"{scope}.{name}"
    if scope == "module" and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if scope == "module" and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return scope


def _enters(decorator: ast.expr, *names: str) -> bool:
    return isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id in names


def _left_alone(node: ast.AST) -> bool:
    """Docstrings, imports, what only type checkers read, and what only speeds things up."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.JoinedStr)):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id in ("__all__", "__slots__") or _is_type(node.value)
    return False


def _is_type(value: ast.expr) -> bool:
    if isinstance(value, ast.Subscript):
        return isinstance(value.value, ast.Name) and value.value.id in ("Callable", "tuple", "dict")
    return isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)


# --- what can go wrong there ----------------------------------------------------------------------------------------


def _wrong(place: Place) -> Iterator[ast.AST | None]:
    """The wrong nodes that can stand in a place; None takes away what is there."""
    for kind, ways in WRONG.items():
        if isinstance(place.node, kind):
            yield from ways(place.node)
    if isinstance(place.node, ast.Constant) and _is_ranks(place.node.value):
        yield from map(ast.Constant, _rank_lists(place.node.value, ordered=not isinstance(place.parent, ast.Compare)))


def _rule_off(node: ast.FunctionDef) -> Iterator[ast.AST]:
    """A rule that says nothing, and a proviso that always holds."""
    if any(_enters(decorator, RULE[0]) for decorator in node.decorator_list) and len(node.body) > 1:
        yield _with_body(node, "return None")
    if any(_enters(decorator, RULE[1]) for decorator in node.decorator_list):
        yield _entered_by(node, RULE[0])
    if any(_enters(decorator, PROVISO) for decorator in node.decorator_list):
        yield _with_body(node, "return True")


def _with_body(node: ast.FunctionDef, body: str) -> ast.FunctionDef:
    parts = {name: getattr(node, name) for name in node._fields}
    return ast.FunctionDef(**{**parts, "body": [node.body[0], *ast.parse(body).body]})


def _entered_by(node: ast.FunctionDef, name: str) -> ast.FunctionDef:
    parts = {name: getattr(node, name) for name in node._fields}
    (entry,) = node.decorator_list
    assert isinstance(entry, ast.Call)
    call = ast.Call(ast.Name(name, ast.Load()), entry.args, entry.keywords)
    return ast.FunctionDef(**{**parts, "decorator_list": [call]})


def _comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for at, operator in enumerate(node.ops):
        for turned in TURNED[type(operator)]:
            yield ast.Compare(node.left, [*node.ops[:at], turned(), *node.ops[at + 1 :]], node.comparators)


def _condition(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for at in range(len(node.values)):
        kept = [*node.values[:at], *node.values[at + 1 :]]
        yield ast.BoolOp(node.op, kept) if len(kept) > 1 else kept[0]


def _if(node: ast.If | ast.While) -> Iterator[ast.AST]:
    for always in (True, False):
        yield type(node)(ast.Constant(always), node.body, node.orelse)


def _filter(node: ast.comprehension) -> Iterator[ast.AST]:
    for at in range(len(node.ifs)):
        yield ast.comprehension(node.target, node.iter, [*node.ifs[:at], *node.ifs[at + 1 :]], node.is_async)


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield from (ast.Constant(node.value + 1), ast.Constant(node.value - 1))
    elif isinstance(node.value, str) and not _prose(node.value) and not _is_ranks(node.value):
        yield ast.Constant("?")


def _is_ranks(value: object) -> bool:
    return isinstance(value, str) and len(value) >= 3 and set(value) <= set(RANKS)


def _rank_lists(ranks: str, ordered: bool) -> Iterator[str]:
    """A list of ranks with one card less, one more, or, where their order matters, two of them exchanged."""
    yield from (ranks[:at] + ranks[at + 1 :] for at in range(len(ranks)))
    yield from (ranks + rank for rank in RANKS if rank not in ranks)
    if ordered:
        yield from (ranks[:at] + ranks[at + 1] + ranks[at] + ranks[at + 2 :] for at in range(len(ranks) - 1))


def _prose(text: str) -> bool:
    return text == "" or text.endswith(".") or text.count(" ") > 3


def _return(node: ast.Return) -> Iterator[ast.AST]:
    if isinstance(node.value, ast.Name):
        yield ast.Return(ast.Constant(None))


def _call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield ast.Call(ast.Name(CALLED[node.func.id], ast.Load()), node.args, node.keywords)
    if isinstance(node.func, ast.Name) and node.func.id == "Chosen":
        yield node.args[0]


def _keyword(node: ast.keyword) -> Iterator[ast.AST | None]:
    if node.arg is not None:
        yield None


def _elements(node: ast.Tuple | ast.List) -> Iterator[ast.AST]:
    if isinstance(node.ctx, ast.Load):
        for at in range(len(node.elts)):
            yield type(node)([*node.elts[:at], *node.elts[at + 1 :]], node.ctx)


def _entries(node: ast.Dict) -> Iterator[ast.AST]:
    for at in range(len(node.keys)):
        yield ast.Dict([*node.keys[:at], *node.keys[at + 1 :]], [*node.values[:at], *node.values[at + 1 :]])


def _computed(node: ast.BinOp) -> Iterator[ast.AST]:
    if type(node.op) in COMPUTED:
        yield ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)


def _done(node: ast.AST) -> Iterator[ast.AST]:
    yield ast.Pass()


WRONG: dict[type[ast.AST], Callable[..., Iterator[ast.AST | None]]] = {
    ast.FunctionDef: _rule_off,
    ast.Compare: _comparison,
    ast.BoolOp: _condition,
    ast.UnaryOp: lambda node: iter((node.operand,)),
    ast.IfExp: lambda node: iter((node.body, node.orelse)),
    ast.If: _if,
    ast.While: _if,
    ast.comprehension: _filter,
    ast.Constant: _constant,
    ast.Return: _return,
    ast.Call: _call,
    ast.keyword: _keyword,
    ast.Tuple: _elements,
    ast.List: _elements,
    ast.Dict: _entries,
    ast.BinOp: _computed,
    ast.Expr: _done,
    ast.Raise: _done,
    ast.AugAssign: _done,
}


# --- how it is shown ------------------------------------------------------------------------------------------------

#: How many characters on each side of a change are shown with it.
BESIDE = 40


def _shown(node: ast.AST) -> str:
    """A node as text, a function without its docstring."""
    if isinstance(node, ast.FunctionDef):
        return "; ".join(map(ast.unparse, [*node.decorator_list, *node.body[1:]]))
    return ast.unparse(node)


def _difference(before: str, after: str) -> tuple[str, str]:
    """The two texts cut down to where they differ, with a little of what stands beside it."""
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    return _cut(before, start, len(before) - end), _cut(after, start, len(after) - end)


def _alike(text: str, other: str) -> int:
    """How many characters are the same before the two differ."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, other, strict=False)))


def _cut(text: str, start: int, end: int) -> str:
    first, last = max(0, start - BESIDE), min(len(text), end + BESIDE)
    shown = " ".join(text[first:last].split())
    return ("…" if first else "") + shown + ("…" if last < len(text) else "")
