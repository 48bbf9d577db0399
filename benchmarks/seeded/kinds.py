"""The kinds of mistakes by topic, what has to be found of them, and edits that change nothing."""

from collections.abc import Callable, Mapping, Sequence
from random import Random  # noqa: TID251 -- seeded: the same mistakes always

from seeded import harmless, keys, layout, lists, values, words
from seeded.edits import Mistake
from seeded.files import File

Maker = Callable[[Random, File], Mistake | None]

TOPICS: Mapping[str, Sequence[Maker]] = {
    "keys, ids and references misspelt": (
        keys.misspelt_key, words.misspelt_id, words.misspelt_reference,
    ),
    "misplaced keys": (keys.too_high, keys.too_low),
    "numbers that a rule can know": (
        values.ruled_number, values.wrong_total, values.number_for_copies,
    ),
    "other slips in keys": (
        keys.upper_case_key, keys.under_score, keys.strange_language, keys.swapped_languages,
        keys.swapped_keys, keys.missing_key, values.conditional_key, keys.doubled_key,
    ),
    "values of another kind": (
        values.number_as_text, values.text_as_number, values.text_as_truth, values.truth_as_word,
        values.nothing_there, values.misspelt_word, lists.card_for_list, lists.list_for_card,
        lists.emptied,
    ),
    "phrases and ids": (
        words.misspelt_phrase, words.strange_sign, words.of_another, words.capital_id,
        words.dash_for_hyphen, lists.to_itself,
    ),
    "lists and things": (lists.dropped_item, lists.doubled_item, lists.doubled_thing),
    "names and texts": (
        words.look_alike, words.invisible, words.odd_blank, words.curly_quote, words.placeholder,
        words.untranslated, words.other_number, words.decomposed, words.mojibake,
        words.lost_letters, words.stray_blank, words.doubled_word, words.mixed_quotes,
        words.open_bracket,
    ),
    "YAML": (
        layout.wrong_indentation, layout.tab, layout.trailing_blank, layout.missing_comma,
        layout.missing_bracket, layout.missing_colon, layout.missing_quote, layout.missing_blank,
        layout.colon_in_text, layout.control_character, layout.conflict, layout.cut_short,
    ),
    "what nobody but its author knows": (values.free_number,),
}  # fmt: skip
BARS: Mapping[str, float] = {
    "keys, ids and references misspelt": 0.99,
    "misplaced keys": 0.95,
    "numbers that a rule can know": 0.95,
}
"""The share of a topic's mistakes that has to be found."""
RIGHT_LINE = 0.99
"""The share of the findings on mistakes with a place that have to stand on their line."""

HARMLESS: Sequence[Callable[[Random, File], str]] = (
    harmless.comments, harmless.order_of_keys, harmless.quotes, harmless.line_endings,
    harmless.blank_lines, harmless.byte_order_mark, harmless.other_comment,
)  # fmt: skip
