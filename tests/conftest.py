"""What all tests share: the shipped library, and duels that start from texts."""

import signal
from collections.abc import Callable, Mapping
from functools import cache

import pytest

from react_tools import places
from react_tools.document import Document
from react_tools.load import Loaded, load, shipped
from react_tools.rulebook import Rule, rules
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start as start_duel
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run, run
from react_tools.scenario.scenario import Scenario
from react_tools.source import tree
from react_tools.source.parse import parse, read

PACK = places.EXAMPLES / "react"
LibraryOf = Callable[..., Library]
ReadScenario = Callable[[str], Scenario]
StartIn = Callable[[str, Library], Duel]
RegisterOf = Callable[[str], Mapping[str, Rule]]
WholeOf = Callable[[str], Loaded]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `make golden` asks for."""
    parser.addoption(
        "--update-golden", action="store_true", help="write tests/golden anew; then read the diff"
    )


_LONG = (
    "test_thousand_games",
    "test_judged",
    "test_fuzz",
    "test_adding_a_ruleset",
    "test_tutorials",
    "test_third_game",
    "test_generated",
    "test_renaming",
    "test_determinism",
    "test_seen",
    "test_asking",
)
"""The test files that take longest, the longest first; each is begun before all others."""


def pytest_configure() -> None:
    """Hear Ctrl-C where whoever has started the tests does not, as behind `nohup` or `&`.

    What a test starts inherits a deaf ear, and some tests send that signal.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let long files begin first."""
    rank = {name: at for at, name in enumerate(_LONG)}
    items.sort(key=lambda it: rank.get(it.path.stem, len(_LONG)))


def _mapping(node: tree.Node | None) -> tree.Mapping:
    assert isinstance(node, tree.Mapping)
    return node


def _document(root: tree.Mapping, path: str) -> Document:
    kind = REACT.kind_of(root)
    assert kind is not None
    return Document(kind, path, root)


@pytest.fixture(scope="session")
def documents() -> tuple[Document, ...]:
    """Every shipped file of the game, as a tree."""
    files = sorted(shipped().rglob("*.yaml"))
    return tuple(
        _document(_mapping(read(file, file.as_posix()).tree), file.as_posix()) for file in files
    )


@pytest.fixture(scope="session")
def pack() -> tuple[Document, ...]:
    """The files of the examples, which have creators for words that no shipped card uses."""
    files = sorted(PACK.rglob("*.yaml"))
    return tuple(
        _document(_mapping(read(file, file.as_posix()).tree), file.as_posix()) for file in files
    )


@pytest.fixture(scope="session")
def whole_of() -> WholeOf:
    """Load what ships with a game, its examples included."""

    @cache
    def _whole_of(ruleset: str) -> Loaded:
        homes = [it for it in (shipped(ruleset), places.EXAMPLES / ruleset) if it.is_dir()]
        return load(homes, scenarios=True, ruleset=ruleset)

    return _whole_of


@pytest.fixture(scope="session")
def everything(documents: tuple[Document, ...], pack: tuple[Document, ...]) -> Library:
    """What the shipped files and those of the tests' pack define."""
    return REACT.library([*documents, *pack], {})


@pytest.fixture(scope="session")
def library(documents: tuple[Document, ...]) -> Library:
    """What the shipped files define."""
    return REACT.library(documents, {})


@pytest.fixture(scope="session")
def library_of(documents: tuple[Document, ...]) -> LibraryOf:
    """Make a library of further creators' texts and of the shipped files."""

    def _library_of(*texts: str) -> Library:
        roots = [_mapping(parse(text.encode(), "c.yaml").tree) for text in texts]
        return REACT.library([*(_document(root, "c.yaml") for root in roots), *documents], {})

    return _library_of


@pytest.fixture(scope="session")
def read_scenario() -> ReadScenario:
    """Read a scenario from its text, which is called `s.yaml`."""

    def _read_scenario(text: str) -> Scenario:
        return scenario(_mapping(parse(text.encode(), "s.yaml").tree), "s.yaml")

    return _read_scenario


@pytest.fixture(scope="session")
def start_in(read_scenario: ReadScenario) -> StartIn:
    """Start a duel at the setting of a scenario's text, with the creators of a library."""

    def _start_in(text: str, creators: Library) -> Duel:
        return start_duel(read_scenario(text), creators)

    return _start_in


@pytest.fixture(scope="session")
def start(start_in: StartIn, library: Library) -> Callable[[str], Duel]:
    """Start a duel at the setting of a scenario's text, with the shipped creators."""
    return lambda text: start_in(text, library)


@pytest.fixture(scope="session")
def play(read_scenario: ReadScenario, library: Library) -> Callable[[str], Run]:
    """Play a scenario's text with the shipped creators."""

    def _play(text: str) -> Run:
        told = read_scenario(text)
        return run(told, start_duel(told, library))

    return _play


@pytest.fixture(scope="session")
def take() -> Callable[..., None]:
    """Make, one after the other, the legal choices that say these terms."""

    def _take(duel: Duel, *steps: Mapping[str, str]) -> None:
        for terms in steps:
            (choice,) = (it for it in duel.legal() if terms.items() <= it.terms.items())
            duel.apply(choice)

    return _take


@pytest.fixture(scope="session")
def register_of() -> RegisterOf:
    """Read the rules of a game, by id."""

    def _register_of(ruleset: str) -> Mapping[str, Rule]:
        file = places.CARDS / ruleset / "rulebook.yaml"
        return {it.id: it for it in rules(_mapping(read(file, file.name).tree))}

    return _register_of
