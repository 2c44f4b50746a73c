"""`python -m startable` is the command."""

from startable.cli import main

main()
