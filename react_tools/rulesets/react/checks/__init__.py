"""Re;ACT's lint checks, one a file, in the order of their codes; a test holds it to the folder.

RA1xx look at creators, RA2xx at scenarios, RA3xx at the board, RA4xx at boxes. What several
of them ask is in the room `checking`.
RA1xx look at creators, RA2xx at scenarios and at rules and rulings, RA3xx at the board. What
several of them ask is in the room `checking`.
"""

from react_tools.lint.check import AnyCheck
from react_tools.rulesets.react.checks.announced_and_there import announced_and_there
from react_tools.rulesets.react.checks.beyond_the_board import beyond_the_board
from react_tools.rulesets.react.checks.board_contradicts_itself import board_contradicts_itself
from react_tools.rulesets.react.checks.box_cannot_be_played import box_cannot_be_played
from react_tools.rulesets.react.checks.card_cloned import card_cloned
from react_tools.rulesets.react.checks.card_total_differs import card_total_differs
from react_tools.rulesets.react.checks.cards_before_the_deal import cards_before_the_deal
from react_tools.rulesets.react.checks.choice_unused import choice_unused
from react_tools.rulesets.react.checks.chooser_without_choice import chooser_without_choice
from react_tools.rulesets.react.checks.cited_rule_not_shown import cited_rule_not_shown
from react_tools.rulesets.react.checks.clause_never_works import clause_never_works
from react_tools.rulesets.react.checks.condition_always_same import condition_always_same
from react_tools.rulesets.react.checks.copies_differ_from_print import copies_differ_from_print
from react_tools.rulesets.react.checks.cost_and_effect_disagree import cost_and_effect_disagree
from react_tools.rulesets.react.checks.cost_never_paid import cost_never_paid
from react_tools.rulesets.react.checks.creator_in_no_box import creator_in_no_box
from react_tools.rulesets.react.checks.creator_in_two_boxes import creator_in_two_boxes
from react_tools.rulesets.react.checks.creator_with_faults import creator_with_faults
from react_tools.rulesets.react.checks.decks_alike import decks_alike
from react_tools.rulesets.react.checks.default_is_no_setting import default_is_no_setting
from react_tools.rulesets.react.checks.drawing_and_pieces_disagree import (
    drawing_and_pieces_disagree,
)
from react_tools.rulesets.react.checks.expectation_repeats_setting import (
    expectation_repeats_setting,
)
from react_tools.rulesets.react.checks.file_named_otherwise import file_named_otherwise
from react_tools.rulesets.react.checks.gap_in_numbers import gap_in_numbers
from react_tools.rulesets.react.checks.gone_by_its_own_cost import gone_by_its_own_cost
from react_tools.rulesets.react.checks.id_is_a_word import id_is_a_word
from react_tools.rulesets.react.checks.id_twice_in_register import id_twice_in_register
from react_tools.rulesets.react.checks.id_used_twice import id_used_twice
from react_tools.rulesets.react.checks.idle_group import idle_group
from react_tools.rulesets.react.checks.idle_piece import idle_piece
from react_tools.rulesets.react.checks.less_of_one import less_of_one
from react_tools.rulesets.react.checks.lookalike_letter import lookalike_letter
from react_tools.rulesets.react.checks.masterpiece_never_improved import masterpiece_never_improved
from react_tools.rulesets.react.checks.missing_from_box import missing_from_box
from react_tools.rulesets.react.checks.more_in_box_than_there_is import more_in_box_than_there_is
from react_tools.rulesets.react.checks.more_than_summons import more_than_summons
from react_tools.rulesets.react.checks.more_than_supply import more_than_supply
from react_tools.rulesets.react.checks.more_than_there_is import more_than_there_is
from react_tools.rulesets.react.checks.name_used_twice import name_used_twice
from react_tools.rulesets.react.checks.never_in_play import never_in_play
from react_tools.rulesets.react.checks.no_choice import no_choice
from react_tools.rulesets.react.checks.nothing_chosen import nothing_chosen
from react_tools.rulesets.react.checks.nothing_happens import nothing_happens
from react_tools.rulesets.react.checks.number_used_twice import number_used_twice
from react_tools.rulesets.react.checks.numbers_differ_in_register import numbers_differ_in_register
from react_tools.rulesets.react.checks.optional_twice import optional_twice
from react_tools.rulesets.react.checks.outcome_of_nothing import outcome_of_nothing
from react_tools.rulesets.react.checks.passive_never_wakes import passive_never_wakes
from react_tools.rulesets.react.checks.passive_wakes_itself import passive_wakes_itself
from react_tools.rulesets.react.checks.played_without_end import played_without_end
from react_tools.rulesets.react.checks.replaced_already import replaced_already
from react_tools.rulesets.react.checks.ruling_pinned_in_vain import ruling_pinned_in_vain
from react_tools.rulesets.react.checks.same_effect_twice import same_effect_twice
from react_tools.rulesets.react.checks.scenario_told_twice import scenario_told_twice
from react_tools.rulesets.react.checks.scenario_without_id import scenario_without_id
from react_tools.rulesets.react.checks.selector_never_matches import selector_never_matches
from react_tools.rulesets.react.checks.several_pay_as_one import several_pay_as_one
from react_tools.rulesets.react.checks.source_said_twice import source_said_twice
from react_tools.rulesets.react.checks.supply_beyond_the_field import supply_beyond_the_field
from react_tools.rulesets.react.checks.title_used_twice import title_used_twice
from react_tools.rulesets.react.checks.token_in_wrong_place import token_in_wrong_place
from react_tools.rulesets.react.checks.twin_not_returned import twin_not_returned
from react_tools.rulesets.react.checks.twin_several_leaves_apart import twin_several_leaves_apart
from react_tools.rulesets.react.checks.twins_come_out_alike import twins_come_out_alike
from react_tools.rulesets.react.checks.unknown_in_box import unknown_in_box
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
    gap_in_numbers,
    cost_never_paid,
    several_pay_as_one,
    nothing_chosen,
    choice_unused,
    selector_never_matches,
    clause_never_works,
    condition_always_same,
    outcome_of_nothing,
    no_choice,
    optional_twice,
    chooser_without_choice,
    passive_never_wakes,
    passive_wakes_itself,
    beyond_the_board,
    supply_beyond_the_field,
    more_than_summons,
    same_effect_twice,
    card_cloned,
    name_used_twice,
    file_named_otherwise,
    source_said_twice,
    played_without_end,
    idle_group,
    gone_by_its_own_cost,
    cards_before_the_deal,
    replaced_already,
    less_of_one,
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
    decks_alike,
    missing_from_box,
    unknown_in_box,
    card_total_differs,
    creator_in_two_boxes,
    creator_in_no_box,
    announced_and_there,
    box_cannot_be_played,
    more_in_box_than_there_is,
)
