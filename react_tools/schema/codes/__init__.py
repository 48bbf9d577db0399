"""The faults that schemas find, in the order of their codes."""

from react_tools.schema.code import Code
from react_tools.schema.codes import keys, values

CODES: dict[str, Code] = {
    code.code: code
    for code in (
        keys.UNKNOWN_KEY,
        keys.MISPLACED_KEY,
        keys.MISSING_KEY,
        keys.MISSING_LANGUAGE,
        values.WRONG_TYPE,
        values.EMPTY_VALUE,
        values.UNKNOWN_WORD,
        values.BAD_ID,
        values.BAD_FORM,
        values.OUT_OF_RANGE,
        values.WRONG_COUNT,
        values.REPEATED_ITEM,
        keys.CLASHING_KEYS,
        values.FRACTION,
        keys.NEEDLESS_BLOCK,
    )
}
