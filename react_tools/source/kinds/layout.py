"""Faults of YAML's grammar: where a text cannot be read at all."""

from react_tools.source.kind import Kind

LAYOUT: dict[str, Kind] = {
    "syntax": Kind(
        code="RT010",
        title="not YAML",
        what="A text is no YAML, for a reason that has no page of its own.",
        why="Nothing of the file is read. The finding stands where reading stopped.",
        wrong='"the dancer"\ncreator: dancer',
        right="creator: dancer  # the dancer",
    ),
    "tab": Kind(
        code="RT011",
        title="tab for indentation",
        what="A line is indented with a tab.",
        why=(
            "Every program shows a tab in another width, so YAML counts only spaces. Replace each "
            "tab by two spaces; most editors do so for a whole file."
        ),
        wrong="name:\n\ten: Dancer",
        right="name:\n  en: Dancer",
    ),
    "indentation": Kind(
        code="RT012",
        title="wrong indentation",
        what="A line begins at a column that fits no line above it, or in the wrong form.",
        why=(
            "What belongs together begins at the same column: all keys of a block, all dashes of a "
            "list. The second place of the finding is the line that this one was held against."
        ),
        wrong="name:\n    en: Dancer\n  ru: Танцор",
        right="name:\n  en: Dancer\n  ru: Танцор",
    ),
    "quote": Kind(
        code="RT013",
        title="quote not closed",
        what="A text begins with a quotation mark and has none at its end.",
        why=(
            "Everything up to the next quotation mark, lines below included, then counts as text. "
            "Close it, or leave both marks away: few texts need them."
        ),
        wrong='name: "Flowing Ink\nnumber: 1',
        right='name: "Flowing Ink"\nnumber: 1',
    ),
    "bracket": Kind(
        code="RT014",
        title="brackets and commas",
        what="A bracket is not closed, closes nothing, or a comma between two values is missing.",
        why=(
            "`[` and `{` are closed by `]` and `}`, and what stands between them is separated by "
            "commas, also at the end of a line. A text that begins with a bracket needs quotes."
        ),
        wrong="name: {en: Dancer, ru: Танцор\nsource: house",
        right="name: {en: Dancer, ru: Танцор}\nsource: house",
    ),
    "colon": Kind(
        code="RT015",
        title="missing colon",
        what="A line among keys has no colon.",
        why=(
            "Each line of a block is a key, a colon, a blank and a value. If the line is the rest "
            "of a longer text, indent it deeper than its key."
        ),
        wrong="creator: dancer\nname Dancer",
        right="creator: dancer\nname: Dancer",
    ),
    "stray-colon": Kind(
        code="RT016",
        title="colon in a text",
        what="A text without quotes holds a colon that would make it a key.",
        why=(
            "A colon and a blank end a key, wherever they stand in a line. Put the whole text in "
            "quotes. Within brackets a key needs a blank behind its colon, too."
        ),
        wrong="title: Chain: newest first",
        right='title: "Chain: newest first"',
    ),
    "needs-quotes": Kind(
        code="RT017",
        title="text that needs quotes",
        what="A text begins with a character that YAML keeps for itself.",
        why=(
            "The characters @ ` % & * ! | > ? , and brackets mean something at the beginning of a "
            "value. Put the whole text in quotes."
        ),
        wrong="title: @home",
        right='title: "@home"',
    ),
    "escape": Kind(
        code="RT018",
        title="unknown escape",
        what="A backslash in double quotes is followed by something that has no meaning there.",
        why=(
            "In double quotes a backslash begins an escape such as `\\n`. Write two backslashes "
            "for one, or use single quotes, in which a backslash is a backslash."
        ),
        wrong='title: "and\\or"',
        right="title: 'and\\or'",
    ),
    "behind": Kind(
        code="RT019",
        title="text behind a closing mark",
        what="Something follows a closing quotation mark or bracket in the same line.",
        why=(
            "The value has ended there. Most often a quotation mark within the text ended it: "
            "write it twice in single quotes, or take the other kind of quotes around the text."
        ),
        wrong="title: 'The dancer's step'",
        right='title: "The dancer\'s step"',
    ),
    "too-deep": Kind(
        code="RT020",
        title="nested too deeply",
        what="Lists and keys stand within each other more than 60 levels deep.",
        why=(
            "No definition needs ten. Reading stops here, since such a file is an accident or "
            "meant to do harm."
        ),
        wrong="do: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        right="do: [{damage: target}]",
    ),
}
