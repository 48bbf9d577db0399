"""Steps compiled to what runs: clauses, conditions, choices, in printed order (RA-EFFECT-2)."""

from collections.abc import Callable, Iterable

from react_tools.replay.outcome import DONE, NOTHING_YET, nothing
from react_tools.replay.question import NONE, GameOverError, Option
from react_tools.rulesets.react.each import each
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.events.turns import (
    ChosenApplied,
    ClauseEnded,
    ConditionSeen,
    TryFailed,
)
from react_tools.rulesets.react.frame import MANDATORY, OPTIONAL, Frame
from react_tools.rulesets.react.language.phrase import Ref
from react_tools.rulesets.react.language.statement import (
    All,
    Condition,
    Done,
    Not,
    RulingIs,
    Some,
)
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.reasons import ASTRAY, DECLINED
from react_tools.rulesets.react.said import Listing, Said
from react_tools.rulesets.react.seeing import condition
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written
from react_tools.rulesets.react.table import Branches, Doing
from react_tools.rulesets.react.useless import is_useless
from react_tools.rulesets.react.verb import Arguments

Run = Callable[[Frame], None]
_YES_OR_NO = (Option("do", 1), NONE)


def program(steps: tuple[Step, ...], meaning: Meaning) -> Run:
    """All *steps*, one after the other."""
    runs = [_step(step, meaning) for step in steps]
    if len(runs) == 1:
        return runs[0]

    def run(frame: Frame) -> None:
        for one in runs:
            one(frame)

    return run


def _step(step: Step, meaning: Meaning) -> Run:
    match step:
        case Clause(verb=verb, arguments=arguments):
            act = _unless_astray(verb, arguments.values(), _clause(step, meaning), meaning)
            return _by(step.by, act, meaning)
        case Branch():
            return _branch(step, meaning)
        case Pick():
            return _by(step.by, _pick(step, meaning), meaning)
        case May():
            return _by(step.by, _may(step, meaning), meaning)
        case Each():
            members = each(step, program(step.steps, meaning), meaning)
            return _unless_astray("each", [(step.those,)], members, meaning)


def _clause(clause: Clause, meaning: Meaning) -> Run:
    verb = VERBS[clause.verb]
    act = verb.compile(Arguments(meaning, clause, verb))

    def run(frame: Frame) -> None:
        if frame.table.recorder is not None:
            run_recorded(frame)
            return
        frame.last = outcome = act(frame)
        if outcome.word != "nothing":
            frame.did = True

    def run_recorded(frame: Frame) -> None:
        table, frame.steered = frame.table, False
        try:
            frame.last = outcome = act(frame)
        except GameOverError:
            table.record(ClauseEnded(frame.id, verb.name, DONE, frame.sole))
            raise
        reason = outcome.reason
        frame.did |= outcome.word != "nothing"
        frame.answered |= reason is not None and reason.answered
        useless = reason is not None and is_useless(frame, outcome)
        table.record(ClauseEnded(frame.id, verb.name, outcome, frame.sole, useless))
        for other in outcome.others:
            table.record(TryFailed(frame.id, other))

    return run


def _unless_astray(
    word: str, phrases: Iterable[tuple[Written, ...]], run: Run, meaning: Meaning
) -> Run:
    """What reads the target does nothing if that did not fit the cost (ruling target-reach)."""
    said = (part for several in phrases for it in several for part in it.walk())
    if meaning.things.rulings["target-reach"] == "fits" or Ref("target") not in said:
        return run

    def tried(frame: Frame) -> None:
        if not frame.astray:
            run(frame)
            return
        frame.last = nothing(ASTRAY, zone=frame.target)
        frame.table.record(ClauseEnded(frame.id, word, frame.last, frame.sole))

    return tried


def _by(by: Written | None, run: Run, meaning: Meaning) -> Run:
    """Let another player choose and act; inside of the steps too, unless they say otherwise."""
    if by is None:
        return run
    who = meaning.player(by.player)

    def run_by(frame: Frame) -> None:
        before, frame.chooser = frame.chooser, who(frame)
        run(frame)
        frame.chooser = before

    return run_by


def _branch(branch: Branch, meaning: Meaning) -> Run:
    tree = branch.condition.condition
    see = condition(tree, meaning)
    then, otherwise = program(branch.then, meaning), program(branch.otherwise, meaning)
    told = not _is_told_already(tree)

    def run(frame: Frame) -> None:
        holds = see(frame)
        if told and frame.table.recorder is not None:
            frame.table.record(ConditionSeen(Said.by(frame, (branch.condition,)), holds))
        (then if holds else otherwise)(frame)

    return run


def _is_told_already(tree: Condition) -> bool:
    """Whether a condition sees nothing that the line above does not say: outcomes, rulings."""
    match tree:
        case Not(atom):
            return _is_told_already(atom)
        case All(atoms) | Some(atoms):
            return all(map(_is_told_already, atoms))
        case _:
            return isinstance(tree, Done | RulingIs)


def _pick(pick: Pick, meaning: Meaning) -> Run:
    lists = [program(steps, meaning) for steps in pick.lists]
    branches = [Doing("branch", at, steps) for at, steps in enumerate(pick.lists, 1)]
    amount = pick.count.amount
    rules, about = OPTIONAL if amount.up_to else MANDATORY, Branches(pick.lists)

    def run_one(frame: Frame) -> None:
        option = frame.table.choose(frame.chooser, branches, rules, about)
        lists[option.value - 1](frame)

    def run(frame: Frame) -> None:
        rest, picked = list(range(len(lists))), list[int]()
        while rest and len(picked) < amount.number:
            options: list[Option] = [branches[it] for it in rest]
            if amount.up_to:
                options.append(NONE)
            option = frame.table.choose(frame.chooser, options, rules, about)
            if option is NONE:
                break
            picked.append(option.value - 1)
            rest.remove(option.value - 1)
        picked.sort()
        if len(picked) > 1 and frame.table.recorder is not None:
            ordered = Listing(tuple((Option("branch", it + 1), 1) for it in picked))
            frame.table.record(ChosenApplied(ordered))
        for it in picked:
            lists[it](frame)

    return run_one if amount.number == 1 and not amount.up_to else run


def _may(may: May, meaning: Meaning) -> Run:
    """Steps that a player may leave; `done` is true behind them if any of them did something."""
    steps, about = program(may.steps, meaning), Branches((may.steps,))

    def run(frame: Frame) -> None:
        table = frame.table
        if table.choose(frame.chooser, _YES_OR_NO, OPTIONAL, about) is NONE:
            frame.last = nothing(DECLINED, player=frame.chooser)
            if table.recorder is not None:
                table.record(ClauseEnded(frame.id, "may", frame.last, frame.sole))
            return
        did, frame.did = frame.did, False
        steps(frame)
        frame.last = DONE if frame.did else NOTHING_YET
        frame.did |= did

    return run
