"""What is said at the table where a duel is played, in both languages."""

WORDS = {
    "en": {
        "help": (
            "a number or the words of a choice{passing} · rules why it is asked · list the list "
            "again · undo [N] · save [FILE] · quit"
        ),
        "passing": " · - pass",
        "over": "undo [N] · save [FILE] · quit",
        "seed": "seed {seed}: --seed {seed} deals the same",
        "ways": "{told}: {count} ways, {first} to {last}",
        "unclear": "no choice is called {typed}; list shows them, help what else can be said",
        "near": "{typed} is not enough, or no choice; near it: {near}",
        "undone": "taken back: {count}",
        "undone all": "taken back: {count}; there was no more",
        "nothing": "there is nothing to take back",
        "how many": "undo takes a number, such as undo 2",
        "not so": "that cannot be played on: {why}",
        "there": "{path} is there already. Write over it? [y/N] ",
        "dear": "{path} holds comments, or a form, that would be lost. Write over it? [y/N] ",
        "saved": "saved: {path}",
        "over it": "saved over what stood there: {path}",
        "not saved": "not saved",
        "go on": "to go on:",
        "keep": "not saved; here is the record – put into a file, it goes on with:",
        "rescued": "standard output cannot be written; the record is in {path}",
        "since": "{path} holds an earlier save; here is the record as it is now",
    },
    "ru": {
        "help": (
            "номер или слова выбора{passing} · правила почему спрашивают · список ещё раз · "
            "отменить [N] · сохранить [ФАЙЛ] · выход"
        ),
        "passing": " · - пас",
        "over": "отменить [N] · сохранить [ФАЙЛ] · выход",
        "seed": "число {seed}: с --seed {seed} раздача будет той же",
        "ways": "{told}: вариантов – {count}, от {first} до {last}",
        "unclear": "выбора {typed} нет; список покажет все, помощь – что ещё можно сказать",
        "near": "{typed}: этого мало, или такого выбора нет; похожи: {near}",
        "undone": "отменено выборов: {count}",
        "undone all": "отменено выборов: {count}; больше не было",
        "nothing": "отменять нечего",
        "how many": "сколько отменить, говорит число: отменить 2",
        "not so": "так дальше не сыграть: {why}",
        "there": "{path} уже есть. Записать поверх? [y/N] ",
        "dear": "В {path} есть пометки или иная запись, они пропадут. Записать поверх? [y/N] ",
        "saved": "сохранено: {path}",
        "over it": "сохранено поверх прежнего: {path}",
        "not saved": "не сохранено",
        "go on": "чтобы продолжить:",
        "keep": "не сохранено; вот запись – если поместить её в файл, продолжить можно так:",
        "rescued": "стандартный вывод недоступен; запись – в файле {path}",
        "since": "в файле {path} – более раннее состояние; вот запись, какова она теперь",
    },
}
