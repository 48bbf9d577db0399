"""The contract of a game (react_tools.game), put to every ruleset along games by chance."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random  # noqa: TID251 -- seeded: the same tries always

import pytest

from react_tools.game import Facts, Game, Terms
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.player import fits
from react_tools.schema.store import document, resolved
from react_tools.trace.event import LANGS
from tests.conformance.conftest import Least, Moment, Played, look

LONG = 40
"""How many moments of a game are looked at where each is costly."""
TRIES = 10
JUNK = ("", "none", "wibble", "-1", "0", "7", "z99", "a1", "?", "Ужас", "x" * 80, "a b", "{}")


# What is open


def test_a_game_by_chance_has_many_decisions_of_several_kinds(
    games: list[Played], least: Least
) -> None:
    kinds = {it.decision.kind for one in games for it in one.moments if it.decision}

    assert sum(len(one.chosen) for one in games) > 400
    assert len(kinds) >= least.kinds
    assert "choice" in kinds or least.kinds == 1


def test_asking_what_is_legal_changes_nothing(games: list[Played]) -> None:
    assert all(it.pure for one in games for it in one.moments)


def test_while_a_decision_is_open_something_is_legal_and_else_nothing(games: list[Played]) -> None:
    assert all(bool(it.legal) == bool(it.decision) for one in games for it in one.moments)


def test_no_two_open_choices_say_the_same(games: list[Played]) -> None:
    alike = [
        it.legal
        for one in games
        for it in one.moments
        if len({tuple(sorted(terms.items())) for terms in it.legal}) < len(it.legal)
    ]

    assert alike == []


def test_what_is_legal_has_a_fixed_order(games: list[Played]) -> None:
    for one in games:
        for game, seen, _ in islice(one.over(), LONG):
            assert said(game) == list(seen.legal)
            assert said(game) == list(seen.legal)


def test_a_choice_is_found_by_its_place(games: list[Played]) -> None:
    for one in games:
        for game, _, _ in islice(one.over(), LONG // 2):
            legal = game.legal()
            names = [it.name for it in legal]
            assert [legal[at].name for at in range(len(legal))] == names
            assert [legal[at - len(legal)].name for at in range(len(legal))] == names
            assert [it.name for it in legal[1:]] == names[1:]


def test_a_decision_names_a_player_a_cause_and_rules_of_the_register(games: list[Played]) -> None:
    for one in games:
        for it in (it.decision for it in one.moments if it.decision):
            assert it.who in one.game.players
            assert it.kind
            assert it.cause
            assert set(it.rules) <= {*one.library.rules, *one.library.rulings}
            assert 1 <= len(set(it.rules) - one.library.rulings.keys()) <= 3


def said(game: Game) -> list[Terms]:
    return [dict(it.terms) for it in game.legal()]


# Forks


def test_a_fork_has_the_key_the_facts_and_the_choices_of_its_original(games: list[Played]) -> None:
    for one in games:
        for game, seen, _ in islice(one.over(), LONG):
            twin = game.fork()
            assert twin.recorder is None
            assert (twin.key(), twin.facts(), said(twin)) == (seen.key, seen.facts, [*seen.legal])
            assert twin.decision() == seen.decision
            assert twin.question("en") == seen.question


def test_what_a_fork_plays_leaves_its_original_as_it_was(games: list[Played]) -> None:
    random = Random(21)  # noqa: S311
    for one in games:
        for game, seen, _ in islice(one.over(), LONG):
            twin = game.fork()
            for _ in range(4):
                if legal := twin.legal():
                    twin.apply(random.choice(legal))
            assert look(game) == seen


def test_what_an_original_plays_leaves_its_fork_as_it_was(games: list[Played]) -> None:
    for one in games:
        before: list[tuple[Game, Moment]] = []
        for game, seen, _ in islice(one.over(), LONG):
            before.append((game.fork(), seen))
        for twin, seen in before:
            assert (twin.key(), said(twin)) == (seen.key, [*seen.legal])


def test_a_choice_of_the_original_is_open_in_a_fork_and_leads_to_the_same_position(
    games: list[Played],
) -> None:
    for one in games:
        pairs = zip(one.over(), one.moments[1:], strict=False)
        for (game, _, at), then in islice(pairs, LONG):
            twin = game.fork()
            twin.apply(game.legal()[at])
            assert (twin.key(), twin.facts()) == (then.key, then.facts)


def test_a_fork_of_a_fork_of_a_fork_goes_the_same_way(games: list[Played]) -> None:
    for one in games:
        game = one.again()
        for then, at in zip(one.moments[1:], one.chosen, strict=False):
            game = game.fork()
            game.apply(game.legal()[at])
            assert game.key() == then.key


# Playing again


def test_without_a_record_the_game_goes_the_same_way(games: list[Played]) -> None:
    for one in games:
        game = one.again().fork()
        for seen, at in zip(one.moments, one.chosen, strict=False):
            assert (game.key(), game.facts()) == (seen.key, seen.facts)
            assert game.question("en") == seen.question
            game.apply(game.legal()[at])
        assert game.key() == one.moments[-1].key


def test_the_same_choices_give_the_same_positions_and_the_same_record(games: list[Played]) -> None:
    for one in games:
        moments = []
        game = one.again()
        for game, seen, _ in one.over():
            moments.append((game.key(), seen.key))
        assert all(ours == theirs for ours, theirs in moments)
        game = replayed(one)
        assert game.recorder is not None
        assert game.recorder.entries == one.recorder.entries
        assert game.recorder.beginning == one.recorder.beginning


def test_two_games_played_by_turns_do_not_disturb_each_other(games: list[Played]) -> None:
    """Nothing is kept outside of the positions."""
    for one in games[:6]:
        first, second = one.again(), one.again()
        for seen, at in zip(one.moments, one.chosen, strict=False):
            assert (first.key(), second.key()) == (seen.key, seen.key)
            first.apply(first.legal()[at])
            second.fork().apply(second.legal()[-1])
            second.apply(second.legal()[at])
        assert first.key() == second.key() == one.moments[-1].key


def replayed(one: Played) -> Game:
    game = one.again()
    for at in one.chosen:
        game.apply(game.legal()[at])
    return game


# Keys


def test_positions_with_one_key_are_the_same_in_all_that_can_be_seen(games: list[Played]) -> None:
    for one in games:
        known: dict[object, Moment] = {}
        for it in one.moments:
            before = known.setdefault(it.key, it)
            assert (it.facts, it.legal, it.question) == (
                before.facts,
                before.legal,
                before.question,
            )


def test_choices_that_lead_to_other_facts_lead_to_other_keys(games: list[Played]) -> None:
    for one in games:
        for game, _, _ in islice(one.over(), LONG // 2):
            found: dict[object, str] = {}
            for choice in game.legal():
                twin = game.fork()
                twin.apply(choice)
                seen = repr((sorted_facts(twin.facts()), said(twin), twin.question("en")))
                assert found.setdefault(twin.key(), seen) == seen


def test_a_position_reached_again_by_other_games_has_the_same_key(games: list[Played]) -> None:
    """Two games at one setting that go the same way count as one, however often one looked."""
    for one in games:
        twin = one.again()
        for _, seen, at in islice(one.over(), LONG):
            assert hash(twin.key()) == hash(seen.key)
            twin.facts(first=True)
            twin.apply(twin.legal()[at])


def sorted_facts(facts: Facts) -> object:
    return sorted((thing, sorted(it.items(), key=str)) for thing, it in facts.items())


# Refusals


def names(one: Played) -> list[str]:
    """Whatever has a name in a game."""
    facts = one.moments[0].facts
    cards = {it for of in facts.values() for fact in of.values() for it in words(fact)}
    told = {it for seen in one.moments for terms in seen.legal for it in terms.values()}
    rest = {it for seen in one.moments[::20] for it in seen.facts}
    return sorted({*facts, *cards, *told, *rest, *JUNK})


def words(fact: object) -> Iterator[str]:
    if isinstance(fact, tuple):
        yield from fact
    elif isinstance(fact, str):
        yield fact


def heads(ruleset: AnyRuleset, games: list[Played]) -> list[str]:
    """The words of what can be done: those of its schema's steps, and those that occurred."""
    told = {it for one in games for seen in one.moments for terms in seen.legal for it in terms}
    action = document(ruleset.kinds["scenario"])["$defs"]["action"]
    for form in (action, *action.get("anyOf", ())):
        whole = resolved(form)
        told |= {*whole.get("properties", ())}
        told |= {whole["const"]} if isinstance(whole.get("const"), str) else set()
    return [*sorted(told - {"choices", "refused"}), "wibble"]


def test_whatever_is_not_legal_is_refused_in_words_with_rules_or_a_key(
    ruleset: AnyRuleset, games: list[Played], least: Least
) -> None:
    random, verbs = Random(47), heads(ruleset, games)  # noqa: S311
    refused = 0
    for one in games:
        known, seen_by_all = names(one), [*one.game.players, "nobody"]
        for game, seen, _ in islice(one.over(), 0, None, 4):
            for _ in range(TRIES):
                who, terms = random.choice(seen_by_all), tried(random, seen, verbs, known)
                fitting = [it for it in game.legal() if fits(it, terms)]
                chooser = seen.decision.who if seen.decision else ""
                if who == chooser and len(fitting) == 1:
                    continue
                refused += 1
                check_refusal(game, who, terms, one.library)
    assert refused > least.refusals


def tried(random: Random, seen: Moment, verbs: list[str], known: list[str]) -> Terms:
    """A choice that was open with one word changed or left out, or words by chance."""
    if random.random() < 0.5 and seen.legal:
        terms = dict(random.choice(seen.legal))
        word = random.choice([*terms])
        if random.random() < 0.2 and len(terms) > 1:
            del terms[word]
        else:
            terms[word] = random.choice(known)
        return terms
    return {random.choice(verbs): random.choice(known) for _ in range(random.randrange(1, 4))}


def check_refusal(game: Game, who: str, terms: Terms, library: Library) -> None:
    told = json.dumps([who, terms], ensure_ascii=False)
    before = game.key()
    refusal = game.refusal(who, terms)
    assert refusal.message, told
    assert "\n" not in refusal.message, told
    assert refusal.rules or refusal.key, (told, refusal.message)
    assert set(refusal.rules) <= {*library.rules, *library.rulings}, (told, refusal.rules)
    assert len(set(refusal.rules) - library.rulings.keys()) <= 3, (told, refusal.rules)
    for lang in LANGS:
        sentence = game.attempted(who, terms, lang)
        assert sentence, told
        assert "\n" not in sentence, (told, sentence)
    assert game.key() == before, told


@pytest.mark.parametrize("lang", LANGS)
def test_open_choices_are_told_so_that_they_can_be_told_apart(
    games: list[Played], lang: str
) -> None:
    for one in games:
        for game, _, _ in islice(one.over(), LONG):
            told = [game.told(it, "ru" if lang == "ru" else "en") for it in game.legal()]
            assert len(set(told)) == len(told), told
