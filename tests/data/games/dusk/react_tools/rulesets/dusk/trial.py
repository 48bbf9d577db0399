"""Scenarios of Dusk played once, for everybody who wants to know what came of them."""

from react_tools.rulesets.dusk.setting import players, start
from react_tools.staging.trial import Trial

TRIAL = Trial(start, players)
