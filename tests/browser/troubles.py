"""What goes wrong in somebody's browser without anybody seeing it."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

NETWORK = "ERR_NETWORK_CHANGED"
"""Tests of the network make one beside us; the browser asks again by itself."""


class Troubles(list[str]):
    """Script errors, complaints of the browser (such as of its security policy), requests that failed."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__()
        self._forgiven = [NETWORK]
        context.on("console", self._said)
        context.on("weberror", self._broke)
        context.on("response", self._answered)
        context.on("requestfailed", self._failed)

    def forgive(self, *patterns: str) -> None:
        """From here on these are what the test is about."""
        self._forgiven += patterns

    def _note(self, trouble: str) -> None:
        if not any(re.search(each, trouble) for each in self._forgiven):
            self.append(trouble)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _broke(self, error: WebError) -> None:
        self._note(f"script: {error.error}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status} {response.url}")

    def _failed(self, request: Request) -> None:
        """Whoever leaves a page while it loads something has done nothing wrong."""
        if request.failure != "net::ERR_ABORTED":
            self._note(f"{request.failure} {request.url}")
