"""Which of the groups of facts somebody asks for."""

import difflib
from collections.abc import Mapping, Sequence

from react_tools.errors import UnknownNameError
from react_tools.reference.origin import Origins


def asked(
    names: Sequence[str], every: Sequence[Origins], broken: Mapping[str, str]
) -> list[Origins]:
    """Those called so, by id or by name; all of them if no name is given.

    Raises:
        UnknownNameError: nothing is called so; *broken* are the paths of files that were left out.
    """
    known = {name.casefold(): it for it in every for name in (it.id, *it.title.values())}
    for name in names:
        if name.casefold() not in known:
            near = difflib.get_close_matches(name.casefold(), known, n=1)
            there = ", ".join(it.id for it in every)
            tail = f"did you mean {known[near[0]].id!r}?" if near else f"there are: {there}"
            left = f"; with errors: {', '.join(broken.values())}" if broken else ""
            raise UnknownNameError(f"no facts are known of {name!r}; {tail}{left}")
    return [known[name.casefold()] for name in names] if names else list(every)
