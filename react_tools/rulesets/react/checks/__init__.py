"""Re;ACT's lint checks, one a file, in the order of their codes; a test holds this list to the folder."""

from react_tools.lint.check import AnyCheck

CHECKS: tuple[AnyCheck, ...] = ()
