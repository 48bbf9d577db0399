"""Every exception that react_tools raises on purpose.

    ReactToolsError            the user can mend it; exit code 2
    ├── BaselineError          a baseline that is not there, or is none
    ├── DraftError             a new file that cannot be made as it is wanted
    ├── FaultyCardsError       cards with errors in them, where all are played with
    ├── MissingPathError       a path that does not exist, or nothing to read there
    ├── NoComparisonError      no git, no repository or no revision to compare with
    ├── SettingsError          a file of settings with something wrong in it
    ├── UnfitFlagsError        flags of a command that do not go together
    ├── UnknownNameError       a code, rule, format or ruleset that does not exist
    └── UnwritableError        a place where nothing can be written

Anything else that escapes is a bug in react_tools, and exits with code 3.
What a file holds is never an exception but a finding (react_tools.findings).
"""

from collections.abc import Sequence


class ReactToolsError(Exception):
    """Something the user can mend; the command line prints it and exits with 2.

    Attributes:
        more: further lines, such as the places of what is wrong.
    """

    def __init__(self, message: str, more: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.more = tuple(more)


class BaselineError(ReactToolsError):
    """A baseline that is not there, or is none; `more` may say what is wrong with it, and where."""


class MissingPathError(ReactToolsError):
    """A path that does not exist, or that holds nothing to read."""


class FaultyCardsError(ReactToolsError):
    """Cards with errors in them, where all of them are to be played with."""


class SettingsError(ReactToolsError):
    """A file of settings with something wrong in it; `more` are its findings."""


class DraftError(ReactToolsError):
    """A new file that cannot be made as it is wanted; `more` may say what is wrong with it."""


class UnfitFlagsError(ReactToolsError):
    """Flags of a command that do not go together; the message says why."""


class UnknownNameError(ReactToolsError):
    """A code, a rule, a format or a ruleset that nobody knows."""


class NoComparisonError(ReactToolsError):
    """There is no git, no repository, or no such revision to compare with."""


class UnwritableError(ReactToolsError):
    """A file that cannot be written where it is wished for."""
