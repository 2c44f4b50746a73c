"""A small, fast stream of random numbers, the same in both builds: for playouts, bots and tests.

Live tables deal from another one that nobody can predict. This is the 32-bit generator sfc32.
"""

from typing import Callable, Final, final

from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Stream:
    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & _MASK
        self._b: i64 = seed >> 32 & _MASK
        self._c: i64 = seed >> 64 & _MASK
        self._count: i64 = 1
        for _ in range(_WARM_UP):
            self._next()

    def _next(self) -> i64:
        mixed: i64 = (self._a + self._b + self._count) & 0xFFFFFFFF
        self._count = (self._count + 1) & 0xFFFFFFFF
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & 0xFFFFFFFF
        self._c = (((self._c << 21) | (self._c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def __reduce__(self) -> tuple[Callable[[list[int]], "Stream"], tuple[list[int]]]:
        """Copied and pickled, it goes on from where it is."""
        return _going_on, ([int(self._a), int(self._b), int(self._c), int(self._count)],)

    def go_on(self, place: list[int]) -> None:
        self._a, self._b, self._c, self._count = place[0], place[1], place[2], place[3]

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit (at most 2**31), each equally likely: rejection, no modulo."""
        span: i64 = limit
        product: i64 = self._next() * span
        low: i64 = product & 0xFFFFFFFF
        if low < span:
            floor: i64 = (0x100000000 - span) % span
            while low < floor:
                product = self._next() * span
                low = product & 0xFFFFFFFF
        return int(product >> 32)


def _going_on(place: list[int]) -> Stream:
    stream = Stream(0)
    stream.go_on(place)
    return stream
