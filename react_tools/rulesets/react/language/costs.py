"""What is paid at once, in words: `exhaust this + target adjacent zone`."""

from react_tools.phrases.reader import Reader
from react_tools.rulesets.react.language.nouns import one_of
from react_tools.rulesets.react.language.phrase import (
    Cost,
    Exhaust,
    Kind,
    Part,
    Pay,
    Quantity,
    Remove,
    Target,
    Turn,
)
from react_tools.rulesets.react.language.selectors import either, those, units


def cost(reader: Reader) -> Cost:
    """Parts with `+` between them."""
    parts = [_part(reader)]
    while reader.take("+"):
        word, part = reader.here, _part(reader)
        if part in parts or type(part) in {type(it) for it in parts if _is_marked(it)}:
            message = f"the cost asks for {word.text!r} twice"
            marked = "a card has one react token: one target, one direction"
            reader.refuse(word, message, marked if _is_marked(part) else "leave the second one out")
        parts.append(part)
    return Cost(tuple(parts))


def _is_marked(part: Part) -> bool:
    """Whether the slot's react token shows it: there is only one (RA-COST-13)."""
    return isinstance(part, Target | Turn)


def _part(reader: Reader) -> Part:
    match reader.need("exhaust", "target", "direction", "pay", "remove"):
        case "exhaust":
            return Exhaust(units(reader))
        case "target":
            return _target(reader)
        case "direction":
            return Turn()
        case "remove":
            return Remove(units(reader))
        case _:
            return _pay(reader)


def _target(reader: Reader) -> Target:
    first = reader.here
    if first.text in {"a", "an", "each"}:
        reader.refuse(
            first, "a target is always one zone and has no article", "write `target zone …`"
        )
    aimed = those(reader, Quantity("count", 1), article=False)
    if aimed.noun != "zone":
        reader.refuse(first, "a target is a zone, not a unit", "write `target zone …`")
    return Target(aimed)


def _pay(reader: Reader) -> Pay:
    """`pay 2 ink from this`; `pay a tool from this`: one token of the payer's choice."""
    token: Kind
    if any_of := one_of(reader):
        count, token = 1, any_of
    else:
        number = reader.number()
        count = number if number is not None else reader.fail()
        token = reader.name("a token")
    reader.need("from")
    return Pay(count, token, either(reader))
