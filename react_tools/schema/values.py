"""Designers' words for values: of the wrong type, word, form or size, or not there at all."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from react_tools.schema import ids
from react_tools.schema.breach import Breach
from react_tools.schema.faults import About, Fault, Mend, to_key, to_raw, to_text
from react_tools.schema.store import Schema
from react_tools.schema.words import (
    Path,
    bare,
    coded,
    expected,
    kind_of,
    label,
    listing,
    nearest,
    only_near,
    quoted,
    shown,
    stranger,
)
from react_tools.source.edit import Edit
from react_tools.source.mending import unwrapped, without_item, written
from react_tools.source.tree import Node, Scalar, follow

_TRUTH = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
_SINGLE = {"boolean", "integer", "string"}
_MOST_KEYS = 4
_WHOLE = re.compile(r"[+-]?(?:0|[1-9][0-9]*)")


def mistyped(breach: Breach) -> Iterator[Fault]:
    """`type`, or a union whose branches are all of other types."""
    if breach.value is None:
        yield _nothing(breach)
        return
    message = f"{breach.label} expects {expected(breach.schema)}, not {shown(breach.value)}"
    yield Fault("RT105", breach.path, message, _cure(breach), mend=_mend(breach))


def not_listed(breach: Breach) -> Iterator[Fault]:
    """`enum` and `const`: a word that is none of the possible ones."""
    if breach.value is not None and breach.wants is True:
        is_false = breach.value is False
        message = (
            f"{breach.label} is {'false' if is_false else shown(breach.value)}; it may be true"
        )
        hint = "leave the key out" if is_false else breach.description
        yield Fault("RT107", breach.path, message, hint)
        return
    if not isinstance(breach.value, str):
        yield from mistyped(breach)
        return
    known = breach.wants if breach.keyword == "enum" else [breach.wants]
    near = nearest(breach.value, [it for it in known if isinstance(it, str)])
    hint = f"did you mean {quoted(near)}?" if near else breach.description
    mark = stranger(breach.value)
    message = f"{breach.label} is {quoted(breach.value)}; it may be {listing(known)}"
    words = (it for it in known if isinstance(it, str))
    mend = to_text(near) if near and only_near(breach.value, words) else None
    told = f"{hint} ({mark})" if near and mark else hint
    yield Fault("RT107", breach.path, message, told, mend=mend)


def misshapen(breach: Breach) -> Iterator[Fault]:
    """`pattern`: a text, or a key, that does not have the form it should have."""
    text = breach.value
    subject = "this key" if breach.names else breach.label
    if not text:
        yield _about(breach, "RT106", f"{subject} is an empty text", breach.description)
    elif "\n" in text or "\r" in text:
        hint = "write it on one line, without | or >"
        yield _about(breach, "RT109", f"{subject} holds a line break", hint)
    elif text != text.strip(" \t"):
        hint, stripped = f"write {quoted(text.strip())}", text.strip(" \t")
        fault = _about(breach, "RT109", f"{subject} has a blank at one end", hint)
        yield replace(fault, mend=_instead(breach, stripped, safe=True))
    elif breach.title == "an id":
        meant = ids.suggestion(text)
        hint = f"did you mean {quoted(meant)}?" if meant else breach.description
        message = f"{subject} is {quoted(text)}, which is not an id: {ids.diagnosis(text)}"
        fault = _about(breach, "RT108", message, hint)
        yield replace(fault, mend=_instead(breach, meant) if meant else None)
    else:
        mark = stranger(text)
        hint = f"{breach.description} ({mark})" if mark else breach.description
        hint = _as_number(text, breach.schema) or hint
        form = breach.schema.get("title", "in the form that belongs here")
        fault = _about(breach, "RT109", f"{subject} is {quoted(text)}, which is not {form}", hint)
        yield replace(fault, mend=None if breach.names else _without_quotes(text))


def too_small(breach: Breach) -> Iterator[Fault]:
    """`minimum`."""
    message = f"{breach.label} is {breach.value}; the least is {breach.wants}"
    yield Fault("RT110", breach.path, message, breach.description)


def too_great(breach: Breach) -> Iterator[Fault]:
    """`maximum`."""
    message = f"{breach.label} is {breach.value}; the most is {breach.wants}"
    yield Fault("RT110", breach.path, message, breach.description)


def too_short(breach: Breach) -> Iterator[Fault]:
    """`minLength` and `minItems`: too little in a text or a list."""
    if not breach.value:
        what = "text" if isinstance(breach.value, str) else "list"
        yield Fault("RT106", breach.path, f"{breach.label} is an empty {what}", breach.description)
        return
    exact = breach.schema.get("maxItems") == breach.wants
    yield _counted(breach, "" if exact else " at least")


def too_long(breach: Breach) -> Iterator[Fault]:
    """`maxItems`: too much in a list."""
    distinct = [item for index, item in enumerate(breach.value) if item not in breach.value[:index]]
    if breach.schema.get("uniqueItems") and len(distinct) <= breach.wants:
        return  # `repeated` tells it
    exact = breach.schema.get("minItems") == breach.wants
    yield _counted(breach, "" if exact else " at most")


def too_wordy(breach: Breach) -> Iterator[Fault]:
    """`maxLength`: a text with too many characters."""
    message = f"{breach.label} is {len(breach.value)} characters long; {breach.wants} is the most"
    yield Fault("RT111", breach.path, message, breach.description)


def repeated(breach: Breach) -> Iterator[Fault]:
    """`uniqueItems`: a list that says something twice."""
    for index, item in enumerate(breach.value):
        if item in breach.value[:index]:
            first = breach.value.index(item) + 1
            path = (*breach.path, index)
            message = f"{label(path)} is the same as item {first}"
            yield Fault("RT112", path, message, "leave it out", mend=Mend(_without))


def _counted(breach: Breach, limit: str) -> Fault:
    items = f"{len(breach.value)} item" + "s" * (len(breach.value) > 1)
    message = f"{breach.label} has {items}; it needs {breach.wants}{limit}"
    return Fault("RT111", breach.path, message, breach.description)


def _nothing(breach: Breach) -> Fault:
    last = breach.path[-1] if breach.path else ""
    if isinstance(last, str) and last:
        message = f"nothing stands after {coded(last + ':')}"
    else:
        message = f"{breach.label} is empty"
    return Fault("RT106", breach.path, message, breach.description)


def _about(breach: Breach, code: str, message: str, hint: str) -> Fault:
    if breach.names:
        return Fault(code, breach.path, message, hint, About.KEY, breach.value)
    return Fault(code, breach.path, message, hint)


def _cure(breach: Breach) -> str:
    """What to write instead, where that can be told from what stands there."""
    value, kind = breach.value, kind_of(breach.schema)
    if kind in _SINGLE and isinstance(value, list) and len(value) == 1:
        return "write it without the list"
    cure = _CURES.get(kind)
    return (cure(value, breach.schema) if cure else "") or breach.description


def _mend(breach: Breach) -> Mend | None:
    """The same, as edits: only where nothing else can be meant."""
    value, kind = breach.value, kind_of(breach.schema)
    if kind in _SINGLE and isinstance(value, list) and len(value) == 1:
        return Mend(lambda tree, path, _: unwrapped(follow(tree, path)), safe=True)
    if kind == "integer" and isinstance(value, str):
        return _without_quotes(value)
    if kind == "boolean" and _as_truth(value, breach.schema):
        return to_raw(_TRUTH[value.lower()])
    if kind == "string" and _as_text(value, breach.schema):
        return Mend(_quoted, safe=True)
    return None


def _instead(breach: Breach, text: str, *, safe: bool = False) -> Mend:
    return to_key(text, safe=safe) if breach.names else to_text(text, safe=safe)


def _without_quotes(text: str) -> Mend | None:
    """A number that was put in quotes; one with a needless zero may be a name all the same."""
    return to_raw(text) if _WHOLE.fullmatch(text) else None


def _quoted(tree: Node, path: Path, _: str) -> tuple[Edit, ...]:
    """What was taken for a number or a truth value, as the text that stands there."""
    node = follow(tree, path)
    return written(node, f'"{node.text}"') if isinstance(node, Scalar) else ()


def _without(tree: Node, path: Path, _: str) -> tuple[Edit, ...]:
    """A list without the item that the path leads to."""
    *above, last = path
    return without_item(follow(tree, above), last) if isinstance(last, int) else ()


def _as_keys(value: object, schema: Schema) -> str:
    keys = schema.get("required", ())
    if not isinstance(value, str) or not 0 < len(keys) <= _MOST_KEYS:
        return ""
    return "write {" + ", ".join(f"{key}: …" for key in keys) + "}"


def _as_list(value: object, _: Schema) -> str:
    return f"make it a list: [{bare(value)}]" if isinstance(value, str) else ""


def _as_truth(value: object, _: Schema) -> str:
    word = _TRUTH.get(value.lower()) if isinstance(value, str) else None
    return f"write {word}" if word else ""


def _as_number(value: object, _: Schema) -> str:
    digits = isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]+", value)
    return f"take the quotes away: {value}" if digits else ""


def _as_text(value: object, schema: Schema) -> str:
    free = schema.get("title") == "one line of text" and isinstance(value, bool | int)
    return f"put it in quotes: '{str(value).lower()}'" if free else ""


_CURES: dict[str, Callable[[object, Schema], str]] = {
    "array": _as_list,
    "boolean": _as_truth,
    "integer": _as_number,
    "object": _as_keys,
    "string": _as_text,
}
