"""A kind of fault that keeps a text from being read, with its page of the manual."""

from textwrap import indent
from typing import NamedTuple


class Kind(NamedTuple):
    """One kind of fault.

    Attributes:
        code: its stable code, e.g. "RT021"; never given to another kind.
        title: its name, a few words.
        what: what is wrong, one or two sentences.
        why: why that matters, and what to do.
        wrong: an example with the fault.
        right: the same without it.
    """

    code: str
    title: str
    what: str
    why: str
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
