"""What can be wrong with a run: each fault has its code and its manual page."""

from react_tools.findings import Finding, Level
from react_tools.source.span import Span

PAGES: dict[str, tuple[str, str]] = {
    "RT201": (
        "a step is not legal",
        (
            "The script lets a player do something that the rules do not allow at that moment. "
            "The message gives the rule and what would be legal.\n\nIf that is the point of "
            "the scenario, say so: $refused."
        ),
    ),
    "RT202": (
        "a refused step is legal",
        (
            "The script says that a step is refused, but the rules allow it. Take `refused:` away, "
            "or change the step."
        ),
    ),
    "RT203": (
        "a step is refused for another reason",
        (
            "The step is refused, but not by the rule that `refused:` names. The message "
            "gives the rule that does forbid it."
        ),
    ),
    "RT204": (
        "a choice is missing",
        (
            "A card asks its player to choose, and the script does not say what is chosen. "
            "Add $choices to the step in which the card was played; the "
            "message lists what can be picked."
        ),
    ),
    "RT205": (
        "a choice is left over",
        (
            "The script names a choice that is never asked for. Take it away, or look in the trace "
            "why the card did not ask."
        ),
    ),
    "RT206": (
        "somebody else chooses",
        "The choice that is asked for belongs to the other player.",
    ),
    "RT207": (
        "a pick is not open",
        "What the script picks cannot be picked there; the message lists what can.",
    ),
    "RT208": (
        "a step is left over",
        "The game is over, or waits for nothing more, and the script goes on.",
    ),
    "RT209": (
        "an expected change did not happen",
        "A fact under `changed:` is not what the scenario expects. Numbers are differences.",
    ),
    "RT210": (
        "something else changed",
        "The scenario says `rest: same`, but a fact changed that is not listed under `changed:`.",
    ),
    "RT211": (
        "an expected event did not happen",
        "The trace does not hold the short event, at least not behind those before it.",
    ),
    "RT212": (
        "the game waits for something else",
        "`waits:` names another player or another question than the one that is open.",
    ),
    "RT213": (
        "a card is drawn from an unknown deck",
        (
            "A deck that the setting does not give is unknown, not empty. Write `deck: [card, …]` "
            "(top card first) for that $player, or `deck: []` for an empty one."
        ),
    ),
    "RT214": (
        "passives wake one another without end",
        (
            "Each passive sets off the next, and none is used up on the way. Let one of them take "
            "a token, or narrow its trigger."
        ),
    ),
    "RT215": (
        "a step that cannot be, hidden from this player",
        (
            "With `--as` only what that player may see is shown. Why the other player's step "
            "cannot be might tell what is in that player's hand; without `--as` it is told."
        ),
    ),
    "RT216": (
        "a setting that is possible",
        (
            "The scenario expects that there can be no such setting, by the rule behind `refused`, "
            "but the rules allow it. Take `refused:` away, or change the setting."
        ),
    ),
    "RT217": (
        "the outcome depends on a ruling that is not pinned",
        (
            "`test --rulings all` has played the scenario with each setting of each ruling that it "
            "touches and does not pin, and not all of it came the same way: a position, a "
            "question, a refusal, or how far the script goes. What is asked under one of them and "
            "the script does not answer is answered in every way. The message gives two settings "
            "and what comes of either. It is a note, and fails nothing.\n\n"
            "The scenario holds only as long as the default stays. To make sure of it, say so: "
            "$pinned. `simulate --rulings all` shows where the two "
            "traces part."
        ),
    ),
    "RT218": (
        "a game without its numbers",
        (
            "How large a hand is, how much damage ends a duel: a game has such numbers in a file "
            "beside its rulebook, such as `board.yaml`. It has errors itself, or is not there; "
            "mend it first, and what is told of it will go."
        ),
    ),
    "RT219": (
        "a game without its rulings",
        (
            "Where the rulebook leaves something open, the rules of the game ask for a setting in "
            "`rulings.yaml`. The file has errors itself, or a ruling that is asked for has gone "
            "from it. Mend it first; a pack only adds rulings, and takes none away."
        ),
    ),
}


def fault(code: str, span: Span, message: str, hint: str = "") -> Finding:
    """A fault of a run; all but one of them are errors."""
    return Finding(code, Level.ERROR, span, message, hint)


def note(code: str, span: Span, message: str, hint: str = "") -> Finding:
    """What is worth knowing of a run that holds."""
    return Finding(code, Level.NOTE, span, message, hint)
