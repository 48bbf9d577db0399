"""Trees of phrases: what is equal is not unequal, wherever in its text it stands."""

import pytest

from react_tools.phrases.reader import Name
from react_tools.rulesets.keyforge.language import phrase as keyforge
from react_tools.rulesets.react.language import phrase as react


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (Name("bee", 0, 3), Name("bee", 4, 7), Name("wasp", 0, 4)),
        (react.Ref("this", 0, 4), react.Ref("this", 9, 13), react.Ref("target", 0, 6)),
        (keyforge.Ref("this", 0, 4), keyforge.Ref("this", 9, 13), keyforge.Ref("host", 0, 4)),
    ],
)
def test_equal_is_not_unequal(one: object, same: object, other: object) -> None:
    assert (one == same, one != same) == (True, False)
    assert (one == other, one != other) == (False, True)
