"""Designers' words for keys: unknown, misplaced, missing, clashing ones."""

import re
from collections.abc import Iterator
from dataclasses import replace

from react_tools.schema.breach import Breach
from react_tools.schema.faults import About, Fault, Mend, to_key
from react_tools.schema.store import fits, owners, pointer, resolved
from react_tools.schema.unions import one_of_keys
from react_tools.schema.words import (
    Path,
    bare,
    closeness,
    coded,
    listing,
    nearest,
    only_near,
    quoted,
    stranger,
)
from react_tools.source.edit import Edit
from react_tools.source.mending import lifted
from react_tools.source.tree import Node, follow

_LANGUAGES = {"en": "English (en)", "ru": "Russian (ru)"}
_VERY_NEAR = 0.8
_FEW = 4
_TOLD = 20


def unknown(breach: Breach) -> Iterator[Fault]:
    """`additionalProperties: false`: keys that have no place here."""
    named = breach.schema.get("properties", {})
    patterned = breach.schema.get("patternProperties", {})
    known = [*named, *(it["title"] for it in patterned.values())]
    strange = [key for key in breach.value if key not in named]
    for pattern in patterned:
        strange = [key for key in strange if not re.search(pattern, key)]
    swapped = _swapped(strange, breach)
    for key in strange[:_TOLD]:
        if swapped:
            yield _misspelt(key, swapped, breach, to_key(swapped))
        else:
            yield _unknown(key, known, breach)
    if len(strange) > _TOLD:
        message = f"{breach.label} has {len(strange) - _TOLD} more unknown keys"
        yield Fault("RT101", breach.path, message, _known(known))


def misnamed(breach: Breach) -> Iterator[Fault]:
    """`propertyNames` with an `enum`: a key that does not go with what stands beside it."""
    key = breach.value
    message = f"{coded(key)} does not go with {breach.title}"
    yield Fault("RT113", breach.path, message, _known(breach.wants), About.KEY, key)


def misplaced(breach: Breach) -> Iterator[Fault]:
    """`pattern` for keys: a word of the language where names of another form stand."""
    homes = owners(breach.kind)[breach.value]
    message = f"{coded(breach.value)} belongs to {listing(homes)}, not to {breach.label}"
    yield Fault(
        "RT102", breach.path, message, breach.description, About.KEY, breach.value, unknown=True
    )


def is_word(breach: Breach) -> bool:
    """Tell whether the breach is of a key that is a word of the language."""
    return breach.names and 0 < len(owners(breach.kind).get(breach.value, ())) <= _FEW


def missing(breach: Breach) -> Iterator[Fault]:
    """`required`: keys that a mapping must have."""
    if not breach.value:
        yield empty(breach)
        return
    for key in breach.wants:
        if key not in breach.value:
            yield _missing(key, breach)


def partnerless(breach: Breach) -> Iterator[Fault]:
    """`dependentRequired`: keys that another key needs beside it."""
    for key, partners in breach.wants.items():
        for partner in partners:
            if key in breach.value and partner not in breach.value:
                message = f"{coded(key)} needs {coded(partner)} beside it"
                hint = _description(breach, partner)
                yield Fault("RT103", breach.path, message, hint, About.MISSING, partner)


def one_wanted(breach: Breach) -> Iterator[Fault]:
    """`oneOf` with single `required` keys: several of them, or nothing at all."""
    if not isinstance(breach.value, dict):
        return
    wanted = one_of_keys(breach.schema)
    present = [key for key in breach.value if key in wanted]
    if present:
        message = f"{breach.title} has only one of {listing(map(coded, present), 'and')}"
        hint = "make an item of each, one below the other"
        yield Fault("RT113", breach.path, message, hint, About.KEY, present[1])
    elif not breach.value:
        yield empty(breach)
    elif all(_at_home(key, breach) for key in breach.value):
        message = f"{breach.title} needs a key that says what it is"
        hint = f"one of {listing(map(coded, wanted))}"
        yield Fault("RT103", breach.path, message, hint, About.MISSING)
    # Otherwise its keys are unknown or lack their partner, and that is told of each.


def _at_home(key: str, breach: Breach) -> bool:
    """Whether a key is known, and stands beside those that it needs."""
    partners = breach.schema.get("dependentRequired", {}).get(key, ())
    return key in breach.schema.get("properties", ()) and all(it in breach.value for it in partners)


def too_few(breach: Breach) -> Iterator[Fault]:
    """`minProperties`: an empty mapping, or a long form that says no more than the short one."""
    required = breach.schema.get("required", [])
    if not breach.value:
        yield empty(breach)
    elif not required:
        held = f"{len(breach.value)} key{'' if len(breach.value) == 1 else 's'}"
        message = f"{breach.label} holds {held}; it needs {breach.wants} at least"
        yield Fault("RT111", breach.path, message, breach.description)
    elif list(breach.value) == required:
        value = breach.value[required[0]]
        message = f"{coded(required[0])} alone needs no key of its own"
        short = isinstance(value, str) and breach.path
        hint = f"write {breach.path[-1]}: {bare(value)}" if short else ""
        mend = Mend(_directly, safe=True)
        yield Fault("RT115", breach.path, message, hint, About.KEY, required[0], mend=mend)


def too_many(breach: Breach) -> Iterator[Fault]:
    """`maxProperties`: a mapping holds more than it may, mostly two where one thing is meant."""
    cure = "make it an item of its own"
    if breach.wants > 1:
        cure = f"leave it out: {breach.wants} is the most"
    for key in list(breach.value)[breach.wants :]:
        message = f"{coded(key)} is one key too many in {breach.title}"
        yield Fault("RT113", breach.path, message, cure, About.KEY, key, unknown=True)


def undecided(breach: Breach, titles: list[str]) -> Fault:
    """A mapping without a key that tells which of several things it is."""
    message = f"{breach.label} may be {listing(titles)}: no key tells which"
    return Fault("RT103", breach.path, message, breach.description, About.MISSING)


def empty(breach: Breach) -> Fault:
    """A mapping without a key."""
    return Fault("RT106", breach.path, f"{breach.label} holds nothing", breach.description)


def _swapped(strange: list[str], breach: Breach) -> str:
    """The one missing key that the one strange key stands for, judged by its value."""
    lacking = [key for key in breach.schema.get("required", ()) if key not in breach.value]
    if len(strange) != 1 or len(lacking) != 1:
        return ""
    wanted = breach.schema["properties"][lacking[0]]
    return lacking[0] if fits(breach.value[strange[0]], wanted, breach.kind) else ""


def _unknown(key: str, known: list[str], breach: Breach) -> Fault:
    _, _, tail = key.partition(".")  # of a dotted key like tokens.ink, known as tokens.<token>
    named = [re.sub("<.*>", lambda _: tail, word) for word in known]
    near, hint = nearest(key, named), _known(known)
    if near == key:
        near, hint = "", "behind the dot stands an id: lower-case letters, digits, single hyphens"
    homes = owners(breach.kind).get(key, ())
    if near and (not homes or closeness(key, near) >= _VERY_NEAR):
        return _misspelt(key, near, breach, to_key(near) if only_near(key, named) else None)
    if 0 < len(homes) <= _FEW:
        code, message = "RT102", f"{coded(key)} belongs to {listing(homes)}, not to {breach.title}"
    else:
        code, message = "RT101", f"unknown key {quoted(key)} in {breach.title}"
    return Fault(code, breach.path, message, hint, About.KEY, key, unknown=True)


def _misspelt(key: str, meant: str, breach: Breach, mend: Mend | None) -> Fault:
    mark = stranger(key)
    hint = f"did you mean {quoted(meant)}?" + (f" ({mark})" if mark else "")
    message = f"unknown key {quoted(key)} in {breach.title}"
    fault = Fault("RT101", breach.path, message, hint, About.KEY, key, unknown=True, mend=mend)
    return replace(fault, instead=meant)


def _missing(key: str, breach: Breach) -> Fault:
    if key in _LANGUAGES:
        message, hint = f"{breach.label} has no {_LANGUAGES[key]}", f"add {key}: …"
        return Fault("RT104", breach.path, message, hint, About.MISSING, key)
    message, hint = f"{breach.title} needs {coded(key)}", _description(breach, key)
    told = Fault("RT103", breach.path, message, hint, About.MISSING, key)
    return replace(told, conditional=breach.conditional)


def _directly(tree: Node, path: Path, _: str) -> tuple[Edit, ...]:
    """The main parameter in place of the block in which it stands alone."""
    *above, last = path or ("",)
    return lifted(follow(tree, above), last) if isinstance(last, str) else ()


def _description(breach: Breach, key: str) -> str:
    """What a key says; a condition may ask for one that is described beside it, in the file."""
    places = (breach.schema, *([] if breach.path else [resolved(pointer(breach.kind))]))
    own = (it["properties"][key] for it in places if key in it.get("properties", ()))
    schema = resolved(next(own, {}))
    return f"add {coded(key)}. {schema.get('description', '')}".strip()


def _known(known: list[str]) -> str:
    return f"known keys: {', '.join(known)}"
