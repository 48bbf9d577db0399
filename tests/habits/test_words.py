"""The words of the card language: folder, list, schema, cards and scenarios know the same ones."""

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from react_tools import places
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.events.turns import ClauseEnded, PassiveWoke
from react_tools.rulesets.react.language.words import RESERVED
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import clauses
from react_tools.rulesets.react.trial import played
from react_tools.rulesets.react.triggers import TRIGGERS
from react_tools.rulesets.react.verb import Verb
from react_tools.scenario.runner import Run

Schema = Mapping[str, Any]

PACKAGE = Path(__file__).parents[2] / "react_tools"
ENGINE = PACKAGE / "rulesets" / "react"
STRUCTURE = {"if", "then", "else", "choose", "from", "may", "each", "do", "by"}


@pytest.fixture(scope="module")
def schema() -> Schema:
    text = (places.SCHEMAS / "react" / "creator.schema.json").read_text("utf-8")
    read: Schema = json.loads(text)
    return read


@pytest.fixture(scope="module")
def defs(schema: Schema) -> Schema:
    found: Schema = schema["$defs"]
    return found


@pytest.fixture(scope="module")
def runs(everything: Library) -> list[Run]:
    runs = (played(it, everything) for it in everything.every_scenario)
    return [it for it in runs if isinstance(it, Run)]


# Folder and list


def modules(folder: str) -> set[str]:
    """The words that a folder's files are called by: `return` in `return_`, `turn-end`."""
    return {
        file.stem.removesuffix("_").replace("_", "-") for file in (ENGINE / folder).glob("*.py")
    }


def test_every_verb_that_is_written_is_listed() -> None:
    assert modules("effects") - {"--init-"} == set(VERBS)


def test_every_trigger_that_is_written_is_listed() -> None:
    assert modules("triggers") - {"--init-"} == set(TRIGGERS)


def test_a_verb_is_listed_by_its_name() -> None:
    assert {name: verb.name for name, verb in VERBS.items()} == {name: name for name in VERBS}


def test_a_trigger_is_listed_by_its_name() -> None:
    assert {name: it.name for name, it in TRIGGERS.items()} == {name: name for name in TRIGGERS}


@pytest.mark.parametrize("name", VERBS)
def test_the_main_parameter_of_a_verb_is_one_of_its_parameters(name: str) -> None:
    assert VERBS[name].main in VERBS[name].parameters


# Schema


def test_the_schema_and_the_engine_know_the_same_verbs(defs: Schema) -> None:
    assert set(defs["clause"]["properties"]) - STRUCTURE == set(VERBS)


def test_a_clause_has_one_verb_or_one_structure_word(defs: Schema) -> None:
    heads = {word for one in defs["clause"]["oneOf"] for word in one["required"]}

    assert heads == {*VERBS, "if", "choose", "may", "each"}


def test_the_schema_and_the_engine_know_the_same_triggers(defs: Schema) -> None:
    assert set(defs["passive"]["properties"]["when"]["enum"]) == set(TRIGGERS)


def forms(defs: Schema, node: Schema) -> Iterator[Schema]:
    """Every form that a clause's value may have, references followed."""
    reference = node.get("$ref", "")
    if reference.startswith("#/$defs/"):
        yield from forms(defs, defs[reference.removeprefix("#/$defs/")])
    elif "anyOf" in node:
        for one in node["anyOf"]:
            yield from forms(defs, one)
    else:
        yield node


def blocks(defs: Schema, verb: str) -> list[Schema]:
    """The forms of a clause that spell its parameters out."""
    found = forms(defs, defs["clause"]["properties"][verb])
    return [one for one in found if one.get("type") == "object"]


def is_bare(defs: Schema, verb: str) -> bool:
    """Whether the schema allows the short form, such as `damage: target`."""
    found = forms(defs, defs["clause"]["properties"][verb])
    return any(one.get("type") != "object" for one in found)


def optional(verb: Verb) -> set[str]:
    return {
        name for name, it in verb.parameters.items() if it.default is not None or not it.required
    }


@pytest.mark.parametrize("verb", VERBS)
def test_the_schema_and_the_engine_know_the_same_parameters(defs: Schema, verb: str) -> None:
    known = [set(one["properties"]) for one in blocks(defs, verb)] or [{VERBS[verb].main}]

    assert known == [set(VERBS[verb].parameters)]


@pytest.mark.parametrize("verb", VERBS)
def test_the_schema_asks_for_the_parameters_without_a_default(defs: Schema, verb: str) -> None:
    asked = [set(one["required"]) for one in blocks(defs, verb)]

    assert asked in ([], [set(VERBS[verb].parameters) - optional(VERBS[verb])])


@pytest.mark.parametrize("verb", VERBS)
def test_the_short_form_is_there_where_the_other_parameters_may_be_left_out(
    defs: Schema, verb: str
) -> None:
    others = set(VERBS[verb].parameters) - {VERBS[verb].main}

    assert is_bare(defs, verb) == (others <= optional(VERBS[verb]))


@pytest.mark.parametrize("verb", VERBS)
def test_the_schema_and_the_engine_know_the_same_words_of_a_parameter(
    defs: Schema, verb: str
) -> None:
    known = {
        name: tuple(sorted(value["enum"]))
        for one in blocks(defs, verb)
        for name, value in one["properties"].items()
        if "enum" in value
    }

    assert known == {
        name: tuple(sorted(it.words))
        for name, it in VERBS[verb].parameters.items()
        if it.kind == "word"
    }


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_the_schema_and_the_engine_know_the_same_filters(defs: Schema, trigger: str) -> None:
    everywhere = {"id", "name", "when", "of", "face", "if", "do", "sources"}
    (allowed,) = (
        set(one["then"]["propertyNames"]["enum"])
        for one in defs["passive"]["allOf"]
        if one["if"]["properties"]["when"]["const"] == trigger
    )

    assert allowed - everywhere == set(TRIGGERS[trigger].filters)


def test_the_schema_and_the_engine_know_the_same_ways(defs: Schema) -> None:
    ways = {way for trigger in TRIGGERS.values() for way in trigger.ways}

    assert set(defs["passive"]["properties"]["how"]["items"]["enum"]) == ways


def test_every_word_of_the_grammar_is_reserved() -> None:
    """No id may be a word that a phrase could be read by."""
    asked = {
        text.value
        for file in (ENGINE / "language").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"take", "need", "sees"}
        for text in node.args
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }

    assert asked - {"+"} - RESERVED == set()


# Cards and scenarios, shipped or of the examples


def used(creator: Creator) -> Iterator[str]:
    """Every verb that a creator's cards use."""
    effects = [effect.steps for effect in creator.effects()]
    passives = [passive.steps for passive in creator.passives]
    for steps in (creator.setup, *effects, *passives):
        yield from (clause.verb for clause in clauses(steps))


def test_every_verb_is_used_by_a_creator(everything: Library) -> None:
    assert (
        set(VERBS) - {it for creator in everything.every_creator for it in used(creator)} == set()
    )


def test_every_trigger_is_used_by_a_creator(everything: Library) -> None:
    waiting = {it.when for creator in everything.every_creator for it in creator.passives}

    assert set(TRIGGERS) - waiting == set()


def test_every_verb_occurs_in_the_trace_of_a_scenario(runs: Sequence[Run]) -> None:
    met = {
        entry.event.verb
        for played in runs
        if played.game.recorder
        for entry in played.game.recorder.entries
        if isinstance(entry.event, ClauseEnded)
    }

    assert set(VERBS) - met == set()


def test_every_trigger_occurs_in_the_trace_of_a_scenario(
    runs: Sequence[Run], everything: Library
) -> None:
    woken = {
        entry.event.short(played.game.teller).removeprefix("woke ")
        for played in runs
        if played.game.recorder
        for entry in played.game.recorder.entries
        if isinstance(entry.event, PassiveWoke)
    }
    met = {it.when for one in everything.every_creator for it in one.passives if it.id in woken}

    assert set(TRIGGERS) - met == set()


# Rules and rulings


def constants(*, asking: bool) -> set[str]:
    """The texts in the engine; *asking*: those by which it decides, `table.ruling("each-order")`
    or `rulings["source-gone"]`.
    """
    nodes = [
        node
        for file in ENGINE.rglob("*.py")
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
    return getattr(node.func, "attr", "") in {"ruling", "decides"}


def named(node: ast.expr) -> bool:
    """Whether something is called `rulings`."""
    return "rulings" in {getattr(node, "attr", ""), getattr(node, "id", "")}


def test_every_ruling_that_the_engine_asks_is_in_the_file(library: Library) -> None:
    assert constants(asking=True) - set(library.rulings) == set()


def by_cards(library: Library) -> set[str]:
    """The rulings that cards ask in their conditions."""
    written = [it for creator in library.every_creator for it in creator.written]
    return {asked.ruling.id for it in written for asked in it.rulings()}


def test_every_ruling_in_the_file_is_asked_by_the_engine_or_by_a_card(library: Library) -> None:
    assert set(library.rulings) - constants(asking=False) - by_cards(library) == set()


def test_what_a_card_asks_is_not_asked_by_the_engine(library: Library) -> None:
    assert by_cards(library) & constants(asking=True) == set()


def test_every_ruling_rests_on_rules_of_the_register(library: Library) -> None:
    assert {rule for it in library.rulings.values() for rule in it.rules} - set(
        library.rules
    ) == set()


@pytest.mark.parametrize("name", VERBS)
def test_every_reason_rests_on_rules_of_the_register(library: Library, name: str) -> None:
    rules = [rule for reason in VERBS[name].reasons for rule in reason.rules]

    assert [rule for rule in rules if rule not in {*library.rules, *library.rulings}] == []


@pytest.mark.parametrize("name", VERBS)
def test_the_reasons_of_a_verb_have_names_of_their_own(name: str) -> None:
    keys = [reason.key for reason in VERBS[name].reasons]

    assert len(set(keys)) == len(keys)


# Pages


@pytest.mark.parametrize("word", REACT.pages)
def test_every_page_begins_with_a_summary(word: str) -> None:
    summary, _, rest = REACT.pages[word].text.partition("\n")

    assert re.fullmatch(r"[A-Z].{10,90}\.", summary)
    assert rest.startswith("\n")


@pytest.mark.parametrize("word", VERBS)
def test_the_page_of_a_verb_shows_it_in_use(word: str) -> None:
    assert f"\n    {word}: " in VERBS[word].page


@pytest.mark.parametrize("word", VERBS)
def test_the_page_of_a_verb_tells_every_parameter(word: str) -> None:
    told = re.sub(r"^    .*$", "", VERBS[word].page, flags=re.MULTILINE)

    assert [it for it in VERBS[word].parameters if not re.search(rf"\b{it}\b", told)] == []


@pytest.mark.parametrize("word", TRIGGERS)
def test_the_page_of_a_trigger_shows_it_in_use(word: str) -> None:
    assert f"\n    when: {word}\n" in TRIGGERS[word].page


@pytest.mark.parametrize("word", TRIGGERS)
def test_the_page_of_a_trigger_tells_its_filters_and_words(word: str) -> None:
    trigger = TRIGGERS[word]
    told = trigger.page.partition("Filters:")[2]

    assert [it for it in (*trigger.filters, *trigger.words) if it not in told] == []
