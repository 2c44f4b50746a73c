"""The base of every game's state: typed, flat fields that know how to copy and to show themselves."""

from abc import abstractmethod
from typing import Self

from mypy_extensions import mypyc_attr

Fact = int | str | list["Fact"] | dict[str, "Fact"]
Facts = dict[str, Fact]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, made through the constructor."""

    @abstractmethod
    def facts(self) -> Facts:
        """Everything in the state as plain values: for tests, scenarios and comparing."""
