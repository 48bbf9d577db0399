"""By what bytes are known again."""

from react_tools.source.stamp import stamp


def test_a_stamp_is_the_same_on_every_machine() -> None:
    assert stamp("имя: Танцор\n".encode()) == 0x500821D


def test_other_bytes_have_another() -> None:
    assert len({stamp(b"%d" % it) for it in range(10_000)}) == 10_000
