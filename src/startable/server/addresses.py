"""What one address may do: requests that cost something, chat, and sockets that are open at once."""

from asyncio import Semaphore
from ipaddress import IPv6Address
from weakref import WeakValueDictionary

from startable.server.settings import Settings
from startable.server.socket.credits import Credits


def network(address: str) -> str:
    """Whom to count: an address, or of IPv6 the network of 64 bits that one household has."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Buckets:
    """Credits by address; forgets addresses that are quiet again."""

    MOST = 10_000

    def __init__(self, most: int, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._credits: dict[str, Credits] = {}

    def of(self, address: str) -> Credits:
        if len(self._credits) > self.MOST:
            self._credits = {key: credits for key, credits in self._credits.items() if not credits.full}
        return self._credits.setdefault(network(address), Credits(self._most, self._per_second))

    def spend(self, address: str, price: float = 1.0) -> bool:
        return self.of(address).spend(price)


class Turnstile:
    """How many of something an address has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Counts one in, or says that this address has too many."""
        address = network(address)
        if self._inside.get(address, 0) >= self._most:
            return False
        self._inside[address] = self._inside.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self._inside.pop(network(address), 1) - 1
        if left > 0:
            self._inside[network(address)] = left


class Turns:
    """How many of something an address does at the same time; the others wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: WeakValueDictionary[str, Semaphore] = WeakValueDictionary()

    def of(self, address: str) -> Semaphore:
        return self._by_address.setdefault(network(address), Semaphore(self._most))


class Addresses:
    """All that is counted by address."""

    CHATS = 4
    """An address may say as much as so many connections."""
    AT_ONCE = 2
    """Costly answers that are made for an address, or that it is reading."""
    IN_ALL = 12
    """With those that wait for their turn."""

    def __init__(self, settings: Settings) -> None:
        self.changes = Buckets(settings.address_credits, settings.address_refill)
        self.reads = Buckets(settings.read_credits, settings.read_refill)
        self.chat = Buckets(settings.chat_credits * self.CHATS, settings.chat_refill * self.CHATS)
        self.sockets = Turnstile(settings.sockets_per_address)
        self.answers = Turnstile(self.IN_ALL)
        self.turns = Turns(self.AT_ONCE)
