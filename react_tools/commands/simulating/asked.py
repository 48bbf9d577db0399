"""A scenario asked, and written down with the answers and what has come of them."""

from typing import TYPE_CHECKING

from react_tools.commands.named import path_of
from react_tools.commands.simulating.flags import Flags
from react_tools.commands.simulating.reported import reported
from react_tools.errors import MissingPathError, UnwritableError

if TYPE_CHECKING:
    from react_tools.load import Loaded
    from react_tools.scenario.session import Session
    from react_tools.settings import Settings


def asked(name: str, flags: Flags, settings: "Settings") -> bool:
    """Ask whatever the script leaves open, write it down; whether all comes as the file says."""
    from react_tools.load import load_one
    from react_tools.render import screen, traces
    from react_tools.render.dialogue import Dialogue

    path = path_of(name, settings)
    if not path.is_file():
        raise MissingPathError(f"answers are written into a file, and {path} is none")
    loaded = load_one([path], settings)
    screen.show_notes(loaded.notes)
    session = _session(loaded, flags)
    if session is None:
        return False
    dialogue = Dialogue(session.asking, settings.lang, loaded.library.rules)
    answering = flags.ask and session.asking.fault() is None and dialogue.hold()
    block = session.acceptable()
    if (
        block
        and not flags.accept
        and not (answering and dialogue.agrees(block, instead=session.expects))
    ):
        block = ""
    trouble = None
    try:
        dialogue.wrote(session.save(block), path)
    except UnwritableError as error:
        trouble = error
    run, library = session.result(), loaded.library
    trace = traces.FORMATS[flags.output](run, settings.lang, library.rules, library.rulings)
    screen.show(trace, prose=flags.output == "text")
    if trouble is not None:
        raise trouble
    return run.ok


def _session(loaded: "Loaded", flags: Flags) -> "Session | None":
    """The file as a session; None if it has faults, which are shown."""
    from pathlib import Path

    from react_tools.ruleset import SettingError
    from react_tools.scenario.manuscript import lasting, manuscript
    from react_tools.scenario.session import Session
    from react_tools.source.parse import parse

    ((path,), ruleset, library) = map(Path, loaded.paths), loaded.ruleset, loaded.library
    schema = ruleset.kinds["scenario"]
    data = path.read_bytes()
    script = manuscript(path, data, schema)
    if script is None and not loaded.findings:
        raise MissingPathError(f"no scenario in {path}; nothing was played")
    root = parse(data, path.as_posix()).tree
    findings = tuple(lasting(loaded.findings, root, schema))
    if script is not None:
        try:
            return Session(script, schema, lambda it: ruleset.start(it, library), library.rules)
        except SettingError as error:
            findings = error.findings
    reported(loaded, findings, flags)
    return None
