"""A file with other values: whatever a single word, number or phrase may be replaced by.

The text around it stays as it is, so that what comes out is nearly always read, and often means
something. Phrases are put together anew from the words of all phrases of the game: selectors,
conditions and costs that nobody has thought of.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from random import Random  # noqa: TID251 -- seeded: the same mutants always
from typing import NamedTuple

import yaml

from tests.broken.sources import Source, sources

_NUMBERS = (
    "0", "1", "2", "3", "5", "9", "30", "100", "-1", "-0", "+1", "007", "1.0", "8.0", "1.5", "-.5",
    "1e3", "1e400", "1e-400", ".inf", "-.inf", ".nan", "0x1F", "0o17", "0b11", "1_000", "12:30",
    "2026-01-02", "2001-13-45", "2001-12-14t21:59:43.10-05:00", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", str(10**30), "9" * 99,
    "9" * 101, "9" * 5000, "½", "٣", "1/2", "30/8", "8/30", "0/0", "-1/30", "1e5/1",
    "999999999/999999999",
)  # fmt: skip
_WORDS = (
    "", "''", '""', "' '", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=",
    "<<", ".", "..", "...", "-", "--", "---", "?", "*", "&", "!", "None", "self", "this", "target",
    "all", "any", "same", "rest", "pass", "end", "x", "X", "creator", "summon", "a1", "A1", "a0",
    "z9", "e5", "a99", "aa1", "1a", "b2,c3", "b2, c3", "[red]x[/red]", "'[/]'", "':smile:'",
    "'%s %d %(x)s'", "'{0} {x!r} {}'", "con", "nul", "aux.yaml", "com1", "lpt1.txt",
    "../../etc/passwd", "/etc/passwd", "c:\\windows", "a/b/c", "a//b", "'a b'", "'a\\b'",
    "file:///x", "http://x.invalid/y", "'$(id)'", "'`id`'", "'; rm x'", "'|'", '"\\x1b[31m"',
    '"\\e]0;x\\a"', '"\\u202ex"', '"\\ud800"', '"a\\nb"', '"a\\tb"', '"\\0"', '"\\r"',
    "'::error::x'", "ß", "İstanbul", "ﬁsh", "да\u0301", "dаncer", "🂡", "\u200bx", "x\u00a0y",
    "__proto__", "constructor", "RA-CHAIN-1", "KF-FIGHT-1", "RA-CHAIN-999", "ra-chain-1",
    "NO-RULE-1", "rulebook/worked-example", "{x: 1}", "[x]", "[]", "{}", "[[x]]", "[x, x]",
    "{en: x}", "{en: x, ru: y}", "|\n  x\n", ">-\n  x\n  y\n", "*x", "&x y", "!!str x", "!x", "@x",
    "`x", "%x", "'it''s'", "x: y", "x #y", "x, y", "en", "ru",
)  # fmt: skip
_LONG = (
    "x" * 300, "x" * 5_000, "x " * 60 + "x", "x " * 3_000 + "x", "я" * 250, "a-" * 200 + "a",
    "0" * 300, "'" + "[red]" * 200 + "'", "unit adjacent to " * 40 + "this",
    "zone of " * 300 + "this", "not " * 300 + "this has ink",
    "this has ink and " * 200 + "this has ink", "exhaust this + " * 100 + "direction",
    "units " * 500, "(" * 500, "enemy " * 300 + "creature",
)  # fmt: skip
_JOINS = (
    "of", "with", "without", "within 2 of", "adjacent to", "diagonal to", "in line with", "and",
    "or", "+", "not", "toward", "up to 2", "up to 99", "at least 3", "number of", "each", "other",
    "any", "all", "a", "the", "this", "target", "own", "enemy", "first", "next", "nearest",
    "least powerful", "ruling", "is", "has", "no", "3", "0", "-1", "999999999999999999999", "from",
    "to", "by", "in", "on", "zone", "zones", "unit", "units", "creature", "creatures", "card",
    "cards", "subject", "place", "origin", "direction", "you", "opponent", "(", ")", ",", "'", ";",
    ":",
)  # fmt: skip
_TOKEN = re.compile(r"[\w./-]+|[^\s\w]")
_BARE = re.compile(r"[\w./+ -]*[\w./+-]")
_TOML = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|[\w.+:-]+|[\[\]{}=,#]')
_TOML_WORDS = (
    '""', '"""x"""', "'''", '"\\ud800"', '"\\u0000"', '"/etc"', '"mine"', "'mine'", '"../.."',
    "true", "inf", "nan", "-1", "0", "999", "1_000", "0xff", "1e9", "10000000000000000000000",
    "2026-01-02", "07:32:00", "[]", "{}", "[[", "]]", "[", "]", "=", "==", ",", "#", ".", '"a".b',
    "cards", "lang", "[tool]", "[tool.react-tools]", '"fr"', '"dusk"', "[[[" * 80, "{a=" * 80,
    "\x00", "\u202e",
)  # fmt: skip


_SPOKEN = frozenset({"creator", "extension", "cards", "deck", "scenario", "board", "boxes", "game"})
"""The kinds of file whose values are put together anew."""


class Word(NamedTuple):
    """A scalar of a file: where it stands, what it says, and the key it stands behind."""

    start: int
    end: int
    value: str
    key: str


Change = Callable[[Random, Word, Source], str]
"""What stands in the place of a word."""


@lru_cache(maxsize=1_000)
def words(text: str) -> Sequence[Word]:
    """The scalars of a YAML text, keys aside; none if it is none."""
    try:
        root = yaml.compose(text, yaml.CSafeLoader)
    except yaml.YAMLError:
        return ()
    return tuple(sorted(_within(root))) if root is not None else ()


def _within(root: yaml.Node) -> Iterator[Word]:
    """Each scalar once, though it may stand within itself."""
    waiting, met = [(root, "")], set[int]()
    while waiting:
        node, key = waiting.pop()
        if id(node) in met:
            continue
        met.add(id(node))
        if isinstance(node, yaml.ScalarNode):
            yield Word(node.start_mark.index, node.end_mark.index, node.value, key)
        elif isinstance(node, yaml.SequenceNode):
            waiting += [(it, key) for it in node.value]
        else:
            waiting += [(it, str(getattr(name, "value", ""))) for name, it in node.value]


@cache
def stock(game: str) -> Mapping[str, Sequence[str]]:
    """What stands behind each key of all files of a game; behind no key: everything."""
    found: dict[str, dict[str, None]] = {"": {}}
    for source in sources():
        if source.game == game and source.kind in _SPOKEN:
            for it in words(source.text):
                if len(it.value) < 200:
                    found.setdefault(it.key, {})[it.value] = None
                    found[""][it.value] = None
    return {key: tuple(every) for key, every in found.items()}


@cache
def phrases(game: str) -> Sequence[str]:
    """Everything of a game that is more than a word."""
    skipped = {"en", "ru", "title", "one", "many", "of", "line", "why", "question"}
    every = {it for key, all_ in stock(game).items() if key and key not in skipped for it in all_}
    return tuple(sorted(it for it in every if " " in it and it.isascii()))


_NUMBER = re.compile(r"[+-]?[0-9]{1,1000}")
"""What Python makes a number of; a mutant's mutant may have more digits, or signs."""


def nudge(random: Random, word: Word, source: Source) -> str:
    """A number a little off, or any number."""
    if _NUMBER.fullmatch(word.value) and random.random() < 0.6:
        return str(int(word.value) + random.choice((-2, -1, 1, 2, 10, -int(word.value))))
    return random.choice(_NUMBERS)


def odd(random: Random, word: Word, source: Source) -> str:
    """What YAML, a terminal, a path or a format might take for something else."""
    return random.choice(_WORDS)


def long(random: Random, word: Word, source: Source) -> str:
    """Longer than anything that is meant."""
    return random.choice(_LONG)


def same_key(random: Random, word: Word, source: Source) -> str:
    """What stands behind the same key elsewhere."""
    return _plain(random.choice(stock(source.game).get(word.key) or ("x",)))


def any_other(random: Random, word: Word, source: Source) -> str:
    """What stands behind any key of the game."""
    return _plain(random.choice(stock(source.game)[""]))


def misspelt(random: Random, word: Word, source: Source) -> str:
    """A slip of the finger."""
    value = word.value or "x"
    at = random.randrange(len(value))
    slips = (
        value[:at] + value[at + 1 :],
        value[:at] + value[at] + value[at:],
        value[:at] + random.choice("abcxyz -_'\"#:1аеоЁ\u0301") + value[at + 1 :],
        value.capitalize(),
        value.upper(),
        value.replace("-", " "),
        value.replace(" ", "  "),
        value + " ",
        value + "\n",
        value * 2,
    )
    return _plain(random.choice(slips))


def phrase(random: Random, word: Word, source: Source) -> str:
    """Another phrase, made of the words of several."""
    every = phrases(source.game)
    one = (word.value if " " in word.value else random.choice(every)).split()
    other = random.choice(every).split()
    how = random.randrange(7)
    at = random.randint(0, len(one))
    if how == 0:
        made = one[:at] + other[random.randint(0, len(other)) :]
    elif how == 1:
        made = [*one[:at], random.choice(_JOINS), *one[at:]]
    elif how == 2:
        made = [*one[:at], random.choice(_JOINS), *one[at + 1 :]]
    elif how == 3:
        made = one[:at] + one[at + 1 :]
    elif how == 4:
        made = [*one, random.choice(_JOINS), *other]
    elif how == 5:
        made = one[:at] + one[:at] * random.choice((1, 2, 20)) + one[at:]
    else:
        second = random.randrange(len(one))
        made = [*one[:at], one[second], *one[at:]]
    return _plain(" ".join(made))


def listed(random: Random, word: Word, source: Source) -> str:
    """Several where one stands: queues of cards, zones, dice; some of them twice."""
    every = stock(source.game).get(word.key) or (word.value,)
    found = [_plain(random.choice(every)) for _ in range(random.choice((0, 1, 2, 3, 60)))]
    return f"[{', '.join(found)}]"


def quoted(random: Random, word: Word, source: Source) -> str:
    """The same in quotes, or without them."""
    escaped = word.value.replace("'", "''")
    return random.choice((f"'{escaped}'", word.value, f'"{word.value}"', f"[{word.value}]"))


CHANGES: Sequence[tuple[Change, int]] = (
    (nudge, 14), (odd, 16), (long, 3), (same_key, 18), (any_other, 10), (misspelt, 10),
    (phrase, 22), (listed, 4), (quoted, 2),
)  # fmt: skip
"""Each with how often it is taken beside the others."""


def applied(random: Random, text: str, source: Source, change: Change) -> str:
    """A YAML text with one word of it replaced; unchanged if there is none."""
    found = words(text)
    if not found:
        return text
    word = random.choice(_fitting(found, change, random))
    made = change(random, word, source)
    return text[: word.start] + made + text[word.end :]


def _fitting(found: Sequence[Word], change: Change, random: Random) -> Sequence[Word]:
    """The words for which a change is made: numbers for numbers, phrases for phrases, mostly."""
    if random.random() < 0.15:
        return found
    if change is nudge:
        fit = [it for it in found if it.value.lstrip("+-").isdigit()]
    elif change is phrase:
        fit = [it for it in found if " " in it.value and it.value.isascii()]
    elif change is same_key:
        fit = [it for it in found if it.key not in {"en", "ru", "title", "one", "many"}]
    else:
        fit = []
    return fit or found


def settled(random: Random, text: str) -> str:
    """A TOML text with one word or sign of it replaced."""
    found = list(_TOML.finditer(text))
    if not found:
        return text
    at = random.choice(found)
    other = random.choice((random.choice(_TOML_WORDS), random.choice(found)[0]))
    return text[: at.start()] + other + text[at.end() :]


def moved(random: Random, text: str) -> str:
    """A record with words of its moves replaced, dropped, doubled or exchanged."""
    head, sign, body = text.partition("\n---\n")
    found = list(_TOKEN.finditer(body))
    if not sign or not found:
        return text
    at, other = random.choice(found), random.choice(found)
    signs = (
        "",
        ";",
        "(",
        ")",
        "-",
        ",",
        "end",
        "1.",
        "999999999.",
        "9999999999.",
        "#",
        "x",
        "()",
        "(b1)",
        "pass",
    )
    made = random.choice((other[0], f"{at[0]} {other[0]}", random.choice(signs), at[0] * 2))
    return head + sign + body[: at.start()] + made + body[at.end() :]


def _plain(value: str) -> str:
    """A value as it may stand in a file, in quotes where it needs them."""
    if _BARE.fullmatch(value) and not value.startswith(("-", "?", ".")):
        return value
    return "'" + value.replace("'", "''").replace("\n", "\n\n  ") + "'"
