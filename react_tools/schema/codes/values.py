"""Faults of values: of the wrong type, word, form or size, or not there at all."""

from react_tools.schema.code import Code

WRONG_TYPE = Code(
    code="RT105",
    title="wrong type",
    what="A value is of another type than the one wanted: a text for a number, or one for a list.",
    why=(
        "YAML takes what stands in quotation marks for a text, whatever it looks like, and what "
        "stands without them for a number if it can. Lists stand in brackets or after dashes."
    ),
    kind="react/creator#/$defs/token",
    wrong="{at: unit, supply: '8', name: {en: Ink, ru: чернила}, of: чернил}",
    right="{at: unit, supply: 8, name: {en: Ink, ru: чернила}, of: чернил}",
)

EMPTY_VALUE = Code(
    code="RT106",
    title="empty value",
    what="A key, a list or a text is there, but holds nothing.",
    why=(
        "It cannot be told from one that was forgotten. Write what belongs there; what is not "
        "needed is left out together with its key."
    ),
    kind="react/creator#/$defs/effect",
    wrong="kind: reaction\ncost:\ndo: [{draw: 1}]",
    right="kind: reaction\ndo: [{draw: 1}]",
)

UNKNOWN_WORD = Code(
    code="RT107",
    title="unknown word",
    what="A value is none of the words that are possible here.",
    why="The words are few and fixed; the finding lists them, and names the one probably meant.",
    kind="react/creator#/$defs/effect",
    wrong="kind: attack\ndo: [{draw: 1}]",
    right="kind: intention\ndo: [{draw: 1}]",
)

BAD_ID = Code(
    code="RT108",
    title="bad id",
    what="An id has something else than small Latin letters, digits and single hyphens.",
    why=(
        "Ids are typed by hand in phrases, scenarios and on the command line, so they must be "
        "easy to type and to tell apart. A letter of another alphabet that only looks like a "
        "Latin one is named with its number, because nobody sees it."
    ),
    kind="names#/$defs/id",
    wrong="Brush_Spirit",
    right="brush-spirit",
)

BAD_FORM = Code(
    code="RT109",
    title="bad form",
    what="A text does not have the form that is wanted here.",
    why=(
        "Some texts are read by form: a zone (c2), a rule (RA-CHAIN-5), a card's footer (8/30), "
        "the letter of an effect. Names and phrases stand on one line without blanks at the ends."
    ),
    kind="react/creator#/$defs/effects",
    wrong="a: {kind: reaction, do: [{draw: 1}]}",
    right="A: {kind: reaction, do: [{draw: 1}]}",
)

OUT_OF_RANGE = Code(
    code="RT110",
    title="number out of range",
    what="A number is smaller or greater than it can be.",
    why="No card is drawn zero times, no supply holds less than one; the finding says the limit.",
    kind="react/creator#/$defs/clause",
    wrong="draw: 0",
    right="draw: 1",
)

WRONG_COUNT = Code(
    code="RT111",
    title="wrong count",
    what="A list or a block holds fewer or more than it must.",
    why=(
        "A name has six cases, a choice two branches or more. A list of a single phrase is "
        "written without the list."
    ),
    kind="react/creator#/$defs/clause",
    wrong="choose: 1\nfrom:\n  - [{draw: 1}]",
    right="choose: 1\nfrom:\n  - [{draw: 1}]\n  - [{improve: 1}]",
)

REPEATED_ITEM = Code(
    code="RT112",
    title="repeated item",
    what="A list says the same thing twice.",
    why="The second one changes nothing; probably another one was meant.",
    kind="react/creator#/$defs/passive/properties/how",
    wrong="[move, jump, move]",
    right="[move, jump, swap]",
)

FRACTION = Code(
    code="RT114",
    title="fraction",
    what="A number is written with a decimal point or an exponent.",
    why="The game has whole numbers only, and each has one spelling: 8, not 8.0 and not 8e0.",
    kind="react/creator#/$defs/clause",
    wrong="draw: 1.0",
    right="draw: 1",
)
