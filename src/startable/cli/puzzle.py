"""`startable puzzle`: a position in the terminal in which one move is clearly best."""

from datetime import UTC, datetime
from secrets import randbelow
from typing import Annotated

from startable.cli import show
from startable.cli.exercises import tell, tell_refusal, typed_move
from startable.cli.inputs import DEFAULT_GAME, AsJson, GameName
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context, Option
from startable.coach.puzzle_reasons import why
from startable.core import Reason, Unreadable
from startable.play.catalogue import game
from startable.play.exercise import ON, RIGHT, WRONG
from startable.play.puzzle import Puzzle, of_the_day, puzzle, puzzles
from startable.play.puzzle_solving import ASIDE, Answer, Solving, watched

Number = Annotated[int, Argument(metavar="[NUMBER]", help="param-puzzle")]
Today = Annotated[bool, Option("--today", help="param-today")]
TRIED = 4
"""So many moves are told with their chances."""
SAID = {
    RIGHT: "puzzle-said-right",
    ON: "puzzle-said-on",
    WRONG: "puzzle-said-wrong",
    ASIDE: "puzzle-said-aside",
}


def run(
    ctx: Context,
    name: GameName = DEFAULT_GAME,
    number: Number = 0,
    today: Today = False,
    as_json: AsJson = False,
) -> None:
    output: Output = ctx.obj
    if as_json:
        output.json(_data(_todays() if today else _chosen(name, number)))
        return
    try:
        Setting(output, _todays() if today else _chosen(name, number)).run()
    except EOFError:
        output.show()


def _data(puzzle: Puzzle) -> dict[str, object]:
    """What is asked, without the answer."""
    return {
        "game": puzzle.game.name,
        "number": puzzle.number,
        "name": puzzle.name,
        "difficulty": puzzle.difficulty,
        "seat": puzzle.seat,
        "seats": puzzle.seats,
        "options": dict(puzzle.options),
        "position": puzzle.position,
    }


def _todays() -> Puzzle:
    found = of_the_day(datetime.now(UTC).date())
    if found is None:
        raise Unreadable("puzzle-none")
    return found


def _chosen(name: str, number: int) -> Puzzle:
    count = len(puzzles(game(name).name))
    if not count:
        raise Unreadable("puzzles-none", {"name": name})
    return puzzle(name, number if number else 1 + randbelow(count))


class Setting:
    """One puzzle, until it is solved."""

    def __init__(self, output: Output, puzzle: Puzzle) -> None:
        self._output, self._words = output, output.words
        self._puzzle = puzzle
        self._solving = Solving(puzzle)
        self._names = show.players(output.words, puzzle.game)

    def run(self) -> None:
        self._head()
        while not self._solving.done:
            show.board(self._output, self._solving.table, self._solving.seat)
            self._output.show()
            self._answer()
        self._after()

    def _head(self) -> None:
        found, say = self._puzzle, self._words.say
        of = len(puzzles(found.game.name))
        named = {"game": say(found.game.key("name")), "number": found.number, "of": of}
        self._output.say("puzzle-heading", {**named, "difficulty": found.difficulty}, "bold")
        colour = self._names[self._solving.seat]
        self._output.say("puzzle-ask", {"colour": colour, "steps": len(found.steps)})
        self._output.show()

    def _answer(self) -> None:
        """To the first move that goes on; what does not is told on the way."""
        while True:
            move = typed_move(self._output, self._solving, "puzzle-prompt")
            reasons = why(self._solving, move)
            answer = self._solving.make(move)
            self._tell(answer, reasons)
            if answer.verdict in (ON, RIGHT):
                return

    def _tell(self, answer: Answer, reasons: list[Reason]) -> None:
        if answer.refusal is not None:
            tell_refusal(self._output, self._solving, answer.refusal)
            return
        args: dict[str, object] = {}
        if answer.chance is not None and answer.best is not None:
            args = {"chance": _percent(answer.chance), "lost": _percent(answer.best - answer.chance)}
        right = answer.verdict in (ON, RIGHT)
        self._output.say(SAID[answer.verdict], args, "green" if right else "yellow")
        if reasons:
            told = [self._words.reason(self._puzzle.game.prefix, each, self._names) for each in reasons]
            key = "puzzle-said-against" if answer.verdict == WRONG else "puzzle-said-why"
            self._output.say(key, {"why": "; ".join(told)})

    def _after(self) -> None:
        """What the first decision's moves were worth, and how an ordinary game goes on."""
        self._output.show()
        for text, chance in list(self._puzzle.steps[0].tried.items())[:TRIED]:
            self._output.line(f"  {self._words.say('puzzle-said-tried', {'move': text, 'chance': chance})}")
        self._output.show()
        self._output.say("puzzle-said-follows", style="bold")
        seen = watched(self._puzzle, "follows", len(self._puzzle.follows))
        tell(self._output, self._solving, [event for _, event in seen.happened])


def _percent(chance: float) -> float:
    return round(100 * chance, 1)
