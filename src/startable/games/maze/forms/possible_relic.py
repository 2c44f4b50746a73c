"""How tokens, glue and the end go with the relic."""

from startable.core.movers import NOBODY
from startable.core.unreadable import Unreadable
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.parts import SUPER_GLUE, TOKENS_TO_WIN, colour_of
from startable.games.maze.state.state import ENDED, MazeState
from startable.games.maze.state.whereabouts import relic_aboard


def check_relic(state: MazeState) -> None:
    """MZ-503: who wears it has taken it once; before that nobody has a token."""
    wearer = state.wearer
    some = any([crew.tokens for crew in state.crews])
    if some if wearer is None else state.crews[wearer.seat].tokens == 0:
        raise Unreadable("mz-tokens-wrong", {}, "MZ-503")
    glue = [
        ALIENS[seat][colour_of(die)]
        for seat, crew in enumerate(state.crews)
        for die, card in crew.panel.energy()
        if card == SUPER_GLUE
    ]
    if state.glued != (len(glue) > 0) or not all([alien is wearer for alien in glue]):
        raise Unreadable("mz-glue-wrong", {}, "MZ-413")


def check_end(state: MazeState) -> None:
    """MZ-601, MZ-602: the game is over just when somebody has three tokens, or the relic is aboard."""
    rich = _rich(state)
    home = state.wearer.seat if state.wearer is not None and relic_aboard(state) else NOBODY
    over = home if home != NOBODY else rich
    both = home != NOBODY and rich != NOBODY
    fits = over == state.winner and not both and (state.phase == ENDED) == (over != NOBODY)
    if not fits or (state.phase == ENDED and not _ended_rightly(state)):
        raise Unreadable("mz-end-wrong", {}, "MZ-601")


def _rich(state: MazeState) -> int:
    """Who has three tokens; nobody has more, and nobody else as many."""
    tokens = [crew.tokens for crew in state.crews]
    if max(tokens) > TOKENS_TO_WIN or tokens.count(TOKENS_TO_WIN) > 1:
        raise Unreadable("mz-end-wrong", {}, "MZ-601")
    return tokens.index(TOKENS_TO_WIN) if TOKENS_TO_WIN in tokens else NOBODY


def _ended_rightly(state: MazeState) -> bool:
    """The winner has the relic, and won in a turn of its own."""
    return state.turn.seat == state.winner and state.wearer is not None and state.wearer.seat == state.winner
