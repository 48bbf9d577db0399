"""Random answers, in files of every style: what is written down replays to the same events.

Each scenario is cut somewhere in its script, written in a style picked by chance, and
asked on by a seeded chooser.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: these are the same answers always

import pytest

from react_tools.document import Document
from react_tools.findings import Level
from react_tools.lint.check import ask_all
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.manuscript import manuscript
from react_tools.scenario.runner import UNSAID, Run, run
from react_tools.scenario.scenario import Scenario, Step
from react_tools.scenario.session import Session
from react_tools.scenario.writing import action, scalar, step
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from tests.conformance.conftest import Least

SAMPLES = 2
MANY = 200
"""So many files are asked at least: of a game with few scenarios, each more often."""
MOST_ANSWERS = 14
MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Asked:
    """A file before and after, and the run whose answers were written into it."""

    id: str
    before: bytes
    after: bytes
    session: Session
    came: Run
    answers: int


def setting(scenario: Scenario) -> str:
    """The text of a scenario up to its script, without what it cites and its twin."""
    text = Path(scenario.path).read_text("utf-8")
    return re.sub(r"(?m)^(cites|twin):.*\n(?:[ \t].*\n)*", "", text[: text.index("\nscript:") + 1])


def in_lines(steps: list[Step], random: Random) -> str:
    """A script, an item a line; steps now and then with a line for each of their words."""
    dash, lines = random.choice(["- ", "  - ", "    - "]), ["script:"]
    for one in steps:
        lines.append(f"{dash}{step(one)}{random.choice(['', '  # as it was'])}")
        if all(one.terms.values()) and random.random() < 0.4:
            lead = " " * len(dash)
            lines[-1:] = [f"{dash}{one.who}:", *(f"{lead}  {it}" for it in words(one, random))]
    return "\n".join(lines) + "\n"


def words(one: Step, random: Random) -> Iterator[str]:
    """A step, a word a line, and its choices a line each or in brackets."""
    yield from (f"{name}: {scalar(value)}" for name, value in one.terms.items())
    if one.refused:
        yield f"refused: {one.refused}"
    picks = [(it.by, pick) for it in one.answers for pick in it.picks]
    if picks and random.random() < 0.5:
        yield f"choices: [{', '.join(f'{{by: {by}, pick: {scalar(pick)}}}' for by, pick in picks)}]"
    elif picks:
        yield "choices:"
        for by, pick in picks:
            yield f"- by: {by}"
            yield f"  pick: {scalar(pick)}"


def in_brackets(steps: list[Step], random: Random) -> str:
    """A script in brackets, in one line or over several."""
    told = [f"{{{it.who}: {action(it.terms, it.answers)}}}" for it in steps if not it.refused]
    if random.random() < 0.5:
        return f"script: [{', '.join(told)}]\n"
    return "script: [\n" + "".join(f"  {it},\n" for it in told) + "]\n"


def script(steps: list[Step], random: Random) -> str:
    if not steps:
        return random.choice(["", "script:\n", "script: []\n", "script:   # to be asked\n"])
    return random.choice([in_lines, in_lines, in_brackets])(steps, random)


def cut(scenario: Scenario, random: Random) -> list[Step]:
    """The beginning of a script; the last answers of its plays are left out now and then."""
    steps = list(scenario.script[: random.randrange(len(scenario.script) + 1)])
    if random.random() < 0.4:
        kept = random.randrange(2)
        steps = [Step(it.who, it.terms, it.refused, it.answers[:kept], it.span) for it in steps]
    return steps


def file(scenario: Scenario, random: Random) -> bytes:
    """The file that is asked."""
    ends = ["expect:\n  rest: same\n", "# nothing yet\n", "", "# why\nexpect: {rest: same}  # so\n"]
    text = setting(scenario) + script(cut(scenario, random), random) + random.choice(ends)
    if random.random() < 0.3:
        text = text.removesuffix("\n")
    if random.random() < 0.3:
        text = text.replace("\n", "\r\n")
    return random.choice([b"", b"", MARK]) + text.encode()


def asked(
    path: Path, data: bytes, ruleset: AnyRuleset, library: Library, random: Random
) -> Session | None:
    """Ask a file on, with answers by chance; None if its script cannot go on."""
    path.write_bytes(data)
    schema = ruleset.kinds["scenario"]
    found = manuscript(path, data, schema)
    assert found is not None, data.decode()
    session = Session(found, schema, lambda it: ruleset.start(it, library), library.rules)
    if session.asking.fault() is not None:
        return None
    for _ in range(random.randrange(MOST_ANSWERS)):
        if session.asking.question() is None:
            break
        if random.random() < 0.1:
            session.asking.undo()
        else:
            session.asking.answer(random.choice(session.asking.offers("en")).choice)
    return session


@pytest.fixture(scope="module")
def every(
    ruleset: AnyRuleset, everything: Library, tmp_path_factory: pytest.TempPathFactory
) -> list[Asked]:
    random, folder = Random(31), tmp_path_factory.mktemp("asked")  # noqa: S311
    found = []
    whole = [it for it in everything.scenarios.values() if it.expect.refused is None]
    for scenario in whole:
        for number in range(max(SAMPLES, MANY // len(whole))):
            data = file(scenario, random)
            path = folder / f"{scenario.id.replace('/', '-')}-{number}.yaml"
            session = asked(path, data, ruleset, everything, random)
            if session is None:
                continue
            came, answers = session.asking.run, len(session.asking.added)
            session.save(session.acceptable() if random.random() < 0.5 else "")
            found.append(Asked(path.stem, data, path.read_bytes(), session, came, answers))
    return found


def again(one: Asked, ruleset: AnyRuleset, library: Library) -> Run:
    """What the written file comes to."""
    found = manuscript(Path("again.yaml"), one.after, ruleset.kinds["scenario"])
    assert found is not None
    return run(found.scenario, ruleset.start(found.scenario, library), whole=False)


def events(came: Run) -> list[tuple[int, str]]:
    recorder = came.game.recorder
    assert recorder is not None
    return [(it.depth, it.event.short(came.game.teller)) for it in recorder.entries]


def test_the_sample_is_large_and_has_answers_of_every_kind(
    every: list[Asked], everything: Library, least: Least
) -> None:
    added, many = [it for one in every for it in one.session.asking.added], len(every)

    assert many > len(everything.scenarios)
    assert sum(it.step is not None for it in added) > many // 2
    assert sum(it.step is None for it in added) > many // least.sparse


def test_what_is_written_replays_to_the_same_events(
    every: list[Asked], ruleset: AnyRuleset, everything: Library
) -> None:
    came = {it.id: events(again(it, ruleset, everything)) for it in every}

    assert [it.id for it in every if came[it.id] != events(it.came)] == []


def test_what_is_written_stops_where_the_answers_stopped(
    every: list[Asked], ruleset: AnyRuleset, everything: Library
) -> None:
    for one in every:
        came = again(one, ruleset, everything)
        assert came.game.decision() == one.came.game.decision()
        assert came.stop is None or came.stop.finding.code == UNSAID


def test_without_an_answer_and_an_expectation_a_file_stays_as_it_was(every: list[Asked]) -> None:
    idle = [it for it in every if not it.answers and b"expect:" in it.before]

    assert len(idle) > 5
    assert [it.id for it in idle if it.before != it.after and b"changed:" not in it.after] == []


def test_every_character_of_the_file_is_still_there(every: list[Asked]) -> None:
    """What an accepted expectation takes the place of aside."""
    for one in every:
        before, after = one.before.decode(), one.after.decode()
        replaced = b"waits:" in one.after and "expect:" in before
        rest = iter(after.partition("expect:")[0] if replaced else after)
        assert all(it in rest for it in before.partition("expect:" if replaced else "\0")[0])


def test_a_byte_order_mark_stays_the_only_one(every: list[Asked]) -> None:
    assert [it.id for it in every if it.before.startswith(MARK) != it.after.startswith(MARK)] == []
    assert [it.id for it in every if it.after.count(MARK) > 1] == []


def test_lines_go_on_ending_as_they_did(every: list[Asked]) -> None:
    windows = [it for it in every if b"\r\n" in it.before]

    assert len(windows) > 20
    assert [it.id for it in windows if b"\n" in it.after.replace(b"\r\n", b"")] == []
    assert [it.id for it in every if it not in windows and b"\r" in it.after] == []


def document(one: Asked) -> Document:
    root = parse(one.after, "s.yaml").tree
    assert isinstance(root, Mapping)
    return Document("scenario", "s.yaml", root)


def test_an_accepted_expectation_holds(
    every: list[Asked], ruleset: AnyRuleset, everything: Library
) -> None:
    accepted = [it for it in every if b"waits:" in it.after]

    assert len(accepted) > 50
    for one in accepted:
        (scenario,) = ruleset.library([document(one)], {}).scenarios.values()
        came = run(scenario, ruleset.start(scenario, everything))
        assert [it.message for it in came.findings] == [], one.id


def test_an_accepted_file_lints_clean(
    every: list[Asked],
    ruleset: AnyRuleset,
    documents: tuple[Document, ...],
    pack: tuple[Document, ...],
) -> None:
    """Beside all the others: its own name aside, it is one of them; a piece of it may be idle."""
    for one in [it for it in every if b"waits:" in it.after][::9]:
        whole = ruleset.library([document(one), *documents, *pack], {})
        subjects = [it for it in whole.subjects({"s.yaml"}) if it is not whole]
        found = ask_all(ruleset.checks, subjects, whole)
        own = (it for it in found if it.span.path == "s.yaml" and it.level > Level.NOTE)
        assert [f"{it.code} {it.message}" for it in own] == [], one.id
