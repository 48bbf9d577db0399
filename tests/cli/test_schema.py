"""`react-tools schema`: where a schema lies, and what an editor has to be told."""

import json
from collections.abc import Callable

import pytest

from react_tools import places

Say = Callable[..., tuple[int, str, str]]

CREATOR = places.SCHEMAS / "react" / "creator.schema.json"


def test_without_a_kind_every_schema_is_told(say: Say) -> None:
    code, out, err = say("schema")

    assert (code, err) == (0, "")
    assert f"creator    {CREATOR}\n" in out
    assert f"settings   {places.SCHEMAS / 'settings.schema.json'}\n" in out


@pytest.mark.parametrize("name", ["creator", "react/creator"])
def test_a_kind_is_told_with_what_to_paste(say: Say, name: str) -> None:
    address = CREATOR.as_uri()

    assert say("schema", name) == (
        0,
        f"""\
{CREATOR}
{address}

first line of a file, for any editor with yaml-language-server:
# yaml-language-server: $schema={address}

or in the settings of VS Code (with the extension YAML):
{{
  "yaml.schemas": {{
    "{address}": "**/creators/**/*.yaml"
  }}
}}
""",
        "",
    )


def test_a_kind_comes_for_programs(say: Say) -> None:
    (told,) = json.loads(say("schema", "creator", "--format", "json")[1])["schemas"]

    assert (told["kind"], told["path"], told["address"]) == (
        "creator",
        str(CREATOR),
        CREATOR.as_uri(),
    )


def test_an_unknown_kind_is_refused_with_those_there_are(say: Say) -> None:
    code, out, err = say("schema", "craetor")

    assert (code, out) == (2, "")
    assert (
        "no kind of file is called 'craetor'; did you mean 'creator'? there are: creator, " in err
    )
