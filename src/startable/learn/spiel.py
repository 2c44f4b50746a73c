"""OpenSpiel's door: `import startable.learn.spiel`, then `pyspiel.load_game("startable_ur")`.

Chance is explicit, with the rules' own weights. Where several seats may decide, the lowest is asked first.
`startable_maze(players=4,longest=500)`: for four seats, cut after 500 decisions, which counts as a draw.
Options of the game are parameters too, `startable_ur(discs=1,longest=6)`, and so is a position to begin from.
"""

from typing import Any

import numpy as np

from startable.core import CHANCE, Known, Move, Rules
from startable.learn.sentences import in_sentences, whole
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
        self._outcomes: dict[int, tuple[Move[Any], float]] = {}

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.game, self.rules, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        text = self.game.layout.write(self.state)
        return _read, (self.game.name, self.rules.seats, dict(self.rules.options), text)

    def legal(self, seat: int) -> dict[int, Move[Any]]:
        return {move.number(self.state): move for move in self.rules.legal(self.state, seat)}

    def outcomes(self) -> dict[int, tuple[Move[Any], float]]:
        """What chance may do, with shares of 1; good until the next move.

        Outcomes that lead to the same position are one, and those that leave all as it is are left out, since
        chance would only be asked again: so a tree that is cut by its length is finite.
        """
        if not self._outcomes:
            found = self.rules.outcomes(self.state)
            here, layout = self.game.layout.write(self.state), self.game.layout
            shares: dict[str, tuple[int, Move[Any], int]] = {}
            for number, (move, weight) in enumerate(found.pairs()):
                after = self.state.clone()
                move.apply(after, CHANCE, None)
                text = layout.write(after)
                first, same, sum_ = shares.get(text, (number, move, 0))
                shares[text] = first, same, sum_ + weight
            shares.pop(here, None)
            total = sum(weight for _, _, weight in shares.values())
            self._outcomes = {number: (move, weight / total) for number, move, weight in shares.values()}
        return self._outcomes

    def move(self, player: int, number: int) -> Move[Any]:
        found = (
            self.legal(player) if player >= 0 else {each: move for each, (move, _) in self.outcomes().items()}
        )
        if number not in found:
            raise ValueError(f"{number} is not legal here; these are: {', '.join(map(str, sorted(found)))}")
        return found[number]

    def apply(self, player: int, number: int) -> str:
        """Tells the move in notation."""
        move = self.move(player, number)
        move.apply(self.state, player if player >= 0 else CHANCE, None)
        self._outcomes = {}
        return move.text()


def _read(name: str, seats: int, options: dict[str, int], position: str) -> Held:
    rules = game(name).rules(seats, options)
    return Held(game(name), rules, game(name).layout.read(position, rules.start()))


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held = Held(game.game, game.rules, game.start())
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
        return [(number, share) for number, (_, share) in self.held.outcomes().items()]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.held.apply(player, action)
        self._left -= player >= 0

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.move(player, action).text()

    def returns(self) -> list[float]:
        return shares_above_others(self.held.rules, self.held.state)

    def information_state_string(self, player: int | None = None) -> str:
        """Where nothing is hidden: the position and how much of the game is left tell all that matters."""
        if not self.held.game.layout.open:
            raise ValueError("information states are offered for games without secrets alone")
        return f"{self} left:{self._left}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Where nothing is hidden: what the seat sees."""
        return self.observation_tensor(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        observer = Observer(self.held.game)
        observer.set_from(self, self.current_player() if player is None else player)
        return [float(each) for each in observer.tensor]

    def observation_string(self, player: int | None = None) -> str:
        return Observer(self.held.game).string_from(self, self.current_player() if player is None else player)

    def __str__(self) -> str:
        return self.held.game.layout.write(self.held.state)


class SpielGame(pyspiel.Game):
    """One game of the catalogue; a class of its own for each, as OpenSpiel makes them from their class."""

    game: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = dict(params or {})
        self.longest = whole("longest", wanted.pop("longest", LONGEST), 1)
        seats = int(wanted.pop("players", self.game.seats.start))
        self._position = str(wanted.pop("position", ""))
        with in_sentences():
            self.rules = self.game.turn_rules(seats, wanted)
            self.start()
        super().__init__(self.kind, self._info(), params or {})

    def start(self) -> Any:
        """A new game, or the position that it begins from."""
        return self.game.read_position(self._position, self.rules) if self._position else self.rules.start()

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
        return Observer(self.game, iig_obs_type)


class Observer:
    """What a seat sees: the game's numbers as a tensor, its view as text.

    With perfect recall, where nothing is hidden, the text is that of the information state.
    """

    def __init__(self, game: AnyGame, kind: Any = None) -> None:
        self._game = game
        self._recalls = bool(kind and kind.perfect_recall)
        if self._recalls and not game.layout.open:
            raise ValueError("information states are offered for games without secrets alone")
        self.tensor = np.zeros(game.numbers.WIDTH, np.float32)
        self.dict = {"observation": self.tensor}

    def _known(self, state: SpielState, player: int) -> Known[Any]:
        return self._game.layout.hide(state.held.state, player)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._game.numbers.observe(self._known(state, player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return state.information_state_string(player)
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
        provides_information_state_string=game.layout.open,
        provides_information_state_tensor=game.layout.open,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats.start,
            "longest": LONGEST,
            "position": "",
            **game.turn_rules().options,
        },
    )


def register() -> None:
    for name in names():
        kind = _kind(game(name))
        if kind.short_name not in pyspiel.registered_names():
            made = type(f"{name.capitalize()}Game", (SpielGame,), {"game": game(name), "kind": kind})
            pyspiel.register_game(kind, made)


register()
