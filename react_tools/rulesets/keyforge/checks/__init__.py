"""KeyForge's lint checks, one a file, in the order of their codes; a test holds it to the folder.

KF1xx look at cards and decks, KF2xx at scenarios and at rules and rulings, KF3xx at the numbers of
the game. What several of them ask is in the room `checking`. Which of them, or which fault of a
schema, finds what the facts on the game ask for says tests/data/keyforge-lint.yaml.
"""

from react_tools.lint.check import AnyCheck
from react_tools.rulesets.keyforge.checks.capture_without_creature import capture_without_creature
from react_tools.rulesets.keyforge.checks.card_in_no_deck import card_in_no_deck
from react_tools.rulesets.keyforge.checks.cards_alike import cards_alike
from react_tools.rulesets.keyforge.checks.cards_with_faults import cards_with_faults
from react_tools.rulesets.keyforge.checks.cited_rule_not_shown import cited_rule_not_shown
from react_tools.rulesets.keyforge.checks.cost_and_text_disagree import cost_and_text_disagree
from react_tools.rulesets.keyforge.checks.deck_name_used_twice import deck_name_used_twice
from react_tools.rulesets.keyforge.checks.decks_alike import decks_alike
from react_tools.rulesets.keyforge.checks.default_is_no_setting import default_is_no_setting
from react_tools.rulesets.keyforge.checks.destroyed_on_entering import destroyed_on_entering
from react_tools.rulesets.keyforge.checks.expectation_repeats_setting import (
    expectation_repeats_setting,
)
from react_tools.rulesets.keyforge.checks.game_contradicts_itself import game_contradicts_itself
from react_tools.rulesets.keyforge.checks.id_is_a_word import id_is_a_word
from react_tools.rulesets.keyforge.checks.id_twice_in_register import id_twice_in_register
from react_tools.rulesets.keyforge.checks.id_used_twice import id_used_twice
from react_tools.rulesets.keyforge.checks.idle_piece import idle_piece
from react_tools.rulesets.keyforge.checks.keyword_and_text_disagree import keyword_and_text_disagree
from react_tools.rulesets.keyforge.checks.limit_never_reached import limit_never_reached
from react_tools.rulesets.keyforge.checks.limit_only_in_text import limit_only_in_text
from react_tools.rulesets.keyforge.checks.lookalike_letter import lookalike_letter
from react_tools.rulesets.keyforge.checks.no_fallback import no_fallback
from react_tools.rulesets.keyforge.checks.nothing_happens import nothing_happens
from react_tools.rulesets.keyforge.checks.numbers_differ_in_register import (
    numbers_differ_in_register,
)
from react_tools.rulesets.keyforge.checks.other_copies_unsaid import other_copies_unsaid
from react_tools.rulesets.keyforge.checks.ruling_pinned_in_vain import ruling_pinned_in_vain
from react_tools.rulesets.keyforge.checks.scenario_told_twice import scenario_told_twice
from react_tools.rulesets.keyforge.checks.scenario_without_id import scenario_without_id
from react_tools.rulesets.keyforge.checks.setting_makes_no_position import setting_makes_no_position
from react_tools.rulesets.keyforge.checks.title_on_two_cards import title_on_two_cards
from react_tools.rulesets.keyforge.checks.title_used_twice import title_used_twice
from react_tools.rulesets.keyforge.checks.title_with_two_prints import title_with_two_prints
from react_tools.rulesets.keyforge.checks.twin_not_returned import twin_not_returned
from react_tools.rulesets.keyforge.checks.twin_several_leaves_apart import twin_several_leaves_apart
from react_tools.rulesets.keyforge.checks.twins_come_out_alike import twins_come_out_alike
from react_tools.rulesets.keyforge.checks.unknown_name import unknown_name
from react_tools.rulesets.keyforge.checks.unknown_name_in_setting import unknown_name_in_setting
from react_tools.rulesets.keyforge.checks.unknown_rule import unknown_rule
from react_tools.rulesets.keyforge.checks.unknown_rule_in_register import unknown_rule_in_register
from react_tools.rulesets.keyforge.checks.unknown_twin import unknown_twin
from react_tools.rulesets.keyforge.checks.unreadable_phrase import unreadable_phrase
from react_tools.rulesets.keyforge.checks.unusable_artifact import unusable_artifact
from react_tools.rulesets.keyforge.checks.used_without_end import used_without_end
from react_tools.rulesets.keyforge.checks.word_without_meaning import word_without_meaning
from react_tools.rulesets.keyforge.checks.wording_of_another_edition import (
    wording_of_another_edition,
)
from react_tools.rulesets.keyforge.checks.wrong_deck_size import wrong_deck_size

CHECKS: tuple[AnyCheck, ...] = (
    wrong_deck_size,
    title_with_two_prints,
    id_used_twice,
    wording_of_another_edition,
    unreadable_phrase,
    cost_and_text_disagree,
    unknown_name,
    limit_only_in_text,
    limit_never_reached,
    lookalike_letter,
    id_is_a_word,
    card_in_no_deck,
    no_fallback,
    capture_without_creature,
    used_without_end,
    destroyed_on_entering,
    unusable_artifact,
    other_copies_unsaid,
    word_without_meaning,
    title_on_two_cards,
    cards_alike,
    decks_alike,
    deck_name_used_twice,
    keyword_and_text_disagree,
    unknown_name_in_setting,
    setting_makes_no_position,
    cited_rule_not_shown,
    unknown_rule,
    expectation_repeats_setting,
    unknown_twin,
    cards_with_faults,
    idle_piece,
    nothing_happens,
    scenario_told_twice,
    title_used_twice,
    ruling_pinned_in_vain,
    twin_not_returned,
    twin_several_leaves_apart,
    twins_come_out_alike,
    scenario_without_id,
    id_twice_in_register,
    unknown_rule_in_register,
    default_is_no_setting,
    numbers_differ_in_register,
    game_contradicts_itself,
)
