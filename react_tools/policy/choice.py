"""What the command line selects and ignores: codes and beginnings of codes, `RA101,KF`.

Of two that fit a code the longer one counts, and of equals what ignores.
"""

from collections.abc import Iterable

from msgspec import Struct

from react_tools.errors import UnfitFlagsError
from react_tools.policy import codes
from react_tools.policy.codes import Catalogue


class Choice(Struct, frozen=True):
    """Which codes are asked for; without *select* all of them are."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.select or self.ignore)

    def keeps(self, code: str, off: str | None = None) -> bool:
        """Whether a code is told; *off* is by what beginning of it the settings leave it out.

        What keeps a file from being read is told whatever is asked for.
        """
        if codes.is_fixed(code):
            return True
        asked = codes.fitting(code, self.select)
        if self.select and asked is None:
            return False
        without = codes.fitting(code, [*self.ignore, *([off] if off is not None else [])])
        return without is None or len(asked or "") > len(without)


def choice(select: Iterable[str], ignore: Iterable[str], known: Catalogue) -> Choice:
    """A choice of codes that there are.

    Raises:
        UnknownNameError: no code begins so.
        UnfitFlagsError: what is to be ignored cannot be.
    """
    made = Choice(tuple(_words(select)), tuple(_words(ignore)))
    for option, prefixes in (("--select", made.select), ("--ignore", made.ignore)):
        for prefix in prefixes:
            codes.check(option, prefix, known)
            found = codes.matching(prefix, known)
            if all(map(codes.is_fixed, found)):
                does = codes.standing(found[0])
                raise UnfitFlagsError(f"{option} {prefix}: this {does}, and is told in any case")
    return made


def _words(told: Iterable[str]) -> Iterable[str]:
    return dict.fromkeys(word for it in told for word in it.replace(",", " ").split())
