"""Taking back what was bought or traded with the bank (SF-408)."""

import pytest

from startable.core import Known, Stream, Unreadable
from startable.games.starfarers import GAME
from startable.games.starfarers.state.state import StarState
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words

from .helpers import cards, hand, kinds, moves, of, play, position, refusal_of
from .tables import FAME, MERCHANTS

RICH = f"A.hand:{hand(4, 4, 4, 4, 4)} C.hand:{hand(food=2)}"
DEEDS = ("ship", "port", "upgrade", "bank", "fame")


def facts_without_count(table: Table) -> dict[str, object]:
    """All but how often something was taken back."""
    return {name: fact for name, fact in GAME.layout.facts(table.state).items() if name != "undone"}


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ("", "A build colony f2"),
        ("", "A build trade f2"),
        ("", "A port o2"),
        ("", "A buy engine"),
        ("", "A buy cannon"),
        ("", "A buy cargo"),
        ("", "A bank ore food"),
        ("", "A bank goods ore"),
        (MERCHANTS, "A bank ore food"),
        (MERCHANTS, "A bank goods food"),
        (FAME, "A fame"),
    ],
)
def test_sf_408_it_is_as_if_it_had_never_been(more: str, line: str) -> None:
    table = position(f"{RICH} {more}")
    before = facts_without_count(table)
    play(table, line)
    assert facts_without_count(table) != before
    events = play(table, "A undo")
    assert facts_without_count(table) == before
    assert [event.what for event in events] in (["undid"], ["unbanked"])
    for language in LANGUAGES:
        assert "{" not in words(language).say(GAME.key(f"event-{events[0].what}"), dict(events[0].args))


def test_sf_408_the_last_of_it_first() -> None:
    table = position(RICH)
    play(table, "A bank ore goods", "A buy engine", "A build trade f2", "A undo")
    assert (of(table, "A", "upgrades"), of(table, "A", "ships")) == ([2, 0, 0], ["1cf4"])
    play(table, "A undo", "A undo")
    assert cards(table, "A") == hand(4, 4, 4, 4, 4)
    assert refusal_of(table, "A undo").fact == "sf-nothing-to-undo"


def test_sf_408_a_card_rate_can_be_used_again() -> None:
    table = position(f"{MERCHANTS} A.hand:{hand(goods=1)}")
    play(table, "A bank goods food", "A undo", "A bank goods ore")
    assert cards(table, "A") == hand(ore=1)


@pytest.mark.parametrize(
    "lines",
    [
        ["A offer 1 ore for 1 food"],
        ["A offer 1 ore for 1 food", "A withdraw"],
        ["A offer 1 ore for 1 food to C", "C agree 1", "A deal C 0"],
        ["C offer 1 food for 1 ore"],
        ["C offer 1 food for 1 ore", "C withdraw"],
    ],
)
def test_sf_408_a_word_about_a_trade_ends_it(lines: list[str]) -> None:
    table = position(RICH, trade="open")
    play(table, "A bank fuel goods", *lines)
    assert refusal_of(table, "A undo").rule in ("SF-406", "SF-408")
    assert not table.state.done


def test_sf_408_a_deal_on_an_older_proposal_ends_it() -> None:
    table = position(RICH, trade="open")
    play(table, "C offer 1 food for 1 ore", "A buy engine", "A deal C 1")
    assert refusal_of(table, "A undo").fact == "sf-nothing-to-undo"


def test_sf_408_chance_ends_it() -> None:
    """Two cannons are bought beside pirates of 4: the base falls, and a new disc is turned."""
    held = "m:P2~0~4,p4,5 turned:T4,Hp4,S5 A.ships:1cf12 A.up:1/3/0"
    table = position(f"{held} {RICH}")
    play(table, "A buy engine", "A buy cannon")
    assert table.rules.awaits(table.state).chance
    assert not table.state.done


def test_sf_408_a_free_ship_that_is_placed_ends_it() -> None:
    """Without a second spaceport there was no point for it."""
    table = position(f"{RICH} A.pending:1 A.ships:1cf2,2ce1")
    play(table, "A port o2")
    assert "place" in {move.split()[0] for move in moves(table)}
    assert not table.state.done


def test_sf_408_nothing_is_taken_back_in_the_next_turn() -> None:
    table = position(f"{RICH} A.ships:")
    play(table, "A buy engine", "A undo", "A buy engine", "A depart")
    assert (table.state.active, table.state.done, table.state.undone) == (1, [], 0)


def test_sf_408_not_for_ever() -> None:
    table = position(RICH)
    play(table, *["A buy engine", "A undo"] * 20, "A buy engine")
    assert refusal_of(table, "A undo").fact == "sf-enough-undone"
    assert "undo" not in moves(table)


def test_sf_408_a_point_of_a_spaceport_goes_too_but_a_victory_stays() -> None:
    table = position(RICH)
    play(table, "A port o2", "A undo")
    assert of(table, "A", "points") == 4
    won = position(f"{RICH} A.half:20")
    play(won, "A port o2")
    assert won.over
    assert not won.state.done


def test_sf_408_is_an_option_and_off_where_programs_play() -> None:
    assert GAME.rules().options["undo"] == 1
    assert GAME.turn_rules().options["undo"] == 0
    table = position(RICH, undo="no")
    play(table, "A buy engine")
    assert "undo" not in moves(table)
    assert "done" not in GAME.layout.write(table.state)


# --- wherever it may be done ---


def building(seed: int) -> list[tuple[Table, StarState]]:
    """Positions of a random game in which somebody trades and builds."""
    rules = GAME.rules(3 + seed % 2, {"trade": "turns", "setup": seed % 4})
    table, stream, found = Table(GAME, rules, Stream(seed).below), Stream(seed), []
    for _ in range(400):
        table.settle([])
        if table.over:
            break
        seat = table.awaits.first
        legal = rules.legal(table.state, seat)
        if kinds(table, "depart"):
            found.append((table, table.state.clone()))
        table.play(seat, legal[stream.below(len(legal))])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_sf_408_every_deed_can_be_taken_back(seed: int) -> None:
    tried = 0
    for table, state in building(seed):
        for move in table.rules.legal(state, state.active):
            after = state.clone()
            move.apply(after, state.active, None)
            if move.kind in DEEDS and after.done:
                read = GAME.read_position(GAME.layout.write(after), table.rules)
                GAME.move("undo", []).apply(read, state.active, None)
                assert set(GAME.layout.differences(read, state)) <= {"undone"}
                tried += 1
    assert tried > 100


@pytest.mark.parametrize("seed", range(4))
def test_sf_408_in_every_world_that_another_can_think_of(seed: int) -> None:
    """Whoever sees a trade with the bank knows that its card is there."""
    table = position(f"A.hand:{hand(ore=6)} B.hand:{hand(food=5)}")
    play(table, "A bank ore goods", "A bank ore goods")
    known: Known[StarState] = GAME.layout.hide(table.state, 1)
    world = GAME.layout.world(known, Stream(seed).below)
    for _ in range(2):
        GAME.move("undo", []).apply(world, 0, None)
    assert world.players[0].hand.counts == [6, 0, 0, 0, 0]


@pytest.mark.parametrize(
    "text",
    [
        "done:engine A.up:",
        "done:ship.f2",
        "done:ship.g6 A.ships:1cf4,2cg6",
        "done:port.o2",
        "done:fame",
        f"done:bank.3.ore.food A.hand:{hand(ore=1)}",
        f"done:bank.2.ore.food A.hand:{hand(food=1)}",
        "done:engine stack:dice",
        "undone:21",
    ],
)
def test_sf_408_a_position_tells_only_what_can_be_taken_back(text: str) -> None:
    with pytest.raises(Unreadable):
        position(text)


def test_sf_408_no_journal_of_before_changes() -> None:
    """Lines of a game that was played without it lead where they led."""
    table, other = position(RICH), position(RICH, undo="no")
    for each in (table, other):
        play(each, "A buy engine", "A bank ore food", "A depart", "* shake by")
    assert GAME.layout.write(table.state) == GAME.layout.write(other.state)
