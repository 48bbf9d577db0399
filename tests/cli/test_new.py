"""Files to begin with: they lint clean and play at once."""

import os
import pty
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Say = Callable[..., tuple[int, str, str]]

CREATORS = "calligrapher, dancer, sculptor, tagger, tattooist"
CLEAN = "no findings in 2 files, 1 creator, 5 cards, 1 scenario, 98 checks\n"


def test_a_new_creator_says_what_was_written_and_what_comes_next(say: Say) -> None:
    assert say("new", "creator", "Lamplighter", "--ru", "Фонарщик") == (
        0,
        (
            "wrote cards/react/creators/lamplighter.yaml\n"
            "wrote cards/react/scenarios/lamplighter/first.yaml\n"
            "next: react-tools check\n"
            "      react-tools simulate lamplighter/first\n"
        ),
        "",
    )


def test_a_new_creator_shows_in_a_comment_how_its_russian_name_bends(say: Say, here: Path) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")
    file = here / "cards/react/creators/lamplighter.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count("\n# cases: {") == 1

    file.write_text(text.replace("\n# cases: {", "\ncases: {"), encoding="utf-8")

    assert say("lint") == (0, CLEAN, "")


def test_a_new_creator_lints_clean(say: Say) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")

    assert say("lint") == (0, CLEAN, "")


def test_the_first_scenario_of_a_new_creator_is_played_at_once(say: Say) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")

    code, out, _ = say("simulate", "lamplighter/first", "--lang", "ru")

    assert (code, "Фонарщик" in out) == (0, True)


@pytest.mark.parametrize(
    "name", ['Say: "no"', "O'Brien # 1", "Ægir, the {Deep}", "No. 1 – the best", "{x}", "@mention"]
)
def test_a_name_with_signs_of_yaml_is_kept(say: Say, name: str) -> None:
    assert say("new", "creator", name, "--ru", f"{name} Я", "--id", "odd-one")[0] == 0
    assert say("lint") == (0, CLEAN, "")
    assert name in say("simulate", "odd-one/first")[1]


def test_an_english_name_for_a_russian_one_is_written_and_told_by_lint(say: Say) -> None:
    assert say("new", "creator", "The Clerk")[0] == 0

    code, out, _ = say("lint")

    assert (code, "warning TX104 'The Clerk' stands under `ru`" in out) == (0, True)


def test_a_creator_laid_on_another_lints_clean(say: Say) -> None:
    code, out, _ = say("new", "creator", "Tempo", "--ru", "Темп", "--extends", "dancer")

    assert (code, out.splitlines()[0]) == (0, "wrote cards/react/creators/tempo.yaml")
    assert say("lint") == (0, "no findings in 1 file, 1 creator, 6 cards, 98 checks\n", "")


def test_a_creator_goes_into_the_nearest_pack(say: Say, here: Path) -> None:
    (here / "mine").mkdir()

    _, out, _ = say("new", "creator", "Clerk", "--cards", "mine")

    assert out == (
        "wrote mine/creators/clerk.yaml\n"
        "wrote mine/scenarios/clerk/first.yaml\n"
        "next: react-tools check --cards mine\n"
        "      react-tools simulate clerk/first --cards mine\n"
    )


def test_two_new_creators_stand_beside_each_other(say: Say) -> None:
    say("new", "creator", "Clerk")
    say("new", "creator", "Porter")

    assert say("lint")[0] == 0
    assert say("test")[:2] == (
        0,
        "ok   clerk/first\nok   porter/first\n2 scenarios: 2 passed, 0 failed\n",
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["Dancer"],
            (
                "there is a creator 'dancer' already; give another id with --id, "
                "or lay yours on it with --extends dancer"
            ),
        ),
        (
            ["Тест"],
            "no id can be made of 'Тест': give one with --id, of a to z, 0 to 9 and hyphens",
        ),
        (
            ["Clerk", "--id", "The Clerk"],
            "'The Clerk' is no id: give one with --id, of a to z, 0 to 9 and hyphens",
        ),
        (
            ["Clerk", "--extends", "danser"],
            f"there is no creator 'danser' to extend; there are: {CREATORS}",
        ),
        (
            ["Target"],
            (
                "what would be written is not good\n"
                "creators/target.yaml:4:10: RA111 the creator id 'target' is a word of the card "
                "language"
            ),
        ),
    ],
)
def test_a_creator_that_cannot_be_made_says_why(
    say: Say, here: Path, words: list[str], told: str
) -> None:
    assert say("new", "creator", *words) == (2, "", f"react-tools: {told}\n")
    assert list(here.iterdir()) == []


def test_nothing_is_written_over(say: Say, here: Path) -> None:
    file = here / "cards" / "react" / "scenarios" / "clerk" / "first.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("mine", "utf-8")

    told = "cards/react/scenarios/clerk/first.yaml is there already; nothing was written"
    assert say("new", "creator", "Clerk") == (2, "", f"react-tools: {told}\n")
    assert [it for it in here.rglob("*") if it.is_file()] == [file]


def test_a_name_is_asked_for_at_a_terminal_only(say: Say) -> None:
    code, _, err = say("new", "creator")

    assert code == 2
    assert "say what it is called: name in English" in err


def test_a_new_pack_is_named_in_new_settings(say: Say, here: Path) -> None:
    assert say("new", "pack", "mine", "--creator", "Clerk", "--ru", "Клерк") == (
        0,
        (
            "wrote mine/creators/clerk.yaml\n"
            "wrote mine/scenarios/clerk/first.yaml\n"
            "wrote react-tools.toml\n"
            "next: react-tools check\n"
            "      react-tools simulate clerk/first\n"
        ),
        "",
    )
    assert (here / "react-tools.toml").read_text("utf-8") == 'cards = ["mine"]\n'
    assert say("lint") == (0, CLEAN, "")


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("react-tools.toml", "# ours\n", 'cards = ["mine"]\n# ours\n'),
        (
            "react-tools.toml",
            'lang = "ru"\r\ncards = [\r\n  "old",  # first\r\n]\r\n',
            'lang = "ru"\r\ncards = ["mine", \r\n  "old",  # first\r\n]\r\n',
        ),
        (
            "pyproject.toml",
            '[tool.react-tools]  # ours\nlang = "ru"\n[tool.other]\nx = 1\n',
            '[tool.react-tools]\ncards = ["mine"]  # ours\nlang = "ru"\n[tool.other]\nx = 1\n',
        ),
        ("react-tools.toml", '\ufeffcards = ["mine"]\n', '\ufeffcards = ["mine"]\n'),
    ],
    ids=["no-key", "crlf", "pyproject", "there-already"],
)
def test_a_new_pack_is_named_in_the_settings_that_are_there(
    say: Say, here: Path, file: str, before: str, after: str
) -> None:
    (here / "old").mkdir()
    (here / file).write_bytes(before.encode())

    assert say("new", "pack", "mine")[0] == 0
    assert (here / file).read_bytes().decode() == after
    assert say("check", "mine")[0] == 0


def test_settings_that_cannot_be_changed_say_what_to_add(say: Say, here: Path) -> None:
    (here / "pyproject.toml").write_text("tool.react-tools = {lang = 'en'}\n", "utf-8")

    code, _, err = say("new", "pack", "mine")

    assert (code, err) == (2, 'react-tools: add "mine" to cards in pyproject.toml\n')


def test_a_new_scenario_has_a_first_play_and_what_came_of_it(say: Say, here: Path) -> None:
    assert say("new", "scenario", "duels/who-is-struck", "--active", "dancer") == (
        0,
        (
            "wrote cards/react/scenarios/duels/who-is-struck.yaml\n"
            "next: react-tools check\n"
            "      react-tools simulate duels/who-is-struck\n"
        ),
        "",
    )
    assert say("check")[0] == 0
    text = (here / "cards/react/scenarios/duels/who-is-struck.yaml").read_text("utf-8")
    assert "  - dancer: {play: " in text
    assert "  changed:\n    dancer: " in text


def test_a_scenario_of_ones_own_creator_is_about_it(say: Say, here: Path) -> None:
    say("new", "pack", "mine", "--creator", "Clerk")

    assert say("new", "scenario", "desk/first-stroke")[0] == 0
    text = (here / "mine/scenarios/desk/first-stroke.yaml").read_text("utf-8")
    assert "active: clerk\n" in text
    assert say("check")[0] == 0


def test_a_bare_scenario_is_only_a_setting(say: Say, here: Path) -> None:
    code, out, _ = say("new", "scenario", "questions/mine", "--bare")

    assert (code, out.splitlines()[1]) == (0, "next: react-tools simulate questions/mine --ask")
    text = (here / "cards/react/scenarios/questions/mine.yaml").read_text("utf-8")
    assert "\nscript:" not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["mine"],
            "'mine' is no id of a scenario: write topic/claim, of a to z, 0 to 9 and hyphens",
        ),
        (
            ["q/a", "--active", "dancr"],
            f"there is no creator 'dancr'; there are: {CREATORS}",
        ),
        (
            ["q/a", "--active", "dancer", "--against", "nobody"],
            f"there is no creator 'nobody'; there are: {CREATORS}",
        ),
        (
            ["../a/b"],
            "'../a/b' is no id of a scenario: write topic/claim, of a to z, 0 to 9 and hyphens",
        ),
    ],
)
def test_a_scenario_that_cannot_be_made_says_why(
    say: Say, here: Path, words: list[str], told: str
) -> None:
    assert say("new", "scenario", *words) == (2, "", f"react-tools: {told}\n")
    assert list(here.iterdir()) == []


def test_a_scenario_of_a_creator_whose_cards_have_faults_is_not_made(say: Say, here: Path) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")
    file = here / "cards/react/creators/lamplighter.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count("cost: exhaust this") > 0
    file.write_text(text.replace("cost: exhaust this", "cost: exhaust thsi"), encoding="utf-8")

    code, out, err = say("new", "scenario", "lamps/lit", "--active", "lamplighter")

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: what would be written is not good\n")
    assert "the cards of lamplighter have faults: a phrase does not parse" in err


def test_a_scenario_is_copied_with_what_it_expects(say: Say, here: Path) -> None:
    code, out, _ = say("new", "scenario", "q/mine", "--from", "rulebook/worked-example")

    assert (code, out.splitlines()[0]) == (0, "wrote cards/react/scenarios/q/mine.yaml")
    text = (here / "cards/react/scenarios/q/mine.yaml").read_text("utf-8")
    assert "yaml-language-server" not in text
    assert "\ntwin:" not in text
    assert say("check")[0] == 0


def test_only_the_setting_of_a_bare_copy_stays(say: Say, here: Path) -> None:
    say("new", "scenario", "q/mine", "--from", "rulebook/worked-example", "--bare")

    text = (here / "cards/react/scenarios/q/mine.yaml").read_text("utf-8")
    assert text.startswith("ruleset: react\ntitle: ")
    assert text.endswith("  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}\n")


@pytest.mark.parametrize(
    ("model", "told"),
    [
        (
            "rulebook/worked-exampel",
            (
                "no such scenario: rulebook/worked-exampel (neither a file nor the id of a "
                "scenario); did you mean rulebook/worked-example?"
            ),
        ),
        ("board.yaml", "board.yaml is no scenario that could be copied"),
    ],
)
def test_what_is_no_scenario_is_not_copied(
    say: Say, copy: Callable[..., str], model: str, told: str
) -> None:
    copy("board")

    said = say("new", "scenario", "q/mine", "--from", model)

    assert said == (2, "", f"react-tools: {told}\n")


def test_what_is_not_said_is_asked_at_a_terminal(script: Path, here: Path) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, "Porter\nПортье\n".encode())
    done = subprocess.run(
        [script, "new", "creator"], cwd=here, stdin=theirs, capture_output=True, check=False
    )
    for end in (ours, theirs):
        os.close(end)

    assert done.returncode == 0
    assert "Name in English" in done.stderr.decode()
    assert "Name in Russian [Porter]" in done.stderr.decode()
    text = (here / "cards/react/creators/porter.yaml").read_text("utf-8")
    assert "\nname: {en: Porter, ru: Портье}\n" in text


def test_a_shipped_creator_is_changed_under_its_own_id(say: Say, here: Path) -> None:
    assert say("new", "creator", "Dancer", "--ru", "Танцор", "--extends", "dancer")[0] == 0

    text = (here / "cards/react/creators/dancer.yaml").read_text("utf-8")
    assert "\ncreator: dancer\nextends: dancer\n" in text
    assert "note RT054 this dancer extends the shipped one" in say("check")[1]


def test_wrong_settings_are_told_before_a_pack_is_made(say: Say, here: Path) -> None:
    (here / "react-tools.toml").write_text('cardz = ["mine"]\n', "utf-8")

    code, _, err = say("new", "pack", "mine")

    assert (code, "RT101 unknown key 'cardz'" in err) == (2, True)
    assert not (here / "mine").exists()


def test_a_pack_of_a_name_in_other_letters_says_its_creators_id(say: Say, here: Path) -> None:
    assert say("new", "pack", "мои", "--creator", "Фонарщик", "--id", "lamplighter")[0] == 0
    assert (here / "мои" / "creators" / "lamplighter.yaml").exists()
    assert say("check")[0] == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["scenario", "q/a", "--active", "dancer", "--against", "dancer"],
            "dancer cannot be both creators; name another one with --against",
        ),
        (["creator", "b\udcffc"], "a name holds a character that cannot be written"),
        (["scenario", "q/b", "--from", "bin.yaml"], "bin.yaml is no scenario that could be copied"),
        (["scenario", "q/b", "--from", "f.yaml"], "f.yaml is no scenario that could be copied"),
    ],
)
def test_what_cannot_be_drafted_is_no_bug(
    say: Say, here: Path, words: list[str], told: str
) -> None:
    (here / "bin.yaml").write_bytes(b"\xff\xfe")
    (here / "f.yaml").write_text('{\n ruleset: react,\n field: ".",\n script: []}\n', "utf-8")

    assert say("new", *words) == (2, "", f"react-tools: {told}\n")


def test_a_folder_of_cards_without_a_part_for_the_game_is_known_everywhere(
    say: Say, here: Path
) -> None:
    (here / "cards" / "creators").mkdir(parents=True)

    assert say("new", "creator", "Clerk")[1].splitlines()[0] == "wrote cards/creators/clerk.yaml"
    assert say("check")[0] == 0
    assert say("show", "clerk")[0] == 0
    assert say("simulate", "clerk/first")[0] == 0


def test_new_boxes_pack_the_creators_that_lie_in_no_box(say: Say, here: Path) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")

    told = "wrote cards/react/boxes.yaml\nnext: react-tools check\n"
    assert say("new", "boxes", "Street Lights", "--ru", "Уличные огни") == (0, told, "")
    text = (here / "cards/react/boxes.yaml").read_text("utf-8")
    assert text.partition("boxes:\n")[2] == (
        "  street-lights:\n"
        "    name: {en: Street Lights, ru: Уличные огни}\n"
        "    needs: core\n"
        "    creators:\n"
        "      lamplighter:\n"
        "        deck: {lamplighter-stroke: 8, lamplighter-flash: 7, lamplighter-step: 8, "
        "lamplighter-study: 7}\n"
        "        abilities: [lamplighter-craft]\n"
        "        masterpiece: 3\n"
        "        tokens: {lamplighter-mark: 6}\n"
    )
    assert say("lint")[1].startswith("no findings in 3 files, 1 creator, 5 cards, 1 box, ")


def test_boxes_are_not_written_twice(say: Say) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")
    say("new", "boxes", "Street Lights", "--ru", "Уличные огни")

    told = "every creator lies in a box already; write `react-tools list boxes`"
    assert say("new", "boxes", "Park Lights", "--ru", "Огни") == (2, "", f"react-tools: {told}\n")


def test_new_boxes_stand_alone_where_no_other_box_does(say: Say, here: Path) -> None:
    for name in ("mine", "beneath"):
        (here / name).mkdir()
    core = "core: {name: {en: A, ru: А}, contents: unknown}"
    text = f"ruleset: react\nsource: house\nboxes: {{{core}}}\n"
    (here / "beneath/boxes.yaml").write_text(text, "utf-8")

    packs = ("--cards", "mine", "--cards", "beneath")
    assert say("new", "boxes", "Duel", "--ru", "Дуэль", *packs)[0] == 0

    told = (here / "mine/boxes.yaml").read_text("utf-8")
    assert "\n    boards: [field, chain, masterpiece]\n    react-tokens: 5\n    creators:\n" in told


def test_two_creators_that_nobody_has_changed_yet_lie_in_one_box(say: Say) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")
    say("new", "creator", "Snuffer", "--ru", "Гасильщик")

    assert say("new", "boxes", "Street Lights", "--ru", "Уличные огни")[0] == 0
    assert say("lint")[1].startswith("no findings in 5 files, 2 creators, 10 cards, 1 box, ")


def test_the_same_deck_is_not_packed_twice(say: Say, here: Path) -> None:
    say("new", "creator", "Lamplighter", "--ru", "Фонарщик")
    file = here / "cards/react/creators/lamplighter.yaml"
    text = file.read_text("utf-8").replace("lamplighter", "snuffer")
    file.with_name("snuffer.yaml").write_text(text, "utf-8")

    code, _, err = say("new", "boxes", "Street Lights", "--ru", "Уличные огни")

    assert code == 2
    assert "RA401 in the box street-lights snuffer gets the same deck as lamplighter" in err


def test_two_new_decks_have_not_the_same_cards(say: Say) -> None:
    for name, ru in (("Last Lantern", "Последний фонарь"), ("First Lantern", "Первый фонарь")):
        assert say("new", "deck", name, "--ru", ru)[0] == 0

    assert say("lint")[1].startswith("no findings in 2 files, 2 decks, ")


def test_two_files_of_new_cards_have_no_title_in_common(say: Say) -> None:
    for name, ru in (("Gatewright", "Мастер ворот"), ("Smith", "Кузнец")):
        assert say("new", "cards", name, "--ru", ru)[0] == 0

    _, out, _ = say("lint", "--ignore", "KF112")
    assert " warning " not in out
