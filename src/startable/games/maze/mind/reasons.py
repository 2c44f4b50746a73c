"""What is true of a move in Space Maze and matters: the relic, the ways to it and home, cards and dice."""

from startable.core.event import Event
from startable.core.move import Move
from startable.core.reason import Reason
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.board import CELLS
from startable.games.maze.box.parts import CREW, DICE, FOOTPRINTS, KINDS, MOVEMENT, NO_DIE
from startable.games.maze.mind.ways import NO_WAY, Ways
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.rules.moves.dice import Take
from startable.games.maze.rules.moves.movement import Go, Undo
from startable.games.maze.rules.moves.powers import Glue
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import DRAWING, ENDED, MOVING, PLAYING, MazeState


def reasons(world: MazeState, seat: int, move: Move[MazeState]) -> list[Reason]:
    after = world.clone()
    events: list[Event] = []
    move.apply(after, seat, events)
    if after.phase == ENDED or isinstance(move, Undo):
        return []
    before, then = Ways(world), Ways(after)
    found = _deeds(after, seat, events)
    if isinstance(move, Take):
        _add_die(found, after, then, seat)
        _add_denied(found, world, after, then, seat)
        return found
    _add_goal(found, after, then, seat)
    _add_way(found, before, then, seat)
    if isinstance(move, Go):
        _add_steps(found, before, then, seat, move.colour)
    if isinstance(move, Glue):
        _add_glue(found, after)
    else:
        _add_others(found, before, then, seat)
    if after.phase == DRAWING:
        found.append(Reason("card"))
    return found


def _add_glue(found: list[Reason], after: MazeState) -> None:
    """At the end of a round it would dry for nothing."""
    if after.glued:
        found.append(Reason("glued"))


def _deeds(after: MazeState, seat: int, events: list[Event]) -> list[Reason]:
    for event in events:
        if event.what == "grabbed" or event.what == "robbed":
            return [Reason("relic", {"tokens": after.crews[seat].tokens})]
    return []


def _add_goal(found: list[Reason], after: MazeState, then: Ways, seat: int) -> None:
    """Points that are enough to take the relic, or to bring it home, in this very turn."""
    if after.phase != MOVING or after.turn.seat != seat:
        return
    for alien in ALIENS[seat]:
        need = then.need(alien)
        walks = need > 1 or alien is after.wearer
        if need <= after.turn.points[alien.colour] and not (walks and rests(after, alien)):
            found.append(Reason("brings" if alien is after.wearer else "reaches", {"alien": alien.letter}))
            return


def _add_way(found: list[Reason], before: Ways, then: Ways, seat: int) -> None:
    """The own way, to the relic or home with it, where the goal is still the same."""
    goal, was, now = then.goal(seat), before.shortest(seat), then.shortest(seat)
    if goal != before.goal(seat) or now in (was, NO_WAY):
        return
    if was == NO_WAY:
        found.append(Reason("opens", {"goal": goal, "steps": now}))
    elif now < was:
        found.append(Reason("nearer", {"goal": goal, "steps": now, "before": was}))
    else:
        found.append(Reason("farther", {"goal": goal, "steps": now, "before": was}, good=False))


def _add_steps(found: list[Reason], before: Ways, then: Ways, seat: int, colour: int) -> None:
    """An alien that is not the nearest may come nearer too."""
    alien = ALIENS[seat][colour]
    was, now = before.need(alien), then.need(alien)
    if now < was and now > then.shortest(seat):
        found.append(Reason("follows", {"alien": alien.letter, "steps": now}))


def _add_others(found: list[Reason], before: Ways, then: Ways, seat: int) -> None:
    """Of the others whoever was nearest to the goal of all that the move does something to."""
    other = _concerned(before, then, seat)
    if other < 0:
        return
    goal, was, now = then.goal(other), before.shortest(other), then.shortest(other)
    if now == NO_WAY:
        found.append(Reason("shuts", {"other": other, "goal": goal, "before": was}))
    elif now > was:
        found.append(Reason("delays", {"other": other, "goal": goal, "steps": now, "before": was}))
    else:
        found.append(Reason("helps", {"other": other, "goal": goal, "steps": now, "before": was}, good=False))


def _concerned(before: Ways, then: Ways, seat: int) -> int:
    best, found = NO_WAY, -1
    for other in range(before.seats):
        was, now = before.shortest(other), then.shortest(other)
        same = before.goal(other) == then.goal(other)
        if other != seat and same and was != now and was != NO_WAY and (found < 0 or was < best):
            best, found = was, other
    return found


# --- dice ---


def _add_die(found: list[Reason], after: MazeState, then: Ways, seat: int) -> None:
    if after.phase == PLAYING:
        cards = _playable(after, seat)
        found.append(Reason("plays", {"cards": cards}, cards > 0))
        return
    _add_goal(found, after, then, seat)
    if len(found) == 0:
        _add_approach(found, after, then, seat)


def _add_approach(found: list[Reason], after: MazeState, then: Ways, seat: int) -> None:
    """How near the points bring an alien; it has to be nearer than anybody of the crew is now."""
    best, closest = then.shortest(seat), -1
    for alien in ALIENS[seat]:
        left = then.need(alien) - after.turn.points[alien.colour]
        if left < best:
            best, closest = left, alien.colour
    if closest >= 0 and best < NO_WAY - CELLS:
        args: dict[str, int | str] = {"alien": ALIENS[seat][closest].letter, "goal": then.goal(seat)}
        found.append(Reason("approaches", {**args, "steps": best}))


def _playable(after: MazeState, seat: int) -> int:
    """How many kinds of cards in the hand the die can activate."""
    cards = [False] * KINDS
    for move in legal_moves(after, seat):
        world = after.clone()
        move.apply(world, seat, None)
        for kind in range(KINDS):
            if world.crews[seat].hand.counts[kind] < after.crews[seat].hand.counts[kind]:
                cards[kind] = True
    return cards.count(True)


def _add_denied(found: list[Reason], world: MazeState, after: MazeState, then: Ways, seat: int) -> None:
    """MZ-201: a die that is taken is there for nobody else."""
    for turn in range(1, world.seats):
        other = (seat + turn) % world.seats
        if world.crews[other].panel.movement == NO_DIE and _has_die(world, then, other):
            if _has_die(after, then, other):
                found.append(Reason("leaves", {"other": other, "goal": then.goal(other)}, good=False))
            else:
                found.append(Reason("denies", {"other": other, "goal": then.goal(other)}))
            return


def _has_die(state: MazeState, ways: Ways, seat: int) -> bool:
    """Is there a movement die in the pool with which this seat reaches its goal, as things are?"""
    for die in range(MOVEMENT, DICE):
        if state.pool[die] > 0:
            for colour in range(CREW):
                if ways.need(ALIENS[seat][colour]) <= FOOTPRINTS[die][colour]:
                    return True
    return False
