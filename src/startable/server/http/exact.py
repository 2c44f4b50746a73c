"""Bodies as they were sent: the framework would take "3" for 3, and "no" for a switch."""

from collections.abc import Generator
from typing import Any, Generic, TypeVar

import msgspec
from litestar.dto import AbstractDTO, DTOFieldDefinition
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition
from msgspec import Struct

from startable.server.http.errors import Complaint
from startable.server.protocol import http

T = TypeVar("T", bound=Struct)


class Exact(AbstractDTO[T], Generic[T]):
    """Decodes a body into a struct: once, and strictly. `dto=Exact[OpenTable], return_dto=None`"""

    def decode_bytes(self, value: bytes) -> Any:
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Complaint(400, "bad-request") from None

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """There is nothing to prepare."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        found: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return found

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Generator[DTOFieldDefinition, None, None]:
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        return False


class ExactJson(JsonRenderPlugin):
    """Says of bodies that allow nothing unknown that they do not; the framework forgets it."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            if _allows_nothing_unknown(getattr(http, name, None)):
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def _allows_nothing_unknown(body: object) -> bool:
    if not isinstance(body, type) or not issubclass(body, Struct):
        return False
    return body.__struct_config__.forbid_unknown_fields
