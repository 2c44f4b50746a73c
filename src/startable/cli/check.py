"""`startable check`: runs scenario files and tells in what a game differs from what they want."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any

from startable.cli.group import BAD_INPUT
from startable.cli.inputs import AsJson, about
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context
from startable.core import Unreadable
from startable.play.expectations import Difference
from startable.play.scenario import read
from startable.play.scenario import run as run_scenario
from startable.play.texts import read_text
from startable.play.words import Words

Files = Annotated[list[Path], Argument(metavar="FILE", help="param-scenarios")]

FAILED = 1


@dataclass(frozen=True)
class Checked:
    """A scenario that was run, or a file that could not be read."""

    file: str
    title: str = ""
    error: str = ""
    differences: list[Difference] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not (self.error or self.differences)


def run(ctx: Context, files: Files, as_json: AsJson = False) -> int:
    output: Output = ctx.obj
    checked = []
    for path in files:
        for each in _check(output.words, path):
            checked.append(each)
            _tell(output, each, as_json)
    if as_json:
        output.json([_data(each) for each in checked])
    else:
        _count(output, checked)
    return max((BAD_INPUT if each.error else FAILED if each.differences else 0) for each in checked)


def _check(words: Words, path: Path) -> Iterator[Checked]:
    """Each scenario of the file, up to the first thing that cannot be read."""
    try:
        with about(path):
            for number, scenario in enumerate(read(read_text(path)), 1):
                title = scenario.title or words.say("check-untitled", {"number": number})
                yield Checked(str(path), title, "", run_scenario(scenario))
    except Unreadable as error:
        yield Checked(str(path), error=words.complaint(error))


def _tell(output: Output, checked: Checked, as_json: bool) -> None:
    if checked.error:
        output.complain(checked.error)
    elif not as_json:
        state = "check-ok" if checked.ok else "check-failed"
        output.say(state, {"file": checked.file, "title": checked.title}, "" if checked.ok else "bold red")
        for difference in checked.differences:
            output.line("    " + output.words.say("check-difference", _told(output.words, difference)))


def _told(words: Words, difference: Difference) -> dict[str, str]:
    """A move that no rule refuses has no rule to name; words say so."""
    told: dict[str, str] = asdict(difference)
    return {name: words.say("check-allowed") if value == "-" else value for name, value in told.items()}


def _count(output: Output, checked: list[Checked]) -> None:
    failed = sum(bool(each.differences) for each in checked)
    unread = sum(bool(each.error) for each in checked)
    passed = len(checked) - failed - unread
    output.say("check-count", {"passed": passed, "failed": failed, "unread": unread})


def _data(checked: Checked) -> dict[str, Any]:
    return {**asdict(checked), "ok": checked.ok}
