"""A new scenario: one chain of a recorded duel, from the position before it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from react_tools.draft.files import Draft, judged, write
from react_tools.draft.scenarios import Question, identified
from react_tools.errors import DraftError
from react_tools.game import Terms
from react_tools.load import Loaded
from react_tools.records.course import Course, Made
from react_tools.scenario.asking import Asking
from react_tools.scenario.manuscript import manuscript
from react_tools.scenario.session import Session
from react_tools.settings import Settings


def chain(
    question: Question, number: int, course: Course, ground: Loaded, settings: Settings
) -> list[Draft]:
    """The file of a scenario: the position before a chain, its steps, and what came of them.

    *course* is the duel, and *ground* what it was played on; of a bare one only the setting stays.

    Raises:
        DraftError: there is no such chain, or what would be written is not good.
    """
    identified(question)
    played = _chain(course, number, ground.ruleset.wording.numbered)
    ruleset, rulings = ground.ruleset, ground.library.rulings
    pinned = {
        name: setting
        for name, setting in course.scenario.rulings.items()
        if name not in rulings or rulings[name].default != setting
    }
    text, names = ruleset.setting(course.game, question.title, pinned)
    draft = Draft(f"scenarios/{question.id}.yaml", text, ruleset.name)
    return [draft] if question.bare else judged([_asked(draft, played, names, ground)], settings)


def _chain(course: Course, number: int, word: str) -> Sequence[Made]:
    """The choices of a chain; the course goes back to the position before it."""
    begins = [at for at, one in enumerate(course.made) if one.chain == number]
    if not begins:
        most = max((it.chain for it in course.made), default=0)
        has = f"has the {word}s 1 to {most}" if most else f"has no {word}"
        raise DraftError(f"there is no {word} {number}: the record {has}")
    (first,) = begins
    rest = course.made[first + 1 :]
    ends = next((at for at, one in enumerate(rest, first + 1) if one.fresh), len(course.made))
    played = course.made[first:ends]
    course.back(first)
    return played


def _asked(draft: Draft, played: Sequence[Made], names: Mapping[str, str], on: Loaded) -> Draft:
    """A setting with the steps of a chain, and what came of them."""
    schema = on.ruleset.kinds["scenario"]
    with TemporaryDirectory() as folder:
        (file,) = write([draft], Path(folder))
        script = manuscript(file, file.read_bytes(), schema)
        assert script is not None  # noqa: S101 -- the setting is ours
        start = on.ruleset.start
        session = Session(script, schema, lambda it: start(it, on.library), on.library.rules)
        for one in played:
            _answer(session.asking, _renamed(one.choice.terms, names))
        session.save(session.acceptable())
        return replace(draft, text=file.read_text(encoding="utf-8"))


def _answer(asking: Asking, terms: Terms) -> None:
    """Answer with what *terms* say."""
    for offer in asking.offers("en"):
        if offer.choice.terms == terms:
            asking.answer(offer.choice)
            return
    told = " ".join(f"{name} {value}".strip() for name, value in terms.items())
    raise DraftError(f"what the record does cannot be said in a scenario: {told}")


def _renamed(terms: Terms, names: Mapping[str, str]) -> dict[str, str]:
    """Terms with the names that things have in the setting."""
    return {
        word: ",".join(names.get(it, it) for it in value.split(","))
        for word, value in terms.items()
    }
