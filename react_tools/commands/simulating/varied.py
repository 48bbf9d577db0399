"""Scenarios, or records of duels, played with one setting of their rulings after another."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from react_tools.commands.named import is_record, path_of
from react_tools.commands.simulating.flags import Flags
from react_tools.commands.simulating.reported import reported
from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from react_tools.findings import Finding
    from react_tools.load import Loaded
    from react_tools.scenario.runner import Playing, Run
    from react_tools.scenario.scenario import Scenario
    from react_tools.settings import Settings
    from react_tools.varying import Replay


class _Subject(NamedTuple):
    """Something to be played: the ground it stands on, and how it is played anew."""

    loaded: "Loaded"
    scenario: "Scenario"
    replay: "Replay"


def varied(names: Sequence[str], flags: Flags, settings: "Settings") -> bool:
    """Show on which rulings outcomes depend; whether everything holds under its own settings."""
    from react_tools.render import screen
    from react_tools.render.line import Line, line

    found = _records if is_record(names[0]) else _scenarios
    between: list[Line] = []
    holds, any_shown = True, False
    for subject in found(names, settings):
        screen.show(between)
        between = [line()]
        any_shown = True
        if isinstance(subject, _Subject):
            holds = _shown(subject, flags, settings) and holds
        else:
            holds = False
            reported(*subject, flags)
    if not any_shown:
        raise MissingPathError(f"no scenario in {', '.join(names)}; nothing was played")
    return holds


def _shown(subject: _Subject, flags: Flags, settings: "Settings") -> bool:
    """Play one and tell of it; whether it holds."""
    from react_tools.render import progress, screen
    from react_tools.render.dependence import FORMATS
    from react_tools.scenario.outcome import NoPosition
    from react_tools.scenario.variants import MOST
    from react_tools.varying import asked, vary

    bar = progress.along(range(MOST), MOST, "playing with other settings")

    def replay(scenario: "Scenario", playing: "Playing") -> "Run":
        next(bar, None)
        return subject.replay(scenario, playing)

    library = subject.loaded.library
    wanted = asked(flags.rulings, library.rulings)
    with closing(bar):
        came = vary(subject.scenario, replay, wanted)
    own = came.variants[0].endings[0].came
    if isinstance(own, NoPosition):
        reported(subject.loaded, own.findings, flags)
        return False
    told = FORMATS[flags.output](came, settings.lang, library.rules, library.rulings)
    screen.show(told, prose=flags.output == "text")
    return own.ok


def _scenarios(
    names: Sequence[str], settings: "Settings"
) -> Iterator["_Subject | tuple[Loaded, Sequence[Finding]]"]:
    """Each scenario; then what is wrong with files, if anything is."""
    from react_tools.load import load_each
    from react_tools.render import screen

    parts = load_each([path_of(name, settings) for name in names], settings)
    for loaded in parts:
        screen.show_notes(loaded.notes)
    for loaded in parts:

        def replay(scenario: "Scenario", playing: "Playing", loaded: "Loaded" = loaded) -> "Run":
            return loaded.ruleset.attempt(scenario, loaded.library, playing)

        for scenario in loaded.scenarios():
            yield _Subject(loaded, scenario, replay)
        if loaded.findings:
            yield loaded, loaded.findings


def _records(
    names: Sequence[str], settings: "Settings"
) -> Iterator["_Subject | tuple[Loaded, Sequence[Finding]]"]:
    """Each record, or what is wrong with it."""
    from pathlib import Path

    from msgspec.structs import replace

    from react_tools.commands.records import opened
    from react_tools.records.reading import played
    from react_tools.records.record import Record
    from react_tools.render import screen

    for name in names:
        found = opened(Path(name), settings)
        ground = found.ground
        screen.show_notes(ground.notes)
        if found.record is None or found.reading is None:
            yield ground, found.findings
            continue
        record = found.record

        def replay(
            scenario: "Scenario",
            _: "Playing",
            record: Record = record,
            ground: "Loaded" = ground,
        ) -> "Run":
            other = replace(record, scenario=scenario)
            return played(other, lambda it: ground.ruleset.start(it, ground.library)).run

        yield _Subject(ground, record.scenario, replay)
