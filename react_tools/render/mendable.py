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
    told = [f"{safe} of them with {_SAFE}"] * bool(safe)
    told += [f"{unsafe} with {_SAFE} {_UNSAFE}"] * bool(unsafe)
    return [f"react-tools lint mends {', '.join(told)}"] if told else []
