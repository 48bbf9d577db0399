"""What is wrong where a promise is not kept: its code and its manual page."""

from collections.abc import Mapping

from react_tools.promises.words import PROMISES

BROKEN = "RT220"
PAGES: Mapping[str, tuple[str, str]] = {
    BROKEN: (
        "a promise that is not kept",
        (
            "The scenario says `rest: sound`: while its script is played the game has to keep what "
            "every game promises, decision by decision. It does not; the message gives the step in "
            "which that shows, and what it is. Such scenarios are written by `react-tools fuzz`; "
            "what they show is a fault of ours, not one of the cards.\n\n"
            + "\n".join(f"    {word}: {told}" for word, told in PROMISES.items())
        ),
    ),
}
