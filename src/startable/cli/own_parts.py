"""A word about files in the owner's folder of parts that nobody reads: most likely they are misspelt."""

from contextlib import suppress

from startable.cli.output import Output
from startable.core import Unreadable
from startable.core.own_parts import asked_files, own_folder, unread_files
from startable.play.catalogue import game, names


def tell_unread(output: Output) -> None:
    """Only a game that is loaded tells its files; one that cannot be says why when it is played."""
    if own_folder() is None:
        return
    for name in names():
        with suppress(Unreadable):
            game(name)
    if unread := unread_files():
        files = {"files": ", ".join(unread[:9]), "known": ", ".join(asked_files())}
        output.complain(output.words.say("parts-unread", files))
