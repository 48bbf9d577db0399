"""Faults of keys: unknown, misplaced, missing, clashing ones."""

from react_tools.schema.code import Code

UNKNOWN_KEY = Code(
    code="RT101",
    title="unknown key",
    what="A key that means nothing at this place.",
    why=(
        "A word that nobody knows is never ignored: a misspelt `copies` would otherwise be a card "
        "without copies. The finding names the key that was probably meant, or those that may "
        "stand here."
    ),
    kind="react/creator#/$defs/clause",
    wrong="damge: target",
    right="damage: target",
)

MISPLACED_KEY = Code(
    code="RT102",
    title="misplaced key",
    what="A key that is a word of the language, but of another place.",
    why=(
        "Most often it slipped a level up or down: a parameter stands beside its verb instead of "
        "within it, or a fact of a card within one of its effects. Move it to where it belongs."
    ),
    kind="react/creator#/$defs/clause",
    wrong="damage: target\namount: 2",
    right="damage: {zone: target, amount: 2}",
)

MISSING_KEY = Code(
    code="RT103",
    title="missing key",
    what="Something lacks a key that it cannot do without.",
    why=(
        "Nothing is guessed for it. The finding stands at the key above, or in a list at the "
        "item's first key, and says what the missing one would tell."
    ),
    kind="react/creator#/$defs/clause",
    wrong="take: {token: scale}",
    right="take: {token: scale, from: target}",
)

MISSING_LANGUAGE = Code(
    code="RT104",
    title="missing language",
    what="A name is given in one language only.",
    why=(
        "Card texts, rules and traces are shown in English and in Russian; a name without one of "
        "them would leave a hole there."
    ),
    kind="names#/$defs/name",
    wrong="en: Dancer",
    right="en: Dancer\nru: Танцор",
)

CLASHING_KEYS = Code(
    code="RT113",
    title="clashing keys",
    what="Two keys stand side by side that exclude one another.",
    why=(
        "A clause is one sentence of a card and has one verb; a filter of a passive belongs to "
        "some triggers and not to others. Make two items of it, or leave one key out."
    ),
    kind="react/creator#/$defs/clauses",
    wrong="- move: this\n  damage: target",
    right="- move: this\n- damage: target",
)

NEEDLESS_BLOCK = Code(
    code="RT115",
    title="needless block",
    what="A verb has a block of parameters of which only the main one is given.",
    why="Everything has one spelling: a verb takes its main parameter directly if it stands alone.",
    kind="react/creator#/$defs/clause",
    wrong="damage: {zone: target}",
    right="damage: target",
)
