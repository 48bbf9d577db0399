"""From paths to definitions and findings; never stops at the first fault.

Every file goes the same way: text → tree (react_tools.source) → its schema's verdict
(react_tools.schema) → the definitions of its ruleset. What a file holds is always a finding;
only a path that cannot be read is an error.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from react_tools import places, rulesets
from react_tools.belonging import NOTHING, in_parts
from react_tools.document import Document
from react_tools.errors import UnfitFlagsError
from react_tools.extend import extended, moved
from react_tools.files import files as which
from react_tools.files import ground, homes
from react_tools.findings import Finding, Level, in_order
from react_tools.intake import Intake
from react_tools.lint.check import ask_all
from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.rulesets import RULESETS
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.settings import DEFAULT, Settings
from react_tools.source.remark import Remark
from react_tools.texts import TEXTS
from react_tools.texts.writing import Writing

_LATENT = frozenset({"sentences.yaml"})
"""Files on which nothing stands: read only by who asks for them."""
_ABOUT_SCENARIOS = frozenset({"scenario", "rulebook", "rulings"})
"""The kinds of file of which something may be wrong for the sake of a scenario elsewhere."""


class Loaded(Struct, frozen=True):
    """What was read.

    Attributes:
        paths: the files asked for, in order.
        findings: what is wrong with them, checks aside.
        notes: what takes the place of another, in whatever file.
        library: what they define, on top of what is shipped.
        extensions: those of the files asked for that extend another, laid on it.
        laid: everything that says `extends:`, as it was read, whether it could be laid or not.
        documents: the files asked for that their schemas have passed, as they were written.
        whole: every file without an error, extensions laid on what they extend; of two with one
            id the first counts.
        remarks: the comments in the files asked for that speak to us.
        stamps: those of the bytes that were read, by path.
        beside: files that were asked for too, and are not to be judged.
    """

    ruleset: AnyRuleset
    paths: tuple[str, ...]
    findings: tuple[Finding, ...]
    notes: tuple[Finding, ...]
    library: Library
    extensions: tuple[Document, ...]
    laid: tuple[Document, ...] = ()
    documents: tuple[Document, ...] = ()
    whole: tuple[Document, ...] = ()
    remarks: tuple[Remark, ...] = ()
    stamps: Mapping[str, int] = {}
    beside: frozenset[str] = frozenset()

    @property
    def left_out(self) -> tuple[str, ...]:
        """The files with errors: of those asked for all, beneath them whose place none takes."""
        faulty = (it.span.path for it in self.findings if it.level is Level.ERROR)
        return tuple(dict.fromkeys((*self.library.broken.values(), *faulty)))

    @property
    def unchecked(self) -> tuple[str, ...]:
        """The files asked for at which no check looks, for their text or schema has an error."""
        whole = {it.path for it in self.documents}
        return tuple(it for it in self.paths if it not in whole)

    def checked(self) -> list[Finding]:
        """All findings on the files asked for, those of the checks included, and all notes.

        What is found beside them is told if it is about one of them: an id used twice.
        """
        wanted = set(self.paths)
        asked = ask_all(self.ruleset.checks, self.library.subjects(wanted), self.library)
        told = [*self.findings, *asked, *self._beneath(wanted), *self._texts(wanted)]
        return in_order((*self.notes, *(it for it in told if self._concerns(it, wanted))))

    def _concerns(self, finding: Finding, wanted: Container[str]) -> bool:
        if finding.span.path in self.beside:
            return any(span.path in wanted for span, _ in finding.others)
        return finding.span.path in wanted

    def _texts(self, wanted: Container[str]) -> Iterator[Finding]:
        """What is found in the names and texts of the files asked for, whatever they define."""
        kinds = self.ruleset.kinds
        found = (Writing(it, kinds[it.kind]) for it in self.documents if it.path in wanted)
        return ask_all(TEXTS, found, self.library)

    def _beneath(self, wanted: Container[str]) -> Iterator[Finding]:
        """What checks find in the files beneath extensions, and only because of these."""
        for document in (it for it in self.extensions if it.path in wanted):
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
    ruleset: str = RULESETS[0],
) -> Loaded:
    """Read *paths* (files, or folders with all YAML files beneath them), which are of one game.

    They stand on a ground: the packs of the settings, what lies in the same `cards` folder, or in
    that of the folder one stands in, and what ships with the ruleset: rules, rulings, cards. Of two
    things with one id the nearer one counts. Scenarios of the ground are read only for who has to
    know them all (`scenarios=True`: lint).

    Raises:
        UnknownNameError: there is no such ruleset.
        MissingPathError: a path does not exist, or there is no YAML file in any of them.
    """
    intake = Intake(rulesets.get(ruleset), which(paths), settings)
    return loaded(_read(intake, scenarios=scenarios))


def load_each(
    paths: Sequence[Path],
    settings: Settings = DEFAULT,
    *,
    scenarios: bool = False,
    over: Mapping[Path, bytes] = NOTHING,
) -> list[Loaded]:
    """The same of paths with files of several games: what each of these has of them.

    What is laid *over* one of the files, under the name that `files` gives it, is read instead of
    what the disk holds; such a file need not exist.

    Raises:
        MissingPathError: also, if none of them is of the one game that the user has named.
    """
    return [loaded(it) for it in intakes(paths, settings, scenarios=scenarios, over=over)]


def intakes(
    paths: Sequence[Path], settings: Settings, *, scenarios: bool, over: Mapping[Path, bytes]
) -> list[Intake]:
    """What `load_each` reads, game by game; `loaded` makes of it what it gives."""
    found = in_parts(which(paths, over), settings, over)
    every = (
        Intake(rulesets.get(name), files, settings, found.parsed)
        for name, files in found.parts.items()
    )
    return [_read(it, scenarios=scenarios) for it in every]


def load_one(paths: Sequence[Path], settings: Settings = DEFAULT) -> Loaded:
    """The same of paths whose files have to be of one game.

    Raises:
        UnfitFlagsError: they are not.
    """
    first, *others = load_each(paths, settings)
    if others:
        told = " and ".join(it.ruleset.name for it in (first, *others))
        raise UnfitFlagsError(f"these are files of {told}; give it those of one game")
    return first


def shipped(ruleset: str = RULESETS[0]) -> Path:
    """The folder of the data that ships with a ruleset."""
    return places.CARDS / ruleset


def _read(intake: Intake, *, scenarios: bool) -> Intake:
    """The files asked for, and what they stand on."""
    folders = homes(intake.asked, intake.settings.packs, intake.ruleset.name)
    intake.folders = [folder.resolve() for folder in folders]
    for file in intake.asked:
        intake.read(file)
    looked_at = scenarios and any(it.kind in _ABOUT_SCENARIOS for it in intake.documents)
    without = _LATENT if looked_at else {*_LATENT, "scenarios"}
    for file in ground(intake.asked, folders, without, intake.real):
        intake.read(file, ground=True)
    return intake


def loaded(intake: Intake) -> Loaded:
    """What was read, put together: extensions laid on what they extend, and what all defines."""
    game, documents = intake.ruleset, intake.documents
    whole = extended(documents, intake.broken, game)
    shown = tuple(file.as_posix() for file in intake.asked)
    wanted = frozenset(shown)
    notes = tuple(it for it in whole.findings if it.level is Level.NOTE)
    across = (it for it in whole.findings if it not in notes and it.span.path in wanted)
    library = game.library(whole.documents, whole.broken)
    extensions = tuple(it for it in whole.documents if it.extends and not it.ground)
    laid = tuple(it for it in documents if it.kind in game.extensions)
    asked = tuple(it for it in documents if not it.ground)
    found, every = tuple(in_order((*intake.findings, *across))), tuple(whole.documents)
    told = (library, extensions, laid, asked, every, intake.remarks, intake.stamps)
    return Loaded(game, shown, found, notes, *told)
