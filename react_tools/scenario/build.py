"""From a scenario's tree to its value. The tree has passed the schema."""

from pathlib import PurePath

from react_tools.game import Fact
from react_tools.scenario.scenario import Answer, Change, Expectation, Scenario, Step
from react_tools.source.reading import entries, items, text
from react_tools.source.tree import Entry, Mapping, Node, Scalar, Sequence, plain

_NOT_TERMS = frozenset({"refused", "choices"})
_SOUND = "sound"


def scenario(root: Mapping, path: str) -> Scenario:
    """The scenario that a file holds."""
    rulings, expect = root.get("rulings"), root.get("expect")
    return Scenario(
        id=scenario_id(path),
        path=path,
        ruleset=text(root, "ruleset"),
        title=text(root, "title"),
        cites=tuple((text(node), node.span) for node in items(root.get("cites"))),
        twin=text(root, "twin"),
        rulings={key: text(entry.value) for key, entry in entries(rulings)},
        script=tuple(_step(node) for node in items(root.get("script"))),
        expect=_expectation(expect if isinstance(expect, Mapping) else root),
        root=root,
    )


def scenario_id(path: str) -> str:
    """`chain/fifth-card` for `…/scenarios/chain/fifth-card.yaml`; else the file's bare name."""
    parts = PurePath(path).with_suffix("").parts
    if "scenarios" in parts:
        return "/".join(parts[len(parts) - parts[::-1].index("scenarios") :])
    return parts[-1]


def _step(node: Node) -> Step:
    (who, entry), *_ = entries(node)
    told = entry.value
    if isinstance(told, Scalar):
        return Step(who, {told.text: ""}, "", (), entry.key.span)
    terms = {key: text(it.value) for key, it in entries(told) if key not in _NOT_TERMS}
    given = dict(entries(told))
    choices = given["choices"].value if "choices" in given else None
    return Step(
        who=who,
        terms=terms,
        refused=text(given["refused"].value) if "refused" in given else "",
        answers=tuple(_answer(item) for item in items(choices)),
        span=entry.key.span,
    )


def _answer(node: Node) -> Answer:
    given = dict(entries(node))
    pick = given["pick"].value
    picks = tuple(text(item) for item in items(pick)) or (text(pick),)
    by = given["by"].value if "by" in given else None
    return Answer(text(by), picks, pick.span, by.span if by else pick.span)


def _expectation(node: Mapping) -> Expectation:
    trace = tuple((text(item), item.span) for item in items(node.get("trace")))
    waits, refused = node.get("waits"), node.get("refused")
    told = dict(entries(waits))
    return Expectation(
        changed=tuple(
            Change(thing, fact, _fact(value), entry.key.span)
            for thing, outer in entries(node.get("changed"))
            for fact, entry in entries(outer.value)
            for value in [entry.value]
        ),
        rest_same=text(node, "rest") not in {"", _SOUND},
        trace=trace,
        waits=(_word(told, "who"), _word(told, "for"), waits.span) if waits else None,
        span=node.span,
        refused=(text(refused), refused.span) if refused else None,
        sound=text(node, "rest") == _SOUND,
    )


def _word(told: dict[str, Entry], name: str) -> str:
    return text(told[name].value) if name in told else ""


def _fact(node: Node) -> Fact:
    if isinstance(node, Sequence):
        return tuple(text(item) for item in node.items)
    value = plain(node)
    return value if isinstance(value, int | str) else text(node)
