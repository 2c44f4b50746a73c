"""The base of every game's state: typed fields, which its layout declares, and a way to copy them."""

from abc import abstractmethod
from typing import Self

from mypy_extensions import mypyc_attr

Fact = int | str | list["Fact"] | dict[str, "Fact"]
Facts = dict[str, Fact]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, made through the constructor."""

    def lend(self) -> Self:
        """A copy to hide secrets in. What is open may be shared: nobody changes it before the next move."""
        return self.clone()
