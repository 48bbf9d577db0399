"""The formats of reports: folder, list and the command line know the same ones."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.commands.choices import ReportFormat
from react_tools.findings import Finding
from react_tools.render import reports
from react_tools.render.line import CONTROL, plain
from react_tools.report import Report


def test_every_format_that_is_written_is_listed() -> None:
    folder = Path(reports.__file__).parent

    assert {it.stem for it in folder.glob("*.py")} - {"__init__"} == set(reports.FORMATS)


def test_the_command_line_offers_every_format() -> None:
    assert list(ReportFormat) == list(reports.FORMATS)


@pytest.mark.parametrize("form", reports.FORMATS)
def test_no_terminal_obeys_text_from_files(
    form: str,
    hard: str,
    hard_path: str,
    report: Callable[..., Report],
    finding: Callable[..., Finding],
) -> None:
    whole = report(finding(hard, path=hard_path), scope=hard)

    told = [plain(it) for it in reports.FORMATS[form](whole)]

    assert [it for it in told if CONTROL.search(it)] == []


def test_json_keeps_every_text_as_it_is(
    hard: str, report: Callable[..., Report], finding: Callable[..., Finding]
) -> None:
    told = "\n".join(plain(it) for it in reports.FORMATS["json"](report(finding(hard))))

    assert json.loads(told)["findings"][0]["message"] == hard
