"""Which of the plain programs refuses a broken file, of those that read files of its kind."""

import re

from react_tools import rulesets
from tests.broken import plain
from tests.broken.sources import RECORDED, SETTLED, Source

_PROJECT, _OURS = "pyproject.toml", b"tool.react-tools"
_LACKED_BY_RECORDS = {"script": [], "expect": {"rest": "same"}, "cites": ["NO-RULE-1"]}
_BREAK = re.compile(rb"^---[ \t]*(?:\r\n|\r|\n|\Z)", re.MULTILINE)


def refusing(source: Source, data: bytes, schema: str) -> str:
    """Who refuses a file: `yaml`, which is TOML for settings, `schema`, or nobody.

    Its *schema* is the one that it has passed. Of a file that has passed none it is of no great
    matter, and the fast validator is asked about the schema of its kind.
    """
    if source.kind == SETTLED:
        return _refused_settings(source, data)
    head = _BREAK.split(data, maxsplit=1)[0] if source.kind == RECORDED else data
    try:
        read = plain.loaded(head)
    except plain.RefusedError:
        return "yaml"
    if source.kind == RECORDED and isinstance(read, dict):
        read = {**_LACKED_BY_RECORDS, **read}
    kind = "scenario" if source.kind == RECORDED else source.kind
    wanted = rulesets.get(source.game).kinds[kind]
    fits = plain.fits(read, schema) if schema else plain.seems_to_fit(read, wanted)
    return "" if fits else "schema"


def _refused_settings(source: Source, data: bytes) -> str:
    """The same of settings; what a project says of others is none of ours."""
    try:
        table = plain.settled(data)
    except plain.RefusedError:
        return "yaml" if source.path != _PROJECT or _OURS in data else ""
    for name in ("tool", "react-tools") if source.path == _PROJECT else ():
        table = table.get(name, {}) if isinstance(table, dict) else {}
    return "" if plain.fits(table, SETTLED) else "schema"
