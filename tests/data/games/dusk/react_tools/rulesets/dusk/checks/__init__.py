"""The lint checks of Dusk, one a file, in the order of their codes."""

from react_tools.lint.check import AnyCheck
from react_tools.rulesets.dusk.checks.unknown_card_in_deck import unknown_card_in_deck
from react_tools.rulesets.dusk.checks.unknown_name_in_setting import unknown_name_in_setting

CHECKS: tuple[AnyCheck, ...] = (unknown_card_in_deck, unknown_name_in_setting)
