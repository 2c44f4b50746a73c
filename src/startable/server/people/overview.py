"""What the keeper of the server reads of the store: all tables and all known players, a page at a time."""

from startable.play.catalogue import names
from startable.server.people.results import entry
from startable.server.protocol.http import KeeperPlayer, KeeperPlayers, KeeperTable, KeeperTables
from startable.server.storage.records import TableRecord, readable
from startable.server.storage.store import Store

_PLAYERS = """
select p.id, p.name, p.created, p.shown, (select count(*) from sat s where s.player = p.id),
  (select coalesce(max(e.created), 0) from sessions e where e.player = p.id)
from players p order by p.created desc, p.id limit $1 offset $2
"""


async def tables(store: Store, first: int, limit: int) -> KeeperTables:
    """The newest first; who is there now, nobody knows here."""
    ((count,),) = await store.ask("select count(*) from tables")
    page = "select record from tables order by created desc, id limit $1 offset $2"
    found = readable([row[0] for row in await store.ask(page, limit, first)])
    return KeeperTables([seen(record) for record in found if record.game in names()], int(count))


def seen(record: TableRecord) -> KeeperTable:
    return KeeperTable(entry(record, -1), record.listed, record.closed, [], 0)


async def players(store: Store, first: int, limit: int) -> KeeperPlayers:
    ((count,),) = await store.ask("select count(*) from players")
    rows = await store.ask(_PLAYERS, limit, first)
    found = [KeeperPlayer(id, name, made, bool(shown), sat, at) for id, name, made, shown, sat, at in rows]
    return KeeperPlayers(found, int(count))
