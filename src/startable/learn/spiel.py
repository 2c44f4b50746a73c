"""OpenSpiel's door: `import startable.learn.spiel`, then `pyspiel.load_game("startable_ur")`.

Chance is explicit, with the rules' own weights. Where several seats may decide, the lowest is asked first.
`startable_maze(players=4,longest=500)`: for four seats, cut after 500 decisions, which counts as a draw.
"""

from typing import Any

import numpy as np

from startable.core import CHANCE, Known, Move, Rules
from startable.play.catalogue import AnyGame, game, names
from startable.play.episode import shares_above_others

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "startable.learn.spiel needs open_spiel: pip install 'startable[openspiel]'", name=missing.name
    ) from missing

LONGEST = 20_000
MOST_OUTCOMES = 256
"""No act of chance in our games has as many; OpenSpiel wants a bound."""


class Held:
    """Rules and state, in a form that OpenSpiel can copy, and pickle by their notation."""

    def __init__(self, game: AnyGame, rules: Rules[Any], state: Any) -> None:
        self.game = game
        self.rules = rules
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.game, self.rules, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.game.name, self.rules.seats, self.game.layout.write(self.state))

    def legal(self, seat: int) -> dict[int, Move[Any]]:
        return {move.number(self.state): move for move in self.rules.legal(self.state, seat)}

    def move(self, player: int, number: int) -> Move[Any]:
        return self.legal(player)[number] if player >= 0 else self.rules.outcomes(self.state).moves[number]


def _read(name: str, seats: int, position: str) -> Held:
    rules = game(name).turn_rules(seats)
    return Held(game(name), rules, game(name).layout.read(position, rules.start()))


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held = Held(game.game, game.rules, game.rules.start())
        self._left = game.longest

    def current_player(self) -> int:
        awaits = self.held.rules.awaits(self.held.state)
        if awaits.over or self._left == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if awaits.chance else awaits.first

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.rules.outcomes(self.held.state)
        return [(number, weight / outcomes.total) for number, weight in enumerate(outcomes.weights)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        move = self.held.move(player, action)
        move.apply(self.held.state, player if player >= 0 else CHANCE, None)
        self._left -= player >= 0

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.move(player, action).text()

    def returns(self) -> list[float]:
        return shares_above_others(self.held.rules, self.held.state)

    def __str__(self) -> str:
        return self.held.game.layout.write(self.held.state)


class SpielGame(pyspiel.Game):
    """One game of the catalogue; a class of its own for each, as OpenSpiel makes them from their class."""

    game: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = params or {}
        self.longest = int(wanted.get("longest", LONGEST))
        self.rules = self.game.turn_rules(int(wanted.get("players", self.game.seats.start)))
        super().__init__(self.kind, self._info(), wanted)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.numbers.MOVES,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.game)


class Observer:
    """What a seat sees: the game's numbers as a tensor, its view as text."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.tensor = np.zeros(game.numbers.WIDTH, np.float32)
        self.dict = {"observation": self.tensor}

    def _known(self, state: SpielState, player: int) -> Known[Any]:
        return self._game.layout.hide(state.held.state, player)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._game.numbers.observe(self._known(state, player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(self._game.view(self._known(state, player)))


def _kind(game: AnyGame) -> Any:
    known = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"startable_{game.name}",
        long_name=f"Startable {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.PERFECT_INFORMATION if game.layout.open else known.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, "longest": LONGEST},
    )


def register() -> None:
    for name in names():
        kind = _kind(game(name))
        if kind.short_name not in pyspiel.registered_names():
            made = type(f"{name.capitalize()}Game", (SpielGame,), {"game": game(name), "kind": kind})
            pyspiel.register_game(kind, made)


register()
