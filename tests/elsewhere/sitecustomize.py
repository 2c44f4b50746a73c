"""A Python without what Windows lacks: put first on the path, also of processes that it starts.

What asyncio itself needs here stays, such as sockets of Unix.
"""

import os
import signal
import socket
import sys

MISSING = {
    os: ("nice", "fork", "getuid", "sched_getaffinity", "sysconf"),
    signal: ("SIGHUP", "SIGUSR1", "SIGQUIT", "pthread_sigmask"),
    socket: ("SO_REUSEPORT", "TCP_INFO", "TCP_USER_TIMEOUT"),
}
for module, names in MISSING.items():
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
sys.modules["uvloop"] = None  # type: ignore[assignment]
