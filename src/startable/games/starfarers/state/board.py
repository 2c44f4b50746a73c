"""What lies and stands on the board in a game: quarters, discs, colonies and spaceports."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.games.starfarers.box.board import PLANETS, PLANETS_OF
from startable.games.starfarers.state.lists import replaced, with_more

# What stands on a site: nothing, a colony (COLONY + seat), a spaceport (PORT + seat), or CLOSED.
VACANT: Final = 0
COLONY: Final = 1
PORT: Final = 5
CLOSED: Final = 9


def is_settled(there: int) -> bool:
    """By a colony or a spaceport."""
    return VACANT < there < CLOSED


def settler(there: int) -> int:
    """The seat that has settled there."""
    return (there - COLONY) % 4


@final
@mypyc_attr(acyclic=True)
class Board:
    """Its lists are never changed but replaced, so clones share them."""

    tiles: list[int]
    turns: list[int]
    discs: list[int]
    sites: list[int]
    unlaid: list[int]
    unturned: list[int]

    def clone(self) -> "Board":
        copy = Board()
        copy.tiles = self.tiles
        copy.turns = self.turns
        copy.discs = self.discs
        copy.sites = self.sites
        copy.unlaid = self.unlaid
        copy.unturned = self.unturned
        return copy

    def lay(self, slot: int, tile: int, turn: int) -> None:
        self.tiles = replaced(self.tiles, slot, tile)
        self.turns = replaced(self.turns, slot, turn)

    def take_tile(self, tile: int) -> None:
        """One less of them is in the box."""
        self.unlaid = with_more(self.unlaid, tile, -1)

    def turn_disc(self, planet: int, disc: int) -> None:
        self.discs = replaced(self.discs, planet, disc)

    def take_disc(self, disc: int) -> None:
        """It is no longer among those that lie face down."""
        self.unturned = replaced(self.unturned, disc, 0)

    def stand(self, site: int, what: int) -> None:
        """A colony, a spaceport, or nothing any more that could be."""
        self.sites = replaced(self.sites, site, what)

    def free_sites(self, slot: int) -> list[int]:
        return [site for site in PLANETS_OF[slot] if self.sites[site] == VACANT]

    def sites_with(self, what: int) -> list[int]:
        return [site for site in range(PLANETS) if self.sites[site] == what]
