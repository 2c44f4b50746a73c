"""`arena`: what it shows, writes and refuses."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from .conftest import Run

SHORT = ["arena", "ur", "--bots", "greedy,random", "--games", "4", "--option", "discs=1", "--workers", "1"]


def test_ratings_and_shares_with_intervals(run: Run) -> None:
    ran = run(*SHORT)
    assert ran.code == 0
    assert "95% interval" in ran.out
    assert re.search(r"greedy +\d+\.\d +± \d+\.\d +\d+\.\d%", ran.out)
    assert "Seat B" in ran.out
    assert "4 games, 0 draws, median length" in ran.out
    assert ran.err == ""


def test_as_json_it_repeats_by_its_seed_on_any_number_of_workers(run: Run) -> None:
    args = [*SHORT[:-2], "--json", "--seed", "7", "--workers"]
    first, second = (json.loads(run(*args, workers).out) for workers in (1, 2))
    assert first == second
    assert sum(each["wins"] for each in first["standings"]) + first["draws"] == 4
    low, high = first["standings"][0]["interval"]
    assert 0 <= low <= first["standings"][0]["share"] <= high <= 1
    assert first["pairs"][0][1] == pytest.approx(1 - first["pairs"][1][0])
    assert len(first["by_seat"]) == first["seats"] == 2


def test_what_is_in_the_file_is_not_played_again(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "match.sqlite"
    first = run(*SHORT, "--out", out)
    changed = out.stat().st_mtime_ns
    assert run(*SHORT, "--out", out).out == first.out
    assert out.stat().st_mtime_ns == changed
    complaint = run(*SHORT, "--out", out, "--seed", "1").complaint
    assert complaint == f"{out}: This file holds another match (seed: 0); choose another name."


class Page(HTMLParser):
    """Elements in order, and whether all were closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "title"), [("en", "Ratings"), ("hu", "Értékszámok")])
def test_the_report_is_one_page_that_needs_nothing_else(
    run: Run, tmp_path: Path, language: str, title: str
) -> None:
    file = tmp_path / "report.html"
    assert str(file) in run(*SHORT, "--report", file, "--lang", language).out
    text = file.read_text("utf8")
    page = Page(text)
    assert page.open == []
    assert not [attrs for _, attrs in page.found if {"src", "href"} & set(attrs)]
    assert not [word for word in ("url(", "@import", "<script") if word in text]
    assert [attrs["lang"] for tag, attrs in page.found if tag == "html"] == [language]
    assert f"<h2>{title}</h2>" in text
    assert "arena-" not in text
    assert "startable arena ur --bots greedy,random --seats 2 --games 4 --seed 0 --option discs=1" in text
    assert sum(tag == "section" for tag, _ in page.found) == 7


@pytest.mark.parametrize("where", ["", "missing/report.html"])
def test_a_report_that_cannot_be_written_is_told_before_the_games(
    run: Run, tmp_path: Path, where: str
) -> None:
    out = tmp_path / "kept.sqlite"
    ran = run(*SHORT, "--out", out, "--report", tmp_path / where)
    assert ran.complaint.startswith(str(tmp_path / where))
    assert not out.exists()


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["ur", "--games", "-1"], "--games must be at least 1."),
        (["ur", "--seed", "-1"], "--seed must be at least 0."),
        (["ur", "--seed", str(2**40)], "--seed must be at most 1099511627775."),
        (["ur", "--workers", "-1"], "--workers must be at least 0."),
        (["ur", "--bots", "greedy"], "This game is for 2 players."),
        (["ur", "--bots", "greedy,deep"], "There is no bot called “deep”."),
        (["ur", "--option", "dics=3"], "This game has no option called “dics”."),
        (["smugglers", "--seats", "3"], "3 seats need at least as many bots;"),
    ],
)
def test_bad_input_gets_one_line(run: Run, args: list[str], complaint: str) -> None:
    assert run("arena", *args).complaint.startswith(complaint)
