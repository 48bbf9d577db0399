"""Whether an outcome depends on a ruling, in sentences."""

import pytest
from msgspec.structs import replace

from react_tools.render.doubts import answer
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import attempt
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang
from react_tools.varying import vary


@pytest.fixture(scope="module")
def free(library: Library) -> Varied:
    """A scenario whose outcome depends on nothing."""
    one = library.scenarios["rulebook/worked-example"]
    return vary(one, lambda it, by: attempt(it, library, by), library.rulings)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "What is asked anew can be answered in too many ways to try them all: what only "
                "the others would show is not told."
            ),
        ),
        (
            "ru",
            (
                "На новые вопросы можно ответить слишком многими способами, и испробованы не все: "
                "что видно только в остальных, здесь не сказано."
            ),
        ),
    ],
)
def test_it_is_told_that_not_every_answer_was_tried(
    library: Library, free: Varied, lang: Lang, told: str
) -> None:
    cut = replace(free, answered=False)

    assert answer(cut, lang, library.rulings)[1:] == [told]
    assert answer(free, lang, library.rulings)[1:] == []
