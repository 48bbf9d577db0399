"""`python -m react_tools` is `react-tools`."""

from react_tools.cli import run

if __name__ == "__main__":
    run()
