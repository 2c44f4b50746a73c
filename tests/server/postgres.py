"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a socket and a free port."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .servers import free_port

OWNER = "postgres"
"""It refuses to run as root."""


def programs() -> Path | None:
    """Where they are; Debian keeps them beside the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return known[-1].parent if known else None


class Cluster:
    def __init__(self, programs: Path, disk: Path = Path("/tmp")) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="pg", dir=disk))
        self._databases = 0
        self.port = free_port()
        if os.geteuid() == 0:
            shutil.chown(self._folder, OWNER)
        self._run("initdb", "-D", "data", "-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-locale")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", how, "stop")

    @property
    def runs(self) -> bool:
        return self._done("pg_ctl", "-D", "data", "status").returncode == 0

    @property
    def pid(self) -> int:
        """Of the process that has started all the others."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """The address of a new one."""
        self._databases += 1
        name = f"tables{self._databases}"
        self.ask(f"create database {name}", OWNER)
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def ask(self, query: str, database: str) -> str:
        asked = ("psql", "-h", str(self._folder), "-p", str(self.port), "-U", OWNER, "-At", "-d", database)
        return self._run(*asked, "-c", query)

    def close(self) -> None:
        if self.runs:
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> str:
        found = self._done(program, *arguments)
        assert found.returncode == 0, found.stdout
        return found.stdout.strip()

    def _done(self, program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        user = OWNER if os.geteuid() == 0 else None
        return subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._folder,
            user=user,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
