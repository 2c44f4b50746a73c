"""The page under a path of its host: a table opened, joined and reloaded, and links that stay within."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .conftest import NewServer
from .guests import Guest, play_on

PREFIX = "/games"

pytestmark = pytest.mark.long


def test_everything_stays_under_the_path(browser: Browser, new_server: NewServer) -> None:
    base = new_server(prefix=PREFIX).url
    anna = Guest.come(browser, f"{base}{PREFIX}", "Anna", "en").open_table(discs=3)
    assert re.fullmatch(rf"{base}{PREFIX}/t/[0-9a-z]+", anna.page.url)
    bela = Guest.come(browser, f"{base}{PREFIX}", "Bela", "en").sit(anna.page.url)
    anna.arrive()
    play_on(2, anna, bela)
    bela.page.reload()
    play_on(1, anna, bela)
    anna.page.goto(f"{base}{PREFIX}/rules/ur#UR-201")
    expect(anna.page.get_by_role("heading").first).to_be_visible()
    anna.page.locator("a.brand").click()
    expect(anna.page).to_have_url(f"{base}{PREFIX}/")
    own = anna.page.locator("a[href^='/']")
    expect(own.first).to_be_visible()
    assert all(link.startswith(f"{PREFIX}/") for link in own.evaluate_all("all => all.map(a => a.pathname)"))
    assert not [trouble for each in (anna, bela) for trouble in each.troubles]
    for each in (anna, bela):
        each.context.close()
