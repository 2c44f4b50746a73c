"""What the numbers in a state mean: on sites, of ships, in answers to an offer."""

from typing import Final

from startable.games.starfarers.parts import KINDS

NOBODY: Final = -1
NOT_FLYING: Final = -1

# What stands on a site: nothing, a colony (COLONY + seat), a spaceport (PORT + seat), or CLOSED.
VACANT: Final = 0
COLONY: Final = 1
PORT: Final = 5
CLOSED: Final = 9

# What a ship may still do in this turn.
READY: Final = 0
FLOWN: Final = 1
GROUNDED: Final = 2

# What was used in this turn, as a mask.
USED_RATE: Final = 1
USED_FAME: Final = 2
USED_HELP: Final = 4

# Answers to an offer.
SILENT: Final = 0
AGREED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3
ANSWER_KINDS: Final = 4
"""A refusal with a reason is REFUSED + ANSWER_KINDS * reason."""
REASONS: Final = ("", "missing", "need", "little", "leader")
NO_CARDS: Final = 1
NEEDED: Final = 2
TOO_LITTLE: Final = 3
LEADING: Final = 4

TERMS: Final = 2 * KINDS
"""What the player whose turn it is gives, then what that player gets."""
