"""Our way to say a Fluent text gives what Mozilla's runtime gives."""

from decimal import Decimal

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from startable.play.fluent import Bundle
from startable.play.numerals import written
from startable.play.rulebook import LANGUAGES
from startable.play.words import sources

from ..effort import LONG

# Left out below: what the runtime cannot say, NUMBER of a text, or says oddly, nought to three digits (0.0).
VALUES: list[object] = [0, 1, 2, 5, -1, 12, 1234, 1.0, 0.25, 1234567.891, "ur", "yes", "x"]

HARD = """
-ship = { $case ->
    [big] Ship
   *[small] ship
}
    .gender = she
plain = One line. # not a comment
many =
    Two
    lines.
named = The { -ship } and the { -ship(case: "big") }.
whose = { -ship.gender ->
    [she] her
   *[it] its
} oar
part = Body
    .help = Help of { $count ->
        [0] nothing
        [one] one
       *[other] { NUMBER($count, minimumFractionDigits: 2) }
    }
inner = { "{" }quoted{ "}" } { plain } { part.help } { 3.50 }
nothing = { missing } { -missing } { part.missing }
# A comment that ends the message before.
last = { $count }
"""


def theirs(language: str, texts: list[str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def names(text: str) -> list[tuple[str, str]]:
    entries = [each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)]
    whole = [(each.id.name, "") for each in entries if each.value]
    return whole + [(each.id.name, part.id.name) for each in entries for part in each.attributes]


def variables(text: str) -> list[str]:
    return sorted({word.split("}")[0].split(",")[0].split(")")[0].split()[0] for word in text.split("$")[1:]})


def said_by_runtime(bundle: FluentBundle, name: str, part: str, args: dict[str, object]) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", VALUES if LONG else VALUES[1::4])
def test_every_message_is_said_as_the_runtime_says_it(language: str, value: object) -> None:
    texts = sources(language)
    ours, bundle = Bundle(language, texts), theirs(language, texts)
    for text in texts:
        args = dict.fromkeys(variables(text), value)
        for name, part in names(text):
            expected = said_by_runtime(bundle, name, part, args)
            if "NUMBER()" not in expected and name != "arena-speed":
                assert ours.say(name, part, args) == expected, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", VALUES)
def test_all_that_fluent_can_is_said_too(language: str, value: object) -> None:
    ours, bundle = Bundle(language, [HARD]), theirs(language, [HARD])
    for name, part in names(HARD):
        if name != "nothing":
            expected = said_by_runtime(bundle, name, part, {"count": value})
            if "NUMBER()" not in expected:
                assert ours.say(name, part, {"count": value}) == expected, name


def test_what_is_missing_is_named() -> None:
    bundle = Bundle("en", [HARD])
    assert bundle.say("nothing", "", {}) == "{missing} {-missing} {part}"
    assert bundle.say("last", "", {}) == "{$count}"
    assert bundle.say("missing", "", {}) is None
    assert bundle.say("plain", "help", {}) is None


def test_of_two_messages_of_one_name_the_first_counts() -> None:
    assert Bundle("en", ["one = first", "one = second"]).say("one", "", {}) == "first"


@pytest.mark.parametrize(
    ("value", "wanted", "english", "hungarian"),
    [
        (1234567, {}, "1,234,567", "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567"),
        (1234, {"useGrouping": 0}, "1234", "1234"),
        (0.5, {"maximumFractionDigits": 0}, "0", "0"),
        (2.5, {"minimumFractionDigits": 2}, "2.50", "2,50"),
        (123456.0, {"maximumSignificantDigits": 3}, "123,000", "123\N{NO-BREAK SPACE}000"),
        (0, {"maximumSignificantDigits": 3}, "0", "0"),
        (0.012345, {"maximumSignificantDigits": 3}, "0.0123", "0,0123"),
        (Decimal("1.10"), {}, "1.1", "1,1"),
        (True, {}, "1", "1"),
    ],
)
def test_numbers(value: float, wanted: dict[str, int], english: str, hungarian: str) -> None:
    assert written(value, "en", wanted) == english
    assert written(value, "hu", wanted) == hungarian
