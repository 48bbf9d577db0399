"""Faults of a file as a whole and of its characters."""

from react_tools.source.kind import Kind

FILE: dict[str, Kind] = {
    "too-large": Kind(
        code="RT001",
        title="file too large",
        what="A file is larger than the limit, 1,000,000 bytes, or holds too many values.",
        why=(
            "A creator is a few thousand bytes. A file a hundred times as large is most often the "
            "wrong file, and nothing is read of it. Split it."
        ),
        wrong="10,000 cards in creators/everybody.yaml",
        right="30 cards in creators/dancer.yaml, and so on",
    ),
    "binary": Kind(
        code="RT002",
        title="not a text",
        what="A file holds a NUL byte, which no text has.",
        why=(
            "It is a picture, an archive or something else that no editor shows as text; or it was "
            "saved in a two-byte encoding. Give the right file, saved as UTF-8."
        ),
        wrong="react-tools lint dancer.png",
        right="react-tools lint dancer.yaml",
    ),
    "not-utf-8": Kind(
        code="RT003",
        title="not UTF-8",
        what="A file holds bytes that are no UTF-8.",
        why=(
            "In another encoding the same bytes are other letters, and a guess would spoil names "
            "silently. Tell the editor to save the file as UTF-8."
        ),
        wrong="name: Каллиграф   # saved as Windows-1251",
        right="name: Каллиграф   # saved as UTF-8",
    ),
    "control-character": Kind(
        code="RT004",
        title="control character",
        what=(
            "A text holds a character that is not for reading: a control character, a byte order "
            "mark in the middle, or one of the line breaks that most editors do not show."
        ),
        why=(
            "It came in by copying, cannot be seen, and makes two texts differ that look alike. "
            "Delete it. An escape such as `\\e` in a quoted text makes one, too; only `\\n` and "
            "`\\t` may be written so."
        ),
        wrong='name: "Flowing\\u0085Ink"',
        right="name: Flowing Ink",
    ),
    "empty": Kind(
        code="RT005",
        title="empty file",
        what="A file holds nothing, or only comments.",
        why=(
            "Most often it was created and not yet written, or its text was lost when saving. "
            "Write it or delete it."
        ),
        wrong="# the dancer comes here",
        right="creator: dancer",
    ),
    "several-documents": Kind(
        code="RT006",
        title="several documents",
        what="A file goes on behind a line `---` or `...`.",
        why=(
            "One file holds one creator or one scenario; what follows such a line would never be "
            "read. Move it to a file of its own. A line `---` at the very top does no harm."
        ),
        wrong="creator: dancer\n---\ncreator: painter",
        right="creator: dancer",
    ),
    "directive": Kind(
        code="RT007",
        title="directive",
        what="A file begins with a line such as `%YAML 1.1` or `%TAG`.",
        why=(
            "All files are read in the same way, as YAML 1.2 without tags, so the line would be "
            "an empty promise. Delete it."
        ),
        wrong="%YAML 1.1\n---\ncreator: dancer",
        right="creator: dancer",
    ),
    "no-toml": Kind(
        code="RT028",
        title="not TOML",
        what="The file of settings, or pyproject.toml, is no TOML.",
        why=(
            "Nothing of it can be read, so nothing is settled, and a run without the settings "
            "would tell something else. Most often a quotation mark or a bracket is missing there."
        ),
        wrong="cards = [mine]",
        right='cards = ["mine"]',
    ),
}
