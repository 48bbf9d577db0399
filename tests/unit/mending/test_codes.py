"""Each code that can be mended: a shipped file is broken, and mended again.

Of each it is known what it becomes – as a rule what it was –, whether that takes --unsafe-fixes,
that nothing is found in it any more, and that mending again changes nothing.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from react_tools import judging
from react_tools.load import shipped
from react_tools.mending.mend import Mended, mend
from react_tools.report import Report
from react_tools.settings import DEFAULT

DANCER = "react/creators/dancer"
DIS = "keyforge/cards/dis"
VAULT = "keyforge/decks/ember-vault"
EXAMPLE = "react/scenarios/rulebook/worked-example"
OMNI = "keyforge/scenarios/omni/only-omni-works-off-house"
TITLE = "In the rulebook's chain the spirit is moved away and still strikes the Dancer"


class Case(NamedTuple):
    """What is broken in a file, and what it becomes where that is not what it was."""

    code: str
    file: str
    was: str
    broken: str
    becomes: str = ""


SAFE = [
    Case(
        "RT007",
        DANCER,
        "# yaml-language",
        "%YAML 1.2\n---\n# yaml-language",
        "---\n# yaml-language",
    ),
    Case("RT021", DANCER, "    number: 1\n", "    number: 1\n    number: 1\n"),
    Case(
        "RT021",
        DANCER,
        "what: dancing-fish, at: place}",
        "what: dancing-fish, at: place, at: place}",
    ),
    Case("RT023", DANCER, "cost: direction\n", "cost: &walk direction\n"),
    Case("RT023", DANCER, "deck:\n", "deck: &all\n"),
    Case("RT025", DANCER, "number: 1\n", "number: !!int 1\n"),
    Case("RT025", DANCER, "creator: dancer\n", "creator: !!str dancer\n"),
    Case("RT105", DANCER, "number: 1\n", "number: '1'  # one\n", "number: 1  # one\n"),
    Case("RT105", DANCER, "f, alive: true,", "f, alive: yes,"),
    Case("RT105", DANCER, "creator: dancer\n", "creator: [dancer]\n"),
    Case("RT105", DANCER, "{en: Dancer,", "{en: 1913,", '{en: "1913",'),
    Case("RT109", DANCER, "{en: Dancer,", "{en: 'Dancer ',", "{en: 'Dancer',"),
    Case("RT114", DANCER, "number: 1\n", "number: 1.0\n"),
    Case("RT114", DANCER, "count: 3}", "count: 3e0}"),
    Case("RT115", DANCER, "- damage: adjacent zones\n", "- damage: {zone: adjacent zones}\n"),
    Case(
        "RT115",
        DANCER,
        "- damage: adjacent zones\n",
        "- damage:\n                zone: adjacent zones\n",
    ),
]
UNSAFE = [
    Case("RT004", DANCER, "en: Glissade", "en: Gliss\x7fade"),
    Case(
        "RT004",
        DANCER,
        "en: Dancing Fish, ru: Танцующая рыбка}\n",
        "en: Dancing\u2028Fish, ru: Танцующая рыбка}\n",
    ),
    Case("RT011", DANCER, "    number: 1\n", "\tnumber: 1\n"),
    Case("RT015", DANCER, "    number: 1\n", "    number:1\n"),
    Case("RT016", EXAMPLE, f"title: {TITLE}", f"title: So: {TITLE}", f'title: "So: {TITLE}"'),
    Case("RT017", EXAMPLE, f"title: {TITLE}", f"title: @{TITLE}", f'title: "@{TITLE}"'),
    Case("RT018", DANCER, "{en: Dancer,", '{en: "Dan\\cer",', '{en: "Dan\\\\cer",'),
    Case("RT025", DANCER, "number: 1\n", "number: !one 1\n"),
    Case("RT027", DANCER, "{en: Dancer,", f"{{en: {10**20},", f'{{en: "{10**20}",'),
    Case("RT052", DANCER, "creator: dancer\n", "creatr: dancer\n"),
    Case("RT101", DANCER, "    number: 1\n", "    numbr: 1\n"),
    Case("RT101", DANCER, "    number: 1\n", "    'numbеr': 1\n", "    'number': 1\n"),
    Case(
        "RT107",
        DANCER,
        "printed: 7/30\n    kind: intention\n    cost: target zone within",
        "printed: 7/30\n    kind: intentoin\n    cost: target zone within",
    ),
    Case("RT108", DANCER, "- id: glissade\n", "- id: Glissade\n"),
    Case("RT112", DANCER, "how: [move, jump] ", "how: [move, jump, move] "),
    Case(
        "RA102",
        DANCER,
        "printed: 9/30\n    kind: intention\n    cost: target zone with scale",
        "printed: 6/30\n    kind: intention\n    cost: target zone with scale",
    ),
    Case(
        "RA102",
        DANCER,
        "printed: 9/30\n    kind: intention\n    cost: target zone with scale",
        "printed: 9/20\n    kind: intention\n    cost: target zone with scale",
    ),
    Case("RA105", DANCER, "cost: target zone within", "cost: target zone wihin"),
    Case("RA107", DANCER, "token: scale\n", "token: scaly\n"),
    Case("RA110", DANCER, "en: Glissade", "en: Glissаde"),
    Case("RA110", DANCER, "ru: Глиссада", "ru: Глиccaда"),
    Case("RA205", EXAMPLE, "RA-COST-4,", "RA-CSOT-4,"),
    Case("RA208", EXAMPLE, "twin: rulebook/ink-pushed", "twin: rulebook/ink-pushd"),
    Case("KF105", DIS, "who: each creature, amount: 2", "who: each creatrue, amount: 2"),
    Case("KF107", VAULT, "glass-golem: 2", "glas-golem: 2"),
    Case("KF110", DIS, "en: Imp", "en: Imр"),
    Case("KF205", OMNI, "cites: [KF", "cites: [FK"),
    Case("KF208", OMNI, "twin: omni/", "twin: omnl/"),
]


def judge(over: Mapping[Path, bytes]) -> Report:
    return judging.judged([*over], DEFAULT, lambda items, *_: items, over).of_lint()


def broken(case: Case, folder: Path) -> dict[Path, bytes]:
    """The broken file, where it lies among those of its game."""
    home, _, name = case.file.partition("/")
    text = (shipped(home) / f"{name}.yaml").read_text("utf-8")
    assert text.count(case.was) == 1, case
    file = folder / "cards" / f"{case.file}.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    return {file: text.replace(case.was, case.broken).encode()}


@pytest.mark.parametrize("case", SAFE, ids=str)
def test_what_cannot_change_a_meaning_is_mended_for_good(case: Case, tmp_path: Path) -> None:
    held = broken(case, tmp_path)

    is_mended(case, held, mend(held, judge))


@pytest.mark.parametrize("case", UNSAFE, ids=str)
def test_what_has_to_be_looked_at_is_mended_only_if_that_is_said(
    case: Case, tmp_path: Path
) -> None:
    held = broken(case, tmp_path)
    report = judge(held)

    assert mend(held, judge, report).changes == ()
    is_mended(case, held, mend(held, judge, report, unsafe=True))


def is_mended(case: Case, held: Mapping[Path, bytes], came: Mended) -> None:
    """It is what it has to become, nothing of its sort is found, and mending it changes nothing."""
    ((file, before),) = held.items()
    wanted = before.replace(case.broken.encode(), (case.becomes or case.was).encode())
    assert [(it.new.decode(), it.mended) for it in came.changes] == [
        (wanted.decode(), (case.code,))
    ]
    assert [it for it in came.report.findings if it.code == case.code] == []
    assert mend({file: wanted}, judge, came.report, unsafe=True).changes == ()
