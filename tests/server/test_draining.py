"""A process that ends: what was on its way is stored and told, and nobody is left at a dead table."""

from .conftest import NewServer
from .people import one_move, play_out, table_for_two

COME_BACK = 1012


def test_whoever_plays_is_told_to_come_back(new_server: NewServer) -> None:
    server = new_server()
    anna, bela = table_for_two(server)
    told = one_move(anna, bela)
    mover = anna if anna.frame["legal"] else bela
    choice = mover.choose()
    mover.send("move", n=77, **{name: choice[name] for name in ("seat", "kind", "args")})
    server.stop()
    assert {anna.until_closed(), bela.until_closed()} == {COME_BACK}
    server.start()
    for person in (anna, bela):
        person.connect()
    made = mover.try_move(choice, n=77)
    assert made["v"] > told
    for person in (anna, bela):
        person.until_version(made["v"])
    play_out(anna, bela)
