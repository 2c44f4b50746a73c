"""Calls people over the push services of their browsers: some at once, and no more than can be."""

import asyncio
import json
import logging
from typing import Any

from pywebpush import WebPushException, webpush_async

from startable.play.catalogue import game
from startable.play.words import words
from startable.server.push.keys import public_key
from startable.server.storage.records import PushRecord
from startable.server.tables.calls import Call
from startable.server.tables.inbox import Inbox
from startable.server.tables.messages import PushGone

log = logging.getLogger("startable")

AT_ONCE = 8
MOST = 500
"""So many calls may wait; what comes on top of them is not told."""
PATIENCE_S = 15.0
KEPT_S = 86_400
"""So long a service keeps a call for a browser that is off."""
GONE = (404, 410)
"""What a service answers when nobody listens there any more."""


class Pusher:
    def __init__(self, private: str, contact: str) -> None:
        self.public = public_key(private)
        self._private = private
        self._contact = contact
        self._free = asyncio.Semaphore(AT_ONCE)
        self._calls: set[asyncio.Task[None]] = set()

    def call(self, call: Call, inbox: Inbox) -> None:
        if len(self._calls) >= MOST:
            return
        task = asyncio.create_task(self._call(call, inbox))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        for each in self._calls:
            each.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _call(self, call: Call, inbox: Inbox) -> None:
        async with self._free:
            try:
                await asyncio.wait_for(self._send(call.push, written(call)), PATIENCE_S)
            except WebPushException as error:
                if error.status_code in GONE:
                    inbox.post(PushGone(call.seat, call.push.endpoint))
                else:
                    log.warning("a push service refuses: %s", error.message)
            except Exception as error:  # Whatever a stranger's subscription leads to, others are called.
                log.warning("a push service does not answer: %s", type(error).__name__)

    async def _send(self, push: PushRecord, data: str) -> None:
        keys = {"p256dh": push.p256dh, "auth": push.auth}
        await webpush_async(
            {"endpoint": push.endpoint, "keys": keys},
            data,
            vapid_private_key=self._private,
            vapid_claims={"sub": self._contact},
            ttl=KEPT_S,
            headers={"urgency": "high"},
        )


def written(call: Call) -> str:
    """What the page's worker is told: all that it shows, since it knows no words."""
    say = words(call.push.language).say
    title = say(f"push-{call.what}", {"game": say(game(call.game).key("name"))})
    told: dict[str, Any] = {"table": call.table, "title": title, "body": ", ".join(call.names)}
    return json.dumps(told, ensure_ascii=False)
