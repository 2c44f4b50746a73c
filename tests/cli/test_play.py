"""`play`: a whole game with typed moves, what is said on the way, and how it is kept."""

from pathlib import Path

import pytest

from startable.play import journal
from startable.play.catalogue import names
from startable.play.texts import read_text

from .conftest import Run

QUICK = ["play", "--option", "discs=1", "--seed", "1"]
ALWAYS_FIRST = "1\n" * 500


def test_a_whole_game_ends_with_its_result_and_its_journal(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--seed", "5", "--option", "discs=3", typed=ALWAYS_FIRST)
    assert ran.code == 0
    result, saved = ran.out.splitlines()[-2:]
    assert result.endswith("wins. (UR-502 The exact test)")
    path = Path(saved.removeprefix("The game is saved in "))
    assert tmp_path in path.parents
    assert run("replay", path).code == 0


def test_the_same_game_in_hungarian(run: Run) -> None:
    ran = run("play", "--seed", "5", "--option", "discs=3", "--lang", "hu", typed=ALWAYS_FIRST)
    assert "Fekete új korongot hoz be a " in ran.out
    assert "nyert. (UR-502 A pontos feltétel)" in ran.out
    assert "ur-event" not in ran.out


def test_the_board_has_its_true_shape(run: Run) -> None:
    shown = run(*QUICK).out
    assert "┌────────┬────────┬────────┬────────┐                 ┌────────┬────────┐" in shown
    assert "│ h4   ↑ │ h3   ‹ │ h2   ‹ │ h1   ‹ │                 │ b1   ⌂ │ b2   ‹ │" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_what_the_rules_advise_is_told_until_it_is_chosen(run: Run) -> None:
    advice = "advise fewer tiles"
    shown = [run("play", "maze", "--seed", "1", *rest).out for rest in ([], ["--seats", "3"])]
    assert all(advice in " ".join(text.split()) for text in shown)
    chosen = run("play", "maze", "--seed", "1", "--option", "layout=oblong").out
    assert advice not in chosen
    assert advice not in run("play", "maze", "--seed", "1", "--seats", "4").out


def test_the_own_row_is_in_front(run: Run) -> None:
    rows = run("play", "--seed", "1", "--seat", "B").out.splitlines()
    sides = [row.strip() for row in rows if "in hand:" in row]
    assert sides[0].startswith("Black (b)")
    assert sides[1].startswith("Yellow (y)")


def test_a_move_may_be_typed_as_written(run: Run) -> None:
    first = next(line for line in run(*QUICK).out.splitlines() if line.startswith("  1  "))
    move = first.split()[1]
    assert f"Black brings in a disc at {move[3:]}." in run(*QUICK, typed=f"{move}\n").out


def test_a_refused_move_tells_its_rule_and_nothing_is_lost(run: Run) -> None:
    ran = run(*QUICK, typed="c3-c8\npass\n1\n")
    assert "UR-205 Forward: There is no disc on c3." in ran.out
    assert "UR-203 You must move: You can move by " in ran.out
    assert "Black brings in a disc at " in ran.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "leaves the table"),
        ("help", "leaves the table"),
        ("why c3-c8", "UR-205 Forward: There is no disc on c3."),
        ("why 1", "is allowed."),
        ("why", "“” is no move."),
        ("rules UR-210", "UR-210 Exact roll"),
        ("UR-210", "UR-210 Exact roll"),
        ("rules", "UR-605 Fewer discs"),
        ("rules UR-9", "There is no rule “UR-9”"),
        ("board", "│ c1   › │"),
        ("nonsense", "“nonsense” is no move."),
        ("99999", "There is only one move."),
        ("0", "There is only one move."),
        ("\x1b[2J", "“�[2J” is no move."),
    ],
)
def test_what_is_typed_is_answered(run: Run, typed: str, answer: str) -> None:
    before = run(*QUICK, typed="").out
    after = run(*QUICK, typed=f"{typed}\n").out
    assert after.count(answer) > before.count(answer)


def test_commands_have_hungarian_words_too(run: Run) -> None:
    assert "UR-205 Előre: A c3 mezőn nincs korong." in run(*QUICK, "--lang", "hu", typed="miért c3-c8\n").out
    assert "Felálltál az asztaltól." in run(*QUICK, "--lang", "hu", typed="kilép\n").out


def test_enter_takes_the_only_move(run: Run) -> None:
    assert "Black brings in a disc at " in run(*QUICK, typed="\n").out


def test_two_people_share_the_screen(run: Run) -> None:
    shown = run("play", "--two", "--seed", "3", "--option", "discs=2", typed=ALWAYS_FIRST).out
    assert "Black, your move" in shown
    assert "Yellow, your move" in shown
    assert "(bot)" not in shown
    assert "wins." in shown


@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_leaving_is_no_error(run: Run, typed: str) -> None:
    ran = run(*QUICK, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("You have left the table. Come back soon!\n")
    assert "saved" not in ran.out


def test_saved_games_are_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "monday.play"
    args = ["play", "--seed", "4", "--option", "discs=2"]
    assert f"The game is saved in {file}" in run(*args, typed=f"1\nsave {file}\nquit\n").out
    saved = journal.read(read_text(file))
    assert saved.header.seats == ("", "level3")
    again = run("play", "--resume", file, "--seed", "9", typed=ALWAYS_FIRST)
    assert "wins." in again.out
    longer = journal.read(read_text(file))
    assert longer.lines[: len(saved.lines)] == saved.lines
    assert journal.replay(longer).over


def test_save_keeps_the_game_of_who_leaves_early(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "early.play"
    assert f"saved in {file}" in run(*QUICK, "--save", file, typed="").out
    assert journal.read(read_text(file)).header.rules.options["discs"] == 1


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.play"
    file.write_text("mine")
    assert "There is such a file already" in run(*QUICK, "--save", file).complaint
    assert "There is such a file already" in run(*QUICK, typed=f"save {file}\n").out
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["/no/such/folder/x.play", "~nobody-at-all/x", "x\0y", "a" * 300])
def test_a_place_that_cannot_be_written_is_told_at_the_table(run: Run, name: str) -> None:
    ran = run(*QUICK, typed=f"save {name}\n")
    assert ran.code == 0
    assert "saved in" not in ran.out


def test_noise_at_the_table_is_answered_and_harms_nothing(run: Run) -> None:
    ran = run(*QUICK, typed=bytes(range(256)) * 40 + b"\n1\n")
    assert ran.code == 0
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], f"There is no game called “chess”. There is: {', '.join(names())}."),
        (["--bot", "deep"], "There is no bot called “deep”."),
        (["--bot", "expectimax:99"], "There is no bot called “expectimax:99”."),
        (["--seat", "C"], "“C” is no seat here; seats: A, B."),
        (["--seed", "-1"], "--seed must be at least 0."),
        (["--option", "discs"], "“discs” is no option; write name=value."),
        (["--option", "discs=-3"], "Option discs cannot be “-3”; possible: 1–10."),
        (["--option", "dics=3"], "This game has no option called “dics”."),
        (["--save", "/no/such/folder/x"], "/no/such/folder/x: There is no such folder to write to."),
        (["--resume", "missing.play"], "missing.play: There is no such file."),
    ],
)
def test_bad_input_gets_one_line(run: Run, args: list[str], complaint: str) -> None:
    assert run("play", *args).complaint.startswith(complaint)


def test_a_broken_journal_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.play"
    file.write_text("startable 1\ngame ur 1\nseat A\nseat B greedy\n\n* 6:1\n* 3\nA in-h4\n")
    assert run("play", "--resume", file).complaint.startswith(f"{file}:8: A in-h4 — UR-204")
