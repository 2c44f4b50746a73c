"""Processes of our own that play or think for us."""

import multiprocessing
import os
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """Called in such a process: it will not outlive the one that started it, even if that was killed."""
    if parent := multiprocessing.parent_process():
        Thread(target=_exit_after, args=(parent.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
