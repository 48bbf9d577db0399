"""Random duels: whatever is played, the promises of the engine hold.

Settings of the shipped creators on fields of several sizes are played by a seeded chooser until the
duel is over; what was seen on the way is kept, and each test looks at all of it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random  # noqa: TID251 -- seeded: these are the same duels always
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from react_tools.document import Document
from react_tools.replay.answers import Move
from react_tools.replay.outcome import Outcome
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE, Board
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.events.turns import ClauseEnded, DuelEnded
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.legal import barred, unbarred
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.picture import complete
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Verb
from react_tools.scenario.runner import Run
from react_tools.trace.event import Event, Rules
from react_tools.trace.recorder import Recorder

StartIn = Callable[[str, Library], Duel]

DUELS = 150
SIZES = ((3, 2), (3, 3), (4, 3), (5, 4), (4, 6), (5, 5), (7, 7))
PASSES = 0.3
ENDS = 0.2
LONGEST = 2000
ROOMS = ("react_tools.trace.", "react_tools.rulesets.react.")


@dataclass(frozen=True)
class Moment:
    """A decision that was put to a player, or the end.

    Attributes:
        kind: `intention`, `reaction`, `choice`; empty at the end.
        seen: the state's key when it was reached.
        mark: how far the record goes.
        legal: the open choices; `pure`: whether asking for them changed nothing.
    """

    kind: str
    state: State
    seen: object
    key: object
    mark: int
    legal: tuple[Move, ...]
    pure: bool


@dataclass(frozen=True)
class Played:
    """A duel that was played, from its first state; `chosen` are the indexes of the choices."""

    duel: Duel
    first: State
    chosen: tuple[int, ...]
    moments: tuple[Moment, ...]

    @property
    def recorder(self) -> Recorder:
        assert self.duel.recorder is not None
        return self.duel.recorder

    @property
    def match(self) -> Match:
        return self.duel.match


def setting(random: Random, creators: Sequence[Creator]) -> str:
    """The text of a random setting; all that lies or stands there comes from its supply."""
    pair = random.sample(creators, 2)
    columns, rows = random.choice(SIZES)
    pieces: dict[str, str] = {}
    tokens = {it.id: it.supply for creator in pair for it in creator.tokens}

    def some(place: str) -> str:
        """A few tokens that may lie there."""
        kinds = [it.id for creator in pair for it in creator.tokens if place in it.at]
        counts = {kind: min(random.choice([0, 0, 1, 2]), tokens[kind]) for kind in kinds}
        for kind, count in counts.items():
            tokens[kind] -= count
        return ", ".join(f"{kind}: {count}" for kind, count in counts.items() if count)

    for creator in pair:
        cards = [card.id for card in creator.deck for _ in range(card.copies)]
        random.shuffle(cards)
        hand, rest = cards[: (held := random.randrange(7))], cards[held:]
        discard, rest = rest[: (spent := random.randrange(5))], rest[spent:]
        deck = rest[: random.choice([0, 1, 3, len(rest)])]
        damage, exhausted = random.choice([0, 0, 1, 2]), random.random() < 0.2
        riding = some("unit")
        pieces[chr(ord("A") + len(pieces))] = (
            f"creator: {creator.id}, hand: [{', '.join(hand)}], deck: [{', '.join(deck)}], "
            f"discard: [{', '.join(discard)}], damage: {damage}, "
            f"exhausted: {str(exhausted).lower()}" + (f", tokens: {{{riding}}}" if riding else "")
        )
    for creator in pair:
        for summon in [it.id for it in creator.summons for _ in range(it.count)]:
            if len(pieces) < columns * rows - 1 and random.random() < 0.6:
                exhausted, riding = random.random() < 0.3, some("unit")
                pieces[chr(ord("A") + len(pieces))] = (
                    f"summon: {summon}, of: {creator.id}, exhausted: {str(exhausted).lower()}"
                    + (f", tokens: {{{riding}}}" if riding else "")
                )
    zones = [
        f"{chr(ord('a') + column)}{row + 1}" for column in range(columns) for row in range(rows)
    ]
    lying = {zone: some("zone") for zone in random.sample(zones, len(zones) // 3)}
    drawn = [*pieces, *("." for _ in range(columns * rows - len(pieces)))]
    random.shuffle(drawn)
    rulings = {"source-gone": random.choice(["applies", "void"])}
    rulings["ability-twice"] = random.choice(['"no"', '"yes"'])
    lines = [
        "ruleset: react",
        f"active: {random.choice(pair).id}",
        f"rulings: {{{', '.join(f'{name}: {chosen}' for name, chosen in rulings.items())}}}",
        "field: |",
        *(f"  {' '.join(drawn[at : at + columns])}" for at in range(0, len(drawn), columns)),
        "pieces:",
        *(f"  {letter}: {{{told}}}" for letter, told in pieces.items()),
        f"zones: {{{', '.join(f'{zone}: {{{told}}}' for zone, told in lying.items() if told)}}}",
    ]
    return "\n".join(lines) + "\n"


def begin(random: Random, start_in: StartIn, library: Library) -> Duel:
    """A recorded duel at a random setting; now and then a creator has ascended."""
    duel = start_in(setting(random, [*library.creators.values()]), library)
    state = duel.state.copy()
    state.ascended = [int(random.random() < 0.3) for _ in duel.players]
    return Duel(duel.teller, state, Recorder(), duel.aliases)


def pick(random: Random, legal: Sequence[Move]) -> int:
    """The index of a choice: the last one, a pass or an end, with a fixed share, else any."""
    last = legal[-1].terms
    share = PASSES if "pass" in last else ENDS if "end" in last else 0
    return len(legal) - 1 if random.random() < share else random.randrange(len(legal))


def moment(duel: Duel) -> Moment:
    """What can be seen of the present decision."""
    assert duel.recorder is not None
    key, mark, decision = duel.key(), len(duel.recorder.entries), duel.decision()
    legal = tuple(duel.legal())
    pure = (key, mark) == (duel.key(), len(duel.recorder.entries)) and decision == duel.decision()
    state = duel.state.copy()
    kind = decision.kind if decision else ""
    return Moment(kind, state, state.key(), key, mark, legal, pure)


def play(duel: Duel, choose: Callable[[Sequence[Move]], int]) -> Played:
    """Play on until nothing is to be decided."""
    first, chosen, moments = duel.state.copy(), list[int](), [moment(duel)]
    while moments[-1].kind and len(chosen) < LONGEST:
        chosen.append(choose(moments[-1].legal))
        duel.apply(moments[-1].legal[chosen[-1]])
        moments.append(moment(duel))
    return Played(duel, first, tuple(chosen), tuple(moments))


@pytest.fixture(scope="module")
def duels(start_in: StartIn, library: Library) -> list[Played]:
    random = Random(20)  # noqa: S311
    return [
        play(begin(random, start_in, library), lambda legal: pick(random, legal))
        for _ in range(DUELS)
    ]


def whole_setting(random: Random, creators: Sequence[Creator]) -> str:
    """The text of a duel from its setup: shuffled decks, either way of taking the first hand."""
    pieces = []
    for letter, creator in zip("AB", random.sample(creators, 2), strict=True):
        cards = [card.id for card in creator.deck for _ in range(card.copies)]
        random.shuffle(cards)
        pieces.append((letter, creator.id, f"deck: [{', '.join(cards)}]"))
    lines = [
        "ruleset: react",
        "phase: setup",
        f"hands: {random.choice(['dealt', 'first-game'])}",
        f"active: {random.choice(pieces)[1]}",
        "pieces:",
        *(f"  {letter}: {{creator: {name}, {deck}}}" for letter, name, deck in pieces),
    ]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def whole_duels(start_in: StartIn, library: Library) -> list[Played]:
    """Duels from their setup to their end."""
    random = Random(21)  # noqa: S311
    texts = [whole_setting(random, [*library.creators.values()]) for _ in range(DUELS // 10)]
    return [play(start_in(text, library), lambda legal: pick(random, legal)) for text in texts]


def states(duels: Sequence[Played]) -> Iterator[tuple[Played, State]]:
    """Every position that was reached, half-done ones included."""
    return ((played, it.state) for played in duels for it in played.moments)


def again(played: Played, recorder: Recorder | None = None) -> Duel:
    """A new duel at the same first state."""
    return Duel(played.duel.teller, played.first.copy(), recorder, played.duel.aliases)


def repeated(played: Played) -> Played:
    """The same choices once more."""
    choices = iter(played.chosen)
    return play(again(played, Recorder()), lambda _: next(choices))


# What the sample shows


def test_every_duel_comes_to_an_end(duels: list[Played]) -> None:
    assert [played.moments[-1].kind for played in duels] == [""] * DUELS


def test_the_duels_are_long_enough_to_show_something(duels: list[Played]) -> None:
    assert sum(len(played.chosen) for played in duels) > 10 * DUELS


def test_every_kind_of_decision_is_met(duels: list[Played]) -> None:
    kinds = Counter(it.kind for played in duels for it in played.moments)

    assert min(kinds[kind] for kind in ("intention", "reaction", "choice", "improvement")) > DUELS


def test_duels_end_by_either_player(duels: list[Played]) -> None:
    assert {0, 1} <= {played.duel.state.result for played in duels}


def test_a_duel_goes_from_its_setup_to_its_end(whole_duels: list[Played]) -> None:
    assert all(played.duel.state.result != NOWHERE for played in whole_duels)


def test_every_kind_of_event_is_met(
    duels: list[Played], whole_duels: list[Played], everything: Library
) -> None:
    """In duels of the shipped creators, or in a scenario of the tests' pack."""

    def names(of: type[Event]) -> set[str]:
        below = [it for it in of.__subclasses__() if it.__module__.startswith(ROOMS)]
        return {it.__name__ for it in below}.union(*(names(it) for it in below))

    records = [played.recorder for played in (*duels, *whole_duels)]
    for scenario in everything.every_scenario:
        came = REACT.play(scenario, everything)
        assert isinstance(came, Run)
        records.extend([came.game.recorder] if came.game.recorder else [])

    met = {type(entry.event).__name__ for recorder in records for entry in recorder.entries}

    assert names(Event) - met == set()


def test_every_playable_effect_is_played(duels: list[Played], library: Library) -> None:
    chosen = {
        it.legal[at].terms.get("play", "")
        for played in duels
        for it, at in zip(played.moments, played.chosen, strict=False)
    }
    playable = {it.id for creator in library.creators.values() for it in creator.effects()}

    assert chosen - {""} == playable


# What holds in every position


def test_a_unit_off_the_field_is_neither_exhausted_nor_holds_tokens(duels: list[Played]) -> None:
    for played, state in states(duels):
        kinds = len(played.match.tokens)
        for unit, zone in enumerate(state.where):
            held = state.riding[unit * kinds : (unit + 1) * kinds]
            assert zone != NOWHERE or not (state.exhausted[unit] or any(held))


def test_a_zone_holds_one_unit_at_most(duels: list[Played]) -> None:
    crowded = [
        state.where
        for _, state in states(duels)
        if max(Counter(zone for zone in state.where if zone != NOWHERE).values()) > 1
    ]

    assert crowded == []


def test_every_unit_on_the_field_stands_in_one_of_its_zones(duels: list[Played]) -> None:
    assert all(
        zone in played.match.board.zones
        for played, state in states(duels)
        for zone in state.where
        if zone != NOWHERE
    )


def test_creators_never_leave_the_field(duels: list[Played]) -> None:
    assert all(
        state.where[unit] != NOWHERE
        for played, state in states(duels)
        for unit in played.match.creators
    )


def test_tokens_of_each_kind_are_conserved(duels: list[Played]) -> None:
    for played, state in states(duels):
        kinds = len(played.match.tokens)
        for at, token in enumerate(played.match.tokens):
            in_play = sum(state.riding[at::kinds]) + sum(state.lying[at::kinds])
            assert state.supply[at] + in_play == token.supply


def test_no_number_of_tokens_is_negative(duels: list[Played]) -> None:
    assert min(min(it.riding + it.lying + it.supply) for _, it in states(duels)) == 0


def test_tokens_lie_only_where_their_kind_may(duels: list[Played]) -> None:
    for played, state in states(duels):
        kinds = len(played.match.tokens)
        for at, token in enumerate(played.match.tokens):
            assert token.lies_on("unit") or not any(state.riding[at::kinds])
            assert token.lies_on("zone") or not any(state.lying[at::kinds])


def test_a_unit_off_the_field_is_ready_and_carries_nothing(duels: list[Played]) -> None:
    for played, state in states(duels):
        kinds = len(played.match.tokens)
        for unit, zone in enumerate(state.where):
            if zone == NOWHERE:
                assert not state.exhausted[unit]
                assert not any(state.riding[unit * kinds : (unit + 1) * kinds])


def test_the_cards_of_each_player_are_conserved(duels: list[Played]) -> None:
    def cards(state: State, player: int) -> Counter[int]:
        on_chain = [it.card for it in state.chain if it.player == player and it.card != NOWHERE]
        piles = state.hand[player] + state.deck[player] + state.discard[player]
        return Counter([*piles, *on_chain])

    assert all(
        cards(state, player) == cards(played.first, player)
        for played, state in states(duels)
        for player in range(len(played.duel.players))
    )


def test_summons_are_conserved(duels: list[Played]) -> None:
    for played in duels:
        facts = played.duel.facts()
        for player, sheet in enumerate(played.match.sheets):
            for summon in sheet.summons:
                units = [it for it in played.match.units if it.kind == summon.id]
                there = [
                    it
                    for it in units
                    if facts[played.duel.teller.units[it.index]]["zone"] != "gone"
                ]
                supply = facts[played.duel.players[player]][f"supply.{summon.id}"]
                assert (len(units), supply) == (summon.count, summon.count - len(there))


def test_a_hand_never_holds_more_than_its_limit(duels: list[Played]) -> None:
    assert all(
        len(hand) <= played.match.numbers.hand
        for played, state in states(duels)
        for hand in state.hand
    )


def test_a_chain_never_holds_more_than_its_slots(duels: list[Played]) -> None:
    assert all(len(state.chain) <= played.match.numbers.slots for played, state in states(duels))


def test_a_chain_begins_with_an_intention_and_goes_on_with_reactions(duels: list[Played]) -> None:
    for played, state in states(duels):
        kinds = [played.match.playables[link.effect].effect.kind for link in state.chain]
        assert kinds[:1] in ([], ["intention"])
        assert set(kinds[1:]) <= {"reaction"}


def test_damage_never_falls(duels: list[Played]) -> None:
    for played in duels:
        for before, after in zip(played.moments, played.moments[1:], strict=False):
            assert all(
                old <= new for old, new in zip(before.state.damage, after.state.damage, strict=True)
            )


def test_the_duel_is_over_when_somebody_has_no_health_left(duels: list[Played]) -> None:
    for played in duels:
        beaten = max(played.duel.state.damage) >= played.match.numbers.damage
        assert not beaten or played.duel.state.result != NOWHERE
        assert all(max(it.state.damage) < played.match.numbers.damage for it in played.moments[:-1])


def test_between_chains_nobody_has_passed_and_the_active_player_chooses(
    duels: list[Played],
) -> None:
    for played in duels:
        for it in played.moments:
            if it.kind == "intention":
                state = it.state
                assert (state.passes, state.resolving, state.chooser) == (0, 0, state.active)


def test_the_players_take_turns(duels: list[Played]) -> None:
    for played in duels:
        for before, after in pairwise(it.state for it in played.moments):
            turns = after.turn - before.turn
            assert turns in {0, 1}
            assert after.active == (before.active + turns) % 2


def test_the_masterpiece_board_holds_each_card_once(duels: list[Played]) -> None:
    for _, state in states(duels):
        laid = [piece for piece in state.row if piece != NOWHERE]
        assert len(laid) == len(set(laid))


def test_no_picture_stays_complete_unless_its_creator_is_ascended(duels: list[Played]) -> None:
    for played in duels:
        for moment in played.moments:
            if moment.kind in {"intention", "reaction"}:
                waiting = [it for it in (0, 1) if complete(played.match, moment.state.row, it)]
                assert all(moment.state.ascended[it] for it in waiting)


def test_at_the_start_of_a_turn_everything_has_recovered(duels: list[Played]) -> None:
    for played in duels:
        for moment in played.moments:
            assert moment.kind != "improvement" or not any(moment.state.exhausted)


def test_after_the_first_draw_a_hand_holds_no_more_than_it_may(duels: list[Played]) -> None:
    assert all(
        len(hand) <= played.match.numbers.hand
        for played, state in states(duels)
        for hand in state.hand
    )


def test_a_duel_stops_only_when_somebody_has_won_or_neither(duels: list[Played]) -> None:
    assert all(played.duel.state.result != NOWHERE for played in duels)


# What holds for every decision


def test_while_a_decision_is_open_something_is_legal(duels: list[Played]) -> None:
    assert all(it.legal for played in duels for it in played.moments if it.kind)


def test_when_no_decision_is_open_nothing_is_legal(duels: list[Played]) -> None:
    assert not any(it.legal for played in duels for it in played.moments if not it.kind)


def test_a_choice_in_the_middle_of_a_step_has_two_options_at_least(duels: list[Played]) -> None:
    assert all(
        len(it.legal) > 1 for played in duels for it in played.moments if it.kind == "choice"
    )


def test_asking_what_is_legal_changes_nothing(duels: list[Played]) -> None:
    assert all(it.pure for played in duels for it in played.moments)


def test_no_two_open_choices_say_the_same(duels: list[Played]) -> None:
    alike = [
        [move.name for move in it.legal]
        for played in duels
        for it in played.moments
        if len({tuple(sorted(move.terms.items())) for move in it.legal}) < len(it.legal)
    ]

    assert alike == []


def test_what_is_not_legal_is_refused_for_a_reason(duels: list[Played]) -> None:
    for played in duels[: DUELS // 6]:
        duel = again(played)
        for it, at in zip(played.moments, played.chosen, strict=False):
            open_now = {move.terms.get("play") for move in it.legal}
            for playable in duel.match.playables:
                who, play_it = duel.players[playable.owner], playable.effect.id
                if playable.owner != duel.state.chooser or play_it not in open_now:
                    refusal = duel.refusal(who, {"play": play_it})
                    assert refusal.rules, (who, play_it, refusal)
            duel.apply(duel.legal()[at])


def test_exactly_the_effects_that_nothing_bars_are_unbarred(duels: list[Played]) -> None:
    for played in duels[: DUELS // 3]:
        for it in played.moments:
            if it.kind in {"intention", "reaction"}:
                table = Table.of(played.match, it.state)
                every = played.match.playables
                free = [one.index for one in every if barred(table, one) is None]
                found = dict.fromkeys(it.playable.index for it in unbarred(table))
                assert list(found) == free


def test_a_choice_is_found_by_its_place(duels: list[Played]) -> None:
    for played in duels[: DUELS // 6]:
        duel = again(played)
        for at in played.chosen:
            legal = duel.legal()
            names = [move.name for move in legal]
            assert [legal[it].name for it in range(len(legal))] == names
            assert [legal[it - len(legal)].name for it in range(len(legal))] == names
            assert [move.name for move in legal[1:]] == names[1:]
            duel.apply(legal[at])


# The record


def test_every_event_cites_one_to_three_rules(duels: list[Played], library: Library) -> None:
    """Beside them may stand the ruling on which it rests."""
    cited = (entry.event.cited() for played in duels for entry in played.recorder.entries)
    assert {len([it for it in each if it not in library.rulings]) for each in cited} <= {1, 2, 3}


def test_every_cited_rule_is_in_the_register_or_among_the_rulings(
    duels: list[Played], library: Library
) -> None:
    cited = {
        rule
        for played in duels
        for entry in played.recorder.entries
        for rule in entry.event.cited()
    }

    assert cited - {*library.rules, *library.rulings} == set()


def test_every_decision_cites_rules_of_the_register(duels: list[Played], library: Library) -> None:
    for played in duels[: DUELS // 6]:
        duel = again(played)
        for at in played.chosen:
            decision = duel.decision()
            assert decision is not None
            assert set(decision.rules) <= set(library.rules)
            duel.apply(duel.legal()[at])


def test_the_record_keeps_every_state_between_two_steps(duels: list[Played]) -> None:
    for played in duels:
        between = {it.mark - 1: it.seen for it in played.moments if it.kind != "choice"}
        kept = {at: state.key() for at, state in played.duel.history() if at in between}
        assert kept == between


def test_what_happens_later_leaves_earlier_states_as_they_were(duels: list[Played]) -> None:
    assert all(it.state.key() == it.seen for played in duels for it in played.moments)


def test_every_event_can_be_told_in_both_languages(duels: list[Played]) -> None:
    for played in duels[: DUELS // 3]:
        teller = played.duel.teller
        for entry in played.recorder.entries:
            for told in (entry.event.say(teller, "en"), entry.event.say(teller, "ru")):
                assert told == told.strip()
                assert told
                assert not set("{}") & set(told)


def test_every_cause_comes_before_its_effect_and_lies_higher(duels: list[Played]) -> None:
    for played in duels:
        entries = played.recorder.entries
        for at, cause in enumerate(played.recorder.causes()):
            depth = entries[cause].depth + 1 if cause >= 0 else 0
            assert (cause < at, entries[at].depth) == (True, depth)


def test_behind_the_end_nothing_happens_any_more(duels: list[Played]) -> None:
    """What was going on gets its outcome, and the rest of the chain is put down as abandoned."""
    for played in duels:
        kinds = [entry.event.kind for entry in played.recorder.entries]
        if "duel_ended" in kinds:
            behind = set(kinds[kinds.index("duel_ended") + 1 :])
            assert behind <= {"clause_ended", "chain_abandoned"}


# Playing again, and forks


def test_the_same_choices_give_the_same_positions(duels: list[Played]) -> None:
    for played in duels:
        assert [it.key for it in repeated(played).moments] == [it.key for it in played.moments]


def test_the_same_choices_give_the_same_record(duels: list[Played]) -> None:
    for played in duels[: DUELS // 3]:
        assert repeated(played).recorder.entries == played.recorder.entries


def test_without_a_record_the_positions_are_the_same(duels: list[Played]) -> None:
    for played in duels:
        duel = again(played)
        for it, at in zip(played.moments, played.chosen, strict=False):
            assert duel.key() == it.key
            duel.apply(duel.legal()[at])
        assert duel.key() == played.moments[-1].key


def test_a_position_between_chains_is_all_there_is(duels: list[Played]) -> None:
    """Nothing that happened before waits anywhere else: a duel begun there goes the same way."""
    for played in duels[: DUELS // 3]:
        for now, then, at in zip(played.moments, played.moments[1:], played.chosen, strict=False):
            if now.kind == "intention":
                duel = Duel(played.duel.teller, now.state.copy(), None, played.duel.aliases)
                assert [move.terms for move in duel.legal()] == [move.terms for move in now.legal]
                duel.apply(duel.legal()[at])
                assert duel.key() == then.key


def test_a_fork_has_the_key_and_the_choices_of_its_original(duels: list[Played]) -> None:
    for played in duels[: DUELS // 3]:
        duel = again(played)
        for it, at in zip(played.moments, played.chosen, strict=False):
            twin = duel.fork()
            assert twin.key() == it.key
            assert [move.terms for move in twin.legal()] == [move.terms for move in it.legal]
            duel.apply(duel.legal()[at])


def test_what_a_fork_plays_leaves_its_original_as_it_was(duels: list[Played]) -> None:
    random = Random(21)  # noqa: S311
    for played in duels[: DUELS // 6]:
        duel = again(played, Recorder())
        for it, at in zip(played.moments, played.chosen, strict=False):
            twin = duel.fork()
            for _ in range(4):
                if legal := twin.legal():
                    twin.apply(legal[pick(random, legal)])
            assert moment(duel).key == it.key
            assert [move.terms for move in duel.legal()] == [move.terms for move in it.legal]
            duel.apply(duel.legal()[at])
        assert duel.key() == played.moments[-1].key


def test_a_fork_that_goes_the_same_way_arrives_at_the_same_position(duels: list[Played]) -> None:
    for played in duels[: DUELS // 3]:
        duel = again(played)
        for it, at in zip(played.moments[1:], played.chosen, strict=False):
            duel = duel.fork()
            duel.apply(duel.legal()[at])
            assert duel.key() == it.key


def test_in_the_middle_of_a_step_every_answer_can_be_tried_in_a_fork(duels: list[Played]) -> None:
    for played in duels[: DUELS // 6]:
        for number, it in enumerate(played.moments):
            if it.kind != "choice":
                continue
            original = again(played)
            for at in played.chosen[:number]:
                original.apply(original.legal()[at])
            for option in range(len(it.legal)):
                tried, straight = original.fork(), again(played)
                tried.apply(tried.legal()[option])
                for at in (*played.chosen[:number], option):
                    straight.apply(straight.legal()[at])
                assert tried.key() == straight.key()
            assert original.key() == it.key


# Mirrors: directions belong to the board, and no side of it is dearer than another


@dataclass(frozen=True)
class Mirror:
    """A field seen in a mirror: its zones, and its directions by name."""

    zones: tuple[int, ...]
    ways: Mapping[str, str]

    @classmethod
    def of(cls, board: Board, first: str, second: str) -> "Mirror":
        """Swap two opposite directions."""
        columns, rows = board.columns, board.rows
        places = [(zone % columns, zone // columns) for zone in board.zones]
        aside = first == "left"
        zones = tuple(
            y * columns + columns - 1 - x if aside else (rows - 1 - y) * columns + x
            for x, y in places
        )
        return cls(zones, {first: second, second: first})

    def state(self, state: State, tokens: int) -> State:
        """The position in the mirror, chain included."""
        twin = state.copy()
        twin.where = [zone if zone == NOWHERE else self.zones[zone] for zone in state.where]
        twin.lying = [
            state.lying[self.zones[zone] * tokens + token]
            for zone in range(len(self.zones))
            for token in range(tokens)
        ]
        twin.chain = tuple(
            replace(
                it,
                target=it.target if it.target == NOWHERE else self.zones[it.target],
                direction=it.direction if it.direction == NOWHERE else self.way(it.direction),
            )
            for it in state.chain
        )
        return twin

    def way(self, direction: int) -> int:
        name = DIRECTIONS[direction]
        return DIRECTIONS.index(self.ways.get(name, name))

    def word(self, board: Board, word: str) -> str:
        """What a choice says, in the mirror: zones and directions change, all else does not."""
        zone = board.zone(word)
        return self.ways.get(word, word) if zone is None else board.name(self.zones[zone])

    def terms(self, board: Board, move: Move) -> dict[str, str]:
        return {key: self.word(board, word) for key, word in move.terms.items()}


@pytest.mark.parametrize("ways", [("left", "right"), ("up", "down")], ids=["aside", "upside-down"])
def test_a_duel_in_the_mirror_goes_the_mirrored_way(
    duels: list[Played], ways: tuple[str, str]
) -> None:
    for played in duels[: DUELS // 2]:
        board, kinds = played.match.board, len(played.match.tokens)
        mirror = Mirror.of(board, *ways)
        first = mirror.state(played.first, kinds)
        duel = Duel(played.duel.teller, first, None, played.duel.aliases)
        for it, at in zip(played.moments, played.chosen, strict=False):
            assert duel.state.key() == mirror.state(it.state, kinds).key()
            terms = mirror.terms(board, it.legal[at])
            duel.apply(next(move for move in duel.legal() if move.terms == terms))


# Clauses and their outcomes


class ClauseBegan(Event, frozen=True):
    """A clause was begun; the tests alone record it."""

    en: ClassVar[str] = "begins"
    ru: ClassVar[str] = "начало"
    brief: ClassVar[str] = "begins"
    source: str
    verb: str
    rules: Rules = ("RA-EFFECT-2",)


def announced(verb: Verb) -> Verb:
    """The same verb; each of its clauses writes down that it begins."""

    def compile_one(arguments: Arguments) -> Act:
        act = verb.compile(arguments)

        def begin_and_act(frame: Frame) -> Outcome:
            frame.table.record(ClauseBegan(frame.id, verb.name))
            return act(frame)

        return begin_and_act

    return replace(verb, compile=compile_one)


@pytest.fixture(scope="module")
def announcing(start_in: StartIn, documents: Sequence[Document]) -> list[Played]:
    random, library = Random(22), REACT.library(documents, {})  # noqa: S311
    with pytest.MonkeyPatch.context() as patched:
        for name, verb in VERBS.items():
            patched.setitem(VERBS, name, announced(verb))
        return [
            play(begin(random, start_in, library), lambda legal: pick(random, legal))
            for _ in range(DUELS // 3)
        ]


def test_a_clause_that_is_begun_ends_with_one_outcome(announcing: list[Played]) -> None:
    for played in announcing:
        open_now: list[tuple[int, str, str]] = []
        for entry in played.recorder.entries:
            depth, event = entry.depth, entry.event
            if isinstance(event, ClauseBegan):
                open_now.append((depth, event.source, event.verb))
            elif isinstance(event, ClauseEnded) and event.verb in VERBS:  # not `may` or `each`
                assert open_now.pop() == (depth, event.source, event.verb)
            elif isinstance(event, DuelEnded):
                break
        else:
            assert open_now == []


def test_the_clause_that_ends_the_duel_has_an_outcome_too(announcing: list[Played]) -> None:
    for played in announcing:
        events = [entry.event for entry in played.recorder.entries]
        ended = [it for it in events if isinstance(it, ClauseEnded) and it.verb in VERBS]
        assert sum(isinstance(it, ClauseBegan) for it in events) == len(ended)


# Shrinking: what hypothesis finds, it makes small


@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(seed=st.integers(0, 9999), numbers=st.lists(st.integers(0, 99), max_size=40))
def test_any_list_of_numbers_plays_a_duel_that_its_record_can_tell(
    start_in: StartIn, library: Library, seed: int, numbers: list[int]
) -> None:
    duel = begin(Random(seed), start_in, library)  # noqa: S311
    seen = [moment(duel)]
    for number in numbers:
        if legal := duel.legal():
            duel.apply(legal[number % len(legal)])
            seen.append(moment(duel))
    between = {it.mark - 1: it.seen for it in seen if it.kind != "choice"}
    kept = {at: state.key() for at, state in duel.history() if at in between}

    assert kept == between
    assert [it.state.key() for it in seen] == [it.seen for it in seen]


@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(seed=st.integers(0, 9999), numbers=st.lists(st.integers(0, 99), max_size=40))
def test_any_list_of_numbers_conserves_the_tokens(
    start_in: StartIn, library: Library, seed: int, numbers: list[int]
) -> None:
    duel = begin(Random(seed), start_in, library)  # noqa: S311
    for number in numbers:
        if legal := duel.legal():
            duel.apply(legal[number % len(legal)])
    state, supplies = duel.state, [token.supply for token in duel.match.tokens]
    kinds = len(supplies)

    assert supplies == [
        state.supply[at] + sum(state.riding[at::kinds]) + sum(state.lying[at::kinds])
        for at in range(kinds)
    ]
