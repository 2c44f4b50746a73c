"""What our handlers know of the framework: Litestar; or `plain` where that is not, as in a browser."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("litestar"):
    from litestar import Request, Response, delete, get, post
    from litestar.datastructures import CacheControlHeader, Cookie, State
    from litestar.dto import AbstractDTO
    from litestar.exceptions import HTTPException
    from litestar.handlers import HTTPRouteHandler
    from litestar.openapi.datastructures import ResponseSpec
    from litestar.params import Parameter
    from litestar.utils.path import normalize_path
else:
    from startable.server.http.plain import (
        AbstractDTO,
        CacheControlHeader,
        Cookie,
        HTTPException,
        HTTPRouteHandler,
        Parameter,
        Request,
        Response,
        ResponseSpec,
        State,
        delete,
        get,
        normalize_path,
        post,
    )

__all__ = [
    "AbstractDTO",
    "CacheControlHeader",
    "Cookie",
    "HTTPException",
    "HTTPRouteHandler",
    "Parameter",
    "Request",
    "Response",
    "ResponseSpec",
    "State",
    "delete",
    "get",
    "normalize_path",
    "post",
]
