"""Why a move is not allowed, as a value: the rule, and the fact that makes it apply now."""

from startable.core.event import NOTHING, Args


class Refusal:
    """Returned, never raised. `fact` names a message in the game's words; `args` fill it in."""

    def __init__(self, rule: str, fact: str, args: Args = NOTHING) -> None:
        self.rule = rule
        self.fact = fact
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.fact}, {self.args})"
