"""The plain programs know YAML 1.2 where the product does, and no more than that."""

import pytest
import yaml

from react_tools.source.parse import parse
from react_tools.source.tree import plain
from tests.broken import plain as programs
from tests.broken.refusing import refusing
from tests.broken.sources import Source, by_kind

# What YAML 1.1 takes for something else than YAML 1.2 does; None: it takes it for nothing at all.
DIFFERENT = {
    "yes": "yes", "no": "no", "on": "on", "off": "off", "12:30": "12:30", "190:20:30": "190:20:30",
    "2026-01-02": "2026-01-02", "2001-12-14t21:59:43.10-05:00": "2001-12-14t21:59:43.10-05:00",
    "1_000": "1_000", "0b11": "0b11", "010": 10, "0o17": 15, "1e3": 1000.0, "+12e03": 12000.0,
    "1_0.5": "1_0.5", "-.5e1": -5.0,
}  # fmt: skip
REFUSED_BY_1_1 = ["2001-13-45", "=", "<<: x"]
ALIKE = ["a", "1", "-3", "1.5", ".inf", "true", "null", "~", "0x1F", "'no'", "[a, b]", "{a: b}"]


@pytest.mark.parametrize("word", DIFFERENT)
def test_a_plain_word_is_what_yaml_1_2_says(word: str) -> None:
    tree = parse(f"- {word}".encode(), "f.yaml").tree

    assert tree is not None
    assert programs.loaded(f"- {word}".encode()) == [DIFFERENT[word]]
    assert plain(tree) == [DIFFERENT[word]]


@pytest.mark.parametrize("word", DIFFERENT)
def test_a_plain_word_is_another_thing_in_yaml_1_1(word: str) -> None:
    theirs = programs.loaded(f"- {word}".encode(), yaml.CSafeLoader)

    assert theirs != [DIFFERENT[word]]


@pytest.mark.parametrize("word", REFUSED_BY_1_1)
def test_what_yaml_1_1_alone_refuses_is_taken(word: str) -> None:
    programs.loaded(word.encode())

    with pytest.raises(programs.RefusedError):
        programs.loaded(word.encode(), yaml.CSafeLoader)


@pytest.mark.parametrize("text", ALIKE)
def test_all_else_is_the_same_in_both(text: str) -> None:
    assert programs.loaded(text.encode()) == programs.loaded(text.encode(), yaml.CSafeLoader)


@pytest.mark.parametrize(
    "data",
    [b"a: [", b"\ta: b", b"a: b: c", b"\xff", b"a: \x00", b"&a [*b]", b"!x y", b"!!int x"],
)
def test_what_is_no_yaml_is_refused(data: bytes) -> None:
    with pytest.raises(programs.RefusedError):
        programs.loaded(data)


def first(kind: str) -> Source:
    return by_kind()[kind][0]


@pytest.mark.parametrize("kind", by_kind())
def test_no_plain_program_refuses_a_good_file(kind: str) -> None:
    every = by_kind()[kind]
    schemas = {"record": "", "settings": ""}

    assert [it.path for it in every[:20] if refusing(it, it.data, schemas.get(kind, ""))] == []


def test_a_file_that_is_no_yaml_is_refused_as_such() -> None:
    assert refusing(first("creator"), b"a: [", "") == "yaml"


def test_a_file_with_a_strange_key_is_refused_by_its_schema() -> None:
    source = first("creator")

    assert refusing(source, source.data + b"wibble: 1\n", "react/creator") == "schema"


def test_the_setting_of_a_record_is_refused_by_the_schema_of_scenarios() -> None:
    source = first("record")
    data = source.data.replace(b"title:", b"tilte:")

    assert refusing(source, data, "react/scenario") == "schema"


def test_settings_that_are_no_toml_are_refused() -> None:
    assert refusing(first("settings"), b"lang = ", "") == "yaml"


def test_settings_with_a_strange_key_are_refused() -> None:
    assert refusing(first("settings"), b"wibble = 1", "") == "schema"
