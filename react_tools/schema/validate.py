"""A file's tree held against the schema of its kind."""

import re
from collections.abc import Iterator
from itertools import islice
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from react_tools.findings import Finding, Fix, Level, in_order
from react_tools.schema import store
from react_tools.source.mending import written
from react_tools.source.scalar import known_words
from react_tools.source.tree import Joined, Node, Scalar, Sequence, plain

# Explaining costs some milliseconds a fault, and nobody mends more at a time.
_TOLD = 50
_EXACT = 2**53
_VALUE = attrgetter("value")
# Most runs see nothing like it, and most files of others: they pay for no second look at numbers.
_MAY_BE_FRACTION = re.compile(r"[0-9][.eE]|\.(?:[0-9]|[iI][nN][fF]|[nN][aA][nN])")


def validate(tree: Node, kind: str) -> list[Finding]:
    """What keeps *tree* from being a good file of *kind*, in the order of the file.

    Raises:
        UnknownNameError: there is no such kind.
    """
    data = plain(tree)
    found = [] if store.judge(kind).is_valid(data) else _explained(tree, data, kind)
    if _may_have_fractions(tree):
        told = {each.span for each in found}
        found += [_fraction(scalar) for scalar in _fractions(tree) if scalar.span not in told]
    return in_order(found)


def _may_have_fractions(tree: Node) -> bool:
    if isinstance(tree, Joined):
        return True
    return known_words().fractions and bool(_MAY_BE_FRACTION.search(tree.source.content))


def _explained(tree: Node, data: Any, kind: str) -> list[Finding]:
    # Most files are good, and pay for no explanation.
    from react_tools.schema.breach import breaches
    from react_tools.schema.faults import finding, pruned
    from react_tools.schema.sentences import faults

    first = list(islice(breaches(data, kind), _TOLD + 1))
    every = [fault for breach in first[:_TOLD] for fault in faults(breach)]
    found = in_order(finding(fault, tree) for fault in pruned(every))
    if len(first) > _TOLD and found:
        last = found[-1]
        found[-1] = replace(
            last, hint=f"{last.hint} (more faults follow: mend these first)".strip(), cut=True
        )
    return found


def _fractions(tree: Node) -> Iterator[Scalar]:
    """The numbers with a point or an exponent: no schema wants one, but 8.0 passes for 8."""
    waiting: list[Node] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            if isinstance(node.value, float):
                yield node
            continue
        inner = node.items if isinstance(node, Sequence) else map(_VALUE, node.entries.values())
        waiting += [it for it in inner if type(it) is not Scalar or type(it.value) is float]


def _fraction(scalar: Scalar) -> Finding:
    message = f"{scalar.text} is written as a fraction; only whole numbers count here"
    whole = f"{scalar.value:.0f}"
    same = isinstance(scalar.value, float) and abs(scalar.value) < _EXACT and scalar.value % 1 == 0
    fix = Fix(written(scalar, whole), safe=True) if same else None
    return Finding("RT114", Level.ERROR, scalar.span, message, f"write {whole}", fix=fix)
