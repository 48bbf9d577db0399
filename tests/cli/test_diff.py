"""`react-tools diff`: what has changed for a player, between folders, files and git revisions."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped

Say = Callable[..., tuple[int, str, str]]
Git = Callable[..., str]

CREATORS = Path("cards/react/creators")
CALLIGRAPHER = CREATORS / "calligrapher.yaml"
DANCER = CREATORS / "dancer.yaml"
LOOKED = """\
compared: old/cards (files: 3), cards (files: 3)
changed: 6, new: 1, gone: 1
"""
LOOKED_RUSSIAN = """\
сравнено: old/cards (файлов: 3), cards (файлов: 3)
изменено: 6, добавлено: 1, убрано: 1
"""
NOTHING = "Nothing a player would notice has changed.\n"
BLOT = """\
  - id: blot
    name: {en: Blot, ru: Пятно}
    number: 5
    copies: 1
    printed: 1/30
    kind: reaction
    cost: direction
    do:
      - if: target is free
        then: [{draw: 1}, {damage: target}]
masterpiece: {name"""
EDITS = (
    (
        "copies: 8\n    printed: 8/30\n    kind: intention",
        "copies: 7\n    printed: 7/30\n    kind: intention",
    ),
    (
        "cost: target zone within 2 of this\n    do:\n      - if: there",
        "cost: target zone within 3 of this\n    do:\n      - if: there",
    ),
    (
        "then: [{summon: {what: brush-spirit, at: target}}]",
        "then: [{summon: {what: brush-spirit, at: a free zone}}]",
    ),
    ("- [{move: {who: creator, by: 1}}]", "- [{move: {who: creator, by: 1}}, {draw: 1}]"),
    ("supply: 8", "supply: 9"),
    ("{en: Flowing Ink, ru: Плавный штрих}", "{en: Running Ink, ru: Плавный штрих}"),
    ("  - id: sheathing-respite", "  - id: respite"),
    ("masterpiece: {name", BLOT),
)
TEXT = """\
Calligrapher · creator
  Ink · token
    supply  8 → 9
  Sheathing Respite · ability card · id sheathing-respite → respite
  Running Ink · action card
    name (en)  Flowing Ink → Running Ink
  Splash · action card
    copies  8 → 7
    cost    target zone within 2 of this → target zone within 3 of this
  Call of the Brush · action card
    effect  if target is free:
            - summon brush-spirit at target
            + summon brush-spirit at a free zone
  Smudge · action card
    effect  choose 1 › • 1: behind move creator by 1:
            + draw 1
  new: Blot · action card
    number  5
    copies  1
    kind    reaction
    cost    direction
    effect  if target is free:
              draw 1
              damage target

Dancer · creator
  gone: Scatter · action card ×7

"""
RUSSIAN = """\
Каллиграф · творец
  чернила · жетон
    запас  8 → 9
  Временная передышка · карта способностей · id sheathing-respite → respite
  Плавный штрих · карта действия
    название (en)  Flowing Ink → Running Ink
  Клякса · карта действия
    копий      8 → 7
    стоимость  target zone within 2 of this → target zone within 3 of this
  Зов кисти · карта действия
    эффект  if target is free:
            - summon brush-spirit at target
            + summon brush-spirit at a free zone
  Смазанный след · карта действия
    эффект  choose 1 › • 1: после move creator by 1:
            + draw 1
  добавлено: Пятно · карта действия
    номер      5
    копий      1
    вид        реакция
    стоимость  direction
    эффект     if target is free:
                 draw 1
                 damage target

Танцор · творец
  убрано: Россыпь · карта действия ×7

"""
MARKDOWN = """\
## Calligrapher

- **Ink** (token)
  - supply: 8 → 9
- **Sheathing Respite** (ability card): id `sheathing-respite` → `respite`
- **Running Ink** (action card)
  - name (en): Flowing Ink → Running Ink
- **Splash** (action card)
  - copies: 8 → 7
  - cost: `target zone within 2 of this` → `target zone within 3 of this`
- **Call of the Brush** (action card)
  - effect, in `if target is free`: `{}` → `{}`
- **Smudge** (action card)
  - effect, in `choose 1` › `• 1`, behind `move creator by 1`:
    ```diff
    + draw 1
    ```
- **New: Blot** (action card)
  - number: 5
  - copies: 1
  - kind: reaction
  - cost: `direction`
  - effect:
    ```text
    if target is free:
      draw 1
      damage target
    ```

## Dancer

- **Gone: Scatter** (action card ×7)
""".format("summon brush-spirit at target", "summon brush-spirit at a free zone")


@pytest.fixture
def git(here: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """Say these words to git, which knows nobody's settings."""
    for name in [it for it in os.environ if it.startswith("GIT_")]:
        monkeypatch.delenv(name)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")

    def _git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words],  # noqa: S607 -- whichever git is there
            cwd=here,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    return _git


@pytest.fixture
def cards(here: Path) -> Path:
    """The shipped creators and the board, in the folder `cards` one stands in."""
    for name in ("creators/calligrapher", "creators/dancer", "board"):
        to = here / "cards" / "react" / f"{name}.yaml"
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(shipped() / f"{name}.yaml", to)
    return here / "cards"


@pytest.fixture
def edited(cards: Path, here: Path) -> Path:
    """The same in the folder `old`; of those in `cards` several cards are others now."""
    shutil.copytree(cards, here / "old" / "cards")
    for old, new in EDITS:
        change(here / CALLIGRAPHER, old, new)
    drop(here / DANCER, "scatter")
    return cards


@pytest.fixture
def repository(cards: Path, git: Git) -> Path:
    """The same cards, committed to `main`, with the tag `v1`."""
    git("init", "--quiet", "--initial-branch=main")
    git("add", "--all")
    git("commit", "--quiet", "--message=x")
    git("tag", "v1")
    return cards


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")


def drop(path: Path, card: str) -> None:
    """Take a card out of a deck."""
    before, found, after = path.read_text("utf-8").partition(f"  - id: {card}\n")
    assert found
    _, mark, rest = after.partition("\n  - id: ")
    path.write_text(f"{before}{mark[1:]}{rest}", "utf-8")


def closed(said: tuple[int, str, str]) -> str:
    """What was looked at, in one line."""
    return " ".join(said[1].partition("compared: ")[2].split())


# How it is written


@pytest.mark.usefixtures("edited")
def test_what_has_changed_is_told_by_creator_and_card(say: Say) -> None:
    assert say("diff", "old/cards", "cards") == (
        0,
        f"{TEXT}{LOOKED}",
        "",
    )


@pytest.mark.usefixtures("edited")
def test_it_is_told_in_russian(say: Say) -> None:
    assert say("diff", "old/cards", "cards", "--lang", "ru") == (
        0,
        f"{RUSSIAN}{LOOKED_RUSSIAN}",
        "",
    )


@pytest.mark.usefixtures("edited")
def test_it_is_written_as_patch_notes(say: Say) -> None:
    assert say("diff", "old/cards", "cards", "--format", "markdown") == (0, MARKDOWN, "")


@pytest.mark.usefixtures("edited")
def test_it_is_written_for_programs(say: Say) -> None:
    code, out, err = say("diff", "old/cards", "cards", "--format", "json")

    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["before"] == {"named": "old/cards", "files": 3, "findings": []}
    assert (told["same"], told["counts"]) == (False, {"changed": 6, "new": 1, "gone": 1})
    (react,) = told["rulesets"]
    calligrapher, dancer = react["sheets"]
    assert [(it["change"], it["kind"], it["id"], it["was"]) for it in calligrapher["things"]] == [
        ("changed", "tokens", "ink", ""),
        ("changed", "abilities", "respite", "sheathing-respite"),
        ("changed", "deck", "flowing-ink", ""),
        ("changed", "deck", "splash", ""),
        ("changed", "deck", "call-of-the-brush", ""),
        ("changed", "deck", "smudge", ""),
        ("new", "deck", "blot", ""),
    ]
    assert calligrapher["things"][3]["facts"][:2] == [
        {"fact": "copies", "before": 8, "after": 7},
        {"fact": "printed", "before": "8/30", "after": "7/30"},
    ]
    assert calligrapher["things"][4]["facts"][0]["clauses"] == [
        {
            "within": ["if target is free"],
            "behind": "",
            "before": ["  summon brush-spirit at target"],
            "after": ["  summon brush-spirit at a free zone"],
        }
    ]
    assert dancer["things"][0]["name"] == {"en": "Scatter", "ru": "Россыпь"}


@pytest.mark.usefixtures("edited")
def test_it_is_the_same_in_every_language_for_programs(say: Say) -> None:
    told = [say("diff", "old", "cards", "-f", "json", "--lang", it)[1] for it in ("en", "ru")]

    assert told[0] == told[1]


@pytest.mark.usefixtures("edited")
def test_colours_say_what_was_and_what_is(terminal: Say) -> None:
    code, out, err = terminal("diff", "old/cards", "cards")

    assert (code, err) == (0, "")
    assert "\x1b[1mCalligrapher\x1b[0m\x1b[2m · creator\x1b[0m\n" in out
    assert "supply  \x1b[31m8\x1b[0m → \x1b[32m9\x1b[0m\n" in out
    assert "\x1b[31m- \x1b[0m\x1b[31msummon\x1b[0m" in out
    assert "\x1b[1;32m free\x1b[0m" in out


@pytest.mark.usefixtures("edited")
def test_nobody_needs_colours(terminal: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    assert terminal("diff", "old/cards", "cards")[1].startswith(TEXT)


@pytest.mark.usefixtures("edited")
def test_every_line_fits_a_screen(say: Say) -> None:
    for lang in ("en", "ru"):
        assert max(map(len, say("diff", "old", "cards", "--lang", lang)[1].splitlines())) <= 80


def test_a_new_creator_is_told_with_its_cards_by_name(say: Say, cards: Path, here: Path) -> None:
    shutil.copytree(cards, here / "old")
    text = (here / DANCER).read_text("utf-8").replace("creator: dancer", "creator: mime", 1)
    text = text.replace("{en: Dancer, ru: Танцор}", "{en: Mime, ru: Мим}", 1)
    (here / CREATORS / "mime.yaml").write_text(text, "utf-8")

    assert say("diff", "old", "cards")[1].startswith(
        """\
new: Mime · creator
  tokens             Scale ×9
  summons            Dancing Fish ×2
  passive abilities  Shed Scales, Shed Scales, Third Scale
  ability cards      Pirouette / Cascade, Dancing Fish
  deck               Dizzying Pas ×6, Glissade ×8, Scatter ×7, Cutting Step ×9

"""
    )
    assert say("diff", "cards", "old", "-f", "markdown")[1].startswith("## Gone: Mime (creator)\n")


def test_two_games_are_told_apart(say: Say, here: Path) -> None:
    shutil.copytree(shipped("keyforge") / "cards", here / "cards/keyforge/cards")
    shutil.copytree(shipped("keyforge") / "decks", here / "cards/keyforge/decks")
    shutil.copytree(shipped() / "creators", here / CREATORS)
    shutil.copytree(here / "cards", here / "old" / "cards")
    change(here / CALLIGRAPHER, "supply: 8", "supply: 9")
    change(here / "cards/keyforge/cards/dis.yaml", "power: 7", "power: 6")
    change(
        here / "cards/keyforge/cards/dis.yaml",
        "keywords: {assault: 2}",
        "keywords: {assault: 3, poison: true}",
    )
    change(here / "cards/keyforge/decks/ember-vault.yaml", "imp: 2, twin: 1", "imp: 3")

    assert say("diff", "old/cards", "cards") == (
        0,
        """\
react

Calligrapher · creator
  Ink · token
    supply  8 → 9

keyforge

Dis · house
  Cinder Hound · card
    keyword · assault  2 → 3
    keyword · poison   none → yes
  Ash Tyrant · card
    power  7 → 6

Ember Vault · deck
  Dis · Imp   2 → 3
  Dis · Twin  1 → none

compared: old/cards (files: 13), cards (files: 13)
changed: 4, new: 0, gone: 0
""",
        "",
    )


# What is no change


@pytest.mark.usefixtures("repository")
def test_nothing_changed_is_a_plain_sentence(say: Say) -> None:
    told = "compared: HEAD (files: 3), what lies here (files: 3)\nchanged: 0, new: 0, gone: 0\n"

    assert say("diff", "HEAD") == (0, NOTHING + told, "")
    assert say("diff", "HEAD", "--format", "markdown") == (0, NOTHING, "")


def test_what_only_readers_of_files_see_is_no_change_but_with_all(
    say: Say, repository: Path, git: Git, here: Path
) -> None:
    git("mv", CALLIGRAPHER.as_posix(), (CREATORS / "scribe.yaml").as_posix())
    moved = repository / "react/creators/scribe.yaml"
    change(moved, "source: house                     #", "source: review  # by hand;")

    assert say("diff", "main")[1].startswith(NOTHING)
    assert "  source  house → review\n" in say("diff", "main", "--all")[1]
    assert here.is_dir()


# What is compared


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    "words",
    [
        ("main",),
        ("v1", "cards"),
        ("HEAD:cards", "cards"),
        ("HEAD:cards",),
        ("v1:./cards/react/creators", "cards/react/creators"),
        ("main", CALLIGRAPHER.as_posix()),
        (f"main:{CALLIGRAPHER.as_posix()}", CALLIGRAPHER.as_posix()),
        (f"main:{CALLIGRAPHER.as_posix()}",),
    ],
    ids=" ".join,
)
def test_a_revision_is_what_the_other_side_names_as_it_was(
    say: Say, here: Path, words: tuple[str, ...]
) -> None:
    change(here / CALLIGRAPHER, "supply: 8", "supply: 9")

    code, out, err = say("diff", *words)

    assert (code, err) == (0, "")
    assert out.startswith("Calligrapher · creator\n  Ink · token\n    supply  8 → 9\n\ncompared: ")


def test_two_revisions_are_compared(say: Say, repository: Path, git: Git, here: Path) -> None:
    change(here / CALLIGRAPHER, "supply: 8", "supply: 9")
    git("commit", "--all", "--quiet", "--message=y")
    shutil.rmtree(repository)

    assert "supply  8 → 9" in say("diff", "v1", "main")[1]
    assert "supply  9 → 8" in say("diff", "main", "v1")[1]


def test_a_revision_is_that_of_the_folder_one_stands_in(
    say: Say, repository: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(here / CALLIGRAPHER, "supply: 8", "supply: 9")
    monkeypatch.chdir(repository / "react" / "creators")

    assert closed(say("diff", "v1")).startswith(
        "v1 (files: 2), what lies here (files: 2) changed: 1"
    )
    assert closed(say("diff", "v1", "dancer.yaml")).startswith(
        "v1 (files: 1), dancer.yaml (files: 1)"
    )
    assert closed(say("diff", "v1:./dancer.yaml")).startswith("v1:./dancer.yaml (files: 1)")


def test_what_was_not_there_before_is_new(say: Say, repository: Path, git: Git, here: Path) -> None:
    git("rm", "-r", "--quiet", "--cached", "cards")
    git("commit", "--quiet", "--message=y", "--allow-empty")

    code, out, _ = say("diff", "HEAD")

    assert (code, repository.is_dir(), here.is_dir()) == (0, True, True)
    assert "new: Dancer · creator\n" in out
    assert closed((code, out, "")).startswith("HEAD (files: 0), what lies here (files: 3)")


def test_a_pack_of_a_revision_stands_on_the_packs_of_that_revision(
    say: Say, repository: Path, git: Git, here: Path
) -> None:
    mime = here / "mine" / "creators" / "mime.yaml"
    mime.parent.mkdir(parents=True)
    mime.write_text("creator: mime\nextends: dancer\nname: {en: Mime, ru: Мим}\n", "utf-8")
    git("add", "--all")
    git("commit", "--quiet", "--message=y")
    change(repository / "react/creators/dancer.yaml", "supply: 9", "supply: 7")

    assert say("diff", "HEAD", "mine")[1].startswith(
        "Mime · creator\n  Scale · token\n    supply  9 → 7\n\n"
    )


def test_a_folder_of_another_place_is_compared_with_what_lies_here(say: Say, edited: Path) -> None:
    assert edited.is_dir()
    assert say("diff", "old/cards")[1].startswith(TEXT)


def test_two_files_are_compared(say: Say, edited: Path) -> None:
    assert edited.is_dir()
    said = say("diff", f"old/{DANCER}", DANCER.as_posix())

    assert said[1].startswith("Dancer · creator\n  gone: Scatter · action card ×7\n\n")


# Exit codes


@pytest.mark.usefixtures("edited")
def test_a_change_fails_who_asks_for_it(say: Say) -> None:
    assert say("diff", "old", "cards", "--exit-code")[0] == 1
    assert (
        say("diff", "old/cards/react/board.yaml", "cards/react/board.yaml", "--exit-code")[0] == 0
    )


def test_a_file_with_an_error_is_left_out(say: Say, edited: Path) -> None:
    change(edited / "react/creators/dancer.yaml", "creator: dancer", "creator: dancer\ntokns: {}")

    code, out, err = say("diff", "old/cards", "cards")

    assert code == 1
    assert err == (
        "cards/react/creators/dancer.yaml:3:1: error RT101 unknown key 'tokns' in a creator\n"
        "    hint: did you mean 'tokens'?\n"
    )
    assert out.startswith(TEXT.partition("Dancer")[0])
    assert "Dancer · creator" not in out
    assert out.endswith("\nchanged: 6, new: 1, gone: 0, files with errors left out: 1\n")


def test_a_file_that_nobody_can_read_is_not_gone(say: Say, edited: Path) -> None:
    (edited / "react/creators/dancer.yaml").write_bytes(b"\xff\xfe\x00")

    code, out, err = say("diff", "old/cards", "cards")

    assert (code, err.startswith("cards/react/creators/dancer.yaml:1:1: error RT003 ")) == (1, True)
    assert "Dancer · creator" not in out
    assert out.endswith("\nchanged: 6, new: 1, gone: 0, files with errors left out: 1\n")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Left out, for they have errors"), ("ru", "Пропущены из-за ошибок")]
)
def test_patch_notes_say_what_was_left_out(say: Say, edited: Path, lang: str, told: str) -> None:
    change(edited / "react/creators/dancer.yaml", "creator: dancer", "creator: dancer\ntokns: {}")

    out = say("diff", "old/cards", "cards", "--format", "markdown", "--lang", lang)[1]

    assert out.endswith(f"\n\n{told}: `cards/react/creators/dancer.yaml`.\n")


def test_a_file_is_compared_with_what_it_was_called_before(
    say: Say, repository: Path, git: Git
) -> None:
    git("mv", CALLIGRAPHER.as_posix(), "cards/react/creators/scribe.yaml")
    scribe = repository / "react/creators/scribe.yaml"
    change(scribe, "supply: 8", "supply: 9")

    code, out, err = say("diff", "main", "cards/react/creators/scribe.yaml")

    assert (code, err) == (0, "")
    assert out.startswith("Calligrapher · creator\n  Ink · token\n    supply  8 → 9\n\ncompared: ")


def test_a_fault_of_a_revision_has_its_place_there(
    say: Say, repository: Path, git: Git, here: Path
) -> None:
    change(here / DANCER, "creator: dancer", "creator: dancer\ntokns: {}")
    git("commit", "--all", "--quiet", "--message=y")
    git("checkout", "--quiet", "v1", "--", "cards")

    code, out, err = say("diff", "main", "--format", "json")

    assert (code, err, repository.is_dir()) == (1, "", True)
    (finding,) = json.loads(out)["before"]["findings"]
    assert (finding["path"], finding["line"]) == (f"main:{DANCER}", 3)


def test_what_could_be_read_is_said_to_be_all_that_is_the_same(say: Say, cards: Path) -> None:
    shutil.copytree(cards, "old")
    change(cards / "react/creators/dancer.yaml", "creator: dancer", "creator: dancer\ntokns: {}")

    code, out, _ = say("diff", "old", "cards", "--format", "markdown")

    assert (code, out) == (
        1,
        """\
In what could be read, nothing a player would notice has changed.

Left out, for they have errors: `cards/react/creators/dancer.yaml`.
""",
    )


NO_SUCH = "no file, folder or git revision is called"
WITH_WHAT = "name what to compare it with, such as a revision: react-tools diff HEAD"


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["mian"], f"{NO_SUCH} 'mian'; did you mean 'main'?"),
        (["x"], f"{NO_SUCH} 'x'; name a branch, a tag or a commit"),
        (["HEAD", "nowhere"], f"{NO_SUCH} 'nowhere'; name a branch, a tag or a commit"),
        (
            ["v1..main"],
            "'v1..main' is a range; name its ends one after the other: react-tools diff v1 main",
        ),
        (["v1:nowhere"], "there is no nowhere in v1"),
        (["v1", "/"], "/ lies outside HERE, whose revision v1 is; name a path in it: v1:PATH"),
        (["cards"], f"cards is part of what lies here; {WITH_WHAT} cards"),
        ([DANCER.as_posix()], f"{DANCER} is a file; {WITH_WHAT} {DANCER}"),
        (["empty", "empty"], "no YAML file in empty and empty; nothing was read"),
    ],
    ids=str,
)
def test_what_cannot_be_compared_is_told_with_the_cure(
    say: Say, here: Path, words: list[str], complaint: str
) -> None:
    (here / "empty").mkdir()

    told = complaint.replace("HERE", here.resolve().as_posix())
    assert say("diff", *words) == (2, "", f"react-tools: {told}\n")


def test_a_path_of_a_revision_is_from_the_root_unless_it_says_so(
    say: Say, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository)

    code, _, err = say("diff", "v1:react/creators")

    assert (code, err) == (
        2,
        "react-tools: there is no react/creators in v1; where you stand: v1:./react/creators\n",
    )


@pytest.mark.usefixtures("cards")
def test_without_a_repository_there_is_no_revision(say: Say) -> None:
    code, _, err = say("diff", "HEAD")

    assert code == 2
    assert err.startswith(
        "react-tools: 'HEAD', which is no file or folder, needs a git repository; git says: "
    )


# Text from files


def test_text_from_cards_is_text(say: Say, cards: Path) -> None:
    shutil.copytree(cards, "old")
    name = '"<b>*x* [l](u) @all #1 ```"'
    change(cards / "react/creators/dancer.yaml", "{en: Glissade,", f"{{en: {name},")

    _, text, _ = say("diff", "old", "cards")
    _, markdown, _ = say("diff", "old", "cards", "--format", "markdown")

    assert "    name (en)  Glissade → <b>*x* [l](u) @all #1 ```\n" in text
    escaped = "\\<b\\>\\*x\\* \\[l\\](u) @\u2060all #\u20601 \\`\\`\\`"
    assert f"  - name (en): Glissade → {escaped}\n" in markdown
