"""`# react-tools: allow RA112 -- reason`, as the user of lint and check meets it."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
PEARL = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}"
CORAL = "  coral: {at: zone, supply: 3, name: {en: Coral, ru: коралл}, of: кораллы}"
ALLOW = "# react-tools: allow RA112 -- still to come"
READ = f"1 file, 1 creator, 6 cards, {len(REACT.checks) + len(TEXTS)} checks"


@pytest.fixture
def dancer(copy: Copy) -> Callable[..., str]:
    """A dancer with these lines at the head of her tokens, and perhaps one at the file's head."""

    def _dancer(*lines: str, head: str = "") -> str:
        tokens = "\n".join(["\ntokens:", *lines, ""])
        changes = [("\ntokens:\n", tokens)]
        changes += [("creator: dancer\n", f"{head}\ncreator: dancer\n")] if head else []
        return copy(DANCER, *changes)

    return _dancer


def test_it_holds_on_its_line(say: Say, dancer: Callable[..., str]) -> None:
    assert say("lint", dancer(f"{PEARL}  {ALLOW}")) == (
        0,
        f"no findings (1 allowed) in {READ}\n",
        "",
    )


def test_it_holds_for_the_line_below_and_no_other(say: Say, dancer: Callable[..., str]) -> None:
    assert bare(say("lint", dancer(f"  {ALLOW}", PEARL, CORAL))) == (
        0,
        f"""\
dancer.yaml:10:3: warning RA112 nothing places coral
    hint: let a card do it, or leave it out
1 warning (1 allowed) in {READ}
""",
        "",
    )


def test_at_the_head_it_holds_for_the_file(say: Say, dancer: Callable[..., str]) -> None:
    assert say("lint", dancer(PEARL, CORAL, head=ALLOW)) == (
        0,
        f"no findings (2 allowed) in {READ}\n",
        "",
    )


def test_an_allowed_error_does_not_fail(say: Say, copy: Copy) -> None:
    allow = "# react-tools: allow RA102 -- misprinted in the first edition"
    name = copy(
        DANCER,
        ("3\n    copies: 7\n    printed: 7/30", f"3\n    copies: 7\n    printed: 8/30  {allow}"),
    )

    assert say("lint", name)[:2] == (0, f"no findings (1 allowed) in {READ}\n")


@pytest.mark.parametrize(
    ("comment", "found"),
    [
        (
            "allow RA114 -- not any more",
            (
                "dancer.yaml:8:24: warning RT070 RA114 is not found on line 9; this allows"
                " nothing\n"
                "    hint: delete it\n1 warning in"
            ),
        ),
        (
            "allow RA1I4 -- misspelt",
            (
                "dancer.yaml:8:24: error RT071 no code is called 'RA1I4'; this allows nothing\n"
                "    hint: did you mean RA114?\n1 error in"
            ),
        ),
        (
            "allow RA114",
            (
                "dancer.yaml:8:3: error RT072 this allows without a reason, and so allows nothing\n"
                "    hint: say why behind the codes: `-- reason`\n1 error in"
            ),
        ),
        (
            "allows RA114 -- misspelt",
            (
                "dancer.yaml:8:3: error RT073 this comment is not understood: it says 'allows'\n"
                "    hint: did you mean 'allow'?\n1 error in"
            ),
        ),
        (
            "allow RT021 -- twice",
            (
                "dancer.yaml:8:24: error RT074 RT021 keeps a file from being read, and cannot be"
                " allowed\n    hint: mend what it speaks of, and delete this\n1 error in"
            ),
        ),
    ],
)
def test_one_that_allows_nothing_is_a_finding(
    say: Say, dancer: Callable[..., str], comment: str, found: str
) -> None:
    failed = int("error" in found)

    assert bare(say("lint", dancer(f"  # react-tools: {comment}"))) == (
        failed,
        f"{found} {READ}\n",
        "",
    )


def test_no_comment_allows_what_is_wrong_with_one(say: Say, dancer: Callable[..., str]) -> None:
    name = dancer("  # react-tools: allow RA114 -- x", head="# react-tools: allow RT070 -- y")

    code, out, _ = bare(say("lint", name))

    assert (code, [it for it in out.split() if it in {"RT070", "RT074"}]) == (
        1,
        ["RT074", "RT070", "RT070"],  # the second is what RT074 speaks of
    )


def test_in_a_file_that_cannot_be_read_nothing_is_unused(
    say: Say, dancer: Callable[..., str], here: Path
) -> None:
    name = dancer(f"  {ALLOW}")
    assert "RT070" in say("lint", name)[1]

    (here / name).write_text((here / name).read_text("utf-8") + "x: 1\n", "utf-8")

    assert "RT070" not in say("lint", name)[1]


def test_text_that_looks_so_allows_nothing(say: Say, copy: Copy) -> None:
    name = copy(
        DANCER,
        ("\ntokens:\n", f"\ntokens:\n{PEARL}\n"),
        ("en: Glissade, ru: Глиссада", f'en: "Glissade {ALLOW}", ru: "Глиссада {ALLOW}"'),
    )

    assert say("lint", name)[1].endswith(f"1 warning in {READ}\n")


def test_it_can_be_remembered(say: Say, dancer: Callable[..., str]) -> None:
    name = dancer(f"{PEARL}  {ALLOW}", CORAL)

    assert say("lint", name) == say("lint", name) == say("lint", name, "--no-cache")


def test_a_changed_comment_is_seen(say: Say, dancer: Callable[..., str]) -> None:
    assert say("lint", dancer(f"{PEARL}  {ALLOW}"))[1].startswith("no findings (1 allowed)")

    assert "RT072" in say("lint", dancer(f"{PEARL}  # react-tools: allow RA112"))[1]


def test_check_has_it_too(say: Say, dancer: Callable[..., str]) -> None:
    assert say("check", dancer(f"{PEARL}  {ALLOW}")) == (
        0,
        f"no findings (1 allowed); no scenarios; looked at {READ}\n",
        "",
    )


def test_a_scenario_that_fails_is_not_allowed(say: Say, copy: Copy) -> None:
    allow = "# react-tools: allow RT209 -- so it is"
    name = copy(EXAMPLE, ("    s: {zone: a2,", f"    {allow}\n    s: {{zone: a1,"))

    code, out, _ = say("check", name)

    assert code == 1
    assert "error RT074 RT209 tells what comes of a scenario, and cannot be allowed" in out
    assert "\nFAIL worked-example\n" in out


def test_a_scenario_that_cannot_be_played_fails_though_lint_allows_why(
    say: Say, copy: Copy
) -> None:
    allow = "# react-tools: allow RA205 -- a rule to come"
    name = copy(EXAMPLE, ("RA-COST-4, RA", "RA-COST-44, RA"), ("\ncites:", f"\n{allow}\ncites:"))

    assert say("lint", name)[0] == 0
    assert say("check", name)[1].startswith("no findings (1 allowed); 1 scenario holds;")


def test_a_note_that_is_allowed_is_not_told_by_test(say: Say, copy: Copy, here: Path) -> None:
    (here / "mine" / "creators").mkdir(parents=True)
    allow = "# react-tools: allow RT054 -- ours has other numbers"
    dancer = copy(DANCER, ("creator: dancer\n", f"creator: dancer  {allow}\n"))
    (here / dancer).rename(here / "mine" / "creators" / dancer)

    code, out, _ = say("test", "mine", copy(EXAMPLE))

    assert (code, out) == (0, "ok   worked-example\n1 scenario: 1 passed, 0 failed\n")


def test_json_tells_what_is_allowed_and_why(say: Say, dancer: Callable[..., str]) -> None:
    _, out, _ = say("lint", dancer(f"{PEARL}  {ALLOW}"), "-f", "json")

    told = json.loads(out)
    assert (told["findings"], told["left_out"]) == ([], 0)
    (it,) = told["settled"]
    assert (it["code"], it["line"], it["by"], it["reason"]) == (
        "RA112",
        8,
        "comment",
        "still to come",
    )
    assert it["comment"] == {
        "path": "dancer.yaml",
        "line": 8,
        "column": len(PEARL) + 3,
        "end_line": 8,
        "end_column": len(PEARL) + 3 + len(ALLOW),
    }


def test_sarif_has_it_suppressed_with_its_reason(say: Say, dancer: Callable[..., str]) -> None:
    _, out, _ = say("lint", dancer(f"{PEARL}  {ALLOW}", CORAL), "-f", "sarif")

    news, allowed = json.loads(out)["runs"][0]["results"]
    assert news["suppressions"] == []
    (it,) = allowed["suppressions"]
    assert (it["kind"], it["justification"]) == ("inSource", "still to come")
    assert it["location"]["physicalLocation"]["region"]["startLine"] == 8


def test_where_nothing_is_allowed_sarif_says_nothing_of_it(
    say: Say, dancer: Callable[..., str]
) -> None:
    _, out, _ = say("lint", dancer(PEARL), "-f", "sarif")

    (it,) = json.loads(out)["runs"][0]["results"]
    assert "suppressions" not in it


def test_junit_counts_it_and_fails_nothing(say: Say, copy: Copy) -> None:
    allow = "# react-tools: allow RA102 -- misprinted"
    name = copy(
        DANCER,
        ("3\n    copies: 7\n    printed: 7/30", f"3\n    copies: 7\n    printed: 8/30  {allow}"),
    )

    _, out, _ = say("lint", name, "-f", "junit")

    whole = ET.fromstring(out)  # noqa: S314 -- our own
    assert whole.get("failures") == "0"
    properties = {it.get("name"): it.get("value") for it in whole.iter("property")}
    assert properties["settled"] == "1 allowed"


def test_github_annotates_only_what_is_not_allowed(say: Say, dancer: Callable[..., str]) -> None:
    code, out, _ = say("lint", dancer(f"{PEARL}  {ALLOW}"), "-f", "github")

    assert (code, out) == (0, f"no findings (1 allowed) in {READ}\n")


def test_only_what_has_changed_is_asked_whether_it_is_needed(
    say: Say, shell: Say, dancer: Callable[..., str], here: Path
) -> None:
    name = dancer(f"  {ALLOW}")
    git = "git -c user.name=a -c user.email=a@b"
    shell(f"git -c init.defaultBranch=main init -q && git add . && {git} commit -qm one")
    text = (here / name).read_text("utf-8")
    (here / "other.yaml").write_text(text.replace("creator: dancer", "creator: tempo"), "utf-8")

    _, out, _ = say("check", ".", "--since", "HEAD")

    assert [it.split(":")[0] for it in out.splitlines() if " RT070 " in it] == ["other.yaml"]
