"""Runs commands in one process, one after the other: their words and what is typed; tells what is said."""

import json
import sys

from click.testing import CliRunner

from startable.cli import app

runner = CliRunner(env={"LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"})
told = []
for words, typed in json.load(sys.stdin):
    ran = runner.invoke(app, words, input=typed, catch_exceptions=False)
    told.append((ran.exit_code, ran.stdout + ran.stderr))
json.dump(told, sys.stdout)
