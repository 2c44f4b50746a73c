"""What several commands show: players, events, the board, refusals, and how a game ended."""

from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from startable.cli.output import Output
from startable.core import Event, Refusal, seats_in
from startable.play.catalogue import AnyGame
from startable.play.ends import read_end
from startable.play.figure import MENTION, figure
from startable.play.journal import BrokenLine, Header
from startable.play.rulebook import Rule, rulebook
from startable.play.table import Table
from startable.play.words import Words


def players(words: Words, game: AnyGame) -> list[str]:
    """Who plays, by the colour of the seat: a name that every sentence can begin with."""
    return [words.say(game.key(f"colour-{colour}")) for colour in game.colours]


def advice(words: Words, table: Table) -> str:
    """What its rules advise for a table like this one, if they do."""
    key, chosen = table.game.key("advice"), table.rules.options
    if not words.has(key):
        return ""
    options = {option.name: option.write(chosen[option.name]) for option in table.game.options}
    return words.say(key, {"seats": table.rules.seats, **options})


def told(words: Words, game: AnyGame, events: list[Event], seat: int) -> list[str]:
    """Events as this seat may know them, a sentence each."""
    names = players(words, game)
    return [words.event(game.prefix, event, seat, names) for event in events]


def board(output: Output, table: Table, seat: int) -> None:
    drawing = table.game.text_board
    text = Text(
        drawing.text(table.game.view(table.game.layout.hide(table.state, seat)), seat, output.words.say)
    )
    for pattern, style in drawing.STYLES.items():
        text.highlight_regex(pattern, style)
    output.out.print(text, soft_wrap=True)


def why(words: Words, game: AnyGame, refusal: Refusal) -> str:
    """The rule by id and title, and the fact that makes it apply."""
    return f"{rule_name(words, game, refusal.rule)}: {words.why(refusal)}"


def rule_name(words: Words, game: AnyGame, id: str) -> str:
    return f"{id} {rulebook(game.package, words.language).rule(id).title}"


def rule(output: Output, game: AnyGame, rule: Rule) -> None:
    output.line(f"{rule.id} {rule.title}", "bold")
    prose(output, game, rule.text)


def prose(output: Output, game: AnyGame, text: str) -> None:
    """Words of a rulebook, with its figures as text boards."""
    before, *rest = MENTION.split(text)
    output.show(Markdown(before))
    for caption, name, after in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        shown = figure(name, game.name)
        output.show()
        board(output, shown.table([]), shown.eye)
        output.show(Markdown(f"*{caption}*\n\n{after}"))


def end(output: Output, header: Header) -> bool:
    """Tells of a game that no rule has ended; False: it is none."""
    found = read_end(header)
    if found is not None:
        names = players(output.words, header.game)
        won = ", ".join(names[seat] for seat in found.winners)
        how = output.words.say(f"end-{found.how}")
        output.say("end-won", {"how": how, "count": len(found.winners), "names": won}, "bold green")
    return found is not None


def ending(output: Output, table: Table) -> None:
    """The result with its rule; of a game that still goes on, whose turn it is."""
    result = table.rules.result(table.state)
    names = players(output.words, table.game)
    if result is None:
        awaited = [names[seat] for seat in table.rules.awaits(table.state).each()]
        output.say("game-goes-on", {"seats": len(awaited), "names": ", ".join(awaited)})
        return
    winners = ", ".join(names[seat] for seat in seats_in(result.winners))
    told = {"count": result.winners.bit_count(), "names": winners}
    by = rule_name(output.words, table.game, result.rule)
    output.line(f"{output.words.say('game-ended', told)} ({by})", "bold green")


def older(output: Output, header: Header) -> None:
    """Says so, if a journal was played by older rules than ours."""
    if header.older:
        versions = {"given": header.version, "have": header.game.version}
        output.complain(output.words.say("journal-older", versions))


def broken(words: Words, game: AnyGame, path: Path, error: BrokenLine) -> str:
    refusal = Refusal(error.rule, error.fact, error.details)
    return f"{path}:{error.place}: {error.text} — {why(words, game, refusal)}"
