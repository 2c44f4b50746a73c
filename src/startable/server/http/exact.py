"""Bodies as they were sent: the framework would take "3" for 3, and "no" for a switch."""

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from startable.server.http.errors import Complaint
from startable.server.http.framework import AbstractDTO

if TYPE_CHECKING:
    from litestar.dto import DTOFieldDefinition
    from litestar.openapi.spec import Reference, Schema
    from litestar.typing import FieldDefinition

T = TypeVar("T", bound=Struct)


def exactly(body: bytes, kind: type[T]) -> T:
    """Decodes a body into a struct: once, and strictly."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Complaint(400, "bad-request") from None


class Exact(AbstractDTO[T], Generic[T]):
    """`dto=Exact[OpenTable], return_dto=None`"""

    def decode_bytes(self, value: bytes) -> Any:
        return exactly(value, self.model_type)

    @classmethod
    def create_for_field_definition(
        cls, field_definition: "FieldDefinition", handler_id: str, backend_cls: Any = None
    ) -> None:
        """There is nothing to prepare."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: "FieldDefinition", handler_id: str, schema_creator: Any
    ) -> "Reference | Schema":
        found: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return found

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> "Generator[DTOFieldDefinition, None, None]":
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: "FieldDefinition") -> bool:
        return False
