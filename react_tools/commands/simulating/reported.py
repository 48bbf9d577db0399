"""What is wrong with the files of scenarios, shown as their traces are."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from react_tools.commands.simulating.flags import Flags

if TYPE_CHECKING:
    from react_tools.findings import Finding
    from react_tools.load import Loaded


def reported(loaded: "Loaded", findings: Sequence["Finding"], flags: Flags) -> None:
    """Show findings; with `--as` only that there are some, for they may tell what is hidden."""
    from react_tools.render.line import clean
    from react_tools.render.output import show
    from react_tools.render.summary import count
    from react_tools.report import Report

    if flags.player:
        many = count(len(findings), "findings")
        why = f"may tell what {flags.player} does not see; look without --as"
        sys.stderr.write(clean(f"react-tools: {many} in files not shown: they {why}") + "\n")
        return
    counts = {"files": len(loaded.paths), **loaded.library.counts(loaded.paths)}
    form = "text" if flags.output == "markdown" else flags.output
    show(Report("play", tuple(findings), counts, stamps={**loaded.stamps}), form)
