"""A trace for programs: one JSON document a scenario."""

from collections.abc import Mapping

from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.render.story import shown_rules
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang, Rules


def lines(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """Events with depth, cause, words and rules; refusals; findings; the rules' titles."""
    recorder, teller = run.game.recorder, run.game.teller
    entries = recorder.entries if recorder else []
    causes = list(recorder.causes()) if recorder else []
    known = run.cited | {it.id for it in shown_rules(run, rules)}
    whole = {
        "scenario": run.scenario.id,
        "title": run.scenario.title,
        **({"seen_by": run.viewer} if run.viewer else {}),
        "holds": run.ok,
        "events": [
            {
                "depth": entry.depth,
                "cause": cause if cause >= 0 else None,
                "text": entry.event.say(teller, lang),
                "short": entry.event.short(teller),
                **entry.event.data(teller),
                **_grounds(entry.cited(), rulings),
            }
            for entry, cause in zip(entries, causes, strict=True)
        ],
        "refusals": [
            {
                "before": it.at,
                "tried": it.tried,
                "why": it.message,
                **_grounds(it.rules, rulings),
            }
            for it in run.refusals
        ],
        "findings": [data(it) for it in run.findings],
        "rules": {name: it.title[lang] for name, it in rules.items() if name in known},
        "rulings": {
            name: run.scenario.rulings.get(name, ruling.default)
            for name, ruling in rulings.items()
            if name in run.cited
        },
    }
    return document(whole)


def _grounds(cited: Rules, rulings: Mapping[str, Ruling]) -> dict[str, list[str]]:
    """What an event or a refusal rests on: rules of the book, and what the book leaves open."""
    return {
        "rules": [it for it in cited if it not in rulings],
        "rulings": [it for it in cited if it in rulings],
    }
