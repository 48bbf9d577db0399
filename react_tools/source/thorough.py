"""The tree of a text in whatever style, by the parser's events, and everything that is wrong."""

from yaml.error import YAMLError

from react_tools.source.build import Builder, TooDeepError
from react_tools.source.events import FASTEST, Parser
from react_tools.source.fault import Faults
from react_tools.source.guard import Guarded
from react_tools.source.syntax import syntax_fault
from react_tools.source.tree import Node
from react_tools.source.trouble import Trouble


def thorough(whole: Guarded, parser: Parser | None, faults: Faults) -> Node | None:
    """The tree; what is wrong goes to *faults*, None means that nothing can be read."""
    try:
        events = (parser or FASTEST)(whole.readable)
        return Builder(whole.text, events.get_event, faults).document()
    except TooDeepError:
        return None
    except YAMLError as error:
        fault = syntax_fault(Trouble.of(error, whole.text))
        # A covered control character can make a line unreadable; it has been reported.
        covered = faults.stands("control-character", fault.span.line)
        if not covered and faults.wants(fault.kind):
            faults.add(fault)
        return None
