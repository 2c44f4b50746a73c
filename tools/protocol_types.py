"""Writes the page's types: the server's messages, and for each game that has a page its view.

python tools/protocol_types.py             writes them
python tools/protocol_types.py --check     fails if a file is stale
"""

import argparse
import ast
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, is_typeddict

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CustomType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    TypedDictType,
    UnionType,
    type_info,
)

from startable.play import catalogue
from startable.server.protocol import fields, http, inbound, outbound

PAGE = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by tools/protocol_types.py from the server's messages. Do not edit."
VIEW_HEAD = "// Written by tools/protocol_types.py from the game's view. Do not edit."
SIMPLE: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}
UNIONS = {"FromLink": inbound.FromClient, "ToLink": outbound.ToClient}
"""What goes over a socket, as the page calls it."""
BODIES = [import_module(each.name) for each in pkgutil.iter_modules(http.__path__, f"{http.__name__}.")]
"""What goes over HTTP, by concern."""
Shape = StructType | DataclassType | TypedDictType
Texts = dict[tuple[str, str], str]
"""What the source says of a class ("") or of one of its fields."""


def typescript(kind: Type) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, LiteralType):
        return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
    if isinstance(kind, ListType):
        item = typescript(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    if isinstance(kind, UnionType):
        return " | ".join(typescript(each) for each in kind.types)
    if isinstance(kind, Shape):
        return name_of(kind.cls)
    raise TypeError(f"no TypeScript for {kind.cls if isinstance(kind, CustomType) else kind}")


def name_of(cls: type) -> str:
    """The name under which the protocol knows it, wherever it is declared."""
    modules = (inbound, outbound, *BODIES)
    known = [name for module in modules for name, each in vars(module).items() if each is cls]
    return known[0] if known else cls.__name__


def texts_of(module: ModuleType) -> Texts:
    """The docstrings of classes and the strings under their fields, which are gone at run time."""
    found: Texts = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name, ""] = ast.get_docstring(node) or ""
            found |= {(node.name, name): text for name, text in _under_fields(node)}
    return found


def _under_fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = below.value if isinstance(below, ast.Expr) else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield field.target.id, inspect.cleandoc(text.value)


def _comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def interface(kind: Shape, texts: Texts) -> str:
    name = kind.cls.__name__
    rows = _comment(texts.get((name, ""), ""))
    rows.append(f"export interface {name_of(kind.cls)} {{")
    if isinstance(kind, StructType) and kind.tag_field:
        rows.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        rows += _comment(texts.get((name, field.name), ""), "  ")
        rows.append(f"  {field.encode_name}{_mark(kind, field)}: {typescript(field.type)};")
    return "\n".join([*rows, "}"])


def _mark(kind: Shape, field: Field) -> str:
    """What we are sent may leave out fields with a default; so do we, where a message says so."""
    may_lack = isinstance(kind, StructType) and (
        kind.forbid_unknown_fields or kind.cls.__struct_config__.omit_defaults
    )
    return "?" if may_lack and not field.required else ""


def _own(module: ModuleType) -> list[Any]:
    return [each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__]


def messages(module: ModuleType) -> Iterator[str]:
    """Its own structs, and whatever it sends as others declare it."""
    own = [each for each in _own(module) if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    for each in [*own, *getattr(module, "DECLARED_ELSEWHERE", ())]:
        kind = type_info(each)
        assert isinstance(kind, (StructType, DataclassType))
        yield interface(kind, texts_of(sys.modules[kind.cls.__module__]))


def unions() -> Iterator[str]:
    for name, union in UNIONS.items():
        yield f"export type {name} = {typescript(type_info(union))};"


def limits() -> str:
    """How long a text may be, so that the page does not let people type more."""
    rows = []
    for name, each in vars(fields).items():
        if get_origin(each) is Annotated and get_args(each)[0] is str:
            longest = [meta.max_length for meta in get_args(each)[1:] if meta.max_length is not None]
            rows += [f"  {name}: {most}," for most in longest]
    return "\n".join(["export const LONGEST = {", *rows, "} as const;"])


def views(game: catalogue.AnyGame) -> Iterator[str]:
    known = filter(is_typeddict, vars(sys.modules[game.view.__module__]).values())
    for module in dict.fromkeys(sys.modules[each.__module__] for each in known):
        yield from _typed_dicts(module)


def _typed_dicts(module: ModuleType) -> Iterator[str]:
    for each in filter(is_typeddict, _own(module)):
        kind = type_info(each)
        assert isinstance(kind, TypedDictType)
        yield interface(kind, texts_of(module))


def files() -> Iterator[tuple[Path, list[str]]]:
    """Each file with its parts; a game's lies in the folder of its page."""
    on_sockets = [*messages(inbound), *messages(outbound), *unions()]
    bodies = [text for module in BODIES for text in messages(module)]
    yield PAGE / "lib" / "protocol.ts", [HEAD, limits(), *on_sockets, *bodies]
    for game in catalogue.games():
        folder = PAGE / "games" / game.name
        if folder.is_dir():
            yield folder / "protocol.ts", [VIEW_HEAD, *views(game)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="fail if a file is stale")
    check = parser.parse_args().check
    texts = {path: "\n\n".join(parts) + "\n" for path, parts in files()}
    stale = [path for path, text in texts.items() if not path.is_file() or path.read_text("utf8") != text]
    for path in stale:
        print(f"stale: {path}" if check else f"written: {path}", file=sys.stderr)
        if not check:
            path.write_text(texts[path], "utf8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
