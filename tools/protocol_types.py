"""Writes the page's types from the server's messages and the games' views.

python tools/protocol_types.py > web/src/lib/protocol.ts     writes them
python tools/protocol_types.py --check                       fails if the file is stale
"""

import argparse
import ast
import inspect
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
from startable.server import bodies, protocol

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from the server's messages. Do not edit."
SIMPLE: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}
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
    if isinstance(kind, (StructType, TypedDictType)):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind.cls if isinstance(kind, CustomType) else kind}")


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


def interface(kind: StructType | TypedDictType, texts: Texts) -> str:
    name = kind.cls.__name__
    rows = _comment(texts.get((name, ""), ""))
    rows.append(f"export interface {name} {{")
    if isinstance(kind, StructType) and kind.tag_field:
        rows.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        rows += _comment(texts.get((name, field.name), ""), "  ")
        rows.append(f"  {field.encode_name}{_mark(kind, field)}: {typescript(field.type)};")
    return "\n".join([*rows, "}"])


def _mark(kind: StructType | TypedDictType, field: Field) -> str:
    """What we send always has all fields; what we are sent may leave out those with a default."""
    sent_to_us = isinstance(kind, StructType) and kind.forbid_unknown_fields
    return "?" if sent_to_us and not field.required else ""


def _own(module: ModuleType) -> list[Any]:
    return [each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__]


def messages(module: ModuleType) -> Iterator[str]:
    texts = texts_of(module)
    for each in _own(module):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            kind = type_info(each)
            assert isinstance(kind, StructType)
            yield interface(kind, texts)


def unions() -> Iterator[str]:
    for name in ("FromLink", "ToLink"):
        yield f"export type {name} = {typescript(type_info(getattr(protocol, name)))};"


def limits() -> str:
    """How long a text may be, so that the page does not let people type more."""
    rows = []
    for name, each in vars(protocol).items():
        if get_origin(each) is Annotated:
            longest = [meta.max_length for meta in get_args(each)[1:] if meta.max_length is not None]
            rows += [f"  {name}: {most}," for most in longest]
    return "\n".join(["export const LONGEST = {", *rows, "} as const;"])


def views() -> Iterator[str]:
    for game in catalogue.games():
        known = filter(is_typeddict, vars(import_module(f"{game.package}.view")).values())
        for module in dict.fromkeys(sys.modules[each.__module__] for each in known):
            yield from _typed_dicts(module)


def _typed_dicts(module: ModuleType) -> Iterator[str]:
    for each in filter(is_typeddict, _own(module)):
        kind = type_info(each)
        assert isinstance(kind, TypedDictType)
        yield interface(kind, texts_of(module))


def everything() -> str:
    return "\n\n".join([HEAD, limits(), *messages(protocol), *unions(), *messages(bodies), *views()]) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help=f"fail if {TARGET.name} is stale")
    if not parser.parse_args().check:
        sys.stdout.write(everything())
        return 0
    if TARGET.is_file() and TARGET.read_text("utf8") == everything():
        return 0
    print(f"stale: python {Path(__file__).name} > {TARGET}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
