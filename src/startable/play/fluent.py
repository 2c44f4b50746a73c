"""Fluent texts, said: a message is read when it is first asked for, so that a start costs nothing.

Mozilla's fluent.syntax reads them; saying them is here, for our two languages alone: fluent.runtime would
bring the dates and numbers of seven hundred, which weigh more than all of Startable.
"""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from startable.play.numerals import Number, plural, written

if TYPE_CHECKING:
    from fluent.syntax import ast

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\n]*(?:\{ *\$[\w-]+ *\}[^{}\n]*)*")
_VARIABLE = re.compile(r"\{ *\$([\w-]+) *\}")

Args = Mapping[str, object]


class Bundle:
    """All messages of one language, by their names; of two with one name the first counts."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        self._read: dict[str, Any] = {}
        for source in sources:
            found = list(_ENTRY.finditer(source))
            ends = [each.start() for each in found[1:]] + [len(source)]
            for each, end in zip(found, ends, strict=True):
                self._texts.setdefault(each[1], source[each.start() : end])

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def say(self, name: str, part: str, args: Args) -> str | None:
        """None if there is no such message, or it has no such part."""
        if not part and (plain := self._plain(name)) is not None:
            return _VARIABLE.sub(lambda found: self._variable(found[1], args), plain)
        pattern = self._pattern(name, part)
        return None if pattern is None else self._join(pattern, args)

    def _plain(self, name: str) -> str | None:
        """The text of a message of one line with variables at most: most are, and they need no reader."""
        text = self._texts.get(name, "\n").partition("=")[2].strip(" \n")
        line = text.partition("\n")[0]
        rest = text[len(line) :].lstrip("\n")
        return line if line and (not rest or rest.startswith("#")) and _PLAIN.fullmatch(line) else None

    def _pattern(self, name: str, part: str) -> "ast.Pattern | None":
        if name not in self._texts:
            return None
        if name not in self._read:
            from fluent.syntax import FluentParser

            self._read[name] = FluentParser(with_spans=False).parse_entry(self._texts[name])
        entry = self._read[name]
        parts = {each.id.name: each.value for each in entry.attributes}
        return parts.get(part) if part else entry.value

    def _join(self, pattern: "ast.Pattern", args: Args) -> str:
        return "".join([self._text(self._value(each, args)) for each in pattern.elements])

    def _text(self, value: object) -> str:
        return written(value, self.language) if isinstance(value, Number) else str(value)

    def _variable(self, name: str, args: Args) -> str:
        return self._text(args.get(name, f"{{${name}}}"))

    def _value(self, node: Any, args: Args) -> object:
        return getattr(self, f"_{type(node).__name__}")(node, args)

    def _TextElement(self, node: "ast.TextElement", args: Args) -> object:
        return node.value

    def _Placeable(self, node: "ast.Placeable", args: Args) -> object:
        return self._value(node.expression, args)

    def _StringLiteral(self, node: "ast.StringLiteral", args: Args) -> object:
        return node.parse()["value"]

    def _NumberLiteral(self, node: "ast.NumberLiteral", args: Args) -> object:
        return _number(node)

    def _VariableReference(self, node: "ast.VariableReference", args: Args) -> object:
        return args.get(node.id.name, f"{{${node.id.name}}}")

    def _MessageReference(self, node: "ast.MessageReference", args: Args) -> object:
        name, part = node.id.name, node.attribute.name if node.attribute else ""
        said = self.say(name, part, args)
        return f"{{{name}}}" if said is None else said

    def _TermReference(self, node: "ast.TermReference", args: Args) -> object:
        named = node.arguments.named if node.arguments else []
        name, part = f"-{node.id.name}", node.attribute.name if node.attribute else ""
        said = self.say(name, part, {each.name.name: self._value(each.value, {}) for each in named})
        return f"{{{name}}}" if said is None else said

    def _FunctionReference(self, node: "ast.FunctionReference", args: Args) -> object:
        """NUMBER is the only one that we have."""
        value = self._value(node.arguments.positional[0], args)
        wanted = {each.name.name: int(each.value.value) for each in node.arguments.named}
        return written(value, self.language, wanted) if isinstance(value, Number) and wanted else value

    def _SelectExpression(self, node: "ast.SelectExpression", args: Args) -> object:
        value = self._value(node.selector, args)
        for variant in node.variants:
            if _fits(variant.key, value):
                return self._join(variant.value, args)
        return self._join(next(each.value for each in node.variants if each.default), args)


def _fits(key: Any, value: object) -> bool:
    if type(key).__name__ == "NumberLiteral":
        return isinstance(value, Number) and value == _number(key)
    return bool(key.name == (plural(value) if isinstance(value, Number) else value))


def _number(node: "ast.NumberLiteral") -> int | Decimal:
    return Decimal(node.value) if "." in node.value else int(node.value)
