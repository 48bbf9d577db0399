"""Scenarios played and shown, one after the other."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from react_tools.commands.named import path_of
from react_tools.commands.simulating.flags import Flags
from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from react_tools.findings import Finding
    from react_tools.load import Loaded
    from react_tools.scenario.runner import Run
    from react_tools.settings import Settings


def played(names: Sequence[str], flags: Flags, settings: "Settings") -> bool:
    """Play scenarios; whether all of them come as they say."""
    from react_tools.load import load_each
    from react_tools.render import screen
    from react_tools.render.line import line

    parts = load_each([path_of(name, settings) for name in names], settings)
    faults = [list(it.findings) for it in parts]
    for loaded in parts:
        screen.show_notes(loaded.notes)
    holds = list[bool]()
    for run, loaded in _runs(parts, faults):
        screen.show([line()] if holds else [])
        holds.append(run.ok)
        if not shown(run, loaded, flags, settings):
            return all(holds)
    if any(faults):
        screen.show([line()] if holds else [])
        _report(parts, faults, flags)
    elif not holds:
        raise MissingPathError(f"no scenario in {', '.join(names)}; nothing was played")
    return all(holds) and not any(faults)


def _runs(
    parts: "Sequence[Loaded]", faults: "Sequence[list[Finding]]"
) -> "Iterator[tuple[Run, Loaded]]":
    """What came of each scenario; why one of a game makes no position goes to its *faults*."""
    from react_tools.ruleset import SettingError

    for loaded, found in zip(parts, faults, strict=True):
        for run in loaded.played():
            if isinstance(run, SettingError):
                found.extend(run.findings)
            else:
                yield run, loaded


def _report(parts: "Sequence[Loaded]", faults: "Sequence[Sequence[Finding]]", flags: Flags) -> None:
    """What is wrong with the files of each game."""
    from react_tools.commands.simulating.reported import reported

    for loaded, found in zip(parts, faults, strict=True):
        if found:
            reported(loaded, found, flags)


def shown(run: "Run", loaded: "Loaded", flags: Flags, settings: "Settings") -> bool:
    """Show a trace; False if somebody wants to see no more."""
    from react_tools.render import screen, traces
    from react_tools.render.findings.texts import Texts

    rules, rulings = loaded.library.rules, loaded.library.rulings
    texts = Texts(loaded.stamps)
    if flags.player:
        from react_tools.scenario.seen import seen

        run = seen(run, flags.player)
    if flags.step:
        from react_tools.render.steps import walk

        return walk(run, settings.lang, rules, rulings, texts)
    if flags.output == "text":
        told = traces.text.lines(run, settings.lang, rules, rulings, texts)
    else:
        told = traces.FORMATS[flags.output](run, settings.lang, rules, rulings)
    screen.show(told, prose=flags.output == "text")
    return True
