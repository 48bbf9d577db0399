"""What is known before: by code, file and message, so often."""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.errors import BaselineError
from react_tools.findings import Finding, Level
from react_tools.policy.baseline import Baseline, opened
from react_tools.source.span import Span

Find = Callable[..., Finding]

ENTRY = '{"path": "f.yaml", "code": "RA101", "message": "wrong", "count": 1}'


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("f.yaml", "g.yaml"):
        (tmp_path / name).touch()
    return tmp_path


@pytest.fixture
def written(here: Path) -> Callable[..., Baseline]:
    """A baseline of some findings, written and read again."""

    def _written(*findings: Finding, to: str = "b.json") -> Baseline:
        Baseline(here / to).holding(findings, (), lambda _: True).write()
        return opened(Path(to))

    return _written


def test_what_was_there_is_settled_wherever_it_stands_now(
    written: Callable[..., Baseline], found: Find
) -> None:
    settled, left = written(found("RA101", 3)).parted([found("RA101", 7)])

    assert (len(settled), left) == (1, [])


@pytest.mark.parametrize(
    "other",
    [
        {"code": "RA102"},
        {"code": "RA101", "path": "g.yaml"},
        {"code": "RA101", "message": "wrong too"},
    ],
)
def test_another_code_file_or_message_is_news(
    written: Callable[..., Baseline], found: Find, other: dict[str, str]
) -> None:
    settled, left = written(found("RA101")).parted([found(**other)])

    assert (settled, left) == ([], [found(**other)])


def test_one_more_of_the_same_is_news(written: Callable[..., Baseline], found: Find) -> None:
    every = [found("RA101", line) for line in (1, 2, 3)]

    settled, left = written(*every[:2]).parted(every)

    assert (len(settled), left) == (2, every[2:])


def test_places_in_a_message_do_not_count(written: Callable[..., Baseline], found: Find) -> None:
    before = found("RA101", message="as in g.yaml:3:7 already")
    now = found("RA101", message="as in g.yaml:12:1 already")

    assert written(before).parted([now])[1] == []


def test_files_are_named_as_seen_from_the_baseline(
    written: Callable[..., Baseline], found: Find, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "deep").mkdir()
    written(found("RA101"), to="deep/b.json")
    assert '"path": "../f.yaml"' in (here / "deep/b.json").read_text("utf-8")

    monkeypatch.chdir(here / "deep")

    assert opened(Path("b.json")).parted([found("RA101", path="../f.yaml")])[1] == []


@pytest.mark.parametrize("code", ["RT021", "RT101", "RT209", "RT070"])
def test_what_cannot_be_settled_is_neither_written_nor_settled(
    written: Callable[..., Baseline], found: Find, here: Path, code: str
) -> None:
    entry = f'{{"path": "f.yaml", "code": "{code}", "message": "wrong", "count": 1}}'
    (here / "own.json").write_text(f'{{"baseline": 1, "findings": [{entry}]}}', "utf-8")

    assert opened(Path("own.json")).parted([found(code)])[1] == [found(code)]
    written(found(code))
    assert (here / "b.json").read_text("utf-8") == '{\n  "baseline": 1,\n  "findings": []\n}\n'


def test_each_entry_has_a_line_in_order(
    written: Callable[..., Baseline], found: Find, here: Path
) -> None:
    one = found("RA112", message="nothing places «жемчуг»")
    written(found("RA101", path="g.yaml"), one, found("RA101", 1), found("RA101", 2))

    assert (here / "b.json").read_text("utf-8") == (
        '{\n  "baseline": 1,\n  "findings": [\n'
        '    {"path": "f.yaml", "code": "RA101", "message": "wrong", "count": 2},\n'
        '    {"path": "f.yaml", "code": "RA112", "message": "nothing places «жемчуг»",'
        ' "count": 1},\n'
        '    {"path": "g.yaml", "code": "RA101", "message": "wrong", "count": 1}\n  ]\n}\n'
    )


@pytest.mark.parametrize(
    "message",
    [
        "\"quoted\" \\ and 'quoted'",
        "\x1b[31mred",
        "a\tb\r\nc\x85d\u2028e",
        "\udcff",
        "😀 / ё",
        "{: #",
    ],
)
def test_any_message_is_known_again(
    written: Callable[..., Baseline], found: Find, message: str
) -> None:
    it = found("RA101", message=message)

    assert written(it).parted([it])[1] == []


def test_a_file_whose_name_is_no_text_is_known_again(
    written: Callable[..., Baseline], found: Find
) -> None:
    it = found("RA101", path="\udcff.yaml")

    assert written(it).parted([it])[1] == []


def stale(baseline: Baseline, *findings: Finding, judged: tuple[str, ...]) -> list[str]:
    settled, _ = baseline.parted(findings)
    return [
        f"{it.span} {it.level} {it.code} {it.message} | {it.hint}"
        for it in baseline.stale(settled, judged)
    ]


def test_what_is_not_there_any_more_is_told_at_its_entry(
    written: Callable[..., Baseline], found: Find
) -> None:
    assert stale(written(found("RA101")), judged=("f.yaml",)) == [
        (
            "b.json:4:5 warning RT075 RA101 is found no more in f.yaml: wrong"
            " | --write-baseline takes it out"
        )
    ]


def test_what_is_there_less_often_is_told(written: Callable[..., Baseline], found: Find) -> None:
    every = [found("RA101", line) for line in (1, 2, 3)]

    assert stale(written(*every), every[0], judged=("f.yaml",)) == [
        (
            "b.json:4:5 warning RT075 RA101 is found only 1 of 3 times in f.yaml: wrong"
            " | --write-baseline takes it out"
        )
    ]


def test_of_a_file_that_was_not_judged_nothing_is_over(
    written: Callable[..., Baseline], found: Find
) -> None:
    assert stale(written(found("RA101")), judged=("g.yaml",)) == []


def test_what_a_deleted_file_had_is_over(
    written: Callable[..., Baseline], found: Find, here: Path
) -> None:
    made = written(found("RA101"))
    (here / "f.yaml").unlink()

    assert len(stale(made, judged=("g.yaml",))) == 1


def test_two_entries_of_one_finding_are_told_apart(found: Find, here: Path) -> None:
    (here / "b.json").write_text(f'{{"baseline": 1, "findings": [{ENTRY},\n{ENTRY}]}}', "utf-8")

    (told,) = stale(opened(Path("b.json")), found("RA101"), judged=("f.yaml",))

    assert told.startswith("b.json:2:1 ")


def test_writing_again_keeps_what_was_not_looked_at(
    written: Callable[..., Baseline], found: Find
) -> None:
    before = written(found("RA101"), found("RA112", path="g.yaml"))

    now = before.holding([], ("f.yaml",), lambda _: True)

    assert now.parted([found("RA101"), found("RA112", path="g.yaml")])[1] == [found("RA101")]


def test_writing_again_keeps_what_was_not_asked_for(
    written: Callable[..., Baseline], found: Find
) -> None:
    before = written(found("RA101"), found("RA112"))

    now = before.holding([], ("f.yaml",), lambda code: code == "RA101")

    assert now.parted([found("RA101"), found("RA112")])[1] == [found("RA101")]


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("", ["b.json:1:1: error RT005 this file is empty"]),
        ("[", ["b.json:1:1: error RT014 this [ is never closed"]),
        ("[]", None),
        ('{"baseline": 2, "findings": []}', None),
        ('{"findings": []}', None),
        (f'{{"baseline": 1, "findings": [{ENTRY.replace("RA101", "RA1")}]}}', None),
        (f'{{"baseline": 1, "findings": [{ENTRY.replace("1}", "0}")}]}}', None),
    ],
)
def test_what_is_no_baseline_is_refused_with_places(
    here: Path, text: str, more: list[str] | None
) -> None:
    (here / "b.json").write_text(text, "utf-8")

    with pytest.raises(BaselineError, match="this is no baseline; mend it, or delete it") as caught:
        opened(Path("b.json"))

    assert caught.value.more
    assert all(it.startswith("b.json:1:") for it in caught.value.more)
    assert more is None or list(caught.value.more) == more


@pytest.mark.parametrize(
    ("name", "why"), [("none.json", "there is no such file"), (".", "no file")]
)
def test_a_baseline_that_is_not_there_is_refused(name: str, why: str) -> None:
    with pytest.raises(BaselineError, match=why):
        opened(Path(name))


def test_where_nothing_can_be_written_it_is_said(found: Find) -> None:
    made = Baseline(Path("gone/b.json")).holding([found("RA101")], (), lambda _: True)

    with pytest.raises(BaselineError, match="it cannot be written: No such file or directory"):
        made.write()


def test_a_link_to_a_baseline_stays_one(written: Callable[..., Baseline], here: Path) -> None:
    (here / "real.json").touch()
    (here / "b.json").symlink_to("real.json")

    written()

    assert (here / "b.json").is_symlink()
    assert (here / "real.json").read_text("utf-8").startswith('{\n  "baseline": 1')


def test_an_entry_has_a_level_that_fails_nothing(
    written: Callable[..., Baseline], found: Find
) -> None:
    (it,) = written(found("RA101")).stale([], ("f.yaml",))

    assert (it.level, it.span) == (Level.WARNING, Span("b.json", 4, 5, 4, 72))


def test_another_place_in_a_message_is_named_as_seen_from_the_baseline(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def twice(folder: str) -> Finding:
        spans = Span.at(f"{folder}f.yaml", 3, 1), Span.at(f"{folder}g.yaml", 9, 2)
        message = f"used at {spans[1]} too"
        return Finding("RA103", Level.ERROR, spans[0], message, others=((spans[1], "the other"),))

    made = Baseline(here / "b.json").holding([twice("")], (), lambda _: True)
    (here / "deep").mkdir()
    monkeypatch.chdir(here / "deep")

    assert made.parted([twice("../")])[1] == []
