"""What can be wrong besides what checks find: with a file, with what a schema wants, with a run."""

from collections.abc import Iterator, Mapping, Sequence
from string import Template

from msgspec.structs import asdict

from react_tools import extend, settings
from react_tools.policy import faults as settled
from react_tools.promises import faults as promised
from react_tools.records import faults as recorded
from react_tools.reference.entry import Entry, same
from react_tools.ruleset import AnyRuleset
from react_tools.scenario import faults as played
from react_tools.schema.codes import CODES
from react_tools.source.fault import FAULTS

_FILES: Mapping[str, tuple[str, str]] = {
    "RT051": (
        "a file that is no mapping",
        (
            "Every file of ours begins with keys such as $example; this one holds a list "
            "or a single value."
        ),
    ),
    "RT052": (
        "a file of no known kind",
        (
            "$telling. This file has none of them, or it is the record of a duel, which `simulate` "
            "plays."
        ),
    ),
    "RT053": (
        "an unknown ruleset",
        "`ruleset:` names a card game that this version does not know.",
    ),
    "RT057": (
        "a file in the folder of another game",
        (
            "A folder `cards/react` holds what belongs to that game, and this file says that it is "
            "of another one. Move it, or write what its folder says: nobody would find it, and "
            "whoever stands there would stumble over it."
        ),
    ),
}


def faults(ruleset: AnyRuleset) -> Iterator[Entry]:
    """The pages of all of them, with the words of a game, in the order of their codes."""
    words = _words(ruleset)
    rooms = (extend, settings, settled, played, promised, recorded)
    told = {**_FILES, **{code: page for room in rooms for code, page in room.PAGES.items()}}
    filled = {
        code: tuple(Template(it).substitute(words) for it in page) for code, page in told.items()
    }
    pages = {code: (title, f"{code}: {title}\n\n{text}") for code, (title, text) in filled.items()}
    pages |= {it.code: (it.title, it.page) for it in FAULTS.values()}
    pages |= {it.code: (it.title, it.page) for it in CODES.values()}
    for code, (title, page) in sorted(pages.items()):
        yield Entry(code, "fault", same(title), same(page))


def _words(ruleset: AnyRuleset) -> Mapping[str, str]:
    """What stands for the words with a dollar sign."""
    (key, first), *others = ruleset.telling.items()
    keys = [f"{first[:1].upper()}{first[1:]} has a key `{key}:`"]
    keys += [f"{what} `{key}:`" for key, what in others]
    return {
        **asdict(ruleset.wording),
        "Numbered": ruleset.wording.numbered.capitalize(),
        "telling": _listed(keys, ", and "),
        "sections": _listed([*ruleset.sections.values()], " and "),
    }


def _listed(words: Sequence[str], last: str) -> str:
    """Words with commas between them, and *last* before the last."""
    *most, end = words or ("nothing",)
    return f"{', '.join(most)}{last}{end}" if most else end
