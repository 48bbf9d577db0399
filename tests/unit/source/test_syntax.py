"""The parser's complaints, in designers' words and at the place to be mended."""

from collections.abc import Callable

import pytest

Tell = Callable[[str | bytes], list[str]]

# The text and what is told of it.
TOLD = {
    "a quote open to the end": (
        'name: "Foo\nother: bar\n',
        "1:7-1:8 RT013 this quotation mark is not closed | close it at the end of its text",
    ),
    "a quote closed by the next one": (
        'name: "Foo\nother: "Bar"\n',
        ("1:7-1:8 RT013 this quotation mark is not closed | close it at the end of its text"
        " [2:9: the text reaches up to here]"),
    ),
    "a quote open up to a document start": (
        "a: 'x\n---\nb: c'\n",
        ("1:4-1:5 RT013 this quotation mark is not closed | close it at the end of its text"
        " [2:1: the text reaches up to here]"),
    ),
    "a key with an open quote": (
        '"name: Foo\nother: "Bar"\n',
        ("1:1-1:2 RT013 this quotation mark is not closed | close it at the end of its text"
        " [2:9: the text reaches up to here]"),
    ),
    "an apostrophe in single quotes": (
        "title: 'The dancer's step'\n",
        ("1:20-1:27 RT019 text behind the closing quotation mark"
        " | write '' for a quotation mark in the text"),
    ),
    "quotes in double quotes": (
        'title: "The "dancer""\n',
        ('1:14-1:22 RT019 text behind the closing quotation mark'
        ' | write \\" for a quotation mark in the text'),
    ),
    "text behind a bracket": (
        "cost: [a] or b\n",
        ("1:11-1:15 RT019 text behind the closing bracket"
        " | begin a new line, or put the whole text in quotes"),
    ),
    "a bracket open to the end": ("a: [1, 2\n", "1:4-1:5 RT014 this [ is never closed | add ]"),
    "a brace open to the next key": (
        "name: {en: X, ru: Y\nsource: house\n",
        "1:7-1:8 RT014 this { is never closed | add } [2:7: it should have been by here]",
    ),
    "a bracket open to the next list": (
        "a: [1, 2\nb: [3]\n",
        "1:4-1:5 RT014 this [ is never closed | add ] [2:2: it should have been by here]",
    ),
    "a comma missing at a line's end": (
        "a: {x: 1\n    y: 2}\n",
        "1:8-1:9 RT014 a comma is missing at the end of this line | add it [2:6: noticed here]",
    ),
    "a comma missing before a comment": (
        'a: [\n  "x"   # one\n  "y"\n]\n',
        "2:5-2:6 RT014 a comma is missing at the end of this line | add it [3:3: noticed here]",
    ),
    "a comma missing in a line": (
        'a: ["x" "y"]\n',
        ("1:9-1:10 RT014 a comma is missing before this"
        " | add it, or put the text in quotes [1:4: opened here]"),
    ),
    "a comma missing before a key": (
        "a: {x: 1 y: 2}\n",
        ("1:11-1:12 RT016 a second colon stands here without a comma before it"
        " | put the text in quotes [1:4: opened here]"),
    ),
    "the wrong closing bracket": (
        "a:\n  - [1, 2}\n",
        "2:10-2:11 RT014 } cannot close the [ of line 2 | write ], or delete it [2:5: opened here]",
    ),
    "an inner bracket left open": (
        "a: {b: [c}\n",
        "1:10-1:11 RT014 } cannot close the [ of line 1 | write ], or delete it [1:8: opened here]",
    ),
    "a bracket that closes nothing": ("a: ]\n", "1:4-1:5 RT014 this ] closes nothing | delete it"),
    "a brace too many": (
        "a: {b: c}}\n",
        ("1:10-1:11 RT019 text behind the closing bracket"
        " | begin a new line, or put the whole text in quotes"),
    ),
    "two commas": (
        "a: [1,, 2]\n",
        "1:7-1:8 RT014 nothing stands before this comma | delete it, or write a value",
    ),
    "dashes in brackets": (
        "a: [- b]\n",
        "1:5-1:6 RT014 a list with dashes cannot stand within brackets | write it as [one, two]",
    ),
    "no blank behind a colon in brackets": (
        "a: [b:[c]]\n",
        "1:6-1:7 RT016 within brackets a blank must follow this colon | add a blank",
    ),
    "a line without a colon": (
        "creator: dancer\nname Dancer # so\ncopies: 1\n",
        "2:1-2:12 RT015 the line 'name Dancer' has no colon | write a key, a colon and a value",
    ),
    "a first line without a colon": (
        "name Dancer\ncreator: dancer\n",
        ("1:1-1:12 RT015 the line 'name Dancer' has no colon | write a key and a colon"
        " [2:1: so this was taken for its rest]"),
    ),
    "no blank behind a colon": (
        "creator: dancer\nname:Dancer\n",
        "2:1-2:12 RT015 no blank follows the colon of 'name:Dancer' | add a blank",
    ),
    "no colon before a brace": (
        "a: 1\nscale {at: zone, of: x}\n",
        "2:1-2:6 RT015 the key 'scale' has no colon | add it",
    ),
    "a long key": (
        f"{'x' * 1025}: 1\n",
        "1:1-1:1026 RT015 a key has more than 1,024 characters | use a shorter one",
    ),
    "a colon in a text": (
        "title: Chain: newest first\n",
        ("1:13-1:14 RT016 a second colon in this line would make its text a key"
        " | put the text in quotes"),
    ),
    "a key deeper than a value": (
        "a: 1\n\n  b: 2\n",
        ("3:3-3:4 RT012 this key is indented as if it belonged to the line above, which has a value"
        " already | indent it less, or take the value above away [1:1: the line above]"),
    ),
    "a line between two columns": (
        "a:\n    b: 1\n  c: 2\n",
        ("3:3-3:7 RT012 this line begins at column 3, where it belongs to nothing above"
        " | begin it at column 1 or 5 [1:1: the block began here]"),
    ),
    "a line left of the first": (
        "  a: 1\nb: 2\n",
        ("2:1-2:5 RT012 this line begins at column 1, where it belongs to nothing above"
        " | begin it at column 3 [1:3: the block began here]"),
    ),
    "a key among dashes": (
        "- a\nb: 1\n",
        ("2:1-2:5 RT012 a key stands among the dashes of a list | add a dash, or indent it"
        " [1:1: the block began here]"),
    ),
    "a dash among keys": (
        "a: 1\n- b\n",
        ("2:1-2:4 RT012 a dash stands among keys | indent the list below a key"
        " [1:1: the block began here]"),
    ),
    "a word among dashes": (
        "- a\nb\n",
        ("2:1-2:2 RT012 this line has no dash, as the items of the list above have | add a dash"
        " [1:1: the list]"),
    ),
    "a dash without a blank": (
        "a:\n  - b: 1\n  -c: 2\n",
        "3:3-3:4 RT012 no blank follows this dash | add a blank",
    ),
    "a first dash without a blank": (
        "a:\n  -b: 1\n  - c: 2\n",
        "2:3-2:4 RT012 no blank follows this dash | add a blank",
    ),
    "a list in the line of its key": (
        "a: - b\n",
        ("1:4-1:5 RT012 a list cannot begin here"
        " | begin it in a line of its own, or put the text in quotes"),
    ),
    "a key in the line of ---": (
        "--- a: b\n",
        "1:5-1:6 RT012 a key cannot stand in the line of --- | begin a new line",
    ),
    "an at sign": (
        "a: @x\n",
        "1:4-1:5 RT017 a text cannot begin with @ | put the whole text in quotes",
    ),
    "a percent sign in the first column": (
        "a: 1\n%b\n",
        "2:1-2:2 RT017 a text cannot begin with % | put the whole text in quotes",
    ),
    "an unknown escape": (
        'a: "left\\right \\quick"\n',
        ("1:16-1:18 RT018 the escape \\q has no meaning"
        " | write \\\\ for a backslash, or use single quotes"),
    ),
    "half a surrogate pair": (
        'a: "\\ud83d"\n',
        ("1:5-1:7 RT018 the escape \\u is not followed by the number of a character"
        " | write \\\\ for a backslash, or use single quotes"),
    ),
    "a tag that cannot be read": (
        "a: !e!x b\n",
        "1:4-1:8 RT025 the tag '!e!x' cannot be read | delete it, or put the whole text in quotes",
    ),
    "a second value": (
        '"a"\nb\n',
        ("2:1-2:2 RT010 the file's only value has ended above | begin the file with keys"
        " [1:1: the block began here]"),
    ),
    "a directive at the end, behind a value": (
        "[]\n%TAG ! x\n\n",
        "2:1-2:9 RT010 nothing follows this directive | delete it",
    ),
    "a key missing": (
        "a: 1\n: b\n",
        "2:1-2:2 RT022 a key is missing before this colon | write the key",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TOLD)
def test_the_fault_is_told_where_it_has_to_be_mended(case: str, tell: Tell) -> None:
    text, told = TOLD[case]

    assert tell(text) == [told]


@pytest.mark.parametrize("sign", ["@", "`", "%", "*", "&", "|", ">", "? "])
def test_a_text_that_begins_with_a_sign_of_yaml_needs_quotes(sign: str, tell: Tell) -> None:
    (told,) = tell(f"a: {sign} x\n")

    assert told.startswith(f"1:4-1:5 RT017 a text cannot begin with {sign.strip()} ")


@pytest.mark.parametrize("digits", ["\\x4", "\\u12", "\\U00110000", "\\uDC00"])
def test_an_escape_must_be_the_number_of_a_character(digits: str, tell: Tell) -> None:
    (told,) = tell(f'a: "{digits}"\n')

    assert told.startswith("1:5-1:7 RT018")


def test_a_tab_at_the_beginning_of_a_line_is_told(tell: Tell) -> None:
    assert tell("a:\n\tb: 1\n") == [
        "2:1-2:2 RT011 a tab is used for indentation | use two blanks for each level"
    ]


def test_further_lines_with_tabs_are_counted(tell: Tell) -> None:
    (told,) = tell("a:\n \tb: 1\n\tc: 2\n\t\td: 3\ne: 4\n")

    assert told.startswith(
        "2:2-2:3 RT011 a tab is used for indentation (2 more lines begin with one)"
    )


def test_a_tab_behind_a_dash_is_told(tell: Tell) -> None:
    (told,) = tell("-\ta\n")

    assert told.startswith("1:2-1:3 RT011 a tab stands where only blanks may")


@pytest.mark.parametrize(
    "text", ["a:\t1\n", "a: x\ty\n", "a: 1\t# why\n", "a: [\n\tb\n]\n", "a: |\n  x\n  \ty\n"]
)
def test_a_tab_that_indents_nothing_is_no_fault(text: str, tell: Tell) -> None:
    assert tell(text) == []


def test_a_text_without_quotes_may_hold_most_signs(tell: Tell) -> None:
    assert tell("a: b]c}d,e:f#g 'h' \"i\" @ & * ! | > % ` ?\n") == []
