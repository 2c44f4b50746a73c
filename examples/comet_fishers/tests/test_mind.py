"""The bots that come with a worth, and the table as text."""

from comet_tables import ENGLISH, HUNGARIAN, Table
from startable.bots import bot
from startable.core import NOBODY, Stream
from startable.play.table import Table as Played

from comet_fishers import GAME
from comet_fishers.forms import text_board
from comet_fishers.mind.heuristics import CometHeuristics, flights_to_come
from comet_fishers.rules.flow import points


def test_a_full_hold_is_brought_home() -> None:
    table = Table.at_sea(*["A cast-3", "* catch-iron", "* catch-ice", "* catch-ice"] * 2)
    known = GAME.layout.hide(table.state, 0)
    assert bot("greedy").choose(GAME, table.rules, known, Stream(1)).text() == "home"
    start = Table.at_sea()
    chosen = bot("greedy").choose(GAME, start.rules, GAME.layout.hide(start.state, 0), Stream(1))
    assert chosen.text().startswith("cast-")


def test_greedy_beats_random() -> None:
    won = sum(_won(seed) for seed in range(60))
    assert won > 33, "about 42 of 60"


def _won(seed: int) -> float:
    rules, stream = GAME.rules(2), Stream(seed)
    bots, table = [bot("greedy"), bot("random")], Played(GAME, rules, stream.below)
    if seed % 2:
        bots.reverse()
    table.settle()
    while not table.over:
        seat = table.awaits.first
        table.play(seat, bots[seat].choose(GAME, rules, GAME.layout.hide(table.state, seat), stream))
        table.settle()
    result = rules.result(table.state)
    return result.share(seed % 2) if result else 0.0


def test_flights_to_come() -> None:
    state = Table.at_sea(flights=2).state
    assert [flights_to_come(state, seat) for seat in range(2)] == [1, 2]
    state.turn, state.left = 1, 3
    assert [flights_to_come(state, seat) for seat in range(2)] == [1, 1]


def test_chances_are_shared_out() -> None:
    table = Table.at_sea("A cast-1", "* catch-pearl")
    chances = CometHeuristics(table.rules).chances(table.state)
    assert abs(sum(chances) - 1) < 1e-9


def test_the_board_as_text_tells_the_own_order_alone() -> None:
    table = Table.at_sea("A cast-2", "* catch-pearl", "* catch-ice")
    drawn = [
        text_board.text(GAME.view(GAME.layout.hide(table.state, seat)), seat, ENGLISH.say)
        for seat in (0, 1, NOBODY)
    ]
    assert [text.count("order") for text in drawn] == [1, 1, 0]
    assert "hold [○◆······]  fuel ▮▮▮▮▯" in drawn[0]
    assert "a flare burns it on 1–2" in drawn[2]


def test_the_board_is_narrow_in_both_languages_also_for_four() -> None:
    table = Table("* order-ice", "* order-iron", "* order-pearl", "* order-pearl", "A cast-1", seats=4)
    for words in (ENGLISH, HUNGARIAN):
        drawn = text_board.text(GAME.view(GAME.layout.hide(table.state, 2)), 2, words.say)
        assert max(len(line) for line in drawn.splitlines()) <= 40


def test_reasons_are_what_comes_of_the_move() -> None:
    table = Table.at_sea("A cast-2", "* catch-pearl", "* catch-ice")
    before = table.state.clone()
    home, cast = GAME.read_move("home"), GAME.read_move("cast-1")
    (lands,) = GAME.reasons(before, 0, home)
    after = before.clone()
    home.apply(after, 0, None)
    order = max(before.orders[0], before.shown[0])
    gained = points(after, 0, order) - points(before, 0, order)
    assert (lands.fact, lands.args) == ("lands", {"points": gained})
    (risks,) = GAME.reasons(before, 0, cast)
    assert (risks.fact, risks.args["count"], risks.good) == ("risks", 2, False)
    assert [each.fact for each in GAME.reasons(Table.at_sea().state, 0, cast)] == ["empty"]
