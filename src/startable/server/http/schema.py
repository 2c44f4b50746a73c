"""The description of the API for programs, as it is sent."""

from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin

from startable.server.http.descriptions import describe


class ExactJson(JsonRenderPlugin):
    """With what the framework forgets or cannot know."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        describe(openapi_schema)
        return super().render(request, openapi_schema)
