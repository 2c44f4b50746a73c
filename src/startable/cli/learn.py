"""`startable learn`: a game's lessons in the terminal, one after the other."""

from typing import Annotated

from startable.cli import show
from startable.cli.exercises import tell, tell_refusal, typed_move
from startable.cli.inputs import DEFAULT_GAME, AsJson, GameName
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context, Option
from startable.core import Unreadable
from startable.play.catalogue import game
from startable.play.exercise import RIGHT, WRONG
from startable.play.lesson import Lesson, course, lesson
from startable.play.practice import Answer, Practice

Name = Annotated[str, Argument(metavar="[LESSON]", help="param-lesson")]
List = Annotated[bool, Option("--list", help="param-lessons-list")]


def run(
    ctx: Context,
    name: GameName = DEFAULT_GAME,
    first: Name = "",
    list: List = False,
    as_json: AsJson = False,
) -> None:
    output: Output = ctx.obj
    lessons = course(game(name).name)
    if not lessons:
        raise Unreadable("lessons-none", {"name": name})
    if as_json:
        output.json([_data(output, each) for each in lessons])
        return
    if list:
        _contents(output, lessons)
        return
    start = lessons.index(lesson(first, name)) if first else 0
    try:
        for number in range(start, len(lessons)):
            Teaching(output, lessons[number], number + 1, len(lessons)).run()
        output.say("learn-finished", style="bold green")
    except EOFError:
        output.show()
        output.say("learn-left", {"game": name, "lesson": lessons[number].name})


def _contents(output: Output, lessons: list[Lesson]) -> None:
    for number, each in enumerate(lessons, 1):
        output.line(f"{number:>3}  {each.name:12}{output.words.say(each.key())}")


def _data(output: Output, each: Lesson) -> dict[str, object]:
    return {
        "name": each.name,
        "title": output.words.say(each.key()),
        "rules": each.rules,
        "steps": len(each.steps),
    }


class Teaching:
    """One lesson, until it is done."""

    def __init__(self, output: Output, lesson: Lesson, number: int, of: int) -> None:
        self._output, self._words = output, output.words
        self._lesson = lesson
        self._heading = f"{number}/{of} {output.words.say(lesson.key())}"
        self._practice = Practice(lesson)
        self._told = 0

    def run(self) -> None:
        self._output.show()
        self._output.line(self._heading, "bold")
        self._output.paragraph(self._words.say(self._lesson.key("text")))
        while not self._practice.done:
            self._ask()

    def _ask(self) -> None:
        step = self._practice.step
        self._output.show()
        show.board(self._output, self._practice.table, self._practice.seat)
        self._output.show()
        self._output.paragraph(self._words.say(self._lesson.key(f"step-{step + 1}")))
        answer = self._answer()
        self._tell()
        if answer.verdict == RIGHT:
            self._output.line(self._words.say(self._lesson.key(f"right-{step + 1}")), "green")

    def _answer(self) -> Answer:
        """To the first move that goes on; what does not is told on the way."""
        while True:
            answer = self._practice.make(typed_move(self._output, self._practice, "learn-prompt"))
            if answer.refusal is not None:
                tell_refusal(self._output, self._practice, answer.refusal)
            elif answer.verdict == WRONG:
                self._output.say("lesson-not-asked", style="yellow")
            else:
                return answer

    def _tell(self) -> None:
        """What has happened since it was told last."""
        events = [event for _, event in self._practice.happened[self._told :]]
        self._told = len(self._practice.happened)
        tell(self._output, self._practice, events)
