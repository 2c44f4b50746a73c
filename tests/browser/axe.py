"""axe, which checks accessibility, must find nothing: dark and light, in both languages, desk and phone."""

from collections.abc import Callable
from typing import Any

import pytest

from . import needs
from .guests import DESKTOP, PHONE, Guest

_needed = pytest.mark.skipif(not needs.AXE.is_file(), reason="axe-core is not here: run `npm ci` in web/")

LOOKS = {
    "en-desk": {"language": "en", "size": DESKTOP, "color_scheme": "dark"},
    "hu-phone": {"language": "hu", "size": PHONE, "color_scheme": "light"},
}
_looks = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)

RUN = """() => {
  document.body.style.backgroundImage = "none";  // on a gradient axe says nothing of contrast
  return axe.run(document, { resultTypes: ["violations"] });
}"""


def looks(test: Callable[..., Any]) -> Any:
    """A test of the page in each of these looks, where axe is here."""
    return _needed(_looks(test))


def find_nothing(anna: Guest) -> None:
    anna.page.evaluate(needs.AXE.read_text("utf8"))
    found = anna.page.evaluate(RUN)["violations"]
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    assert [f"{rule}: {node['html'][:200]} {node['failureSummary']}" for rule, node in nodes] == []
