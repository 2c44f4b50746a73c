"""Answers to people who may not wait for them, or not read them: nothing is made for who is gone."""

import asyncio
from typing import Any

from startable.server.asgi import Message, Receive, Scope, Send

PIECE = 64 * 1024
"""So much of a long answer goes to the line at once; the next piece waits until there is room."""


async def in_pieces(send: Send, message: Message) -> None:
    body = message.get("body", b"")
    if len(body) <= PIECE:
        await send(message)
        return
    for at in range(0, len(body), PIECE):
        more = at + PIECE < len(body) or bool(message.get("more_body"))
        await send({**message, "body": body[at : at + PIECE], "more_body": more})


async def while_there(app: Any, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request without a body; if the other side hangs up, the work is cancelled."""
    answered = asyncio.Event()

    async def sending(message: Message) -> None:
        await send(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            answered.set()

    work = asyncio.ensure_future(app(scope, _nothing_more(), sending))
    gone = asyncio.ensure_future(_until_gone(receive))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not answered.is_set():
            work.cancel()
        await asyncio.wait({work})
    finally:
        work.cancel()
        gone.cancel()
    if not work.cancelled():
        work.result()


def _nothing_more() -> Receive:
    """What an application hears of such a request: that it has no body, and then nothing."""
    first = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Message:
        if first:
            return first.pop()
        await asyncio.Event().wait()
        raise AssertionError("nobody rings here")

    return receive


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
