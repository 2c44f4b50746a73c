"""What a referee would say: every refusal names the rule, and the reason that helps most.

What is over, or has to be done first, is told before what is wrong with the move itself.
"""

import pytest

from startable.play.rulebook import LANGUAGES, rulebook
from startable.play.words import words

from .helpers import play, position, refusal_of, start

Options = dict[str, object]
Row = tuple[str, Options, str, str, str]
"""A position, the table's options, a line, the rule that a referee would name, and the fact."""

TURNS: Options = {"pace": "turns"}
TOWERS: Options = {"towers": True}
LIMIT: Options = {"bid_seconds": 5}

CARDS = "cards:E-R,E-Y,E-G"
TAKEN = "A.tokens:2 B.tokens:1 C.tokens:-1"
CHOSEN: Options = {"colours": "chosen"}
CHOOSE = "phase:choosing A.sheet:pink"
COUNT = "phase:countdown"
DEAL = "phase:dealing cards:E-R"
BID = f"phase:bidding {CARDS}"
QUICK = f"phase:quickest {CARDS}"
FALL = f"phase:falling {CARDS} dice.b:A1B2 hand:1"
PAY = f"phase:energy {CARDS} dice.a:A4 dice.b:A3 dice.c:B1 A.won:ab A.energy:5 B.paid:c {TAKEN}"
"""A has energy for either of two cards; B has paid."""
GIVE = f"phase:goods cards:F-G,F-B,E-G dice.a:A4 dice.b:A3 A.won:ab A.goods:gb {TAKEN}"
"""A owes goods for two cards: green and blue, blue and red."""
FILL = f"phase:restocking {CARDS} {TAKEN} queue:ABC pool.energy:5 pool.goods:r"
PUT = FILL.replace("queue:ABC", "queue:C C.energy:1")
ZERO = (
    "phase:restocking cards:E-R,E-Y,E-G,E-B,C-R,C-Y A.tokens:4 B.tokens:3 C.tokens:2 D.tokens:1 E.tokens:0 "
    "F.tokens:-1 F.energy:1 queue:F pool.energy:5"
)
END = "phase:ended galaxy:8"

THREE: list[Row] = [
    # While colours are chosen: A has one, B is next.
    (CHOOSE, CHOSEN, "B colour pink", "SM-108", "sm-colour-taken"),
    (CHOOSE, CHOSEN, "B choose(6)", "SM-108", "sm-no-such-colour"),
    (CHOOSE, CHOSEN, "A colour black", "SM-108", "sm-has-colour"),
    (CHOOSE, CHOSEN, "C colour black", "SM-108", "sm-others-choose"),
    (CHOOSE, CHOSEN, "B a3", "SM-108", "sm-colours-first"),
    (CHOOSE, CHOSEN, "C t2", "SM-108", "sm-colours-first"),
    (CHOOSE, CHOSEN, "B none", "SM-501", "sm-restock-later"),
    (COUNT, {}, "A colour black", "SM-108", "sm-colours-by-seat"),
    (BID, {}, "A colour black", "SM-108", "sm-colours-by-seat"),
    # Before the bidding is open.
    (COUNT, {}, "A a3", "SM-902", "sm-countdown-runs"),
    (COUNT, {}, "B t2", "SM-902", "sm-countdown-runs"),
    (COUNT, {}, "C wait", "SM-902", "sm-countdown-runs"),
    (DEAL, {}, "A a3", "SM-201", "sm-cards-turn"),
    (DEAL, {}, "B t-1", "SM-201", "sm-cards-turn"),
    (DEAL, TURNS, "B wait", "SM-201", "sm-cards-turn"),
    (COUNT, {}, "A pay a", "SM-401", "sm-paid-later"),
    (COUNT, {}, "A give a r", "SM-404", "sm-paid-later"),
    (COUNT, {}, "A none", "SM-501", "sm-restock-later"),
    (COUNT, {}, "A time", "SM-902", "sm-clocks-move"),
    # A bid that does not fit.
    (BID, {}, "A d3", "SM-203", "sm-no-such-bid"),
    (BID, {}, "A place(0,0)", "SM-203", "sm-no-such-bid"),
    (BID, {}, "A place(-1,3)", "SM-203", "sm-no-such-bid"),
    (f"{BID} dice.a:B4", {}, "A a3", "SM-204", "sm-too-low"),
    (f"{BID} dice.a:A4", {}, "A a3", "SM-204", "sm-too-low"),
    (f"{BID} dice.a:B4", TOWERS, "A a4", "SM-810", "sm-not-higher"),
    (f"{BID} dice.a:B6", TOWERS, "A a6", "SM-811", "sm-six-stands"),
    (f"{BID} dice.a:A1A1", {}, "A b3", "SM-206", "sm-no-die-left"),
    # Tokens.
    (f"{BID} B.tokens:2", {}, "A t2", "SM-207", "sm-token-gone"),
    (BID, {}, "A t3", "SM-105", "sm-token-unused"),
    (f"{BID} A.tokens:2", {}, "A a3", "SM-207", "sm-has-token"),
    (f"{BID} A.tokens:2", {}, "A t1", "SM-207", "sm-has-token"),
    (f"{BID} A.tokens:2", {}, "A wait", "SM-207", "sm-has-token"),
    (f"{BID} A.tokens:2 dice.a:A1A1", {}, "A b3", "SM-207", "sm-has-token"),
    (f"{BID} hand:1 A.tokens:2", TURNS, "A a3", "SM-207", "sm-has-token"),
    (f"{FALL} C.tokens:2", TOWERS, "C a3", "SM-207", "sm-has-token"),
    # In turns, and while a die may fall.
    (f"{BID} hand:0", TURNS, "B a3", "SM-907", "sm-not-quickest"),
    (f"{BID} hand:0", TURNS, "B t2", "SM-907", "sm-not-quickest"),
    (f"{BID} hand:0 dice.a:B1B1", TURNS, "B b3", "SM-206", "sm-no-die-left"),
    (QUICK, TURNS, "A wait", "SM-907", "sm-not-quickest"),
    (f"{BID} hand:0 waited:6", TURNS, "A wait", "SM-907", "sm-all-waited"),
    (BID, {}, "A wait", "SM-907", "sm-just-wait"),
    (FALL, TOWERS, "C a3", "SM-812", "sm-die-may-fall"),
    (FALL, TOWERS, "B t2", "SM-812", "sm-die-may-fall"),
    # Just after the last token: who has to pay, who has not, and who restocks.
    (PAY, {}, "A c2", "SM-208", "sm-bidding-over"),
    (PAY, {}, "C c2", "SM-208", "sm-bidding-over"),
    (GIVE, {}, "A a6", "SM-208", "sm-bidding-over"),
    (GIVE, {}, "C t1", "SM-208", "sm-bidding-over"),
    (FILL, {}, "A wait", "SM-208", "sm-bidding-over"),
    (FILL, {}, "C b1", "SM-208", "sm-bidding-over"),
    # Paying energy.
    (BID, {}, "A pay a", "SM-401", "sm-paid-later"),
    (PAY, {}, "A pay c", "SM-403", "sm-not-won"),
    (PAY, {}, "A pay_for(7)", "SM-403", "sm-not-won"),
    (PAY, {}, "B pay c", "SM-403", "sm-no-choice"),
    (PAY, {}, "C pay a", "SM-403", "sm-no-choice"),
    (GIVE, {}, "A pay a", "SM-401", "sm-energy-is-paid"),
    (FILL, {}, "B pay a", "SM-401", "sm-energy-is-paid"),
    (PAY, {}, "A none", "SM-401", "sm-pay-first"),
    (PAY, {}, "A energy 2", "SM-401", "sm-pay-first"),
    # Giving goods.
    (BID, {}, "A give a r", "SM-404", "sm-paid-later"),
    (PAY, {}, "A give a r", "SM-401", "sm-energy-first"),
    (PAY, {}, "B give c g", "SM-401", "sm-energy-first"),
    (GIVE, {}, "B give a g", "SM-404", "sm-not-won"),
    (GIVE, {}, "A give c g", "SM-404", "sm-not-won"),
    (GIVE, {}, "A give(9,0,0,0,0)", "SM-404", "sm-not-won"),
    (GIVE, {}, "A give a r", "SM-404", "sm-wrong-colours"),
    (GIVE, {}, "A give a yy", "SM-404", "sm-wrong-colours"),
    (GIVE, {}, "A give(0,0,0,-1,2)", "SM-404", "sm-wrong-colours"),
    (GIVE, {}, "A give a gbb", "SM-404", "sm-too-many-given"),
    (GIVE, {}, "A give a -", "SM-405", "sm-too-few-given"),
    (GIVE, {}, "A give b r", "SM-404", "sm-goods-missing"),
    (GIVE, {}, "A give a gb", "SM-407", "sm-both-can-be-paid"),
    (GIVE, {}, "A none", "SM-404", "sm-give-first"),
    (GIVE, {}, "A put e", "SM-404", "sm-give-first"),
    (GIVE.replace("A.won:ab", "A.won:b A.up:F-G"), {}, "A give a g", "SM-408", "sm-card-paid"),
    (GIVE.replace("A.won:ab", "A.won:b A.down:F-G"), {}, "A give a g", "SM-402", "sm-card-lost"),
    (f"{FILL} A.up:D-1", {}, "A give a r", "SM-404", "sm-all-is-paid"),
    # Restocking.
    (BID, {}, "A energy 1", "SM-501", "sm-restock-later"),
    (f"{BID} A.tokens:2", {}, "A goods r", "SM-501", "sm-restock-later"),
    (PAY, {}, "C none", "SM-501", "sm-others-pay"),
    (GIVE, {}, "B energy 1", "SM-501", "sm-others-pay"),
    (FILL, {}, "B none", "SM-503", "sm-faster-first"),
    (FILL, {}, "C put e", "SM-503", "sm-faster-first"),
    (PUT, {}, "A energy 1", "SM-503", "sm-restocked"),
    (FILL, {}, "A energy 3", "SM-501", "sm-token-allows"),
    (FILL, {}, "A energy 0", "SM-501", "sm-token-allows"),
    (FILL, {}, "A goods ryg", "SM-501", "sm-token-allows"),
    (FILL, {}, "A take_goods(2,-1,0,0)", "SM-501", "sm-token-allows"),
    (PUT, {}, "C energy 1", "SM-504", "sm-token-allows"),
    (PUT, {}, "C goods r", "SM-504", "sm-token-allows"),
    (FILL, {}, "A goods rr", "SM-502", "sm-pool-short"),
    (FILL.replace("energy:5", "energy:1"), {}, "A energy 2", "SM-502", "sm-pool-short"),
    (FILL, {}, "A put e", "SM-504", "sm-only-minus-one"),
    (PUT, {}, "C put(5)", "SM-504", "sm-only-minus-one"),
    (PUT, {}, "C put r", "SM-504", "sm-nothing-to-put"),
    # Nobody decides what chance or the clock does.
    (BID, {}, "A deal C-R", "SM-201", "sm-dealers-move"),
    (DEAL, {}, "B deal C-R", "SM-201", "sm-dealers-move"),
    (BID, {}, "A quick B", "SM-907", "sm-dealers-move"),
    (QUICK, TURNS, "B quick B", "SM-907", "sm-dealers-move"),
    (BID, {}, "A falls b", "SM-812", "sm-dealers-move"),
    (FALL, TOWERS, "B holds b", "SM-812", "sm-dealers-move"),
    (BID, LIMIT, "A time", "SM-906", "sm-clocks-move"),
    (f"{BID} A.tokens:2", {}, "A time", "SM-906", "sm-clocks-move"),
    # Nor do chance and the clock act unasked.
    (BID, {}, "@ time", "SM-906", "sm-no-clock"),
    (BID, LIMIT, "@ wait", "SM-207", "not-awaited"),
    (BID, {}, "* deal C-R", "SM-207", "not-awaited"),
    (FILL, {}, "* none", "SM-207", "not-awaited"),
    ("phase:dealing cards:E-R", {}, "* deal E-R", "SM-201", "not-an-outcome"),
    ("phase:dealing", {}, "* quick A", "SM-201", "not-an-outcome"),
    (f"{QUICK} A.tokens:2", TURNS, "* quick A", "SM-201", "not-an-outcome"),
    (FALL, TOWERS, "* falls a", "SM-201", "not-an-outcome"),
    # After the end.
    (END, {}, "A a3", "SM-505", "game-over"),
    (END, {}, "A none", "SM-505", "game-over"),
    (END, {}, "* deal C-R", "SM-505", "game-over"),
]
SPLIT = "A.tokens:3,-1 B.tokens:0,1"
TWO: list[Row] = [
    (f"{BID} A.tokens:3", {}, "A a3", "SM-702", "sm-has-token"),
    (f"{BID} hand:1 A.tokens:3", TURNS, "A a3", "SM-702", "sm-has-token"),
    (f"{BID} hand:1 A.tokens:3", TURNS, "A t1", "SM-907", "sm-not-quickest"),
    (f"{BID} A.tokens:3", {}, "A t3", "SM-207", "sm-token-gone"),
    (f"{BID} A.tokens:3", {}, "A wait", "SM-907", "sm-just-wait"),
    (BID, {}, "A t2", "SM-105", "sm-token-unused"),
    (f"phase:restocking {CARDS} {SPLIT} queue:B pool.energy:1", {}, "A energy 1", "SM-503", "sm-restocked"),
]
"""With two players, who has a token may take another."""
SIX: list[Row] = [(ZERO, {}, "E energy 1", "SM-504", "sm-token-allows")]

REFUSALS = [(3, *row) for row in THREE] + [(2, *row) for row in TWO] + [(6, *row) for row in SIX]


def said_in_full(text: str) -> bool:
    """Not the bare key, and with all arguments."""
    return " " in text and "{" not in text


@pytest.mark.parametrize(("seats", "at", "options", "line", "rule", "fact"), REFUSALS)
def test_a_referee_would_say(seats: int, at: str, options: Options, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(position(at, seats, **options), line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert said_in_full(words(language).why(refusal))
        assert refusal.rule in rulebook("startable.games.smugglers", language).rules


def test_your_own_token_is_named() -> None:
    for seats in (3, 4, 5, 6):
        cards = ["E-R", "E-Y", "E-G", "E-B", "C-R", "C-Y"][:seats]
        table = position(f"phase:bidding cards:{','.join(cards)} A.tokens:2", seats)
        told = words("en").why(refusal_of(table, "A a3"))
        assert told == "You have taken speed token 2, so your bidding is over."


def test_a_die_that_comes_just_after_the_last_token() -> None:
    """As it happens in a race: B's hand was on its way when A took the last token but one."""
    table = start(3)
    play(table, "@ time", "* deal E-R", "* deal E-Y", "* deal E-G", "A a3", "C t1", "A t2")
    assert refusal_of(table, "B a4").rule == "SM-208"


def test_a_seat_that_is_not_there_is_not_awaited() -> None:
    for line in ("F a3", "F t1", "F pay a", "F give a r", "F none", "F time"):
        assert refusal_of(position(BID, 3), line).rule


@pytest.mark.parametrize(
    ("at", "line", "english", "hungarian"),
    [
        (
            f"{BID} A.tokens:-1",
            "A a3",
            "You have taken speed token −1, so your bidding is over.",
            "Elvetted a −1-es gyorsaságjelzőt, ezzel végeztél a licittel.",
        ),
        (
            f"{BID} B.tokens:-1",
            "A t-1",
            "Speed token −1 is not in the middle any more.",
            "Már nincs középen a −1-es gyorsaságjelző.",
        ),
        (
            PAY,
            "A pay c",
            "You have not won this card, so you pay nothing for it.",
            "Ezt a kártyát nem te nyerted meg, nincs mit fizetned érte.",
        ),
    ],
)
def test_what_is_said(at: str, line: str, english: str, hungarian: str) -> None:
    refusal = refusal_of(position(at, 3), line)
    assert words("en").why(refusal) == english
    assert words("hu").why(refusal) == hungarian


def test_there_are_enough_of_them() -> None:
    assert len(REFUSALS) >= 40
