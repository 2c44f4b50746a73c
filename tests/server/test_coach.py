"""The coach at a live table: hints against bots alone, and a review of what is over."""

from .people import Person, play_out, table_for_two
from .servers import Server


def hint(server: Server, person: Person, seat: int = 0) -> tuple[int, dict[str, object]]:
    answer = server.ask("GET", f"/api/tables/{person.table}/hint?seat={seat}", list(person.keys.values()))
    return answer.status_code, answer.json()


def until_my_turn(person: Person) -> None:
    while not person.frame["legal"]:
        person.hear()


def test_a_hint_names_legal_moves_with_their_chances_the_best_first(server: Server) -> None:
    anna = Person(server).open_table("level2").connect()
    for _ in range(4):
        until_my_turn(anna)
        anna.until_version(anna.play_any())
    until_my_turn(anna)
    status, found = hint(server, anna)
    assert (status, found["v"], found["seat"]) == (200, anna.frame["v"], 0)
    tips = found["tips"]
    assert isinstance(tips, list)
    legal = [(choice["kind"], choice["args"]) for choice in anna.frame["legal"]]
    assert 1 <= len(tips) <= 3
    assert all((tip["kind"], tip["args"]) in legal for tip in tips)
    chances = [tip["chance"] for tip in tips]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)


def test_no_hints_against_people_or_for_others(server: Server) -> None:
    anna, _ = table_for_two(server)
    status, found = hint(server, anna, 0)
    assert (status, found["fact"]) == (409, "hint-against-bots")
    assert hint(server, anna, 1)[1]["fact"] == "not-your-seat"


def test_no_hint_before_anything_can_be_chosen(server: Server) -> None:
    anna = Person(server).open_table("friend").connect()
    assert hint(server, anna)[0] == 409


def test_a_finished_game_is_looked_through(server: Server) -> None:
    both = Person(server).open_table("me", discs=2).connect().until_version(1)
    path = f"/api/tables/{both.table}/review"
    assert server.ask("GET", path).json()["fact"] == "not-over"
    play_out(both)
    found = server.get(path)
    assert [look["v"] for look in found["looks"]] == list(range(1, both.frame["v"] + 1))
    assert all(abs(sum(look["chances"]) - 1) < 1e-6 for look in found["looks"])
    winner = both.frame["result"]["winners"][0]
    assert found["looks"][-1]["chances"][winner] == 1
    assert found == server.get(path)
