"""`python -m react_tools` is `react-tools`."""

import sys

from react_tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
