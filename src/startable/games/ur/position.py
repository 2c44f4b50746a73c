"""A position of UR as text, and whether such a position can exist at all."""

from startable.core.unreadable import Unreadable
from startable.games.ur.board import FIELDS, LAST, PATHS, field_name, owner_of
from startable.games.ur.flow import can_ever_move
from startable.games.ur.state import DISC_LETTERS, ENDED, MOVING, OPENING, ROLLING, UrState
from startable.games.ur.towers import find_tops

FIELD_BY_NAME = {field_name(field): field for field in range(FIELDS)}


def write(state: UrState) -> str:
    return describe(state, state.named_towers())


def describe(state: UrState, towers: dict[str, str]) -> str:
    words = [f"{field}:{tower}" for field, tower in towers.items()]
    words.append(f"hand:{state.hands[0]},{state.hands[1]}")
    if state.phase != OPENING:
        words.append(f"turn:{'AB'[state.turn]}")
    if state.phase == MOVING:
        words.append(f"roll:{state.roll}")
    if state.phase == ENDED:
        words.append(f"won:{'AB'[state.winner] if state.winner >= 0 else '-'}")
    return " ".join([*words, f"turns:{state.turns}"] if state.turns else words)


def read(text: str, discs: int, state: UrState) -> UrState:
    """Fills a new game's state from the text; Unreadable if it is none, or no such position can exist."""
    given = _words(text)
    _read_towers(state, given)
    find_tops(state)
    _read_hands(state, given, discs)
    _read_turn(state, given)
    if given:
        raise Unreadable("position-word", {"word": min(given)[:40]})
    _possible(state)
    return state


def _words(text: str) -> dict[str, str]:
    pairs = [word.partition(":") for word in text.split()]
    given = {key: value for key, _, value in pairs}
    if len(given) < len(pairs):
        raise Unreadable("position-twice")
    return given


def _read_towers(state: UrState, given: dict[str, str]) -> None:
    for name, field in FIELD_BY_NAME.items():
        state.towers[field] = tuple(_disc(letter) for letter in given.pop(name, ""))


def _disc(letter: str) -> int:
    if letter not in DISC_LETTERS:
        raise Unreadable("ur-disc-letter", {"letter": letter})
    return DISC_LETTERS.index(letter)


def _read_hands(state: UrState, given: dict[str, str], discs: int) -> None:
    """Hands as given; what is neither there nor on the board is out of the game (UR-101)."""
    hands = given.pop("hand", "").split(",")
    state.hands = [_number(hand, "hand", 0, discs) for hand in hands]
    if len(state.hands) != 2:
        raise Unreadable("position-word", {"word": "hand"})
    for seat in range(2):
        on_board = sum([piece >> 1 == seat for tower in state.towers for piece in tower])
        state.out[seat] = discs - state.hands[seat] - on_board
        if state.out[seat] < 0:
            raise Unreadable("ur-too-many-discs", {"seat": "AB"[seat], "discs": discs}, "UR-101")


def _number(text: str, word: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and low <= int(text) <= high):
        raise Unreadable("position-word", {"word": word})
    return int(text)


def _read_turn(state: UrState, given: dict[str, str]) -> None:
    if "turn" in given:
        state.phase, state.turn = ROLLING, _seat(given.pop("turn"), "turn")
    if state.phase == ROLLING and "roll" in given:
        state.phase, state.roll = MOVING, _number(given.pop("roll"), "roll", 1, 6)
    if state.phase == ROLLING and "won" in given:
        winner = given.pop("won")
        state.phase, state.winner = ENDED, -1 if winner == "-" else _seat(winner, "won")
    state.turns = _number(given.pop("turns", "0"), "turns", 0, 9_999_999)


def _seat(text: str, word: str) -> int:
    if text.upper() not in ("A", "B"):
        raise Unreadable("position-word", {"word": word})
    return "AB".index(text.upper())


def _possible(state: UrState) -> None:
    for field, tower in enumerate(state.towers):
        if tower and owner_of(field) >= 0 and tower[-1] >> 1 != owner_of(field):
            raise Unreadable("ur-private-field", {"at": field_name(field)}, "UR-103")
    for seat in range(2):
        if any(piece != seat * 2 + 1 for piece in state.towers[PATHS[seat][LAST]]):
            raise Unreadable("ur-base-one", {"at": field_name(PATHS[seat][LAST])}, "UR-403")
    _options_kept(state)
    _turn_possible(state)


def _options_kept(state: UrState) -> None:
    limit = state.choices.tower_limit
    highest = max([len(tower) for tower in state.towers])
    if 0 < limit < highest:
        raise Unreadable("ur-too-high", {"height": highest, "limit": limit}, "UR-604")
    if state.phase != ENDED and 0 < state.choices.draw_after <= state.turns:
        raise Unreadable("ur-end-wrong", {}, "UR-601")


def _turn_possible(state: UrState) -> None:
    if state.phase == OPENING and (any(state.towers) or any(state.out) or state.turns):
        raise Unreadable("ur-turn-missing", {}, "UR-201")
    if state.phase == ENDED:
        wrong = state.winner >= 0 and can_ever_move(state, 1 - state.winner)
        wrong = wrong or (state.winner < 0 and not 0 < state.choices.draw_after <= state.turns)
    else:
        wrong = not (can_ever_move(state, 0) and can_ever_move(state, 1))
    if wrong:
        raise Unreadable("ur-end-wrong", {}, "UR-502")
