"""Text or data from outside that makes no sense: told in one line, never as a traceback."""

from collections.abc import Mapping


class Unreadable(ValueError):
    """Like a refusal, but before any rule is asked: `fact` names a message, `args` fill it in.

    A position that breaks a rule of the game names that rule too.
    """

    def __init__(self, fact: str, args: Mapping[str, int | str] | None = None, rule: str = "") -> None:
        super().__init__(fact, dict(args or {}), rule)
        self.fact = fact
        self.details = dict(args or {})
        self.rule = rule
