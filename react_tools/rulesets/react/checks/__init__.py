"""Re;ACT's lint checks, one a file, in the order of their codes; a test holds it to the folder.

RA1xx look at creators, RA2xx at scenarios and at rules and rulings, RA3xx at the board. What
several of them ask is in the room `checking`.
"""

from react_tools.lint.check import AnyCheck
from react_tools.rulesets.react.checks.board_contradicts_itself import board_contradicts_itself
from react_tools.rulesets.react.checks.cited_rule_not_shown import cited_rule_not_shown
from react_tools.rulesets.react.checks.copies_differ_from_print import copies_differ_from_print
from react_tools.rulesets.react.checks.cost_and_effect_disagree import cost_and_effect_disagree
from react_tools.rulesets.react.checks.creator_with_faults import creator_with_faults
from react_tools.rulesets.react.checks.default_is_no_setting import default_is_no_setting
from react_tools.rulesets.react.checks.drawing_and_pieces_disagree import (
    drawing_and_pieces_disagree,
)
from react_tools.rulesets.react.checks.expectation_repeats_setting import (
    expectation_repeats_setting,
)
from react_tools.rulesets.react.checks.id_is_a_word import id_is_a_word
from react_tools.rulesets.react.checks.id_twice_in_register import id_twice_in_register
from react_tools.rulesets.react.checks.id_used_twice import id_used_twice
from react_tools.rulesets.react.checks.idle_piece import idle_piece
from react_tools.rulesets.react.checks.lookalike_letter import lookalike_letter
from react_tools.rulesets.react.checks.masterpiece_never_improved import masterpiece_never_improved
from react_tools.rulesets.react.checks.more_than_supply import more_than_supply
from react_tools.rulesets.react.checks.more_than_there_is import more_than_there_is
from react_tools.rulesets.react.checks.never_in_play import never_in_play
from react_tools.rulesets.react.checks.nothing_happens import nothing_happens
from react_tools.rulesets.react.checks.number_used_twice import number_used_twice
from react_tools.rulesets.react.checks.numbers_differ_in_register import numbers_differ_in_register
from react_tools.rulesets.react.checks.ruling_pinned_in_vain import ruling_pinned_in_vain
from react_tools.rulesets.react.checks.scenario_told_twice import scenario_told_twice
from react_tools.rulesets.react.checks.scenario_without_id import scenario_without_id
from react_tools.rulesets.react.checks.title_used_twice import title_used_twice
from react_tools.rulesets.react.checks.token_in_wrong_place import token_in_wrong_place
from react_tools.rulesets.react.checks.twin_not_returned import twin_not_returned
from react_tools.rulesets.react.checks.twin_several_leaves_apart import twin_several_leaves_apart
from react_tools.rulesets.react.checks.twins_come_out_alike import twins_come_out_alike
from react_tools.rulesets.react.checks.unknown_name import unknown_name
from react_tools.rulesets.react.checks.unknown_name_in_setting import unknown_name_in_setting
from react_tools.rulesets.react.checks.unknown_rule import unknown_rule
from react_tools.rulesets.react.checks.unknown_rule_in_register import unknown_rule_in_register
from react_tools.rulesets.react.checks.unknown_twin import unknown_twin
from react_tools.rulesets.react.checks.unreadable_phrase import unreadable_phrase
from react_tools.rulesets.react.checks.word_without_meaning import word_without_meaning
from react_tools.rulesets.react.checks.wrong_deck_size import wrong_deck_size

CHECKS: tuple[AnyCheck, ...] = (
    wrong_deck_size,
    copies_differ_from_print,
    id_used_twice,
    number_used_twice,
    unreadable_phrase,
    cost_and_effect_disagree,
    unknown_name,
    more_than_supply,
    masterpiece_never_improved,
    lookalike_letter,
    id_is_a_word,
    never_in_play,
    word_without_meaning,
    token_in_wrong_place,
    unknown_name_in_setting,
    drawing_and_pieces_disagree,
    more_than_there_is,
    cited_rule_not_shown,
    unknown_rule,
    expectation_repeats_setting,
    unknown_twin,
    creator_with_faults,
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
    board_contradicts_itself,
)
