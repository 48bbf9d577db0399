"""What `lint --fix` could do about findings, in a word."""

from collections.abc import Iterable

from react_tools.findings import Finding

_SAFE, _UNSAFE = "--fix", "--unsafe-fixes"


def mark(finding: Finding) -> str:
    """The flag of lint that mends a finding, as its line ends; empty if none does."""
    if finding.fix is None:
        return ""
    return f" [{_SAFE if finding.fix.safe else _UNSAFE}]"


def mendable(findings: Iterable[Finding]) -> list[str]:
    """How many findings can be mended with which flag; no line if none can."""
    fixes = [it.fix.safe for it in findings if it.fix]
    safe, unsafe = fixes.count(True), fixes.count(False)
    if safe and unsafe:
        return [f"lint {_SAFE} mends {safe} of them; with {_UNSAFE} {unsafe} more"]
    if safe or unsafe:
        flags = _SAFE if safe else f"{_SAFE} {_UNSAFE}"
        return [f"lint {flags} mends {safe + unsafe} of them"]
    return []
