"""A kind of fault that a schema finds, with its page of the manual."""

from dataclasses import dataclass

from react_tools.source.kind import Kind


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
        """The page of the manual, made like those of the source's faults."""
        return Kind(self.code, self.title, self.what, self.why, self.wrong, self.right).page
