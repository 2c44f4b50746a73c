"""In Hungarian parts are called what is printed on them, so that an owner of the box can look them up."""

from importlib.resources import files

import pytest

HOME = files("startable.games.maze")
RULES = HOME.joinpath("rules.hu.md").read_text("utf8")
SAID = "".join(
    HOME.joinpath("words", f"{name}.hu.ftl").read_text("utf8") for name in ("words", "page", "lessons")
)


@pytest.mark.parametrize(
    "name",
    [
        *("labirintuslapka", "ereklyelapka", "energiakocka", "mozgáskocka", "vezérlőpanel", "akciókártya"),
        *(
            "ereklyejelző",
            "terminál",
            "Átlós forgatás",
            "Átlós csere",
            "Szuper ragasztó",
            "Színváltás",
            "Csere",
        ),
        *("A bázis mozgatása", "90 fokos elforgatás", "180 fokos elforgatás", "270 fokos elforgatás"),
        *("+1 Futás", "+2 Futás"),
    ],
)
def test_the_printed_name_is_used(name: str) -> None:
    assert name.lower() in RULES.lower()


@pytest.mark.parametrize("name", ["sarkos", "óra járásával", "A(z) "])
def test_no_other_name_is_used(name: str) -> None:
    assert name.lower() not in (RULES + SAID).lower()
