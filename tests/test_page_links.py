"""The page may live under a path of its host, or in the query of a file: so `placed` makes its own links."""

import re

from .documents import ROOT

BARE = re.compile(r"""href="/|(?<!placed\()["'`]/(?:api|t|r|f|rules|learn|position|puzzles)(?=[/?$"'`])""")
FREE = ("routes.ts", "api.ts", "transport.ts")
"""Here addresses are compared, or go to the transport, which knows where its server is."""


def test_links_of_the_page_begin_where_it_lives() -> None:
    sources = [path for kind in ("*.svelte", "*.ts") for path in (ROOT / "web" / "src").rglob(kind)]
    assert sources
    for path in sources:
        if ".test." not in path.name and path.name not in FREE:
            assert not BARE.findall(path.read_text(encoding="utf-8")), path
