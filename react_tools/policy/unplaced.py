"""A message without places: by it a finding is known again while lines come and go."""

import re

_PLACE = re.compile(r":[0-9]+:[0-9]+")


def unplaced(message: str) -> str:
    """A message, the same however many lines come before: without the places in it."""
    return _PLACE.sub("", message)
