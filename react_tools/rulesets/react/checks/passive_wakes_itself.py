"""RA128: a passive whose own effect is what it waits for, without end."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import readable
from react_tools.rulesets.react.checking.programs import CREATOR, all_programs
from react_tools.rulesets.react.checking.sheet import Sheet, is_narrowed, same, sheet_of
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.language.phrase import Amount, Phrase, Ref, Those, ZoneOf
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause

_TRAVELS = frozenset({"entered", "left"})
_SUBJECT = Ref("subject")
_HARMLESS = frozenset(
    {"place", "take", "shift", "pick", "exhaust", "recover", "return", "draw", "wound"}
)
"""Verbs after which everybody stands where they stood."""


@check("RA128", Level.ERROR, Creator)
def passive_wakes_itself(creator: Creator, _: Library) -> Iterator[Hit]:
    """A passive does, whenever it wakes, what wakes it again.

    Why it matters: passives answer at once, so this one answers itself and the game never goes on;
    a scenario that comes there breaks off (RT214). A condition, a filter, a `may`, or something
    that is used up on the way ends it. What can run out by itself is not told here.

    Wrong:
        passives:
          - id: welcome
            when: entered
            who: creator
            do: [{swap: {who: creator, with: enemy creator}}]

    Right:
        passives:
          - id: welcome
            when: entered
            who: creator
            how: [move]
            do: [{swap: {who: creator, with: enemy creator}}]
    """
    sheet = sheet_of(creator)
    for program in all_programs(creator):
        passive = program.passive
        if passive is not None and readable(program.written):
            for clause in _surely(passive):
                if _wakes(clause, passive, sheet):
                    message = f"{passive.id} wakes itself for ever: it waits for what this brings"
                    cure = "add a condition, let `how:` leave this way out, or put it in a `may`"
                    yield Hit(clause.span, message, cure)
                    break


def _surely(passive: Passive) -> Iterator[Clause]:
    """The clauses that are carried out each time, with everybody still where they stood."""
    if passive.condition is not None or "where" in passive.filters:
        return
    for step in passive.steps:
        if not isinstance(step, Clause):
            return
        yield step
        if step.verb not in _HARMLESS:
            return


def _wakes(clause: Clause, passive: Passive, sheet: Sheet) -> bool:
    """Whether a clause, carried out each time, surely brings what its passive waits for."""
    if passive.when == "replace":
        return clause.verb == "damage" and _hits_it_again(clause, passive)
    if passive.when == "improved":
        return clause.verb == "improve" and clause.by is None and _is_whole(clause, passive)
    if passive.when not in _TRAVELS or passive.face or clause.verb not in {"put", "swap"}:
        return False
    if passive.ways and clause.verb not in passive.ways:
        return False
    who, pieces = _one(clause, "who"), any(it.attached for it in sheet.summons.values())
    if pieces:
        return False  # one that cannot go along may end it
    return who is not None and _is_waited_for(who, passive, sheet) and _goes(clause, passive)


def _hits_it_again(clause: Clause, passive: Passive) -> bool:
    """Whether what a passive spares is hit once more, before anything else is done."""
    if passive.may or clause != passive.steps[0] or not _is_fixed(clause):
        return False
    spared = {Ref("place"), ZoneOf(_SUBJECT)}
    if _filter(passive) == Ref("creator"):
        spared.add(ZoneOf(Ref("creator")))
    return _one(clause, "zone") in spared


def _is_fixed(clause: Clause) -> bool:
    """Whether nobody says how much it is."""
    trees = (it.tree for it in clause.arguments.get("amount", ()))
    return all(isinstance(it, Amount) and not it.up_to for it in trees)


def _is_whole(clause: Clause, passive: Passive) -> bool:
    """Whether the masterpiece for which it waits is improved, at least once."""
    times = clause.arguments["times"][0].tree
    sure = isinstance(times, Amount) and not times.up_to and times.number > 0
    return sure and passive.player in {"you", "any"} and not passive.face


def _is_waited_for(who: Phrase, passive: Passive, sheet: Sheet) -> bool:
    """Whether the unit that goes is always one for which the passive waits."""
    wanted, this = _filter(passive), passive.of or CREATOR
    if who == _SUBJECT:
        return wanted is None or not (isinstance(wanted, Those) and is_narrowed(wanted))
    one = same(who, this)
    if one not in {CREATOR, "enemy creator"}:
        return False
    if wanted is None:
        return True
    whole = isinstance(wanted, Those) and not is_narrowed(wanted)
    return (whole and sheet.kinds(who, this) <= sheet.kinds(wanted, this)) or (
        one == same(wanted, this)
    )


def _filter(passive: Passive) -> Phrase | None:
    """For which units a passive waits; None for all."""
    written = passive.filters.get("who", ())
    tree = written[0].tree if written else None
    return tree if isinstance(tree, Phrase) else None


def _goes(clause: Clause, passive: Passive) -> bool:
    """Whether it surely goes: a free zone is always left, another creator always there."""
    if clause.verb == "put":
        at = _one(clause, "at")
        return isinstance(at, Those) and at.state == "free" and not (at.filters or at.nth)
    this = passive.of or CREATOR
    words = {_whose(it, passive, this) for it in (_one(clause, "who"), _one(clause, "with"))}
    return len(words) > 1 and words <= {CREATOR, "enemy creator"}


def _whose(phrase: Phrase | None, passive: Passive, this: str) -> str:
    """The word for a unit; the subject is whom the passive waits for, if that is one unit."""
    return same(_filter(passive) if phrase == _SUBJECT else phrase, this)


def _one(clause: Clause, parameter: str) -> Phrase | None:
    written = clause.arguments[parameter]
    tree = written[0].tree if len(written) == 1 else None
    return tree if isinstance(tree, Phrase) else None
