"""What can be wrong with a record: each fault has its code and its manual page."""

PAGES: dict[str, tuple[str, str]] = {
    "RT221": (
        "a record without its setting",
        (
            "A record is a setting, a line `---`, and the moves. The setting is written as that of "
            "a scenario: $setting and so on."
        ),
    ),
    "RT222": (
        "a move that cannot be read",
        (
            "Moves stand between semicolons; what is chosen while one is carried out stands behind "
            "it in parentheses, with a comma and a blank between two: $picks."
        ),
    ),
    "RT223": (
        "a move that cannot be made",
        "Nobody may do that at that moment. The message says whose move it is and what is open.",
    ),
    "RT224": (
        "a move that may mean several things",
        ("More than one choice fits the words. Say more of them, as a script says it: $move."),
    ),
    "RT225": (
        "a pick is missing or left over",
        (
            "A card asks its player to choose, and no pick stands behind its move; or one stands "
            "there and is never asked for. What has only one possibility is not asked. What no "
            "$asked asks is answered by parentheses of their own: `(b1)`."
        ),
    ),
    "RT226": (
        "a $numbered with another number",
        (
            "${Numbered}s are numbered from 1, in the order in which they are begun; nothing else"
            " is. A number may be left out."
        ),
    ),
}
