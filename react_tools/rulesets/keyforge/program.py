"""Steps compiled to what runs: clauses, conditions, choices, in printed order."""

from collections.abc import Callable

from react_tools.replay.outcome import DONE, NOTHING_YET, Outcome, nothing, partly
from react_tools.replay.question import NONE, Option
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.rulesets.keyforge.events.turns import ClauseEnded, ConditionSeen
from react_tools.rulesets.keyforge.frame import DECIDES, Frame
from react_tools.rulesets.keyforge.language.phrase import All, Condition, Done, Not, Some
from react_tools.rulesets.keyforge.meaning import Meaning
from react_tools.rulesets.keyforge.reasons import DECLINED, NO_CARD, TOO_FEW_CARDS
from react_tools.rulesets.keyforge.said import Said
from react_tools.rulesets.keyforge.seeing import condition
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, Step
from react_tools.rulesets.keyforge.verb import Arguments

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
    if isinstance(step, Branch):
        return _branch(step, meaning)
    run = _decided(step, meaning)
    return _by_opponent(run) if step.by_opponent else run


def _decided(step: Clause | Pick | May, meaning: Meaning) -> Run:
    """What a player may have to decide."""
    match step:
        case Clause():
            return _clause(step, meaning)
        case Pick():
            return _pick(step, meaning)
        case May():
            return _may(step, meaning)


def _clause(clause: Clause, meaning: Meaning) -> Run:
    verb = VERBS[clause.verb]
    act = verb.compile(Arguments(meaning, clause, verb))

    def run(frame: Frame) -> None:
        frame.short = frame.declined = False
        frame.last = outcome = _in_full(frame, act(frame))
        frame.did |= outcome.word != "nothing"
        if frame.table.recorder is not None:
            frame.table.record(ClauseEnded(frame.this, verb.name, outcome))

    return run


def _in_full(frame: Frame, outcome: Outcome) -> Outcome:
    """The outcome, if as many cards were there as the clause wanted, and any of them was chosen."""
    if frame.declined and outcome.reason is NO_CARD:
        return nothing(DECLINED, player=frame.chooser)
    if frame.short and outcome.word == "done":
        return partly(TOO_FEW_CARDS, count=len(frame.chosen))
    return outcome


def _by_opponent(run: Run) -> Run:
    """Let the opponent of the card's player decide; inside of the steps too (KF-ABIL-1)."""

    def run_by(frame: Frame) -> None:
        before, frame.chooser = frame.chooser, 1 - frame.player
        run(frame)
        frame.chooser = before

    return run_by


def _branch(branch: Branch, meaning: Meaning) -> Run:
    tree, texts = branch.condition.condition, (branch.condition.text,)
    see = condition(tree, meaning)
    then, otherwise = program(branch.then, meaning), program(branch.otherwise, meaning)
    told = not _is_told_already(tree)

    def run(frame: Frame) -> None:
        holds = see(frame)
        if told and frame.table.recorder is not None:
            frame.table.record(ConditionSeen(Said.by(frame, texts, (tree,)), holds))
        (then if holds else otherwise)(frame)

    return run


def _is_told_already(tree: Condition) -> bool:
    """Whether a condition sees nothing but outcomes, which the line above says."""
    match tree:
        case Not(atom):
            return _is_told_already(atom)
        case All(atoms) | Some(atoms):
            return all(map(_is_told_already, atoms))
        case _:
            return isinstance(tree, Done)


def _pick(pick: Pick, meaning: Meaning) -> Run:
    """So many different branches, done in printed order."""
    lists = [program(steps, meaning) for steps in pick.lists]

    def run(frame: Frame) -> None:
        rest, picked = list(range(len(lists))), list[int]()
        while rest and len(picked) < pick.count:
            options = [Option("branch", it + 1) for it in rest]
            option = frame.table.choose(frame.chooser, options, DECIDES, pick.lists)
            picked.append(option.value - 1)
            rest.remove(option.value - 1)
        for it in sorted(picked):
            lists[it](frame)

    return run


def _may(may: May, meaning: Meaning) -> Run:
    """Steps that a player may leave; `done` is true behind them if any of them did something."""
    steps = program(may.steps, meaning)

    def run(frame: Frame) -> None:
        table = frame.table
        if table.choose(frame.chooser, _YES_OR_NO, DECIDES, (may.steps,)) == NONE:
            frame.last = nothing(DECLINED, player=frame.chooser)
            if table.recorder is not None:
                table.record(ClauseEnded(frame.this, "may", frame.last))
            return
        did, frame.did = frame.did, False
        steps(frame)
        frame.last = DONE if frame.did else NOTHING_YET
        frame.did |= did

    return run
