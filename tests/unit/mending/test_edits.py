"""Edits put into a text: what they do not name stays, and where it comes to stand."""

from random import Random  # noqa: TID251 -- seeded: these are the same edits always

import pytest

from react_tools.findings import Edit, Fix
from react_tools.mending.edits import Edits, index
from react_tools.source.span import Span
from react_tools.source.text import Text

LETTERS = "ab «é😀#:\t\n\r"


def fix(text: Text, *edits: tuple[int, int, str]) -> Fix:
    return Fix(tuple(Edit(text.span(start, end), new) for start, end, new in edits))


def by_chance(seed: int) -> tuple[Text, list[tuple[int, int, str]]]:
    """A text, and edits of it in order that are not over one another."""
    random = Random(seed)  # noqa: S311
    content = "".join(random.choices(LETTERS, k=random.randrange(1, 60))).replace("\r", "\r\n")
    text = Text("f", content)
    ends = (at for at in range(len(content) + 1) if content[at - 1 : at + 1] != "\r\n")
    places = sorted(random.sample([*ends], k=2 * random.randrange(1, 3) if len(content) > 9 else 0))
    pairs = zip(places[::2], places[1::2], strict=True)
    return text, [(start, end, random.choice(["", "x", "yz\n"])) for start, end in pairs]


@pytest.mark.parametrize("seed", range(300))
def test_all_that_no_edit_names_stays_as_it_is(seed: int) -> None:
    text, wanted = by_chance(seed)
    edits, told, done = Edits(text), "", 0

    for one in wanted:
        if text.content[one[0] : one[1]] != one[2]:
            assert edits.take(fix(text, one))
            told += text.content[done : one[0]] + one[2]
            done = one[1]

    assert edits.applied() == told + text.content[done:]


@pytest.mark.parametrize("seed", range(300))
def test_a_character_that_stays_is_found_where_it_comes_to_stand(seed: int) -> None:
    text, wanted = by_chance(seed)
    edits = Edits(text)
    taken = [it for it in wanted if edits.take(fix(text, it))]
    whole = edits.applied()

    for at, letter in enumerate(text.content):
        if not any(start <= at < end for start, end, _ in taken):
            assert whole[edits.moved(at)] == letter


@pytest.mark.parametrize("seed", range(300))
def test_the_order_in_which_edits_are_taken_does_not_matter(seed: int) -> None:
    text, wanted = by_chance(seed)
    one, other = Edits(text), Edits(text)

    for it in wanted:
        one.take(fix(text, it))
    for it in reversed(wanted):
        other.take(fix(text, it))

    assert one.applied() == other.applied()


@pytest.mark.parametrize(
    "second", [(2, 4, "x"), (3, 5, "x"), (4, 6, "x"), (0, 2, "x"), (2, 2, "x"), (4, 4, "x")]
)
def test_an_edit_that_touches_another_is_not_taken(second: tuple[int, int, str]) -> None:
    text = Text("f", "abcdefgh")
    edits = Edits(text)

    assert edits.take(fix(text, (2, 4, "CD")))
    assert not edits.take(fix(text, second))
    assert edits.applied() == "abCDefgh"


def test_of_a_fix_all_edits_are_taken_or_none() -> None:
    text = Text("f", "abcdefgh")
    edits = Edits(text)
    edits.take(fix(text, (4, 5, "E")))

    assert not edits.take(fix(text, (0, 1, "A"), (4, 5, "x")))
    assert edits.applied() == "abcdEfgh"


def test_the_edits_of_one_fix_may_touch() -> None:
    text = Text("f", "abcd")
    edits = Edits(text)

    assert edits.take(fix(text, (1, 2, "B"), (2, 3, "")))
    assert edits.applied() == "aBd"


@pytest.mark.parametrize(
    "edit",
    [
        Edit(Span("other", 1, 1, 1, 2), "x"),
        Edit(Span("f", 1, 1, 1, 9), "x"),
        Edit(Span("f", 3, 1, 3, 1), "x"),
        Edit(Span("f", 0, 0, 0, 0), "x"),
        Edit(Span("f", 1, 2, 1, 1), "x"),
        Edit(Span("f", 1, 1, 1, 2), "a"),
    ],
    ids=["other file", "beyond the line", "beyond the file", "nowhere", "backwards", "no change"],
)
def test_an_edit_that_does_not_fit_is_not_taken(edit: Edit) -> None:
    edits = Edits(Text("f", "abc\n"))

    assert not edits.take(Fix((edit,)))
    assert edits.applied() == "abc\n"


@pytest.mark.parametrize("content", ["ab\ncd\n", "ab\r\ncd", "ab\rcd\r", "", "\n"])
def test_a_place_is_found_again_by_line_and_column(content: str) -> None:
    text = Text("f", content)
    within = (at for at in range(len(content) + 1) if content[at - 1 : at + 1] != "\r\n")

    for at in within:
        assert index(text, *text.place(at)) == at
