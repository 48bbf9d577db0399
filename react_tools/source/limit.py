"""How many bytes a file may have, if the settings do not say otherwise.

It stands apart from the parser so that who only wants to know the number does not load YAML.
"""

LIMIT = 1_000_000
