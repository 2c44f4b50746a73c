"""What is true of a move in Space Smugglers and matters: who leads which card, costs, what is left."""

from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.reason import Reason
from startable.games.smugglers.box.parts import CRUISER, DICE, PLACES
from startable.games.smugglers.rules.bids import fall_percent, lowest_bid, price, winner
from startable.games.smugglers.rules.moves.bidding import Place, Take
from startable.games.smugglers.rules.moves.paying import Give, PayFor
from startable.games.smugglers.rules.moves.restocking import Restock
from startable.games.smugglers.rules.payment import payable
from startable.games.smugglers.rules.scoring import card_worth, score
from startable.games.smugglers.state.dice import die_of
from startable.games.smugglers.state.state import BIDDING, ENDED, FALLING, QUICKEST, SmugglersState


def reasons(world: SmugglersState, seat: int, move: Move[SmugglersState]) -> list[Reason]:
    found: list[Reason] = []
    if isinstance(move, Place):
        _add_bid(found, world, seat, move)
    elif isinstance(move, Take):
        _add_token(found, world, seat, move)
    elif isinstance(move, PayFor):
        _add_kept(found, world, seat, move)
    elif isinstance(move, Give):
        _add_given(found, world, seat, move)
    elif isinstance(move, Restock):
        _add_stock(found, world, seat, move)
    return found


def _after(world: SmugglersState, seat: int, move: Move[SmugglersState]) -> SmugglersState:
    after = world.clone()
    move.apply(after, seat, None)
    return after


# --- bidding ---


def _add_bid(found: list[Reason], world: SmugglersState, seat: int, move: Place) -> None:
    place = move.place
    leader, after = winner(world, place), _after(world, seat, move)
    if leader == seat:
        found.append(Reason("raises", {"place": PLACES[place]}, good=False))
    if leader == seat or winner(after, place) != seat:
        return
    card = world.sectors.cards[place]
    points = card_worth(world, seat, card)
    if leader != NOBODY:
        found.append(Reason("outbids", {"other": leader, "place": PLACES[place], "points": points}))
    elif payable(world.players[seat].goods, card):
        found.append(Reason("leads", {"place": PLACES[place], "points": points}, points > 0))
    if not payable(world.players[seat].goods, card):
        found.append(Reason("unpayable", {"place": PLACES[place]}, good=False))
    _add_price(found, world, after, seat, move)


def _add_price(
    found: list[Reason], world: SmugglersState, after: SmugglersState, seat: int, move: Place
) -> None:
    """What all that it leads would cost, and whether less would have been enough."""
    cost = 0
    for place in range(len(after.sectors.cards)):
        if winner(after, place) == seat:
            cost += price(after, place)
    energy = after.players[seat].energy
    if cost > energy:
        found.append(Reason("short", {"cost": cost, "energy": energy}, good=False))
    if after.phase == FALLING:
        found.append(Reason("risk", {"percent": fall_percent(after, move.place)}, good=False))
    enough = _enough(world, seat, move.place)
    if enough < move.value:
        found.append(Reason("dear", {"value": enough}, good=False))


def _enough(world: SmugglersState, seat: int, place: int) -> int:
    """The lowest value that leads there now."""
    for value in range(lowest_bid(world, place), 7):
        trial = world.clone()
        trial.sectors.dice[place] += (die_of(seat, value),)
        if winner(trial, place) == seat:
            return value
    return 7


def _add_token(found: list[Reason], world: SmugglersState, seat: int, move: Take) -> None:
    after = _after(world, seat, move)
    if after.phase in (BIDDING, QUICKEST):
        _add_ties(found, world, after, seat)
    led = [place for place in range(len(world.sectors.cards)) if winner(world, place) == seat]
    if len(led) > 0:
        points = sum([card_worth(world, seat, world.sectors.cards[place]) for place in led])
        found.append(Reason("stands", {"count": len(led), "points": points}))
    if move.token == max(world.race.middle):
        found.append(Reason("fastest", {"token": move.token}))
    elif move.token < 0:
        found.append(Reason("slowest", {}, good=False))
    left = DICE - world.players[seat].placed
    if left > 0 and not world.players[seat].tokens:
        found.append(Reason("unused", {"dice": left}, good=False))


def _add_ties(found: list[Reason], world: SmugglersState, after: SmugglersState, seat: int) -> None:
    """SM-302: among equal dice the higher token wins."""
    for place in range(len(world.sectors.cards)):
        leader = winner(world, place)
        if leader not in (NOBODY, seat) and winner(after, place) == seat:
            points = card_worth(world, seat, world.sectors.cards[place])
            found.append(Reason("tie", {"other": leader, "place": PLACES[place], "points": points}))


# --- paying ---


def _add_kept(found: list[Reason], world: SmugglersState, seat: int, move: PayFor) -> None:
    """SM-403: the energy is enough for one of two cards, which may still be lost for want of goods."""
    card = world.sectors.cards[move.place]
    points = card_worth(world, seat, card)
    if card not in _after(world, seat, move).players[seat].down:
        found.append(Reason("keeps", {"place": PLACES[move.place], "points": points}, points > 0))
    found.append(Reason("costs", {"energy": price(world, move.place)}, good=False))


def _add_given(found: list[Reason], world: SmugglersState, seat: int, move: Give) -> None:
    given = sum(move.counts())
    goods = [world.players[seat].goods[colour] - move.counts()[colour] for colour in range(CRUISER)]
    if _is_last(world):
        found.append(Reason("sheds", {"goods": given}))
    else:
        found.append(Reason("gives", {"goods": given, "left": sum(goods)}))
        _add_colours(found, goods)


def _add_colours(found: list[Reason], goods: list[int]) -> None:
    colours = len([count for count in goods if count > 0])
    found.append(Reason("colours", {"colours": colours}, colours > 0))


# --- restocking ---


def _add_stock(found: list[Reason], world: SmugglersState, seat: int, move: Restock) -> None:
    after = _after(world, seat, move)
    if _is_last(world):
        points = score(after, seat) - score(world, seat)
        found.append(Reason("charge", {"points": abs(points), "way": _way(points)}, points >= 0))
        return
    player = after.players[seat]
    if after.phase == ENDED:
        return
    found.append(Reason("stock", {"energy": player.energy, "goods": sum(player.goods)}))
    _add_colours(found, player.goods)


def _way(points: int) -> str:
    return "same" if points == 0 else "more" if points > 0 else "fewer"


def _is_last(world: SmugglersState) -> bool:
    """SM-601: what is left over after the last galaxy costs points."""
    return world.galaxy == world.set_up.galaxies
