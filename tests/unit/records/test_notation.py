"""Choices in few words, and what words may mean."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from react_tools.records.notation import Choices


@dataclass(frozen=True)
class Said:
    """A choice that says these terms."""

    terms: Mapping[str, str] = field(default_factory=dict)
    place: int = 0

    @property
    def name(self) -> str:
        return " ".join(f"{word} {value}".strip() for word, value in self.terms.items())


PASS = Said({"pass": ""})
END = Said({"end": "main"})
PLAIN = Said({"play": "scatter"}, 1)
LEFT = Said({"play": "scatter", "direction": "left"}, 1)
STRIKE_C2 = Said({"play": "spirit.B", "unit": "s", "exhaust": "s", "target": "c2"}, 1)
STRIKE_B3 = Said({"play": "spirit.B", "unit": "s", "exhaust": "s", "target": "b3"}, 1)
OTHER_C2 = Said({"play": "spirit.B", "unit": "t", "exhaust": "t", "target": "c2"}, 1)
LAY_1_3 = Said({"improve": "card 1 in cell 3"})
LAY_1_4 = Said({"improve": "card 1 in cell 4"})
SWAP = Said({"improve": "swap cells 1 and 4"})


@pytest.mark.parametrize(
    ("choice", "legal", "written"),
    [
        (PASS, [PASS, PLAIN], "-"),
        (PASS, [PASS, Said({"wait": ""})], "pass"),
        (END, [END, PLAIN], "end"),
        (STRIKE_C2, [STRIKE_C2, PASS], "spirit.B"),
        (STRIKE_C2, [STRIKE_C2, STRIKE_B3], "spirit.B c2"),
        (STRIKE_C2, [STRIKE_C2, STRIKE_B3, OTHER_C2], "spirit.B s c2"),
        (STRIKE_B3, [STRIKE_C2, STRIKE_B3, OTHER_C2], "spirit.B b3"),
        (LAY_1_3, [LAY_1_3], "improve"),
        (LAY_1_3, [LAY_1_3, LAY_1_4, SWAP], "improve card 1 in cell 3"),
        (SWAP, [LAY_1_3, LAY_1_4, SWAP], "improve swap cells 1 and 4"),
        (Said({"pick": "s"}), [Said({"pick": "s"}), Said({"pick": "t"})], "s"),
    ],
)
def test_a_choice_is_written_by_the_words_that_tell_it_from_the_others(
    choice: Said, legal: list[Said], written: str
) -> None:
    assert Choices(legal).written(choice) == written


def test_a_choice_that_says_less_than_another_is_meant_by_all_that_it_says() -> None:
    legal = [LEFT, PLAIN]

    assert Choices(legal).written(PLAIN) == "scatter"
    assert Choices(legal).meant(["scatter"]) == [PLAIN]


RESPITE = {"play": "respite", "unit": "me", "exhaust": "me"}
OWN = Said({**RESPITE, "pay": "me"}, 1)
ALIEN = Said({**RESPITE, "pay": "s"}, 1)


def test_what_is_forced_or_repeated_is_not_written() -> None:
    legal = [OWN, ALIEN, PASS]

    assert [Choices(legal).written(it) for it in legal] == ["respite me", "respite s", "-"]


@pytest.mark.parametrize(
    "words", ["respite me", "respite me me me", "respite pay me", "play respite pay me"]
)
def test_what_is_forced_or_repeated_may_be_written(words: str) -> None:
    assert Choices([OWN, ALIEN, PASS]).meant(words.split()) == [OWN]


def test_words_that_fit_several_are_not_cut_short_by_guessing() -> None:
    both = Said({**RESPITE, "exhaust": "s", "pay": "s"}, 1)

    assert Choices([OWN, ALIEN, both]).meant(["respite", "me"]) == [OWN, ALIEN, both]
    assert Choices([OWN, ALIEN, both]).meant(["respite", "s"]) == [ALIEN, both]


def test_values_that_are_the_same_are_told_apart_by_their_words() -> None:
    legal = [Said({"play": "x", "from": "c2"}, 1), Said({"play": "x", "to": "c2"}, 1)]

    assert Choices(legal).written(legal[1]) == "play x to c2"


@pytest.mark.parametrize("words", ["spirit.B c2", "play spirit.B exhaust s", "play target c2"])
def test_more_words_and_fewer_mean_the_same_choice(words: str) -> None:
    assert Choices([STRIKE_C2, PASS]).meant(words.split()) == [STRIKE_C2]


def test_words_that_fit_several_choices_mean_all_of_them() -> None:
    assert Choices([STRIKE_C2, STRIKE_B3, PASS]).meant(["spirit.B"]) == [STRIKE_C2, STRIKE_B3]


def test_words_in_another_order_mean_nothing() -> None:
    assert Choices([STRIKE_C2, PASS]).meant(["c2", "spirit.B"]) == []
