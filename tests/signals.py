"""Signals as a terminal would give them."""

import signal


def can_interrupt() -> None:
    """For `preexec_fn`: Ctrl+C works also where the tests themselves were started in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
