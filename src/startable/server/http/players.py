"""Being known: making a player with a passkey, coming back with it, and coming from another device."""

from startable.server.http.errors import BAD, BIG, FOREIGN, MANY, SLOW, Complaint, complaining, faults
from startable.server.http.exact import Exact
from startable.server.http.framework import Cookie, Response, post
from startable.server.http.requests import Http, lobby_of, prefix_of
from startable.server.invitation import is_host
from startable.server.people.keys import SESSION
from startable.server.people.names import readable
from startable.server.people.passkeys import Place
from startable.server.people.players import SESSION_S, Players, Session
from startable.server.protocol.http.players import Linked, NewPlayer, PasskeyAnswer, PasskeyAsked, PlayerInfo

WORN = "Another player wears this name, or has it."
OLD = "The link or the answer came too late, or a second time."
REFUSED = "The passkey is not known here, or not right."


def place_of(request: Http) -> Place:
    """Where the page is that asks: its passkeys are good for the host that it was asked from."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "").lower()
    if not origin or not is_host(host):
        raise Complaint(400, "passkey-page")
    return Place(host.partition(":")[0] if not host.startswith("[") else host, origin)


def players_of(request: Http) -> Players:
    return lobby_of(request).players


@post(
    "/api/players/begin",
    cost=4,
    dto=Exact[NewPlayer],
    return_dto=None,
    status_code=200,
    responses=faults(_400=BAD, _403=FOREIGN, _409=WORN, _413=BIG, _429=MANY, _503=SLOW),
)
async def ask_new(request: Http, data: NewPlayer) -> PasskeyAsked:
    """Before a new player: what to ask the browser for."""
    place = place_of(request)
    with complaining(409):
        ticket, asked = await players_of(request).ask_new(place, data.name)
    return PasskeyAsked(ticket, asked.options)


@post(
    "/api/players",
    cost=8,
    dto=Exact[PasskeyAnswer],
    return_dto=None,
    responses=faults(_400=OLD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def make_player(request: Http, data: PasskeyAnswer) -> Response[PlayerInfo]:
    """A new player with the passkey that the browser has made. The answer brings a cookie."""
    place = place_of(request)
    with complaining(400):
        made = players_of(request).make(place, data.ticket, data.credential, readable(data.device))
        return await _known(request, await made, 201)


@post(
    "/api/sessions/begin",
    cost=2,
    status_code=200,
    responses=faults(_400=BAD, _403=FOREIGN, _429=MANY, _503=SLOW),
)
async def ask_known(request: Http) -> PasskeyAsked:
    """Before somebody comes back: what to ask the browser for."""
    ticket, asked = await players_of(request).ask_known(place_of(request))
    return PasskeyAsked(ticket, asked.options)


@post(
    "/api/sessions",
    cost=2,
    dto=Exact[PasskeyAnswer],
    return_dto=None,
    responses=faults(_400=OLD, _401=REFUSED, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def come_back(request: Http, data: PasskeyAnswer) -> Response[PlayerInfo]:
    """With a passkey that is known. The answer brings a cookie."""
    place = place_of(request)
    with complaining(401):
        session = await players_of(request).welcome(place, data.ticket, data.credential)
    return await _known(request, session, 201)


@post(
    "/api/passkeys/begin",
    cost=4,
    dto=Exact[Linked],
    return_dto=None,
    status_code=200,
    responses=faults(_400=OLD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def ask_more(request: Http, data: Linked) -> PasskeyAsked:
    """On another device, to which a link has led: what to ask the browser for."""
    place = place_of(request)
    with complaining(400):
        ticket, asked, player = await players_of(request).ask_more(place, data.link)
    return PasskeyAsked(ticket, asked.options, player.name)


@post(
    "/api/passkeys",
    cost=4,
    dto=Exact[PasskeyAnswer],
    return_dto=None,
    responses=faults(_400=OLD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def add_passkey(request: Http, data: PasskeyAnswer) -> Response[PlayerInfo]:
    """The player is known on this device too. The answer brings a cookie."""
    place = place_of(request)
    with complaining(400):
        added = players_of(request).add(place, data.ticket, data.credential, readable(data.device))
        return await _known(request, await added, 201)


async def _known(request: Http, session: Session, status: int) -> Response[PlayerInfo]:
    player = await players_of(request).player(session.player)
    if player is None:
        raise Complaint(401, "player-unknown")
    cookie = session_cookie(request, session.key, int(SESSION_S))
    return Response(PlayerInfo(*player), cookies=[cookie], status_code=status)


def session_cookie(request: Http, key: str, seconds: int) -> Cookie:
    return Cookie(
        key=SESSION, value=key, path=f"{prefix_of(request)}/api", max_age=seconds,
        httponly=True, samesite="strict", secure=request.url.scheme == "https",
    )  # fmt: skip


HANDLERS = [ask_new, make_player, ask_known, come_back, ask_more, add_passkey]
