"""From paths to definitions and findings; never stops at the first fault.

Every file goes the same way: text → tree (react_tools.source) → its schema's verdict
(react_tools.schema) → the definitions of its ruleset. What a file holds is always a finding;
only a path that cannot be read is an error.
"""

import difflib
import re
from collections.abc import Container, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from react_tools import places, rulesets
from react_tools.extend import Broken, extended, moved
from react_tools.files import RECORD, beneath, homes
from react_tools.files import files as which
from react_tools.findings import Finding, Level, has_error, in_order
from react_tools.lint.check import ask_all
from react_tools.ruleset import AnyRuleset, Document, Library, SettingError
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.schema.validate import validate
from react_tools.settings import DEFAULT, Settings
from react_tools.source.fault import Fault
from react_tools.source.parse import read
from react_tools.source.reading import text
from react_tools.source.tree import Mapping, Node, Scalar

PAGES: dict[str, tuple[str, str]] = {
    "RT051": (
        "a file that is no mapping",
        (
            "Every file of ours begins with keys such as `creator: dancer`; this one holds a list "
            "or a single value."
        ),
    ),
    "RT052": (
        "a file of no known kind",
        (
            "A creator's file has a key `creator:`, a scenario `script:`, a register of rules "
            "`rules:`, the sentences they stand for `lines:`, rulings `rulings:`, and a board "
            "`chain:`. This file has none of them, or it is the record of a duel, which "
            "`simulate` plays."
        ),
    ),
    "RT053": (
        "an unknown ruleset",
        "`ruleset:` names a card game that this version does not know.",
    ),
}
_PLAYED = (
    "this is the record of a duel, no file of cards or scenarios",
    "react-tools simulate plays it; react-tools new scenario --from makes a scenario of a chain",
)
_DEFAULT = "react"
_CREATOR = re.compile(rb"^creator:[ \t]*([^\s#]+)", re.MULTILINE)
_HEAD = 10_000
_LATENT = frozenset({"sentences.yaml"})
"""Files on which nothing stands: read only by who asks for them."""
_TELLING = ("creator", "script", "rules", "lines", "rulings", "chain")


class Loaded(Struct, frozen=True):
    """What was read.

    Attributes:
        paths: the files asked for, in order.
        findings: what is wrong with them, checks aside.
        notes: which creators take the place of others, in whatever file.
        library: what they define, on top of what is shipped.
        extensions: those of the files asked for that extend another, laid on it.
        laid: everything that says `extends:`, as it was read, whether it could be laid or not.
    """

    ruleset: AnyRuleset
    paths: tuple[str, ...]
    findings: tuple[Finding, ...]
    notes: tuple[Finding, ...]
    library: Library
    extensions: tuple[Document, ...]
    laid: tuple[Document, ...] = ()

    def checked(self) -> list[Finding]:
        """All findings on the files asked for, those of the checks included, and all notes."""
        wanted = set(self.paths)
        asked = ask_all(self.ruleset.checks, self.library.subjects(wanted), self.library)
        told = [*self.findings, *asked, *self._beneath()]
        return in_order((*self.notes, *(it for it in told if it.span.path in wanted)))

    def _beneath(self) -> Iterator[Finding]:
        """What checks find in the files beneath extensions, and only because of these."""
        for document in self.extensions:
            within = self.library.subjects({document.path})
            subjects = [it for it in within if it is not self.library]
            for finding in ask_all(self.ruleset.checks, subjects, self.library):
                if finding.span.path != document.path:
                    yield moved(finding, document)

    def scenarios(self) -> list[Scenario]:
        """The scenarios among the files asked for."""
        asked = self.library.subjects(set(self.paths))
        return [it for it in asked if isinstance(it, Scenario)]

    def played(self) -> Iterator[Run | SettingError]:
        """Each of the scenarios, played as the caller goes on."""
        for scenario in self.scenarios():
            yield self.ruleset.play(scenario, self.library)


def load(
    paths: Sequence[Path],
    settings: Settings = DEFAULT,
    *,
    scenarios: bool = False,
    ruleset: str = _DEFAULT,
) -> Loaded:
    """Read *paths* (files, or folders with all YAML files beneath them).

    They stand on a ground: the packs of the settings, what lies in the same `cards` folder, or in
    that of the folder one stands in, and what ships with the ruleset: rules, rulings, board,
    creators. Of two with one id the nearer one counts. Scenarios of the ground are read only for
    who has to know them all (`scenarios=True`: lint).

    Raises:
        UnknownNameError: there is no such ruleset.
        MissingPathError: a path does not exist, or there is no YAML file in any of them.
    """
    game = rulesets.get(ruleset)
    files = which(paths)
    folders = homes(files, settings.packs, game.name)
    reading = _Reading(game, folders, settings.limit)
    for file in files:
        reading.read(file)
    findings = list(reading.findings)
    for file in _ground(files, folders, _LATENT if scenarios else {*_LATENT, "scenarios"}):
        reading.read(file, ground=True)
    whole = extended(reading.documents, reading.broken, game)
    shown = tuple(file.as_posix() for file in files)
    notes = tuple(it for it in whole.findings if it.level is Level.NOTE)
    findings += (it for it in whole.findings if it not in notes and it.span.path in shown)
    library = game.library(whole.documents, whole.broken)
    extensions = tuple(it for it in whole.documents if it.extends and not it.ground)
    laid = tuple(it for it in reading.documents if it.kind in game.extensions)
    return Loaded(game, shown, tuple(in_order(findings)), notes, library, extensions, laid)


def shipped(ruleset: str = _DEFAULT) -> Path:
    """The folder of the data that ships with a ruleset."""
    return places.CARDS / ruleset


class _Reading:
    """What was read so far.

    Attributes:
        documents: files without an error.
        findings: what is wrong with any of them.
        broken: the files that have an error, by the creator they say they define or, where they
            do not, by their bare names.
    """

    def __init__(self, ruleset: AnyRuleset, folders: Sequence[Path], limit: int) -> None:
        self.documents: list[Document] = []
        self.findings: list[Finding] = []
        self.broken: list[Broken] = []
        self._ruleset = ruleset
        self._folders = [folder.resolve() for folder in folders]
        self._limit = limit

    def read(self, file: Path, *, ground: bool = False) -> None:
        """Read one file."""
        shown = file.as_posix()
        parsed = read(file, shown, limit=self._limit)
        found = [_finding(fault) for fault in parsed.faults]
        document = None
        if parsed.tree is not None and file.suffix == RECORD:
            found = [_fault("RT052", parsed.tree, *_PLAYED)]
        elif parsed.tree is not None:
            document = _known(parsed.tree, shown, self._ruleset, found)
        if document is not None:
            found.extend(validate(document.tree, self._ruleset.kinds[document.kind]))
        self.findings.extend(found)
        layer = self._layer(file.resolve())
        if has_error(found):
            name = text(parsed.tree, "creator") or _named(file)
            self.broken.append(Broken(layer, name, shown))
        elif document is not None:
            self.documents.append(replace(document, ground=ground, layer=layer))

    def _layer(self, file: Path) -> int:
        """How far away a file lies: 0 is one that is in none of the folders."""
        inside = (at for at, folder in enumerate(self._folders, 1) if file.is_relative_to(folder))
        return next(inside, 0)


def _named(file: Path) -> str:
    """The creator that a file without a tree says it defines; else the file's bare name."""
    found = _CREATOR.search(file.read_bytes()[:_HEAD])
    return found[1].decode(errors="replace") if found else file.stem


def _finding(fault: Fault) -> Finding:
    return Finding(fault.code, Level.ERROR, fault.span, fault.message, fault.hint, fault.others)


def _known(tree: Node, path: str, ruleset: AnyRuleset, findings: list[Finding]) -> Document | None:
    """The kind of a file, or the finding that it has none."""
    if not isinstance(tree, Mapping):
        findings.append(_fault("RT051", tree, "this file is no mapping of keys to values"))
        return None
    named = tree.get("ruleset")
    if isinstance(named, Scalar) and named.text not in rulesets.RULESETS:
        known = ", ".join(rulesets.RULESETS)
        findings.append(
            _fault("RT053", named, f"no ruleset is called {named.text!r}; known: {known}")
        )
        return None
    kind = ruleset.kind_of(tree)
    if kind is None:
        message = f"this file is of no known kind: it has none of {', '.join(_TELLING)}"
        findings.append(_fault("RT052", tree, message, _meant(tree)))
        return None
    return Document(kind, path, tree)


def _meant(tree: Mapping) -> str:
    """A hint at the telling key that one of a file's keys resembles."""
    keys = (key for key in tree.entries if key != "ruleset")
    near = (difflib.get_close_matches(key, _TELLING, n=1) for key in keys)
    return next((f"did you mean {found[0]!r}?" for found in near if found), "")


def _fault(code: str, node: Node, message: str, hint: str = "") -> Finding:
    return Finding(code, Level.ERROR, node.span, message, hint)


def _ground(
    files: Sequence[Path], folders: Sequence[Path], without: Container[str]
) -> Iterator[Path]:
    """What *files* stand on and do not hold themselves, the nearest first."""
    read_already = {file.resolve() for file in files}
    for folder in folders:
        for file in beneath(folder, without):
            real = file.resolve()
            if real not in read_already:
                read_already.add(real)
                yield file
