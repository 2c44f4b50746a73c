"""Which move somebody made last: what happened since then is news to whoever comes back."""

from collections.abc import Sequence

from startable.play.lines import Line, write_mover


def last_move(lines: Sequence[Line], seats: tuple[int, ...], hand_overs: Sequence[str]) -> int:
    """The version of the last line from these seats that no bot made for them; 0: there is none."""
    for v in range(len(lines), 0, -1):
        mover = lines[v - 1].mover
        if mover in seats and not _by_bot(mover, v, hand_overs):
            return v
    return 0


def _by_bot(seat: int, v: int, hand_overs: Sequence[str]) -> bool:
    """Had a bot taken the seat over when this line was made?"""
    taken = False
    for letter, what, since in map(str.split, hand_overs):
        if letter == write_mover(seat) and int(since) < v:
            taken = what != "back"
    return taken
