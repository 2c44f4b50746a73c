"""For the keeper of the server alone, by a key of their own."""

from typing import Annotated, cast

from startable.server.asgi import Scope, address
from startable.server.http.errors import BAD, BIG, FOREIGN, MANY, SLOW, Complaint, faults
from startable.server.http.exact import Exact
from startable.server.http.framework import Parameter, Response, get, post
from startable.server.http.requests import Http, TableId, bearer_of, lobby_of
from startable.server.machine import machine
from startable.server.people import overview
from startable.server.people.keeper import Keeper
from startable.server.people.reports import Report
from startable.server.protocol.http import (
    Deal,
    KeeperPlayers,
    KeeperTables,
    Machine,
    ReportInfo,
    Reports,
)
from startable.server.settings import Settings

NOT_THE_KEEPER = "The key is not the keeper's."
NO_REPORT = "There is no such report."
NO_TABLE = "There is no such table, or it is closed."
First = Annotated[int, Parameter(ge=0, le=1_000_000, description="So many newer ones are left out.")]
Limit = Annotated[int, Parameter(ge=1, le=100, description="How many, at most.")]
ReportId = Annotated[
    str, Parameter(pattern="^[0-9a-z]{1,24}$", description="The report, as the list has it.")
]
Dealt = Annotated[bool, Parameter(description="Those that were dealt with, or those that were not?")]
Live = Annotated[bool, Parameter(description="Only where somebody is, of the process that answers?")]
PRIVATE = {"cache-control": "no-store"}
READ = faults(_400=BAD, _401=NOT_THE_KEEPER, _429=MANY, _503=SLOW)


@get("/api/keeper/machine", cost=0.2, responses=READ)
async def read_machine(request: Http) -> Response[Machine]:
    """What the process that answers does, and how long that takes."""
    # Only here: a browser, which has our rooms too, has no such stores.
    from startable.server.storage.choice import shown

    _only_keeper(request)
    settings: Settings = request.app.state.settings
    return Response(machine(shown(settings.store)), headers=PRIVATE)


@get("/api/keeper/tables", cost=0.5, responses=READ)
async def read_tables(
    request: Http, live: Live = False, first: First = 0, limit: Limit = 20
) -> Response[KeeperTables]:
    """All tables, by link only too, the newest first."""
    _only_keeper(request)
    return Response(await lobby_of(request).overview(live, first, limit), headers=PRIVATE)


@post(
    "/api/keeper/tables/{id:str}/close",
    status_code=204,
    responses=faults(_400=BAD, _401=NOT_THE_KEEPER, _403=FOREIGN, _404=NO_TABLE, _429=MANY, _503=SLOW),
)
async def close_table(request: Http, id: TableId) -> None:
    """A table that waits is closed, one that is played is called off; of one that is over nothing changes."""
    _only_keeper(request)
    if await lobby_of(request).record(id) is None:
        raise Complaint(404, "table-unknown")
    await lobby_of(request).call_off(id)


@get("/api/keeper/players", cost=0.5, responses=READ)
async def read_players(request: Http, first: First = 0, limit: Limit = 20) -> Response[KeeperPlayers]:
    """The known players, the newest first."""
    _only_keeper(request)
    return Response(await overview.players(request.app.state.store, first, limit), headers=PRIVATE)


@get("/api/keeper/reports", cost=0.5, responses=READ)
async def read_reports(
    request: Http, dealt: Dealt = False, first: First = 0, limit: Limit = 20
) -> Response[Reports]:
    """Reports that wait, or those that were dealt with; the newest first."""
    _only_keeper(request)
    reports = lobby_of(request).reports
    found = [_told(each) for each in await reports.some(dealt, first, limit)]
    counts = await reports.count(dealt=False), await reports.count(dealt=True)
    return Response(Reports(found, *counts), headers=PRIVATE)


@post(
    "/api/keeper/reports/{id:str}",
    dto=Exact[Deal],
    return_dto=None,
    status_code=204,
    responses=faults(
        _400=BAD, _401=NOT_THE_KEEPER, _403=FOREIGN, _404=NO_REPORT, _413=BIG, _429=MANY, _503=SLOW
    ),
)
async def deal_with(request: Http, id: ReportId, data: Deal) -> None:
    """Marks a report as dealt with, or as waiting again."""
    _only_keeper(request)
    if not await lobby_of(request).reports.deal(id, data.dealt):
        raise Complaint(404, "report-unknown")


def _only_keeper(request: Http) -> None:
    """Who comes without a key has not tried one."""
    keeper: Keeper = request.app.state.keeper
    key = bearer_of(request)
    if key and not keeper.may_try(address(cast(Scope, request.scope))):
        raise Complaint(429, "too-many-requests")
    if not key or not keeper.is_it(key):
        raise Complaint(401, "keeper-only")


def _told(report: Report) -> ReportInfo:
    table, game, seat, name, player, said = report.about
    return ReportInfo(
        *(report.id, report.made, table, game, seat, name, player, report.reason, report.text, said),
        *(report.reporter, report.reporter_name, report.dealt),
    )


HANDLERS = [read_machine, read_tables, close_table, read_players, read_reports, deal_with]
