"""A review adds up in every game, and in UR with one disc each it agrees with the truth."""

from functools import cache
from statistics import mean

import pytest

from startable.arena.match import play_game
from startable.bots import bot
from startable.bots.onward import Onward
from startable.coach import stretches
from startable.coach.review import Review, grade, playing, review
from startable.coach.shares import exact
from startable.core import CHANCE, NOBODY
from startable.games.ur.mind.solved import Solved, solve
from startable.games.ur.rules.moves.turn import ROLLS
from startable.play import catalogue
from startable.play.journal import Header, Journal, steps
from startable.play.lines import Line
from startable.testing import Subject
from startable.testing.walk import Walk

LINES = 24
ONE_DISC = {"discs": 1}
STRETCHES = [("maze", 2, 140), ("smugglers", 2, 60), ("starfarers", 3, 90)]
"""Games that have them, for how many, and lines that go on into the next one."""
GAMES, ANEW = stretches.GAMES, stretches.ANEW


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games played on tell as well whether it adds up."""
    monkeypatch.setattr(stretches, "GAMES", 1)
    monkeypatch.setattr(stretches, "ANEW", 1)


def random_game(name: str, seed: int, lines: int = LINES, **options: object) -> Journal:
    game = catalogue.game(name)
    walk = Walk(Subject(game), seed, lines, 0, {**game.in_turns, **options})
    return Journal(Header(game, walk.rules, ("",) * walk.rules.seats), walk.lines)


@cache
def reviewed(name: str) -> Review:
    return review(random_game(name, 7))


@pytest.mark.parametrize("name", catalogue.names())
def test_somebody_wins_whatever_happens(name: str) -> None:
    found = reviewed(name)
    assert len(found.looks) == LINES
    for chances in [found.first, *[look.chances for look in found.looks]]:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


@pytest.mark.parametrize("name", catalogue.names())
def test_luck_is_taken_from_others_and_nobody_chooses_better_than_best(name: str) -> None:
    found = reviewed(name)
    assert any(look.luck for look in found.looks)
    for look in found.looks:
        assert sum(look.luck) == pytest.approx(0, abs=1e-6)
        assert 0 <= look.lost <= look.chance + 1e-9
        assert (look.better is not None) == (look.lost > 1e-6)


@pytest.mark.parametrize("name", catalogue.names())
def test_it_adds_up_line_by_line_and_for_every_seat_to_the_last_digit(name: str) -> None:
    found = reviewed(name)
    before = found.first
    for look in found.looks:
        assert bool(look.luck) == (look.mover == NOBODY)
        for seat, chance in enumerate(look.chances):
            parts = [part[seat] for part in (look.luck, look.choice, look.wavering) if part]
            assert before[seat] + sum(parts) == chance
        before = look.chances
    for seat, first in enumerate(found.first):
        moved = found.luck(seat) + found.own(seat) + found.others(seat) + found.wavering(seat)
        assert first + moved == found.result(seat)
        if name == "ur":  # nothing is hidden, and each position is judged by itself
            assert found.own(seat) == -found.lost(seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", catalogue.names())
def test_whole_games_add_up_for_every_seat_and_number_of_seats(name: str) -> None:
    """To the last digit: from the first chance to the result."""
    game = catalogue.game(name)
    for seats in game.seats:
        found = review(played(name, seats, seats, lines=40 + 400 // seats))
        for seat, first in enumerate(found.first):
            parts = [found.luck(seat), found.own(seat), found.others(seat), found.wavering(seat)]
            assert first + sum(parts) == found.result(seat)
            assert 0 <= found.luck_share(seat) <= 1
            assert found.cost(seat) >= 0
        assert sum(found.first) == pytest.approx(1)


@pytest.mark.parametrize("name", catalogue.names())
def test_who_is_alike_before_the_game_has_the_same_chance(name: str) -> None:
    game = catalogue.game(name)
    for seats in game.seats:
        rules = game.turn_rules(seats)
        first = review(Journal(Header(game, rules, ("",) * seats), [])).first
        assert not rules.alike or max(first) - min(first) < 1e-8


@pytest.mark.parametrize(("name", "lines"), [("maze", 60), ("smugglers", 60)])
def test_a_roll_of_many_dice_or_a_deal_of_many_cards_is_one_piece_of_luck(name: str, lines: int) -> None:
    """As long as chance goes on with nothing to judge in between, its last act tells what all of it gave."""
    journal = random_game(name, 3, lines)
    deals, told = 0, 0
    looks, mind = review(journal).looks, catalogue.game(name).heuristics(journal.header.rules)
    for look, (line, _, table) in zip(looks, steps(journal), strict=True):
        if line.mover == CHANCE:
            amid = journal.header.rules.awaits(table.state).chance and not mind.judged(table.state)
            assert not (amid and any(look.luck))
            deals, told = deals + amid, told + any(look.luck)
    assert deals > 0
    assert told > 0


@pytest.mark.parametrize(("name", "seats", "lines"), STRETCHES)
def test_nothing_wavers_but_where_a_stretch_begins(name: str, seats: int, lines: int) -> None:
    """And a move that playing on would have made did nothing."""
    journal = played(name, seats, 3, lines=lines)
    rules = journal.header.rules
    mind = catalogue.game(name).heuristics(rules)
    before, wavered, expected, moved = rules.start(), 0, 0, 0
    for look, (line, _, table) in zip(review(journal).looks, steps(journal), strict=True):
        begins = mind.stretch(before) != mind.stretch(table.state)
        assert begins or not any(look.wavering)
        if look.mover >= 0 and not begins:
            as_greedy = line.move == Onward(rules, mind).greedy(before, look.mover)
            assert not (as_greedy and any(look.choice))
            expected += as_greedy
        wavered, moved = wavered + any(look.wavering), moved + any(look.luck)
        before = table.state.clone()
    assert wavered > 0
    assert expected > 0
    assert moved > 0


def test_the_longer_a_game_the_fewer_are_played_on_from_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stretches, "GAMES", GAMES)
    many = (0, 900, 2_600, 1_000_000)
    assert [stretches.games_of(lines, stretches.MOST) for lines in many] == [8, 8, 3, 1]
    assert [stretches.games_of(lines, 1_250) for lines in many] == [8, 1, 1, 1]


@pytest.mark.long
@pytest.mark.parametrize(("name", "share"), [("ur", 0.1), ("maze", 0.1), ("smugglers", 0.2)])
def test_the_estimate_wavers_little(name: str, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside what luck and choices move; benchmarks/wavering.py has exact figures, of many games."""
    monkeypatch.setattr(stretches, "GAMES", GAMES)
    monkeypatch.setattr(stretches, "ANEW", ANEW)
    moved = unsteady = 0.0
    for seed in range(4):
        found = review(played(name, 2, seed))
        assert found.result(0) in (0, 1)
        moved, unsteady = moved + found.moved(0), unsteady + found.unsteady(0)
    assert unsteady < moved * share


def played(name: str, seats: int, seed: int, lines: int = 4000) -> Journal:
    """A whole game between bots that are not quite sober, or its beginning."""
    table = play_game(catalogue.game(name), [bot("greedy~20") for _ in range(seats)], seed)
    return Journal(Header(table.game, table.rules, ("",) * seats), list(table.lines[:lines]))


def test_rounded_chances_are_together_what_they_were_and_none_is_below_zero() -> None:
    third = 0.6 / (1 << 30)
    for chances in ([third, third, 1 - 2 * third, 0.0], [0.0, 0.0, 1.0], [1 / 6] * 6):
        assert sum(exact(chances)) == 1
        assert min(exact(chances)) >= 0


def test_grades_go_by_cost() -> None:
    assert [grade(lost) for lost in (0.0, 0.019, 0.02, 0.06, 0.4)] == ["", "", "slip", "mistake", "blunder"]


def test_a_word_for_play_goes_by_the_cost_of_a_choice() -> None:
    assert [playing(cost) for cost in (0.0, 0.01, 0.02, 0.2)] == ["fine", "sound", "uneven", "poor"]


@pytest.mark.slow
def test_all_rolls_together_are_no_luck() -> None:
    game = random_game("ur", 3)
    before = max(v for v, line in enumerate(game.lines) if line.mover == CHANCE)
    luck = []
    for roll in ROLLS.moves:
        lines = [*game.lines[:before], Line(CHANCE, roll)]
        luck.append(review(Journal(game.header, lines)).looks[-1].luck[0])
    assert max(luck) > 0 > min(luck)
    assert mean(luck) == pytest.approx(0, abs=1e-9)


def test_the_costliest_are_named_worst_first_and_by_seat() -> None:
    found = review(random_game("ur", 5, 120))
    worst = found.costliest()
    assert [look.lost for look in worst] == sorted((look.lost for look in worst), reverse=True)
    assert len(worst) == 3
    assert {look.mover for look in found.costliest(1)} == {1}
    assert found.lost(1) >= sum(look.lost for look in found.costliest(1))


# --- beside the truth ---


@cache
def truth() -> Solved:
    return solve(1)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_is_over_has_a_sure_winner(seed: int) -> None:
    game = random_game("ur", seed, 4000, **ONE_DISC)
    *_, (_, _, table) = steps(game)
    winner = table.state.winner
    assert review(game).looks[-1].chances[winner] == 1


@pytest.mark.slow
def test_what_is_called_costly_costs() -> None:
    """Mistakes in random games, by the review and by the table: who loses a tenth has really lost much."""
    said, real = [], []
    for seed in range(16):
        game = random_game("ur", seed, 300, **ONE_DISC)
        before = game.header.rules.start()
        for look, (line, _, table) in zip(review(game).looks, steps(game), strict=True):
            if look.lost > 0.1 and look.better:
                said.append(look.lost)
                better = game.header.game.move(look.better.kind, look.better.args)
                real.append(truth().after(before, better) - truth().after(before, line.move))
            before = table.state.clone()
    assert len(real) > 10
    assert mean(loss > 0 for loss in real) > 0.9
    assert mean(real) == pytest.approx(mean(said), abs=0.1)
