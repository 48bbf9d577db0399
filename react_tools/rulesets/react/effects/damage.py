"""Damage zones: whoever stands there is hit, friend or foe.

    damage: target
    damage: {zone: [target, zones adjacent to this], amount: 1}

All zones of one clause are hit at once: first boulders cancel what hits their zones and leave
them (rulings say how much one cancels, and how many of several leave), and passives replace what
hits their units (`replace`), then all damage is dealt, then summons without health leave the field,
then the end of the duel is looked for.

zone (main): the zones. amount: how much, 1 if left out; `up to 2` lets the owner deal less.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.field import damage
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, NO_ZONE
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Parameter, Verb

CANCELLED = Reason(
    "cancelled",
    "the damage to {zones} is cancelled",
    "урон по {zones} отменён",
    ("RA-BOULDER-4",),
    answered=True,
)
SPARED = Reason(
    "replaced",
    "the damage to {zones} is cancelled",
    "урон по {zones} отменён",
    ("RA-SHEET-7",),
    answered=True,
)
NOBODY = Reason("empty zone", "nobody stands on {zones}", "на {zones} никого нет", ("RA-DAMAGE-2",))


def _compile(arguments: Arguments) -> Act:
    zones, amount, said = (
        arguments.zones("zone"),
        arguments.amount("amount"),
        arguments.said("zone"),
    )

    def act(frame: Frame) -> Outcome:
        struck = sorted(set(zones(frame)))
        if not struck:
            return nothing(NO_ZONE, phrase=said(frame))
        dealt = frame.number(amount, "damage", zones=tuple(struck))
        if not dealt:
            return nothing(CHOSE_NOT_TO, player=frame.chooser)
        harm = damage(frame.table, struck, dealt)
        if harm.hit:
            return DONE
        if harm.spared:
            cancelled = {*harm.shielded, *harm.spared}
            return nothing(SPARED, zones=tuple(sorted(cancelled)))
        if harm.shielded:
            return nothing(CANCELLED, zones=harm.shielded)
        return nothing(NOBODY, zones=tuple(struck))

    return act


DAMAGE = Verb(
    name="damage",
    main="zone",
    parameters={"zone": Parameter("zones"), "amount": Parameter("amount", "1")},
    compile=_compile,
    reasons=(NO_ZONE, NOBODY, CANCELLED, SPARED, CHOSE_NOT_TO),
    page=__doc__,
    brings=(
        Brings("replace", "zone"),
        Brings("damaged", "zone"),
        Brings("destroyed", "zone", "destroyed", gone=True),
        Brings("left", "zone", "destroyed", gone=True),
    ),
)
