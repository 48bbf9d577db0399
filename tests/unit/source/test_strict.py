"""What YAML allows and we do not."""

from collections.abc import Callable
from typing import Any

import pytest

Data = Callable[[str | bytes], Any]
Tell = Callable[[str | bytes], list[str]]


def test_a_repeated_key_is_told_with_both_places(tell: Tell) -> None:
    assert tell("id: stab\ncopies: 1\nid: slash\n") == [
        (
            "3:1-3:3 RT021 the key 'id' stands twice in this block | delete one of them"
            " [1:1: first here]"
        )
    ]


def test_the_first_of_two_equal_keys_counts(data: Data) -> None:
    assert data("id: stab\nid: slash\n") == {"id": "stab"}


def test_a_key_is_the_same_with_and_without_quotes(tell: Tell) -> None:
    (told,) = tell('{id: 1, "id": 2}')

    assert told.startswith("1:9-1:13 RT021")


def test_the_same_key_in_another_block_is_no_fault(tell: Tell) -> None:
    assert tell("a: {id: 1}\nb: {id: 2}\n") == []


def test_an_anchor_is_told_and_its_value_read(data: Data, tell: Tell) -> None:
    assert tell("a: &base [1]\n") == [
        (
            "1:4-1:9 RT023 the anchor '&base' has no effect here"
            " | delete it, and write the value out where it is repeated"
        )
    ]
    assert data("a: &base [1]\n") == {"a": [1]}


def test_an_alias_is_told_and_stays_the_text_it_is(data: Data, tell: Tell) -> None:
    assert tell("a: *base\n") == [
        "1:4-1:9 RT024 the alias '*base' repeats a value | write the value out"
    ]
    assert data("a: *base\n") == {"a": "*base"}


def test_aliases_of_aliases_do_not_grow(data: Data) -> None:
    lines = ["a0: &a0 [x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]

    assert len(data("\n".join(lines))["a29"]) == 9


@pytest.mark.parametrize("tag", ["!!str", "!", "!card", "!<tag:x>"])
def test_a_tag_is_told_and_has_no_effect(tag: str, data: Data, tell: Tell) -> None:
    (told,) = tell(f"a: {tag} 8\n")

    assert told.startswith(f"1:4-1:{4 + len(tag)} RT025 the tag '{tag}' has no effect here")
    assert data(f"a: {tag} 8\n") == {"a": 8}


def test_an_anchor_and_a_tag_are_two_faults(tell: Tell) -> None:
    told = tell("&x !!map\n# here it comes\na: !!int &y 1\n")

    assert [it.split()[0] for it in told] == ["1:1-1:3", "1:4-1:9", "3:4-3:9", "3:10-3:12"]


def test_a_merge_key_is_told_and_left_out(data: Data, tell: Tell) -> None:
    told = tell("a: 1\n<<: {b: 2}\n")

    assert told == [
        "2:1-2:3 RT026 the key << takes over the keys of another block | write the keys out"
    ]
    assert data("a: 1\n<<: {b: 2}\n") == {"a": 1}


def test_a_merge_key_in_quotes_is_a_key(data: Data, tell: Tell) -> None:
    assert tell("'<<': 1\n") == []
    assert data("'<<': 1\n") == {"<<": 1}


@pytest.mark.parametrize(
    ("key", "sort"),
    [
        ("1", "a number"),
        ("0x1F", "a number"),
        ("1.5", "a number"),
        ("true", "a truth value"),
        ("null", "nothing"),
        ("~", "nothing"),
    ],
)
def test_a_key_that_is_no_text_is_told(key: str, sort: str, data: Data, tell: Tell) -> None:
    assert tell(f"{key}: x\n") == [
        f"1:1-1:{1 + len(key)} RT022 the key '{key}' is {sort}, not text | put it in quotes"
    ]
    assert data(f"{key}: x\n") == {key: "x"}


@pytest.mark.parametrize("key", ["no", "on", "y", "12:30", "2026-01-02", "8/30", "'1'", '"true"'])
def test_a_key_that_is_text_is_no_fault(key: str, tell: Tell) -> None:
    assert tell(f"{key}: x\n") == []


@pytest.mark.parametrize("text", ["? [a]\n: b\n", "[a]: b\n", "{[a]: b}\n"])
def test_a_list_is_no_key(text: str, tell: Tell) -> None:
    (told,) = tell(text)

    assert "RT022 this key is more than a word" in told


@pytest.mark.parametrize("text", ["? \n: b\n", "{: b}\n", ": b\n"])
def test_a_key_cannot_be_missing(text: str, tell: Tell) -> None:
    (told,) = tell(text)

    assert " RT022 a key is missing " in told


def test_a_question_mark_before_a_key_changes_nothing(data: Data) -> None:
    assert data("? a\n: b\n? c\n") == {"a": "b", "c": None}


def test_a_second_document_is_told_and_not_read(data: Data, tell: Tell) -> None:
    assert tell("a: 1\n---\nb: [\n") == [
        "2:1-2:4 RT006 a second document begins here; it is not read | give it a file of its own"
    ]
    assert data("a: 1\n---\nb: [\n") == {"a": 1}


@pytest.mark.parametrize("rest", ["b: 1\n", "%YAML 1.1\n---\n", "@\n", "---\n", "...\n"])
def test_nothing_may_follow_the_end_of_the_document(rest: str, tell: Tell) -> None:
    (told,) = tell(f"a: 1\n...\n# more\n{rest}")

    assert told.startswith("4:1-4:")
    assert " RT006 " in told


@pytest.mark.parametrize("opening", ["[", "- ", "{a: ", "- - ", "- ? ", "? ", "[{a: "])
def test_the_sixty_first_level_is_too_deep(opening: str, tell: Tell) -> None:
    (told,) = tell(opening * 1000)

    assert "RT020 this is nested more than 60 levels deep" in told


def test_sixty_levels_are_read(tell: Tell) -> None:
    assert tell("[" * 60 + "]" * 60) == []


def test_too_deep_is_told_at_the_level_too_many(tell: Tell) -> None:
    (told,) = tell("[" * 100_000)

    assert told.startswith("1:61-1:62 RT020")


def test_deep_indentation_is_told_at_its_line(tell: Tell) -> None:
    (told,) = tell("".join(f"{' ' * level}a:\n" for level in range(70)))

    assert told.startswith("61:61-61:62 RT020")
