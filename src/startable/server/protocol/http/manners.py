"""When somebody disturbs others: what is told to the keeper of the server."""

from typing import Literal

from msgspec import Struct

from startable.server.protocol.fields import ReportText, Speaker

Reason = Literal["words", "flood", "unfair", "leaving", "name", "other"]
"""Words that hurt, too many of them, unfair play, leaving others waiting, a bad name, something else."""


class NewReport(Struct, forbid_unknown_fields=True):
    """Somebody at a table is reported; what they have said here of late is kept with it."""

    seat: Speaker
    """-1: somebody who watches."""
    reason: Reason
    text: ReportText = ""
    """In one's own words."""
