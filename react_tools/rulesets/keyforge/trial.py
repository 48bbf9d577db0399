"""Scenarios of KeyForge played once, for everybody who wants to know what came of them."""

from react_tools.rulesets.keyforge.setting import players, start
from react_tools.staging.trial import Trial

TRIAL = Trial(start, players)
