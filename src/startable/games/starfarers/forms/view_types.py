"""The table as a seat sees it: the shape of a view."""

from typing import TypedDict


class Planet(TypedDict):
    resource: str
    symbol: str
    disc: str
    """A number, two numbers, p and i with their strength, or ? while it lies face down."""


class Quarter(TypedDict):
    tile: str
    """Its name; ? while it lies face down."""
    turn: int
    planets: list[Planet]
    """By hex of the recess, clockwise; none in outposts and empty quarters."""


class Ship(TypedDict):
    number: int
    kind: str
    at: str
    status: str


class Way(TypedDict):
    """How a ship gets to a point within its reach, and whether its flight may end there."""

    before: str
    """The point before it; from there the way goes on in the same manner, back to the ship."""
    steps: int
    finds: bool
    """Is something turned there that lies face down?"""
    rule: str
    """The rule by which no flight ends there; empty if it may."""
    fact: str


class Terms(TypedDict):
    """An offer or a counter-offer, by what the player whose turn it is gives and gets."""

    gives: dict[str, int]
    gets: dict[str, int]


class Deed(TypedDict):
    """What may be taken back."""

    what: str
    """colony, trade, port, engine, cannon, cargo or fame; bank: a trade with it."""
    at: str
    """Where a ship or a spaceport stands; else empty."""
    count: int
    """Cards that the bank got, of the kind that was given."""
    given: str
    got: str


class Player(TypedDict):
    points: int
    cards: int
    """In the hand; those that are laid down for a 7 count until all have laid down theirs."""
    owed: int
    """Cards to lay down for a 7."""
    ships: list[Ship]
    upgrades: dict[str, int]
    engines: int
    """With those of friendship cards, like the cannons."""
    cannons: int
    halves: int
    medals: int
    stations: dict[str, int]
    friends: list[str]
    pending: int
    """Free trade ships to be placed."""
    terms: Terms | None
    answer: str
    """agreed, refused, countered, or unasked: the offer is for somebody else."""
    reason: str
    """Why an offer was refused, if that was said: missing, need, little or leader."""
    said: int


class Encounter(TypedDict):
    scene: str
    step: str
    """The name of a later step of the card; empty at the scene's own question."""
    card: int
    """Its number, once it is known; else 0."""
    asks: str
    """gift, ask, or nothing."""
    amount: int
    """The most cards of a gift, or the price of a yes."""


class StarView(TypedDict):
    """The table as a seat sees it. Lists are by seat; points are named as in notation."""

    seat: int
    """Who looks; -1 only watches."""
    setup: str
    stage: str
    """What is about to happen: the name of the next stage."""
    turn: int
    active: int
    starter: int
    quarters: dict[str, Quarter]
    """By recess."""
    sites: dict[str, str]
    """By point: the letter of who has a colony there, with * a spaceport; x: closed."""
    players: list[Player]
    hand: dict[str, int]
    laid: dict[str, int]
    """The own cards that are laid down for a 7."""
    bank: dict[str, int]
    supply: int
    unseen: dict[str, int]
    """Cards that are in the supply pile or in the others' hands."""
    figures: dict[str, int]
    """By people: who has it; -1 nobody."""
    friends_left: dict[str, int]
    discs_left: dict[str, list[str]]
    """By symbol: the discs that nobody has seen; R are the spare ones."""
    quarters_left: dict[str, int]
    cards_left: list[int]
    """Numbers of the encounter cards in the pile."""
    encounter: Encounter | None
    base: int
    speed: int
    """Of the player whose turn it is, once the mothership is rolled."""
    flying: int
    """The number of the ship in flight; 0: none."""
    left: int
    ways: dict[str, dict[str, Way]]
    """In the flight phase: by the number of a ship that may fly, what is within its reach."""
    jumps: int
    used: int
    undo: Deed | None
    """What the player whose turn it is could take back next."""
    winner: int
    position: str
    """The same in notation; hands that are not seen are only counted."""
