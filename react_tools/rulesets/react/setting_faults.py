"""The codes of what can be wrong with a setting; their pages are those of the checks."""

UNKNOWN_NAME, DRAWING, SUPPLY, BROKEN = "RA201", "RA202", "RA203", "RA209"
