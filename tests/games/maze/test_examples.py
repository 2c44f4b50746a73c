"""Chapter 7: the worked examples of the rulebook."""

from .helpers import (
    WORN,
    Tiles,
    at,
    awaited,
    fact,
    hand,
    moving,
    phase,
    play,
    position,
    refused,
    targets,
    tile,
)


def test_mz_701_a_round_of_three() -> None:
    pool = "pool:g6,g3,g1,p6,p2,p1,o4,o3,o2,ggpo,gpoo,gooo"
    hands = "A.hand:r180,dx,run2 B.hand:r90,x C.hand:x,dr"
    where = "A.g:b2 B.o:d4 C.o:d2 C.p:d2"
    table = position(f"{pool} {hands} {where}", 3, b2="RYBB", d2="RBYB", d3="BRYY")
    play(table, "A g6", "A r180 b2 2")
    assert tile(table, "b2") == "BBRY"
    play(table, "B ggpo", "B g e1", "B done")
    play(table, "C o4", "C x d3")
    assert (tile(table, "d3"), at(table, "Co")) == ("RBYB", "d3")
    play(table, "A gpoo", "A p a1", "A done")
    play(table, "B o3", "B r90 d4 1")
    play(table, "C p6", "C done")
    play(table, "A g3")
    assert {move.kind for move in table.rules.legal(table.state, 0)} == {"done"}, (
        "nothing costs three or less"
    )
    play(table, "A done", "B p1")
    assert {move.kind for move in table.rules.legal(table.state, 1)} == {"done"}
    play(table, "B done")
    assert fact(table, "pool") == "g1 p2 o2 gooo"
    play(table, "C gooo")
    assert fact(table, "panel") == ["gpoo g6=r180 g3", "ggpo o3=r90 p1", "gooo o4=x p6"]
    play(table, "C g e5", "C done")
    assert (phase(table), fact(table, "round"), fact(table, "starter")) == ("rolling", 2, 1)
    assert fact(table, "discard") == "r90 r180 x"


def test_mz_702_a_footprint_is_lost() -> None:
    tiles: Tiles = {"b3": "Y...", "b2": "..B.", "d4": ".R..", "e4": "...B"}
    table = moving("gggp", "A.g:b3 A.p:d4", **tiles)
    play(table, "A p e4", "A g b2", "A g use", "* draw r270")
    assert (at(table, "Ap"), at(table, "Ag")) == ("e4", "b2*")
    assert hand(table, "A") == ["r270"]
    assert (awaited(table), fact(table, "points")) == ("B", ""), "the third green footprint is lost"


def test_mz_703_three_aliens_move() -> None:
    tiles: Tiles = {"d4": "...R", "c4": "RY..", "c3": "SSSS", "e2": "...Y", "d2": ".B.."}
    table = moving("gpoo", "A.o:d4 A.g:e2 A.p:b5", **tiles)
    play(table, "A o c4", "A o c3", "A g d2", "A p use", "* draw dx")
    assert [at(table, alien) for alien in ("Ao", "Ag", "Ap")] == ["c3", "d2", "b5*"]
    assert hand(table, "A") == ["dx"]
    assert awaited(table) == "B"


def test_mz_704_red_and_silver() -> None:
    table = moving("ggpo", "A.g:b3 A.p:b3 A.o:b3", b3=".R..")
    assert "c3" in targets(table, "p") & targets(table, "o")
    assert "c3" not in targets(table, "g")
    assert refused(table, "A g c3") == "MZ-306"


def test_mz_705_blue_and_blue() -> None:
    table = moving("gpoo", f"{WORN.replace('Ag', 'Ao')} A.o:b2 A.g:b2", b2=".B..", c2="...B")
    assert refused(table, "A g c2") == "MZ-305"
    play(table, "A o c2")
    assert (at(table, "Ao"), fact(table, "wearer")) == ("c2", "Ao")
