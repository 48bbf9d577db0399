"""A kind of fault that a schema finds, with its page of the manual."""

from dataclasses import dataclass
from textwrap import indent


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of fault.

    Attributes:
        code: its stable code, e.g. "RT101".
        title: its name, a few words.
        what: what is wrong, one sentence.
        why: why that matters, and what to do.
        kind: the part of a schema that the two examples are held against.
        wrong: an example with the fault, in YAML.
        right: the same without it.
    """

    code: str
    title: str
    what: str
    why: str
    kind: str
    wrong: str
    right: str

    @property
    def page(self) -> str:
        """The page of the manual: Markdown that reads well as plain text too."""
        wrong, right = indent(self.wrong, "    "), indent(self.right, "    ")
        return (
            f"{self.code}: {self.title}\n\n{self.what}\n\n{self.why}\n\n"
            f"Wrong:\n\n{wrong}\n\nRight:\n\n{right}\n"
        )
