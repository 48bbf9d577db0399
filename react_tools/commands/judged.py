"""What lint and check share: files judged, or what is remembered of the same bytes."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from react_tools.report import Report
    from react_tools.settings import Settings


def judged(paths: Sequence[Path], settings: "Settings", *, cache: bool) -> "Report":
    """What lint finds in files, and what comes of every scenario among them."""
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
