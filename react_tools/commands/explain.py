"""`react-tools explain`: the page of a code, a rule, a ruling or a word of the card language."""

from typing import Annotated

import typer

from react_tools.commands.choices import Lang, Packs, settled

_COLUMNS = 100


def explain(
    word: Annotated[
        str,
        typer.Argument(help="A code (RA101), a rule (RA-CHAIN-8), a ruling, a verb, a trigger."),
    ],
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Tell what a code, a rule, a ruling, a verb or a trigger means.

    \b
    Examples:
      react-tools explain RA101
      react-tools explain RA-CHAIN-8 --lang ru
      react-tools explain swap
    """  # noqa: D301 -- \b keeps typer from joining the lines
    from react_tools.load import load, shipped
    from react_tools.manual import page
    from react_tools.render import screen
    from react_tools.render.line import line, wrap

    settings = settled(packs, lang)
    loaded = load([shipped() / "rulebook.yaml", shipped() / "rulings.yaml"], settings)
    told = page(word, loaded.ruleset, loaded.library, settings.lang)
    for each in told.splitlines():
        parts = wrap(each, _COLUMNS) if len(each) > _COLUMNS else [each]
        screen.show(line(part) for part in parts)
