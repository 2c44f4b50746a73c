"""The bodies of requests and answers over HTTP, a module for each concern.

`DECLARED_ELSEWHERE`: sent as their own packages declare them; the page's types are made of them too.
"""

from startable.server.protocol.http.coach import Hint
from startable.server.protocol.http.events import (
    BeHere,
    CallOffTable,
    EntrantInfo,
    EventInfo,
    EventKey,
    EventTableInfo,
    JoinEvent,
    NewEvent,
    NextRound,
    RoundInfo,
    StandingInfo,
)
from startable.server.protocol.http.games import FigureShown, GameInfo, GameWords, OptionInfo, RulesText
from startable.server.protocol.http.history import FairRecord, History, Made, Moment
from startable.server.protocol.http.keeper import (
    Deal,
    KeeperPlayer,
    KeeperPlayers,
    KeeperTable,
    KeeperTables,
    Machine,
    ProcessInfo,
    ReportInfo,
    Reports,
    Timing,
)
from startable.server.protocol.http.lessons import (
    LessonMove,
    LessonMoves,
    LessonPlace,
    LessonTask,
    LessonText,
)
from startable.server.protocol.http.manners import NewReport
from startable.server.protocol.http.players import (
    Best,
    BestEntry,
    ChangeMe,
    Claimed,
    DeviceLink,
    GameEntry,
    Games,
    GameStatistics,
    Linked,
    Me,
    NewPlayer,
    PasskeyAnswer,
    PasskeyAsked,
    PasskeyInfo,
    PlayerInfo,
    PlayerPage,
    Point,
    RatingInfo,
)
from startable.server.protocol.http.positions import PositionPlace, PositionText
from startable.server.protocol.http.push import PushKey, PushKeys, PushOff, PushOn
from startable.server.protocol.http.puzzles import (
    PuzzleInfo,
    PuzzleMoves,
    PuzzleOfTheDay,
    PuzzlePlace,
    PuzzleTried,
)
from startable.server.protocol.http.tables import (
    Invitation,
    LobbyEntry,
    OpenTable,
    Seated,
    SitDown,
    WantedSeat,
)

__all__ = [
    "BeHere", "Best", "BestEntry", "CallOffTable", "ChangeMe", "Claimed", "Deal", "DeviceLink",
    "EntrantInfo", "EventInfo", "EventKey", "EventTableInfo", "FairRecord", "FigureShown", "GameEntry",
    "GameInfo", "GameStatistics", "GameWords", "Games", "Hint", "History", "Invitation", "JoinEvent",
    "KeeperPlayer", "KeeperPlayers", "KeeperTable", "KeeperTables", "LessonMove", "LessonMoves",
    "LessonPlace", "LessonTask", "LessonText", "Linked", "LobbyEntry", "Machine", "Made", "Me",
    "Moment", "NewEvent", "NewPlayer", "NewReport", "NextRound", "OpenTable", "OptionInfo",
    "PasskeyAnswer", "PasskeyAsked", "PasskeyInfo", "PlayerInfo", "PlayerPage", "Point",
    "PositionPlace", "PositionText", "ProcessInfo", "PushKey", "PushKeys", "PushOff", "PushOn",
    "PuzzleInfo", "PuzzleMoves", "PuzzleOfTheDay", "PuzzlePlace", "PuzzleTried", "RatingInfo",
    "ReportInfo", "Reports", "RoundInfo", "RulesText", "Seated", "SitDown", "StandingInfo", "Timing",
    "WantedSeat",
]  # fmt: skip
