"""UR once more, from the statements of its rules and without a thought for speed: letters in a dictionary.

It shares nothing with the engine but the names of fields, so that the two can be wrong only together.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .helpers import PATH, field

OWN = ("bB", "yY")
OTHER = ("yY", "bB")


@dataclass
class Board:
    options: Mapping[str, int]
    towers: dict[str, str]
    hands: list[int]
    out: list[int]

    def legal(self, seat: int, roll: int) -> set[str]:
        """UR-203: all moves, or to pass if there is none."""
        if self.options["six_skips"] and roll == 6:
            return {"pass"}
        return {move for move in self._moves(seat, roll) if self._low_enough(seat, move)} or {"pass"}

    def _low_enough(self, seat: int, move: str) -> bool:
        """UR-604: as high as the tower would be after the move, without what stays where it came from."""
        after = Board(self.options, dict(self.towers), list(self.hands), list(self.out))
        after.move(seat, move)
        limit, dst = self.options["tower_limit"], _ends(move)[1]
        unlimited = dst == "b1" and self.options["red_by_choice"]
        return not limit or bool(unlimited) or len(after._tower(seat, dst)) <= limit

    def _moves(self, seat: int, roll: int) -> Iterator[str]:
        if self.hands[seat]:
            yield f"in-{PATH[roll - 1]}"
        for name in PATH:
            tower = self._tower(seat, name)
            if tower and tower[-1] in OWN[seat]:
                alone = len(_load(tower, seat)) == 1
                red = tower[-1].isupper()
                yield from _targets(name, roll, red and (alone or not self.options["red_back_alone"]))
                yield from self._choices(name, roll, red)

    def _choices(self, name: str, roll: int, red: bool) -> Iterator[str]:
        """UR-208: only red comes in again. UR-606: blue may stay blue on base-1."""
        if name == "b1" and red:
            yield f"{name}-{PATH[roll - 1]}"
        if self.options["red_by_choice"] and PATH[PATH.index(name) + roll :] == ["b1"] and not red:
            yield f"{name}-b1=blue"

    def _tower(self, seat: int, name: str) -> str:
        return self.towers.get(field("AB"[seat], name), "")

    def move(self, seat: int, text: str) -> None:
        if text == "pass":
            return
        src, dst = _ends(text)
        self._land(seat, dst, self._taken(seat, src), text.endswith("=blue"))

    def _taken(self, seat: int, src: str) -> str:
        if src == "in":
            self.hands[seat] -= 1
            return OWN[seat][0]
        load = _load(self._tower(seat, src), seat)
        self._put(seat, src, self._tower(seat, src).removesuffix(load))
        return load

    def _land(self, seat: int, dst: str, load: str, stays_blue: bool) -> None:
        if dst == "b1":
            self.out[1 - seat] += len(load) - 1
            load = OWN[seat][not stays_blue]
        self._put(seat, dst, self._tower(seat, dst) + load)

    def _put(self, seat: int, name: str, tower: str) -> None:
        self.towers[field("AB"[seat], name)] = tower
        self.towers = {at: discs for at, discs in self.towers.items() if discs}

    def immobile(self, seat: int) -> bool:
        """UR-502; UR-606: a blue disc on base-1 will never move."""
        tops = [(at, tower[-1]) for at, tower in self.towers.items() if tower[-1] in OWN[seat]]
        return not self.hands[seat] and all(at.endswith("b1") and top.islower() for at, top in tops)


def _targets(name: str, roll: int, back: bool) -> Iterator[str]:
    """UR-205, UR-210; UR-206, UR-207."""
    step = PATH.index(name)
    if step + roll < len(PATH):
        yield f"{name}-{PATH[step + roll]}"
    if back and step >= roll:
        yield f"{name}-{PATH[step - roll]}"


def _ends(move: str) -> tuple[str, str]:
    src, dst = move.removesuffix("=blue").split("-")
    return src, dst


def _load(tower: str, seat: int) -> str:
    """UR-303: the top disc and the unbroken run of the other's discs directly beneath it."""
    found = re.search(f"[{OTHER[seat]}]*[{OWN[seat]}]$", tower)
    assert found
    return found[0]
