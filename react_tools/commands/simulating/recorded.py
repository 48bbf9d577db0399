"""Records of duels played and shown, one after the other."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from react_tools.commands.records import opened
from react_tools.commands.simulating.flags import Flags
from react_tools.commands.simulating.played import shown

if TYPE_CHECKING:
    from react_tools.settings import Settings


def recorded(names: Sequence[str], flags: Flags, settings: "Settings") -> bool:
    """Play records; whether all of them make sense to their ends."""
    from react_tools.commands.simulating.reported import reported
    from react_tools.render import screen
    from react_tools.render.line import line

    holds = True
    for at, name in enumerate(names):
        found = opened(Path(name), settings)
        screen.show_notes(found.ground.notes)
        screen.show([line()] if at else [])
        if found.reading is None:
            reported(found.ground, found.findings, flags)
            holds = False
            continue
        run = found.reading.run
        holds = holds and run.ok
        if not shown(run, found.ground, flags, settings):
            break
    return holds
