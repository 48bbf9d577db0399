"""The package runs wherever Python does: nothing of it needs POSIX, a locale or a slash."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "react_tools"
FILES = sorted(PACKAGE.rglob("*.py"))
ONLY_POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
OF_OS = {"chown", "fork", "getuid", "geteuid", "kill", "killpg", "mkfifo", "setsid", "symlink"}
EVERYWHERE = {"SIGINT", "SIG_DFL", "SIG_IGN"}
"""What `signal` has on every system, as its documentation says."""
NAMES = [it.relative_to(PACKAGE).as_posix() for it in FILES]


def nodes(name: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse((PACKAGE / name).read_text("utf-8")))


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [it.name.partition(".")[0] for it in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_no_module_of_posix_alone_is_imported() -> None:
    found = [(name, it) for name in NAMES for node in nodes(name) for it in imported(node)]

    assert [(name, it) for name, it in found if it in ONLY_POSIX] == []


def test_nothing_is_asked_of_the_system_that_only_posix_has() -> None:
    used = [
        (name, it.attr)
        for name in NAMES
        for it in nodes(name)
        if isinstance(it, ast.Attribute)
        and isinstance(it.value, ast.Name)
        and it.value.id in {"os", "signal"}
    ]

    strange = {it for _, it in used if it.startswith("SIG")} - EVERYWHERE

    assert [(name, it) for name, it in used if it in OF_OS | strange] == []


def _calls(name: str) -> Iterator[tuple[ast.Call, str]]:
    for node in nodes(name):
        if isinstance(node, ast.Call):
            called = node.func
            yield (
                node,
                called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""),
            )


def _of(call: ast.Call, name: str) -> bool:
    inner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(inner, ast.Name) and inner.id == name


def _says_utf8(call: ast.Call, at: int) -> bool:
    given = [*call.args[at : at + 1], *(it.value for it in call.keywords if it.arg == "encoding")]
    return any(isinstance(it, ast.Constant) and it.value == "utf-8" for it in given)


def _binary(call: ast.Call, at: int) -> bool:
    mode = [*call.args[at : at + 1], *(it.value for it in call.keywords if it.arg == "mode")]
    return any(isinstance(it, ast.Constant) and "b" in str(it.value) for it in mode)


def _locale_decides(call: ast.Call, called: str) -> bool:
    """Whether a text would be read or written in whatever encoding the machine prefers."""
    if called in {"read_text", "write_text"}:
        return not _says_utf8(call, 0 if called == "read_text" else 1)
    if called == "run":
        bare = {"text", "universal_newlines"} & {it.arg for it in call.keywords}
        return bool(bare) and not _says_utf8(call, 99)
    if called == "open" and not _of(call, "os"):
        at = 0 if isinstance(call.func, ast.Attribute) else 1
        return not (_binary(call, at) or _says_utf8(call, at + 2))
    return False


def test_every_text_is_read_and_written_as_utf_8() -> None:
    calls = [(name, call, called) for name in NAMES for call, called in _calls(name)]

    assert len(calls) > 1000
    assert [(name, it.lineno) for name, it, called in calls if _locale_decides(it, called)] == []


def test_a_text_that_is_written_keeps_its_line_ends() -> None:
    """Windows would make `\\r\\n` of every `\\n` that is written as text."""
    written = [
        (name, call) for name in NAMES for call, called in _calls(name) if called == "write_text"
    ]

    assert [
        (name, it.lineno) for name, it in written if "newline" not in {a.arg for a in it.keywords}
    ] == []


def test_no_path_is_put_together_by_hand() -> None:
    joined = [
        (name, call.lineno)
        for name in NAMES
        for call, called in _calls(name)
        if called == "join" and _of_os_path(call)
    ]

    assert joined == []


def _of_os_path(call: ast.Call) -> bool:
    inner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(inner, ast.Attribute) and inner.attr == "path"
