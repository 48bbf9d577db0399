"""The checks of names and texts, one a file, in the order of their codes, for every card game.

They look at any file as it was written (`writing.py`), whatever it defines; a test holds the list
to the folder. What several of them ask is in `characters.py` and `blanks.py`.
"""

from react_tools.lint.check import AnyCheck
from react_tools.texts.blanks_at_line_end import blanks_at_line_end
from react_tools.texts.capital_unlike_siblings import capital_unlike_siblings
from react_tools.texts.conflict_marker import conflict_marker
from react_tools.texts.decomposed_letter import decomposed_letter
from react_tools.texts.doubled_word import doubled_word
from react_tools.texts.endings_differ import endings_differ
from react_tools.texts.icons_differ import icons_differ
from react_tools.texts.id_unlike_name import id_unlike_name
from react_tools.texts.invisible_character import invisible_character
from react_tools.texts.languages_swapped import languages_swapped
from react_tools.texts.letter_for_digit import letter_for_digit
from react_tools.texts.lost_character import lost_character
from react_tools.texts.mixed_line_ends import mixed_line_ends
from react_tools.texts.mixed_quotes import mixed_quotes
from react_tools.texts.name_copied import name_copied
from react_tools.texts.no_newline_at_end import no_newline_at_end
from react_tools.texts.numbers_differ import numbers_differ
from react_tools.texts.odd_blank_in_phrase import odd_blank_in_phrase
from react_tools.texts.odd_blank_in_text import odd_blank_in_text
from react_tools.texts.placeholder_text import placeholder_text
from react_tools.texts.private_character import private_character
from react_tools.texts.schema_of_another_kind import schema_of_another_kind
from react_tools.texts.stray_blank import stray_blank
from react_tools.texts.unpaired_mark import unpaired_mark
from react_tools.texts.untranslated_text import untranslated_text

TEXTS: tuple[AnyCheck, ...] = (
    numbers_differ,
    icons_differ,
    placeholder_text,
    untranslated_text,
    languages_swapped,
    invisible_character,
    odd_blank_in_phrase,
    odd_blank_in_text,
    mixed_quotes,
    unpaired_mark,
    stray_blank,
    decomposed_letter,
    lost_character,
    endings_differ,
    capital_unlike_siblings,
    doubled_word,
    name_copied,
    blanks_at_line_end,
    no_newline_at_end,
    mixed_line_ends,
    schema_of_another_kind,
    conflict_marker,
    letter_for_digit,
    private_character,
    id_unlike_name,
)
