"""Writes the table of chapters and the lessons that teach them, for every game with a course.

python tools/lesson_table.py > docs/lessons.md
"""

from collections.abc import Iterator

from startable.play.catalogue import games
from startable.play.lesson import Lesson, course
from startable.play.rulebook import rulebook
from startable.play.words import words

INTRO = """# Lessons

A course is a row of short lessons on the game's own board: on the page behind each game's card, in the
terminal as `startable learn GAME`. Lessons are data (`lessons.toml` in the game's package), and tests play
each of them: the moves that it asks for, and wrong ones with the rule that refuses them.
`tools/lesson_table.py` writes this page. ★ marks the worked examples of the rulebooks."""


def page() -> str:
    return "\n".join([INTRO, *(line for found in games() for line in _game(found.name))]) + "\n"


def _game(name: str) -> Iterator[str]:
    lessons = course(name)
    if not lessons:
        return
    game = lessons[0].game
    yield f"\n## {words('en').say(game.key('name'))}\n\n| chapter | lessons |\n| --- | --- |"
    book = rulebook(game.package, "en")
    for chapter in dict.fromkeys(rule.chapter for rule in book.rules.values()):
        yield f"| {chapter} | {', '.join(_taught(lessons, chapter))} |"


def _taught(lessons: list[Lesson], chapter: str) -> Iterator[str]:
    book = rulebook(lessons[0].game.package, "en")
    for number, each in enumerate(lessons, 1):
        rules = [rule for rule in each.rules if book.rule(rule).chapter == chapter]
        if rules:
            star = " ★" if each.example else ""
            yield f"{number}. {words('en').say(each.key())}{star} ({', '.join(rules)})"


if __name__ == "__main__":
    print(page(), end="")
