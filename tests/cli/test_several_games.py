"""Files and names of several games in one run, each judged and found by its own game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.texts import TEXTS

Say = Callable[..., tuple[int, str, str]]

REACT = str(shipped("react") / "scenarios" / "jump")
KEYFORGE = str(shipped("keyforge") / "scenarios" / "omni")
JUMPS, OMNIS = (len([*Path(it).iterdir()]) for it in (REACT, KEYFORGE))
ABILITY = "omni/only-omni-works-off-house"


def test_one_report_tells_of_the_files_of_several_games(say: Say) -> None:
    code, out, err = say("check", REACT, KEYFORGE)

    assert (code, err) == (0, "")
    assert f"{JUMPS + OMNIS} scenarios hold; looked at {JUMPS + OMNIS} files" in out


def test_each_games_checks_are_counted(say: Say) -> None:
    checks = [
        json.loads(say("lint", *paths, "--format", "json")[1])["looked_at"]["checks"]
        for paths in ((REACT,), (KEYFORGE,), (REACT, KEYFORGE))
    ]

    assert checks[0] + checks[1] - len(TEXTS) == checks[2]  # those of texts are the same


def test_a_fault_in_the_files_of_one_game_fails_the_run(say: Say, here: Path) -> None:
    (here / "wrong.yaml").write_text("ruleset: keyforge\ndeck: x\n")

    assert say("lint", REACT, "wrong.yaml")[0] == 1


@pytest.mark.parametrize("form", ["text", "json", "junit", "github", "sarif"])
def test_every_format_tells_of_several_games(say: Say, here: Path, form: str) -> None:
    (here / "one.yaml").write_text("ruleset: keyforge\ndeck: x\n")
    (here / "other.yaml").write_text("creator: x\n")

    _, out, err = say("check", "one.yaml", "other.yaml", "--format", form)

    assert ("one.yaml" in out, "other.yaml" in out, err) == (True, True, "")


def test_scenarios_of_several_games_are_played(say: Say) -> None:
    _, out, _ = say("test", REACT, KEYFORGE, "--rulings", "all")

    assert f"{JUMPS + OMNIS} scenarios: {JUMPS + OMNIS} passed, 0 failed" in out


def test_the_game_that_is_named_leaves_out_the_others(say: Say) -> None:
    _, out, _ = say("test", REACT, KEYFORGE, "--ruleset", "keyforge")

    assert f"{OMNIS} scenarios: {OMNIS} passed, 0 failed" in out


def test_a_game_of_which_there_is_no_file_is_refused(say: Say) -> None:
    assert say("lint", REACT, "--ruleset", "keyforge") == (
        2,
        "",
        "react-tools: no file of keyforge in these paths; they hold files of react\n",
    )


def test_what_was_judged_of_one_game_is_not_remembered_of_all(say: Say) -> None:
    one = say("lint", REACT, KEYFORGE, "--ruleset", "keyforge")

    assert say("lint", REACT, KEYFORGE) != one


def test_the_coverage_of_several_games_comes_a_document_each(say: Say) -> None:
    _, out, _ = say("coverage", REACT, KEYFORGE, "--format", "json")

    first, second = (json.loads(f"{it}}}") for it in out.split("\n}\n") if it.strip())
    assert (first["ruleset"], second["ruleset"]) == ("react", "keyforge")


def test_a_scenario_is_found_in_whatever_game_has_it(say: Say) -> None:
    code, out, err = say("simulate", ABILITY)

    assert (code, err) == (0, "")
    assert "KF-" in out


def test_scenarios_of_two_games_are_shown_one_after_the_other(say: Say) -> None:
    code, out, _ = say("simulate", "rulebook/worked-example", ABILITY)

    assert code == 0
    assert out.index("RA-CHAIN") < out.index("KF-")


def test_scenarios_of_two_games_are_not_compared(say: Say) -> None:
    assert say("simulate", "rulebook/worked-example", "--against", ABILITY) == (
        2,
        "",
        "react-tools: these are files of react and keyforge; give it those of one game\n",
    )


def test_of_an_id_that_two_games_have_the_first_is_meant_and_it_is_told(
    say: Say, here: Path
) -> None:
    for game, home in (("react", REACT), ("keyforge", KEYFORGE)):
        folder = here / "cards" / game / "scenarios" / "both"
        folder.mkdir(parents=True)
        first = min(Path(home).iterdir())
        (folder / "one.yaml").write_text(first.read_text("utf-8"), "utf-8")

    _, _, err = say("simulate", "both/one")

    assert err == (
        "react-tools: both/one is that of react; keyforge has one too: --ruleset keyforge\n"
    )


def test_a_rule_of_any_game_is_explained(say: Say) -> None:
    assert say("explain", "KF-FIGHT-3")[1].startswith("KF-FIGHT-3: ")


def test_cards_of_several_games_are_drawn(say: Say) -> None:
    code, out, err = say("show", "glissade", "brute")

    assert (code, err) == (0, "")
    assert out.index("Glissade") < out.index("Brute")


def test_a_name_that_no_game_has_is_refused_as_by_the_first(say: Say) -> None:
    assert say("show", "dancre") == say("show", "dancre", "--ruleset", "react")


@pytest.mark.parametrize("word", ["decks", "houses", "cards"])
def test_what_a_game_defines_is_listed(say: Say, word: str) -> None:
    code, out, _ = say("list", word, "--ruleset", "keyforge")

    assert (code, out.startswith(word.capitalize())) == (0, True)


def test_a_game_may_be_settled(say: Say, here: Path) -> None:
    told = say("list", "decks", "--ruleset", "keyforge")
    (here / "react-tools.toml").write_text('ruleset = "keyforge"\n')

    assert say("list", "decks") == told


def test_what_is_settled_leaves_no_file_out(say: Say, here: Path) -> None:
    told = say("check", REACT, KEYFORGE)
    (here / "react-tools.toml").write_text('ruleset = "keyforge"\n')

    assert say("check", REACT, KEYFORGE) == told


def test_what_a_game_cannot_draft_is_said(say: Say) -> None:
    code, out, err = say("new", "creator", "Clerk", "--ruleset", "keyforge")

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: keyforge has no draft of a creator; ")


def test_a_scenario_is_drafted_of_the_game_that_is_named(say: Say, here: Path) -> None:
    code, _, err = say("new", "scenario", "a/b", "--ruleset", "keyforge")

    assert (code, err) == (0, "")
    assert "ruleset: keyforge\n" in (here / "cards/keyforge/scenarios/a/b.yaml").read_text("utf-8")


def test_a_copy_is_of_the_game_of_its_model(say: Say, here: Path) -> None:
    code, _, _ = say("new", "scenario", "a/b", "--from", ABILITY)

    assert (code, (here / "cards/keyforge/scenarios/a/b.yaml").is_file()) == (0, True)


def test_a_choice_that_a_game_does_not_leave_is_refused(say: Say) -> None:
    words = ("play", "ember-vault", "lantern-court", "--ruleset", "keyforge")

    assert say(*words, "--hands", "first-game") == (
        2,
        "",
        "react-tools: --hands first-game: keyforge leaves no such choice\n",
    )


def test_a_record_is_of_the_game_that_its_setting_names(say: Say, here: Path) -> None:
    words = ("play", "ember-vault", "lantern-court", "--ruleset", "keyforge")
    _, record, _ = say(*words, "--demo", "--seed", "3")
    (here / "one.duel").write_text(record, "utf-8")

    assert say("simulate", "one.duel")[0] == 0


def test_a_schema_is_found_in_whatever_game_has_its_kind(say: Say) -> None:
    assert "keyforge/deck.schema.json" in say("schema", "deck")[1]


def test_a_whole_game_is_of_the_game_that_knows_the_first_side(say: Say) -> None:
    code, out, err = say("play", "ember-vault", "thorn-parade", "--demo", "--seed", "1")

    assert (code, "Traceback" in err) == (0, False)
    assert out.splitlines()[1] == "ruleset: keyforge"


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("ember-vualt", "no deck is called 'ember-vualt'; did you mean ember-vault?"),
        ("dancre", "no creator is called 'dancre'; did you mean dancer?"),
    ],
)
def test_a_first_side_that_no_game_knows_is_the_nearest_of_all(
    say: Say, first: str, why: str
) -> None:
    assert say("play", first, "thorn-parade") == (2, "", f"react-tools: {why}\n")


def test_the_nearest_side_is_of_the_game_that_is_named(say: Say) -> None:
    assert say("play", "ember-vualt", "thorn-parade", "--ruleset", "react") == (
        2,
        "",
        (
            "react-tools: no creator is called 'ember-vualt'; "
            "there are: calligrapher, dancer, sculptor, tagger, tattooist\n"
        ),
    )


def test_players_of_a_whole_game_are_called_by_their_decks_in_the_language(say: Say) -> None:
    words = ("play", "ember-vault", "thorn-parade", "--demo", "--seed", "1", "--lang", "ru")

    _, _, err = say(*words)

    assert "Терновое шествие завершает ход" in err
    assert ("Ember Vault" in err, "Thorn Parade" in err) == (False, False)


def test_a_list_is_of_the_game_that_has_one(say: Say) -> None:
    code, out, err = say("list", "decks")

    assert (code, err, "ember-vault" in out) == (0, "", True)


def test_sources_are_told_of_the_game_that_knows_the_name(say: Say) -> None:
    code, out, err = say("sources", "ember-vault")

    assert (code, err, out.splitlines()[0]) == (0, "", "Ember Vault (ember-vault)")


def test_the_game_that_is_named_is_that_of_a_file_which_tells_none(say: Say, here: Path) -> None:
    (here / "mine.yaml").write_text(
        "house: dis\nsource: house\ncards:\n"
        "  - {id: cur, name: {en: Cur, ru: Шавка}, type: creature, power: 1, armor: null}\n",
        "utf-8",
    )

    code, out, err = say("lint", "mine.yaml", "--ruleset", "keyforge")

    assert (code, err) == (0, "")
    assert "no deck has cur" in out


@pytest.mark.usefixtures("here")
def test_a_deck_to_begin_with_is_sound(say: Say) -> None:
    code, out, err = say("new", "deck", "Last Lantern", "--ru", "Последний фонарь")

    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "wrote cards/keyforge/decks/last-lantern.yaml"
    assert say("check")[0] == 0


@pytest.mark.usefixtures("here")
def test_cards_to_begin_with_are_sound(say: Say) -> None:
    code, out, err = say("new", "cards", "Gatewright", "--ru", "Мастер ворот")

    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "wrote cards/keyforge/cards/gatewright.yaml"
    assert say("lint")[0] == 0


def test_what_is_called_so_already_is_not_written_again(say: Say, here: Path) -> None:
    code, _, err = say("new", "deck", "Ember Vault", "--ru", "Склеп")

    assert (code, err) == (
        2,
        "react-tools: something is called 'ember-vault' already; give another id with --id\n",
    )
    assert [*here.iterdir()] == []
