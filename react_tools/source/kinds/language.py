"""Faults of a readable text: what YAML allows and we do not."""

from react_tools.source.kind import Kind

LANGUAGE: dict[str, Kind] = {
    "duplicate-key": Kind(
        code="RT021",
        title="duplicate key",
        what="A key stands twice in the same block.",
        why=(
            "Most programs keep the last one and forget the first without a word. Here the first "
            "counts until one of them is deleted; the finding gives both places."
        ),
        wrong="copies: 2\ncopies: 3",
        right="copies: 3",
    ),
    "key-not-text": Kind(
        code="RT022",
        title="key that is no text",
        what="A key is a number, a truth value, a list, or missing.",
        why=(
            "Keys are words: programs do not agree whether the keys `1` and `01` are the same. "
            "Quote it if it is a name that looks like a number."
        ),
        wrong="1: left",
        right='"1": left',
    ),
    "anchor": Kind(
        code="RT023",
        title="anchor",
        what="A value has a name for reuse, such as `&base`.",
        why=(
            "What a card does stands at the card: a reader should not have to jump, and a change "
            "in one card should not change another. Delete the anchor and write its value out "
            "wherever it is used. If it is meant as text, quote it."
        ),
        wrong="cost: &walk direction",
        right="cost: direction",
    ),
    "alias": Kind(
        code="RT024",
        title="alias",
        what="A value is repeated by name, such as `*base`.",
        why=("See RT023: write the value out. A text that begins with an asterisk needs quotes."),
        wrong="cost: *walk",
        right="cost: direction",
    ),
    "tag": Kind(
        code="RT025",
        title="tag",
        what="A value has a type in front of it, such as `!!str`.",
        why=(
            "Types come from the schema, and a tag could ask a program to do things. Delete it; "
            "to make a number or a truth value a text, quote it. A text that begins with an "
            "exclamation mark needs quotes, too."
        ),
        wrong="printed: !!str 8",
        right='printed: "8"',
    ),
    "merge-key": Kind(
        code="RT026",
        title="merge key",
        what="A block takes over the keys of another one by `<<:`.",
        why=(
            "See RT023: what holds stands where it holds. Write the keys out. (YAML 1.2 dropped "
            "the merge key; other programs would take `<<` for an ordinary key.)"
        ),
        wrong="<<: *base\ncopies: 2",
        right="kind: reaction\ncopies: 2",
    ),
    "number": Kind(
        code="RT027",
        title="number too large",
        what="A number does not fit into 64 bits, or is longer than 100 characters.",
        why=(
            "Programs round such numbers or refuse them, each in its own way. If it is a name made "
            "of digits, quote it."
        ),
        wrong="number: 100000000000000000000",
        right='number: "100000000000000000000"',
    ),
}
