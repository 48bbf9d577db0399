"""What a game says of its positions that says nothing: parts of settings taken out."""

from react_tools.staging.unwatched import Unwatched, changed

SETTING = {"active": "ann", "hands": {"ann": ["fox", "owl"], "bob": []}}


def test_every_part_is_taken_out_once_the_outermost_first() -> None:
    assert list(Unwatched().simpler(SETTING)) == [
        {"hands": {"ann": ["fox", "owl"], "bob": []}},
        {"active": "ann"},
        {"active": "ann", "hands": {"bob": []}},
        {"active": "ann", "hands": {"ann": ["fox", "owl"]}},
        {"active": "ann", "hands": {"ann": ["owl"], "bob": []}},
        {"active": "ann", "hands": {"ann": ["fox"], "bob": []}},
    ]


def test_of_a_long_list_half_goes_before_one() -> None:
    first, second, *rest = Unwatched().simpler({"deck": ["a", "b", "c", "d"]})

    assert (first, second) == ({"deck": ["a", "b"]}, {"deck": ["c", "d"]})
    assert rest[0] == {}
    assert rest[1] == {"deck": ["b", "c", "d"]}


def test_a_part_is_replaced_in_its_place() -> None:
    assert changed(SETTING, ("hands", "ann", 0), "crown") == {
        "active": "ann",
        "hands": {"ann": ["crown", "owl"], "bob": []},
    }
    assert SETTING["hands"] == {"ann": ["fox", "owl"], "bob": []}
