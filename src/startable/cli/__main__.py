"""`python -m startable.cli` is the command `startable`."""

from startable.cli import main

main()
