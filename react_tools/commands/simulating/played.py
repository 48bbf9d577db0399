"""Scenarios played and shown, one after the other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from react_tools.commands.named import path_of
from react_tools.commands.simulating.flags import Flags
from react_tools.errors import MissingPathError

if TYPE_CHECKING:
    from react_tools.load import Loaded
    from react_tools.scenario.runner import Run
    from react_tools.settings import Settings


def played(names: Sequence[str], flags: Flags, settings: "Settings") -> bool:
    """Play scenarios; whether all of them come as they say."""
    from react_tools.load import load
    from react_tools.render import screen
    from react_tools.render.line import Line, line
    from react_tools.ruleset import SettingError

    loaded = load([path_of(name, settings.packs) for name in names], settings)
    findings, holds = list(loaded.findings), list[bool]()
    screen.show_notes(loaded.notes)
    between: list[Line] = []
    for run in loaded.played():
        if isinstance(run, SettingError):
            findings.extend(run.findings)
        else:
            holds.append(run.ok)
            screen.show(between)
            between = [line()]
            if not shown(run, loaded, flags, settings):
                return all(holds)
    if findings:
        from react_tools.commands.simulating.reported import reported

        screen.show(between)
        reported(loaded, findings, flags)
    if not holds and not findings:
        raise MissingPathError(f"no scenario in {', '.join(names)}; nothing was played")
    return all(holds) and not findings


def shown(run: "Run", loaded: "Loaded", flags: Flags, settings: "Settings") -> bool:
    """Show a trace; False if somebody wants to see no more."""
    from react_tools.render import screen, traces

    rules, rulings = loaded.library.rules, loaded.library.rulings
    if flags.player:
        from react_tools.scenario.seen import seen

        run = seen(run, flags.player)
    if flags.step:
        from react_tools.render.steps import walk

        return walk(run, settings.lang, rules, rulings)
    told = traces.FORMATS[flags.output](run, settings.lang, rules, rulings)
    screen.show(told, prose=flags.output == "text")
    return True
