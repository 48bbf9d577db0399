"""From what a value breaks to what a designer reads."""

from collections.abc import Callable, Iterator

from react_tools.schema import keys, values
from react_tools.schema.breach import Breach
from react_tools.schema.faults import Fault
from react_tools.schema.store import resolved
from react_tools.schema.unions import meant, one_of_keys


def faults(breach: Breach) -> Iterator[Fault]:
    """What is wrong, told about the branch that was meant where there are several."""
    return SENTENCES[breach.keyword](breach)


def _listed(breach: Breach) -> Iterator[Fault]:
    sentence = keys.misnamed if breach.names else values.not_listed
    return sentence(breach)


def _shaped(breach: Breach) -> Iterator[Fault]:
    sentence = keys.misplaced if keys.is_word(breach) else values.misshapen
    return sentence(breach)


def _union(breach: Breach) -> Iterator[Fault]:
    if one_of_keys(breach.schema):
        yield from keys.one_wanted(breach)
        return
    chosen = meant(breach.wants, breach.value)
    if len(chosen) == 1:
        for inner in breach.branches[chosen[0]]:
            yield from faults(inner.within_union())
    elif breach.value == {}:
        yield keys.empty(breach)
    elif chosen:
        titles = [resolved(breach.wants[index])["title"] for index in chosen]
        yield keys.undecided(breach, titles)
    else:
        yield from values.mistyped(breach)


SENTENCES: dict[str, Callable[[Breach], Iterator[Fault]]] = {
    "additionalProperties": keys.unknown,
    "anyOf": _union,
    "const": values.not_listed,
    "dependentRequired": keys.partnerless,
    "enum": _listed,
    "maxItems": values.too_long,
    "maxLength": values.too_wordy,
    "maxProperties": keys.too_many,
    "maximum": values.too_great,
    "minItems": values.too_short,
    "minLength": values.too_short,
    "minProperties": keys.too_few,
    "minimum": values.too_small,
    "oneOf": _union,
    "pattern": _shaped,
    "required": keys.missing,
    "type": values.mistyped,
    "uniqueItems": values.repeated,
}
