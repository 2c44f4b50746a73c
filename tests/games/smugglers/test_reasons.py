"""What the coach says about moves of Space Smugglers is true: each fact, from dice, cards and stocks."""

from itertools import product

from startable.games.smugglers.box.parts import CARD_PLANETS, CARD_SHIPS, COLOURS, PLACES
from startable.games.smugglers.rules.moves.bidding import PLACE
from startable.games.smugglers.state.state import SmugglersState

from ...coach.decisions import Claim, all_hold, claims, journals
from ...effort import examples

DICE_EACH = 2


def leader(state: SmugglersState, place: int) -> int:
    """SM-301, SM-302: the highest die; among equals the faster player, then who was there first."""
    dice = [(die & 7, die >> 3) for die in state.sectors.dice[place]]
    best = [(sum(state.players[seat].tokens), -n, seat) for n, (value, seat) in enumerate(dice)
            if value == max(dice)[0]]  # fmt: skip
    return max(best)[2] if best else -1


def sector(claim: Claim) -> int:
    return PLACES.index(claim.arg("place"))


def planets(claim: Claim) -> int:
    """SM-601; stations are off by default."""
    return len(CARD_PLANETS[claim.before.sectors.cards[sector(claim)]])


def payable(claim: Claim) -> bool:
    """SM-404, SM-405: some goods for the ships, one of them left out or none."""
    ships, goods = (
        CARD_SHIPS[claim.before.sectors.cards[sector(claim)]],
        claim.before.players[claim.seat].goods,
    )
    for left in range(len(ships) + 1):
        wanted = [COLOURS if ship == "C" else ship for n, ship in enumerate(ships) if n != left]
        for given in product(*wanted):
            if all(given.count(colour) <= goods[n] for n, colour in enumerate(COLOURS)):
                return True
    return False


def led(state: SmugglersState, seat: int) -> list[int]:
    return [place for place in range(len(state.sectors.cards)) if leader(state, place) == seat]


def worth(state: SmugglersState, places: list[int]) -> int:
    return sum(len(CARD_PLANETS[state.sectors.cards[place]]) for place in places)


def turns_lead(claim: Claim) -> bool:
    place = sector(claim)
    return leader(claim.before, place) != claim.seat == leader(claim.after, place)


def outbids(claim: Claim) -> bool:
    return turns_lead(claim) and leader(claim.before, sector(claim)) == claim.arg("other")


def cost(claim: Claim) -> int:
    tops = [max(die & 7 for die in claim.after.sectors.dice[place]) for place in led(claim.after, claim.seat)]
    return sum(tops)


def cheaper(claim: Claim) -> bool:
    """The lower bid is legal and leads, and none below it does."""
    place, value = claim.move.args()
    for bid in range(1, 7):
        move = PLACE[place][bid]
        if move.check(claim.before, claim.seat) is None:
            after = claim.before.clone()
            move.apply(after, claim.seat, None)
            if leader(after, place) == claim.seat:
                return bool(bid == claim.arg("value") < value)
    return False


def stands(claim: Claim) -> bool:
    places = led(claim.before, claim.seat)
    return (len(places), worth(claim.before, places)) == (claim.arg("count"), claim.arg("points"))


def tie(claim: Claim) -> bool:
    dice = claim.before.sectors.dice[sector(claim)]
    top = max(die & 7 for die in dice)
    return outbids(claim) and len([die for die in dice if die & 7 == top]) > 1


def points(claim: Claim) -> bool:
    return bool(planets(claim) == claim.arg("points"))


def stock(claim: Claim) -> tuple[int, int]:
    player = claim.after.players[claim.seat]
    return player.energy, sum(player.goods)


def colours(claim: Claim) -> int:
    return sum(count > 0 for count in claim.after.players[claim.seat].goods)


def goods_less(claim: Claim) -> int:
    return int(sum(claim.before.players[claim.seat].goods) - sum(claim.after.players[claim.seat].goods))


def last(claim: Claim) -> bool:
    return bool(claim.before.galaxy == claim.before.set_up.galaxies)


def charge(claim: Claim) -> bool:
    gained = claim.rules.scores(claim.after)[claim.seat] - claim.rules.scores(claim.before)[claim.seat]
    ways = {"more": 1, "fewer": -1, "same": 0}
    return last(claim) and bool(gained == ways[str(claim.arg("way"))] * claim.arg("points"))


def keeps(claim: Claim) -> bool:
    card = claim.before.sectors.cards[sector(claim)]
    return points(claim) and card not in claim.after.players[claim.seat].down


def paid(claim: Claim) -> bool:
    return bool(claim.told("paid")[0].args["energy"] == claim.arg("energy"))


CHECKS = {
    "leads": lambda claim: turns_lead(claim) and points(claim) and payable(claim),
    "raises": lambda claim: leader(claim.before, sector(claim)) == claim.seat,
    "unpayable": lambda claim: turns_lead(claim) and not payable(claim),
    "outbids": lambda claim: outbids(claim) and points(claim),
    "short": lambda claim: (
        cost(claim) == claim.arg("cost") > claim.after.players[claim.seat].energy == claim.arg("energy")
    ),
    "dear": cheaper,
    "tie": lambda claim: tie(claim) and points(claim),
    "stands": stands,
    "fastest": lambda claim: claim.arg("token") == max(claim.before.race.middle) == claim.move.args()[0],
    "slowest": lambda claim: claim.move.args() == (-1,),
    "unused": lambda claim: DICE_EACH - claim.before.players[claim.seat].placed == claim.arg("dice") > 0,
    "keeps": keeps,
    "costs": paid,
    "sheds": lambda claim: last(claim) and goods_less(claim) == claim.arg("goods"),
    "gives": lambda claim: (goods_less(claim), stock(claim)[1]) == (claim.arg("goods"), claim.arg("left")),
    "colours": lambda claim: colours(claim) == claim.arg("colours"),
    "charge": charge,
    "stock": lambda claim: stock(claim) == (claim.arg("energy"), claim.arg("goods")),
}


def test_every_reason_is_true() -> None:
    all_hold("smugglers", CHECKS, range(10 + examples(40)), every=3)


def test_the_risk_of_a_tower_is_what_chance_makes_of_it() -> None:
    met = 0
    for journal in journals("smugglers", range(4), towers=1):
        for claim in claims(journal):
            if claim.reason.fact == "risk":
                outcomes = claim.rules.outcomes(claim.after)
                falls = [move.args()[1] == 1 for move in outcomes.moves]
                assert outcomes.weights[falls.index(True)] * 100 == claim.arg("percent") * outcomes.total
                met += 1
    assert met
