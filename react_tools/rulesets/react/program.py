"""Steps compiled to what runs: clauses, conditions, choices, in printed order (RA-EFFECT-2)."""

from collections.abc import Callable

from react_tools.rulesets.react.definitions import Branch, Clause, Pick, Step
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.events.turns import ClauseEnded, ConditionSeen, TryFailed
from react_tools.rulesets.react.frame import MANDATORY, OPTIONAL, Frame
from react_tools.rulesets.react.language.phrase import Done
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.outcome import DONE
from react_tools.rulesets.react.said import Said
from react_tools.rulesets.react.seeing import condition
from react_tools.rulesets.react.table import NONE, Branches, DuelOverError, Option
from react_tools.rulesets.react.verb import Arguments

Run = Callable[[Frame], None]


def program(steps: tuple[Step, ...], meaning: Meaning) -> Run:
    """All *steps*, one after the other."""
    runs = [_step(step, meaning) for step in steps]

    def run(frame: Frame) -> None:
        for each in runs:
            each(frame)

    return run


def _step(step: Step, meaning: Meaning) -> Run:
    match step:
        case Clause():
            return _clause(step, meaning)
        case Branch():
            return _branch(step, meaning)
        case Pick():
            return _pick(step, meaning)


def _clause(clause: Clause, meaning: Meaning) -> Run:
    verb = VERBS[clause.verb]
    act = verb.compile(Arguments(meaning, clause, verb))

    def run(frame: Frame) -> None:
        try:
            frame.last = outcome = act(frame)
        except DuelOverError:
            frame.table.record(ClauseEnded(frame.id, verb.name, DONE, frame.sole))
            raise
        frame.did |= outcome.word != "nothing"
        if frame.table.recorder is not None:
            frame.table.record(ClauseEnded(frame.id, verb.name, outcome, frame.sole))
            for other in outcome.others:
                frame.table.record(TryFailed(frame.id, other))

    return run


def _branch(branch: Branch, meaning: Meaning) -> Run:
    tree = branch.condition.condition
    see = condition(tree, meaning)
    then, otherwise = program(branch.then, meaning), program(branch.otherwise, meaning)
    told = not isinstance(tree, Done)

    def run(frame: Frame) -> None:
        holds = see(frame)
        if told and frame.table.recorder is not None:
            frame.table.record(ConditionSeen(Said.by(frame, (branch.condition,)), holds))
        (then if holds else otherwise)(frame)

    return run


def _pick(pick: Pick, meaning: Meaning) -> Run:
    lists = [program(steps, meaning) for steps in pick.lists]
    amount = pick.count.amount
    rules, about = OPTIONAL if amount.up_to else MANDATORY, Branches(pick.lists)

    def run(frame: Frame) -> None:
        rest, picked = list(range(len(lists))), list[int]()
        while rest and len(picked) < amount.number:
            options = [Option("branch", it + 1) for it in rest]
            if amount.up_to:
                options.append(NONE)
            option = frame.table.choose(frame.owner, options, rules, about)
            if option == NONE:
                break
            picked.append(option.value - 1)
            rest.remove(option.value - 1)
        for it in sorted(picked):
            lists[it](frame)

    return run
