"""axe, which checks accessibility, must find nothing: dark and light, in both languages, desk and phone."""

import pytest

from . import needs
from .guests import DESKTOP, PHONE, Guest

LOOKS = {
    "en-desk": {"language": "en", "size": DESKTOP, "color_scheme": "dark"},
    "hu-phone": {"language": "hu", "size": PHONE, "color_scheme": "light"},
}
looks = pytest.mark.parametrize(
    "look",
    [
        pytest.param(LOOKS["en-desk"], id="en-desk"),
        pytest.param(LOOKS["hu-phone"], id="hu-phone", marks=pytest.mark.long),
    ],
)
"""Where a test is quick, only one of them is."""

RUN = """() => {
  document.body.style.backgroundImage = "none";  // on a gradient axe says nothing of contrast
  return axe.run(document, { resultTypes: ["violations"] });
}"""


def find_nothing(anna: Guest) -> None:
    if not needs.AXE.is_file():
        pytest.skip("axe-core is not here: run `npm ci` in web/")
    anna.page.evaluate(needs.AXE.read_text("utf8"))
    found = anna.page.evaluate(RUN)["violations"]
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    told = [f"{rule}: {node['html'][:200]} {node['failureSummary']}" for rule, node in nodes]
    assert not told, "\n".join(told)
