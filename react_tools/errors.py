"""Every exception that react_tools raises on purpose.

    ReactToolsError            the user can mend it; exit code 2
    ├── MissingPathError       a path that does not exist, or nothing to read there
    └── UnknownNameError       a code, rule, format or ruleset that does not exist

Anything else that escapes is a bug in react_tools, and exits with code 3.
What a file holds is never an exception but a finding (react_tools.findings).
"""


class ReactToolsError(Exception):
    """Something the user can mend; the command line prints it and exits with 2."""


class MissingPathError(ReactToolsError):
    """A path that does not exist, or that holds nothing to read."""


class UnknownNameError(ReactToolsError):
    """A code, a rule, a format or a ruleset that nobody knows."""
