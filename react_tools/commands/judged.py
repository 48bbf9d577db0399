"""What lint and check share: files judged, or what is remembered of the same bytes.

What is remembered is the whole of what was found; which of it is told is decided after that.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from react_tools.report import Report
    from react_tools.settings import Settings


def judged(
    paths: Sequence[Path],
    settings: "Settings",
    *,
    cache: bool,
    over: Mapping[Path, bytes] = MappingProxyType({}),
) -> "Report":
    """What lint finds in files, and what comes of every scenario among them.

    What is laid *over* a file is judged instead of what the disk holds, and is not remembered. It
    is noted which files in folders are passed over.
    """
    from msgspec.structs import replace

    from react_tools.findings import in_order
    from react_tools.policy.overlooked import passed_over

    report = _laid(paths, settings, over) if over else _judged(paths, settings, cache=cache)
    if notes := list(passed_over(paths)):
        return replace(report, findings=tuple(in_order((*report.findings, *notes))))
    return report


def _laid(paths: Sequence[Path], settings: "Settings", over: Mapping[Path, bytes]) -> "Report":
    from react_tools import judging
    from react_tools.render import progress

    return judging.judged(paths, settings, progress.along, over)


def _judged(paths: Sequence[Path], settings: "Settings", *, cache: bool) -> "Report":
    from react_tools.files import files
    from react_tools.games import spoken
    from react_tools.memory import remembered

    wanted = files(paths)

    def look() -> "Report":
        from react_tools import judging
        from react_tools.render import progress

        return judging.judged(wanted, settings, progress.along)

    if not cache:
        return look()
    told = f"{settings.limit} {spoken(settings)} {settings.only}"
    return remembered(wanted, look, settings.packs, told)
