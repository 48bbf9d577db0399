"""Why clauses do nothing: the reasons that several verbs share, each with its rules."""

from react_tools.replay.outcome import Reason

NO_UNIT = Reason(
    "no such unit",
    "{phrase:none}",
    "подходящей фигуры нет ({phrase})",
    ("RA-EFFECT-3",),
)
NO_ZONE = Reason(
    "no such zone",
    "{phrase:none}",
    "подходящей клетки нет ({phrase})",
    ("RA-EFFECT-3",),
)
OCCUPIED = Reason(
    "occupied",
    "{standing} stands on {zone}, so {unit} cannot move there",
    "на {zone} уже {standing}, {unit} не может туда переместиться",
    ("RA-MOVE-3", "RA-ZONE-1"),
)
OFF_THE_FIELD = Reason(
    "off the field",
    "the field ends there, so {unit} cannot move {direction}",
    "там край поля, {unit} не может переместиться {direction}",
    ("RA-MOVE-4",),
)
CHOSE_NOT_TO = Reason(
    "chose zero",
    "{player} chooses not to",
    "{player} отказывается",
    ("RA-EFFECT-7",),
    by_choice=True,
)
NOT_IN_LINE = Reason(
    "not in line",
    "{unit} is in line with nothing to go by",
    "{unit} не на одной линии с ориентиром",
    ("RA-MOVE-2",),
)
LEFT_THE_FIELD = Reason(
    "left the field",
    "{unit} has left the field on the way",
    "{unit} по пути покидает поле",
    ("RA-EFFECT-1",),
)
HAND_FULL = Reason(
    "hand is full",
    "{player} holds {now} cards, as many as a hand may",
    "в руке {now} карт, больше нельзя: {player}",
    ("RA-HAND-1",),
)
NO_DRAW = Reason(
    "hand is full",
    "{player} holds {now} cards and draws none",
    "в руке уже {now} карт, карту не берут: {player}",
    ("RA-DRAW-2", "RA-DRAW-3"),
)
NO_ROOM = Reason(
    "no room for all",
    "{player} holds {now} cards, which leaves no room for {count}: none is drawn",
    "в руке {now} карт, взять ещё {count} нельзя, не берут ни одной: {player}",
    ("RA-HAND-1", "draw-partly"),
)
DECK_EMPTY = Reason(
    "deck is empty",
    "{player} has an empty deck and draws none",
    "колода пуста, карту не берут: {player}",
    ("draw-by-card",),
)
NO_DECK = Reason(
    "no deck",
    "{player} has no deck to draw from",
    "колоды нет, брать карты неоткуда: {player}",
    ("RA-HAND-2", "RA-END-3"),
)
DECLINED = Reason(
    "declined",
    "{player} chooses not to",
    "{player} отказывается",
    ("RA-EFFECT-7",),
    by_choice=True,
)
ASTRAY = Reason(
    "the target does not fit",
    "{zone} was no fitting target, which prevents this on purpose",
    "{zone} – неподходящая цель, и это намеренно предотвращает эффект",
    ("RA-EFFECT-11", "RA-ZONE-3"),
)
NO_MEMBER = Reason(
    "nobody there",
    "{phrase:none}",
    "подходящих нет ({phrase})",
    ("RA-EFFECT-3",),
)
