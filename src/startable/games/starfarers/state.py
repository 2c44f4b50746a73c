"""The table: the board with all on it, everybody's cards and motherships, and what is about to happen."""

from startable.core.state import Fact, Facts, State
from startable.games.starfarers.board import NOWHERE, PLANETS, POINT_NAMES, SITE_POINTS, SLOT_NAMES, SLOTS
from startable.games.starfarers.choices import SETUPS, Choices
from startable.games.starfarers.frames import FRAME, FRAME_NAMES
from startable.games.starfarers.marks import CLOSED, COLONY, PORT, TERMS
from startable.games.starfarers.parts import (
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    FACE_DOWN,
    FRIEND_NAMES,
    FRIENDS,
    IS_SYSTEM,
    KINDS,
    PEOPLES,
    SHIP_NAMES,
    SYMBOLS,
    TILE_NAMES,
    TRANSPORTERS,
    UPGRADES,
)


class StarState(State):
    """Hidden are the hands, what is laid down for a 7 until all have, and the supply pile."""

    def __init__(
        self,
        choices: Choices,
        seats: int,
        starter: int,
        active: int,
        turn: int,
        stack: list[int],
        tiles: list[int],
        turns: list[int],
        discs: list[int],
        sites: list[int],
        unlaid: list[int],
        unturned: list[int],
        hands: list[int],
        bank: list[int],
        supply: list[int],
        upgrades: list[int],
        halves: list[int],
        medals: list[int],
        points: list[int],
        colonies: list[int],
        ports: list[int],
        stations: list[int],
        figures: list[int],
        friends: list[int],
        ships: list[int],
        kinds: list[int],
        status: list[int],
        pending: list[int],
        base: int,
        flying: int,
        origin: int,
        left: int,
        jumps: int,
        used: int,
        terms: list[int],
        answers: list[int],
        said: list[int],
        owed: list[int],
        laid: list[int],
        pile: list[int],
        scene: int,
        gift: list[int],
        taken: list[int],
        rolls: list[int],
        winner: int,
    ) -> None:
        self.choices = choices
        self.seats = seats
        self.starter = starter
        self.active = active  # whose turn it is
        self.turn = turn  # from 1; 0 during set-up
        self.stack = stack  # frames, the top one last
        self.tiles = tiles  # by slot; FACE_DOWN
        self.turns = turns  # by slot, thirds by which the quarter is turned
        self.discs = discs  # by planet; HIDDEN
        self.sites = sites  # by site
        self.unlaid = unlaid  # by tile, quarters that lie face down or are still to be laid
        self.unturned = unturned  # by disc of the box, 1 for each that nobody has seen
        self.hands = hands  # by seat * KINDS + resource; known to its seat alone
        self.bank = bank
        self.supply = supply  # the supply pile; known to nobody
        self.upgrades = upgrades  # by seat * UPGRADES + kind
        self.halves = halves  # half medals by seat
        self.medals = medals  # pirate bases and ice planets by seat
        self.points = points  # by seat; follows from the rest
        self.colonies = colonies  # on the board by seat, spaceports too
        self.ports = ports  # by seat
        self.stations = stations  # by seat * 4 + people
        self.figures = figures  # by people, who has it
        self.friends = friends  # by seat * FRIENDS + card
        self.ships = ships  # by seat * TRANSPORTERS + number, the point; NOWHERE in the stock
        self.kinds = kinds  # likewise, a colony ship or a trade ship
        self.status = status  # likewise, READY, FLOWN or GROUNDED in this turn
        self.pending = pending  # trade ships that are still to be placed, by seat
        self.base = base  # base speed of this turn; 0 before the mothership is rolled
        self.flying = flying  # the ship in flight, 0 to 2
        self.origin = origin  # where its flight began
        self.left = left  # steps that it has left
        self.jumps = jumps  # space jumps that may be made in this turn
        self.used = used
        self.terms = terms  # by seat * TERMS: the offer of the active player, counter-offers of the others
        self.answers = answers  # by seat
        self.said = said  # by seat, how often its terms changed in this turn
        self.owed = owed  # cards that are still to be laid down for a 7, by seat
        self.laid = (
            laid  # by seat * KINDS + resource, laid down for a 7; known to its seat alone until all have
        )
        self.pile = pile  # by encounter card, 1 for each in the pile
        self.scene = scene  # what the encounter began with; NOBODY outside of one
        self.gift = gift  # cards that were given in it
        self.taken = taken  # cards that it brought
        self.rolls = rolls  # sums: by seat in the roll for the start; of the mover and the other in a contest
        self.winner = winner

    def clone(self) -> "StarState":
        return StarState(
            self.choices,
            self.seats,
            self.starter,
            self.active,
            self.turn,
            self.stack.copy(),
            self.tiles.copy(),
            self.turns.copy(),
            self.discs.copy(),
            self.sites.copy(),
            self.unlaid.copy(),
            self.unturned.copy(),
            self.hands.copy(),
            self.bank.copy(),
            self.supply.copy(),
            self.upgrades.copy(),
            self.halves.copy(),
            self.medals.copy(),
            self.points.copy(),
            self.colonies.copy(),
            self.ports.copy(),
            self.stations.copy(),
            self.figures.copy(),
            self.friends.copy(),
            self.ships.copy(),
            self.kinds.copy(),
            self.status.copy(),
            self.pending.copy(),
            self.base,
            self.flying,
            self.origin,
            self.left,
            self.jumps,
            self.used,
            self.terms.copy(),
            self.answers.copy(),
            self.said.copy(),
            self.owed.copy(),
            self.laid.copy(),
            self.pile.copy(),
            self.scene,
            self.gift.copy(),
            self.taken.copy(),
            self.rolls.copy(),
            self.winner,
        )

    def facts(self) -> Facts:
        board: dict[str, Fact] = {SLOT_NAMES[slot]: slot_name(self, slot) for slot in range(SLOTS)}
        seats: list[Fact] = [_seat_facts(self, seat) for seat in range(self.seats)]
        return {
            "setup": SETUPS[self.choices.setup],
            "turn": self.turn,
            "starter": self.starter,
            "active": self.active,
            "stack": [frame_name(frame) for frame in self.stack],
            "board": board,
            "closed": _points(closed_sites(self)),
            "seats": seats,
            "bank": list(self.bank),
            "supply": list(self.supply),
            "figures": {PEOPLES[people]: holder for people, holder in enumerate(self.figures)},
            "unlaid": {TILE_NAMES[tile]: count for tile, count in enumerate(self.unlaid) if count},
            "turned": turned_discs(self),
            "used_cards": [card + 1 for card, there in enumerate(self.pile) if not there],
            "base": self.base,
            "flying": self.flying,
            "origin": POINT_NAMES[self.origin] if self.origin != NOWHERE else "",
            "left": self.left,
            "jumps": self.jumps,
            "used": self.used,
            "scene": self.scene,
            "gift": list(self.gift),
            "taken": list(self.taken),
            "rolls": list(self.rolls),
            "winner": self.winner,
        }


def _seat_facts(state: StarState, seat: int) -> Fact:
    return {
        "points": state.points[seat],
        "hand": [*hand(state, seat)],
        "colonies": _points(sites_of(state, COLONY + seat)),
        "ports": _points(sites_of(state, PORT + seat)),
        "ships": ship_names(state, seat),
        "upgrades": [*state.upgrades[seat * UPGRADES : seat * UPGRADES + UPGRADES]],
        "halves": state.halves[seat],
        "medals": state.medals[seat],
        "stations": [*state.stations[seat * 4 : seat * 4 + 4]],
        "friends": friend_names(state, seat),
        "pending": state.pending[seat],
        "terms": [*state.terms[seat * TERMS : seat * TERMS + TERMS]],
        "answer": state.answers[seat],
        "said": state.said[seat],
        "owed": state.owed[seat],
        "laid": [*state.laid[seat * KINDS : seat * KINDS + KINDS]],
    }


# --- names of what is in a state ---


def frame_name(frame: int) -> str:
    """The kind, and the number behind a dot unless it is 0."""
    name, number = FRAME_NAMES[frame % FRAME], frame // FRAME
    return f"{name}.{number}" if number else name


def hand(state: StarState, seat: int) -> list[int]:
    return state.hands[seat * KINDS : seat * KINDS + KINDS]


def sites_of(state: StarState, what: int) -> list[int]:
    return [site for site in range(PLANETS) if state.sites[site] == what]


def closed_sites(state: StarState) -> list[int]:
    return sites_of(state, CLOSED)


def _points(sites: list[int]) -> list[Fact]:
    return [POINT_NAMES[SITE_POINTS[site]] for site in sites]


def slot_name(state: StarState, slot: int) -> str:
    """The quarter, its turn and its discs: P2/0/4,?,p5."""
    tile = state.tiles[slot]
    if tile == FACE_DOWN:
        return "?"
    if not IS_SYSTEM[tile]:
        return TILE_NAMES[tile]
    discs = ",".join([DISC_NAMES[disc] for disc in state.discs[slot * 3 : slot * 3 + 3]])
    return f"{TILE_NAMES[tile]}~{state.turns[slot]}~{discs}"


def ship_names(state: StarState, seat: int) -> list[Fact]:
    """Each ship that flies: its number, its kind, its point, ! if it has flown, _ if it is grounded."""
    found: list[Fact] = []
    for number in range(TRANSPORTERS):
        ship = seat * TRANSPORTERS + number
        if state.ships[ship] != NOWHERE:
            kind = SHIP_NAMES[state.kinds[ship]][0]
            mark = ("", "!", "_")[state.status[ship]]
            found.append(f"{number + 1}{kind}{POINT_NAMES[state.ships[ship]]}{mark}")
    return found


def friend_names(state: StarState, seat: int) -> list[Fact]:
    return [
        FRIEND_NAMES[card] for card in range(FRIENDS) for _ in range(state.friends[seat * FRIENDS + card])
    ]


def turned_discs(state: StarState) -> list[Fact]:
    """The discs of loose planets and the spare ones that were turned, by symbol and face."""
    return [disc_name(disc) for disc in range(len(DISCS)) if not state.unturned[disc]]


def disc_name(disc: int) -> str:
    """Of a disc of the box: its symbol and its face."""
    return SYMBOLS[DISC_SYMBOLS[disc]] + DISC_NAMES[DISCS[disc]]
