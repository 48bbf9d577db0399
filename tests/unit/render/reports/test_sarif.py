"""A report as SARIF: it is what its schema wants, and GitHub can make something of it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator
from msgspec.structs import replace

from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.render.line import plain
from react_tools.render.reports.sarif import lines
from react_tools.report import Report, Result, Settled
from react_tools.source.span import Span

Make = Callable[..., Report]
Find = Callable[..., Finding]
Play = Callable[..., Result]

SCHEMA = Path(__file__).parents[3] / "data" / "sarif" / "sarif-2.1.0-rtm.5.json"


@pytest.fixture(scope="module")
def schema() -> Draft4Validator:
    return Draft4Validator(json.loads(SCHEMA.read_text("utf-8")))


def whole(report: Report, **limits: int) -> Any:
    return json.loads("\n".join(plain(it) for it in lines(report, **limits)))


def run_of(report: Report, **limits: int) -> Any:
    (run,) = whole(report, **limits)["runs"]
    return run


@pytest.fixture
def full(report: Make, finding: Find, result: Play) -> Report:
    """Something of everything."""
    other = Span("b c/ё.yaml", 7, 1, 8, 1)
    told = Finding("RA102", Level.WARNING, Span("a.yaml", 2, 1, 2, 1), "w", "do", ((other, "see"),))
    results = [result("t/a", "no"), result("t/b")]
    return report(finding(), told, results=results, scope="since main: a part")


def test_it_is_what_the_schema_wants(schema: Draft4Validator, full: Report) -> None:
    assert [it.message for it in schema.iter_errors(whole(full))] == []


def test_a_report_without_findings_is_what_the_schema_wants(
    schema: Draft4Validator, report: Make
) -> None:
    assert [it.message for it in schema.iter_errors(whole(report()))] == []


def test_hard_texts_are_what_the_schema_wants(
    schema: Draft4Validator, hard: str, hard_path: str, report: Make, finding: Find
) -> None:
    told = whole(report(finding(hard, path=hard_path)))

    assert [it.message for it in schema.iter_errors(told)] == []
    message = told["runs"][0]["results"][0]["message"]["text"]
    assert message.replace("\\[", "[") == hard


def test_what_would_mend_a_finding_is_told_by_places(schema: Draft4Validator, report: Make) -> None:
    place = Span("a.yaml", 2, 3, 2, 7)
    fix = Fix((Edit(place, "text"), Edit(Span.at("a.yaml", 3, 1), "more\n")), safe=True)
    told = whole(report(Finding("RA102", Level.ERROR, place, "w", fix=fix)))

    (mended,) = told["runs"][0]["results"][0]["fixes"]
    (change,) = mended["artifactChanges"]
    assert [it.message for it in schema.iter_errors(told)] == []
    assert change["artifactLocation"]["uri"] == "a.yaml"
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 7},
            "insertedContent": {"text": "text"},
        },
        {
            "deletedRegion": {"startLine": 3, "startColumn": 1, "endLine": 3, "endColumn": 1},
            "insertedContent": {"text": "more\n"},
        },
    ]


def test_the_schema_can_refuse(schema: Draft4Validator, report: Make, finding: Find) -> None:
    told = whole(report(finding(line=0)))
    told["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0

    assert list(schema.iter_errors(told)) != []


def test_places_are_at_least_one(report: Make) -> None:
    found = Finding("RA101", Level.ERROR, Span("a.yaml", 0, 0, 0, 0), "x")

    (result,) = run_of(report(found))["results"]

    region = result["locations"][0]["physicalLocation"]["region"]
    assert region == {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1}


def test_columns_are_characters(report: Make) -> None:
    assert run_of(report())["columnKind"] == "unicodeCodePoints"


def test_a_result_knows_its_rule(full: Report) -> None:
    run = run_of(full)
    rules = run["tool"]["driver"]["rules"]

    assert [rules[it["ruleIndex"]]["id"] for it in run["results"]] == [
        it["ruleId"] for it in run["results"]
    ]
    assert [it["id"] for it in rules] == ["RA101", "RA102", "RT209"]


def test_a_rule_has_its_page_of_the_manual(report: Make, finding: Find) -> None:
    (rule,) = run_of(report(finding()))["tool"]["driver"]["rules"]

    assert rule["shortDescription"] == {"text": "wrong deck size"}
    assert rule["fullDescription"]["text"].startswith("A creator's deck does not hold ")
    assert rule["help"]["text"].startswith("RA101: wrong deck size (error)\n\n")
    assert rule["defaultConfiguration"] == {"level": "error"}


def test_the_cure_is_a_part_of_the_message(full: Report) -> None:
    told = [it["message"]["text"] for it in run_of(full)["results"]]

    assert told == ["wrong", "t/a: no", "w\nhint: do"]


def test_further_places_are_related_locations(full: Report) -> None:
    (related,) = run_of(full)["results"][2]["relatedLocations"]

    assert related["message"] == {"text": "see"}
    assert related["physicalLocation"]["artifactLocation"] == {
        "uri": "b%20c/%D1%91.yaml",
        "uriBaseId": "%SRCROOT%",
    }


def test_the_root_is_named(full: Report) -> None:
    assert list(run_of(full)["originalUriBaseIds"]) == ["%SRCROOT%"]


def test_a_file_outside_has_a_whole_uri(report: Make, finding: Find, tmp_path: Path) -> None:
    path = tmp_path / "far away.yaml"

    (result,) = run_of(report(finding(path=str(path))))["results"]

    assert result["locations"][0]["physicalLocation"]["artifactLocation"] == {
        "uri": f"file://{tmp_path.as_posix()}/far%20away.yaml"
    }


def test_every_uri_is_one(hard_path: str, report: Make, finding: Find) -> None:
    (result,) = run_of(report(finding(path=hard_path)))["results"]

    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri)


def prints(report: Report) -> list[str]:
    return [it["partialFingerprints"]["findingHash/v1"] for it in run_of(report)["results"]]


def test_a_fingerprint_does_not_change_with_the_line(report: Make, finding: Find) -> None:
    here = finding("used at b.yaml:3:4 too", line=1), finding("other", line=2)
    there = finding("used at b.yaml:30:4 too", line=10), finding("other", line=20)

    assert prints(report(*here)) == prints(report(*there))


def test_every_finding_has_a_fingerprint_of_its_own(
    report: Make, finding: Find, result: Play
) -> None:
    found = finding("a"), finding("b"), finding("a", path="b.yaml"), finding("a", line=9)

    told = prints(report(*found, results=[result("a", "no"), result("b", "no")]))

    assert len(set(told)) == 6


def test_what_was_not_looked_at_is_a_notice(full: Report) -> None:
    (told,) = run_of(full)["invocations"]

    assert told["executionSuccessful"]
    assert told["toolExecutionNotifications"] == [
        {"level": "note", "message": {"text": "since main: a part"}}
    ]


def test_more_results_than_github_takes_are_cut_with_a_notice(
    report: Make, many: Callable[..., tuple[Finding, ...]]
) -> None:
    run = run_of(report(*many(3, Level.NOTE), *many(4)), most=4)

    assert [it["level"] for it in run["results"]] == ["error"] * 4
    (notice,) = run["invocations"][0]["toolExecutionNotifications"]
    assert notice["message"]["text"] == "3 results left out: GitHub takes 4 of a run"


def test_github_takes_many_results(report: Make, many: Callable[..., tuple[Finding, ...]]) -> None:
    assert len(run_of(report(*many(5_001)))["results"]) == 5_001


def test_a_link_in_a_message_is_text(report: Make, finding: Find) -> None:
    (result,) = run_of(report(finding("see [here](http://x) or [b]")))["results"]

    assert result["message"]["text"] == "see \\[here](http://x) or [b]"


# What is settled


@pytest.fixture
def settled(full: Report, finding: Find) -> Report:
    """The same, with a finding that a comment allows and one that was known before."""
    place = Span("a.yaml", 9, 1, 9, 20)
    allowed = Settled(finding("so it is", code="RA104"), "comment", "see [us](http://x)", place)
    return replace(full, settled=(allowed, Settled(finding("as it was"), "baseline")))


def test_what_is_settled_is_what_the_schema_wants(schema: Draft4Validator, settled: Report) -> None:
    assert [it.message for it in schema.iter_errors(whole(settled))] == []


def test_what_is_settled_comes_last_and_is_suppressed(settled: Report) -> None:
    told = [it["suppressions"] for it in run_of(settled)["results"]]

    assert [[it["kind"] for it in one] for one in told] == [[], [], [], ["inSource"], ["external"]]


def test_a_reason_is_no_link(settled: Report) -> None:
    (told,) = run_of(settled)["results"][-2]["suppressions"]

    assert told["justification"] == "see \\[us](http://x)"


def test_what_is_settled_and_left_out_is_not_missed(settled: Report) -> None:
    told = run_of(settled, most=4)["results"]

    assert [len(it["suppressions"]) for it in told] == [0, 0, 0, 1]


def test_a_code_that_is_only_settled_has_its_rule(settled: Report) -> None:
    rules = [it["id"] for it in run_of(settled)["tool"]["driver"]["rules"]]

    assert "RA104" in rules
