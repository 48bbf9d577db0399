"""Why clauses do nothing: the reasons that several verbs share, each with its rules."""

from react_tools.replay.outcome import Reason

NO_CARD = Reason(
    "no such card",
    "{phrase:none}",
    "{phrase:none}",
    ("KFX-22",),
)
TOO_FEW_CARDS = Reason(
    "too few cards",
    "there were only {count}",
    "подходящих карт было только {count}",
    ("KFX-22",),
)
NO_AEMBER = Reason(
    "no aember",
    "{player} has no æmber",
    "у игрока {player:quoted} нет янтаря",
    ("KFX-22",),
)
TOO_LITTLE_AEMBER = Reason(
    "too little aember",
    "{player} had only {amount} æmber",
    "у игрока {player:quoted} было янтаря только {amount}",
    ("KFX-22",),
)
NO_CREATURE = Reason(
    "no creature",
    "{card} is no creature",
    "{card} – не существо",
    ("KFX-22",),
)
TAGGED = Reason(
    "already destroyed",
    "{card} is being destroyed already",
    "карту {card:quoted} уже уничтожают",
    ("KFX-3f",),
)
DECLINED = Reason(
    "declined",
    "{player} chooses not to",
    "{player} отказывается",
    ("KF-ABIL-1",),
    by_choice=True,
)
