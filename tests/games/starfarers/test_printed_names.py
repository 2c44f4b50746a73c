"""In Hungarian parts are called what is printed on them, so that an owner of the box can look them up."""

from importlib.resources import files

import pytest

HOME = files("startable.games.starfarers")
RULES = HOME.joinpath("rules.hu.md").read_text("utf8")
SAID = "".join(
    HOME.joinpath("words", f"{name}.hu.ftl").read_text("utf8") for name in ("words", "page", "lessons")
)


@pytest.mark.parametrize(
    "name",
    [
        *("catani kolóniák", "Vándorlók", "Az idő foga", "meghajtó", "kiépítés", "rakománymodul", "anyahajó"),
        *("fedélzeti ágyú", "kolóniaépítési terület", "űrkikötő pont", "dokkolópont", "űrdokkoló modul"),
        *("Sarccsökkentés", "Megvásárolt hírnév", "Galaktikus segítség", "Gazdag segít a szegénynek"),
        *("utánpótláspakli", "fél érme", "számkorong", "űrnegyed", "előőrs", "szállítóhajó", "űrugrás"),
    ],
)
def test_the_printed_name_is_used(name: str) -> None:
    assert name.lower() in RULES.lower()


@pytest.mark.parametrize(
    "name", ["anyarendszer", "hajtómű", "készletpakli", "gyarmat", "érmek", "bővítmény", "A(z) "]
)
def test_no_other_name_is_used(name: str) -> None:
    assert name.lower() not in (RULES + SAID).lower()
