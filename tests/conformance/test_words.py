"""The words of a game's card language: folder, list, schema, pages, cards and scenarios know the
same ones.

By convention a game has a file a verb in `effects/`, a file a trigger in `triggers/`, and lists
them as VERBS and TRIGGERS; its schema has a definition `clause` or `step`. What a game has not is
no question.
"""

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from react_tools import places, rulesets
from react_tools.document import Document
from react_tools.ruleset import AnyRuleset, Library
from react_tools.rulesets import RULESETS
from react_tools.scenario.runner import Run
from react_tools.schema import store
from react_tools.source.tree import plain

Schema = Mapping[str, Any]

PACKAGE = Path(__file__).parents[2] / "react_tools" / "rulesets"
STRUCTURE = {"if", "then", "else", "choose", "from", "may", "each", "do", "by"}
HEADS = {"if", "choose", "may", "each"}
FOLDERS = {"verb": ("effects", "VERBS"), "trigger": ("triggers", "TRIGGERS")}


def listed(game: str, kind: str) -> Mapping[str, Any]:
    """The words of a kind that a game lists; none if it has no such folder."""
    folder, name = FOLDERS[kind]
    if not (PACKAGE / game / folder).is_dir():
        return {}
    found: Mapping[str, Any] = getattr(import_module(f"react_tools.rulesets.{game}.{folder}"), name)
    return found


def clause_of(game: str) -> Schema | None:
    """What the schema of a game says of clauses."""
    for schema in dict.fromkeys(rulesets.get(game).kinds.values()):
        for name in ("clause", "step"):
            found: Schema | None = store.document(schema).get("$defs", {}).get(name)
            if found is not None and schema != rulesets.get(game).kinds["scenario"]:
                return found
    return None


WORDS = [(game, kind, word) for game in RULESETS for kind in FOLDERS for word in listed(game, kind)]
VERBS = [(game, word) for game, kind, word in WORDS if kind == "verb"]
each_word = pytest.mark.parametrize(("game", "kind", "word"), WORDS)
each_verb = pytest.mark.parametrize(("game", "verb"), VERBS)
each_game = pytest.mark.parametrize("game", RULESETS)
each_kind = pytest.mark.parametrize("kind", list(FOLDERS))


# Folder, list and pages


def modules(game: str, folder: str) -> set[str]:
    """The words that a folder's files are called by: `return` in `return_`, `turn-end`."""
    files = (PACKAGE / game / folder).glob("*.py")
    return {it.stem.removesuffix("_").replace("_", "-") for it in files} - {"--init-"}


@each_game
@each_kind
def test_every_word_that_is_written_is_listed(game: str, kind: str) -> None:
    assert modules(game, FOLDERS[kind][0]) == set(listed(game, kind))


@each_word
def test_a_word_is_listed_by_its_name_and_has_a_page(game: str, kind: str, word: str) -> None:
    known = rulesets.get(game).pages[word]

    assert listed(game, kind)[word].name == word
    assert known.kind == kind


@each_game
def test_every_page_is_of_a_word(game: str) -> None:
    words = {word for kind in FOLDERS for word in listed(game, kind)}

    assert set(rulesets.get(game).pages) == words


@each_word
def test_every_page_begins_with_a_summary(game: str, kind: str, word: str) -> None:
    del kind
    summary, _, rest = rulesets.get(game).pages[word].text.partition("\n")

    assert re.fullmatch(r"[A-Z].{10,90}\.", summary)
    assert rest.startswith("\n")


@each_verb
def test_the_page_of_a_verb_shows_it_in_use(game: str, verb: str) -> None:
    assert f"\n    {verb}: " in rulesets.get(game).pages[verb].text


@each_verb
def test_the_page_of_a_verb_tells_every_parameter(game: str, verb: str) -> None:
    told = re.sub(r"^    .*$", "", rulesets.get(game).pages[verb].text, flags=re.MULTILINE)

    parameters = listed(game, "verb")[verb].parameters
    assert [it for it in parameters if not re.search(rf"\b{it}\b", told)] == []


# Schema


@each_verb
def test_the_main_parameter_of_a_verb_is_one_of_its_parameters(game: str, verb: str) -> None:
    assert listed(game, "verb")[verb].main in listed(game, "verb")[verb].parameters


@each_game
def test_the_schema_and_the_engine_know_the_same_verbs(game: str) -> None:
    found = clause_of(game)
    known = set(found["properties"]) - STRUCTURE if found else set()

    assert known == set(listed(game, "verb"))


@each_game
def test_a_clause_may_begin_with_each_verb_once(game: str) -> None:
    found = clause_of(game)
    if found is None:
        return
    partners = STRUCTURE - HEADS

    assert [it["required"] for it in found["oneOf"]] == [
        [word] for word in found["properties"] if word not in partners
    ]


def forms(node: Schema) -> Iterator[Schema]:
    """Every form that a clause's value may have, references followed."""
    if "$ref" in node:
        yield from forms(store.resolved(dict(node)))
    elif "anyOf" in node:
        for one in node["anyOf"]:
            yield from forms(one)
    else:
        yield node


def told(game: str, verb: str) -> list[Schema]:
    found = clause_of(game)
    assert found is not None
    return list(forms(found["properties"][verb]))


def blocks(game: str, verb: str) -> list[Schema]:
    """The forms of a clause that spell its parameters out."""
    return [one for one in told(game, verb) if one.get("type") == "object"]


def optional(verb: Any) -> set[str]:
    return {
        name
        for name, it in verb.parameters.items()
        if it.default is not None or not getattr(it, "required", True)
    }


@each_verb
def test_the_schema_and_the_engine_know_the_same_parameters(game: str, verb: str) -> None:
    known = listed(game, "verb")[verb]
    written = [set(one["properties"]) for one in blocks(game, verb)] or [{known.main}]

    assert written == [set(known.parameters)]


@each_verb
def test_the_schema_asks_for_the_parameters_without_a_default(game: str, verb: str) -> None:
    known = listed(game, "verb")[verb]
    asked = [set(one["required"]) for one in blocks(game, verb)]

    assert asked in ([], [set(known.parameters) - optional(known)])


@each_verb
def test_the_short_form_is_there_where_the_other_parameters_may_be_left_out(
    game: str, verb: str
) -> None:
    known = listed(game, "verb")[verb]
    is_bare = any(one.get("type") != "object" for one in told(game, verb))

    assert is_bare == (set(known.parameters) - {known.main} <= optional(known))


@each_verb
def test_the_schema_and_the_engine_know_the_same_words_of_a_parameter(game: str, verb: str) -> None:
    known = {
        name: tuple(sorted(enum))
        for one in blocks(game, verb)
        for name, value in one["properties"].items()
        if (enum := enumerated(value))
    }
    engine = {
        name: tuple(sorted(it.words))
        for name, it in listed(game, "verb")[verb].parameters.items()
        if it.kind == "word"
    }

    assert known == (engine if blocks(game, verb) else {})


def enumerated(value: Schema) -> Sequence[str]:
    form, *others = forms(value)
    enum: Sequence[str] = form.get("enum", ()) if not others else ()
    return enum


# Reasons


@each_verb
def test_every_reason_rests_on_rules_of_the_register(game: str, verb: str) -> None:
    known = register(game)
    rules = [rule for reason in listed(game, "verb")[verb].reasons for rule in reason.rules]

    assert [rule for rule in rules if rule not in known] == []


@each_verb
def test_the_reasons_of_a_verb_have_names_of_their_own(game: str, verb: str) -> None:
    keys = [reason.key for reason in listed(game, "verb")[verb].reasons]

    assert len(set(keys)) == len(keys)


def register(game: str) -> set[str]:
    texts = [
        (places.CARDS / game / it).read_text("utf-8") for it in ("rulebook.yaml", "rulings.yaml")
    ]
    return {
        name for text in texts for name in re.findall(r"^ *- id: ([\w-]+)$", text, re.MULTILINE)
    }


# Cards and scenarios, shipped or of the examples


def keys(data: object) -> Iterator[str]:
    """Every key that is written, and every word that stands for one (`when: left`)."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from (value,) if key == "when" and isinstance(value, str) else keys(value)
    if isinstance(data, list):
        for item in data:
            yield from keys(item)


def test_every_word_is_used_by_a_card(
    ruleset: AnyRuleset, documents: Sequence[Document], pack: Sequence[Document]
) -> None:
    cards = [it for it in (*documents, *pack) if it.kind != "scenario"]
    used = {key for it in cards for key in keys(plain(it.tree))}

    assert set(ruleset.pages) - used == set()


def test_every_verb_occurs_in_the_trace_of_a_scenario(
    ruleset: AnyRuleset, runs: Sequence[Run]
) -> None:
    met = {
        getattr(entry.event, "verb", "")
        for played in runs
        if played.game.recorder
        for entry in played.game.recorder.entries
        if entry.event.kind == "clause_ended"
    }

    assert set(listed(ruleset.name, "verb")) - met == set()


# Rulings


def constants(game: str, *, asking: bool) -> set[str]:
    """The texts in the engine; *asking*: those by which it decides, `table.ruling("each-order")`
    or `rulings["source-gone"]`.
    """
    nodes = [
        node
        for file in (PACKAGE / game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
    ]
    if asking:
        nodes = [
            *(it.slice for it in nodes if isinstance(it, ast.Subscript) and named(it.value)),
            *(it.args[0] for it in nodes if isinstance(it, ast.Call) and asks(it)),
        ]
    return {
        node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is str
    }


def asks(node: ast.Call) -> bool:
    """Whether a call asks a ruling."""
    return getattr(node.func, "attr", "") in {"ruling", "decides"} and bool(node.args)


def named(node: ast.expr) -> bool:
    """Whether something is called `rulings`."""
    return "rulings" in {getattr(node, "attr", ""), getattr(node, "id", "")}


def test_every_ruling_that_the_engine_asks_is_in_the_file(
    ruleset: AnyRuleset, library: Library
) -> None:
    assert constants(ruleset.name, asking=True) - set(library.rulings) == set()


def test_every_ruling_in_the_file_is_asked_by_the_engine_or_by_a_card(
    ruleset: AnyRuleset, library: Library, documents: Sequence[Document], pack: Sequence[Document]
) -> None:
    known = constants(ruleset.name, asking=False) | by_cards(library, (*documents, *pack))

    assert set(library.rulings) - known == set()


def test_what_a_card_asks_is_not_asked_by_the_engine(
    ruleset: AnyRuleset, library: Library, documents: Sequence[Document], pack: Sequence[Document]
) -> None:
    asked = by_cards(library, (*documents, *pack))

    assert asked & constants(ruleset.name, asking=True) == set()


def by_cards(library: Library, documents: Sequence[Document]) -> set[str]:
    """The rulings that cards ask in their conditions."""
    cards = [it for it in documents if it.kind not in {"scenario", "rulings", "rulebook"}]
    written = json.dumps([plain(it.tree) for it in cards])
    return {it for it in library.rulings if f"ruling {it} is" in written}


def test_every_ruling_rests_on_rules_of_the_register(library: Library) -> None:
    rested = {rule for it in library.rulings.values() for rule in it.rules}

    assert rested - set(library.rules) == set()
